#include "engine/draft/checks/border_problems.h"
#include "engine/draft/checks/map_checks.h"
#include "engine/draft/checks/remedy_parts.h"
#include "engine/draft/checks/shore.h"
#include "engine/planar/weld.h"
#include "engine/scenario/check_picture.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace marches::draft {
namespace {

constexpr double narrowGap = 1.5;  // SVG units; joining borders closes it
constexpr double widestGap = 6;    // a border that was drawn and does not meet; wider is water or quiet land
constexpr double gapShare = 0.12;  // of the outline: along less two coasts may come so near each other
constexpr double deepest = 0.3;    // a point of one province so deep in another lies over it
constexpr double tolerance = 0.25; // of borders that are the same, as sharedBorders has it

using Pair = std::pair<std::string, std::string>;

bool boxesMeet(const Box& a, const Box& b, double margin) {
    return a.left - margin <= b.right && b.left - margin <= a.right && a.top - margin <= b.bottom &&
           b.top - margin <= a.bottom;
}

ProblemPlace borderPlace(const Reading& reading, const std::string& a, const std::string& b,
                         std::optional<Point> at) {
    ProblemPlace place;
    place.view = ProblemView::border;
    place.provinces = {a, b};
    place.path = {"provinces", a, "links"};
    place.at = at;
    for (TreePath path = place.path; !path.empty(); path.pop_back())
        if (const Node* node = valueAt(reading, path)) {
            place.text = node->place();
            break;
        }
    return place;
}

/// Returns the place where two outlines come nearest, in the middle between them.
Point spotBetween(const Outline& a, const Outline& b) {
    const Approach nearest = nearestPoints(a, b);
    return {(nearest.a.x + nearest.b.x) / 2, (nearest.a.y + nearest.b.y) / 2};
}

bool meantApart(const PictureSection& section, ProvinceId a, ProvinceId b) {
    return std::any_of(section.unlinked.begin(), section.unlinked.end(), [&](const Unlinked& pair) {
        return std::minmax(pair.a, pair.b) == std::minmax(a, b);
    });
}

void addNearContacts(const Reading& reading, Problems& problems) {
    const Map& map = *reading.scenario->whole.map;
    const PictureSection& section = reading.scenario->whole.picture;
    for (const SharedBorder& border : reading.borders) {
        const auto a = map.findProvince(border.a);
        const auto b = map.findProvince(border.b);
        if (!a || !b || border.length < leastNear || border.length >= contactLength ||
            map.connected(*a, *b) || touchAtCorner(section, *a, *b) || meantApart(section, *a, *b))
            continue;
        const auto& outlines = reading.picture->provinces;
        problems.push_back(nearContact(borderPlace(reading, border.a, border.b,
                                                   spotBetween(outlines.at(border.a), outlines.at(border.b))),
                                       border.length));
    }
}

Fix joinFix() {
    Fix fix;
    fix.label = Sentence("Join the borders");
    fix.safe = false;
    fix.outline = OutlineEdit{OutlineEdit::Kind::joinBorders, {}, "", planar::usualGap, {}};
    return fix;
}

/// Returns the fix that joins the borders of two provinces across a gap.
Fix joinFix(const SharedBorder& border, double gap) {
    Fix fix = joinFix();
    fix.outline->widest = std::max(planar::usualGap, gap * 1.1);
    fix.outline->between = {border.a, border.b};
    return fix;
}

struct Depth {
    double most = 0;
    Point at;
};

/// Returns how deep the points of `a` lie in `b` at most, and where.
Depth depthIn(const Outline& a, const Outline& b, const Box& boxOfB) {
    Depth depth;
    for (const Ring& ring : a.rings)
        for (const Point& point : ring) {
            if (point.x < boxOfB.left || point.x > boxOfB.right || point.y < boxOfB.top ||
                point.y > boxOfB.bottom || !contains(b, point))
                continue;
            if (const double in = distanceToBorder(b, point); in > depth.most) depth = {in, point};
        }
    return depth;
}

/// An outline with its box.
struct Boxed {
    const std::string* id;
    const Outline* outline;
    Box box;
};

/// Returns the outlines from the left to the right.
std::vector<Boxed> fromTheLeft(const Picture& picture) {
    std::vector<Boxed> all;
    for (const auto& [id, outline] : picture.provinces)
        all.push_back({&id, &outline, boxOf(outline)});
    std::sort(all.begin(), all.end(), [](const Boxed& a, const Boxed& b) { return a.box.left < b.box.left; });
    return all;
}

void addOverlap(const Reading& reading, const Boxed& one, const Boxed& other, Problems& problems) {
    const bool inOrder = *one.id < *other.id;
    const Boxed& a = inOrder ? one : other;
    const Boxed& b = inOrder ? other : one;
    const Depth ofA = depthIn(*a.outline, *b.outline, b.box);
    const Depth ofB = depthIn(*b.outline, *a.outline, a.box);
    const Depth& depth = ofA.most > ofB.most ? ofA : ofB;
    if (depth.most <= deepest) return;
    problems.push_back({ProblemLevel::warning,
                        "overlap",
                        Sentence("`{0}` and `{1}` lie over each other, up to {2} units deep.", *a.id, *b.id,
                                 numberText(std::round(depth.most * 10) / 10)),
                        borderPlace(reading, *a.id, *b.id, depth.at),
                        {joinFix()}});
}

void addOverlaps(const Reading& reading, const std::vector<Boxed>& all, Problems& problems) {
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t k = i + 1; k < all.size() && all[k].box.left <= all[i].box.right; ++k)
            if (boxesMeet(all[i].box, all[k].box, 0)) addOverlap(reading, all[i], all[k], problems);
}

