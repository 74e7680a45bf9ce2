#include "app/shell/window_actions.h"
#include "tests/app/register.h"
#include "tests/app/warriors/glass/glass_test.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
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
    void whyNotAndTheRule();
    void menuSaysWhatIsIdle();
    void keysThatCanDoNothingSayWhy();
    void enterIsOfWhatHasTheFocus_data();
    void enterIsOfWhatHasTheFocus();
    void damageIsLaidByTheButtonUnderTheKeys();
    void capitals();
    void enterOnAnOwnProvinceBuildsThere();
    void enterElsewhereAsksNothing();
    void filterOfActions();
    void lettersInAFieldAreText();
    void zoom();
};

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
        const auto target = glass.map().focus().province();
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

void KeysTest::whyNotAndTheRule() {
    byKeys(threeArmies(), [](Glass& glass) {
        glass.travel("anjou");
        glass.key(Qt::Key_F1, Qt::ShiftModifier);
        QCOMPARE(glass.text(QStringLiteral("refusal.sentence")),
                 QStringLiteral("London and Anjou are not neighbours, by land or by sea."));
        QVERIFY(!glass.seen<QLabel>(QStringLiteral("refusal.rule-sentence")));
        glass.key(Qt::Key_F1, Qt::ShiftModifier); // while it stands: the rule's sentence
        QVERIFY(glass.seen<QLabel>(QStringLiteral("refusal.rule-sentence")));
        const QString sentence = glass.text(QStringLiteral("refusal.rule-sentence"));
        QVERIFY(sentence.size() > 20);
        const auto pointedOut = [&glass] {
            const auto* page = glass.window().findChild<QTextBrowser*>(QStringLiteral("rules.page"));
            const auto marked = page->extraSelections();
            return marked.isEmpty() ? QString() : marked.front().cursor.selectedText();
        };
        glass.key(Qt::Key_F1); // the rule of this refusal
        QVERIFY2(pointedOut().contains(sentence.left(20)), qPrintable(pointedOut()));
        glass.map().setFocus();
        glass.key(Qt::Key_Escape);
        glass.key(Qt::Key_F1);
        QVERIFY(glass.seen<QWidget>(QStringLiteral("rules")));
        QVERIFY2(!pointedOut().contains(sentence.left(20)), qPrintable(pointedOut()));
    });
}

