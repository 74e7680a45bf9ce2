#include "app/map/corner_panels.h"

#include "app/map/map_view.h"

#include <QEvent>

namespace marches::appmap {

namespace {

constexpr int costOfHiding = 40; // a name, a stack or a strip; in pieces of 6 by 6 px of land in play

} // namespace

CornerPanels::CornerPanels(MapView& view, MapScene& scene) : view_(view), scene_(scene) {
    connect(&view.camera(), &MapCamera::scaleChanged, this, [this] { place(); });
    strip_ = new MapStrip(view);
    overview_ = new MapOverview(view);
    strip_->hide();
    overview_->hide();
    strip_->installEventFilter(this);
    overview_->installEventFilter(this);
}

void CornerPanels::setLegend(std::vector<LegendEntry> entries) {
    strip_->setEntries(std::move(entries));
    place();
    seekStripPlace();
}

bool CornerPanels::foldLegend() {
    return strip_->fold();
}

void CornerPanels::setOverviewShown(bool shown) {
    overviewWanted_ = shown;
    place();
}

void CornerPanels::place() {
    constexpr int roomy = 1000; // px; below, the map has the room
    constexpr int narrow = 800; // and no words of its own at the lower right
    constexpr int low = 520;
    constexpr int least = 560;
    const bool map = scene_.shapes != nullptr;
    const bool whole = map && scene_.viewport.showsWhole();
    strip_->setFolding(view_.width() < narrow || view_.height() < low || whole);
    strip_->arrange();
    strip_->setVisible(map && view_.width() >= least);
    overview_->resize(overview_->sizeHint());
    const bool shown = map && overviewWanted_ && view_.width() >= roomy && !whole;
    if (shown) {
        if (!corner_) corner_ = emptiestCorner();
        overview_->setGeometry(overviewRect(*corner_));
    }
    overview_->setVisible(shown);
    scene_.viewport.setPanel(shown ? overview_->geometry() : QRect());
}

QRect CornerPanels::overviewRect(Qt::Corner corner) const {
    const QSize size = overview_->sizeHint();
    const bool right = corner == Qt::TopRightCorner || corner == Qt::BottomRightCorner;
    const bool bottom = corner == Qt::BottomLeftCorner || corner == Qt::BottomRightCorner;
    return {QPoint(right ? view_.width() - size.width() - 14 : 14,
                   bottom ? view_.height() - size.height() - 12 : 12),
            size};
}

std::vector<QRect> CornerPanels::rects() const {
    std::vector<QRect> places;
    for (const QWidget* panel : std::initializer_list<const QWidget*>{overview_, strip_})
        if (!panel->isHidden()) places.push_back(panel->geometry());
    return places;
}

QRect CornerPanels::stripRect() const {
    return strip_->isHidden() ? QRect() : strip_->geometry();
}

/// Names, stacks and strips; none as long as it isn't known where they stand.
int CornerPanels::writtenUnder(const QRect& panel) const {
    if (!scene_.laidOutHere()) return 0;
    int count = 0;
    const QRectF box = scene_.viewport.toMapPx(panel);
    scene_.places->each(box, [&](const BoxIndex::Entry& entry) {
        using Kind = BoxIndex::Kind;
        if (entry.is({Kind::Name, Kind::Mark, Kind::Strip, Kind::Stack}))
            count += scene_.drawnBox(entry).intersects(box) ? 1 : 0;
    });
    return count;
}

int CornerPanels::costUnder(const QRect& panel) const {
    constexpr int piece = 6;
    const QRect box = panel.adjusted(-piece, -piece, piece, piece);
    int hidden = costOfHiding * writtenUnder(box);
    for (int y = box.top(); y <= box.bottom(); y += piece)
        for (int x = box.left(); x <= box.right(); x += piece) {
            const ProvinceId there = scene_.provinceAt(QPointF(x, y));
            hidden += there != noProvince && scene_.faces[index(there)].inPlay ? 1 : 0;
        }
    return hidden;
}

/// Where the overview hides least of what is played on. The strip has the lower right.
Qt::Corner CornerPanels::emptiestCorner() const {
    Qt::Corner best = Qt::TopLeftCorner;
    int least = -1;
    for (const Qt::Corner corner : {Qt::TopLeftCorner, Qt::BottomLeftCorner, Qt::TopRightCorner}) {
        if (overviewRect(corner).intersects(stripRect())) continue;
        const int hidden = costUnder(overviewRect(corner));
        if (least >= 0 && hidden >= least) continue;
        best = corner;
        least = hidden;
    }
    return best;
}

void CornerPanels::explainLayout() {
    if (strip_->setLaidOut(scene_.places->merges(), scene_.places->standApart())) seekStripPlace();
}

void CornerPanels::seekStripPlace() {
    if (!scene_.shapes || strip_->isHidden() || strip_->underMouse()) return;
    strip_->setCovering(false);
    strip_->setCovering(strip_->explains() && writtenUnder(strip_->geometry()) > 0);
}

void CornerPanels::seekOverviewPlace() {
    corner_.reset();
    place();
}

bool CornerPanels::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
        view_.update(); // title and compass keep off the overview
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace marches::appmap
