#pragma once

#include "app/theme/theme.h"

#include <QPixmap>
#include <QSize>
#include <QString>

namespace marches::editor {

/// What a list shows of a map.
struct MapGlance {
    QString title; ///< its name; the file's where it can't be read
    int provinces = 0;
    int countries = 0;
    QPixmap picture; ///< null where it can't be read
};
/// Reads a map from its file, for a list.
[[nodiscard]] MapGlance glanceAt(const QString& path, const QSize& size, const theme::Theme& theme,
                                 double pixelRatio);

} // namespace marches::editor
