// Choosing, splitting, merging and drawing through the glass.
#include "editor/tools/corner_tool.h"
#include "editor/tools/draw_tool.h"
#include "editor/tools/merge_tool.h"
#include "editor/tools/select_tool.h"
#include "editor/tools/split_tool.h"
#include "editor/tools/whose_tool.h"
#include "tests/app/register.h"
#include "tests/editor/tools/small_sheet.h"

#include <QSignalSpy>

#include <algorithm>

namespace marches::editor {

class LandTest : public QObject {
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
    void pressButton(const char* id) {
        for (const shell::Button& button : tool_->buttons())
            if (button.id == QLatin1String(id)) return button.press();
        QFAIL(id);
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

    void selectChooses() {
        auto& tool = take<SelectTool>();
        sheet_->click(120, 120);
        QCOMPARE(sheet_->chosen, std::vector<std::string>{"kent"});
        sheet_->click(200, 120, Qt::ShiftModifier);
        QCOMPARE(sheet_->chosen, (std::vector<std::string>{"kent", "artois"}));
        sheet_->click(120, 120, Qt::ShiftModifier);
        QCOMPARE(sheet_->chosen, std::vector<std::string>{"artois"});
        sheet_->drag(40, 140, 260, 260); // a frame round Wales and Bern
        QCOMPARE(sheet_->chosen.size(), std::size_t{2});
        QVERIFY(std::find(sheet_->chosen.begin(), sheet_->chosen.end(), "bern") != sheet_->chosen.end());
        sheet_->key(Qt::Key_Escape);
        QVERIFY(sheet_->chosen.empty());
        QSignalSpy named(&tool, &SelectTool::nameWanted);
        QTest::mouseDClick(&sheet_->view, Qt::LeftButton, Qt::NoModifier, sheet_->at(325, 125));
        QCOMPARE(named.count(), 1);
        QCOMPARE(named[0][0].toString(), QStringLiteral("fyn"));
    }

    void selectRemovesWhatIsChosen() {
        take<SelectTool>();
        sheet_->click(325, 125);
        sheet_->key(Qt::Key_Delete);
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        QVERIFY(!has("fyn"));
        QCOMPARE(sheet_->view.provinceAt(sheet_->at(325, 125)), noProvince);
    }

    void splitFromBorderToBorder() {
        auto& tool = take<SplitTool>();
        sheet_->click(100, 50);
        QVERIFY(!tool.ready());
        sheet_->click(110, 100);
        sheet_->click(100, 150);
        QVERIFY(tool.ready());
        QCOMPARE(tool.province(), std::string("kent"));
        QCOMPARE(tool.pieces()->pieces.size(), std::size_t{2});
        tool.setName(QStringLiteral("Dover"));
        sheet_->key(Qt::Key_Return);
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        QVERIFY(has("dover") && has("kent"));
        QCOMPARE(sheet_->chosen, std::vector<std::string>{"dover"});
        QVERIFY(sheet_->area("kent") > sheet_->area("dover"));
        // the map shows the new one
        QCOMPARE(sheet_->view.provinceAt(sheet_->at(130, 60)),
                 appmap::idOf(sheet_->context().position("dover")));
        sheet_->undo();
        QVERIFY(!has("dover"));
        QCOMPARE(sheet_->view.provinceAt(sheet_->at(130, 60)),
                 appmap::idOf(sheet_->context().position("kent")));
    }

    void splitSwapsWhoKeepsTheName() {
        auto& tool = take<SplitTool>();
        sheet_->click(80, 50);
        sheet_->click(80, 150);
        QVERIFY(tool.ready());
        sheet_->key(Qt::Key_X);
        sheet_->key(Qt::Key_Return);
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        QCOMPARE(sheet_->area("kent"), 3000.0);
    }

    void aLineThatEndsInsideSaysSoAndIsProlonged() {
        auto& tool = take<SplitTool>();
        sheet_->click(100, 50);
        sheet_->click(100, 125);
        QVERIFY(!tool.ready());
        sheet_->key(Qt::Key_Return);
        QVERIFY(sheet_->steps.empty());
        QVERIFY2(tool.sentence().contains(QStringLiteral("50 px")), qPrintable(tool.sentence()));
        sheet_->key(Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
    }

    void backspaceAndEscGoBack() {
        auto& tool = take<SplitTool>();
        sheet_->click(200, 110); // inside: no line begins there
        QVERIFY(tool.line().empty());
        sheet_->click(100, 50);
        sheet_->click(100, 100);
        sheet_->key(Qt::Key_Backspace);
        QCOMPARE(tool.line().size(), std::size_t{1});
        sheet_->key(Qt::Key_Escape);
        QVERIFY(tool.line().empty());
        QCOMPARE(sheet_->left, 0);
        sheet_->key(Qt::Key_Escape);
        QCOMPARE(sheet_->left, 1);
    }

    void splitByKeysAlone() {
        auto& tool = take<SplitTool>();
        sheet_->key(Qt::Key_BracketRight); // a junction in sight: the topmost, (150, 50)
        QCOMPARE(tool.crosshair()->toPoint(), sheet_->at(150, 50));
        sheet_->key(Qt::Key_Period);
        sheet_->key(Qt::Key_Period);
        for (int i = 0; i < 13; ++i) // 104 px to the left, 200 down: on the border with Wales
            sheet_->key(Qt::Key_Left);
        for (int i = 0; i < 25; ++i)
            sheet_->key(Qt::Key_Down);
        sheet_->key(Qt::Key_Period);
        sheet_->key(Qt::Key_Period);
        QVERIFY2(tool.ready(), qPrintable(tool.title()));
        sheet_->key(Qt::Key_Return);
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
    }

    void mergeByADragAcrossTheBorder() {
        auto& tool = take<MergeTool>();
        sheet_->drag(200, 100, 100, 100); // from Artois into Kent, the Capital
        QVERIFY(tool.plan().has_value());
        QCOMPARE(tool.plan()->kept, std::string("kent"));
        QVERIFY(sheet_->steps.empty());
        sheet_->key(Qt::Key_Return);
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        QVERIFY(!has("artois"));
        QCOMPARE(sheet_->area("kent"), 20000.0);
        QCOMPARE(sheet_->view.provinceAt(sheet_->at(200, 100)),
                 appmap::idOf(sheet_->context().position("kent")));
    }

    void twoCapitalsAreNotMerged() {
        auto& tool = take<MergeTool>();
        sheet_->drag(100, 100, 100, 200);
        QVERIFY(!tool.plan().has_value());
        QVERIFY(!sheet_->said.isEmpty());
    }

    void whoDoesNotTouchIsLinkedOrMerged() {
        auto& tool = take<MergeTool>();
        sheet_->drag(325, 125, 200, 200); // Fyn and Bern
        QVERIFY(tool.plan().has_value());
        QCOMPARE(tool.buttons().size(), std::size_t{3});
        pressButton("link");
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        QVERIFY(has("fyn") && has("bern"));
        // chosen before, they are merged at once
        sheet_->chosen = {"fyn", "bern"};
        auto& again = take<MergeTool>();
        QVERIFY(again.plan().has_value());
        sheet_->key(Qt::Key_Return);
        QVERIFY(has("fyn") != has("bern"));
    }

    void provincesAreGivenToACountry() {
        auto& tool = take<WhoseTool>();
        sheet_->click(100, 100); // takes the north up
        QCOMPARE(tool.country(), std::string("north"));
        QVERIFY(sheet_->steps.empty());
        sheet_->drag(100, 200, 200, 200); // over Wales and Bern, in one step
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        for (const char* id : {"wales", "bern"})
            QCOMPARE(draft::valueAt(sheet_->draft, {"provinces", id, "country"})->text, std::string("north"));
        sheet_->key(Qt::Key_2); // the south
        QCOMPARE(tool.country(), std::string("south"));
        sheet_->click(200, 100, Qt::ShiftModifier);
        QVERIFY(draft::valueAt(sheet_->draft, {"provinces", "artois", "country"})->isList());
    }

    void aCornerLinksFourAndNoLonger() {
        take<CornerTool>();
        sheet_->click(150, 100); // no corner
        QVERIFY(sheet_->steps.empty());
        sheet_->click(151, 149);
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        QVERIFY(draft::valueAt(sheet_->draft, {"picture", "four-corners", "0"}).has_value());
        sheet_->key(Qt::Key_BracketRight); // the only one
        sheet_->key(Qt::Key_Period);
        sheet_->key(Qt::Key_Period);
        QCOMPARE(sheet_->steps.size(), std::size_t{2});
        QVERIFY(!draft::valueAt(sheet_->draft, {"picture", "four-corners", "0"}).has_value());
    }

    void drawAProvinceInTheSea() {
        auto& tool = take<DrawTool>();
        tool.setName(QStringLiteral("Lundy"));
        sheet_->click(300, 200);
        sheet_->click(360, 200);
        sheet_->click(360, 260);
        QVERIFY(tool.primary());
        sheet_->click(300, 200); // closed at its first point
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        QVERIFY(has("lundy"));
        QCOMPARE(sheet_->area("lundy"), 1800.0);
        QCOMPARE(sheet_->view.provinceAt(sheet_->at(350, 210)),
                 appmap::idOf(sheet_->context().position("lundy")));
    }

    void drawTakesNobodysLandUnlessAsked() {
        auto& tool = take<DrawTool>();
        sheet_->click(320, 80);
        sheet_->click(380, 80);
        sheet_->click(380, 160);
        sheet_->click(320, 160);
        sheet_->key(Qt::Key_Return);
        QCOMPARE(sheet_->area("fyn"), 2500.0);
        sheet_->undo();
        sheet_->click(320, 80);
        sheet_->click(380, 80);
        sheet_->click(380, 160);
        sheet_->click(320, 160);
        tool.takeAll(true);
        sheet_->key(Qt::Key_Return);
        QVERIFY(sheet_->area("fyn") < 1600);
    }
};

} // namespace marches::editor

MARCHES_TEST(marches::editor::LandTest, look)

#include "land_test.moc"
