#pragma once

#include <QString>

namespace marches::warriors::face {

class MapHand;
struct Scene;

/// The rule that says most about what has the focus.
QString focusRule(const Scene& scene, const MapHand& hand);

} // namespace marches::warriors::face
