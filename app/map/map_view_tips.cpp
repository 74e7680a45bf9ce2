#include "app/map/map_view.h"

#include <QFontMetrics>
#include <QToolTip>

#include <array>

/// The view's tooltips: what they say and where they stand.
namespace marches::appmap {

namespace {

constexpr QPoint tipOffset{2, 16}; ///< from the place that a tooltip is given to where it stands
constexpr int widestTip = 380;     ///< px at 100 %: a longer line leads away from what it speaks of

/// Of pieces that are drawn as one sign: a line each, then what is said of the place.
QString wordsOf(const TokenGroup& group) {
    QStringList lines;
    QString place;
    for (const MapToken& token : group.tokens) {
        lines << token.text.section(QLatin1Char('\n'), 0, 0);
        place = token.text.section(QLatin1Char('\n'), 1);
    }
    if (!place.isEmpty()) lines << place;
    return lines.join(QLatin1Char('\n'));
}

/// Lines broken between words where they are longer than may be.
QString forTip(const QString& text, const theme::Theme& theme) {
    const QFontMetrics metrics(QToolTip::font());
    const int widest = theme.scaled(widestTip);
    QStringList lines;
    for (const QString& line : text.split(QLatin1Char('\n'))) {
        lines << QString();
        for (const QString& word : line.split(QLatin1Char(' '))) {
            const QString longer = lines.back().isEmpty() ? word : lines.back() + QLatin1Char(' ') + word;
            if (lines.back().isEmpty() || metrics.horizontalAdvance(longer) <= widest)
                lines.back() = longer;
            else
                lines << word;
        }
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace

/// Beside the province, where least of what can be gone to is covered.
QPoint MapView::tipPlace(const QString& text, int province) const {
    constexpr int margin = 10;
    constexpr int gap = 6;
    QRect tip = QFontMetrics(QToolTip::font()).boundingRect(QRect(0, 0, 2000, 2000), 0, text);
    tip.adjust(-margin, -margin, margin, margin);
    const QRect around = provinceRect(province).intersected(rect());
    const QPoint middle = around.center() - QPoint(tip.width() / 2, tip.height() / 2);
    const std::array places{QPoint(middle.x(), around.bottom() + gap),
                            QPoint(middle.x(), around.top() - gap - tip.height()),
                            QPoint(around.right() + gap, middle.y()),
                            QPoint(around.left() - gap - tip.width(), middle.y()),
                            QPoint(around.left() - gap - tip.width(), around.top() - gap - tip.height()),
                            QPoint(around.right() + gap, around.top() - gap - tip.height()),
                            QPoint(around.left() - gap - tip.width(), around.bottom() + gap),
                            QPoint(around.right() + gap, around.bottom() + gap)};
    const auto covered = [&](const QPoint& place) {
        constexpr int columns = 9;
        constexpr int rows = 5;
        int sum = rect().contains(QRect(place, tip.size())) ? 0 : 3 * columns * rows;
        for (int i = 0; i < columns * rows; ++i) {
            const QPoint at = place + QPoint((i % columns) * tip.width() / (columns - 1),
                                             (i / columns) * tip.height() / (rows - 1));
            const ProvinceId under = provinceAt(at);
            if (under == noProvince) continue;
            const Highlight highlight = face(under).highlight;
            sum += highlight == Highlight::None || highlight == Highlight::OutOfReach ? 1 : 3;
        }
        return sum;
    };
    QPoint best = places.front();
    int least = covered(best);
    for (const QPoint& place : places)
        if (const int here = covered(place); here < least) {
            best = place;
            least = here;
        }
    return best;
}

void MapView::showToolTip(const QPoint& view, const QPoint& global) {
    const Hit hit = hitAt(view);
    if (const QString arc = shapes_ && !hit.token ? arcTip(view) : QString(); !arc.isEmpty()) {
        QToolTip::showText(global, forTip(arc, theme_), this);
        return;
    }
    if (hit.province == noProvince) {
        QToolTip::hideText();
        return;
    }
    const ProvinceFace& shown = face(hit.province);
    if (const QString words = forTip(targetWords_ ? targetWords_(hit.province) : QString{}, theme_);
        !words.isEmpty()) {
        const int province = static_cast<int>(index(hit.province));
        QToolTip::showText(mapToGlobal(tipPlace(words, province)) - tipOffset, words, this);
        return;
    }
    //: Tooltip on the map: name of a province, then what there is to say of it
    QString text = shown.text.isEmpty() ? shown.name : tr("%1. %2").arg(shown.name, shown.text);
    if (hit.token) {
        const auto& group = shown.groups[static_cast<std::size_t>(hit.token.group)];
        const bool merged = !stack(hit.province).merged.empty() && group.owner;
        const QString token =
            merged ? wordsOf(group) : group.tokens[static_cast<std::size_t>(hit.token.token)].text;
        if (!token.isEmpty())
            //: Tooltip on the map: name of a province, then a token that lies in it
            text = tr("%1: %2").arg(shown.name, token);
    }
    QToolTip::showText(global, forTip(text, theme_), this);
}

} // namespace marches::appmap
