#pragma once

#include "app/map/province_face.h"
#include "app/map/stack_layout.h"
#include "app/warriors/pieces/damage_plan.h"
#include "app/warriors/pieces/moment.h"

#include <map>
#include <vector>

namespace marches::warriors::face {

/// What is said about one province beyond the position: a target, a selection.
struct ProvinceHint {
    appmap::Highlight highlight = appmap::Highlight::None;
    std::vector<theme::Badge> badges;
    bool operator==(const ProvinceHint&) const = default;
};

/// All that is being chosen or thought over on the map.
struct MapHints {
    std::vector<Token> chosen;  ///< units of the seat in hand
    std::vector<Token> movable; ///< of them, those that can be moved now
    std::vector<Token> planned; ///< of them, those that stand where a plan takes them
    std::map<ProvinceId, ProvinceHint> provinces;
    bool veil = false; ///< provinces without a hint step back
    DamagePlan plan;   ///< damage that is laid on trial
    bool operator==(const MapHints&) const = default;
};

/// The units behind each token of a province's picture: [group][token].
using TokenUnits = std::vector<std::vector<std::vector<UnitRef>>>;

struct PaintedProvince {
    appmap::ProvinceFace face;
    TokenUnits units;
};

/// A province as the map shows it: name, holder, marks, stacks with like units merged, hints.
PaintedProvince paintedProvince(const Moment& moment, ProvinceId province, const MapHints& hints);

/// The seals beside the name of a province of that type.
std::vector<appmap::PlaceMark> marksOf(ProvinceType type);

/// What a screen reader says of a province after its name.
QString spokenProvince(const Moment& moment, ProvinceId province);

} // namespace marches::warriors::face
