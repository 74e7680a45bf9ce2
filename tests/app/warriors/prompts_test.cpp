#include "app/warriors/action_rows.h"
#include "app/warriors/choices.h"
#include "app/warriors/prompts.h"
#include "app/warriors/reach.h"
#include "engine/warriors/query.h"
#include "tests/app/warriors/fixture.h"

#include <QTest>

#include <algorithm>

using namespace marches;
using namespace marches::warriors;
using namespace marches::warriors::face;
using namespace marches::warriors::face::test;

namespace {

Scene asking(Stage stage, const std::string& phase, const char* country) {
    Scene scene = middleGame(phase, country);
    scene.moment.state.stage = stage;
    return scene;
}

const play::ActionRow* rowOf(const std::vector<play::ActionRow>& rows, const QString& group,
                             const QString& text) {
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const play::ActionRow& row) {
        return row.group == group && row.text == text;
    });
    return found == rows.end() ? nullptr : &*found;
}

} // namespace

/// What the banner and the Actions list say of a question: what it costs, what it brings, what is lost.
class PromptsTest : public QObject {
    Q_OBJECT

private slots:
    void shiftingTellsPriceAndLevels();
    void feedingTellsWhoDies();
    void warTellsWhatItMeans();
    void buildStandsBeforeWar();
};

void PromptsTest::shiftingTellsPriceAndLevels() {
    const Scene scene = asking(Stage::shift, "development", "france");
    const play::Prompt prompt = makePrompt(scene.moment, {}, {});
    QVERIFY2(prompt.detail.startsWith(QStringLiteral("Free, once a turn")), qPrintable(prompt.detail));
    // Production has two tokens, at level II; Trade one, at level II with the next level two tokens away.
    const auto rows = actionRows(scene.moment, {}, {});
    const play::ActionRow* row =
        rowOf(rows, QStringLiteral("Shift a token"), QStringLiteral("Production → Trade"));
    QVERIFY(row);
    QCOMPARE(row->detail, QStringLiteral("Production stays II, Trade stays II"));
    row = rowOf(rows, QStringLiteral("Shift a token"), QStringLiteral("Trade → Production"));
    QVERIFY(row);
    QCOMPARE(row->detail, QStringLiteral("Trade II → I, Production II → III"));
}

void PromptsTest::feedingTellsWhoDies() {
    Scene scene = asking(Stage::feed, "upkeep", "france");
    Player& player = scene.moment.state.player(scene.moment.hand);
    for (Unit& unit : player.units)
        unit.fed = false;
    const auto done = [&] { return makePrompt(scene.moment, {}, {}).others.front(); };
    player.resources[Resource::food] = 9; // two Archers and an Infantry need 5
    QCOMPARE(done().text, QStringLiteral("Feed none"));
    QCOMPARE(done().note, QStringLiteral("3 army(ies) die(s)"));
    for (const Token token : armiesOf(scene.moment.state, scene.moment.hand)) {
        player.units[token].fed = true;
        break;
    }
    QCOMPARE(done().text, QStringLiteral("Feed no more"));
    QCOMPARE(done().note, QStringLiteral("2 army(ies) die(s)"));
}

void PromptsTest::warTellsWhatItMeans() {
    const Scene scene = middleGame("development", "france");
    const QString sentence = makeChoice(scene.moment, {}, Choosing::war).sentence;
    QVERIFY2(sentence.startsWith(QStringLiteral("War begins at once and takes this Action.")),
             qPrintable(sentence));
    QVERIFY2(sentence.contains(QStringLiteral("until turn 7 is over")), qPrintable(sentence));
}

/// Read from the left, where the last button of the list stands; Build stays in sight where there is no room.
void PromptsTest::buildStandsBeforeWar() {
    const Scene scene = middleGame("development", "france");
    const auto buttons = makePrompt(scene.moment, {}, {}).others;
    QStringList read;
    for (auto button = buttons.rbegin(); button != buttons.rend(); ++button)
        read << button->id;
    QCOMPARE(read, QStringList({"build", "war", "pass"}));
    QVERIFY(buttons.back().keeps);
}

QTEST_MAIN(PromptsTest)
#include "prompts_test.moc"
