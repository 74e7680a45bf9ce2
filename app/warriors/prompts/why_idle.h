#pragma once

#include <QString>

namespace marches::warriors::face {

class MapHand;
struct Hands;
struct Scene;

/// Returns why the Game menu's action of that name can do nothing now, in one sentence; empty if it can.
QString whyIdle(const Scene& scene, const Hands& hands, const MapHand& hand, const QString& id);

} // namespace marches::warriors::face
