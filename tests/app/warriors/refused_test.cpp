#include "app/warriors/pieces/rule_text.h"
#include "app/warriors/pieces/words.h"
#include "app/warriors/prompts/action_rows.h"
#include "app/warriors/prompts/refusal_cards.h"
#include "app/warriors/words/sentences.h"
#include "engine/warriors/rules.h"
#include "tests/app/register.h"
#include "tests/app/warriors/fixture.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <set>

using namespace marches;
using namespace marches::warriors;
using namespace marches::warriors::face;
using namespace marches::warriors::face::test;

/// What is refused: its row in the list of actions, and its card.
class RefusedTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initLook(); }

    void refusedRowsSayWhy();
    void whatAUnificationBringsIsSaidBeforehand();
    void aUnificationNamesAllThatIsMissing();
    void refusedRowsNameLikeUnitsTogether();
    void refusedRowsNameTheirProvincesTogether();
    void refusedRowsCountUnitsThatAreAlike();
    void refusalNamesTheRule();
    void refusalNamesThoseThatItIsTrueOf();
};

void RefusedTest::refusedRowsSayWhy() {
    const Scene scene = middleGame("development", "france");
    const auto rows = refusedRows(scene.moment, {}, {});
    QCOMPARE(refusedCount(scene.moment, {}), rows.size());
    bool cavalry = false;
    bool fort = false;
    for (const play::ActionRow& row : rows) {
        QVERIFY(row.refused);
        QVERIFY(!row.detail.isEmpty());
        QVERIFY2(!row.detail.contains(QLatin1Char('{')), qPrintable(row.detail));
        if (row.group == QStringLiteral("Build Cavalry")) {
            cavalry = true;
            QCOMPARE(row.detail, QStringLiteral("Cavalry: Military VI needed, now IV."));
        }
        fort = fort ||
               row.detail == QStringLiteral("A Fort needs Masonry, which comes with Production IV; now II.");
    }
    QVERIFY(cavalry);
    QVERIFY(fort);
}

/// What is not possible yet may be worth working for: 5 provinces of England bring 5 Actions, with its 2
/// Contested ones 9 (`unify.award`).
void RefusedTest::whatAUnificationBringsIsSaidBeforehand() {
    const Scene scene = middleGame("maneuvering", "england");
    const auto rows = refusedRows(scene.moment, {}, {});
    const auto row = std::find_if(rows.begin(), rows.end(), [](const play::ActionRow& each) {
        return each.text.endsWith(QStringLiteral("Unify England"));
    });
    QVERIFY(row != rows.end());
    QCOMPARE(row->cost, QStringLiteral("5 to 9 Action(s)"));
}

/// Whoever plans for it reads the whole list, not its first name; of a single one also who has it.
void RefusedTest::aUnificationNamesAllThatIsMissing() {
    Scene scene = middleGame("maneuvering", "england");
    const SeatId england = seat(scene, "england");
    const auto said = [&] {
        return sentence(scene.moment, *check(*scene.setting, scene.moment.state, {england, step::Unify{}}));
    };
    for (const ProvinceId each : scene.setting->board.required[scene.setting->seats[index(england)].country])
        scene.moment.state.holders[index(each)] = ownerOf(england);
    const ProvinceId wales = province(scene, "wales");
    const ProvinceId wessex = province(scene, "wessex");
    scene.moment.state.holders[index(wales)] = Owner::barbarian;
    QCOMPARE(said(), QStringLiteral("Not held: Wales (now: Barbarians). Unification needs the Capital, the "
                                    "Trade Center and all Common provinces of the starting country."));
    scene.moment.state.holders[index(wessex)] = ownerOf(seat(scene, "france"));
    QCOMPARE(said().section(QLatin1Char('.'), 0, 0),
             QStringLiteral("Not held: %1").arg(provinceNames(*scene.setting, std::array{wales, wessex})));
}

