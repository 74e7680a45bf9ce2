#pragma once

#include <QString>

namespace marches::warriors::face {

class MapHand;
struct Scene;

/// Returns the id of the rule that explains the focused thing or the question asked.
QString focusRule(const Scene& scene, const MapHand& hand);

} // namespace marches::warriors::face
