#include "editor/editor_desk.h"
#include "editor/editor_window.h"
#include "tests/app/register.h"
#include "tests/editor/glass.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAccessible>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTabBar>
#include <QTest>

namespace marches::editor {

/// Whatever takes keys or a click in the editor says to a screen reader what it is: in every view, with every
/// tool in hand, and on the pages.
class EditorAccessTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { EditorGlass::initOnce(); }
    void init() { EditorGlass::forgetAll(); }

    void everyViewAndToolHasNames() {
        EditorGlass glass;
        glass.beginCopy({1600, 1000});
        glass.choose("bourgogne");
        walk(glass, "map");
        for (QAction* tool : glass.window().findChildren<QAction*>()) {
            if (!tool->objectName().startsWith(QStringLiteral("editor.tool."))) continue;
            tool->trigger(); // a letter in the shortcut would do the same
            walk(glass, tool->objectName());
        }
        glass.key(Qt::Key_Escape);
        for (int view = 2; view <= 7; ++view) {
            glass.key(static_cast<Qt::Key>(Qt::Key_0 + view), Qt::ControlModifier);
            walk(glass, QStringLiteral("view %1").arg(view));
        }
        QVERIFY2(nameless_.isEmpty(), qPrintable(nameless_.join(QStringLiteral("; "))));
    }

    void everyPageHasNames() {
        EditorGlass glass;
        glass.startWindow({1600, 1000});
        glass.click("new-game.design");
        walk(glass, "all maps");
        QVERIFY2(nameless_.isEmpty(), qPrintable(nameless_.join(QStringLiteral("; "))));
    }

private:
    /// Qt's own parts of a compound widget are named by that widget.
    static bool isWhole(const QWidget& widget) {
        const QWidget* parent = widget.parentWidget();
        if (widget.objectName().startsWith(QStringLiteral("qt_"))) return false;
        if (qobject_cast<const QLineEdit*>(parent)) return false; // its button to clear it
        return qobject_cast<const QComboBox*>(parent) == nullptr &&
               qobject_cast<const QAbstractSpinBox*>(parent) == nullptr &&
               qobject_cast<const QAbstractScrollArea*>(parent) == nullptr;
    }
    static bool isUsed(const QWidget& widget) {
        const bool control =
            qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QLineEdit*>(&widget) ||
            qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QAbstractItemView*>(&widget) ||
            qobject_cast<const QAbstractSlider*>(&widget) || qobject_cast<const QPlainTextEdit*>(&widget);
        return control || (widget.focusPolicy() & Qt::TabFocus) != 0;
    }
    void walk(const EditorGlass& glass, const QString& where) {
        for (QWidget* widget : glass.window().findChildren<QWidget*>()) {
            if (!widget->isVisible() || !isUsed(*widget) || !isWhole(*widget)) continue;
            if (qobject_cast<QAbstractScrollArea*>(widget) && widget->focusPolicy() == Qt::NoFocus) continue;
            if (qobject_cast<QScrollBar*>(widget) || qobject_cast<QTabBar*>(widget))
                continue; // its tabs are named
            QAccessibleInterface* said = QAccessible::queryAccessibleInterface(widget);
            if (said && !said->text(QAccessible::Name).trimmed().isEmpty() &&
                said->role() != QAccessible::NoRole)
                continue;
            nameless_ << QStringLiteral("%1: %2 %3")
                             .arg(where, QString::fromLatin1(widget->metaObject()->className()),
                                  widget->objectName());
        }
        nameless_.removeDuplicates();
    }

    QStringList nameless_;
};

} // namespace marches::editor

MARCHES_TEST(marches::editor::EditorAccessTest, application)
#include "access_test.moc"
