#include "app/warriors/pieces/reach.h"
#include "app/warriors/pieces/words.h"
#include "app/warriors/prompts/action_rows.h"
#include "app/warriors/prompts/choice_card.h"
#include "app/warriors/prompts/prompts.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"
#include "tests/app/register.h"
#include "tests/app/warriors/fixture.h"

#include <QLabel>
#include <QTest>

#include <algorithm>
#include <set>

using namespace marches;
using namespace marches::warriors;
using namespace marches::warriors::face;
using namespace marches::warriors::face::test;

namespace {

Scene asking(Stage stage, const std::string& phase, const char* country) {
    Scene scene = middleGame(phase, country);
    scene.moment.state.stage = stage;
    return scene;
}

const play::ActionRow* rowOf(const std::vector<play::ActionRow>& rows, const QString& group,
                             const QString& text) {
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const play::ActionRow& row) {
        return row.group == group && row.text == text;
    });
    return found == rows.end() ? nullptr : &*found;
}

/// The banner's button that ends the question; the Actions list ends it in the same words.
play::Button ending(const Moment& moment) {
    const play::Prompt prompt = makePrompt(moment, {}, {});
    play::Button button = prompt.primary && prompt.primary->id == QStringLiteral("done")
                              ? *prompt.primary
                              : prompt.others.front();
    const auto rows = actionRows(moment, {}, {});
    if (rowOf(rows, QStringLiteral("End"), button.text) == nullptr)
        button.text += QStringLiteral(" (not so listed)");
    return button;
}

} // namespace

/// What the banner and the Actions list say of a question: what it costs, what it brings, what is lost.
class PromptsTest : public QObject {
    Q_OBJECT

private slots:
    void tradeSaysWhoHasToAnswer();
    void initTestCase() { initLook(); }
    void shiftingTellsPriceAndLevels();
    void movesEndQuietlyWhileArmiesCanMove();
    void likeArmiesCanGoTogether();
    void feedingTellsWhoDies();
    void likeArmiesAreFedByNumber();
    void warTellsWhatItMeans();
    void buildStandsBeforeWar();
    void armiesTellTheirPointsAndWhereToClick();
    void battlesWaitForTheLastMove();
    void marchesTellWhatTheyGiveUp();
    void princessesTellWhatTheyAreFor();
    void likeUnitsAreOneRow();
    void unitsAreCounted();
    void buildingTellsStrengthAndFood();
    void tokensTellTheirLevel();
    void promotingTellsWhenItComes();
    void bannerNamesWhatCanBeBuilt();
    void titlesOfChoicesAsk();
};

/// Whoever has made an offer reads whom it waits for; an offer to themselves comes first.
void PromptsTest::tradeSaysWhoHasToAnswer() {
    Scene scene = middleGame("trade", "england");
    const SeatId england = seat(scene, "england");
    const SeatId france = seat(scene, "france");
    scene.moment.hand = england;
    const auto detail = [&scene] { return makePrompt(scene.moment, {}, {}).detail; };
    QVERIFY2(!detail().contains(QStringLiteral("offer")), qPrintable(detail()));
    scene.moment.state.offers.push_back({england, france, {{1, 0, 0, 0}}, {{0, 0, 0, 1}}});
    QVERIFY2(detail().endsWith(QStringLiteral("your offer waits for the answer of France")),
             qPrintable(detail()));
    scene.moment.state.offers.push_back({france, england, {{0, 0, 0, 1}}, {{2, 0, 0, 0}}});
    QVERIFY2(!detail().contains(QStringLiteral("your offer")), qPrintable(detail()));
}

