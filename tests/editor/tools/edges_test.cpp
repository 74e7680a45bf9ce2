// The edge cases of splitting, merging, moving and removing, through the glass; each is taken back.
#include "editor/tools/border_tool.h"
#include "editor/tools/draw_tool.h"
#include "editor/tools/merge_tool.h"
#include "editor/tools/select_tool.h"
#include "editor/tools/split_tool.h"
#include "editor/tools/tool_pane.h"
#include "tests/app/register.h"
#include "tests/editor/tools/small_sheet.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace marches::editor {

class EdgesTest : public QObject {
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
    [[nodiscard]] planar::Label at(double x, double y) const {
        return sheet_->draft.map->labelAt(planar::toGrid({x, y}));
    }
    /// A square province inside Kent, 40 units wide.
    void drawHole() {
        auto& draw = take<DrawTool>();
        draw.setName(QStringLiteral("Hole"));
        for (const auto& [x, y] : {std::pair{80, 80}, {120, 80}, {120, 120}, {80, 120}})
            sheet_->click(x, y);
        draw.takeAll(true);
        sheet_->key(Qt::Key_Return);
        QCOMPARE(sheet_->area("hole"), 1600.0);
        QCOMPARE(sheet_->area("kent"), 8400.0);
    }

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

    void aSplitGoesOnThroughALakeOfTheSea() {
        drawHole();
        take<SelectTool>();
        sheet_->click(100, 100);
        sheet_->key(Qt::Key_Delete, Qt::ControlModifier); // to the sea
        QCOMPARE(at(100, 100), planar::sea);
        auto& split = take<SplitTool>();
        sheet_->click(100, 50);
        sheet_->click(100, 150);
        QVERIFY2(split.ready(), qPrintable(split.title()));
        QCOMPARE(split.pieces()->pieces.size(), std::size_t{2});
        split.setName(QStringLiteral("Dover"));
        sheet_->key(Qt::Key_Return);
        QCOMPARE(sheet_->area("dover"), 4200.0);
        QCOMPARE(sheet_->area("kent"), 4200.0);
        QCOMPARE(at(100, 100), planar::sea);
        sheet_->undo();
        QCOMPARE(sheet_->area("kent"), 8400.0);
    }

    void aSplitIsDottedOverTheSea() {
        drawHole();
        take<SelectTool>();
        sheet_->click(100, 100);
        sheet_->key(Qt::Key_Delete, Qt::ControlModifier); // to the sea
        auto& split = take<SplitTool>();
        sheet_->click(100, 50);
        sheet_->click(100, 150);
        const auto parts = split.partsOf(split.line());
        QCOMPARE(parts.size(), std::size_t{3});
        QVERIFY(!parts[0].overWater && parts[1].overWater && !parts[2].overWater);
        const auto y = [](planar::GridPoint at) { return planar::toPoint(at).y; };
        QVERIFY(std::abs(y(parts[1].line.front()) - 80) < 3 && std::abs(y(parts[1].line.back()) - 120) < 3);
        // and it is seen so
        const QImage seen = sheet_->view.grab().toImage();
        const auto inked = [&](double from, double to) {
            int count = 0;
            const QColor ink = seen.pixelColor(sheet_->at(100, 65));
            for (int i = sheet_->at(100, from).y(); i < sheet_->at(100, to).y(); ++i)
                if (seen.pixelColor(sheet_->at(100, 65).x(), i) == ink) ++count;
            return count;
        };
        QVERIFY(inked(60, 70) > 15);             // a whole line
        QVERIFY(inked(90, 110) < inked(60, 70)); // dots, over twice the way
    }

    void aSplitGoesOnBelowALake() {
        auto lake = draft::addLayerItem(sheet_->draft, draft::Layer::water,
                                        Outline{{{{80, 80}, {120, 80}, {120, 120}, {80, 120}}}});
        QVERIFY(lake && sheet_->context().apply(*lake));
        auto& split = take<SplitTool>();
        sheet_->click(100, 50);
        sheet_->click(100, 150);
        QVERIFY2(split.ready(), qPrintable(split.title()));
        QCOMPARE(split.partsOf(split.line()).size(), std::size_t{1});
        sheet_->key(Qt::Key_Return);
        QCOMPARE(sheet_->area("kent"), 5000.0);
        QCOMPARE(sheet_->draft.layer(draft::Layer::water).size(), std::size_t{1});
    }

