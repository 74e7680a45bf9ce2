#include "app/shell/letters_to_keys.h"

#include <QAbstractSpinBox>
#include <QKeyEvent>

namespace marches::shell {

namespace {

class LettersToKeys : public QObject {
public:
    using QObject::QObject;
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() != QEvent::ShortcutOverride) return false;
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool plain = (key->modifiers() & ~Qt::ShiftModifier) == Qt::NoModifier;
        if (!plain || key->key() < Qt::Key_A || key->key() > Qt::Key_Z) return false;
        event->ignore();
        return true;
    }
};

} // namespace

void leaveLettersToKeys(QWidget& inside) {
    auto* letters = new LettersToKeys(&inside);
    for (QAbstractSpinBox* field : inside.findChildren<QAbstractSpinBox*>())
        field->installEventFilter(letters);
}

} // namespace marches::shell
