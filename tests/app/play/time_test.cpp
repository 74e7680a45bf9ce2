#include "app/play/log_model.h"
#include "app/shell/files.h"
#include "app/shell/rows.h"
#include "tests/app/play/glass.h"
#include "tests/app/register.h"
#include "tests/engine/effort.h"

#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QSlider>
#include <QTreeView>

using namespace marches;

/// The log and the turn track: looking back, and what happened.
class TimeTest : public toy::GlassTest {
    Q_OBJECT

private slots:
    void lookingBackAndOn();
    void aTableOfComputersWaitsForAPerson();
    void sinceMyTurnIsTold();
    void logOpensAtItsEnd();
    void greyedOutIsReachedByKeys();
    void trackIsSpoken();
    void theRowLookedAtIsSoughtOnce();
};

void TimeTest::lookingBackAndOn() {
    startGame();
    for (int i = 0; i < 6; ++i) {
        QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
        settle();
    }
    const NodeId head = session().head();
    QTest::keyClick(window_.get(), Qt::Key_Left, Qt::AltModifier);
    QTest::keyClick(window_.get(), Qt::Key_Left, Qt::AltModifier);
    QVERIFY(!session().live());
    QVERIFY(text("banner.sentence").contains(QStringLiteral("as it stood")));
    QCOMPARE(find<QTreeView>("actions.view")->model()->rowCount(), 0);
    auto* slider = find<QSlider>("log.scrubber");
    QCOMPARE(slider->value(), slider->maximum() - 2);
    auto* log = find<QTreeView>("log.view");
    const auto markedNode = [&] {
        const QModelIndexList marked = log->selectionModel()->selectedRows();
        return marked.size() == 1 && marked.front() == log->currentIndex()
                   ? idAt<NodeId>(marked.front().data(shell::NodeRole).toUInt())
                   : rootNode;
    };
    QCOMPARE(markedNode(), session().node());
    click("log.back");
    QVERIFY(session().node() != rootNode);
    QCOMPARE(markedNode(), session().node());
    click("log.first");
    QCOMPARE(session().node(), rootNode);
    QVERIFY(!log->selectionModel()->hasSelection());
    QTest::keyClick(window_.get(), Qt::Key_End, Qt::AltModifier);
    QVERIFY(session().live());
    QCOMPARE(session().head(), head);
    QVERIFY(!log->selectionModel()->hasSelection());
    // A click on the log looks back too; from there a new variation.
    const QModelIndex second = log->model()->index(1, 0, log->model()->index(0, 0));
    log->scrollTo(second);
    QTest::mouseClick(log->viewport(), Qt::LeftButton, {}, log->visualRect(second).center());
    QVERIFY(!session().live());
    QCOMPARE(markedNode(), session().node());
    click("log.back");
    QCOMPARE(markedNode(), session().node());
    click("banner.go-on");
    QVERIFY(!session().live()); // the first press asks
    click("banner.go-on");
    QVERIFY(session().live());
    QCOMPARE(session().tree().variations().size(), std::size_t{2});
    settle();
    QTest::keyClick(window_.get(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(session().head(), head);
}

/// Else they would have played to the end before one could take a seat. In another variation, too; until a
/// person lets them play, or sits down.
void TimeTest::aTableOfComputersWaitsForAPerson() {
    const QString path = home_->filePath(QStringLiteral("computers.marches"));
    QVERIFY(!shell::saveRecord(path, {toy::newHeader({"random", "random", "random"}), {}}, {}));
    startWindow(path);
    QVERIFY(desk_->table());
    session().setPace(0);
    QTRY_VERIFY(session().outcome().has_value());
    const auto goOnFrom = [this](int steps) {
        QTest::keyClick(window_.get(), Qt::Key_Home, Qt::AltModifier);
        for (int i = 0; i < steps; ++i)
            QTest::keyClick(window_.get(), Qt::Key_Right, Qt::AltModifier);
        QVERIFY(!session().live());
        click("banner.go-on"); // the first press asks
        click("banner.go-on");
        QVERIFY(session().live());
    };
    const auto stands = [this] {
        const NodeId here = session().head();
        QTest::qWait(100);
        return session().head() == here && !session().outcome() &&
               text("banner.sentence") ==
                   QStringLiteral("Play waits: only computer players sit at this table");
    };
    goOnFrom(3);
    QVERIFY(stands());
    QTest::keyClick(window_.get(), Qt::Key_Left, Qt::AltModifier); // who looks round comes back to the same
    QTest::keyClick(window_.get(), Qt::Key_End, Qt::AltModifier);
    QVERIFY(stands());
    QTest::keyClick(window_.get(), Qt::Key_Down, Qt::AltModifier); // to the line that is over
    QVERIFY(session().outcome());
    QTest::keyClick(window_.get(), Qt::Key_Up, Qt::AltModifier);
    QVERIFY(stands());
    click("banner.resume");
    QTRY_VERIFY(session().outcome().has_value());

    goOnFrom(2);
    QVERIFY(stands());
    click("banner.seats");
    auto* seats = window_->findChild<QDialog*>(QStringLiteral("seats"));
    QVERIFY(seats);
    const auto give = [&](const char* seat, const QString& kind) {
        auto* kinds = seats->findChild<QComboBox*>(QStringLiteral("seats.%1.kind").arg(QLatin1String(seat)));
        QVERIFY(kinds);
        kinds->setFocus();
        for (int i = 0; i < kinds->count() && kinds->currentData() != kind; ++i)
            QTest::keyClick(kinds, kinds->findData(kind) < kinds->currentIndex() ? Qt::Key_Up : Qt::Key_Down);
        QCOMPARE(kinds->currentData().toString(), kind);
    };
    give("ann", session().computers().kinds().back()); // another computer player is no person
    QVERIFY(stands());
    give("bob", QStringLiteral("human"));
    seats->close();
    QVERIFY(!session().held());
    QTRY_VERIFY(session().asksViewer());
    QCOMPARE(session().seat(session().viewer()).key, QStringLiteral("bob"));
}

void TimeTest::sinceMyTurnIsTold() {
    startGame();
    auto* since = window_->findChild<QAction*>(QStringLiteral("time.since"));
    QVERIFY(since);
    const SeatId ann = session().viewer();
    QVERIFY(window_->findChild<QWidget*>(QStringLiteral("banner.since")) == nullptr); // nobody has played yet
    click("banner.first");
    settle();
    QVERIFY(session().viewer() != ann);
    while (session().viewer() != ann) {
        QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
        settle();
    }
    // All lines since her last one, by others and by chance, and nothing before.
    const std::vector<NodeId> ends = session().lineEnds();
    std::size_t last = ends.size() - 1;
    while (session().actor(ends[last]) != ann)
        --last;
    QVERIFY(last + 1 < ends.size());
    click("banner.since"); // offered now, until she decides
    QCOMPARE(text("tell.title"), QStringLiteral("Since the last decision of Player ann"));
    QCOMPARE(find<QWidget>("tell")->findChildren<QLabel*>(QStringLiteral("tell.line")).size(),
             static_cast<qsizetype>(ends.size() - last - 1));
    QCOMPARE(ends.size(), last + 2); // but one line: the moment before it is looked at
    const NodeId then = ends[last];
    click("card.look-back");
    QVERIFY(!session().live());
    QCOMPARE(session().node(), then);
    session().lookAtNow();
    settle();
    since->trigger(); // the same by its key
    QCOMPARE(text("tell.title"), QStringLiteral("Since the last decision of Player ann"));
}

/// A game from the disk: the log, when it comes to the front, shows its last row.
void TimeTest::logOpensAtItsEnd() {
    playToTheEnd();
    const QString path = home_->filePath(QStringLiteral("long.marches"));
    QVERIFY(!shell::saveRecord(path, session().record(), {}));
    window_ = std::make_unique<shell::MainWindow>(*style_, language_);
    desk_ = &play::setPlayDesk(*window_, games_);
    window_->resize(1000, 600);
    window_->show();
    desk_->start(path);
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QTest::keyClick(window_.get(), Qt::Key_5, Qt::AltModifier);
    auto* log = find<QTreeView>("log.view");
    QTRY_VERIFY(log->isVisible());
    QTest::qWait(20);
    const QScrollBar* bar = log->verticalScrollBar();
    QVERIFY(bar->maximum() > 0);
    QCOMPARE(bar->value(), bar->maximum());
    // Once: then it stays where its reader was.
    log->verticalScrollBar()->setValue(0);
    QWidget* panel = find<QWidget>("log");
    panel->hide();
    panel->show();
    QTest::qWait(20);
    QCOMPARE(bar->value(), 0);
}

/// Keys come to what can do nothing, too: it says why.
void TimeTest::greyedOutIsReachedByKeys() {
    startGame();
    auto* menu = window_->findChild<QMenu*>(QStringLiteral("menu.time"));
    const auto* now = window_->findChild<QAction*>(QStringLiteral("time.now"));
    QVERIFY(menu && now && !now->isEnabled());
    menu->popup(window_->mapToGlobal(QPoint(10, 10)));
    QVERIFY(QTest::qWaitForWindowExposed(menu));
    for (qsizetype i = 0; i < menu->actions().size() && menu->activeAction() != now; ++i)
        QTest::keyClick(menu, Qt::Key_Down);
    QCOMPARE(menu->activeAction(), now);
    QCOMPARE(now->toolTip(), QStringLiteral("This is how the game stands now."));
    menu->close();
}

/// Turn, phases and seats are parts of their own for a screen reader, and a seat is pressed by it.
void TimeTest::trackIsSpoken() {
    startGame();
    QAccessibleInterface* track = QAccessible::queryAccessibleInterface(find<QWidget>("track"));
    QVERIFY(track);
    QCOMPARE(track->childCount(), 1 + 5 + 2);
    QStringList spoken;
    for (int i = 0; i < track->childCount(); ++i) {
        spoken << track->child(i)->text(QAccessible::Name);
        QCOMPARE(track->indexOfChild(track->child(i)), i);
        QCOMPARE(track->child(i)->parent(), track);
    }
    QCOMPARE(spoken.first(), QStringLiteral("Turn 1 of 3"));
    QCOMPARE(spoken.filter(QStringLiteral(", now")).size(), 1);
    QCOMPARE(spoken.filter(QStringLiteral("is waited for")).size(), 2);
    // All may bid: the mouse is handed to the other one.
    const SeatId before = session().viewer();
    QAccessibleInterface* bob = track->child(7);
    QCOMPARE(bob->role(), QAccessible::Button);
    bob->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(session().viewer() != before);
    // A place that is there: inside the track, none over another.
    for (int i = 6; i < 8; ++i) {
        QVERIFY(track->rect().contains(track->child(i)->rect()));
        QCOMPARE(track->childAt(track->child(i)->rect().center().x(), track->child(i)->rect().center().y()),
                 track->child(i));
    }
}

/// All rows that are painted ask which of them it is: however long the game, they find it as fast as anything
/// else.
void TimeTest::theRowLookedAtIsSoughtOnce() {
    auto setting = std::make_shared<toy::Setting>();
    setting->rounds = 100;
    Record record;
    record.header = toy::newHeader({"random", "random", "random", "random"});
    for (const SeatEntry& entry : record.header.seats)
        setting->seats.push_back(entry.seat);
    const auto opened = toy::Table::open(setting, record);
    toy::Table& table = *opened.session;
    table.setPace(0);
    QTRY_VERIFY_WITH_TIMEOUT(table.outcome().has_value(), 60000);
    toy::Face face(table);
    play::LogModel rows;
    rows.setGame(&table, &face);
    QVERIFY(rows.commandCount() > 500);
    const auto answers = [&rows](int role) {
        std::vector<NodeId> yes;
        for (int group = 0; group < rows.rowCount(); ++group)
            for (int row = 0; row < rows.rowCount(rows.index(group, 0)); ++row)
                if (const QModelIndex line = rows.index(row, 0, rows.index(group, 0));
                    line.data(role).toBool())
                    yes.push_back(idAt<NodeId>(line.data(shell::NodeRole).toUInt()));
        return yes;
    };
    for (const int position : {3, 1, rows.commandCount() - 1, 2}) {
        table.lookAt(rows.nodeAt(position));
        rows.update();
        QCOMPARE(answers(shell::CurrentRole), std::vector{rows.nodeAt(position)});
    }
    double current = 1e9;
    double others = 1e9;
    for (int i = 0; i < 20; ++i) { // the quietest moment of a busy machine
        current = std::min(current, effort([&] { (void)answers(shell::CurrentRole); }));
        others = std::min(others, effort([&] { (void)answers(shell::OpenRole); }));
    }
    // sought anew for each of hundreds of rows it would be dozens of times as much
    QVERIFY2(current < 8 * others, qPrintable(QStringLiteral("%1, else %2").arg(current).arg(others)));
}

MARCHES_TEST(TimeTest, application)
#include "time_test.moc"
