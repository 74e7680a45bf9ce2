#include "app/play/scrubber.h"

#include "app/theme/style.h"

#include <QLocale>
#include <QPainter>
#include <QStyleOptionSlider>

namespace marches::play {

Scrubber::Scrubber(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
    setObjectName(QStringLiteral("log.scrubber"));
    setPageStep(10);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void Scrubber::setGame(int positions, const std::function<int(int)>& turnAt) {
    setRange(0, positions);
    marks_.clear();
    int turn = 0;
    for (int position = 1; position <= positions; ++position)
        if (const int here = turnAt(position); here != turn) {
            turn = here;
            marks_.push_back({position - 1, turn});
        }
    update();
}

QSize Scrubber::sizeHint() const {
    const theme::Theme& theme = theme::themeOf(this);
    return {160, theme.scaled(22) + QFontMetrics{theme.font(theme::FontRole::Note)}.height() + 4};
}

QSize Scrubber::minimumSizeHint() const {
    return {80, sizeHint().height()};
}

void Scrubber::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const theme::Theme& theme = theme::themeOf(this);
    const int groove = theme.scaled(22);
    QStyleOptionSlider option;
    initStyleOption(&option);
    option.rect.setHeight(groove);
    option.subControls = QStyle::SC_SliderGroove | QStyle::SC_SliderHandle;
    style()->drawComplexControl(QStyle::CC_Slider, &option, &painter, this);

    const QFont font = theme.font(theme::FontRole::Note);
    painter.setFont(font);
    painter.setPen(theme.colour(theme::Role::Ink3));
    const int handle = style()->pixelMetric(QStyle::PM_SliderLength, &option, this);
    int free = -1;
    for (const Mark& mark : marks_) {
        const int x = handle / 2 + QStyle::sliderPositionFromValue(minimum(), maximum(), mark.position,
                                                                   width() - handle, option.upsideDown);
        const bool said = x + 3 >= free;
        constexpr int notch = 4; // above the words of another turn
        painter.drawLine(x, groove, x, said ? height() - 2 : groove + notch);
        if (!said) continue;
        const QString number = locale().toString(mark.turn);
        //: Below the slider of the game, where that turn begins; the next ones are figures alone
        const QString text = free < 0 ? tr("Turn %1").arg(number) : number;
        const int wide = painter.fontMetrics().horizontalAdvance(text);
        const int left = x + 3 + wide > width() ? x - 3 - wide : x + 3;
        painter.drawText(QRect(left, groove, wide + 1, height() - groove), Qt::AlignLeft | Qt::AlignVCenter,
                         text);
        free = left + wide + 4;
    }
}

} // namespace marches::play
