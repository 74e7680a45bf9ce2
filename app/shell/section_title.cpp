#include "app/shell/section_title.h"

#include "app/theme/look.h"
#include "app/theme/wrapped_label.h"

#include <QEvent>
#include <QHBoxLayout>

#include <algorithm>

namespace marches::shell {

SectionTitle::SectionTitle(QWidget* parent)
    : QWidget(parent), title_(new theme::WrappedLabel), note_(new theme::WrappedLabel) {
    setAttribute(Qt::WA_StyledBackground, false);
    theme::setGroundRole(this, theme::Role::PanelTitle);
    theme::setFontRole(title_, theme::FontRole::DockTitle);
    theme::setFontRole(note_, theme::FontRole::Note);
    theme::setTextRole(note_, theme::Role::Ink2);
    note_->setTextFormat(Qt::RichText);
    note_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 3, 14, 3);
    row->setSpacing(10);
    constexpr int first = 100; // the title takes as much as it may, the note the rest
    row->addWidget(title_, first);
    row->addWidget(note_, 1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

void SectionTitle::setTexts(const QString& title, const QString& note) {
    title_->setText(title);
    note_->setText(note.isEmpty() ? note : theme::labelText(note));
    note_->setVisible(!note.isEmpty());
    share();
}

void SectionTitle::share() {
    if (layout() == nullptr) return;
    const QMargins margins = layout()->contentsMargins();
    const int room = width() - margins.left() - margins.right() - layout()->spacing();
    const int title = title_->fontMetrics().horizontalAdvance(title_->text()) + 2;
    title_->setMaximumWidth(note_->isHidden() ? QWIDGETSIZE_MAX : std::max(1, std::min(title, room * 2 / 3)));
}

void SectionTitle::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    share();
}

void SectionTitle::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange) share();
}

} // namespace marches::shell
