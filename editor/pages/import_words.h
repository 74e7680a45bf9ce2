#pragma once

#include "editor/pages/import_work.h"

#include <QString>
#include <QStringList>

/// What the import of a drawing says of layers, shapes and what is left aside.
namespace marches::editor {

[[nodiscard]] QString becomesText(draft::Becomes becomes);
/// All that a layer can become, in the order of the list.
[[nodiscard]] std::vector<draft::Becomes> allBecomes();
[[nodiscard]] QString layerHolds(const draft::LayerPlan& plan); ///< "43 areas, 2 lines"
[[nodiscard]] QString layerReason(const draft::LayerPlan& plan);
/// What is asked about a shape, or how its province is known.
[[nodiscard]] QString shapeReason(const draft::ShapePlan& shape, const QString& province);
/// What is left aside, a line a kind: "2 gradients: only the outline counts".
[[nodiscard]] QStringList asideLines(const Drawing& drawing);
/// A length in units with one decimal at most, in the program's language.
[[nodiscard]] QString unitsText(double units);
/// "27 same, 12 new outlines, 2 new, 1 gone"
[[nodiscard]] QString diffText(const draft::ImportDiff& diff);
/// A few of the names, and how many more.
[[nodiscard]] QString someOf(const QStringList& names, int most = 3);

} // namespace marches::editor
