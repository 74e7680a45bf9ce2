#pragma once

#include "app/map/map_view.h"
#include "app/play/face.h"
#include "app/warriors/pieces/moment.h"
#include "app/warriors/session.h"
#include "engine/scenario/scenario.h"

#include <memory>
#include <optional>

namespace marches::warriors::face {

/// What the parts of the face share: one game at the screen, and the window that shows it.
struct Scene {
    WarriorsSession& session;
    std::shared_ptr<const Scenario> scenario;
    play::FaceHost* host = nullptr;               ///< from `Face::build` on
    Moment moment{};                              ///< what is shown
    std::vector<ProvinceId> changed{};            ///< from the moment before
    std::optional<std::vector<Event>> together{}; ///< while several lines are taken: what happened

    Moment momentAt(const State& state) const;
    appmap::MapView& map() const { return host->map(); }
    QString nameOf(SeatId seat) const;
    ProvinceId home(SeatId seat) const; ///< its Capital
    /// The first seat with a Capital that a person plays.
    SeatId firstPerson() const;
    /// Whether the map shows the place, once it has come to rest.
    bool inSight(ProvinceId place) const;
    /// In the status bar; what lies under pointer or focus gives way to a hint that is waited for.
    void tell(const QString& text) const;
};

} // namespace marches::warriors::face
