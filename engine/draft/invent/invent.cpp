#include "engine/draft/invent/invent.h"

#include "engine/draft/ids.h"
#include "engine/draft/invent/countries.h"
#include "engine/draft/invent/lanes.h"
#include "engine/draft/invent/names.h"
#include "engine/draft/invent/surface.h"
#include "engine/draft/invent/wild_line.h"
#include "engine/draft/new_map_parts.h"
#include "engine/draft/new_svg.h"
#include "engine/draft/node_edit.h"
#include "engine/picture/contact.h"
#include "engine/planar/rework.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace marches::draft {
namespace {

using namespace invent;

constexpr std::int64_t cellArea = 26'000; ///< square units: room for a name and three tokens
constexpr std::int32_t seaAround = 100 * planar::stepsPerUnit; ///< between the land and the sheet's edge
constexpr std::int32_t offEdge = 12 * planar::stepsPerUnit;    ///< so far from it lanes stay
constexpr double noContact = 1.5;                              ///< units: so short a border is a corner
constexpr double sureContact = contactLength + 1;
constexpr std::uint64_t drafts = 12; ///< so often all is drawn anew until it is clear

/// What each stream of random numbers is for.
enum class Lot : std::uint64_t { cells = 1, land, lines, countries, names, surface, figures, landName };
RandomStream streamOf(std::uint64_t seed, Lot lot) {
    return RandomStream{seed}.forPurpose(static_cast<std::uint64_t>(lot));
}

struct Size {
    int width; ///< SVG units
    int height;
    std::size_t cells;
};
/// A sheet of four to three with sea along its edges and between islands.
Size sizeFor(std::size_t provinces) {
    const auto tenths = rootOf(static_cast<std::int64_t>(provinces) * 150) + 22; // of cells, one way
    const std::int64_t cells = tenths * tenths / 100 + 1;
    const std::int64_t height = rootOf(cells * cellArea * 3 / 4);
    const auto rounded = [](std::int64_t length) { return static_cast<int>((length + 9) / 10 * 10); };
    return {rounded(height * 4 / 3), rounded(height), static_cast<std::size_t>(cells)};
}

/// Cuts the sheet close around the land; what lies farther out is held at its edge.
void cutClose(Cells& cells, const Land& land) {
    planar::GridBox box{cells.width, cells.height, 0, 0};
    for (const std::size_t cell : land.cells)
        for (const std::size_t number : cells.edgesAround[cell])
            for (const std::size_t corner : cells.edges[number].corners) {
                const GridPoint at = cells.corners[corner];
                box = {std::min(box.left, at.x), std::min(box.top, at.y), std::max(box.right, at.x),
                       std::max(box.bottom, at.y)};
            }
    const auto whole = [](std::int32_t steps) { return steps - steps % planar::stepsPerUnit; };
    const GridPoint by{whole(box.left) - seaAround, whole(box.top) - seaAround};
    cells.width = whole(box.right) + seaAround - by.x;
    cells.height = whole(box.bottom) + seaAround - by.y;
    for (auto* points : {&cells.sites, &cells.corners})
        for (GridPoint& point : *points)
            point = planar::heldWithin({offEdge, offEdge, cells.width - offEdge, cells.height - offEdge},
                                       {point.x - by.x, point.y - by.y});
}

/// Draws all borders and coasts; nothing between two cells of sea.
Lines linesOf(const Cells& cells, const Land& land, const RandomStream& random) {
    Lines lines(cells.edges.size());
    for (std::size_t number = 0; number < lines.size(); ++number) {
        const CellEdge& edge = cells.edges[number];
        const bool one = land.isLand(edge.cells[0]);
        const bool other = land.isLand(edge.cells[1]);
        if (!one && !other) continue;
        lines[number] = wildLine(cells.corners[edge.corners[0]], cells.corners[edge.corners[1]],
                                 cells.sites[edge.cells[0]], cells.sites[edge.cells[1]],
                                 one && other ? ofBorders : ofCoasts, random.forPurpose(number));
    }
    return lines;
}

/// Returns the ring around a cell: of neighbours the same points.
planar::Cut ringOf(const Cells& cells, const Lines& lines, std::size_t cell) {
    planar::Cut cut;
    for (const std::size_t number : cells.edgesAround[cell]) {
        std::vector<GridPoint> line = lines[number];
        if (cells.edges[number].cells[0] != cell) std::reverse(line.begin(), line.end());
        for (const GridPoint point : line)
            if (cut.points.empty() || cut.points.back() != point) cut.points.push_back(point);
    }
    if (cut.points.front() != cut.points.back()) cut.points.push_back(cut.points.front());
    return cut;
}

Label labelOf(std::size_t province) {
    return planar::firstProvince + static_cast<Label>(province);
}

Expected<planar::PlanarMap, Sentence> mapOf(const Cells& cells, const Land& land, const Lines& lines) {
    std::vector<planar::Cut> cuts;
    for (const std::size_t cell : land.cells)
        cuts.push_back(ringOf(cells, lines, cell));
    auto made = planar::rework(planar::PlanarMap(cells.width, cells.height), cuts,
                               [](std::vector<planar::CutFace>& faces) {
                                   for (planar::CutFace& face : faces)
                                       for (std::size_t i = 0; i < face.winding.size(); ++i)
                                           if (face.winding[i] != 0) face.after = labelOf(i);
                                   return std::optional<planar::Refusal>();
                               });
    if (!made) return unexpected(std::move(made.error().why));
    return std::move(made->map);
}

/// Whether everyone sees on a map which provinces touch: each is one piece, and no border is so short that it
/// might be none.
bool isClear(const planar::PlanarMap& map, std::size_t provinces) {
    for (std::size_t province = 0; province < provinces; ++province) {
        if (map.faces(labelOf(province)).size() != 1) return false;
        for (const planar::Neighbour& beside : map.neighbours(labelOf(province)))
            if (beside.label >= planar::firstProvince && beside.length > noContact &&
                beside.length < sureContact)
                return false;
    }
    return true;
}

/// The land before anyone lives there.
struct Ground {
    Cells cells;
    Land land;
    Lines lines; ///< by edge of the cells
    planar::PlanarMap map;
};

Expected<Ground, Sentence> groundFor(std::size_t provinces, std::uint64_t seed) {
    const Size size = sizeFor(provinces);
    for (std::uint64_t draft = 1;; ++draft) {
        const auto lot = [&](Lot which) { return streamOf(seed, which).forPurpose(draft); };
        Cells cells = relaxedCells(size.width * planar::stepsPerUnit, size.height * planar::stepsPerUnit,
                                   size.cells, lot(Lot::cells));
        Land land = raisedLand(cells, provinces, lot(Lot::land));
        cutClose(cells, land);
        Lines lines = linesOf(cells, land, lot(Lot::lines));
        auto map = mapOf(cells, land, lines);
        if (!map) return unexpected(std::move(map.error()));
        if (draft == drafts || isClear(*map, provinces))
            return Ground{std::move(cells), std::move(land), std::move(lines), std::move(*map)};
    }
}

Links linksOn(const planar::PlanarMap& map, std::size_t provinces) {
    Links links(provinces);
    for (std::size_t province = 0; province < provinces; ++province)
        for (const planar::Neighbour& beside : map.neighbours(labelOf(province)))
            if (beside.label >= planar::firstProvince && beside.length >= contactLength)
                links[province].push_back(static_cast<std::size_t>(beside.label - planar::firstProvince));
    for (auto& list : links)
        std::sort(list.begin(), list.end());
    return links;
}

Node listOf(const std::vector<std::string>& texts) {
    std::vector<Node> items;
    for (const std::string& text : texts)
        items.push_back(Node::scalar(text));
    return Node::list(std::move(items));
}

/// Names of countries and provinces, and the tree that has them.
class Writing {
public:
    Writing(const Division& division, const Links& links, RandomStream random)
        : division_(division), links_(links), names_(random), countriesOf_(links.size()),
          provinceNames_(links.size()) {
        const std::size_t first = random.forPurpose(1).below(5);
        for (std::size_t country = 0; country < division.own.size(); ++country) {
            countryNames_.push_back(names_.ofCountry(first + country));
            for (const std::size_t province : division.own[country]) {
                provinceNames_[province] = names_.ofProvince(first + country);
                countriesOf_[province] = {slugOf(countryNames_.back())};
            }
        }
        for (const Contested& one : division.contested) {
            provinceNames_[one.province] = names_.ofProvince(first + one.of);
            countriesOf_[one.province] = {slugOf(countryNames_[one.of]), slugOf(countryNames_[one.other])};
            std::sort(countriesOf_[one.province].begin(), countriesOf_[one.province].end());
        }
    }

