#include "app/map/map_view.h"
#include "app/play/banner.h"
#include "app/shell/files.h"
#include "app/theme/look.h"
#include "app/theme/motion.h"
#include "app/theme/style.h"
#include "tests/app/play/glass.h"
#include "tests/app/register.h"

#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QToolTip>
#include <QTreeView>

#include <cstdlib>

using namespace marches;

/// The banner, through the glass: who is asked, and what its buttons do.
class BannerTest : public toy::GlassTest {
    Q_OBJECT

private slots:
    void newGameIsPlayedByKeys();
    void primaryButtonActs();
    void clicksMeantForAnotherAreIgnored();
    void doubleClicksAnswerOneQuestion();
    void spotOfTheLastClickWaitsLonger();
    void aTooltipGoesWithWhatItSpokeOf();
    void whatDecidesNothingRepeats();
    void noIsNotPressedTwice();
    void focusStaysWhereItWasPressed();
    void focusThatStrayedIsTakenBack();
    void focusShunsWhatEndsSomething();
    void hurryingEndsNothing();
    void thinkingLooksLikeNoProgress();
    void undoPastAnotherPersonAsks();
    void questionsAreAnsweredByYesOrNo();
    void questionsStandHoweverNarrow();
    void questionsOutlastWhatOthersDo();
};

void BannerTest::newGameIsPlayedByKeys() {
    playToTheEnd();
    QCOMPARE(text("banner.sentence"), QStringLiteral("The lanterns are counted"));
    QTRY_COMPARE(find<QTreeView>("actions.view")->model()->rowCount(), 0);
}

void BannerTest::primaryButtonActs() {
    startGame();
    const NodeId before = session().head();
    click("banner.first");
    QVERIFY(session().head() != before);
}

void BannerTest::clicksMeantForAnotherAreIgnored() {
    startGame();
    constexpr int grace = 300; // ms
    desk_->table()->setGrace(grace);
    click("banner.first");
    settle();
    QCOMPARE(session().viewer(), SeatId{1});
    const NodeId handedOver = session().head();
    click("banner.first");
    QCOMPARE(session().head(), handedOver);
    auto* primary = find<QPushButton>("banner.first");
    QVERIFY(theme::buttonLook(primary).settling);
    QTest::qWait(grace + 50); // another question of the same person would be answered now
    QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(session().head(), handedOver);
    QTRY_VERIFY(!theme::buttonLook(primary).settling);
    QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(session().head() != handedOver);
}

namespace {

play::Prompt asksForMoves() {
    play::Prompt prompt;
    prompt.kind = QStringLiteral("moves");
    prompt.sentence = QStringLiteral("Anna: move");
    prompt.primary = play::Button{};
    prompt.primary->id = QStringLiteral("done");
    prompt.primary->text = QStringLiteral("Moves are over");
    return prompt;
}

/// As the system sends it: the second press comes as a double click.
void pressTwice(QWidget* button) {
    const QPointF at = button->rect().center();
    const QPointF global = button->mapToGlobal(at);
    for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease,
                                    QEvent::MouseButtonDblClick, QEvent::MouseButtonRelease}) {
        const bool up = type == QEvent::MouseButtonRelease;
        QMouseEvent event(type, at, global, Qt::LeftButton, up ? Qt::NoButton : Qt::LeftButton,
                          Qt::NoModifier);
        QApplication::sendEvent(button, &event);
    }
}

} // namespace

/// Neither the next question nor the one whether it is meant takes the second half of a double click.
void BannerTest::doubleClicksAnswerOneQuestion() {
    play::Banner banner;
    play::Prompt prompt = asksForMoves();
    int done = 0;
    prompt.primary->press = [&] {
        ++done;
        banner.show(prompt, nullptr); // the same once more: the next battle, the next Action
    };
    banner.resize(900, 60);
    banner.QWidget::show();
    banner.show(prompt, nullptr);
    auto* button = banner.findChild<QPushButton*>(QStringLiteral("banner.done"));
    pressTwice(button);
    QCOMPARE(done, 1);
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(done, 2);
    prompt.primary->confirm = QStringLiteral("2 armies can still move. End the moves?");
    banner.show(prompt, nullptr);
    const QString usual = button->text();
    pressTwice(button);
    QCOMPARE(done, 2);
    QCOMPARE(button->text(), QStringLiteral("Yes: ") + usual); // it says what another press means
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(done, 3);
    banner.show(prompt, nullptr);
    QCOMPARE(button->text(), usual);
}

