#include "app/warriors/tales/news_since.h"

#include "app/play/window_prompt.h"
#include "app/warriors/pieces/words.h"
#include "app/warriors/tales/game_log.h"
#include "app/warriors/tales/passed_over.h"
#include "app/warriors/words/contexts.h"
#include "app/warriors/words/lead_rows.h"
#include "app/warriors/words/steps_of.h"
#include "engine/warriors/query.h"

#include <algorithm>
#include <map>

namespace marches::warriors::face {

std::vector<NodeId> linesSinceHand(const Scene& scene) {
    std::vector<NodeId> lines;
    for (NodeId node = scene.session.node(); node != rootNode; node = scene.session.tree().beforeLine(node)) {
        lines.push_back(node);
        if (scene.session.actor(node) == scene.moment.hand) break;
    }
    return lines;
}

std::optional<Gathered> gatheredIn(const Scene& scene, const std::vector<NodeId>& lines) {
    for (const NodeId node : lines)
        for (const Event& event : scene.session.eventsOf(node))
            if (event.code == EventCode::gathered && as<EventCode::gathered>(event).seat == scene.moment.hand)
                return Gathered{node, gatheredBy(event)};
    return std::nullopt;
}

NodeId turnEndIn(const Scene& scene, const std::vector<NodeId>& lines) {
    const auto ends = [&scene](NodeId node) {
        const auto& events = scene.session.eventsOf(node);
        return std::ranges::any_of(events,
                                   [](const Event& event) { return event.code == EventCode::turnBegan; });
    };
    const auto found = std::ranges::find_if(lines, ends);
    return found == lines.end() ? rootNode : *found;
}

play::LogEntry turnEndLine(const Scene& scene, NodeId node) {
    const Moment before = scene.momentAt(scene.session.stateAt(scene.session.tree().beforeLine(node)));
    auto row = turnEndRow(before, scene.session.eventsOf(node), scene.session.stateAt(node));
    return row ? std::move(*row) : play::LogEntry{};
}

QString whoStoodStill(const Scene& scene, const std::vector<NodeId>& lines, NodeId turnEnd) {
    const auto before = [&scene](NodeId node) {
        return scene.session.stateAt(scene.session.tree().beforeLine(node));
    };
    const State last = before(turnEnd);
    SeatSet asked;
    for (const NodeId node : lines)
        if (const State was = before(node); was.turn == last.turn && was.phase == Phase::maneuvering)
            asked.insert(scene.session.actor(node));
    QStringList names;
    bool comes = !asked.contains(scene.moment.hand); // else only who came after
    for (const SeatId seat : turnOrder(*scene.moment.setting, last)) {
        if (comes && !asked.contains(seat)) names << scene.nameOf(seat);
        comes = comes || seat == scene.moment.hand;
    }
    //: %1 countries whose players have no unit that could march
    return names.isEmpty() ? QString()
                           : NewsWords::tr("Nothing to move in Maneuvering: %1").arg(joined(names));
}

std::vector<SeatId> routesOpened(const Scene& scene, const std::vector<NodeId>& lines, NodeId told) {
    std::vector<SeatId> openers;
    for (const NodeId node : lines) {
        if (node == told) break;
        for (const Event& event : scene.session.eventsOf(node))
            if (event.code == EventCode::routeOpened)
                if (const auto route = as<EventCode::routeOpened>(event); route.partner == scene.moment.hand)
                    openers.insert(openers.begin(), route.seat);
    }
    return openers;
}

std::optional<LeftOut> leftOutOfTrade(const Scene& scene, const std::vector<NodeId>& lines) {
    if (scene.moment.state.stage == Stage::trade) return std::nullopt;
    std::optional<NodeId> last;
    NodeId began = rootNode;
    for (const NodeId node : lines) {
        const NodeId from = scene.session.tree().beforeLine(node);
        const State& before = scene.session.stateAt(from);
        if (before.stage != Stage::trade || before.turn != scene.moment.state.turn) continue;
        if (decision(scene.session.setting(), before).waits.contains(scene.moment.hand)) return std::nullopt;
        if (!last) last = node;
        began = from;
    }
    if (!last) return std::nullopt;
    return LeftOut{*last, notAskedInTrade(scene.momentAt(scene.session.stateAt(began)), scene.moment.hand)};
}

bool ofPeople(const Scene& scene, const BattleTale& tale) {
    return std::any_of(tale.fighters.begin(), tale.fighters.end(),
                       [&scene](SeatId seat) { return scene.session.seat(seat).human(); });
}

namespace {

/// Returns whether a player who was not at the screen is told of the step. Steps that end a question are left
/// out, and so are the decisions in a battle.
bool isDeed(const Step& step) {
    return !isOneOf<step::Done, step::Pass, step::Battle, step::Assign, step::Retreat, step::RetreatCountry,
                    step::BarbariansTo, step::Withdraw>(step);
}

/// Returns the words of a step. Those of a march are followed by what it brought without a battle: whose the
/// province is then.
QString deedText(const play::LogEntry& row, const Step& step) {
    const QString& text = row.text;
    if (!std::holds_alternative<step::Move>(step)) return text;
    const QString followed = paragraph(QStringList(row.more.begin(), row.more.end()));
    //: On a card: a march, and what came of it
    return followed.isEmpty() ? text : NewsWords::tr("%1 · %2", "a march").arg(text, followed);
}

/// Returns the battle's title and all its facts, the losses and who holds the province: a part of them would
/// mislead.
QString battleText(const BattleTale& tale) {
    QStringList facts;
    for (const play::LogEntry& fact : tale.facts)
        facts << fact.text;
    //: On a card: a battle of computer players, "Battle of Artois", and how it ended
    return NewsWords::tr("%1: %2", "a battle").arg(tale.title, facts.join(QStringLiteral(" · ")));
}

/// Returns what a computer player did on a line, each in a sentence: its last step, the battles between
/// computer players that ended, and titles that changed hands.
QStringList deedsIn(const Scene& scene, const GameLog& log, NodeId node) {
    const ToldLine told = log.toldLine(node);
    QStringList done;
    const Step last = scene.session.steps(node).back().step;
    if (isDeed(last)) done << deedText(told.rows.front(), last);
    for (const BattleTale& tale : log.battlesUpTo(node))
        if (tale.over && !ofPeople(scene, tale)) done << battleText(tale); // those of people have a card
    for (const play::LogEntry& row : told.leads)
        done << leadLine(row);
    return done;
}

} // namespace

std::vector<play::LogEntry> deedsOfComputers(const play::GameFace& gameFace, const Scene& scene,
                                             const GameLog& log, const std::vector<NodeId>& lines) {
    constexpr qsizetype most = 5; // of one player; the log has them all
    std::vector<play::LogEntry> rows;
    std::map<SeatId, QStringList> deeds;
    std::vector<SeatId> order;
    for (std::size_t i = lines.size(); i-- > 0;) {
        const NodeId node = lines[i];
        const SeatId actor = scene.session.actor(node);
        if (!isSeat(actor) || scene.session.seat(actor).human() || (i > 0 && log.goesOn(lines[i - 1])))
            continue;
        const Phase phase = scene.session.stateAt(scene.session.tree().beforeLine(node)).phase;
        if (phase != Phase::development && phase != Phase::maneuvering) continue;
        const QStringList done = deedsIn(scene, log, node);
        if (done.isEmpty()) continue;
        if (deeds[actor].isEmpty()) order.push_back(actor);
        deeds[actor] << done;
    }
    for (const SeatId actor : order) {
        const QStringList& all = deeds[actor];
        play::LogEntry row;
        row.seat = actor;
        row.text = all.front();
        row.text = play::withActor(gameFace, row);
        for (qsizetype i = 1; i < std::min(all.size(), most); ++i)
            row.more.push_back(all[i]);
        if (const auto left = static_cast<int>(all.size() - most); left > 0)
            //: On a card below what a computer player did: how much more it did, which the log tells
            row.more.push_back(NewsWords::tr("and %n more, in the log", nullptr, left));
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace marches::warriors::face
