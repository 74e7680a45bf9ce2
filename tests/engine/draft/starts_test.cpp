#include "engine/challenge/warriors/goals.h"
#include "engine/draft/warriors/edits_puzzle.h"
#include "engine/draft/warriors/edits_start.h"
#include "engine/draft/warriors/edits_warriors.h"
#include "tests/engine/draft/small_map.h"

namespace marches::draft {

using namespace warriors;

/// Kent and Artois are the north's, Wales and Bern the south's, Fyn is contested. Nothing is set up but in
/// the variant "two".
class StartsTest : public SmallMap {
protected:
    void SetUp() override {
        SmallMap::SetUp();
        // The small map has no figures: those of the rule texts, with one Princess in each Capital.
        const std::filesystem::path rules =
            std::filesystem::path(MARCHES_SOURCE_DIR) / "tests/scenarios/rules.yaml";
        std::string figures = readRegularFile(rules, std::size_t{1} << 20).value();
        figures =
            figures.substr(figures.find("\nsetup:"), figures.find("\nvariants:") - figures.find("\nsetup:"));
        figures.replace(figures.find("princesses: 4"), 13, "princesses: 1");
        small_.insert(small_.find("\nvariants:"), figures);
        put("small.yaml", small_);
        draft_ = opened();
    }

    std::string small_{smallYaml};
    Draft draft_;

