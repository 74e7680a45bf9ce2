#pragma once

#include "app/map/furniture.h"
#include "app/map/ground.h"

#include <QPoint>
#include <QSize>

#include <atomic>
#include <vector>

namespace marches::appmap {

/// The ground of a view that has shown none yet, painted in a thread of its own while names are laid out and
/// the rest of the window is painted; where no thread can be had, when it is taken. It has the view's painter
/// meanwhile; the shapes' outlines are not to be asked for until that is given back (see `Shapes`).
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
        QImage picture;
        FurniturePlaces furniture;
    };

    /// Begins. `shapes` must outlive this.
    FirstGround(const Shapes& shapes, std::unique_ptr<GroundPainter> painter, Look look);
    ~FirstGround(); ///< waits, not for the whole picture
    FirstGround(const FirstGround&) = delete;
    FirstGround& operator=(const FirstGround&) = delete;

    [[nodiscard]] const Look& look() const { return look_; }
    /// Once; waits for the picture.
    [[nodiscard]] Made take() { return made_.get(); }
    /// Gives the painter back; what was not taken is given up.
    [[nodiscard]] std::unique_ptr<GroundPainter> release();

private:
    [[nodiscard]] Made paint() const;

    const Shapes& shapes_;
    const Look look_;
    std::unique_ptr<GroundPainter> painter_;
    std::atomic<bool> givenUp_ = false;
    std::future<Made> made_; ///< its thread reads what stands above
};

} // namespace marches::appmap
