#include "app/map/map_view.h"

#include "app/map/map_accessible.h"
#include "app/map/stack_painter.h"
#include "app/theme/badges.h"
#include "app/theme/heraldry.h"
#include "app/theme/paint.h"
#include "app/theme/style.h"

#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace marches::appmap {

namespace {

constexpr double namesFrom = 0.35;  // scale
constexpr double smallBelow = 0.65; // scale: names and tokens a little smaller
constexpr double largeAbove = 1.5;  // scale: tokens larger
constexpr double roomyRadius = 40;  // map units: provinces whose names are written large
constexpr int margin = 60;          // px of sea that may be scrolled in beyond the sheet

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
}

MapView::~MapView() = default;

void MapView::readTheme() {
    theme_ = theme::themeOf(this);
    if (ground_) ground_->setTheme(theme_, devicePixelRatioF());
    plates_.assign(faces_.size(), {});
    layoutDirty_ = true;
    dropLayer();
}

void MapView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::PaletteChange) {
        if (theme::themeOf(this) != theme_) readTheme();
    }
    QWidget::changeEvent(event);
}

void MapView::setPicture(std::shared_ptr<const MapPicture> picture) {
    ground_.reset();
    shapes_.reset();
    faces_.clear();
    arrows_.clear();
    arcs_.clear();
    hovered_ = {};
    focused_ = roundOf_ = noProvince;
    ownHomes_.clear();
    otherHomes_.clear();
    if (picture) {
        shapes_ = std::make_unique<Shapes>(std::move(picture));
        ground_ = std::make_unique<GroundPainter>(*shapes_, theme_, devicePixelRatioF());
        faces_.resize(static_cast<std::size_t>(shapes_->count()));
    }
    plates_.assign(faces_.size(), {});
    layoutDirty_ = true;
    fitMap();
    dropLayer();
    emit pictureChanged();
    placePanels();
}

void MapView::setLegend(std::vector<LegendEntry> entries) {
    strip_->setEntries(std::move(entries));
    placePanels();
}

void MapView::setOverviewShown(bool shown) {
    overviewWanted_ = shown;
    placePanels();
}

void MapView::placePanels() {
    constexpr int roomy = 1000; // px; below, the map has the room
    constexpr int least = 560;
    strip_->setFolding(width() < roomy);
    strip_->move(width() - strip_->width() - 14, height() - strip_->height() - 12);
    strip_->setVisible(hasPicture() && width() >= least);
    overview_->resize(overview_->sizeHint());
    overview_->move(14, 12);
    overview_->setVisible(hasPicture() && overviewWanted_ && width() >= roomy);
}

void MapView::setFace(ProvinceId province, const ProvinceFace& face) {
    const std::size_t i = index(province);
    const ProvinceFace old = std::exchange(faces_[i], face);
    if (old == face) return;
    const int number = static_cast<int>(i);
    const bool ground = old.owner != face.owner || old.inPlay != face.inPlay || old.country != face.country ||
                        old.secondCountry != face.secondCountry || old.region != face.region ||
                        old.highlight != face.highlight;
    if (ground) {
        const QRect touched = provinceRect(number);
        layerDirty_ |= touched;
        update(touched);
    }
    if (old.name != face.name || old.marks.size() != face.marks.size() || old.inPlay != face.inPlay) {
        layoutDirty_ = true;
        update();
    }
    if (old.name != face.name || old.owner != face.owner || old.marks != face.marks) {
        plates_[i] = {};
        if (!layoutDirty_) update(decorationRect(number));
    }
    if (!layoutDirty_ && (old.groups != face.groups || old.badges != face.badges)) {
        update(decorationRect(number));
        restack(number);
        update(decorationRect(number));
    }
    emit faceChanged(province);
}

void MapView::setArrows(std::vector<MapArrow> arrows) {
    if (arrows == arrows_) return;
    const auto touch = [this] {
        for (const MapArrow& arrow : arrows_)
            update(arrowBounds(arrow, arrowPoints(arrow), theme_).translated(-origin_).toAlignedRect());
    };
    touch();
    arrows_ = std::move(arrows);
    touch();
}

