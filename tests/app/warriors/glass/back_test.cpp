#include "app/theme/look.h"
#include "app/warriors/pieces/mat_view.h"
#include "tests/app/register.h"
#include "tests/app/warriors/glass/glass_test.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QPushButton>

using namespace marches::warriors;
using namespace marches::warriors::face::test;

/// What is taken back and brought back by keys, and looking back.
class BackTest : public GlassTest {
    Q_OBJECT

private slots:
    void undoAndRedo();
    void aButtonBringsBack();
    void aGroupIsTakenBackAtOnce();
    void tokensAreTakenBackOneByOne();
    void titlesAreToldInTheirOrder();
    void everybodyLooksAtTheirTokens();
    void everyActionIsSeenBeforeTheNext();
    void soIsWhatIsLeftUndone();
    void aRefusalGoesWithTheNextClick();
    void aClickInVainSaysWhy();
    void whatOthersDidIsShownFromItsStart();
    void theTurnThatEndedIsTold();
    void damageGoesOnAfterARefusal();
    void lookingBack();
    void lookingBackShowsThePlace();
};

void BackTest::undoAndRedo() {
    byKeys(threeArmies(), [](Glass& glass) {
        glass.travel("london");
        glass.key(Qt::Key_A, Qt::ControlModifier);
        glass.key(Qt::Key_1);
        glass.travel("wales");
        glass.key(Qt::Key_Return);
        QCOMPARE(glass.lines().size(), std::size_t{1});
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(glass.lines().empty());
        const auto told = [&glass] { return glass.text(QStringLiteral("status.under")); };
        QCOMPARE(told(), QStringLiteral("Taken back: 1 Infantry: London → Wales"));
        glass.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(glass.lines(), (Lines{"england move I1 wales"}));
        QCOMPARE(told(), QStringLiteral("Done again: 1 Infantry: London → Wales"));
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(glass.lines().empty());
        glass.key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(glass.lines(), (Lines{"england move I1 wales"}));
    });
}

/// Redo stands behind Undo, greyed out until something is taken back: Undo does not move for it.
void BackTest::aButtonBringsBack() {
    byMouse(threeArmies({"england move I1 wales", "england move I2 wales"}), [](Glass& glass) {
        const auto seen = [&glass](const char* name) {
            return glass.seen<QPushButton>(QString::fromLatin1(name));
        };
        const auto end = [](const QPushButton* button) {
            return button->mapTo(button->window(), button->rect().bottomRight());
        };
        const QPushButton* redo = seen("banner.redo");
        QVERIFY(redo && marches::theme::buttonLook(redo).refused);
        const auto head = glass.session().head();
        glass.click(QStringLiteral("banner.redo"));
        QCOMPARE(glass.session().head(), head);
        QCOMPARE(glass.text(QStringLiteral("status.under")), QStringLiteral("Nothing has been taken back."));
        const QPoint undo = end(seen("banner.undo"));
        glass.click(QStringLiteral("banner.undo"));
        redo = seen("banner.redo");
        QVERIFY(redo && !marches::theme::buttonLook(redo).refused);
        QCOMPARE(end(seen("banner.undo")), undo);
        QVERIFY(end(redo).x() > undo.x());
        QCOMPARE(redo->accessibleName(), QStringLiteral("Redo"));
        QVERIFY2(redo->toolTip().contains(QStringLiteral("1 Infantry: London → Wales")),
                 qPrintable(redo->toolTip()));
        glass.click(QStringLiteral("banner.redo"));
        QVERIFY(marches::theme::buttonLook(seen("banner.redo")).refused);
        QVERIFY(glass.session().live() && !glass.session().redoStep());
    });
}

