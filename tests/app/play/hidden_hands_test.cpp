#include "app/play/left_games.h"
#include "app/shell/rows.h"
#include "tests/app/play/glass.h"
#include "tests/app/register.h"

#include <QAbstractItemView>
#include <QAction>
#include <QImage>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeView>

using namespace marches;

/// Two people at one screen, ten computer players, a die, cards that only their owners see, sealed bids and
/// an answer window.
class HiddenHandsTest : public toy::GlassTest {
    Q_OBJECT

private slots:
    void eachHandIsSeenByItsOwnerAlone();
    void twelveSeatsPlayToTheEnd();
    void aPressMeantForTheLastTakesNoScreen();
    void nothingIsDoneUnderTheCurtain();
    void theCurtainStandsFirstAfterACrash();
    void undoPastADrawAsksAndTheDieStays();
    void undoPastASealAsks();
    void whatIsHiddenChangesNoScreen();

private:
    void open(const Record& record);
    /// All that the window says in words: to be seen, to be pointed at, to be read out.
    QString said();
    QString rowsOf(const char* view);
    void take(const char* action);
    bool covered() { return find<QWidget>("hand-over")->isVisible(); }
    QPushButton* here() { return find<QPushButton>("hand-over.here"); }
};

namespace {

using toy::ann;
using toy::bob;

void addRows(const QAbstractItemModel& model, const QModelIndex& parent, QStringList& words) {
    for (int row = 0; row < model.rowCount(parent); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column)
            for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::StatusTipRole),
                                   int(Qt::AccessibleTextRole), int(Qt::AccessibleDescriptionRole),
                                   int(shell::DetailRole), int(shell::CostRole), int(shell::KeyRole)})
                words << model.index(row, column, parent).data(role).toString();
        addRows(model, model.index(row, 0, parent), words);
    }
}

/// Ann and Bob at one screen: the first round up to the bids of these two.
Record dealt(int anns, int bobs, const std::vector<std::string>& more = {}, int others = 1) {
    std::vector<std::string> kinds(12, "random");
    kinds[0] = kinds[1] = "human";
    Record record{toy::newHeader(kinds), {}};
    record.header.options.emplace_back("hands", "hidden");
    const auto add = [&](std::string line) {
        record.lines.push_back({LineKind::command, 0, std::move(line), 0});
    };
    add("chance roll 4");
    add("chance deal ann " + std::to_string(anns));
    add("chance deal bob " + std::to_string(bobs));
    for (std::size_t seat = 2; seat < kinds.size(); ++seat)
        add("chance deal " + record.header.seats[seat].seat + ' ' + std::to_string(others));
    for (std::size_t seat = 2; seat < kinds.size(); ++seat)
        add(record.header.seats[seat].seat + " bid 0");
    for (const std::string& line : more)
        add(line);
    return record;
}

bool holdsAny(const QString& text, const QStringList& secrets) {
    return std::any_of(secrets.begin(), secrets.end(),
                       [&](const QString& secret) { return text.contains(secret); });
}

const QStringList annsSecrets{QStringLiteral("card 3"),     QStringLiteral("3 for Ann"),
                              QStringLiteral("deal ann 3"), QStringLiteral("ann bid 4"),
                              QStringLiteral(", bid 4"),    QStringLiteral("Ann had bid")};
const QStringList bobsSecrets{QStringLiteral("card 2"), QStringLiteral("2 for Bob"),
                              QStringLiteral("deal bob 2")};

} // namespace

