#include "app/map/map_view.h"

#include <QBackingStore>
#include <QPaintEngine>
#include <QPainter>
#include <QTimerEvent>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>
#include <vector>

/// What is made bit by bit while nothing else happens: places of names and tokens, and the ground at a new
/// scale. Until it is ready the picture of the old scale stands in. Whoever asks for a place or takes a
/// picture gets it finished.
namespace marches::appmap {

namespace {

constexpr std::chrono::milliseconds slice(5);
constexpr double layoutMargin = 120; // px around what is seen
constexpr double scrollMargin = 60;  // px; when less is left the next ones are laid out
constexpr int stripHeight = 128;     // px of ground painted in one go

} // namespace

// --- places of names and tokens

bool MapView::laidOutHere(double margin) const {
    const double beyond = margin / scale_;
    return places_ && places_->around().contains(visibleMap().adjusted(-beyond, -beyond, beyond, beyond));
}

/// Begins what is missing of what is seen, or of what a little scrolling would show.
void MapView::askForLayout(double margin) {
    if (!shapes_ || places_->laying() || laidOutHere(margin)) return;
    if (provinceCount() <= Places::allAtOnce) {
        std::vector<int> all(faces_.size());
        std::iota(all.begin(), all.end(), 0);
        places_->begin(all, QRectF(QPointF(-1e9, -1e9), QPointF(1e9, 1e9)));
        return;
    }
    const double beyond = layoutMargin / scale_;
    const QRectF around = visibleMap().adjusted(-beyond, -beyond, beyond, beyond);
    places_->begin(shapes_->grid().provincesNear(around), around);
}

void MapView::ensureLayout() const {
    auto* self = const_cast<MapView*>(this);
    for (int round = 0; shapes_ && round < 2 && !laidOutHere(); ++round) { // the first may lie elsewhere
        self->askForLayout(0);
        (void)self->workOnLayout(Budget());
    }
}

void MapView::ensureLayout(int province) const {
    ensureLayout();
    if (!shapes_) return;
    const auto finishLaying = [self = const_cast<MapView*>(this)] { (void)self->workOnLayout(Budget()); };
    finishLaying();
    if (laidOut(province)) return;
    places_->begin(std::array{province}, places_->around());
    finishLaying();
}

bool MapView::workOnLayout(const Budget& budget) {
    if (!places_ || !places_->laying()) return true;
    const bool done = places_->work(budget);
    if (places_->takeMoved()) update();
    if (!done) return false;
    explainLayout();
    if (!begins_) tellPlacesFound();
    return true;
}

void MapView::explainLayout() {
    if (strip_->setLaidOut(places_->merges(), places_->standApart())) seekStrip();
}

/// Who hears of it moves widgets.
void MapView::tellPlacesFound() {
    if (!testAttribute(Qt::WA_WState_InPaintEvent)) return emit placesFound();
    const auto later = [this] {
        if (laidOutHere()) emit placesFound();
    };
    QMetaObject::invokeMethod(this, later, Qt::QueuedConnection);
}

// --- the ground

bool MapView::updateLayer(const Budget& budget) {
    const double ratio = devicePixelRatioF();
    const QSize wanted = (QSizeF(size()) * ratio).toSize();
    if (layer_.size() != wanted || layer_.devicePixelRatioF() != ratio) {
        layer_ = QPixmap(wanted);
        layer_.setDevicePixelRatio(ratio);
        layerDirty_ = QRegion(rect());
        ground().setTheme(theme_, ratio);
    }
    layerDirty_ &= rect();
    if (layerDirty_.isEmpty()) return true;
    ground().setScale(scale_);
    ground().setRose(roseOf(furniture()));
    QPainter painter(&layer_);
    painter.translate(-origin_);
    while (!layerDirty_.isEmpty() && !budget.spent()) {
        QRect part = *layerDirty_.begin();
        if (!budget.endless()) part.setHeight(std::min(part.height(), stripHeight));
        paintGround(painter, part);
        layerDirty_ -= part;
    }
    return layerDirty_.isEmpty();
}

FirstGround::Look MapView::firstLook() const {
    return {theme_, scale_, origin_, size(), devicePixelRatioF(), roomOfTitle(), faces_};
}

void MapView::beginOpening() {
    window()->removeEventFilter(this);
    if (!opensUnseen_ || keeps_ != Keeps::opening || !shapes_) return;
    if (firstGround_ && firstGround_->look() != firstLook()) (void)ground(); // it has another size now
    begins_ = true;
    seekOpening();
    beginGround();
    ensureLayout(); // here, so that what keeps off names is where it stays when all is painted
    seekOpening();  // what is merged is explained by now, on a panel of another width
    ensureLayout();
    seekOverview();
    begins_ = false;
    tellPlacesFound();
}

/// For a view that has no ground at all yet.
void MapView::beginGround() {
    if (firstGround_ || standIn_ || stage_ || !(QRegion(rect()) - layerDirty_).isEmpty()) return;
    firstGround_ = std::make_unique<FirstGround>(*shapes_, std::move(ground_), firstLook());
}

GroundPainter& MapView::ground() const {
    if (firstGround_) {
        ground_ = firstGround_->release();
        firstGround_.reset();
    }
    return *ground_;
}

/// Places of names and tokens, for a view that had none, and meanwhile the ground where it had none either.
void MapView::makeFirst() {
    if (firstGround_ && firstGround_->look() != firstLook()) (void)ground();
    beginGround();
    ensureLayout();
    if (keeps_ == Keeps::opening) seekOverview();
    if (!firstGround_) return;
    writeAhead();
    FirstGround::Made made = firstGround_->take();
    (void)ground();
    furniture_ = made.furniture;
    layer_ = QPixmap::fromImage(std::move(made.picture));
    layerDirty_ = {};
}

// --- what stands in for it

/// Keeps what is seen now, before the scale changes.
void MapView::keepStandIn() {
    const QSize wanted = (QSizeF(size()) * devicePixelRatioF()).toSize();
    const bool painted = layer_.size() == wanted && !(QRegion(rect()) - layerDirty_).isEmpty();
    if (standIn_ || !isVisible() || !painted || places_->around().isEmpty()) return;
    standIn_ = StandIn{std::exchange(layer_, {}), scale_, QPointF(origin_)};
    QPainter painter(&standIn_->picture);
    paintOverlay(painter, rect());
    refineWhenIdle();
}

void MapView::paintStandIn(QPainter& painter) const {
    const double k = scale_ / standIn_->scale;
    const QSizeF size = QSizeF(standIn_->picture.size()) / standIn_->picture.devicePixelRatio();
    const QRectF target(standIn_->origin * k - QPointF(origin_), size * k);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (!target.contains(QRectF(rect()))) { // all around it, coarsely, about as pale as the ground
        constexpr double paleness = 0.5;
        painter.fillRect(rect(), theme_.colour(theme::Role::Window));
        const QRectF sheet(-QPointF(origin_), shapes_->picture().size * scale_);
        const QImage& coarse = overview_->picture();
        painter.fillRect(sheet, theme_.colour(theme::Role::Land));
        painter.setOpacity(paleness);
        painter.drawImage(sheet, coarse, QRectF(QPointF(), QSizeF(coarse.size())));
        painter.setOpacity(1);
    }
    painter.drawPixmap(target, standIn_->picture, QRectF(QPointF(), QSizeF(standIn_->picture.size())));
}

// --- when it is done

void MapView::refineWhenIdle() {
    if (!refining_.isActive()) refining_.start(0, this);
}

void MapView::timerEvent(QTimerEvent* event) {
    if (event->timerId() != refining_.timerId()) {
        QWidget::timerEvent(event);
        return;
    }
    const Budget budget(slice);
    askForLayout(scrollMargin);
    if (!workOnLayout(budget) || (!laidOutHere() && !rect().isEmpty())) return;
    if (standIn_ && !updateLayer(budget)) return;
    finish();
    if (pointerWaits_) followPointer(QPointF(*pointerWaits_));
}

void MapView::finish() {
    ensureLayout();
    if (keeps_ == Keeps::opening && refining_.isActive()) seekOverview();
    (void)updateLayer(Budget());
    if (!refining_.isActive()) return;
    refining_.stop();
    standIn_.reset();
    seekStrip();
    update();
}

/// Names that a little scrolling would show are made before they are seen.
void MapView::refineAhead() {
    if (!laidOutHere(scrollMargin)) refineWhenIdle();
}

/// Whether what is painted goes to the screen and not into a picture that somebody takes.
bool MapView::onScreen(const QPainter& painter) const {
    QBackingStore* store = backingStore();
    return store && painter.paintEngine() && store->paintDevice() == painter.paintEngine()->paintDevice();
}

} // namespace marches::appmap
