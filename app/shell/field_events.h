#pragma once

class QWidget;

namespace marches::shell {

/// Letters that are typed in a number field of `inside` are left to the keys of the window.
void leaveLettersToKeys(QWidget& inside);

/// The wheel over a number field or a list to choose from of `inside` scrolls what it stands in; it neither
/// changes the field nor gives it the focus.
void leaveWheelToScrolling(QWidget& inside);

/// Undo and redo that are pressed in a text or number field of `inside` are left to the window, unless
/// something is typed in it that was not taken yet: until Enter is pressed or the field is left.
void leaveUndoToWindow(QWidget& inside);

} // namespace marches::shell
