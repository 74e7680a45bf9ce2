#pragma once

#include "app/warriors/pieces/moment.h"

#include <QObject>

namespace marches::warriors::face::test {

/// For tests of a part of the face by itself, without the window: each begins without settings.
class PartTest : public QObject {
    Q_OBJECT

protected slots:
    void initTestCase();
    void init();

protected:
    /// High enough for all that a dock of Trade can hold.
    template <class Dock>
    static void showHigh(Dock& dock, const Moment& moment) {
        dock.setMoment(moment);
        dock.resize(600, 900);
        dock.show();
    }
};

} // namespace marches::warriors::face::test
