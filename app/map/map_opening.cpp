#include "app/map/map_opening.h"

#include "app/map/first_view.h"
#include "app/map/map_view.h"

#include <QEvent>

#include <utility>

namespace marches::appmap {

void MapOpening::openOn(ProvinceId home) {
    home_ = home;
    scene_.viewport.keep(Viewport::Keeps::Opening);
    opensUnseen_ = true;
    if (!view_.isVisible()) return;
    seek();
    beginSoon(); // with the faces it gets until then
}

void MapOpening::resized() {
    if (!opensUnseen_)
        seek();
    else if (view_.isVisible())
        beginSoon();
}

bool MapOpening::takeFirstPaint() {
    if (!std::exchange(opensUnseen_, false)) return false;
    // by the size that the view has in the end, and by what the faces say now
    if (scene_.viewport.keeps() == Viewport::Keeps::Opening) seek();
    return true;
}

/// After all sizes and faces that it gets now, and before the window is painted: that may be asked for
/// already.
void MapOpening::beginSoon() {
    view_.window()->installEventFilter(this);
    QMetaObject::invokeMethod(
        &view_, [this] { begin(); }, Qt::QueuedConnection); // a call of the view's
}

/// Layout and ground of a view that stands already, before it is painted for the first time.
void MapOpening::begin() {
    view_.window()->removeEventFilter(this);
    if (!opensUnseen_ || scene_.viewport.keeps() != Viewport::Keeps::Opening || !scene_.shapes) return;
    view_.layers().ground.giveUpOutdatedFirst();
    begins_ = true;
    seek();
    view_.layers().ground.beginFirst();
    scene_.ensureLayout(); // here, so that what keeps off names is where it stays when all is painted
    seek();                // what is merged is explained by now, on a panel of another width
    scene_.ensureLayout();
    view_.panels().seekOverviewPlace();
    begins_ = false;
    view_.tellPlacesFound();
}

void MapOpening::seek() {
    if (scene_.viewport.isEmpty() || home_ == noProvince) return;
    view_.panels().place();
    const QRectF strip(view_.panels().stripRect());
    const FirstView first =
        firstView(*scene_.shapes, scene_.faces, numberOf(home_), scene_.viewport.size(), strip);
    view_.camera().setScale(first.scale, QPointF());
    view_.camera().scrollTo(first.origin);
    const Viewport& viewport = scene_.viewport;
    const ViewFrame frame{viewport.toMapPx(viewport.rect()), strip.translated(viewport.origin())};
    if (scene_.places->setFrame(viewport.scale(), frame)) {
        view_.layers().motion.cut();
        view_.layers().fan.forget();
        view_.update();
    }
    scene_.viewport.keep(Viewport::Keeps::Opening);
    view_.panels().seekOverviewPlace();
}

void MapOpening::makeFirst() {
    GroundLayer& ground = view_.layers().ground;
    ground.beginFirst();
    scene_.ensureLayout();
    if (scene_.viewport.keeps() == Viewport::Keeps::Opening) view_.panels().seekOverviewPlace();
    if (!ground.hasFirst()) return;
    view_.layers().paintAhead();
    ground.takeFirst();
}

bool MapOpening::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::UpdateRequest && watched == view_.window()) begin();
    return QObject::eventFilter(watched, event);
}

} // namespace marches::appmap
