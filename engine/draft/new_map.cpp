#include "engine/draft/new_map.h"

#include "engine/base/text.h"
#include "engine/draft/new_map_parts.h"
#include "engine/draft/new_svg.h"
#include "engine/draft/node_edit.h"
#include "engine/draft/sheet_cut.h"
#include "engine/draft/sheet_parts.h"
#include "engine/planar/edits.h"
#include "engine/scenario/keys.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace marches::draft {
namespace {

constexpr double sheetMargin = 40;    // SVG units around the provinces of a part
constexpr std::size_t leastSeats = 2; // a scenario for one has nobody to play against

/// What a new map has not: it belongs to the one that it was made from.
constexpr std::array<std::string_view, 6> leftBehind{"variants", "start",    "challenge",
                                                     "goals",    "solution", "texts"};

Node namesOf(const MapTitle& title) {
    Node names = Node::map();
    names.set(title.language, Node::scalar(title.name));
    return names;
}

/// The section `picture` of a map that draws nothing of its own yet.
Node pictureNode(const MapTitle& title, double width, double height) {
    Node picture = Node::map();
    picture.set("file", Node::scalar(title.id + ".svg"));
    picture.set("size", Node::list({numberNode(width), numberNode(height)}));
    return picture;
}

/// Returns a copy whose tree is the whole of it, based on nothing, without what stays behind.
Draft standingAlone(const Draft& source, const MapTitle& title) {
    Draft draft = source;
    auto opened = std::make_shared<Opened>(*source.opened);
    opened->base = Node();
    opened->ownSvg = true;
    draft.opened = std::move(opened);
    draft.tree = wholeTree(source);
    for (const std::string_view key : leftBehind)
        draft.tree.erase(key);
    draft.tree.erase("based-on");
    draft.tree.set("id", Node::scalar(title.id));
    draft.tree.set("names", namesOf(title));
    return draft;
}

std::size_t countOf(const Node& tree, std::string_view section) {
    const Node* node = tree.find(section);
    return node != nullptr && node->isMap() ? node->size() : 0;
}

/// Returns the ids below a section of a work.
std::vector<std::string> idsIn(const TreeWork& work, const std::string& section) {
    std::vector<std::string> ids;
    if (const auto node = work.at({section}); node && node->isMap())
        for (const Node::Key& key : node->keys)
            ids.push_back(key.text);
    return ids;
}

bool stands(const TreeWork& work, const std::string& country) {
    const auto& game = work.draft().opened->game;
    if (game.countryStands != nullptr) return game.countryStands(work.whole(), country);
    for (const std::string& id : idsIn(work, "provinces"))
        if (textsOf(work.at({"provinces", id, "country"})) == std::vector{country}) return true;
    return false;
}

/// Takes out of a work what the part has not; says what becomes of the rest.
void leaveOut(TreeWork& work, const std::set<std::string>& provinces, std::vector<Sentence>& notes) {
    for (const std::string& id : idsIn(work, "provinces"))
        if (!provinces.contains(id)) eraseMentions(work, Mention::Of::province, id);
    for (const std::string& country : idsIn(work, "countries")) {
        if (stands(work, country)) continue;
        std::vector<std::string> wholeNow;
        std::vector<std::string> quietNow;
        for (const std::string& id : idsIn(work, "provinces")) {
            const auto countries = textsOf(work.at({"provinces", id, "country"}));
            if (std::ranges::find(countries, country) == countries.end()) continue;
            (countries.size() > 1 ? wholeNow : quietNow).push_back(id);
        }
        const std::string name = shownName(work, "countries", country);
        for (const std::string& id : quietNow) {
            notes.push_back(Sentence("{0} belongs to {1}, which is left out: it becomes quiet land",
                                     shownName(work, "provinces", id), name));
            eraseMentions(work, Mention::Of::province, id);
        }
        for (const std::string& id : wholeNow)
            notes.push_back(Sentence("{0} was contested with {1}, which is left out: it becomes whole",
                                     shownName(work, "provinces", id), name));
        eraseMentions(work, Mention::Of::country, country);
    }
    if (work.draft().opened->game.afterCut != nullptr) work.draft().opened->game.afterCut(work);
}

} // namespace

std::string writtenTree(const Draft& like, Node tree) {
    const GameKeys none;
    const GameKeys* keys = like.opened->game.keys;
    return writeScenario(std::move(tree), keys == nullptr ? none : *keys);
}

Node bareTree(const Draft& like, const MapTitle& title, int width, int height) {
    Node tree = standingAlone(like, title).tree;
    tree.erase("seats");
    tree.set("countries", Node::map());
    tree.set("provinces", Node::map());
    tree.set("picture", pictureNode(title, width, height));
    return tree;
}

std::optional<Sentence> titleRefused(const MapTitle& title) {
    if (!isSlug(title.id)) return Sentence("An id has lower-case letters, digits and single hyphens.");
    if (title.name.empty() || !isUtf8(title.name) || characterCount(title.name) > 80 ||
        hasControlOrBidi(title.name))
        return Sentence("Give a name of 1 to {0} characters.", 80);
    return std::nullopt;
}

Expected<NewMap, Sentence> blankMap(const Draft& like, const MapTitle& title, int width, int height) {
    if (auto refused = titleRefused(title)) return unexpected(std::move(*refused));
    if (std::min(width, height) < leastSheet || std::max(width, height) > mostSheet)
        return unexpected(Sentence("A sheet is {0} to {1} units wide and high.", leastSheet, mostSheet));
    const planar::PlanarMap map(width * planar::stepsPerUnit, height * planar::stepsPerUnit);
    NewMap made;
    made.yaml = writtenTree(like, bareTree(like, title, width, height));
    made.svg = newSvg({map, LabelTable(), {}});
    return made;
}

