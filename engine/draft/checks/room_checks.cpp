#include "engine/draft/checks/map_checks.h"
#include "engine/draft/checks/remedy_parts.h"
#include "engine/draft/checks/shore.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace marches::draft {
namespace {

constexpr double labelHalfWidth = 30; // SVG units kept free for a name of usual length
constexpr double labelHalfHeight = 11;
constexpr double farthestOutside = 90; // from the border to the middle of tokens beside the province

Ring circleRing(Point at, double radius) {
    Ring ring;
    for (int i = 0; i < 24; ++i) {
        const double angle = 2 * std::numbers::pi * i / 24;
        ring.push_back({at.x + radius * std::cos(angle), at.y + radius * std::sin(angle)});
    }
    return ring;
}

/// Returns where the name stands: the pole of the outline.
Point labelOf(const Outline& outline) {
    return poleOfInaccessibility(outline).at;
}

/// Places within the outline, the largest first. Circles that are taken become holes of the outline, which
/// they do by the even-odd rule because they lie within it.
void addWithin(const Outline& outline, Point label, std::vector<TokenPlace>& places) {
    Outline free = outline;
    Ring name;
    for (const auto& [x, y] : {std::pair{-1, -1}, {1, -1}, {1, 1}, {-1, 1}})
        name.push_back({label.x + x * labelHalfWidth, label.y + y * labelHalfHeight});
    const bool holdsName =
        std::all_of(name.begin(), name.end(), [&](const Point& corner) { return contains(outline, corner); });
    if (holdsName) free.rings.push_back(name);
    while (places.size() < wantedTokenPlaces) {
        const Pole pole = poleOfInaccessibility(free);
        if (pole.distance < leastTokenRadius) return;
        const double radius = std::min(pole.distance, mostTokenRadius);
        places.push_back({{std::round(pole.at.x * 10) / 10, std::round(pole.at.y * 10) / 10},
                          std::floor(radius * 10) / 10});
        free.rings.push_back(circleRing(pole.at, std::max(radius - 0.2, leastTokenRadius / 2)));
    }
}

/// Places over water, where the tokens lie in no province.
void addBeside(const Picture& picture, const Outline& outline, std::vector<TokenPlace>& places) {
    const Box box = boxOf(outline);
    const double radius = leastTokenRadius + 4;
    struct Candidate {
        double distance;
        Point at;
    };
    std::vector<Candidate> candidates;
    for (double y = box.top - farthestOutside; y <= box.bottom + farthestOutside; y += 8)
        for (double x = box.left - farthestOutside; x <= box.right + farthestOutside; x += 8) {
            if (x < radius || y < radius || x > picture.width - radius || y > picture.height - radius)
                continue;
            const Point at{std::round(x * 10) / 10, std::round(y * 10) / 10};
            const double distance = distanceToBorder(outline, at);
            if (distance >= radius && distance <= farthestOutside && !contains(outline, at))
                candidates.push_back({distance, at});
        }
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.distance < b.distance; });
    for (const Candidate& candidate : candidates) {
        if (places.size() >= wantedTokenPlaces) return;
        const bool apart = std::all_of(places.begin(), places.end(), [&](const TokenPlace& place) {
            return std::hypot(place.at.x - candidate.at.x, place.at.y - candidate.at.y) >=
                   place.radius + radius;
        });
        const bool free =
            apart && std::all_of(picture.provinces.begin(), picture.provinces.end(), [&](const auto& other) {
                const Box its = boxOf(other.second);
                if (candidate.at.x < its.left - radius || candidate.at.x > its.right + radius ||
                    candidate.at.y < its.top - radius || candidate.at.y > its.bottom + radius)
                    return true;
                return !contains(other.second, candidate.at) &&
                       distanceToBorder(other.second, candidate.at) >= radius;
            });
        if (free) places.push_back({candidate.at, radius});
    }
}

