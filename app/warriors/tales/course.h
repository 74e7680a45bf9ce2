#pragma once

#include "app/warriors/pieces/moment.h"
#include "app/warriors/session_type.h"
#include "engine/table/timeline_tree.h"

#include <QString>

#include <vector>

/// How a game went, for its end page.
namespace marches::warriors::face {

/// Victory Points by seat when a turn was over; turn 0: as the game began.
struct CourseTurn {
    int turn = 0;
    std::vector<int> points;
    bool operator==(const CourseTurn&) const = default;
};

/// Something worth looking at again; `node` is the end of the line on which it happened.
struct KeyMoment {
    NodeId node = rootNode;
    int turn = 0;
    SeatId seat = noSeat; ///< whose deed; noSeat: nobody's
    QString text;
    bool operator==(const KeyMoment&) const = default;
};

struct Course {
    std::vector<CourseTurn> turns;
    std::vector<KeyMoment> moments; ///< in their order; at most the ten most important ones
    bool operator==(const Course&) const = default;
};

/// Returns the course of the variation that leads to the current position.
Course courseOf(const WarriorsSession& session);

} // namespace marches::warriors::face
