#include "tests/app/play/crash.h"
#include "tests/app/play/toy_face.h"

#include <QTest>

using namespace marches;

class CrashTest : public QObject {
    Q_OBJECT

private slots:
    void nothingIsLost();
};

void CrashTest::nothingIsLost() {
    RecordHeader header = toy::newHeader({"random", "random", "random", "random"});
    header.options.emplace_back("rounds", "120");
    play::test::killAtAnyMoment(toy::gameEntry(), header, QStringLiteral(CRASH_VICTIM));
}

QTEST_GUILESS_MAIN(CrashTest)
#include "crash_test.moc"
