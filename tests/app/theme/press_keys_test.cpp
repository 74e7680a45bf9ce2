#include "app/theme/look.h"
#include "app/theme/press_keys.h"
#include "app/theme/style.h"
#include "tests/app/register.h"
#include "tests/app/theme/shown.h"

#include <QAction>
#include <QApplication>
#include <QButtonGroup>
#include <QCheckBox>
#include <QDialog>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

namespace marches::theme {

namespace {

/// Takes Enter for itself, as a form does, and counts.
class Form : public QWidget {
public:
    explicit Form(QWidget* parent) : QWidget(parent) { new QHBoxLayout(this); }
    int sent = 0;

protected:
    void keyPressEvent(QKeyEvent* event) override {
        const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
        if (enter && buttonUnderKeys() == nullptr)
            ++sent;
        else
            QWidget::keyPressEvent(event);
    }
};

template <class Button>
Button* added(QWidget& form) {
    auto* button = new Button;
    button->setText(QStringLiteral("one"));
    button->setFocusPolicy(Qt::StrongFocus);
    form.layout()->addWidget(button);
    return button;
}

void press(QWidget& widget, Qt::Key key) {
    widget.setFocus();
    QCOMPARE(QApplication::focusWidget(), &widget);
    QTest::keyClick(&widget, key, key == Qt::Key_Enter ? Qt::KeypadModifier : Qt::NoModifier);
}

} // namespace

class PressKeysTest : public QObject {
    Q_OBJECT
private slots:
    void enterPressesWhatHasTheFocus();
    void fieldsLeaveEnterToTheirForm();
    void keysOfAButtonAreNoShortcuts();
    void aDialogDoesNotPressAnother();
    void aKeyThatIsHeldPressesOnce();
};

void PressKeysTest::enterPressesWhatHasTheFocus() {
    QWidget window;
    auto* form = new Form(&window);
    auto* push = added<QPushButton>(*form);
    auto* tool = added<QToolButton>(*form);
    auto* toggle = added<QToolButton>(*form);
    toggle->setCheckable(true);
    QVERIFY(show(window));
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter})
        for (QAbstractButton* button : std::initializer_list<QAbstractButton*>{push, tool, toggle}) {
            QSignalSpy pressed(button, &QAbstractButton::clicked);
            press(*button, key);
            QCOMPARE(pressed.count(), 1);
            press(*button, key); // a toggle that is on is a button all the same
            QCOMPARE(pressed.count(), 2);
            QTest::keyClick(button, key, Qt::ControlModifier);
            QCOMPARE(pressed.count(), 2);
        }
    QCOMPARE(form->sent, 0);
}

/// A box to tick is one, and of several buttons one of which is chosen, that one.
void PressKeysTest::fieldsLeaveEnterToTheirForm() {
    QWidget window;
    auto* form = new Form(&window);
    auto* box = added<QCheckBox>(*form);
    auto* group = new QButtonGroup(form);
    std::vector<QPushButton*> kinds{added<QPushButton>(*form), added<QPushButton>(*form)};
    for (QPushButton* kind : kinds) {
        kind->setCheckable(true);
        group->addButton(kind);
    }
    std::vector<QPushButton*> segments{added<QPushButton>(*form), added<QPushButton>(*form)};
    for (QPushButton* segment : segments) {
        segment->setCheckable(true);
        setSegment(segment, segment == segments.front() ? Segment::First : Segment::Last);
    }
    QVERIFY(show(window));
    press(*box, Qt::Key_Return);
    QVERIFY(!box->isChecked());
    QCOMPARE(form->sent, 1);
    int sent = 1;
    for (const auto& several : {kinds, segments}) {
        press(*several.back(), Qt::Key_Enter); // chosen now
        QVERIFY(several.back()->isChecked());
        QCOMPARE(form->sent, sent);
        press(*several.back(), Qt::Key_Enter);
        QVERIFY(several.back()->isChecked());
        QCOMPARE(form->sent, ++sent);
    }
}

void PressKeysTest::keysOfAButtonAreNoShortcuts() {
    QWidget window;
    auto* form = new Form(&window);
    auto* button = added<QPushButton>(*form);
    auto* other = new QWidget(&window);
    other->setFocusPolicy(Qt::StrongFocus);
    QAction action;
    action.setShortcuts({Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space});
    window.addAction(&action);
    QVERIFY(show(window));
    QSignalSpy pressed(button, &QAbstractButton::clicked);
    QSignalSpy done(&action, &QAction::triggered);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
        button->setFocus();
        QTest::keyClick(button, key);
        QCOMPARE(done.count(), 0);
    }
    QCOMPARE(pressed.count(), 3);
    other->setFocus();
    QTest::keyClick(other, Qt::Key_Return);
    QCOMPARE(done.count(), 1);
}

void PressKeysTest::aDialogDoesNotPressAnother() {
    QDialog dialog;
    auto* row = new QHBoxLayout(&dialog);
    auto* main = new QPushButton(QStringLiteral("main"));
    main->setDefault(true);
    auto* tool = new QToolButton;
    tool->setFocusPolicy(Qt::StrongFocus);
    auto* plain = new QPushButton(QStringLiteral("plain"));
    plain->setAutoDefault(false);
    for (QWidget* each : std::initializer_list<QWidget*>{main, tool, plain})
        row->addWidget(each);
    QVERIFY(show(dialog));
    QSignalSpy pressed(main, &QAbstractButton::clicked);
    for (QAbstractButton* button : std::initializer_list<QAbstractButton*>{tool, plain}) {
        QSignalSpy own(button, &QAbstractButton::clicked);
        press(*button, Qt::Key_Return);
        QCOMPARE(own.count(), 1);
    }
    QCOMPARE(pressed.count(), 0);
}

void PressKeysTest::aKeyThatIsHeldPressesOnce() {
    QWidget window;
    auto* form = new Form(&window);
    auto* button = added<QToolButton>(*form);
    QVERIFY(show(window));
    button->setFocus();
    QSignalSpy pressed(button, &QAbstractButton::clicked);
    const auto hold = [&] {
        for (const bool again : {false, true, true}) {
            QKeyEvent key(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QStringLiteral("\r"), again);
            QApplication::sendEvent(button, &key);
        }
    };
    hold();
    QCOMPARE(pressed.count(), 1);
    button->setAutoRepeat(true); // as the zoom's
    hold();
    QCOMPARE(pressed.count(), 4);
}

} // namespace marches::theme

MARCHES_TEST(marches::theme::PressKeysTest, look)

#include "press_keys_test.moc"
