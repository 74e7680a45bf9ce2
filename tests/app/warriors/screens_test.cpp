#include "app/map/map_view.h"
#include "app/play/play_desk.h"
#include "app/play/session_of.h"
#include "app/play/table_window.h"
#include "app/shell/files.h"
#include "app/shell/language.h"
#include "app/shell/main_window.h"
#include "app/theme/look.h"
#include "app/theme/style.h"
#include "app/warriors/opening.h"
#include "engine/bots/player.h"
#include "engine/warriors/names.h"
#include "engine/warriors/record_setup.h"
#include "tests/app/register.h"
#include "tests/app/warriors/game_window.h"
#include "tests/engine/sanitized.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

#include <algorithm>
#include <initializer_list>
#include <map>
#include <utility>
#include <vector>

using namespace marches;
using warriors::Stage;

namespace {

RecordHeader fourPlayers(std::uint64_t seed) {
    RecordHeader header;
    header.game = warriors::gameId;
    header.scenario.name = "western-europe";
    header.seed = seed;
    header.seats = {{"england", "red", "human", "Anna"},
                    {"burgundy", "green", "human", "Bert"},
                    {"france", "blue", "human", "Jeanne"},
                    {"germany", "yellow", "human", "Karl"}};
    return header;
}

/// A random game up to its first position from `turn` on in which this is asked; nothing if it never is.
std::optional<Record> gameUpTo(Stage stage, int turn, std::uint64_t seed) {
    const ScenarioSources sources{shell::bundledScenarios().toStdString()};
    const auto game = warriors::openGame(fourPlayers(seed), {}, sources);
    if (!game) return std::nullopt;
    Timeline<warriors::WarriorsAndTraders> timeline(game->setting);
    RandomPlayer<warriors::WarriorsAndTraders> player;
    RandomStream random{seed};
    while (!warriors::outcome(*game->setting, timeline.state()) || stage == Stage::over) {
        const auto decision = warriors::decision(*game->setting, timeline.state());
        if (decision.kind == stage && timeline.state().turn >= turn &&
            !warriors::lineOpen(*game->setting, timeline.state()))
            return Record{game->header, timeline.linearLines()};
        if (decision.waits.empty()) break;
        const SeatId seat = *decision.waits.begin();
        if (!timeline.act(player(*game->setting, timeline.state(), seat, random).command)) break;
    }
    return std::nullopt;
}

/// Two defenders against two attackers (`battle.defend-all`): chance hardly ever leads there.
constexpr const char* defence = R"(format: marches-scenario 1
game: warriors-and-traders
id: defence
based-on: western-europe
play-mat: {military: {spaces: [0, 1, 2, 3, 3, 4, 4]}}
start:
  turn: 5
  phase: maneuvering
  to-move: france
  players:
    england: {units: {london: [F1, P1]}}
    burgundy: {tokens: {military: 6}, units: {artois: [C1, I1], vlaanderen: [F1, P1]}}
    france: {tokens: {military: 6}, units: {bourbon: [A1, A2], ile-de-france: [F1]}}
    germany: {units: {brandenburg: [F1, P1]}}
  wars: [{between: [burgundy, france], since: 5}]
)";

Record defenceGame() {
    RecordHeader header = fourPlayers(1);
    header.scenario.name = "defence.yaml";
    Record record{header, {}};
    for (const char* line : {"france move A1 artois", "france move A2 artois", "france assign burgundy:C1 4"})
        record.lines.push_back({LineKind::command, 0, line, 0});
    return record;
}

/// Five players who have opened all their routes.
constexpr const char* five = R"(format: marches-scenario 1
game: warriors-and-traders
id: five
based-on: western-europe
start:
  turn: 5
  phase: trade
  players:
    england:
      resources: {food: 12, product: 9, weapon: 6, gold: 14}
      tokens: {trade: 13}
      units: {london: [F1, P1], east-anglia: [I2]}
      routes: [burgundy, france, germany]
    burgundy:
      resources: {food: 8, product: 4, gold: 15}
      tokens: {trade: 13}
      units: {vlaanderen: [F1, P1], brabant: [A1]}
      routes: [france, germany]
    france:
      resources: {food: 3, product: 9, gold: 7}
      tokens: {production: 5, trade: 13}
      units: {ile-de-france: [F1, P1], anjou: [A2]}
      routes: [germany, denmark]
    germany:
      resources: {food: 6, product: 5, weapon: 1}
      tokens: {trade: 13}
      units: {brandenburg: [F1, P1], bayern: [A1, P3]}
      routes: [denmark]
    denmark:
      resources: {food: 6, product: 5, weapon: 1, gold: 4}
      tokens: {trade: 13}
      units: {sjaelland: [F1, P1], fyn: [A1, P3]}
      routes: [england, burgundy]
  wars: [{between: [burgundy, france], since: 5}]
)";

