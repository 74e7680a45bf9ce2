#pragma once

#include "engine/table/game.h"
#include "engine/table/random.h"

#include <cassert>
#include <concepts>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace marches {

/// The reason type of a game that gives none.
struct NoReason {
    bool operator==(const NoReason&) const = default;
};

namespace detail {
template <class G>
struct ReasonType {
    using Type = NoReason;
};
template <class G>
    requires requires { typename G::Reason; }
struct ReasonType<G> {
    using Type = typename G::Reason;
};
} // namespace detail

/// Why a computer player chose a step: a short typed value of the game's own, for which the game has a
/// sentence.
template <Game G>
using ReasonOf = typename detail::ReasonType<G>::Type;

/// A game whose reasons are kept in records: it writes them as notes, reads them, and has a note that cancels
/// those before it.
template <class G>
concept NotesReasons =
    requires(const typename G::Setting& setting, const ReasonOf<G>& reason, std::string_view note) {
        { G::noteOf(setting, reason) } -> std::convertible_to<std::string>;
        { G::reasonIn(setting, note) } -> std::same_as<std::optional<ReasonOf<G>>>;
        { G::noReasonNote } -> std::convertible_to<std::string_view>;
    };

/// A game that has some of the three alone. Such a game is refused: a reason that nothing cancels would hold
/// for good.
template <class G>
concept NotesReasonsInPart = !NotesReasons<G> && (
                                                     requires { &G::noteOf; } || requires { &G::reasonIn; } ||
                                                     requires { &G::noReasonNote; });

/// A reason as a note in a record (isStringText); empty where there is nothing to say.
template <Game G>
    requires(!NotesReasonsInPart<G>)
std::string noteOf(const typename G::Setting& setting, const ReasonOf<G>& reason) {
    if constexpr (NotesReasons<G>)
        return G::noteOf(setting, reason);
    else
        return {};
}

/// The reason that a note of any origin says; nothing for every other note.
template <Game G>
    requires(!NotesReasonsInPart<G>)
std::optional<ReasonOf<G>> reasonIn(const typename G::Setting& setting, std::string_view note) {
    if constexpr (NotesReasons<G>)
        return G::reasonIn(setting, note);
    else
        return std::nullopt;
}

/// The note by which the reasons before it hold no more; empty where a game has none.
template <Game G>
    requires(!NotesReasonsInPart<G>)
constexpr std::string_view noReasonNote() {
    if constexpr (NotesReasons<G>)
        return G::noReasonNote;
    else
        return {};
}

/// What a computer player answers: one step, and why.
template <Game G>
struct Answer {
    typename G::Command command;
    ReasonOf<G> reason{};
};

/// A computer player: asked for one step by an actor that is waited for. It gets what the seat may see,
/// random numbers of its own (for near-ties), and a token by which it is told to answer at once. The same
/// question gets the same answer, unless it was told to stop. It may keep memory between questions for speed,
/// never for its choice, and is called from one thread at a time. `G::check` allows what it answers.
template <Game G>
using Player = std::function<Answer<G>(const typename G::Setting&, const typename G::State&, SeatId,
                                       RandomStream&, std::stop_token)>;

/// Returns the random numbers for one question: by the seed of the record, the seat that is asked, and the
/// node.
constexpr RandomStream playerStream(std::uint64_t seed, SeatId seat, std::uint64_t node) noexcept {
    return RandomStream{seed}.forPurpose(index(seat)).forPurpose(node);
}

/// Takes any of the options, each as likely. Draws for the reserved actor `chance` too.
template <Game G>
class RandomPlayer {
public:
    Answer<G> operator()(const typename G::Setting& setting, const typename G::State& state, SeatId seat,
                         RandomStream& random, const std::stop_token& = {}) {
        options_.clear();
        G::options(setting, state, seat, options_);
        assert(!options_.empty());
        return {options_[random.below(static_cast<std::uint32_t>(options_.size()))]};
    }

private:
    std::vector<typename G::Command> options_; ///< kept to reuse its memory
};

/// One computer player of a game.
template <Game G>
struct PlayerEntry {
    std::string_view name;          ///< as in `bot:NAME`
    std::uint64_t defaultNodes = 0; ///< nodes looked at for a decision; 0: the player does not search
    /// Makes the player; `nodes` is the budget of one decision, ignored by a player that does not search.
    Player<G> (*make)(std::uint64_t nodes);
};

/// The computer player that knows no game at all.
template <Game G>
inline constexpr PlayerEntry<G> randomEntry{"random", 0,
                                            [](std::uint64_t) { return Player<G>{RandomPlayer<G>{}}; }};

/// The computer players of a game, weakest first. Each game defines its own list beside its knowledge
/// (engine/bots/warriors/players.cpp); there is none for all games.
template <Game G>
std::span<const PlayerEntry<G>> playersOf();

/// Returns NAME of "bot:NAME" and of "bot:NAME:NODES"; the kind itself if it has no such form.
std::string_view botName(std::string_view kind);

/// Returns NODES of "bot:NAME:NODES" or "NAME:NODES", a budget of its own for one decision; 0 where there is
/// none. Nothing if it is no number above 0. A record holds no budgets (`kindInRecord`).
std::optional<std::uint64_t> botNodes(std::string_view kind);

/// Returns the kind as a record has it: without its budget.
std::string_view kindInRecord(std::string_view kind);

/// Returns the kinds that a seat may be given to, for messages: "human, bot:random, bot:steady".
std::string playerKinds(std::span<const std::string_view> names);

/// Returns them for the computer players of the game.
template <Game G>
std::string playerKinds() {
    std::vector<std::string_view> names;
    for (const PlayerEntry<G>& entry : playersOf<G>())
        names.push_back(entry.name);
    return playerKinds(names);
}

/// The player of a seat's kind ("random", "bot:random", "bot:strong:1000"); empty if there is none of that
/// name, or a budget stands behind one that has none. `nodes` is the budget for one decision where the kind
/// names none, 0 the level's own. Starts no program.
template <Game G>
Player<G> playerOfKind(std::string_view kind, std::uint64_t nodes = 0) {
    const auto own = botNodes(kind);
    if (!own) return {};
    for (const PlayerEntry<G>& entry : playersOf<G>()) {
        if (entry.name != botName(kind) || (*own > 0 && entry.defaultNodes == 0)) continue;
        if (*own > 0) nodes = *own;
        return entry.make(nodes == 0 ? entry.defaultNodes : nodes);
    }
    return {};
}

} // namespace marches
