#include "app/play/session_of.h"
#include "tests/app/register.h"
#include "tests/engine/table/toy/toy.h"

#include <QSignalSpy>
#include <QTest>

using namespace marches;
using play::Session;
using Table = play::SessionOf<toy::Game>;

namespace {

using toy::ann;
using toy::bob;
constexpr SeatId cid{2};

Record newRecord(const std::vector<std::string>& kinds) {
    Record record;
    record.header.game = toy::Game::id;
    record.header.scenario.name = "toy";
    record.header.seed = 7;
    const char* const names[] = {"ann", "bob", "cid", "dora"};
    for (std::size_t i = 0; i < kinds.size(); ++i)
        record.header.seats.push_back({names[i], "red", kinds[i], std::string{"Player "} + names[i]});
    return record;
}

std::unique_ptr<Table> newTable(const std::vector<std::string>& kinds) {
    auto setting = std::make_shared<toy::Setting>();
    const Record record = newRecord(kinds);
    for (const SeatEntry& entry : record.header.seats)
        setting->seats.push_back(entry.seat);
    return Table::open(setting, record).session;
}

bool isPerson(const Table& table, SeatId seat) {
    return isSeat(seat) && table.seat(seat).human();
}

/// Lets chance and computers act until a person is asked or the game is over.
void settle(Table& table) {
    QVERIFY(QTest::qWaitFor([&] { return table.outcome() || table.computerToMove() == noSeat; }));
}

} // namespace

class SessionTest : public QObject {
    Q_OBJECT

private slots:
    void computersPlayToTheEnd();
    void personIsAskedAndActs();
    void staleAnswerIsDropped();
    void hintNotWantedAnyMoreIsNotGiven();
    void hintIsAskedAnewWhenOthersPlay();
    void pauseHoldsComputersBack();
    void nobodyGoesOnWhileHeld();
    void whoIsHeldKeepsTheScreen();
    void whoHasActedSeesTheAnswer();
    void lookingBackChangesNothing();
    void undoGoesToThePersonsDecision();
    void movesTellTheirWay();
    void undoMacroIsUndoneAndRedoneAtOnce();
    void undoMacroTakenInPartIsNone();
    void undoMacroEndsWhereOthersPlay();
    void branchKeepsTheOldLine();
    void recordGivesTheSameGame();
    void journalLinesGiveTheSameGame();
    void outsideProgramIsNotStarted();
    void programPlaysUntilItFails();
    void nobodyIsGivenAnothersHand();
    void computersAloneShowWhatAllMayKnow();
    void chanceGivesTheSameDieAgain();
    void pauseHoldsNoDieBack();
};

void SessionTest::computersPlayToTheEnd() {
    const auto table = newTable({"random", "random", "random"});
    QVERIFY(table);
    table->setPace(0);
    QTRY_VERIFY(table->outcome().has_value());
    QVERIFY(table->tree().node(table->head()).lines > 10);
    QVERIFY(!table->undoStep());
}

void SessionTest::personIsAskedAndActs() {
    const auto table = newTable({"human", "random"});
    table->setPace(0);
    settle(*table);
    QVERIFY(table->waits().contains(ann));
    QCOMPARE(table->viewer(), ann);
    QSignalSpy applied(table.get(), &Session::applied);
    const auto options = table->options(ann);
    QVERIFY(!options.empty());
    QVERIFY(!table->act(options.front()));
    QVERIFY(applied.size() >= 1);
    QVERIFY(table->dirty());
    toy::Command wrong = options.front();
    wrong.actor = SeatId{3};
    QVERIFY(table->act(wrong).has_value());
}

