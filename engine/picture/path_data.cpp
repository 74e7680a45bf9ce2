#include "engine/picture/path_data.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <utility>

namespace marches {
namespace {

constexpr std::string_view space = " \t\r\n\f";
constexpr int mostCurveSteps = 24;

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

class PathParser {
public:
    PathParser(std::string_view data, const PathLimits& limits) : data_(data), limits_(limits) {}

    Expected<std::vector<Subpath>, PathError> parse() {
        skip(false);
        while (!error_ && at_ < data_.size()) {
            const char command = data_[at_];
            if (std::string_view("MmLlHhVvCcQqZz").find(command) == std::string_view::npos) {
                fail(Sentence("Only the path commands M L H V C Q Z are read; turn others into these."));
                break;
            }
            if (!begun_ && command != 'M' && command != 'm') {
                fail(Sentence("A path begins with M."));
                break;
            }
            ++at_;
            run(command);
        }
        if (error_) return unexpected(PathError{at_, std::move(*error_)});
        endSubpath();
        return std::move(paths_);
    }

private:
    void fail(Sentence sentence) {
        if (!error_) error_ = std::move(sentence);
    }

    /// Skips blanks, and one comma if it may stand here; returns whether there was a comma.
    bool skip(bool comma) {
        bool found = false;
        while (at_ < data_.size()) {
            if (space.find(data_[at_]) != std::string_view::npos)
                ++at_;
            else if (comma && !found && data_[at_] == ',') {
                found = true;
                ++at_;
            } else
                break;
        }
        return found;
    }

    bool numberFollows() const {
        if (at_ >= data_.size()) return false;
        const char c = data_[at_];
        return isDigit(c) || c == '.' || c == '-' || c == '+';
    }

    double number() {
        const std::size_t begin = at_ < data_.size() && data_[at_] == '+' ? at_ + 1 : at_;
        const std::size_t digit = begin < data_.size() && data_[begin] == '-' ? begin + 1 : begin;
        double value = 0;
        const bool plain = digit < data_.size() && (isDigit(data_[digit]) || data_[digit] == '.');
        const auto [end, error] =
            plain ? std::from_chars(data_.data() + begin, data_.data() + data_.size(), value)
                  : std::from_chars_result{nullptr, std::errc::invalid_argument};
        if (error != std::errc{}) {
            fail(Sentence("Here must stand a number."));
            return 0;
        }
        at_ = static_cast<std::size_t>(end - data_.data());
        skip(true);
        return value;
    }

    Point point(bool relative) {
        const double x = number();
        const double y = number();
        return relative ? Point{here_.x + x, here_.y + y} : Point{x, y};
    }

    void run(char command) {
        skip(false);
        const bool relative = command >= 'a';
        const char kind = relative ? static_cast<char>(command - 'a' + 'A') : command;
        if (kind == 'Z') {
            close();
            skip(false);
            return;
        }
        bool first = true;
        do {
            step(kind, relative, first);
            first = false;
        } while (!error_ && numberFollows());
    }

    void step(char kind, bool relative, bool first) {
        switch (kind) {
        case 'M':
            if (first)
                begin(point(relative));
            else
                lineTo(point(relative));
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
        case 'Q': {
            const Point handle = point(relative);
            const Point end = point(relative);
            const auto third = [&](Point from) {
                return Point{from.x + (handle.x - from.x) * 2 / 3, from.y + (handle.y - from.y) * 2 / 3};
            };
            curveTo(third(here_), third(end), end);
            break;
        }
        default: {
            const Point a = point(relative);
            const Point b = point(relative);
            curveTo(a, b, point(relative));
        }
        }
    }

    void begin(Point to) {
        endSubpath();
        begun_ = true;
        start_ = to;
        add(to);
    }

    void lineTo(Point to) { add(to); }

    void curveTo(Point a, Point b, Point end) {
        const Point from = here_;
        const double size = std::hypot(a.x - from.x, a.y - from.y) + std::hypot(b.x - a.x, b.y - a.y) +
                            std::hypot(end.x - b.x, end.y - b.y);
        const int steps =
            static_cast<int>(std::clamp(std::ceil(std::sqrt(size) * 1.5), 2.0, double{mostCurveSteps}));
        for (int i = 1; i < steps && !error_; ++i) {
            const double t = static_cast<double>(i) / steps;
            const double u = 1 - t;
            const auto mix = [&](double p0, double p1, double p2, double p3) {
                return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3;
            };
            add({mix(from.x, a.x, b.x, end.x), mix(from.y, a.y, b.y, end.y)});
        }
        add(end);
    }

    void add(Point to) {
        if (error_) return;
        if (!(std::abs(to.x) <= limits_.coordinate && std::abs(to.y) <= limits_.coordinate))
            return fail(Sentence("A coordinate is beyond {0}.", limits_.coordinate));
        if (current_.points.empty() && !startsNew_) current_.points.push_back(start_); // drawn on after Z
        startsNew_ = false;
        here_ = to;
        if (!current_.points.empty() && current_.points.back() == to) return;
        if (++count_ > limits_.points)
            return fail(Sentence("A path has more than {0} points.", limits_.points));
        current_.points.push_back(to);
    }

    void close() {
        if (current_.points.size() > 1 && current_.points.back() == current_.points.front())
            current_.points.pop_back();
        current_.closed = true;
        endSubpath();
        here_ = start_;
        startsNew_ = false;
    }

    void endSubpath() {
        if (current_.points.size() > 1) paths_.push_back(std::move(current_));
        current_ = {};
        startsNew_ = true;
    }

    std::string_view data_;
    PathLimits limits_;
    std::size_t at_ = 0;
    std::optional<Sentence> error_;
    bool begun_ = false;
    bool startsNew_ = true; ///< the next point begins a subpath by itself
    Point start_;
    Point here_;
    std::size_t count_ = 0;
    Subpath current_;
    std::vector<Subpath> paths_;
};

} // namespace

Expected<std::vector<Subpath>, PathError> parsePathData(std::string_view data, const PathLimits& limits) {
    return PathParser(data, limits).parse();
}

} // namespace marches
