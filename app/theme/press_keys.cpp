#include "app/theme/press_keys.h"

#include "app/theme/look.h"

#include <QAbstractButton>
#include <QApplication>
#include <QButtonGroup>
#include <QCheckBox>
#include <QKeyEvent>
#include <QRadioButton>

namespace marches::theme {

namespace {

QAbstractButton* focusedButton() {
    return qobject_cast<QAbstractButton*>(QApplication::focusWidget());
}

bool isField(const QAbstractButton& button) {
    if (qobject_cast<const QCheckBox*>(&button) || qobject_cast<const QRadioButton*>(&button)) return true;
    const bool oneOfSeveral =
        (button.group() && button.group()->exclusive()) || buttonLook(&button).segment.has_value();
    return oneOfSeveral && button.isChecked();
}

bool isEnter(const QKeyEvent& key) {
    return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}

} // namespace

QAbstractButton* buttonUnderKeys() {
    QAbstractButton* button = focusedButton();
    return button && !isField(*button) ? button : nullptr;
}

PressKeys::PressKeys() {
    QCoreApplication::instance()->installEventFilter(this);
}

bool PressKeys::eventFilter(QObject* watched, QEvent* event) {
    const bool pressed = event->type() == QEvent::KeyPress;
    if (!pressed && event->type() != QEvent::ShortcutOverride) return false;
    auto* key = static_cast<QKeyEvent*>(event);
    if ((key->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) return false;
    const bool space = !pressed && key->key() == Qt::Key_Space;
    QAbstractButton* button = space ? focusedButton() : isEnter(*key) ? buttonUnderKeys() : nullptr;
    // A menu that is open is a window of its own.
    if (!button || !watched->isWidgetType() || static_cast<QWidget*>(watched)->window() != button->window())
        return false;
    if (pressed) {
        if (watched != button->window()) return false; // an event that no child accepted comes to the window
        if (!key->isAutoRepeat() || button->autoRepeat()) button->click();
    }
    key->accept();
    return true;
}

} // namespace marches::theme
