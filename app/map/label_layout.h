#pragma once

#include "app/map/shapes.h"

#include <QRectF>
#include <QSizeF>
#include <QString>

#include <optional>
#include <span>
#include <utility>
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
    bool hidden = false;           ///< no place near its province: `name` is only a small one for a shield
    QRectF tokens;                 ///< room for one row of one to three tokens
    bool tokensBelow = true;       ///< else above the name
    std::optional<QPointF> leader; ///< name and tokens stand apart: a line goes from them to this point
};

/// Finds places so that no name and no stack covers another one, a foreign province or a sea lane, as far as
/// there is room; the tightest provinces choose first. The scenario's anchors go before equally good places.
/// `requests` by province. Same input, same result.
[[nodiscard]] std::vector<LabelPlace> layOutLabels(const Shapes& shapes, double scale,
                                                   std::span<const LabelRequest> requests);

/// The words of a name in two lines of about equal length, broken at a space or after a hyphen; nothing for a
/// single word.
[[nodiscard]] std::optional<std::pair<QString, QString>> brokenName(const QString& name);

/// Ground under a box of map px.
[[nodiscard]] GroundCosts::Ground groundUnder(const Shapes& shapes, double scale, const QRectF& box,
                                              int province);

/// Share of a line of map px that crosses other provinces.
[[nodiscard]] double foreignShare(const Shapes& shapes, double scale, const QPointF& from, const QPointF& to,
                                  int province);

} // namespace marches::appmap