void MapView::setArcs(std::vector<MapArc> arcs) {
    if (arcs == arcs_) return;
    arcs_ = std::move(arcs);
    update();
}

// --- what is seen of it

double MapView::leastScale() const {
    if (!shapes_ || width() <= 0 || height() <= 0) return 0.2;
    const QSizeF size = shapes_->picture().size;
    return std::min({1.0, width() / size.width(), height() / size.height()}) * 0.9;
}

void MapView::fitMap() {
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

void MapView::openOn(ProvinceId province) {
    opening_ = province;
    keeps_ = Keeps::opening;
    if (!shapes_ || width() <= 0 || height() <= 0) return;
    const QSizeF size = shapes_->picture().size;
    setScale(std::max(width() / size.width(), height() / size.height()), QPointF());
    centreOn(province);
    const QSize map = (size * scale_).toSize();
    setOrigin({std::clamp(origin_.x(), 0, std::max(0, map.width() - width())),
               std::clamp(origin_.y(), 0, std::max(0, map.height() - height()))});
    keeps_ = Keeps::opening;
}

void MapView::setScale(double scale, const QPointF& fixed) {
    scale = std::clamp(scale, leastScale(), greatestScale());
    if (!shapes_ || scale == scale_) return;
    const QPointF still = toMap(fixed);
    scale_ = scale;
    keeps_ = Keeps::nothing;
    const QPointF moved = still * scale_ - fixed;
    origin_ = boundedOrigin(
        QPoint(static_cast<int>(std::lround(moved.x())), static_cast<int>(std::lround(moved.y()))));
    layoutDirty_ = true;
    dropLayer();
    emit scaleChanged(scale_);
    emit viewChanged();
}

QPoint MapView::boundedOrigin(const QPoint& origin) const {
    if (!shapes_) return {};
    const QSizeF size = shapes_->picture().size * scale_;
    const auto bounded = [](int at, double map, int view) {
        const int rest = static_cast<int>(std::lround(map)) - view;
        if (rest <= 0) return rest / 2; // narrower than the view: centred
        return std::clamp(at, -margin, rest + margin);
    };
    return {bounded(origin.x(), size.width(), width()), bounded(origin.y(), size.height(), height())};
}

void MapView::setOrigin(const QPoint& origin) {
    const QPoint bounded = boundedOrigin(origin);
    if (bounded == origin_) return;
    const QPoint by = origin_ - bounded;
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
    if (!shapes_ || province == noProvince) return;
    ensureLayout();
    const int i = static_cast<int>(index(province));
    constexpr int room = 24;
    const QPointF pole = shapes_->grid().pole(i).point * scale_ - QPointF(origin_);
    QRect wanted = QRectF(pole - QPointF(20, 20), QSizeF(40, 40)).toAlignedRect() | decorationRect(i);
    wanted.adjust(-room, -room, room, room);
    QPoint by;
    if (wanted.right() > width()) by.setX(wanted.right() - width());
    if (wanted.left() - by.x() < 0) by.setX(wanted.left());
    if (wanted.bottom() > height()) by.setY(wanted.bottom() - height());
    if (wanted.top() - by.y() < 0) by.setY(wanted.top());
    if (!by.isNull()) setOrigin(origin_ + by);
}

QRectF MapView::visibleMap() const {
    return {toMap(QPointF(0, 0)), toMap(QPointF(width(), height()))};
}

void MapView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placePanels();
    if (!shapes_) return;
    dropLayer();
    if (keeps_ == Keeps::whole) {
        fitMap();
    } else if (keeps_ == Keeps::opening) {
        openOn(opening_);
    } else {
        origin_ = boundedOrigin(origin_);
        scale_ = std::clamp(scale_, leastScale(), greatestScale());
    }
    emit viewChanged();
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

void MapView::updateLayer() {
    const double ratio = devicePixelRatioF();
    const QSize wanted = (QSizeF(size()) * ratio).toSize();
    if (layer_.size() != wanted || layer_.devicePixelRatioF() != ratio) {
        layer_ = QPixmap(wanted);
        layer_.setDevicePixelRatio(ratio);
        layerDirty_ = QRegion(rect());
        ground_->setTheme(theme_, ratio);
    }
    layerDirty_ &= rect();
    if (layerDirty_.isEmpty()) return;
    ground_->setScale(scale_);
    QPainter painter(&layer_);
    painter.translate(-origin_);
    for (const QRect& part : layerDirty_)
        ground_->paint(painter, part.translated(origin_), faces_);
    layerDirty_ = {};
}

void MapView::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    if (!shapes_) {
        painter.fillRect(event->rect(), theme_.colour(theme::Role::SeaMiddle));
        return;
    }
    updateLayer();
    ensureLayout();
    const double ratio = devicePixelRatioF();
    for (const QRect& part : event->region())
        painter.drawPixmap(QRectF(part), layer_,
                           QRectF(QPointF(part.topLeft()) * ratio, QSizeF(part.size()) * ratio));
    paintOverlay(painter, event->rect());
}

