#include "engine/draft/warriors/edits_start.h"

#include "engine/draft/warriors/start_work.h"
#include "engine/warriors/query.h"
#include "engine/warriors/scenario_reader.h"

#include <algorithm>
#include <array>

// Moment, seats and what they hold; edits_start_pieces.cpp has what stands on the map.
namespace marches::draft::warriors {
namespace {

constexpr std::array<std::string_view, 4> resourceWords{"food", "product", "weapon", "gold"};
constexpr std::array<std::string_view, 3> pathWords{"production", "trade", "military"};
constexpr std::array<std::string_view, 4> phaseWords{"upkeep", "trade", "development", "maneuvering"};
constexpr int mostVp = 999;
constexpr int mostTurns = 30;

Sentence resourceName(Resource resource) {
    switch (resource) {
    case Resource::food:
        return Sentence("Food");
    case Resource::product:
        return Sentence("Product");
    case Resource::weapon:
        return Sentence("Weapon");
    case Resource::gold:
        return Sentence("Gold");
    }
    return {};
}

Sentence pathName(Path path) {
    switch (path) {
    case Path::production:
        return Sentence("Production");
    case Path::trade:
        return Sentence("Trade");
    case Path::military:
        return Sentence("Military");
    }
    return {};
}

Sentence phaseName(StartPhase phase) {
    switch (phase) {
    case StartPhase::upkeep:
        return Sentence("Upkeep");
    case StartPhase::trade:
        return Sentence("Trade");
    case StartPhase::development:
        return Sentence("Development");
    case StartPhase::maneuvering:
        return Sentence("Maneuvering");
    }
    return {};
}

std::optional<Sentence> outside(int number, int least, int most) {
    if (number >= least && number <= most) return std::nullopt;
    return Sentence("Give a number from {0} to {1}.", least, most);
}

Answer setVp(const Draft& draft, const std::string& variant, const std::string& seat, std::string_view key,
             int points) {
    StartWork work(draft, variant);
    if (auto missing = work.noSuchSeat(seat)) return unexpected(std::move(*missing));
    if (auto wrong = outside(points, 0, mostVp)) return unexpected(std::move(*wrong));
    work.setNumber(work.path({"players", seat, "vp", key}), points);
    Sentence name = key == "kills" ? Sentence("{0}: {1} Victory Points by kills", work.seatName(seat), points)
                                   : Sentence("{0}: {1} Victory Points bought", work.seatName(seat), points);
    return work.done(std::move(name), "start vp " + seat + std::string(key));
}

bool warBetween(const StartWar& war, const std::string& a, const std::string& b) {
    return (war.a == a && war.b == b) || (war.a == b && war.b == a);
}

} // namespace

Answer setStartTurn(const Draft& draft, const std::string& variant, int turn) {
    StartWork work(draft, variant);
    const int last = work.tables().turnLimit;
    if (auto wrong = outside(turn, 1, last > 0 ? last : mostTurns)) return unexpected(std::move(*wrong));
    work.setNumber(work.path({"turn"}), turn, 1);
    return work.done(Sentence("The start position is of turn {0}", turn), "start turn");
}

Answer setStartPhase(const Draft& draft, const std::string& variant, StartPhase phase) {
    StartWork work(draft, variant);
    if (phase == StartPhase::upkeep)
        work.tree().erase(work.path({"phase"}));
    else
        work.tree().setText(work.path({"phase"}), phaseWords[static_cast<std::size_t>(phase)]);
    if (phase == StartPhase::trade) work.tree().erase(work.path({"to-move"}));
    return work.done(Sentence("The start position begins with {0}", phaseName(phase)));
}

Answer setToMove(const Draft& draft, const std::string& variant, const std::string& seat) {
    StartWork work(draft, variant);
    if (seat.empty()) {
        work.tree().erase(work.path({"to-move"}));
        return work.done(Sentence("The first in order is to move"));
    }
    if (auto missing = work.noSuchSeat(seat)) return unexpected(std::move(*missing));
    if (work.model().phase == StartPhase::trade)
        return unexpected(Sentence("In Trade all play at once: nobody is to move."));
    work.tree().setText(work.path({"to-move"}), seat);
    return work.done(Sentence("{0} is to move", work.seatName(seat)));
}

Answer setBegan(const Draft& draft, const std::string& variant, const std::string& seat) {
    StartWork work(draft, variant);
    if (seat.empty()) {
        work.tree().erase(work.path({"start-seat"}));
        return work.done(Sentence("Who began the turn is not said"));
    }
    if (auto missing = work.noSuchSeat(seat)) return unexpected(std::move(*missing));
    work.tree().setText(work.path({"start-seat"}), seat);
    return work.done(Sentence("{0} began the turn", work.seatName(seat)));
}

Answer setResource(const Draft& draft, const std::string& variant, const std::string& seat, Resource resource,
                   int count) {
    StartWork work(draft, variant);
    if (auto missing = work.noSuchSeat(seat)) return unexpected(std::move(*missing));
    if (auto wrong = outside(count, 0, marches::warriors::mostResources))
        return unexpected(std::move(*wrong));
    const std::string_view key = resourceWords[static_cast<std::size_t>(resource)];
    work.setNumber(work.path({"players", seat, "resources", key}), count);
    return work.done(Sentence("{0} holds {1} {2}", work.seatName(seat), count, resourceName(resource)),
                     "start resource " + seat + std::string(key));
}

Answer setPathTokens(const Draft& draft, const std::string& variant, const std::string& seat, Path path,
                     int count) {
    StartWork work(draft, variant);
    if (auto missing = work.noSuchSeat(seat)) return unexpected(std::move(*missing));
    const int most = marches::warriors::spacesOf(work.tables(), path);
    if (auto wrong = outside(count, 0, most)) return unexpected(std::move(*wrong));
    const std::string_view key = pathWords[static_cast<std::size_t>(path)];
    work.setNumber(work.path({"players", seat, "tokens", key}), count);
    return work.done(Sentence("{0}: {1} tokens on {2}", work.seatName(seat), count, pathName(path)),
                     "start tokens " + seat + std::string(key));
}

Answer setKills(const Draft& draft, const std::string& variant, const std::string& seat, int points) {
    return setVp(draft, variant, seat, "kills", points);
}

Answer setBought(const Draft& draft, const std::string& variant, const std::string& seat, int points) {
    return setVp(draft, variant, seat, "bought", points);
}

Answer setUnified(const Draft& draft, const std::string& variant, const std::string& seat, bool unified) {
    StartWork work(draft, variant);
    if (auto missing = work.noSuchSeat(seat)) return unexpected(std::move(*missing));
    work.setFlag(work.path({"players", seat, "unified"}), unified);
    return work.done(unified ? Sentence("{0} has unified", work.seatName(seat))
                             : Sentence("{0} has not unified", work.seatName(seat)));
}

Answer openRoute(const Draft& draft, const std::string& variant, const std::string& seat,
                 const std::string& partner) {
    StartWork work(draft, variant);
    for (const std::string& one : {seat, partner})
        if (auto missing = work.noSuchSeat(one)) return unexpected(std::move(*missing));
    if (seat == partner) return unexpected(Sentence("A route leads to somebody else."));
    const auto opened = [&](const std::string& from, const std::string& to) {
        const auto& routes = work.model().seat(from)->routes;
        return std::find(routes.begin(), routes.end(), to) != routes.end();
    };
    if (opened(seat, partner) || opened(partner, seat))
        return unexpected(Sentence("There is a route of {0} and {1} already.", work.seatName(seat),
                                   work.seatName(partner)));
    const auto allowed = work.tables().playMat.routes;
    const int most = *std::max_element(allowed.begin(), allowed.end());
    if (static_cast<int>(work.model().seat(seat)->routes.size()) >= most)
        return unexpected(
            Sentence("{0} has opened {1} routes, as many as there can be.", work.seatName(seat), most));
    work.tree().insert(work.path({"players", seat, "routes"}), Node::scalar(partner));
    return work.done(Sentence("Route of {0} to {1} opened", work.seatName(seat), work.seatName(partner)));
}

Answer closeRoute(const Draft& draft, const std::string& variant, const std::string& seat,
                  const std::string& partner) {
    StartWork work(draft, variant);
    work.eraseItem(work.path({"players", seat, "routes"}), partner);
    return work.done(Sentence("Route of {0} to {1} taken away", work.seatName(seat), work.seatName(partner)));
}

Answer declareWar(const Draft& draft, const std::string& variant, const std::string& a, const std::string& b,
                  int since) {
    StartWork work(draft, variant);
    for (const std::string& one : {a, b})
        if (auto missing = work.noSuchSeat(one)) return unexpected(std::move(*missing));
    if (work.model().allied(a, b)) return unexpected(Sentence("Allies are at peace."));
    for (const StartWar& war : work.model().wars)
        if (warBetween(war, a, b)) return unexpected(Sentence("They are at war already."));
    const int turn = work.model().turn;
    const int least = std::max(1, turn - work.tables().warTurns + 1);
    if (auto wrong = outside(since, least, turn)) return unexpected(std::move(*wrong));
    Node war = Node::map();
    war.set("between", Node::list({Node::scalar(a), Node::scalar(b)}));
    if (since != turn) war.set("since", Node::scalar(std::to_string(since)));
    work.tree().insert(work.path({"wars"}), std::move(war));
    return work.done(
        Sentence("War of {0} and {1} since turn {2}", work.seatName(a), work.seatName(b), since));
}

Answer endWar(const Draft& draft, const std::string& variant, const std::string& a, const std::string& b) {
    StartWork work(draft, variant);
    for (std::size_t i = 0; i < work.model().wars.size(); ++i)
        if (warBetween(work.model().wars[i], a, b)) {
            work.eraseWithEmpty(work.path({"wars", std::to_string(i)}), work.path({}).size());
            break;
        }
    return work.done(Sentence("{0} and {1} are at peace", work.seatName(a), work.seatName(b)));
}

Answer addSeat(const Draft& draft, const std::string& variant, const std::string& seat) {
    StartWork work(draft, variant);
    if (auto missing = noSuchCountry(work.tree(), seat)) return unexpected(std::move(*missing));
    if (work.model().seat(seat) != nullptr)
        return unexpected(Sentence("{0} plays already.", work.seatName(seat)));
    if (work.model().seats.size() >= marches::warriors::maxPlayers)
        return unexpected(Sentence("{0} play already, as many as can.", marches::warriors::maxPlayers));
    const Node tree = variantTree(work.whole(), variant);
    const Node one = begunStart(tree, {seat});
    Node player = one.find("players")->items[0];
    if (const Node* units = player.find("units"); units != nullptr && units->size() > 0) {
        const std::string capital = units->keys[0].text;
        const auto there = work.model().in(capital);
        if (std::any_of(there.begin(), there.end(), [](const StartPiece& p) { return !p.seat.empty(); }))
            player.erase("units"); // another's units stand in its Capital
    }
    work.tree().set(work.path({"players", seat}), std::move(player));
    return work.done(Sentence("{0} plays from this start position", work.seatName(seat)));
}

Answer removeSeat(const Draft& draft, const std::string& variant, const std::string& seat) {
    StartWork work(draft, variant);
    if (auto missing = work.noSuchSeat(seat)) return unexpected(std::move(*missing));
    if (work.model().seats.size() <= 2) return unexpected(Sentence("Two must play."));
    for (const StartSeat& other : work.model().seats)
        work.eraseItem(work.path({"players", other.id, "routes"}), seat);
    for (std::size_t i = work.model().wars.size(); i-- > 0;)
        if (work.model().wars[i].a == seat || work.model().wars[i].b == seat)
            work.eraseWithEmpty(work.path({"wars", std::to_string(i)}), work.path({}).size());
    for (const char* key : {"to-move", "start-seat"})
        if (const auto named = work.tree().at(work.path({key})); named && named->text == seat)
            work.tree().erase(work.path({key}));
    const std::string name = work.seatName(seat);
    work.tree().erase(work.path({"players", seat}));
    return work.done(Sentence("{0} does not play from this start position", name));
}

Answer beginStart(const Draft& draft, const std::string& variant) {
    if (startModel(wholeTree(draft), variant).there)
        return unexpected(Sentence("There is a start position already."));
    return StartWork(draft, variant).done(Sentence("Start position begun"));
}

Answer setStart(const Draft& draft, const std::string& variant, Node start) {
    TreeWork work(draft);
    const TreePath path = startPath(work.whole(), variant);
    keepFromOtherBoards(work, draft, path);
    work.set(path, std::move(start));
    return finished(std::move(work), Sentence("Position taken from a saved game"));
}

} // namespace marches::draft::warriors
