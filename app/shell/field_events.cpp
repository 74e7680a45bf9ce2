#include "app/shell/field_events.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>

namespace marches::shell {

namespace {

/// Keeps events from fields: they go on to what the field stands in.
class FieldFilter : public QObject {
public:
    FieldFilter(QWidget& parent, bool (*isKept)(const QEvent& event)) : QObject(&parent), isKept_(isKept) {}
    bool eventFilter(QObject*, QEvent* event) override {
        if (!isKept_(*event)) return false;
        event->ignore();
        return true;
    }

private:
    bool (*isKept_)(const QEvent& event);
};

bool isLetter(const QEvent& event) {
    if (event.type() != QEvent::ShortcutOverride) return false;
    const auto& key = static_cast<const QKeyEvent&>(event);
    const bool plain = (key.modifiers() & ~Qt::ShiftModifier) == Qt::NoModifier;
    return plain && key.key() >= Qt::Key_A && key.key() <= Qt::Key_Z;
}

/// The line that is typed in: the field itself, or that of a number field; null: another widget.
QLineEdit* lineOf(QObject* field) {
    if (auto* line = qobject_cast<QLineEdit*>(field)) return line;
    return qobject_cast<QAbstractSpinBox*>(field) ? field->findChild<QLineEdit*>() : nullptr;
}

/// Keeps undo and redo from fields with nothing typed that was not taken.
class UndoFilter : public QObject {
public:
    using QObject::QObject;
    bool eventFilter(QObject* field, QEvent* event) override {
        if (event->type() != QEvent::ShortcutOverride) return false;
        const auto& key = static_cast<const QKeyEvent&>(*event);
        if (!key.matches(QKeySequence::Undo) && !key.matches(QKeySequence::Redo)) return false;
        const QLineEdit* line = lineOf(field);
        if (!line || line->isModified()) return false;
        event->ignore();
        return true;
    }
};

} // namespace

void leaveUndoToWindow(QWidget& inside) {
    auto* undo = new UndoFilter(&inside);
    for (QWidget* field : inside.findChildren<QWidget*>()) {
        QLineEdit* line = lineOf(field);
        if (!line) continue;
        field->installEventFilter(undo);
        QObject::connect(line, &QLineEdit::editingFinished, line, [line] { line->setModified(false); });
    }
}

void leaveLettersToKeys(QWidget& inside) {
    auto* letters = new FieldFilter(inside, isLetter);
    for (QAbstractSpinBox* field : inside.findChildren<QAbstractSpinBox*>())
        field->installEventFilter(letters);
}

void leaveWheelToScrolling(QWidget& inside) {
    auto* wheel = new FieldFilter(inside, [](const QEvent& event) { return event.type() == QEvent::Wheel; });
    for (QWidget* field : inside.findChildren<QWidget*>()) {
        if (!qobject_cast<QAbstractSpinBox*>(field) && !qobject_cast<QComboBox*>(field)) continue;
        field->installEventFilter(wheel);
        field->setFocusPolicy(Qt::StrongFocus);
    }
}

} // namespace marches::shell