void SessionTest::staleAnswerIsDropped() {
    const auto table = newTable({"random", "human"});
    table->setPace(0);
    settle(*table);
    // Bids are asked of both at once: let the person act while the computer's pause runs.
    table->setPace(100000);
    while (!table->outcome() && table->waits().size() < 2) {
        const auto options = table->options(table->viewer());
        if (options.empty()) {
            table->computers().moveNow();
            QTest::qWait(1);
            continue;
        }
        QVERIFY(!table->act(options.front()));
    }
    QCOMPARE(table->computerToMove(), SeatId{0});
    const auto mine = table->options(SeatId{1});
    QVERIFY(!mine.empty());
    QVERIFY(!table->act(mine.front()));
    const NodeId after = table->head();
    QTest::qWait(20);
    QCOMPARE(table->head(), after);
    table->computers().moveNow();
    QTRY_VERIFY(table->head() != after);
}

void SessionTest::hintNotWantedAnyMoreIsNotGiven() {
    const auto table = newTable({"human", "random"});
    table->setPace(0);
    settle(*table);
    QSignalSpy hinted(&table->computers(), &play::Computers::hinted);
    QVERIFY(!table->computers().cancelHint());
    QVERIFY(table->askHint());
    QVERIFY(table->computers().cancelHint());
    QVERIFY(!table->computers().cancelHint());
    QVERIFY(!hinted.wait(200));
    QVERIFY(!table->computers().hint());
    QVERIFY(table->askHint());
    QVERIFY(hinted.wait());
    QVERIFY(table->computers().hint().has_value());
    QVERIFY(!table->computers().cancelHint()); // it is there: Esc has other things to do
}

/// What others do while it is looked for costs nobody the hint; one's own step does.
void SessionTest::hintIsAskedAnewWhenOthersPlay() {
    const auto table = newTable({"random", "human"});
    table->setPace(0);
    settle(*table);
    table->setPace(100000);
    const auto untilBothAreAsked = [&] {
        while (!table->outcome() && table->waits().size() < 2) {
            const auto options = table->options(table->viewer());
            if (options.empty())
                table->computers().moveNow();
            else
                QVERIFY(!table->act(options.front()));
            QTest::qWait(1);
        }
    };
    untilBothAreAsked();
    QSignalSpy hinted(&table->computers(), &play::Computers::hinted);
    QVERIFY(table->askHint());
    QVERIFY(table->computers().looksForHint());
    QVERIFY(!table->act(toy::Command{SeatId{0}, toy::Verb::bid, noSeat, 0}));
    QVERIFY(table->asksViewer());
    QVERIFY(table->computers().looksForHint());
    QVERIFY(hinted.wait());
    QVERIFY(table->computers().hint().has_value());
    QVERIFY(!table->computers().looksForHint());
    QVERIFY(table->askHint());
    QVERIFY(!table->act(table->options(table->viewer()).front()));
    QVERIFY(!table->computers().looksForHint());
    QVERIFY(!hinted.wait(200));
}

void SessionTest::pauseHoldsComputersBack() {
    const auto table = newTable({"random", "random"});
    table->setPace(0);
    table->setPaused(true);
    QTest::qWait(20);
    QCOMPARE(table->head(), rootNode);
    table->setPaused(false);
    QTRY_VERIFY(table->outcome().has_value());
}

/// Until released; undo ends it too, and so does another in the seat.
void SessionTest::nobodyGoesOnWhileHeld() {
    const auto table = newTable({"human", "random"});
    table->setPace(0);
    settle(*table);
    connect(table.get(), &play::Session::applied, this, [&](NodeId node) {
        if (table->actor(node) == SeatId{0}) table->hold();
    });
    const auto act = [&] { QVERIFY(!table->act(table->options(table->viewer()).front())); };
    act();
    const NodeId mine = table->head();
    QTest::qWait(50);
    QVERIFY(table->held());
    QCOMPARE(table->head(), mine);
    table->undo();
    QVERIFY(!table->held());
    table->disconnect(this);
    act();
    table->hold();
    const NodeId again = table->head();
    table->release();
    QVERIFY(!table->held());
    QTRY_VERIFY(table->head() != again || table->computerToMove() == noSeat);

    table->hold();
    table->giveSeat(SeatId{0}, QStringLiteral("random"), {}); // nobody is left who could release it
    QVERIFY(!table->held());
    QTRY_VERIFY(table->outcome().has_value());
}

