#include "app/map/export.h"

#include "app/map/furniture.h"
#include "app/map/map_view.h"
#include "app/map/print_layout.h"
#include "app/theme/fonts.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QMarginsF>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>

namespace marches::appmap {

namespace {

struct Exporting {
    Q_DECLARE_TR_FUNCTIONS(Exporting)
};

constexpr int screenDpi = 96;
constexpr double pointsPerPx = 72.0 / screenDpi;
constexpr double leastLayout = 1200;    // px: on smaller ones the names would have no room
constexpr double greatestLayout = 5000; // px: larger ones would be made of more pixels than needed
constexpr double keptPixels = 2;        // each px of the grounds in files that keep lines

/// The scale at which a map is laid out for print, px to a map unit.
double layoutScale(const QSizeF& map) {
    const double side = std::max(map.width(), map.height());
    return std::clamp(1.0, leastLayout / side, greatestLayout / side);
}

QSize layoutSize(const MapView& view) {
    const QSizeF map = view.shapes()->picture().size;
    const QSizeF px = map * layoutScale(map);
    const int frame = 2 * PrintLayout::frame;
    return {static_cast<int>(std::ceil(px.width())) + frame,
            static_cast<int>(std::ceil(px.height())) + frame};
}

QByteArray pngOf(PrintLayout& layout, const QSize& size, int width) {
    const double ratio = static_cast<double>(width) / size.width();
    QImage image(width, static_cast<int>(std::lround(size.height() * ratio)), QImage::Format_RGB32);
    if (image.isNull()) return {};
    image.setDotsPerMeterX(static_cast<int>(std::lround(screenDpi / 0.0254)));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    QPainter painter(&image);
    painter.scale(ratio, ratio);
    layout.paint(painter, ratio);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return image.save(&buffer, "PNG") ? bytes : QByteArray();
}

// --- paper

constexpr double millimetre = screenDpi / 25.4; // px
constexpr double paperMargin = 10 * millimetre; // more than printers need; the marks stand in it
constexpr double markLength = 5 * millimetre;
constexpr double markGap = 1.5 * millimetre;

/// Where the map lies on its sheets; px of 96 an inch.
struct Tiling {
    QSizeF page;
    QSizeF piece;      ///< of the map on one page
    QSize pages{1, 1}; ///< side by side, one below the other
    double scale = 1;  ///< of the map
};

QPageSize::PageSizeId pageSizeId(Paper::Size size) {
    switch (size) {
    case Paper::Size::A3:
        return QPageSize::A3;
    case Paper::Size::A2:
        return QPageSize::A2;
    case Paper::Size::Letter:
        return QPageSize::Letter;
    case Paper::Size::OfTheMap:
    case Paper::Size::A4:
        break;
    }
    return QPageSize::A4;
}

QSizeF pageOf(const Paper& paper) {
    const QSizeF size = QPageSize::size(pageSizeId(paper.size), QPageSize::Millimeter) * millimetre;
    return paper.landscape ? size.transposed() : size;
}

Tiling tilingOf(const QSizeF& map, const Paper& paper) {
    if (paper.size == Paper::Size::OfTheMap) return {map, map, {1, 1}, 1};
    Tiling tiling;
    tiling.page = pageOf(paper);
    tiling.piece = tiling.page - QSizeF(2 * paperMargin, 2 * paperMargin);
    const int across = std::clamp(paper.across, 1, mostSheetsAcross);
    tiling.scale = across * tiling.piece.width() / map.width();
    if (across == 1) tiling.scale = std::min(tiling.scale, tiling.piece.height() / map.height());
    constexpr double sliver = 0.01; // of a page: not worth another one
    const double down = map.height() * tiling.scale / tiling.piece.height();
    tiling.pages = {across, std::max(1, static_cast<int>(std::ceil(down - sliver)))};
    return tiling;
}

/// Two short lines at each corner of a piece, outside it, and the piece's place: row and column.
void paintCutMarks(QPainter& painter, const QRectF& piece, const QPoint& at) {
    painter.setPen(QPen(Qt::black, 0.5));
    for (const double x : {piece.left(), piece.right()})
        for (const double y : {piece.top(), piece.bottom()}) {
            const double outX = x == piece.left() ? -1 : 1;
            const double outY = y == piece.top() ? -1 : 1;
            painter.drawLine(QPointF(x + outX * markGap, y), QPointF(x + outX * (markGap + markLength), y));
            painter.drawLine(QPointF(x, y + outY * markGap), QPointF(x, y + outY * (markGap + markLength)));
        }
    QFont font(theme::sansFamily());
    font.setPixelSize(static_cast<int>(3.2 * millimetre));
    const QString place = QStringLiteral("%1%2").arg(QChar(u'A' + at.y() % 26)).arg(at.x() + 1);
    paintText(painter, {piece.center().x() - 2 * millimetre, piece.bottom() + 5 * millimetre}, font, place,
              Qt::black);
}

QByteArray pdfOf(PrintLayout& layout, const QSize& size, const QString& title, const Paper& paper) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    const Tiling tiling = tilingOf(size, paper);
    writer.setResolution(screenDpi);
    writer.setPageSize(QPageSize(tiling.page * pointsPerPx, QPageSize::Point, title, QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Marches"));
    QPainter painter;
    if (!painter.begin(&writer)) return {};
    const bool whole = paper.size == Paper::Size::OfTheMap;
    const bool several = tiling.pages.width() * tiling.pages.height() > 1;
    for (int row = 0; row < tiling.pages.height(); ++row)
        for (int column = 0; column < tiling.pages.width(); ++column) {
            if (row + column > 0 && !writer.newPage()) return {};
            if (whole) {
                layout.paint(painter, keptPixels);
                continue;
            }
            // what lies on this page, and where: alone on its page it stands in the middle
            const QSizeF printed = QSizeF(size) * tiling.scale;
            const QRectF onMap(QPointF(column * tiling.piece.width(), row * tiling.piece.height()),
                               tiling.piece);
            QRectF here = (onMap & QRectF(QPointF(), printed)).translated(-onMap.topLeft());
            const QPointF corner =
                several
                    ? QPointF(paperMargin, paperMargin)
                    : QPointF(tiling.page.width() - here.width(), tiling.page.height() - here.height()) / 2;
            const QRectF part(onMap.topLeft() / tiling.scale, here.size() / tiling.scale);
            here.translate(corner);
            painter.save();
            painter.setClipRect(here);
            painter.translate(corner - onMap.topLeft());
            painter.scale(tiling.scale, tiling.scale);
            layout.paint(painter, keptPixels, part);
            painter.restore();
            if (several) paintCutMarks(painter, here, {column, row});
        }
    painter.end();
    return bytes;
}

QByteArray svgOf(PrintLayout& layout, const QSize& size, const QString& title) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(screenDpi);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    generator.setTitle(title);
    generator.setDescription(QStringLiteral("Marches"));
    QPainter painter;
    if (!painter.begin(&generator)) return {};
    layout.paint(painter, keptPixels);
    painter.end();
    return bytes;
}

std::optional<QString> written(const QString& path, const QByteArray& bytes) {
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return std::nullopt;
    //: %1 a file, %2 what the system says of it
    return Exporting::tr("The map could not be written to %1: %2. Choose another place.")
        .arg(QDir::toNativeSeparators(path), file.errorString());
}

} // namespace

QSize exportSize(const MapView& view, const MapExport& wanted) {
    if (!view.hasPicture()) return {};
    const QSize size = layoutSize(view);
    if (wanted.format == MapExport::Format::Pdf)
        return (QSizeF(size) * tilingOf(size, wanted.paper).scale).toSize();
    if (wanted.format == MapExport::Format::Svg) return size;
    return {wanted.width,
            static_cast<int>(std::lround(static_cast<double>(size.height()) * wanted.width / size.width()))};
}

QSize exportSheets(const MapView& view, const Paper& paper) {
    return view.hasPicture() ? tilingOf(layoutSize(view), paper).pages : QSize();
}

std::optional<QString> exportMap(const MapView& view, const QString& path, const MapExport& wanted) {
    if (!view.hasPicture()) return Exporting::tr("There is no map to be exported.");
    const QSize size = layoutSize(view);
    PrintLayout layout(view, layoutScale(view.shapes()->picture().size));
    const MapTitle& named = view.layers().furniture.title();
    QString title = named.name;
    if (!named.variant.isEmpty())
        //: Title of an exported map: the scenario's name and the variant's
        title = Exporting::tr("%1: %2").arg(title, named.variant);
    QByteArray bytes;
    switch (wanted.format) {
    case MapExport::Format::Pdf:
        bytes = pdfOf(layout, size, title, wanted.paper);
        break;
    case MapExport::Format::Png:
        bytes = pngOf(layout, size, std::clamp(wanted.width, leastExportWidth, greatestExportWidth));
        break;
    case MapExport::Format::Svg:
        bytes = svgOf(layout, size, title);
        break;
    }
    if (bytes.isEmpty()) return Exporting::tr("There is not enough memory for so large a map.");
    return written(path, bytes);
}

QString suffixOf(MapExport::Format format) {
    switch (format) {
    case MapExport::Format::Pdf:
        return QStringLiteral("pdf");
    case MapExport::Format::Png:
        return QStringLiteral("png");
    case MapExport::Format::Svg:
        return QStringLiteral("svg");
    }
    return {};
}

} // namespace marches::appmap
