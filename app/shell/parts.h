#pragma once

#include "app/theme/fonts.h"
#include "app/theme/palette.h"

#include <QString>

#include <initializer_list>

class QLabel;
class QPushButton;
class QWidget;

/// What docks and pages are put together from.
namespace marches::shell {

[[nodiscard]] QLabel* roleLabel(theme::FontRole font, theme::Role ink = theme::Role::Ink,
                                const QString& text = {});
/// A small button with an object name.
[[nodiscard]] QPushButton* smallButton(const QString& name, const QString& text = {});

/// A layout of `parent` without margins, with so many px between its parts.
template <class Layout>
Layout* bareLayout(QWidget* parent, int spacing, std::initializer_list<QWidget*> parts = {}) {
    auto* layout = new Layout(parent);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    for (QWidget* part : parts)
        layout->addWidget(part);
    return layout;
}

} // namespace marches::shell
