#include "engine/picture/drawing_path.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace marches {
namespace {

constexpr double mostCurvePoints = 2000;

/// Reads a path and builds its points on the map.
class DrawnPathReader {
public:
    DrawnPathReader(std::string_view data, const Affine& placed, const PathLimits& limits)
        : rest_(data), placed_(placed), limits_(limits) {}

    Expected<std::vector<Subpath>, DrawnPathError> read() {
        takeSeparator(rest_);
        if (rest_ == "none") rest_ = {};
        while (!error_ && !rest_.empty()) {
            const char command = rest_.front();
            if (std::string_view("MmLlHhVvCcSsQqTtAaZz").find(command) == std::string_view::npos)
                fail(Sentence("Here must stand a command of a path."));
            else if (!begun_ && command != 'M' && command != 'm')
                fail(Sentence("A path begins with M."));
            if (error_) break;
            rest_.remove_prefix(1);
            takeSeparator(rest_);
            run(command);
        }
        if (error_) return unexpected(DrawnPathError{std::move(*error_), count_ > limits_.points});
        endSubpath();
        return std::move(paths_);
    }

private:
    void fail(Sentence sentence) {
        if (!error_) error_ = std::move(sentence);
    }

    bool numberFollows() const {
        return !rest_.empty() &&
               std::string_view("0123456789.-+").find(rest_.front()) != std::string_view::npos;
    }

    double number() {
        const auto value = takeNumber(rest_);
        if (!value) fail(Sentence("Here must stand a number."));
        takeSeparator(rest_);
        return value.value_or(0);
    }

    /// Reads a flag of an arc, which needs no blank behind it.
    bool flag() {
        if (rest_.empty() || (rest_.front() != '0' && rest_.front() != '1')) {
            fail(Sentence("Here must stand 0 or 1."));
            return false;
        }
        const bool set = rest_.front() == '1';
        rest_.remove_prefix(1);
        takeSeparator(rest_);
        return set;
    }

    Point point(bool relative) {
        const double x = number();
        const double y = number();
        return relative ? Point{here_.x + x, here_.y + y} : Point{x, y};
    }

    void run(char command) {
        const bool relative = command >= 'a';
        const char kind = relative ? static_cast<char>(command - 'a' + 'A') : command;
        if (kind == 'Z') return close();
        bool first = true;
        do {
            step(kind == 'M' && !first ? 'L' : kind, relative);
            first = false;
        } while (!error_ && numberFollows());
    }

    void step(char kind, bool relative) {
        const Point mirrored{2 * here_.x - handle_.x, 2 * here_.y - handle_.y};
        switch (kind) {
        case 'M':
            begin(point(relative));
            break;
        case 'L':
            lineTo(point(relative));
            break;
        case 'H':
            lineTo({number() + (relative ? here_.x : 0), here_.y});
            break;
        case 'V':
            lineTo({here_.x, number() + (relative ? here_.y : 0)});
            break;
        case 'A':
            arc(relative);
            break;
        case 'C':
        case 'S': {
            const Point a = kind == 'C' ? point(relative) : last_ == 'C' ? mirrored : here_;
            const Point b = point(relative);
            cubicTo(a, b, point(relative));
            handle_ = b;
            break;
        }
        default: {
            const Point handle = kind == 'Q' ? point(relative) : last_ == 'Q' ? mirrored : here_;
            quadraticTo(handle, point(relative));
            handle_ = handle;
        }
        }
        last_ = kind == 'S' ? 'C' : kind == 'T' ? 'Q' : kind;
    }

    void begin(Point to) {
        endSubpath();
        begun_ = true;
        start_ = to;
        add(to);
    }

    void lineTo(Point to) { add(to); }

    void quadraticTo(Point handle, Point end) {
        const auto third = [&](Point from) {
            return Point{from.x + (handle.x - from.x) * 2 / 3, from.y + (handle.y - from.y) * 2 / 3};
        };
        cubicTo(third(here_), third(end), end);
    }

    /// A row of n equal steps lies nowhere farther from a cubic curve than 0.75 D / n², where D is the
    /// largest second difference of its four points.
    void cubicTo(Point a, Point b, Point end) {
        const Point from = here_;
        const auto bend = [&](Point p, Point q, Point r) {
            const Point x = placed_(p);
            const Point y = placed_(q);
            const Point z = placed_(r);
            return std::hypot(x.x - 2 * y.x + z.x, x.y - 2 * y.y + z.y);
        };
        const double steps =
            std::ceil(std::sqrt(0.75 * std::max(bend(from, a, b), bend(a, b, end)) / curveTolerance));
        if (!(steps <= mostCurvePoints)) return fail(Sentence("A curve is too large."));
        for (int i = 1; i < static_cast<int>(steps) && !error_; ++i) {
            const double t = i / steps;
            const double u = 1 - t;
            const auto mix = [&](double p0, double p1, double p2, double p3) {
                return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3;
            };
            add({mix(from.x, a.x, b.x, end.x), mix(from.y, a.y, b.y, end.y)});
        }
        add(end);
    }

