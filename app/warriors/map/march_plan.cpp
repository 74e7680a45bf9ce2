#include "app/warriors/map/march_plan.h"

#include "engine/warriors/rules.h"

namespace marches::warriors::face {

bool asksForMarches(const Moment& moment) {
    return !moment.empty() && moment.live && isSeat(moment.hand) && moment.asked() == Stage::move &&
           decision(*moment.setting, moment.state).waits.contains(moment.hand);
}

Foreseen foresee(const Moment& now, std::span<const PlannedMarch> plan) {
    Foreseen result{now, 0, std::nullopt};
    std::vector<Event> events;
    for (const PlannedMarch& planned : plan) {
        if (!asksForMarches(result.moment)) break;
        Moment next = result.moment;
        for (const Command& step : planned.march.steps) {
            if (const auto refusal = check(*next.setting, next.state, step)) {
                result.refused = {*refusal, step};
                return result;
            }
            apply(*next.setting, next.state, step, events);
        }
        result.moment = std::move(next);
        ++result.marches;
    }
    return result;
}

} // namespace marches::warriors::face
