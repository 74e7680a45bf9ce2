#pragma once

#include "app/warriors/pieces/moment.h"
#include "app/warriors/pieces/reach.h"
#include "engine/warriors/message.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace marches::warriors::face {

/// A march that is thought over before it is made.
struct PlannedMarch {
    ProvinceId from = noProvince;
    std::vector<Token> units;
    March march;
};

/// A position after marches, and what stands in their way.
struct Foreseen {
    Moment moment;
    std::size_t marches = 0; ///< so many of them could be made
    /// Why the next could not, and its step; none where a battle has to be fought before it.
    std::optional<std::pair<Refusal, Command>> refused;
};

/// Marches that are planned instead of made. Only the window knows of them: they are played as commands like
/// any other.
class MarchPlan {
public:
    /// A new position. Another game or seat, or another phase, drops the plan.
    void setMoment(const Moment& now);
    /// The position after the plan, as far as the rules let it be made.
    const Moment& moment() const { return after_.moment; }

    bool planning() const { return planning_; } ///< marches are planned instead of made
    const std::vector<PlannedMarch>& marches() const { return marches_; }
    /// The first of them, as far as the rules let them be made.
    std::span<const PlannedMarch> possible() const {
        return std::span{marches_}.first(std::min(after_.marches, marches_.size()));
    }
    /// Whether the plan goes on from where it ends; not where a battle comes first or a step is refused.
    bool goesOn() const;
    bool empty() const { return !planning_ && marches_.empty(); }

    void toggle(); ///< marches are planned from now on, or made at once; nothing planned is lost
    void drop();
    void add(std::vector<Token> units, const March& march);

    bool canBegin() const { return !marches_.empty() && now_.asks(Stage::move); }
    /// Why the first march can't be made as the game stands, and its step.
    std::optional<std::pair<Refusal, Command>> whyNotFirst() const;
    PlannedMarch takeFirst();
    void endPlaying(); ///< what is left stays planned; nothing left: marches are made at once again

private:
    void renew();

    Moment now_;
    bool planning_ = false;
    std::vector<PlannedMarch> marches_;
    Foreseen after_;
};

} // namespace marches::warriors::face