void PromptsTest::shiftingTellsPriceAndLevels() {
    const Scene scene = asking(Stage::shift, "development", "france");
    QCOMPARE(actionRows(scene.moment, {}, {}).front().group, QStringLiteral("End")); // seen without scrolling
    const play::Prompt prompt = makePrompt(scene.moment, {}, {});
    QVERIFY2(prompt.detail.startsWith(QStringLiteral("Free, once a turn, and nothing is lost without it")),
             qPrintable(prompt.detail));
    // Production has two tokens, at level II; Trade one, at level II with the next level two tokens away.
    const auto rows = actionRows(scene.moment, {}, {});
    const play::ActionRow* row =
        rowOf(rows, QStringLiteral("Shift a token"), QStringLiteral("Production → Trade"));
    QVERIFY(row);
    QCOMPARE(row->detail, QStringLiteral("Production stays at level II, Trade stays at level II"));
    row = rowOf(rows, QStringLiteral("Shift a token"), QStringLiteral("Trade → Production"));
    QVERIFY(row);
    QCOMPARE(row->detail, QStringLiteral("Trade falls to level I, Production rises to level III"));
}

void PromptsTest::feedingTellsWhoDies() {
    Scene scene = asking(Stage::feed, "upkeep", "france");
    Player& player = scene.moment.state.player(scene.moment.hand);
    for (Unit& unit : player.units)
        unit.fed = false;
    const auto done = [&] { return ending(scene.moment); };
    player.resources[Resource::food] = 9; // two Archers and an Infantry need 5
    QCOMPARE(done().text, QStringLiteral("Feed none"));
    QCOMPARE(done().note, QStringLiteral("3 army(ies) die(s)"));
    for (const Token token : armiesOf(scene.moment.state, scene.moment.hand)) {
        player.units[token].fed = true;
        break;
    }
    QCOMPARE(done().text, QStringLiteral("Feed no more"));
    QCOMPARE(done().note, QStringLiteral("2 army(ies) die(s)"));
}

/// By province, as many as there is Food for; all of them in one row.
void PromptsTest::likeArmiesAreFedByNumber() {
    Scene scene = asking(Stage::feed, "upkeep", "france");
    Player& player = scene.moment.state.player(scene.moment.hand);
    for (std::size_t i = 0; i < armyTokenCount; ++i)
        player.units[i] = {};
    const ProvinceId home = province(scene, "ile-de-france");
    for (const Token token : {Token{0}, Token{1}, Token{2}}) // Infantry
        player.units[token].province = home;
    player.units[4].province = province(scene, "bourbon"); // an Archer
    const auto told = [&] {
        std::vector<std::size_t> fed;
        Hands hands;
        hands.act = [&](const std::vector<Command>& steps) { fed.push_back(steps.size()); };
        QStringList rows;
        for (const play::ActionRow& row : actionRows(scene.moment, hands, {})) {
            if (!row.group.startsWith(QStringLiteral("Feed"))) continue;
            row.act();
            rows << QStringLiteral("%1: %2 %3 %4 (%5)")
                        .arg(row.group, row.text, row.detail, row.cost)
                        .arg(fed.back());
        }
        return rows;
    };
    player.resources[Resource::food] = 9;
    QCOMPARE(told(), QStringList({"Feed: All armies  5 Food (4)", "Feed in Bourbon: 1 Archer(s)  2 Food (1)",
                                  "Feed in Île-de-France: 1 Infantry of 3 1 Food (1)",
                                  "Feed in Île-de-France: 2 Infantry of 3 2 Food (2)",
                                  "Feed in Île-de-France: 3 Infantry of 3 3 Food (3)"}));
    player.resources[Resource::food] = 2; // as many as can be fed
    player.units[4].fed = true;
    QCOMPARE(told(), QStringList({"Feed in Île-de-France: 1 Infantry of 3 1 Food (1)",
                                  "Feed in Île-de-France: 2 Infantry of 3 2 Food (2)"}));
    player.units[1].damage = 1; // one that differs is named
    QCOMPARE(told().filter(QStringLiteral("Infantry no. 2")).size(), 1);
}

