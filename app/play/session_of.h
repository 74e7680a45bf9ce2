#pragma once

#include "app/play/computers_of.h"
#include "app/play/session.h"
#include "engine/bots/player.h"
#include "engine/table/seen.h"
#include "engine/table/timeline.h"

#include <algorithm>
#include <memory>
#include <span>
#include <unordered_map>

namespace marches::play {

/// The session of one game: what its face works with. Of a game that hides something all that it gives is
/// what `shownTo` may know; what it returns by reference holds until that changes.
template <Game G>
class SessionOf final : public Session {
public:
    using Setting = typename G::Setting;
    using State = typename G::State;
    using Command = typename G::Command;
    using Event = typename G::Event;
    using Refusal = typename G::Refusal;

    /// What opening a record gives. Where a line was refused, the session stands before it.
    struct Opened {
        std::unique_ptr<SessionOf> session; ///< never null
        std::optional<LineRefusal<G>> refused;
    };

    /// Plays the record's lines up to the first that is refused. `setting` was made from its header; the
    /// header's seats name all of the setting's seats.
    static Opened open(std::shared_ptr<const Setting> setting, const Record& record);

    ComputersOf<G>& computers() const override { return *computers_; }

    const Setting& setting() const { return timeline_.setting(); }
    /// The state looked at.
    const State& state() const;
    /// The state at any node.
    State stateAt(NodeId node) const;

    /// Takes steps of one record line by one seat, all or none; the session must be live. Then `applied` is
    /// emitted. A line that is not whole yet (`G::lineOpen`) goes on with the next call. If the decision ends
    /// on the way, the steps behind that are left out.
    std::optional<Refusal> act(std::span<const Command> steps) { return act(steps, {}); }
    std::optional<Refusal> act(const Command& step) { return act(std::span{&step, 1}); }
    /// Why a step would be refused now; changes nothing.
    std::optional<Refusal> why(const Command& step) const { return G::check(setting(), state(), step); }

    /// Why a computer player took the line that ends at a node, as the notes behind it say; nothing: no
    /// player said, or a person took it last.
    std::optional<ReasonOf<G>> reasonFor(NodeId node) const;

    /// What the last `applied` or `moved` changed: what happened, or what differs.
    const std::vector<Event>& events() const;
    /// The steps of the line that a node is on, up to that node; without those of which nobody may know.
    std::vector<Command> steps(NodeId node) const;
    /// What happened by those steps; replayed once, then kept.
    const std::vector<Event>& eventsOf(NodeId node) const;

    /// Every step by which a seat may answer the decision looked at. Empty unless live, and in a game that
    /// hides something for every seat but `shownTo`.
    std::vector<Command> options(SeatId seat) const;
    /// What a seat may do at any time. Empty where `options` is.
    std::vector<Command> interruptions(SeatId seat) const;

    SeatSet waits() const override { return G::decision(setting(), state()).waits; }
    std::optional<Outcome> outcome() const override { return G::outcome(setting(), state()); }
    const TimelineTree& tree() const override { return timeline_.tree(); }
    SeatId actor(NodeId node) const override { return node == rootNode ? noSeat : timeline_.actor(node); }
    QString notation(NodeId node) const override;
    Record record() const override { return {header(), timeline_.allLines()}; }
    Record linearRecord() const override { return {header(), timeline_.linearLines()}; }

private:
    friend class ComputersOf<G>;

    SessionOf(std::shared_ptr<const Setting> setting, RecordHeader header, std::vector<SeatInfo> seats);

    std::optional<Refusal> act(std::span<const Command> steps, const std::string& note);
    static constexpr bool hiding = HidingGame<G>;
    bool hides() const override { return hiding; }
    bool hidesHands() const override {
        if constexpr (requires { G::hidesHands(setting()); })
            return G::hidesHands(setting());
        else
            return false;
    }
    bool revealsSince(NodeId node) const override;
    /// Whether what was found out for a seat by what it sees may be shown.
    bool mayHear(SeatId seat) const { return !hiding || seat == shownTo(); }
    /// The whole of the state looked at.
    const State& whole() const { return live() ? timeline_.state() : *past_; }
    void loadState(NodeId node) override;
    SeatSet waitsAtHead() const override { return G::decision(setting(), timeline_.state()).waits; }
    int questionAtHead() const override {
        return static_cast<int>(G::decision(setting(), timeline_.state()).kind);
    }
    SeatId firstOf(const SeatSet& seats) const override;
    NodeId undoTarget(SeatId& person) const override;
    NodeId redoTarget(NodeId lineEnd) const override;
    void playGoTo(NodeId node) override {
        keepLookedAt();
        timeline_.goTo(node);
    }
    bool playBranch(const std::string& name, NodeId at) override {
        keepLookedAt();
        return timeline_.branch(name, at);
    }
    bool playGo(const std::string& name) override {
        keepLookedAt();
        return timeline_.go(name);
    }
    std::vector<RecordLine> linesBetween(NodeId from, NodeId to) const override {
        return timeline_.lines(from, to);
    }
    std::vector<RecordLine> branchLines(NodeId from, const std::string& name) const override {
        return timeline_.branchLines(from, name, head());
    }
    bool sayTimeUp() override;
    void keepLookedAt();

    std::shared_ptr<const Setting> setting_;
    Timeline<G> timeline_;
    std::optional<State> past_; ///< the state looked at unless live
    std::vector<Event> events_; ///< all of them
    struct View {
        NodeId node;
        State state;
    };
    mutable std::optional<View> view_; ///< of the state looked at, for `seer_`
    mutable std::optional<std::vector<Event>> seenEvents_;
    mutable std::unordered_map<NodeId, std::vector<Event>> eventsOf_;
    mutable SeatId seer_ = noSeat; ///< for whom these three were made, in a game that hides something
    void seeAs() const;
    std::optional<ReasonOf<G>> notedReason(NodeId node) const;
    struct ReadReason {
        std::size_t notes = 0; ///< that have been read
        std::optional<ReasonOf<G>> reason{};
    };
    mutable std::unordered_map<NodeId, ReadReason> reasons_; ///< of what notes say; notes only get more
    std::unique_ptr<ComputersOf<G>> computers_;              ///< last: they answer to the rest
};

} // namespace marches::play

#include "app/play/session_of_impl.h"
