#pragma once

#include "editor/atlas.h"

#include <QIcon>

#include <span>

namespace marches::editor {

/// A small square in each colour, side by side.
[[nodiscard]] QIcon swatchIcon(std::span<const QColor> colours);
/// The colours of the countries that a province belongs to; null for none.
[[nodiscard]] QIcon swatchIcon(const Atlas& atlas, const ProvinceEntry& province);

} // namespace marches::editor
