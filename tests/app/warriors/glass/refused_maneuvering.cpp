#include "tests/app/warriors/glass/refused.h"

namespace marches::warriors::face::test {

namespace {

/// England moves; what is left out of `rest` stays with the Barbarians.
Opening england(const std::string& england, const std::string& rest, std::vector<std::string> lines = {}) {
    return {"  turn: 5\n  phase: maneuvering\n  players:\n    england: " + england +
                "\n    burgundy: {units: {vlaanderen: [F1]}}\n"
                "    france: {units: {ile-de-france: [F1], normandie: [P1]}}\n"
                "    germany: {units: {brandenburg: [F1]}}\n" +
                rest,
            std::move(lines)};
}

Opening war(const std::string& burgundy, const std::string& france, std::vector<std::string> lines) {
    return {"  turn: 5\n  phase: maneuvering\n  to-move: france\n  players:\n"
            "    england: {units: {london: [F1]}}\n    burgundy: " +
                burgundy + "\n    france: " + france +
                "\n    germany: {units: {brandenburg: [F1]}}\n"
                "  wars: [{between: [burgundy, france], since: 5}]\n",
            std::move(lines)};
}

const std::string twoInLondon = "{units: {london: [F1, I1, I2]}}";

/// Infantry of England in London, or where it went, is chosen and sent.
std::function<void(Glass&)> sends(const char* from, const char* to) {
    return [from, to](Glass& glass) {
        glass.clickToken(from, "england", UnitKind::infantry);
        glass.clickProvince(to);
    };
}

std::function<void(Glass&)> clicks(const char* province) {
    return [province](Glass& glass) { glass.clickProvince(province); };
}

const Opening princesses = war("{units: {artois: [P1, P2], vlaanderen: [F1]}}",
                               "{units: {bourbon: [I1, F2], normandie: [P1], ile-de-france: [F1]}}",
                               {"france move I1 artois", "france assign burgundy:P1 1"});

const Opening fort = war("{units: {artois: [F1, I1, P1], vlaanderen: [F2]}}",
                         "{units: {bourbon: [A1, F2], ile-de-france: [F1]}}", {"france move A1 artois"});

} // namespace

std::vector<WrongMove> wrongInManeuvering() {
    using enum Glass::Hand;
    const std::string free = "  free: [wales, wessex]\n";
    return {
        {RefusalCode::noActionPoint,
         england(twoInLondon, free, {"england move I1 wales", "england move I1 wessex"}), mouse,
         [](Glass& glass) { glass.clickToken("wessex", "england", UnitKind::infantry); },
         "Action Points of Infantry no. 1: 1 needed, 0 left."},
        {RefusalCode::battlePointNeeded, england(twoInLondon, free, {"england move I1 wales"}), mouse,
         sends("wales", "yorkshire"),
         "Action Points of Infantry no. 1 to enter Yorkshire: 2 needed (1 to enter, 1 for the battle), 1 "
         "left."},
        {RefusalCode::inPeace, england(twoInLondon, free), mouse, sends("london", "normandie"),
         "Normandie: there is peace with France."},
        {RefusalCode::notAdjacent, england(twoInLondon, free), keyboard,
         [](Glass& glass) {
             glass.travel("london");
             glass.key(Qt::Key_Space);
             glass.travel("anjou");
             glass.key(Qt::Key_Return);
         },
         "London and Anjou are not neighbours, by land or by sea."},
        {RefusalCode::mustBattle, england(twoInLondon, "", {"england move I1 wales"}), mouse,
         [](Glass& glass) { glass.clickToken("wales", "england", UnitKind::infantry); },
         "Infantry no. 1: the battle in Wales comes before any other move."},
        {RefusalCode::princessNotThere, england("{units: {london: [F1, P1]}}", free), mouse,
         [](Glass& glass) {
             glass.clickToken("london", "england", UnitKind::princess);
             glass.clickProvince("normandie");
         },
         "Princess no. 1 cannot go to Normandie (now: France). A Princess goes to free and own provinces, in "
         "allied games also to an ally's."},
        {RefusalCode::princessMoved,
         england("{units: {london: [F1, P1, P2]}}", free, {"england move P1 wales"}), mouse,
         [](Glass& glass) { glass.clickToken("wales", "england", UnitKind::princess); },
         "Princess no. 1: moved this turn already."},
        {RefusalCode::unifyMissing, england(twoInLondon, free), mouse,
         [](Glass& glass) {
             glass.click(QStringLiteral("actions.refused"));
             glass.clickRow(QStringLiteral("Unification: Unify England"));
         },
         "Not held: East Anglia, Wales, Wessex, and Yorkshire. Unification needs the Capital, the "
         "Trade Center and all Common provinces of the starting country."},
        {RefusalCode::noBattleThere,
         england(twoInLondon, "", {"england move I1 wales", "england move I2 wessex"}), mouse,
         clicks("yorkshire"), "No battle is to be fought in Yorkshire."},
        {RefusalCode::assignAll, fort, keyboard,
         [](Glass& glass) {
             glass.key(Qt::Key_Plus);
             glass.key(Qt::Key_Return, Qt::ControlModifier);
         },
         "All damage has to be assigned: 2 to give, 1 given."},
        {RefusalCode::princessCovered, fort, mouse,
         [](Glass& glass) { glass.clickToken("artois", "burgundy", UnitKind::princess); },
         "Princess no. 1 of Burgundy is covered: 5 more damage has to go to the Forts first."},
        {RefusalCode::noBarbariansThere,
         england("{units: {london: [F1, A1]}}", "  free: [wessex, yorkshire]\n", {"england move A1 wales"}),
         mouse, clicks("ulster"), "The Barbarians do not retreat to Ulster: other places come first."},
        {RefusalCode::noRetreatThere,
         england("{tokens: {military: 6}, units: {london: [F1, A1], wessex: [P1]}}", "",
                 {"england move A1 wales"}),
         keyboard,
         [](Glass& glass) {
             glass.travel("yorkshire");
             glass.key(Qt::Key_Return);
         },
         "A retreat goes to an adjacent province that is own or free, in allied games also an ally's; not to "
         "Yorkshire."},
        {RefusalCode::noWithdrawalThere, princesses, mouse, clicks("brabant"),
         "A withdrawal goes to an adjacent province that is own or free, in allied games also an ally's; not "
         "to Brabant."},
        {RefusalCode::peaceOfferedAlready,
         england(twoInLondon, "  wars: [{between: [england, france], since: 5}]\n",
                 {"england offer-peace france", "france decline-peace england"}),
         keyboard,
         [](Glass& glass) {
             glass.key(Qt::Key_W, Qt::ShiftModifier);
             glass.key(Qt::Key_Return);
         },
         "Peace has been offered to France in this phase."},
        {RefusalCode::battlePending,
         england(twoInLondon, "  wars: [{between: [england, france], since: 5}]\n",
                 {"england move I1 normandie", "france offer-peace england"}),
         keyboard,
         [](Glass& glass) {
             glass.key(Qt::Key_W, Qt::ShiftModifier);
             glass.key(Qt::Key_Return);
         },
         "A battle between the two is still to be fought; peace waits for it."},
    };
}

} // namespace marches::warriors::face::test
