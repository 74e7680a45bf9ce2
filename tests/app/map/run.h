#pragma once

#include "app/theme/style.h"

#include <QApplication>
#include <QTest>

#include <cstdio>

namespace marches::appmap {

/// main() of a test that paints: application, fonts, signs and style as in the program.
template <class Test>
int runTest(int argc, char** argv) {
    QApplication application(argc, argv);
    if (!theme::init().isEmpty()) {
        std::fputs("The bundled fonts can't be loaded.\n", stderr);
        return 1;
    }
    QApplication::setStyle(new theme::MarchesStyle);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace marches::appmap
