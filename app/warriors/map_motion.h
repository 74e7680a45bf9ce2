#pragma once

#include "app/map/motion.h"
#include "app/warriors/map_faces.h"
#include "engine/warriors/message.h"

#include <span>

namespace marches::warriors::face {

/// What is seen on the map of that which happened between two positions: armies march, strike, fall, retreat;
/// what is raised comes down on its place; provinces change hands. Without scenes if nothing of it did.
/// `chosen`: of the seat in hand, drawn so.
appmap::MapMotion motionOf(const Moment& before, const Moment& after, std::span<const Event> events,
                           const std::vector<Token>& chosen = {});

} // namespace marches::warriors::face
