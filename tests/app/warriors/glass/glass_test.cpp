#include "tests/app/warriors/glass/glass_test.h"

#include "tests/app/warriors/fixture.h"

#include <QStandardPaths>

namespace marches::warriors::face::test {

void GlassTest::initTestCase() {
    QCoreApplication::setApplicationName(
        QStringLiteral("marches-glass-%1").arg(QLatin1String(metaObject()->className())));
    QStandardPaths::setTestModeEnabled(true);
    initLook();
}

void GlassTest::cleanup() {
    glass_.reset();
}

QString GlassTest::pictureName() {
    QStringList parts{QStringLiteral("glass"), QString::fromUtf8(QTest::currentTestFunction())};
    if (const char* row = QTest::currentDataTag()) parts << QString::fromUtf8(row).replace(u' ', u'-');
    return parts.join(u'-');
}

} // namespace marches::warriors::face::test
