#include "engine/draft/import/joined.h"

#include "engine/draft/import/gaps.h"
#include "engine/draft/import/segments.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>
#include <utility>

namespace marches::draft {
namespace {

using planar::Cut;
using planar::CutFace;
using planar::GridPoint;
using planar::GridRing;
using planar::Label;

/// So many closed lines are laid in at once: each face then knows how often each of them goes around it.
constexpr std::size_t cutsAtOnce = 64;
/// A point so near to a border lies on it and is not moved; map units.
constexpr double onBorder = 0.005;
/// A gap width is a rounded figure; a gap of just this width is closed.
constexpr double roundedUp = 1e-6;

/// Rings that become the land of one label.
struct LabelledRings {
    Label label = planar::quietLand;
    FillRule rule = FillRule::nonZero;
    std::vector<Ring> rings;
    std::size_t owner = 0; ///< of the plan's shapes; behind them land and kept provinces
};

/// Returns the ring with its points on the borders that are within the width, and with their points in it.
/// What is as before stays.
Ring snapped(const Ring& ring, std::size_t owner, const SegmentIndex& index, const BordersBefore& known) {
    const std::size_t count = ring.size();
    std::vector<bool> stays; // from this point to the next
    for (std::size_t i = 0; i < count; ++i)
        stays.push_back(known.has(ring[i], ring[(i + 1) % count]));
    Ring moved;
    for (std::size_t i = 0; i < count; ++i) {
        const Point point = ring[i];
        const auto hit =
            stays[i] || stays[(i + count - 1) % count] ? std::nullopt : index.nearest(point, owner);
        if (!hit || hit->distance <= onBorder) {
            moved.push_back(point);
            continue;
        }
        const double toA = std::hypot(hit->a.x - point.x, hit->a.y - point.y);
        const double toB = std::hypot(hit->b.x - point.x, hit->b.y - point.y);
        const Point corner = toA <= toB ? hit->a : hit->b;
        moved.push_back(index.reaches(std::min(toA, toB)) ? corner : hit->at);
    }
    Ring whole;
    for (std::size_t i = 0; i < moved.size(); ++i) {
        const Point a = moved[i];
        const Point b = moved[(i + 1) % moved.size()];
        whole.push_back(a);
        std::vector<std::pair<double, Point>> between;
        const double length2 = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y);
        if (length2 == 0 || stays[i]) continue;
        for (const Point point : index.pointsAlong(a, b, owner)) {
            const double t = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length2;
            if (t > 0 && t < 1 && point != a && point != b && distanceToSegment(point, a, b) > onBorder)
                between.emplace_back(t, point);
        }
        std::sort(between.begin(), between.end(), [](const auto& x, const auto& y) {
            return std::tuple(x.first, x.second.x, x.second.y) < std::tuple(y.first, y.second.x, y.second.y);
        });
        for (const auto& [t, point] : between)
            if (point != whole.back()) whole.push_back(point);
    }
    return whole;
}

std::optional<Cut> cutOf(const Ring& ring) {
    Cut cut;
    for (const Point point : ring) {
        const GridPoint at = planar::toGrid(point);
        if (cut.points.empty() || cut.points.back() != at) cut.points.push_back(at);
    }
    while (cut.points.size() > 1 && cut.points.front() == cut.points.back())
        cut.points.pop_back();
    if (cut.points.size() < 3) return std::nullopt;
    cut.points.push_back(cut.points.front());
    return cut;
}

class Joiner {
public:
    Joiner(const Drawing& drawing, const ImportPlan& plan, const MapBefore& before,
           const std::function<bool()>& givenUp, BordersBefore known)
        : drawing_(drawing), plan_(plan), before_(before), givenUp_(givenUp), known_(std::move(known)) {}

    Expected<JoinedDrawing, Sentence> join() {
        const double width = before_.width > 0 ? before_.width : drawing_.width;
        const double height = before_.height > 0 ? before_.height : drawing_.height;
        const GridPoint corner = planar::toGrid({std::ceil(width), std::ceil(height)});
        result_.map = planar::PlanarMap(std::max(1, corner.x), std::max(1, corner.y));
        collect();
        if (plan_.gapWidth > 0) snap();
        const planar::PlanarMap bare = result_.map;
        if (auto fault = layAll()) return unexpected(std::move(*fault));
        if (!known_.empty() && !result_.swallowed.empty())
            if (auto fault = giveBackSmall(bare)) return unexpected(std::move(*fault));
        if (plan_.gapWidth > 0)
            if (auto fault = closeFaces()) return unexpected(std::move(*fault));
        for (auto& [id, label] : labels_)
            if (result_.map.has(label))
                result_.labels.emplace(id, label);
            else
                result_.lost.push_back(id);
        addLayers();
        return std::move(result_);
    }

private:
    Label labelOf(const std::string& province) {
        const Label next = planar::firstProvince + static_cast<Label>(labels_.size());
        return labels_.emplace(province, next).first->second;
    }

