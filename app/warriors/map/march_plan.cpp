#include "app/warriors/map/march_plan.h"

#include "engine/warriors/rules.h"

namespace marches::warriors::face {

namespace {

/// What comes of planned marches, one after the other, as far as the rules let them be made.
Foreseen foresee(const Moment& now, std::span<const PlannedMarch> plan) {
    Foreseen result{now, 0, std::nullopt};
    std::vector<Event> events;
    for (const PlannedMarch& planned : plan) {
        if (!result.moment.asks(Stage::move)) break;
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

} // namespace

void MarchPlan::setMoment(const Moment& now) {
    const bool sameGame = now.setting == now_.setting && now.hand == now_.hand;
    now_ = now;
    const bool ownPhase =
        now.state.phase == Phase::maneuvering && isSeat(now.hand) && now.state.current == now.hand;
    if (!sameGame || (now.live && !ownPhase)) return drop();
    renew();
}

void MarchPlan::renew() {
    after_ = foresee(now_, marches_);
}

bool MarchPlan::goesOn() const {
    return after_.marches == marches_.size() &&
           (moment().asks(Stage::move) || moment().asks(Stage::movePrincess));
}

void MarchPlan::toggle() {
    planning_ = !planning_ && moment().asks(Stage::move);
}

void MarchPlan::drop() {
    planning_ = false;
    marches_.clear();
    renew();
}

void MarchPlan::add(std::vector<Token> units, const March& march) {
    const ProvinceId from = moment().state.player(moment().hand).units[units.front()].province;
    marches_.push_back({from, std::move(units), march});
    renew();
}

std::optional<std::pair<Refusal, Command>> MarchPlan::whyNotFirst() const {
    return foresee(now_, std::span{marches_}.first(1)).refused;
}

PlannedMarch MarchPlan::takeFirst() {
    PlannedMarch first = std::move(marches_.front());
    marches_.erase(marches_.begin());
    return first;
}

void MarchPlan::endPlaying() {
    if (marches_.empty()) planning_ = false;
    renew();
}

} // namespace marches::warriors::face