/// Units of which the rules say the same are one row, and count once.
void RefusedTest::refusedRowsNameLikeUnitsTogether() {
    Scene scene = middleGame("maneuvering", "france");
    scene.moment.state.stage = Stage::movePrincess;
    auto& units = scene.moment.state.player(seat(scene, "france")).units;
    const ProvinceId home = province(scene, "ile-de-france");
    const TokenRange princesses = tokensOf(UnitKind::princess);
    for (Token token = princesses.first; token < princesses.end; ++token)
        units[token] = {.province = home};
    const auto rows = refusedRows(scene.moment, {}, {});
    QCOMPARE(refusedCount(scene.moment, {}), rows.size());
    std::set<QString> seen;
    bool four = false;
    for (const play::ActionRow& row : rows) {
        QVERIFY2(seen.insert(row.group + row.text).second, qPrintable(row.group + row.text));
        QVERIFY2(!row.group.contains(QStringLiteral("Princess no. 1")), qPrintable(row.group));
        four = four || row.group.startsWith(QStringLiteral("Move 4 Princess(es) from "));
        if (row.group.startsWith(QStringLiteral("Move 4")))
            QVERIFY2(!row.detail.contains(QStringLiteral("Princess no. 1")), qPrintable(row.detail));
    }
    QVERIFY(four);
}

/// One reason, said once for all the neighbours that it is true of.
void RefusedTest::refusedRowsNameTheirProvincesTogether() {
    Scene scene = middleGame("maneuvering", "france");
    auto& units = scene.moment.state.player(seat(scene, "france")).units;
    units[0].apSpent = 3; // I1 in Bourbon
    const ProvinceId from = units[0].province;
    std::set<QString> reasons;
    QStringList named;
    for (const play::ActionRow& row : refusedRows(scene.moment, {}, {0})) {
        if (!row.group.startsWith(QStringLiteral("Move"))) continue;
        QVERIFY2(reasons.insert(row.detail).second, qPrintable(row.detail));
        named << row.text;
    }
    QVERIFY(named.size() < static_cast<qsizetype>(scene.setting->board.neighbours[from].size()));
    for (const ProvinceId to : scene.setting->board.neighbours[from])
        QCOMPARE(named.filter(provinceName(*scene.setting, to)).size(), 1);

    // A reason that names a province names all of them.
    units[0].apSpent = 2;
    for (const ProvinceId to : scene.setting->board.neighbours[from])
        scene.moment.state.holders[index(to)] = Owner::barbarian;
    bool together = false;
    for (const play::ActionRow& row : refusedRows(scene.moment, {}, {0}))
        if (row.detail.startsWith(QStringLiteral("Action Points of"))) {
            QVERIFY2(row.detail.contains(QStringLiteral("to enter %1:").arg(row.text)),
                     qPrintable(row.detail));
            together =
                together || row.text == provinceNames(*scene.setting, scene.setting->board.neighbours[from]);
        }
    QVERIFY(together);
}

/// A unit is called by its number only where others of its kind stand beside it and differ.
void RefusedTest::refusedRowsCountUnitsThatAreAlike() {
    Scene scene = middleGame("maneuvering", "france");
    auto& units = scene.moment.state.player(seat(scene, "france")).units;
    for (Token token = 1; token < 4; ++token)
        if (units[token].province == units[0].province) units[token].province = noProvince;
    units[0].apSpent = 3;
    const auto first = [&] { return refusedRows(scene.moment, {}, {0}).front(); };
    QCOMPARE(first().group, QStringLiteral("Move 1 Infantry from Bourbon"));
    QCOMPARE(first().detail, QStringLiteral("Action Points of Infantry: 1 needed, 0 left."));
    units[1] = {.province = units[0].province};
    QCOMPARE(first().group, QStringLiteral("Move Infantry no. 1 from Bourbon"));
    QCOMPARE(first().detail, QStringLiteral("Action Points of Infantry no. 1: 1 needed, 0 left."));
}

