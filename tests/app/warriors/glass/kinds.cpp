#include "tests/app/warriors/glass/kinds.h"

namespace marches::warriors::face::test {

namespace {

/// One function a step: a new step does not compile until it has a kind.
struct Kind {
    const State& before;

    std::string operator()(const step::PlaceToken&) const { return "place-tokens"; }
    std::string operator()(const step::Feed&) const { return "feed"; }
    std::string operator()(const step::Done&) const {
        switch (before.stage) {
        case Stage::feed:
            return "done (feeding)";
        case Stage::trade:
            return "done (Trade)";
        case Stage::move:
            return "done (armies)";
        default:
            return "done (Princesses)";
        }
    }
    std::string operator()(const step::RouteIncome&) const { return "route-income"; }
    std::string operator()(const step::Bank&) const { return "bank"; }
    std::string operator()(const step::OpenRoute&) const { return "open-route"; }
    std::string operator()(const step::MakeOffer&) const { return "offer"; }
    std::string operator()(const step::AcceptOffer&) const { return "accept"; }
    std::string operator()(const step::DeclineOffer&) const { return "decline"; }
    std::string operator()(const step::RetractOffer&) const { return "retract"; }
    std::string operator()(const step::BuyVp&) const { return "buy-vp"; }
    std::string operator()(const step::Upgrade&) const { return "upgrade"; }
    std::string operator()(const step::Build& step) const {
        return step.secondProvince == noProvince ? "build (one)" : "build (two)";
    }
    std::string operator()(const step::BuildFort&) const { return "fort"; }
    std::string operator()(const step::Promote& step) const {
        return isPlayer(step.unit.owner) && seatOf(step.unit.owner) != before.current ? "promote (an ally's)"
                                                                                      : "promote";
    }
    std::string operator()(const step::DeclareWar&) const { return "declare-war"; }
    std::string operator()(const step::Pass&) const {
        switch (before.stage) {
        case Stage::shift:
            return "pass (shift)";
        case Stage::unifyAction:
            return "pass (Unification)";
        default:
            return "pass (Action)";
        }
    }
    std::string operator()(const step::Shift&) const { return "shift"; }
    std::string operator()(const step::Move& step) const {
        return isPrincess(step.token) ? "move (Princess)" : "move (army)";
    }
    std::string operator()(const step::Battle&) const { return "battle"; }
    std::string operator()(const step::Assign&) const {
        return before.stage == Stage::assignAttacker ? "assign (attacker)" : "assign (defender)";
    }
    std::string operator()(const step::RetreatCountry&) const { return "retreat-country"; }
    std::string operator()(const step::BarbariansTo&) const { return "barbarians-to"; }
    std::string operator()(const step::Retreat&) const {
        return before.stage == Stage::attackerRetreat ? "retreat (attacker)" : "retreat (defender)";
    }
    std::string operator()(const step::Withdraw&) const { return "withdraw"; }
    std::string operator()(const step::Unify&) const { return "unify"; }
    std::string operator()(const step::HandOver&) const { return "handover"; }
    std::string operator()(const step::Merchant& step) const {
        return step.yes ? "merchant (yes)" : "merchant (no)";
    }
    std::string operator()(const step::Vote& step) const {
        switch (step.ballot) {
        case step::Ballot::stop:
            return "vote (stop)";
        case step::Ballot::goOn:
            return "vote (go-on)";
        case step::Ballot::count:
            return "vote (count)";
        case step::Ballot::voidGame:
            return "vote (void)";
        }
        return {};
    }
    std::string operator()(const step::OfferPeace&) const { return "offer-peace"; }
    std::string operator()(const step::AcceptPeace&) const { return "accept-peace"; }
    std::string operator()(const step::DeclinePeace&) const { return "decline-peace"; }
    std::string operator()(const step::RetractPeace&) const { return "retract-peace"; }
    std::string operator()(const step::Leave&) const { return "leave"; }
    std::string operator()(const step::TimeUp&) const { return "time-up"; }
};

} // namespace

const std::vector<std::string>& allKinds() {
    static const std::vector<std::string> kinds{
        "place-tokens",
        "feed",
        "done (feeding)",
        "route-income",
        "bank",
        "open-route",
        "offer",
        "accept",
        "decline",
        "retract",
        "buy-vp",
        "done (Trade)",
        "upgrade",
        "build (one)",
        "build (two)",
        "fort",
        "promote",
        "promote (an ally's)",
        "declare-war",
        "pass (Action)",
        "shift",
        "pass (shift)",
        "move (army)",
        "done (armies)",
        "battle",
        "assign (attacker)",
        "assign (defender)",
        "retreat-country",
        "barbarians-to",
        "retreat (attacker)",
        "retreat (defender)",
        "withdraw",
        "move (Princess)",
        "done (Princesses)",
        "unify",
        "pass (Unification)",
        "handover",
        "merchant (yes)",
        "merchant (no)",
        "vote (stop)",
        "vote (go-on)",
        "vote (count)",
        "vote (void)",
        "offer-peace",
        "accept-peace",
        "decline-peace",
        "retract-peace",
        "leave",
        "time-up",
    };
    return kinds;
}

std::string kindOf(const State& before, const Command& command) {
    return std::visit(Kind{before}, command.step);
}

} // namespace marches::warriors::face::test
