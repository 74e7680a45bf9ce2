#pragma once

#include <QPixmap>
#include <QWidget>

class QFrame;

namespace marches::theme {

/// The soft shadow of a sheet that floats over its parent, right below it and seen whenever it is. Painted
/// from a picture that is made once: a graphics effect would paint the whole sheet anew for each change on
/// it.
class FloatShadow : public QWidget {
public:
    /// `sheet` has a parent, which is given the shadow too; it outlives neither.
    explicit FloatShadow(QFrame& sheet);

    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();

    QFrame& sheet_;
    QPixmap soft_;
    QRgb colour_ = 0; ///< of `soft_`
};

/// Tells shadows from the other children of a widget.
[[nodiscard]] bool isShadow(const QWidget* widget);

} // namespace marches::theme