// --- words and tokens

double MapView::tokenSide() const {
    const double side = scale_ < smallBelow ? 22 : scale_ > largeAbove ? 36 : 27;
    return theme_.scaledIcon(side);
}

bool MapView::namesShown() const {
    return scale_ >= namesFrom;
}

void MapView::ensureLayout() const {
    if (layoutDirty_ && shapes_) const_cast<MapView*>(this)->layOut();
}

void MapView::layOut() {
    layoutDirty_ = false;
    const double side = tokenSide();
    std::vector<LabelRequest> requests(faces_.size());
    for (std::size_t i = 0; i < faces_.size(); ++i) {
        const ProvinceFace& face = faces_[i];
        if (!face.inPlay) continue;
        LabelRequest& request = requests[i];
        request.token = QSizeF(side * 1.15, side * 1.15);
        const PlateStyle style = plateStyle(static_cast<int>(i));
        request.name = namesShown() ? plateSize(face, false, style) : QSizeF(18, 20);
        if (namesShown() && brokenName(face.name)) request.nameInTwo = plateSize(face, true, style);
        if (request.name.isEmpty()) request.name = QSizeF(1, 1);
    }
    labels_ = layOutLabels(*shapes_, scale_, requests);
    stacks_.assign(faces_.size(), {});
    badges_.assign(faces_.size(), {});
    for (int i = 0; i < provinceCount(); ++i)
        restack(i);
}

PlateStyle MapView::plateStyle(int province) const {
    PlateStyle style;
    style.theme = theme_;
    style.large = scale_ >= smallBelow && shapes_->grid().pole(province).radius >= roomyRadius;
    style.factor = scale_ < smallBelow ? 0.88 : 1;
    style.pixelRatio = devicePixelRatioF();
    return style;
}

void MapView::restack(int province) {
    const auto i = static_cast<std::size_t>(province);
    stacks_[i] = placeStack(*shapes_, scale_, labels_, stacks_, province, faces_[i].groups, tokenSide());
    placeBadges(province);
}

void MapView::placeBadges(int province) {
    const auto i = static_cast<std::size_t>(province);
    badges_[i].clear();
    const LabelPlace& place = labels_[i];
    const QRectF stack = stacks_[i].layout.bounds;
    const QRectF row = stack.isEmpty() ? QRectF(place.tokens.center(), QSizeF(1, 1)) : stack;
    for (const theme::Badge& badge : faces_[i].badges) {
        const QSizeF size = theme::badgeSize(badge, theme_);
        const auto centred = [&](const QPointF& c) {
            return QRectF(c.x() - size.width() / 2, c.y() - size.height() / 2, size.width(), size.height());
        };
        const double w = size.width() / 2 + 4;
        const double h = size.height() / 2 + 3;
        const std::array candidates{centred({row.right() + w, row.center().y()}),
                                    centred({row.left() - w, row.center().y()}),
                                    centred({row.center().x(), row.bottom() + h}),
                                    centred({place.name.right() + w, place.name.center().y()}),
                                    centred({place.name.left() - w, place.name.center().y()}),
                                    centred({row.center().x(), std::min(row.top(), place.name.top()) - h}),
                                    centred({row.right() + w, row.bottom() + h}),
                                    centred({row.left() - w, row.bottom() + h})};
        double least = 1e9;
        QRectF best = candidates.front();
        for (const QRectF& box : candidates) {
            double cost = 0;
            for (const QPointF& p :
                 {box.center(), box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()})
                if (shapes_->grid().roughly(p / scale_) != province) cost += 1;
            for (std::size_t other = 0; other < labels_.size(); ++other) {
                if (labels_[other].name.intersects(box)) cost += 10;
                if (stacks_[other].layout.bounds.intersects(box)) cost += 8;
                if (other != i)
                    for (const QRectF& taken : badges_[other])
                        if (taken.intersects(box)) cost += 8;
            }
            for (const QRectF& taken : badges_[i])
                if (taken.intersects(box)) cost += 12;
            if (cost < least) least = cost, best = box;
        }
        badges_[i].push_back(best);
    }
}

