#include "tests/app/warriors/part_test.h"

#include "app/shell/settings.h"
#include "engine/warriors/command.h"
#include "tests/app/warriors/fixture.h"

#include <QCoreApplication>
#include <QStandardPaths>

namespace marches::warriors::face::test {

void PartTest::initTestCase() {
    QCoreApplication::setApplicationName(
        QStringLiteral("marches-warriors-%1").arg(QLatin1String(metaObject()->className())));
    QStandardPaths::setTestModeEnabled(true);
    initLook();
    qRegisterMetaType<Command>();
}

void PartTest::init() {
    shell::Settings().clear();
}

} // namespace marches::warriors::face::test
