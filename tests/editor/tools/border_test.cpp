// Moving borders through the glass: by mouse and by keys.
#include "editor/tools/border_tool.h"
#include "tests/app/register.h"
#include "tests/editor/tools/small_sheet.h"

namespace marches::editor {

class BorderTest : public QObject {
    Q_OBJECT

    std::unique_ptr<SmallSheet> sheet_;
    std::unique_ptr<BorderTool> tool_;

private Q_SLOTS:
    void init() {
        sheet_ = std::make_unique<SmallSheet>();
        QVERIFY(sheet_->draft.map != nullptr);
        QVERIFY(sheet_->view.hasPicture());
        tool_ = std::make_unique<BorderTool>(sheet_->context());
        sheet_->use(*tool_);
    }
    void cleanup() {
        sheet_->view.setTool(nullptr);
        tool_.reset();
        sheet_.reset();
    }

    void aLineGetsAPointAndBothSidesFollow() {
        sheet_->drag(150, 100, 165, 100, Qt::AltModifier);
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        QVERIFY(std::abs(sheet_->area("kent") - 10750) < 10); // half of 15 times 100 more
        QVERIFY(std::abs(sheet_->area("kent") + sheet_->area("artois") - 20000) < 1e-6);
        // the map shows it
        QCOMPARE(sheet_->view.provinceAt(sheet_->at(158, 100)),
                 appmap::idOf(sheet_->context().position("kent")));
        sheet_->undo();
        QCOMPARE(sheet_->area("kent"), 10000.0);
        QCOMPARE(sheet_->view.provinceAt(sheet_->at(158, 100)),
                 appmap::idOf(sheet_->context().position("artois")));
    }

    void theMapShowsADragBeforeItIsDone() {
        sheet_->press(150, 100, Qt::AltModifier);
        sheet_->move(170, 100, Qt::AltModifier);
        QCOMPARE(sheet_->view.provinceAt(sheet_->at(158, 100)),
                 appmap::idOf(sheet_->context().position("kent")));
        QVERIFY(sheet_->steps.empty());
        sheet_->key(Qt::Key_Escape); // one step back: the border is as it was, the tool stays
        QCOMPARE(sheet_->view.provinceAt(sheet_->at(158, 100)),
                 appmap::idOf(sheet_->context().position("artois")));
        sheet_->release(170, 100);
        QVERIFY(sheet_->steps.empty());
        QCOMPARE(sheet_->left, 0);
        sheet_->key(Qt::Key_Escape);
        QCOMPARE(sheet_->left, 1);
    }

    void aJunctionOfFourTakesAllAlong() {
        sheet_->drag(150, 150, 160, 150);
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        QCOMPARE(sheet_->draft.map->halvesFrom(planar::toGrid({160, 150})).size(), std::size_t{4});
        QVERIFY(sheet_->area("kent") > 10000 && sheet_->area("bern") < 10000);
    }

    void altPartsAJunctionOfFour() {
        const auto touch = [this](const char* a, const char* b) {
            return sheet_->draft.map->contact(sheet_->label(a), sheet_->label(b)) > 0;
        };
        QVERIFY(!touch("kent", "bern") && !touch("artois", "wales"));
        sheet_->drag(150, 150, 160, 140, Qt::AltModifier);
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        QVERIFY(touch("kent", "bern") != touch("artois", "wales"));
    }

    void theCoastMovesTheSameWay() {
        sheet_->drag(50, 100, 30, 100, Qt::AltModifier);
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        QVERIFY(std::abs(sheet_->area("kent") - 11000) < 10);
    }

    void aBorderStopsBeforeAnotherProvince() {
        sheet_->drag(250, 125, 320, 125, Qt::AltModifier);
        QCOMPARE(sheet_->area("fyn"), 2500.0);
        QVERIFY(sheet_->area("artois") > 11500); // it came nearly to Fyn
    }

    void aPointIsTakenAway() {
        sheet_->drag(150, 100, 165, 100, Qt::AltModifier);
        sheet_->move(165, 100);
        QTest::mouseMove(&sheet_->view, sheet_->at(165, 100));
        sheet_->key(Qt::Key_Delete);
        QCOMPARE(sheet_->steps.size(), std::size_t{2});
        QCOMPARE(sheet_->area("kent"), 10000.0);
    }

    void aBorderIsRoughenedAndCalmed() {
        QTest::mouseMove(&sheet_->view, sheet_->at(150, 100));
        const std::size_t before = sheet_->draft.map->pointCount();
        sheet_->key(Qt::Key_K, Qt::ShiftModifier);
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        QVERIFY(sheet_->draft.map->pointCount() > before);
        QTest::mouseMove(&sheet_->view, sheet_->at(150, 101));
        sheet_->key(Qt::Key_K);
        QCOMPARE(sheet_->steps.size(), std::size_t{2});
    }

    void shiftDrawsANewCourse() {
        sheet_->press(150, 60, Qt::ShiftModifier);
        for (const auto& [x, y] : {std::pair{165, 70}, {175, 95}, {165, 125}, {150, 140}})
            sheet_->move(x, y, Qt::ShiftModifier);
        sheet_->release(150, 140, Qt::ShiftModifier);
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        QVERIFY(sheet_->area("kent") > 11000);
    }

    void byKeysAlone() {
        for (int i = 0; i < 12; ++i) // from the view's middle, at (200, 150)
            sheet_->key(Qt::Key_Left);
        QVERIFY(!tool_->announced().isEmpty());
        QVERIFY((*tool_->crosshair() - QPointF(sheet_->at(152, 150))).manhattanLength() < 3);
        sheet_->key(Qt::Key_Period); // takes it
        for (int i = 0; i < 4; ++i)
            sheet_->key(Qt::Key_Right);
        sheet_->key(Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(sheet_->steps.empty());
        sheet_->key(Qt::Key_Period); // lets it go
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        const QPointF there = sheet_->view.scene().viewport.toMap(*tool_->crosshair());
        QCOMPARE(sheet_->draft.map->halvesFrom(planar::toGrid({there.x(), there.y()})).size(),
                 std::size_t{4});
    }
};

} // namespace marches::editor

MARCHES_TEST(marches::editor::BorderTest, look)

#include "border_test.moc"