bool MapView::nameShown(int province) const {
    return namesShown() && !labels_[static_cast<std::size_t>(province)].hidden;
}

QRectF MapView::passingName(int province) const {
    if (layoutDirty_ || hovered_.province == noProvince ||
        static_cast<int>(index(hovered_.province)) != province)
        return {};
    const auto i = static_cast<std::size_t>(province);
    if (!faces_[i].inPlay || nameShown(province)) return {};
    const QSizeF size = plateSize(faces_[i], false, plateStyle(province));
    const QRectF about = labels_[i].name | stacks_[i].layout.bounds;
    const QRectF seen = QRectF(rect()).translated(origin_).adjusted(4, 4, -4, -4);
    const double x = std::clamp(about.center().x() - size.width() / 2, seen.left(),
                                std::max(seen.left(), seen.right() - size.width()));
    return {QPointF(std::round(x), std::round(std::max(seen.top(), about.top() - size.height() - 3))), size};
}

QRect MapView::decorationRect(int province) const {
    const auto i = static_cast<std::size_t>(province);
    if (layoutDirty_ || i >= labels_.size()) return {};
    QRectF box = labels_[i].name | stacks_[i].layout.bounds;
    for (const QRectF& badge : badges_[i])
        box |= badge;
    if (const QRectF passing = passingName(province); !passing.isEmpty()) box |= passing;
    for (const auto& leader : {labels_[i].leader, stacks_[i].leader})
        if (leader) box |= QRectF(*leader, QSizeF(1, 1));
    return box.adjusted(-3, -3, 3, 3).translated(-origin_).toAlignedRect();
}

const QPixmap& MapView::plate(int province) const {
    const auto i = static_cast<std::size_t>(province);
    Plate& plate = plates_[i];
    const PlateStyle style = plateStyle(province);
    if (plate.pixmap.isNull() || plate.style != style || plate.twoLines != labels_[i].twoLines)
        plate = {namePlate(faces_[i], labels_[i].twoLines, style), style, labels_[i].twoLines};
    return plate.pixmap;
}

QPointF MapView::anchorOf(int province) const {
    const auto i = static_cast<std::size_t>(province);
    if (labels_[i].leader) return *labels_[i].leader;
    return labels_[i].tokens.isEmpty() ? shapes_->grid().pole(province).point * scale_
                                       : labels_[i].tokens.center();
}

QPolygonF MapView::arrowPoints(const MapArrow& arrow) const {
    ensureLayout();
    QPolygonF points;
    for (const int province : arrow.path)
        points.push_back(anchorOf(province));
    if (points.size() < 2) return points;
    // the ends stay off the tokens, as long as there is way enough between them
    const auto beside = [&](int province, const QPointF& from, const QPointF& towards) {
        const QRectF body = stacks_[static_cast<std::size_t>(province)].body.adjusted(-5, -5, 5, 5);
        const double length = QLineF(from, towards).length();
        double at = 0;
        while (at < 0.4 && body.contains(from + (towards - from) * at))
            at += 4 / std::max(length, 1.0);
        return from + (towards - from) * at;
    };
    const QPointF first = beside(arrow.path.front(), points[0], points[1]);
    const QPointF last = beside(arrow.path.back(), points.back(), points[points.size() - 2]);
    points.front() = first;
    points.back() = last;
    return points;
}

