#include "editor/guide.h"

#include "app/map/map_view.h"
#include "app/shell/files.h"
#include "app/shell/findings.h"
#include "app/shell/language.h"
#include "app/shell/shortcuts.h"
#include "editor/editor_actions.h"
#include "editor/editor_window.h"
#include "editor/guide_moves.h"
#include "editor/pages/new_map_pane.h"
#include "editor/panes/problems_pane.h"
#include "engine/base/file.h"
#include "engine/lesson/read_lesson.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDockWidget>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>
#include <utility>

namespace marches::editor {

namespace {

QString textAt(const lesson::Phrase& phrase, std::size_t at) {
    return QString::fromStdString(phrase.words[at]);
}

QString guideFile() {
    return QFileInfo(shell::bundledScenarios()).absolutePath() + QStringLiteral("/lessons/first-map.yaml");
}

/// A step is done on the page where maps begin, or on a map.
bool isOnPage(const lesson::Step& step) {
    return std::any_of(step.wait.phrases.begin(), step.wait.phrases.end(),
                       [](const lesson::Condition::Waited& waited) {
                           const std::string& word = waited.phrase.words[1];
                           return word == "can-make" || word == "made-map" || word == "design";
                       });
}

void pressKey(QWidget& control, int key, Qt::KeyboardModifiers held, const QString& text = {}) {
    QKeyEvent down(QEvent::KeyPress, key, held, text);
    QApplication::sendEvent(&control, &down);
    QKeyEvent up(QEvent::KeyRelease, key, held, text);
    QApplication::sendEvent(&control, &up);
}

} // namespace

Guide::Guide(GuideDesk desk, const EditorActions& actions, QObject* parent)
    : QObject(parent), desk_(std::move(desk)), actions_(actions), pane_(new shell::StepsPane) {
    pane_->hide();
    shell::CourseHost host;
    host.facts = [this](const lesson::Phrase& phrase) { return isSoNow(phrase); };
    host.play = [this](const lesson::Phrase& gesture) { return play(gesture); };
    host.locate = [this](const lesson::Phrase& target) { return locate(target); };
    host.word = [this](const QString& kind, const QString& name) { return word(kind, name); };
    host.canGoOn = [this](std::size_t step) { return canGoOn(step); };
    host.toCheckpoint = [this] { toCheckpoint(); };
    player_ = new shell::CoursePlayer(*pane_, std::move(host), this);
    connect(player_, &shell::CoursePlayer::closed, pane_, &QWidget::hide);
}

void Guide::begin() {
    const QString path = guideFile();
    const auto bytes = readRegularFile(shell::onDisk(path), std::size_t{1} << 20U);
    if (!bytes) return desk_.say(shell::findingLines({bytes.error()}, path).value(0));
    auto read = lesson::readLesson(*bytes, path.toStdString(), guideWords());
    if (!read.lesson) return desk_.say(shell::findingLines(read.findings, path).value(0));
    onPage_.clear();
    for (const lesson::Step& step : read.lesson->steps)
        onPage_.push_back(isOnPage(step));
    scenario_ = QString::fromStdString(read.lesson->scenario);
    lastMap_.clear();
    if (onPage_.front() && desk_.page() == nullptr) desk_.showMaps();
    player_->begin(std::move(*read.lesson));
    pane_->setVisible(true);
}

// What is done

void Guide::follow(EditorWindow* editor) {
    if (editor_) editor_->document().disconnect(this);
    editor_ = editor;
    if (editor == nullptr) return player_->look();
    Document& document = editor->document();
    lastMap_ = QString::fromStdString(document.draft().opened->path().string());
    index_ = document.history().index();
    connect(&document, &Document::stepMade, this, [this](const draft::Change& change, bool) {
        stepMade_ = true;
        for (const lesson::Phrase& deed : happeningsOf(change))
            player_->tell(deed);
    });
    connect(&document, &Document::historyChanged, this, &Guide::followHistory);
    connect(editor, &EditorWindow::stateChanged, this, [this, last = std::string()]() mutable {
        if (!editor_) return;
        const std::string now = editor_->chosen().empty() ? std::string() : editor_->chosen().front();
        if (std::exchange(last, now) != now && !now.empty())
            player_->tell({{"chose", "province", now}, {}}, false);
        player_->look();
    });
}

void Guide::followHistory() {
    const int now = editor_->document().history().index();
    const bool made = std::exchange(stepMade_, false);
    const int was = std::exchange(index_, now);
    if (now < was)
        tell("undone");
    else if (now > was && !made)
        tell("redone");
}

void Guide::tell(const char* deed) {
    player_->tell({{"did", deed}, {}});
}

void Guide::refresh() {
    player_->refresh();
}

// What is so

bool Guide::isSoNow(const lesson::Phrase& phrase) const {
    if (phrase.words[0] == "opened") return isOpened(phrase);
    GuideFigures figures;
    if (const QWidget* page = desk_.page())
        if (const auto* made = page->findChild<NewMapPane*>()) figures.canMake = made->canMake();
    if (EditorWindow* editor = desk_.map()) {
        const Document& document = editor->document();
        figures.provinces = document.atlas().provinces.size();
        figures.countries = document.atlas().countries.size();
        figures.saved = document.isSaved();
        if (auto* problems = editor->findChild<ProblemsPane*>()) {
            figures.errors = static_cast<std::size_t>(problems->model().count(draft::ProblemLevel::error));
            figures.problems = problems->model().open().size();
        }
    }
    return isSo(figures, phrase);
}

bool Guide::isOpened(const lesson::Phrase& phrase) const {
    const std::string& kind = phrase.words[1];
    if (kind == "design")
        return desk_.page() != nullptr && desk_.page()->objectName() == QLatin1String("design");
    EditorWindow* editor = desk_.map();
    if (kind == "map") return editor != nullptr;
    if (editor == nullptr) return false;
    if (kind == "view") return editor->shownViewId() == textAt(phrase, 2);
    if (kind == "tool") return editor->hand().id() == textAt(phrase, 2);
    const auto* pane = editor->findChild<QWidget*>(textAt(phrase, 2));
    return pane != nullptr && pane->isVisible() && !pane->visibleRegion().isEmpty();
}

// Where it can't go on

bool Guide::canGoOn(std::size_t step) const {
    if (step < onPage_.size() && onPage_[step])
        return desk_.page() != nullptr && desk_.page()->objectName() == QLatin1String("design");
    return desk_.map() != nullptr;
}

void Guide::toCheckpoint() {
    const std::size_t step = player_->progress().current;
    if (step < onPage_.size() && onPage_[step]) return desk_.showMaps();
    if (desk_.backToMap()) return;
    if (!lastMap_.isEmpty() && QFileInfo::exists(lastMap_)) return desk_.open(lastMap_);
    desk_.open(shell::bundledScenarios() + QLatin1Char('/') + scenario_ + QStringLiteral(".yaml"));
}

// What it shows

bool Guide::play(const lesson::Phrase& gesture) {
    const std::string& what = gesture.words.front();
    if (what == "type") return typeInto(gesture);
    if (what == "command") {
        QAction* command = commandCalled(textAt(gesture, 1));
        if (command == nullptr || !command->isEnabled()) return false;
        command->trigger();
        return true;
    }
    if (what == "press") {
        auto* button = qobject_cast<QAbstractButton*>(controlCalled(textAt(gesture, 1)));
        if (button == nullptr || !button->isEnabled()) return false;
        if (!button->isCheckable() || !button->isChecked()) button->click();
        return true;
    }
    if (what == "open-pane") {
        EditorWindow* editor = desk_.map();
        auto* dock = editor == nullptr
                         ? nullptr
                         : editor->findChild<QDockWidget*>(QStringLiteral("dock.") + textAt(gesture, 1));
        if (dock == nullptr) return false;
        dock->show();
        dock->raise();
        return true;
    }
    return desk_.map() != nullptr && playOnMap(gesture);
}

bool Guide::playOnMap(const lesson::Phrase& gesture) {
    EditorWindow& editor = *desk_.map();
    const std::string& what = gesture.words.front();
    if (what == "mend") return mend();
    const QString map = QStringLiteral("map");
    if (editor.shownViewId() != map) editor.showView(map);
    const Document& document = editor.document();
    const auto see = [&editor](const std::vector<std::string>& provinces) {
        std::vector<ProvinceId> seen;
        for (const std::string& id : provinces)
            if (const int at = editor.numberOf(id); at >= 0) seen.push_back(appmap::idOf(at));
        if (!seen.empty()) editor.map().camera().glideToSee(seen);
    };
    if (what == "choose") {
        std::string id = gesture.words.size() > 1 ? gesture.words[1] : std::string();
        if (document.atlas().province(id) < 0) id.clear();
        if (id.empty() && !document.atlas().provinces.empty()) id = document.atlas().provinces.front().id;
        if (id.empty()) return false;
        if (editor.chosen() == std::vector{id}) editor.choose({}); // it is chosen anew
        editor.choose({id});
        see({id});
        return true;
    }
    const std::string language = shell::spokenLanguage().toStdString();
    auto move = guideMove(document.draft(), gesture, editor.chosen(), language);
    if (!move) return false;
    if (!editor.document().apply(std::move(move->change), {map, move->about})) return false;
    see(move->about);
    return true;
}

/// The first problem that can be mended without asking.
bool Guide::mend() {
    auto* pane = desk_.map()->findChild<ProblemsPane*>();
    if (pane == nullptr) return false;
    for (const draft::Problem& problem : pane->model().open())
        for (const draft::Fix& fix : problem.fixes)
            if (fix.changes()) {
                const std::pair chosen(problem, fix); // the rows change while it is done
                emit pane->fixChosen(chosen.first, chosen.second);
                return true;
            }
    return false;
}

bool Guide::typeInto(const lesson::Phrase& gesture) {
    QWidget* field = controlCalled(textAt(gesture, 1));
    if (field == nullptr || !field->isEnabled()) return false;
    QStringList words;
    for (std::size_t i = 2; i < gesture.words.size(); ++i)
        words << textAt(gesture, i);
    field->setFocus(Qt::OtherFocusReason);
    pressKey(*field, Qt::Key_A, Qt::ControlModifier);
    for (const QChar letter : words.join(QLatin1Char(' ')))
        pressKey(*field, letter.isDigit() ? letter.unicode() : 0, {}, letter);
    return true;
}

// Where things are

QWidget* Guide::controlCalled(const QString& name) const {
    for (QWidget* control : pane_->window()->findChildren<QWidget*>(name))
        if (control->isVisible() && !control->visibleRegion().isEmpty()) return control;
    return nullptr;
}

/// Brings the dock forward in which a control is, or the map beside which it stands.
void Guide::bringInSight(const QString& name) const {
    EditorWindow* editor = desk_.map();
    QWidget* control = editor == nullptr ? nullptr : editor->findChild<QWidget*>(name);
    if (control == nullptr) return;
    QWidget* up = control;
    while (up != nullptr && qobject_cast<QDockWidget*>(up) == nullptr)
        up = up->parentWidget();
    if (up != nullptr) {
        up->show();
        up->raise();
    } else if (editor->shownViewId() != QLatin1String("map")) {
        editor->showView(QStringLiteral("map"));
    }
}

QAction* Guide::commandCalled(const QString& name) const {
    for (QAction* action : actions_.all())
        if (action->objectName() == name) return action;
    return nullptr;
}

shell::PointedPlace Guide::locate(const lesson::Phrase& target) const {
    if (target.words[0] == "control") {
        const QString name = textAt(target, 1);
        if (controlCalled(name) == nullptr) bringInSight(name);
        return {controlCalled(name), {}};
    }
    EditorWindow* editor = desk_.map();
    if (editor == nullptr || editor->shownViewId() != QLatin1String("map")) return {};
    std::string id = target.words[1];
    if (id == "chosen") id = editor->chosen().empty() ? std::string() : editor->chosen().front();
    const Atlas& atlas = editor->document().atlas();
    int at = editor->numberOf(id);
    if (at < 0 && !atlas.provinces.empty()) at = editor->numberOf(atlas.provinces.front().id);
    appmap::MapView& map = editor->map();
    if (at < 0) return {};
    map.camera().ensureVisible(appmap::idOf(at));
    const QPointF middle = map.toView(map.shapes()->grid().pole(at).point);
    QRect around(0, 0, 56, 56);
    around.moveCenter(middle.toPoint());
    return {&map, around};
}

/// {key editor.save} is the key of a command, {name editor.save} what it is called; {name ...} also names a
/// button in sight or a tool.
QString Guide::word(const QString& kind, const QString& name) const {
    if (const QAction* command = commandCalled(name)) {
        if (kind == QLatin1String("key")) return shell::keyCap(command->shortcut());
        QString words = command->text();
        words.remove(QLatin1Char('&'));
        return words.section(QLatin1Char(':'), 0, 0).trimmed(); // "Undo: Kent split"
    }
    const auto* button = pane_->window()->findChild<QAbstractButton*>(name);
    return button == nullptr ? QString() : button->text();
}

} // namespace marches::editor
