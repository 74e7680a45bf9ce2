#include "tests/app/warriors/glass/glass.h"

#include "app/map/travel.h"
#include "app/play/table_window.h"
#include "app/shell/files.h"
#include "app/shell/settings.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/mat_view.h"
#include "app/warriors/session.h"
#include "engine/warriors/names.h"
#include "engine/warriors/record_setup.h"
#include "tests/app/map/seen_places.h"
#include "tests/app/warriors/fixture.h"
#include "tests/app/warriors/glass/kinds.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QProcess>
#include <QScrollArea>
#include <QSpinBox>
#include <QStandardPaths>
#include <QStyleOptionSpinBox>
#include <QTest>
#include <QTextDocumentFragment>
#include <QTreeView>
#include <QWheelEvent>

#include <deque>
#include <map>

namespace marches::warriors::face::test {

namespace {

const std::map<std::string, SeatEntry> sitters{{"england", {"england", "red", "human", "Anna"}},
                                               {"burgundy", {"burgundy", "green", "human", "Bert"}},
                                               {"france", {"france", "blue", "human", "Jeanne"}},
                                               {"germany", {"germany", "yellow", "human", "Karl"}},
                                               {"scotland", {"scotland", "purple", "human", "Moira"}}};

[[noreturn]] void stuck(const QString& what) {
    throw Unreachable(what.toStdString());
}

} // namespace

std::string others() {
    return R"(
    burgundy: {units: {vlaanderen: [F1]}}
    france: {units: {ile-de-france: [F1]}}
    germany: {units: {brandenburg: [F1]}}
)";
}

Opening englandMarches(const std::string& england, const std::string& free, std::vector<std::string> lines) {
    return {"  turn: 5\n  phase: maneuvering\n  players:\n    england: {" + england + "}" + others() +
                "  free: [" + free + "]\n",
            std::move(lines)};
}

Opening threeArmies(std::vector<std::string> lines) {
    return englandMarches("units: {london: [F1, I1, I2, A1]}", "wales, wessex", std::move(lines));
}

Opening farMarches(std::vector<std::string> lines) {
    return englandMarches("tokens: {military: 6}, units: {london: [F1, I1, I2, A1]}", "wales, wessex",
                          std::move(lines));
}

Glass::Glass() : style_(qobject_cast<theme::MarchesStyle*>(QApplication::style())) {
    language_.use(QStringLiteral("en"));
}

Glass::~Glass() = default;

void Glass::open(const Opening& opening) {
    shell::Settings().clear();
    QDir(shell::runningGamesFolder()).removeRecursively();
    Record record;
    record.header.game = gameId;
    record.header.scenario.name = "western-europe";
    if (!opening.start.empty()) {
        record.header.scenario.name = "glass.yaml";
        QFile file(home_.filePath(QStringLiteral("glass.yaml")));
        if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate)) stuck(file.errorString());
        file.write("format: marches-scenario 1\ngame: warriors-and-traders\nid: glass\n"
                   "based-on: western-europe\n" // with figures that no tuning changes
                   "play-mat: {trade: {bank-rate: [7, 6, 5, 4, 3, 2, 1]}, military: {spaces: [0, 1, 2, 3, 3, "
                   "4, 4]}}\n"
                   "start:\n");
        file.write(opening.start.c_str());
    }
    record.header.variant = opening.variant;
    record.header.options = opening.options;
    record.header.seed = 7;
    for (const std::string& seat : opening.seats)
        record.header.seats.push_back(sitters.at(seat));
    for (const std::string& line : opening.lines) {
        const bool reason = line.starts_with("why:");
        record.lines.push_back({reason ? LineKind::note : LineKind::command, 0, line, 0});
    }
    const QString path = home_.filePath(QStringLiteral("game.marches"));
    if (const auto fault = shell::saveRecord(path, record, {}))
        stuck(QString::fromStdString(formatted(*fault)));
    window_ = std::make_unique<shell::MainWindow>(*style_, language_);
    desk_ = &play::setPlayDesk(*window_, games_);
    window_->resize(1600, 1000);
    window_->show();
    desk_->start(path);
    if (!QTest::qWaitForWindowActive(window_.get())) stuck(QStringLiteral("no window"));
    if (!desk_->table()) {
        QStringList said;
        for (const QLabel* label : window_->findChildren<QLabel*>())
            if (label->isVisible()) said << label->text();
        stuck(QStringLiteral("no table: %1").arg(said.join(QStringLiteral(" / "))));
    }
    before_ = record.lines.size();
    begun_ = session().head();
    settle();
}