/// Two people in turn at one screen: as long as one looks at what they have done nothing is asked of the
/// other.
void SessionTest::whoIsHeldKeepsTheScreen() {
    const auto table = newTable({"human", "human"});
    table->setPace(0);
    settle(*table);
    QCOMPARE(table->viewer(), ann);
    connect(table.get(), &play::Session::applied, this, [&](NodeId node) {
        if (table->actor(node) == ann) table->hold();
    });
    QVERIFY(!table->act(table->options(ann).front()));
    QVERIFY(table->held());
    QVERIFY(!table->waits().contains(ann) && table->waits().contains(bob));
    QCOMPARE(table->viewer(), ann);
    QVERIFY(!table->asksViewer());
    table->release();
    QCOMPARE(table->viewer(), bob);
    QVERIFY(table->asksViewer());
}

/// Where all are asked at once the screen goes on to the next person when the computer player has had its
/// say.
void SessionTest::whoHasActedSeesTheAnswer() {
    const auto table = newTable({"human", "human", "random"});
    table->setPace(0);
    settle(*table);
    table->setPaused(true);
    table->setPace(100000);
    const SeatId computer{2};
    while (!table->outcome() && table->waits().size() < 3) {
        if (const auto options = table->options(table->viewer()); !options.empty()) {
            QVERIFY(!table->act(options.front()));
            continue;
        }
        table->setPaused(false);
        table->computers().moveNow();
        QTest::qWait(1);
        table->setPaused(true);
    }
    QVERIFY(!table->outcome());
    table->setPaused(false);
    table->setViewer(ann);
    QVERIFY(!table->act(table->options(ann).front()));
    QVERIFY(table->waits().contains(bob) && table->waits().contains(computer));
    QCOMPARE(table->viewer(), ann);
    const NodeId mine = table->head();
    table->computers().moveNow();
    QTRY_VERIFY(table->head() != mine);
    QCOMPARE(table->viewer(), bob);
}

void SessionTest::lookingBackChangesNothing() {
    const auto table = newTable({"random", "random"});
    table->setPace(0);
    QTRY_VERIFY(table->outcome().has_value());
    const auto ends = table->lineEnds();
    const toy::State last = table->state();
    QSignalSpy moved(table.get(), &Session::moved);
    table->lookAt(ends[3]);
    QVERIFY(!table->live());
    QCOMPARE(moved.size(), 1);
    QVERIFY(!(table->state() == last));
    QVERIFY(!table->outcome());
    QVERIFY(table->options(SeatId{0}).empty());
    table->lookAtNow();
    QVERIFY(table->live());
    QVERIFY(table->state() == last);
}

void SessionTest::undoGoesToThePersonsDecision() {
    const auto table = newTable({"human", "random"});
    table->setPace(0);
    settle(*table);
    const NodeId before = table->head();
    const toy::State asked = table->state();
    QVERIFY(!table->act(table->options(SeatId{0}).front()));
    settle(*table);
    const auto step = table->undoStep();
    QVERIFY(step);
    QCOMPARE(step->person, SeatId{0});
    while (table->undoStep() && table->head() != before) {
        const std::uint32_t depth = table->tree().node(table->head()).depth;
        table->setPaused(true);
        table->undo();
        QVERIFY(table->tree().node(table->head()).depth < depth);
    }
    QCOMPARE(table->head(), before);
    QVERIFY(table->state() == asked);
    QVERIFY(table->redoStep());
    table->redo();
    QVERIFY(table->head() != before);
}