void PromptsTest::warTellsWhatItMeans() {
    const Scene scene = middleGame("development", "france");
    const QString sentence = makeChoice(scene.moment, {}, Choosing::war).sentence;
    QVERIFY2(sentence.startsWith(QStringLiteral("War begins at once and takes this Action.")),
             qPrintable(sentence));
    QVERIFY2(sentence.contains(QStringLiteral("until turn 7 is over")), qPrintable(sentence));
}

/// Read from the left, where the last button of the list stands; Build stays in sight where there is no room.
void PromptsTest::buildStandsBeforeWar() {
    const Scene scene = middleGame("development", "france");
    const auto buttons = makePrompt(scene.moment, {}, {}).others;
    QStringList read;
    for (auto button = buttons.rbegin(); button != buttons.rend(); ++button)
        read << button->id;
    QCOMPARE(read, QStringList({"build", "war", "pass"}));
    QVERIFY(buttons.back().keeps);
}

void PromptsTest::armiesTellTheirPointsAndWhereToClick() {
    const Scene scene = middleGame("maneuvering", "england"); // Military II: two Action Points an army
    const QString first = makePrompt(scene.moment, {}, {}).detail;
    QVERIFY2(first.endsWith(
                 QStringLiteral("6 of 6 Action Point(s) left (2 an army at Military II, the dots below it)")),
             qPrintable(first));
    // An army before its battle goes no further: the point that it keeps for it is not one to march with.
    // With Double Strike it marches on after the battle (`man.double-strike`).
    const auto afterAMarch = [&](int level) {
        Scene marched = middleGame("maneuvering", "england");
        State& state = marched.moment.state;
        Player& england = state.player(marched.moment.hand);
        const auto row = static_cast<std::size_t>(Path::military);
        england.tokens[row] = static_cast<std::uint8_t>(
            scene.setting->tables.playMat.reach[row][static_cast<std::size_t>(level) - 1]);
        std::vector<Event> events;
        for (const ProvinceId to : scene.setting->board.neighbours[england.units[0].province]) {
            const Command march{marched.moment.hand, step::Move{0, to}};
            if (state.holder(to) != Owner::barbarian || check(*marched.setting, state, march)) continue;
            apply(*marched.setting, state, march, events);
            break;
        }
        return makePrompt(marched.moment, {}, {}).detail;
    };
    QVERIFY2(afterAMarch(2).contains(QStringLiteral("4 of 6 Action Point(s) left")),
             qPrintable(afterAMarch(2)));
    // Military VI: four points each, one spent, one kept.
    QVERIFY2(afterAMarch(6).contains(QStringLiteral("10 of 12 Action Point(s) left")),
             qPrintable(afterAMarch(6)));
    Doing doing;
    doing.chosen = {2};
    doing.canGo = true;
    QCOMPARE(makePrompt(scene.moment, {}, doing).detail,
             QStringLiteral("1 Infantry chosen: click an outlined province"));
    doing.canBattle = true;
    doing.chosen = {0, 1};
    QCOMPARE(makePrompt(scene.moment, {}, doing).detail,
             QStringLiteral("2 Infantry chosen: click an outlined province (red: a battle); click the piece "
                            "again to take one fewer"));
    QCOMPARE(makePrompt(scene.moment, {}, doing).shortDetail, // where there is no room for two lines
             QStringLiteral("2 Infantry chosen: click where to go; click the piece again to take one fewer"));
}

void PromptsTest::battlesWaitForTheLastMove() {
    Scene scene = middleGame("maneuvering", "france");
    std::vector<Event> events;
    apply(*scene.setting, scene.moment.state, {scene.moment.hand, step::Move{4, province(scene, "artois")}},
          events);
    const QString detail = makePrompt(scene.moment, {}, {}).detail;
    const int kept = actionPoints(*scene.setting, scene.moment.state, scene.moment.hand, 4);
    QVERIFY(kept > 0);
    QVERIFY2(detail.endsWith(
                 QStringLiteral("battle in Artois when the moves are over, %1 AP kept for it").arg(kept)),
             qPrintable(detail));
}

