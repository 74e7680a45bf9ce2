#include "app/warriors/pieces/marks.h"
#include "app/warriors/words/march_words.h"
#include "app/warriors/words/offer_words.h"
#include "app/warriors/words/step_parts.h"

/// The words of the steps of Upkeep, Trade and Down-keep: all that is about resources.
namespace marches::warriors::face {

namespace {

/// The title of the refusal of a step whose text says the whole without its heading.
QString notPossible(const QString& text) {
    //: What was tried and refused: "Open a route to France"
    return Actions::tr("Not possible: %1").arg(text);
}

/// What an open offer of that seat to this one exchanges; empty: there is none.
QString offeredBy(const Saying& saying, SeatId from) {
    for (const Offer& offer : saying.state().offers)
        if (offer.from == from && offer.to == saying.seat) return offerSummary(offer.give, offer.take);
    return {};
}

} // namespace

StepText textOf(const Saying& saying, const step::Feed& s) {
    const ProvinceId place = saying.unit(s.token).province;
    std::vector<Token> fed;
    int food = 0;
    for (const step::Feed& step : stepsOf<step::Feed>(saying.steps)) {
        fed.push_back(step.token);
        food += saying.setting().tables.feed[static_cast<std::size_t>(kindOf(step.token))];
    }
    return {.group = Actions::tr("Feed"),
            .text = saying.names.units.isEmpty() ? unitName(s.token) : saying.names.units,
            .detail = [where = saying.place(place)] { return where; },
            .cost = Actions::tr("%n Food", nullptr, food),
            .icon = theme::Icon::Food,
            .place = place,
            .advice = Advice::tr("Feed %1").arg(hintName(saying.moment, saying.seat, s.token)),
            .refused = Cards::tr("%1 cannot be fed").arg(unitName(s.token)),
            .done = Log::tr("Fed: %1").arg(unitList(fed)),
            .price = Log::tr("Food %1").arg(signedNumber(-food))};
}

StepText textOf(const Saying&, const step::RouteIncome& s) {
    Resources one;
    one[s.resource] = 1;
    return {.group = Actions::tr("Unused route %1 yields").arg(s.ordinal),
            .text = resourceName(s.resource),
            .button = amounts(one),
            .icon = iconFor(s.resource),
            .advice =
                Advice::tr("Take %1 from the unused route", "%1 a resource").arg(resourceName(s.resource)),
            .done = Log::tr("Unused route %1").arg(s.ordinal),
            .price = amounts(one)};
}

StepText textOf(const Saying& saying, const step::Bank& s) {
    Resources give;
    Resources get;
    give[s.give] = s.amount;
    get[s.get] = 1;
    Resources given;
    Resources got;
    given[s.give] = s.amount * saying.count();
    got[s.get] = saying.count();
    //: Given and got in an exchange
    return {.group = Actions::tr("Bank"),
            .text = Actions::tr("%1 for %2").arg(amounts(give), amounts(get)),
            .icon = iconFor(s.get),
            .advice = Advice::tr("Exchange %1 for %2 at the bank").arg(amounts(give), amounts(get)),
            //: Given and got: "7 Food for 1 Gold"
            .done = Log::tr("Bank: %1 for %2").arg(amounts(given), amounts(got))};
}

StepText textOf(const Saying& saying, const step::OpenRoute& s) {
    const QString text = Actions::tr("Open a route to %1").arg(saying.who(s.partner));
    return {.group = Actions::tr("Trade Routes"),
            .text = text,
            .icon = theme::Icon::Route,
            .refused = notPossible(text),
            .done = Log::tr("Trade Route to %1").arg(saying.who(s.partner))};
}

StepText textOf(const Saying& saying, const step::MakeOffer& s) {
    const QString what = offerSummary(s.give, s.take);
    return {.group = Actions::tr("Offers"),
            //: Whom an offer is made, and what: "2 Gold for 3 Weapons"
            .text = Actions::tr("To %1: %2").arg(saying.who(s.partner), what),
            .icon = theme::Icon::Route,
            .advice = Advice::tr("Make %1 an offer: %2", "a player; what is offered: 2 Gold for 3 Weapons")
                          .arg(saying.who(s.partner), what),
            //: Whom an offer is made, and what: "2 Gold for 3 Weapons"
            .done = Log::tr("Offer to %1: %2").arg(saying.who(s.partner), what)};
}

StepText textOf(const Saying& saying, const step::AcceptOffer& s) {
    const QString text = Actions::tr("Accept the offer of %1").arg(saying.who(s.partner));
    const QString what = offeredBy(saying, s.partner);
    //: Whose offer is accepted, and what he offered: "2 Gold for 3 Weapons"
    const auto withWhat = [&] {
        return Log::tr("Offer of %1 accepted: %2").arg(saying.who(s.partner), what);
    };
    return {.group = Actions::tr("Offers"),
            .text = text,
            .icon = theme::Icon::Check,
            .refused = notPossible(text),
            .done = what.isEmpty() ? Log::tr("Offer of %1 accepted").arg(saying.who(s.partner)) : withWhat()};
}

StepText textOf(const Saying& saying, const step::DeclineOffer& s) {
    const QString text = Actions::tr("Decline the offer of %1").arg(saying.who(s.partner));
    const QString what = offeredBy(saying, s.partner);
    //: Whose offer is declined, and what he offered: "2 Gold for 3 Weapons"
    const auto withWhat = [&] {
        return Log::tr("Offer of %1 declined: %2").arg(saying.who(s.partner), what);
    };
    return {.group = Actions::tr("Offers"),
            .text = text,
            .icon = theme::Icon::Close,
            .refused = notPossible(text),
            .done = what.isEmpty() ? Log::tr("Offer of %1 declined").arg(saying.who(s.partner)) : withWhat()};
}

StepText textOf(const Saying& saying, const step::RetractOffer& s) {
    const QString text = Actions::tr("Take back the offer to %1").arg(saying.who(s.partner));
    return {.group = Actions::tr("Offers"),
            .text = text,
            .icon = theme::Icon::Undo,
            .refused = notPossible(text),
            .done = Log::tr("Offer to %1 taken back").arg(saying.who(s.partner))};
}

StepText textOf(const Saying& saying, const step::BuyVp&) {
    const QString text = Actions::tr("Buy 1 Victory Point");
    const int price = saying.setting().tables.vpPrice;
    return {.group = Actions::tr("Victory Points"),
            .text = text,
            .cost = Actions::tr("%n Gold", nullptr, price),
            .icon = theme::Icon::VictoryPoint,
            .refused = notPossible(text),
            .done = Log::tr("%n Victory Point(s) bought", nullptr, saying.count()),
            .price = Log::tr("Gold %1").arg(signedNumber(-saying.count() * price))};
}

StepText textOf(const Saying&, const step::Merchant& s) {
    return {.group = Actions::tr("Merchant"),
            .text = s.yes ? Actions::tr("Double the Gold") : Actions::tr("Leave the Gold"),
            .button = s.yes ? Prompts::tr("Double it") : Prompts::tr("Leave it"),
            .icon = theme::Icon::Gold,
            .done = s.yes ? Log::tr("The Merchant doubles Gold") : Log::tr("Gold is not doubled")};
}

} // namespace marches::warriors::face
