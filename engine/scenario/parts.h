#pragma once

#include "engine/scenario/node_reader.h"
#include "engine/scenario/scenario.h"

/// The parts of a scenario's reader; inside this folder only.
namespace marches::scenario_parts {

/// Reads `countries`, `provinces` and their links. Like all here it adds findings to the reader (codes in
/// README.md) and returns what could be read.
Map readMap(NodeReader& reader, const Node& tree);
/// Reads a variant's `left-out` and `membership`.
MapScope readView(NodeReader& reader, const Node& tree, const Map& map);
/// Reads `seats`, which may be any ids; the countries where the key is left out.
std::vector<std::string> readSeats(NodeReader& reader, const Node& tree, const Map& map);
/// Reads `players`: a number or [least, most]; any number up to `seats` where the key is left out.
PlayerRange readPlayers(NodeReader& reader, const Node& tree, std::size_t seats);
PictureSection readPictureSection(NodeReader& reader, const Node& tree, const Map& map);
/// Reads the id of one of the map's provinces; code "unknown-province".
std::optional<ProvinceId> readProvince(NodeReader& reader, const Node& node, const Map& map);
/// Reads the id of one of the map's countries; code "unknown-country".
std::optional<CountryId> readCountry(NodeReader& reader, const Node& node, const Map& map);

/// Returns the SHA-256, as 64 hexadecimal digits, of the tree without names, picture, `format`, `id`,
/// `based-on` and what format 2 has besides.
std::string digestOf(const Node& tree);

} // namespace marches::scenario_parts