/// What leaves a province without a unit gives it up; who stays, if only a Princess, keeps it.
void PromptsTest::marchesTellWhatTheyGiveUp() {
    Scene scene = middleGame("maneuvering", "france");
    const SeatId france = scene.moment.hand;
    const ProvinceId bourbon = province(scene, "bourbon");
    const auto detail = [&] {
        for (const play::ActionRow& row : actionRows(scene.moment, {}, {4}))
            if (row.province == province(scene, "anjou") && row.group.contains(QStringLiteral("Archer")))
                return row.detail;
        return QString{};
    };
    QCOMPARE(detail(), QStringLiteral("own province"));
    auto& units = scene.moment.state.player(france).units;
    for (const Token token : unitsIn(scene.moment.state, france, bourbon))
        if (token != 4) units[token].province = noProvince;
    QCOMPARE(detail(), QStringLiteral("own province · Bourbon is left empty and is lost: −1 VP"));
    Doing doing;
    doing.chosen = {4};
    doing.canGo = true;
    const QString asked = makePrompt(scene.moment, {}, doing).detail;
    QVERIFY2(asked.endsWith(QStringLiteral(" · Bourbon is left empty and is lost: −1 VP")),
             qPrintable(asked));
    units[tokensOf(UnitKind::princess).first].province = bourbon;
    QCOMPARE(detail(), QStringLiteral("own province"));
}

void PromptsTest::princessesTellWhatTheyAreFor() {
    const Scene scene = asking(Stage::movePrincess, "maneuvering", "england");
    const play::Prompt prompt = makePrompt(scene.moment, {}, {});
    QVERIFY2(prompt.detail.startsWith(QStringLiteral("A Princess keeps a province yours without an army")),
             qPrintable(prompt.detail));
    QVERIFY(prompt.detail.endsWith(prompt.shortDetail));
    QCOMPARE(ending(scene.moment).text, QStringLiteral("They stay"));
    QVERIFY(prompt.primary->quiet);
}

void PromptsTest::movesEndQuietlyWhileArmiesCanMove() {
    Scene scene = asking(Stage::move, "maneuvering", "france");
    const SeatId france = scene.moment.hand;
    play::Button done = ending(scene.moment); // one has moved
    QCOMPARE(done.text, QStringLiteral("Moves are over"));
    QVERIFY(done.quiet);
    for (const Token token : armiesOf(scene.moment.state, france))
        scene.moment.state.player(france).units[token].apSpent = 0;
    done = ending(scene.moment);
    QCOMPARE(done.text, QStringLiteral("Moves are over"));
    QVERIFY(done.quiet);
    for (const Token token : armiesOf(scene.moment.state, france))
        scene.moment.state.player(france).units[token].apSpent = 20;
    done = ending(scene.moment);
    QCOMPARE(done.text, QStringLiteral("Moves are over"));
    QVERIFY(!done.quiet);

    scene = asking(Stage::movePrincess, "maneuvering", "england");
    auto& units = scene.moment.state.player(scene.moment.hand).units;
    const auto princesses = tokensOf(UnitKind::princess);
    for (Token token = princesses.first; token < princesses.end; ++token)
        units[token].moved = true;
    done = ending(scene.moment);
    QCOMPARE(done.text, QStringLiteral("Done"));
    QVERIFY(!done.quiet);
}