/// A tooltip goes with what it spoke of, and stays where that stays.
void BannerTest::aTooltipGoesWithWhatItSpokeOf() {
    play::Banner banner;
    play::Prompt prompt = asksForMoves();
    prompt.primary->tip = QStringLiteral("Nobody will hold East Anglia");
    banner.resize(900, 60);
    banner.QWidget::show();
    QVERIFY(QTest::qWaitForWindowExposed(&banner));
    banner.show(prompt, nullptr);
    auto* button = banner.findChild<QPushButton*>(QStringLiteral("banner.done"));
    QTest::mouseMove(button);
    QTRY_VERIFY(banner.underMouse());
    QToolTip::showText(button->mapToGlobal(QPoint()), button->toolTip(), button);
    banner.show(prompt, nullptr);
    constexpr int hidingTakes = 400; // ms
    QTest::qWait(hidingTakes);
    QVERIFY(QToolTip::isVisible());
    prompt.primary->tip.clear();
    banner.show(prompt, nullptr);
    QTRY_VERIFY(!QToolTip::isVisible());
}

/// What decides nothing does: who presses Next twice looks two rows further.
void BannerTest::whatDecidesNothingRepeats() {
    play::Banner banner;
    play::Prompt prompt = asksForMoves();
    int steps = 0;
    play::Button next;
    next.id = QStringLiteral("forward");
    next.text = QStringLiteral("Next");
    next.press = [&] {
        ++steps;
        banner.show(prompt, nullptr);
    };
    for (const bool repeats : {false, true}) {
        steps = 0;
        next.repeats = repeats;
        prompt.others = {next};
        banner.resize(900, 60);
        banner.QWidget::show();
        banner.show(prompt, nullptr);
        pressTwice(banner.findChild<QPushButton*>(QStringLiteral("banner.forward")));
        QCOMPARE(steps, repeats ? 2 : 1);
    }
}

/// One person's next question, with a button where the last one's stood.
void BannerTest::spotOfTheLastClickWaitsLonger() {
    play::Banner banner;
    play::SeatInfo anna;
    anna.kind = QStringLiteral("human");
    int done = 0;
    play::Prompt prompt = asksForMoves();
    prompt.seat = SeatId{0};
    prompt.primary->press = [&] {
        ++done;
        prompt.kind += QStringLiteral(" again");
        banner.show(prompt, &anna);
    };
    constexpr int grace = 300; // ms
    banner.setGrace(grace);
    banner.resize(900, 60);
    banner.QWidget::show();
    banner.show(prompt, &anna);
    auto* button = banner.findChild<QPushButton*>(QStringLiteral("banner.done"));
    const auto press = [&](int aside) {
        QTest::mouseClick(button, Qt::LeftButton, {}, button->rect().center() + QPoint{aside, 0});
    };
    press(0);
    QCOMPARE(done, 1);
    QTest::qWait(grace + 50);
    press(0); // at the very spot
    QCOMPARE(done, 1);
    QTest::qWait(grace + 50);
    press(0);
    QCOMPARE(done, 2);
    QTest::qWait(grace + 50);
    press(2 * QApplication::startDragDistance());
    QCOMPARE(done, 3);
}

