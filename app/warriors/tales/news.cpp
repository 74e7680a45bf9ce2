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
#include <utility>

namespace marches::warriors::face {

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

/// Returns the last province on these lines where something happened out of sight, and marks all as told;
/// noProvince for none.
ProvinceId News::placeUnseen(const std::vector<NodeId>& lines) {
    ProvinceId last = noProvince;
    for (const Told::Unseen& each : std::exchange(told_[index(scene_.moment.hand)].unseen, {}))
        if (std::ranges::find(lines, each.node) != lines.end()) last = each.place;
    return last;
}

/// Tells the last line and its battles in the status bar. A battle of persons is kept for the card: as far as
/// it has come while a question is asked in it, and once it is over to its end.
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
    const bool tells =
        std::ranges::any_of(line.battles, [](const BattleTale& tale) { return !tale.facts.empty(); });
    if (!tells) return;
    for (BattleTale& tale : log_.battlesUpTo(node)) {
        if (!ofPeople(scene_, tale) || tale.facts.empty()) continue;
        std::erase_if(battles_, [](const BattleTale& told) { return !told.over; }); // it is the same one
        battles_.push_back(std::move(tale));
        newBattle_ = true;
    }
}

News::Untold News::takeUntold() {
    Untold untold;
    if (!scene_.session.live() || !scene_.session.asksViewer()) return untold;
    told_.resize(scene_.moment.seats());
    Told& told = told_[index(scene_.moment.hand)];
    const std::vector<NodeId>& lines = untold.lines = linesSinceHand(scene_);
    untold.turnEnd = turnEndIn(scene_, lines);
    if (untold.turnEnded() && std::exchange(told.turnEnd, untold.turnEnd) == untold.turnEnd)
        untold.turnEnd = rootNode;
    untold.gathered = gatheredIn(scene_, lines);
    if (untold.gathered && std::exchange(told.upkeep, untold.gathered->node) == untold.gathered->node)
        untold.gathered.reset();
    untold.leftOut = leftOutOfTrade(scene_, lines);
    if (untold.leftOut && std::exchange(told.trade, untold.leftOut->node) == untold.leftOut->node)
        untold.leftOut.reset();
    untold.openers = routesOpened(scene_, lines, told.routes);
    if (!untold.openers.empty()) told.routes = scene_.session.node();
    untold.unseen = placeUnseen(lines);
    if (untold.unseen != noProvince) untold.deeds = deedsOfComputers(face_, scene_, log_, lines);
    return untold;
}

/// Shows the card of what is untold, if the hand is asked something.
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
    play::LogEntry end = turnEndLine(scene_, untold.turnEnd);
    if (const QString still = whoStoodStill(scene_, untold.lines, untold.turnEnd); !still.isEmpty())
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
    const QString place = provinceName(*scene_.moment.setting, province);
    return play::makeButton(id, tr("Show %1", "a province, on the map").arg(place),
                            [this, province] { scene_.map().focus().pointOut(province); });
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
        const auto since =
            node != gathered.node ? events.begin() : std::ranges::find_if(events, [](const Event& event) {
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
