#pragma once

#include "engine/base/finding.h"

#include <QByteArray>
#include <QString>

namespace marches::editor {

class Document;

[[nodiscard]] bool isPackage(const QString& path); ///< by its name
/// A small picture of the map, a PNG; empty where it has no picture.
[[nodiscard]] QByteArray thumbnailOf(const Document& document);
/// Writes the map as it is now as one file. Findings: why that can't be done; nothing was written then.
[[nodiscard]] Findings packMap(const Document& document, const QString& path);

} // namespace marches::editor
