#include "app/theme/focus_ring.h"

#include "app/theme/paint.h"
#include "app/theme/style.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPaintEvent>
#include <QPainter>
#include <QRadioButton>
#include <QSlider>

#include <utility>

namespace marches::theme {

class FocusRing::Overlay : public QWidget {
public:
    explicit Overlay(QWidget* window) : QWidget(window) {
        setObjectName(QStringLiteral("focusRing"));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setAttribute(Qt::WA_NoSystemBackground);
        setFocusPolicy(Qt::NoFocus);
    }

    /// `control` in this widget's window, cut to `visible`.
    void show(const QRect& control, const QRect& visible) {
        const int reach = static_cast<int>(focusReach);
        const QRect place = control.adjusted(-reach, -reach, reach, reach) & visible;
        if (place.isEmpty()) {
            hide();
            return;
        }
        setGeometry(place);
        control_ = control.translated(-place.topLeft());
        raise();
        QWidget::show();
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        paintFocusRing(painter, control_, controlRadius, themeOf(this));
    }

private:
    QRect control_;
};

namespace {

/// Controls that take the ring; views and painted widgets mark the focused part inside themselves.
bool takesRing(const QWidget* widget) {
    return qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QLineEdit*>(widget) ||
           qobject_cast<const QComboBox*>(widget) || qobject_cast<const QAbstractSpinBox*>(widget) ||
           qobject_cast<const QSlider*>(widget);
}

/// A key that leads nowhere: a modifier by itself, or a command such as Ctrl+Z and Esc, which a hand may give
/// while the other one holds the mouse. What a command gives the focus to leads by its reason.
bool leadsNowhere(const QKeyEvent& key) {
    return (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0 ||
           key.key() == Qt::Key_Shift || key.key() == Qt::Key_Control || key.key() == Qt::Key_Alt ||
           key.key() == Qt::Key_AltGr || key.key() == Qt::Key_Meta || key.key() == Qt::Key_Escape;
}

bool keyboard = false;

/// The control as the user sees it: the field of a spin box or combo box stands for the whole box.
QWidget* wholeControl(QWidget* focused) {
    QWidget* parent = focused ? focused->parentWidget() : nullptr;
    const bool inner = qobject_cast<QAbstractSpinBox*>(parent) || qobject_cast<QComboBox*>(parent);
    return inner && qobject_cast<QLineEdit*>(focused) ? parent : focused;
}

/// The part of the window in which `control` can be seen: scrolled areas cut what is in them.
QRect visiblePart(const QWidget* control) {
    const QWidget* window = control->window();
    QRect visible = window->rect();
    for (const QWidget* up = control->parentWidget(); up && up != window; up = up->parentWidget())
        if (const auto* area = qobject_cast<const QAbstractScrollArea*>(up->parentWidget());
            area && area->viewport() == up)
            visible &= QRect(up->mapTo(window, QPoint()), up->size());
    return visible;
}

} // namespace

bool keyboardLeads() {
    return keyboard;
}

FocusRing::FocusRing() {
    QCoreApplication::instance()->installEventFilter(this);
}

FocusRing::~FocusRing() {
    delete overlay_.data();
}

bool FocusRing::eventFilter(QObject* watched, QEvent* event) {
    if (!watched->isWidgetType()) return false;
    auto* widget = static_cast<QWidget*>(watched);
    switch (event->type()) {
    case QEvent::FocusIn: {
        // A click may lead to a place by the same way as its shortcut. Tab leads when it is pressed: Qt gives
        // its reason too where what had the focus has gone.
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason == Qt::ShortcutFocusReason && !byMouse_) lead(true);
        if (reason == Qt::MouseFocusReason) lead(false);
        follow(wholeControl(widget));
        break;
    }
    case QEvent::FocusOut:
        follow(nullptr);
        break;
    case QEvent::MouseButtonPress:
        byMouse_ = true;
        lead(false);
        break;
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
        byMouse_ = false;
        if (!leadsNowhere(*static_cast<QKeyEvent*>(event))) lead(true);
        break;
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::ParentChange:
    case QEvent::ZOrderChange:
        if (control_ && widget != overlay_ && (widget == control_ || widget->isAncestorOf(control_))) place();
        break;
    default:
        break;
    }
    return false;
}

/// Painted widgets mark the focus inside themselves.
void FocusRing::lead(bool now) {
    if (std::exchange(keyboard, now) == now) return;
    place();
    if (QWidget* focused = QApplication::focusWidget()) focused->update();
}

void FocusRing::follow(QWidget* control) {
    control_ = control && takesRing(control) ? control : nullptr;
    place();
}

void FocusRing::place() {
    if (!control_ || !keyboard || !control_->isVisible()) {
        if (overlay_) overlay_->hide();
        return;
    }
    QWidget* window = control_->window();
    if (overlay_ && overlay_->parentWidget() != window) delete overlay_.data();
    if (!overlay_) overlay_ = new Overlay(window);
    QRect shape = control_->rect();
    if (qobject_cast<QCheckBox*>(control_.data()) || qobject_cast<QRadioButton*>(control_.data()))
        shape.adjust(-1, 1, 2, -1);
    overlay_->show(QRect(control_->mapTo(window, shape.topLeft()), shape.size()), visiblePart(control_));
}

} // namespace marches::theme
