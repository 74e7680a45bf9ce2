#include "app/warriors/pieces/level_words.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/words/lead_rows.h"
#include "app/warriors/words/step_parts.h"
#include "engine/warriors/query.h"

#include <map>

/// The words of the steps of setup and Development.
namespace marches::warriors::face {

namespace {

StepText tokenText(const Saying& saying, Path path) {
    return {.group = Actions::tr("Place a token"),
            .text = pathName(path),
            .detail = [&moment = saying.moment, seat = saying.seat,
                       path] { return tokenGain(moment, seat, path); },
            .icon = iconFor(path),
            //: %1 a path of the play-mat
            .advice = Advice::tr("Put a token on %1").arg(pathName(path)),
            .done = Log::tr("Token on %1").arg(pathName(path))};
}

/// What the level of a path becomes with more tokens, or fewer.
QString levelAfter(const Moment& moment, SeatId seat, Path path, int more) {
    const int tokens = moment.state.player(seat).tokens[static_cast<std::size_t>(path)];
    const int now = levelFor(moment.setting->tables, path, tokens);
    const int then = levelFor(moment.setting->tables, path, tokens + more);
    //: A path whose level a token more or less does not change
    if (now == then) return Actions::tr("%1 stays at level %2").arg(pathName(path), roman(now));
    return (then < now ? Actions::tr("%1 falls to level %2", "a path")
                       : Actions::tr("%1 rises to level %2", "a path"))
        .arg(pathName(path), roman(then));
}

} // namespace

StepText textOf(const Saying& saying, const step::PlaceToken& s) {
    StepText text = tokenText(saying, s.path);
    if (saying.count() == 1) return text;
    std::map<Path, int> placed;
    for (const step::PlaceToken& step : stepsOf<step::PlaceToken>(saying.steps))
        ++placed[step.path];
    QStringList parts;
    for (const auto& [path, tokens] : placed)
        //: How many tokens are laid on a path of the play-mat: "2 on Production"
        parts << Log::tr("%1 on %2", "tokens on a path").arg(tokens).arg(pathName(path));
    text.done = Log::tr("Tokens: %1").arg(joined(parts));
    return text;
}

StepText textOf(const Saying& saying, const step::Upgrade& s) {
    StepText text = tokenText(saying, s.path);
    const int tokens = saying.state().player(saying.seat).tokens[static_cast<std::size_t>(s.path)];
    const int was = levelFor(saying.setting().tables, s.path, tokens);
    const int is = levelFor(saying.setting().tables, s.path, tokens + 1);
    if (is > was) text.price = Log::tr("level %1").arg(roman(is));
    return text;
}

StepText textOf(const Saying& saying, const step::Build& s) {
    const QString kind = kindName(s.kind);
    const QString place = saying.place(s.province);
    StepText text{.cost = amounts(costOf(saying.setting().tables, s)),
                  .icon = iconFor(s.kind),
                  .place = s.province,
                  .refused = Cards::tr("%1 cannot be built in %2").arg(kind, place)};
    text.price = text.cost;
    if (s.secondProvince == noProvince) {
        //: %1 a kind of army
        text.group = Actions::tr("Build %1").arg(kind);
        text.text = place;
        text.advice = Advice::tr("Build %1 in %2", "a kind of army").arg(kind, place);
        text.done = Log::tr("%1 raised in %2").arg(kind, place);
        return text;
    }
    const QString secondKind = kindName(s.secondKind);
    const QString second = saying.place(s.secondProvince);
    text.group = Actions::tr("Build two armies");
    text.text = Actions::tr("%1 in %2, %3 in %4").arg(kind, place, secondKind, second);
    text.advice =
        Advice::tr("Build %1 in %2 and %3 in %4", "kinds of army").arg(kind, place, secondKind, second);
    text.done = Log::tr("%1 raised in %2, %3 in %4").arg(kind, place, secondKind, second);
    return text;
}

StepText textOf(const Saying& saying, const step::BuildFort& s) {
    const QString place = saying.place(s.province);
    const Tables& tables = saying.setting().tables;
    return {.group = Actions::tr("Build a Fort"),
            .text = place,
            .cost = amounts(tables.cost[static_cast<std::size_t>(UnitKind::fort)]),
            .icon = theme::Icon::Fort,
            .place = s.province,
            .advice = Advice::tr("Build a Fort in %1").arg(place),
            .refused = Cards::tr("A Fort cannot be built in %1").arg(place),
            .done = Log::tr("Fort raised in %1").arg(place),
            .price = Log::tr("%1 VP").arg(signedNumber(tables.fortVp))};
}

StepText textOf(const Saying& saying, const step::Promote& s) {
    const ProvinceId where = isPlayer(s.unit.owner)
                                 ? saying.state().player(seatOf(s.unit.owner)).units[s.unit.number].province
                                 : noProvince;
    const QString unit = unitName(saying.moment, s.unit, saying.seat);
    const QString kind = kindName(s.to);
    const QString cost = amounts(costOf(saying.setting().tables, s));
    return {.group = Actions::tr("Promote"),
            //: A unit and what it becomes: "Infantry no. 1 to Archer"
            .text =
                Actions::tr("%1 to %2").arg(saying.names.units.isEmpty() ? unit : saying.names.units, kind),
            .detail = [place = saying.place(where)] { return place; },
            .cost = cost,
            .icon = iconFor(s.to),
            .place = where,
            //: A unit and what it becomes: "Infantry no. 1 to Archer"
            .advice = Advice::tr("Promote %1 to %2").arg(unit, kind),
            //: A unit and the kind that it becomes
            .done = Log::tr("%1 becomes %2").arg(unit, kind),
            .price = cost};
}

StepText textOf(const Saying& saying, const step::DeclareWar& s) {
    const int last = lastTurnOfWar(saying.setting().tables, saying.state().turn);
    return {.group = Actions::tr("War"),
            .text = Actions::tr("Declare war on %1").arg(saying.who(s.enemy)),
            //: Of a war that is to be declared: its length
            .detail = [last] { return Actions::tr("the war lasts to the end of turn %1 at most").arg(last); },
            .icon = theme::Icon::War,
            .done = Log::tr("War declared on %1").arg(saying.who(s.enemy)),
            .price = Log::tr("until turn %1").arg(last)};
}

StepText textOf(const Saying& saying, const step::Pass&) {
    StepText text{.group = endGroup(), .icon = theme::Icon::Check};
    switch (saying.state().stage) {
    case Stage::shift: // what most answer, at no loss, is not looked for below all the rest
        text.first = true;
        text.text = Actions::tr("No shift: all tokens stay");
        text.button = Prompts::tr("No shift");
        text.done = Log::tr("No token shifted");
        break;
    case Stage::unifyAction:
        text.text = Actions::tr("Forgo the rest");
        text.done = Log::tr("The rest of the Unification forgone");
        break;
    default:
        text.text = Actions::tr("Pass this Action");
        text.done = Log::tr("Action passed");
    }
    return text;
}

StepText textOf(const Saying& saying, const step::Shift& s) {
    const auto whatComesOfIt = [&moment = saying.moment, seat = saying.seat, s] {
        //: What shifting a token does to the levels of two paths
        QStringList parts{Actions::tr("%1, %2").arg(levelAfter(moment, seat, s.from, -1),
                                                    levelAfter(moment, seat, s.to, 1))};
        parts += leadsAfterShift(moment, seat, s);
        return parts.join(QStringLiteral(" · "));
    };
    return {.group = Actions::tr("Shift a token"),
            //: From one path of the play-mat to another
            .text = Actions::tr("%1 → %2").arg(pathName(s.from), pathName(s.to)),
            .detail = whatComesOfIt,
            .icon = iconFor(s.to),
            .advice = Advice::tr("Shift a token from %1 to %2", "paths of the play-mat")
                          .arg(pathName(s.from), pathName(s.to)),
            .done = Log::tr("Token from %1 to %2").arg(pathName(s.from), pathName(s.to))};
}

} // namespace marches::warriors::face
