#pragma once

#include <QRect>
#include <QSize>
#include <QStyleOption>

class QPainter;
class QWidget;

/// The pieces MarchesStyle is made of: each paints or measures one kind of control from the roles of a theme.
namespace marches::theme {

struct Theme;

[[nodiscard]] inline bool has(const QStyleOption& option, QStyle::StateFlag flag) {
    return option.state.testFlag(flag);
}

[[nodiscard]] inline bool isSouth(QTabBar::Shape shape) {
    return shape == QTabBar::RoundedSouth || shape == QTabBar::TriangularSouth;
}

// style_buttons.cpp
void paintButtonGround(const QStyleOptionButton& option, QPainter& painter, const QWidget* widget,
                       const Theme& theme);
void paintButtonContents(const QStyleOptionButton& option, QPainter& painter, const QWidget* widget,
                         const Theme& theme);
[[nodiscard]] QSize buttonSize(const QStyleOptionButton& option, const QWidget* widget, const Theme& theme);
void paintToolButton(const QStyleOptionToolButton& option, QPainter& painter, const QWidget* widget,
                     const Theme& theme);
[[nodiscard]] QSize toolButtonSize(const QStyleOptionToolButton& option, const QWidget* widget,
                                   const Theme& theme);
void paintCheckMark(const QStyleOption& option, QPainter& painter, const Theme& theme);
void paintRadioMark(const QStyleOption& option, QPainter& painter, const Theme& theme);

// style_fields.cpp
void paintField(const QStyleOption& option, QPainter& painter, const Theme& theme);
/// Hovered only where the pointer lies on `widget`, if there is one.
void paintComboBox(const QStyleOptionComboBox& option, QPainter& painter, const Theme& theme,
                   const QWidget* widget);
void paintComboBoxLabel(const QStyleOptionComboBox& option, QPainter& painter, const Theme& theme);
[[nodiscard]] QRect comboBoxPart(const QStyleOptionComboBox& option, int part, const Theme& theme);
void paintSpinBox(const QStyleOptionSpinBox& option, QPainter& painter, const Theme& theme);
[[nodiscard]] QRect spinBoxPart(const QStyleOptionSpinBox& option, int part, const Theme& theme);
void paintSlider(const QStyleOptionSlider& option, QPainter& painter, const Theme& theme,
                 const QRect& handle);
void paintScrollBar(const QStyleOptionSlider& option, QPainter& painter, const Theme& theme);
[[nodiscard]] QRect scrollBarPart(const QStyleOptionSlider& option, int part, const Theme& theme);
void paintProgressBar(const QStyleOptionProgressBar& option, QPainter& painter, const Theme& theme);
/// Height of a one-line field or button.
[[nodiscard]] int controlHeight(const QWidget* widget, const Theme& theme);

// style_views.cpp
void paintItemGround(const QStyleOptionViewItem& option, QPainter& painter, const Theme& theme);
void paintHeaderSection(const QStyleOptionHeader& option, QPainter& painter, const Theme& theme);
void paintHeaderLabel(const QStyleOptionHeader& option, QPainter& painter, const Theme& theme);
void paintTab(const QStyleOptionTab& option, QPainter& painter, const Theme& theme);
void paintTabLabel(const QStyleOptionTab& option, QPainter& painter, const Theme& theme);
constexpr int tabEdge = 1;    ///< px at 100 %, on either side of what a squeezed tab says
constexpr int tabPadding = 9; ///< px at 100 %, left and right of what a tab says
[[nodiscard]] QSize tabSize(const QStyleOptionTab& option, const Theme& theme);

// style_frames.cpp
/// Paints what has only a ground and edges: frames, panels, bars. False: the element is something else.
bool paintFrame(QStyle::PrimitiveElement element, const QStyleOption& option, QPainter& painter,
                const QWidget* widget, const Theme& theme);
void paintMenuItem(const QStyleOptionMenuItem& option, QPainter& painter, const Theme& theme);
[[nodiscard]] QSize menuItemSize(const QStyleOptionMenuItem& option, const Theme& theme);
void paintMenuBarItem(const QStyleOptionMenuItem& option, QPainter& painter, const Theme& theme);
void paintGroupBox(const QStyleOptionGroupBox& option, QPainter& painter, const QStyle& style,
                   const QWidget* widget, const Theme& theme);
[[nodiscard]] QRect groupBoxPart(const QStyleOptionGroupBox& option, int part, const Theme& theme);
void paintPlainDockTitle(const QStyleOptionDockWidget& option, QPainter& painter, const Theme& theme);

} // namespace marches::theme
