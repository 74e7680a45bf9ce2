#include "engine/draft/import/gaps.h"

#include "engine/draft/import/segments.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace marches::draft {
namespace {

/// Borders nearer than this are one border already.
constexpr double oneBorder = 0.02;
/// Of two borders of a gap one runs against the other, up to 30 degrees.
constexpr double leastCosine = 0.866;
/// Narrower gaps count as of this width where jumps are compared.
constexpr double leastJump = 0.25;
/// A jump is at least so much as a factor; else all gaps are meant.
constexpr double leastFactor = 2;

double cosineBetween(Point a, Point b, Point c, Point d) {
    const double first = std::hypot(b.x - a.x, b.y - a.y);
    const double second = std::hypot(d.x - c.x, d.y - c.y);
    if (first == 0 || second == 0) return 0;
    return std::abs((b.x - a.x) * (d.x - c.x) + (b.y - a.y) * (d.y - c.y)) / (first * second);
}

/// Joins the pieces of a ring that face the same shape one after the other.
class GapRun {
public:
    explicit GapRun(std::vector<Gap>& gaps) : gaps_(gaps) {}
    ~GapRun() { end(); }
    GapRun(const GapRun&) = delete;
    GapRun& operator=(const GapRun&) = delete;

    void add(std::size_t a, std::size_t b, Point at, double width, double length) {
        if (run_.length > 0 && (run_.a != std::min(a, b) || run_.b != std::max(a, b))) end();
        run_.a = std::min(a, b);
        run_.b = std::max(a, b);
        run_.length += length;
        if (width > run_.width) {
            run_.width = width;
            run_.at = at;
        }
    }
    /// A gap is longer than wide: else it is where two coasts part.
    void end() {
        if (run_.length > 2 * run_.width && run_.width > 0) gaps_.push_back(run_);
        run_ = {};
    }

private:
    std::vector<Gap>& gaps_;
    Gap run_;
};

} // namespace

std::vector<planar::GridRing> sameForm(std::vector<planar::GridRing> rings) {
    for (planar::GridRing& ring : rings) {
        ring.erase(std::unique(ring.begin(), ring.end()), ring.end());
        while (ring.size() > 1 && ring.front() == ring.back())
            ring.pop_back();
        std::rotate(ring.begin(), std::min_element(ring.begin(), ring.end()), ring.end());
        if (ring.size() > 2 && ring.back() < ring[1]) std::reverse(ring.begin() + 1, ring.end());
    }
    std::erase_if(rings, [](const planar::GridRing& ring) { return ring.size() < 3; });
    std::sort(rings.begin(), rings.end());
    return rings;
}

std::vector<planar::GridRing> gridRings(const Outline& outline) {
    std::vector<planar::GridRing> rings;
    for (const Ring& ring : outline.rings) {
        rings.emplace_back();
        for (const Point point : ring)
            rings.back().push_back(planar::toGrid(point));
    }
    return rings;
}

BordersBefore::BordersBefore(const MapBefore& before) {
    const auto add = [&](const Outline& outline) {
        for (const planar::GridRing& ring : gridRings(outline))
            for (std::size_t i = 0, last = ring.size() - 1; i < ring.size(); last = i++)
                pieces_.emplace_back(std::minmax(ring[last], ring[i]));
    };
    for (const auto& [id, province] : before.provinces)
        add(province.outline);
    add(before.quietLand);
    std::sort(pieces_.begin(), pieces_.end());
}

bool BordersBefore::has(planar::GridPoint a, planar::GridPoint b) const {
    const std::pair<planar::GridPoint, planar::GridPoint> piece = std::minmax(a, b);
    return std::binary_search(pieces_.begin(), pieces_.end(), piece);
}

bool BordersBefore::hasAll(const planar::GridRing& ring) const {
    for (std::size_t i = 0, last = ring.size() - 1; i < ring.size(); last = i++)
        if (!has(ring[last], ring[i])) return false;
    return true;
}