/// Two march by one key: the record has a line for each, undo and redo take both. Alone each is its own.
void BackTest::aGroupIsTakenBackAtOnce() {
    byKeys(threeArmies(), [](Glass& glass) {
        const Lines both{"england move I1 wales", "england move I2 wales"};
        const auto* undo = glass.window().findChild<QAction*>(QStringLiteral("game.undo"));
        const auto* redo = glass.window().findChild<QAction*>(QStringLiteral("game.redo"));
        const QString whole = QStringLiteral("2 Infantry: London → Wales");
        glass.send("london", 2, "wales");
        QCOMPARE(glass.lines(), both);
        QVERIFY2(undo->text().contains(whole), qPrintable(undo->text()));
        QVERIFY(glass.seen<QPushButton>(QStringLiteral("banner.undo"))->toolTip().contains(whole));
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(glass.lines().empty());
        QVERIFY2(redo->text().contains(whole), qPrintable(redo->text()));
        glass.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(glass.lines(), both);
        glass.key(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(glass.session().node(), marches::rootNode);
        glass.key(Qt::Key_End, Qt::AltModifier);
        QCOMPARE(glass.lines(), both);
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(glass.lines().empty());

        glass.send("london", 1, "wales"); // the same again, one after the other
        glass.send("london", 1, "wales");
        QCOMPARE(glass.lines(), both);
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(glass.lines(), (Lines{both.front()}));
        glass.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(glass.lines(), both);
    });
}

/// While tokens are left their line is open: each is named, taken back and brought back by itself.
void BackTest::tokensAreTakenBackOneByOne() {
    byKeys({}, [](Glass& glass) {
        const auto* undo = glass.window().findChild<QAction*>(QStringLiteral("game.undo"));
        const auto* redo = glass.window().findChild<QAction*>(QStringLiteral("game.redo"));
        const auto& session = glass.session();
        const auto undoes = [undo](const char* what) { return undo->text().endsWith(QLatin1String(what)); };
        const auto redoes = [redo](const char* what) { return redo->text().endsWith(QLatin1String(what)); };
        glass.key(Qt::Key_T);
        glass.key(Qt::Key_1);
        glass.key(Qt::Key_2);
        const auto both = session.head();
        QVERIFY2(undoes("Token on Trade"), qPrintable(undo->text()));
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session.head(), session.tree().node(both).parent);
        QVERIFY2(undoes("Token on Production"), qPrintable(undo->text()));
        QVERIFY2(redoes("Token on Trade"), qPrintable(redo->text()));
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session.head(), marches::rootNode);
        QVERIFY2(redoes("Token on Production"), qPrintable(redo->text()));
        glass.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(session.head(), session.tree().node(both).parent);
        glass.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(session.head(), both);
    });
}

/// Warrior first and Builder then, as they were won, with the points of each.
void BackTest::titlesAreToldInTheirOrder() {
    byKeys({}, [](Glass& glass) {
        const auto told = [&glass] { return glass.text(QStringLiteral("status.under")); };
        glass.key(Qt::Key_T);
        glass.key(Qt::Key_3);
        const QString first = told();
        QVERIFY2(first.contains(QStringLiteral("is now Warrior (6 → 9 VP)")), qPrintable(first));
        glass.key(Qt::Key_1);
        const auto warrior = told().indexOf(QStringLiteral("is now Warrior (6 → 9 VP)"));
        const auto builder = told().indexOf(QStringLiteral("is now Builder (9 → 12 VP)"));
        QVERIFY2(warrior >= 0 && builder > warrior, qPrintable(told()));
    });
}

/// Also where another person places the next tokens: they are asked when the first goes on.
void BackTest::everybodyLooksAtTheirTokens() {
    byKeys({}, [](Glass& glass) {
        const auto& session = glass.session();
        const auto first = session.viewer();
        glass.key(Qt::Key_T);
        for (const Qt::Key path : {Qt::Key_1, Qt::Key_2, Qt::Key_3})
            glass.key(path);
        QVERIFY(session.held());
        QCOMPARE(session.viewer(), first);
        QVERIFY(glass.text(QStringLiteral("banner.sentence"))
                    .endsWith(QStringLiteral("all your tokens are placed")));
        glass.key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!session.held());
        QVERIFY(session.viewer() != first && session.asksViewer());

        // What they took back themselves is not held; what is done again by the first is looked at again.
        const auto placed = session.head();
        glass.key(Qt::Key_T);
        glass.key(Qt::Key_1);
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session.head(), placed);
        QVERIFY(!session.held() && session.viewer() != first);
        glass.key(Qt::Key_Z, Qt::ControlModifier, 2); // it is another's: the first press asks
        QVERIFY(!session.held() && session.viewer() == first);
        glass.key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(session.head(), placed);
        QVERIFY(session.held() && session.viewer() == first);
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!session.held());
        glass.key(Qt::Key_T);
        for (const Qt::Key path : {Qt::Key_1, Qt::Key_2, Qt::Key_3})
            glass.key(path);
        QVERIFY(session.held() && session.viewer() == first);
    });
}

