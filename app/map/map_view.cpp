#include "app/map/map_view.h"

#include "app/map/map_accessible.h"
#include "app/map/motion_stage.h"
#include "app/theme/style.h"

#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace marches::appmap {

namespace {

constexpr int margin = 60; // px of sea that may be scrolled in beyond the sheet

} // namespace

MapView::MapView(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("map"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    grabGesture(Qt::PinchGesture);
    installMapAccessibility();
    readTheme();
    strip_ = new MapStrip(*this);
    overview_ = new MapOverview(*this);
    strip_->hide();
    overview_->hide();
    strip_->installEventFilter(this);
    overview_->installEventFilter(this);
}

MapView::~MapView() = default;

void MapView::readTheme() {
    theme_ = paper_ ? theme::Theme{} : theme::themeOf(this);
    if (shapes_) ground().setTheme(theme_, devicePixelRatioF());
    plates_.assign(faces_.size(), {});
    shields_ = {};
    titlePiece_ = compassPiece_ = {};
    seas_.clear();
    standIn_.reset();
    if (places_) places_->setTheme(theme_);
    cutMotion();
    fan_ = {};
    dropLayer();
}

void MapView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::PaletteChange) {
        if (!paper_ && theme::themeOf(this) != theme_) readTheme();
    }
    QWidget::changeEvent(event);
}

void MapView::setPicture(std::shared_ptr<const MapPicture> picture) {
    setPicture(prepared(std::move(picture), theme_.tone));
}

void MapView::setPicture(PreparedPicture picture) {
    cutMotion();
    endDrawing();
    endGlide();
    refining_.stop();
    pointerWaits_.reset();
    standIn_.reset();
    hovered_ = {};
    stopPanning();
    places_.reset();
    passingStrips_ = {};
    firstGround_.reset();
    ground_.reset();
    shapes_.reset();
    faces_.clear();
    arrows_.clear();
    arcs_.clear();
    freshArrows_.clear();
    freshArcs_.clear();
    furniture_.reset();
    seaNames_.clear();
    seas_.clear();
    fan_ = {};
    focused_ = roundOf_ = noProvince;
    ownHomes_.clear();
    otherHomes_.clear();
    if (picture.shapes) {
        shapes_ = std::move(picture.shapes);
        ground_ = std::make_unique<GroundPainter>(*shapes_, theme_, devicePixelRatioF(),
                                                  picture.tone == theme_.tone ? std::move(picture.sea)
                                                                              : std::shared_future<QImage>());
        faces_.resize(static_cast<std::size_t>(shapes_->count()));
        places_ = std::make_unique<Places>(*shapes_, faces_, theme_, yieldsShown_);
        places_->setScale(scale_);
    }
    plates_.assign(faces_.size(), {});
    showWhole();
    dropLayer();
    emit pictureChanged();
    placePanels();
}

void MapView::setLegend(std::vector<LegendEntry> entries) {
    strip_->setEntries(std::move(entries));
    placePanels();
    seekStrip();
}

bool MapView::foldLegend() {
    return strip_->fold();
}

void MapView::setOverviewShown(bool shown) {
    overviewWanted_ = shown;
    placePanels();
}

void MapView::placePanels() {
    constexpr int roomy = 1000; // px; below, the map has the room
    constexpr int narrow = 800; // and no words of its own at the lower right
    constexpr int low = 520;
    constexpr int least = 560;
    strip_->setFolding(width() < narrow || height() < low || (hasPicture() && wholeSeen()));
    strip_->arrange();
    strip_->setVisible(hasPicture() && width() >= least);
    overview_->resize(overview_->sizeHint());
    const bool shown = hasPicture() && overviewWanted_ && width() >= roomy && !wholeSeen();
    if (shown) {
        if (!overviewCorner_) overviewCorner_ = emptiestCorner();
        overview_->setGeometry(overviewRect(*overviewCorner_));
    }
    overview_->setVisible(shown);
}

