#include "app/shell/key_hints.h"

#include "app/theme/paint.h"
#include "app/theme/style.h"

#include <QPainter>

#include <numeric>

namespace marches::shell {

namespace {
constexpr int gap = 6;
constexpr int between = 14;
} // namespace

KeyHints::KeyHints(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("status.keys"));
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
}

void KeyHints::setHints(std::vector<KeyHint> hints) {
    std::erase_if(hints, [](const KeyHint& hint) { return hint.key.isEmpty(); }); // its key was taken away
    if (hints == hints_) return;
    hints_ = std::move(hints);
    QStringList spoken;
    for (const KeyHint& hint : hints_)
        spoken << tr("%1: %2", "%1 a key, %2 what it does").arg(hint.key, hint.does);
    setAccessibleName(spoken.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

int KeyHints::widthOf(const KeyHint& hint) const {
    const theme::Theme& theme = theme::themeOf(this);
    return theme::keyCapSize(hint.key, theme).width() + gap +
           QFontMetrics{theme.font(theme::FontRole::Note)}.horizontalAdvance(hint.does) + between;
}

QSize KeyHints::sizeHint() const {
    const int width = std::accumulate(hints_.begin(), hints_.end(), 0,
                                      [this](int sum, const KeyHint& hint) { return sum + widthOf(hint); });
    return {width, theme::themeOf(this).scaled(22)};
}

void KeyHints::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const theme::Theme& theme = theme::themeOf(this);
    int x = 0;
    for (const KeyHint& hint : hints_) {
        const int wide = widthOf(hint);
        if (x + wide > width() + between) break;
        const int cap = theme::keyCapSize(hint.key, theme).width();
        const auto place = [&](int left, int w) {
            return QStyle::visualRect(layoutDirection(), rect(), QRect{left, 0, w, height()});
        };
        theme::paintKeyCap(painter, place(x, cap), hint.key, theme.colour(theme::Role::Ink2), theme);
        painter.setFont(theme.font(theme::FontRole::Note));
        painter.setPen(theme.colour(theme::Role::Ink2));
        painter.drawText(place(x + cap + gap, wide - cap - gap), Qt::AlignVCenter | Qt::AlignLeft, hint.does);
        x += wide;
    }
}

} // namespace marches::shell
