#include "app/warriors/docks/offer_need.h"

#include "app/warriors/pieces/words.h"
#include "app/warriors/words/sentences.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"

#include <QCoreApplication>

#include <algorithm>

namespace marches::warriors::face {

namespace {

struct OfferNeed {
    Q_DECLARE_TR_FUNCTIONS(OfferNeed)
};

/// The level of Trade that allows one more route, and how many tokens it takes; empty: there is none.
QString nextRoute(const Moment& moment) {
    const Setting& setting = *moment.setting;
    const PlayMat& mat = setting.tables.playMat;
    const auto trade = index(Path::trade);
    const int taken =
        std::max(routesAllowed(setting, moment.state, moment.hand), routesOpened(moment.state, moment.hand));
    for (std::size_t level = 0; level < levelCount; ++level)
        if (mat.routes[level] > taken)
            //: %1 a level of the path Trade: "Trade II", %n the tokens that it takes
            return OfferNeed::tr("Trade %1 allows one more: %n token(s) in Development.", nullptr,
                                 mat.reach[trade][level] - moment.state.player(moment.hand).tokens[trade])
                .arg(roman(static_cast<int>(level) + 1));
    return {};
}

/// No route, and none can be opened for want of levels.
QString routesUsedUp(const Moment& moment, SeatId partner) {
    const Setting& setting = *moment.setting;
    const State& state = moment.state;
    const QString who = seatName(setting, partner);
    QStringList parts{OfferNeed::tr("An offer to %1 needs a Trade Route.").arg(who),
                      //: "Routes at Trade II: 1 allowed, 1 opened."
                      OfferNeed::tr("Routes at Trade %1: %2 allowed, %3 opened.")
                          .arg(roman(level(setting, state, moment.hand, Path::trade)))
                          .arg(routesAllowed(setting, state, moment.hand))
                          .arg(routesOpened(state, moment.hand)),
                      nextRoute(moment)};
    if (!check(setting, state, Command{partner, step::OpenRoute{moment.hand}}))
        //: %1 a country: the partner, who could open a route to the player
        parts << OfferNeed::tr("%1 may open one too.").arg(who);
    return paragraph(parts);
}

/// Whether the Monopoly of another player forbids the two to trade, over a route or not (`trade.monopoly`).
bool keptApart(const Moment& moment, SeatId one, SeatId other) {
    const Traders traders = tradersOf(*moment.setting, moment.state);
    return traders.bound(one) && traders.bound(other);
}

} // namespace

bool canOpenRoute(const Moment& moment, SeatId partner) {
    return !keptApart(moment, moment.hand, partner) &&
           !check(*moment.setting, moment.state, Command{moment.hand, step::OpenRoute{partner}});
}

QString offerNeed(const Moment& moment, SeatId partner) {
    const Setting& setting = *moment.setting;
    const State& state = moment.state;
    if (!routeBetween(state, moment.hand, partner)) {
        const auto refusal = check(setting, state, Command{moment.hand, step::OpenRoute{partner}});
        if (refusal && refusal->code == RefusalCode::routesUsedUp) return routesUsedUp(moment, partner);
        if (refusal) return sentence(moment, *refusal);
        if (keptApart(moment, moment.hand, partner))
            return sentence(moment, {RefusalCode::monopolyPartner, {moment.hand, partner}});
        const int left = routesAllowed(setting, state, moment.hand) - routesOpened(state, moment.hand);
        return OfferNeed::tr("An offer to %1 needs a Trade Route. It costs nothing to open; this level of "
                             "Trade allows %n more.",
                             nullptr, left)
            .arg(seatName(setting, partner));
    }
    // The smallest gift tells whether the two may trade at all.
    Resources one;
    one[Resource::food] = 1;
    const auto refusal = check(setting, state, Command{moment.hand, step::MakeOffer{partner, one, {}}});
    return refusal && refusal->code != RefusalCode::offerDeclinedBefore ? sentence(moment, *refusal)
                                                                        : QString{};
}

bool mayBeOffered(const Moment& moment, SeatId seat) {
    const Setting& setting = *moment.setting;
    for (const SeatId other : moment.allSeats()) {
        if (other == seat || keptApart(moment, other, seat)) continue;
        if (routeUsable(setting, moment.state, other, seat)) return true;
        if (!check(setting, moment.state, Command{other, step::OpenRoute{seat}})) return true;
    }
    return false;
}

} // namespace marches::warriors::face
