#include "editor/editor_desk.h"

#include "app/map/map_view.h"
#include "app/shell/ask.h"
#include "app/shell/files.h"
#include "app/shell/findings.h"
#include "app/shell/main_window.h"
#include "app/shell/message_page.h"
#include "app/shell/parts.h"
#include "app/shell/settings.h"
#include "app/shell/shortcuts.h"
#include "app/shell/status_line.h"
#include "app/theme/look.h"
#include "editor/editor_menus.h"
#include "editor/editor_window.h"
#include "editor/guide.h"
#include "editor/import_flow.h"
#include "editor/map_files.h"
#include "editor/map_pack.h"
#include "editor/map_problems.h"
#include "editor/map_save.h"
#include "editor/outside_watch.h"
#include "editor/pages/design_page.h"
#include "editor/pages/import_page.h"
#include "editor/pages/recovery_page.h"
#include "editor/panes/clash_card.h"
#include "editor/tools/trace_image.h"
#include "editor/trace_memory.h"
#include "editor/tracing.h"
#include "editor/typed_field.h"
#include "editor/words.h"

#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>

#include <utility>

namespace marches::editor {

namespace {
const QString editorYieldsKey = QStringLiteral("editor/yields");
const QString guideOfferedKey = QStringLiteral("editor/guide-offered");
} // namespace

EditorDesk::EditorDesk(shell::MainWindow& window, std::span<const GamePanels* const> games,
                       std::span<const ToolKind> tools, TestTable& table)
    : Desk(&window), window_(window), status_(window.status()), games_(games), tools_(tools), table_(table),
      actions_(this, tools), menus_(new EditorMenus(window, actions_)), centre_(new QWidget),
      stack_(new QStackedWidget), where_(new QLabel), kept_(new QLabel), typed_(new TypedField(this)),
      import_(new ImportFlow(window, games, this)) {
    where_->setObjectName(QStringLiteral("editor.where"));
    kept_->setObjectName(QStringLiteral("editor.kept"));
    for (QLabel* part : {where_.data(), kept_.data()}) {
        part->setContentsMargins(10, 0, 10, 0);
        theme::setTextRole(part, theme::Role::Ink2);
        status_.addPart(part);
    }
    actions_[Act::yields]->setChecked(shell::Settings().value(editorYieldsKey, false).toBool());
    connect(menus_, &EditorMenus::mapChosen, this, &EditorDesk::open);
    connect(menus_, &EditorMenus::panelsWanted, this,
            [this] { menus_->setPanels(editor_ ? editor_->board().docks() : std::vector<QDockWidget*>{}); });
    connect(qApp, &QApplication::focusChanged, this, [this] { showKeys(); });
    connect(typed_, &TypedField::changed, this, &EditorDesk::refresh);
    makeGuide();
    connectActions();
    connectImport();
    refresh();
}

EditorDesk::~EditorDesk() {
    inFront_ = false; // the focus moves while the parts below are deleted, and must not be shown by them
    closeMap();
    delete menus_;
    delete where_;
    delete kept_;
    delete centre_;
}

void EditorDesk::makeGuide() {
    GuideDesk desk;
    desk.map = [this]() -> EditorWindow* { return page_ == nullptr ? editor_ : nullptr; };
    desk.page = [this] { return page_; };
    desk.showMaps = [this] { showMaps(); };
    desk.backToMap = [this] {
        backToMap();
        return editor_ != nullptr;
    };
    desk.open = [this](const QString& path) { open(path); };
    desk.say = [this](const QString& text) { say(text); };
    guide_ = new Guide(std::move(desk), actions_, this);
    shell::bareLayout<QHBoxLayout>(centre_, 0, {stack_, guide_->pane()})->setStretch(0, 1);
}

template <class Todo>
void EditorDesk::whenOpen(Act act, Todo todo) {
    connect(actions_[act], &QAction::triggered, this, [this, todo] {
        if (editor_ && !page_) todo(*editor_);
    });
}

void EditorDesk::connectActions() {
    connect(actions_[Act::maps], &QAction::triggered, this, &EditorDesk::showMaps);
    connect(actions_[Act::open], &QAction::triggered, this, &EditorDesk::chooseAndOpen);
    connect(actions_[Act::backToGames], &QAction::triggered, this, &EditorDesk::gamesWanted);
    connect(actions_[Act::guide], &QAction::triggered, guide_, &Guide::begin);
    whenOpen(Act::save, [this](EditorWindow&) { save(); });
    whenOpen(Act::saveAs, [this](EditorWindow&) { saveAs(); });
    whenOpen(Act::pack, [this](EditorWindow&) { pack(); });
    whenOpen(Act::undo, [](EditorWindow& editor) { editor.document().undo(); });
    whenOpen(Act::redo, [](EditorWindow& editor) { editor.document().redo(); });
    whenOpen(Act::findProvince, [](EditorWindow& editor) { editor.startFilter(); });
    whenOpen(Act::rename, [](EditorWindow& editor) { editor.renameChosen(); });
    whenOpen(Act::chooseNone, [](EditorWindow& editor) { editor.choose({}); });
    whenOpen(Act::zoomIn, [](EditorWindow& editor) { editor.map().camera().zoomIn(); });
    whenOpen(Act::zoomOut, [](EditorWindow& editor) { editor.map().camera().zoomOut(); });
    whenOpen(Act::zoomFit, [](EditorWindow& editor) { editor.map().camera().fitMap(); });
    whenOpen(Act::resetDocks, [](EditorWindow& editor) { editor.resetDocks(); });
    whenOpen(Act::testPlay, [this](EditorWindow&) { testPlay(); });
    whenOpen(Act::playGames, [](EditorWindow& editor) { editor.playGames(); });
    connect(actions_[Act::yields], &QAction::toggled, this, [this](bool shown) {
        shell::Settings().setValue(editorYieldsKey, shown);
        if (editor_) editor_->map().setYieldsShown(shown);
    });
    connect(actions_[Act::escape], &QAction::triggered, this, [this] {
        if (QWidget* list = QApplication::activePopupWidget()) // a shortcut goes past the list that is open
            list->close();
        else if (page_)
            leavePage();
        else if (editor_)
            editor_->stepBack();
    });
    for (QAction* view : actions_.views())
        connect(view, &QAction::triggered, this, [this, view] {
            if (editor_ && !page_) editor_->showView(view->data().toString());
        });
    for (QAction* pane : actions_.panes())
        connect(pane, &QAction::triggered, this, [this, pane] {
            if (editor_ && !page_) editor_->goToPane(pane->data().toInt());
        });
    for (QAction* tool : actions_.tools())
        connect(tool, &QAction::triggered, this, [this, tool] {
            if (editor_ && !page_) editor_->hand().take(tool->data().toInt());
        });
}

void EditorDesk::connectImport() {
    connect(actions_[Act::importDrawing], &QAction::triggered, this,
            [this] { import_->chooseDrawing(editor_ == nullptr); });
    whenOpen(Act::exportDrawing, [this](EditorWindow&) { import_->exportDrawing(); });
    connect(import_, &ImportFlow::pageWanted, this, &EditorDesk::showPage);
    connect(import_, &ImportFlow::leaveWanted, this, &EditorDesk::leavePage);
    connect(import_, &ImportFlow::taken, this, &EditorDesk::backToMap);
    connect(import_, &ImportFlow::mapMade, this, &EditorDesk::open);
    connect(import_, &ImportFlow::said, this, &EditorDesk::say);
    connect(import_, &ImportFlow::refused, this, &EditorDesk::showFindings);
}

void EditorDesk::start(const QString& path) {
    if (!path.isEmpty()) return openFile(path);
    if (editor_ || page_) return;
    if (auto left = leftMaps(games_); !left.empty())
        showLeft(std::move(left));
    else
        showMaps();
}

// The map that is open

void EditorDesk::open(const QString& path) {
    if (isPackage(path)) return openPackage(path);
    if (isBundled(path)) return beginCopy(path);
    const auto isThis = [&path](const QString& file) { return QFileInfo(file) == QFileInfo(path); };
    if (editor_ && isThis(pathOf(editor_->document().draft()))) return backToMap();
    if (const auto left = leftMapOf(path, games_)) // what is not in its file is not lost sight of
        return goOnWith(*left);
    draft::OpenResult opened = draft::openDraft(shell::onDisk(path), mapSources(), slotsOf(games_));
    if (!opened.draft)
        return showFindings(tr("%1 cannot be opened", "%1 a file").arg(QFileInfo(path).fileName()),
                            opened.findings, path);
    addRecentMap(path);
    take(std::move(*opened.draft));
}

void EditorDesk::beginCopy(const QString& path) {
    const auto copy = copyOfMap(path);
    if (copy) return open(*copy);
    showFindings(tr("The copy cannot be written"), {copy.error()}, path);
}

void EditorDesk::take(draft::Draft draft) {
    closeMap();
    draft.underlay = rememberedTrace(pathOf(draft)).underlay;
    auto document = std::make_unique<Document>(std::move(draft));
    keeper_ = KeptMap::begin(*document);
    show(std::move(document));
}

void EditorDesk::show(std::unique_ptr<Document> document) {
    const Node* game = document->whole().find("game");
    const GamePanels* panels = nullptr;
    for (const GamePanels* each : games_)
        if (game != nullptr && game->isScalar() && each->game() == game->text) panels = each;
    connect(keeper_.get(), &KeptMap::notKeptChanged, this, &EditorDesk::refresh);
    editor_ = new EditorWindow(std::move(document), panels, tools_, actions_, stack_);
    connect(editor_, &EditorWindow::status, this, &EditorDesk::say);
    connect(editor_, &EditorWindow::hintsChanged, this, &EditorDesk::showKeys);
    connect(editor_, &EditorWindow::pointed, where_, &QLabel::setText);
    connect(editor_, &EditorWindow::stateChanged, this, &EditorDesk::refresh);
    connect(editor_, &EditorWindow::testWanted, this, &EditorDesk::testPlay);
    typed_->follow(editor_);
    editor_->resize(stack_->size());
    editor_->arrange();
    stack_->addWidget(editor_);
    watchFiles();
    import_->setEditor(editor_);
    backToMap();
    guide_->follow(editor_);
}

void EditorDesk::watchFiles() {
    watch_ = std::make_unique<OutsideWatch>(editor_->document(), *keeper_, games_, nullptr);
    connect(watch_.get(), &OutsideWatch::said, this, [this](const QString& text) {
        refresh();
        say(text);
    });
    connect(watch_.get(), &OutsideWatch::clashed, this, &EditorDesk::showClashes);
    connect(watch_.get(), &OutsideWatch::filesChanged, &editor_->problems(), &MapProblems::check);
    connect(editor_, &EditorWindow::filesWanted, watch_.get(), &OutsideWatch::readAnew);
    editor_->problems().setFiles([this] {
        return keeper_ ? filesOf(editor_->document(), *keeper_) : std::vector<draft::FileAsRead>{};
    });
}

/// What another program has written and what was made here can't both stand: a card on the map asks.
void EditorDesk::showClashes(const QString& file, const std::vector<draft::Clash>& clashes) {
    std::vector<std::string> about;
    for (const draft::Clash& clash : clashes) {
        about.insert(about.end(), clash.provinces.begin(), clash.provinces.end());
        if (clash.path.size() > 1 && clash.path.front() == "provinces") about.push_back(clash.path[1]);
    }
    auto* card = new ClashCard(file, clashes, editor_->document().atlas());
    clash_ = card;
    connect(card, &ClashCard::later, editor_, &EditorWindow::closeCard);
    connect(card, &ClashCard::settled, this, [this](const draft::Sides& sides) {
        editor_->closeCard();
        watch_->settle(sides);
    });
    if (page_) backToMap();
    editor_->showCard(card, about);
}

void EditorDesk::goOnWith(const LeftMap& map) {
    auto recovery = recoverMap(map, games_);
    if (!recovery) return showFindings(tr("This map cannot be gone on with"), {recovery.error()}, map.file);
    closeMap();
    if (!recovery->draft.underlay)
        recovery->draft.underlay = rememberedTrace(pathOf(recovery->draft)).underlay;
    auto document = std::make_unique<Document>(*recovery);
    keeper_ = KeptMap::goOn(*document, std::move(*recovery));
    addRecentMap(map.file);
    show(std::move(document));
}

void EditorDesk::closeMap() {
    if (!editor_) return;
    commitField();
    guide_->follow(nullptr);
    editor_->board().save();
    editor_->disconnect(this);
    import_->setEditor(nullptr);
    watch_.reset();
    keeper_->close();
    keeper_.reset();
    stack_->removeWidget(editor_);
    delete std::exchange(editor_, nullptr);
}

/// Ends what is being typed, which is a step from then on.
void EditorDesk::commitField() const {
    const QPointer<QWidget> field = QApplication::focusWidget();
    if (!editor_ || !field || !editor_->isAncestorOf(field)) return;
    field->clearFocus();
    if (field) field->setFocus(Qt::OtherFocusReason);
    typed_->forget();
}

/// What is not in the file yet is offered at the next start.
void EditorDesk::leave() {
    if (!editor_) return;
    commitField();
    editor_->board().save();
    keeper_->close();
}

void EditorDesk::chooseAndOpen() {
    auto* dialog =
        new QFileDialog(&window_, tr("Open a map"), ownMapsFolder(), tr("Maps (*.yaml *.marchesmap)"));
    dialog->setObjectName(QStringLiteral("editor.open-dialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &EditorDesk::open);
    dialog->open();
}

void EditorDesk::save() {
    commitField();
    watch_->lookNow(); // what another program has written is taken in, or asked for
    if (clash_ && editor_->hasCard()) return;
    writeBack(draft::Outside::refuse);
}

/// Asks first where another program has changed a file.
void EditorDesk::writeBack(draft::Outside outside) {
    const QString path = pathOf(editor_->document().draft());
    const QString name = QFileInfo(path).fileName();
    const auto fault = keeper_->save(outside);
    if (!fault) {
        addRecentMap(path);
        say(tr("Saved: %1", "%1 a file").arg(QDir::toNativeSeparators(path)));
        guide_->tell("saved");
        return refresh();
    }
    if (fault->code != "changed-outside")
        return showFindings(tr("%1 cannot be saved", "%1 a file").arg(name), {*fault}, path);
    shell::ask(
        &window_, QStringLiteral("changed"),
        tr("%1 was changed by another program since it was opened or saved here.", "%1 a file")
            .arg(QFileInfo(QString::fromStdString(fault->place.file)).fileName()),
        tr("What you have made can be saved beside it. Nothing is lost."),
        {{QStringLiteral("beside"), tr("Save beside it…"), QMessageBox::AcceptRole, [this] { saveAs(); }},
         {QStringLiteral("replace"), tr("Replace it"), QMessageBox::DestructiveRole,
          [this] { writeBack(draft::Outside::overwrite); }},
         {QStringLiteral("cancel"), tr("Cancel"), QMessageBox::RejectRole}});
}

void EditorDesk::saveAs() {
    const QFileInfo now(pathOf(editor_->document().draft()));
    auto* dialog =
        new QFileDialog(&window_, tr("Save the map as"), now.absoluteFilePath(), tr("Maps (*.yaml)"));
    dialog->setObjectName(QStringLiteral("editor.save-dialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("yaml"));
    connect(dialog, &QFileDialog::fileSelected, this, &EditorDesk::writeTo);
    dialog->open();
}

/// The map that is open, with its history, is the one at the new place from then on; the file at the old one
/// stays as it was.
void EditorDesk::writeTo(const QString& path) {
    if (!editor_) return;
    if (QFileInfo(path) == QFileInfo(pathOf(editor_->document().draft()))) return save();
    const auto written = writeElsewhere(editor_->document().draft(), path);
    std::optional<Finding> fault;
    if (!written)
        fault = written.error();
    else
        fault = keeper_->moveTo(QFileInfo(path).absoluteFilePath());
    if (fault)
        return showFindings(tr("%1 cannot be saved", "%1 a file").arg(QFileInfo(path).fileName()), {*fault},
                            path);
    watch_->moved();
    if (clash_) editor_->closeCard();
    editor_->tracing().remember();
    addRecentMap(path);
    refresh();
    say(tr("Saved: %1", "%1 a file").arg(QDir::toNativeSeparators(path)));
    guide_->tell("saved");
}

/// Plays the text as it is, unsaved too, from a folder of its own.
void EditorDesk::testPlay() {
    commitField();
    const Document& document = editor_->document();
    const ScenarioResult read = draft::scenarioOf(document.draft());
    if (!read.scenario) {
        say(tr("It can't be played yet: %1").arg(shell::findingLines(read.findings, {}).value(0)));
        if (!read.findings.empty()) editor_->showFault(read.findings.front());
        return;
    }
    test_ = std::make_unique<QTemporaryDir>();
    const auto file = writeElsewhere(document.draft(), test_->path() + QLatin1Char('/') +
                                                           QFileInfo(pathOf(document.draft())).fileName());
    const Node* game = document.whole().find("game");
    Findings faults;
    if (!file)
        faults = {file.error()};
    else
        faults = table_.play({game != nullptr ? game->text : std::string{}, document.title(), *file,
                              document.shownVariant(), editor_->seatInHand()},
                             [this] {
                                 window_.showDesk(*this);
                                 test_.reset();
                                 guide_->tell("came-back");
                             });
    if (faults.empty()) return guide_->tell("test-played");
    say(tr("It can't be played yet: %1").arg(shell::findingLines(faults, {}).value(0)));
    editor_->showFault(faults.front());
}

// Pages

void EditorDesk::showMaps() {
    auto* page = new DesignPage(games_);
    if (editor_) page->offerWayBack(editor_->document().title());
    connect(page, &DesignPage::mapChosen, this, &EditorDesk::open);
    connect(page, &DesignPage::mapMade, guide_, [this] { guide_->tell("made-map"); });
    connect(page, &DesignPage::guideWanted, guide_, &Guide::begin);
    if (!shell::Settings().value(guideOfferedKey, false).toBool()) {
        page->offerGuide();
        shell::Settings().setValue(guideOfferedKey, true);
    }
    connect(page, &DesignPage::copyWanted, this, &EditorDesk::beginCopy);
    connect(page, &DesignPage::openWanted, this, &EditorDesk::chooseAndOpen);
    connect(page, &DesignPage::drawingWanted, this, [this] { import_->chooseDrawing(true); });
    connect(page, &DesignPage::backWanted, this, &EditorDesk::backToMap);
    connect(page, &DesignPage::gamesWanted, this, &EditorDesk::gamesWanted);
    showPage(page);
}

void EditorDesk::showLeft(std::vector<LeftMap> left) {
    auto* page = new RecoveryPage(std::move(left));
    connect(page, &RecoveryPage::goOnWanted, this, &EditorDesk::goOnWith);
    connect(page, &RecoveryPage::mapsWanted, this, &EditorDesk::showMaps);
    showPage(page);
}

void EditorDesk::showPage(QWidget* page) {
    QWidget* old = std::exchange(page_, page);
    stack_->addWidget(page);
    stack_->setCurrentWidget(page);
    if (old) {
        stack_->removeWidget(old);
        old->deleteLater();
    }
    refresh();
}

/// Esc: nothing has changed.
void EditorDesk::leavePage() {
    if (editor_)
        backToMap();
    else if (qobject_cast<ImportPage*>(page_))
        showMaps();
}

void EditorDesk::backToMap() {
    if (!editor_) return;
    stack_->setCurrentWidget(editor_);
    if (QWidget* old = std::exchange(page_, nullptr)) {
        stack_->removeWidget(old);
        old->deleteLater();
    }
    editor_->takeFocus();
    refresh();
}

void EditorDesk::showFindings(const QString& title, const Findings& findings, const QString& path) {
    auto* card = new shell::FindingsCard;
    card->say({}, findings, path, shell::FileKind::scenario);
    const auto button = [](const char* id, const QString& name, std::function<void()> press) {
        shell::Button made;
        made.id = QString::fromLatin1(id);
        made.text = name;
        made.press = std::move(press);
        return made;
    };
    auto* page =
        new shell::MessagePage(title, tr("Nothing is lost: the file is as it was."),
                               {editor_ ? button("on", tr("Back to the map"), [this] { backToMap(); })
                                        : button("maps", tr("All maps"), [this] { showMaps(); }),
                                button("open", tr("Open another file…"), [this] { chooseAndOpen(); })});
    page->addBelowText(card);
    showPage(page);
}

// The window

void EditorDesk::refresh() {
    const bool open = editor_ != nullptr && !page_;
    for (QAction* action : actions_.ofMap()) {
        const bool history = action == actions_[Act::undo] || action == actions_[Act::redo];
        if (!open || !history) action->setEnabled(open);
        shell::sayWhyIdle(*action, open ? QString{} : tr("No map is open."));
    }
    for (QAction* view : actions_.views())
        view->setVisible(!open || editor_->hasView(view->data().toString()));
    if (open) {
        const Document& document = editor_->document();
        actions_[Act::undo]->setEnabled(document.history().canUndo());
        actions_[Act::redo]->setEnabled(document.history().canRedo());
        actions_[Act::save]->setEnabled(!document.isSaved() || typed_->isTyped());
        const int unsaved = document.unsavedSteps();
        kept_->setToolTip(keeper_->notKept());
        theme::setTextRole(kept_, keeper_->notKept().isEmpty() ? theme::Role::Ink2 : theme::Role::Bad);
        kept_->setText(!keeper_->notKept().isEmpty() ? tr("⚠ Not kept on the disk")
                       : document.isSaved()          ? tr("Saved", "the map's file")
                       : unsaved < 0                 ? tr("Every change is kept; not all are in the file")
                                     : tr("Every change is kept; %n not yet in the file", nullptr, unsaved));
        setTitle(tr("%1 – Marches", "title of the window; %1 what is made").arg(document.title()));
    } else {
        kept_->clear();
        setTitle(tr("Marches"));
    }
    showKeys();
}

void EditorDesk::showKeys() {
    if (!inFront_) return;
    if (!editor_ || page_) return status_.setHints({});
    if (editor_->map().hasFocus())
        if (const auto hints = editor_->hand().hints(); !hints.empty()) return status_.setHints(hints);
    status_.setHints({{shell::keyCap(actions_[Act::findProvince]->shortcut()), tr("find", "what a key does")},
                      {shell::keyCap(actions_[Act::rename]->shortcut()), tr("name", "what a key does")},
                      {shell::keyCap(actions_[Act::testPlay]->shortcut()), tr("play", "what a key does")}});
}

void EditorDesk::say(const QString& text) {
    if (inFront_) status_.say(text);
}

shell::DeskParts EditorDesk::parts() const {
    return {
        centre_, menus_->menus(), actions_.panes() + QList<QAction*>{actions_[Act::escape]}, {where_, kept_}};
}

void EditorDesk::setInFront(bool inFront) {
    inFront_ = inFront;
    if (inFront) refresh();
}

void EditorDesk::openFile(const QString& path) {
    if (path.endsWith(QStringLiteral(".yaml")) || isPackage(path))
        open(path);
    else if (path.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive) ||
             path.endsWith(QStringLiteral(".svgz"), Qt::CaseInsensitive))
        import_->begin(path);
    else if (auto* design = qobject_cast<DesignPage*>(page_); design && looksLikeTraceImage(path))
        design->trace(path);
    else if (editor_ && !page_ && looksLikeTraceImage(path))
        editor_->tracing().take(path);
    else
        emit gameDropped(path);
}

QList<QAction*> EditorDesk::actions() const {
    return actions_.with(window_.actions());
}

QList<QAction*> EditorDesk::actionsWithKeys(QObject*) const {
    return actions();
}

void EditorDesk::keysChanged() {
    if (editor_) editor_->keysChanged();
    guide_->refresh();
    showKeys();
}

void EditorDesk::retranslate() {
    actions_.retranslate();
    menus_->retranslate();
    guide_->refresh();
    refresh();
    say({});
}

} // namespace marches::editor
