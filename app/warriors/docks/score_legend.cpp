#include "app/warriors/docks/score_legend.h"

#include "app/theme/style.h"
#include "app/warriors/pieces/marks.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>

#include <optional>

namespace marches::warriors::face {

ScoreLegend::ScoreLegend(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ScoreLegend::setThreshold(int victoryPoints) {
    threshold_ = victoryPoints;
    speak();
    updateGeometry();
    update();
}

void ScoreLegend::setForm(Form form) {
    if (form == form_) return;
    form_ = form;
    updateGeometry();
    update();
}

QString ScoreLegend::limit(Form form) const {
    //: Short, behind the key of the bars: the Victory Points at which the game ends
    return form == Form::tight ? tr("ends at %1").arg(threshold_)
                               : tr("The game ends at %n Victory Point(s).", nullptr, threshold_);
}

void ScoreLegend::speak() {
    setAccessibleName(limit(Form::wide));
}

int ScoreLegend::walk(int width, Form form, QPainter* painter) const {
    const theme::Theme& theme = theme::themeOf(this);
    const QFont font = theme.font(theme::FontRole::Note);
    const QFontMetricsF metrics(font);
    const bool tight = form == Form::tight;
    const double line = theme.scaled(tight ? 16 : 22);
    const double square = theme.scaledIcon(tight ? 9 : 10);
    const double space = tight ? 3 : 4;
    const double left = theme.scaled(10);
    const double right = width - left;
    double x = left;
    double y = tight ? 0 : theme.scaled(1);
    const auto put = [&](const QString& words, std::optional<theme::Role> colour, bool ownLine) {
        const double before = colour ? square + space : 0;
        const double wide = before + metrics.horizontalAdvance(words);
        if (x > left && (ownLine || x + wide > right)) {
            x = left;
            y += line;
        }
        if (painter != nullptr) {
            if (colour)
                painter->fillRect(QRectF(x, y + (line - square) / 2, square, square), theme.colour(*colour));
            painter->setFont(font);
            painter->setPen(theme.colour(theme::Role::Ink2));
            painter->drawText(QRectF(x + before, y, wide, line), Qt::AlignLeft | Qt::AlignVCenter, words);
        }
        x += wide + theme.scaled(tight ? 6 : 10);
    };
    if (form != Form::limitOnly)
        for (std::size_t part = 0; part < 5; ++part)
            put(scorePartName(part), scorePartRole(part), false);
    const bool beside = tight && x + theme.scaled(6) + metrics.horizontalAdvance(limit(Form::tight)) <= right;
    if (beside) x += theme.scaled(6); // it is no sixth part of the bars
    put(limit(beside ? Form::tight : Form::wide), std::nullopt, !beside);
    return static_cast<int>(y + line) + (tight ? 0 : theme.scaled(1));
}

QSize ScoreLegend::sizeHint() const {
    const int wide = theme::themeOf(this).scaled(380);
    return {wide, heightForWidth(wide)};
}

int ScoreLegend::heightFor(int width, Form form) const {
    return walk(width, form, nullptr);
}

int ScoreLegend::heightForWidth(int width) const {
    return walk(width, form_, nullptr);
}

void ScoreLegend::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    walk(width(), form_, &painter);
}

void ScoreLegend::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::StyleChange) {
        speak();
        updateGeometry();
        update();
    }
    QWidget::changeEvent(event);
}

} // namespace marches::warriors::face