/// Whether tokens at a place are seen to be the province's: most of the circle lies in it, or in no province
/// at all and near it.
bool hasRoom(const Picture& picture, const std::string& id, const Outline& outline, const TokenPlace& place) {
    const double radius = place.radius == 0 ? mostTokenRadius : place.radius;
    if (radius < leastTokenRadius) return false;
    const double reach = distanceToBorder(outline, place.at);
    if (contains(outline, place.at)) return reach >= leastTokenRadius * 0.75;
    if (reach > farthestOutside + radius) return false;
    return std::none_of(picture.provinces.begin(), picture.provinces.end(), [&](const auto& other) {
        return other.first != id && (contains(other.second, place.at) ||
                                     distanceToBorder(other.second, place.at) < leastTokenRadius * 0.75);
    });
}

Node anchorNode(const Reading& reading, const std::string& id, const Outline& outline,
                const std::vector<TokenPlace>& places) {
    Node anchor = Node::map();
    if (const Node* own = valueAt(reading, {"picture", "anchors", id})) anchor = *own;
    const Point label = labelOf(outline);
    if (anchor.find("label") == nullptr)
        anchor.set("label", pointsAsNode(std::vector<Point>{label}).items[0]);
    std::vector<Node> tokens;
    bool outside = false;
    for (const TokenPlace& place : places) {
        tokens.push_back(
            Node::list({Node::scalar(numberText(place.at.x)), Node::scalar(numberText(place.at.y)),
                        Node::scalar(numberText(place.radius))}));
        outside = outside || !contains(outline, place.at);
    }
    anchor.set("tokens", Node::list(std::move(tokens)));
    if (outside && !places.empty() && anchor.find("leader") == nullptr)
        anchor.set("leader", pointsAsNode(std::vector<Point>{places.back().at, label}));
    return anchor;
}

/// A name where it is written: which provinces it might reach into, and how it is measured.
struct WrittenName {
    const LabelSize& size;
    const Province& province;
    std::vector<std::pair<const std::string*, const Outline*>> others;
};

/// Returns the province that a box about a place reaches into; nothing: none.
const std::string* reachedBy(const WrittenName& written, Point at, Point extent) {
    for (const auto& [id, outline] : written.others)
        for (int step = 0; step <= 16; ++step)
            for (const double edge : {-0.5, 0.0, 0.5})
                if (contains(*outline, {at.x + extent.x * (step / 16.0 - 0.5), at.y + extent.y * edge}))
                    return id;
    return nullptr;
}

/// Returns into what a name reaches, and its short form too where it has one; null: there is room for one.
const std::string* nameReaches(const WrittenName& written, Point at, const std::string& language, int zoom) {
    const Province& province = written.province;
    const std::string_view brief = shortNameIn(province.names, province.shortNames, language);
    if (!brief.empty() && reachedBy(written, at, written.size(brief, zoom)) == nullptr) return nullptr;
    return reachedBy(written, at, written.size(nameIn(province.names, language, province.id), zoom));
}

/// Returns those whose boxes lie within `reach` of a place.
std::vector<std::pair<const std::string*, const Outline*>>
outlinesAbout(const Picture& picture, std::string_view own, Point at, Point reach) {
    std::vector<std::pair<const std::string*, const Outline*>> about;
    for (const auto& [id, outline] : picture.provinces) {
        if (id == own) continue;
        const Box box = boxOf(outline);
        if (box.left <= at.x + reach.x && box.right >= at.x - reach.x && box.top <= at.y + reach.y &&
            box.bottom >= at.y - reach.y)
            about.emplace_back(&id, &outline);
    }
    return about;
}

