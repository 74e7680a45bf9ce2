#include "app/play/since_card.h"

#include "app/play/table_window.h"
#include "app/play/window_prompt.h"

#include <algorithm>
#include <utility>

namespace marches::play {

/// Returns the position of the first of `ends`, the ends of lines, that was played after the viewer's last
/// decision; their number: none was.
static std::size_t firstSince(const GameHistory& history, SeatId viewer, const std::vector<NodeId>& ends) {
    std::size_t first = ends.size();
    while (first > 1 && history.actor(ends[first - 1]) != viewer)
        --first;
    return first;
}

bool anythingSince(const GameHistory& history, SeatId viewer) {
    const std::vector<NodeId> ends = history.lineEnds();
    const auto first = ends.begin() + static_cast<std::ptrdiff_t>(firstSince(history, viewer, ends));
    return std::any_of(first, ends.end(), [&](NodeId end) { return isSeat(history.actor(end)); });
}

std::optional<TellCard> sinceCard(const Session& session, const GameFace& face,
                                  std::function<void(NodeId)> lookAt) {
    constexpr std::size_t most = 60; // lines on the card; the log has them all
    const SeatId viewer = session.viewer();
    const std::vector<NodeId> ends = session.lineEnds();
    const std::size_t first = firstSince(session, viewer, ends);
    // What the game did by itself at the end of that decision has not been seen either.
    const std::vector<LogEntry> own = first > 1 ? face.logRows(ends[first - 1]) : std::vector<LogEntry>{};
    if ((first == ends.size() && own.size() < 2) || !isSeat(viewer)) return std::nullopt;
    TellCard card;
    card.title = first == 1
                     ? TableWindow::tr("What has happened so far") // they have decided nothing yet
                     : TableWindow::tr("Since the last decision of %1").arg(personOf(session, face, viewer));
    const std::size_t shown = std::max(first, ends.size() - std::min(most, ends.size()));
    if (shown > first)
        card.sentence = TableWindow::tr("The last %n line(s); the log has them all.", nullptr,
                                        static_cast<int>(ends.size() - shown));
    if (shown == first && own.size() > 1) card.lines.assign(own.begin() + 1, own.end());
    for (std::size_t i = shown; i < ends.size(); ++i) {
        if (i + 1 < ends.size() && face.goesOn(ends[i + 1])) continue; // told with it
        for (LogEntry& row : face.logRows(ends[i]))
            card.lines.push_back(std::move(row));
    }
    // What is said of one after the other alike, a computer player's reason, is said once.
    for (std::size_t i = card.lines.size(); i-- > 1;)
        if (card.lines[i].seat == card.lines[i - 1].seat && card.lines[i].more == card.lines[i - 1].more)
            card.lines[i].more.clear();
    std::size_t shownFirst = first; // the end of what they did first
    while (shownFirst + 1 < ends.size() && face.goesOn(ends[shownFirst + 1]))
        ++shownFirst;
    const bool several = shownFirst + 1 < ends.size();
    //: A button on the list of what the others did: goes back to before it, from where the map shows it one
    //: after the other
    const QString text = TableWindow::tr("Show it step by step");
    card.buttons.push_back(makeButton(
        QStringLiteral("look-back"), text,
        [look = std::move(lookAt), node = ends[several ? shownFirst : first - 1]] { look(node); }));
    return card;
}

} // namespace marches::play
