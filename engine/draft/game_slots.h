#pragma once

#include "engine/base/sentence.h"
#include "engine/scenario/keys.h"
#include "engine/scenario/node.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace marches::draft {

class TreeWork;

/// The land of a country that was invented; ids of provinces.
struct InventedCountry {
    std::string id;
    std::vector<std::string> own; ///< from its heart to its borders
};
struct InventedLand {
    std::vector<InventedCountry> countries;
    std::vector<std::string> contested; ///< provinces of two countries
    std::uint64_t seed = 0;             ///< for what is drawn by lot
};

/// A place of the tree where an id stands, for one kind of section: "left-out/*". `*` is any key or position,
/// `**` are any number of them. Paths count from the root, and from each variant too.
struct Mention {
    enum class Of : std::uint8_t { province, country };
    /// What becomes of a list under the id where two provinces become one.
    enum class Merged : std::uint8_t { keptWins, listsJoin };

    Of of = Of::province;
    std::string_view path;
    bool key = false; ///< the id is the key that the last `*` stands for; else the text at the path
    /// How many steps above the path the value lies that goes with the id: 2 for a lane, whose path is
    /// "picture/sea-lanes/*/between/*".
    int goes = 0;
    Merged merged = Merged::keptWins;
};

/// What one game tells the document of its scenarios. A value; every member may be left empty.
struct GameSlots {
    std::string_view game;          ///< its id in scenario files; empty: any
    const GameKeys* keys = nullptr; ///< in the order in which they are written
    std::span<const Mention> mentions;
    /// Fills in what a province, or a country, that is new must have.
    void (*fillProvince)(Node& province) = nullptr;
    void (*fillCountry)(const Node& whole, Node& country) = nullptr;
    /// Says why two provinces can't become one; nothing where they can.
    std::optional<Sentence> (*mergeRefused)(const Node& whole, std::string_view kept,
                                            std::string_view gone) = nullptr;
    /// Says what is lost besides, and puts in order what can't stay as it is for the one that is kept.
    std::vector<Sentence> (*saidInMerge)(const Node& whole, std::string_view kept,
                                         std::string_view gone) = nullptr;
    void (*afterMerge)(TreeWork& work, const std::string& kept) = nullptr;
    /// How much a province's id deserves to stay where two become one: higher wins, then the larger province.
    int (*rankInMerge)(const Node& whole, std::string_view province) = nullptr;
    /// Whether a country can be played; left empty: it has a province of its own.
    bool (*countryStands)(const Node& whole, std::string_view country) = nullptr;
    /// Puts in order what can't stay as it is when a part is cut out of a map.
    void (*afterCut)(TreeWork& work) = nullptr;
    /// Returns a line of a solution with another id for a province or country.
    std::string (*lineRenamed)(std::string_view line, Mention::Of of, std::string_view id,
                               std::string_view newId) = nullptr;
    /// Gives the provinces and countries of an invented land their figures, so that countries are equal.
    void (*fillInvented)(Node& whole, const InventedLand& land) = nullptr;
};

} // namespace marches::draft
