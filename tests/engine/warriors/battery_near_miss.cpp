#include "tests/engine/warriors/battery.h"

namespace marches::warriors::battery {
namespace {

/// Changes one operand of a step.
struct Change {
    const Setting& setting;
    RandomStream& random;

    std::uint32_t below(std::size_t n) { return random.below(static_cast<std::uint32_t>(n)); }
    /// One of `n`; rarely one more, or the most that its type holds.
    template <class T>
    T oneOf(std::size_t n) {
        const std::uint32_t value = below(n * 20 + 2);
        if (value == n * 20) return static_cast<T>(n);
        if (value > n * 20) return static_cast<T>(sizeof(T) == 1 ? 0xFF : 0xFFFF);
        return static_cast<T>(value % n);
    }
    ProvinceId province() { return oneOf<ProvinceId>(setting.board.size()); }
    SeatId seat() { return oneOf<SeatId>(setting.players()); }
    Path path() { return oneOf<Path>(allPaths.size()); }
    Resource resource() { return oneOf<Resource>(allResources.size()); }
    UnitKind kind() { return oneOf<UnitKind>(allUnitKinds.size()); }
    Token token() { return oneOf<Token>(tokenCount); }

    void operator()(step::PlaceToken& step) { step.path = path(); }
    void operator()(step::Feed& step) { step.token = token(); }
    void operator()(step::RouteIncome& step) {
        if (below(2) == 0)
            step.resource = resource();
        else
            step.ordinal = static_cast<std::uint8_t>(below(5));
    }
    void operator()(step::Bank& step) {
        switch (below(3)) {
        case 0:
            step.give = resource();
            break;
        case 1:
            step.get = resource();
            break;
        default:
            step.amount = static_cast<std::uint8_t>(below(8));
            break;
        }
    }
    void operator()(step::OpenRoute& step) { step.partner = seat(); }
    void operator()(step::MakeOffer& step) { step.partner = seat(); }
    void operator()(step::AcceptOffer& step) { step.partner = seat(); }
    void operator()(step::DeclineOffer& step) { step.partner = seat(); }
    void operator()(step::RetractOffer& step) { step.partner = seat(); }
    void operator()(step::Upgrade& step) { step.path = path(); }
    void operator()(step::Build& step) {
        switch (below(3)) {
        case 0:
            step.kind = kind();
            break;
        case 1:
            step.province = province();
            break;
        default:
            step.secondProvince = province();
            step.secondKind = step.secondProvince == noProvince ? UnitKind{} : kind();
            break;
        }
    }
    void operator()(step::BuildFort& step) { step.province = province(); }
    void operator()(step::Promote& step) {
        switch (below(3)) {
        case 0:
            step.unit.number = token();
            break;
        case 1:
            step.unit.owner = ownerOf(seat());
            break;
        default:
            step.to = kind();
            break;
        }
    }
    void operator()(step::DeclareWar& step) { step.enemy = seat(); }
    void operator()(step::Shift& step) { (below(2) == 0 ? step.from : step.to) = path(); }
    void operator()(step::Move& step) {
        if (below(2) == 0)
            step.token = token();
        else
            step.to = province();
    }
    void operator()(step::Battle& step) { step.province = province(); }
    void operator()(step::Assign& step) {
        if (below(2) == 0)
            step.target.number = token();
        else
            step.target.owner = below(4) == 0 ? Owner::barbarian : ownerOf(seat());
    }
    void operator()(step::RetreatCountry& step) {
        step.country = oneOf<CountryId>(setting.board.map.countries().size());
    }
    void operator()(step::BarbariansTo& step) { step.province = province(); }
    void operator()(step::Retreat& step) { step.province = province(); }
    void operator()(step::Withdraw& step) { step.province = province(); }
    void operator()(step::HandOver& step) {
        if (below(2) == 0)
            step.province = province();
        else
            step.ally = seat();
    }
    void operator()(step::Merchant& step) { step.yes = !step.yes; }
    void operator()(step::Vote& step) { step.ballot = oneOf<step::Ballot>(4); }
    void operator()(step::OfferPeace& step) { step.enemy = seat(); }
    void operator()(step::AcceptPeace& step) { step.enemy = seat(); }
    void operator()(step::DeclinePeace& step) { step.enemy = seat(); }
    void operator()(step::RetractPeace& step) { step.enemy = seat(); }
    template <class Bare>
    void operator()(Bare&) {}
};

/// A step of any kind with random operands.
Step anyStep(Change& change) {
    static const std::vector<Step> kinds = [] {
        std::vector<Step> list;
        [&]<std::size_t... I>(std::index_sequence<I...>) {
            (list.emplace_back(std::variant_alternative_t<I, Step>{}), ...);
        }(std::make_index_sequence<std::variant_size_v<Step>>{});
        return list;
    }();
    Step step = kinds[change.below(kinds.size())];
    if (auto* move = std::get_if<step::Move>(&step)) move->to = change.province();
    if (auto* build = std::get_if<step::Build>(&step)) build->province = change.province();
    if (auto* fort = std::get_if<step::BuildFort>(&step)) fort->province = change.province();
    if (auto* hand = std::get_if<step::HandOver>(&step)) *hand = {change.province(), change.seat()};
    if (auto* offer = std::get_if<step::MakeOffer>(&step)) {
        offer->partner = change.seat();
        offer->give[static_cast<Resource>(change.below(4))] = static_cast<int>(change.below(4));
        offer->take[static_cast<Resource>(change.below(4))] =
            change.below(20) == 0 ? 5000 : static_cast<int>(change.below(4));
    }
    if (auto* promote = std::get_if<step::Promote>(&step))
        promote->unit = unitOf(change.seat(), change.token());
    std::visit(change, step);
    return step;
}

} // namespace

std::vector<Command> nearMisses(const Setting& setting, const std::vector<Command>& options,
                                const std::vector<Command>& earlier, std::size_t count,
                                RandomStream& random) {
    Change change{setting, random};
    std::vector<Command> misses;
    while (misses.size() < count) {
        Command miss = options[change.below(options.size())];
        const std::uint32_t how = change.below(10);
        if (how < 2 && !earlier.empty()) {
            miss = earlier[change.below(earlier.size())];
        } else if (how == 2) {
            miss.actor = change.seat();
        } else if (how < 5) {
            miss.step = anyStep(change);
        } else {
            std::visit(change, miss.step);
        }
        misses.push_back(miss);
    }
    return misses;
}

} // namespace marches::warriors::battery
