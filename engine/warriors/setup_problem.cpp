#include "engine/warriors/setup_problem.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace marches::warriors {

std::string_view SetupProblem::rule() const {
    switch (kind) {
    case Kind::players:
    case Kind::alliances:
    case Kind::startAlliances:
        return "setup.players";
    case Kind::noVariant:
    case Kind::noCountry:
    case Kind::countryTwice:
        return "setup.country";
    case Kind::colourTwice:
        return "parts.colours";
    case Kind::turnLimit:
    case Kind::vpLimit:
    case Kind::timeLimit:
    case Kind::startTurn:
        break;
    }
    return "option.limits";
}

Sentence SetupProblem::sentence() const {
    const auto limit = [this](Sentence what) {
        return Sentence("{0}: {1} to {2} allowed, {3} chosen.", std::move(what), least, most, chosen);
    };
    switch (kind) {
    case Kind::noVariant:
        return Sentence("There is no variant `{0}` in this scenario.", name);
    case Kind::players:
        return least == most ? Sentence("Players: {0} needed, {1} chosen.", least, chosen)
                             : Sentence("Players: {0} to {1} needed, {2} chosen.", least, most, chosen);
    case Kind::noCountry:
        return Sentence("`{0}` can't be played here; these can: {1}.", name,
                        fmt::format("{}", fmt::join(others, ", ")));
    case Kind::countryTwice:
        return Sentence("`{0}` is chosen twice; one country a player.", name);
    case Kind::colourTwice:
        return Sentence("A colour is chosen twice; one colour a player.");
    case Kind::alliances:
        return Sentence(
            "Alliances: 2 against 2, 3 against 3 or 2 against 2 against 2, each player in one of them.");
    case Kind::startAlliances:
        return Sentence("The start position says who is allied with whom; leave the alliances to it.");
    case Kind::turnLimit:
        return limit(Sentence("Turn limit"));
    case Kind::vpLimit:
        return limit(Sentence("Victory Points"));
    case Kind::timeLimit:
        return limit(Sentence("Time limit in minutes"));
    case Kind::startTurn:
        break;
    }
    return Sentence("The start position is of turn {0}, the turn limit is {1}.", least, chosen);
}

} // namespace marches::warriors
