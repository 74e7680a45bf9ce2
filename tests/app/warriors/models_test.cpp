#include "app/warriors/docks/partner_model.h"
#include "app/warriors/docks/player_dock.h"
#include "app/warriors/docks/player_model.h"
#include "app/warriors/docks/said_model.h"
#include "app/warriors/pieces/level_words.h"
#include "app/warriors/pieces/mat_model.h"
#include "app/warriors/pieces/reach.h"
#include "app/warriors/pieces/rule_figures.h"
#include "app/warriors/pieces/rule_text.h"
#include "app/warriors/pieces/words.h"
#include "app/warriors/prompts/action_rows.h"
#include "app/warriors/prompts/choices.h"
#include "app/warriors/prompts/prompts.h"
#include "app/warriors/tales/course_chart.h"
#include "app/warriors/tales/log_words.h"
#include "app/warriors/tales/province_rows.h"
#include "app/warriors/words/sentences.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"
#include "tests/app/register.h"
#include "tests/app/warriors/fixture.h"

#include <QAbstractItemModelTester>
#include <QListView>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <set>

using namespace marches;
using namespace marches::warriors;
using namespace marches::warriors::face;
using namespace marches::warriors::face::test;

namespace {

const March* findMarch(const std::vector<March>& all, ProvinceId target) {
    for (const March& march : all)
        if (march.target() == target) return &march;
    return nullptr;
}

} // namespace

/// The models and words of the face, without a window.
class ModelsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initLook(); }

    void modelsNeverResetInAGame();
    void matReadsThePosition();
    void matSaysWhatTheNextLevelBrings();
    void allPlayersAreSeen();
    void playersShowPartsAndTitles();
    void marchesTakeTheFewestPoints();
    void everyStageHasItsPrompt();
    void everyRowIsAllowedAndHasWords();
    void rulebookHasTheFiguresOfTheTable();
    void tokensAreCountedDown();
    void logAndActionsCountAlike();
    void trackTicksWhoIsDone();
    void buildingSaysWhereItGoes();
    void changedProvincesAreThoseThatChanged();
    void provincesShowTheirUnitsBySigns();
    void linesOfTheChartStandOut();
};