namespace {

/// Ann bids and answers in one go; Bob has bid most.
struct WithUndoMacros {
    WithUndoMacros() {
        table->setPace(0);
        settle(*table);
        act(bob, toy::Verb::bid, 5);
        act(cid, toy::Verb::bid);
        before = table->head();
    }
    void act(SeatId seat, toy::Verb verb, int value = 0) {
        QVERIFY(!table->act(toy::Command{seat, verb, noSeat, static_cast<std::int8_t>(value)}));
    }
    void bidAndAccept() {
        const Session::UndoMacro macro(*table);
        act(ann, toy::Verb::bid);
        act(ann, toy::Verb::accept);
    }
    std::unique_ptr<Table> table = newTable({"human", "human", "human"});
    NodeId before = rootNode;
};

} // namespace

void SessionTest::movesTellTheirWay() {
    const auto table = newTable({"human", "human"});
    table->setPace(0);
    settle(*table);
    std::vector<play::Way> ways;
    connect(table.get(), &play::Session::moved, this,
            [&](NodeId, NodeId, play::Way way) { ways.push_back(way); });
    QVERIFY(!table->act(table->options(table->viewer()).front()));
    QVERIFY(ways.empty());
    table->undo();
    table->redo();
    table->lookAt(table->tree().beforeLine(table->node()));
    table->lookAtNow();
    table->lookAt(table->tree().beforeLine(table->node()));
    table->goOnFromHere();
    table->goToVariation("main");
    using enum play::Way;
    QCOMPARE(ways, (std::vector{undone, redone, looked, looked, looked, wentOn, otherVariation}));
}

void SessionTest::undoMacroIsUndoneAndRedoneAtOnce() {
    WithUndoMacros game;
    Table& table = *game.table;
    game.bidAndAccept();
    const NodeId done = table.head();
    for (int turn = 0; turn < 2; ++turn) {
        QCOMPARE(table.undoStep()->to, game.before);
        QCOMPARE(table.undoStep()->node, done);
        QCOMPARE(table.undoStep()->person, ann);
        table.undo();
        QCOMPARE(table.head(), game.before);
        QCOMPARE(table.redoStep()->to, done);
        table.redo();
        QCOMPARE(table.head(), done);
    }
    // Whoever looks back undoes nothing, and comes back to the same.
    table.lookAt(table.tree().beforeLine(table.node()));
    QVERIFY(!table.live() && !table.undoStep() && !table.redoStep());
    table.lookAtNow();
    QCOMPARE(table.undoStep()->to, game.before);
    // Another way, and the same way once more.
    table.undo();
    game.act(ann, toy::Verb::bid, 1);
    const NodeId other = table.head();
    table.undo();
    QCOMPARE(table.redoStep()->to, other);
    game.bidAndAccept();
    QCOMPARE(table.head(), done);
    table.undo();
    QCOMPARE(table.head(), game.before);
    QCOMPARE(table.redoStep()->to, done);
}

/// Redo brings back what undo took, no more.
void SessionTest::undoMacroTakenInPartIsNone() {
    for (const bool branch : {false, true}) {
        WithUndoMacros game;
        Table& table = *game.table;
        game.bidAndAccept();
        const NodeId done = table.head();
        if (branch) {
            table.lookAt(game.before);
            table.goOnFromHere();
        } else {
            table.undo();
        }
        game.act(ann, toy::Verb::bid);
        const NodeId part = table.head();
        QVERIFY(part != done);
        QCOMPARE(table.undoStep()->to, game.before);
        table.undo();
        QCOMPARE(table.redoStep()->node, part);
        table.redo();
        QCOMPARE(table.head(), part);
        table.redo();
        QCOMPARE(table.head(), done);
        QCOMPARE(table.undoStep()->to, part);
    }
    // From the middle of it on.
    WithUndoMacros game;
    Table& table = *game.table;
    {
        const Session::UndoMacro macro(table);
        game.act(ann, toy::Verb::bid);
        game.act(ann, toy::Verb::accept);
        game.act(ann, toy::Verb::leave);
    }
    const std::vector<NodeId> ends = table.lineEnds();
    const NodeId bid = ends[ends.size() - 3];
    table.lookAt(bid);
    table.goOnFromHere();
    game.act(ann, toy::Verb::accept);
    table.undo();
    QCOMPARE(table.head(), bid);
    table.undo();
    QCOMPARE(table.head(), game.before);
    QCOMPARE(table.redoStep()->to, bid);
}

