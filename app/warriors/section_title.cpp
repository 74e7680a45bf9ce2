#include "app/warriors/section_title.h"

#include "app/theme/look.h"
#include "app/theme/wrapped_label.h"

#include <QHBoxLayout>

namespace marches::warriors::face {

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
    row->addWidget(title_, 1);
    row->addWidget(note_, 1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

void SectionTitle::setTexts(const QString& title, const QString& note) {
    title_->setText(title);
    note_->setText(note.isEmpty() ? note : theme::labelText(note));
    note_->setVisible(!note.isEmpty());
}

} // namespace marches::warriors::face