Record fiveGame(std::initializer_list<const char*> lines) {
    RecordHeader header = fourPlayers(1);
    header.scenario.name = "five.yaml";
    header.seats.push_back({"denmark", "purple", "human", ""});
    Record record{header, {}};
    for (const char* line : lines)
        record.lines.push_back({LineKind::command, 0, line, 0});
    return record;
}

Record searchGameAt(Stage stage, int turn) {
    if (stage == Stage::assignDefender) return defenceGame();
    for (std::uint64_t seed = 1; seed < 200; ++seed)
        if (auto record = gameUpTo(stage, turn, seed)) return *record;
    return {};
}

/// The same game for every look of a stage: it is searched for once.
const Record& gameAt(Stage stage, int turn) {
    static std::map<std::pair<Stage, int>, Record> known;
    const auto [found, isNew] = known.try_emplace({stage, turn});
    if (isNew) found->second = searchGameAt(stage, turn);
    return found->second;
}

struct Screen {
    const char* name;
    Stage stage;
    int turn;
};

const std::array screens{Screen{"setup", Stage::placeTokens, 1},
                         Screen{"feed", Stage::feed, 3},
                         Screen{"trade", Stage::trade, 5},
                         Screen{"action", Stage::action, 5},
                         Screen{"shift", Stage::shift, 5},
                         Screen{"move", Stage::move, 6},
                         Screen{"choose-battle", Stage::chooseBattle, 2},
                         Screen{"assign-attacker", Stage::assignAttacker, 4},
                         Screen{"assign-defender", Stage::assignDefender, 5},
                         Screen{"barbarians-to", Stage::barbariansTo, 2},
                         Screen{"retreat", Stage::attackerRetreat, 1},
                         Screen{"princess", Stage::movePrincess, 4},
                         Screen{"merchant", Stage::merchant, 2},
                         Screen{"over", Stage::over, 1}};

} // namespace

/// Pictures of every phase for the eye (pictures/*.png in the working folder), and for geometry: nothing cut,
/// nothing over the edge.
class ScreensTest : public QObject, private warriors::face::test::GameWindow {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void phases_data();
    void phases();
    void newGame_data();
    void newGame();
    void fiveTrade_data();
    void fiveTrade();
    void fiveActIn_data();
    void fiveActIn();

private:
    void useLook(const QString& look);
    void open(const Record& record, QSize size);
    void checkGeometry();
    void checkLow();
};

void ScreensTest::initTestCase() {
    begin(QStringLiteral("marches-screens-test"));
    QDir().mkpath(QStringLiteral("pictures"));
}

void ScreensTest::cleanup() {
    window_.reset();
    forgetRunningGames();
}

void ScreensTest::open(const Record& record, QSize size) {
    forgetSettings();
    for (const auto& [name, text] : {std::pair{"defence.yaml", defence}, std::pair{"five.yaml", five}}) {
        QFile scenario(pathOf(QString::fromLatin1(name)));
        QVERIFY(scenario.open(QIODevice::WriteOnly | QIODevice::Truncate));
        scenario.write(text);
    }
    GameWindow::open(record, size);
    QTest::qWait(30);
}

