#include "app/map/ground_layer.h"

#include "app/map/sea.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace marches::appmap {

namespace {

constexpr int stripHeight = 128; // px of ground painted in one go

} // namespace

void GroundLayer::clear() {
    stale_.reset();
    first_.reset();
    painter_.reset();
}

void GroundLayer::begin(std::shared_future<QImage> sea) {
    painter_ =
        std::make_unique<GroundPainter>(*scene_.shapes, scene_.theme, scene_.pixelRatio, std::move(sea));
}

void GroundLayer::readTheme() {
    if (scene_.shapes) painter().setTheme(scene_.theme, scene_.pixelRatio);
    stale_.reset();
    drop();
}

GroundPainter& GroundLayer::painter() {
    if (first_) {
        painter_ = first_->release();
        first_.reset();
    }
    return *painter_;
}

// --- what is to be painted

/// View px on which a patch has changed the look of the ground.
QRegion GroundLayer::reachOf(const ShapesChange& change) const {
    const double scale = scene_.viewport.scale();
    QRegion region;
    const auto add = [&](const QRectF& units, double px) {
        region |= scene_.viewport.fromMapPx(grown(multiplied(units, scale), px)).toAlignedRect() &
                  scene_.viewport.rect();
    };
    for (const QRectF& box : change.boxes)
        add(box, GroundPainter::reach + 2);
    if (!change.sea.isEmpty())
        add(grown(multiplied(QRectF(change.sea), scene_.shapes->grid().cell()), seaReach), 2);
    for (const int province : change.provinces) // its line runs all round it
        if (province < scene_.count() && scene_.face(province).highlight != Highlight::None)
            region |= scene_.provinceRect(province);
    return region;
}

ShapesChange GroundLayer::patch(PicturePatch patch) {
    painter().waitForSea();
    ShapesChange change = scene_.shapes->patch(std::move(patch));
    painter().patch(change);
    const QRegion touched = reachOf(change);
    dirty_ |= touched;
    scene_.repaint(touched);
    return change;
}

void GroundLayer::followFurniture(const std::optional<QPointF>& rose) {
    if (roseOf(furniture_.places()) != rose) drop(); // its winds blow over all the sea
}

void GroundLayer::drop() {
    dirty_ = QRegion(scene_.viewport.rect());
    scene_.repaintAll();
}

void GroundLayer::invalidate(const QRect& view) {
    dirty_ |= view;
    scene_.repaint(view);
}

void GroundLayer::scroll(const QPoint& by) {
    const QRect rect = scene_.viewport.rect();
    const QPointF device = QPointF(by) * scene_.pixelRatio;
    if (pixmap_.isNull() || device != QPointF(device.toPoint()) || std::abs(by.x()) >= rect.width() ||
        std::abs(by.y()) >= rect.height())
        return drop();
    const QPoint d = device.toPoint();
    pixmap_.scroll(d.x(), d.y(), QRect(QPoint(), pixmap_.size()));
    dirty_ = dirty_.translated(by) + (QRegion(rect) - QRegion(rect).translated(by));
    scene_.repaintAll();
}

bool GroundLayer::isBlank() const {
    return (QRegion(scene_.viewport.rect()) - dirty_).isEmpty();
}

bool GroundLayer::update(const Budget& budget) {
    const double ratio = scene_.pixelRatio;
    if (pixmap_.size() != wantedSize() || pixmap_.devicePixelRatioF() != ratio) {
        pixmap_ = QPixmap(wantedSize());
        pixmap_.setDevicePixelRatio(ratio);
        dirty_ = QRegion(scene_.viewport.rect());
        painter().setTheme(scene_.theme, ratio);
    }
    dirty_ &= scene_.viewport.rect();
    if (dirty_.isEmpty()) return true;
    painter().setScale(scene_.viewport.scale());
    painter().setRose(roseOf(furniture_.places()));
    QPainter onPixmap(&pixmap_);
    onPixmap.translate(-scene_.viewport.origin());
    while (!dirty_.isEmpty() && !budget.spent()) {
        QRect part = *dirty_.begin();
        if (!budget.endless()) part.setHeight(std::min(part.height(), stripHeight));
        paintPart(onPixmap, part);
        dirty_ -= part;
    }
    return dirty_.isEmpty();
}

