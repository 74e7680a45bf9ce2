#include "app/warriors/newgame/page_heading.h"

#include "app/theme/look.h"

#include <QLabel>

namespace marches::warriors::face {

QLabel* pageHeading() {
    auto* label = new QLabel;
    theme::setFontRole(label, theme::FontRole::Score);
    return label;
}

} // namespace marches::warriors::face
