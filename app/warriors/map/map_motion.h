#pragma once

#include "app/map/marks.h"
#include "app/map/motion.h"
#include "app/warriors/map/map_faces.h"
#include "engine/warriors/message.h"

#include <span>

namespace marches::warriors::face {

/// What is seen on the map of that which happened between two positions: armies march, strike, fall, retreat;
/// what is raised comes down on its place; provinces change hands. Without scenes if nothing of it did.
/// `chosen`: of the seat in hand, drawn so.
appmap::MapMotion motionOf(const Moment& before, const Moment& after, std::span<const Event> events,
                           const std::vector<Token>& chosen = {});

/// The marches and retreats of it, by the way of each unit; what went the same way together is one arrow.
std::vector<appmap::MapArrow> marchesOf(const Moment& before, std::span<const Event> events);

} // namespace marches::warriors::face