void Glass::settle() {
    QTest::qWait(10);
}

void Glass::must(Hand hand) const {
    if (hand_ != hand) stuck(QStringLiteral("the test uses the other hand"));
}

WarriorsSession& Glass::session() const {
    return static_cast<WarriorsSession&>(desk_->table()->session());
}

appmap::MapView& Glass::map() const {
    return desk_->table()->map();
}

ProvinceId Glass::province(const std::string& id) const {
    const auto found = session().setting().board.map.findProvince(id);
    if (!found) stuck(QStringLiteral("no province %1").arg(QString::fromStdString(id)));
    return *found;
}

template <class T>
T& Glass::needed(const QString& name) const {
    T* found = seen<T>(name);
    if (!found) stuck(QStringLiteral("%1 is not in sight").arg(name));
    return *found;
}

// --- the mouse

/// By the wheel, to what has to be scrolled to.
void Glass::scrollTo(const QWidget& widget) {
    QScrollArea* area = nullptr;
    for (QWidget* up = widget.parentWidget(); up && !area; up = up->parentWidget())
        area = qobject_cast<QScrollArea*>(up);
    if (!area) return;
    QWidget& seen = *area->viewport();
    constexpr int mostTurns = 60;
    for (int turn = 0; turn < mostTurns; ++turn) {
        const QRect place(widget.mapTo(area->widget(), QPoint()) + area->widget()->pos(), widget.size());
        if (seen.rect().contains(place)) return;
        const QPoint turned(0, place.top() < 0 ? 120 : -120);
        const QPointF centre = QRectF(seen.rect()).center();
        QWheelEvent wheel(centre, seen.mapToGlobal(centre), {}, turned, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&seen, &wheel);
    }
}

void Glass::press(QWidget& widget, const QPoint& at, Qt::KeyboardModifiers held) {
    must(Hand::mouse);
    scrollTo(widget);
    QWidget* top = widget.window();
    QWidget* hit = top->childAt(widget.mapTo(top, at));
    if (hit != &widget && !widget.isAncestorOf(hit))
        stuck(QStringLiteral("%1 is covered by %2")
                  .arg(widget.objectName(), hit ? hit->objectName() : QStringLiteral("nothing")));
    QTest::mouseMove(&widget, at);
    QTest::mouseClick(&widget, Qt::LeftButton, held, at);
    settle();
}

void Glass::click(const QString& name) {
    auto& button = needed<QAbstractButton>(name);
    if (!button.isEnabled()) stuck(QStringLiteral("%1 is greyed out").arg(name));
    press(button, button.rect().center());
}

void Glass::clickTwice(const QString& name) {
    const NodeId before = session().head();
    click(name);
    if (session().head() != before) stuck(QStringLiteral("%1 did not ask first").arg(name));
    click(name);
}

QPoint Glass::placeOf(const std::string& id) {
    map().camera().ensureVisible(province(id));
    const auto point = appmap::provincePoint(map(), province(id));
    if (!point) stuck(QStringLiteral("no place of %1 is in sight").arg(QString::fromStdString(id)));
    return *point;
}

void Glass::clickProvince(const std::string& id, Qt::KeyboardModifiers held) {
    press(map(), placeOf(id), held);
}

void Glass::clickToken(const std::string& id, const std::string& owner, UnitKind kind,
                       Qt::KeyboardModifiers held) {
    press(map(), placeOfToken(id, owner, kind), held);
}

