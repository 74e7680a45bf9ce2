#include "app/theme/look.h"
#include "app/theme/style.h"
#include "tests/app/register.h"
#include "tests/app/theme/shown.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>

namespace marches::theme {

class FocusRingTest : public QObject {
    Q_OBJECT
private slots:
    void ringShowsForTheKeyboardOnly();
    void ringKeepsItsDistanceAndFollows();
    void commandsShowNoRing();
    void ringIsCutByScrolledAreas();
};

namespace {

QWidget* ring(const QWidget& window) {
    return window.findChild<QWidget*>(QStringLiteral("focusRing"));
}

void focusByKey(QWidget& widget) {
    QTest::keyClick(widget.window(), Qt::Key_Tab);
    widget.clearFocus();
    widget.setFocus(Qt::TabFocusReason);
}

} // namespace

void FocusRingTest::ringShowsForTheKeyboardOnly() {
    QWidget window;
    auto* row = new QHBoxLayout(&window);
    auto* first = new QPushButton(QStringLiteral("one"));
    auto* second = new QPushButton(QStringLiteral("two"));
    row->addWidget(first);
    row->addWidget(second);
    QVERIFY(show(window));
    QTest::mouseClick(first, Qt::LeftButton);
    QVERIFY(!ring(window) || !ring(window)->isVisible());
    QTest::keyClick(first, Qt::Key_Tab);
    QVERIFY(second->hasFocus());
    QVERIFY(ring(window) && ring(window)->isVisible());
    QTest::mouseClick(second, Qt::LeftButton);
    QVERIFY(!ring(window)->isVisible());
}

void FocusRingTest::ringKeepsItsDistanceAndFollows() {
    QWidget window;
    window.resize(300, 200);
    auto* button = new QPushButton(QStringLiteral("one"), &window);
    button->setGeometry(50, 60, 100, 32);
    QVERIFY(show(window));
    focusByKey(*button);
    QVERIFY(ring(window)->isVisible());
    QCOMPARE(ring(window)->geometry(), QRect(45, 55, 110, 42));
    const QImage seen = window.grab().toImage();
    QCOMPARE(seen.pixelColor(46, 76), colour(Role::Focus, Tone::Light));
    QCOMPARE(seen.pixelColor(48, 76), colour(Role::Panel, Tone::Light)); // 2 px of ground between
    button->move(120, 100);
    QCOMPARE(ring(window)->geometry(), QRect(115, 95, 110, 42));
    QSignalSpy pressed(button, &QPushButton::clicked);
    QTest::mouseClick(&window, Qt::LeftButton, {}, {170, 116});
    QTest::mouseClick(window.childAt(170, 116), Qt::LeftButton); // the ring lets the mouse through
    QCOMPARE(pressed.count(), 1);
    focusByKey(*button);
    button->hide();
    QVERIFY(!ring(window)->isVisible());
}

/// A command given by keys leaves the ring as it is; so does what takes the focus after it by itself.
void FocusRingTest::commandsShowNoRing() {
    QWidget window;
    window.resize(300, 200);
    auto* button = new QPushButton(QStringLiteral("one"), &window);
    auto* other = new QPushButton(QStringLiteral("two"), &window);
    button->setGeometry(50, 20, 100, 32);
    other->setGeometry(50, 100, 100, 32);
    QVERIFY(show(window));
    const auto shown = [&] { return ring(window) != nullptr && ring(window)->isVisible(); };
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(button->hasFocus() && !shown());
    QTest::keyClick(button, Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(button, Qt::Key_Escape);
    QVERIFY(!shown());
    other->setFocus(Qt::OtherFocusReason);
    QVERIFY(other->hasFocus() && !shown());
    other->hide(); // Qt goes on as if by Tab
    QVERIFY(button->hasFocus() && !shown());
    other->show();
    other->setFocus(Qt::OtherFocusReason);
    QTest::keyClick(other, Qt::Key_Down);
    QVERIFY(shown());
    QTest::keyClick(other, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(shown());
}

void FocusRingTest::ringIsCutByScrolledAreas() {
    QScrollArea area;
    area.setFrameShape(QFrame::NoFrame);
    auto* contents = new QWidget;
    contents->resize(200, 1000);
    auto* button = new QPushButton(QStringLiteral("deep down"), contents);
    button->setGeometry(20, 40, 120, 32);
    area.setWidget(contents);
    area.resize(220, 200);
    QVERIFY(show(area));
    focusByKey(*button);
    QVERIFY(ring(area)->isVisible());
    area.verticalScrollBar()->setValue(60);
    QVERIFY(ring(area)->geometry().top() >= 0);
    QVERIFY(ring(area)->height() < 42);
    area.verticalScrollBar()->setValue(400);
    QVERIFY(!ring(area)->isVisible());
}

} // namespace marches::theme

MARCHES_TEST(marches::theme::FocusRingTest, look)
#include "focus_ring_test.moc"
