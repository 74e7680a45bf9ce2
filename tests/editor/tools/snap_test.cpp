// What a point is caught by.
#include "editor/tools/snap.h"
#include "tests/app/register.h"
#include "tests/editor/tools/small_sheet.h"

namespace marches::editor {

class SnapTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    draft::Draft draft_;

    [[nodiscard]] Caught caught(double x, double y) const {
        SnapWish wish;
        wish.pointer = planar::toGrid({x, y});
        wish.reach = 500;
        return snapped(draft_, wish);
    }
    static planar::GridPoint units(int x, int y) { return {x * 100, y * 100}; }

private Q_SLOTS:
    void initTestCase() {
        draft_ = smallDraft(folder_);
        QVERIFY(draft_.map != nullptr);
    }

    void theFirstKindWithinReachWins() {
        QCOMPARE(caught(152, 148).by, CaughtBy::Junction);
        QCOMPARE(caught(152, 148).at, units(150, 150));
        QCOMPARE(caught(51, 52).by, CaughtBy::Point); // Kent's corner: a bend of its coast
        QCOMPARE(caught(51, 52).at, units(50, 50));
        QCOMPARE(caught(153, 100).by, CaughtBy::Border);
        QCOMPARE(caught(153, 100).at, units(150, 100));
        QCOMPARE(caught(79, 100).by, CaughtBy::River); // 1 unit beside it
        QCOMPARE(caught(398, 200).by, CaughtBy::SheetEdge);
        QCOMPARE(caught(398, 200).at, units(400, 200));
        QCOMPARE(caught(200, 100).by, CaughtBy::Nothing);
        QCOMPARE(caught(200, 100).at, units(200, 100));
    }

    void aBorderTellsItsSides() {
        const Caught border = caught(153, 100);
        const std::set<planar::Label> sides{border.one, border.other};
        QCOMPARE(sides,
                 (std::set<planar::Label>{*draft_.labels.labelOf("kent"), *draft_.labels.labelOf("artois")}));
        QVERIFY(border.arc.has_value());
    }

    void ownFirstPointGoesBeforePoints() {
        SnapWish wish;
        wish.pointer = units(52, 52);
        wish.reach = 500;
        wish.first = units(54, 54);
        QCOMPARE(snapped(draft_, wish).by, CaughtBy::FirstPoint);
        wish.pointer = units(152, 152);
        wish.first = units(153, 153);
        QCOMPARE(snapped(draft_, wish).by, CaughtBy::Junction);
    }

    void altSwitchesItOff() {
        SnapWish wish;
        wish.pointer = units(152, 152);
        wish.reach = 500;
        wish.free = true;
        QCOMPARE(snapped(draft_, wish), (Caught{CaughtBy::Nothing, units(152, 152), planar::offSheet,
                                                planar::offSheet, std::nullopt}));
        wish.pointer = {-500, 40000}; // held at the sheet's edge
        QCOMPARE(snapped(draft_, wish).at, units(0, 300));
    }

    void ctrlTurnsInStepsOf15Degrees() {
        SnapWish wish;
        wish.pointer = {20000, 10300};
        wish.from = units(100, 100);
        wish.angles = true;
        wish.reach = 500;
        const Caught level = snapped(draft_, wish);
        QCOMPARE(level.by, CaughtBy::Nothing);
        QCOMPARE(level.at.y, 10000);
        wish.pointer = units(150, 148);
        const Caught steep = snapped(draft_, wish); // 45 degrees, as long as before
        QCOMPARE(steep.at.x, steep.at.y);
    }

    void aPointThatMovesCatchesNothing() {
        SnapWish wish;
        wish.pointer = units(151, 149);
        wish.reach = 500;
        wish.moving = units(150, 150);
        QCOMPARE(snapped(draft_, wish).by, CaughtBy::Nothing);
    }
};

} // namespace marches::editor

MARCHES_TEST(marches::editor::SnapTest, application)

#include "snap_test.moc"