void Glass::dragToken(const std::string& id, const std::string& owner, UnitKind kind,
                      const std::string& over) {
    must(Hand::mouse);
    map().camera().ensureVisible(province(over));
    const QPoint from = placeOfToken(id, owner, kind);
    dragged_ = appmap::provincePoint(map(), province(over)).value_or(from);
    QTest::mousePress(&map(), Qt::LeftButton, {}, from);
    QTest::mouseMove(&map(), (from + dragged_) / 2);
    QTest::mouseMove(&map(), dragged_);
    settle();
    if (!map().playTool().carries())
        stuck(QStringLiteral("the token in %1 stays").arg(QString::fromStdString(id)));
}

void Glass::letGo() {
    QTest::mouseRelease(&map(), Qt::LeftButton, {}, dragged_);
    settle();
}

QPoint Glass::placeOfToken(const std::string& id, const std::string& owner, UnitKind kind) {
    const ProvinceId where = province(id);
    map().camera().ensureVisible(where);
    const auto& groups = map().face(where).groups;
    for (std::size_t g = 0; g < groups.size(); ++g)
        for (std::size_t t = 0; t < groups[g].tokens.size(); ++t) {
            const theme::TokenLook& look = groups[g].tokens[t].look;
            const bool barbarian = look.piece.form == theme::TokenForm::Hexagon;
            if (owner == "barbarians" ? !barbarian : barbarian) continue;
            if (!barbarian) {
                const auto seat = session().setting().findSeat(owner);
                if (!seat || look.piece != tokenPiece(pieceOf(kind))) continue;
                if (groups[g].owner != playerColour(session().setting().seats[index(*seat)].colour)) continue;
            }
            const appmap::TokenHit token{static_cast<int>(g), static_cast<int>(t)};
            auto point = appmap::tokenPoint(map(), where, token);
            if (point && map().layers().fan.province() != where) {
                // A crowd fans out below the pointer: a person then aims at the token that is seen.
                must(Hand::mouse);
                QTest::mouseMove(&map(), *point);
                settle();
                point = appmap::tokenPoint(map(), where, token);
            }
            if (!point) stuck(QStringLiteral("the token in %1 is hidden").arg(QString::fromStdString(id)));
            return *point;
        }
    stuck(QStringLiteral("no such token in %1").arg(QString::fromStdString(id)));
}

void Glass::clickSpinUp(const QString& name, int times) {
    auto& spin = needed<QSpinBox>(name);
    QStyleOptionSpinBox option;
    option.initFrom(&spin);
    option.subControls = QStyle::SC_All;
    const QRect up = spin.style()->subControlRect(QStyle::CC_SpinBox, &option, QStyle::SC_SpinBoxUp, &spin);
    for (int i = 0; i < times; ++i)
        press(spin, up.center());
}

void Glass::clickRow(const QString& text) {
    auto& view = needed<QTreeView>(QStringLiteral("actions.view"));
    for (int g = 0; g < view.model()->rowCount(); ++g) {
        const QModelIndex group = view.model()->index(g, 0);
        for (int r = 0; r < view.model()->rowCount(group); ++r) {
            const QModelIndex row = view.model()->index(r, 0, group);
            if (row.data().toString() != text) continue;
            view.expand(group);
            view.scrollTo(row);
            press(*view.viewport(), view.visualRect(row).center());
            return;
        }
    }
    stuck(QStringLiteral("no action %1").arg(text));
}

void Glass::clickMatSpace(Path path) {
    auto& mat = needed<MatView>(QStringLiteral("playmat.view"));
    const TrackPlace& track = mat.layout().tracks[static_cast<std::size_t>(path)];
    for (int level = 2; level <= static_cast<int>(levelCount); ++level) {
        const MatCell& cell = mat.model().cell(path, level);
        if (cell.state != LevelState::next) continue;
        const PlatePlace& place = track.levels[static_cast<std::size_t>(level) - 1];
        press(mat, place.spaces[static_cast<std::size_t>(cell.filled)].center().toPoint());
        return;
    }
    // The path is full: a person presses its last space.
    press(mat, track.levels.back().spaces.back().center().toPoint());
}

