#pragma once

#include <QPointer>
#include <QTimer>
#include <QWidget>

namespace marches::shell {

/// A ring round a control or a place in it, which says "here": it lies above the window, lets the mouse
/// through, takes no focus, and goes after a while or with the first press.
class PointRing : public QWidget {
    Q_OBJECT

public:
    /// `window`: the window whose controls are pointed at.
    explicit PointRing(QWidget& window);

    /// `within`: in the control, px; empty: all of it.
    void pointAt(QWidget& control, const QRect& within = {});
    void rest(); ///< points at nothing

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void place();

    QPointer<QWidget> control_;
    QRect within_;
    QTimer away_;
};

} // namespace marches::shell
