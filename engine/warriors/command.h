#pragma once

#include "engine/warriors/units.h"

#include <variant>

/// The steps of the game (NOTATION.md "Commands"), each with the rule that allows it. A record line may be
/// shorthand for several of them.
namespace marches::warriors {

namespace step {

/// setup.tokens: places one Development Token on a path.
struct PlaceToken {
    Path path{};
    bool operator==(const PlaceToken&) const = default;
};
/// upkeep.feed: feeds one army.
struct Feed {
    Token token = 0;
    bool operator==(const Feed&) const = default;
};
/// Ends feeding, trading, or the moves of armies or Princesses.
struct Done {
    bool operator==(const Done&) const = default;
};
/// variant.routes: takes a resource for an unused route, by its ordinal from 1.
struct RouteIncome {
    std::uint8_t ordinal = 1;
    Resource resource{};
    bool operator==(const RouteIncome&) const = default;
};
/// trade.bank: exchanges one lot with the bank.
struct Bank {
    Resource give{};
    Resource get{};
    std::uint8_t amount = 0; ///< given for one; the rate of the level
    bool operator==(const Bank&) const = default;
};
/// trade.route.open: opens a route to a partner.
struct OpenRoute {
    SeatId partner = noSeat;
    bool operator==(const OpenRoute&) const = default;
};
/// trade.exchange: offers an exchange. Amounts are 0 to largestOffer (trade.cpp), not all of them 0.
struct MakeOffer {
    SeatId partner = noSeat;
    Resources give;
    Resources take;
    bool operator==(const MakeOffer&) const = default;
};
/// trade.exchange: accepts the offer of a partner.
struct AcceptOffer {
    SeatId partner = noSeat;
    bool operator==(const AcceptOffer&) const = default;
};
/// trade.exchange: declines the offer of a partner.
struct DeclineOffer {
    SeatId partner = noSeat;
    bool operator==(const DeclineOffer&) const = default;
};
/// trade.exchange: retracts the own offer to a partner.
struct RetractOffer {
    SeatId partner = noSeat;
    bool operator==(const RetractOffer&) const = default;
};
/// trade.buy-vp: buys one Victory Point.
struct BuyVp {
    bool operator==(const BuyVp&) const = default;
};
/// action.upgrade: places one Development Token on a path.
struct Upgrade {
    Path path{};
    bool operator==(const Upgrade&) const = default;
};
/// action.build-army: builds an army, or two with Warlord.
struct Build {
    UnitKind kind{};
    ProvinceId province = noProvince;
    UnitKind secondKind{};
    ProvinceId secondProvince = noProvince; ///< noProvince: one army
    bool operator==(const Build&) const = default;
};
/// action.build-fort: builds a Fort.
struct BuildFort {
    ProvinceId province = noProvince;
    bool operator==(const BuildFort&) const = default;
};
/// action.upgrade-army: turns an army into one of a higher kind.
struct Promote {
    UnitRef unit;
    UnitKind to{};
    bool operator==(const Promote&) const = default;
};
/// action.declare-war: declares war on a seat.
struct DeclareWar {
    SeatId enemy = noSeat;
    bool operator==(const DeclareWar&) const = default;
};
/// Declines an Action, the shift of a token, or the rest of a Unification.
struct Pass {
    bool operator==(const Pass&) const = default;
};
/// dev.shift-token: moves a Development Token from one path to another.
struct Shift {
    Path from{};
    Path to{};
    bool operator==(const Shift&) const = default;
};
/// man.move.free, man.move.enter-hostile: moves an army by one step, or a Princess.
struct Move {
    Token token = 0;
    ProvinceId to = noProvince;
    bool operator==(const Move&) const = default;
};
/// battle.when: chooses the province whose battle is resolved next.
struct Battle {
    ProvinceId province = noProvince;
    bool operator==(const Battle&) const = default;
};
/// battle.simultaneous: assigns one point of damage to a unit.
struct Assign {
    UnitRef target;
    bool operator==(const Assign&) const = default;
};
/// barb.retreat.contested: chooses "the same country" for retreating Barbarians.
struct RetreatCountry {
    CountryId country = noCountry;
    bool operator==(const RetreatCountry&) const = default;
};
/// barb.retreat: chooses the province that Barbarians retreat to.
struct BarbariansTo {
    ProvinceId province = noProvince;
    bool operator==(const BarbariansTo&) const = default;
};
/// battle.retreat: retreats the seat's armies to a province.
struct Retreat {
    ProvinceId province = noProvince;
    bool operator==(const Retreat&) const = default;
};
/// battle.withdraw: withdraws the attacker's armies to a province.
struct Withdraw {
    ProvinceId province = noProvince;
    bool operator==(const Withdraw&) const = default;
};
/// man.unify: unifies the country.
struct Unify {
    bool operator==(const Unify&) const = default;
};
/// ally.handover: hands a province over to an ally who has units there.
struct HandOver {
    ProvinceId province = noProvince;
    SeatId ally = noSeat;
    bool operator==(const HandOver&) const = default;
};
/// down.merchant: says whether the Merchant doubles the Gold.
struct Merchant {
    bool yes = false;
    bool operator==(const Merchant&) const = default;
};
enum class Ballot : std::uint8_t { stop, goOn, count, voidGame };
/// leave: votes on how a game goes on that a player has left.
struct Vote {
    Ballot ballot{};
    bool operator==(const Vote&) const = default;
};
/// war.end: offers peace to an enemy.
struct OfferPeace {
    SeatId enemy = noSeat;
    bool operator==(const OfferPeace&) const = default;
};
/// war.end: accepts an enemy's offer of peace.
struct AcceptPeace {
    SeatId enemy = noSeat;
    bool operator==(const AcceptPeace&) const = default;
};
/// war.end: declines an enemy's offer of peace.
struct DeclinePeace {
    SeatId enemy = noSeat;
    bool operator==(const DeclinePeace&) const = default;
};
/// war.end: retracts the own offer of peace.
struct RetractPeace {
    SeatId enemy = noSeat;
    bool operator==(const RetractPeace&) const = default;
};
/// leave: leaves the game.
struct Leave {
    bool operator==(const Leave&) const = default;
};
/// option.limits: ends the game with this turn; by the table.
struct TimeUp {
    bool operator==(const TimeUp&) const = default;
};

} // namespace step

using Step =
    std::variant<step::PlaceToken, step::Feed, step::Done, step::RouteIncome, step::Bank, step::OpenRoute,
                 step::MakeOffer, step::AcceptOffer, step::DeclineOffer, step::RetractOffer, step::BuyVp,
                 step::Upgrade, step::Build, step::BuildFort, step::Promote, step::DeclareWar, step::Pass,
                 step::Shift, step::Move, step::Battle, step::Assign, step::RetreatCountry,
                 step::BarbariansTo, step::Retreat, step::Withdraw, step::Unify, step::HandOver,
                 step::Merchant, step::Vote, step::OfferPeace, step::AcceptPeace, step::DeclinePeace,
                 step::RetractPeace, step::Leave, step::TimeUp>;

/// One step by one actor: a seat, or the table (`step::TimeUp`).
struct Command {
    SeatId actor = noSeat;
    Step step;

    Command() = default;
    template <class What>
    Command(SeatId who, What&& what) : actor(who), step(std::forward<What>(what)) {}
    bool operator==(const Command&) const = default;
};

} // namespace marches::warriors
