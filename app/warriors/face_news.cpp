#include "app/play/window_prompt.h"
#include "app/warriors/docks/mat_dock.h"
#include "app/warriors/docks/offer_cards.h"
#include "app/warriors/face.h"
#include "app/warriors/tales/battle_tale.h"
#include "app/warriors/tales/log_words.h"
#include "app/warriors/tales/passed_over.h"
#include "app/warriors/words/lead_words.h"
#include "app/warriors/words/sentences.h"
#include "app/warriors/words/words.h"
#include "engine/warriors/query.h"

#include <QCursor>
#include <QToolTip>

#include <algorithm>
#include <map>
#include <utility>

/// What happened without being seen: the status bar and the card beside its place.
namespace marches::warriors::face {

/// Newest first, down to the line by which the seat in hand acted last: others may have followed from it.
std::vector<NodeId> Face::linesSinceHand() const {
    std::vector<NodeId> lines;
    for (NodeId node = session_.node(); node != rootNode; node = session_.tree().beforeLine(node)) {
        lines.push_back(node);
        if (session_.actor(node) == moment_.hand) break;
    }
    return lines;
}

/// What the seat in hand got in this turn's Upkeep.
std::optional<Face::Gathered> Face::gatheredIn(const std::vector<NodeId>& lines) const {
    for (const NodeId node : lines)
        for (const Event& event : session_.eventsOf(node))
            if (event.code == EventCode::gathered && event.operands[0] == Operand(moment_.hand)) {
                Gathered gathered{node, {}};
                for (const Resource resource : allResources)
                    gathered.amount[resource] = event.operands[1 + static_cast<std::size_t>(resource)].value;
                return gathered;
            }
    return std::nullopt;
}

/// The line that ended a turn; else rootNode.
NodeId Face::turnEndIn(const std::vector<NodeId>& lines) const {
    const auto ends = [this](NodeId node) {
        const auto& events = session_.eventsOf(node);
        return std::any_of(events.begin(), events.end(),
                           [](const Event& event) { return event.code == EventCode::turnBegan; });
    };
    const auto found = std::find_if(lines.begin(), lines.end(), ends);
    return found == lines.end() ? rootNode : *found;
}

/// How things stood when it ended.
play::LogEntry Face::turnEndLine(NodeId node) const {
    const Moment before = momentAt(session_.stateAt(session_.tree().beforeLine(node)));
    auto row = turnEndRow(before, session_.eventsOf(node), session_.stateAt(node));
    return row ? std::move(*row) : play::LogEntry{};
}

/// Who was not asked in the Maneuvering of the turn that ended, since the seat in hand was; else empty.
QString Face::whoStoodStill(const std::vector<NodeId>& lines, NodeId turnEnd) const {
    const auto before = [this](NodeId node) { return session_.stateAt(session_.tree().beforeLine(node)); };
    const State last = before(turnEnd);
    SeatSet asked;
    for (const NodeId node : lines)
        if (const State was = before(node); was.turn == last.turn && was.phase == Phase::maneuvering)
            asked.insert(session_.actor(node));
    QStringList names;
    bool comes = !asked.contains(moment_.hand); // else only who came after him
    for (const SeatId seat : turnOrder(*moment_.setting, last)) {
        if (comes && !asked.contains(seat)) names << seatName(seat);
        comes = comes || seat == moment_.hand;
    }
    //: %1 countries whose players have no unit that could march
    return names.isEmpty() ? QString() : tr("Nothing to move in Maneuvering: %1").arg(joined(names));
}

/// Who has opened a route to the seat in hand since it was told of one.
std::vector<SeatId> Face::routesUnseen(const std::vector<NodeId>& lines) const {
    std::vector<SeatId> openers;
    for (const NodeId node : lines) {
        if (node == told_[index(moment_.hand)].routes) break;
        for (const Event& event : session_.eventsOf(node))
            if (event.code == EventCode::routeOpened && event.operands[1] == Operand(moment_.hand))
                openers.insert(openers.begin(), event.operands[0].seat());
    }
    return openers;
}

/// Where on these lines something was done that the seat in hand could not see, the last of it; from now on
/// he has been told. noProvince: nowhere.
ProvinceId Face::placeUnseen(const std::vector<NodeId>& lines) {
    ProvinceId last = noProvince;
    for (const Told::Unseen& each : std::exchange(told_[index(moment_.hand)].unseen, {}))
        if (std::find(lines.begin(), lines.end(), each.node) != lines.end()) last = each.place;
    return last;
}

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
    return followed.isEmpty() ? text : Face::tr("%1 · %2", "a march").arg(text, followed);
}