bool MapView::wholeSeen() const {
    const QSizeF size = shapes_->picture().size * scale_;
    return size.width() <= width() + 1 && size.height() <= height() + 1;
}

QRect MapView::overviewRect(Qt::Corner corner) const {
    const QSize size = overview_->sizeHint();
    const bool right = corner == Qt::TopRightCorner || corner == Qt::BottomRightCorner;
    const bool bottom = corner == Qt::BottomLeftCorner || corner == Qt::BottomRightCorner;
    return {QPoint(right ? width() - size.width() - 14 : 14, bottom ? height() - size.height() - 12 : 12),
            size};
}

void MapView::setFace(ProvinceId province, const ProvinceFace& face) {
    const std::size_t i = index(province);
    if (faces_[i] == face) return;
    const int number = static_cast<int>(i);
    const bool moves = !standAlike(faces_[i], face);
    const bool named = namedAlike(faces_[i], face);
    if (moves) places_->keep();
    if (!named) { // before the face changes: places name the forms of the old name
        cutMotion();
        fan_ = {};
        update();
    }
    const ProvinceFace old = std::exchange(faces_[i], face);
    ++facesChanged_;
    if (old.inPlay != face.inPlay) {
        overviewCorner_.reset();
        furniture_.reset();
        dropLayer();
    }
    const bool ground = old.owner != face.owner || old.inPlay != face.inPlay || old.country != face.country ||
                        old.secondCountry != face.secondCountry || old.region != face.region ||
                        old.highlight != face.highlight;
    if (ground) {
        const QRect touched = provinceRect(number);
        layerDirty_ |= touched;
        update(touched);
    }
    if (old.name != face.name || old.owner != face.owner || old.marks != face.marks) {
        plates_[i] = {};
        if (named) update(decorationRect(number));
    }
    // labels of arcs and seals of arrows keep off all that stands and is written
    const bool stands = old.name != face.name || old.inPlay != face.inPlay || old.marks != face.marks ||
                        old.symbols != face.symbols || old.worth != face.worth || old.groups != face.groups ||
                        old.badges != face.badges;
    if ((!arcs_.empty() || !arrows_.empty()) && stands) update();
    const bool stacked = named && (old.groups != face.groups || old.badges != face.badges);
    if (stacked) update(decorationRect(number));
    places_->follow(number, old);
    if (stacked) {
        update(decorationRect(number));
        updatePassing(number);
    }
    const bool restored = moves && places_->restore();
    if (restored || (stacked && fan_.province == number)) {
        closeFan();
        updateFan();
    }
    if (places_->takeMoved() || restored) update();
    if ((stacked || restored) && laidOut(number) && !places_->laying()) explainLayout();
    emit faceChanged(province);
}

/// Strips that are shown only where somebody looks are sought anew after each change.
void MapView::updatePassing(int changed) {
    if (places_->stripsShown()) return;
    for (const ProvinceId looked : {hovered_.province, focused_}) {
        const int province = looked == noProvince ? changed : static_cast<int>(index(looked));
        if (province == changed || !lookedAt(province) || !laidOut(province)) continue;
        update(places_->stripReach(province).translated(-origin_).toAlignedRect());
    }
}

// --- what is seen of it

double MapView::leastScale() const {
    if (!shapes_ || width() <= 0 || height() <= 0) return 0.2;
    const QSizeF size = shapes_->picture().size;
    return std::min({1.0, width() / size.width(), height() / size.height()}) * 0.9;
}

void MapView::zoomIn() {
    setScale(scale_ * 1.25);
    emit lookedAround();
}

void MapView::zoomOut() {
    setScale(scale_ / 1.25);
    emit lookedAround();
}

void MapView::fitMap() {
    showWhole();
    emit lookedAround();
}

