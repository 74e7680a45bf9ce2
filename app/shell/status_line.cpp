#include "app/shell/status_line.h"

#include "app/shell/key_hints.h"

#include <QEvent>
#include <QLabel>
#include <QMainWindow>
#include <QStatusBar>
#include <QTextLayout>

#include <utility>

namespace marches::shell {

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

namespace {

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