void SessionTest::undoMacroEndsWhereOthersPlay() {
    WithUndoMacros game;
    Table& table = *game.table;
    game.bidAndAccept();
    const NodeId done = table.head();
    game.act(cid, toy::Verb::accept);
    const NodeId answered = table.head();
    table.undo();
    QCOMPARE(table.head(), done);
    table.undo();
    QCOMPARE(table.head(), game.before);
    table.redo();
    QCOMPARE(table.head(), done);
    table.redo();
    QCOMPARE(table.head(), answered);

    // Another person's line in the midst of it is none of hers.
    WithUndoMacros shared;
    Table& ofTwo = *shared.table;
    {
        const Session::UndoMacro macro(ofTwo);
        shared.act(ann, toy::Verb::bid);
        shared.act(ann, toy::Verb::accept);
        shared.act(cid, toy::Verb::accept);
    }
    QCOMPARE(ofTwo.undoStep()->person, cid);
    ofTwo.undo();
    QCOMPARE(ofTwo.actor(ofTwo.head()), ann);
    QCOMPARE(ofTwo.undoStep()->person, ann);
    ofTwo.undo();
    QCOMPARE(ofTwo.head(), shared.before);

    // A computer player's line behind it goes with it.
    WithUndoMacros mixed;
    Table& withComputer = *mixed.table;
    withComputer.giveSeat(cid, QStringLiteral("random"), {});
    mixed.bidAndAccept();
    const NodeId mine = withComputer.head();
    QTRY_COMPARE(withComputer.actor(withComputer.head()), cid);
    const NodeId its = withComputer.head();
    QCOMPARE(withComputer.undoStep()->node, mine);
    withComputer.undo();
    QCOMPARE(withComputer.head(), mixed.before);
    QCOMPARE(withComputer.redoStep()->node, mine);
    QCOMPARE(withComputer.redoStep()->to, its);
    mixed.act(ann, toy::Verb::bid);
    const NodeId part = withComputer.head();
    QTRY_COMPARE(withComputer.actor(withComputer.head()), cid);
    withComputer.undo();
    QCOMPARE(withComputer.head(), mixed.before);
    QCOMPARE(withComputer.redoStep()->node, part);
}

void SessionTest::branchKeepsTheOldLine() {
    const auto table = newTable({"random", "random"});
    table->setPace(0);
    QTRY_VERIFY(table->outcome().has_value());
    const NodeId end = table->head();
    table->setPaused(true);
    table->lookAt(table->lineEnds()[2]);
    const NodeId fork = table->node();
    table->goOnFromHere();
    QVERIFY(table->live());
    QCOMPARE(table->head(), fork);
    QCOMPARE(table->tree().variations().size(), std::size_t{2});
    table->goToVariation("main");
    QCOMPARE(table->head(), end);
    QVERIFY(table->outcome().has_value());
}

void SessionTest::recordGivesTheSameGame() {
    const auto table = newTable({"random", "random", "random"});
    table->setPace(0);
    QTRY_VERIFY(table->outcome().has_value());
    auto setting = std::make_shared<toy::Setting>(table->setting());
    for (const Record& record : {table->record(), table->linearRecord()}) {
        const auto again = Table::open(setting, record);
        QVERIFY(!again.refused);
        QVERIFY(again.session->state() == table->state());
    }
    // A line that is refused: what stands before it is played, and which line it is is said.
    Record broken = table->linearRecord();
    broken.lines[4].text = "ann nonsense";
    broken.lines[4].line = 15;
    const auto part = Table::open(setting, broken);
    QVERIFY(part.refused);
    QCOMPARE(part.refused->line, 15);
    QVERIFY(part.session->state() == table->stateAt(table->lineEnds()[4]));
    QCOMPARE(part.session->tree().node(part.session->head()).lines, 4U);
}

