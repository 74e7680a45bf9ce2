#pragma once

#include <QPainterPath>
#include <QPolygonF>
#include <QString>

#include <vector>

/// Names of seas as engravers wrote them: slanting letters, wide apart, along a curve.
namespace marches::appmap {

/// A name's letters, the same for all scales.
struct SeaText {
    struct Letter {
        QPainterPath outline; ///< empty: a space
        QRectF bounds;
        double advance = 0;
        bool parts = false; ///< stands between words
    };
    std::vector<Letter> letters; ///< px of the size at which they were measured
    double capHeight = 1;
};
[[nodiscard]] SeaText seaText(const QString& text);

/// One name at one scale; map px.
struct SeaLettering {
    QPainterPath letters;
    std::vector<QPolygonF> boxes; ///< of each letter, with the room it keeps clear
    QRectF bounds;                ///< of all of them

    [[nodiscard]] bool isEmpty() const { return boxes.empty(); }
};

/// Letters of smaller ones could not be read, px high.
inline constexpr double leastSeaLetter = 9;

/// `text` along `line` (map units) at a scale. Its letters are `height` map units high, but no higher on the
/// screen than old maps have them; they stand evenly as far as the line goes, or about its middle where that
/// would tear them apart; they are smaller where the line is too short. Empty where they could not be read.
[[nodiscard]] SeaLettering seaLettering(const SeaText& text, const QPolygonF& line, double height,
                                        double scale);

} // namespace marches::appmap
