#include "app/theme/icons.h"
#include "app/warriors/docks/offer_composer.h"
#include "app/warriors/pieces/level_words.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/words.h"
#include "app/warriors/prompts/action_rows.h"
#include "app/warriors/prompts/forecast.h"
#include "app/warriors/prompts/reach.h"
#include "app/warriors/words/done_words.h"
#include "app/warriors/words/lead_rows.h"
#include "engine/warriors/query.h"

#include <QCoreApplication>

namespace marches::warriors::face {

namespace {

struct Actions {
    Q_DECLARE_TR_FUNCTIONS(Actions)
};

/// Words for one step as a row of the Actions list.
struct Describer {
    const Moment& moment;
    SeatId seat;

    using Row = play::ActionRow;
    const Setting& setting() const { return *moment.setting; }
    const State& state() const { return moment.state; }
    QString place(ProvinceId province) const { return provinceName(setting(), province); }
    QString who(SeatId other) const { return seatName(setting(), other); }

    static Row row(const QString& group, const QString& text, theme::Icon icon, const QString& cost = {},
                   ProvinceId province = noProvince) {
        Row made;
        made.group = group;
        made.text = text;
        made.icon = theme::icon(icon);
        made.cost = cost;
        made.province = province;
        return made;
    }
    static QString endGroup() { return Actions::tr("End"); }
    static QString anyTime() { return Actions::tr("At any time"); }

