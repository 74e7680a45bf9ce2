#pragma once

#include "engine/base/expected.h"

#include <QImage>
#include <QSize>
#include <QString>

/// Pictures that are traced: PNG and JPEG files of strangers.
namespace marches::editor {

constexpr qint64 mostTraceBytes = 100 * 1024 * 1024;
constexpr qint64 mostTracePixels = 200'000'000; ///< that a file may have
constexpr qint64 mostPixelsShown = 24'000'000;  ///< of a larger one fewer are read

struct TraceImage {
    QImage image; ///< upright; of a large file with fewer pixels
    QSize size;   ///< the file's own pixels, upright
};

// Each returns the sentence that says why not.

/// Reads how large a picture is without unpacking it.
[[nodiscard]] Expected<QSize, QString> traceImageSize(const QString& path);
[[nodiscard]] Expected<TraceImage, QString> readTraceImage(const QString& path);
/// Writes an image of the clipboard into the program's own folder, as it has no file, and returns its path.
[[nodiscard]] Expected<QString, QString> keepTraceImage(const QImage& image);

[[nodiscard]] bool looksLikeTraceImage(const QString& path); ///< by its name
[[nodiscard]] QString traceImageFilter();                    ///< of a file dialog

} // namespace marches::editor
