#include "app/warriors/tales/log_words.h"

#include "app/warriors/pieces/words.h"
#include "app/warriors/tales/passed_over.h"
#include "app/warriors/words/sentences.h"
#include "app/warriors/words/step_text.h"
#include "app/warriors/words/steps_of.h"
#include "engine/warriors/query.h"

#include <algorithm>
#include <array>
#include <optional>

namespace marches::warriors::face {

namespace {

/// Events that get a row or a line of their own: neither a battle nor the Upkeep of a player tells them.
constexpr auto toldEvents = [] {
    using enum EventCode;
    return std::array{routeIncome,  extraActionPaid, peaceMade,   warEnded, taken,    vacated,
                      doubleStrike, unified,         goldDoubled, capped,   gameEnded};
}();

/// Whether a step belongs to a battle that is being fought: its row tells that battle.
bool isOfBattle(const Step& taken) {
    return isOneOf<step::Battle, step::Assign, step::Retreat, step::Withdraw, step::RetreatCountry,
                   step::BarbariansTo>(taken);
}

/// Walks along the events of one line and makes a row of each thing that the game did by itself.
class RowTeller {
public:
    RowTeller(const Moment& before, const Command& first, bool over)
        : before_(before), over_(over), ofBattle_(isOfBattle(first.step)),
          gathersLater_(std::holds_alternative<step::RouteIncome>(first.step)),
          declaresWar_(std::holds_alternative<step::DeclareWar>(first.step)), turn_(before.state.turn),
          phase_(before.state.phase) {
        if (before.state.battle.province != noProvince) battle_.emplace(before);
    }

    void take(const Event& event) {
        if (battle_ && battle_->take(event)) return;
        switch (event.code) {
        case EventCode::battleBegan:
            endBattle(true);
            battle_.emplace(before_, event);
            return;
        case EventCode::turnBegan:
            turn_ = as<EventCode::turnBegan>(event).turn;
            return;
        case EventCode::phaseBegan:
            enter(as<EventCode::phaseBegan>(event).phase);
            return;
        case EventCode::fed:
            if (!own_) upkeepOf(seatOf(as<EventCode::fed>(event).unit.owner)).fed += 1;
            return;
        case EventCode::starved:
            if (own_)
                ownMore_.push_back(sentence(before_, event));
            else
                upkeepOf(seatOf(as<EventCode::starved>(event).unit.owner))
                    .starved.push_back(sentence(before_, event));
            return;
        case EventCode::gathered:
            upkeepOf(as<EventCode::gathered>(event).seat).gathered = gatheredBy(event);
            return;
        case EventCode::peaceDeclined:
        case EventCode::peaceRetracted:
            if (!declaresWar_) return; // else the command's own words tell it
            break;
        default:
            if (std::ranges::find(toldEvents, event.code) == toldEvents.end()) return;
        }
        if (own_) {
            ownMore_.push_back(sentence(before_, event));
            return;
        }
        play::LogEntry row = newRow();
        row.seat = actingSeat(event);
        row.text = sentence(before_, event);
        rows_.push_back(std::move(row));
    }

    /// The command's own row gets what belongs to it; the others follow.
    ToldLine finish(play::LogEntry own) {
        endBattle(over_);
        endUpkeep();
        own.more = std::move(ownMore_);
        if (ofBattle_ && !tales_.empty()) { // its row is the battle's
            own.open = true;
            addTale(own, tales_.front());
        }
        std::vector<play::LogEntry> all{std::move(own)};
        for (play::LogEntry& row : rows_)
            all.push_back(std::move(row));
        return {std::move(all), std::move(tales_)};
    }

private:
    struct Upkeep {
        SeatId seat = noSeat;
        int fed = 0;
        Resources gathered{};
        std::vector<QString> starved{};
    };

    play::LogEntry newRow() const {
        play::LogEntry row;
        row.turn = turn_;
        row.group = Log::tr("Turn %1 · %2").arg(turn_).arg(phaseName(phase_));
        return row;
    }

    static void addTale(play::LogEntry& row, const BattleTale& tale) {
        if (!tale.powers.isEmpty()) row.more.push_back(tale.powers);
        for (const play::LogEntry& fact : tale.facts)
            row.more.push_back(fact.text);
    }

    void endBattle(bool over) {
        if (!battle_) return;
        BattleTale tale = battle_->tale(over);
        battle_.reset();
        if (tale.facts.empty() && tale.powers.isEmpty())
            return; // it goes on, and this line told nothing of it
        const bool first = tales_.empty();
        tales_.push_back(std::move(tale));
        if (ofBattle_ && first) return;
        play::LogEntry row = newRow();
        row.text = tales_.back().title;
        row.seat = tales_.back().attacker;
        row.open = true;
        addTale(row, tales_.back());
        rows_.push_back(std::move(row));
    }

    void enter(Phase phase) {
        endBattle(true);
        if (phase_ == Phase::upkeep && !gathersLater_) noteWhoGathersNothing();
        endUpkeep();
        const bool asksNobody =
            phase_ == Phase::trade || phase_ == Phase::development || phase_ == Phase::maneuvering;
        if (!own_ && asksNobody) { // it began and ended between two questions
            play::LogEntry row = newRow();
            row.text = passedOverSentence(before_, phase_);
            rows_.push_back(std::move(row));
        }
        phase_ = phase;
        own_ = false;
    }