/// What can do nothing is greyed out while the menu is open, and says why; keys go on to answer.
void KeysTest::menuSaysWhatIsIdle() {
    byKeys(threeArmies(), [](Glass& glass) {
        auto* menu = glass.window().findChild<QMenu*>(QStringLiteral("menu.game"));
        const auto entry = [menu](const char* id) {
            for (QAction* each : marches::shell::withSubmenus(menu->actions()))
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

/// None of them opens a mode in which nothing can be chosen.
void KeysTest::keysThatCanDoNothingSayWhy() {
    const auto development = [](const std::string& england) {
        return Opening{"  turn: 5\n  phase: development\n  players:\n    england: " + england + others()};
    };
    const auto told = [](Glass& glass) { return glass.text(QStringLiteral("status.under")); };
    const auto choosesNothing = [](Glass& glass) {
        return !glass.text(QStringLiteral("banner.sentence"))
                    .contains(QStringLiteral("Which army is promoted"));
    };
    byKeys(development("{resources: {product: 9}, units: {london: [F1, I1]}}"), [&](Glass& glass) {
        const QString asked = glass.text(QStringLiteral("banner.sentence"));
        glass.key(Qt::Key_U);
        QCOMPARE(glass.text(QStringLiteral("refusal.sentence")),
                 QStringLiteral("Reinforce comes with Production V; now I."));
        QCOMPARE(glass.text(QStringLiteral("banner.sentence")), asked);
        glass.key(Qt::Key_Escape);
        for (const auto& [key, why] : std::vector<std::pair<Qt::Key, QString>>{
                 {Qt::Key_N, QStringLiteral("Units move in Maneuvering.")},
                 {Qt::Key_F, QStringLiteral("Armies are fed in the Upkeep.")},
                 {Qt::Key_D, QStringLiteral("Damage is dealt in a battle.")},
                 {Qt::Key_S, QStringLiteral("A token is shifted after the Actions of Development.")}}) {
            glass.key(key);
            QCOMPARE(told(glass), why);
        }
        QVERIFY(glass.lines().empty());
    });
    byKeys(development("{resources: {product: 9}, units: {london: [F1, C1]}}"), [&](Glass& glass) {
        glass.key(Qt::Key_U);
        QCOMPARE(told(glass), QStringLiteral("No army can be promoted now."));
        QVERIFY(choosesNothing(glass));
    });
    byKeys(threeArmies(), [&](Glass& glass) { // another phase
        glass.key(Qt::Key_U);
        QVERIFY(glass.seen<QWidget>(QStringLiteral("refusal")) != nullptr);
        QVERIFY(choosesNothing(glass));
    });
    byKeys(threeArmies({"england move I1 wales"}), [&](Glass& glass) {
        glass.key(Qt::Key_Left, Qt::AltModifier);
        QVERIFY(!glass.session().live());
        for (const Qt::Key key : {Qt::Key_U, Qt::Key_N}) {
            glass.key(key);
            QCOMPARE(told(glass), QStringLiteral("You are looking back. The game waits."));
        }
    });
}

namespace {

Opening buildsInWales() {
    return {"  turn: 5\n  phase: development\n  players:\n"
            "    england: {resources: {food: 6, weapon: 5}, units: {london: [F1, I1], wales: [I2]}}" +
            others()};
}

/// Buttons that can have the keyboard, boxes to tick apart.
std::vector<QAbstractButton*> reachedByTab(Glass& glass) {
    std::vector<QAbstractButton*> found;
    for (auto* button : glass.window().findChildren<QAbstractButton*>())
        if (button->isVisible() && button->isEnabled() && (button->focusPolicy() & Qt::TabFocus) != 0 &&
            qobject_cast<QCheckBox*>(button) == nullptr && !button->objectName().isEmpty())
            found.push_back(button);
    return found;
}

} // namespace

void KeysTest::enterIsOfWhatHasTheFocus_data() {
    QTest::addColumn<int>("key");
    QTest::newRow("Return") << static_cast<int>(Qt::Key_Return);
    QTest::newRow("Enter of the number pad") << static_cast<int>(Qt::Key_Enter);
}

/// The map's cursor stands on a province where Enter would build: no button beside or on the map hands Enter
/// on to it.
void KeysTest::enterIsOfWhatHasTheFocus() {
    QFETCH(int, key);
    QStringList names;
    byKeys(buildsInWales(), [&](Glass& glass) {
        for (const QAbstractButton* button : reachedByTab(glass))
            names << button->objectName();
    });
    for (const char* name : {"map.legend", "map.zoom-in", "map.zoom-fit", "map.zoom-out", "banner.build"})
        QVERIFY2(names.contains(QLatin1String(name)), qPrintable(names.join(u' ')));
    for (const QString& name : names)
        byKeys(buildsInWales(), [&](Glass& glass) {
            glass.travel("wales");
            QSignalSpy acted(&glass.map().focus(), &marches::appmap::MapFocus::activated);
            auto* button = glass.seen<QAbstractButton>(name);
            QVERIFY2(button, qPrintable(name));
            QSignalSpy pressed(button, &QAbstractButton::clicked);
            button->setFocus(Qt::TabFocusReason);
            QCOMPARE(QApplication::focusWidget(), button);
            glass.key(static_cast<Qt::Key>(key), key == Qt::Key_Enter ? Qt::KeypadModifier : Qt::NoModifier);
            QVERIFY2(acted.isEmpty(), qPrintable(name));
            QVERIFY2(pressed.count() == 1, qPrintable(name));
        });
    byKeys(buildsInWales(), [&](Glass& glass) { // on the cards that lie on the map, too
        glass.travel("wales");
        QSignalSpy acted(&glass.map().focus(), &marches::appmap::MapFocus::activated);
        glass.key(Qt::Key_B);
        glass.seen<QAbstractButton>(QStringLiteral("choice.close"))->setFocus(Qt::TabFocusReason);
        glass.key(static_cast<Qt::Key>(key));
        QVERIFY(glass.seen<QAbstractButton>(QStringLiteral("choice.close")) == nullptr);
        QVERIFY(acted.isEmpty() && glass.lines().empty());
    });
}

/// Enter strikes from a row when all is laid; on another button it is that button's.
void KeysTest::damageIsLaidByTheButtonUnderTheKeys() {
    byKeys({"  turn: 5\n  phase: maneuvering\n  to-move: france\n  players:\n"
            "    england: {units: {london: [F1]}}\n"
            "    burgundy: {units: {artois: [I1, I2], vlaanderen: [F1]}}\n"
            "    france: {tokens: {military: 6}, units: {bourbon: [A1, A2], ile-de-france: [F1]}}\n"
            "    germany: {units: {brandenburg: [F1]}}\n"
            "  wars: [{between: [burgundy, france], since: 5}]\n",
            {"france move A1 artois", "france move A2 artois"}},
           [](Glass& glass) {
               const auto on = [&glass](const char* name) {
                   glass.seen<QAbstractButton>(QLatin1String(name))->setFocus(Qt::TabFocusReason);
                   glass.key(Qt::Key_Return);
               };
               const auto left = [&glass] { return glass.text(QStringLiteral("damage.left")); };
               const QString none = left();
               on("damage.suggest");
               QVERIFY(left() != none);
               const QString all = left();
               on("damage.suggest"); // all is laid: no strike
               QCOMPARE(left(), all);
               QVERIFY(glass.lines().empty());
               on("damage.minus.0");
               QVERIFY(left() != all);
               QVERIFY(glass.lines().empty());
               on("damage.plus.0");
               QCOMPARE(left(), all);
               QVERIFY(glass.lines().empty());
               on("damage.plus.0");
               QCOMPARE(glass.lines().size(), std::size_t{1});
           });
}

void KeysTest::capitals() {
    byKeys(threeArmies(), [](Glass& glass) {
        const auto& map = glass.session().setting().board.map;
        glass.key(Qt::Key_1, Qt::AltModifier);
        glass.key(Qt::Key_Home);
        QCOMPARE(map.provinces()[glass.map().focus().province()].id, std::string("london"));
        Lines visited;
        for (int i = 0; i < 4; ++i) {
            glass.key(Qt::Key_Home, Qt::ShiftModifier);
            visited.push_back(map.provinces()[glass.map().focus().province()].id);
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

MARCHES_TEST(KeysTest, application)
#include "keys_test.moc"
