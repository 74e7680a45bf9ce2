#include "app/map/map_overview.h"

#include "app/map/map_view.h"
#include "app/theme/style.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace marches::appmap {

namespace {

constexpr int overviewWidth = 142;
constexpr int overviewEdge = 4;
constexpr int samples = 4; // each way in a pixel

/// Colours of the small whole map; opaque.
struct OverviewInks {
    std::span<const QRgb> provinces; ///< by province
    QRgb sea = 0;
    QRgb land = 0;   ///< not in play
    QRgb border = 0; ///< coasts and between provinces; has alpha
};

/// Paints a part of the whole map, as large as `image` makes it, from the grid: quick
/// for any number of provinces. `image`: 32 bits a pixel, its shape that of the map; `part`: its pixels.
void paintOverview(QImage& image, const AreaGrid& grid, const OverviewInks& inks, const QRect& part) {
    const QRect within = part & image.rect();
    const double across = static_cast<double>(grid.columns()) / (image.width() * samples);
    const double down = static_cast<double>(grid.rows()) / (image.height() * samples);
    const auto at = [&](int x, int y) { // in samples
        return grid.at(std::min(static_cast<int>((x + 0.5) * across), grid.columns() - 1),
                       std::min(static_cast<int>((y + 0.5) * down), grid.rows() - 1));
    };
    const int alpha = qAlpha(inks.border);
    for (int y = within.top(); y <= within.bottom(); ++y) {
        auto* pixels = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = within.left(); x <= within.right(); ++x) {
            // one more to the right and below, so that a border is seen from one side only
            std::array<std::array<int, samples + 1>, samples + 1> ids{};
            for (int row = 0; row <= samples; ++row)
                for (int column = 0; column <= samples; ++column)
                    ids[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] =
                        at(x * samples + column, y * samples + row);
            int red = 0;
            int green = 0;
            int blue = 0;
            int edges = 0;
            for (std::size_t row = 0; row < samples; ++row)
                for (std::size_t column = 0; column < samples; ++column) {
                    const int id = ids[row][column];
                    const QRgb ink = id >= 0                ? inks.provinces[static_cast<std::size_t>(id)]
                                     : id == AreaGrid::land ? inks.land
                                                            : inks.sea;
                    red += qRed(ink);
                    green += qGreen(ink);
                    blue += qBlue(ink);
                    const int right = ids[row][column + 1];
                    const int below = ids[row + 1][column];
                    edges += (id != right && std::max(id, right) >= 0) ||
                             (id != below && std::max(id, below) >= 0);
                }
            constexpr int all = samples * samples;
            // a line of one pixel shows as one row of samples
            const int share = std::min(256, edges * 256 / samples) * alpha / 255;
            const auto mixed = [share](int sum, int over) {
                return ((sum / all) * (256 - share) + over * share) >> 8;
            };
            pixels[x] = qRgb(mixed(red, qRed(inks.border)), mixed(green, qGreen(inks.border)),
                             mixed(blue, qBlue(inks.border)));
        }
    }
}

} // namespace

MapOverview::MapOverview(MapView& view) : QFrame(&view), view_(view) {
    setObjectName(QStringLiteral("map.overview"));
    setAttribute(Qt::WA_NoMousePropagation);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_OpaquePaintEvent); // else the map is painted again below each time
    connect(&view.camera(), &MapCamera::viewChanged, this, qOverload<>(&QWidget::update));
    connect(&view, &MapView::faceChanged, this, [this](ProvinceId province) {
        const std::size_t i = index(province);
        if (stale_ || i >= inks_.size()) return;
        const QRgb ink = inkOf(view_.face(province));
        if (inks_[i] == ink) return;
        inks_[i] = ink;
        const double k = picture_.width() / view_.shapes()->picture().size.width();
        const QRectF box = multiplied(view_.shapes()->bounds(static_cast<int>(i)), k);
        changed_ |= grown(box, 2).toAlignedRect();
        update();
    });
    connect(&view, &MapView::picturePatched, this, [this](const QRectF& units) {
        if (stale_ || picture_.isNull()) return;
        for (std::size_t i = inks_.size(); i < view_.faces().size(); ++i)
            inks_.push_back(inkOf(view_.faces()[i]));
        const double k = picture_.width() / view_.shapes()->picture().size.width();
        changed_ |= grown(multiplied(units, k), 2).toAlignedRect();
        update();
    });
    connect(&view, &MapView::pictureChanged, this, [this] {
        stale_ = true;
        resize(sizeHint());
        update();
    });
}