/// Returns the widest of the distances between two borders that are at most `widest`, and where; 0: none.
Depth gapBetween(const Outline& a, const Outline& b, double widest) {
    const Box box = boxOf(b);
    Depth gap;
    for (const Ring& ring : a.rings)
        for (const Point& point : ring) {
            if (!boxesMeet({point.x, point.y, point.x, point.y}, box, widest)) continue;
            const double distance = distanceToBorder(b, point);
            if (distance > tolerance && distance <= widest && distance > gap.most && !contains(b, point))
                gap = {distance, point};
        }
    return gap;
}

/// Whether a sea lane says that there is water between two provinces.
bool lanesMeet(const Reading& reading, const std::string& a, const std::string& b) {
    const Map& map = *reading.scenario->whole.map;
    const auto one = map.findProvince(a);
    const auto other = map.findProvince(b);
    const auto& lanes = reading.scenario->whole.picture.seaLanes;
    return one && other && std::any_of(lanes.begin(), lanes.end(), [&](const SeaLane& lane) {
               return std::minmax(lane.a, lane.b) == std::minmax(*one, *other);
           });
}

/// Returns the length of an outline, in SVG units.
double lengthOf(const Outline& outline) {
    double length = 0;
    for (const Ring& ring : outline.rings)
        for (std::size_t i = 0, last = ring.size() - 1; i < ring.size(); last = i++)
            length += std::hypot(ring[i].x - ring[last].x, ring[i].y - ring[last].y);
    return length;
}

/// Whether what lies between two provinces is water by all that is known: a sea lane leads over it, or it is
/// a small part of both coasts.
bool isStrait(const Reading& reading, const SharedBorder& border, double length) {
    const auto& outlines = reading.picture->provinces;
    return lanesMeet(reading, border.a, border.b) ||
           length < gapShare * std::min(lengthOf(outlines.at(border.a)), lengthOf(outlines.at(border.b)));
}