    void aLineThatLeavesAndReturnsMakesThreePieces() {
        sheet_->chosen = {"kent"};
        auto& split = take<SplitTool>();
        sheet_->click(70, 50);
        sheet_->click(70, 160);
        sheet_->click(110, 160);
        sheet_->click(110, 50);
        QVERIFY2(split.ready(), qPrintable(split.title()));
        QCOMPARE(split.province(), std::string("kent"));
        QCOMPARE(split.pieces()->pieces.size(), std::size_t{3});
        QVERIFY2(split.sentence().contains(QStringLiteral("2 new pieces")), qPrintable(split.sentence()));
        split.setName(QStringLiteral("Dover"));
        sheet_->key(Qt::Key_Return); // one province of them
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        QCOMPARE(sheet_->area("kent"), 4000.0);
        QCOMPARE(sheet_->area("dover"), 6000.0);
        QCOMPARE(sheet_->area("wales"), 10000.0);
        sheet_->undo();
        QCOMPARE(sheet_->area("kent"), 10000.0);
    }

    void aLineThatCrossesItselfMakesEachPieceItsOwn() {
        sheet_->chosen = {"kent"};
        auto& split = take<SplitTool>();
        for (const auto& [x, y] : {std::pair{80, 50}, {80, 120}, {120, 120}, {120, 80}, {50, 80}})
            sheet_->click(x, y);
        QVERIFY2(split.ready(), qPrintable(split.title()));
        QCOMPARE(split.pieces()->pieces.size(), std::size_t{3});
        split.setName(QStringLiteral("Dover"));
        sheet_->key(Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        QCOMPARE(sheet_->area("kent"), 7500.0);
        QCOMPARE(sheet_->chosen.size(), std::size_t{2});
        double both = 0;
        for (const std::string& id : sheet_->chosen)
            both += sheet_->area(id.c_str());
        QCOMPARE(both, 2500.0);
        sheet_->undo();
        QCOMPARE(sheet_->area("kent"), 10000.0);
    }

    void aLineThroughTwoCutsTheChosenOne() {
        sheet_->chosen = {"kent"};
        auto& split = take<SplitTool>();
        sheet_->click(100, 50);
        sheet_->click(100, 250);
        QCOMPARE(split.province(), std::string("kent"));
        QVERIFY2(split.ready(), qPrintable(split.title()));
        QVERIFY2(split.sentence().contains(QStringLiteral("Wales")), qPrintable(split.sentence()));
        sheet_->key(Qt::Key_Return);
        QCOMPARE(sheet_->area("wales"), 10000.0);
        QCOMPARE(sheet_->area("kent"), 5000.0);
    }

    void thePaneNamesTheNewOneAndShowsItsLinks() {
        auto& split = take<SplitTool>();
        std::unique_ptr<QWidget> pane(split.makePane());
        pane->resize(380, 700);
        pane->show();
        sheet_->click(80, 50);
        sheet_->click(80, 150);
        auto* name = pane->findChild<QLineEdit*>(QStringLiteral("new.name"));
        QTest::keyClicks(name, "Mosel");
        QCOMPARE(split.newName(), QStringLiteral("Mosel"));
        auto* id = pane->findChild<QLineEdit*>(QStringLiteral("new.id"));
        QCOMPARE(id->placeholderText(), QStringLiteral("mosel"));
        QTest::keyClicks(id, "kent");
        QVERIFY(pane->findChild<QLabel*>(QStringLiteral("new.id-note"))->text() != QStringLiteral("free"));
        id->clear();
        QTest::keyClicks(id, "mosel-west");
        QCOMPARE(pane->findChild<QLabel*>(QStringLiteral("new.id-note"))->text(), QStringLiteral("free"));
        auto* country = pane->findChild<QComboBox*>(QStringLiteral("new.country"));
        country->setFocus();
        QTest::keyClick(country, Qt::Key_End); // the south
        // the western piece touches Wales, no longer Artois
        const QStringList fresh = pane->findChild<ChipRow*>(QStringLiteral("split.new-links"))->texts();
        QVERIFY(fresh.contains(QStringLiteral("Wales")) && fresh.contains(QStringLiteral("Kent")));
        QVERIFY(!fresh.contains(QStringLiteral("Artois")));
        QTest::mouseClick(pane->findChild<QPushButton*>(QStringLiteral("split.piece.1")), Qt::LeftButton);
        QCOMPARE(split.keeps(), std::size_t{1});
        sheet_->key(Qt::Key_Return);
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        QVERIFY(has("mosel-west"));
        QCOMPARE(sheet_->area("kent"), 3000.0);
        QCOMPARE(draft::valueAt(sheet_->draft, {"provinces", "mosel-west", "country"})->text,
                 std::string("south"));
        QCOMPARE(draft::valueAt(sheet_->draft, {"provinces", "mosel-west", "names", "en"})->text,
                 std::string("Mosel"));
        QVERIFY(name->text().isEmpty()); // ready for the next one
        sheet_->undo();
        QVERIFY(!has("mosel-west"));
    }

    void theLineFollowsARiverWhileFIsHeld() {
        auto& split = take<SplitTool>();
        sheet_->click(60, 50);
        sheet_->click(60, 60); // the river's source
        QTest::keyPress(&sheet_->view, Qt::Key_F);
        sheet_->click(100, 140); // its mouth, in one leg
        QTest::keyRelease(&sheet_->view, Qt::Key_F);
        QCOMPARE(split.line().size(), std::size_t{3}); // a river of two points: no point between
        sheet_->click(100, 150);
        QVERIFY2(split.ready(), qPrintable(split.title()));
        // along a border of many points they are all there
        sheet_->key(Qt::Key_Escape);
        sheet_->click(50, 100);
        QTest::keyPress(&sheet_->view, Qt::Key_F);
        sheet_->click(100, 50); // round the corner of Kent
        QTest::keyRelease(&sheet_->view, Qt::Key_F);
        QCOMPARE(split.line().size(), std::size_t{3});
        QCOMPARE(split.line()[1], planar::toGrid({50, 50}));
    }

    void theLineFollowsBordersOverJunctions() {
        auto& draw = take<DrawTool>();
        sheet_->click(50, 100); // the coast of Kent
        QTest::keyPress(&sheet_->view, Qt::Key_F);
        sheet_->click(50, 200); // the coast of Wales, beyond the junction
        QTest::keyRelease(&sheet_->view, Qt::Key_F);
        QCOMPARE(draw.line(), (std::vector{planar::toGrid({50, 100}), planar::toGrid({50, 150}),
                                           planar::toGrid({50, 200})}));
        sheet_->key(Qt::Key_Escape);
        sheet_->click(100, 50); // round all four, the shorter way
        QTest::keyPress(&sheet_->view, Qt::Key_F);
        sheet_->click(250, 200);
        QTest::keyRelease(&sheet_->view, Qt::Key_F);
        QVERIFY(draw.line().size() >= 4);
        for (const planar::GridPoint at : draw.line())
            QVERIFY(sheet_->draft.map->nearestArc(at, 1).has_value());
        sheet_->key(Qt::Key_Escape);
        sheet_->click(50, 100);
        QTest::keyPress(&sheet_->view, Qt::Key_F);
        sheet_->click(300, 125); // an island: nothing leads there
        QTest::keyRelease(&sheet_->view, Qt::Key_F);
        QCOMPARE(draw.line().size(), std::size_t{2});
    }

    void aPieceBecomesAProvince() {
        sheet_->chosen = {"fyn", "bern"};
        auto& merge = take<MergeTool>();
        QVERIFY(merge.plan().has_value());
        const std::string kept = merge.plan()->kept;
        sheet_->key(Qt::Key_Return);
        QCOMPARE(sheet_->area(kept.c_str()), 12500.0);
        auto& select = take<SelectTool>();
        sheet_->click(325, 125); // the island
        QCOMPARE(sheet_->chosen, std::vector<std::string>{kept});
        QCOMPARE(select.buttons().size(), std::size_t{1});
        sheet_->key(Qt::Key_N);
        QCOMPARE(sheet_->steps.size(), std::size_t{2});
        QCOMPARE(sheet_->area(kept.c_str()), 10000.0);
        QCOMPARE(sheet_->area(sheet_->chosen.front().c_str()), 2500.0);
        sheet_->undo();
        QCOMPARE(sheet_->area(kept.c_str()), 12500.0);
    }

    void whatGoesIsListedBeforeAMerge() {
        auto& merge = take<MergeTool>();
        std::unique_ptr<QWidget> pane(merge.makePane());
        pane->show();
        sheet_->dragByKeys(merge, 200, 100, 100, 100); // Artois, the Trade Center, into Kent, the Capital
        QVERIFY(merge.plan().has_value());
        const auto* goes = pane->findChild<QLabel*>(QStringLiteral("merge.goes"));
        QVERIFY(goes->isVisibleTo(pane.get()));
        QVERIFY2(goes->text().contains(QStringLiteral("Artois")), qPrintable(goes->text()));
        QVERIFY(!merge.plan()->goes.empty());
        QVERIFY(goes->text().split(QLatin1Char('\n')).size() >= 2);
        QVERIFY(sheet_->steps.empty());
        sheet_->key(Qt::Key_Return);
        QVERIFY(!has("artois"));
        sheet_->undo();
        QCOMPARE(sheet_->area("artois"), 10000.0);
    }

    void aHoleIsDraggedMergedAndGivenBack() {
        drawHole();
        take<BorderTool>();
        sheet_->drag(80, 100, 70, 100, Qt::AltModifier);
        QVERIFY(std::abs(sheet_->area("hole") - 1800) < 2); // a triangle of 10 by 40 more
        sheet_->undo();
        sheet_->chosen = {"kent", "hole"};
        auto& merge = take<MergeTool>();
        QVERIFY(merge.plan().has_value());
        sheet_->key(Qt::Key_Return);
        QCOMPARE(sheet_->area("kent"), 10000.0);
        sheet_->undo();
        QCOMPARE(sheet_->area("hole"), 1600.0);
        sheet_->chosen.clear();
        take<SelectTool>();
        sheet_->click(100, 100);
        sheet_->key(Qt::Key_Delete);
        QCOMPARE(sheet_->area("kent"), 10000.0);
        sheet_->undo();
        QCOMPARE(sheet_->area("hole"), 1600.0);
    }

    void removedLandGoesToANeighbourToNobodyOrToTheSea() {
        auto& select = take<SelectTool>();
        for (const auto& [modifier, label] :
             {std::pair{Qt::ShiftModifier, planar::quietLand}, std::pair{Qt::ControlModifier, planar::sea}}) {
            sheet_->chosen.clear();
            sheet_->clickByKeys(select, 325, 125);
            QCOMPARE(sheet_->chosen, std::vector<std::string>{"fyn"});
            sheet_->key(Qt::Key_Delete, modifier);
            QVERIFY(!has("fyn"));
            QCOMPARE(at(325, 125), label);
            sheet_->undo();
            QCOMPARE(sheet_->area("fyn"), 2500.0);
        }
    }

    void removedLandGoesToWhomIsChosen() {
        auto& select = take<SelectTool>();
        sheet_->click(100, 100);
        sheet_->key(Qt::Key_Delete, Qt::AltModifier);
        QVERIFY2(select.title().contains(QStringLiteral("Kent")), qPrintable(select.title()));
        QVERIFY(sheet_->steps.empty());
        sheet_->click(100, 200); // Wales
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        QVERIFY(!has("kent"));
        QCOMPARE(sheet_->area("wales"), 20000.0);
        sheet_->undo();
        // the same by keys
        sheet_->chosen.clear();
        sheet_->clickByKeys(select, 100, 100);
        sheet_->key(Qt::Key_Delete, Qt::AltModifier);
        sheet_->clickByKeys(select, 200, 100); // Artois
        QCOMPARE(sheet_->area("artois"), 20000.0);
        sheet_->undo();
        // Esc leaves all as it is
        sheet_->chosen = {"kent"};
        sheet_->key(Qt::Key_Delete, Qt::AltModifier);
        sheet_->key(Qt::Key_Escape);
        sheet_->click(200, 100);
        QCOMPARE(sheet_->area("kent"), 10000.0);
        QCOMPARE(sheet_->chosen, std::vector<std::string>{"artois"});
    }

    void drawByKeysAlone() {
        auto& draw = take<DrawTool>();
        std::unique_ptr<QWidget> pane(draw.makePane());
        pane->show();
        QTest::keyClicks(pane->findChild<QLineEdit*>(QStringLiteral("new.name")), "Lundy");
        auto* country = pane->findChild<QComboBox*>(QStringLiteral("new.country"));
        country->setFocus();
        QTest::keyClick(country, Qt::Key_End);
        for (const auto& [x, y] : {std::pair{300, 200}, {360, 200}, {360, 260}})
            sheet_->clickByKeys(draw, x, y);
        sheet_->key(Qt::Key_Return);
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        QCOMPARE(sheet_->area("lundy"), 1800.0);
        QCOMPARE(draft::valueAt(sheet_->draft, {"provinces", "lundy", "country"})->text,
                 std::string("south"));
        sheet_->undo();
        QVERIFY(!has("lundy"));
    }
};

} // namespace marches::editor

MARCHES_TEST(marches::editor::EdgesTest, look)

#include "edges_test.moc"
