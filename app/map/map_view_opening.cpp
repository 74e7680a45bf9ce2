#include "app/map/first_view.h"
#include "app/map/map_view.h"

#include <algorithm>
#include <vector>

/// What of the map is seen when a game opens, and where the overview stands: once it is known where names and
/// tokens stand, it keeps off them.
namespace marches::appmap {

namespace {

constexpr int costOfHiding = 40; // a name, a stack or a strip; in pieces of 6 by 6 px of land in play

} // namespace

void MapView::openOn(ProvinceId province) {
    opening_ = province;
    keeps_ = Keeps::opening;
    opensUnseen_ = true;
    if (isVisible()) seekOpening();
}

void MapView::seekOpening() {
    if (!shapes_ || width() <= 0 || height() <= 0 || opening_ == noProvince) return;
    placePanels();
    const QRectF panel = strip_->isHidden() ? QRectF() : QRectF(strip_->geometry());
    const FirstView first =
        firstView(*shapes_, faces_, static_cast<int>(index(opening_)), QWidget::size(), panel);
    setScale(first.scale, QPointF());
    setOrigin(first.origin);
    const QPointF corner(origin_);
    const ViewFrame frame{QRectF(corner, QSizeF(QWidget::size())), panel.translated(corner)};
    if (scale_ != openingScale_ || frame != openingFrame_) {
        forgetStacks();
        std::erase_if(layouts_, [this](const auto& layout) { return layout->scale() == scale_; });
        openingScale_ = scale_;
        openingFrame_ = frame;
        update();
    }
    keeps_ = Keeps::opening;
    seekOverview();
}

void MapView::seekOverview() {
    overviewCorner_.reset();
    placePanels();
}

/// Where the overview hides least of what is played on. The strip has the lower right.
Qt::Corner MapView::emptiestCorner() const {
    constexpr int piece = 6;
    const bool known = laidOutHere();
    const auto written = [&](const QRect& view) {
        int count = 0;
        const QRectF box = mapPx(view);
        layouts_.front()->taken().each(box, [&](const BoxIndex::Entry& entry) {
            count += entry.written() && drawnBox(entry).intersects(box) ? 1 : 0;
        });
        standing_.each(box, [&](const BoxIndex::Entry& entry) {
            const bool strip = entry.kind == BoxIndex::Kind::Strip && stripsShown();
            count += strip || entry.kind == BoxIndex::Kind::Stack ? 1 : 0;
        });
        return count;
    };
    Qt::Corner best = Qt::TopLeftCorner;
    int least = -1;
    for (const Qt::Corner corner : {Qt::TopLeftCorner, Qt::BottomLeftCorner, Qt::TopRightCorner}) {
        const QRect box = overviewRect(corner).adjusted(-piece, -piece, piece, piece);
        int hidden = known ? costOfHiding * written(box) : 0;
        for (int y = box.top(); y <= box.bottom(); y += piece)
            for (int x = box.left(); x <= box.right(); x += piece) {
                const ProvinceId there = provinceAt(QPointF(x, y));
                hidden += there != noProvince && faces_[index(there)].inPlay ? 1 : 0;
            }
        if (least >= 0 && hidden >= least) continue;
        best = corner;
        least = hidden;
    }
    return best;
}

} // namespace marches::appmap
