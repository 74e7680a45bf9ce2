#include "app/map/map_view.h"
#include "editor/editor_desk.h"
#include "editor/editor_window.h"
#include "editor/panes/changes_pane.h"
#include "engine/draft/edits_sheet.h"
#include "tests/app/register.h"
#include "tests/editor/glass.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDockWidget>
#include <QTest>

namespace marches::editor {

/// The panel that tells what differs, and the lines on the map that moved.
class EditorChangesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { EditorGlass::initOnce(); }
    void init() {
        EditorGlass::forgetAll();
        glass_ = std::make_unique<EditorGlass>();
        glass_->beginCopy({1600, 1000});
        glass_->key(Qt::Key_7, Qt::AltModifier);
        list_ = glass_->find<QAbstractItemView>("changes.view");
        QTRY_VERIFY(EditorGlass::isInFront(list_));
    }
    void cleanup() { glass_.reset(); }

    void aNameThatChangedIsARow() {
        glass_->choose("wessex");
        glass_->rename("Cantia");
        QTRY_COMPARE(rows(), QStringList{QStringLiteral("Cantia")});
        glass_->key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(rows(), QStringList{});
    }

    /// Land that went to a neighbour: the border that was there is marked on the map as long as the panel is
    /// seen.
    void aBorderThatMovedIsARowAndALine() {
        const QImage before = picture();
        Document& document = glass_->editor().editor()->document();
        const draft::Draft& draft = document.draft();
        const auto one = draft.labels.labelOf("wessex");
        const auto other = draft.labels.labelOf("london");
        QVERIFY(one && other);
        auto moved = planar::merge(*draft.map, *one, *other);
        QVERIFY(moved);
        auto change = draft::sheetChange(draft, *moved, draft::borderMoved(draft, *one, *other));
        QVERIFY(change);
        QVERIFY(document.apply(std::move(*change)));
        QTRY_VERIFY(rows().contains(QStringLiteral("London and Wessex")));
        const QImage marked = picture();
        marks_ = true; // what the pane has told the map last
        connect(glass_->find<ChangesPane>("changes"), &ChangesPane::linesMoved, this,
                [this](const planar::MovedLines& lines) { marks_ = !lines.empty(); });
        glass_->key(Qt::Key_8, Qt::AltModifier); // another tab in front: the lines go
        QTRY_VERIFY(!EditorGlass::isInFront(list_) && !marks_);
        glass_->key(Qt::Key_7, Qt::AltModifier);
        QTRY_VERIFY(EditorGlass::isInFront(list_) && marks_);
        QWidget* dock = list_; // closed: they go too
        while (dock != nullptr && qobject_cast<QDockWidget*>(dock) == nullptr)
            dock = dock->parentWidget();
        QVERIFY(dock);
        dock->close();
        QTRY_VERIFY(!list_->isVisible());
        const QImage plain = picture();
        QVERIFY(marked != before);
        QVERIFY(marked != plain);
        QVERIFY(!marks_);
    }

    void itMayBeComparedWithAsItWasOpened() {
        glass_->choose("wessex");
        glass_->rename("Cantia");
        glass_->key(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(rows(), QStringList{});
        auto* since = glass_->find<QComboBox>("changes.since");
        since->setFocus();
        QTest::keyClick(since, Qt::Key_Down);
        QTRY_COMPARE(rows(), QStringList{QStringLiteral("Cantia")});
    }

private:
    QStringList rows() const {
        QStringList rows;
        for (int row = 0; row < list_->model()->rowCount(); ++row)
            rows << list_->model()->index(row, 0).data().toString();
        return rows;
    }
    QImage picture() const {
        appmap::MapView& map = glass_->editor().editor()->map();
        QTest::qWait(300);
        return map.grab().toImage();
    }

    std::unique_ptr<EditorGlass> glass_;
    QAbstractItemView* list_ = nullptr;
    bool marks_ = false;
};

} // namespace marches::editor

MARCHES_TEST(marches::editor::EditorChangesTest, application)
#include "changes_test.moc"