    void add(LabelledRings rings, const DrawnShape& shape) {
        rings.rule = shape.rule;
        for (const Subpath& path : shape.paths)
            if (path.points.size() >= 3) rings.rings.push_back(path.points);
        if (!rings.rings.empty()) rings_.push_back(std::move(rings));
    }

    /// Collects from the lowest to the uppermost: land, provinces that are kept, shapes in painting order.
    void collect() {
        std::size_t owner = plan_.shapes.size();
        for (const DrawnShape& shape : drawing_.shapes)
            if (shape.area && plan_.layers[shape.layer].becomes == Becomes::land)
                add({planar::quietLand, {}, {}, owner}, shape);
        for (const GonePlan& gone : plan_.gone) {
            const auto province = before_.provinces.find(gone.province);
            if (gone.answer != GonePlan::Answer::keep || province == before_.provinces.end()) continue;
            rings_.push_back(
                {labelOf(gone.province), FillRule::evenOdd, province->second.outline.rings, ++owner});
        }
        std::vector<std::pair<std::size_t, std::size_t>> painted; // shape of the drawing, of the plan
        for (std::size_t i = 0; i < plan_.shapes.size(); ++i)
            if (!plan_.shapes[i].province.empty())
                for (const std::size_t shape : plan_.shapes[i].shapes)
                    painted.emplace_back(shape, i);
        std::sort(painted.begin(), painted.end());
        for (const auto& [shape, i] : painted)
            add({labelOf(plan_.shapes[i].province), {}, {}, i}, drawing_.shapes[shape]);
    }

    void snap() {
        SegmentIndex index(plan_.gapWidth + roundedUp);
        const auto put = [&](const LabelledRings& rings, bool asBefore) {
            for (const Ring& ring : rings.rings)
                for (std::size_t i = 0, last = ring.size() - 1; i < ring.size(); last = i++)
                    if (known_.has(ring[last], ring[i]) == asBefore)
                        index.add(ring[last], ring[i], rings.owner);
        };
        for (const LabelledRings& rings : rings_)
            put(rings, true);
        for (auto rings = rings_.rbegin(); rings != rings_.rend(); ++rings) {
            for (Ring& ring : rings->rings)
                ring = snapped(ring, rings->owner, index, known_);
            put(*rings, false);
        }
    }

    std::optional<Sentence> layAll() {
        for (std::size_t begin = 0; begin < rings_.size();)
            if (auto fault = layIn(begin)) return fault;
        return std::nullopt;
    }

    /// Gives small faces back that were swallowed although the map before has them, with these borders.
    std::optional<Sentence> giveBackSmall(const planar::PlanarMap& bare) {
        JoinedDrawing joined = std::exchange(result_, {});
        result_.map = bare;
        least2_ = 0;
        auto fault = layAll();
        const JoinedDrawing all = std::exchange(result_, std::move(joined));
        if (fault) return fault;
        std::vector<Label> labels{planar::sea, planar::quietLand};
        for (const auto& [id, label] : labels_)
            if (all.map.has(label)) labels.push_back(label);
        std::vector<Cut> cuts;
        std::vector<Label> goesTo;
        for (const Label label : labels)
            for (const planar::Face& face : all.map.faces(label)) {
                if (face.area2 >= planar::leastFace2 || face.rings.size() != 1) continue;
                const GridRing& ring = face.rings.front();
                const auto gone = std::erase_if(result_.swallowed, [&](const planar::Swallowed& one) {
                    return one.area2 == face.area2 && known_.hasAll(ring) &&
                           std::find(ring.begin(), ring.end(), one.at) != ring.end();
                });
                if (gone == 0) continue;
                cuts.push_back({ring});
                cuts.back().points.push_back(ring.front());
                goesTo.push_back(label);
            }
        fault = relabelled(cuts, goesTo);
        least2_ = planar::leastFace2;
        return fault;
    }