void SessionTest::journalLinesGiveTheSameGame() {
    const auto table = newTable({"human", "human"});
    std::vector<RecordLine> journal;
    connect(table.get(), &Session::recorded, this, [&](const std::vector<RecordLine>& lines) {
        journal.insert(journal.end(), lines.begin(), lines.end());
    });
    int steps = 0;
    while (steps < 40) {
        settle(*table);
        if (table->outcome()) break;
        const SeatId seat = table->viewer();
        const auto options = table->options(seat);
        QVERIFY(isPerson(*table, seat) && !options.empty());
        QVERIFY(!table->act(options[static_cast<std::size_t>(steps) % options.size()]));
        if (++steps % 5 == 0) table->undo();
        if (steps % 11 == 0) {
            table->lookAt(table->lineEnds()[2]);
            table->goOnFromHere();
        }
    }
    auto setting = std::make_shared<toy::Setting>(table->setting());
    const auto again = Table::open(setting, {table->header(), journal});
    QVERIFY(!again.refused);
    // What stands open in the middle of a line is not in the journal yet.
    if (!table->tree().node(table->head()).open) QVERIFY(again.session->state() == table->state());
    QCOMPARE(again.session->tree().variations().size(), table->tree().variations().size());
}

void SessionTest::outsideProgramIsNotStarted() {
    const auto table = newTable({"bot:exec:\"/bin/false\"", "human"});
    table->setPace(0);
    settle(*table);
    QTest::qWait(10);
    QVERIFY(table->waits().contains(SeatId{0}));
    QCOMPARE(table->computerToMove(), noSeat);
    table->giveSeat(SeatId{0}, QStringLiteral("random"), {});
    QCOMPARE(table->computerToMove(), SeatId{0});
}

void SessionTest::programPlaysUntilItFails() {
    const auto table = newTable({"bot:exec:first", "human"});
    table->setPace(0);
    int asked = 0; // read when the thread that counts has answered
    table->computers().setPrograms([&](const play::SeatInfo& seat, const RecordHeader& header) {
        [&] { QCOMPARE(header.seed, 7U); }();
        return [&asked, id = seat.id](const toy::Setting& setting, const toy::State& state, SeatId who,
                                      const std::stop_token&) -> Expected<Answer<toy::Game>, ProgramFault> {
            if (who != id || ++asked > 2)
                return unexpected(ProgramFault{ProgramFault::Kind::late, {}, {}, {}});
            std::vector<toy::Command> options;
            toy::Game::options(setting, state, who, options);
            return Answer<toy::Game>{options.front()};
        };
    });
    QVERIFY(!table->seat(SeatId{0}).programRuns);
    table->startProgram(SeatId{1}); // a person's: nothing happens
    QCOMPARE(asked, 0);
    table->startProgram(SeatId{0});
    for (int i = 0; i < 200 && !table->seat(SeatId{0}).programFault && !table->outcome(); ++i) {
        settle(*table);
        const auto mine = table->options(SeatId{1});
        if (table->waits().contains(SeatId{1}) && !mine.empty()) QVERIFY(!table->act(mine.front()));
    }
    QVERIFY(table->seat(SeatId{0}).programFault.has_value());
    QCOMPARE(table->seat(SeatId{0}).programFault->kind, ProgramFault::Kind::late);
    QVERIFY(!table->seat(SeatId{0}).programRuns);
    QVERIFY(table->computerToMove() != SeatId{0});
    QCOMPARE(asked, 3);
    table->giveSeat(SeatId{0}, table->computers().standIn(), {});
    QVERIFY(!table->seat(SeatId{0}).programFault);
}

namespace {
bool showsCardOf(const toy::State& state, SeatId seat) {
    return state.seats[index(seat)].card > 0;
}
} // namespace

