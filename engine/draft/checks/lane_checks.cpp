#include "engine/draft/checks/map_checks.h"
#include "engine/draft/checks/remedy_parts.h"
#include "engine/draft/checks/shore.h"

#include <algorithm>
#include <cmath>

namespace marches::draft {
namespace {

constexpr double mostOverLand = 3; // units; as much as a rounded coast may cut off
constexpr double leastVisible = 6; // of a lane, over water and on the sheet
constexpr double stride = 1;       // between two looks at the ground below

struct DrawnLane {
    std::size_t at = 0; ///< position in `picture: sea-lanes`
    std::string a;
    std::string b;
    std::vector<Point> path;
};

std::vector<DrawnLane> lanesOf(const Reading& reading) {
    std::vector<DrawnLane> lanes;
    const PictureSection& section = reading.scenario->whole.picture;
    const auto& provinces = reading.scenario->whole.map->provinces();
    for (std::size_t i = 0; i < section.seaLanes.size(); ++i) {
        const SeaLane& lane = section.seaLanes[i];
        if (lane.path.size() >= 2)
            lanes.push_back({i, provinces[lane.a].id, provinces[lane.b].id, lane.path});
    }
    return lanes;
}

/// Whether a point lies on land: of the drawing or of a province.
class Ground {
public:
    explicit Ground(const Picture& picture) {
        for (const Outline& outline : picture.land)
            all_.emplace_back(&outline, boxOf(outline));
        for (const auto& [id, outline] : picture.provinces)
            all_.emplace_back(&outline, boxOf(outline));
    }
    bool isLand(Point point) const {
        return std::any_of(all_.begin(), all_.end(), [&](const auto& entry) {
            const Box& box = entry.second;
            return point.x >= box.left && point.x <= box.right && point.y >= box.top &&
                   point.y <= box.bottom && contains(*entry.first, point);
        });
    }

private:
    std::vector<std::pair<const Outline*, Box>> all_;
};

struct Course {
    double land = 0;    ///< length over land, without what lies in the two provinces at its ends
    double visible = 0; ///< length over water and on the sheet
    Point at;           ///< the first place over land
};

Course courseOf(const DrawnLane& lane, const Picture& picture, const Ground& ground) {
    std::vector<Point> looks;
    std::vector<double> lengths; // of the piece of lane that each look stands for
    for (std::size_t i = 0; i + 1 < lane.path.size(); ++i) {
        const Point a = lane.path[i];
        const Point b = lane.path[i + 1];
        const double length = std::hypot(b.x - a.x, b.y - a.y);
        const int steps = 1 + static_cast<int>(length / stride);
        for (int k = 0; k < steps; ++k) {
            const double part = (k + 0.5) / steps;
            looks.push_back({a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part});
            lengths.push_back(length / steps);
        }
    }
    std::vector<bool> land;
    for (const Point& look : looks)
        land.push_back(ground.isLand(look));
    // What a lane runs within its own provinces at its ends is no fault.
    const auto within = [&](const std::string& id, std::size_t i) {
        const auto outline = picture.provinces.find(id);
        return outline != picture.provinces.end() && contains(outline->second, looks[i]);
    };
    std::size_t first = 0;
    std::size_t end = looks.size();
    while (first < end && land[first] && within(lane.a, first))
        ++first;
    while (end > first && land[end - 1] && within(lane.b, end - 1))
        --end;
    Course course;
    for (std::size_t i = first; i < end; ++i) {
        const Point& look = looks[i];
        if (land[i]) {
            if (course.land == 0) course.at = look;
            course.land += lengths[i];
        } else if (look.x >= 0 && look.y >= 0 && look.x <= picture.width && look.y <= picture.height) {
            course.visible += lengths[i];
        }
    }
    return course;
}

/// Returns the point where two lanes cross; nothing where they do not.
std::optional<Point> crossing(const std::vector<Point>& one, const std::vector<Point>& other) {
    for (std::size_t i = 0; i + 1 < one.size(); ++i)
        for (std::size_t k = 0; k + 1 < other.size(); ++k) {
            const Point a = one[i];
            const Point b = one[i + 1];
            const Point c = other[k];
            const Point d = other[k + 1];
            const double cross = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
            if (cross == 0) continue;
            const double s = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / cross;
            const double t = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / cross;
            if (s > 0 && s < 1 && t > 0 && t < 1) return Point{a.x + s * (b.x - a.x), a.y + s * (b.y - a.y)};
        }
    return std::nullopt;
}

class LaneChecks {
public:
    explicit LaneChecks(const Reading& reading)
        : reading_(reading), picture_(*reading.picture), lanes_(lanesOf(reading)), ground_(picture_) {}

