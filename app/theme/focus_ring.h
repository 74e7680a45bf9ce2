#pragma once

#include <QObject>
#include <QPointer>

class QWidget;

namespace marches::theme {

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
    bool keyboard_ = false;
};

} // namespace marches::theme
