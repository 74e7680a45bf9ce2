#pragma once

class QWidget;

namespace marches::shell {

/// Of all number fields and lists to choose from in `inside`: the wheel scrolls what they stand in; it
/// neither changes the one that happens to be under the pointer nor gives it the focus.
void leaveWheelToScrolling(QWidget& inside);

} // namespace marches::shell