void Glass::clickMatToken(Path path) {
    auto& mat = needed<MatView>(QStringLiteral("playmat.view"));
    const TrackPlace& track = mat.layout().tracks[static_cast<std::size_t>(path)];
    for (int level = static_cast<int>(levelCount); level >= 2; --level) {
        const MatCell& cell = mat.model().cell(path, level);
        if (cell.filled == 0) continue;
        const PlatePlace& place = track.levels[static_cast<std::size_t>(level) - 1];
        press(mat, place.spaces[static_cast<std::size_t>(cell.filled) - 1].center().toPoint());
        return;
    }
    stuck(QStringLiteral("no token lies there"));
}

void Glass::clickMenu(const QString& menu, const QString& action) {
    must(Hand::mouse);
    QMenuBar& bar = *window_->menuBar();
    auto* list = window_->findChild<QMenu*>(menu);
    if (!list) stuck(QStringLiteral("no menu %1").arg(menu));
    QTest::mouseClick(&bar, Qt::LeftButton, {}, bar.actionGeometry(list->menuAction()).center());
    QTest::qWait(10);
    if (!list->isVisible()) stuck(QStringLiteral("%1 does not open").arg(menu));
    const auto named = [&action](QMenu& in) {
        const auto all = in.actions();
        const auto each = std::find_if(all.begin(), all.end(),
                                       [&](const QAction* one) { return one->objectName() == action; });
        return each == all.end() ? nullptr : *each;
    };
    for (QAction* each : list->actions())
        if (QMenu* under = each->menu(); under && named(*under)) {
            QTest::mouseClick(list, Qt::LeftButton, {}, list->actionGeometry(each).center());
            if (!QTest::qWaitFor([under] { return under->isVisible(); }, 1000))
                stuck(QStringLiteral("%1 does not open").arg(under->objectName()));
            list = under;
            break;
        }
    if (QAction* each = named(*list)) {
        if (!each->isVisible() || !each->isEnabled()) stuck(QStringLiteral("%1 is greyed out").arg(action));
        QTest::mouseClick(list, Qt::LeftButton, {}, list->actionGeometry(each).center());
        window_->activateWindow(); // without a window system the menu keeps the keys though it is gone
        settle();
        return;
    }
    stuck(QStringLiteral("no %1 in %2").arg(action, menu));
}

// --- the keyboard

/// An open menu takes the keys, else what has the focus.
QWidget* Glass::keyTarget() const {
    if (QWidget* menu = QApplication::activePopupWidget()) return menu;
    QWidget* focus = QApplication::focusWidget();
    return focus ? focus : window_.get();
}

void Glass::key(Qt::Key key, Qt::KeyboardModifiers held, int times) {
    must(Hand::keyboard);
    for (int i = 0; i < times; ++i) {
        QWidget* target = keyTarget();
        QTest::keyClick(target, key, held);
        settle();
    }
}

void Glass::type(const QString& text) {
    must(Hand::keyboard);
    QTest::keyClicks(keyTarget(), text);
    settle();
}

void Glass::find(const QString& words) {
    key(Qt::Key_F, Qt::ControlModifier);
    type(words);
    key(Qt::Key_Down);
    key(Qt::Key_Return);
}

