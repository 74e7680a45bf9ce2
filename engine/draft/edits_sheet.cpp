#include "engine/draft/edits_sheet.h"

#include "engine/draft/sheet_parts.h"
#include "engine/draft/whole_sheet.h"

#include <algorithm>
#include <set>
#include <utility>

namespace marches::draft {
namespace {

constexpr std::size_t mostLayerPoints = 500'000;

/// Returns what the history calls the land of a label.
SentenceOperand labelName(const TreeWork& work, Label label) {
    const std::string& id = work.draft().labels.idOf(label);
    if (!id.empty()) return shownName(work, "provinces", id);
    if (label == planar::sea) return Sentence("sea");
    return Sentence("quiet land");
}

Sentence layerName(Layer layer) {
    switch (layer) {
    case Layer::rivers:
        return Sentence("River");
    case Layer::relief:
        return Sentence("Relief");
    case Layer::woods:
        return Sentence("Wood");
    case Layer::water:
        return Sentence("Lake");
    }
    return Sentence();
}

std::optional<Sentence> itemRefused(Layer layer, const Outline& item) {
    std::size_t points = 0;
    for (const Ring& ring : item.rings) {
        if (ring.size() < (layer == Layer::rivers ? 2U : 3U)) return Sentence("This line is too short.");
        points += ring.size();
    }
    if (points == 0 || points > mostLayerPoints) return Sentence("This line is too short or too long.");
    return std::nullopt;
}

/// Links a new province as its land lies, and takes links out that its land has parted.
void followLand(TreeWork& work, const planar::PlanarMap& before, const planar::PlanarMap& after, Label label,
                const std::string& id) {
    linkTouching(work, after, label, id);
    const LabelTable& labels = work.draft().labels;
    std::vector<std::pair<Label, Label>> parted;
    const auto around = after.neighbours(label);
    for (const planar::Neighbour& one : around)
        for (const planar::Neighbour& other : around)
            if (one.label < other.label && touching(before, one.label, other.label) &&
                !touching(after, one.label, other.label))
                parted.emplace_back(one.label, other.label);
    for (const auto& [a, b] : parted)
        if (!labels.idOf(a).empty() && !labels.idOf(b).empty()) unlink(work, labels.idOf(a), labels.idOf(b));
}

Expected<NewProvinces, Sentence> newProvince(const Draft& draft,
                                             const Expected<planar::Rework, planar::Refusal>& rework,
                                             Label label, const NewName& name, const std::string& country) {
    if (!rework) return unexpected(rework.error().why);
    TreeWork work(draft);
    if (auto refused = newNameRefused(work, name)) return unexpected(std::move(*refused));
    if (!country.empty())
        if (auto missing = noSuchCountry(work, country)) return unexpected(std::move(*missing));
    putRework(work, *rework);
    const std::string id = addProvince(work, label, name, 1, {}, country);
    followLand(work, *draft.map, rework->map, label, id);
    auto change = finished(std::move(work), Sentence("{0} drawn", name.name));
    if (!change) return unexpected(std::move(change.error()));
    return NewProvinces{std::move(*change), {id}};
}

} // namespace

Expected<Change, Sentence> sheetChange(const Draft& draft, const planar::Rework& rework, Sentence name,
                                       std::string mergeKey) {
    if (auto missing = noMap(draft)) return unexpected(std::move(*missing));
    TreeWork work(draft);
    putRework(work, rework);
    return finished(std::move(work), std::move(name), std::move(mergeKey));
}

Sentence borderMoved(const Draft& draft, Label a, Label b) {
    const TreeWork work(draft);
    if (a <= planar::sea) return Sentence("Coast of {0} moved", labelName(work, b));
    if (b <= planar::sea) return Sentence("Coast of {0} moved", labelName(work, a));
    return Sentence("Border of {0} and {1} moved", labelName(work, a), labelName(work, b));
}

Expected<Change, Sentence> joinedBorders(const Draft& draft, const planar::PlanarMap& joined) {
    TreeWork work(draft);
    putMap(work, joined);
    return finished(std::move(work), Sentence("Borders joined"));
}

bool needsJoining(const Draft& draft) {
    return draft.map == nullptr && draft.opened->svgReads && !draft.opened->svg.bytes.empty();
}

Expected<JoinOffer, Sentence> joinOffer(const Draft& draft, double widest,
                                        const std::vector<std::string>& between) {
    if (draft.opened->svg.bytes.empty()) return unexpected(Sentence("This scenario has no picture."));
    const auto svg = svgNow(draft);
    if (!svg) return unexpected(svg.error().sentence);
    auto read = readMapSvg(*svg, draft.opened->svg.file);
    if (!read) return unexpected(read.error().front().sentence);
    std::vector<std::string> painting;
    constexpr std::string_view prefix = "prov-";
    for (const SvgPath& path : read->paths)
        if (path.id.starts_with(prefix)) painting.push_back(path.id.substr(prefix.size()));
    auto result = planar::joinBorders(read->picture, painting, widest, between);
    if (!result) return unexpected(std::move(result.error().why));
    std::map<Label, Label> labels;
    for (std::size_t i = 0; i < result->welded.ids.size(); ++i)
        if (const auto label = draft.labels.labelOf(result->welded.ids[i]))
            labels.emplace(planar::firstProvince + static_cast<Label>(i), *label);
    return JoinOffer{withLabels(result->welded.map, labels), result->report};
}

Expected<NewProvinces, Sentence> drawProvince(const Draft& draft, const planar::GridRing& ring,
                                              const NewName& name, const std::string& country,
                                              const planar::Take& take) {
    if (auto missing = noMap(draft)) return unexpected(std::move(*missing));
    const Label label = draft.labels.next();
    return newProvince(draft, planar::draw(*draft.map, ring, label, take), label, name, country);
}

Expected<NewProvinces, Sentence> provinceFromFace(const Draft& draft, planar::GridPoint point,
                                                  const NewName& name, const std::string& country) {
    if (auto missing = noMap(draft)) return unexpected(std::move(*missing));
    const Label label = draft.labels.next();
    return newProvince(draft, planar::giveFaceTo(*draft.map, point, label), label, name, country);
}

Expected<Change, Sentence> removeProvince(const Draft& draft, const std::string& id, const LandGoes& land) {
    TreeWork work(draft);
    const auto label = draft.labels.labelOf(id);
    if (!label)
        if (auto missing = noSuchProvince(work, id)) return unexpected(std::move(*missing));
    const std::string name = shownName(work, "provinces", id);
    if (label && draft.map != nullptr && draft.map->has(*label)) {
        std::optional<Label> to;
        if (land.to == LandGoes::To::nobody) to = planar::quietLand;
        if (land.to == LandGoes::To::sea) to = planar::sea;
        if (land.to == LandGoes::To::province) {
            to = draft.labels.labelOf(land.province);
            if (!to || *to == *label)
                return unexpected(Sentence("There is no province `{0}`.", land.province));
        }
        auto rework = planar::remove(*draft.map, *label, to);
        if (!rework) return unexpected(std::move(rework.error().why));
        std::erase(rework->gone, *label); // dropped below, in any case
        putRework(work, *rework);
    }
    dropProvince(work, id);
    return finished(std::move(work), Sentence("{0} removed", name));
}

Expected<Change, Sentence> giveLand(const Draft& draft, const std::vector<planar::GridPoint>& points,
                                    const std::string& province) {
    if (auto missing = noMap(draft)) return unexpected(std::move(*missing));
    TreeWork work(draft);
    const auto label = draft.labels.labelOf(province);
    if (!label) return unexpected(Sentence("There is no province `{0}`.", province));
    const auto rework = planar::paint(*draft.map, points, *label);
    if (!rework) return unexpected(rework.error().why);
    putRework(work, *rework);
    return finished(std::move(work), Sentence("{0} given land", shownName(work, "provinces", province)),
                    "land " + province);
}

Expected<Change, Sentence> addLayerItem(const Draft& draft, Layer layer, Outline item,
                                        std::optional<std::size_t> at) {
    if (auto refused = itemRefused(layer, item)) return unexpected(std::move(*refused));
    TreeWork work(draft);
    ownPicture(work);
    const std::size_t count = draft.layer(layer).size();
    work.steps().emplace_back(LayerSlot{layer, std::min(at.value_or(count), count), nullptr,
                                        std::make_shared<const Outline>(std::move(item))});
    return finished(std::move(work), Sentence("{0} drawn", layerName(layer)));
}

Expected<Change, Sentence> removeLayerItem(const Draft& draft, Layer layer, std::size_t at) {
    if (at >= draft.layer(layer).size()) return unexpected(Sentence("There is no such line."));
    TreeWork work(draft);
    ownPicture(work);
    work.steps().emplace_back(LayerSlot{layer, at, draft.layer(layer)[at], nullptr});
    return finished(std::move(work), Sentence("{0} removed", layerName(layer)));
}

} // namespace marches::draft
