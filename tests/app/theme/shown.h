#pragma once

#include <QTest>

namespace marches::theme {

/// Shows a window and waits until it is the active one; false where it does not become so.
inline bool show(QWidget& widget) {
    widget.show();
    widget.activateWindow();
    return QTest::qWaitForWindowActive(&widget);
}

} // namespace marches::theme