namespace {

/// Everybody has a Fort, and the first Action is asked for.
Opening firstActions() {
    return {"  turn: 5\n  phase: development\n  players:\n"
            "    england: {units: {london: [F1]}}\n"
            "    burgundy: {units: {vlaanderen: [F1]}}\n"
            "    france: {units: {ile-de-france: [F1]}}\n"
            "    germany: {units: {brandenburg: [F1]}}\n",
            {}};
}

} // namespace

/// The screen is the next person's when the one who acted goes on.
void BackTest::everyActionIsSeenBeforeTheNext() {
    byKeys(firstActions(), [](Glass& glass) {
        const auto& session = glass.session();
        const auto act = [&glass] {
            glass.key(Qt::Key_T);
            glass.key(Qt::Key_1);
        };
        auto first = session.viewer();
        act();
        QVERIFY2(session.held(), qPrintable(glass.text(QStringLiteral("banner.sentence"))));
        QCOMPARE(session.viewer(), first);
        QVERIFY2(
            glass.text(QStringLiteral("banner.sentence")).startsWith(QStringLiteral("Token on Production")),
            qPrintable(glass.text(QStringLiteral("banner.sentence"))));
        QVERIFY(glass.text(QStringLiteral("banner.detail")).startsWith(QStringLiteral("Done by ")));
        QVERIFY(glass.text(QStringLiteral("banner.detail")).contains(QStringLiteral(" · next: ")));
        glass.key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!session.held() && session.asksViewer() && session.viewer() != first);
        // Before they go on it is theirs to take back, without a question.
        first = session.viewer();
        const auto head = session.head();
        act();
        QVERIFY(session.held() && session.viewer() == first);
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session.head(), head);
        QVERIFY(!session.held() && session.asksViewer() && session.viewer() == first);
    });
}

/// Who passes hands the screen over as who acts does, and may think better of it.
void BackTest::soIsWhatIsLeftUndone() {
    byMouse(firstActions(), [](Glass& glass) {
        const auto& session = glass.session();
        const auto first = session.viewer();
        const auto head = session.head();
        glass.clickTwice(QStringLiteral("banner.pass"));
        QVERIFY(session.held() && session.viewer() == first);
        QVERIFY(glass.text(QStringLiteral("banner.detail")).contains(QStringLiteral(" · next: ")));
        glass.click(QStringLiteral("banner.undo"));
        QCOMPARE(session.head(), head);
        glass.clickTwice(QStringLiteral("banner.pass"));
        glass.click(QStringLiteral("banner.begin"));
        QVERIFY(!session.held() && session.asksViewer() && session.viewer() != first);
    });
}

/// Beside what comes of that click it would be read as its answer.
void BackTest::aRefusalGoesWithTheNextClick() {
    byMouse(threeArmies(), [](Glass& glass) {
        const auto refuse = [&glass] {
            glass.clickToken("london", "england", UnitKind::archer);
            glass.clickProvince("sjaelland");
            QVERIFY(glass.seen<QWidget>(QStringLiteral("refusal")) != nullptr);
        };
        refuse();
        glass.clickToken("london", "england", UnitKind::infantry);
        QVERIFY(glass.seen<QWidget>(QStringLiteral("refusal")) == nullptr);
        auto* dock = glass.seen<QDockWidget>(QStringLiteral("dock.playmat"));
        dock->setFloating(true);
        QVERIFY(dock->isFloating());
        refuse();
        QTest::mouseClick(dock->widget(), Qt::LeftButton); // beside the window
        QVERIFY(glass.seen<QWidget>(QStringLiteral("refusal")) == nullptr);
        dock->setFloating(false);
        glass.clickToken("london", "england", UnitKind::infantry);
        refuse();
        glass.click(QStringLiteral("banner.hint")); // beside the map
        QVERIFY(glass.seen<QWidget>(QStringLiteral("refusal")) == nullptr);
    });
}

