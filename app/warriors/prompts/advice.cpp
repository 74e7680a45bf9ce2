#include "app/warriors/prompts/advice.h"

#include "app/warriors/docks/offer_composer.h"
#include "app/warriors/pieces/words.h"
#include "app/warriors/prompts/action_rows.h"

#include <QCoreApplication>

namespace marches::warriors::face {

namespace {

struct Advice {
    Q_DECLARE_TR_FUNCTIONS(Advice)
};

struct Adviser {
    const Moment& moment;
    SeatId seat;

    QString place(ProvinceId province) const { return provinceName(*moment.setting, province); }
    QString who(SeatId other) const { return seatName(*moment.setting, other); }
    /// "1 Archer"; by its name where others of its kind beside it differ.
    QString unit(Token token) const {
        const std::vector<Token> one{token};
        return seat == moment.hand && !differsThere(moment, one) ? unitList(one) : unitName(token);
    }
    static QString tokenOn(Path path) {
        //: %1 a path of the play-mat
        return Advice::tr("Put a token on %1").arg(pathName(path));
    }

    QString operator()(const step::PlaceToken& s) const { return tokenOn(s.path); }
    QString operator()(const step::Upgrade& s) const { return tokenOn(s.path); }
    QString operator()(const step::Feed& s) const { return Advice::tr("Feed %1").arg(unit(s.token)); }
    QString operator()(const step::RouteIncome& s) const {
        return Advice::tr("Take %1 from the unused route", "%1 a resource").arg(resourceName(s.resource));
    }
    QString operator()(const step::Bank& s) const {
        Resources give;
        Resources get;
        give[s.give] = s.amount;
        get[s.get] = 1;
        return Advice::tr("Exchange %1 for %2 at the bank").arg(amounts(give), amounts(get));
    }
    QString operator()(const step::MakeOffer& s) const {
        return Advice::tr("Make %1 an offer: %2", "a player; what is offered: 2 Gold for 3 Weapons")
            .arg(who(s.partner), OfferComposer::summary(s.give, s.take));
    }
    QString operator()(const step::Build& s) const {
        if (s.secondProvince == noProvince)
            return Advice::tr("Build %1 in %2", "a kind of army").arg(kindName(s.kind), place(s.province));
        return Advice::tr("Build %1 in %2 and %3 in %4", "kinds of army")
            .arg(kindName(s.kind), place(s.province), kindName(s.secondKind), place(s.secondProvince));
    }
    QString operator()(const step::BuildFort& s) const {
        return Advice::tr("Build a Fort in %1").arg(place(s.province));
    }
    QString operator()(const step::Promote& s) const {
        //: A unit and what it becomes: "Infantry no. 1 to Archer"
        return Advice::tr("Promote %1 to %2").arg(unitName(moment, s.unit, seat), kindName(s.to));
    }
    QString operator()(const step::Shift& s) const {
        return Advice::tr("Shift a token from %1 to %2", "paths of the play-mat")
            .arg(pathName(s.from), pathName(s.to));
    }
    QString operator()(const step::Move& s) const { return move(unit(s.token), s); }
    QString move(const QString& units, const step::Move& s) const {
        return Advice::tr("Move %1 from %2 to %3")
            .arg(units, place(moment.state.player(seat).units[s.token].province), place(s.to));
    }
    QString operator()(const step::Battle& s) const {
        return Advice::tr("Fight the battle for %1 now").arg(place(s.province));
    }
    QString operator()(const step::Assign& s) const {
        return Advice::tr("Strike %1", "%1 a unit").arg(unitName(moment, s.target, seat));
    }
    QString operator()(const step::RetreatCountry& s) const {
        return Advice::tr("Keep the Barbarians in %1", "%1 a country")
            .arg(countryName(*moment.setting, s.country));
    }
    QString operator()(const step::BarbariansTo& s) const {
        return Advice::tr("Send the Barbarians to %1").arg(place(s.province));
    }
    QString operator()(const step::Retreat& s) const {
        return Advice::tr("Retreat to %1").arg(place(s.province));
    }
    QString operator()(const step::Withdraw& s) const {
        return Advice::tr("Withdraw to %1").arg(place(s.province));
    }
    QString operator()(const step::HandOver& s) const {
        return Advice::tr("Hand %1 over to %2", "a province, a player").arg(place(s.province), who(s.ally));
    }
    QString operator()(const step::Done&) const {
        switch (moment.state.stage) {
        case Stage::feed:
            return Advice::tr("Feed no other army");
        case Stage::trade:
            return Advice::tr("End your trade");
        case Stage::movePrincess:
            return Advice::tr("Leave the Princesses where they are");
        default:
            return Advice::tr("End your moves");
        }
    }
    /// The others read as advice in the Actions list already.
    template <class Other>
    QString operator()(const Other& step) const {
        return describe(moment, {seat, step}).text;
    }
};

} // namespace

QString advice(const Moment& moment, const Command& command) {
    return std::visit(Adviser{moment, isSeat(command.actor) ? command.actor : moment.hand}, command.step);
}

QString advice(const Moment& moment, const std::vector<Command>& steps) {
    if (steps.size() == 1) return advice(moment, steps.front());
    const SeatId seat = isSeat(steps.front().actor) ? steps.front().actor : moment.hand;
    std::vector<Token> armies;
    for (const Command& command : steps)
        armies.push_back(std::get<step::Move>(command.step).token);
    return Adviser{moment, seat}.move(unitList(armies), std::get<step::Move>(steps.front().step));
}

} // namespace marches::warriors::face