/// What stands where No stood takes no press that was meant for it.
void BannerTest::noIsNotPressedTwice() {
    play::Banner banner;
    play::SeatInfo anna;
    anna.kind = QStringLiteral("human");
    play::Prompt prompt = asksForMoves();
    prompt.seat = SeatId{0};
    prompt.primary->confirm = QStringLiteral("2 armies can still move. End the moves?");
    int others = 0;
    play::Button other;
    other.id = QStringLiteral("other");
    other.text = QStringLiteral("Other");
    other.press = [&] { ++others; };
    prompt.others.push_back(other);
    constexpr int grace = 300; // ms
    banner.setGrace(grace);
    banner.resize(900, 60);
    banner.QWidget::show();
    banner.show(prompt, &anna);
    QTest::mouseClick(banner.findChild<QPushButton*>(QStringLiteral("banner.done")), Qt::LeftButton);
    QTest::qWait(grace + 50);
    auto* second = banner.findChild<QPushButton*>(QStringLiteral("banner.no"));
    QTest::mouseClick(second, Qt::LeftButton);
    QCOMPARE(second->objectName(), QStringLiteral("banner.other"));
    QTest::mouseClick(second, Qt::LeftButton, {}, QPoint{2, 2}); // not even beside the spot
    QCOMPARE(others, 0);
    QTest::qWait(grace + 50);
    QTest::mouseClick(second, Qt::LeftButton, {}, QPoint{2, 2});
    QCOMPARE(others, 1);
}

void BannerTest::focusStaysWhereItWasPressed() {
    startGame();
    // The primary button is pressed and another takes its place.
    auto* primary = find<QPushButton>("banner.first");
    primary->setFocus();
    QTest::keyClick(primary, Qt::Key_Space);
    settle();
    QTRY_COMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("banner.first"));
    // Undo stays, greyed out, when there is nothing left to take back: no other button slides there.
    auto* undo = find<QPushButton>("banner.undo");
    QVERIFY(undo);
    undo->setFocus();
    QTest::keyClick(undo, Qt::Key_Space); // past another person: asks
    auto* yes = find<QPushButton>("banner.undo");
    QCOMPARE(QApplication::focusWidget(), yes);
    QTest::keyClick(yes, Qt::Key_Escape); // no: back to the button that had asked
    undo = find<QPushButton>("banner.undo");
    QVERIFY(undo != yes && undo->isVisible());
    QCOMPARE(QApplication::focusWidget(), undo);
    QTest::keyClick(undo, Qt::Key_Space);
    QTest::keyClick(yes, Qt::Key_Space);
    settle();
    undo = find<QPushButton>("banner.undo");
    QVERIFY(theme::buttonLook(undo).refused);
    QCOMPARE(QApplication::focusWidget(), undo);
    const NodeId start = session().head();
    QTest::keyClick(undo, Qt::Key_Space);
    QCOMPARE(session().head(), start);
    QCOMPARE(text("status.under"), QStringLiteral("There is nothing to take back."));
    // A button in a dock that goes away: the next one of that dock, not the next of the window.
    auto* shelves = find<QLabel>("shelves");
    auto* gone = new QPushButton(QStringLiteral("Gone"), shelves);
    auto* stays = new QPushButton(QStringLiteral("Stays"), shelves);
    stays->move(80, 0);
    gone->show();
    stays->show();
    gone->setFocus();
    connect(&session(), &play::Session::decisionChanged, gone, &QWidget::hide);
    QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!gone->isVisible());
    QTRY_COMPARE(QApplication::focusWidget(), stays);
}

/// Not to what is refused, which nobody has asked for there: where the focus was left by a button that was
/// hidden.
void BannerTest::focusThatStrayedIsTakenBack() {
    play::Banner banner;
    play::Prompt prompt = asksForMoves();
    play::Button redo;
    redo.id = QStringLiteral("redo");
    redo.text = QStringLiteral("Redo");
    redo.refused = true;
    redo.press = [] {};
    prompt.others = {redo};
    banner.resize(900, 60);
    banner.QWidget::show();
    QVERIFY(QTest::qWaitForWindowActive(&banner));
    banner.show(prompt, nullptr);
    auto* place = banner.findChild<QPushButton*>(QStringLiteral("banner.redo"));
    place->setFocus();
    prompt.kind = QStringLiteral("trade");
    banner.show(prompt, nullptr);
    QVERIFY(QApplication::focusWidget() != place);
    // Who has pressed it goes on to have it.
    place->setFocus();
    QTest::keyClick(place, Qt::Key_Space);
    prompt.kind = QStringLiteral("action");
    banner.show(prompt, nullptr);
    QCOMPARE(QApplication::focusWidget(), place);
}