/// `exact`: all borders are the same for both neighbours, so that joining all of them would change nothing.
void addGaps(const Reading& reading, double widest, bool exact, Problems& problems) {
    const auto wide = sharedBorders(*reading.picture, widest);
    if (!wide) return;
    std::map<Pair, double> joined;
    for (const SharedBorder& border : reading.borders)
        joined[{border.a, border.b}] = border.length;
    const auto& outlines = reading.picture->provinces;
    for (const SharedBorder& border : *wide) {
        const double gain = border.length - joined[{border.a, border.b}];
        // What runs round a corner counts within the wider measure too: a gap is much longer than it is wide.
        if (gain < contactLength + 4 * widest) continue;
        const bool known = std::any_of(problems.begin(), problems.end(), [&](const Problem& problem) {
            return problem.code == "gap" && problem.place.provinces == std::vector{border.a, border.b};
        });
        if (known || (widest > narrowGap && isStrait(reading, border, gain))) continue;
        const Depth gap = gapBetween(outlines.at(border.a), outlines.at(border.b), widest);
        if (gap.most == 0) continue;
        problems.push_back({ProblemLevel::warning,
                            "gap",
                            Sentence("`{0}` and `{1}` lie {2} units apart.", border.a, border.b,
                                     numberText(std::round(gap.most * 10) / 10)),
                            borderPlace(reading, border.a, border.b, gap.at),
                            {exact || widest > narrowGap ? joinFix(border, gap.most) : joinFix(),
                             requestOf(Sentence("Leave it"), FixRequest::setAside)}});
    }
}

/// Returns the province on whose border nearly all of a ring's points lie; nothing for the sea's.
std::optional<std::string> aroundRing(const std::vector<Boxed>& all, const std::string& own,
                                      const Ring& ring) {
    const Outline piece{{ring}};
    const Box box = boxOf(piece);
    for (const Boxed& other : all) {
        if (other.box.left > box.right + tolerance) break;
        if (*other.id == own || !boxesMeet(box, other.box, tolerance)) continue;
        const auto on = std::count_if(ring.begin(), ring.end(), [&](const Point& point) {
            return distanceToBorder(*other.outline, point) <= tolerance;
        });
        if (on >= static_cast<std::ptrdiff_t>(ring.size() * 9 / 10)) return *other.id;
    }
    return std::nullopt;
}

void addPieces(const Reading& reading, const std::vector<Boxed>& all, Problems& problems) {
    for (const auto& [id, outline] : reading.picture->provinces) {
        if (outline.rings.size() < 2) continue;
        std::size_t main = 0;
        double largest = 0;
        for (std::size_t i = 0; i < outline.rings.size(); ++i) {
            const Box box = boxOf({{outline.rings[i]}});
            const double size = (box.right - box.left) * (box.bottom - box.top);
            if (size > largest) {
                largest = size;
                main = i;
            }
        }
        for (std::size_t i = 0; i < outline.rings.size(); ++i) {
            if (i == main) continue;
            const Pole pole = poleOfInaccessibility({{outline.rings[i]}});
            if (!contains(outline, pole.at)) continue; // a hole
            const auto around = aroundRing(all, id, outline.rings[i]);
            if (!around) continue;
            Problem problem = pieceCutOff(id, *around, pole.at);
            problem.place.text = placeOf(reading, problem.place.path).text;
            problems.push_back(std::move(problem));
        }
    }
}

} // namespace

Problems borderProblems(const Reading& reading) {
    Problems problems;
    if (!reading.scenario || !reading.picture) return problems;
    const std::vector<Boxed> all = fromTheLeft(*reading.picture);
    addNearContacts(reading, problems);
    // Where every border is the same for both, nothing lies over another.
    const bool exact = planar::weld(*reading.picture).has_value();
    if (!exact) addOverlaps(reading, all, problems);
    addGaps(reading, narrowGap, exact, problems);
    addGaps(reading, widestGap, exact, problems);
    addPieces(reading, all, problems);
    return problems;
}

} // namespace marches::draft
