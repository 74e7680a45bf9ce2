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

/// A running game with its past: a tree of steps, to each of which play can go back. A value: copies share
/// nothing but the setting.
///
/// The current state is kept; of the others every n-th is, with n growing so that they stay within the
/// budget, and those between are replayed.
///
/// Steps taken together are one record line. A step taken while the game holds the line open (`G::lineOpen`)
/// continues that line if the same actor takes it.
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

    /// `budget` is the most bytes of the states kept, counted as `G::bytes(state)` if the game has it, else
    /// by sizeof.
    explicit Timeline(std::shared_ptr<const Setting> setting, std::size_t budget = defaultBudget)
        : setting_(std::move(setting)), budget_(budget), state_(G::initial(*setting_)),
          kept_{{rootNode, state_}} {}

    const Setting& setting() const { return *setting_; }
    const TimelineTree& tree() const { return tree_; }
    NodeId current() const { return tree_.current(); }
    const State& state() const { return state_; }
    /// The state at any node, replayed from the nearest one kept.
    State state(NodeId node) const;
    /// The step that led to a node; the root has none.
    const Command& command(NodeId node) const { return steps_[index(node) - 1]; }
    SeatId actor(NodeId node) const { return command(node).actor; }

    /// Takes the steps of one line, all or none. A line that was undone and is taken again leads to its old
    /// nodes.
    Expected<Applied, StepRefusal<G>> act(std::span<const Command> steps) {
        return append(steps, goesOn(steps));
    }
    Expected<Applied, StepRefusal<G>> act(const Command& step) { return act(std::span{&step, 1}); }
    /// Reads a line of notation and takes its steps.
    Expected<Applied, StepRefusal<G>> play(std::string_view line) { return play(line, true); }
    /// Returns why `play` would refuse a line; nothing if it would take it.
    std::optional<StepRefusal<G>> refusal(std::string_view line) const;

    /// The step of chance at the current node, by the seed of the game; nothing where chance is not waited
    /// for.
    std::optional<Command> drawn(std::uint64_t seed) const {
        return ChanceGame<G> ? draw<G>(*setting_, state_, seed, drawsSince(rootNode)) : std::nullopt;
    }
    /// Counts the steps of chance after a node, which lies on the way here, up to the current one.
    std::uint64_t drawsSince(NodeId node) const;

    void goTo(NodeId node);
    /// Goes back before the line of the current node, or one step while a line is open; false at the root.
    bool undo();
    /// Goes forward to the end of the next line; false at the tip.
    bool redo();
    /// Where undo of a person's last line leads, and whose line that was.
    struct Undone {
        NodeId to;
        SeatId person;
    };
    /// Finds the last line of a person, which undo takes back with all that followed; nothing where no person
    /// has acted.
    std::optional<Undone> lastDecision(const IsPerson& isPerson) const;
    /// Returns where redo leads: past the line that ends at `end`, which lies ahead, and past the lines
    /// behind it that no person took.
    NodeId nextDecision(NodeId end, const IsPerson& isPerson) const;
    /// Starts a named variation at a node and goes there; false if the name is empty or taken, or there are
    /// too many.
    bool branch(std::string_view name, NodeId at);
    /// Returns to a variation where it stands; false if none has the name.
    bool go(std::string_view name);

    /// The node at which the n-th command line ends on the way to the current one (0: the root); nothing if
    /// there are fewer. `--until n` shows it.
    std::optional<NodeId> endOfLine(std::uint32_t n) const {
        if (n > tree_.node(current()).lines) return std::nullopt;
        return tree_.endOfLine(current(), n);
    }

    /// Keeps a note with the current node, after those that it has; does nothing if it has the same one.
    /// Precondition: isStringText, not empty. The record has it at the end of the line.
    void note(std::string_view text);
    /// The notes kept with a node, oldest first.
    std::span<const std::string> notes(NodeId node) const;

    /// The notation of the line of a node, up to that node.
    std::string lineText(NodeId node) const;
    /// The record lines that lead from one node to the other, with their notes: what a journal adds when play
    /// has gone there. Open lines are left out until they are whole.
    std::vector<RecordLine> lines(NodeId from, NodeId to) const {
        return written(tree_.way(from, to), Notes::with);
    }
    /// The record lines that lead from a node to a variation started at another one.
    std::vector<RecordLine> branchLines(NodeId from, std::string_view name, NodeId at) const {
        return written(tree_.wayToBranch(from, name, at), Notes::with);
    }
    /// The record lines from the root to the current node, without notes.
    std::vector<RecordLine> linearLines() const {
        return written(tree_.way(rootNode, current()), Notes::without);
    }
    /// The record lines of the whole tree: undone lines, variations and notes too.
    std::vector<RecordLine> allLines() const;

    /// Plays the lines of a record from the current node; stops at the first that is refused. Notes are kept
    /// and change nothing.
    std::optional<LineRefusal<G>> replay(std::span<const RecordLine> lines);

private:
    static constexpr std::uint32_t firstSpacing = 16;
    /// How many children are looked through for a step taken again, and notes for an equal one. Only hostile
    /// records have more.
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
    /// The state at every node whose depth is a multiple of `spacing_`, and at the root.
    std::unordered_map<NodeId, State> kept_;
    std::size_t keptBytes_ = 0;
    std::uint32_t spacing_ = firstSpacing;
    std::unordered_map<NodeId, std::vector<std::string>> notes_;
};

} // namespace marches

#include "engine/table/timeline_impl.h"
