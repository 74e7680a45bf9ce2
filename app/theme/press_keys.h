#pragma once

#include <QObject>

class QAbstractButton;

namespace marches::theme {

/// The button that has the focus and that Enter presses; null: none. Boxes to tick, and the chosen one of
/// several, are fields of their form: Enter is the form's there.
[[nodiscard]] QAbstractButton* buttonUnderKeys();

/// Enter presses the button that has the focus, as Space does, in every window; what lies round the button, a
/// form with a meaning of its own for Enter, hears the key first. While a button has the focus, Enter and
/// Space are no shortcuts. One for the whole program, owned by MarchesStyle.
class PressKeys : public QObject {
public:
    PressKeys();

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace marches::theme
