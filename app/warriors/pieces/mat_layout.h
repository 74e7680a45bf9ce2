#pragma once

#include "app/theme/theme.h"
#include "app/warriors/pieces/mat_model.h"
#include "app/warriors/pieces/mat_words.h"

#include <QRectF>

#include <optional>
#include <vector>

namespace marches::warriors::face {

/// The least height of a path with all its levels in one row; unscaled px.
constexpr double leastBand = 40;

struct PlatePlace {
    QRectF plate;
    QRectF gap;                 ///< all between this plate and the one before: where its spaces lie
    std::vector<QRectF> spaces; ///< from the bottom of the path up
};

struct TrackPlace {
    QRectF band;
    QRectF head;
    double ruler = 0; ///< large mat: y of the line where the rivals stand
    QRectF more;      ///< behind the last plate shown, where further levels are not; nothing where all are
    std::array<PlatePlace, levelCount> levels;

    PlatePlace& level(int level) { return levels[static_cast<std::size_t>(level) - 1]; }
    const PlatePlace& level(int level) const { return levels[static_cast<std::size_t>(level) - 1]; }
};

/// Where everything lies, in logical px. Right-to-left is not mirrored: levels run as on the cardboard.
struct MatLayout {
    bool large = false;
    bool strip = false; ///< one line: of each path its name, the level reached, the next one, their spaces
    int rows = 1;       ///< of plates in a track
    double pad = 0;     ///< inside plates, left and right
    double between = 0; ///< what stands on a plate
    QSizeF size;
    std::array<TrackPlace, 3> tracks;

    const TrackPlace& track(Path path) const { return tracks[index(path)]; }
};

/// Lays the mat into `width`; the height that there is room for only decides between its forms: one line for
/// all, a row for each path with the levels next to the one reached, compact or large. The form and the
/// places of the next spaces depend on the size alone, never on what has been laid on the mat.
MatLayout layMat(const MatModel& model, const MatWords& words, const theme::Theme& theme, double width,
                 double height);
/// The least width that needs no scrolling: plates in two rows, or where the height does not let them, the
/// level reached and the next one.
double leastMatWidth(const MatModel& model, const MatWords& words, const theme::Theme& theme, double height);

// Its forms
/// Behind the plate of `last`, unless that is the highest level.
void layMore(TrackPlace& track, int last, double between, double width);
double largeMatWidth(const MatModel& model, const MatWords& words, const theme::Theme& theme);
MatLayout layLargeMat(const MatModel& model, const MatWords& words, const theme::Theme& theme, double width,
                      double height);
/// Nothing where it is too wide.
std::optional<MatLayout> layMatStrip(const MatModel& model, const MatWords& words, const theme::Theme& theme,
                                     double width, double height);

} // namespace marches::warriors::face
