#include "app/warriors/tales/news.h"

#include "app/play/window_prompt.h"
#include "app/warriors/docks/offer_cards.h"
#include "app/warriors/map/follow.h"
#include "app/warriors/pieces/words.h"
#include "app/warriors/tales/game_log.h"
#include "app/warriors/tales/passed_over.h"
#include "app/warriors/words/lead_rows.h"
#include "app/warriors/words/sentences.h"
#include "engine/warriors/query.h"

#include <algorithm>
#include <map>
#include <utility>

namespace marches::warriors::face {

namespace {

template <class... Kinds>
bool isOneOf(const Step& step) {
    return (std::holds_alternative<Kinds>(step) || ...);
}

/// Worth a row for who was not there: neither what ends something nor what a battle asks.
bool isDeed(const Step& step) {
    return !isOneOf<step::Done, step::Pass, step::Battle, step::Assign, step::Retreat, step::RetreatCountry,
                    step::BarbariansTo, step::Withdraw>(step);
}

/// With what a march has brought without a battle: whose the province is then.
QString deedText(const play::LogEntry& row, const Step& step) {
    const QString& text = row.text;
    if (!std::holds_alternative<step::Move>(step)) return text;
    const QString followed = paragraph(QStringList(row.more.begin(), row.more.end()));
    //: On a card: a march, and what came of it
    return followed.isEmpty() ? text : News::tr("%1 · %2", "a march").arg(text, followed);
}

/// All that was lost and who holds the province: a part of it would mislead.
QString battleText(const BattleTale& tale) {
    QStringList facts;
    for (const play::LogEntry& fact : tale.facts)
        facts << fact.text;
    //: On a card: a battle of computer players, "Battle of Artois", and how it ended
    return News::tr("%1: %2", "a battle").arg(tale.title, facts.join(QStringLiteral(" · ")));
}

} // namespace

void News::noteUnseen() {
    const appmap::MapView& map = scene_.map();
    if (!scene_.session.live() || !map.hasPicture()) return;
    const NodeId node = scene_.session.node();
    const SeatId actor = scene_.session.actor(node);
    if (!isSeat(actor) || scene_.session.seat(actor).human()) return;
    const Phase phase = scene_.session.stateAt(scene_.session.tree().beforeLine(node)).phase;
    if (phase != Phase::development && phase != Phase::maneuvering) return; // else it changes but figures
    std::vector<ProvinceId> places = placesOf(scene_.session.eventsOf(node));
    std::erase_if(places, [this](ProvinceId place) { return scene_.inSight(place); });
    if (places.empty()) return;
    told_.resize(scene_.moment.seats());
    for (const SeatId seat : scene_.session.humans())
        told_[index(seat)].unseen.push_back({node, places.back()});
}

/// Newest first, down to the line by which the seat in hand acted last: others may have followed from it.
std::vector<NodeId> News::linesSinceHand() const {
    std::vector<NodeId> lines;
    for (NodeId node = scene_.session.node(); node != rootNode;
         node = scene_.session.tree().beforeLine(node)) {
        lines.push_back(node);
        if (scene_.session.actor(node) == scene_.moment.hand) break;
    }
    return lines;
}

/// What the seat in hand got in this turn's Upkeep.
std::optional<News::Gathered> News::gatheredIn(const std::vector<NodeId>& lines) const {
    for (const NodeId node : lines)
        for (const Event& event : scene_.session.eventsOf(node))
            if (event.code == EventCode::gathered && event.operands[0] == Operand(scene_.moment.hand)) {
                Gathered gathered{node, {}};
                for (const Resource resource : allResources)
                    gathered.amount[resource] = event.operands[1 + static_cast<std::size_t>(resource)].value;
                return gathered;
            }
    return std::nullopt;
}

/// The line that ended a turn; else rootNode.
NodeId News::turnEndIn(const std::vector<NodeId>& lines) const {
    const auto ends = [this](NodeId node) {
        const auto& events = scene_.session.eventsOf(node);
        return std::any_of(events.begin(), events.end(),
                           [](const Event& event) { return event.code == EventCode::turnBegan; });
    };
    const auto found = std::find_if(lines.begin(), lines.end(), ends);
    return found == lines.end() ? rootNode : *found;
}

/// How things stood when it ended.
play::LogEntry News::turnEndLine(NodeId node) const {
    const Moment before = scene_.momentAt(scene_.session.stateAt(scene_.session.tree().beforeLine(node)));
    auto row = turnEndRow(before, scene_.session.eventsOf(node), scene_.session.stateAt(node));
    return row ? std::move(*row) : play::LogEntry{};
}

/// Who was not asked in the Maneuvering of the turn that ended, since the seat in hand was; else empty.
QString News::whoStoodStill(const std::vector<NodeId>& lines, NodeId turnEnd) const {
    const auto before = [this](NodeId node) {
        return scene_.session.stateAt(scene_.session.tree().beforeLine(node));
    };
    const State last = before(turnEnd);
    SeatSet asked;
    for (const NodeId node : lines)
        if (const State was = before(node); was.turn == last.turn && was.phase == Phase::maneuvering)
            asked.insert(scene_.session.actor(node));
    QStringList names;
    bool comes = !asked.contains(scene_.moment.hand); // else only who came after
    for (const SeatId seat : turnOrder(*scene_.moment.setting, last)) {
        if (comes && !asked.contains(seat)) names << scene_.nameOf(seat);
        comes = comes || seat == scene_.moment.hand;
    }
    //: %1 countries whose players have no unit that could march
    return names.isEmpty() ? QString() : tr("Nothing to move in Maneuvering: %1").arg(joined(names));
}

/// Who has opened a route to the seat in hand since it was told of one.
std::vector<SeatId> News::routesUnseen(const std::vector<NodeId>& lines) const {
    std::vector<SeatId> openers;
    for (const NodeId node : lines) {
        if (node == told_[index(scene_.moment.hand)].routes) break;
        for (const Event& event : scene_.session.eventsOf(node))
            if (event.code == EventCode::routeOpened && event.operands[1] == Operand(scene_.moment.hand))
                openers.insert(openers.begin(), event.operands[0].seat());
    }
    return openers;
}

/// Where on these lines something was done that the seat in hand could not see, the last of it; from now on
/// it has been told. noProvince: nowhere.
ProvinceId News::placeUnseen(const std::vector<NodeId>& lines) {
    ProvinceId last = noProvince;
    for (const Told::Unseen& each : std::exchange(told_[index(scene_.moment.hand)].unseen, {}))
        if (std::find(lines.begin(), lines.end(), each.node) != lines.end()) last = each.place;
    return last;
}

bool News::ofPeople(const BattleTale& tale) const {
    return std::any_of(tale.fighters.begin(), tale.fighters.end(),
                       [this](SeatId seat) { return scene_.session.seat(seat).human(); });
}

QStringList News::deedsIn(NodeId node) const {
    const ToldLine told = log_.toldLine(node);
    QStringList done;
    const Step& last = scene_.session.steps(node).back().step;
    if (isDeed(last)) done << deedText(told.rows.front(), last);
    for (const BattleTale& tale : log_.battlesUpTo(node))
        if (tale.over && !ofPeople(tale)) done << battleText(tale); // those of people have a card
    for (const play::LogEntry& row : told.leads)
        done << leadLine(row);
    return done;
}

/// Their Actions, marches and battles on these lines: a row for each of them.
std::vector<play::LogEntry> News::deedsOfComputers(const std::vector<NodeId>& lines) const {
    constexpr qsizetype most = 5; // of one player; the log has them all
    std::vector<play::LogEntry> rows;
    std::map<SeatId, QStringList> deeds;
    std::vector<SeatId> order;
    for (std::size_t i = lines.size(); i-- > 0;) {
        const NodeId node = lines[i];
        const SeatId actor = scene_.session.actor(node);
        if (!isSeat(actor) || scene_.session.seat(actor).human() || (i > 0 && log_.goesOn(lines[i - 1])))
            continue;
        const Phase phase = scene_.session.stateAt(scene_.session.tree().beforeLine(node)).phase;
        if (phase != Phase::development && phase != Phase::maneuvering) continue;
        const QStringList done = deedsIn(node);
        if (done.isEmpty()) continue;
        if (deeds[actor].isEmpty()) order.push_back(actor);
        deeds[actor] << done;
    }
    for (const SeatId actor : order) {
        const QStringList& all = deeds[actor];
        play::LogEntry row;
        row.seat = actor;
        row.text = all.front();
        row.text = play::withActor(face_, row);
        for (qsizetype i = 1; i < std::min(all.size(), most); ++i)
            row.more.push_back(all[i]);
        if (const auto left = static_cast<int>(all.size() - most); left > 0)
            //: On a card below what a computer player did: how much more it did, which the log tells
            row.more.push_back(tr("and %n more, in the log", nullptr, left));
        rows.push_back(std::move(row));
    }
    return rows;
}

/// In the status bar what was done last, and the battles that it brought; those of people stand on a card
/// too: as far as they have come, where somebody is asked in the middle of one, and once they are over to
/// their end.
void News::tellLast() {
    const NodeId node = scene_.session.node();
    if (node == rootNode) return scene_.host->showStatus({});
    const ToldLine line = log_.toldLine(node);
    const play::LogEntry& entry = line.rows.front();
    QStringList sentences{play::withActor(face_, entry)};
    // Of a battle only how it ended: log and card tell it.
    for (const BattleTale& tale : line.battles)
        if (!tale.facts.empty()) sentences << tale.facts.back().text;
    if (line.battles.empty())
        for (const play::LogEntry& row : line.rows)
            if (row.open)
                for (const QString& followed : row.more)
                    sentences << followed;
    for (const play::LogEntry& row : line.leads)
        sentences << leadLine(row);
    for (const Phase phase : passedOver(scene_.session.eventsOf(node)))
        sentences << passedOverSentence(scene_.moment, phase);
    scene_.tell(sentences.join(QStringLiteral(" · ")));
    if (!scene_.session.live()) return;
    if (isSeat(entry.seat) && scene_.session.seat(entry.seat).human()) battles_.clear();
    const bool tells = std::any_of(line.battles.begin(), line.battles.end(),
                                   [](const BattleTale& tale) { return !tale.facts.empty(); });
    if (!tells) return;
    for (BattleTale& tale : log_.battlesUpTo(node)) {
        if (!ofPeople(tale) || tale.facts.empty()) continue;
        std::erase_if(battles_, [](const BattleTale& told) { return !told.over; }); // it is the same one
        battles_.push_back(std::move(tale));
        newBattle_ = true;
    }
}

/// Where others traded this turn on these lines, the last one first, and the seat in hand was not asked: why,
/// and the last line of their Trade.
std::optional<News::LeftOut> News::leftOutOfTrade(const std::vector<NodeId>& lines) const {
    if (scene_.moment.state.stage == Stage::trade) return std::nullopt;
    std::optional<NodeId> last;
    NodeId began = rootNode;
    for (const NodeId node : lines) {
        const NodeId from = scene_.session.tree().beforeLine(node);
        const State& before = scene_.session.stateAt(from);
        if (before.stage != Stage::trade || before.turn != scene_.moment.state.turn) continue;
        if (decision(scene_.session.setting(), before).waits.contains(scene_.moment.hand))
            return std::nullopt;
        if (!last) last = node;
        began = from;
    }
    if (!last) return std::nullopt;
    return LeftOut{*last,
                   notAskedInTrade(scene_.momentAt(scene_.session.stateAt(began)), scene_.moment.hand)};
}

News::Untold News::takeUntold() {
    Untold untold;
    if (!scene_.session.live() || !scene_.session.asksViewer()) return untold;
    told_.resize(scene_.moment.seats());
    Told& told = told_[index(scene_.moment.hand)];
    const std::vector<NodeId>& lines = untold.lines = linesSinceHand();
    untold.turnEnd = turnEndIn(lines);
    if (untold.turnEnded() && std::exchange(told.turnEnd, untold.turnEnd) == untold.turnEnd)
        untold.turnEnd = rootNode;
    untold.gathered = gatheredIn(lines);
    if (untold.gathered && std::exchange(told.upkeep, untold.gathered->node) == untold.gathered->node)
        untold.gathered.reset();
    untold.leftOut = leftOutOfTrade(lines);
    if (untold.leftOut && std::exchange(told.trade, untold.leftOut->node) == untold.leftOut->node)
        untold.leftOut.reset();
    untold.openers = routesUnseen(lines);
    if (!untold.openers.empty()) told.routes = scene_.session.node();
    untold.unseen = placeUnseen(lines);
    if (untold.unseen != noProvince) untold.deeds = deedsOfComputers(lines);
    return untold;
}

/// Until a person acts: battles are over before one sees them, and Upkeep asks nobody.
void News::show() {
    if (scene_.session.held()) return; // first the person looks at what has been done
    const bool battles = std::exchange(newBattle_, false) && !battles_.empty();
    const Untold untold = takeUntold();
    if (!battles && untold.empty()) return;
    play::TellCard card;
    if (!battles_.empty()) addBattles(card);
    if (untold.turnEnded()) addTurnEnd(card, untold);
    if (untold.gathered) addUpkeep(card, *untold.gathered);
    addTrade(card, untold);
    if (!untold.deeds.empty()) addDeeds(card, untold);
    scene_.host->showNews(card);
}

/// The card speaks of the seat in hand.
void News::entitle(play::TellCard& card, const QString& title) const {
    card.title = title;
    card.province = scene_.home(scene_.moment.hand);
}

void News::addTurnEnd(play::TellCard& card, const Untold& untold) const {
    play::LogEntry end = turnEndLine(untold.turnEnd);
    if (const QString still = whoStoodStill(untold.lines, untold.turnEnd); !still.isEmpty())
        end.more.push_back(still);
    if (!card.title.isEmpty() || untold.gathered) {
        card.lines.push_back(std::move(end));
    } else {
        entitle(card, end.text);
        card.sentence = QStringList(end.more.begin(), end.more.end()).join(QLatin1Char('\n'));
    }
}

void News::addTrade(play::TellCard& card, const Untold& untold) const {
    const QString trade = phaseName(Phase::trade);
    if (untold.leftOut) {
        play::LogEntry line;
        line.text = untold.leftOut->why;
        if (card.title.isEmpty()) entitle(card, trade);
        card.lines.push_back(std::move(line));
    }
    if (!untold.openers.empty() && battles_.empty() && (untold.gathered || !untold.turnEnded()))
        //: Title of a card: the turn that has begun, and a phase or two: "Upkeep and Trade"
        entitle(card, untold.gathered ? tr("Turn %1: %2")
                                            .arg(int{scene_.moment.state.turn})
                                            .arg(joined({phaseName(Phase::upkeep), trade}))
                                      : trade);
    for (const SeatId opener : untold.openers) {
        play::LogEntry line;
        line.seat = opener;
        //: %2 with whom it was opened, who has not been asked: a country, as %1
        line.text = tr("%1 has opened a Trade Route to %2; both may make offers along it.")
                        .arg(scene_.nameOf(opener), scene_.nameOf(scene_.moment.hand));
        for (const Offer& offer : scene_.moment.state.offers)
            if (offer.from == opener && offer.to == scene_.moment.hand)
                line.more.push_back(offerSentence(*scene_.moment.setting, offer));
        card.lines.push_back(std::move(line));
    }
}

void News::addDeeds(play::TellCard& card, const Untold& untold) const {
    //: Title of a card: what the computer players did
    if (card.title.isEmpty()) entitle(card, tr("What happened meanwhile"));
    // before the end of the turn and its Upkeep; a battle begins with the card's title
    card.lines.insert(battles_.empty() ? card.lines.begin() : card.lines.end(), untold.deeds.begin(),
                      untold.deeds.end());
    if (card.buttons.empty() && !scene_.inSight(untold.unseen))
        card.buttons.push_back(showOnMap(QStringLiteral("show-unseen"), untold.unseen));
}

void News::addBattles(play::TellCard& card) const {
    card.province = battles_.back().province;
    card.title = battles_.size() == 1 ? battles_.front().title
                                      : tr("%n battle(s)", nullptr, static_cast<int>(battles_.size()));
    for (const BattleTale& tale : battles_) {
        if (battles_.size() == 1) {
            card.sentence = tale.powers;
        } else {
            play::LogEntry head;
            head.seat = tale.attacker;
            head.text = tale.title;
            if (!tale.powers.isEmpty()) head.more.push_back(tale.powers);
            card.lines.push_back(std::move(head));
        }
        card.lines.insert(card.lines.end(), tale.facts.begin(), tale.facts.end());
    }
    if (scene_.map().hasPicture() && !scene_.inSight(card.province))
        card.buttons.push_back(showOnMap(QStringLiteral("show-battle"), card.province));
}

play::Button News::showOnMap(const QString& id, ProvinceId province) const {
    play::Button show;
    show.id = id;
    show.text = tr("Show %1", "a province, on the map").arg(provinceName(*scene_.moment.setting, province));
    show.press = [this, province] { scene_.map().focus().pointOut(province); };
    return show;
}

/// What the seat in hand got, where from, and which phases went by since.
void News::addUpkeep(play::TellCard& card, const Gathered& gathered) const {
    constexpr std::size_t mostNames = 3;
    std::vector<ProvinceId> from;
    const Board& board = scene_.moment.setting->board;
    for (std::size_t i = 0; i < board.size(); ++i)
        if (const auto province = idAt<ProvinceId>(i);
            scene_.moment.state.holder(province) == ownerOf(scene_.moment.hand) &&
            board.provinces[province].symbols != decltype(board.provinces[province].symbols){})
            from.push_back(province);
    const QString upkeep = phaseName(Phase::upkeep);
    play::LogEntry line;
    line.seat = scene_.moment.hand;
    line.text = gatheredSentence(gathered.amount);
    if (!from.empty() && from.size() <= mostNames)
        //: What was gathered, and the provinces that yielded it
        line.text = tr("%1 (%2)", "Upkeep").arg(line.text, provinceNames(*scene_.moment.setting, from));
    if (card.title.isEmpty()) {
        entitle(card, tr("Turn %1: %2").arg(int{scene_.moment.state.turn}).arg(upkeep));
    } else {
        line.text = tr("%1: %2", "a phase, and what it brought").arg(upkeep, line.text);
    }
    card.lines.push_back(std::move(line));
    for (NodeId node = scene_.session.node(); node != rootNode;
         node = scene_.session.tree().beforeLine(node)) {
        const std::span<const Event> events = scene_.session.eventsOf(node);
        const auto since = node != gathered.node
                               ? events.begin()
                               : std::find_if(events.begin(), events.end(), [](const Event& event) {
                                     return event.code == EventCode::gathered;
                                 });
        for (const Phase phase : passedOver(std::span{since, events.end()})) {
            play::LogEntry passed;
            passed.text = passedOverSentence(scene_.moment, phase);
            card.lines.push_back(std::move(passed));
        }
        if (node == gathered.node) break;
    }
}

} // namespace marches::warriors::face
