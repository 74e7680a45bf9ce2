#pragma once

#include "app/map/shapes.h"

#include <QLineF>
#include <QRectF>
#include <QSizeF>

#include <optional>
#include <span>
#include <vector>

namespace marches::appmap {

/// What one province wants room for; px on the screen, whatever the scale. An empty `name` wants no place.
struct LabelRequest {
    QSizeF name;                     ///< on one line, with shield and marks
    std::optional<QSizeF> nameInTwo; ///< the same broken into two lines, where it can be broken
    QSizeF token;                    ///< one token with its gap
};

/// Where its name and its stack of tokens stand; map px at the scale asked for.
struct LabelPlace {
    QRectF name;
    bool twoLines = false;
    QRectF tokens;                     ///< room for one row of one to three tokens
    bool tokensBelow = true;           ///< else above the name
    std::optional<QPointF> nameLeader; ///< a point inside the province; a line goes there from the name
    std::optional<QPointF> tokenLeader;
};

/// Finds places so that no name and no stack covers another one, a foreign province or a sea lane, as far as
/// there is room; the tightest provinces choose first. The scenario's anchors are tried before anything else.
/// `requests` by province. Same input, same result.
[[nodiscard]] std::vector<LabelPlace> layOutLabels(const Shapes& shapes, double scale,
                                                   std::span<const LabelRequest> requests);

/// The words of a name in two lines of about equal length, broken at a space or after a hyphen; nothing for a
/// single word.
[[nodiscard]] std::optional<std::pair<QString, QString>> brokenName(const QString& name);

} // namespace marches::appmap
