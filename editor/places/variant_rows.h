#pragma once

#include "editor/document.h"
#include "editor/face.h"

#include <QString>

#include <string>
#include <vector>

namespace marches::editor {

/// A figure that differs in a variant, in the words of the game.
struct VariantRow {
    draft::TreePath path; ///< below the scenario, and below the variant
    QString name;
    QString here;
    QString whole;      ///< "–": the whole map has none
    bool typed = false; ///< it is one number or word

    bool operator==(const VariantRow&) const = default;
};

/// What a variant has of its own besides names, players, seats and provinces, in the order of the game's
/// figures, then of the file. A section that differs in many places is one row.
[[nodiscard]] std::vector<VariantRow> variantRows(const Document& document, const GamePanels* panels,
                                                  const std::string& variant);
/// A row for a figure that does not differ yet.
[[nodiscard]] VariantRow rowFor(const VariantFigure& figure, const Node& whole, const GamePanels* panels);

/// What a variant says of players, seats and provinces, and the whole map.
struct VariantFrame {
    int least = 1; ///< players
    int most = 1;
    std::vector<std::string> seats; ///< ids of countries
    bool ownPlayers = false;        ///< it says them itself
    bool ownSeats = false;
    bool ownLeftOut = false;
    std::vector<std::string> leftOut;                      ///< ids of provinces
    std::vector<std::pair<std::string, QString>> whose;    ///< its own memberships: province, countries
    std::vector<std::pair<std::string, QString>> wasWhose; ///< the same in the whole map
};
/// Of the whole map for an empty id. `panels`: null for a game that has none.
[[nodiscard]] VariantFrame variantFrame(const Node& whole, const Atlas& atlas, const GamePanels* panels,
                                        const std::string& variant);

} // namespace marches::editor
