#pragma once

class QWidget;

namespace marches::theme {

struct Theme;

/// For MarchesStyle: gives a widget the fonts and colours that it asked for by role.
void applyLook(QWidget* widget, const Theme& theme);

} // namespace marches::theme