/// Adds what is wrong with the place that the scenario gives to one name.
void addCutLabel(const Reading& reading, const LabelSize& size, std::span<const int> zooms,
                 std::span<const std::string> languages, const Province& province, Point label,
                 Problems& problems) {
    const Outline& outline = reading.picture->provinces.at(province.id);
    const Point pole = labelOf(outline);
    Point most{std::abs(pole.x - label.x), std::abs(pole.y - label.y)};
    for (const std::string& language : languages)
        for (const int zoom : zooms) {
            const Point extent = size(nameIn(province.names, language, province.id), zoom);
            most = {std::max(most.x, extent.x), std::max(most.y, extent.y)};
        }
    const WrittenName written{size, province,
                              outlinesAbout(*reading.picture, province.id, label, {most.x * 2, most.y * 2})};
    for (const std::string& language : languages)
        for (const int zoom : zooms) {
            const std::string* reached = nameReaches(written, label, language, zoom);
            if (reached == nullptr) continue;
            Problem problem{ProblemLevel::warning,
                            "label-cut",
                            Sentence("The name of `{0}` crosses `{1}` at {2} %, {3}.", province.id, *reached,
                                     zoom, language),
                            placeOf(reading, {"provinces", province.id}),
                            {}};
            problem.place.at = label;
            if (std::none_of(languages.begin(), languages.end(), [&](const std::string& each) {
                    return nameReaches(written, pole, each, zoom) != nullptr;
                }))
                problem.fixes.push_back(fixOf(Sentence("Find a place"), true,
                                              {setAt({"picture", "anchors", province.id, "label"},
                                                     pointsAsNode(std::vector<Point>{pole}).items[0])}));
            problem.fixes.push_back(requestOf(Sentence("Give it a short name"), FixRequest::shortName));
            problem.fixes.push_back(requestOf(Sentence("Leave it"), FixRequest::setAside));
            problems.push_back(std::move(problem));
            return; // one problem a name: the next language is seen when this one is mended
        }
}

} // namespace

std::vector<TokenPlace> tokenPlaces(const Picture& picture, const std::string& province) {
    std::vector<TokenPlace> places;
    const auto outline = picture.provinces.find(province);
    if (outline == picture.provinces.end()) return places;
    addWithin(outline->second, labelOf(outline->second), places);
    if (places.size() < wantedTokenPlaces) addBeside(picture, outline->second, places);
    return places;
}

Problems roomProblems(const Reading& reading) {
    Problems problems;
    if (!reading.scenario || !reading.picture) return problems;
    const Picture& picture = *reading.picture;
    const Map& map = *reading.scenario->whole.map;
    for (const auto& entry : picture.provinces) {
        const std::string& id = entry.first;
        const Outline& outline = entry.second;
        const auto province = map.findProvince(id);
        if (!province) continue;
        const auto& anchors = reading.scenario->whole.picture.anchors;
        const auto anchor = anchors.find(*province);
        std::vector<TokenPlace> places;
        if (anchor != anchors.end() && !anchor->second.tokens.empty())
            places = anchor->second.tokens;
        else
            addWithin(outline, labelOf(outline), places);
        const auto count = static_cast<std::size_t>(
            std::count_if(places.begin(), places.end(),
                          [&](const TokenPlace& place) { return hasRoom(picture, id, outline, place); }));
        if (count >= wantedTokenPlaces) continue;
        Problem problem{ProblemLevel::warning,
                        "no-room",
                        Sentence("`{0}` has room for {1} of {2} token places.", id, count, wantedTokenPlaces),
                        placeOf(reading, {"provinces", id}),
                        {}};
        const std::vector<TokenPlace> found = tokenPlaces(picture, id);
        if (found.size() >= wantedTokenPlaces)
            problem.fixes.push_back(
                fixOf(Sentence("Find places"), true,
                      {setAt({"picture", "anchors", id}, anchorNode(reading, id, outline, found))}));
        problem.fixes.push_back(requestOf(Sentence("Show"), FixRequest::show));
        problem.fixes.push_back(requestOf(Sentence("Leave it"), FixRequest::setAside));
        problems.push_back(std::move(problem));
    }
    return problems;
}

Problems labelProblems(const Reading& reading, const LabelSize& size, std::span<const int> zooms,
                       std::span<const std::string> languages) {
    Problems problems;
    if (!reading.scenario || !reading.picture) return problems;
    const Map& map = *reading.scenario->whole.map;
    for (const auto& [id, anchor] : reading.scenario->whole.picture.anchors) {
        const Province& province = map.provinces()[id];
        if (anchor.label && reading.picture->provinces.contains(province.id))
            addCutLabel(reading, size, zooms, languages, province, *anchor.label, problems);
    }
    return problems;
}

} // namespace marches::draft
