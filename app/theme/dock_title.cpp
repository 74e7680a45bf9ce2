#include "app/theme/dock_title.h"

#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/style.h"

#include <QDockWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace marches::theme {

namespace {

/// Shortens its text to the room it gets; the whole text is its tool tip then.
class ShortLabel : public QLabel {
public:
    using QLabel::QLabel;
    QSize minimumSizeHint() const override {
        return {fontMetrics().horizontalAdvance(u'…'), QLabel::minimumSizeHint().height()};
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setPen(palette().color(foregroundRole()));
        const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, width());
        painter.drawText(
            rect(), int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | Qt::AlignVCenter), shown);
        setToolTip(shown == text() ? QString() : text());
    }
};

QToolButton* makeButton(Icon sign, const QString& name, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setObjectName(name);
    button->setIcon(icon(sign));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus);
    return button;
}

} // namespace

DockTitle::DockTitle(QDockWidget* dock)
    : QWidget(dock), dock_(dock), row_(new QHBoxLayout(this)),
      title_(new ShortLabel(dock->windowTitle(), this)), note_(new QLabel(this)),
      float_(makeButton(Icon::Float, QStringLiteral("dockFloat"), this)),
      close_(makeButton(Icon::Close, QStringLiteral("dockClose"), this)) {
    row_->setContentsMargins(3, 0, 3, 1);
    row_->setSpacing(8);
    row_->addSpacing(7);
    row_->addWidget(title_);
    row_->addStretch(1);
    row_->addWidget(note_);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(0);
    buttons->addWidget(float_);
    buttons->addWidget(close_);
    row_->addLayout(buttons);
    setFontRole(title_, FontRole::DockTitle);
    setFontRole(note_, FontRole::Note);
    setTextRole(note_, Role::Ink2);
    note_->hide();
    sizeIcons();

    connect(dock, &QDockWidget::windowTitleChanged, title_, &QLabel::setText);
    connect(dock, &QDockWidget::featuresChanged, this, &DockTitle::showFeatures);
    connect(float_, &QToolButton::clicked, dock, [dock] { dock->setFloating(!dock->isFloating()); });
    connect(close_, &QToolButton::clicked, dock, &QDockWidget::close);
    showFeatures();
    translate();
}

void DockTitle::setNote(const QString& note) {
    note_->setText(note);
    fitNote();
}

void DockTitle::addWidget(QWidget* widget) {
    row_->insertWidget(static_cast<int>(2 + extras_), widget);
    ++extras_;
}

QSize DockTitle::sizeHint() const {
    const QSize size = QWidget::sizeHint();
    return {size.width(), std::max(size.height(), themeOf(this).scaled(28) + 1)};
}

QSize DockTitle::minimumSizeHint() const {
    return {themeOf(this).scaled(80), sizeHint().height()};
}

void DockTitle::paintEvent(QPaintEvent*) {
    const Theme& theme = themeOf(this);
    QPainter painter(this);
    painter.fillRect(rect(), theme.colour(Role::PanelTitle));
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme.colour(Role::Line));
}

void DockTitle::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitNote();
}

void DockTitle::fitNote() {
    int needed = row_->contentsMargins().left() + row_->contentsMargins().right() + note_->sizeHint().width();
    for (int i = 0; i < row_->count(); ++i)
        if (QLayoutItem* item = row_->itemAt(i);
            item->widget() != note_ && (item->spacerItem() || !item->isEmpty()))
            needed += item->sizeHint().width() + row_->spacing();
    note_->setVisible(!note_->text().isEmpty() && needed <= width());
}

void DockTitle::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) translate();
    if (event->type() == QEvent::StyleChange) sizeIcons();
    QWidget::changeEvent(event);
}

void DockTitle::sizeIcons() {
    const int side = themeOf(this).scaledIcon(13);
    for (QToolButton* button : {float_, close_})
        button->setIconSize(QSize(side, side));
}

void DockTitle::showFeatures() {
    const QDockWidget::DockWidgetFeatures features = dock_->features();
    float_->setVisible(features & QDockWidget::DockWidgetFloatable);
    close_->setVisible(features & QDockWidget::DockWidgetClosable);
}

void DockTitle::translate() {
    //: Button in the title of a pane: makes it a window of its own, or puts it back
    float_->setToolTip(tr("Own window"));
    float_->setAccessibleName(tr("Own window"));
    //: Button in the title of a pane: hides it
    close_->setToolTip(tr("Close pane"));
    close_->setAccessibleName(tr("Close pane"));
}

} // namespace marches::theme