void PromptsTest::likeArmiesCanGoTogether() {
    Scene scene = asking(Stage::move, "maneuvering", "france");
    auto& units = scene.moment.state.player(scene.moment.hand).units;
    const Token archer = tokensOf(UnitKind::archer).first;
    units[archer] = Unit{};
    units[archer].province = province(scene, "bourbon");
    units[archer + 1] = units[archer];
    units[archer + 2] = units[archer];
    const auto headings = [&](const std::vector<Token>& picked) {
        QStringList found;
        std::set<QString> ids;
        std::set<QString> told;
        for (const play::ActionRow& row : actionRows(scene.moment, {}, picked)) {
            if (!ids.insert(row.id).second || !told.insert(row.group + row.text).second)
                found << QStringLiteral("twice: ") + row.group + row.text;
            if (!found.contains(row.group) && row.group.contains(QStringLiteral("Archer")))
                found << row.group;
        }
        return found;
    };
    const QString one = QStringLiteral("Move 1 Archer(s) (3 there) from Bourbon");
    const QString two = QStringLiteral("Move 2 Archer(s) from Bourbon");
    const QString three = QStringLiteral("Move 3 Archer(s) from Bourbon");
    const auto at = [&](int more) { return static_cast<Token>(archer + more); };
    QCOMPARE(headings({}), QStringList({three, one}));
    QCOMPARE(headings({at(1)}), QStringList({one, three}));
    QCOMPARE(headings({at(0), at(2)}), QStringList({two, three, one}));
    QCOMPARE(headings({at(0), at(1), at(2)}), QStringList({three, one}));
    // Two pairs that can't do the same are told apart, and neither hides the other.
    units[archer + 3] = units[archer + 2];
    units[archer + 2].apSpent = units[archer + 3].apSpent = 1;
    const auto named = [&](std::initializer_list<int> which) {
        QStringList names;
        for (const int more : which)
            names << unitName(at(more));
        return QStringLiteral("Move %1 from Bourbon").arg(joined(names));
    };
    const QStringList pairs{named({0, 1}), named({0}), named({2, 3}), named({2})};
    QCOMPARE(headings({}), pairs);
    QCOMPARE(headings({at(0), at(2)}), QStringList(named({0, 2})) + pairs);
}

void PromptsTest::likeUnitsAreOneRow() {
    Scene scene = asking(Stage::movePrincess, "maneuvering", "france");
    auto& units = scene.moment.state.player(scene.moment.hand).units;
    const auto princesses = tokensOf(UnitKind::princess);
    const ProvinceId home = province(scene, "ile-de-france");
    for (Token token = princesses.first; token < princesses.end; ++token)
        units[token].province = home;
    const auto groups = [&](const std::vector<Token>& picked) {
        QStringList found;
        for (const play::ActionRow& row : actionRows(scene.moment, {}, picked))
            if (row.group.startsWith(QStringLiteral("Move")) && !found.contains(row.group))
                found << row.group;
        return found;
    };
    const QString one = QStringLiteral("Move 1 Princess(es) (4 there) from Île-de-France");
    QCOMPARE(groups({}), QStringList{one});
    QCOMPARE(groups({princesses.first}), QStringList{one}); // picked or not
    QVERIFY(groups({princesses.first, static_cast<Token>(princesses.first + 1)})
                .contains(QStringLiteral("Move 2 Princess(es) from Île-de-France")));
    units[princesses.first].moved = true; // she is no longer like the others
    QVERIFY(groups({}).contains(QStringLiteral("Move Princess no. 2 from Île-de-France")));
}

void PromptsTest::unitsAreCounted() {
    const Scene scene = middleGame("maneuvering", "burgundy");
    const SeatId burgundy = seat(scene, "burgundy");
    QCOMPARE(unitList({0, 1, 4}), joined({QStringLiteral("2 Infantry"), QStringLiteral("1 Archer(s)")}));
    const std::vector<UnitRef> units{unitOf(burgundy, 0), unitOf(burgundy, 1), {Owner::barbarian, false, 1}};
    QCOMPARE(unitList(scene.moment, units, burgundy),
             joined({QStringLiteral("2 Infantry"), QStringLiteral("1 Barbarian army(ies)")}));
    QCOMPARE(unitList(scene.moment, units, noSeat),
             joined({QStringLiteral("2 Infantry of Burgundy"), QStringLiteral("1 Barbarian army(ies)")}));
}