    Problems run() {
        for (const DrawnLane& lane : lanes_) {
            const Course course = courseOf(lane, picture_, ground_);
            if (course.land > mostOverLand)
                add("lane-over-land", lane,
                    Sentence("The lane from `{0}` to `{1}` runs over land for {2} units.", lane.a, lane.b,
                             static_cast<int>(std::lround(course.land))),
                    course.at);
            else if (course.visible < leastVisible)
                add("lane-hidden", lane,
                    Sentence("The lane from `{0}` to `{1}` can't be seen: {2} units of it lie over water.",
                             lane.a, lane.b, static_cast<int>(std::lround(course.visible))),
                    lane.path[lane.path.size() / 2]);
        }
        for (std::size_t i = 0; i < lanes_.size(); ++i)
            for (std::size_t k = i + 1; k < lanes_.size(); ++k)
                if (const auto at = crossing(lanes_[i].path, lanes_[k].path)) {
                    const bool shorter = lanes_[i].path.size() < lanes_[k].path.size();
                    const DrawnLane& moved = shorter ? lanes_[k] : lanes_[i];
                    const DrawnLane& other = shorter ? lanes_[i] : lanes_[k];
                    add("lanes-cross", moved,
                        Sentence("The lanes from `{0}` to `{1}` and from `{2}` to `{3}` cross.", moved.a,
                                 moved.b, other.a, other.b),
                        *at);
                }
        return std::move(problems_);
    }

private:
    void add(std::string code, const DrawnLane& lane, Sentence sentence, Point at) {
        Problem problem{ProblemLevel::warning, std::move(code), std::move(sentence), {}, {}};
        problem.place = placeOf(reading_, {"picture", "sea-lanes", std::to_string(lane.at)});
        problem.place.at = at;
        if (auto path = betterPath(lane, problem.code))
            problem.fixes.push_back(fixOf(
                Sentence("Lay it anew"), true,
                {setAt({"picture", "sea-lanes", std::to_string(lane.at), "path"}, pointsAsNode(*path))}));
        problem.fixes.push_back(requestOf(Sentence("Draw it"), FixRequest::link));
        problem.fixes.push_back(requestOf(Sentence("Leave it"), FixRequest::setAside));
        problems_.push_back(std::move(problem));
    }

    /// Returns a way over water on which the lane has none of its faults; nothing if there is none.
    std::optional<std::vector<Point>> betterPath(const DrawnLane& lane, const std::string& code) {
        const auto from = picture_.provinces.find(lane.a);
        const auto to = picture_.provinces.find(lane.b);
        if (from == picture_.provinces.end() || to == picture_.provinces.end()) return std::nullopt;
        if (!grid_) grid_.emplace(picture_);
        std::vector<std::vector<Point>> others;
        for (const DrawnLane& other : lanes_)
            if (other.at != lane.at) others.push_back(other.path);
        auto path = grid_->way(from->second, to->second, others);
        if (!path || path->size() > 64) return std::nullopt;
        DrawnLane anew = lane;
        anew.path = *path;
        const Course course = courseOf(anew, picture_, ground_);
        if (course.land > mostOverLand || course.visible < leastVisible) return std::nullopt;
        const auto crossings = [&](const std::vector<Point>& line) {
            return std::count_if(others.begin(), others.end(),
                                 [&](const auto& other) { return crossing(line, other).has_value(); });
        };
        const auto before = crossings(lane.path);
        const auto after = crossings(*path);
        if (code == "lanes-cross" ? after >= before : after > before) return std::nullopt;
        return path;
    }

    const Reading& reading_;
    const Picture& picture_;
    std::vector<DrawnLane> lanes_;
    Ground ground_;
    std::optional<WaterGrid> grid_; ///< made when a lane is first laid anew
    Problems problems_;
};

} // namespace

Problems laneProblems(const Reading& reading) {
    if (!reading.scenario || !reading.picture) return {};
    return LaneChecks(reading).run();
}

} // namespace marches::draft
