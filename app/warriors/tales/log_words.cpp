#include "app/warriors/tales/log_words.h"

#include "app/warriors/docks/offer_composer.h"
#include "app/warriors/pieces/words.h"
#include "app/warriors/prompts/reach.h"
#include "app/warriors/prompts/steps_of.h"
#include "app/warriors/tales/passed_over.h"
#include "app/warriors/words/sentences.h"
#include "engine/warriors/query.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace marches::warriors::face {

namespace {

struct Log {
    Q_DECLARE_TR_FUNCTIONS(Log)
};

/// What one line says: the deed, and its price or gain.
struct Line {
    QString text;
    QString detail;
};

struct Teller {
    const Moment& before;
    std::span<const Command> steps;
    std::span<const Event> events;

    const Setting& setting() const { return *before.setting; }
    const State& state() const { return before.state; }
    SeatId seat() const { return steps.front().actor; }
    QString place(ProvinceId province) const { return provinceName(setting(), province); }
    QString other(SeatId who) const { return seatName(setting(), who); }
    QString unit(UnitRef ref) const { return unitName(before, ref, seat()); }
    int count() const { return static_cast<int>(steps.size()); }

    Line operator()(const step::PlaceToken&) const;
    Line operator()(const step::Feed&) const;
    Line operator()(const step::Done&) const;
    Line operator()(const step::RouteIncome& s) const;
    Line operator()(const step::Bank& s) const;
    Line operator()(const step::OpenRoute& s) const {
        return {Log::tr("Trade Route to %1").arg(other(s.partner)), {}};
    }
    Line operator()(const step::MakeOffer& s) const;
    /// What an open offer of that seat to this one exchanges.
    std::optional<QString> offered(SeatId from) const;
    Line operator()(const step::AcceptOffer& s) const;
    Line operator()(const step::DeclineOffer& s) const;
    Line operator()(const step::RetractOffer& s) const {
        return {Log::tr("Offer to %1 taken back").arg(other(s.partner)), {}};
    }
    Line operator()(const step::BuyVp&) const;
    Line operator()(const step::Upgrade& s) const;
    Line operator()(const step::Build& s) const;
    Line operator()(const step::BuildFort& s) const {
        return {Log::tr("Fort raised in %1").arg(place(s.province)),
                Log::tr("%1 VP").arg(signedNumber(setting().tables.fortVp))};
    }
    Line operator()(const step::Promote& s) const;
    Line operator()(const step::DeclareWar& s) const {
        return {Log::tr("War declared on %1").arg(other(s.enemy)),
                Log::tr("until turn %1").arg(lastTurnOfWar(setting().tables, state().turn))};
    }
    Line operator()(const step::Pass&) const;
    Line operator()(const step::Shift& s) const {
        return {Log::tr("Token from %1 to %2").arg(pathName(s.from), pathName(s.to)), {}};
    }
    Line operator()(const step::Move& s) const;
    Line operator()(const step::Battle& s) const {
        return {Log::tr("Battle of %1").arg(place(s.province)), {}};
    }
    Line operator()(const step::Assign&) const;
    Line operator()(const step::RetreatCountry& s) const {
        return {Log::tr("The Barbarians keep to %1").arg(countryName(setting(), s.country)), {}};
    }
    Line operator()(const step::BarbariansTo& s) const {
        return {Log::tr("The Barbarians go to %1").arg(place(s.province)), {}};
    }
    Line operator()(const step::Retreat& s) const {
        return {Log::tr("Retreat to %1").arg(place(s.province)), {}};
    }
    Line operator()(const step::Withdraw& s) const {
        return {Log::tr("Withdrawal to %1").arg(place(s.province)), {}};
    }
    Line operator()(const step::Unify&) const { return {Log::tr("%1 is united").arg(other(seat())), {}}; }
    Line operator()(const step::HandOver& s) const {
        return {Log::tr("%1 handed over to %2").arg(place(s.province), other(s.ally)), {}};
    }
    Line operator()(const step::Merchant& s) const {
        return {s.yes ? Log::tr("The Merchant doubles Gold") : Log::tr("Gold is not doubled"), {}};
    }
    Line operator()(const step::Vote&) const { return {Log::tr("Vote given"), {}}; }
    Line operator()(const step::OfferPeace& s) const {
        return {Log::tr("Peace offered to %1").arg(other(s.enemy)), {}};
    }
    Line operator()(const step::AcceptPeace& s) const {
        return {Log::tr("Peace with %1").arg(other(s.enemy)), {}};
    }
    Line operator()(const step::DeclinePeace& s) const {
        return {Log::tr("Peace with %1 declined").arg(other(s.enemy)), {}};
    }
    Line operator()(const step::RetractPeace& s) const {
        return {Log::tr("Offer of peace to %1 taken back").arg(other(s.enemy)), {}};
    }
    Line operator()(const step::Leave&) const {
        return {Log::tr("%1 leaves the game").arg(other(seat())), {}};
    }
    Line operator()(const step::TimeUp&) const {
        return {Log::tr("The time is up: this turn is the last"), {}};
    }
};

Line Teller::operator()(const step::PlaceToken&) const {
    std::map<Path, int> placed;
    for (const Command& command : steps)
        if (const auto* step = std::get_if<step::PlaceToken>(&command.step)) ++placed[step->path];
    if (count() == 1) return {Log::tr("Token on %1").arg(pathName(placed.begin()->first)), {}};
    QStringList parts;
    for (const auto& [path, tokens] : placed)
        //: How many tokens are laid on a path of the play-mat: "2 on Production"
        parts << Log::tr("%1 on %2", "tokens on a path").arg(tokens).arg(pathName(path));
    return {Log::tr("Tokens: %1").arg(joined(parts)), {}};
}

Line Teller::operator()(const step::Feed&) const {
    std::vector<Token> fed;
    int food = 0;
    for (const Command& command : steps)
        if (const auto* step = std::get_if<step::Feed>(&command.step)) {
            fed.push_back(step->token);
            food += setting().tables.feed[static_cast<std::size_t>(kindOf(step->token))];
        }
    return {Log::tr("Fed: %1").arg(unitList(fed)), Log::tr("Food %1").arg(signedNumber(-food))};
}

Line Teller::operator()(const step::Done&) const {
    switch (state().stage) {
    case Stage::feed:
        return {Log::tr("Nobody else is fed"), {}};
    case Stage::trade:
        return {Log::tr("Done with Trade"), {}};
    case Stage::move:
        return {Log::tr("Moves are over"), {}};
    default:
        return {anyPrincessMoved(state(), seat()) ? Log::tr("Princesses' moves are over")
                                                  : Log::tr("Princesses stay"),
                {}};
    }
}

Line Teller::operator()(const step::RouteIncome& s) const {
    Resources one;
    one[s.resource] = 1;
    return {Log::tr("Unused route %1").arg(s.ordinal), amounts(one)};
}

Line Teller::operator()(const step::Bank& s) const {
    Resources give;
    Resources get;
    give[s.give] = s.amount * count();
    get[s.get] = count();
    //: Given and got: "7 Food for 1 Gold"
    return {Log::tr("Bank: %1 for %2").arg(amounts(give), amounts(get)), {}};
}

Line Teller::operator()(const step::MakeOffer& s) const {
    //: Whom an offer is made, and what: "2 Gold for 3 Weapons"
    return {Log::tr("Offer to %1: %2").arg(other(s.partner), OfferComposer::summary(s.give, s.take)), {}};
}

std::optional<QString> Teller::offered(SeatId from) const {
    for (const Offer& offer : state().offers)
        if (offer.from == from && offer.to == seat()) return OfferComposer::summary(offer.give, offer.take);
    return std::nullopt;
}

Line Teller::operator()(const step::AcceptOffer& s) const {
    if (const auto what = offered(s.partner))
        //: Whose offer is accepted, and what he offered: "2 Gold for 3 Weapons"
        return {Log::tr("Offer of %1 accepted: %2").arg(other(s.partner), *what), {}};
    return {Log::tr("Offer of %1 accepted").arg(other(s.partner)), {}};
}

Line Teller::operator()(const step::DeclineOffer& s) const {
    if (const auto what = offered(s.partner))
        //: Whose offer is declined, and what he offered: "2 Gold for 3 Weapons"
        return {Log::tr("Offer of %1 declined: %2").arg(other(s.partner), *what), {}};
    return {Log::tr("Offer of %1 declined").arg(other(s.partner)), {}};
}

Line Teller::operator()(const step::BuyVp&) const {
    return {Log::tr("%n Victory Point(s) bought", nullptr, count()),
            Log::tr("Gold %1").arg(signedNumber(-count() * setting().tables.vpPrice))};
}

Line Teller::operator()(const step::Upgrade& s) const {
    const int tokens = state().player(seat()).tokens[static_cast<std::size_t>(s.path)];
    const int was = levelFor(setting().tables, s.path, tokens);
    const int is = levelFor(setting().tables, s.path, tokens + 1);
    return {Log::tr("Token on %1").arg(pathName(s.path)),
            is > was ? Log::tr("level %1").arg(roman(is)) : QString()};
}

Line Teller::operator()(const step::Build& s) const {
    const QString cost = amounts(costOf(setting().tables, s));
    if (s.secondProvince == noProvince)
        return {Log::tr("%1 raised in %2").arg(kindName(s.kind), place(s.province)), cost};
    return {Log::tr("%1 raised in %2, %3 in %4")
                .arg(kindName(s.kind), place(s.province), kindName(s.secondKind), place(s.secondProvince)),
            cost};
}

Line Teller::operator()(const step::Promote& s) const {
    //: A unit and the kind that it becomes
    return {Log::tr("%1 becomes %2").arg(unit(s.unit), kindName(s.to)), amounts(costOf(setting().tables, s))};
}

Line Teller::operator()(const step::Pass&) const {
    switch (state().stage) {
    case Stage::shift:
        return {Log::tr("No token shifted"), {}};
    case Stage::unifyAction:
        return {Log::tr("The rest of the Unification forgone"), {}};
    default:
        return {Log::tr("Action passed"), {}};
    }
}

Line Teller::operator()(const step::Move&) const {
    const std::vector<step::Move> moves = stepsOf<step::Move>(steps);
    const Token leading = moves.front().token; // they go together
    std::set<Token> tokens;
    std::vector<ProvinceId> path;
    for (const step::Move& step : moves) {
        tokens.insert(step.token);
        if (step.token == leading) path.push_back(step.to);
    }
    const ProvinceId last = path.back();
    const int points = isArmy(leading) ? actionPointsFor(state(), seat(), path) : 0;
    const ProvinceId first = state().player(seat()).units[leading].province;
    //: Who moves, from where, to where: "2 Archers: Provence → Bourbon"
    return {Log::tr("%1: %2 → %3").arg(unitList({tokens.begin(), tokens.end()}), place(first), place(last)),
            points == 0          ? QString()
            : tokens.size() == 1 ? actionPointsBrief(points)
                                 : Log::tr("%n AP each", "Action Points of each army", points)};
}

Line Teller::operator()(const step::Assign&) const {
    std::vector<std::pair<UnitRef, int>> hits;
    for (const Command& command : steps)
        if (const auto* step = std::get_if<step::Assign>(&command.step)) {
            auto found = std::find_if(hits.begin(), hits.end(),
                                      [&](const auto& h) { return h.first == step->target; });
            if (found == hits.end())
                hits.emplace_back(step->target, 1);
            else
                ++found->second;
        }
    QStringList parts;
    for (const auto& [target, points] : hits)
        //: A unit and the damage laid on it
        parts << Log::tr("%1: %2", "damage").arg(unitName(before, target)).arg(points);
    return {Log::tr("Damage in %1").arg(place(state().battle.province)), joined(parts)};
}

/// What neither a battle nor the Upkeep of a player tells.
bool isTold(EventCode code) {
    switch (code) {
    case EventCode::routeIncome:
    case EventCode::extraActionPaid:
    case EventCode::peaceMade:
    case EventCode::warEnded:
    case EventCode::taken:
    case EventCode::vacated:
    case EventCode::doubleStrike:
    case EventCode::unified:
    case EventCode::goldDoubled:
    case EventCode::capped:
    case EventCode::gameEnded:
        return true;
    default:
        return false;
    }
}

/// Whether a step belongs to a battle that is being fought: its row tells that battle.
bool isOfBattle(const Step& step) {
    return std::holds_alternative<step::Battle>(step) || std::holds_alternative<step::Assign>(step) ||
           std::holds_alternative<step::Retreat>(step) || std::holds_alternative<step::Withdraw>(step) ||
           std::holds_alternative<step::RetreatCountry>(step) ||
           std::holds_alternative<step::BarbariansTo>(step);
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
            turn_ = event.operands[0].value;
            return;
        case EventCode::phaseBegan:
            enter(static_cast<Phase>(event.operands[0].value));
            return;
        case EventCode::fed:
            if (!own_) upkeepOf(seatOf(event.operands[0].unit().owner)).fed += 1;
            return;
        case EventCode::starved:
            if (own_)
                ownMore_.push_back(sentence(before_, event));
            else
                upkeepOf(seatOf(event.operands[0].unit().owner)).starved.push_back(sentence(before_, event));
            return;
        case EventCode::gathered: {
            Upkeep& upkeep = upkeepOf(event.operands[0].seat());
            for (const Resource resource : allResources)
                upkeep.gathered[resource] = event.operands[1 + static_cast<std::size_t>(resource)].value;
            return;
        }
        case EventCode::peaceDeclined:
        case EventCode::peaceRetracted:
            if (!declaresWar_) return; // else the command's own words tell it
            break;
        default:
            if (!isTold(event.code)) return;
        }
        if (own_) {
            ownMore_.push_back(sentence(before_, event));
            return;
        }
        play::LogEntry row = newRow();
        if (event.operands[0].kind == OperandKind::seat) row.seat = event.operands[0].seat();
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
        const auto found = std::find_if(upkeep_.begin(), upkeep_.end(),
                                        [seat](const Upkeep& each) { return each.seat == seat; });
        if (found != upkeep_.end()) return *found;
        Upkeep fresh;
        fresh.seat = seat;
        upkeep_.push_back(std::move(fresh));
        return upkeep_.back();
    }

    /// They have taken part all the same.
    void noteWhoGathersNothing() {
        for (std::size_t i = 0; i < before_.seats(); ++i)
            if (!before_.state.players[i].left) upkeepOf(idAt<SeatId>(i));
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

QString gatheredSentence(const Resources& gathered) {
    //: Upkeep: what a country gets from its provinces
    return Log::tr("Gathered: %1").arg(amounts(gathered));
}

std::optional<play::LogEntry> turnEndRow(const Moment& before, std::span<const Event> events,
                                         const State& after) {
    const auto began = std::find_if(events.begin(), events.end(),
                                    [](const Event& event) { return event.code == EventCode::turnBegan; });
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
    for (std::size_t i = 0; i < before.seats(); ++i)
        if (!after.players[i].left)
            scores.emplace_back(-victoryPoints(*before.setting, after, idAt<SeatId>(i)).total(),
                                idAt<SeatId>(i));
    std::sort(scores.begin(), scores.end());
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

play::LogEntry ownEntry(const Moment& before, std::span<const Command> steps, std::span<const Event> events) {
    play::LogEntry entry;
    const State& state = before.state;
    entry.turn = state.phase == Phase::setup ? 0 : state.turn;
    entry.group = state.phase == Phase::setup
                      ? phaseName(state.phase)
                      : Log::tr("Turn %1 · %2").arg(state.turn).arg(phaseName(state.phase));
    entry.seat = isSeat(steps.front().actor) ? steps.front().actor : noSeat;
    const Line line = std::visit(Teller{before, steps, events}, steps.front().step);
    entry.text = line.text;
    entry.detail = line.detail;
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
    return teller.finish(ownEntry(before, steps, events));
}

} // namespace marches::warriors::face