void PromptsTest::buildingTellsStrengthAndFood() {
    const Scene scene = middleGame("development", "france"); // 2 Weapons: no Cavalry
    const Choice choice = makeChoice(scene.moment, {}, Choosing::build);
    QCOMPARE(choice.answers[1].detail, QStringLiteral("power 2, toughness 2 · eats 2 Food a turn"));
    QVERIFY(choice.answers[2].refused);
    ChoiceCard card(choice);
    QStringList lines;
    for (const QLabel* label : card.findChildren<QLabel*>())
        lines << label->text();
    QVERIFY(lines.contains(choice.answers[1].detail));
    QVERIFY(!choice.answers[2].why.isEmpty());
    QVERIFY(lines.contains(choice.answers[2].why)); // where it is read without pointing at it
}

void PromptsTest::tokensTellTheirLevel() {
    Scene scene = middleGame("development", "germany"); // Military: four of the six tokens to level IV
    const auto detail = [&](Path path) {
        const auto rows = actionRows(scene.moment, {}, {});
        const play::ActionRow* row = rowOf(rows, QStringLiteral("Place a token"), pathName(path));
        return row ? row->detail : QString();
    };
    QVERIFY2(
        detail(Path::military).startsWith(QStringLiteral("token 2 of 3 to level IV: 2 Weapon(s) per symbol")),
        qPrintable(detail(Path::military)));
    scene.moment.state.player(scene.moment.hand).tokens[2] = 5;
    QVERIFY2(detail(Path::military).startsWith(QStringLiteral("level IV: 2 Weapon(s) per symbol")),
             qPrintable(detail(Path::military)));
    QVERIFY(!detail(Path::military).contains(QLatin1Char('<'))); // plain text
}

void PromptsTest::promotingTellsWhenItComes() {
    Scene scene = middleGame("development", "france");
    const auto detail = [&] { return makePrompt(scene.moment, {}, {}).detail; };
    QVERIFY2(detail().endsWith(QStringLiteral("promoting armies comes with Production V")),
             qPrintable(detail()));
    scene.moment.state.player(scene.moment.hand).tokens[0] = 9; // Reinforce; 6 Products are one too few
    QVERIFY2(detail().endsWith(QStringLiteral("no army can be promoted now")), qPrintable(detail()));
    scene.moment.state.player(scene.moment.hand).resources[Resource::product] = 7;
    QVERIFY2(detail().contains(QStringLiteral("promote")), qPrintable(detail()));
    QVERIFY(makePrompt(scene.moment, {}, {}).shortDetail.size() < detail().size());
    Doing promoting;
    promoting.promoting = true;
    QVERIFY(makePrompt(scene.moment, {}, promoting).shortDetail.isEmpty()); // it asks something else
}

/// They don't read as if it had been done.
void PromptsTest::titlesOfChoicesAsk() {
    const Scene scene = middleGame("development", "france");
    for (const Choosing what : {Choosing::build, Choosing::war, Choosing::handOver})
        QVERIFY(makeChoice(scene.moment, {}, what).title.endsWith(QLatin1Char('?')));
}

/// In the first turn there is no Fort to speak of.
void PromptsTest::bannerNamesWhatCanBeBuilt() {
    Scene scene = middleGame("development", "france");
    Player& france = scene.moment.state.player(scene.moment.hand);
    const auto said = [&] { return makePrompt(scene.moment, {}, {}).detail; };
    QVERIFY2(said().startsWith(QStringLiteral(
                 "Possible: place a token on a green plus \u00b7 build an army \u00b7 declare war \u00b7 ")),
             qPrintable(said()));
    france.tokens[0] = 6; // Masonry
    for (const Resource resource : allResources)
        france.resources[resource] = 12;
    QVERIFY2(said().startsWith(QStringLiteral("Possible: place a token on a green plus \u00b7 build an army "
                                              "\u00b7 build a Fort \u00b7 declare war \u00b7 ")),
             qPrintable(said()));
    france.resources = {};
    QVERIFY2(said().startsWith(
                 QStringLiteral("Possible: place a token on a green plus \u00b7 declare war \u00b7 ")),
             qPrintable(said()));
}

MARCHES_TEST(PromptsTest, application)
#include "prompts_test.moc"