    Row operator()(const step::PlaceToken& s) const { return tokenRow(s.path); }
    Row tokenRow(Path path) const {
        Row made = row(Actions::tr("Place a token"), pathName(path), iconFor(path));
        made.detail = tokenGain(moment, seat, path);
        return made;
    }
    Row operator()(const step::Feed& s) const {
        Row made = row(
            Actions::tr("Feed"), unitName(s.token), theme::Icon::Food,
            Actions::tr("%n Food", nullptr, setting().tables.feed[static_cast<std::size_t>(kindOf(s.token))]),
            state().player(seat).units[s.token].province);
        if (made.province != noProvince) made.detail = place(made.province);
        return made;
    }
    Row operator()(const step::Done&) const {
        Row made = row(endGroup(), doneText(moment, seat), theme::Icon::Check);
        if (state().stage == Stage::feed) made.detail = Actions::tr("the unfed armies die");
        return made;
    }
    Row operator()(const step::RouteIncome& s) const {
        return row(Actions::tr("Unused route %1 yields").arg(s.ordinal), resourceName(s.resource),
                   iconFor(s.resource));
    }
    Row operator()(const step::Bank& s) const {
        Resources give;
        Resources get;
        give[s.give] = s.amount;
        get[s.get] = 1;
        //: Given and got in an exchange
        return row(Actions::tr("Bank"), Actions::tr("%1 for %2").arg(amounts(give), amounts(get)),
                   iconFor(s.get));
    }
    Row operator()(const step::OpenRoute& s) const {
        return row(Actions::tr("Trade Routes"), Actions::tr("Open a route to %1").arg(who(s.partner)),
                   theme::Icon::Route);
    }
    Row operator()(const step::MakeOffer& s) const {
        return row(Actions::tr("Offers"),
                   //: Whom an offer is made, and what: "2 Gold for 3 Weapons"
                   Actions::tr("To %1: %2").arg(who(s.partner), OfferComposer::summary(s.give, s.take)),
                   theme::Icon::Route);
    }
    Row operator()(const step::AcceptOffer& s) const {
        return row(Actions::tr("Offers"), Actions::tr("Accept the offer of %1").arg(who(s.partner)),
                   theme::Icon::Check);
    }
    Row operator()(const step::DeclineOffer& s) const {
        return row(Actions::tr("Offers"), Actions::tr("Decline the offer of %1").arg(who(s.partner)),
                   theme::Icon::Close);
    }
    Row operator()(const step::RetractOffer& s) const {
        return row(Actions::tr("Offers"), Actions::tr("Take back the offer to %1").arg(who(s.partner)),
                   theme::Icon::Undo);
    }
    Row operator()(const step::BuyVp&) const {
        return row(Actions::tr("Victory Points"), Actions::tr("Buy 1 Victory Point"),
                   theme::Icon::VictoryPoint, Actions::tr("%n Gold", nullptr, setting().tables.vpPrice));
    }
    Row operator()(const step::Upgrade& s) const { return tokenRow(s.path); }
    Row operator()(const step::Build& s) const {
        const QString cost = amounts(costOf(setting().tables, s));
        if (s.secondProvince == noProvince)
            //: %1 a kind of army
            return row(Actions::tr("Build %1").arg(kindName(s.kind)), place(s.province), iconFor(s.kind),
                       cost, s.province);
        return row(
            Actions::tr("Build two armies"),
            Actions::tr("%1 in %2, %3 in %4")
                .arg(kindName(s.kind), place(s.province), kindName(s.secondKind), place(s.secondProvince)),
            iconFor(s.kind), cost, s.province);
    }
    Row operator()(const step::BuildFort& s) const {
        return row(Actions::tr("Build a Fort"), place(s.province), theme::Icon::Fort,
                   amounts(setting().tables.cost[static_cast<std::size_t>(UnitKind::fort)]), s.province);
    }
    Row operator()(const step::Promote& s) const {
        const ProvinceId where = isPlayer(s.unit.owner)
                                     ? state().player(seatOf(s.unit.owner)).units[s.unit.number].province
                                     : noProvince;
        //: A unit and what it becomes: "Infantry no. 1 to Archer"
        Row made = row(Actions::tr("Promote"),
                       Actions::tr("%1 to %2").arg(unitName(moment, s.unit, seat), kindName(s.to)),
                       iconFor(s.to), amounts(costOf(setting().tables, s)), where);
        if (where != noProvince) made.detail = place(where);
        return made;
    }
    Row operator()(const step::DeclareWar& s) const {
        Row made =
            row(Actions::tr("War"), Actions::tr("Declare war on %1").arg(who(s.enemy)), theme::Icon::War);
        //: Of a war that is to be declared: its length
        made.detail = Actions::tr("the war lasts to the end of turn %1 at most")
                          .arg(lastTurnOfWar(setting().tables, state().turn));
        return made;
    }
    Row operator()(const step::Pass&) const {
        switch (state().stage) {
        case Stage::shift:
            return row(endGroup(), Actions::tr("No shift: all tokens stay"), theme::Icon::Check);
        case Stage::unifyAction:
            return row(endGroup(), Actions::tr("Forgo the rest"), theme::Icon::Check);
        default:
            return row(endGroup(), Actions::tr("Pass this Action"), theme::Icon::Check);
        }
    }
    Row operator()(const step::Shift& s) const {
        //: From one path of the play-mat to another
        Row made = row(Actions::tr("Shift a token"),
                       Actions::tr("%1 → %2").arg(pathName(s.from), pathName(s.to)), iconFor(s.to));
        //: What shifting a token does to the levels of two paths
        QStringList parts{Actions::tr("%1, %2").arg(levelAfter(s.from, -1), levelAfter(s.to, 1))};
        parts += leadsAfterShift(moment, seat, s);
        made.detail = parts.join(QStringLiteral(" · "));
        return made;
    }
    /// What the level of a path becomes with more tokens, or fewer.
    QString levelAfter(Path path, int more) const {
        const int tokens = state().player(seat).tokens[static_cast<std::size_t>(path)];
        const int now = levelFor(setting().tables, path, tokens);
        const int then = levelFor(setting().tables, path, tokens + more);
        //: A path whose level a token more or less does not change
        if (now == then) return Actions::tr("%1 stays at level %2").arg(pathName(path), roman(now));
        return (then < now ? Actions::tr("%1 falls to level %2", "a path")
                           : Actions::tr("%1 rises to level %2", "a path"))
            .arg(pathName(path), roman(then));
    }
    Row operator()(const step::Move& s) const {
        const ProvinceId from = state().player(seat).units[s.token].province;
        return row(from == noProvince ? Actions::tr("Move %1").arg(unitName(s.token))
                                      : Actions::tr("Move %1 from %2").arg(unitName(s.token), place(from)),
                   place(s.to), theme::Icon::ActionPoint, {}, s.to);
    }
    Row operator()(const step::Battle& s) const {
        Row made = row(Actions::tr("Battle"), place(s.province), theme::Icon::War, {}, s.province);
        made.detail = battleForecast(moment, s.province);
        return made;
    }
    Row operator()(const step::Assign& s) const {
        return row(Actions::tr("Lay 1 damage on"), unitName(moment, s.target, seat), theme::Icon::War, {},
                   state().battle.province);
    }
    Row operator()(const step::RetreatCountry& s) const {
        return row(Actions::tr("The Barbarians keep to"), countryName(setting(), s.country),
                   theme::Icon::Axe);
    }
    Row operator()(const step::BarbariansTo& s) const {
        return row(Actions::tr("The Barbarians go to"), place(s.province), theme::Icon::Axe, {}, s.province);
    }
    Row operator()(const step::Retreat& s) const {
        return row(Actions::tr("Retreat to"), place(s.province), theme::Icon::ActionPoint, {}, s.province);
    }
    Row operator()(const step::Withdraw& s) const {
        return row(Actions::tr("Withdraw to"), place(s.province), theme::Icon::ActionPoint, {}, s.province);
    }
    Row operator()(const step::Unify&) const {
        Row made =
            row(Actions::tr("Unification"), Actions::tr("Unify %1").arg(who(seat)), theme::Icon::Capital);
        const auto award = unificationAward(setting(), state(), seat);
        const auto [least, most] = unificationRange(setting(), seat);
        if (most == 0) return made;
        if (award || least == most)
            made.cost = Actions::tr("%n Action(s)", nullptr, award.value_or(least));
        else
            //: What a Unification that is not possible yet can bring: "2 to 3 Actions"
            made.cost = Actions::tr("%1 to %n Action(s)", nullptr, most).arg(least);
        return made;
    }
    Row operator()(const step::HandOver& s) const {
        return row(Actions::tr("Hand over"), Actions::tr("%1 to %2").arg(place(s.province), who(s.ally)),
                   theme::Icon::HandOver, {}, s.province);
    }
    Row operator()(const step::Merchant& s) const {
        return row(Actions::tr("Merchant"),
                   s.yes ? Actions::tr("Double the Gold") : Actions::tr("Leave the Gold"), theme::Icon::Gold);
    }
    Row operator()(const step::Vote& s) const {
        QString text;
        switch (s.ballot) {
        case step::Ballot::stop:
            text = Actions::tr("Count Victory Points and stop");
            break;
        case step::Ballot::goOn:
            text = Actions::tr("Go on without him");
            break;
        case step::Ballot::count:
            text = Actions::tr("Count Victory Points");
            break;
        case step::Ballot::voidGame:
            text = Actions::tr("Nobody wins");
            break;
        }
        return row(Actions::tr("Vote"), text, theme::Icon::Question);
    }
    Row operator()(const step::OfferPeace& s) const {
        return row(anyTime(), Actions::tr("Offer peace to %1").arg(who(s.enemy)), theme::Icon::Peace);
    }
    Row operator()(const step::AcceptPeace& s) const {
        return row(anyTime(), Actions::tr("Accept the peace of %1").arg(who(s.enemy)), theme::Icon::Peace);
    }
    Row operator()(const step::DeclinePeace& s) const {
        return row(anyTime(), Actions::tr("Decline the peace of %1").arg(who(s.enemy)), theme::Icon::War);
    }
    Row operator()(const step::RetractPeace& s) const {
        return row(anyTime(), Actions::tr("Take back the peace offered to %1").arg(who(s.enemy)),
                   theme::Icon::Undo);
    }
    Row operator()(const step::Leave&) const { // a card asks once more
        return row(anyTime(), Actions::tr("%1 leaves the game").arg(who(seat)), theme::Icon::Close);
    }
    Row operator()(const step::TimeUp&) const {
        return row(anyTime(), Actions::tr("The time is up"), theme::Icon::Last);
    }
};

/// Whose row tells the whole without the group that it stands in.
bool saysItself(const Step& step) {
    return std::holds_alternative<step::OpenRoute>(step) || std::holds_alternative<step::AcceptOffer>(step) ||
           std::holds_alternative<step::DeclineOffer>(step) ||
           std::holds_alternative<step::RetractOffer>(step) || std::holds_alternative<step::BuyVp>(step);
}

} // namespace

play::ActionRow describe(const Moment& moment, const Command& command) {
    return std::visit(Describer{moment, isSeat(command.actor) ? command.actor : moment.hand}, command.step);
}

QString attemptTitle(const Moment& moment, const Command& command) {
    const play::ActionRow row = describe(moment, command);
    //: What was tried and refused: "Open a route to France"
    if (saysItself(command.step)) return Actions::tr("Not possible: %1").arg(row.text);
    //: What was tried and refused: the kind of command, then its object: "Build Archer: London"
    return Actions::tr("Not possible: %1, %2").arg(row.group, row.text);
}

} // namespace marches::warriors::face
