// Sea lanes, places of names and tokens, names of seas, rivers, hills and trees, by mouse and by keys.
#include "editor/tools/anchor_tool.h"
#include "editor/tools/draw_tool.h"
#include "editor/tools/lane_tool.h"
#include "editor/tools/river_tool.h"
#include "editor/tools/sea_name_tool.h"
#include "editor/tools/stamp_tool.h"
#include "engine/draft/node_edit.h"
#include "tests/app/register.h"
#include "tests/editor/tools/small_sheet.h"

#include <QLineEdit>

#include <algorithm>
#include <cmath>

namespace marches::editor {

class SeaTest : public QObject {
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
    [[nodiscard]] std::vector<draft::LaneEntry> lanes() const { return draft::laneEntries(sheet_->draft); }
    [[nodiscard]] bool linked(const char* a, const char* b) const {
        for (const auto& [from, to] : {std::pair{a, b}, {b, a}})
            if (const auto links = draft::valueAt(sheet_->draft, {"provinces", from, "links"}))
                for (const Node& each : links->items)
                    if (each.text == to) return true;
        return false;
    }
    [[nodiscard]] std::optional<Point> pointAt(const draft::TreePath& path) const {
        const auto node = draft::valueAt(sheet_->draft, path);
        return node ? draft::pointOf(*node) : std::nullopt;
    }
    [[nodiscard]] const appmap::LabelPlace& place(const char* id) const {
        return sheet_->view.labels().places()[static_cast<std::size_t>(sheet_->context().position(id))];
    }
    [[nodiscard]] std::size_t count(draft::Layer layer) const { return sheet_->draft.layer(layer).size(); }

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

    void aDragLinksTwoProvincesOverTheSea() {
        take<LaneTool>();
        sheet_->drag(200, 200, 325, 125); // Bern and Fyn
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        QVERIFY(linked("bern", "fyn"));
        QCOMPARE(lanes().size(), std::size_t{2});
        const draft::LaneEntry lane = lanes().back();
        QCOMPARE(lane.a, std::string("bern"));
        QVERIFY(std::abs(lane.path.front().x - 250) < 0.2 || std::abs(lane.path.front().y - 250) < 0.2);
        QVERIFY(std::abs(lane.path.back().x - 300) < 0.2 || std::abs(lane.path.back().y - 150) < 0.2);
        for (std::size_t i = 1; i + 1 < lane.path.size(); ++i)
            QCOMPARE(sheet_->draft.map->labelAt(planar::toGrid(lane.path[i])), planar::sea);
        sheet_->undo();
        QVERIFY(!linked("bern", "fyn"));
        QCOMPARE(lanes().size(), std::size_t{1});
    }

    void aLaneByKeysAlone() {
        auto& tool = take<LaneTool>();
        sheet_->dragByKeys(tool, 200, 200, 325, 125);
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        QVERIFY(linked("bern", "fyn"));
        QVERIFY(tool.announced().contains(QStringLiteral("Fyn")));
        // the new lane's end, taken and set down
        const Point end = lanes().back().path.back();
        sheet_->dragByKeys(tool, end.x, end.y, 320, 150);
        QCOMPARE(sheet_->steps.size(), std::size_t{2});
        QCOMPARE(lanes().back().path.back(), (Point{320, 150}));
    }

    void whoTouchesNeedsNoLane() {
        auto& tool = take<LaneTool>();
        sheet_->drag(100, 100, 200, 100);
        QVERIFY(sheet_->steps.empty());
        QVERIFY2(tool.announced().contains(QStringLiteral("touch")), qPrintable(tool.announced()));
    }

    void withoutWaterThereIsNoLane() {
        auto& draw = take<DrawTool>();
        draw.setName(QStringLiteral("Hole"));
        for (const auto& [x, y] : {std::pair{80, 80}, {120, 80}, {120, 120}, {80, 120}})
            sheet_->click(x, y);
        draw.takeAll(true);
        sheet_->key(Qt::Key_Return);
        auto& tool = take<LaneTool>();
        sheet_->drag(100, 100, 325, 125);
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        QVERIFY2(tool.announced().contains(QStringLiteral("No water")), qPrintable(tool.announced()));
    }