/// Every visible label and button shows its whole text and lies within its window.
void ScreensTest::checkGeometry() {
    const QRect all(QPoint(), window_->size());
    QStringList wrong;
    int looked = 0;
    for (QWidget* widget : window_->findChildren<QWidget*>()) {
        const auto* label = qobject_cast<QLabel*>(widget);
        const auto* button = qobject_cast<QPushButton*>(widget);
        if ((!label && !button) || !widget->isVisible() || widget->visibleRegion().isEmpty()) continue;
        const QString text = label ? label->text() : button->text();
        if (text.isEmpty()) continue;
        ++looked;
        const QSize need = widget->minimumSizeHint();
        if (button && (widget->width() < need.width() || widget->height() < need.height()))
            wrong << QStringLiteral("%1 \"%2\" is cut").arg(widget->objectName(), text);
        if (label && label->wordWrap() && label->heightForWidth(label->width()) > label->height() + 1)
            wrong << QStringLiteral("%1 \"%2\" is cut").arg(widget->objectName(), text);
        const QRect place(widget->mapTo(window_.get(), QPoint()), widget->size());
        if (!all.contains(place) && widget->visibleRegion().boundingRect().size() == widget->size())
            wrong << QStringLiteral("%1 \"%2\" lies outside").arg(widget->objectName(), text);
    }
    QVERIFY(looked > 0);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void ScreensTest::phases_data() {
    QTest::addColumn<QString>("look");
    QTest::addColumn<int>("screen");
    const std::vector<const char*> looks =
        MARCHES_SANITIZED // other words give the sanitizers nothing new
            ? std::vector{"dark", "small", "large-text"}
            : std::vector{"en",    "fr",       "de",       "nl",       "pseudo",    "dark",
                          "small", "small-de", "small-fr", "small-nl", "large-text"};
    for (const char* look : looks)
        for (std::size_t i = 0; i < screens.size(); ++i)
            QTest::newRow(
                qPrintable(QStringLiteral("%1-%2").arg(QLatin1String(look), QLatin1String(screens[i].name))))
                << QString::fromLatin1(look) << static_cast<int>(i);
}

void ScreensTest::useLook(const QString& look) {
    const QStringList spoken{"fr", "de", "nl", "pseudo"};
    const auto said = std::find_if(spoken.begin(), spoken.end(),
                                   [&](const QString& language) { return look.endsWith(language); });
    language_.use(said != spoken.end() ? *said : QStringLiteral("en"));
    style_->setTheme({look.contains(QStringLiteral("dark")) ? theme::Tone::Dark : theme::Tone::Light,
                      look == QStringLiteral("large-text") ? 2.0 : 1.0});
}

void ScreensTest::newGame_data() {
    QTest::addColumn<QString>("look");
    for (const char* look : {"small", "small-dark", "small-de", "small-fr", "small-nl", "small-pseudo",
                             "dark", "pseudo", "large-text"})
        QTest::newRow(look) << QString::fromLatin1(look);
}

/// The page that sets up a game. On a small screen, at the usual text size, all of it is seen at once in
/// every language; longer words may scroll, and nothing is ever cut or lies beside the window.
void ScreensTest::newGame() {
    QFETCH(QString, look);
    useLook(look);
    forgetSettings();
    const QString saved = pathOf(QStringLiteral("Western Europe, our second evening.marches"));
    QVERIFY(!shell::saveRecord(saved, {fourPlayers(1), {}}, {}));
    shell::addRecentGame(saved, false);
    window_ = std::make_unique<shell::MainWindow>(*style_, language_);
    desk_ = &play::setPlayDesk(*window_, games_);
    window_->resize(look.startsWith(QStringLiteral("small")) ? QSize(1280, 720) : QSize(1600, 1000));
    window_->show();
    desk_->start({});
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    auto* page = window_->findChild<QWidget*>(QStringLiteral("new-game"));
    QVERIFY(page != nullptr);
    QTest::qWait(400); // its pictures
    QTRY_VERIFY(page->findChild<QPushButton*>(QStringLiteral("new-game.go-on"))->isVisible());
    window_->grab().save(QStringLiteral("pictures/new-game-%1.png").arg(look));
    checkGeometry();
    auto* scroll = page->findChild<QScrollArea*>();
    QVERIFY(scroll != nullptr);
    QCOMPARE(scroll->horizontalScrollBar()->maximum(), 0);
    if (look.startsWith(QStringLiteral("small")) && look != QStringLiteral("small-pseudo"))
        QCOMPARE(scroll->verticalScrollBar()->maximum(), 0);
}

void ScreensTest::phases() {
    QFETCH(QString, look);
    QFETCH(int, screen);
    const Screen& wanted = screens[static_cast<std::size_t>(screen)];
    useLook(look);
    const Record& record = gameAt(wanted.stage, wanted.turn);
    QVERIFY(!record.header.game.empty());
    const bool small = look.startsWith(QStringLiteral("small"));
    open(record, small ? QSize(1280, 720) : QSize(1600, 1000));
    window_->grab().save(QStringLiteral("pictures/%1-%2.png").arg(look, QLatin1String(wanted.name)));
    checkGeometry();
    if (small) checkLow();
}

/// In a low window all players, all paths and Undo are seen without scrolling, and the banner is low.
void ScreensTest::checkLow() {
    auto* players = window_->findChild<QAbstractItemView*>(QStringLiteral("players.list"));
    const QModelIndex last = players->model()->index(players->model()->rowCount() - 1, 0);
    QVERIFY(players->viewport()->rect().contains(players->visualRect(last)));
    auto* mat = window_->findChild<QScrollArea*>(QStringLiteral("playmat.scroll"));
    QCOMPARE(mat->verticalScrollBar()->maximum(), 0);
    const bool undoable = desk_->table()->session().undoStep().has_value();
    const auto* undo = window_->findChild<QPushButton*>(QStringLiteral("banner.undo"));
    QCOMPARE(undo != nullptr && undo->isVisible(), undoable);
    QVERIFY(window_->findChild<QWidget*>(QStringLiteral("banner"))->height() <= 84);
}

void ScreensTest::fiveTrade_data() {
    QTest::addColumn<QString>("look");
    for (const char* look : {"en", "fr", "de", "nl", "small", "small-fr", "small-de", "small-nl"})
        QTest::newRow(look) << QString::fromLatin1(look);
}

/// Down to the Victory Points all of Trade is seen at once where there is room, and else clear of the offer's
/// bar once it is scrolled.
void ScreensTest::fiveTrade() {
    QFETCH(QString, look);
    useLook(look);
    const bool small = look.startsWith(QStringLiteral("small"));
    open(fiveGame({}), small ? QSize(1280, 720) : QSize(1600, 1000));
    QTest::qWait(50);
    auto* scroll = window_->findChild<QScrollArea*>(QStringLiteral("trade.scroll"));
    QVERIFY(scroll->isVisible());
    if (small) scroll->verticalScrollBar()->setValue(scroll->verticalScrollBar()->maximum());
    window_->grab().save(QStringLiteral("pictures/five-trade-%1.png").arg(look));
    for (const char* name : {"trade.foot", "trade.buy-vp"}) {
        const auto* seen = window_->findChild<QWidget*>(QLatin1String(name));
        QVERIFY2(seen->isVisible() && seen->visibleRegion().boundingRect() == seen->rect(), name);
    }
    checkGeometry();
    if (!small) return;
    // The form of an offer is whole as soon as it is begun, and stays so while it is filled in.
    scroll->verticalScrollBar()->setValue(0);
    QTest::mouseClick(window_->findChild<QPushButton*>(QStringLiteral("trade.partner.3")), Qt::LeftButton);
    const auto* form = window_->findChild<QWidget*>(QStringLiteral("trade.composer"));
    const auto whole = [form, seen = scroll->viewport()] {
        return seen->rect().contains(QRect(form->mapTo(seen, QPoint()), form->size()));
    };
    QTRY_VERIFY(whole());
    for (int i = 0; i < 4; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    QTest::qWait(30);
    window_->grab().save(QStringLiteral("pictures/five-trade-form-%1.png").arg(look));
    QVERIFY(whole());
    checkGeometry();
}

void ScreensTest::fiveActIn_data() {
    QTest::addColumn<QString>("look");
    for (const char* look : {"small", "small-fr", "small-de", "small-nl"})
        QTest::newRow(look) << QString::fromLatin1(look);
}

/// In a low window the players leave what they do not need to the docks below, and the keys of what is built
/// and on whom war is declared stand on their buttons.
void ScreensTest::fiveActIn() {
    QFETCH(QString, look);
    useLook(look);
    open(fiveGame({"denmark done", "england done", "burgundy done", "france done", "germany done",
                   "denmark upgrade trade", "england upgrade trade", "burgundy upgrade trade",
                   "france upgrade trade", "germany pass", "germany pass", "france pass", "burgundy pass"}),
         QSize(1280, 720));
    QTest::mouseClick(window_->findChild<QPushButton*>(QStringLiteral("banner.begin")), Qt::LeftButton);
    QTest::qWait(50);
    window_->grab().save(QStringLiteral("pictures/five-act-%1.png").arg(look));
    QVERIFY(desk_->table()->session().undoStep());
    for (const char* name : {"banner.build", "banner.war"}) {
        const auto* button = window_->findChild<QPushButton*>(QLatin1String(name));
        QVERIFY2(button && button->isVisible() && !theme::buttonLook(button).keyCap.isEmpty(), name);
    }
    auto* players = window_->findChild<QAbstractItemView*>(QStringLiteral("players.list"));
    const QRect last = players->visualRect(players->model()->index(4, 0));
    QVERIFY(players->viewport()->rect().contains(last));
    QVERIFY(players->viewport()->rect().bottom() - last.bottom() < last.height());
    checkGeometry();
}

MARCHES_TEST(ScreensTest, application)
#include "screens_test.moc"
