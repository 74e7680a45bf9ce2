#include "app/warriors/pieces/finding_sentences.h"

#include <QCoreApplication>

#include <array>

namespace marches::warriors::face {

namespace {

constexpr std::array sentences{
    // The table
    QT_TRANSLATE_NOOP("Finding", "`{0}` under `players` can't be played here."),
    QT_TRANSLATE_NOOP("Finding", "Two to six must be able to play."),
    QT_TRANSLATE_NOOP("Finding", "This program plays {0}."),
    // The map
    QT_TRANSLATE_NOOP("Finding",
                      "`{0}` belongs to no country; give `country: ID`, or two for a contested province."),
    QT_TRANSLATE_NOOP("Finding", "`{0}` is sea; this game is played on land alone."),
    // Countries and their towns
    QT_TRANSLATE_NOOP("Finding", "Capital and Trade Center must be two provinces."),
    QT_TRANSLATE_NOOP("Finding", "`{0}` can be played and has no `number`."),
    QT_TRANSLATE_NOOP("Finding", "`{0}` has the number {1} too."),
    QT_TRANSLATE_NOOP("Finding", "`{0}` can be played and has no `{1}`."),
    QT_TRANSLATE_NOOP("Finding", "`{0}` does not belong to `{1}` alone."),
    QT_TRANSLATE_NOOP("Finding", "`{0}` can be played here, but `{1}` is left out."),
    // A position to begin from
    QT_TRANSLATE_NOOP("Finding", "Turn {0} comes after the last turn, {1}."),
    QT_TRANSLATE_NOOP("Finding", "In the Trade phase nobody is to move: leave it out."),
    QT_TRANSLATE_NOOP("Finding", "Here must stand one of the countries under `players`."),
    QT_TRANSLATE_NOOP("Finding", "`{0}` is left out here."),
    QT_TRANSLATE_NOOP("Finding", "Tokens: {0} fill the path, {1} given."),
    QT_TRANSLATE_NOOP("Finding", "Routes: {0} at most, {1} given."),
    QT_TRANSLATE_NOOP("Finding", "A pair of two players has one route, opened by one of them."),
    QT_TRANSLATE_NOOP("Finding", "Units of players who are not allied stand in one province."),
    QT_TRANSLATE_NOOP("Finding",
                      "Here must stand a unit: I1 to I4, A1, C1, P1, F1 and so on, or {I1: {damage: 1}}."),
    QT_TRANSLATE_NOOP("Finding", "Tokens of this kind: {0} a colour; there is no {1}."),
    QT_TRANSLATE_NOOP("Finding", "{0} stands in two places; a token has one."),
    QT_TRANSLATE_NOOP("Finding", "Forts in a province: {0} at most."),
    QT_TRANSLATE_NOOP("Finding", "Only armies retreat."),
    QT_TRANSLATE_NOOP("Finding", "Only armies of a player with Commander retreat."),
    QT_TRANSLATE_NOOP("Finding", "Life: {0}, damage: {1}; this unit is dead."),
    QT_TRANSLATE_NOOP("Finding", "A unit that has retreated has taken damage."),
    QT_TRANSLATE_NOOP("Finding", "Action Points: {0} at most, {1} given."),
    QT_TRANSLATE_NOOP("Finding", "A province is held by one who has a unit there."),
    QT_TRANSLATE_NOOP("Finding", "A player's units stand here already."),
    QT_TRANSLATE_NOOP("Finding", "There are more than 99 Barbarian units in a province."),
    QT_TRANSLATE_NOOP("Finding", "There are more than {0} Barbarian units."),
    QT_TRANSLATE_NOOP("Finding", "A Barbarian army that has retreated has taken damage: {0}."),
    QT_TRANSLATE_NOOP("Finding", "Units stand here: this province is not free."),
    QT_TRANSLATE_NOOP("Finding", "A war is between two players."),
    QT_TRANSLATE_NOOP("Finding", "A war is between two who are not allied, and stands here once; in allied "
                                 "games once for the alliances."),
    QT_TRANSLATE_NOOP("Finding", "A war of turn {0} is not on in turn {1}: it lasts {2} turns."),
    QT_TRANSLATE_NOOP("Finding", "Two to six must play; here are {0}."),
    QT_TRANSLATE_NOOP(
        "Finding",
        "Alliances: 2 against 2, 3 against 3 or 2 against 2 against 2, each player in one of them."),
    // Figures
    QT_TRANSLATE_NOOP("Finding", "Here must stand {0} figures, one a level; there are {1}."),
    QT_TRANSLATE_NOOP("Finding", "Level I needs no token: its figure is 0."),
    QT_TRANSLATE_NOOP("Finding", "Each level above I needs at least one token."),
    QT_TRANSLATE_NOOP("Finding", "`{0}` stands on two paths; keep one."),
    QT_TRANSLATE_NOOP("Finding", "The ability `{0}` stands on no path."),
    QT_TRANSLATE_NOOP("Finding", "{0} is below the {1} of `{2}`; a promoted army keeps its damage."),
    QT_TRANSLATE_NOOP("Finding", "Here must stand turns: {1: 1, 4: 2, 8: 3}."),
    QT_TRANSLATE_NOOP("Finding", "Give the strength from turn 1 on: {1: 1}."),
    QT_TRANSLATE_NOOP("Finding", "Give the Actions for 0, 1, 2 ... provinces held."),
    QT_TRANSLATE_NOOP("Finding", "There are more than 99 figures."),
    QT_TRANSLATE_NOOP("Finding", "There are more than 5 routes."),
    QT_TRANSLATE_NOOP("Finding", "This resource is named twice."),
    // The header of a record
    QT_TRANSLATE_NOOP("Finding", "option {0}: a number is needed, not \"{1}\""),
    QT_TRANSLATE_NOOP("Finding", "option {0}: on or off, not \"{1}\""),
    QT_TRANSLATE_NOOP(
        "Finding",
        "option {0} is not known; these are: variable-order, turn-limit, vp-limit, time-limit, alliances"),
    QT_TRANSLATE_NOOP("Finding", "this is a game of {0}, not of {1}"),
    QT_TRANSLATE_NOOP("Finding", "the game was played by version {0} of the rules; this program plays "
                                 "version {1}, by which it would be another game"),
    QT_TRANSLATE_NOOP("Finding", "the scenario \"{0}\" is not the one that the game was played on (digest "
                                 "{1}, here {2}); put that scenario's file beside the record"),
    QT_TRANSLATE_NOOP("Finding", "there is no folder in which to look for the scenario \"{0}\""),
    QT_TRANSLATE_NOOP("Finding", "\"{0}\" can't name a scenario"),
    QT_TRANSLATE_NOOP("Finding", "\"{0}\" is no colour of this game"),
    // Who plays, and by which options
    QT_TRANSLATE_NOOP("Finding", "There is no variant `{0}` in this scenario."),
    QT_TRANSLATE_NOOP("Finding", "Players: {0} needed, {1} chosen."),
    QT_TRANSLATE_NOOP("Finding", "Players: {0} to {1} needed, {2} chosen."),
    QT_TRANSLATE_NOOP("Finding", "`{0}` can't be played here; these can: {1}."),
    QT_TRANSLATE_NOOP("Finding", "`{0}` is chosen twice; one country a player."),
    QT_TRANSLATE_NOOP("Finding", "A colour is chosen twice; one colour a player."),
    QT_TRANSLATE_NOOP("Finding",
                      "The start position says who is allied with whom; leave the alliances to it."),
    //: {0} what is limited; {1} and {2} the least and the most that is allowed; {3} what was chosen
    QT_TRANSLATE_NOOP("Finding", "{0}: {1} to {2} allowed, {3} chosen."),
    //: What is limited: how many turns a game has
    QT_TRANSLATE_NOOP("Finding", "Turn limit"),
    //: What is limited
    QT_TRANSLATE_NOOP("Finding", "Victory Points"),
    //: What is limited
    QT_TRANSLATE_NOOP("Finding", "Time limit in minutes"),
    QT_TRANSLATE_NOOP("Finding", "The start position is of turn {0}, the turn limit is {1}."),
    // A line that can't be read; words of the notation are typed as they are in every language
    //: {0} a sentence: what is wrong with the command; {1} how the command is written, and what its words
    //: stand for
    QT_TRANSLATE_NOOP("Finding", "{0} It is written: {1}"),
    //: {0} a sentence: what is wrong with the line; {1} the wrong word of it
    QT_TRANSLATE_NOOP("Finding", "{0} Here: {1}"),
    //: {0} how a command is written; {1} a word in it, such as KIND; {2} what may stand for that word
    QT_TRANSLATE_NOOP("Finding", "{0}; {1}: {2}"),
    //: To be typed: production, trade, military
    QT_TRANSLATE_NOOP("Finding", "production, trade or military"),
    //: To be typed: food, product, weapon, gold
    QT_TRANSLATE_NOOP("Finding", "food, product, weapon or gold"),
    //: To be typed: food 2 gold 1; nothing
    QT_TRANSLATE_NOOP("Finding", "resources with amounts (food 2 gold 1), or nothing"),
    //: To be typed: infantry, archer, cavalry
    QT_TRANSLATE_NOOP("Finding", "infantry, archer or cavalry"),
    //: To be typed: I1, france:I1, B1, BF1
    QT_TRANSLATE_NOOP("Finding", "I1, another seat's france:I1, of Barbarians B1 or BF1"),
    //: To be typed: all but "or"
    QT_TRANSLATE_NOOP("Finding", "feed UNIT ... or feed all"),
    //: To be typed: all but "or"
    QT_TRANSLATE_NOOP("Finding", "merchant yes or merchant no"),
    //: To be typed: all but "or"
    QT_TRANSLATE_NOOP("Finding", "vote stop, go-on, count or void"),
    QT_TRANSLATE_NOOP("Finding", "the scenario has no variant \"{0}\""),
    QT_TRANSLATE_NOOP("Finding", "{0} players, but there are {1} countries for at most {2} players"),
};

} // namespace

std::span<const char* const> findingSentences() {
    return sentences;
}

} // namespace marches::warriors::face
