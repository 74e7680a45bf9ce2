#include "app/shell/status_line.h"

#include "app/theme/paint.h"
#include "app/theme/style.h"

#include <QEvent>
#include <QLabel>
#include <QMainWindow>
#include <QPainter>
#include <QStatusBar>
#include <QTextLayout>

#include <numeric>
#include <utility>

namespace marches::shell {

namespace {

constexpr int hintGap = 6;       // px between a key and what it does
constexpr int betweenHints = 14; // px

/// As it stands in two lines of that width; what there is no room for is left out at the end.
QString inTwoLines(const QString& text, const QFont& font, int width) {
    const QFontMetrics metrics(font);
    if (metrics.horizontalAdvance(text) <= width) return text;
    QTextLayout layout(text, font);
    layout.beginLayout();
    QTextLine first = layout.createLine();
    first.setLineWidth(width);
    const int broken = first.textLength();
    layout.endLayout();
    const QString rest = text.mid(broken);
    return text.left(broken) + metrics.elidedText(rest, Qt::ElideRight, width);
}

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
    return theme::keyCapSize(hint.key, theme).width() + hintGap +
           QFontMetrics{theme.font(theme::FontRole::Note)}.horizontalAdvance(hint.does) + betweenHints;
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
        if (x + wide > width() + betweenHints) break;
        const int cap = theme::keyCapSize(hint.key, theme).width();
        const auto place = [&](int left, int w) {
            return QStyle::visualRect(layoutDirection(), rect(), QRect{left, 0, w, height()});
        };
        theme::paintKeyCap(painter, place(x, cap), hint.key, theme.colour(theme::Role::Ink2), theme);
        painter.setFont(theme.font(theme::FontRole::Note));
        painter.setPen(theme.colour(theme::Role::Ink2));
        painter.drawText(place(x + cap + hintGap, wide - cap - hintGap), Qt::AlignVCenter | Qt::AlignLeft,
                         hint.does);
        x += wide;
    }
}

StatusLine::StatusLine(QMainWindow& window)
    : QObject(&window), bar_(window.statusBar()), under_(new QLabel), keys_(new KeyHints) {
    under_->setObjectName(QStringLiteral("status.under"));
    under_->setTextFormat(Qt::PlainText);
    under_->setMinimumWidth(60);
    under_->setWordWrap(true);
    under_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // its text follows its width
    under_->installEventFilter(this);
    under_->setContentsMargins(10, 0, 10, 3);
    bar_->addWidget(under_, 1);
    bar_->addPermanentWidget(keys_);
    bar_->setSizeGripEnabled(false);
}

void StatusLine::setHints(std::vector<KeyHint> hints) {
    keys_->setHints(std::move(hints));
}

void StatusLine::addPart(QWidget* part) {
    bar_->addPermanentWidget(part);
}

void StatusLine::say(const QString& text) {
    text_ = text;
    under_->setAccessibleName(text);
    fit();
}

/// Room for two lines is kept whatever is said, or the map above would change its size under the pointer.
void StatusLine::fit() {
    const QMargins margins = under_->contentsMargins();
    under_->setFixedHeight(2 * under_->fontMetrics().lineSpacing() + margins.top() + margins.bottom());
    const QString shown =
        inTwoLines(text_, under_->font(), under_->width() - margins.left() - margins.right());
    under_->setText(shown);
    under_->setToolTip(shown == text_ ? QString{} : text_);
}

bool StatusLine::eventFilter(QObject* watched, QEvent* event) {
    if (watched == under_ && (event->type() == QEvent::Resize || event->type() == QEvent::FontChange)) fit();
    return QObject::eventFilter(watched, event);
}

} // namespace marches::shell