void MapView::showWhole() {
    keeps_ = Keeps::whole;
    if (!shapes_ || width() <= 0 || height() <= 0) return;
    const QSizeF size = shapes_->picture().size;
    const double fit =
        std::clamp(std::min(width() / size.width(), height() / size.height()), leastScale(), greatestScale());
    setScale(fit, QPointF());
    setOrigin(QPoint(static_cast<int>(std::lround((size.width() * scale_ - width()) / 2)),
                     static_cast<int>(std::lround((size.height() * scale_ - height()) / 2))));
    keeps_ = Keeps::whole;
}

void MapView::setScale(double scale, const QPointF& fixed) {
    scale = std::clamp(scale, leastScale(), greatestScale());
    if (!shapes_ || scale == scale_) return;
    endGlide();
    const QPointF still = toMap(fixed);
    cutMotion();
    closeFan();
    keepStandIn();
    scale_ = scale;
    places_->setScale(scale_);
    keeps_ = Keeps::nothing;
    const QPointF moved = still * scale_ - fixed;
    origin_ = boundedOrigin(
        QPoint(static_cast<int>(std::lround(moved.x())), static_cast<int>(std::lround(moved.y()))));
    dropLayer();
    placePanels();
    emit scaleChanged(scale_);
    emit viewChanged();
}

QPoint MapView::boundedOrigin(const QPoint& origin) const {
    if (!shapes_) return {};
    const QSizeF size = shapes_->picture().size * scale_;
    const auto bounded = [](int at, double map, int view, int before, int after) {
        const int rest = static_cast<int>(std::lround(map)) - view;
        if (rest <= 0) return rest / 2; // narrower than the view: centred
        return std::clamp(at, -before, rest + after);
    };
    // What lies below the overview can be scrolled out from under it.
    int above = margin;
    int below = margin;
    int beside = margin;
    if (overview_->isVisibleTo(this)) {
        (overview_->y() < height() / 2 ? above : below) = overview_->height() + margin;
        if (size.height() <= height()) beside = overview_->width() + margin;
    }
    const bool left = overview_->x() < width() / 2;
    return {bounded(origin.x(), size.width(), width(), left ? beside : margin, left ? margin : beside),
            bounded(origin.y(), size.height(), height(), above, below)};
}

void MapView::setOrigin(const QPoint& origin) {
    endGlide();
    moveOrigin(origin);
}

void MapView::moveOrigin(const QPoint& origin) {
    const QPoint bounded = boundedOrigin(origin);
    if (bounded == origin_) return;
    const QPoint by = origin_ - bounded;
    closeFan();
    origin_ = bounded;
    keeps_ = Keeps::nothing;
    moveLayer(by);
    emit viewChanged();
}

void MapView::centreOn(ProvinceId province) {
    if (!shapes_ || province == noProvince) return;
    centreOn(shapes_->grid().pole(static_cast<int>(index(province))).point);
}

void MapView::centreOn(const QPointF& map) {
    setOrigin((map * scale_ - QPointF(width(), height()) / 2).toPoint());
}

void MapView::ensureVisible(ProvinceId province) {
    if (shapes_ && province != noProvince) setOrigin(originToSee(province, origin_));
}

/// As little away from `from` as is needed to see the province with its name and tokens.
QPoint MapView::originToSee(ProvinceId province, const QPoint& from) const {
    const int i = static_cast<int>(index(province));
    ensureLayout(i);
    constexpr int room = 24;
    const QPointF pole = shapes_->grid().pole(i).point * scale_ - QPointF(from);
    QRect wanted = QRectF(pole - QPointF(20, 20), QSizeF(40, 40)).toAlignedRect() |
                   decorationRect(i).translated(origin_ - from);
    wanted.adjust(-room, -room, room, room);
    QPoint by;
    if (wanted.right() > width()) by.setX(wanted.right() - width());
    if (wanted.left() - by.x() < 0) by.setX(wanted.left());
    if (wanted.bottom() > height()) by.setY(wanted.bottom() - height());
    if (wanted.top() - by.y() < 0) by.setY(wanted.top());
    for (const QRect& hiding : panelPlaces()) { // out from under the overview and the strip
        const QRect seen = wanted.adjusted(room, room, -room, -room).translated(-by);
        if (!seen.intersects(hiding)) continue;
        const bool sideways = shapes_->picture().size.height() * scale_ <= height();
        if (sideways)
            by.rx() += hiding.x() < width() / 2 ? seen.left() - hiding.right() - 1
                                                : seen.right() + 1 - hiding.left();
        else
            by.ry() += hiding.y() < height() / 2 ? seen.top() - hiding.bottom() - 1
                                                 : seen.bottom() + 1 - hiding.top();
    }
    return from + by;
}

