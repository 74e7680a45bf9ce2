#include "engine/warriors/play.h"

namespace marches::warriors {
namespace {

template <class Enum>
bool within(Enum value, std::size_t count) {
    return static_cast<std::size_t>(value) < count;
}

/// Finds the first operand of a step that names nothing of this game.
struct Named {
    const Setting& setting;

    Verdict seat(SeatId seat) const {
        if (index(seat) < setting.players()) return allowed;
        return refuse(RefusalCode::unknownActor);
    }
    Verdict province(ProvinceId province) const {
        if (setting.board.provinces.contains(province)) return allowed;
        return refuse(RefusalCode::unknownProvince);
    }
    Verdict token(Token token) const {
        if (token < tokenCount) return allowed;
        return refuse(RefusalCode::unknownUnit);
    }
    Verdict unit(UnitRef unit) const {
        if (unit.owner == Owner::barbarian) return allowed; // the verdict asks whether it is there
        if (!isPlayer(unit.owner) || seat(seatOf(unit.owner))) return refuse(RefusalCode::unknownUnit);
        return token(unit.number);
    }
    static Verdict words(bool known) {
        if (known) return allowed;
        return refuse(RefusalCode::wrongArguments);
    }
    static bool known(Path path) { return within(path, allPaths.size()); }
    static bool known(Resource resource) { return within(resource, allResources.size()); }
    static bool known(UnitKind kind) { return within(kind, allUnitKinds.size()); }

    Verdict operator()(const step::PlaceToken& step) const { return words(known(step.path)); }
    Verdict operator()(const step::Feed& step) const { return token(step.token); }
    Verdict operator()(const step::RouteIncome& step) const { return words(known(step.resource)); }
    Verdict operator()(const step::Bank& step) const { return words(known(step.give) && known(step.get)); }
    Verdict operator()(const step::OpenRoute& step) const { return seat(step.partner); }
    Verdict operator()(const step::MakeOffer& step) const { return seat(step.partner); }
    Verdict operator()(const step::AcceptOffer& step) const { return seat(step.partner); }
    Verdict operator()(const step::DeclineOffer& step) const { return seat(step.partner); }
    Verdict operator()(const step::RetractOffer& step) const { return seat(step.partner); }
    Verdict operator()(const step::Upgrade& step) const { return words(known(step.path)); }
    Verdict operator()(const step::Build& step) const {
        if (Verdict no = words(known(step.kind))) return no;
        if (Verdict no = province(step.province)) return no;
        if (step.secondProvince == noProvince) return allowed;
        if (Verdict no = words(known(step.secondKind))) return no;
        return province(step.secondProvince);
    }
    Verdict operator()(const step::BuildFort& step) const { return province(step.province); }
    Verdict operator()(const step::Promote& step) const {
        if (Verdict no = words(known(step.to))) return no;
        return unit(step.unit);
    }
    Verdict operator()(const step::DeclareWar& step) const { return seat(step.enemy); }
    Verdict operator()(const step::Shift& step) const { return words(known(step.from) && known(step.to)); }
    Verdict operator()(const step::Move& step) const {
        if (Verdict no = token(step.token)) return no;
        return province(step.to);
    }
    Verdict operator()(const step::Battle& step) const { return province(step.province); }
    Verdict operator()(const step::Assign& step) const { return unit(step.target); }
    Verdict operator()(const step::RetreatCountry& step) const {
        if (index(step.country) < setting.board.map.countries().size()) return allowed;
        return refuse(RefusalCode::unknownCountry);
    }
    Verdict operator()(const step::BarbariansTo& step) const { return province(step.province); }
    Verdict operator()(const step::Retreat& step) const { return province(step.province); }
    Verdict operator()(const step::Withdraw& step) const { return province(step.province); }
    Verdict operator()(const step::HandOver& step) const {
        if (Verdict no = province(step.province)) return no;
        return seat(step.ally);
    }
    Verdict operator()(const step::Vote& step) const { return words(step.ballot <= step::Ballot::voidGame); }
    Verdict operator()(const step::OfferPeace& step) const { return seat(step.enemy); }
    Verdict operator()(const step::AcceptPeace& step) const { return seat(step.enemy); }
    Verdict operator()(const step::DeclinePeace& step) const { return seat(step.enemy); }
    Verdict operator()(const step::RetractPeace& step) const { return seat(step.enemy); }

    Verdict operator()(const step::Done&) const { return allowed; }
    Verdict operator()(const step::BuyVp&) const { return allowed; }
    Verdict operator()(const step::Pass&) const { return allowed; }
    Verdict operator()(const step::Unify&) const { return allowed; }
    Verdict operator()(const step::Merchant&) const { return allowed; }
    Verdict operator()(const step::Leave&) const { return allowed; }
    Verdict operator()(const step::TimeUp&) const { return allowed; }
};

} // namespace

Verdict operandsKnown(const Setting& setting, const Step& step) {
    return std::visit(Named{setting}, step);
}

} // namespace marches::warriors