/// The shortest way by the keys that the map has: the same places a person would come by.
void Glass::travel(const std::string& id) {
    key(Qt::Key_1, Qt::AltModifier);
    key(Qt::Key_Home);
    if (map().focus().province() == noProvince)
        stuck(QStringLiteral("the map has no focus, but %1")
                  .arg(QApplication::focusWidget() ? QApplication::focusWidget()->objectName() : QString()));
    const appmap::Shapes& shapes = *map().shapes();
    struct Place {
        int at;
        int round; ///< whose neighbours the brackets walk round; -1: those of `at`
        bool operator<(const Place& other) const {
            return std::pair{at, round} < std::pair{other.at, other.round};
        }
    };
    constexpr std::array keys{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_BracketRight};
    constexpr std::array ways{appmap::Way::Left, appmap::Way::Right, appmap::Way::Up, appmap::Way::Down};
    const auto after = [&](const Place& place, std::size_t which) -> Place {
        if (which < ways.size()) {
            const int to = appmap::neighbourTowards(shapes, place.at, ways[which]);
            return to < 0 ? place : Place{to, -1};
        }
        const int centre = place.round < 0 ? place.at : place.round;
        const std::vector<int> round = appmap::neighboursRound(shapes, centre);
        if (round.empty()) return place;
        const auto here = std::find(round.begin(), round.end(), place.at);
        const auto next = here == round.end() || here + 1 == round.end() ? round.begin() : here + 1;
        return {*next, centre};
    };
    const int goal = static_cast<int>(index(province(id)));
    const Place start{static_cast<int>(index(map().focus().province())), -1};
    std::map<Place, std::vector<Qt::Key>> way{{start, {}}};
    std::deque<Place> open{start};
    while (!open.empty()) {
        const Place place = open.front();
        open.pop_front();
        if (place.at == goal) {
            for (const Qt::Key each : way[place])
                key(each);
            if (map().focus().province() != province(id))
                stuck(QStringLiteral("the keys lead elsewhere than to %1").arg(QString::fromStdString(id)));
            return;
        }
        for (std::size_t which = 0; which < keys.size(); ++which) {
            const Place next = after(place, which);
            if (way.contains(next)) continue;
            std::vector<Qt::Key> keysThere = way[place];
            keysThere.push_back(keys[which]);
            way.emplace(next, std::move(keysThere));
            open.push_back(next);
        }
    }
    stuck(QStringLiteral("no keys lead to %1").arg(QString::fromStdString(id)));
}

void Glass::send(const std::string& from, int count, const std::string& to) {
    travel(from);
    key(Qt::Key_Space);
    key(static_cast<Qt::Key>(Qt::Key_0 + count));
    travel(to);
    key(Qt::Key_Return);
}

// --- the eyes

QString Glass::text(const QString& label) const {
    QString read = QTextDocumentFragment::fromHtml(needed<QLabel>(label).text()).toPlainText();
    return read.remove(QChar(0x2060)); // a word joiner isn't seen
}

void Glass::picture(const QString& name) {
    if (!window_) return;
    QTest::qWait(30);
    QDir().mkpath(QStringLiteral("pictures"));
    window_->grab().save(QStringLiteral("pictures/%1.png").arg(name));
}

std::vector<std::string> Glass::lines() const {
    std::vector<std::string> all;
    for (const RecordLine& line : session().linearRecord().lines)
        all.push_back(line.text);
    all.erase(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(std::min(before_, all.size())));
    return all;
}

std::vector<std::string> Glass::kinds() const {
    std::vector<std::string> found;
    for (NodeId node = session().head(); node != begun_ && node != rootNode;) {
        const NodeId before = session().tree().beforeLine(node);
        State state = session().stateAt(before);
        for (const Command& command : session().steps(node)) {
            found.push_back(kindOf(state, command));
            std::vector<Event> events;
            apply(session().setting(), state, command, events);
        }
        node = before;
    }
    return found;
}

QString Glass::replayFault() {
    use(Hand::keyboard);
    key(Qt::Key_S, Qt::ControlModifier);
    if (session().dirty()) return QStringLiteral("not saved");
    QProcess cli;
    cli.start(QStringLiteral(MARCHES_CLI),
              {QStringLiteral("replay"), session().path(), QStringLiteral("--state")});
    if (!cli.waitForFinished(60000) || cli.exitCode() != 0)
        return QString::fromUtf8(cli.readAllStandardError()) + cli.errorString();
    const QString hash = QJsonDocument::fromJson(cli.readAllStandardOutput())
                             .object()
                             .value(QStringLiteral("hash"))
                             .toString();
    const QString own = QStringLiteral("%1").arg(warriors::hash(session().setting(), session().state()), 16,
                                                 16, QLatin1Char('0'));
    return hash == own ? QString() : QStringLiteral("hash %1, replayed %2").arg(own, hash);
}

} // namespace marches::warriors::face::test
