#include "app/warriors/opening.h"
#include "tests/app/play/crash.h"

#include <QTest>

using namespace marches;

class WarriorsCrashTest : public QObject {
    Q_OBJECT

private slots:
    void nothingIsLost();
};

void WarriorsCrashTest::nothingIsLost() {
    RecordHeader header;
    header.game = warriors::WarriorsAndTraders::id;
    header.scenario.name = "western-europe";
    header.seed = 7;
    header.seats = {{"england", "red", "random", ""},
                    {"burgundy", "blue", "random", ""},
                    {"france", "yellow", "bot:novice", ""},
                    {"germany", "green", "bot:steady", ""}};
    play::test::killAtAnyMoment(warriors::face::gameEntry(), header, QStringLiteral(CRASH_VICTIM));
}

QTEST_GUILESS_MAIN(WarriorsCrashTest)
#include "crash_test.moc"
