#include "app/map/export.h"

#include "app/map/map_view.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QImage>
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
constexpr double leastSheet = 1200;    // px: on smaller ones the names would have no room
constexpr double greatestSheet = 5000; // px: larger ones would be made of more pixels than needed
constexpr double keptPixels = 2;       // each px of the grounds in files that keep lines

/// Scale at which the sheet is laid out.
double sheetScale(const QSizeF& map) {
    const double side = std::max(map.width(), map.height());
    return std::clamp(1.0, leastSheet / side, greatestSheet / side);
}

QSize sheetOf(const MapView& view) {
    const QSizeF map = view.shapes()->picture().size;
    const QSizeF px = map * sheetScale(map);
    const int frame = 2 * MapView::sheetFrame;
    return {static_cast<int>(std::ceil(px.width())) + frame,
            static_cast<int>(std::ceil(px.height())) + frame};
}

QByteArray pngOf(const MapView& sheet, const QSize& size, int width) {
    const double ratio = static_cast<double>(width) / size.width();
    QImage image(width, static_cast<int>(std::lround(size.height() * ratio)), QImage::Format_RGB32);
    if (image.isNull()) return {};
    image.setDotsPerMeterX(static_cast<int>(std::lround(screenDpi / 0.0254)));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    QPainter painter(&image);
    painter.scale(ratio, ratio);
    sheet.paintSheet(painter, ratio);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return image.save(&buffer, "PNG") ? bytes : QByteArray();
}

QByteArray pdfOf(const MapView& sheet, const QSize& size, const QString& title) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(screenDpi);
    writer.setPageSize(QPageSize(QSizeF(size) * pointsPerPx, QPageSize::Point, title, QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Marches"));
    QPainter painter;
    if (!painter.begin(&writer)) return {};
    sheet.paintSheet(painter, keptPixels);
    painter.end();
    return bytes;
}

QByteArray svgOf(const MapView& sheet, const QSize& size, const QString& title) {
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
    sheet.paintSheet(painter, keptPixels);
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
    const QSize size = sheetOf(view);
    if (wanted.format != MapExport::Format::Png) return size;
    return {wanted.width,
            static_cast<int>(std::lround(static_cast<double>(size.height()) * wanted.width / size.width()))};
}

std::optional<QString> exportMap(const MapView& view, const QString& path, const MapExport& wanted) {
    if (!view.hasPicture()) return Exporting::tr("There is no map to be exported.");
    const QSize size = sheetOf(view);
    MapView sheet;
    sheet.becomeSheetOf(view, sheetScale(view.shapes()->picture().size));
    QString title = view.title().name;
    if (!view.title().variant.isEmpty())
        //: Title of an exported map: the scenario's name and the variant's
        title = Exporting::tr("%1: %2").arg(title, view.title().variant);
    QByteArray bytes;
    switch (wanted.format) {
    case MapExport::Format::Pdf:
        bytes = pdfOf(sheet, size, title);
        break;
    case MapExport::Format::Png:
        bytes = pngOf(sheet, size, std::clamp(wanted.width, leastExportWidth, greatestExportWidth));
        break;
    case MapExport::Format::Svg:
        bytes = svgOf(sheet, size, title);
        break;
    }
    if (bytes.isEmpty()) return Exporting::tr("There is not enough memory for so large a map.");
    return written(path, bytes);
}

QString suffixOf(MapExport::Format format) {
    switch (format) {
    case MapExport::Format::Pdf:
        break;
    case MapExport::Format::Png:
        return QStringLiteral("png");
    case MapExport::Format::Svg:
        return QStringLiteral("svg");
    }
    return QStringLiteral("pdf");
}

} // namespace marches::appmap
