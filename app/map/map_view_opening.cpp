#include "app/map/map_view.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

/// What of the map is seen when a game opens, and where the overview stands. Once it is known where names and
/// tokens stand, both keep off them.
namespace marches::appmap {

namespace {

constexpr int costOfHiding = 40;      // a name, a stack or a strip; in pieces of 6 by 6 px of land in play
constexpr double costOfMoving = 0.01; // each px away from the middle; 1 is one of them cut
constexpr int costOfHeld = 3;         // where somebody's province is cut
constexpr int step = 4;               // px
constexpr int beyond = 24;            // px of sea outside the sheet

/// What is written about one province: name, stack, strip; in the view.
struct Written {
    std::vector<QRectF> boxes;
    QRectF all;
    bool held = false; ///< somebody owns it: it counts for more
};

/// Of how many provinces the upper or the lower edge of a view parts what is written, or a panel covers some.
int cutBy(const QSize& view, const QRectF& panel, const std::map<int, Written>& provinces, int down) {
    int count = 0;
    for (const auto& [province, written] : provinces) {
        const QRectF all = written.all.translated(0, -down);
        const bool above = all.top() < 0 && all.bottom() > 0;
        const bool below = all.top() < view.height() && all.bottom() > view.height();
        const bool covered = std::any_of(written.boxes.begin(), written.boxes.end(), [&](const QRectF& box) {
            return box.translated(0, -down).intersects(panel);
        });
        if (above || below || covered) count += written.held ? costOfHeld : 1;
    }
    return count;
}

/// How far down, up to `least` or `most`, as few are cut as can be.
int leastCut(const QSize& view, const QRectF& panel, const std::map<int, Written>& provinces, int least,
             int most) {
    int best = 0;
    double cost = cutBy(view, panel, provinces, 0);
    for (int down = least; down <= most; down += step) {
        const double here = cutBy(view, panel, provinces, down) + std::abs(down) * costOfMoving;
        if (here < cost) cost = here, best = down;
    }
    return best;
}

} // namespace

void MapView::openOn(ProvinceId province) {
    opening_ = province;
    keeps_ = Keeps::opening;
    if (!shapes_ || width() <= 0 || height() <= 0 || province == noProvince) return;
    const QSizeF size = shapes_->picture().size;
    setScale(std::max(width() / size.width(), height() / size.height()), QPointF());
    const QSize map = (size * scale_).toSize();
    const QPointF middle = shapes_->grid().pole(static_cast<int>(index(province))).point * scale_;
    const QPoint centred = (middle - QPointF(width(), height()) / 2).toPoint();
    const int lowest = std::max(0, map.height() - height());
    QPoint origin(std::clamp(centred.x(), 0, std::max(0, map.width() - width())),
                  std::clamp(centred.y(), 0, lowest));
    if (laidOutHere()) {
        std::map<int, Written> provinces;
        const auto add = [&](int number, const QRectF& box) {
            if (box.isEmpty()) return;
            Written& written = provinces[number];
            written.boxes.push_back(box.translated(-QPointF(origin)));
            written.all |= written.boxes.back();
            written.held = faces_[static_cast<std::size_t>(number)].owner.has_value();
        };
        const int reach = height() / 4;
        const QRectF about(QPointF(origin) - QPointF(0, reach), QSizeF(width(), height() + 2 * reach));
        layouts_.front()->taken().each(about, [&](const BoxIndex::Entry& entry) {
            if (entry.kind == BoxIndex::Kind::Name) add(entry.province, drawnName(entry.province));
        });
        standing_.each(about, [&](const BoxIndex::Entry& entry) {
            if (entry.kind == BoxIndex::Kind::Stack || (entry.kind == BoxIndex::Kind::Strip && stripsShown()))
                add(entry.province, entry.box);
        });
        origin.ry() +=
            leastCut(QWidget::size(), strip_->isHidden() ? QRectF() : QRectF(strip_->geometry()), provinces,
                     std::max(-reach, -beyond - origin.y()), std::min(reach, lowest + beyond - origin.y()));
    }
    setOrigin(origin);
    keeps_ = Keeps::opening;
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
            count += entry.kind == BoxIndex::Kind::Name && drawnName(entry.province).intersects(box) ? 1 : 0;
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