/// Where nothing of one's own is to be moved or built.
void BackTest::aClickInVainSaysWhy() {
    const auto told = [](Glass& glass) { return glass.text(QStringLiteral("status.under")); };
    byMouse(firstActions(), [&told](Glass& glass) {
        glass.clickProvince("artois");
        // Without a Weapon nothing is built, and no province is outlined.
        QCOMPARE(told(glass), QStringLiteral("Artois is not yours: you build in your own provinces only."));
    });
    byMouse(threeArmies(), [&told](Glass& glass) {
        glass.clickProvince("artois");
        QCOMPARE(told(glass),
                 QStringLiteral(
                     "No army of yours stands in Artois: first click one in a province outlined in green."));
    });
}

/// What the others did is shown from its first step on, on the play-mat that it changed; then one's own lies
/// there again.
void BackTest::whatOthersDidIsShownFromItsStart() {
    byKeys(firstActions(), [](Glass& glass) {
        const auto& session = glass.session();
        const auto me = session.viewer();
        const auto mat = [&glass] {
            const auto* view = glass.window().findChild<marches::warriors::face::MatView*>();
            return view->model().seat();
        };
        for (int each = 0; each < 8 && (each == 0 || session.viewer() != me); ++each) {
            glass.key(Qt::Key_T);
            glass.key(Qt::Key_1);
            if (session.held()) glass.key(Qt::Key_Return, Qt::ControlModifier);
        }
        QCOMPARE(session.viewer(), me);
        const auto ends = session.lineEnds();
        std::size_t own = ends.size() - 1;
        while (session.actor(ends[own]) != me)
            --own;
        QVERIFY(own + 2 < ends.size());
        QCOMPARE(mat(), me);
        glass.key(Qt::Key_L, Qt::ControlModifier);
        glass.key(Qt::Key_Return); // "Show it step by step" has the focus
        QCOMPARE(session.node(), ends[own + 1]);
        QCOMPARE(mat(), session.actor(ends[own + 1]));
        glass.key(Qt::Key_End, Qt::AltModifier);
        QVERIFY(session.live());
        QCOMPARE(mat(), me);
    });
}

/// Whoever is asked first in the new turn reads how the old one ended, once.
void BackTest::theTurnThatEndedIsTold() {
    byKeys(threeArmies(), [](Glass& glass) {
        const auto told = [&glass] {
            QStringList lines;
            for (const QLabel* label : glass.window().findChildren<QLabel*>())
                if (label->isVisible() && label->objectName().startsWith(QStringLiteral("tell.")))
                    lines << label->text();
            return lines.join(QLatin1Char('\n'));
        };
        glass.key(Qt::Key_Return, Qt::ControlModifier, 2); // the first press asks
        QTRY_VERIFY2(told().contains(QStringLiteral("Down-keep is done, turn 5 is over")),
                     qPrintable(told()));
        QVERIFY2(told().contains(QStringLiteral("Victory Points: ")), qPrintable(told()));
        glass.key(Qt::Key_Escape);
        QVERIFY(told().isEmpty());
        const auto head = glass.session().head();
        glass.key(Qt::Key_T);
        glass.key(Qt::Key_1);
        QVERIFY(glass.session().head() != head);
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(glass.session().head(), head);
        QVERIFY2(!told().contains(QStringLiteral("is over")), qPrintable(told()));
    });
}

