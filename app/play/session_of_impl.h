#pragma once

// The bodies of session_of.h, which includes this file at its end.

#include "app/play/session_of.h"

namespace marches::play {

template <Game G>
SessionOf<G>::SessionOf(std::shared_ptr<const Setting> setting, RecordHeader header,
                        std::vector<SeatInfo> seats)
    : Session(std::move(header), std::move(seats), nullptr), setting_(std::move(setting)),
      timeline_(setting_), computers_(std::make_unique<ComputersOf<G>>(*this)) {}

template <Game G>
auto SessionOf<G>::open(std::shared_ptr<const Setting> setting, const Record& record) -> Opened {
    std::vector<SeatInfo> seats;
    for (std::size_t i = 0; i < G::seatCount(*setting); ++i) {
        SeatInfo info;
        info.id = idAt<SeatId>(i);
        info.key = QString::fromUtf8(std::string{G::seatName(*setting, info.id)}.c_str());
        info.kind = QStringLiteral("human");
        for (const SeatEntry& entry : record.header.seats)
            if (info.key == QString::fromStdString(entry.seat)) {
                info.colour = QString::fromStdString(entry.colour);
                info.kind = QString::fromStdString(entry.kind);
                info.person = QString::fromStdString(entry.name);
            }
        seats.push_back(std::move(info));
    }
    std::unique_ptr<SessionOf> session{new SessionOf{std::move(setting), record.header, std::move(seats)}};
    auto refused = session->timeline_.replay(record.lines);
    session->begin();
    return {std::move(session), std::move(refused)};
}

/// The note, if any, is in the record before listeners hear of the line.
template <Game G>
auto SessionOf<G>::act(std::span<const Command> steps, const std::string& note) -> std::optional<Refusal> {
    assert(live());
    const NodeId before = head();
    auto applied = timeline_.act(steps);
    if (!applied) {
        StepRefusal<G>& refused = applied.error();
        if (auto* refusal = std::get_if<Refusal>(&refused.reason)) return std::move(*refusal);
        // The decision ends on the way: what comes before it stands.
        if (refused.step == 0) return std::nullopt;
        return act(steps.first(refused.step), note);
    }
    // A person who takes again what a computer player took before an undo has other reasons.
    const std::string_view said = note.empty() && notedReason(head()) ? noReasonNote<G>() : note;
    if (!said.empty()) timeline_.note(said);
    events_ = std::move(applied->events);
    seenEvents_.reset();
    finishApply(before);
    return std::nullopt;
}

/// Forgets what another seat saw.
template <Game G>
void SessionOf<G>::seeAs() const {
    const SeatId to = shownTo();
    if (std::exchange(seer_, to) == to) return;
    view_.reset();
    seenEvents_.reset();
    eventsOf_.clear();
}

template <Game G>
auto SessionOf<G>::state() const -> const State& {
    if constexpr (hiding) {
        seeAs();
        if (!view_ || view_->node != node()) view_ = View{node(), G::seen(setting(), whole(), shownTo())};
        return view_->state;
    } else {
        return whole();
    }
}

template <Game G>
auto SessionOf<G>::stateAt(NodeId node) const -> State {
    if constexpr (hiding)
        return G::seen(setting(), timeline_.state(node), shownTo());
    else
        return timeline_.state(node);
}

template <Game G>
auto SessionOf<G>::events() const -> const std::vector<Event>& {
    if constexpr (hiding) {
        seeAs();
        if (!seenEvents_) seenEvents_ = seenBy<G>(setting(), whole(), events_, shownTo());
        return *seenEvents_;
    } else {
        return events_;
    }
}

template <Game G>
auto SessionOf<G>::steps(NodeId node) const -> std::vector<Command> {
    std::vector<Command> result;
    if (node == rootNode) return result;
    const NodeId before = tree().beforeLine(node);
    for (NodeId step = node; step != before; step = tree().node(step).parent)
        result.push_back(timeline_.command(step));
    std::reverse(result.begin(), result.end());
    if constexpr (hiding) return seenBy<G>(setting(), timeline_.state(node), std::move(result), shownTo());
    return result;
}

template <Game G>
auto SessionOf<G>::eventsOf(NodeId node) const -> const std::vector<Event>& {
    if constexpr (hiding) seeAs();
    if (const auto known = eventsOf_.find(node); known != eventsOf_.end()) return known->second;
    std::vector<Event> happened;
    if (node != rootNode) {
        std::vector<NodeId> way;
        for (NodeId step = node; step != tree().beforeLine(node); step = tree().node(step).parent)
            way.push_back(step);
        State state = timeline_.state(tree().beforeLine(node));
        for (auto step = way.rbegin(); step != way.rend(); ++step)
            G::apply(setting(), state, timeline_.command(*step), happened);
        happened = seenBy<G>(setting(), state, std::move(happened), shownTo());
    }
    return eventsOf_.emplace(node, std::move(happened)).first->second;
}

template <Game G>
auto SessionOf<G>::options(SeatId seat) const -> std::vector<Command> {
    std::vector<Command> found;
    if (live() && mayHear(seat)) G::options(setting(), state(), seat, found);
    return found;
}

template <Game G>
auto SessionOf<G>::interruptions(SeatId seat) const -> std::vector<Command> {
    std::vector<Command> found;
    if (live() && mayHear(seat)) G::interruptions(setting(), state(), seat, found);
    return found;
}

template <Game G>
QString SessionOf<G>::notation(NodeId node) const {
    const bool known =
        !hiding || steps(node).size() == tree().node(node).depth - tree().node(tree().beforeLine(node)).depth;
    return node == rootNode || !known ? QString{} : QString::fromStdString(timeline_.lineText(node));
}

template <Game G>
bool SessionOf<G>::revealsSince(NodeId node) const {
    if (ChanceGame<G> && timeline_.drawsSince(node) > 0) return true;
    if constexpr (requires { G::reveals(setting(), timeline_.state(), timeline_.state()); })
        return G::reveals(setting(), timeline_.state(node), timeline_.state());
    else
        return false;
}

template <Game G>
NodeId SessionOf<G>::undoTarget(SeatId& person) const {
    const auto undone = timeline_.lastDecision([this](SeatId seat) { return isPerson(seat); });
    if (!undone) return head();
    person = undone->person;
    return undone->to;
}

template <Game G>
NodeId SessionOf<G>::redoTarget(NodeId lineEnd) const {
    return timeline_.nextDecision(lineEnd, [this](SeatId seat) { return isPerson(seat); });
}

template <Game G>
void SessionOf<G>::loadState(NodeId node) {
    State next = timeline_.state(node);
    events_ = G::diff(setting(), whole(), next);
    seenEvents_.reset();
    if (node == head())
        past_.reset();
    else
        past_ = std::move(next);
}

template <Game G>
SeatId SessionOf<G>::firstOf(const SeatSet& seats) const {
    if constexpr (requires { G::turnOrder(setting(), timeline_.state()); })
        for (const SeatId seat : G::turnOrder(setting(), timeline_.state()))
            if (seats.contains(seat)) return seat;
    return noSeat;
}

/// Keeps the state looked at until the next node is loaded; called before play goes elsewhere.
template <Game G>
void SessionOf<G>::keepLookedAt() {
    if (live()) past_ = timeline_.state();
}

template <Game G>
bool SessionOf<G>::sayTimeUp() {
    std::vector<Command> steps;
    if (live()) G::interruptions(setting(), timeline_.state(), tableActor, steps);
    return !steps.empty() && !act(steps.front());
}

template <Game G>
auto SessionOf<G>::reasonFor(NodeId node) const -> std::optional<ReasonOf<G>> {
    return mayHear(actor(node)) ? notedReason(node) : std::nullopt;
}

template <Game G>
auto SessionOf<G>::notedReason(NodeId node) const -> std::optional<ReasonOf<G>> {
    const std::span<const std::string> notes = timeline_.notes(node);
    if (notes.empty()) return std::nullopt;
    ReadReason& known = reasons_[node];
    for (const std::string& note : notes.subspan(known.notes)) {
        if (note == noReasonNote<G>())
            known.reason.reset();
        else if (auto reason = reasonIn<G>(setting(), note))
            known.reason = std::move(reason);
    }
    known.notes = notes.size();
    return known.reason;
}

} // namespace marches::play