Expected<NewMap, Sentence> changedMap(const Draft& like, const MapTitle& title, const std::string& base) {
    if (auto refused = titleRefused(title)) return unexpected(std::move(*refused));
    const Node whole = wholeTree(like);
    Node tree = Node::map();
    for (const char* key : {"format", "game"})
        if (const Node* value = whole.find(key)) tree.set(key, *value);
    tree.set("id", Node::scalar(title.id));
    tree.set("names", namesOf(title));
    tree.set("based-on", Node::scalar(base));
    NewMap made;
    made.yaml = writtenTree(like, std::move(tree));
    made.provinces = countOf(whole, "provinces");
    made.countries = countOf(whole, "countries");
    return made;
}

Box sheetAround(const Draft& source, const std::set<std::string>& provinces) {
    if (source.map == nullptr) return {};
    const planar::GridBox& sheet = source.map->sheet();
    std::optional<planar::GridBox> around;
    for (const std::string& id : provinces) {
        const auto label = source.labels.labelOf(id);
        if (!label || !source.map->has(*label)) continue;
        const planar::GridBox box = source.map->boxOf(*label);
        if (!around) around = box;
        around->left = std::min(around->left, box.left);
        around->top = std::min(around->top, box.top);
        around->right = std::max(around->right, box.right);
        around->bottom = std::max(around->bottom, box.bottom);
    }
    const planar::GridBox box = around.value_or(sheet);
    const auto units = [](std::int32_t steps) { return planar::unitsOf(steps); };
    return {std::max(units(sheet.left), std::floor(units(box.left) - sheetMargin)),
            std::max(units(sheet.top), std::floor(units(box.top) - sheetMargin)),
            std::min(units(sheet.right), std::ceil(units(box.right) + sheetMargin)),
            std::min(units(sheet.bottom), std::ceil(units(box.bottom) + sheetMargin))};
}

Expected<NewMap, Sentence> partOfMap(const Draft& source, const std::set<std::string>& provinces,
                                     const MapTitle& title, const Box& sheet) {
    if (auto refused = titleRefused(title)) return unexpected(std::move(*refused));
    if (auto missing = noMap(source)) return unexpected(std::move(*missing));
    Draft draft = standingAlone(source, title);
    TreeWork work(draft);
    NewMap made;
    leaveOut(work, provinces, made.notes);
    made.provinces = idsIn(work, "provinces").size();
    made.countries = idsIn(work, "countries").size();
    if (made.countries < leastSeats)
        return unexpected(Sentence("Take in {0} countries at least, each with its towns.", leastSeats));
    narrowPlayers(work, {"players"}, made.countries);

    std::vector<std::pair<Label, Label>> quiet;
    for (const auto& [label, id] : source.labels.all())
        if (!work.has({"provinces", id})) {
            quiet.emplace_back(label, planar::quietLand);
            draft.labels.set(label, {});
        }
    planar::PlanarMap map = *source.map;
    if (!quiet.empty()) {
        auto relabelled = planar::relabelled(map, quiet);
        if (!relabelled) return unexpected(relabelled.error().why);
        map = std::move(relabelled->map);
    }
    const planar::GridPoint corner = planar::toGrid({sheet.left, sheet.top});
    const planar::GridPoint far = planar::toGrid({sheet.right, sheet.bottom});
    const planar::GridBox box{corner.x, corner.y, far.x, far.y};
    if (box != map.sheet()) {
        auto cut = planar::crop(map, box);
        if (!cut) return unexpected(cut.error().why);
        map = std::move(cut->map);
    }
    const Point by{-sheet.left, -sheet.top};
    const double width = planar::unitsOf(map.sheet().right);
    const double height = planar::unitsOf(map.sheet().bottom);
    Node tree = work.whole();
    Node picture = pictureNode(title, width, height);
    if (const Node* drawn = tree.find("picture"); drawn != nullptr && drawn->isMap()) {
        Node moved = *drawn;
        moveWithin(moved, by, width, height);
        picture = merged(moved, picture);
    }
    tree.set("picture", std::move(picture));
    made.yaml = writtenTree(source, std::move(tree));
    std::array<std::vector<LayerItem>, 4> layers;
    for (std::size_t i = 0; i < layers.size(); ++i)
        layers[i] = layerWithin(source.layers[i], static_cast<Layer>(i), by, width, height);
    made.svg = newSvg({map, draft.labels, std::move(layers)});
    return made;
}

std::vector<Ring> linesAround(const Draft& source, const std::set<std::string>& provinces) {
    std::vector<Ring> lines;
    if (source.map == nullptr) return lines;
    const auto taken = [&](Label label) { return provinces.contains(source.labels.idOf(label)); };
    for (const planar::ArcId id : source.map->arcs()) {
        const planar::Arc& arc = source.map->arc(id);
        if (taken(arc.left) == taken(arc.right)) continue;
        Ring line;
        line.reserve(arc.points.size());
        for (const planar::GridPoint point : arc.points)
            line.push_back(planar::toPoint(point));
        lines.push_back(std::move(line));
    }
    return lines;
}

ScenarioResult readNewMap(const NewMap& made, const std::filesystem::path& folder,
                          const ScenarioSources& sources, Findings (*check)(const Scenario&)) {
    auto read = loadScenarioText(made.yaml, (folder / "new.yaml").string(), folder, sources);
    return check == nullptr ? read : checkedBy(check, std::move(read));
}

} // namespace marches::draft
