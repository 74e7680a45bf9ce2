#include "engine/warriors/names.h"
#include "engine/warriors/rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

namespace marches::warriors {
namespace {

/// Prints a line by its first step; the other steps are counted or appended.
struct Printer {
    const Setting& setting;
    std::span<const Command> steps;

    const std::string& at(ProvinceId province) const { return setting.board.map.provinces()[province].id; }
    const std::string& at(SeatId seat) const { return setting.seatName(seat); }
    std::string own(UnitRef unit) const {
        return unit.owner == ownerOf(steps.front().actor) ? tokenName(unit.number) : unitName(setting, unit);
    }
    template <class StepType, class Visit>
    void each(Visit visit) const {
        for (const Command& command : steps)
            visit(std::get<StepType>(command.step));
    }

    std::string operator()(const step::PlaceToken&) const {
        std::array<int, 3> counts{};
        each<step::PlaceToken>(
            [&](const step::PlaceToken& step) { ++counts[static_cast<std::size_t>(step.path)]; });
        std::string line = "place-tokens";
        for (const Path path : allPaths)
            if (const int count = counts[static_cast<std::size_t>(path)]; count > 0)
                line += fmt::format(" {} {}", name(path), count);
        return line;
    }
    std::string operator()(const step::Feed&) const {
        std::string line = "feed";
        each<step::Feed>([&](const step::Feed& step) { line += " " + tokenName(step.token); });
        return line;
    }
    std::string operator()(const step::Done&) const { return "done"; }
    std::string operator()(const step::RouteIncome& step) const {
        return fmt::format("route-income {} {}", step.ordinal, name(step.resource));
    }
    std::string operator()(const step::Bank& step) const {
        return fmt::format("bank {} {} {} {}", name(step.give), step.amount * static_cast<int>(steps.size()),
                           name(step.get), steps.size());
    }
    std::string operator()(const step::OpenRoute& step) const { return "open-route " + at(step.partner); }
    std::string operator()(const step::MakeOffer& step) const {
        const auto side = [](const Resources& amounts) {
            std::string words;
            for (const Resource resource : allResources)
                if (amounts[resource] != 0) words += fmt::format(" {} {}", name(resource), amounts[resource]);
            return words.empty() ? std::string(" nothing") : words;
        };
        return fmt::format("offer {} give{} take{}", at(step.partner), side(step.give), side(step.take));
    }
    std::string operator()(const step::AcceptOffer& step) const { return "accept " + at(step.partner); }
    std::string operator()(const step::DeclineOffer& step) const { return "decline " + at(step.partner); }
    std::string operator()(const step::RetractOffer& step) const { return "retract " + at(step.partner); }
    std::string operator()(const step::BuyVp&) const { return fmt::format("buy-vp {}", steps.size()); }
    std::string operator()(const step::Upgrade& step) const {
        return fmt::format("upgrade {}", name(step.path));
    }
    std::string operator()(const step::Build& step) const {
        std::string line = fmt::format("build {} {}", name(step.kind), at(step.province));
        if (step.secondProvince != noProvince)
            line += fmt::format(" {} {}", name(step.secondKind), at(step.secondProvince));
        return line;
    }
    std::string operator()(const step::BuildFort& step) const { return "fort " + at(step.province); }
    std::string operator()(const step::Promote& step) const {
        return fmt::format("promote {} {}", own(step.unit), name(step.to));
    }
    std::string operator()(const step::DeclareWar& step) const { return "declare-war " + at(step.enemy); }
    std::string operator()(const step::Pass&) const { return "pass"; }
    std::string operator()(const step::Shift& step) const {
        return fmt::format("shift {} {}", name(step.from), name(step.to));
    }
    std::string operator()(const step::Move& step) const {
        std::string line = "move " + tokenName(step.token);
        each<step::Move>([&](const step::Move& next) {
            assert(next.token == step.token);
            line += " " + at(next.to);
        });
        return line;
    }
    std::string operator()(const step::Battle& step) const { return "battle " + at(step.province); }
    std::string operator()(const step::Assign&) const {
        std::vector<std::pair<UnitRef, int>> counts;
        each<step::Assign>([&](const step::Assign& step) {
            const auto found = std::find_if(counts.begin(), counts.end(),
                                            [&](const auto& entry) { return entry.first == step.target; });
            if (found == counts.end())
                counts.emplace_back(step.target, 1);
            else
                ++found->second;
        });
        std::string line = "assign";
        for (const auto& [unit, count] : counts)
            line += fmt::format(" {} {}", own(unit), count);
        return line;
    }
    std::string operator()(const step::RetreatCountry& step) const {
        return "retreat-country " + setting.board.map.countries()[step.country].id;
    }
    std::string operator()(const step::BarbariansTo& step) const {
        return "barbarians-to " + at(step.province);
    }
    std::string operator()(const step::Retreat& step) const { return "retreat " + at(step.province); }
    std::string operator()(const step::Withdraw& step) const { return "withdraw " + at(step.province); }
    std::string operator()(const step::Unify&) const { return "unify"; }
    std::string operator()(const step::HandOver& step) const {
        return fmt::format("handover {} {}", at(step.province), at(step.ally));
    }
    std::string operator()(const step::Merchant& step) const {
        return step.yes ? "merchant yes" : "merchant no";
    }
    std::string operator()(const step::Vote& step) const {
        constexpr std::array<std::string_view, 4> ballots{"stop", "go-on", "count", "void"};
        return fmt::format("vote {}", ballots[static_cast<std::size_t>(step.ballot)]);
    }
    std::string operator()(const step::OfferPeace& step) const { return "offer-peace " + at(step.enemy); }
    std::string operator()(const step::AcceptPeace& step) const { return "accept-peace " + at(step.enemy); }
    std::string operator()(const step::DeclinePeace& step) const { return "decline-peace " + at(step.enemy); }
    std::string operator()(const step::RetractPeace& step) const { return "retract-peace " + at(step.enemy); }
    std::string operator()(const step::Leave&) const { return "leave"; }
    std::string operator()(const step::TimeUp&) const { return "time-up"; }
};

} // namespace

std::string print(const Setting& setting, std::span<const Command> steps) {
    assert(!steps.empty());
    const Command& first = steps.front();
    const std::string actor = first.actor == tableActor ? "table" : setting.seatName(first.actor);
    return actor + " " + std::visit(Printer{setting, steps}, first.step);
}

} // namespace marches::warriors