void HiddenHandsTest::open(const Record& record) {
    const QString path = home_->filePath(QStringLiteral("game.marches"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(writeRecord(record)));
    file.close();
    startWindow(path);
    QVERIFY(desk_->table());
    session().setPace(0);
    settle();
}

QString HiddenHandsTest::said() {
    QStringList words{window_->windowTitle()};
    for (const QWidget* widget : window_->findChildren<QWidget*>()) {
        words << widget->windowTitle() << widget->toolTip() << widget->statusTip() << widget->accessibleName()
              << widget->accessibleDescription();
        if (const auto* label = qobject_cast<const QLabel*>(widget)) words << label->text();
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) words << button->text();
        if (const auto* view = qobject_cast<const QAbstractItemView*>(widget); view && view->model())
            addRows(*view->model(), {}, words);
    }
    for (const QAction* action : window_->findChildren<QAction*>())
        words << action->text() << action->toolTip() << action->statusTip();
    words.removeAll(QString{});
    words.sort(); // of widgets the order says nothing
    return words.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QString HiddenHandsTest::rowsOf(const char* view) {
    QStringList words;
    addRows(*find<QTreeView>(view)->model(), {}, words);
    return words.join(QLatin1Char('\n'));
}

/// Does what the list of actions has by that name, with keys.
void HiddenHandsTest::take(const char* action) {
    QTest::keyClick(window_.get(), Qt::Key_F, Qt::ControlModifier);
    auto* field = find<QLineEdit>("actions.filter");
    QTest::keyClicks(field, QString::fromLatin1(action));
    QTest::keyClick(field, Qt::Key_Return);
}

void HiddenHandsTest::eachHandIsSeenByItsOwnerAlone() {
    open(dealt(3, 2));
    QVERIFY(covered());
    QCOMPARE(text("hand-over.sentence"), QStringLiteral("Hand the screen to Player ann"));
    QCOMPARE(text("hand-over.seat"), QStringLiteral("Ann"));
    QVERIFY(here()->hasFocus());
    QVERIFY(!holdsAny(said(), annsSecrets) && !holdsAny(said(), bobsSecrets));
    QVERIFY(!said().contains(QStringLiteral("Bid 0")));

    QTest::keyClick(here(), Qt::Key_Return);
    QVERIFY(!covered());
    QCOMPARE(session().viewer(), ann);
    QVERIFY(said().contains(
        QStringLiteral("Ann: coins 5, card 3, bid none\nBob: coins 5, card hidden, bid none")));
    QVERIFY(rowsOf("log.view").contains(QStringLiteral("3 for Ann")));
    QVERIFY(rowsOf("log.view").contains(QStringLiteral("A sealed bid")));
    QVERIFY(rowsOf("actions.view").contains(QStringLiteral("Bid 4")));
    QVERIFY(!holdsAny(said(), bobsSecrets));

    take("Bid 4");
    settle();
    QVERIFY(covered());
    QCOMPARE(text("hand-over.sentence"), QStringLiteral("Hand the screen to Player bob"));
    QVERIFY2(!holdsAny(said(), annsSecrets) && !holdsAny(said(), bobsSecrets), qPrintable(said()));
    QTest::mouseClick(here(), Qt::LeftButton);
    QVERIFY(!covered());
    QCOMPARE(session().viewer(), bob);
    QVERIFY2(!holdsAny(said(), annsSecrets), qPrintable(said()));
    QVERIFY(said().contains(
        QStringLiteral("Ann: coins 5, card hidden, bid hidden\nBob: coins 5, card 2, bid none")));
    QVERIFY(!rowsOf("log.view").contains(QStringLiteral("3 for Ann")));
    QVERIFY(!rowsOf("log.view").contains(QStringLiteral("Bid 4")));

    // What Bob sees of the past is no more.
    auto* log = find<QTreeView>("log.view");
    QTest::keyClick(window_.get(), Qt::Key_Left, Qt::AltModifier);
    if (session().live()) click("log.back");
    QVERIFY(!session().live());
    QVERIFY(!holdsAny(said(), annsSecrets));
    QVERIFY(said().contains(QStringLiteral("card 2")));
    click("log.now");
    QVERIFY(log->isVisible());

    // All have bid: the seals are opened, for everybody.
    session().setPace(100000);
    take("Bid 0");
    QVERIFY(rowsOf("log.view").contains(QStringLiteral("Ann had bid 4")));
    QVERIFY(said().contains(QStringLiteral("Ann: coins 1, card 3, bid 4")));
    // The file holds all.
    const std::string file = writeRecord(session().record());
    for (const char* line : {"chance deal ann 3", "chance deal bob 2", "ann bid 4", "bob bid 0"})
        QVERIFY2(file.find(line) != std::string::npos, line);
}

/// By the keys of the banner and of the curtain alone; no hand is ever shown to the other.
void HiddenHandsTest::twelveSeatsPlayToTheEnd() {
    open(dealt(3, 2));
    int handedOver = 0;
    for (int i = 0; i < 300 && !session().outcome(); ++i) {
        const auto& table = static_cast<toy::Table&>(session());
        if (covered()) {
            for (const toy::Seat& seat : table.state().seats)
                if (table.state().phase <= toy::Phase::bid) QVERIFY(seat.card <= 0 && seat.bid <= 0);
            QVERIFY(table.options(session().viewer()).empty());
            QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
            QVERIFY(!covered());
            ++handedOver;
            continue;
        }
        const toy::Seat& other = table.state().seats[session().viewer() == ann ? 1 : 0];
        if (table.state().phase <= toy::Phase::bid) QVERIFY(other.card <= 0 && other.bid <= 0);
        const NodeId before = session().head();
        QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(session().head() != before);
        settle();
    }
    QVERIFY(session().outcome());
    QVERIFY(handedOver >= 5); // two a round and more
}

void HiddenHandsTest::aPressMeantForTheLastTakesNoScreen() {
    open(dealt(3, 2));
    QTest::keyClick(here(), Qt::Key_Return);
    desk_->table()->setGrace(1000000);
    take("Bid 4");
    QTRY_VERIFY(covered());
    QTest::keyClick(here(), Qt::Key_Return);
    QTest::mouseClick(here(), Qt::LeftButton);
    QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(covered());
    desk_->table()->setGrace(0);
    QTest::keyClick(here(), Qt::Key_Return);
    QVERIFY(!covered());
}

void HiddenHandsTest::nothingIsDoneUnderTheCurtain() {
    open(dealt(3, 2));
    QTest::keyClick(here(), Qt::Key_Return);
    take("Bid 4");
    QTRY_VERIFY(covered());
    const NodeId head = session().head();
    for (const auto& [key, modifier] :
         std::initializer_list<std::pair<Qt::Key, Qt::KeyboardModifier>>{{Qt::Key_Z, Qt::ControlModifier},
                                                                         {Qt::Key_Left, Qt::AltModifier},
                                                                         {Qt::Key_Home, Qt::AltModifier},
                                                                         {Qt::Key_1, Qt::ControlModifier},
                                                                         {Qt::Key_4, Qt::AltModifier},
                                                                         {Qt::Key_F6, Qt::NoModifier},
                                                                         {Qt::Key_Tab, Qt::NoModifier},
                                                                         {Qt::Key_Escape, Qt::NoModifier}})
        QTest::keyClick(window_.get(), key, modifier);
    QCoreApplication::processEvents();
    QVERIFY(covered());
    QCOMPARE(session().head(), head);
    QVERIFY(session().live());
    QVERIFY(here()->isVisible() && !here()->visibleRegion().isEmpty());
    for (const char* pane : {"actions.view", "log.view", "banner", "coins"})
        QVERIFY2(!find<QWidget>(pane)->isEnabled(), pane);
    QVERIFY(!holdsAny(said(), annsSecrets));
    QTest::keyClick(here(), Qt::Key_Return);
    for (const char* pane : {"actions.view", "log.view", "banner", "coins"})
        QVERIFY2(find<QWidget>(pane)->isEnabled(), pane);
}

void HiddenHandsTest::theCurtainStandsFirstAfterACrash() {
    open(dealt(3, 2));
    QTest::keyClick(here(), Qt::Key_Return);
    take("Bid 4");
    QTRY_VERIFY(covered());
    window_.reset();
    const auto left = play::leftGames();
    QCOMPARE(left.size(), std::size_t{1});
    QVERIFY(QFile::remove(left.front().folder + QStringLiteral("/closed"))); // nothing was in order
    startWindow();
    QVERIFY(!holdsAny(said(), annsSecrets) && !holdsAny(said(), bobsSecrets));
    click("left.0.go-on");
    QVERIFY(desk_->table());
    QVERIFY(covered());
    QCOMPARE(text("hand-over.sentence"), QStringLiteral("Hand the screen to Player bob"));
    QVERIFY(!holdsAny(said(), annsSecrets) && !holdsAny(said(), bobsSecrets));
    QTest::keyClick(here(), Qt::Key_Return);
    QVERIFY(said().contains(QStringLiteral("card 2")) && !holdsAny(said(), annsSecrets));
}

/// Another way to the same draw, and the same way again.
void HiddenHandsTest::undoPastADrawAsksAndTheDieStays() {
    Record record{toy::newHeader({"human", "random"}), {}};
    for (const char* line :
         {"chance roll 1", "chance deal ann 3", "chance deal bob 1", "ann bid 3", "bob bid 0", "bob accept"})
        record.lines.push_back({LineKind::command, 0, line, 0});
    open(record);
    const auto draws = [this] {
        QStringList lines;
        for (const RecordLine& line : session().linearRecord().lines)
            if (line.text.starts_with("chance")) lines << QString::fromStdString(line.text);
        return lines;
    };
    const NodeId asked = session().head();
    session().setPace(100000);
    take("Lantern on shelf 1");
    QTRY_COMPARE(draws().size(), 6);
    QTRY_VERIFY(session().asksViewer());
    const QStringList drawn = draws();
    const NodeId head = session().head();
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(session().head(), head);
    QVERIFY2(text("banner.detail").contains(QStringLiteral("drawn or shown")),
             qPrintable(text("banner.detail")));
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(session().head(), asked);
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(session().head(), head);
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(session().head(), asked);
    take("Lantern on shelf 2");
    QTRY_COMPARE(draws().size(), 6);
    QCOMPARE(draws(), drawn);
    QVERIFY(session().head() != head);
}

void HiddenHandsTest::undoPastASealAsks() {
    Record record{toy::newHeader({"human", "human"}), {}};
    for (const char* line : {"chance roll 1", "chance deal ann 3", "chance deal bob 1", "ann bid 3"})
        record.lines.push_back({LineKind::command, 0, line, 0});
    open(record);
    QVERIFY(!covered()); // hands lie open at this table
    QCOMPARE(session().viewer(), bob);
    const NodeId asked = session().head();
    take("Bid 1");
    QVERIFY(rowsOf("log.view").contains(QStringLiteral("Ann had bid 3")));
    const NodeId head = session().head();
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(session().head(), head);
    QVERIFY(text("banner.detail").contains(QStringLiteral("drawn or shown")));
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(session().head(), asked);
}

/// The same game but for what Ann can't see: her screen is the same, to the last pixel and word, and so is
/// what she is refused.
void HiddenHandsTest::whatIsHiddenChangesNoScreen() {
    struct Screen {
        QImage picture;
        QString words;
        QString refusal;
        std::vector<toy::Command> options;
    };
    const auto screens = [this](const Record& record) {
        open(record);
        std::vector<Screen> shown;
        const auto show = [&] {
            QCoreApplication::processEvents();
            const auto& table = static_cast<toy::Table&>(session());
            Screen screen{window_->grab().toImage(), said(), {}, table.options(session().viewer())};
            if (const auto why = table.why({ann, toy::Verb::bid, noSeat, 9}))
                screen.refusal = QString::fromStdString(why->sentence);
            shown.push_back(std::move(screen));
        };
        show(); // the curtain
        QTest::keyClick(here(), Qt::Key_Return);
        show();
        click("banner.refused");
        show();
        QTest::keyClick(window_.get(), Qt::Key_Escape);
        click("log.back");
        show();
        click("log.now");
        return shown;
    };
    screens(dealt(3, 1)); // leaves the docks where the next ones find them
    const std::vector<Screen> ones = screens(dealt(3, 1, {"bob bid 1"}, 1));
    const std::vector<Screen> others = screens(dealt(3, 2, {"bob bid 4"}, 2));
    QCOMPARE(ones.size(), std::size_t{4});
    for (std::size_t i = 0; i < ones.size(); ++i) {
        QCOMPARE(others[i].words, ones[i].words);
        QVERIFY2(others[i].picture == ones[i].picture, qPrintable(QString::number(i)));
        QCOMPARE(others[i].refusal, ones[i].refusal);
        QVERIFY(others[i].options == ones[i].options);
    }
    QVERIFY(!ones[1].options.empty() && !ones[1].refusal.isEmpty());
    // What she may know does change it.
    const std::vector<Screen> hers = screens(dealt(2, 1, {"bob bid 1"}, 1));
    QVERIFY(hers[0].picture == ones[0].picture);
    QVERIFY(hers[1].picture != ones[1].picture && hers[1].words != ones[1].words);
}

MARCHES_TEST(HiddenHandsTest, application)
#include "hidden_hands_test.moc"
