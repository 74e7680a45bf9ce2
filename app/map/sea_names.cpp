#include "app/map/sea_names.h"

#include "app/theme/fonts.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QTextBoundaryFinder>
#include <QTransform>

#include <algorithm>

namespace marches::appmap {

namespace {

constexpr double greatestLetter = 30; // px
constexpr double leastGap = 0.06;     // of the letters' height, between two of them
constexpr double widestGap = 1.5;
constexpr double wordGap = 0.55;   // more, between words
constexpr double clearance = 0.12; // round a letter
constexpr int curveSteps = 12;     // of each piece of a line
constexpr int measured = 64;       // px: letters are measured at this size, so that all scales agree

/// A curve through the points (Catmull and Rom), as many short straight ones.
QPolygonF curved(const QPolygonF& points) {
    if (points.size() < 3) return points;
    QPolygonF curve;
    const auto at = [&points](qsizetype i) { return points[std::clamp<qsizetype>(i, 0, points.size() - 1)]; };
    for (qsizetype i = 0; i + 1 < points.size(); ++i)
        for (int step = 0; step < curveSteps; ++step) {
            const double t = static_cast<double>(step) / curveSteps;
            curve.push_back(0.5 * (2 * at(i) + (at(i + 1) - at(i - 1)) * t +
                                   (2 * at(i - 1) - 5 * at(i) + 4 * at(i + 1) - at(i + 2)) * t * t +
                                   (3 * at(i) - at(i - 1) - 3 * at(i + 1) + at(i + 2)) * t * t * t));
        }
    curve.push_back(points.last());
    return curve;
}

class Way {
public:
    explicit Way(const QPolygonF& points) : points_(points) {
        lengths_.push_back(0);
        for (qsizetype i = 0; i + 1 < points.size(); ++i)
            lengths_.push_back(lengths_.back() + QLineF(points[i], points[i + 1]).length());
    }
    [[nodiscard]] double length() const { return lengths_.back(); }
    [[nodiscard]] QPointF at(double length) const {
        const auto next = std::upper_bound(lengths_.begin() + 1, lengths_.end() - 1, length);
        const auto i = static_cast<std::size_t>(next - lengths_.begin());
        const double piece = std::max(1e-9, lengths_[i] - lengths_[i - 1]);
        const QPointF from = points_[static_cast<qsizetype>(i) - 1];
        return from + (points_[static_cast<qsizetype>(i)] - from) * ((length - lengths_[i - 1]) / piece);
    }

private:
    QPolygonF points_;
    std::vector<double> lengths_;
};

/// Letters with what stands above or below them.
QStringList lettersOf(const QString& text) {
    QStringList letters;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    for (qsizetype from = 0, to = finder.toNextBoundary(); to >= 0; from = to, to = finder.toNextBoundary())
        letters.push_back(text.mid(from, to - from));
    return letters;
}

} // namespace

SeaText seaText(const QString& text) {
    QFont font(theme::serifFamily());
    font.setPixelSize(measured);
    font.setItalic(true);
    font.setHintingPreference(QFont::PreferNoHinting);
    const QFontMetricsF metrics(font);
    SeaText result;
    result.capHeight = metrics.capHeight();
    for (const QString& one : lettersOf(text)) {
        SeaText::Letter letter;
        if (!one.trimmed().isEmpty()) letter.outline.addText(0, 0, font, one);
        letter.bounds = letter.outline.boundingRect();
        letter.advance = metrics.horizontalAdvance(one);
        letter.parts = one == QStringLiteral(" ");
        result.letters.push_back(std::move(letter));
    }
    return result;
}

SeaLettering seaLettering(const SeaText& text, const QPolygonF& line, double height, double scale) {
    double letter = std::min(height * scale, greatestLetter);
    if (letter < leastSeaLetter || text.letters.empty() || line.size() < 2) return {};
    const auto gaps = static_cast<double>(text.letters.size() - 1);
    std::vector<double> widths; // in heights of a letter
    double words = 0;
    for (const SeaText::Letter& one : text.letters) {
        widths.push_back(one.advance / text.capHeight + (one.parts ? wordGap : 0));
        words += widths.back();
    }
    QPolygonF px;
    for (const QPointF& p : curved(line))
        px.push_back(p * scale);
    const Way way(px);
    letter = std::min(letter, way.length() / (words + gaps * leastGap));
    if (letter < leastSeaLetter) return {};
    for (double& width : widths)
        width *= letter;
    words *= letter;
    const double size = letter / text.capHeight; // of one px of the measured font
    const double gap = gaps > 0 ? std::min((way.length() - words) / gaps, widestGap * letter) : 0;

    SeaLettering lettering;
    lettering.letters.setFillRule(Qt::WindingFill);
    const double keep = clearance * letter;
    double along = (way.length() - words - gaps * gap) / 2;
    for (std::size_t i = 0; i < widths.size(); along += widths[i] + gap, ++i) {
        const SeaText::Letter& one = text.letters[i];
        if (one.outline.isEmpty()) continue;
        const double middle = along + widths[i] / 2;
        const QPointF behind = way.at(std::max(0.0, middle - letter / 2));
        const QPointF ahead = way.at(std::min(way.length(), middle + letter / 2));
        QTransform stand;
        const QPointF at = way.at(middle);
        stand.translate(at.x(), at.y());
        stand.rotate(-QLineF(behind, ahead).angle());
        stand.scale(size, size);
        stand.translate(-one.advance / 2, 0);
        lettering.letters.addPath(stand.map(one.outline));
        const double more = keep / size;
        lettering.boxes.push_back(stand.map(QPolygonF(one.bounds.adjusted(-more, -more, more, more))));
        lettering.bounds |= lettering.boxes.back().boundingRect();
    }
    return lettering;
}

} // namespace marches::appmap
