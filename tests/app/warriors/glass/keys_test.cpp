#include "app/play/window_actions.h"
#include "tests/app/warriors/glass/glass_test.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTextBrowser>

#include <cmath>

using namespace marches::warriors;
using namespace marches::warriors::face::test;

/// The keys that give no command of their own, or a command quicker than the table of commands does it.
class KeysTest : public GlassTest {
    Q_OBJECT

private slots:
    void feedAll();
    void chooseAllAndMarch();
    void nextUnitAndNextTarget();
    void countOfAStack();
    void suggestDamage();
    void escapeGivesUp();
    void undoAndRedo();
    void aGroupIsTakenBackAtOnce();
    void tokensAreTakenBackOneByOne();
    void lookingBack();
    void lookingBackShowsThePlace();
    void whyNotAndTheRule();
    void menuSaysWhatIsIdle();
    void capitals();
    void enterOnAnOwnProvinceBuildsThere();
    void enterElsewhereAsksNothing();
    void filterOfActions();
    void lettersInAFieldAreText();
    void zoom();
    void tradeLeavesTheMapWhereItIs();
    void upkeepIsToldOncePerSeat();
    void aRouteIsToldToItsPartner();
    void aClickBeforeItsTimeSaysWhatIsAsked();
};

namespace {

/// England and France take part in Trade after Upkeep.
Opening twoTrade() {
    return {R"(  turn: 5
  phase: upkeep
  players:
    england: {resources: {food: 3}, tokens: {trade: 1}, units: {london: [F1, I1], east-anglia: [P1]}}
    burgundy: {units: {vlaanderen: [F1]}}
    france: {tokens: {trade: 1}, units: {ile-de-france: [F1], anjou: [P1]}}
    germany: {units: {brandenburg: [F1]}}
)"};
}

} // namespace

void KeysTest::feedAll() {
    byKeys({"  turn: 5\n  phase: upkeep\n  players:\n"
            "    england: {resources: {food: 3}, units: {london: [F1, I1, A1]}}" +
            others()},
           [](Glass& glass) {
               glass.key(Qt::Key_F);
               QCOMPARE(glass.lines(), (Lines{"england feed I1 A1"}));
           });
}

void KeysTest::chooseAllAndMarch() {
    byKeys(threeArmies(), [](Glass& glass) {
        glass.travel("london");
        glass.key(Qt::Key_A, Qt::ControlModifier);
        glass.travel("wales");
        glass.key(Qt::Key_Return);
        QCOMPARE(glass.lines(),
                 (Lines{"england move I1 wales", "england move I2 wales", "england move A1 wales"}));
    });
}

/// N chooses, Ctrl+arrow goes to what can be reached, whatever lies between.
void KeysTest::nextUnitAndNextTarget() {
    byKeys(threeArmies(), [](Glass& glass) {
        glass.key(Qt::Key_N, {}, 2);
        glass.key(Qt::Key_N, Qt::ShiftModifier);
        glass.key(Qt::Key_Left, Qt::ControlModifier);
        const auto target = glass.map().focusedProvince();
        const auto highlight = glass.map().face(target).highlight;
        QVERIFY(highlight == marches::appmap::Highlight::Legal ||
                highlight == marches::appmap::Highlight::LegalBattle);
        glass.travel("wessex");
        glass.key(Qt::Key_Return);
        QCOMPARE(glass.lines(), (Lines{"england move I1 wessex"}));
    });
}

void KeysTest::countOfAStack() {
    byKeys(threeArmies(), [](Glass& glass) {
        glass.travel("london");
        glass.key(Qt::Key_Space);
        glass.key(Qt::Key_2);
        glass.travel("wales");
        glass.key(Qt::Key_Return);
        QCOMPARE(glass.lines(), (Lines{"england move I1 wales", "england move I2 wales"}));
    });
}

