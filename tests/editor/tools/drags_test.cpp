// Edge cases of drags, through the glass.
#include "editor/tools/border_tool.h"
#include "editor/tools/draw_tool.h"
#include "editor/tools/stamp_tool.h"
#include "engine/draft/edits_picture.h"
#include "tests/app/register.h"
#include "tests/editor/tools/small_sheet.h"

#include <QWheelEvent>

#include <algorithm>

namespace marches::editor {

class DragsTest : public QObject {
    Q_OBJECT

    std::unique_ptr<SmallSheet> sheet_;
    std::unique_ptr<SheetTool> tool_;

    template <class Kind>
    Kind& take() {
        auto tool = std::make_unique<Kind>(sheet_->context());
        Kind& given = *tool;
        sheet_->use(given);
        tool_ = std::move(tool);
        return given;
    }
    [[nodiscard]] bool has(const char* id) const { return sheet_->draft.labels.labelOf(id).has_value(); }

private Q_SLOTS:
    void init() {
        sheet_ = std::make_unique<SmallSheet>();
        QVERIFY(sheet_->view.hasPicture());
    }
    void cleanup() {
        sheet_->view.setTool(nullptr);
        tool_.reset();
        sheet_.reset();
    }

    void aJunctionDroppedOnAnotherJoinsIt() {
        take<BorderTool>();
        sheet_->drag(150, 150, 160, 140, Qt::AltModifier); // parted in two
        QCOMPARE(sheet_->draft.map->halvesFrom(planar::toGrid({150, 150})).size(), std::size_t{3});
        sheet_->drag(160, 140, 150, 150);
        QCOMPARE(sheet_->steps.size(), std::size_t{2});
        QCOMPARE(sheet_->draft.map->halvesFrom(planar::toGrid({150, 150})).size(), std::size_t{4});
        sheet_->undo();
        QCOMPARE(sheet_->draft.map->halvesFrom(planar::toGrid({150, 150})).size(), std::size_t{3});
    }

    void aBorderThatWouldCrossItselfSpringsBack() {
        auto& border = take<BorderTool>();
        sheet_->drag(150, 80, 152, 80, Qt::AltModifier);
        sheet_->drag(151, 110, 180, 100, Qt::AltModifier);
        sheet_->drag(164, 127, 152, 120, Qt::AltModifier);
        const std::size_t before = sheet_->steps.size();
        QCOMPARE(before, std::size_t{3});
        sheet_->press(152, 80, Qt::AltModifier);
        sheet_->move(160, 140, Qt::AltModifier);
        const QString why = border.title();
        sheet_->release(160, 140, Qt::AltModifier);
        QCOMPARE(sheet_->steps.size(), before);
        QVERIFY2(why != QStringLiteral("Borders: drag a line, a point or a junction"), qPrintable(why));
        QVERIFY(std::abs(sheet_->area("kent") + sheet_->area("artois") - 20000) < 1e-6);
    }

    void smallLoopsOfADragGo() {
        take<BorderTool>();
        sheet_->drag(150, 80, 160, 80, Qt::AltModifier);
        sheet_->drag(159, 87, 153, 82, Qt::AltModifier);
        sheet_->said.clear();
        sheet_->drag(160, 80, 153.5, 90, Qt::AltModifier); // over the next leg, by a hair
        QCOMPARE(sheet_->steps.size(), std::size_t{3});
        QVERIFY(std::abs(sheet_->area("kent") + sheet_->area("artois") - 20000) < 1e-6);
        for (const char* id : {"kent", "artois"}) {
            QCOMPARE(sheet_->draft.map->faces(sheet_->label(id)).size(), std::size_t{1});
            const auto rings = sheet_->draft.map->outline(sheet_->label(id));
            QCOMPARE(rings.size(), std::size_t{1});
            for (const planar::GridPoint at : rings.front()) // the loop's two ends
                QVERIFY(at != planar::toGrid({153.5, 90}) && at != planar::toGrid({153, 82}));
        }
    }

    void aSplinterThatAPushLeavesGoesToItsNeighbour() {
        take<BorderTool>();
        sheet_->press(250, 125);
        sheet_->move(360, 106.5, Qt::ShiftModifier | Qt::AltModifier); // all but the tip of Fyn's corner
        sheet_->release(360, 106.5, Qt::ShiftModifier | Qt::AltModifier);
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        QCOMPARE(sheet_->draft.map->faces(sheet_->label("fyn")).size(), std::size_t{1});
        QVERIFY2(sheet_->said.join(QLatin1Char('\n')).contains(QStringLiteral("1 small loop")),
                 qPrintable(sheet_->said.join(QLatin1Char('\n'))));
    }

    void shiftPushesABorderThrough() {
        take<BorderTool>();
        sheet_->press(250, 125);
        sheet_->move(320, 125, Qt::ShiftModifier | Qt::AltModifier);
        sheet_->release(320, 125, Qt::ShiftModifier | Qt::AltModifier);
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        QVERIFY(sheet_->area("fyn") < 2400);
        // land that meets land has a border now
        QVERIFY(sheet_->draft.map->contact(sheet_->label("artois"), sheet_->label("fyn")) > 8);
        sheet_->undo();
        QCOMPARE(sheet_->area("fyn"), 2500.0);
        QCOMPARE(sheet_->draft.map->contact(sheet_->label("artois"), sheet_->label("fyn")), 0.0);
    }