/// Without a main button nothing that a key could press by mistake takes the focus.
void BannerTest::focusShunsWhatEndsSomething() {
    play::Banner banner;
    play::Prompt prompt = asksForMoves();
    play::Button pass;
    pass.id = QStringLiteral("pass");
    pass.text = QStringLiteral("Pass this Action");
    int passed = 0;
    pass.press = [&] { ++passed; };
    banner.resize(900, 60);
    banner.QWidget::show();
    QVERIFY(QTest::qWaitForWindowActive(&banner));
    banner.show(prompt, nullptr);
    QVERIFY(banner.takeFocus());
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("banner.done"));
    prompt.kind = QStringLiteral("action");
    prompt.primary.reset();
    prompt.others = {pass};
    banner.show(prompt, nullptr);
    QCOMPARE(QApplication::focusWidget(), &banner);
    QVERIFY(banner.takeFocus());
    QCOMPARE(QApplication::focusWidget(), &banner);
    QTest::keyClick(&banner, Qt::Key_Space);
    QTest::keyClick(&banner, Qt::Key_Return);
    QCOMPARE(passed, 0);
    // It is seen where the keyboard is, by a ring round the words: not by one round the whole window's width.
    const QColor ring = theme::themeOf(&banner).colour(theme::Role::Focus);
    const QImage seen = banner.grab().toImage();
    const auto near = [&](int x, int y) {
        const QColor at = seen.pixelColor(x, y);
        return std::abs(at.red() - ring.red()) + std::abs(at.blue() - ring.blue()) < 60;
    };
    int first = seen.width();
    int last = 0;
    for (int x = 0; x < seen.width(); ++x)
        for (int y = 0; y < seen.height(); ++y)
            if (near(x, y)) {
                first = std::min(first, x);
                last = std::max(last, x);
            }
    QVERIFY2(first > 10 && first < last && last < seen.width() / 2,
             qPrintable(QStringLiteral("%1 to %2").arg(first).arg(last)));
    // The same name, another meaning: not that either.
    auto* button = banner.findChild<QPushButton*>(QStringLiteral("banner.pass"));
    button->setFocus();
    prompt.kind = QStringLiteral("shift");
    prompt.others.front().text = QStringLiteral("Leave them");
    banner.show(prompt, nullptr);
    QCOMPARE(QApplication::focusWidget(), &banner);
}

/// A computer player is hurried by a key and at a place of their own: what ends one's own turn never is
/// pressed by it.
void BannerTest::hurryingEndsNothing() {
    const QString path = home_->filePath(QStringLiteral("two.marches"));
    QVERIFY(!shell::saveRecord(path, {toy::newHeader({"human", "random"}), {}}, {}));
    startWindow(path);
    QVERIFY(desk_->table());
    session().setPace(60000); // it waits to be hurried
    QTRY_VERIFY(session().asksViewer());
    const QRect main = find<QPushButton>("banner.first")->geometry();
    for (int i = 0; i < 20 && session().asksViewer(); ++i)
        QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(isSeat(session().computerToMove()));
    QVERIFY(!session().asksViewer());
    auto* hurry = find<QPushButton>("banner.move-now");
    QVERIFY(hurry && hurry->isVisible());
    QVERIFY(!hurry->geometry().intersects(main));
    QCOMPARE(theme::buttonLook(hurry).keyCap, QStringLiteral("Space"));
    const NodeId before = session().head();
    QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(session().head(), before);
    desk_->table()->map().setFocus();
    QTest::keyClick(&desk_->table()->map(), Qt::Key_Space);
    QTRY_VERIFY(session().head() != before);
    QTRY_VERIFY(session().asksViewer());
    // One's own turn: Space hurries nobody now.
    const NodeId asked = session().head();
    QTest::keyClick(&desk_->table()->map(), Qt::Key_Space);
    QCOMPARE(session().head(), asked);
}