    /// Reads an arc of an ellipse (SVG 1.1, appendix F.6) and draws it as curves of a quarter at most.
    void arc(bool relative) {
        double rx = std::abs(number());
        double ry = std::abs(number());
        const double turn = number() * std::numbers::pi / 180;
        const bool large = flag();
        const bool sweep = flag();
        const Point end = point(relative);
        if (error_) return;
        if (rx == 0 || ry == 0 || end == here_) return lineTo(end);
        const double c = std::cos(turn);
        const double s = std::sin(turn);
        const Point half{(here_.x - end.x) / 2, (here_.y - end.y) / 2};
        const Point p{c * half.x + s * half.y, -s * half.x + c * half.y};
        const double reach = p.x * p.x / (rx * rx) + p.y * p.y / (ry * ry);
        if (reach > 1) {
            rx *= std::sqrt(reach);
            ry *= std::sqrt(reach);
        }
        const double below = rx * rx * p.y * p.y + ry * ry * p.x * p.x;
        const double off =
            std::sqrt(std::max(0.0, rx * rx * ry * ry / below - 1)) * (large == sweep ? -1 : 1);
        const Point middle{off * rx * p.y / ry, -off * ry * p.x / rx};
        const Point centre{c * middle.x - s * middle.y + (here_.x + end.x) / 2,
                           s * middle.x + c * middle.y + (here_.y + end.y) / 2};
        const double from = std::atan2((p.y - middle.y) / ry, (p.x - middle.x) / rx);
        double angle = std::atan2((-p.y - middle.y) / ry, (-p.x - middle.x) / rx) - from;
        if (sweep && angle < 0) angle += 2 * std::numbers::pi;
        if (!sweep && angle > 0) angle -= 2 * std::numbers::pi;
        if (!std::isfinite(centre.x + centre.y + from + angle)) return fail(Sentence("An arc is too large."));
        const int parts =
            std::max(1, static_cast<int>(std::ceil(std::abs(angle) / (std::numbers::pi / 2) - 1e-9)));
        const double piece = angle / parts;
        const double k = 4.0 / 3 * std::tan(piece / 4);
        const auto onMap = [&](double x, double y) {
            return Point{centre.x + c * rx * x - s * ry * y, centre.y + s * rx * x + c * ry * y};
        };
        for (int i = 0; i < parts && !error_; ++i) {
            const double t0 = from + i * piece;
            const double t1 = t0 + piece;
            cubicTo(onMap(std::cos(t0) - k * std::sin(t0), std::sin(t0) + k * std::cos(t0)),
                    onMap(std::cos(t1) + k * std::sin(t1), std::sin(t1) - k * std::cos(t1)),
                    i + 1 == parts ? end : onMap(std::cos(t1), std::sin(t1)));
        }
    }

    void add(Point to) {
        if (error_) return;
        const Point placed = placed_(to);
        if (!(std::abs(placed.x) <= limits_.coordinate && std::abs(placed.y) <= limits_.coordinate))
            return fail(Sentence("A coordinate is beyond {0}.", limits_.coordinate));
        if (current_.points.empty() && !startsNew_) current_.points.push_back(placed_(start_)); // on after Z
        startsNew_ = false;
        here_ = to;
        if (!current_.points.empty() && current_.points.back() == placed) return;
        if (++count_ > limits_.points)
            return fail(Sentence("A path has more than {0} points.", limits_.points));
        current_.points.push_back(placed);
    }

    void close() {
        current_.closed = true;
        endSubpath();
        here_ = start_;
        startsNew_ = false;
        last_ = 'Z';
        takeSeparator(rest_);
    }

    /// A path that ends where it began is closed, if it is more than a line there and back.
    void endSubpath() {
        std::vector<Point>& points = current_.points;
        if (points.size() > 3 && points.back() == points.front()) current_.closed = true;
        if (current_.closed && points.size() > 1 && points.back() == points.front()) points.pop_back();
        if (points.size() > 1) paths_.push_back(std::move(current_));
        current_ = {};
        startsNew_ = true;
    }

    std::string_view rest_;
    Affine placed_;
    PathLimits limits_;
    std::optional<Sentence> error_;
    bool begun_ = false;
    bool startsNew_ = true; ///< the next point begins a subpath by itself
    char last_ = 'Z';       ///< the kind of the last command; C and Q leave a handle behind
    Point start_;
    Point here_;
    Point handle_;
    std::size_t count_ = 0;
    Subpath current_;
    std::vector<Subpath> paths_;
};

} // namespace

Expected<std::vector<Subpath>, DrawnPathError> drawnPath(std::string_view data, const Affine& placed,
                                                         const PathLimits& limits) {
    return DrawnPathReader(data, placed, limits).read();
}

std::string rectanglePath(double x, double y, double width, double height, double rx, double ry) {
    rx = std::min(rx, width / 2);
    ry = std::min(ry, height / 2);
    if (rx <= 0 || ry <= 0) return fmt::format("M{} {}h{}v{}h{}z", x, y, width, height, -width);
    const double w = width - 2 * rx;
    const double h = height - 2 * ry;
    return fmt::format(
        "M{0} {1}h{2}a{3} {4} 0 0 1 {3} {4}v{5}a{3} {4} 0 0 1 {6} {4}h{7}a{3} {4} 0 0 1 {6} {8}v{9}"
        "a{3} {4} 0 0 1 {3} {8}z",
        x + rx, y, w, rx, ry, h, -rx, -w, -ry, -h);
}

std::string ellipsePath(double cx, double cy, double rx, double ry) {
    return fmt::format("M{0} {1}a{2} {3} 0 0 1 {4} 0a{2} {3} 0 0 1 {5} 0z", cx - rx, cy, rx, ry, 2 * rx,
                       -2 * rx);
}

std::string polylinePath(const std::vector<double>& numbers, bool closed) {
    std::string path;
    for (std::size_t i = 0; i + 1 < numbers.size(); i += 2)
        path += fmt::format("{}{} {}", i == 0 ? "M" : "L", numbers[i], numbers[i + 1]);
    return path.empty() || !closed ? path : path + "z";
}

} // namespace marches