void MapView::paintDecoration(QPainter& painter, int province) const {
    const auto i = static_cast<std::size_t>(province);
    const LabelPlace& place = labels_[i];
    const StackLayout& stack = stacks_[i].layout;
    const auto leader = stacks_[i].leader ? stacks_[i].leader : place.leader;
    if (leader) {
        QPen pen(theme_.colour(theme::Role::MapInk), 1.2);
        pen.setDashPattern({2, 3});
        painter.setPen(pen);
        painter.drawLine(QLineF(stack.tokens.empty() ? place.name.center() : stack.bounds.center(), *leader));
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme_.colour(theme::Role::MapInk));
        painter.drawEllipse(*leader, 2.2, 2.2);
        painter.setBrush(Qt::NoBrush);
    }
    if (nameShown(province))
        painter.drawPixmap(place.name.topLeft(), plate(province));
    else if (faces_[i].owner)
        theme::paintShield(painter, *faces_[i].owner,
                           QRectF(place.name.center() - QPointF(8, 9), QSizeF(16, 18)), theme_);
    paintStack(painter, stack, faces_[i].groups, tokenCache_, theme_);
    for (std::size_t b = 0; b < badges_[i].size(); ++b)
        theme::paintBadge(painter, badges_[i][b].center(), faces_[i].badges[b], theme_);
}

void MapView::paintOverlay(QPainter& painter, const QRect& exposed) const {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-origin_);
    const QRectF region = mapPx(exposed);
    const ScaledShapes& scaled = ground_->scaled();
    if (hovered_.province != noProvince) {
        const auto i = index(hovered_.province);
        if (scaled.bounds[i].adjusted(-4, -4, 4, 4).intersects(region))
            strokeBold(painter, scaled.provinces[i], theme_.colour(theme::Role::MapInk), 0.6);
    }
    if (focused_ != noProvince && hasFocus()) {
        const auto i = index(focused_);
        painter.strokePath(scaled.calm[i], QPen(Qt::white, 7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.strokePath(scaled.calm[i], QPen(theme_.colour(theme::Role::Focus), 3.4, Qt::SolidLine,
                                                Qt::RoundCap, Qt::RoundJoin));
    }
    std::vector<QPainterPath> curves;
    for (const MapArc& arc : arcs_) {
        curves.push_back(arcPath(anchorOf(arc.from), anchorOf(arc.to)));
        paintArcLine(painter, arc, curves.back(), theme_);
    }
    for (int i = 0; i < provinceCount(); ++i)
        if (faces_[static_cast<std::size_t>(i)].inPlay && decorationRect(i).intersects(exposed))
            paintDecoration(painter, i);
    if (hovered_.province != noProvince) {
        const int i = static_cast<int>(index(hovered_.province));
        if (const QRectF passing = passingName(i); !passing.isEmpty()) {
            painter.setPen(QPen(theme_.colour(theme::Role::Edge), 1));
            painter.setBrush(theme_.colour(theme::Role::Raised));
            painter.drawRoundedRect(passing.adjusted(-3, -1, 3, 1), 4, 4);
            painter.drawPixmap(passing.topLeft(),
                               namePlate(faces_[static_cast<std::size_t>(i)], false, plateStyle(i)));
        }
    }
    for (const MapArrow& arrow : arrows_) {
        const QPolygonF points = arrowPoints(arrow);
        if (arrowBounds(arrow, points, theme_).intersects(region)) paintArrow(painter, arrow, points, theme_);
    }
    for (std::size_t i = 0; i < arcs_.size(); ++i) {
        if (arcs_[i].label.isEmpty()) continue;
        const QSizeF size = arcLabelSize(arcs_[i], theme_);
        const QPointF middle = curves[i].pointAtPercent(0.5);
        paintArcLabel(painter, arcs_[i], QRectF(middle - QPointF(size.width(), size.height()) / 2, size),
                      theme_);
    }
    painter.translate(origin_);
}

} // namespace marches::appmap
