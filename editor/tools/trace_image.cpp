#include "editor/tools/trace_image.h"

#include "app/shell/files.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QSaveFile>

#include <cmath>

namespace marches::editor {

namespace {

/// A context for the translator.
struct TraceWords {
    Q_DECLARE_TR_FUNCTIONS(marches::editor::TraceWords)
};

/// By its first bytes; empty: neither a PNG nor a JPEG.
QByteArray traceFormat(QIODevice& file) {
    const QByteArray begin = file.peek(8);
    if (begin == QByteArray("\x89PNG\r\n\x1a\n", 8)) return "png";
    if (begin.startsWith("\xff\xd8\xff")) return "jpeg";
    return {};
}

/// Opens a file that may be read: no larger than is allowed, and with an upright size that is known.
struct TraceReader {
    QFile file;
    QImageReader reader;
    QSize size; ///< upright
    QString why;

    explicit TraceReader(const QString& path) : file(path) {
        const QFileInfo info(path);
        const QString name = info.fileName();
        if (!info.isFile() || !file.open(QIODevice::ReadOnly)) {
            why = TraceWords::tr("%1 can’t be read.", "%1 a file").arg(name);
            return;
        }
        if (file.size() > mostTraceBytes) {
            why = TraceWords::tr("%1 is larger than 100 MB. Make it smaller first.", "%1 a file").arg(name);
            return;
        }
        const QByteArray format = traceFormat(file);
        if (format.isEmpty()) {
            why = TraceWords::tr("%1 is no PNG and no JPEG picture.", "%1 a file").arg(name);
            return;
        }
        reader.setDevice(&file);
        reader.setDecideFormatFromContent(false);
        reader.setFormat(format);
        reader.setAutoTransform(true);
        size = reader.size();
        if (size.isEmpty()) {
            why = TraceWords::tr("%1 is a damaged picture.", "%1 a file").arg(name);
            return;
        }
        if (qint64(size.width()) * size.height() > mostTracePixels) {
            why = TraceWords::tr("%1 has more than 200 million pixels. Make it smaller first.", "%1 a file")
                      .arg(name);
            return;
        }
        if (reader.transformation().testFlag(QImageIOHandler::TransformationRotate90)) size.transpose();
    }
};

} // namespace

Expected<QSize, QString> traceImageSize(const QString& path) {
    const TraceReader read(path);
    if (!read.why.isEmpty()) return unexpected(read.why);
    return read.size;
}

Expected<TraceImage, QString> readTraceImage(const QString& path) {
    TraceReader read(path);
    if (!read.why.isEmpty()) return unexpected(read.why);
    const QSize stored = read.reader.size();
    const double pixels = static_cast<double>(stored.width()) * stored.height();
    if (pixels > static_cast<double>(mostPixelsShown)) {
        const double by = std::sqrt(static_cast<double>(mostPixelsShown) / pixels);
        read.reader.setScaledSize((QSizeF(stored) * by).toSize().expandedTo({1, 1}));
    }
    QImage image = read.reader.read();
    if (image.isNull())
        return unexpected(
            read.reader.error() == QImageReader::InvalidDataError
                ? TraceWords::tr("%1 is a damaged picture, or too large to be unpacked.", "%1 a file")
                      .arg(QFileInfo(path).fileName())
                : TraceWords::tr("%1 can’t be read.", "%1 a file").arg(QFileInfo(path).fileName()));
    image.setDevicePixelRatio(1);
    return TraceImage{image.convertToFormat(QImage::Format_ARGB32_Premultiplied), read.size};
}

Expected<QString, QString> keepTraceImage(const QImage& image) {
    if (image.isNull()) return unexpected(TraceWords::tr("The clipboard holds no picture."));
    if (qint64(image.width()) * image.height() > mostTracePixels)
        return unexpected(TraceWords::tr("The picture of the clipboard has more than 200 million pixels."));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const QString folder = shell::dataFolder() + QStringLiteral("/traced");
    const QString cannot = TraceWords::tr("The picture of the clipboard can’t be kept on the disk.");
    if (!image.save(&buffer, "PNG") || !QDir().mkpath(folder)) return unexpected(cannot);
    const QByteArray digest = QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex();
    const QString path = folder + QLatin1Char('/') + QString::fromLatin1(digest) + QStringLiteral(".png");
    if (QFile::exists(path)) return path;
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return unexpected(cannot);
    return path;
}

bool looksLikeTraceImage(const QString& path) {
    const QString ending = QFileInfo(path).suffix().toLower();
    return ending == QLatin1String("png") || ending == QLatin1String("jpg") ||
           ending == QLatin1String("jpeg");
}

QString traceImageFilter() {
    return TraceWords::tr("Pictures (*.png *.jpg *.jpeg)");
}

} // namespace marches::editor