    std::string idOf(std::size_t province) const { return slugOf(provinceNames_[province]); }

    /// The provinces in the order of the file: those of each country, then the contested ones.
    std::vector<std::size_t> order() const {
        std::vector<std::size_t> order;
        for (const auto& own : division_.own)
            order.insert(order.end(), own.begin(), own.end());
        for (const Contested& one : division_.contested)
            order.push_back(one.province);
        return order;
    }

    void write(Node& tree) const {
        Node countries = Node::map();
        for (const std::string& name : countryNames_) {
            Node country = Node::map();
            country.set("names", Node::scalar(name));
            countries.set(slugOf(name), std::move(country));
        }
        tree.set("countries", std::move(countries));
        Node provinces = Node::map();
        std::vector<bool> written(links_.size(), false);
        for (const std::size_t province : order()) {
            Node entry = Node::map();
            entry.set("names", Node::scalar(provinceNames_[province]));
            const auto& of = countriesOf_[province];
            entry.set("country", of.size() == 1 ? Node::scalar(of.front()) : listOf(of));
            std::vector<std::string> links;
            for (const std::size_t other : links_[province])
                if (!written[other]) links.push_back(idOf(other));
            std::sort(links.begin(), links.end());
            if (!links.empty()) entry.set("links", listOf(links));
            written[province] = true;
            provinces.set(idOf(province), std::move(entry));
        }
        tree.set("provinces", std::move(provinces));
    }

