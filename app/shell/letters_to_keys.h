#pragma once

class QWidget;

namespace marches::shell {

/// A number field takes no letter: one that is typed there is left to the keys of the window.
void leaveLettersToKeys(QWidget& inside);

} // namespace marches::shell
