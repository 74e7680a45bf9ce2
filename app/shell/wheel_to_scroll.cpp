#include "app/shell/wheel_to_scroll.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>

namespace marches::shell {

namespace {

class WheelToScroll : public QObject {
public:
    using QObject::QObject;
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() != QEvent::Wheel) return false;
        event->ignore();
        return true;
    }
};

} // namespace

void leaveWheelToScrolling(QWidget& inside) {
    auto* wheel = new WheelToScroll(&inside);
    for (QWidget* field : inside.findChildren<QWidget*>()) {
        if (!qobject_cast<QAbstractSpinBox*>(field) && !qobject_cast<QComboBox*>(field)) continue;
        field->installEventFilter(wheel);
        field->setFocusPolicy(Qt::StrongFocus);
    }
}

} // namespace marches::shell
