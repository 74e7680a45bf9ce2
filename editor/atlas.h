#pragma once

#include "engine/map/map.h"
#include "engine/scenario/node.h"

#include <QColor>
#include <QString>

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace marches::editor {

/// A country as panes and map name it.
struct CountryEntry {
    std::string id;
    QString name;
    QColor colour;
};

struct ProvinceEntry {
    std::string id;
    LocalNames names;
    std::vector<int> countries; ///< positions of countries; two contest it
    std::vector<int> links;     ///< positions of provinces, ascending
    bool leftOut = false;       ///< not in play
    LocalNames shortNames = {};
};

/// Provinces, countries and links of a scenario's whole tree, errors or not: what refers to nothing is left
/// out. Both are sorted by id, as the engine's map has them. A value.
struct Atlas {
    std::vector<ProvinceEntry> provinces;
    std::vector<CountryEntry> countries;

    [[nodiscard]] int province(std::string_view id) const noexcept; ///< -1: there is none
    [[nodiscard]] int country(std::string_view id) const noexcept;  ///< -1: there is none
    [[nodiscard]] QString provinceName(int position) const;
    /// The same as the engine's map.
    [[nodiscard]] Map map() const;
};

[[nodiscard]] Atlas atlasOf(const Node& whole);

/// Reads these provinces again, of which some may have come or gone; nothing else of `whole` differs. Few, or
/// all had better be read.
void readAgain(Atlas& atlas, const Node& whole, const std::set<std::string>& provinces);

} // namespace marches::editor
