#pragma once

#include "engine/table/chance.h"
#include "engine/table/game.h"
#include "engine/table/refusal.h"
#include "engine/table/timeline_tree.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace marches {

/// A running game with its past: a tree of steps, each of which can be gone back to. A value: copies share
/// nothing but the setting.
///
/// The current state is at hand; of the others, every n-th is kept, with n growing so that they stay within
/// the budget, and what lies between is replayed.
///
/// Lines: steps given together are one record line. A step given while the game holds the line open
/// (`G::lineOpen`) goes on with that line if the same actor takes it.
template <Game G>
class Timeline {
public:
    using Setting = typename G::Setting;
    using State = typename G::State;
    using Command = typename G::Command;
    using Event = typename G::Event;
    /// Says whether a person sits at a seat; false for the reserved actors.
    using IsPerson = std::function<bool(SeatId)>;

    struct Applied {
        NodeId node;
        std::vector<Event> events;
    };

    static constexpr std::size_t defaultBudget = std::size_t{64} << 20;

    /// `budget`: bytes for the kept states, counted as `G::bytes(state)` if the game has it, else as their
    /// size without what they own.
    explicit Timeline(std::shared_ptr<const Setting> setting, std::size_t budget = defaultBudget)
        : setting_(std::move(setting)), budget_(budget), state_(G::initial(*setting_)),
          kept_{{rootNode, state_}} {}

    const Setting& setting() const { return *setting_; }
    const TimelineTree& tree() const { return tree_; }
    NodeId current() const { return tree_.current(); }
    const State& state() const { return state_; }
    /// The state at any node, replayed from the nearest one kept.
    State state(NodeId node) const;
    /// The step that led to a node; not for the root.
    const Command& command(NodeId node) const { return steps_[index(node) - 1]; }
    SeatId actor(NodeId node) const { return command(node).actor; }

    /// Takes steps that stand on one line: all or none. Taking a line again that was undone goes to its
    /// nodes.
    Expected<Applied, StepRefusal<G>> act(std::span<const Command> steps) {
        return append(steps, goesOn(steps));
    }
    Expected<Applied, StepRefusal<G>> act(const Command& step) { return act(std::span{&step, 1}); }
    /// Reads a line of notation and takes its steps.
    Expected<Applied, StepRefusal<G>> play(std::string_view line) { return play(line, true); }
    /// Why `play` would refuse a line; nothing if it would take it.
    std::optional<StepRefusal<G>> refusal(std::string_view line) const;

    /// The step of chance at the current node, by the game's seed; nothing where chance is not waited for.
    std::optional<Command> drawn(std::uint64_t seed) const {
        return ChanceGame<G> ? draw<G>(*setting_, state_, seed, drawsSince(rootNode)) : std::nullopt;
    }
    /// How many steps of chance lead from a node on the way here to the current one.
    std::uint64_t drawsSince(NodeId node) const;

    void goTo(NodeId node);
    /// Back before the line of the current node; while a line is open, back one step.
    bool undo();
    /// Forward to the end of the next line.
    bool redo();
    /// Where undo leads that takes back the last line of a person, and what followed; whose line it was is
    /// the actor of its nodes. Nothing where no person has acted.
    struct Undone {
        NodeId to;
        SeatId person;
    };
    std::optional<Undone> lastDecision(const IsPerson& isPerson) const;
    /// Where redo leads: past the line that ends at `end`, which lies ahead, and the lines that follow it
    /// which no person took.
    NodeId nextDecision(NodeId end, const IsPerson& isPerson) const;
    /// Starts a named line of play at a node; false: the name is taken (or empty, or there are too many).
    bool branch(std::string_view name, NodeId at);
    bool go(std::string_view name);

    /// Where the n-th command line ends on the way to the current node (0: the root); what `--until n` shows.
    std::optional<NodeId> endOfLine(std::uint32_t n) const {
        if (n > tree_.node(current()).lines) return std::nullopt;
        return tree_.endOfLine(current(), n);
    }

    /// Keeps a note behind the current node, after those that are there; nothing if it is there already.
    /// Precondition: isStringText, not empty. At the end of a line the record has it.
    void note(std::string_view text);
    /// The notes behind a node, oldest first.
    std::span<const std::string> notes(NodeId node) const;

    /// The notation of the line that a node is on, up to that node.
    std::string lineText(NodeId node) const;
    /// The lines that lead a reader of the record from one node to the other, with their notes; what a
    /// journal adds when play has gone there. Open lines are left out until they are whole.
    std::vector<RecordLine> lines(NodeId from, NodeId to) const {
        return written(tree_.way(from, to), Notes::with);
    }
    /// The same for having started a line of play at a node.
    std::vector<RecordLine> branchLines(NodeId from, std::string_view name, NodeId at) const {
        return written(tree_.wayToBranch(from, name, at), Notes::with);
    }
    /// The linear game up to the current node, without notes.
    std::vector<RecordLine> linearLines() const {
        return written(tree_.way(rootNode, current()), Notes::without);
    }
    /// The whole tree: what was undone, the named lines of play and the notes as well.
    std::vector<RecordLine> allLines() const;

    /// Plays the lines of a record from the current node; stops at the first that is refused. Notes are kept
    /// and change nothing.
    std::optional<LineRefusal<G>> replay(std::span<const RecordLine> lines);

private:
    static constexpr std::uint32_t firstSpacing = 16;
    /// Among so many children a step taken again is looked for, and as many notes for one that is there; more
    /// come from hostile records only.
    static constexpr std::ptrdiff_t searched = 256;

    Expected<Applied, StepRefusal<G>> append(std::span<const Command> steps, bool goesOn);
    Expected<Applied, StepRefusal<G>> play(std::string_view line, bool mayGoOn);
    bool goesOn(std::span<const Command> steps) const;
    std::optional<NodeId> childLike(const Command& step, bool startsLine) const;
    void keepState();
    std::optional<NotationFault> replayMeta(const RecordLine& line);
    enum class Notes : bool { without, with };
    std::vector<RecordLine> written(const std::vector<Passage>& passages, Notes notes) const;
    void writeNotes(NodeId node, std::vector<RecordLine>& lines) const;

    static std::size_t bytes(const State& state) {
        if constexpr (requires { G::bytes(state); })
            return G::bytes(state);
        else
            return sizeof(State);
    }

    std::shared_ptr<const Setting> setting_;
    std::size_t budget_;
    State state_;
    TimelineTree tree_;
    std::vector<Command> steps_; ///< by node, without the root
    /// Every node whose depth is a multiple of `spacing_`; the root always.
    std::unordered_map<NodeId, State> kept_;
    std::size_t keptBytes_ = 0;
    std::uint32_t spacing_ = firstSpacing;
    std::unordered_map<NodeId, std::vector<std::string>> notes_;
};

} // namespace marches

#include "engine/table/timeline_impl.h"
