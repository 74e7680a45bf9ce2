#pragma once

#include "app/theme/icons.h"
#include "app/theme/theme.h"
#include "app/warriors/pieces/mat_model.h"

#include <QString>

#include <array>
#include <vector>

namespace marches::warriors::face {

/// What stands on a plate: a sign and its figure, in the order they are read.
struct MatYield {
    theme::Icon icon{};
    QString text;
};
std::vector<MatYield> yieldsOf(const MatCell& cell);
/// Where routes and abilities have no words of their own: with those that the level brings, so that no level
/// looks like the one before it.
std::vector<MatYield> signsOf(const MatCell& cell);

/// What tells that levels follow the last one shown, up to the highest or, where that is too wide, only so.
QString moreLevels(bool whole);

/// How wide what is written on a mat is, in a theme and the language that is spoken now; logical px. It is
/// the same whatever has been laid on the mat, and measuring it takes longer than all else of a layout.
class MatWords {
public:
    MatWords(const MatModel& model, const theme::Theme& theme);

    /// Returns the width of a path's head, with the gap behind it; `leads`: with room for the longest name of
    /// a leader.
    [[nodiscard]] double head(bool leads = false) const { return leads ? headWithLeads_ : head_; }
    /// Returns the width of a level's plate; `between` what stands on it, `pad` at both ends.
    [[nodiscard]] double plate(Path path, int level, double pad, double between) const;
    [[nodiscard]] double widestPlate(Path path, double pad, double between) const;
    /// Returns the width of `moreLevels`.
    [[nodiscard]] double more(bool whole) const { return more_[whole ? 1 : 0]; }

private:
    struct Plate {
        double words = 0;
        int gaps = 0;
    };
    double head_ = 0;
    double headWithLeads_ = 0;
    std::array<double, 2> more_{};
    std::array<std::array<Plate, levelCount>, 3> plates_{};
};

/// Between a path's words and its first plate; unscaled px.
constexpr double headGap = 14;

} // namespace marches::warriors::face
