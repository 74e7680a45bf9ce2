#include "app/warriors/tales/game_log.h"

#include "app/warriors/tales/log_words.h"
#include "app/warriors/words/lead_rows.h"
#include "app/warriors/words/sentences.h"

#include <algorithm>
#include <map>
#include <utility>

namespace marches::warriors::face {

namespace {

using Way = std::vector<ProvinceId>; ///< from where a unit starts, province by province

/// Of each unit that moves; nothing if anything else is done, too.
std::map<Token, Way> waysOf(const State& before, std::span<const Command> steps) {
    std::map<Token, Way> ways;
    for (const Command& command : steps) {
        const auto* move = std::get_if<step::Move>(&command.step);
        if (!move) return {};
        Way& way = ways[move->token];
        if (way.empty()) way.push_back(before.player(command.actor).units[move->token].province);
        way.push_back(move->to);
    }
    return ways;
}

bool areOneMarch(const std::map<Token, Way>& ways) {
    return std::ranges::all_of(ways, [&](const auto& each) { return each.second == ways.begin()->second; });
}

} // namespace

bool GameLog::goesOn(NodeId end) const {
    const NodeId middle = scene_.session.tree().beforeLine(end);
    if (middle == rootNode || scene_.session.actor(middle) != scene_.session.actor(end)) return false;
    const std::vector<Command> steps = scene_.session.steps(end);
    const std::vector<Command> stepsBefore = scene_.session.steps(middle);
    const auto moves = [](const Command& command) {
        return std::holds_alternative<step::Move>(command.step);
    };
    if (!moves(steps.front()) || !moves(stepsBefore.front())) return false;
    const State& between = scene_.session.stateAt(middle);
    const State& before = scene_.session.stateAt(scene_.session.tree().beforeLine(middle));
    if (before.turn != between.turn || before.stage != between.stage) return false;
    std::map<Token, Way> all = waysOf(before, stepsBefore);
    const std::map<Token, Way> more = waysOf(between, steps);
    if (all.empty() || more.empty()) return false;
    for (const auto& [token, way] : more)
        if (!all.emplace(token, way).second) return false;
    return areOneMarch(all);
}

QString GameLog::undoName(NodeId before, NodeId end) const {
    const TimelineTree& tree = scene_.session.tree();
    const auto depth = [&tree](NodeId node) { return tree.node(node).depth; };
    std::vector<Command> steps;
    for (NodeId start = end; depth(start) > depth(before); start = tree.beforeLine(start)) {
        const std::vector<Command> line = scene_.session.steps(start);
        steps.insert(steps.begin(), line.begin(), line.end());
    }
    // Of an open line it may be but the last step.
    steps.erase(steps.begin(), steps.end() - (depth(end) - depth(before)));
    if (!areOneMarch(waysOf(scene_.session.stateAt(before), steps)))
        return tr("The plan", "what is taken back or done again: all marches of a plan that was played");
    return face::logEntry(scene_.momentAt(scene_.session.stateAt(before)), steps, {}).text;
}

GameLog::Deed GameLog::deedOf(NodeId end) const {
    Deed deed;
    deed.lines = {end};
    while (goesOn(deed.lines.back()))
        deed.lines.push_back(scene_.session.tree().beforeLine(deed.lines.back()));
    std::ranges::reverse(deed.lines);
    for (const NodeId line : deed.lines) {
        const std::vector<Command> its = scene_.session.steps(line);
        deed.steps.insert(deed.steps.end(), its.begin(), its.end());
        const std::vector<Event>& happened = scene_.session.eventsOf(line);
        deed.events.insert(deed.events.end(), happened.begin(), happened.end());
    }
    return deed;
}

/// `moment`: at `before`. Of a set-up in the order of its tokens: what was told of the first is not told
/// otherwise with the next.
std::vector<play::LogEntry> GameLog::leadsOf(Moment moment, NodeId before, NodeId node,
                                             std::span<const Command> steps) const {
    const bool tokens = std::ranges::all_of(
        steps, [](const Command& step) { return std::holds_alternative<step::PlaceToken>(step.step); });
    std::vector<NodeId> moments{node}; // the last first
    while (tokens && scene_.session.tree().node(moments.back()).parent != before &&
           moments.size() < steps.size())
        moments.push_back(scene_.session.tree().node(moments.back()).parent);
    std::vector<play::LogEntry> leads;
    for (auto at = moments.rbegin(); at != moments.rend(); ++at) {
        const State after = scene_.session.stateAt(*at);
        for (play::LogEntry& row : leadRows(moment, after))
            leads.push_back(std::move(row));
        moment = scene_.momentAt(after);
    }
    return leads;
}

ToldLine GameLog::toldLine(NodeId node) const {
    const auto [lines, steps, events] = deedOf(node);
    const NodeId start = scene_.session.tree().beforeLine(lines.front());
    const Moment before = scene_.momentAt(scene_.session.stateAt(start));
    ToldLine told = face::toldLine(before, steps, events, !inBattle(node));
    told.leads = leadsOf(before, start, node, steps);
    std::vector<play::LogEntry> leads = told.leads;
    for (play::LogEntry& row : leads) {
        row.turn = told.rows.front().turn;
        row.group = told.rows.front().group;
    }
    told.rows.insert(told.rows.begin() + 1, leads.begin(), leads.end());
    if (auto end = turnEndRow(before, events, scene_.session.stateAt(node))) {
        const auto next =
            std::ranges::find_if(told.rows, [&](const play::LogEntry& row) { return row.turn > end->turn; });
        told.rows.insert(next, std::move(*end));
    }
    QStringList goals; // each is said once, though what it is expected to bring differs
    for (const NodeId line : lines) {
        const auto reason = scene_.session.reasonFor(line);
        const QString goal = reason ? goalSentence(before, *reason) : QString();
        if (!reason || goals.contains(goal)) continue;
        goals << goal;
        //: In the log below what a computer player did, or on a hint below what to do: the reason
        told.rows.front().more.push_back(tr("Why: %1").arg(sentence(before, *reason)));
    }
    return told;
}

/// A line may bring no more of a battle than points that are laid: it goes on all the same.
bool GameLog::inBattle(NodeId node) const {
    return scene_.session.stateAt(node).battle.province != noProvince;
}

std::vector<BattleTale> GameLog::battlesUpTo(NodeId end) const {
    std::vector<NodeId> lines{end};
    for (NodeId start = scene_.session.tree().beforeLine(end); start != rootNode && inBattle(start);
         start = scene_.session.tree().beforeLine(start))
        lines.insert(lines.begin(), start);
    const Moment before =
        scene_.momentAt(scene_.session.stateAt(scene_.session.tree().beforeLine(lines.front())));
    const std::vector<Command> first = scene_.session.steps(lines.front());
    std::vector<Event> events;
    std::ptrdiff_t earlier = 0; // battles that were over before this line
    for (const NodeId line : lines) {
        if (line == end) {
            const std::vector<BattleTale> told = face::toldLine(before, first, events, false).battles;
            earlier = std::ranges::count_if(told, [](const BattleTale& tale) { return tale.over; });
        }
        const std::vector<Event>& happened = scene_.session.eventsOf(line);
        events.insert(events.end(), happened.begin(), happened.end());
    }
    std::vector<BattleTale> tales = face::toldLine(before, first, events, !inBattle(end)).battles;
    tales.erase(tales.begin(), tales.begin() + earlier);
    return tales;
}

std::vector<QString> GameLog::spentBy(Token token) const {
    std::vector<QString> spent;
    const State& now = scene_.session.state();
    for (NodeId node = scene_.session.node(); node != rootNode;
         node = scene_.session.tree().beforeLine(node)) {
        const State before = scene_.session.stateAt(scene_.session.tree().beforeLine(node));
        if (before.turn != now.turn || before.phase != Phase::maneuvering || before.current != now.current)
            break;
        for (const Command& command : scene_.session.steps(node)) {
            const auto* move = std::get_if<step::Move>(&command.step);
            if (move != nullptr && move->token == token) {
                spent.push_back(face::logEntry(scene_.momentAt(before), scene_.session.steps(node), {}).text);
                break;
            }
        }
    }
    std::ranges::reverse(spent);
    return spent;
}

} // namespace marches::warriors::face
