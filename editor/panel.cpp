#include "editor/panel.h"

#include "app/shell/parts.h"
#include "app/theme/look.h"
#include "app/theme/paint.h"
#include "app/theme/style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace marches::editor {

namespace {

/// Paints the ground of a title row, with a line below it.
class PanelHead : public QWidget {
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        theme::paintStrip(painter, rect(), theme::Role::PanelTitle, theme::Line::Below, theme::themeOf(this));
    }
};

} // namespace

Panel::Panel(const QString& name, QWidget* parent)
    : QFrame(parent), title_(shell::roleLabel(theme::FontRole::DockTitle)),
      note_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)), body_(new QVBoxLayout) {
    setObjectName(name);
    setFrameShape(QFrame::NoFrame);
    theme::setGroundRole(this, theme::Role::Panel);
    title_->setObjectName(name + QStringLiteral(".title"));
    note_->setObjectName(name + QStringLiteral(".note"));
    for (QLabel* label : {title_, note_})
        label->setTextFormat(Qt::PlainText);
    auto* head = new PanelHead;
    head->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    head_ = new QHBoxLayout(head);
    head_->setContentsMargins(12, 4, 10, 5);
    head_->setSpacing(8);
    head_->addWidget(title_, 1);
    head_->addWidget(note_);
    body_->setContentsMargins(0, 0, 0, 0);
    body_->setSpacing(0);
    auto* column = shell::bareLayout<QVBoxLayout>(this, 0, {head});
    column->addLayout(body_, 1);
}

void Panel::setTitle(const QString& title) {
    title_->setText(title);
    setAccessibleName(title);
}

void Panel::setNote(const QString& note) {
    note_->setText(note);
}

void Panel::addTool(QWidget* tool) {
    head_->addWidget(tool);
}

void Panel::setContent(QWidget* content) {
    body_->addWidget(content, 1);
}

} // namespace marches::editor