std::vector<Gap> gapsOf(const Drawing& drawing, const ImportPlan& plan, const MapBefore& before) {
    const BordersBefore known(before);
    SegmentIndex index(widestGap);
    const auto eachRing = [&](auto visit) {
        for (std::size_t i = 0; i < plan.shapes.size(); ++i)
            if (!plan.shapes[i].province.empty())
                for (const std::size_t one : plan.shapes[i].shapes)
                    for (const Subpath& path : drawing.shapes[one].paths)
                        if (path.points.size() >= 3) visit(path.points, i);
    };
    eachRing([&](const std::vector<Point>& ring, std::size_t owner) {
        for (std::size_t p = 0, last = ring.size() - 1; p < ring.size(); last = p++)
            index.add(ring[last], ring[p], owner);
    });
    std::vector<Gap> gaps;
    eachRing([&](const std::vector<Point>& ring, std::size_t owner) {
        GapRun run(gaps);
        for (std::size_t p = 0, last = ring.size() - 1; p < ring.size(); last = p++) {
            const Point a = ring[last];
            const Point b = ring[p];
            const bool asBefore = known.has(a, b);
            const double length = std::hypot(b.x - a.x, b.y - a.y);
            const int parts = 1 + static_cast<int>(length / (2 * widestGap));
            for (int part = 0; part < parts; ++part) {
                const double t = (part + 0.5) / parts;
                const Point at{a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
                const auto hit = index.nearest(at, owner);
                // A gap lies beside the border; what goes on behind its end lies along it.
                const double along = hit ? cosineBetween(a, b, at, hit->at) : 0;
                if (hit && hit->distance > oneBorder && along < leastCosine &&
                    !(asBefore && known.has(hit->a, hit->b)) &&
                    cosineBetween(a, b, hit->a, hit->b) >= leastCosine)
                    run.add(owner, hit->owner, at, hit->distance, length / parts);
                else
                    run.end();
            }
        }
    });
    // Both sides see the same gap: the wider view of a pair near one place is kept.
    std::sort(gaps.begin(), gaps.end(), [](const Gap& x, const Gap& y) {
        return std::tuple(x.a, x.b, -x.width, x.at.x, x.at.y) <
               std::tuple(y.a, y.b, -y.width, y.at.x, y.at.y);
    });
    std::vector<Gap> once;
    for (const Gap& gap : gaps) {
        bool seen = false;
        for (auto other = once.rbegin();
             !seen && other != once.rend() && other->a == gap.a && other->b == gap.b; ++other)
            seen = std::hypot(other->at.x - gap.at.x, other->at.y - gap.at.y) <=
                   std::max(other->length, gap.length);
        if (!seen) once.push_back(gap);
    }
    std::sort(once.begin(), once.end(), [](const Gap& x, const Gap& y) {
        return std::tuple(x.width, x.a, x.b, x.at.x, x.at.y) < std::tuple(y.width, y.a, y.b, y.at.x, y.at.y);
    });
    return once;
}

double gapWidthOf(const std::vector<Gap>& gaps) {
    double best = leastFactor;
    double width = 0;
    for (std::size_t i = 0; i < gaps.size(); ++i) {
        const double here = std::max(gaps[i].width, leastJump);
        const double next = i + 1 < gaps.size() ? std::max(gaps[i + 1].width, leastJump) : widestGap;
        if (next / here <= best) continue;
        best = next / here;
        width = gaps[i].width;
    }
    return std::ceil(width * 10 - 1e-6) / 10; // the slider's step
}

ImportPlan guessedPlan(const Drawing& drawing, const MapBefore& before, std::vector<Gap>* gaps) {
    ImportPlan plan;
    plan.layers = guessedLayers(drawing);
    plan = withShapesGuessed(drawing, before, std::move(plan));
    std::vector<Gap> found = gapsOf(drawing, plan, before);
    plan.gapWidth = gapWidthOf(found);
    if (gaps != nullptr) *gaps = std::move(found);
    return plan;
}

} // namespace marches::draft