/// Neither a person's screen nor a program; and nobody is told what another one may do.
void SessionTest::nobodyIsGivenAnothersHand() {
    const auto table = newTable({"human", "human", "bot:exec:first"});
    table->setPace(0);
    std::optional<toy::State> given; // read when the thread that was asked has answered
    table->computers().setPrograms([&](const play::SeatInfo&, const RecordHeader&) {
        return [&given](const toy::Setting& setting, const toy::State& state, SeatId who,
                        const std::stop_token&) -> Expected<Answer<toy::Game>, ProgramFault> {
            given = state;
            std::vector<toy::Command> options;
            toy::Game::options(setting, state, who, options);
            return Answer<toy::Game>{options.front()};
        };
    });
    settle(*table);
    QCOMPARE(table->viewer(), ann);
    QVERIFY(showsCardOf(table->state(), ann) && !showsCardOf(table->state(), bob));
    QVERIFY(table->options(bob).empty() && table->interruptions(bob).empty());
    QVERIFY(!table->act(table->options(ann).back()));
    QCOMPARE(table->viewer(), bob);
    const NodeId bid = table->head();
    QVERIFY(showsCardOf(table->state(), bob) && !showsCardOf(table->state(), ann));
    QVERIFY(table->state().seats[0].bid == toy::hidden);
    QVERIFY(table->steps(bid).empty() && table->notation(bid).isEmpty());
    for (const toy::Event& event : table->events())
        QVERIFY(event.kind != toy::Event::Kind::bid);
    table->setViewer(bob);
    int cards = 0;
    for (const NodeId node : table->lineEnds())
        for (const toy::Event& event : table->eventsOf(node))
            if (event.kind == toy::Event::Kind::card) {
                QCOMPARE(event.seat, bob);
                ++cards;
            }
    QCOMPARE(cards, 1);
    QVERIFY(!showsCardOf(table->stateAt(bid), ann));
    table->startProgram(cid);
    settle(*table);
    QVERIFY(given && showsCardOf(*given, cid) && !showsCardOf(*given, ann) && !showsCardOf(*given, bob));
}

void SessionTest::computersAloneShowWhatAllMayKnow() {
    const auto table = newTable({"random", "random"});
    table->setPace(0);
    int looked = 0;
    connect(table.get(), &Session::applied, this, [&] {
        if (table->state().phase > toy::Phase::bid) return;
        ++looked;
        QVERIFY(!showsCardOf(table->state(), ann) && !showsCardOf(table->state(), bob));
        for (const toy::Event& event : table->events())
            QVERIFY(event.kind != toy::Event::Kind::card || event.value < 0);
    });
    QTRY_VERIFY(table->outcome().has_value());
    QVERIFY(looked > 4);
}

void SessionTest::chanceGivesTheSameDieAgain() {
    std::vector<std::string> first;
    for (const int bid : {0, 5}) {
        const auto table = newTable({"human", "human"});
        table->setPace(0);
        settle(*table);
        QVERIFY(!table->act(toy::Command{ann, toy::Verb::bid, noSeat, static_cast<std::int8_t>(bid)}));
        QVERIFY(!table->act(toy::Command{bob, toy::Verb::bid, noSeat, 2}));
        for (int i = 0; i < 9 && table->tree().node(table->head()).lines < 12; ++i) {
            settle(*table);
            if (table->state().round == 2) break;
            QVERIFY(!table->act(table->options(table->viewer()).front()));
        }
        std::vector<std::string> draws;
        for (const RecordLine& line : table->linearRecord().lines)
            if (line.text.starts_with("chance")) draws.push_back(line.text);
        QCOMPARE(draws.size(), std::size_t{6});
        if (first.empty()) first = draws;
        QVERIFY(draws == first);
    }
}

/// Where people sit; where only computer players do, nobody would be left to wait for.
void SessionTest::pauseHoldsNoDieBack() {
    const auto table = newTable({"human", "random"});
    table->setPaused(true);
    QTRY_VERIFY(!table->waits().empty());
    QCOMPARE(table->computerToMove(), bob);
}

MARCHES_TEST(SessionTest, application)
#include "session_test.moc"
