#pragma once

#include "app/theme/fonts.h"
#include "app/theme/palette.h"

#include <QString>

#include <optional>

class QAbstractButton;
class QFrame;
class QWidget;

/// What a widget may say about itself so that MarchesStyle paints it right. All of it follows a change of
/// theme.
namespace marches::theme {

struct Theme;

/// Text in the font and size of a role.
void setFontRole(QWidget* widget, FontRole role);
/// Text in the colour of a role; Ink is the default.
void setTextRole(QWidget* widget, Role role);
/// Fills the widget with a role's colour.
void setGroundRole(QWidget* widget, Role role);

/// The one button that goes on; at most one to a surface.
void setPrimary(QAbstractButton* button, bool primary = true);
/// Looks disabled but can be pressed, to be told why not.
void setRefused(QAbstractButton* button, bool refused = true);
/// Takes no press for a moment; painted pale meanwhile.
void setSettling(QAbstractButton* button, bool settling);
/// Shows the key that presses it in a small frame, e.g. "Ctrl+↵".
void setKeyCap(QAbstractButton* button, const QString& key);
/// A quiet word right of the text, e.g. a cost.
void setNote(QAbstractButton* button, const QString& note);
/// A quiet second line under the text, e.g. a price or why it is refused.
void setDetail(QAbstractButton* button, const QString& detail);

/// Checkable buttons in a row without gaps, one of them chosen.
enum class Segment : std::uint8_t { First, Middle, Last, Only };
void setSegment(QAbstractButton* button, Segment segment);

enum class ControlSize : std::uint8_t { Small, Large }; ///< 26 and 32 px high at 100 %
/// Otherwise Small in docks and Large elsewhere.
void setControlSize(QWidget* control, ControlSize size);

/// A raised, rounded, edged sheet; one that `floats` over its parent casts a shadow on it.
void setCard(QFrame* frame, bool floats = false);

struct ButtonLook {
    bool primary = false;
    bool refused = false;
    bool settling = false;
    QString keyCap;
    QString note;
    QString detail;
    std::optional<Segment> segment;
};
[[nodiscard]] ButtonLook buttonLook(const QWidget* button);
[[nodiscard]] ControlSize controlSize(const QWidget* control);
[[nodiscard]] bool isCard(const QWidget* widget);

/// For MarchesStyle: gives a widget the fonts and colours that it asked for by role.
void applyLook(QWidget* widget, const Theme& theme);

} // namespace marches::theme
