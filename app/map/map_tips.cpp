#include "app/map/map_tips.h"

#include "app/map/map_view.h"

#include <QFontMetrics>
#include <QToolTip>

#include <array>

namespace marches::appmap {

namespace {

constexpr QPoint tipOffset{2, 16}; ///< from the place that a tooltip is given to where it stands
constexpr int widestTip = 380;     ///< px at 100 %: a longer line leads away from what it speaks of

/// Returns the words for pieces that are drawn as one sign: a line each, then what is said of the place.
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
QPoint MapTips::placeFor(const QString& text, ProvinceId province) const {
    constexpr int margin = 10;
    constexpr int gap = 6;
    const QRect whole = view_.rect();
    QRect tip = QFontMetrics(QToolTip::font()).boundingRect(QRect(0, 0, 2000, 2000), 0, text);
    tip.adjust(-margin, -margin, margin, margin);
    const QRect around = view_.scene().provinceRect(numberOf(province)).intersected(whole);
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
        int sum = whole.contains(QRect(place, tip.size())) ? 0 : 3 * columns * rows;
        for (int i = 0; i < columns * rows; ++i) {
            const QPoint at = place + QPoint((i % columns) * tip.width() / (columns - 1),
                                             (i / columns) * tip.height() / (rows - 1));
            const ProvinceId under = view_.provinceAt(at);
            if (under == noProvince) continue;
            const Highlight highlight = view_.face(under).highlight;
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

/// Returns the words for the arc that is pointed at; empty: none.
QString MapTips::arcTip(const QPoint& view) const {
    if (!view_.hasPicture()) return {};
    const QPointF at = QPointF(view) + QPointF(view_.scene().viewport.origin());
    const MapLayers& layers = view_.layers();
    return layers.provinces.writtenAt(at) >= 0 ? QString() : layers.marks.tip(at);
}

QString MapTips::textOf(const MapHit& hit) const {
    const ProvinceFace& shown = view_.face(hit.province);
    if (hit.token) {
        const auto& group = shown.groups[static_cast<std::size_t>(hit.token.group)];
        const bool merged = !view_.stack(hit.province).merged.empty() && group.owner;
        const QString token =
            merged ? wordsOf(group) : group.tokens[static_cast<std::size_t>(hit.token.token)].text;
        if (!token.isEmpty())
            //: Tooltip on the map: name of a province, then a token that lies in it
            return MapView::tr("%1: %2").arg(shown.name, token);
    }
    //: Tooltip on the map: name of a province, then what there is to say of it
    return shown.text.isEmpty() ? shown.name : MapView::tr("%1. %2").arg(shown.name, shown.text);
}

bool MapTips::show(const QPoint& view, const QPoint& global) const {
    const theme::Theme& theme = view_.scene().theme;
    const MapHit hit = view_.hitAt(view);
    if (const QString arc = hit.token ? QString() : arcTip(view); !arc.isEmpty()) {
        QToolTip::showText(global, forTip(arc, theme), &view_);
        return true;
    }
    if (hit.province == noProvince) return false;
    const QString words = forTip(targetWords_ ? targetWords_(hit.province) : QString{}, theme);
    if (words.isEmpty())
        QToolTip::showText(global, forTip(textOf(hit), theme), &view_);
    else
        QToolTip::showText(view_.mapToGlobal(placeFor(words, hit.province)) - tipOffset, words, &view_);
    return true;
}

} // namespace marches::appmap