void ModelsTest::modelsNeverResetInAGame() {
    Scene scene = newGame();
    PlayerModel players;
    MatModel mat;
    SaidModel said;
    players.setMoment(scene.moment);
    const SeatId france = seat(scene, "france");
    mat.setMoment(scene.moment, france);
    QAbstractItemModelTester playersTester(&players, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QAbstractItemModelTester matTester(&mat, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QAbstractItemModelTester saidTester(&said, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy playersReset(&players, &QAbstractItemModel::modelReset);
    QSignalSpy matReset(&mat, &QAbstractItemModel::modelReset);
    QSignalSpy saidReset(&said, &QAbstractItemModel::modelReset);
    QSignalSpy playersChanged(&players, &QAbstractItemModel::dataChanged);
    QSignalSpy matChanged(&mat, &QAbstractItemModel::dataChanged);
    int positions = 0;
    playAtRandom(scene, 7, 1500, [&](const Moment& moment) {
        players.setMoment(moment);
        mat.setMoment(moment, france);
        said.setMoment(moment);
        ++positions;
    });
    QVERIFY2(positions > 200, qPrintable(QString::number(positions)));
    QCOMPARE(playersReset.count(), 0);
    QCOMPARE(matReset.count(), 0);
    QCOMPARE(saidReset.count(), 0);
    QVERIFY(playersChanged.count() > 100);
    QVERIFY(matChanged.count() > 10);
}

void ModelsTest::matReadsThePosition() {
    const Scene scene = middleGame("development", "france");
    MatModel mat;
    mat.setMoment(scene.moment, seat(scene, "france"));
    QCOMPARE(mat.mode(), MatMode::upgrade);
    // 2 tokens on Production: level II reached by the first, one of two laid towards III.
    QCOMPARE(mat.track(Path::production).tokens, 2);
    QCOMPARE(mat.track(Path::production).level, 2);
    QCOMPARE(mat.track(Path::production).spaces, 17);
    QCOMPARE(mat.cell(Path::production, 2).state, LevelState::now);
    QCOMPARE(mat.cell(Path::production, 3).filled, 1);
    QCOMPARE(mat.cell(Path::production, 3).needed, 1);
    QVERIFY(mat.cell(Path::production, 3).placeable);
    QVERIFY(!mat.cell(Path::production, 4).placeable);
    // 6 on Military: IV reached (1 + 2 + 3), Commander with it.
    QCOMPARE(mat.track(Path::military).level, 4);
    QCOMPARE(mat.cell(Path::military, 4).abilities, std::vector<Ability>{Ability::commander});
    QCOMPARE(mat.track(Path::military).leader, seat(scene, "france"));
    QCOMPARE(mat.track(Path::production).leader, seat(scene, "burgundy"));
    // Somebody else's mat is looked at, not played.
    mat.setMoment(scene.moment, seat(scene, "england"));
    QCOMPARE(mat.mode(), MatMode::idle);
    QVERIFY(!mat.cell(Path::trade, 5).placeable);
}

void ModelsTest::matSaysWhatTheNextLevelBrings() {
    const Scene scene = middleGame("development", "france");
    const SeatId france = seat(scene, "france");
    const Resources now = income(*scene.setting, scene.moment.state, france);
    State then = scene.moment.state;
    then.player(france).tokens[0] = 3;
    const int more = income(*scene.setting, then, france)[Resource::product] - now[Resource::product];
    QVERIFY(more > 0);
    const QString gain = nextGain(scene.moment, france, Path::production);
    QVERIFY2(gain.contains(QStringLiteral("Production III")), qPrintable(gain));
    QVERIFY2(gain.contains(QStringLiteral("2 Product(s) per symbol (so %1 more in every Upkeep)").arg(more)),
             qPrintable(gain));
    QVERIFY(nextGain(scene.moment, france, Path::trade).contains(QStringLiteral("→ 5:1")));
    MatModel leftOut;
    leftOut.setMoment(scene.moment, france);
    const QString further = leftOut.levelsFrom(Path::production, 4);
    QVERIFY2(further.contains(QStringLiteral("Masonry\n")) &&
                 further.contains(QStringLiteral("Forts can be built")),
             qPrintable(further)); // a name alone tells nothing
    QVERIFY(spokenTrack(
                [&]() -> MatModel& {
                    static MatModel mat;
                    mat.setMoment(scene.moment, france);
                    return mat;
                }(),
                Path::production)
                .startsWith(QStringLiteral("Production, level 2 of 7. 2 of 17 tokens.")));
}

/// All players are in sight as long as there is a line for each, whatever wars there are.
void ModelsTest::allPlayersAreSeen() {
    Scene scene = middleGame("maneuvering", "france");
    PlayerDock dock;
    dock.setMoment(scene.moment);
    dock.show();
    auto* list = dock.findChild<QListView*>();
    int before = 0;
    for (const int height : {dock.sizeHint().height(), 230, 200, dock.minimumSizeHint().height()}) {
        dock.resize(320, height);
        QCoreApplication::processEvents(); // the legend makes room
        const int high = list->visualRect(list->model()->index(3, 0)).bottom();
        QVERIFY2(high < list->viewport()->height(), qPrintable(QString::number(height)));
        QVERIFY(before == 0 || high <= before);
        before = high;
    }
}

void ModelsTest::playersShowPartsAndTitles() {
    const Scene scene = middleGame("maneuvering", "france");
    const PlayerCell france = playerCell(scene.moment, seat(scene, "france"));
    QCOMPARE(france.country, QStringLiteral("France"));
    QCOMPARE(france.who, QStringLiteral("Jeanne"));
    // Capital 3, Trade Center 2, three Common; one Fort; kills 4; Warrior.
    QCOMPARE(france.parts, (std::array<int, 5>{8, 3, 4, 0, 3}));
    QCOMPARE(france.total, 18);
    QCOMPARE(france.threshold, 33);
    QCOMPARE(france.titles, std::vector<Path>{Path::military});
    QCOMPARE(france.enemies, QStringList{QStringLiteral("Burgundy")});
    QVERIFY(france.asked);
    QVERIFY(!playerCell(scene.moment, seat(scene, "england")).asked);
}

void ModelsTest::marchesTakeTheFewestPoints() {
    const Scene scene = middleGame("maneuvering", "france");
    const SeatId france = seat(scene, "france");
    const std::vector<Token> archers{4, 5}; // A1 with 3 Action Points, A2 with 2
    const auto alone = findMarches(*scene.setting, scene.moment.state, france, std::vector<Token>{4});
    const auto together = findMarches(*scene.setting, scene.moment.state, france, archers);
    const March* artois = findMarch(together, province(scene, "artois"));
    QVERIFY(artois != nullptr);
    QVERIFY(artois->battle);
    QCOMPARE(artois->actionPoints, 2);
    QCOMPARE(artois->steps.size(), std::size_t{2});
    const March* normandie = findMarch(together, province(scene, "normandie"));
    QVERIFY(normandie != nullptr);
    QCOMPARE(normandie->actionPoints, 2);
    QCOMPARE(normandie->path.size(), std::size_t{2});
    // One line a unit in the record.
    QCOMPARE(recordLines(normandie->steps).size(), std::size_t{2});
    // Peace: no way into Germany.
    QVERIFY(findMarch(alone, province(scene, "wurttemberg")) == nullptr);
    // What one alone reaches in 3 the two, of whom one has 2, do not.
    QVERIFY(alone.size() >= together.size());
    for (const March& march : together) {
        State state = scene.moment.state;
        std::vector<Event> events;
        for (const Command& step : march.steps) {
            QVERIFY(!check(*scene.setting, state, step));
            apply(*scene.setting, state, step, events);
        }
    }
}

void ModelsTest::everyStageHasItsPrompt() {
    std::set<Stage> seen;
    Hands hands;
    hands.act = [](const std::vector<Command>&) {};
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Scene scene = newGame();
        playAtRandom(scene, seed, 4000, [&](const Moment& moment) {
            if (!seen.insert(moment.state.stage).second) return;
            const play::Prompt prompt = makePrompt(moment, hands, {});
            QVERIFY2(!prompt.sentence.isEmpty(), qPrintable(stageName(moment.state.stage)));
            QVERIFY2(prompt.primary || !prompt.others.empty(), qPrintable(stageName(moment.state.stage)));
            const QString person = personFor(moment, moment.hand);
            QVERIFY2(prompt.sentence.contains(seatName(*moment.setting, moment.hand)),
                     qPrintable(prompt.sentence));
            // Answers that are equal to the rules are equal to the eye.
            const std::set<Stage> equal{Stage::barbariansTo, Stage::attackerRetreat, Stage::defenderRetreat,
                                        Stage::retreatCountry, Stage::chooseBattle};
            if (equal.contains(moment.state.stage)) QVERIFY(!prompt.primary || prompt.primary->quiet);
        });
    }
    // Retreats of players, votes and a Merchant's question are rarer; these come up in every game.
    for (const Stage stage :
         {Stage::placeTokens, Stage::feed, Stage::trade, Stage::action, Stage::shift, Stage::move,
          Stage::chooseBattle, Stage::assignAttacker, Stage::barbariansTo, Stage::movePrincess})
        QVERIFY2(seen.contains(stage), qPrintable(stageName(stage)));
}

void ModelsTest::everyRowIsAllowedAndHasWords() {
    Scene scene = newGame();
    Hands hands;
    std::vector<Command> asked;
    hands.act = [&](const std::vector<Command>& steps) { asked = steps; };
    int looked = 0;
    int rowsActed = 0;
    playAtRandom(scene, 3, 900, [&](const Moment& moment) {
        if (++looked % 9 != 0) return;
        std::vector<Command> all;
        options(*moment.setting, moment.state, moment.hand, all);
        const auto rows = actionRows(moment, hands, {});
        const Stage stage = moment.state.stage;
        const bool grouped = stage == Stage::move || stage == Stage::movePrincess || stage == Stage::feed;
        if (!grouped) QVERIFY(rows.size() >= all.size());
        for (const play::ActionRow& row : rows) {
            QVERIFY(!row.group.isEmpty());
            QVERIFY2(!row.text.isEmpty(), qPrintable(row.group));
            QVERIFY(!row.id.isEmpty());
            if (row.id == QStringLiteral("make-offer"))
                continue; // leads to the form, where it may be refused
            QVERIFY(!row.refused);
            asked.clear();
            row.act();
            QVERIFY(!asked.empty());
            QVERIFY(!std::holds_alternative<step::Leave>(asked.front().step)); // in the Game menu
            QVERIFY2(!check(*moment.setting, moment.state, asked.front()), qPrintable(row.id));
            ++rowsActed;
        }
    });
    QVERIFY2(rowsActed > 100, qPrintable(QString::number(rowsActed)));
}

/// The figures of the table that is played, not those of the page.
void ModelsTest::rulebookHasTheFiguresOfTheTable() {
    Setting other = *newGame().setting;
    other.tables.vpPrice = 17;
    other.tables.cost[static_cast<std::size_t>(UnitKind::archer)] = {};
    other.tables.cost[static_cast<std::size_t>(UnitKind::archer)][Resource::weapon] = 9;
    const QString page = rulebook(figuresChapter(other));
    QVERIFY(page.contains(QStringLiteral("1 VP costs 17 Gold.")));
    QVERIFY2(page.contains(QStringLiteral("| 9 Weapon")), qPrintable(page.left(3000)));
    QVERIFY(page.indexOf(QStringLiteral("17 Gold")) < page.indexOf(QStringLiteral("### parts.colours")));
    // How to play names them too, and has no place left empty.
    other.tables.cap = 24;
    other.tables.threshold[4] = 37;
    other.options.turnLimit = 8;
    const QString usual = rulebook({}, namedFigures(other));
    for (const char* said :
         {"Each unit you destroy counts 1 to 3, for good.", "you place\n3 token(s) as you like",
          "A Barbarian army deals and bears 1 at first, 2 from turn 4 on, 3 from turn 8 on. Early land",
          "To take the province of one Barbarian army of 1 you need 2 Infantry (losses: 1) or 1 Archer(s) "
          "(losses: 0).",
          "1 Infantry clears it too, but falls; a Princess may walk in then."})
        QVERIFY2(usual.contains(QString::fromLatin1(said)), said);
    other.tables.killVp = {4, 4, 4, 4, 4};
    other.tables.barbarianKillVp = 4;
    other.tables.startTokens = 5;
    other.tables.barbarians = {{1, 3}};
    const QString first =
        rulebook({}, namedFigures(other)).section(QStringLiteral("### parts.colours"), 0, 0);
    for (const char* said : {"In Trade, 17 Gold buy 1.", "you keep at most 24.", "destroy counts 4, for",
                             "place\n5 token(s) as", "deals and bears 3. \n",
                             "To take the province of one Barbarian army of 3 you need 4 Infantry (losses: "
                             "3) or 2 Archer(s) (losses: 1).",
                             "(37 VP with 4 players), or after turn 8."})
        QVERIFY2(first.contains(QString::fromLatin1(said)), said);
    QVERIFY2(!first.contains(u'{'), qPrintable(first));
}

void ModelsTest::tokensAreCountedDown() {
    Scene scene = newGame();
    const auto sentence = [&] { return makePrompt(scene.moment, {}, {}).sentence; };
    QVERIFY2(sentence().endsWith(QStringLiteral("place 3 Development Token(s)")), qPrintable(sentence()));
    std::vector<Event> events;
    apply(*scene.setting, scene.moment.state, {scene.moment.hand, step::PlaceToken{Path::trade}}, events);
    QVERIFY2(sentence().endsWith(QStringLiteral("place 2 more Development Token(s)")),
             qPrintable(sentence()));
}

/// What a march costs is one figure before it and after it, the battle's point in it.
void ModelsTest::logAndActionsCountAlike() {
    const Scene scene = middleGame("maneuvering", "france");
    const std::vector<Token> archer{4};
    const auto marches = findMarches(*scene.setting, scene.moment.state, scene.moment.hand, archer);
    const auto rows = actionRows(scene.moment, {}, archer);
    for (const char* target : {"artois", "anjou"}) {
        const March* march = findMarch(marches, province(scene, target));
        QVERIFY(march);
        const auto row = std::find_if(rows.begin(), rows.end(), [&](const play::ActionRow& each) {
            return each.id == rowId(scene.moment, march->steps);
        });
        QVERIFY(row != rows.end());
        QCOMPARE(logEntry(scene.moment, march->steps, {}).detail, row->cost);
    }
    QCOMPARE(logEntry(scene.moment, findMarch(marches, province(scene, "artois"))->steps, {}).detail,
             QStringLiteral("2 AP"));
}

/// The strip, the banner and the players' list say the same of who trades.
void ModelsTest::trackTicksWhoIsDone() {
    Scene scene = middleGame("trade", "england");
    State& state = scene.moment.state;
    state.tradeDone.insert(seat(scene, "france"));
    state.player(seat(scene, "germany")).resources = {}; // a Trade Center, and nothing to trade with
    state.routeCount = 0;
    const SeatSet waits = decision(*scene.setting, state).waits;
    QVERIFY(waits.contains(seat(scene, "england")));
    const QString sentence = makePrompt(scene.moment, {}, {}).sentence;
    for (const play::TrackSeat& each : makeTrack(scene.moment).order) {
        using Standing = play::TrackSeat::Standing;
        const bool mayTrade = each.standing == Standing::now || each.standing == Standing::waited;
        QCOMPARE(mayTrade, waits.contains(each.seat));
        QCOMPARE(each.standing == Standing::done, state.tradeDone.contains(each.seat));
        QCOMPARE(sentence.contains(seatName(*scene.setting, each.seat)), mayTrade);
        if (each.seat != scene.moment.hand)
            QCOMPARE(playerCell(scene.moment, each.seat).who.endsWith(QStringLiteral("may trade")), mayTrade);
    }
}

void ModelsTest::buildingSaysWhereItGoes() {
    Scene scene = middleGame("development", "france");
    const auto sentence = [&] { return makeChoice(scene.moment, {}, Choosing::build).sentence; };
    QVERIFY(sentence().startsWith(QStringLiteral("Then choose where on the map")));
    const Owner france = ownerOf(scene.moment.hand);
    const ProvinceId capital = province(scene, "ile-de-france");
    for (std::size_t i = 0; i < scene.setting->board.size(); ++i)
        if (const auto each = idAt<ProvinceId>(i);
            each != capital && scene.moment.state.holder(each) == france)
            scene.moment.state.holders[i] = Owner::none;
    QCOMPARE(sentence(), QStringLiteral("Built in Île-de-France, your only province."));
    // The card keeps off where it can be built.
    const std::vector<ProvinceId> only{capital};
    QCOMPARE(makeChoice(scene.moment, {}, Choosing::build).about, only);
    QCOMPARE(buildChoice(scene.moment, {}, capital).about, only);
}

void ModelsTest::changedProvincesAreThoseThatChanged() {
    const Scene scene = middleGame("maneuvering", "france");
    Moment after = scene.moment;
    std::vector<Event> events;
    apply(*scene.setting, after.state,
          {seat(scene, "france"), step::Move{4, province(scene, "ile-de-france")}}, events);
    const auto changed = changedProvinces(scene.moment, after);
    QCOMPARE(changed.size(), std::size_t{2});
    QVERIFY(std::find(changed.begin(), changed.end(), province(scene, "bourbon")) != changed.end());
    QVERIFY(std::find(changed.begin(), changed.end(), province(scene, "ile-de-france")) != changed.end());
}

/// The words are there all the same, and whose units stand beside the holder's.
void ModelsTest::provincesShowTheirUnitsBySigns() {
    const Scene scene = middleGame("maneuvering", "france");
    const auto cell = [&](const char* where, const QString& title) {
        const std::vector<play::Column> columns = provinceColumns();
        for (std::size_t i = 0; i < columns.size(); ++i)
            if (columns[i].title == title) return provinceCell(scene.moment, province(scene, where), int(i));
        return play::Cell{};
    };
    for (const ProvinceId place : provinceRows(*scene.setting)) {
        for (int column = 0; column < static_cast<int>(provinceColumns().size()); ++column) {
            const play::Cell each = provinceCell(scene.moment, place, column);
            QVERIFY(each.signs.empty() == each.words.isEmpty() || !each.text.isEmpty() || column == 1);
        }
    }
    const play::Cell units = cell("ile-de-france", QStringLiteral("Units"));
    QVERIFY(!units.signs.empty());
    QVERIFY2(units.words.contains(QStringLiteral("Fort")), qPrintable(units.words));
    const play::Cell holder = cell("ile-de-france", QString());
    QVERIFY(holder.text.isEmpty() && !holder.icon.isNull());
    QCOMPARE(holder.words, QStringLiteral("France"));
    const play::Cell name = cell("ile-de-france", QStringLiteral("Province"));
    QCOMPARE(name.words, QStringLiteral("Capital · France"));
}

/// Also dark blue on the dark look's ground; nobody's line becomes another's.
void ModelsTest::linesOfTheChartStandOut() {
    for (const theme::Tone tone : {theme::Tone::Light, theme::Tone::Dark}) {
        const theme::Theme theme{tone};
        std::set<QRgb> lines;
        for (int i = 0; i < theme::playerColourCount; ++i) {
            const auto colour = static_cast<theme::PlayerColour>(i);
            const QColor line = courseLine(theme, colour);
            const QColor ground = theme.colour(theme::Role::Panel);
            QVERIFY2(std::max(theme::contrast(line, ground),
                              theme::contrast(theme.player(colour).edge, ground)) >= 3,
                     qPrintable(line.name()));
            lines.insert(line.rgb());
        }
        QCOMPARE(lines.size(), std::size_t{theme::playerColourCount});
    }
}

MARCHES_TEST(ModelsTest, application)
#include "models_test.moc"