    /// Gives the faces in closed cuts other labels.
    std::optional<Sentence> relabelled(const std::vector<Cut>& cuts, const std::vector<Label>& goesTo) {
        for (std::size_t begin = 0; begin < cuts.size(); begin += cutsAtOnce) {
            const std::size_t end = std::min(cuts.size(), begin + cutsAtOnce);
            const std::vector<Cut> some(cuts.begin() + static_cast<std::ptrdiff_t>(begin),
                                        cuts.begin() + static_cast<std::ptrdiff_t>(end));
            auto fault = rework(some, [&](std::vector<CutFace>& faces) -> std::optional<planar::Refusal> {
                for (CutFace& face : faces)
                    for (std::size_t i = 0; i < some.size(); ++i)
                        if (face.winding[i] != 0) face.after = goesTo[begin + i];
                return std::nullopt;
            });
            if (fault) return fault;
        }
        return std::nullopt;
    }

    /// Lays the next rings onto the map; `begin` moves behind them.
    std::optional<Sentence> layIn(std::size_t& begin) {
        std::vector<Cut> cuts;
        std::vector<std::size_t> owners; // of the cuts: positions in rings_
        std::size_t end = begin;
        for (; end < rings_.size(); ++end) {
            if (end > begin && cuts.size() + rings_[end].rings.size() > cutsAtOnce) break;
            for (const Ring& ring : rings_[end].rings)
                if (auto cut = cutOf(ring)) {
                    cuts.push_back(std::move(*cut));
                    owners.push_back(end);
                }
        }
        begin = end;
        if (cuts.empty()) return std::nullopt;
        return rework(cuts, [&](std::vector<CutFace>& faces) -> std::optional<planar::Refusal> {
            for (CutFace& face : faces) {
                Label before = face.before;
                for (std::size_t i = 0; i < cuts.size();) {
                    const LabelledRings& rings = rings_[owners[i]];
                    int winding = 0;
                    int around = 0;
                    for (const std::size_t owner = owners[i]; i < cuts.size() && owners[i] == owner; ++i) {
                        winding += face.winding[i];
                        around += std::abs(face.winding[i]);
                    }
                    const bool inside = rings.rule == FillRule::evenOdd ? around % 2 != 0 : winding != 0;
                    if (!inside) continue;
                    if (before >= planar::firstProvince && before != rings.label) ++result_.overlaps;
                    before = rings.label;
                }
                face.after = before;
            }
            return std::nullopt;
        });
    }

    std::optional<Sentence> rework(const std::vector<Cut>& cuts, const planar::Relabel& relabel) {
        if (givenUp_ && givenUp_()) return Sentence("The import was given up.");
        auto done = planar::rework(result_.map, cuts, relabel, least2_);
        if (!done && done.error().reason == planar::Reason::nothingChanges) return std::nullopt;
        if (!done) return std::move(done.error().why);
        result_.map = std::move(done->map);
        result_.swallowed.insert(result_.swallowed.end(), done->swallowed.begin(), done->swallowed.end());
        return std::nullopt;
    }

    /// A piece of a border with the labels at its sides.
    struct Side {
        std::pair<GridPoint, GridPoint> piece; ///< the smaller point first
        Label one = planar::sea;
        Label other = planar::sea;
    };
    std::vector<Side> sidesOfMap() const {
        std::vector<Side> sides;
        for (const planar::ArcId id : result_.map.arcs()) {
            const planar::Arc& arc = result_.map.arc(id);
            for (std::size_t i = 0; i + 1 < arc.points.size(); ++i)
                sides.push_back({std::minmax(arc.points[i], arc.points[i + 1]), arc.left, arc.right});
        }
        std::sort(sides.begin(), sides.end(), [](const Side& a, const Side& b) { return a.piece < b.piece; });
        return sides;
    }

    /// Returns what lies beside a ring of a face, by how long it does.
    static std::map<Label, double> besideRing(const GridRing& ring, Label label,
                                              const std::vector<Side>& sides) {
        std::map<Label, double> beside;
        for (std::size_t i = 0, last = ring.size() - 1; i < ring.size(); last = i++) {
            const std::pair<GridPoint, GridPoint> piece = std::minmax(ring[last], ring[i]);
            const auto found =
                std::lower_bound(sides.begin(), sides.end(), piece,
                                 [](const Side& side, const auto& p) { return side.piece < p; });
            if (found == sides.end() || found->piece != piece) continue;
            beside[found->one == label ? found->other : found->one] +=
                std::hypot(ring[i].x - ring[last].x, ring[i].y - ring[last].y);
        }
        return beside;
    }

