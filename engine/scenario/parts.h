#pragma once

#include "engine/scenario/node_reader.h"
#include "engine/scenario/scenario.h"

/// The parts of a scenario's reader; inside this folder only.
namespace marches::scenario_parts {

/// `countries`, `provinces` and their links; codes in README.md.
Map readMap(NodeReader& reader, const Node& tree);
/// `left-out` and `membership`.
MapScope readView(NodeReader& reader, const Node& tree, const Map& map);
/// `seats`: any ids; the countries by default.
std::vector<std::string> readSeats(NodeReader& reader, const Node& tree, const Map& map);
/// `players`: a number or [least, most]; any number of seats by default.
PlayerRange readPlayers(NodeReader& reader, const Node& tree, std::size_t seats);
PictureSection readPictureSection(NodeReader& reader, const Node& tree, const Map& map);
/// A word that must be one of the map's provinces; code "unknown-province".
std::optional<ProvinceId> readProvince(NodeReader& reader, const Node& node, const Map& map);
/// Code "unknown-country".
std::optional<CountryId> readCountry(NodeReader& reader, const Node& node, const Map& map);

/// SHA-256 over the tree's canonical text without names, picture, format, id and origin.
std::string digestOf(const Node& tree);

} // namespace marches::scenario_parts