    void aProvinceIsSwallowedOnlyWhenThatIsSaid() {
        auto& draw = take<DrawTool>();
        draw.setName(QStringLiteral("Isle"));
        for (const auto& [x, y] : {std::pair{250, 110}, {265, 120}, {250, 130}}) // on Artois's coast
            sheet_->click(x, y, Qt::AltModifier);
        sheet_->key(Qt::Key_Return);
        QVERIFY(has("isle"));
        auto& border = take<BorderTool>();
        const std::size_t steps = sheet_->steps.size();
        sheet_->press(250, 120);
        sheet_->move(320, 120, Qt::ShiftModifier | Qt::AltModifier);
        sheet_->release(320, 120, Qt::ShiftModifier | Qt::AltModifier);
        QCOMPARE(sheet_->steps.size(), steps);
        QVERIFY(has("isle"));
        const auto buttons = border.buttons();
        QCOMPARE(buttons.front().id, QStringLiteral("swallow"));
        QVERIFY2(buttons.front().text.contains(QStringLiteral("Isle")), qPrintable(buttons.front().text));
        buttons.front().press();
        QCOMPARE(sheet_->steps.size(), steps + 1);
        QVERIFY(!has("isle"));
        sheet_->undo();
        QVERIFY(has("isle"));
    }

    void aBorderIsHeldAtTheSheetsEdge() {
        take<BorderTool>();
        sheet_->drag(50, 100, -20, 100, Qt::AltModifier);
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        QVERIFY(std::abs(sheet_->area("kent") - 12500) < 2); // a triangle of 50 by 100 more
        sheet_->undo();
        QCOMPARE(sheet_->area("kent"), 10000.0);
    }

    void aShortBorderSaysThatItMakesNoLink() {
        take<BorderTool>();
        sheet_->drag(150, 150, 154, 146, Qt::AltModifier);
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        sheet_->said.clear();
        QTest::mouseMove(&sheet_->view, sheet_->at(152, 148));
        QVERIFY2(sheet_->said.join(QLatin1Char('\n')).contains(QStringLiteral("8 make a link")),
                 qPrintable(sheet_->said.join(QLatin1Char('\n'))));
    }

    void theWheelWithCtrlChangesTheSizeOfStamps() {
        take<WoodsTool>();
        const double scale = sheet_->view.scale();
        const QPointF at = sheet_->at(200, 200);
        QWheelEvent turn(at, sheet_->view.mapToGlobal(at), {}, {0, 120}, Qt::NoButton, Qt::ControlModifier,
                         Qt::NoScrollPhase, false);
        QApplication::sendEvent(&sheet_->view, &turn);
        QCOMPARE(sheet_->view.scale(), scale);
        QCOMPARE(sheet_->said.value(sheet_->said.size() - 1), QStringLiteral("Size 120 %"));
        sheet_->click(200, 200);
        const auto& woods = sheet_->draft.layer(draft::Layer::woods);
        QVERIFY(std::abs(boxOf(*woods.front()).bottom - boxOf(*woods.front()).top - 1.2 * 9.6) < 0.2);
        QWheelEvent zoom(at, sheet_->view.mapToGlobal(at), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                         Qt::NoScrollPhase, false);
        QApplication::sendEvent(&sheet_->view, &zoom);
        QVERIFY(sheet_->view.scale() > scale);
    }

    void theSheetIsCutByItsEdgeInOneStep() {
        const auto laid = draft::setUnderlay(
            sheet_->draft,
            std::make_shared<const draft::Underlay>(draft::Underlay{"scan.png", {30, 40}, {1, 0}}));
        QVERIFY(laid && sheet_->context().apply(*laid));
        auto& border = take<BorderTool>();
        sheet_->press(200, 0);
        sheet_->move(200, 20);
        sheet_->key(Qt::Key_Escape); // not at all
        sheet_->release(200, 20);
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        sheet_->drag(200, 0, 200, 20);
        QCOMPARE(sheet_->steps.size(), std::size_t{2});
        QCOMPARE(sheet_->draft.map->sheet().bottom, 280 * planar::stepsPerUnit);
        QCOMPARE(sheet_->area("kent"), 10000.0);
        QCOMPARE(sheet_->draft.underlay->corner.y, 20.0); // it stays with the land
        QCOMPARE(border.title(), QStringLiteral("Borders: drag a line, a point or a junction"));
        sheet_->view.centreOn(QPointF(200, 150));
        sheet_->drag(400, 130, 280, 130); // Fyn lies beyond
        QCOMPARE(sheet_->steps.size(), std::size_t{3});
        QCOMPARE(sheet_->draft.map->sheet().right, 280 * planar::stepsPerUnit);
        QVERIFY(!has("fyn"));
        sheet_->undo();
        QVERIFY(has("fyn"));
        sheet_->undo();
        QCOMPARE(sheet_->draft.map->sheet().bottom, 300 * planar::stepsPerUnit);
        QCOMPARE(sheet_->draft.underlay->corner.y, 40.0);
    }
};

} // namespace marches::editor

MARCHES_TEST(marches::editor::DragsTest, look)

#include "drags_test.moc"
