#pragma once

#include "engine/warriors/units.h"

#include <variant>

/// The steps of the game (NOTATION.md "Commands"). A record line may be shorthand for several of them.
namespace marches::warriors {

namespace step {

struct PlaceToken { ///< setup.tokens: one Development Token
    Path path{};
    bool operator==(const PlaceToken&) const = default;
};
struct Feed { ///< upkeep.feed: one army
    Token token = 0;
    bool operator==(const Feed&) const = default;
};
struct Done { ///< ends feeding, trading, moving of armies or of Princesses
    bool operator==(const Done&) const = default;
};
struct RouteIncome { ///< variant.routes
    std::uint8_t ordinal = 1;
    Resource resource{};
    bool operator==(const RouteIncome&) const = default;
};
struct Bank { ///< trade.bank: one lot
    Resource give{};
    Resource get{};
    std::uint8_t amount = 0; ///< given for one; the rate of the level
    bool operator==(const Bank&) const = default;
};
struct OpenRoute {
    SeatId partner = noSeat;
    bool operator==(const OpenRoute&) const = default;
};
struct MakeOffer { ///< trade.exchange; amounts 0 to largestOffer (trade.cpp), not all of them 0
    SeatId partner = noSeat;
    Resources give;
    Resources take;
    bool operator==(const MakeOffer&) const = default;
};
struct AcceptOffer {
    SeatId partner = noSeat;
    bool operator==(const AcceptOffer&) const = default;
};
struct DeclineOffer {
    SeatId partner = noSeat;
    bool operator==(const DeclineOffer&) const = default;
};
struct RetractOffer {
    SeatId partner = noSeat;
    bool operator==(const RetractOffer&) const = default;
};
struct BuyVp { ///< trade.buy-vp: one Victory Point
    bool operator==(const BuyVp&) const = default;
};
struct Upgrade { ///< action.upgrade
    Path path{};
    bool operator==(const Upgrade&) const = default;
};
struct Build { ///< action.build-army; a Warlord may add a second army
    UnitKind kind{};
    ProvinceId province = noProvince;
    UnitKind secondKind{};
    ProvinceId secondProvince = noProvince; ///< noProvince: one army
    bool operator==(const Build&) const = default;
};
struct BuildFort {
    ProvinceId province = noProvince;
    bool operator==(const BuildFort&) const = default;
};
struct Promote { ///< action.upgrade-army
    UnitRef unit;
    UnitKind to{};
    bool operator==(const Promote&) const = default;
};
struct DeclareWar {
    SeatId enemy = noSeat;
    bool operator==(const DeclareWar&) const = default;
};
struct Pass { ///< declines an Action, the shift of a token, or the rest of a Unification
    bool operator==(const Pass&) const = default;
};
struct Shift { ///< dev.shift-token
    Path from{};
    Path to{};
    bool operator==(const Shift&) const = default;
};
struct Move { ///< an army by one step, or a Princess
    Token token = 0;
    ProvinceId to = noProvince;
    bool operator==(const Move&) const = default;
};
struct Battle { ///< resolves the battle of a province
    ProvinceId province = noProvince;
    bool operator==(const Battle&) const = default;
};
struct Assign { ///< one point of damage
    UnitRef target;
    bool operator==(const Assign&) const = default;
};
struct RetreatCountry { ///< barb.retreat.contested
    CountryId country = noCountry;
    bool operator==(const RetreatCountry&) const = default;
};
struct BarbariansTo {
    ProvinceId province = noProvince;
    bool operator==(const BarbariansTo&) const = default;
};
struct Retreat {
    ProvinceId province = noProvince;
    bool operator==(const Retreat&) const = default;
};
struct Withdraw {
    ProvinceId province = noProvince;
    bool operator==(const Withdraw&) const = default;
};
struct Unify {
    bool operator==(const Unify&) const = default;
};
struct HandOver { ///< ally.handover
    ProvinceId province = noProvince;
    SeatId ally = noSeat;
    bool operator==(const HandOver&) const = default;
};
struct Merchant {
    bool yes = false;
    bool operator==(const Merchant&) const = default;
};
enum class Ballot : std::uint8_t { stop, goOn, count, voidGame };
struct Vote { ///< leave
    Ballot ballot{};
    bool operator==(const Vote&) const = default;
};
struct OfferPeace {
    SeatId enemy = noSeat;
    bool operator==(const OfferPeace&) const = default;
};
struct AcceptPeace {
    SeatId enemy = noSeat;
    bool operator==(const AcceptPeace&) const = default;
};
struct DeclinePeace {
    SeatId enemy = noSeat;
    bool operator==(const DeclinePeace&) const = default;
};
struct RetractPeace {
    SeatId enemy = noSeat;
    bool operator==(const RetractPeace&) const = default;
};
struct Leave {
    bool operator==(const Leave&) const = default;
};
struct TimeUp { ///< option.limits; by the table
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
