#include "tests/app/register.h"
#include "tests/app/warriors/glass/glass_test.h"
#include "tests/app/warriors/glass/kinds.h"
#include "tests/app/warriors/glass/scenes.h"

#include <QApplication>

#include <algorithm>
#include <map>
#include <set>

using namespace marches::warriors;
using namespace marches::warriors::face::test;

namespace {

std::vector<TableRow> allScenes() {
    std::vector<TableRow> all;
    for (auto* part :
         {upkeepScenes, tradeScenes, developmentScenes, maneuveringScenes, battleScenes, tableScenes})
        for (TableRow& scene : part())
            all.push_back(std::move(scene));
    return all;
}

template <std::size_t... I>
std::set<std::string> kindsOfSteps(std::index_sequence<I...>) {
    return {kindOf(State{}, {marches::SeatId{0}, std::variant_alternative_t<I, Step>{}})...};
}

} // namespace

/// Every kind of command once by mouse and once by keyboard.
class CommandsTest : public GlassTest {
    Q_OBJECT

private slots:
    void everyStepHasAKind();
    void command_data();
    void command();
    void everyKindByBothHands();
    void panesTakeTheKeys();

private:
    const std::vector<TableRow> scenes_ = allScenes();
    std::map<std::string, std::set<Glass::Hand>> done_;
    std::size_t rows_ = 0;
    std::size_t played_ = 0;
};

/// The table of kinds knows every step that the engine has.
void CommandsTest::everyStepHasAKind() {
    const auto& all = allKinds();
    for (const std::string& kind : kindsOfSteps(std::make_index_sequence<std::variant_size_v<Step>>{}))
        QVERIFY2(std::find(all.begin(), all.end(), kind) != all.end(), kind.c_str());
}

void CommandsTest::command_data() {
    QTest::addColumn<int>("scene");
    QTest::addColumn<bool>("mouse");
    for (std::size_t i = 0; i < scenes_.size(); ++i)
        for (const bool mouse : {true, false}) {
            QTest::addRow("%s by %s", scenes_[i].kind, mouse ? "mouse" : "keyboard")
                << static_cast<int>(i) << mouse;
            ++rows_;
        }
}

void CommandsTest::command() {
    QFETCH(int, scene);
    QFETCH(bool, mouse);
    ++played_;
    const TableRow& wanted = scenes_[static_cast<std::size_t>(scene)];
    const TableRow::Way& way = mouse ? wanted.mouse : wanted.keys;
    const Glass::Hand hand = mouse ? Glass::Hand::mouse : Glass::Hand::keyboard;
    by(hand, wanted.opening, [&](Glass& glass) {
        way.does(glass);
        const std::vector<std::string> lines = glass.lines();
        if (lines.empty()) throw Unreachable("nothing was done");
        QCOMPARE(QString::fromStdString(lines.front()), QLatin1String(way.line));
        const std::vector<std::string> kinds = glass.kinds();
        QVERIFY2(std::find(kinds.begin(), kinds.end(), wanted.kind) != kinds.end(), wanted.kind);
        const QString fault = glass.replayFault();
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        done_[wanted.kind].insert(hand);
    });
}

/// No kind is missing, with neither hand. Only rows that passed count.
void CommandsTest::everyKindByBothHands() {
    if (played_ < rows_) QSKIP("only a part of the table was asked for");
    QStringList missing;
    for (const std::string& kind : allKinds())
        for (const auto& [hand, name] :
             {std::pair{Glass::Hand::mouse, "mouse"}, {Glass::Hand::keyboard, "keyboard"}})
            if (!done_[kind].contains(hand))
                missing << QStringLiteral("%1 by %2").arg(QString::fromStdString(kind), QLatin1String(name));
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QStringLiteral(", "))));
}

/// Alt and a figure lead to a pane, and something in it answers the keys then.
void CommandsTest::panesTakeTheKeys() {
    byKeys(tradeScenes().front().opening, [](Glass& glass) {
        const std::array panes{"map", "banner", "players", "actions", "log", "trade", "playmat"};
        for (std::size_t i = 0; i < panes.size(); ++i) {
            glass.key(static_cast<Qt::Key>(Qt::Key_1 + i), Qt::AltModifier);
            const QWidget* focus = QApplication::focusWidget();
            QVERIFY2(focus, panes[i]);
            QVERIFY2(focus->focusPolicy() != Qt::NoFocus, panes[i]);
            bool inside = false;
            for (const QWidget* widget = focus; widget; widget = widget->parentWidget())
                inside = inside || widget->objectName() == QLatin1String(panes[i]);
            QVERIFY2(inside, panes[i]);
        }
    });
}

MARCHES_TEST(CommandsTest, application)
#include "commands_test.moc"