/// A bar that goes to and fro, or, where nothing moves, signs along the whole edge: never a part that is
/// filled.
void BannerTest::thinkingLooksLikeNoProgress() {
    const auto stays = [](play::Banner& banner) {
        const auto edge = [&banner] {
            const QImage image = banner.grab().toImage().convertToFormat(QImage::Format_RGB32);
            return image.copy(0, image.height() - 4, image.width(), 2);
        };
        const QImage first = edge();
        for (int i = 0; i < 8; ++i) {
            QTest::qWait(60);
            if (edge() != first) return false;
        }
        return true;
    };
    for (const theme::Motion motion : {theme::Motion::Usual, theme::Motion::Off}) {
        style_->setMotion(motion);
        play::Banner banner;
        banner.resize(600, 60);
        banner.setVisible(true);
        banner.show(asksForMoves(), nullptr);
        QVERIFY(stays(banner));
        banner.setBusy(true);
        QCOMPARE(stays(banner), motion == theme::Motion::Off);
        if (motion == theme::Motion::Off) {
            const QImage image = banner.grab().toImage();
            const QRgb sign = theme::themeOf(&banner).colour(theme::Role::Accent).rgb();
            const auto share = [&](int from, int to) {
                int count = 0;
                for (int x = from; x < to; ++x)
                    count += image.pixel(x, image.height() - 3) == sign ? 1 : 0;
                return count * 100 / (to - from);
            };
            for (const int from : {100, 300, 500}) {
                QVERIFY(share(from, from + 100) > 10);
                QVERIFY(share(from, from + 100) < 50);
            }
        }
        banner.setBusy(false);
        QVERIFY(stays(banner));
    }
    style_->setMotion(theme::Motion::Usual);
}

void BannerTest::undoPastAnotherPersonAsks() {
    startGame();
    QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
    settle();
    QCOMPARE(session().viewer(), SeatId{1});
    const NodeId head = session().head();
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(session().head(), head);
    QVERIFY2(text("banner.detail").contains(QStringLiteral("Player ann")), qPrintable(text("banner.detail")));
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(session().head() != head);
    QCOMPARE(session().viewer(), SeatId{0});
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(session().head(), head);
}

/// Two buttons, nothing else: in the main one's place Yes where it had put the question, else No; the banner
/// is as high as before.
void BannerTest::questionsAreAnsweredByYesOrNo() {
    play::Banner banner;
    play::Prompt prompt = asksForMoves();
    prompt.detail = QStringLiteral("2 of 3 armies have moved");
    prompt.primary->confirm = QStringLiteral("1 army can still move. End the moves?");
    QStringList pressed;
    prompt.primary->press = [&] { pressed << QStringLiteral("done"); };
    play::Button pass;
    pass.id = QStringLiteral("pass");
    pass.text = QStringLiteral("Pass this Action");
    pass.confirm = QStringLiteral("The Action would be lost. Pass?");
    pass.press = [&] { pressed << QStringLiteral("pass"); };
    prompt.others = {pass};
    banner.resize(700, 60);
    banner.QWidget::show();
    banner.show(prompt, nullptr);
    const auto button = [&](const char* name) {
        auto* found = banner.findChild<QPushButton*>(QLatin1String(name));
        return found && found->isVisible() ? found : nullptr;
    };
    const auto* told = banner.findChild<QLabel*>(QStringLiteral("banner.detail"));
    const int height = banner.height();
    const QRect place = button("banner.done")->geometry();
    const auto shown = [&banner] {
        const QList<QPushButton*> all = banner.findChildren<QPushButton*>();
        return std::count_if(all.begin(), all.end(),
                             [](const QPushButton* each) { return each->isVisible(); });
    };
    for (const char* name : {"banner.done", "banner.pass"}) {
        const bool main = QLatin1String(name) == QLatin1String("banner.done");
        const play::Button& asks = main ? *prompt.primary : prompt.others.front();
        for (const bool yes : {false, true}) {
            QTest::mouseClick(button(name), Qt::LeftButton);
            QCOMPARE(told->text(), asks.confirm);
            QCOMPARE(shown(), 2);
            QCOMPARE(button(name)->text(), QStringLiteral("Yes: ") + asks.text);
            const auto* first = button(main ? name : "banner.no");
            const auto* second = button(main ? "banner.no" : name);
            QCOMPARE(first->geometry().right(), place.right());
            QVERIFY(second->geometry().right() < first->geometry().left());
            QCOMPARE(theme::buttonLook(first).primary, main);
            QCOMPARE(banner.height(), height);
            QVERIFY(pressed.isEmpty());
            QTest::mouseClick(button(yes ? name : "banner.no"), Qt::LeftButton);
            if (yes) {
                QCOMPARE(pressed, QStringList{asks.id});
                pressed.clear();
                banner.show(prompt, nullptr);
            }
            QVERIFY(pressed.isEmpty());
            QCOMPARE(told->text(), prompt.detail);
            QVERIFY(button("banner.done") && button("banner.pass") && !button("banner.no"));
            QCOMPARE(button("banner.done")->geometry(), place);
        }
    }
    QVERIFY(!banner.dropQuestion());
    // The key that goes on says no to what it has not asked itself.
    banner.pressOther(0);
    banner.pressPrimary();
    QCOMPARE(told->text(), prompt.detail);
    QVERIFY(pressed.isEmpty());
    // The key that asks is the key that says yes; another one says nothing.
    banner.pressOther(0);
    banner.pressOther(1);
    QCOMPARE(told->text(), pass.confirm);
    banner.pressOther(0);
    QCOMPARE(pressed, QStringList{pass.id});
}

