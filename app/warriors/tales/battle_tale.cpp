#include "app/warriors/tales/battle_tale.h"

#include "app/theme/icons.h"
#include "app/warriors/pieces/words.h"
#include "engine/warriors/query.h"

#include <QCoreApplication>

#include <algorithm>

namespace marches::warriors::face {

namespace {

struct Battles {
    Q_DECLARE_TR_FUNCTIONS(Battles)
};

bool isGone(const std::vector<UnitRef>& units, UnitRef unit) {
    return std::ranges::find(units, unit) != units.end();
}

/// A row with the sign of who it tells of; without one where nobody holds the province.
play::LogEntry rowOf(Owner who) {
    play::LogEntry row;
    if (isPlayer(who)) row.seat = seatOf(who);
    if (who == Owner::barbarian) row.icon = theme::icon(theme::Icon::Axe);
    return row;
}

} // namespace

BattleTeller::BattleTeller(const Moment& before)
    : before_(before), province_(before.state.battle.province), attacker_(before.state.current),
      defender_(before.state.holder(before.state.battle.province)) {}

BattleTeller::BattleTeller(const Moment& before, const Event& began)
    : BattleTeller(before, as<EventCode::battleBegan>(began)) {}

BattleTeller::BattleTeller(const Moment& before, const With<EventCode::battleBegan>& battle)
    : before_(before), province_(battle.province), attacker_(battle.attacker), defender_(battle.defender),
      powers_({battle.attackerPower, battle.defenderPower}) {}

bool BattleTeller::take(const Event& event) {
    switch (event.code) {
    case EventCode::damaged: {
        const auto hit = as<EventCode::damaged>(event);
        hurt_.emplace_back(hit.unit, hit.damage);
        return true;
    }
    case EventCode::killed: {
        const auto killed = as<EventCode::killed>(event);
        Fallen& fallen = fallen_[killed.unit.owner];
        fallen.units.push_back(killed.unit);
        fallen.killer = killed.killer;
        fallen.vp += killed.vp;
        return true;
    }
    case EventCode::retreated:
    case EventCode::barbariansRetreated:
    case EventCode::withdrew: {
        const auto gone = as<EventCode::retreated>(event);
        journeys_[{gone.unit.owner, gone.to, event.code == EventCode::withdrew}].push_back(gone.unit);
        return true;
    }
    case EventCode::noRetreat:
    case EventCode::noWithdrawal:
    case EventCode::barbariansRemoved: {
        const UnitRef unit = as<EventCode::noRetreat>(event).unit;
        lost_[unit.owner].push_back(unit);
        return true;
    }
    case EventCode::conquered:
    case EventCode::taken:
    case EventCode::handedOver: // to an ally of the defender, who still stands there
        if (const auto taken = as<EventCode::taken>(event); taken.province == province_)
            taker_ = taken.holder;
        return true; // elsewhere: those who went there hold it, as is told already
    case EventCode::vacated:
        if (as<EventCode::vacated>(event).province != province_) return false;
        taker_ = Owner::none;
        return true;
    default:
        return false;
    }
}

QString BattleTeller::owner(Owner which) const {
    return ownerName(*before_.setting, which);
}

/// "1 Archer and 2 Infantry".
QString BattleTeller::unitWords(const Units& units) const {
    std::map<UnitKind, int> kinds;
    int armies = 0;
    int forts = 0;
    for (const UnitRef unit : units)
        if (isPlayer(unit.owner))
            ++kinds[kindOf(unit.number)];
        else
            ++(unit.barbarianFort ? forts : armies);
    QStringList parts;
    for (const auto& [kind, count] : kinds)
        parts << kindCount(kind, count);
    if (armies > 0) parts << Battles::tr("%n army(ies)", "of Barbarians", armies);
    if (forts > 0) parts << Battles::tr("%n Fort(s)", "of Barbarians", forts);
    return joined(parts);
}

void BattleTeller::tellOf(BattleTale& tale, Owner who, Retreats ofBarbarians) const {
    const auto say = [&](const QString& text) {
        play::LogEntry fact = rowOf(who);
        fact.text = text;
        tale.facts.push_back(std::move(fact));
    };
    const QString name = owner(who);
    Units gone;
    if (const auto found = fallen_.find(who); found != fallen_.end()) {
        const Fallen& fallen = found->second;
        gone = fallen.units;
        if (isPlayer(fallen.killer) && fallen.vp > 0)
            //: %1 a country or the Barbarians, %2 its units, %3 the country that gets the Victory Points
            say(Battles::tr("Losses of %1: %2 · %n Victory Point(s) for %3", nullptr, fallen.vp)
                    .arg(name, unitWords(fallen.units), owner(fallen.killer)));
        else
            say(Battles::tr("Losses of %1: %2", "a country or the Barbarians, and its units")
                    .arg(name, unitWords(fallen.units)));
    }
    for (const auto& [journey, units] : journeys_) {
        if (journey.owner != who) continue;
        gone.insert(gone.end(), units.begin(), units.end());
        if (who == Owner::barbarian && ofBarbarians == Retreats::open) {
            //: %1 the Barbarians, %2 their units; where to is chosen later
            say(Battles::tr("Retreat of %1: %2").arg(name, unitWords(units)));
            continue;
        }
        const QString to = provinceName(*before_.setting, journey.to);
        //: %1 a country or the Barbarians, %2 its units, %3 a province
        say((journey.withdrawal ? Battles::tr("Withdrawal of %1 to %3: %2")
                                : Battles::tr("Retreat of %1 to %3: %2"))
                .arg(name, unitWords(units), to));
    }
    if (const auto found = lost_.find(who); found != lost_.end()) {
        gone.insert(gone.end(), found->second.begin(), found->second.end());
        //: %1 a country or the Barbarians, %2 its units: there is no province to go to
        say(Battles::tr("No way out for %1: %2 lost").arg(name, unitWords(found->second)));
    }
    for (const auto& [unit, points] : hurt_)
        if (unit.owner == who && !isGone(gone, unit))
            say(Battles::tr("%1 survives with %n damage", "a unit, named with its owner", points)
                    .arg(unitName(before_, unit)));
}

BattleTale BattleTeller::tale(bool over, Retreats ofBarbarians) const {
    BattleTale tale;
    tale.province = province_;
    tale.attacker = attacker_;
    const QString place = provinceName(*before_.setting, province_);
    tale.title = Battles::tr("Battle of %1").arg(place);
    tale.fighters.insert(attacker_);
    if (isPlayer(defender_)) tale.fighters.insert(seatOf(defender_));
    if (powers_)
        //: Attacker and its power, defender and its power
        tale.powers = Battles::tr("%1 strikes with %2, %3 with %4.")
                          .arg(owner(ownerOf(attacker_)))
                          .arg(powers_->first)
                          .arg(owner(defender_))
                          .arg(powers_->second);
    // Allies of the defender may stand beside it.
    std::set<Owner> others;
    for (const auto& [unit, points] : hurt_)
        others.insert(unit.owner);
    for (const auto& [journey, units] : journeys_)
        others.insert(journey.owner);
    for (const auto& [who, units] : lost_)
        others.insert(who);
    others.erase(defender_);
    others.erase(ownerOf(attacker_));
    tellOf(tale, defender_, ofBarbarians);
    for (const Owner other : others)
        tellOf(tale, other, ofBarbarians);
    tellOf(tale, ownerOf(attacker_), ofBarbarians);
    tale.over = over;
    if (!over) return tale;
    const Owner holder = taker_.value_or(defender_);
    play::LogEntry end = rowOf(holder);
    const int worth = provinceVp(*before_.setting, province_);
    if (holder == Owner::none)
        end.text = Battles::tr("Nobody holds %1 now", "a province").arg(place);
    else if (holder == defender_)
        end.text = Battles::tr("%2 stays with %1", "%1 a country or the Barbarians, %2 a province")
                       .arg(owner(holder), place);
    else
        end.text = Battles::tr("%2 goes to %1: %n Victory Point(s)",
                               "%1 a country, %2 a province that changes hands", worth)
                       .arg(owner(holder), place);
    tale.facts.push_back(std::move(end));
    return tale;
}

} // namespace marches::warriors::face
