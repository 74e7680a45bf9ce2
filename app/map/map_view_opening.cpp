#include "app/map/first_view.h"
#include "app/map/map_view.h"
#include "app/map/view_frame.h"

/// What of the map is seen when a game opens, and where overview and strip stand: once it is known where
/// names and tokens stand, they keep off them.
namespace marches::appmap {

namespace {

constexpr int costOfHiding = 40; // a name, a stack or a strip; in pieces of 6 by 6 px of land in play

} // namespace

void MapView::openOn(ProvinceId province) {
    opening_ = province;
    keeps_ = Keeps::opening;
    opensUnseen_ = true;
    if (!isVisible()) return;
    seekOpening();
    beginSoon(); // with the faces it gets until then
}

/// After all sizes and faces that it gets now, and before the window is painted: that may be asked for
/// already.
void MapView::beginSoon() {
    window()->installEventFilter(this);
    QMetaObject::invokeMethod(this, &MapView::beginOpening, Qt::QueuedConnection);
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
    if (places_->setFrame(scale_, frame)) {
        cutMotion();
        fan_ = {};
        update();
    }
    keeps_ = Keeps::opening;
    seekOverview();
}

void MapView::seekOverview() {
    overviewCorner_.reset();
    placePanels();
}

/// Names, stacks and strips; none as long as it isn't known where they stand.
int MapView::writtenUnder(const QRect& panel) const {
    if (!laidOutHere()) return 0;
    int count = 0;
    const QRectF box = mapPx(panel);
    places_->labels().taken().each(box, [&](const BoxIndex::Entry& entry) {
        count += entry.written() && drawnBox(entry).intersects(box) ? 1 : 0;
    });
    places_->standing().each(box, [&](const BoxIndex::Entry& entry) {
        count += entry.kind == BoxIndex::Kind::Strip || entry.kind == BoxIndex::Kind::Stack ? 1 : 0;
    });
    return count;
}

int MapView::costUnder(const QRect& panel) const {
    constexpr int piece = 6;
    const QRect box = panel.adjusted(-piece, -piece, piece, piece);
    int hidden = costOfHiding * writtenUnder(box);
    for (int y = box.top(); y <= box.bottom(); y += piece)
        for (int x = box.left(); x <= box.right(); x += piece) {
            const ProvinceId there = provinceAt(QPointF(x, y));
            hidden += there != noProvince && faces_[index(there)].inPlay ? 1 : 0;
        }
    return hidden;
}

/// Where the overview hides least of what is played on. The strip has the lower right.
Qt::Corner MapView::emptiestCorner() const {
    Qt::Corner best = Qt::TopLeftCorner;
    int least = -1;
    for (const Qt::Corner corner : {Qt::TopLeftCorner, Qt::BottomLeftCorner, Qt::TopRightCorner}) {
        if (!strip_->isHidden() && overviewRect(corner).intersects(strip_->geometry())) continue;
        const int hidden = costUnder(overviewRect(corner));
        if (least >= 0 && hidden >= least) continue;
        best = corner;
        least = hidden;
    }
    return best;
}

/// Signs of a choice are explained where that hides no word, else behind the strip's button.
void MapView::seekStrip() {
    if (!shapes_ || strip_->isHidden() || strip_->underMouse()) return;
    strip_->setCovering(false);
    strip_->setCovering(strip_->explains() && writtenUnder(strip_->geometry()) > 0);
}

} // namespace marches::appmap
