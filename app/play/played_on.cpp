#include "app/play/played_on.h"

#include <algorithm>
#include <map>

namespace marches::play {

namespace {

/// Numbers the places to which commands lead from one start: the same commands lead to the same place.
class Places {
public:
    std::size_t after(std::size_t place, const std::string& command) {
        const auto [found, isNew] = next_.try_emplace({place, command}, before_.size());
        if (isNew) {
            before_.push_back(place);
            depth_.push_back(depth_[place] + 1);
        }
        return found->second;
    }
    /// Returns the place to which so many commands have led; the place itself, if fewer have led there.
    std::size_t back(std::size_t place, std::size_t commands) const {
        while (depth_[place] > commands)
            place = before_[place];
        return place;
    }
    std::size_t depth(std::size_t place) const { return depth_[place]; }

private:
    std::map<std::pair<std::size_t, std::string>, std::size_t> next_;
    std::vector<std::size_t> before_{0}; ///< by place; the start is 0
    std::vector<std::size_t> depth_{0};
};

/// Goes through the places of a record, one line after another.
class Walk {
public:
    explicit Walk(Places& places) : places_(places) {}

    std::size_t place() { return stands_[present_]; }
    void take(const RecordLine& line) {
        const std::size_t here = place();
        switch (line.kind) {
        case LineKind::command:
            stands_[present_] = places_.after(here, line.text);
            return;
        case LineKind::undo:
            stands_[present_] = places_.back(
                here, places_.depth(here) - std::min<std::size_t>(places_.depth(here), line.number));
            return;
        case LineKind::branch:
            present_ = line.text;
            stands_[present_] = places_.back(here, line.number);
            return;
        case LineKind::go:
            present_ = line.text;
            return;
        case LineKind::note:
            return;
        }
    }

private:
    Places& places_;
    std::map<std::string, std::size_t> stands_; ///< where each variation stands, by its name
    std::string present_{mainLineName};
};

} // namespace

bool sameBeginning(const RecordHeader& a, const RecordHeader& b) {
    return a.game == b.game && a.scenario == b.scenario && a.variant == b.variant && a.options == b.options &&
           a.seed == b.seed;
}

bool playedOnFrom(const Record& saved, const Record& later) {
    if (!sameBeginning(saved.header, later.header)) return false;
    Places places;
    Walk before(places);
    for (const RecordLine& line : saved.lines)
        before.take(line);
    Walk after(places);
    return after.place() == before.place() ||
           std::any_of(later.lines.begin(), later.lines.end(), [&](const RecordLine& line) {
               after.take(line);
               return after.place() == before.place();
           });
}

} // namespace marches::play
