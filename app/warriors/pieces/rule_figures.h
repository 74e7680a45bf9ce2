#pragma once

#include "engine/warriors/setting.h"

#include <QHash>
#include <QString>

namespace marches::warriors::face {

/// A chapter of the rules page, Markdown: the figures of the table that is played, which a scenario may set
/// otherwise than the bundled ones that the rest of the page names.
QString figuresChapter(const Setting& setting);
/// What stands in the places of how to play: "cap" is "20" at a usual table.
QHash<QString, QString> namedFigures(const Setting& setting);

} // namespace marches::warriors::face