    /// Closes narrow pieces of sea and quiet land between provinces: each goes to its longest neighbour.
    std::optional<Sentence> closeFaces() {
        const std::vector<Side> sides = sidesOfMap();
        std::vector<Cut> cuts;
        std::vector<Label> goesTo;
        for (const Label label : {planar::sea, planar::quietLand})
            for (const planar::Face& face : result_.map.faces(label)) {
                if (face.rings.size() != 1) continue;
                const GridRing& ring = face.rings.front();
                double around = 0;
                bool drawnAnew = false; // a piece of its border
                for (std::size_t i = 0, last = ring.size() - 1; i < ring.size(); last = i++) {
                    around += std::hypot(ring[i].x - ring[last].x, ring[i].y - ring[last].y);
                    drawnAnew = drawnAnew || !known_.has(ring[last], ring[i]);
                }
                const double width = 2 * planar::squareUnitsOf(face.area2) / planar::unitsOf(around);
                if (drawnAnew && width <= plan_.gapWidth + roundedUp) {
                    const auto heir = heirOf(label, besideRing(ring, label, sides));
                    if (!heir) continue;
                    cuts.push_back({ring});
                    cuts.back().points.push_back(ring.front());
                    goesTo.push_back(*heir);
                }
            }
        result_.gapFaces = cuts.size();
        return relabelled(cuts, goesTo);
    }

    /// Returns the province that gets a narrow face; none for a strip of sea beside one alone.
    static std::optional<Label> heirOf(Label label, const std::map<Label, double>& beside) {
        std::size_t provinces = 0;
        std::optional<Label> heir;
        for (const auto& [other, length] : beside) {
            if (other < planar::firstProvince) continue;
            ++provinces;
            if (!heir || length > beside.at(*heir)) heir = other;
        }
        if (provinces == 1 && label == planar::sea) return std::nullopt;
        return heir;
    }

    void addLayers() {
        for (const DrawnShape& shape : drawing_.shapes) {
            const Becomes becomes = plan_.layers[shape.layer].becomes;
            if (becomes == Becomes::rivers) {
                for (const Subpath& path : shape.paths) {
                    result_.rivers.push_back(onGrid(path.points));
                    if (path.closed) result_.rivers.back().push_back(result_.rivers.back().front());
                }
                continue;
            }
            std::vector<Outline>* const layer = becomes == Becomes::relief  ? &result_.relief
                                                : becomes == Becomes::woods ? &result_.woods
                                                : becomes == Becomes::water ? &result_.water
                                                                            : nullptr;
            if (layer == nullptr) continue;
            Outline outline;
            for (const Subpath& path : shape.paths)
                if (path.points.size() >= 3) outline.rings.push_back(onGrid(path.points));
            if (!outline.rings.empty()) layer->push_back(std::move(outline));
        }
    }

    static std::vector<Point> onGrid(const std::vector<Point>& points) {
        std::vector<Point> placed;
        for (const Point point : points)
            placed.push_back(planar::toPoint(planar::toGrid(point)));
        return placed;
    }

    const Drawing& drawing_;
    const ImportPlan& plan_;
    const MapBefore& before_;
    const std::function<bool()>& givenUp_;
    std::map<std::string, Label> labels_;
    std::vector<LabelledRings> rings_; ///< from the lowest to the uppermost
    BordersBefore known_;
    std::int64_t least2_ = planar::leastFace2; ///< smaller faces are swallowed
    JoinedDrawing result_;
};

} // namespace

Expected<JoinedDrawing, Sentence> joinedDrawing(const Drawing& drawing, const ImportPlan& plan,
                                                const MapBefore& before,
                                                const std::function<bool()>& givenUp) {
    const BordersBefore borders(before);
    auto joined = Joiner(drawing, plan, before, givenUp, borders).join();
    if (!joined || plan.gapWidth <= 0 || borders.empty()) return joined;
    const auto changed = [&](const JoinedDrawing& one) {
        return importDiff(one, plan, before).outlines.size() + one.lost.size();
    };
    const std::size_t changes = changed(*joined);
    if (changes == 0) return joined;
    // The map may have been made of this drawing: its borders then come out as they did for a new map.
    auto anew = Joiner(drawing, plan, before, givenUp, BordersBefore({})).join();
    if (givenUp && givenUp()) return unexpected(Sentence("The import was given up."));
    return anew && changed(*anew) < changes ? std::move(anew) : std::move(joined);
}

} // namespace marches::draft
