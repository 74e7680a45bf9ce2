#include "app/map/map_view.h"
#include "app/shell/dock_board.h"
#include "editor/editor_desk.h"
#include "editor/editor_window.h"
#include "tests/app/register.h"
#include "tests/editor/glass.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QDir>
#include <QFontMetrics>
#include <QLabel>
#include <QTest>

namespace marches::editor {

/// Pictures of the editor, to be looked at; and no text of a label or button is cut in them.
class EditorLooksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { EditorGlass::initOnce(); }
    void init() {
        EditorGlass::forgetAll();
        cut_.clear();
    }

    void screens_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("dark");
        QTest::addColumn<double>("text");
        QTest::newRow("light") << QSize(1600, 1000) << false << 1.0;
        QTest::newRow("dark") << QSize(1600, 1000) << true << 1.0;
        QTest::newRow("small") << QSize(1280, 720) << false << 1.0;
        QTest::newRow("small-dark") << QSize(1280, 720) << true << 1.0;
        QTest::newRow("large-text") << QSize(1600, 1000) << false << 2.0;
    }
    void screens() {
        QFETCH(const QSize, size);
        QFETCH(const bool, dark);
        QFETCH(const double, text);
        EditorGlass glass;
        glass.style().setTheme({dark ? theme::Tone::Dark : theme::Tone::Light, text});
        glass.beginCopy(size);
        glass.choose("bourgogne");
        auto* problems = glass.find<QAbstractItemView>("problems");
        QTRY_VERIFY_WITH_TIMEOUT(glass.text("problemsState").startsWith(QStringLiteral("checked")), 60'000);
        QVERIFY(problems);
        glass.editor().editor()->takeFocus();
        glass.key(Qt::Key_B);
        save(glass, "map");
        look(glass, "map");
        for (QAction* tool : glass.window().findChildren<QAction*>())
            if (tool->objectName().startsWith(QStringLiteral("editor.tool."))) {
                tool->trigger();
                look(glass, tool->objectName());
            }
        glass.key(Qt::Key_Escape);
        const char* const views[] = {"countries", "tables", "variants", "starts", "texts", "balance"};
        for (int i = 0; i < 6; ++i) {
            glass.key(static_cast<Qt::Key>(Qt::Key_2 + i), Qt::ControlModifier);
            save(glass, views[i]);
            look(glass, QLatin1String(views[i]));
        }
        glass.style().setTheme({});
        QVERIFY2(cut_.isEmpty(), qPrintable(cut_.join(QStringLiteral("; "))));
    }

    void pages_data() { screens_data(); }
    void pages() {
        QFETCH(const QSize, size);
        QFETCH(const bool, dark);
        QFETCH(const double, text);
        EditorGlass glass;
        glass.style().setTheme({dark ? theme::Tone::Dark : theme::Tone::Light, text});
        glass.startWindow(size);
        glass.click("new-game.design");
        save(glass, "new-map");
        look(glass, "new-map");
        glass.style().setTheme({});
        QVERIFY2(cut_.isEmpty(), qPrintable(cut_.join(QStringLiteral("; "))));
    }

private:
    static void save(const EditorGlass& glass, const char* what) {
        QTest::qWait(200); // all is laid out, and names have found their places
        const QString name = QStringLiteral("editor-%1-%2.png")
                                 .arg(QLatin1String(what), QLatin1String(QTest::currentDataTag()));
        QVERIFY(glass.window().grab().save(QDir(QStringLiteral(MARCHES_PICTURE_DIR)).filePath(name)));
    }
    /// Whether a part of a widget lies within all that it scrolls in, and is seen.
    static bool isSeen(const QWidget& widget) {
        return widget.isVisible() && !widget.visibleRegion().isEmpty();
    }
    /// Buttons, fields to choose from and labels have the room that their texts need, and no button lies over
    /// another in the same box.
    void look(const EditorGlass& glass, const QString& where) {
        QTest::qWait(100); // texts that a worker makes come, and are laid out
        const auto note = [&](const char* what, const QString& text, const QWidget* widget) {
            cut_ << QStringLiteral("%1: %2: %3 (%4)")
                        .arg(where, QLatin1String(what), text, widget->objectName());
        };
        const auto buttons = glass.window().findChildren<QAbstractButton*>();
        for (const QAbstractButton* button : buttons) {
            if (button->text().isEmpty() || !isSeen(*button)) continue;
            if (button->width() < button->minimumSizeHint().width() - 1 ||
                button->height() < QFontMetrics(button->font()).height())
                note("cut", button->text(), button);
            for (const QAbstractButton* other : buttons)
                if (other > button && other->parent() == button->parent() && isSeen(*other) &&
                    other->geometry().intersects(button->geometry().adjusted(1, 1, -1, -1)))
                    note("covered", button->text(), button);
        }
        for (const QLabel* label : glass.window().findChildren<QLabel*>()) {
            if (label->text().isEmpty() || label->wordWrap() || !isSeen(*label)) continue;
            if (label->width() < label->sizeHint().width() - 1 && label->toolTip().isEmpty())
                note("cut", label->text(), label);
        }
        cut_.removeDuplicates();
    }

    QStringList cut_; ///< where, what
};

} // namespace marches::editor

MARCHES_TEST(marches::editor::EditorLooksTest, application)
#include "looks_test.moc"
