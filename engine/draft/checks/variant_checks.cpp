#include "engine/draft/checks/remedy_parts.h"
#include "engine/draft/checks/shore.h"
#include "engine/draft/checks/tree_checks.h"
#include "engine/draft/checks/variant_proof.h"

#include <algorithm>

namespace marches::draft {
namespace {

struct Nearest {
    std::string a;
    std::string b;
    double distance = 0;
};

/// Returns the two provinces of two groups whose outlines are nearest; the first ones without a picture.
Nearest nearestPair(const Reading& reading, const Map& map, const std::vector<ProvinceId>& one,
                    const std::vector<ProvinceId>& other) {
    Nearest nearest{map.provinces()[one.front()].id, map.provinces()[other.front()].id, 1e9};
    if (!reading.picture) return nearest;
    for (const ProvinceId a : one)
        for (const ProvinceId b : other) {
            const auto from = reading.picture->provinces.find(map.provinces()[a].id);
            const auto to = reading.picture->provinces.find(map.provinces()[b].id);
            if (from == reading.picture->provinces.end() || to == reading.picture->provinces.end()) continue;
            const Box boxA = boxOf(from->second);
            const Box boxB = boxOf(to->second);
            const double apart = std::max({0.0, boxA.left - boxB.right, boxB.left - boxA.right,
                                           boxA.top - boxB.bottom, boxB.top - boxA.bottom});
            if (apart >= nearest.distance) continue;
            const double distance = nearestPoints(from->second, to->second).distance;
            if (distance < nearest.distance) nearest = {from->first, to->first, distance};
        }
    return nearest;
}

void addUnconnected(const Reading& reading, const Variant& variant, Problems& problems) {
    const auto groups = piecesOf(variant);
    for (std::size_t i = 1; i < groups.size(); ++i) {
        // A province without any link is told of by the reader: "isolated".
        const Map& map = *variant.map;
        if (groups[i].size() == 1 && map.neighbours(groups[i][0]).empty()) continue;
        const Nearest nearest = nearestPair(reading, map, groups[i], groups[0]);
        Problem problem;
        problem.level = ProblemLevel::error;
        problem.code = "not-connected";
        problem.sentence = variant.id.empty() ? Sentence("`{0}` can't reach `{1}`.", nearest.a, nearest.b)
                                              : Sentence("`{0}` can't reach `{1}` in `{2}`.", nearest.a,
                                                         nearest.b, variant.id);
        problem.place = placeOf(reading, {"provinces", nearest.a, "links"});
        if (problem.place.text.line == 0) problem.place = placeOf(reading, {"provinces", nearest.a});
        problem.place.view = ProblemView::border;
        problem.place.provinces = {nearest.a, nearest.b};
        problem.place.variant = variant.id;
        problem.fixes.push_back(fixOf(Sentence("Link `{0}` to `{1}`", nearest.a, nearest.b), false,
                                      {linkEdit(reading, nearest.a, nearest.b)}));
        problem.fixes.push_back(requestOf(Sentence("Link it by sea"), FixRequest::link));
        problems.push_back(std::move(problem));
    }
}

/// Adds the outermost keys of a variant that equal what they lie over.
void addSame(const Reading& reading, const Node& over, const Node& below, const TreePath& path,
             Problems& problems) {
    for (std::size_t i = 0; i < over.size(); ++i) {
        const std::string& key = over.keys[i].text;
        const Node* under = below.find(key);
        if (under == nullptr || (path.size() == 2 && key == "names")) continue;
        const TreePath at = path / key;
        if (sameContent(over.items[i], *under) && find(reading.own, at) != nullptr) {
            Problem problem{ProblemLevel::note,
                            "variant-same",
                            Sentence("In `{0}`, `{1}` is equal to what it lies over.", path[1],
                                     written({at.begin() + 2, at.end()})),
                            placeOf(reading, at),
                            {fixOf(Sentence("Take it away"), true, {asInBase(at)})}};
            problem.place.view = ProblemView::variants;
            problem.place.text = over.keyPlace(i);
            problems.push_back(std::move(problem));
        } else if (over.items[i].isMap() && under->isMap()) {
            addSame(reading, over.items[i], *under, at, problems);
        }
    }
}

} // namespace

Problems variantProblems(const Reading& reading) {
    Problems problems;
    if (!reading.scenario) return problems;
    addUnconnected(reading, reading.scenario->whole, problems);
    for (const Variant& variant : reading.scenario->variants)
        addUnconnected(reading, variant, problems);
    if (const Node* variants = reading.merged.find("variants"))
        for (std::size_t i = 0; i < variants->size(); ++i)
            if (variants->items[i].isMap())
                addSame(reading, variants->items[i], reading.merged, {"variants", variants->keys[i].text},
                        problems);
    return problems;
}

} // namespace marches::draft