    void aLaneIsBentAndItsEndsAreMoved() {
        auto& tool = take<LaneTool>();
        sheet_->drag(275, 110, 275, 130); // a new point in the middle
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        QCOMPARE(lanes()[0].path.size(), std::size_t{3});
        QCOMPARE(lanes()[0].path[1], (Point{275, 130}));
        sheet_->drag(300, 120, 300, 140);
        QCOMPARE(lanes()[0].path[2], (Point{300, 140}));
        sheet_->drag(300, 140, 200, 200); // into Bern: no
        QCOMPARE(sheet_->steps.size(), std::size_t{2});
        QVERIFY2(tool.announced().contains(QStringLiteral("Bern")), qPrintable(tool.announced()));
        QTest::mouseMove(&sheet_->view, sheet_->at(275, 130));
        sheet_->key(Qt::Key_Delete);
        QCOMPARE(lanes()[0].path.size(), std::size_t{2});
        QTest::mouseMove(&sheet_->view, sheet_->at(380, 280));
        sheet_->key(Qt::Key_Delete); // the whole lane
        QVERIFY(lanes().empty());
        QVERIFY(linked("artois", "fyn"));
        for (int i = 0; i < 4; ++i)
            sheet_->undo();
        QCOMPARE(lanes()[0].path, (std::vector<Point>{{250, 100}, {300, 120}}));
    }

    void aNameIsDraggedAndFoundAnew() {
        take<AnchorTool>();
        const QPointF name = place("kent").name.center() / 2;
        sheet_->drag(name.x(), name.y(), name.x() + 10, name.y() + 12);
        QCOMPARE(sheet_->chosen, std::vector<std::string>{"kent"});
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        const auto at = pointAt({"picture", "anchors", "kent", "label"});
        QVERIFY(at && std::hypot(at->x - name.x() - 10, at->y - name.y() - 12) < 1.1);
        sheet_->key(Qt::Key_A, Qt::ShiftModifier);
        QCOMPARE(sheet_->steps.size(), std::size_t{2});
        QVERIFY(!draft::valueAt(sheet_->draft, {"picture", "anchors", "kent"}).has_value());
        sheet_->undo();
        sheet_->undo();
        QCOMPARE(pointAt({"picture", "anchors", "kent", "label"}), std::optional(Point{90, 90}));
    }

    void aTokenPlaceByKeysAlone() {
        auto& tool = take<AnchorTool>();
        const QPointF tokens = place("bern").tokens.center() / 2;
        sheet_->dragByKeys(tool, tokens.x(), tokens.y(), tokens.x() + 15, tokens.y() + 15);
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        const auto list = draft::valueAt(sheet_->draft, {"picture", "anchors", "bern", "tokens", "0"});
        QVERIFY(list && list->size() >= 2);
        const auto at = draft::pointOf(Node::list({list->items[0], list->items[1]}));
        QVERIFY(at && std::hypot(at->x - tokens.x() - 15, at->y - tokens.y() - 15) < 1.5);
        sheet_->undo();
        QVERIFY(!draft::valueAt(sheet_->draft, {"picture", "anchors", "bern"}).has_value());
    }

    void threeClicksNameASea() {
        auto& tool = take<SeaNameTool>();
        std::unique_ptr<QWidget> pane(tool.makePane());
        pane->show();
        auto* name = pane->findChild<QLineEdit*>(QStringLiteral("sea-name.name"));
        QTest::keyClicks(name, "Nordsee");
        sheet_->click(270, 200);
        sheet_->click(320, 190);
        sheet_->click(380, 200);
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        QCOMPARE(draft::valueAt(sheet_->draft, {"picture", "sea-names", "0", "names", "en"})->text,
                 std::string("Nordsee"));
        QCOMPARE(sheet_->view.shapes()->picture().seaNames.size(), std::size_t{1});
        QCOMPARE(pointAt({"picture", "sea-names", "0", "path", "1"}), std::optional(Point{320, 190}));
        sheet_->drag(320, 190, 320, 180); // its middle higher
        QCOMPARE(pointAt({"picture", "sea-names", "0", "path", "1"}), std::optional(Point{320, 180}));
        name->selectAll();
        QTest::keyClicks(name, "B"); // the chosen one is named anew
        QCOMPARE(draft::valueAt(sheet_->draft, {"picture", "sea-names", "0", "names", "en"})->text,
                 std::string("B"));
        sheet_->key(Qt::Key_Delete);
        QVERIFY(!draft::valueAt(sheet_->draft, {"picture", "sea-names", "0"}).has_value());
        while (!sheet_->steps.empty())
            sheet_->undo();
        QVERIFY(!draft::valueAt(sheet_->draft, {"picture", "sea-names"}).has_value());
    }