/// The panel on which damage is laid comes back when the card that lay in its place is closed.
void BackTest::damageGoesOnAfterARefusal() {
    const Opening battle{
        "  turn: 5\n  phase: maneuvering\n  to-move: france\n  players:\n"
        "    england: {units: {london: [F1]}}\n"
        "    burgundy: {units: {artois: [I1, I2], vlaanderen: [F1]}}\n"
        "    france: {tokens: {military: 6}, units: {bourbon: [A1, A2], ile-de-france: [F1]}}\n"
        "    germany: {units: {brandenburg: [F1]}}\n"
        "  wars: [{between: [burgundy, france], since: 5}]\n",
        {"france move A1 artois", "france move A2 artois"}};
    byKeys(battle, [](Glass& glass) {
        const auto shown = [&glass](const char* name) {
            return glass.seen<QWidget>(QString::fromLatin1(name)) != nullptr;
        };
        QVERIFY(shown("damage.strike"));
        glass.key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!shown("damage.strike"));
        QCOMPARE(glass.text(QStringLiteral("refusal.title")), QStringLiteral("Some damage is not laid yet"));
        glass.key(Qt::Key_Escape);
        QVERIFY(shown("damage.strike"));
        glass.key(Qt::Key_Plus, {}, 4);
        glass.key(Qt::Key_Return);
        QCOMPARE(glass.lines().size(), std::size_t{1});
    });
}

void BackTest::lookingBack() {
    const Opening twoMarches = threeArmies({"england move I1 wales", "england move I2 wessex"});
    byKeys(twoMarches, [](Glass& glass) {
        glass.key(Qt::Key_Left, Qt::AltModifier, 2);
        QVERIFY(!glass.session().live());
        QVERIFY(glass.text(QStringLiteral("banner.detail")).contains(QStringLiteral("looking back")));
        glass.key(Qt::Key_Right, Qt::AltModifier);
        QVERIFY(!glass.session().live());
        glass.key(Qt::Key_End, Qt::AltModifier);
        QVERIFY(glass.session().live());
    });
    // The banner leads from march to march, and at the last one it asks what now.
    byMouse(twoMarches, [](Glass& glass) {
        glass.session().lookAt(marches::rootNode);
        QVERIFY(marches::theme::buttonLook(glass.seen<QPushButton>(QStringLiteral("banner.back"))).refused);
        glass.click(QStringLiteral("banner.forward"));
        const auto ends = glass.session().lineEnds();
        QCOMPARE(glass.session().node(), ends[ends.size() - 2]);
        glass.click(QStringLiteral("banner.back"));
        QCOMPARE(glass.session().node(), marches::rootNode);
        glass.click(QStringLiteral("banner.forward"));
        QTest::qWait(1200); // where a button stands since a moment ago
        glass.click(QStringLiteral("banner.forward"));
        QVERIFY(glass.session().live());
        QVERIFY(glass.seen<QPushButton>(QStringLiteral("banner.forward")) == nullptr);
    });
}

/// Where it happened comes into sight; back at now the map is where it was.
void BackTest::lookingBackShowsThePlace() {
    byKeys(threeArmies({"england move I1 wales", "england move I2 wessex"}), [](Glass& glass) {
        glass.key(Qt::Key_Plus, Qt::ControlModifier, 6);
        glass.travel("oldenburg");
        auto& map = glass.map();
        const auto wales = glass.session().setting().board.map.findProvince("wales");
        const auto seen = [&] {
            const auto& grid = map.shapes()->grid();
            return map.scene().viewport.resting().contains(
                grid.pole(static_cast<int>(marches::index(*wales))).point);
        };
        const QPointF left = map.scene().viewport.resting().center();
        QVERIFY(!seen());
        glass.key(Qt::Key_Left, Qt::AltModifier);
        QVERIFY(!glass.session().live());
        QVERIFY(seen());
        const auto* goOn = glass.seen<QPushButton>(QStringLiteral("banner.go-on"));
        QVERIFY(goOn && goOn->toolTip().contains(QStringLiteral("Nothing is lost")));
        glass.key(Qt::Key_Escape);
        QVERIFY(glass.session().live());
        QCOMPARE(map.scene().viewport.resting().center(), left);
    });
}

MARCHES_TEST(BackTest, application)
#include "back_test.moc"