std::vector<QRect> MapView::panelPlaces() const {
    std::vector<QRect> places;
    for (const QWidget* panel : std::initializer_list<const QWidget*>{overview_, strip_})
        if (panel != nullptr && panel->isVisibleTo(this)) places.push_back(panel->geometry());
    return places;
}

QRectF MapView::visibleMap() const {
    return {toMap(QPointF(0, 0)), toMap(QPointF(width(), height()))};
}

void MapView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    endGlide();
    overviewCorner_.reset();
    if (!shapes_) {
        placePanels();
        emit resized();
        return;
    }
    dropLayer();
    if (keeps_ == Keeps::whole) {
        showWhole();
    } else if (keeps_ == Keeps::opening) {
        if (!opensUnseen_)
            seekOpening();
        else if (isVisible())
            beginSoon();
    } else {
        if (const double fits = std::clamp(scale_, leastScale(), greatestScale()); fits != scale_)
            setScale(fits, QPointF());
        origin_ = boundedOrigin(origin_);
    }
    placePanels();
    emit viewChanged();
    emit resized();
}

// --- layers

QRect MapView::provinceRect(int province) const {
    const QRectF map = shapes_->bounds(province);
    const QRectF box(map.topLeft() * scale_, map.size() * scale_);
    constexpr double reach = GroundPainter::reach + 2;
    return box.adjusted(-reach, -reach, reach, reach).translated(-origin_).toAlignedRect();
}

void MapView::dropLayer() {
    layerDirty_ = QRegion(rect());
    update();
}

void MapView::moveLayer(const QPoint& by) {
    const QPointF device = QPointF(by) * devicePixelRatioF();
    if (layer_.isNull() || device != QPointF(device.toPoint()) || std::abs(by.x()) >= width() ||
        std::abs(by.y()) >= height()) {
        dropLayer();
        return;
    }
    const QPoint d = device.toPoint();
    layer_.scroll(d.x(), d.y(), QRect(QPoint(), layer_.size()));
    layerDirty_ = layerDirty_.translated(by) + (QRegion(rect()) - QRegion(rect()).translated(by));
    update();
}

void MapView::setNotice(const QString& text) {
    notice_ = text;
    setAccessibleDescription(text);
    update();
}

void MapView::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    if (!shapes_) {
        painter.fillRect(event->rect(), theme_.colour(theme::Role::SeaMiddle));
        painter.setFont(theme_.font(theme::FontRole::Name));
        painter.setPen(theme_.colour(theme::Role::MapInk));
        painter.drawText(rect().adjusted(width() / 6, 0, -width() / 6, 0), Qt::AlignCenter | Qt::TextWordWrap,
                         notice_);
        return;
    }
    if (std::exchange(opensUnseen_, false)) {
        if (keeps_ == Keeps::opening)
            seekOpening(); // by the size that the view has in the end, and by what the faces say now
        tellPlacesFound();
    }
    if (!onScreen(painter)) {
        finish();
    } else if (standIn_) {
        paintStandIn(painter);
        return;
    } else {
        if (places_->around().isEmpty() || firstGround_) makeFirst();
        (void)updateLayer(Budget());
        refineAhead();
    }
    const double ratio = devicePixelRatioF();
    for (const QRect& part : event->region())
        painter.drawPixmap(QRectF(part), layer_,
                           QRectF(QPointF(part.topLeft()) * ratio, QSizeF(part.size()) * ratio));
    paintOverlay(painter, event->region());
    places_->markSeen();
}

} // namespace marches::appmap