    void aSeaNameByKeysAlone() {
        auto& tool = take<SeaNameTool>();
        for (const auto& [x, y] : {std::pair{270, 200}, {320, 190}, {380, 200}})
            sheet_->clickByKeys(tool, x, y);
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        QCOMPARE(pointAt({"picture", "sea-names", "0", "path", "2"}), std::optional(Point{380, 200}));
    }

    void aRiverIsDrawnAndTakenAway() {
        auto& tool = take<RiverTool>();
        sheet_->click(220, 220);
        sheet_->click(200, 235);
        sheet_->click(200, 250); // the coast
        sheet_->key(Qt::Key_Return);
        QCOMPARE(count(draft::Layer::rivers), std::size_t{2});
        QCOMPARE(sheet_->view.shapes()->picture().rivers.size(), std::size_t{2});
        QCOMPARE(sheet_->draft.layer(draft::Layer::rivers)[1]->rings[0].back(), (Point{200, 250}));
        for (const auto& [x, y] : {std::pair{180, 220}, {180, 250}})
            sheet_->clickByKeys(tool, x, y);
        sheet_->key(Qt::Key_Return);
        QCOMPARE(count(draft::Layer::rivers), std::size_t{3});
        QTest::mouseMove(&sheet_->view, sheet_->at(180, 235));
        sheet_->key(Qt::Key_Delete);
        QCOMPARE(count(draft::Layer::rivers), std::size_t{2});
        sheet_->undo();
        QCOMPARE(count(draft::Layer::rivers), std::size_t{3});
    }

    void hillsStandBackToFrontAndGoWithShift() {
        auto& tool = take<ReliefTool>();
        sheet_->click(200, 220);
        sheet_->click(200, 200);                               // farther back
        QCOMPARE(count(draft::Layer::relief), std::size_t{4}); // two bodies, two shades
        QVERIFY(boxOf(*sheet_->draft.layer(draft::Layer::relief)[0]).bottom <
                boxOf(*sheet_->draft.layer(draft::Layer::relief)[2]).bottom);
        QCOMPARE(sheet_->view.shapes()->picture().hills.size(), std::size_t{2});
        sheet_->clickByKeys(tool, 240, 210);
        QCOMPARE(count(draft::Layer::relief), std::size_t{6});
        sheet_->click(200, 197, Qt::ShiftModifier); // the farther one
        QCOMPARE(count(draft::Layer::relief), std::size_t{4});
        QCOMPARE(sheet_->steps.size(), std::size_t{4});
        while (!sheet_->steps.empty())
            sheet_->undo();
        QCOMPARE(count(draft::Layer::relief), std::size_t{0});
    }

    void aDragSetsARowOfTreesInOneStep() {
        take<WoodsTool>();
        sheet_->press(170, 200);
        for (int x = 175; x <= 230; x += 5)
            sheet_->move(x, 200);
        sheet_->release(230, 200);
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        QCOMPARE(sheet_->view.shapes()->picture().hills.size(), std::size_t{5}); // one each 15 units
        QVERIFY(sheet_->view.shapes()->picture().hills[0].wood);
        sheet_->key(Qt::Key_Plus);
        sheet_->click(200, 240);
        const Box small = boxOf(*sheet_->draft.layer(draft::Layer::woods)[0]);
        const Box large = boxOf(*sheet_->draft.layer(draft::Layer::woods).end()[-2]);
        QVERIFY(large.bottom - large.top > 1.1 * (small.bottom - small.top));
    }
};

} // namespace marches::editor

MARCHES_TEST(marches::editor::SeaTest, look)

#include "sea_test.moc"
