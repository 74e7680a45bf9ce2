#pragma once

// The bodies of timeline.h, which includes this file at its end.

#include "engine/table/timeline.h"
#include "engine/table/words.h"

#include <iterator>

namespace marches {

template <Game G>
auto Timeline<G>::state(NodeId node) const -> State {
    std::vector<NodeId> way;
    while (node != current() && tree_.node(node).depth % spacing_ != 0) {
        way.push_back(node);
        node = tree_.node(node).parent;
    }
    State state = node == current() ? state_ : kept_.at(node);
    std::vector<Event> unread;
    for (auto step = way.rbegin(); step != way.rend(); ++step) {
        unread.clear();
        G::apply(*setting_, state, command(*step), unread);
    }
    return state;
}

template <Game G>
auto Timeline<G>::append(std::span<const Command> steps, bool goesOn) -> Expected<Applied, StepRefusal<G>> {
    if (auto refusal = firstRefused<G>(*setting_, state_, steps)) return unexpected(std::move(*refusal));
    Applied applied;
    bool startsLine = !goesOn;
    for (const Command& step : steps) {
        G::apply(*setting_, state_, step, applied.events);
        if (const auto child = childLike(step, startsLine)) {
            tree_.stepTo(*child);
        } else {
            tree_.add(startsLine, G::lineOpen(*setting_, state_));
            steps_.push_back(step);
            keepState();
        }
        startsLine = false;
    }
    applied.node = current();
    return applied;
}

template <Game G>
auto Timeline<G>::play(std::string_view line, bool mayGoOn) -> Expected<Applied, StepRefusal<G>> {
    auto steps = G::parse(*setting_, state_, line);
    if (!steps) return unexpected(StepRefusal<G>{0, std::move(steps.error())});
    const NodeId before = current();
    auto applied = append(*steps, mayGoOn && goesOn(*steps));
    if constexpr (requires { G::incomplete(*setting_, state_); })
        if (applied && !mayGoOn && tree_.node(current()).open) { // the lines of a record are whole
            StepRefusal<G> refused{steps->size() - 1, G::incomplete(*setting_, state_)};
            goTo(before);
            return unexpected(std::move(refused));
        }
    return applied;
}

template <Game G>
std::optional<StepRefusal<G>> Timeline<G>::refusal(std::string_view line) const {
    const auto steps = G::parse(*setting_, state_, line);
    if (!steps) return StepRefusal<G>{0, steps.error()};
    return firstRefused<G>(*setting_, state_, *steps);
}

template <Game G>
bool Timeline<G>::goesOn(std::span<const Command> steps) const {
    return tree_.node(current()).open && current() != rootNode && !steps.empty() &&
           steps.front().actor == actor(current());
}

template <Game G>
std::optional<NodeId> Timeline<G>::childLike(const Command& step, bool startsLine) const {
    const auto& children = tree_.node(current()).children;
    const auto end = children.begin() + std::min(searched, std::ssize(children));
    const auto child = std::find_if(children.begin(), end, [&](NodeId id) {
        return tree_.node(id).startsLine == startsLine && command(id) == step;
    });
    return child == end ? std::nullopt : std::optional{*child};
}

template <Game G>
void Timeline<G>::keepState() {
    if (tree_.node(current()).depth % spacing_ != 0) return;
    kept_.emplace(current(), state_);
    keptBytes_ += bytes(state_);
    while (keptBytes_ > budget_ && kept_.size() > 1) {
        spacing_ *= 2;
        std::erase_if(kept_, [&](const auto& kept) {
            if (tree_.node(kept.first).depth % spacing_ == 0) return false;
            keptBytes_ -= bytes(kept.second);
            return true;
        });
    }
}

template <Game G>
std::uint64_t Timeline<G>::drawsSince(NodeId node) const {
    std::uint64_t draws = 0;
    for (NodeId id = current(); id != node; id = tree_.node(id).parent)
        draws += actor(id) == chanceActor ? 1 : 0;
    return draws;
}

template <Game G>
void Timeline<G>::goTo(NodeId node) {
    state_ = state(node);
    tree_.goTo(node);
}

template <Game G>
bool Timeline<G>::undo() {
    if (current() == rootNode) return false;
    const auto& node = tree_.node(current());
    goTo(node.open ? node.parent : tree_.beforeLine(current()));
    return true;
}

template <Game G>
bool Timeline<G>::redo() {
    const NodeId end = tree_.nextLineEnd(current());
    if (end == current()) return false;
    goTo(end);
    return true;
}

template <Game G>
auto Timeline<G>::lastDecision(const IsPerson& isPerson) const -> std::optional<Undone> {
    for (NodeId id = current(); id != rootNode; id = tree_.node(id).parent) {
        if (!isPerson(actor(id))) continue;
        const bool stepBack = id == current() && tree_.node(id).open;
        return Undone{stepBack ? tree_.node(id).parent : tree_.beforeLine(id), actor(id)};
    }
    return std::nullopt;
}

template <Game G>
NodeId Timeline<G>::nextDecision(NodeId end, const IsPerson& isPerson) const {
    for (NodeId after = tree_.nextLineEnd(end); after != end && !isPerson(actor(after));
         after = tree_.nextLineEnd(end))
        end = after;
    return end;
}

template <Game G>
bool Timeline<G>::branch(std::string_view name, NodeId at) {
    if (name.empty() || !isStringText(name)) return false;
    State there = state(at);
    if (!tree_.branch(name, at)) return false;
    state_ = std::move(there);
    return true;
}

template <Game G>
bool Timeline<G>::go(std::string_view name) {
    const auto lines = tree_.variations();
    const auto line =
        std::find_if(lines.begin(), lines.end(), [&](const Variation& l) { return l.name == name; });
    if (line == lines.end()) return false;
    state_ = state(line->at);
    return tree_.go(name);
}

template <Game G>
void Timeline<G>::note(std::string_view text) {
    std::vector<std::string>& there = notes_[current()];
    const auto end = there.begin() + std::min(searched, std::ssize(there));
    if (std::find(there.begin(), end, text) == end) there.emplace_back(text);
}

template <Game G>
std::span<const std::string> Timeline<G>::notes(NodeId node) const {
    const auto found = notes_.find(node);
    return found == notes_.end() ? std::span<const std::string>{} : found->second;
}

template <Game G>
std::string Timeline<G>::lineText(NodeId node) const {
    std::vector<Command> steps;
    const NodeId before = tree_.beforeLine(node);
    for (; node != before; node = tree_.node(node).parent)
        steps.push_back(command(node));
    std::reverse(steps.begin(), steps.end());
    return G::print(*setting_, steps);
}

template <Game G>
std::optional<LineRefusal<G>> Timeline<G>::replay(std::span<const RecordLine> lines) {
    for (const RecordLine& line : lines) {
        if (line.kind == LineKind::command) {
            auto applied = play(line.text, false);
            if (!applied) {
                LineRefusal<G> refused;
                refused.line = line.line;
                refused.refusal = std::move(applied.error());
                return refused;
            }
        } else if (auto fault = replayMeta(line)) {
            return LineRefusal<G>{line.line, {0, std::move(*fault)}};
        }
    }
    return std::nullopt;
}

template <Game G>
std::optional<NotationFault> Timeline<G>::replayMeta(const RecordLine& line) {
    const std::uint32_t count = tree_.node(current()).lines;
    switch (line.kind) {
    case LineKind::command:
        return std::nullopt;
    case LineKind::note:
        note(line.text);
        return std::nullopt;
    case LineKind::undo:
        if (line.number > count)
            return NotationFault{
                Sentence("{0} lines cannot be taken back: {1} stand before this one", line.number, count)};
        goTo(tree_.endOfLine(current(), count - line.number));
        return std::nullopt;
    case LineKind::branch:
        if (line.number > count)
            return NotationFault{Sentence(
                "no line of play can start after line {0}: {1} stand before this one", line.number, count)};
        if (!branch(line.text, tree_.endOfLine(current(), line.number)))
            return NotationFault{Sentence("a line of play \"{0}\" cannot be started: the name is taken, or "
                                          "there are {1} already",
                                          line.text, TimelineTree::maxVariations)};
        return std::nullopt;
    case LineKind::go:
        if (!go(line.text)) return NotationFault{Sentence("there is no line of play \"{0}\"", line.text)};
        return std::nullopt;
    }
    return std::nullopt;
}

template <Game G>
std::vector<RecordLine> Timeline<G>::allLines() const {
    std::vector<RecordLine> lines;
    writeNotes(rootNode, lines);
    std::vector<RecordLine> story = written(tree_.wholeStory(), Notes::with);
    lines.insert(lines.end(), std::make_move_iterator(story.begin()), std::make_move_iterator(story.end()));
    return lines;
}

template <Game G>
std::vector<RecordLine> Timeline<G>::written(const std::vector<Passage>& passages, Notes notes) const {
    std::vector<RecordLine> lines;
    lines.reserve(passages.size());
    for (const Passage& passage : passages) {
        const bool isCommand = passage.kind == LineKind::command;
        lines.push_back({passage.kind, passage.number, isCommand ? lineText(passage.end) : passage.name, 0});
        if (isCommand && notes == Notes::with) writeNotes(passage.end, lines);
    }
    return lines;
}

template <Game G>
void Timeline<G>::writeNotes(NodeId node, std::vector<RecordLine>& lines) const {
    for (const std::string& text : notes(node))
        lines.push_back({LineKind::note, 0, text, 0});
}

} // namespace marches