QSize MapOverview::sizeHint() const {
    if (!view_.hasPicture()) return {overviewWidth, overviewWidth};
    const QSizeF map = view_.shapes()->picture().size;
    const double height = std::min(overviewWidth * map.height() / map.width(), overviewWidth * 1.2);
    return {overviewWidth + 2 * overviewEdge, static_cast<int>(std::lround(height)) + 2 * overviewEdge};
}

QRectF MapOverview::pictureRect() const {
    const QSizeF size = QSizeF(picture_.size()) / picture_.devicePixelRatio();
    return {(width() - size.width()) / 2, (height() - size.height()) / 2, size.width(), size.height()};
}

void MapOverview::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const theme::Theme& theme = theme::themeOf(this);
    painter.fillRect(rect(), theme.colour(theme::Role::Edge));
    painter.fillRect(rect().adjusted(1, 1, -1, -1), theme.colour(theme::Role::Raised));
    if (!view_.hasPicture()) return;
    const QImage& whole = picture();
    const QRectF box = pictureRect();
    painter.drawImage(box.topLeft(), whole);
    painter.setRenderHint(QPainter::Antialiasing);
    const double k = box.width() / view_.shapes()->picture().size.width();
    const QRectF seen = view_.visibleMap();
    const QRectF frame =
        QRectF(box.topLeft() + seen.topLeft() * k, seen.size() * k).intersected(box).adjusted(1, 1, -1, -1);
    painter.setPen(QPen(theme.colour(theme::Role::Accent), 2));
    painter.drawRect(frame);
}

QRgb MapOverview::inkOf(const ProvinceFace& face) const {
    const theme::Theme& theme = theme::themeOf(this);
    if (!face.inPlay) return theme.colour(theme::Role::OutOfPlay).rgb();
    return face.owner ? theme.player(*face.owner).fill.rgb() : theme.colour(theme::Role::Land).rgb();
}

const QImage& MapOverview::picture() {
    const theme::Theme& theme = theme::themeOf(this);
    const QSizeF room = (QSizeF(size()) - QSizeF(2 * overviewEdge, 2 * overviewEdge)) * devicePixelRatioF();
    const QSize wanted =
        view_.shapes()->picture().size.scaled(room, Qt::KeepAspectRatio).toSize().expandedTo(QSize(1, 1));
    if (stale_ || picture_.size() != wanted) {
        stale_ = false;
        inks_.clear();
        for (const ProvinceFace& face : view_.faces())
            inks_.push_back(inkOf(face));
        picture_ = QImage(wanted, QImage::Format_RGB32);
        changed_ = picture_.rect();
    }
    picture_.setDevicePixelRatio(devicePixelRatioF());
    if (changed_.isEmpty()) return picture_;
    QColor border = theme.colour(theme::Role::MapBorder);
    border.setAlphaF(0.75F);
    paintOverview(picture_, view_.shapes()->grid(),
                  {inks_, theme.colour(theme::Role::SeaMiddle).rgb(),
                   theme.colour(theme::Role::OutOfPlay).rgb(), border.rgba()},
                  changed_);
    changed_ = {};
    return picture_;
}

void MapOverview::goTo(const QPointF& at) {
    if (!view_.hasPicture() || picture_.isNull()) return;
    const QRectF box = pictureRect();
    const double k = box.width() / view_.shapes()->picture().size.width();
    view_.centreOn((at - box.topLeft()) / k);
    emit view_.camera().lookedAround();
}

void MapOverview::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) goTo(event->position());
}

void MapOverview::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton) goTo(event->position());
}

void MapOverview::changeEvent(QEvent* event) {
    if (themeMayHaveChanged(event)) stale_ = true;
    QFrame::changeEvent(event);
}

} // namespace marches::appmap
