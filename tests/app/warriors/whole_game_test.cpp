#include "app/map/map_view.h"
#include "app/play/action_list.h"
#include "app/play/session_of.h"
#include "app/play/table_window.h"
#include "app/shell/files.h"
#include "app/shell/rows.h"
#include "app/warriors/opening.h"
#include "app/warriors/session.h"
#include "app/warriors/tales/course.h"
#include "engine/table/random.h"
#include "engine/warriors/query.h"
#include "tests/app/register.h"
#include "tests/app/warriors/game_window.h"

#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include <algorithm>
#include <set>

using namespace marches;
using warriors::face::WarriorsSession;

namespace {

RecordHeader header(const std::string& scenario, const std::vector<SeatEntry>& seats) {
    RecordHeader header;
    header.game = "warriors-and-traders";
    header.scenario.name = scenario;
    header.seed = 11;
    header.seats = seats;
    return header;
}

const std::vector<SeatEntry> fourPeople{{"england", "red", "human", "Anna"},
                                        {"burgundy", "green", "human", "Bert"},
                                        {"france", "blue", "human", "Jeanne"},
                                        {"germany", "yellow", "human", "Karl"}};

} // namespace

/// Whole games through the glass: only mouse and keys on what is seen.
class WholeGameTest : public QObject, private warriors::face::test::GameWindow {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void fourPeopleByTheActionsList();
    void fourComputers();
    void playMatFollowsThePersonAsked();
    void timeIsUp();
    void scenarioFileOpensNewGame();

private:
    void open(const RecordHeader& header);
    WarriorsSession& session() { return static_cast<WarriorsSession&>(desk_->table()->session()); }
    QWidget* visible(const QString& name);
    std::vector<QPersistentModelIndex> actionRows();
    bool clickAction(RandomStream& random);
    bool clickActionAt(int position);
    bool pressCard();
};

void WholeGameTest::initTestCase() {
    begin(QStringLiteral("marches-whole-game-test"));
    language_.use(QStringLiteral("en"));
}

void WholeGameTest::init() {
    forgetRunningGames();
    forgetSettings();
    home_ = std::make_unique<QTemporaryDir>();
}

void WholeGameTest::cleanup() {
    window_.reset();
}

void WholeGameTest::open(const RecordHeader& chosen) {
    GameWindow::open({chosen, {}}, {1600, 1000});
    if (QTest::currentTestFailed()) return;
    session().setPace(0);
}

QWidget* WholeGameTest::visible(const QString& name) {
    for (QWidget* widget : window_->findChildren<QWidget*>(name))
        if (widget->isVisible()) return widget;
    return nullptr;
}

/// The rows of the Actions list but those that may be done at any time.
std::vector<QPersistentModelIndex> WholeGameTest::actionRows() {
    std::vector<QPersistentModelIndex> rows;
    auto* view = qobject_cast<QTreeView*>(visible(QStringLiteral("actions.view")));
    if (!view) return rows;
    for (int group = 0; group < view->model()->rowCount(); ++group) {
        const QModelIndex parent = view->model()->index(group, 0);
        if (parent.data().toString() == QStringLiteral("At any time")) continue;
        for (int row = 0; row < view->model()->rowCount(parent); ++row)
            rows.emplace_back(view->model()->index(row, 0, parent));
    }
    return rows;
}

/// Clicks any of them.
bool WholeGameTest::clickAction(RandomStream& random) {
    const auto rows = actionRows();
    if (rows.empty()) return false;
    return clickActionAt(static_cast<int>(random.below(static_cast<std::uint32_t>(rows.size()))));
}

/// Clicks the n-th row of those.
bool WholeGameTest::clickActionAt(int position) {
    auto* view = qobject_cast<QTreeView*>(visible(QStringLiteral("actions.view")));
    const auto rows = actionRows();
    if (!view || position >= static_cast<int>(rows.size())) return false;
    const QModelIndex row = rows[static_cast<std::size_t>(position)];
    view->expandAll();
    view->scrollTo(row);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(row).center());
    return true;
}

/// Presses the first button of an open card.
bool WholeGameTest::pressCard() {
    QWidget* card = visible(QStringLiteral("card"));
    if (!card) return false;
    for (QPushButton* button : card->findChildren<QPushButton*>())
        if (button->isVisible() && button->isEnabled()) {
            QTest::mouseClick(button, Qt::LeftButton);
            return true;
        }
    return false;
}

void WholeGameTest::fourPeopleByTheActionsList() {
    open(header("western-europe", fourPeople));
    RandomStream random{3};
    std::set<std::string> verbs;
    int stuck = 0;
    for (int step = 0; step < 3000 && !session().outcome(); ++step) {
        const NodeId before = session().head();
        clickAction(random);
        if (session().head() == before) pressCard();
        // Damage that is laid takes effect by the banner's button.
        if (session().head() == before && stuck > 2)
            QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
        stuck = session().head() == before ? stuck + 1 : 0;
        if (stuck > 40) {
            window_->grab().save(QStringLiteral("stuck.png"));
            QVERIFY2(false,
                     qPrintable(visible(QStringLiteral("banner.sentence"))->accessibleName() +
                                static_cast<QLabel*>(visible(QStringLiteral("banner.sentence")))->text()));
        }
        if (session().head() != before)
            verbs.insert(session().notation(session().head()).section(u' ', 1, 1).toStdString());
    }
    QVERIFY(session().outcome());
    QString seen;
    for (const std::string& verb : verbs)
        seen += QString::fromStdString(verb) + QLatin1Char(' ');
    qInfo("%zu lines: %s", session().lineEnds().size(), qPrintable(seen));
    // The record gives the same game again.
    const Record record = session().record();
    const auto again = warriors::face::gameEntry().open(record, {});
    QVERIFY(again.session);
    const auto& replayed = static_cast<WarriorsSession&>(*again.session);
    QCOMPARE(warriors::hash(replayed.setting(), replayed.state()),
             warriors::hash(session().setting(), session().state()));
}

