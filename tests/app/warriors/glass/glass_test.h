#pragma once

#include "tests/app/warriors/glass/glass.h"

#include <QObject>
#include <QTest>

namespace marches::warriors::face::test {

/// What the tests of the glass have in common: a window of its own for each that a hand does.
class GlassTest : public QObject {
    Q_OBJECT

protected slots:
    void initTestCase();
    void cleanup();

protected:
    using Lines = std::vector<std::string>;

    template <class Steps>
    void byKeys(const Opening& opening, Steps steps) {
        by(Glass::Hand::keyboard, opening, steps);
    }
    template <class Steps>
    void byMouse(const Opening& opening, Steps steps) {
        by(Glass::Hand::mouse, opening, steps);
    }
    /// Fails with a picture of the window where the hand is stuck.
    template <class Steps>
    void by(Glass::Hand hand, const Opening& opening, Steps steps) {
        glass_ = std::make_unique<Glass>();
        try {
            glass_->open(opening);
            glass_->use(hand);
            opened();
            steps(*glass_);
        } catch (const Unreachable& fault) {
            glass_->picture(pictureName());
            QFAIL(fault.what());
        }
    }

    std::unique_ptr<Glass> glass_;

private:
    /// Before the hand does anything.
    virtual void opened() {}
    static QString pictureName();
};

} // namespace marches::warriors::face::test