void RefusedTest::refusalNamesTheRule() {
    Scene scene = middleGame("maneuvering", "france");
    const SeatId france = seat(scene, "france");
    scene.moment.state.player(france).units[0].apSpent = 2; // I1: 1 of 3 left
    const Command step{france, step::Move{0, province(scene, "artois")}};
    const auto refusal = check(*scene.setting, scene.moment.state, step);
    QVERIFY(refusal.has_value());
    Remedies remedies;
    remedies.goWith = [](const std::vector<Token>&, ProvinceId) {};
    const play::RefusalCard card = refusalCard(scene.moment, *refusal, step, remedies);
    QCOMPARE(card.title, QStringLiteral("Infantry no. 1 cannot enter Artois from Bourbon"));
    QCOMPARE(card.rule, QStringLiteral("man.move.enter-hostile"));
    QVERIFY2(card.sentence.contains(QStringLiteral("<b>1</b> left")), qPrintable(card.sentence));
    QVERIFY(card.ruleSentence.startsWith(QStringLiteral("An army may enter a province of Barbarians")));
    QCOMPARE(card.ruleSection, QStringLiteral("Maneuvering"));
    QVERIFY(card.ruleSentence.endsWith(QLatin1Char('.')));
    QVERIFY(!card.remedies.empty()); // an Archer with enough points
    QCOMPARE(card.province, province(scene, "artois"));
    QVERIFY(rulebook().contains(QStringLiteral("### man.move.enter-hostile")));
    QVERIFY(!rulebook().contains(QStringLiteral("kind: allow")));
}

/// Of several chosen, those that can't go there for the reason that the card gives.
void RefusedTest::refusalNamesThoseThatItIsTrueOf() {
    Scene scene = middleGame("maneuvering", "france");
    const SeatId france = seat(scene, "france");
    auto& units = scene.moment.state.player(france).units;
    units[0].apSpent = 2; // I1: 1 of 3 left
    units[1] = units[0];
    Remedies remedies;
    remedies.chosen = {0, 1};
    const auto cardOf = [&](Token token) {
        const Command step{france, step::Move{token, province(scene, "artois")}};
        const auto refusal = check(*scene.setting, scene.moment.state, step);
        return refusal ? refusalCard(scene.moment, *refusal, step, remedies) : play::RefusalCard{};
    };
    const auto cannot = [](const QString& those) {
        return those + QStringLiteral(" cannot go from Bourbon to Artois");
    };
    const play::RefusalCard both = cardOf(0);
    QCOMPARE(both.title, cannot(QStringLiteral("2 Infantry")));
    QVERIFY2(!both.sentence.contains(QStringLiteral("Infantry no. 1")), qPrintable(both.sentence));
    units[1].apSpent = 0; // can go there
    QCOMPARE(cardOf(0).title, cannot(QStringLiteral("1 Infantry")));

    // Two for the same reason and with the same figures, one with others, one for another reason.
    const Token princess = tokensOf(UnitKind::princess).first;
    units[1] = units[2] = units[0];
    units[2].apSpent = 3;
    units[princess] = {.province = units[0].province};
    remedies.chosen = {0, 1, 2, princess};
    const play::RefusalCard two = cardOf(0);
    QCOMPARE(two.title, cannot(QStringLiteral("2 Infantry")));
    QVERIFY2(two.sentence.contains(QStringLiteral("<b>1</b> left")), qPrintable(two.sentence));
    const play::RefusalCard spent = cardOf(2);
    QCOMPARE(spent.title, cannot(QStringLiteral("1 Infantry")));
    QVERIFY2(spent.sentence.contains(QStringLiteral("<b>0</b> left")), qPrintable(spent.sentence));
    // One alone is called by its name.
    const play::RefusalCard later = cardOf(princess);
    QCOMPARE(later.rule, QStringLiteral("man.order"));
    QVERIFY2(later.sentence.contains(unitName(princess)), qPrintable(later.sentence));
}

MARCHES_TEST(RefusedTest, application)
#include "refused_test.moc"