void WholeGameTest::fourComputers() {
    std::vector<SeatEntry> seats = fourPeople;
    for (SeatEntry& seat : seats)
        seat.kind = "random";
    open(header("western-europe", seats));
    QTRY_VERIFY_WITH_TIMEOUT(session().outcome(), 60000);
    // The page tells how it went, and leads back to it.
    const warriors::Setting& setting = session().setting();
    const warriors::face::Course course = warriors::face::courseOf(session());
    QCOMPARE(course.turns.size(), static_cast<std::size_t>(session().state().turn) + 1);
    for (std::size_t i = 0; i < setting.players(); ++i)
        QCOMPARE(course.turns.back().points[i],
                 warriors::victoryPoints(setting, session().state(), idAt<SeatId>(i)).total());
    QVERIFY(std::is_sorted(course.moments.begin(), course.moments.end(),
                           [](const auto& a, const auto& b) { return a.turn < b.turn; }));
    QTRY_VERIFY(visible(QStringLiteral("end")));
    QDir().mkpath(QStringLiteral("pictures"));
    QTest::qWait(200); // laid out
    window_->grab().save(QStringLiteral("pictures/end-page.png"));
    QVERIFY(!visible(QStringLiteral("end.chart"))->accessibleDescription().isEmpty());
    if (!course.moments.empty()) {
        auto* moment = qobject_cast<QLabel*>(visible(QStringLiteral("end.moment.0")));
        QVERIFY(moment);
        emit moment->linkActivated(QStringLiteral("0"));
        QCOMPARE(session().node(), course.moments.front().node);
        QVERIFY(desk_->table()->map().isVisible());
        session().lookAtNow();
    }
    QTRY_VERIFY(visible(QStringLiteral("end.again")));
    QTest::mouseClick(visible(QStringLiteral("end.again")), Qt::LeftButton);
    QTRY_VERIFY(visible(QStringLiteral("new-game")));
}

/// Two persons with a computer player between them.
void WholeGameTest::playMatFollowsThePersonAsked() {
    std::vector<SeatEntry> seats = fourPeople;
    seats[1].kind = "random";
    open(header("western-europe", seats));
    for (int i = 0; i < 3; ++i)
        QVERIFY(clickActionAt(0));
    QTest::qWait(50);
    QCOMPARE(session().viewer(), SeatId{0}); // as long as they look at what they have placed
    QVERIFY(!session().asksViewer());
    const QString first = visible(QStringLiteral("playmat"))->windowTitle();
    appmap::MapView& map = desk_->table()->map();
    map.focus().set(ProvinceId{0});
    QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier); // they have looked
    QTRY_COMPARE(session().viewer(), SeatId{2});
    QCOMPARE(map.focus().province(), noProvince); // it was the other's place
    QTest::qWait(50);
    QWidget* mat = visible(QStringLiteral("playmat"));
    QVERIFY(mat);
    QCOMPARE(mat->windowTitle(), QStringLiteral("Play-mat of France"));
    QVERIFY(first != mat->windowTitle() && first.startsWith(QStringLiteral("Play-mat of ")));
    auto* banner = qobject_cast<QLabel*>(visible(QStringLiteral("banner.sentence")));
    QVERIFY(banner->text().contains(QStringLiteral("Jeanne, for France")));
}

/// option.limits: when the time is over the table says so, and the running turn is the last.
void WholeGameTest::timeIsUp() {
    RecordHeader limited = header("western-europe", fourPeople);
    limited.options.emplace_back("time-limit", "60");
    open(limited);
    QVERIFY(session().clock().secondsLeft().value_or(0) > 59 * 60);
    session().clock().setLimit(std::chrono::seconds{1});
    QTRY_COMPARE(session().notation(session().head()), QStringLiteral("table time-up"));
    QVERIFY(session().state().timeUp);
    auto* clock = qobject_cast<QLabel*>(visible(QStringLiteral("status.clock")));
    QVERIFY(clock && clock->text().contains(QStringLiteral("last")));
    QTest::qWait(1200);
    QCOMPARE(session().lineEnds().size(), std::size_t{2}); // it is said once
}

void WholeGameTest::scenarioFileOpensNewGame() {
    window_ = std::make_unique<shell::MainWindow>(*style_, language_);
    desk_ = &play::setPlayDesk(*window_, games_);
    window_->show();
    desk_->start(shell::bundledScenarios() + QStringLiteral("/eastern-europe.yaml"));
    QVERIFY(!desk_->table());
    QWidget* start = visible(QStringLiteral("new-game.start"));
    QVERIFY(start);
    QTest::mouseClick(start, Qt::LeftButton);
    QVERIFY(desk_->table());
    QCOMPARE(session().setting().scenario, std::string{"eastern-europe"});
}

MARCHES_TEST(WholeGameTest, application)
#include "whole_game_test.moc"
