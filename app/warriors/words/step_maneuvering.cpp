#include "app/warriors/words/forecast.h"
#include "app/warriors/words/march_words.h"
#include "app/warriors/words/step_parts.h"
#include "engine/warriors/query.h"

#include <algorithm>
#include <set>

/// The words of the steps of Maneuvering and battles.
namespace marches::warriors::face {

namespace {

QString refusedMove(const Saying& saying, const step::Move& s, ProvinceId from, const QString& unit) {
    if (from == noProvince || from == s.to) return Cards::tr("%1 cannot move").arg(unit);
    if (!saying.names.units.isEmpty())
        //: %1 those of the chosen units that cannot: "2 Infantry", "1 Infantry, 2 Archers"
        return Cards::tr("%1 cannot go from %3 to %2")
            .arg(saying.names.units, saying.place(s.to), saying.place(from));
    return Cards::tr("%1 cannot enter %2 from %3").arg(unit, saying.place(s.to), saying.place(from));
}

} // namespace

StepText textOf(const Saying& saying, const step::Move& s) {
    std::set<Token> tokens;
    std::vector<ProvinceId> path; // of the first; they go together
    for (const step::Move& step : stepsOf<step::Move>(saying.steps)) {
        tokens.insert(step.token);
        if (step.token == s.token) path.push_back(step.to);
    }
    const std::vector<Token> units(tokens.begin(), tokens.end());
    const ProvinceId from = saying.unit(s.token).province;
    const QString unit = unitName(s.token);
    const QString named = saying.names.units.isEmpty() ? unit : saying.names.units;
    const QString hinted =
        units.size() == 1 ? hintName(saying.moment, saying.seat, s.token) : unitList(units);
    const int points = isArmy(s.token) ? actionPointsFor(saying.state(), saying.seat, path) : 0;
    const QString cost = marchCost(units, points);
    return {.group = from == noProvince ? Actions::tr("Move %1").arg(named)
                                        : Actions::tr("Move %1 from %2").arg(named, saying.place(from)),
            .text = saying.names.targets.empty() ? saying.place(s.to)
                                                 : provinceNames(saying.setting(), saying.names.targets),
            .cost = cost,
            .icon = theme::Icon::ActionPoint,
            .place = s.to,
            .advice = Advice::tr("Move %1 from %2 to %3").arg(hinted, saying.place(from), saying.place(s.to)),
            .refused = refusedMove(saying, s, from, unit),
            //: Who moves, from where, to where: "2 Archers: Provence → Bourbon"
            .done =
                Log::tr("%1: %2 → %3").arg(unitList(units), saying.place(from), saying.place(path.back())),
            .price = cost};
}

StepText textOf(const Saying& saying, const step::Battle& s) {
    const QString place = saying.place(s.province);
    return {.group = Actions::tr("Battle"),
            .text = place,
            .detail = [&moment = saying.moment, s] { return battleForecast(moment, s.province); },
            .icon = theme::Icon::War,
            .place = s.province,
            .advice = Advice::tr("Fight the battle for %1 now").arg(place),
            .done = Log::tr("Battle of %1").arg(place)};
}

StepText textOf(const Saying& saying, const step::Assign& s) {
    std::vector<std::pair<UnitRef, int>> hits;
    for (const step::Assign& step : stepsOf<step::Assign>(saying.steps)) {
        const auto found = std::ranges::find(hits, step.target,
                                             [](const std::pair<UnitRef, int>& hit) { return hit.first; });
        if (found == hits.end())
            hits.emplace_back(step.target, 1);
        else
            ++found->second;
    }
    QStringList parts;
    for (const auto& [target, points] : hits)
        //: A unit and the damage laid on it
        parts << Log::tr("%1: %2", "damage").arg(unitName(saying.moment, target)).arg(points);
    const QString target = unitName(saying.moment, s.target, saying.seat);
    return {.group = Actions::tr("Lay 1 damage on"),
            .text = target,
            .icon = theme::Icon::War,
            .place = saying.state().battle.province,
            .advice = Advice::tr("Strike %1", "%1 a unit").arg(target),
            //: %1 a unit in battle: "Infantry no. 1 of Burgundy"
            .refused = Cards::tr("No damage can be laid on %1").arg(target),
            .done = Log::tr("Damage in %1").arg(saying.place(saying.state().battle.province)),
            .price = joined(parts)};
}

StepText textOf(const Saying& saying, const step::RetreatCountry& s) {
    const QString country = countryName(saying.setting(), s.country);
    return {.group = Actions::tr("The Barbarians keep to"),
            .text = country,
            .icon = theme::Icon::Axe,
            .advice = Advice::tr("Keep the Barbarians in %1", "%1 a country").arg(country),
            .done = Log::tr("The Barbarians keep to %1").arg(country)};
}

StepText textOf(const Saying& saying, const step::BarbariansTo& s) {
    const QString place = saying.place(s.province);
    return {.group = Actions::tr("The Barbarians go to"),
            .text = place,
            .icon = theme::Icon::Axe,
            .place = s.province,
            .advice = Advice::tr("Send the Barbarians to %1").arg(place),
            .done = Log::tr("The Barbarians go to %1").arg(place)};
}

StepText textOf(const Saying& saying, const step::Retreat& s) {
    const QString place = saying.place(s.province);
    return {.group = Actions::tr("Retreat to"),
            .text = place,
            .icon = theme::Icon::ActionPoint,
            .place = s.province,
            .advice = Advice::tr("Retreat to %1").arg(place),
            .done = Log::tr("Retreat to %1").arg(place)};
}

StepText textOf(const Saying& saying, const step::Withdraw& s) {
    const QString place = saying.place(s.province);
    return {.group = Actions::tr("Withdraw to"),
            .text = place,
            .icon = theme::Icon::ActionPoint,
            .place = s.province,
            .advice = Advice::tr("Withdraw to %1").arg(place),
            .done = Log::tr("Withdrawal to %1").arg(place)};
}

StepText textOf(const Saying& saying, const step::Unify&) {
    const QString country = saying.who(saying.seat);
    StepText text{.group = Actions::tr("Unification"),
                  .text = Actions::tr("Unify %1").arg(country),
                  .icon = theme::Icon::Capital,
                  .refused = Cards::tr("%1 cannot be unified now").arg(country),
                  .done = Log::tr("%1 is united").arg(country)};
    const auto award = unificationAward(saying.setting(), saying.state(), saying.seat);
    const auto [least, most] = unificationRange(saying.setting(), saying.seat);
    if (most == 0) return text;
    if (award || least == most)
        text.cost = Actions::tr("%n Action(s)", nullptr, award.value_or(least));
    else
        //: What a Unification that is not possible yet can bring: "2 to 3 Actions"
        text.cost = Actions::tr("%1 to %n Action(s)", nullptr, most).arg(least);
    return text;
}

StepText textOf(const Saying& saying, const step::HandOver& s) {
    const QString place = saying.place(s.province);
    const QString ally = saying.who(s.ally);
    return {.group = Actions::tr("Hand over"),
            //: A province, and the ally who gets it
            .text = Actions::tr("%1 to %2").arg(place, ally),
            .icon = theme::Icon::HandOver,
            .place = s.province,
            .advice = Advice::tr("Hand %1 over to %2", "a province, a player").arg(place, ally),
            .done = Log::tr("%1 handed over to %2").arg(place, ally)};
}

} // namespace marches::warriors::face