/// While something moves, the ground shows its owners of that moment.
void GroundLayer::paintPart(QPainter& onPixmap, const QRect& part) {
    const MotionStage* stage = scene_.stage.get();
    std::vector<std::optional<theme::PlayerColour>> owners;
    const std::vector<ProvinceId> held = stage ? stage->provinces() : std::vector<ProvinceId>{};
    for (std::size_t stack = 0; stack < held.size(); ++stack)
        owners.push_back(
            std::exchange(scene_.faces[index(held[stack])].owner, stage->ground(stack, scene_.stagedAt)));
    painter().paint(onPixmap, part.translated(scene_.viewport.origin()), scene_.faces);
    for (std::size_t stack = 0; stack < held.size(); ++stack)
        scene_.faces[index(held[stack])].owner = owners[stack];
}

// --- the first ground

FirstGround::Look GroundLayer::look() const {
    const Viewport& viewport = scene_.viewport;
    return {scene_.theme,      viewport.scale(),         viewport.origin(), viewport.size(),
            scene_.pixelRatio, furniture_.roomOfTitle(), scene_.faces};
}

void GroundLayer::giveUpOutdatedFirst() {
    if (first_ && first_->look() != look()) (void)painter();
}

void GroundLayer::beginFirst() {
    giveUpOutdatedFirst();
    if (first_ || stale_ || scene_.stage || !isBlank()) return;
    first_ = std::make_unique<FirstGround>(*scene_.shapes, std::move(painter_), look());
}

void GroundLayer::takeFirst() {
    FirstGround::Made made = first_->take();
    (void)painter();
    furniture_.setPlaces(made.furniture);
    pixmap_ = QPixmap::fromImage(std::move(made.picture));
    dirty_ = {};
}

// --- the stale frame

QPixmap* GroundLayer::keepStaleFrame() {
    if (stale_ || pixmap_.size() != wantedSize() || isBlank()) return nullptr;
    stale_ =
        StaleFrame{std::exchange(pixmap_, {}), scene_.viewport.scale(), QPointF(scene_.viewport.origin())};
    return &stale_->picture;
}

void GroundLayer::paintStaleFrame(QPainter& painter, const std::function<const QImage&()>& coarse) const {
    const Viewport& viewport = scene_.viewport;
    const double k = viewport.scale() / stale_->scale;
    const QSizeF size = QSizeF(stale_->picture.size()) / stale_->picture.devicePixelRatio();
    const QRectF target(stale_->origin * k - QPointF(viewport.origin()), size * k);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (!target.contains(QRectF(viewport.rect()))) { // all around it, coarsely, about as pale as the ground
        constexpr double paleness = 0.5;
        painter.fillRect(viewport.rect(), scene_.theme.colour(theme::Role::Window));
        const QRectF sheet(-QPointF(viewport.origin()), scene_.shapes->picture().size * viewport.scale());
        painter.fillRect(sheet, scene_.theme.colour(theme::Role::Land));
        painter.setOpacity(paleness);
        const QImage& whole = coarse();
        painter.drawImage(sheet, whole, QRectF(QPointF(), QSizeF(whole.size())));
        painter.setOpacity(1);
    }
    painter.drawPixmap(target, stale_->picture, QRectF(QPointF(), QSizeF(stale_->picture.size())));
}

// --- what is seen

void GroundLayer::paint(QPainter& painter, const QRegion& exposed) {
    const double ratio = scene_.pixelRatio;
    for (const QRect& part : exposed)
        painter.drawPixmap(scene_.viewport.toMapPx(part), pixmap_,
                           QRectF(QPointF(part.topLeft()) * ratio, QSizeF(part.size()) * ratio));
}

/// The province there, or the nearest in play a few px off: inlets and lakes that a hand takes for land.
std::optional<MapHit> GroundLayer::hit(const QPointF& at) const {
    const QPointF view = at - QPointF(scene_.viewport.origin());
    if (const ProvinceId here = scene_.provinceAt(view); here != noProvince) return MapHit{here, {}};
    constexpr std::array<QPointF, 8> around{QPointF(0, -1), QPointF(1, 0), QPointF(0, 1),  QPointF(-1, 0),
                                            QPointF(1, -1), QPointF(1, 1), QPointF(-1, 1), QPointF(-1, -1)};
    for (const double reach : {4.0, 7.0, 10.0})
        for (const QPointF& way : around)
            if (const ProvinceId there = scene_.provinceAt(view + way * reach);
                there != noProvince && scene_.faces[index(there)].inPlay)
                return MapHit{there, {}};
    return std::nullopt;
}

} // namespace marches::appmap
