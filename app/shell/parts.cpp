#include "app/shell/parts.h"

#include "app/theme/look.h"

#include <QLabel>
#include <QPushButton>

namespace marches::shell {

QLabel* roleLabel(theme::FontRole font, theme::Role ink, const QString& text) {
    auto* label = new QLabel(text);
    if (font != theme::FontRole::Text) theme::setFontRole(label, font);
    if (ink != theme::Role::Ink) theme::setTextRole(label, ink);
    return label;
}

QPushButton* smallButton(const QString& name, const QString& text) {
    auto* button = new QPushButton(text);
    button->setObjectName(name);
    theme::setControlSize(button, theme::ControlSize::Small);
    return button;
}

} // namespace marches::shell
