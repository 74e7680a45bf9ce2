#include "editor/typed_field.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>

#include <utility>

namespace marches::editor {

TypedField::TypedField(QObject* parent) : QObject(parent) {
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* field) { focusMoved(field); });
}

void TypedField::focusMoved(QWidget* field) {
    delete std::exchange(field_, nullptr);
    setTyped(false);
    if (!field || !page_ || !page_->isAncestorOf(field)) return;
    field_ = new QObject(this);
    const auto typed = [this] { setTyped(true); };
    auto* line = qobject_cast<QLineEdit*>(field);
    if (qobject_cast<QAbstractSpinBox*>(field) || qobject_cast<QComboBox*>(field))
        line = field->findChild<QLineEdit*>();
    // A field with a button that clears it searches: nothing of it is kept.
    if (line && !line->isReadOnly() && !line->isClearButtonEnabled())
        connect(line, &QLineEdit::textEdited, field_, typed);
    if (auto* text = qobject_cast<QPlainTextEdit*>(field); text && !text->isReadOnly())
        connect(text, &QPlainTextEdit::textChanged, field_, typed);
}

void TypedField::setTyped(bool typed) {
    if (std::exchange(typed_, typed) != typed) emit changed();
}

} // namespace marches::editor