void KeysTest::suggestDamage() {
    byKeys({"  turn: 5\n  phase: maneuvering\n  to-move: france\n  players:\n"
            "    england: {units: {london: [F1]}}\n"
            "    burgundy: {tokens: {military: 6}, units: {artois: [C1, I1], vlaanderen: [F1, P1]}}\n"
            "    france: {tokens: {military: 6}, units: {bourbon: [A1, A2], ile-de-france: [F1]}}\n"
            "    germany: {units: {brandenburg: [F1]}}\n"
            "  wars: [{between: [burgundy, france], since: 5}]\n",
            {"france move A1 artois", "france move A2 artois"}},
           [](Glass& glass) {
               glass.key(Qt::Key_D);
               glass.key(Qt::Key_Return);
               QCOMPARE(glass.lines().size(), std::size_t{1});
               QVERIFY(
                   QString::fromStdString(glass.lines().front()).startsWith(QStringLiteral("france assign")));
           });
}

/// First the card, then the choice, then the focus goes to the banner.
void KeysTest::escapeGivesUp() {
    byKeys(threeArmies(), [](Glass& glass) {
        glass.travel("london");
        glass.key(Qt::Key_Space);
        const auto told = [&glass](const char* what) {
            return glass.text(QStringLiteral("status.under")).contains(QLatin1String(what));
        };
        glass.travel("calais"); // Barbarians: the battle is shown first
        QVERIFY(told("A click shows the battle first"));
        glass.key(Qt::Key_Return);
        QVERIFY(glass.seen<QWidget>(QStringLiteral("battle")));
        QVERIFY(told("click again to march"));
        glass.key(Qt::Key_Escape);
        QVERIFY(!glass.seen<QWidget>(QStringLiteral("battle")));
        QVERIFY(told("A click shows the battle first"));
        const auto chosen = [&] {
            for (const auto& face : glass.map().faces())
                if (face.highlight == marches::appmap::Highlight::Selected) return true;
            return false;
        };
        QVERIFY(chosen());
        glass.key(Qt::Key_Escape);
        QVERIFY(!chosen());
        glass.key(Qt::Key_Escape);
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("banner.done"));
        QVERIFY(glass.lines().empty());
    });
}

void KeysTest::undoAndRedo() {
    byKeys(threeArmies(), [](Glass& glass) {
        glass.travel("london");
        glass.key(Qt::Key_A, Qt::ControlModifier);
        glass.key(Qt::Key_1);
        glass.travel("wales");
        glass.key(Qt::Key_Return);
        QCOMPARE(glass.lines().size(), std::size_t{1});
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(glass.lines().empty());
        glass.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(glass.lines(), (Lines{"england move I1 wales"}));
    });
}

/// Two march by one key: the record has a line for each, undo and redo take both. Alone each is its own.
void KeysTest::aGroupIsTakenBackAtOnce() {
    byKeys(threeArmies(), [](Glass& glass) {
        const auto choose = [&glass](Qt::Key count) {
            glass.travel("london");
            glass.key(Qt::Key_Space);
            glass.key(count);
            glass.travel("wales");
            glass.key(Qt::Key_Return);
        };
        const Lines both{"england move I1 wales", "england move I2 wales"};
        const auto* undo = glass.window().findChild<QAction*>(QStringLiteral("game.undo"));
        const auto* redo = glass.window().findChild<QAction*>(QStringLiteral("game.redo"));
        const QString whole = QStringLiteral("2 Infantry: London → Wales");
        choose(Qt::Key_2);
        QCOMPARE(glass.lines(), both);
        QVERIFY2(undo->text().contains(whole), qPrintable(undo->text()));
        QVERIFY(glass.seen<QPushButton>(QStringLiteral("banner.undo"))->toolTip().contains(whole));
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(glass.lines().empty());
        QVERIFY2(redo->text().contains(whole), qPrintable(redo->text()));
        glass.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(glass.lines(), both);
        glass.key(Qt::Key_Left, Qt::AltModifier); // looking back knows each of them
        const auto& session = glass.session();
        QCOMPARE(session.node(), session.tree().beforeLine(session.head()));
        glass.key(Qt::Key_End, Qt::AltModifier);
        QCOMPARE(glass.lines(), both);
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(glass.lines().empty());

        choose(Qt::Key_1); // the same again, one after the other
        choose(Qt::Key_1);
        QCOMPARE(glass.lines(), both);
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(glass.lines(), (Lines{both.front()}));
        glass.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(glass.lines(), both);
    });
}

