#pragma once

#include "app/map/furniture.h"
#include "app/map/ground.h"

#include <QImage>
#include <QPoint>
#include <QSize>

#include <future>
#include <memory>
#include <vector>

namespace marches::appmap {

/// The ground of a view that has shown none yet, painted in a thread of its own while names are laid out and
/// the rest of the window is painted. It has the view's painter meanwhile; the shapes' outlines are not to be
/// asked for until it is taken (see `Shapes`). Going away waits for the thread.
class FirstGround {
public:
    /// All that the picture depends on.
    struct Look {
        theme::Theme theme;
        double scale = 1;
        QPoint origin; ///< map px at the view's corner
        QSize size;    ///< of the view
        double pixelRatio = 1;
        QSizeF title; ///< `titleSize`; empty: none
        std::vector<ProvinceFace> faces;

        bool operator==(const Look&) const = default;
    };
    struct Made {
        std::unique_ptr<GroundPainter> painter;
        QImage picture;
        FurniturePlaces furniture;
    };

    /// Begins. `shapes` must outlive this.
    FirstGround(const Shapes& shapes, std::unique_ptr<GroundPainter> painter, Look look);

    [[nodiscard]] const Look& look() const { return look_; }
    /// Once; waits for the thread.
    [[nodiscard]] Made take() { return made_.get(); }

private:
    Look look_; ///< the thread reads it
    std::future<Made> made_;
};

} // namespace marches::appmap
