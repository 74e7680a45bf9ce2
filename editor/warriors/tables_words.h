#pragma once

#include "editor/warriors/tables_sheet.h"

#include <QString>
#include <QStringList>

/// What a figure means, in words.
namespace marches::editor {

/// A cell's name: "Products a symbol, level V". Of abilities the one that is meant, or all of the level.
[[nodiscard]] QString cellName(const FigureCell& cell, const std::string& ability = {});
/// What comes of the figure, in a sentence.
[[nodiscard]] QString cellMeaning(const FigureCell& cell, const std::string& ability, const Node& tree);
/// The id of the rule that it stands in.
[[nodiscard]] QString cellRule(const FigureCell& cell, const std::string& ability = {});

/// A remark on a figure, computed from the map.
struct FigureNote {
    QString text;
    bool warning = false;
};
/// `whole`: the tree with provinces and countries; in a variant, with its keys laid over it.
[[nodiscard]] std::vector<FigureNote> cellNotes(const FigureCell& cell, const TablesNow& now);

} // namespace marches::editor
