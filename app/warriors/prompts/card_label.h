#pragma once

#include "app/theme/fonts.h"
#include "app/theme/look.h"

#include <QLabel>

namespace marches::warriors::face {

/// Makes a label of a card, which wraps its words.
inline QLabel* cardLabel(const QString& text, theme::FontRole font, theme::Role ink = theme::Role::Ink) {
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    theme::setFontRole(label, font);
    theme::setTextRole(label, ink);
    return label;
}

} // namespace marches::warriors::face