    Upkeep& upkeepOf(SeatId seat) {
        const auto found =
            std::ranges::find_if(upkeep_, [seat](const Upkeep& each) { return each.seat == seat; });
        if (found != upkeep_.end()) return *found;
        return upkeep_.emplace_back(Upkeep{.seat = seat});
    }

    /// They have taken part all the same.
    void noteWhoGathersNothing() {
        for (const SeatId seat : SeatSet::first(before_.seats()))
            if (!before_.state.player(seat).left) upkeepOf(seat);
    }

    void endUpkeep() {
        for (Upkeep& upkeep : upkeep_) {
            play::LogEntry row = newRow();
            row.seat = upkeep.seat;
            row.open = !upkeep.starved.empty();
            row.more = std::move(upkeep.starved);
            const QString fed = upkeep.fed > 0 ? Log::tr("%n army(ies) fed", nullptr, upkeep.fed) : QString();
            if (upkeep.gathered != Resources{}) {
                row.text = gatheredSentence(upkeep.gathered);
                row.detail = fed;
            } else {
                row.text = upkeep.fed > 0     ? fed
                           : row.more.empty() ? Log::tr("Nothing gathered", "Upkeep")
                                              : Log::tr("Armies starve");
            }
            rows_.push_back(std::move(row));
        }
        upkeep_.clear();
    }

    const Moment& before_;
    bool over_;
    bool ofBattle_;
    bool gathersLater_; ///< than what was gathered from provinces, which an earlier line tells
    bool declaresWar_;
    int turn_;
    Phase phase_;
    bool own_ = true; ///< still the phase of the command
    std::optional<BattleTeller> battle_;
    std::vector<BattleTale> tales_;
    std::vector<Upkeep> upkeep_;
    std::vector<QString> ownMore_;
    std::vector<play::LogEntry> rows_;
};

} // namespace

Resources gatheredBy(const Event& event) {
    const auto gathered = as<EventCode::gathered>(event);
    return {{gathered.food, gathered.products, gathered.weapons, gathered.gold}};
}

QString gatheredSentence(const Resources& gathered) {
    //: Upkeep: what a country gets from its provinces
    return Log::tr("Gathered: %1").arg(amounts(gathered));
}

std::optional<play::LogEntry> turnEndRow(const Moment& before, std::span<const Event> events,
                                         const State& after) {
    const auto began =
        std::ranges::find_if(events, [](const Event& event) { return event.code == EventCode::turnBegan; });
    if (began == events.end()) return std::nullopt;
    play::LogEntry row;
    row.turn = before.state.turn;
    row.group = Log::tr("Turn %1 · %2").arg(row.turn).arg(phaseName(Phase::downkeep));
    row.text = Log::tr("Down-keep is done, turn %1 is over").arg(row.turn);
    // Whoever starved has left provinces since, to an ally or to nobody: the points of then are not those of
    // now.
    const bool left = std::any_of(began, events.end(), [](const Event& event) {
        return event.code == EventCode::vacated || event.code == EventCode::handedOver;
    });
    if (left) return row;
    std::vector<std::pair<int, SeatId>> scores;
    for (const SeatId seat : SeatSet::first(before.seats()))
        if (!after.player(seat).left)
            scores.emplace_back(-victoryPoints(*before.setting, after, seat).total(), seat);
    std::ranges::sort(scores);
    QStringList parts;
    for (const auto& [points, seat] : scores)
        //: A country and its Victory Points
        parts << Log::tr("%1 %2", "score").arg(seatName(*before.setting, seat)).arg(-points);
    //: %1 a list: "France 12, England 9"
    row.more.push_back(Log::tr("Victory Points: %1").arg(parts.join(QStringLiteral(", "))));
    row.open = true;
    return row;
}

QString positionName(const State& state) {
    if (state.phase == Phase::setup || state.phase == Phase::over) return phaseName(state.phase);
    return Log::tr("Turn %1, %2").arg(state.turn).arg(phaseName(state.phase));
}

namespace {

play::LogEntry ownEntry(const Moment& before, std::span<const Command> steps) {
    play::LogEntry entry;
    const State& state = before.state;
    entry.turn = state.phase == Phase::setup ? 0 : state.turn;
    entry.group = state.phase == Phase::setup
                      ? phaseName(state.phase)
                      : Log::tr("Turn %1 · %2").arg(state.turn).arg(phaseName(state.phase));
    entry.seat = isSeat(steps.front().actor) ? steps.front().actor : noSeat;
    const StepText text = stepText(before, steps);
    entry.text = text.done;
    entry.detail = text.price;
    return entry;
}

} // namespace

play::LogEntry logEntry(const Moment& before, std::span<const Command> steps, std::span<const Event> events) {
    return toldLine(before, steps, events, true).rows.front();
}

ToldLine toldLine(const Moment& before, std::span<const Command> steps, std::span<const Event> events,
                  bool over) {
    if (steps.empty()) return {{{}}, {}};
    RowTeller teller(before, steps.front(), over);
    for (const Event& event : events)
        teller.take(event);
    return teller.finish(ownEntry(before, steps));
}

} // namespace marches::warriors::face