/// While tokens are left their line is open: each is named, taken back and brought back by itself.
void KeysTest::tokensAreTakenBackOneByOne() {
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

/// Where it happened comes into sight; back at now the map is where it was.
void KeysTest::lookingBackShowsThePlace() {
    byKeys(threeArmies({"england move I1 wales", "england move I2 wales"}), [](Glass& glass) {
        glass.key(Qt::Key_Plus, Qt::ControlModifier, 6);
        glass.travel("oldenburg");
        auto& map = glass.map();
        const auto wales = glass.session().setting().board.map.findProvince("wales");
        const auto seen = [&] {
            const auto& grid = map.shapes()->grid();
            return map.restingMap().contains(grid.pole(static_cast<int>(marches::index(*wales))).point);
        };
        const QPointF left = map.restingMap().center();
        QVERIFY(!seen());
        glass.key(Qt::Key_Left, Qt::AltModifier);
        QVERIFY(!glass.session().live());
        QVERIFY(seen());
        const auto* goOn = glass.seen<QPushButton>(QStringLiteral("banner.go-on"));
        QVERIFY(goOn && goOn->toolTip().contains(QStringLiteral("Nothing is lost")));
        glass.key(Qt::Key_Escape);
        QVERIFY(glass.session().live());
        QCOMPARE(map.restingMap().center(), left);
    });
}

void KeysTest::lookingBack() {
    byKeys(threeArmies({"england move I1 wales", "england move I2 wales"}), [](Glass& glass) {
        glass.key(Qt::Key_Left, Qt::AltModifier, 2);
        QVERIFY(!glass.session().live());
        QVERIFY(glass.text(QStringLiteral("banner.detail")).contains(QStringLiteral("looking back")));
        glass.key(Qt::Key_Right, Qt::AltModifier);
        QVERIFY(!glass.session().live());
        glass.key(Qt::Key_End, Qt::AltModifier);
        QVERIFY(glass.session().live());
    });
}

void KeysTest::whyNotAndTheRule() {
    byKeys(threeArmies(), [](Glass& glass) {
        glass.travel("anjou");
        glass.key(Qt::Key_F1, Qt::ShiftModifier);
        QCOMPARE(glass.text(QStringLiteral("refusal.sentence")),
                 QStringLiteral("London and Anjou are not connected."));
        QVERIFY(!glass.seen<QLabel>(QStringLiteral("refusal.rule-sentence")));
        glass.key(Qt::Key_F1, Qt::ShiftModifier); // while it stands: the rule's sentence
        QVERIFY(glass.seen<QLabel>(QStringLiteral("refusal.rule-sentence")));
        QVERIFY(glass.text(QStringLiteral("refusal.rule-sentence")).size() > 20);
        glass.key(Qt::Key_Escape);
        glass.key(Qt::Key_F1);
        QVERIFY(glass.seen<QTextBrowser>(QStringLiteral("rules.text")) ||
                glass.seen<QWidget>(QStringLiteral("rules")));
    });
}

/// What can do nothing is greyed out while the menu is open, and says why; keys go on to answer.
void KeysTest::menuSaysWhatIsIdle() {
    byKeys(threeArmies(), [](Glass& glass) {
        auto* menu = glass.window().findChild<QMenu*>(QStringLiteral("menu.game"));
        const auto entry = [menu](const char* id) {
            for (QAction* each : marches::play::withSubmenus(menu->actions()))
                if (each->objectName() == QLatin1String(id)) return each;
            return static_cast<QAction*>(nullptr);
        };
        glass.key(Qt::Key_G, Qt::AltModifier);
        QVERIFY(menu->isVisible());
        QVERIFY(entry("game.next-unit")->isEnabled());
        for (const char* idle : {"game.feed-all", "game.offer", "game.accept-offer", "game.suggest-damage"}) {
            QVERIFY2(!entry(idle)->isEnabled(), idle);
            QVERIFY2(entry(idle)->toolTip().endsWith(u'.'), idle);
        }
        glass.key(Qt::Key_Escape);
        QVERIFY(entry("game.feed-all")->isEnabled());
    });
}

void KeysTest::capitals() {
    byKeys(threeArmies(), [](Glass& glass) {
        const auto& map = glass.session().setting().board.map;
        glass.key(Qt::Key_1, Qt::AltModifier);
        glass.key(Qt::Key_Home);
        QCOMPARE(map.provinces()[glass.map().focusedProvince()].id, std::string("london"));
        Lines visited;
        for (int i = 0; i < 4; ++i) {
            glass.key(Qt::Key_Home, Qt::ShiftModifier);
            visited.push_back(map.provinces()[glass.map().focusedProvince()].id);
        }
        QCOMPARE(visited, (Lines{"vlaanderen", "ile-de-france", "brandenburg", "vlaanderen"}));
    });
}

void KeysTest::enterOnAnOwnProvinceBuildsThere() {
    byKeys({"  turn: 5\n  phase: development\n  players:\n"
            "    england: {resources: {food: 6, weapon: 5}, units: {london: [F1, I1], wales: [I2]}}" +
            others()},
           [](Glass& glass) {
               glass.travel("wales");
               glass.key(Qt::Key_Return);
               QVERIFY(glass.seen<QAbstractButton>(QStringLiteral("choice.build-0")));
               glass.seen<QAbstractButton>(QStringLiteral("choice.build-0"))->setFocus();
               glass.key(Qt::Key_Space);
               QCOMPARE(glass.lines(), (Lines{"england build infantry wales"}));
           });
}

/// Elsewhere nobody asks to build: a click there only looks.
void KeysTest::enterElsewhereAsksNothing() {
    byKeys({"  turn: 5\n  phase: development\n  players:\n"
            "    england: {resources: {food: 6, weapon: 5}, units: {london: [F1, I1]}}" +
            others()},
           [](Glass& glass) {
               glass.travel("wales");
               glass.key(Qt::Key_Return);
               QVERIFY(!glass.seen<QAbstractButton>(QStringLiteral("choice.build-0")));
           });
}

void KeysTest::filterOfActions() {
    byKeys(threeArmies(), [](Glass& glass) {
        glass.key(Qt::Key_F, Qt::ControlModifier);
        glass.type(QStringLiteral("archer wales"));
        glass.key(Qt::Key_Down);
        glass.key(Qt::Key_Return);
        QCOMPARE(glass.lines(), (Lines{"england move A1 wales"}));
    });
}

/// While a text field has the focus letters are letters.
void KeysTest::lettersInAFieldAreText() {
    byKeys(threeArmies(), [](Glass& glass) {
        glass.key(Qt::Key_F, Qt::ControlModifier);
        glass.type(QStringLiteral("nbwtfuovdaxr1"));
        QCOMPARE(glass.seen<QLineEdit>(QStringLiteral("actions.filter"))->text(),
                 QStringLiteral("nbwtfuovdaxr1"));
        QVERIFY(!glass.seen<QWidget>(QStringLiteral("choice")));
        QVERIFY(glass.lines().empty());
    });
}

/// However often the mouse changes hands in Trade.
void KeysTest::upkeepIsToldOncePerSeat() {
    byKeys(twoTrade(), [](Glass& glass) {
        const auto told = [&](const char* country) {
            const auto seat = glass.session().setting().findSeat(country);
            glass.session().setViewer(*seat);
            QTest::qWait(20);
            const bool card = glass.seen<QWidget>(QStringLiteral("tell")) != nullptr;
            if (card) glass.key(Qt::Key_Escape);
            return card;
        };
        glass.key(Qt::Key_F);
        QTRY_COMPARE(static_cast<int>(glass.session().state().phase), static_cast<int>(Phase::trade));
        QVERIFY(told("england"));
        QVERIFY(told("france"));
        QVERIFY(!told("england"));
        QVERIFY(!told("france"));
    });
}

/// The docks of Trade get more height, the map keeps its size, its place and its scale; and back again.
void KeysTest::tradeLeavesTheMapWhereItIs() {
    byKeys(twoTrade(), [](Glass& glass) {
        glass.key(Qt::Key_Plus, Qt::ControlModifier, 2);
        glass.travel("london");
        const QSize size = glass.map().size();
        const double scale = glass.map().scale();
        const QPointF centre = glass.map().visibleMap().center();
        const auto same = [&] {
            const QPointF now = glass.map().visibleMap().center();
            return glass.map().width() == size.width() && qFuzzyCompare(glass.map().scale(), scale) &&
                   std::abs(now.x() - centre.x()) < 1.5;
        };
        glass.key(Qt::Key_F);
        QTRY_COMPARE(static_cast<int>(glass.session().state().phase), static_cast<int>(Phase::trade));
        QTest::qWait(100);
        QVERIFY(glass.seen<QWidget>(QStringLiteral("trade")));
        QVERIFY2(same(), qPrintable(QString::number(glass.map().width())));
        for (int done = 0; done < 2; ++done) { // England's, then France's
            QTest::qWait(1200);                // the mouse has changed hands
            glass.key(Qt::Key_Return, Qt::ControlModifier);
        }
        QTRY_COMPARE(static_cast<int>(glass.session().state().phase), static_cast<int>(Phase::development));
        QTest::qWait(100);
        QVERIFY2(same(), qPrintable(QString::number(glass.map().width())));
    });
}

void KeysTest::zoom() {
    byKeys(threeArmies(), [](Glass& glass) {
        const double scale = glass.map().scale();
        glass.key(Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(glass.map().scale() > scale);
        glass.key(Qt::Key_Minus, Qt::ControlModifier);
        QVERIFY(qAbs(glass.map().scale() - scale) < 0.01);
        glass.key(Qt::Key_0, Qt::ControlModifier);
        QVERIFY(glass.map().visibleMap().width() >= 1700); // the whole sheet
    });
}

/// On a card, once, when he is at the screen.
void KeysTest::aRouteIsToldToItsPartner() {
    Opening trade{R"(  turn: 5
  phase: trade
  players:
    england: {tokens: {trade: 3}, units: {london: [F1, I1], east-anglia: [P1]}}
    burgundy: {units: {vlaanderen: [F1]}}
    france: {tokens: {trade: 3}, units: {ile-de-france: [F1], anjou: [P1]}}
    germany: {units: {brandenburg: [F1]}}
)"};
    trade.lines = {"england open-route france"};
    byKeys(trade, [](Glass& glass) {
        const auto told = [&glass] {
            QStringList lines;
            for (const QLabel* label : glass.window().findChildren<QLabel*>())
                if (label->isVisible() &&
                    label->text().contains(QStringLiteral("opened a Trade Route to you")))
                    lines << label->text();
            return lines;
        };
        const auto comes = [&glass](const char* country) {
            const auto seat = glass.session().setting().findSeat(country);
            glass.session().setViewer(*seat);
            QTest::qWait(50);
            QCOMPARE(glass.session().viewer(), *seat);
        };
        comes("england");
        QCOMPARE(told(), QStringList());
        comes("france");
        QCOMPARE(told().size(), 1);
        QVERIFY(told().front().startsWith(QStringLiteral("England")));
        glass.key(Qt::Key_Escape);
        QCOMPARE(told(), QStringList());
        comes("england");
        comes("france"); // again, and has done nothing of its own
        QCOMPARE(told(), QStringList());
    });
}

/// Armies before Maneuvering, the map in the set-up.
void KeysTest::aClickBeforeItsTimeSaysWhatIsAsked() {
    byMouse({}, [](Glass& glass) {
        glass.clickProvince("london");
        QCOMPARE(glass.text(QStringLiteral("status.under")),
                 QStringLiteral(
                     "You play England. First place your tokens: click a green space of the play-mat."));
    });
    const Opening shift{"  turn: 5\n  phase: development\n  players:\n"
                        "    england: {tokens: {production: 1}, units: {london: [F1, I1]}}" +
                            others(),
                        {"england pass", "burgundy pass", "france pass", "germany pass", "germany pass",
                         "france pass", "burgundy pass", "england pass"}};
    byMouse(shift, [](Glass& glass) {
        QCOMPARE(glass.session().state().stage, Stage::shift);
        glass.clickToken("london", "england", UnitKind::infantry);
        const QString under = glass.text(QStringLiteral("status.under"));
        QVERIFY2(under.startsWith(QStringLiteral("Units move in Maneuvering. First shift a token")),
                 qPrintable(under));
    });
}

QTEST_MAIN(KeysTest)
#include "keys_test.moc"