    InventedLand land(std::uint64_t seed) const {
        InventedLand land;
        land.seed = seed;
        for (std::size_t country = 0; country < countryNames_.size(); ++country) {
            land.countries.push_back({slugOf(countryNames_[country]), {}});
            for (const std::size_t province : division_.own[country])
                land.countries.back().own.push_back(idOf(province));
        }
        for (const Contested& one : division_.contested)
            land.contested.push_back(idOf(one.province));
        return land;
    }

private:
    const Division& division_;
    const Links& links_;
    Names names_;
    std::vector<std::string> countryNames_;
    std::vector<std::vector<std::string>> countriesOf_; ///< by province
    std::vector<std::string> provinceNames_;
};

Node lanesNode(const std::vector<Lane>& lanes, const Writing& writing) {
    std::vector<Node> list;
    for (const Lane& lane : lanes) {
        std::vector<Point> path;
        for (const GridPoint point : lane.path)
            path.push_back(planar::toPoint(point));
        Node entry = Node::map();
        entry.set("between", listOf({writing.idOf(lane.from), writing.idOf(lane.to)}));
        entry.set("path", pointsNode(path));
        list.push_back(std::move(entry));
    }
    return Node::list(std::move(list));
}

std::optional<Sentence> wishRefused(const LandWish& wish) {
    if (wish.provinces < leastInvented || wish.provinces > mostInvented)
        return Sentence("An invented land has {0} to {1} provinces.", leastInvented, mostInvented);
    if (wish.countries < leastInventedCountries || wish.countries > mostCountriesOn(wish.provinces))
        return Sentence("So many provinces give room for {0} to {1} countries.", leastInventedCountries,
                        mostCountriesOn(wish.provinces));
    return std::nullopt;
}

} // namespace

int mostCountriesOn(int provinces) {
    return std::min(mostInventedCountries, provinces / leastOfACountry);
}

std::string inventedName(std::uint64_t seed) {
    return Names(streamOf(seed, Lot::landName)).ofLand();
}

Expected<NewMap, Sentence> inventedMap(const Draft& like, const MapTitle& title, const LandWish& wish) {
    if (auto refused = titleRefused(title)) return unexpected(std::move(*refused));
    if (auto refused = wishRefused(wish)) return unexpected(std::move(*refused));
    const auto provinces = static_cast<std::size_t>(wish.provinces);
    const auto ground = groundFor(provinces, wish.seed);
    if (!ground) return unexpected(ground.error());
    const auto& [cells, land, lines, map] = *ground;
    const auto lot = [&](Lot which) { return streamOf(wish.seed, which); };
    const Links dry = linksOn(map, provinces);
    const std::vector<Lane> lanes = lanesOf(cells, land, lines);
    Links links = dry;
    for (const Lane& lane : lanes) {
        links[lane.from].push_back(lane.to);
        links[lane.to].push_back(lane.from);
    }
    const Division division =
        dividedLand(links, dry, static_cast<std::size_t>(wish.countries), lot(Lot::countries));
    const Writing writing(division, links, lot(Lot::names));

    NewMap made;
    made.provinces = provinces;
    made.countries = division.own.size();
    Node tree =
        bareTree(like, title, cells.width / planar::stepsPerUnit, cells.height / planar::stepsPerUnit);
    tree.erase("players"); // those of another map
    writing.write(tree);
    if (!lanes.empty()) {
        Node picture = *tree.find("picture");
        picture.set("sea-lanes", lanesNode(lanes, writing));
        tree.set("picture", std::move(picture));
    }
    const GameSlots& game = like.opened->game;
    if (game.fillInvented != nullptr) game.fillInvented(tree, writing.land(lot(Lot::figures).seed));
    made.yaml = writtenTree(like, std::move(tree));
    LabelTable labels;
    for (std::size_t province = 0; province < provinces; ++province)
        labels.set(labelOf(province), writing.idOf(province));
    made.svg = newSvg({map, labels, surfaceOf(cells, land, lines, lot(Lot::surface))});
    return made;
}

} // namespace marches::draft
