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

std::string SetupProblem::text() const {
    const auto limit = [this](std::string_view what) {
        return fmt::format("{}: {} to {} allowed, {} chosen.", what, least, most, chosen);
    };
    switch (kind) {
    case Kind::noVariant:
        return fmt::format("There is no variant `{}` in this scenario.", name);
    case Kind::players:
        return least == most ? fmt::format("Players: {} needed, {} chosen.", least, chosen)
                             : fmt::format("Players: {} to {} needed, {} chosen.", least, most, chosen);
    case Kind::noCountry:
        return fmt::format("`{}` can't be played here; these can: {}.", name, fmt::join(others, ", "));
    case Kind::countryTwice:
        return fmt::format("`{}` is chosen twice; one country a player.", name);
    case Kind::colourTwice:
        return "A colour is chosen twice; one colour a player.";
    case Kind::alliances:
        return "Alliances: 2 against 2, 3 against 3 or 2 against 2 against 2, each player in one of them.";
    case Kind::startAlliances:
        return "The start position says who is allied with whom; leave the alliances to it.";
    case Kind::turnLimit:
        return limit("Turn limit");
    case Kind::vpLimit:
        return limit("Victory Points");
    case Kind::timeLimit:
        return limit("Time limit in minutes");
    case Kind::startTurn:
        break;
    }
    return fmt::format("The start position is of turn {}, the turn limit is {}.", least, chosen);
}

} // namespace marches::warriors