/// All that was lost and who holds the province: a part of it would mislead.
QString battleText(const BattleTale& tale) {
    QStringList facts;
    for (const play::LogEntry& fact : tale.facts)
        facts << fact.text;
    //: On a card: a battle of computer players, "Battle of Artois", and how it ended
    return Face::tr("%1: %2", "a battle").arg(tale.title, facts.join(QStringLiteral(" · ")));
}

} // namespace

bool Face::ofPeople(const BattleTale& tale) const {
    return std::any_of(tale.fighters.begin(), tale.fighters.end(),
                       [this](SeatId seat) { return session_.seat(seat).human(); });
}

/// Their Actions, marches and battles on these lines: a row for each of them.
std::vector<play::LogEntry> Face::deedsOfComputers(const std::vector<NodeId>& lines) const {
    constexpr qsizetype most = 5; // of one player; the log has them all
    std::vector<play::LogEntry> rows;
    std::map<SeatId, QStringList> deeds;
    std::vector<SeatId> order;
    for (std::size_t i = lines.size(); i-- > 0;) {
        const NodeId node = lines[i];
        const SeatId actor = session_.actor(node);
        if (!isSeat(actor) || session_.seat(actor).human() || (i > 0 && goesOn(lines[i - 1]))) continue;
        const Phase phase = session_.stateAt(session_.tree().beforeLine(node)).phase;
        if (phase != Phase::development && phase != Phase::maneuvering) continue;
        const ToldLine told = toldLine(node);
        QStringList done;
        const Step& last = session_.steps(node).back().step;
        if (isDeed(last)) done << deedText(told.rows.front(), last);
        for (const BattleTale& tale : battlesUpTo(node))
            if (tale.over && !ofPeople(tale)) done << battleText(tale); // those of people have a card
        for (const play::LogEntry& row : told.leads)
            done << leadLine(row);
        if (done.isEmpty()) continue;
        if (deeds[actor].isEmpty()) order.push_back(actor);
        deeds[actor] << done;
    }
    for (const SeatId actor : order) {
        const QStringList& all = deeds[actor];
        play::LogEntry row;
        row.seat = actor;
        row.text = all.front();
        row.text = play::withActor(*this, row);
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
void Face::tellLast() {
    const NodeId node = session_.node();
    if (node == rootNode) return host_->showStatus({});
    const ToldLine line = toldLine(node);
    const play::LogEntry& entry = line.rows.front();
    QStringList sentences{play::withActor(*this, entry)};
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
    for (const Phase phase : passedOver(session_.eventsOf(node)))
        sentences << passedOverSentence(moment_, phase);
    tellPointed(sentences.join(QStringLiteral(" · ")));
    if (!session_.live()) return;
    if (isSeat(entry.seat) && session_.seat(entry.seat).human()) battles_.clear();
    const bool tells = std::any_of(line.battles.begin(), line.battles.end(),
                                   [](const BattleTale& tale) { return !tale.facts.empty(); });
    if (!tells) return;
    for (BattleTale& tale : battlesUpTo(node)) {
        if (!ofPeople(tale) || tale.facts.empty()) continue;
        std::erase_if(battles_, [](const BattleTale& told) { return !told.over; }); // it is the same one
        battles_.push_back(std::move(tale));
        newBattle_ = true;
    }
}

/// Where others traded this turn on these lines, the last one first, and he was not asked: why, and the last
/// line of their Trade.
std::optional<Face::LeftOut> Face::leftOutOfTrade(const std::vector<NodeId>& lines) const {
    if (moment_.state.stage == Stage::trade) return std::nullopt;
    std::optional<NodeId> last;
    NodeId began = rootNode;
    for (const NodeId node : lines) {
        const NodeId from = session_.tree().beforeLine(node);
        const State& before = session_.stateAt(from);
        if (before.stage != Stage::trade || before.turn != moment_.state.turn) continue;
        if (decision(session_.setting(), before).waits.contains(moment_.hand)) return std::nullopt;
        if (!last) last = node;
        began = from;
    }
    if (!last) return std::nullopt;
    return LeftOut{*last, notAskedInTrade(momentAt(session_.stateAt(began)), moment_.hand)};
}

/// What happened without being seen, beside its place, until a person acts: battles are over before one sees
/// them, and Upkeep asks nobody.
void Face::showNews() {
    if (session_.held()) return; // first he looks at what he has done
    const bool battles = std::exchange(newBattle_, false) && !battles_.empty();
    std::optional<Gathered> gathered;
    std::vector<SeatId> openers;
    std::vector<NodeId> lines;
    NodeId turnEnd = rootNode;
    ProvinceId unseen = noProvince;
    std::vector<play::LogEntry> deeds;
    std::optional<LeftOut> leftOut;
    if (session_.live() && session_.asksViewer()) {
        told_.resize(moment_.seats());
        Told& told = told_[index(moment_.hand)];
        lines = linesSinceHand();
        turnEnd = turnEndIn(lines);
        if (turnEnd != rootNode && std::exchange(told.turnEnd, turnEnd) == turnEnd) turnEnd = rootNode;
        gathered = gatheredIn(lines);
        if (gathered && std::exchange(told.upkeep, gathered->node) == gathered->node) gathered.reset();
        leftOut = leftOutOfTrade(lines);
        if (leftOut && std::exchange(told.trade, leftOut->node) == leftOut->node) leftOut.reset();
        openers = routesUnseen(lines);
        if (!openers.empty()) told.routes = session_.node();
        unseen = placeUnseen(lines);
        if (unseen != noProvince) deeds = deedsOfComputers(lines);
    }
    const bool turnEnded = turnEnd != rootNode;
    if (!battles && !gathered && !turnEnded && !leftOut && openers.empty() && deeds.empty()) return;
    play::TellCard card;
    if (!battles_.empty()) addBattles(card);
    if (turnEnded) {
        play::LogEntry end = turnEndLine(turnEnd);
        if (const QString still = whoStoodStill(lines, turnEnd); !still.isEmpty()) end.more.push_back(still);
        if (!card.title.isEmpty() || gathered) {
            card.lines.push_back(std::move(end));
        } else {
            card.title = end.text;
            card.sentence = QStringList(end.more.begin(), end.more.end()).join(QLatin1Char('\n'));
            card.province = home(moment_.hand);
        }
    }
    if (gathered) addUpkeep(card, *gathered);
    if (leftOut) {
        play::LogEntry trade;
        trade.text = leftOut->why;
        if (card.title.isEmpty()) {
            card.title = phaseName(Phase::trade);
            card.province = home(moment_.hand);
        }
        card.lines.push_back(std::move(trade));
    }
    if (!openers.empty() && battles_.empty() && (gathered || !turnEnded)) {
        const QString trade = phaseName(Phase::trade);
        //: Title of a card: the turn that has begun, and a phase or two: "Upkeep and Trade"
        card.title = gathered ? tr("Turn %1: %2")
                                    .arg(int{moment_.state.turn})
                                    .arg(joined({phaseName(Phase::upkeep), trade}))
                              : trade;
        card.province = home(moment_.hand);
    }
    for (const SeatId opener : openers) {
        play::LogEntry line;
        line.seat = opener;
        //: %2 with whom it was opened, who has not been asked: a country, as %1
        line.text = tr("%1 has opened a Trade Route to %2; both may make offers along it.")
                        .arg(seatName(opener), seatName(moment_.hand));
        for (const Offer& offer : moment_.state.offers)
            if (offer.from == opener && offer.to == moment_.hand)
                line.more.push_back(offerSentence(*moment_.setting, offer));
        card.lines.push_back(std::move(line));
    }
    if (!deeds.empty()) {
        if (card.title.isEmpty()) {
            //: Title of a card: what the computer players did
            card.title = tr("What happened meanwhile");
            card.province = home(moment_.hand);
        }
        // before the end of the turn and its Upkeep; a battle begins with the card's title
        card.lines.insert(battles_.empty() ? card.lines.begin() : card.lines.end(), deeds.begin(),
                          deeds.end());
        if (card.buttons.empty() && !inSight(unseen))
            card.buttons.push_back(showOnMap(QStringLiteral("show-unseen"), unseen));
    }
    host_->showNews(card);
}

/// In the status bar, and under the pointer, where whoever clicked is looking.
void Face::tellWhatIsAsked(ProvinceId province) {
    const QString place = provinceName(session_.setting(), province);
    const auto& hints = hand_.hints().provinces;
    const bool outlined = std::any_of(hints.begin(), hints.end(), [](const auto& hint) {
        return hint.second.highlight == appmap::Highlight::Legal;
    });
    QString text = tr("Units move in Maneuvering.");
    switch (moment_.asked()) {
    case Stage::shift:
        text = tr("Units move in Maneuvering. First shift a token on the play-mat, or choose \"No shift\".");
        break;
    case Stage::placeTokens:
        text = tr("First place your tokens: click a green plus on the play-mat.");
        if (province == home(moment_.hand))
            //: %1 a country, which the player has already got
            text = tr("You play %1. First place your tokens: click a green plus on the play-mat.")
                       .arg(seatName(moment_.hand));
        host_->raiseDock(mat_);
        break;
    case Stage::action:
    case Stage::unifyAction:
        text = outlined
                   //: %1 a province
                   ? tr("%1 is not yours: you build in your own provinces, outlined in green.").arg(place)
                   //: %1 a province
                   : tr("%1 is not yours: you build in your own provinces only.").arg(place);
        break;
    case Stage::move:
        text = tr("No army of yours stands in %1: first click one in a province outlined in green.",
                  "%1 a province")
                   .arg(place);
        break;
    case Stage::movePrincess:
        text = tr("No Princess of yours stands in %1: first click one in a province outlined in green.",
                  "%1 a province")
                   .arg(place);
        break;
    default:
        break;
    }
    host_->showStatus(text);
    if (host_->map().underMouse()) QToolTip::showText(QCursor::pos(), text, &host_->map());
}

void Face::addBattles(play::TellCard& card) const {
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
    if (host_->map().hasPicture() && !inSight(card.province))
        card.buttons.push_back(showOnMap(QStringLiteral("show-battle"), card.province));
}

play::Button Face::showOnMap(const QString& id, ProvinceId province) const {
    play::Button show;
    show.id = id;
    show.text = tr("Show %1", "a province, on the map").arg(provinceName(*moment_.setting, province));
    show.press = [this, province] { host_->map().pointOut(province); };
    return show;
}

/// What the seat in hand got, where from, and which phases went by since.
void Face::addUpkeep(play::TellCard& card, const Gathered& gathered) const {
    constexpr std::size_t mostNames = 3;
    std::vector<ProvinceId> from;
    const Board& board = moment_.setting->board;
    for (std::size_t i = 0; i < board.size(); ++i)
        if (const auto province = idAt<ProvinceId>(i);
            moment_.state.holder(province) == ownerOf(moment_.hand) &&
            board.provinces[province].symbols != decltype(board.provinces[province].symbols){})
            from.push_back(province);
    const QString upkeep = phaseName(Phase::upkeep);
    play::LogEntry line;
    line.seat = moment_.hand;
    line.text = gatheredSentence(gathered.amount);
    if (!from.empty() && from.size() <= mostNames)
        //: What was gathered, and the provinces that yielded it
        line.text = tr("%1 (%2)", "Upkeep").arg(line.text, provinceNames(*moment_.setting, from));
    if (card.title.isEmpty()) {
        card.title = tr("Turn %1: %2").arg(int{moment_.state.turn}).arg(upkeep);
        card.province = home(moment_.hand);
    } else {
        line.text = tr("%1: %2", "a phase, and what it brought").arg(upkeep, line.text);
    }
    card.lines.push_back(std::move(line));
    for (NodeId node = session_.node(); node != rootNode; node = session_.tree().beforeLine(node)) {
        const std::span<const Event> events = session_.eventsOf(node);
        const auto since = node != gathered.node
                               ? events.begin()
                               : std::find_if(events.begin(), events.end(), [](const Event& event) {
                                     return event.code == EventCode::gathered;
                                 });
        for (const Phase phase : passedOver(std::span{since, events.end()})) {
            play::LogEntry passed;
            passed.text = passedOverSentence(moment_, phase);
            card.lines.push_back(std::move(passed));
        }
        if (node == gathered.node) break;
    }
}

} // namespace marches::warriors::face
