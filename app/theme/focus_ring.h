#pragma once

#include <QObject>
#include <QPointer>

class QWidget;

namespace marches::theme {

/// Whether the user works with the keyboard: what has the focus is marked only then.
bool keyboardLeads();

/// Shows the ring round the control that has the focus, while the keyboard is what the user works with. One
/// for the whole program, owned by MarchesStyle; it lies above the controls of a window and lets the mouse
/// through.
class FocusRing : public QObject {
public:
    FocusRing();
    ~FocusRing() override;

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    class Overlay;

    void follow(QWidget* control);
    void place();

    QPointer<QWidget> control_;
    QPointer<Overlay> overlay_;
    void lead(bool now);
    bool byMouse_ = false; ///< the last thing that the user did
};

} // namespace marches::theme
