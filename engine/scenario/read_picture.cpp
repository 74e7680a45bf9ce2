#include "engine/base/file.h"
#include "engine/scenario/parts.h"

#include <algorithm>

namespace marches::scenario_parts {
namespace {

constexpr double farthest = 100'000; // SVG units, each way from the origin
constexpr std::size_t mostPoints = 64;
constexpr std::size_t mostSeaNames = 200;

std::optional<Point> readPoint(NodeReader& reader, const Node& node) {
    if (!node.isList() || node.size() != 2) {
        reader.error(node, "wrong-kind", Sentence("Here must stand a point: [x, y]."));
        return std::nullopt;
    }
    const auto x = reader.decimal(node.items[0], -farthest, farthest);
    const auto y = reader.decimal(node.items[1], -farthest, farthest);
    if (!x || !y) return std::nullopt;
    return Point{*x, *y};
}

std::vector<Point> readPoints(NodeReader& reader, const Node& map, std::string_view key) {
    std::vector<Point> points;
    const Node* node = map.find(key);
    if (node == nullptr || !reader.isList(*node)) return points;
    if (node->size() > mostPoints) {
        reader.error(*node, "too-many", Sentence("Here stand more than {0} points.", mostPoints));
        return points;
    }
    for (const Node& item : node->items)
        if (const auto point = readPoint(reader, item)) points.push_back(*point);
    return points;
}

/// Reads `tokens` of an anchor: a list of points with a radius, [x, y, radius].
std::vector<TokenPlace> readTokenPlaces(NodeReader& reader, const Node& anchor) {
    std::vector<TokenPlace> places;
    const Node* node = anchor.find("tokens");
    if (node == nullptr || !reader.isList(*node)) return places;
    if (node->size() > mostPoints) {
        reader.error(*node, "too-many", Sentence("Here stand more than {0} places.", mostPoints));
        return places;
    }
    for (const Node& item : node->items) {
        if (!item.isList() || item.size() < 2 || item.size() > 3) {
            reader.error(item, "wrong-kind", Sentence("Here must stand a place for tokens: [x, y, radius]."));
            continue;
        }
        const auto x = reader.decimal(item.items[0], -farthest, farthest);
        const auto y = reader.decimal(item.items[1], -farthest, farthest);
        const auto radius = item.size() == 3 ? reader.decimal(item.items[2], 0, farthest) : 0.0;
        if (x && y && radius) places.push_back({{*x, *y}, *radius});
    }
    return places;
}

std::vector<ProvinceId> readProvinces(NodeReader& reader, const Node& map, std::string_view key,
                                      const Map& provinces, std::size_t count) {
    std::vector<ProvinceId> result;
    const Node* node = reader.need(map, key);
    if (node == nullptr || !reader.isList(*node)) return result;
    for (const Node& item : node->items)
        if (const auto province = readProvince(reader, item, provinces)) result.push_back(*province);
    std::vector<ProvinceId> sorted = result;
    std::sort(sorted.begin(), sorted.end());
    if (node->size() == count && std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end())
        return result;
    reader.error(*node, "picture-provinces", Sentence("Here must stand {0} different provinces.", count));
    return {};
}

void readFourCorners(NodeReader& reader, const Node& picture, const Map& map, PictureSection& section) {
    const Node* corners = picture.find("four-corners");
    if (corners == nullptr || !reader.isList(*corners)) return;
    for (const Node& item : corners->items) {
        if (!reader.isMap(item)) continue;
        reader.knownKeys(item, {"provinces", "at"});
        const auto provinces = readProvinces(reader, item, "provinces", map, 4);
        const Node* at = reader.need(item, "at");
        const auto point = at == nullptr ? std::nullopt : readPoint(reader, *at);
        if (provinces.size() == 4 && point)
            section.fourCorners.push_back({{provinces[0], provinces[1], provinces[2], provinces[3]}, *point});
    }
}

void readLanes(NodeReader& reader, const Node& picture, const Map& map, PictureSection& section) {
    const Node* lanes = picture.find("sea-lanes");
    if (lanes == nullptr || !reader.isList(*lanes)) return;
    for (const Node& item : lanes->items) {
        if (!reader.isMap(item)) continue;
        reader.knownKeys(item, {"between", "path"});
        const auto ends = readProvinces(reader, item, "between", map, 2);
        if (ends.size() != 2) continue;
        if (!map.connected(ends[0], ends[1]))
            reader.error(item, "lane-without-link",
                         Sentence("A lane is drawn between two provinces that are not linked."));
        section.seaLanes.push_back({ends[0], ends[1], readPoints(reader, item, "path")});
    }
}

/// Reads `unlinked`: pairs of provinces that touch and are not linked, with the reason.
void readUnlinked(NodeReader& reader, const Node& picture, const Map& map, PictureSection& section) {
    const Node* pairs = picture.find("unlinked");
    if (pairs == nullptr || !reader.isList(*pairs)) return;
    for (const Node& item : pairs->items) {
        if (!reader.isMap(item)) continue;
        reader.knownKeys(item, {"between", "because", "note"});
        const auto ends = readProvinces(reader, item, "between", map, 2);
        Unlinked pair;
        if (const Node* because = item.find("because")) pair.because = reader.names(*because);
        if (ends.size() != 2) continue;
        pair.a = ends[0];
        pair.b = ends[1];
        if (map.connected(pair.a, pair.b))
            reader.warning(item.place(), "unlinked-but-linked",
                           Sentence("`{0}` and `{1}` are linked, so this exception means nothing.",
                                    map.provinces()[pair.a].id, map.provinces()[pair.b].id));
        section.unlinked.push_back(std::move(pair));
    }
}

void readSeaNames(NodeReader& reader, const Node& picture, PictureSection& section) {
    const Node* seas = picture.find("sea-names");
    if (seas == nullptr || !reader.isList(*seas)) return;
    if (seas->size() > mostSeaNames) {
        reader.error(*seas, "too-many", Sentence("Here stand more than {0} names.", mostSeaNames));
        return;
    }
    for (const Node& item : seas->items) {
        if (!reader.isMap(item)) continue;
        reader.knownKeys(item, {"names", "path", "height", "note"});
        SeaName sea;
        if (const Node* names = reader.need(item, "names")) sea.names = reader.names(*names);
        const Node* path = reader.need(item, "path");
        sea.path = readPoints(reader, item, "path");
        if (path != nullptr && path->isList() && path->size() < 2)
            reader.error(*path, "sea-name-path", Sentence("A name's path takes two points or more."));
        const Node* height = reader.need(item, "height");
        const auto units = height == nullptr ? std::nullopt : reader.decimal(*height, 1, farthest);
        if (!units || sea.path.size() < 2) continue;
        sea.height = *units;
        section.seaNames.push_back(std::move(sea));
    }
}

void readAnchors(NodeReader& reader, const Node& picture, const Map& map, PictureSection& section) {
    const Node* anchors = picture.find("anchors");
    if (anchors == nullptr || !reader.isMap(*anchors)) return;
    for (std::size_t i = 0; i < anchors->size(); ++i) {
        const Node& item = anchors->items[i];
        const auto province = map.findProvince(anchors->keys[i].text);
        if (!province) {
            reader.error(anchors->keyPlace(i), "unknown-province",
                         Sentence("There is no province of this id under `provinces`."));
            continue;
        }
        if (!reader.isMap(item)) continue;
        reader.knownKeys(item, {"label", "tokens", "leader"});
        Anchor anchor;
        if (const Node* label = item.find("label")) anchor.label = readPoint(reader, *label);
        anchor.tokens = readTokenPlaces(reader, item);
        anchor.leader = readPoints(reader, item, "leader");
        section.anchors.emplace(*province, std::move(anchor));
    }
}

} // namespace

PictureSection readPictureSection(NodeReader& reader, const Node& tree, const Map& map) {
    PictureSection section;
    const Node* picture = tree.find("picture");
    if (picture == nullptr || !reader.isMap(*picture)) return section;
    reader.knownKeys(*picture,
                     {"file", "size", "four-corners", "sea-lanes", "unlinked", "sea-names", "anchors"});
    if (const Node* file = reader.need(*picture, "file"); file != nullptr && reader.isText(*file)) {
        if (isPlainFileName(file->text) && file->text.ends_with(".svg")) {
            section.file = file->text;
            if (file->file) section.folder = std::filesystem::path(*file->file).parent_path();
        } else {
            reader.error(
                *file, "picture-file",
                Sentence("Give the name of an SVG file beside the scenario, without a folder: NAME.svg."));
        }
    }
    if (const Node* size = reader.need(*picture, "size")) {
        if (const auto point = readPoint(reader, *size)) {
            section.width = point->x;
            section.height = point->y;
            if (point->x < 1 || point->y < 1)
                reader.error(*size, "out-of-range", Sentence("Width and height must be 1 or more."));
        }
    }
    readFourCorners(reader, *picture, map, section);
    readLanes(reader, *picture, map, section);
    readUnlinked(reader, *picture, map, section);
    readSeaNames(reader, *picture, section);
    readAnchors(reader, *picture, map, section);
    return section;
}

} // namespace marches::scenario_parts