    Change make(Expected<Change, Sentence> change) { return done(draft_, std::move(change)); }
    std::string refused(const Expected<Change, Sentence>& change) {
        EXPECT_FALSE(change) << englishText(change->name);
        return change ? std::string{} : englishText(change.error());
    }
    StartModel model(const std::string& variant = {}) { return startModel(wholeTree(draft_), variant); }
    std::string text() { return yamlNow(draft_); }
    bool says(std::string_view part) { return text().find(part) != std::string::npos; }
    /// The pieces in a province, "north I1 2"; the state behind the name where there is any.
    std::string in(const std::string& province, const std::string& variant = {}) {
        std::string all;
        for (const StartPiece& piece : model(variant).in(province)) {
            all += all.empty() ? "" : ", ";
            all += piece.seat.empty() ? (piece.kind == UnitKind::fort ? "fort" : "army")
                                      : piece.seat + ' ' + unitWord(piece.kind, piece.number);
            if (piece.damage > 0) all += " damage " + std::to_string(piece.damage);
            if (piece.ap) all += " ap " + std::to_string(*piece.ap);
            if (piece.retreated) all += " retreated";
        }
        return all;
    }
    std::vector<StartPiece> pieces(const std::string& province, std::size_t count = 1) {
        auto there = model().in(province);
        there.resize(count);
        return there;
    }
};

TEST_F(StartsTest, theFirstTokenBeginsAPositionAsTheGameBegins) {
    EXPECT_FALSE(model().there);
    const Change change = make(placeUnits(draft_, "", "north", UnitKind::archer, "artois", 2));
    EXPECT_EQ(englishText(change.name), "2 times Archer of North to Artois");
    EXPECT_EQ(in("artois"), "north A1, north A2");
    EXPECT_EQ(in("kent"), "north F1, north P1") << "what stands in a Capital when a game begins";
    EXPECT_EQ(in("fyn"), "army") << "what is not mentioned keeps its Barbarians";
    EXPECT_EQ(model().left("north", UnitKind::archer), 2);
    EXPECT_EQ(model().left("north", UnitKind::fort), 7);
    ASSERT_TRUE(apply(draft_, reversed(change)));
    EXPECT_EQ(text(), small_);
}

TEST_F(StartsTest, tokensMoveAndGoBackIntoTheirBox) {
    make(placeUnits(draft_, "", "north", UnitKind::infantry, "fyn", 2));
    EXPECT_EQ(in("fyn"), "north I1, north I2") << "the Barbarian army is taken off";
    make(movePieces(draft_, "", pieces("fyn"), "artois"));
    EXPECT_EQ(in("fyn"), "north I2");
    EXPECT_EQ(in("artois"), "north I1");
    make(takeOff(draft_, "", pieces("fyn")));
    EXPECT_EQ(in("fyn"), "army") << "not mentioned any more";
    EXPECT_EQ(model().left("north", UnitKind::infantry), 3);
    make(placeUnits(draft_, "", "north", UnitKind::infantry, "kent", 1));
    EXPECT_EQ(in("kent"), "north F1, north P1, north I2") << "the lowest number that is free";
    EXPECT_TRUE(scenarioOf(draft_).scenario);
}

TEST_F(StartsTest, aColourHasOnlySoManyTokens) {
    make(placeUnits(draft_, "", "north", UnitKind::archer, "artois", 3));
    EXPECT_EQ(refused(placeUnits(draft_, "", "north", UnitKind::archer, "artois", 2)),
              "Left in the box of North: 1 Archer; a colour has 4.");
}

TEST_F(StartsTest, enemiesDoNotShareAProvinceAndFortsAreFew) {
    make(placeUnits(draft_, "", "north", UnitKind::archer, "artois", 1));
    EXPECT_EQ(refused(placeUnits(draft_, "", "south", UnitKind::archer, "artois", 1)),
              "Units of North stand in Artois.");
    EXPECT_EQ(refused(placeBarbarians(draft_, "", UnitKind::infantry, "artois", 1)),
              "Units of North stand in Artois.");
    EXPECT_EQ(refused(placeUnits(draft_, "", "north", UnitKind::fort, "artois", 5)).substr(0, 10),
              "Artois has");
    EXPECT_EQ(refused(placeUnits(draft_, "", "nobody", UnitKind::fort, "artois", 1)),
              "nobody does not play in this start position.");
    EXPECT_EQ(refused(placeUnits(draft_, "two", "north", UnitKind::infantry, "bern", 1)),
              "Bern is left out here.");
}

TEST_F(StartsTest, barbariansStandMoveAndLeaveLandFree) {
    make(placeBarbarians(draft_, "", UnitKind::fort, "fyn", 1));
    EXPECT_EQ(in("fyn"), "army, fort") << "beside the army that stood there unsaid";
    make(movePieces(draft_, "", pieces("fyn"), "bern"));
    EXPECT_EQ(in("fyn"), "fort");
    EXPECT_EQ(in("bern"), "army, army");
    make(takeOff(draft_, "", pieces("fyn")));
    EXPECT_EQ(in("fyn"), "");
    EXPECT_TRUE(model().free.contains("fyn"));
    make(placeUnits(draft_, "", "north", UnitKind::princess, "fyn", 1));
    EXPECT_TRUE(model().free.empty());
    make(makeFree(draft_, "", "fyn"));
    EXPECT_EQ(in("fyn"), "");
    EXPECT_TRUE(model().free.contains("fyn"));
    EXPECT_EQ(refused(makeFree(draft_, "", "fyn")), "Fyn is free already.");
    EXPECT_TRUE(scenarioOf(draft_).scenario);
}

TEST_F(StartsTest, aTokenHasDamageActionPointsAndRetreats) {
    make(placeUnits(draft_, "", "north", UnitKind::archer, "artois", 1));
    const auto archer = [&] { return pieces("artois").front(); };
    make(setPieceState(draft_, "", archer(), {1, 0, false}));
    EXPECT_EQ(in("artois"), "north A1 damage 1 ap 0");
    EXPECT_TRUE(says("A1: {damage: 1, ap: 0}"));
    make(movePieces(draft_, "", {archer()}, "fyn"));
    EXPECT_EQ(in("fyn"), "north A1 damage 1 ap 0") << "its state goes along";
    make(setPieceState(draft_, "", pieces("fyn").front(), {}));
    EXPECT_EQ(in("fyn"), "north A1");
    const auto now = pieces("fyn").front();
    EXPECT_EQ(refused(setPieceState(draft_, "", now, {9, {}, false})),
              "Life: 2, damage: 9; this unit is dead.");
    EXPECT_EQ(refused(setPieceState(draft_, "", now, {0, {}, true})),
              "A unit that has retreated has taken damage.");
    EXPECT_EQ(refused(setPieceState(draft_, "", pieces("kent").front(), {1, {}, true})),
              "Only armies retreat.");
}

TEST_F(StartsTest, theMomentIsSaid) {
    make(setStartTurn(draft_, "", 5));
    make(setStartPhase(draft_, "", StartPhase::maneuvering));
    make(setToMove(draft_, "", "south"));
    EXPECT_EQ(model().turn, 5);
    EXPECT_EQ(model().phase, StartPhase::maneuvering);
    EXPECT_EQ(model().toMove, "south");
    make(setStartPhase(draft_, "", StartPhase::trade));
    EXPECT_EQ(model().toMove, "") << "in Trade all play at once";
    EXPECT_EQ(refused(setToMove(draft_, "", "south")), "In Trade all play at once: nobody is to move.");
    EXPECT_NE(refused(setStartTurn(draft_, "", 31)), "");
}

TEST_F(StartsTest, aSeatHoldsTradesAndFights) {
    make(setStartTurn(draft_, "", 5));
    make(setResource(draft_, "", "north", Resource::gold, 3));
    make(setPathTokens(draft_, "", "north", Path::military, 6));
    make(setKills(draft_, "", "north", 4));
    make(setBought(draft_, "", "north", 1));
    make(setUnified(draft_, "", "north", true));
    make(openRoute(draft_, "", "north", "south"));
    make(declareWar(draft_, "", "north", "south", 4));
    const StartSeat north = *model().seat("north");
    EXPECT_EQ(north.resources[3], 3);
    EXPECT_EQ(north.tokens[2], 6);
    EXPECT_EQ(north.kills, 4);
    EXPECT_EQ(north.bought, 1);
    EXPECT_TRUE(north.unified);
    EXPECT_EQ(north.routes, std::vector<std::string>{"south"});
    ASSERT_EQ(model().wars.size(), 1U);
    EXPECT_EQ(model().wars[0].since, 4);
    EXPECT_NE(refused(openRoute(draft_, "", "south", "north")), "");
    EXPECT_EQ(refused(declareWar(draft_, "", "south", "north", 5)), "They are at war already.");
    make(closeRoute(draft_, "", "north", "south"));
    make(endWar(draft_, "", "south", "north"));
    make(setUnified(draft_, "", "north", false));
    EXPECT_TRUE(model().seat("north")->routes.empty());
    EXPECT_TRUE(model().wars.empty());
    EXPECT_FALSE(says("unified"));
    EXPECT_FALSE(says("wars"));
}

TEST_F(StartsTest, aVariantHasItsOwn) {
    EXPECT_TRUE(model("two").there);
    make(placeUnits(draft_, "two", "north", UnitKind::archer, "fyn", 1));
    EXPECT_EQ(in("fyn", "two"), "north A1");
    EXPECT_FALSE(model().there);
    make(removeStart(draft_, "two"));
    EXPECT_FALSE(model("two").there);
}

/// A variant with less land has other seats: the position of the whole map can't be played there.
TEST_F(StartsTest, aVariantOfAnotherBoardDoesNotTakeOverWhatBegins) {
    const std::string variant = "\n  less:\n    names: {en: Less}\n    players: 2\n    left-out: [fyn]\n"
                                "  same:\n    names: {en: Same}\n    players: 2\n";
    small_.insert(small_.find("\npicture:"), variant.substr(1));
    put("small.yaml", small_);
    draft_ = opened();
    make(placeUnits(draft_, "", "north", UnitKind::archer, "fyn", 1));
    EXPECT_FALSE(model("less").there);
    EXPECT_EQ(in("fyn", "same"), "north A1");
    EXPECT_TRUE(model("two").there);
    make(placeUnits(draft_, "less", "north", UnitKind::archer, "artois", 1)); // it has its own from now on
    EXPECT_EQ(in("artois", "less"), "north A1");
    EXPECT_EQ(in("artois"), "army"); // the whole map says nothing of it: Barbarians keep it
    make(removeStart(draft_, "less"));
    EXPECT_FALSE(model("less").there);
    make(removeStart(draft_, ""));
    EXPECT_EQ(text(), small_);
}

TEST_F(StartsTest, everythingIsTakenBackToTheByte) {
    std::vector<Change> all;
    all.push_back(make(beginStart(draft_, "")));
    all.push_back(make(placeUnits(draft_, "", "north", UnitKind::cavalry, "artois", 2)));
    all.push_back(make(movePieces(draft_, "", pieces("artois"), "fyn")));
    all.push_back(make(setPieceState(draft_, "", pieces("fyn").front(), {1, {}, false})));
    all.push_back(make(placeBarbarians(draft_, "", UnitKind::infantry, "bern", 1)));
    all.push_back(make(setStartTurn(draft_, "", 3)));
    all.push_back(make(declareWar(draft_, "", "north", "south", 3)));
    all.push_back(make(makePuzzle(draft_, "", "north", 2, {"holds", {"north", "bern"}})));
    for (auto change = all.rbegin(); change != all.rend(); ++change)
        ASSERT_TRUE(apply(draft_, reversed(*change)));
    EXPECT_EQ(text(), small_);
}

TEST_F(StartsTest, aPuzzleIsWrittenAsADesignerWouldWriteIt) {
    EXPECT_NE(refused(makePuzzle(draft_, "", "north", 1, {"first", {"north"}})), "") << "without a start";
    make(beginStart(draft_, ""));
    make(makePuzzle(draft_, "", "north", 1, {"first", {"north", "3"}}));
    EXPECT_TRUE(says("format: marches-scenario 2"));
    EXPECT_TRUE(says("first: [north, 3]"));
    make(setPuzzle(draft_, "", "south", 2, "steady"));
    make(setGoal(draft_, "", 0, {"vp", {"south", "5"}}));
    make(setGoal(draft_, "", 1, {"holds", {"south", "fyn"}}));
    make(setSolution(draft_, "", 7, {"south done"}));
    const ScenarioResult read = scenarioOf(draft_);
    ASSERT_TRUE(read.scenario);
    EXPECT_TRUE(challenge::checkChallenges(*read.scenario).empty()) << text();
    const auto puzzle = challenge::challengeOf(*read.scenario, "");
    ASSERT_TRUE(puzzle);
    EXPECT_EQ(puzzle->challenge.turns, 2);
    EXPECT_EQ(puzzle->challenge.seed, 7U);
    EXPECT_EQ(puzzle->challenge.solution, std::vector<std::string>{"south done"});
    EXPECT_EQ(puzzle->challenge.goalsOf(challenge::Medal::silver).size(), 1U);
    make(setGoal(draft_, "", 0, {"vp", {"south", "6"}}));
    EXPECT_FALSE(says("solution")) << "it reached another goal";
    make(removePuzzle(draft_, ""));
    EXPECT_FALSE(says("challenge"));
    EXPECT_FALSE(says("goals"));
}

} // namespace marches::draft
