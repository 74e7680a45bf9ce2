#include "app/warriors/words/forecast.h"

#include "app/warriors/pieces/words.h"
#include "app/warriors/words/march_words.h"
#include "engine/warriors/query.h"

#include <QCoreApplication>

#include <algorithm>

namespace marches::warriors::face {

namespace {

struct Forecast {
    Q_DECLARE_TR_FUNCTIONS(Forecast)
};

QString outcome(const Moment& moment, const BattlePreview& preview) {
    const QString place = provinceName(*moment.setting, preview.province);
    const Owner holder = preview.after.holder(preview.province);
    if (holder == ownerOf(preview.attacker)) {
        const QString left = unitList(unitsIn(preview.after, preview.attacker, preview.province));
        //: What a battle would bring: a province, and the player's units that stand there after it
        return Forecast::tr("%1 is yours · left there: %2").arg(place, left);
    }
    std::vector<Token> lost;
    for (const UnitRef unit : preview.attackers)
        if (!preview.after.player(preview.attacker).units[unit.number].onBoard()) lost.push_back(unit.number);
    const QString stays =
        holder == Owner::none
            ? Forecast::tr("Nobody will hold %1").arg(place)
            //: What a battle would bring: a province, and who holds it as before
            : Forecast::tr("%1 stays with %2").arg(place, ownerName(*moment.setting, holder));
    if (lost.empty()) return stays;
    //: What a battle would bring: who holds the province, and the player's units that fall
    return Forecast::tr("%1 · you lose %2").arg(stays, unitList(lost));
}

} // namespace

QStringList forecast(const Moment& moment, const std::vector<Token>& marchers, const March& march,
                     bool planning, Sending sending) {
    const QString place = provinceName(*moment.setting, march.target());
    const bool drags = sending == Sending::release;
    //: What releasing the mouse's button does with units that are dragged, while marches are planned; "it" is
    //: the march
    const QString released = Forecast::tr("Letting go adds it to the plan");
    //: What a click on a province does while marches are planned; "it" is the march
    const QString clicked = Forecast::tr("A click adds it to the plan");
    const QString& planned = drags ? released : clicked;
    const auto finished = [&](QStringList lines, const QString& then) {
        lines << marchLoss(moment, march) << marchCost(marchers, march.actionPoints)
              << (planning ? planned : then);
        lines.removeAll(QString());
        return lines;
    };
    if (!march.battle)
        //: Units, a province and what it is: "2 Infantry to Fyn: free · +2 VP"
        return finished(
            {Forecast::tr("%1 to %2: %3").arg(unitList(marchers), place, marchDetail(moment, march))},
            //: Of units that are being dragged: what releasing the mouse's button does
            drags ? Forecast::tr("Letting go moves them there") : Forecast::tr("A click moves there"));
    const BattlePreview preview = previewBattle(*moment.setting, moment.state, moment.hand, march);
    if (!preview.fought) return {};
    const SeatId defender = isPlayer(preview.defender) ? seatOf(preview.defender) : noSeat;
    QString defenders = unitList(moment, preview.defenders, defender);
    if (isSeat(defender))
        //: A country and its units: "France, 2 Infantry"
        defenders = Forecast::tr("%1, %2").arg(ownerName(*moment.setting, preview.defender), defenders);
    //: Attackers and defenders of a battle that is foreseen
    return finished(
        {Forecast::tr("%1 against %2").arg(unitList(moment, preview.attackers, moment.hand), defenders),
         outcome(moment, preview), furtherMoves(moment, preview)},
        //: What releasing the mouse's button does with units that are dragged: a card foretells the battle
        drags ? Forecast::tr("Letting go shows the battle first")
              : Forecast::tr("A click shows the battle first"));
}

QString furtherMoves(const Moment& moment, const BattlePreview& preview) {
    const Setting& setting = *moment.setting;
    if (has(setting, moment.state, preview.attacker, Ability::doubleStrike)) return {};
    const int full = fullActionPoints(setting, moment.state, preview.attacker);
    const bool left = std::ranges::any_of(preview.attackers, [&](const UnitRef& unit) {
        const Unit& army = preview.after.player(preview.attacker).units[unit.number];
        return army.onBoard() && actionPointsOf(army, full) > 0;
    });
    //: Of armies that are about to battle; `man.move.enter-hostile`
    return left ? Forecast::tr("After a battle an army goes no further this turn, whatever it has left")
                : QString();
}

QString battleForecast(const Moment& moment, ProvinceId province) {
    March next;
    next.path = {province};
    next.steps = {{moment.hand, step::Battle{province}}};
    next.battle = true;
    const BattlePreview preview = previewBattle(*moment.setting, moment.state, moment.hand, next);
    if (!preview.fought) return {};
    QStringList parts{outcome(moment, preview)};
    const auto fled = [province](const Event& event) {
        return event.code == EventCode::barbariansRetreated &&
               as<EventCode::barbariansRetreated>(event).from == province;
    };
    for (const Event& event : preview.events)
        if (fled(event) && !preview.asksWhereTo)
            //: What a battle would bring; %1 a province
            parts << Forecast::tr("Barbarians retreat to %1")
                         .arg(provinceName(*moment.setting, as<EventCode::barbariansRetreated>(event).to));
    if (preview.asksWhereTo && std::ranges::any_of(preview.events, fled))
        //: What a battle would bring
        parts << Forecast::tr("Barbarians retreat; you choose where to");
    parts.removeDuplicates();
    return parts.join(QStringLiteral(" · "));
}

QString forecastShown(const Moment& moment, ProvinceId province) {
    //: %1 a province; a card shows what a battle there would bring
    return Forecast::tr("%1: click again to march").arg(provinceName(*moment.setting, province));
}

} // namespace marches::warriors::face
