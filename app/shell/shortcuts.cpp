#include "app/shell/shortcuts.h"

#include "app/shell/settings.h"

#include <QVariant>

namespace marches::shell {

namespace {

constexpr const char* ownKeys = "ownShortcuts";

QString keptAt(const QAction& action) {
    return QStringLiteral("keys/") + action.objectName();
}

QString written(const QList<QKeySequence>& keys) {
    return QKeySequence::listToString(keys, QKeySequence::PortableText);
}

} // namespace

void useKeptShortcuts(const QList<QAction*>& actions) {
    Settings settings;
    for (QAction* action : actions) {
        if (action->objectName().isEmpty()) continue;
        if (!action->property(ownKeys).isValid()) action->setProperty(ownKeys, written(action->shortcuts()));
        const QVariant kept = settings.value(keptAt(*action));
        action->setShortcuts(kept.isValid()
                                 ? QKeySequence::listFromString(kept.toString(), QKeySequence::PortableText)
                                 : ownShortcuts(*action));
    }
}

QList<QKeySequence> ownShortcuts(const QAction& action) {
    return QKeySequence::listFromString(action.property(ownKeys).toString(), QKeySequence::PortableText);
}

void changeShortcuts(QAction& action, const QList<QKeySequence>& keys) {
    action.setShortcuts(keys);
    Settings settings;
    if (written(keys) == action.property(ownKeys).toString())
        settings.remove(keptAt(action));
    else
        settings.setValue(keptAt(action), written(keys));
}

QAction* withShortcut(const QList<QAction*>& actions, const QKeySequence& key, const QAction* but) {
    if (key.isEmpty()) return nullptr;
    for (QAction* action : actions)
        if (action != but && action->shortcuts().contains(key)) return action;
    return nullptr;
}

QString keyCap(const QKeySequence& key) {
    if (key.isEmpty()) return {};
    const QKeyCombination last = key[0];
    if (last.key() != Qt::Key_Return && last.key() != Qt::Key_Enter)
        return key.toString(QKeySequence::NativeText);
    const QString withLetter =
        QKeySequence(last.keyboardModifiers() | Qt::Key_A).toString(QKeySequence::NativeText);
    return withLetter.chopped(1) + QChar(0x21B5);
}

QString plainText(const QAction& action) {
    QString text = action.text();
    text.remove(QLatin1Char('&'));
    text.remove(QChar(0x2026));
    return text;
}

} // namespace marches::shell