namespace {

/// Two buttons that ask first; what is done in the end is noted.
play::Prompt asksTwoThings(QStringList& done) {
    play::Prompt prompt = asksForMoves();
    prompt.detail = QStringLiteral("2 of 3 armies have moved");
    prompt.primary->confirm = QStringLiteral("1 army can still move. End the moves?");
    prompt.primary->press = [&done] { done << QStringLiteral("done"); };
    play::Button pass;
    pass.id = QStringLiteral("pass");
    pass.text = QStringLiteral("Go on from here, whatever comes of it");
    pass.confirm = QStringLiteral("Is that meant?");
    pass.press = [&done] { done << QStringLiteral("pass"); };
    prompt.others = {pass};
    return prompt;
}

} // namespace

/// Yes and No stay in sight, if only as their signs, uncut, and No does nothing but drop the question.
void BannerTest::questionsStandHoweverNarrow() {
    QStringList done;
    const play::Prompt prompt = asksTwoThings(done);
    play::Banner banner;
    banner.QWidget::show();
    for (int width = 420; width < 800; width += 20) {
        banner.resize(width, 60);
        for (const QString& asker : {QStringLiteral("pass"), QStringLiteral("done")}) {
            banner.show(prompt, nullptr);
            banner.press(asker);
            for (const QString& answer : {asker, QStringLiteral("no")}) {
                const auto* button = banner.findChild<QPushButton*>(QStringLiteral("banner.") + answer);
                QVERIFY2(button && button->isVisible() && banner.rect().contains(button->geometry()) &&
                             button->width() >= button->sizeHint().width(),
                         qPrintable(QStringLiteral("%1 %2 %3").arg(width).arg(asker, answer)));
            }
            QVERIFY(!banner.findChild<QWidget*>(QStringLiteral("banner.more"))->isVisible());
            QTest::mouseClick(banner.findChild<QPushButton*>(QStringLiteral("banner.no")), Qt::LeftButton);
            QVERIFY(done.isEmpty());
            QVERIFY(!banner.dropQuestion());
        }
    }
}

/// A computer player's step in Trade does not answer for a person; a step of their own, or another
/// question, does.
void BannerTest::questionsOutlastWhatOthersDo() {
    QStringList done;
    play::Prompt prompt = asksTwoThings(done);
    play::Banner banner;
    banner.resize(800, 60);
    banner.QWidget::show();
    const auto* told = banner.findChild<QLabel*>(QStringLiteral("banner.detail"));
    banner.show(prompt, nullptr);
    banner.press(QStringLiteral("pass"));
    prompt.sentence = QStringLiteral("Anna and Bert: move");
    banner.show(prompt, nullptr);
    QCOMPARE(told->text(), prompt.others.front().confirm);
    QCOMPARE(banner.findChild<QLabel*>(QStringLiteral("banner.sentence"))->text(), prompt.sentence);
    banner.press(QStringLiteral("done")); // gives the other question up
    QCOMPARE(told->text(), prompt.primary->confirm);
    prompt.detail = QStringLiteral("1 Infantry chosen");
    banner.show(prompt, nullptr);
    QCOMPARE(told->text(), prompt.detail);
    QVERIFY(!banner.dropQuestion() && done.isEmpty());
}

MARCHES_TEST(BannerTest, application)
#include "banner_test.moc"
