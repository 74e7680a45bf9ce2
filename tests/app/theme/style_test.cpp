#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/paint.h"
#include "app/theme/shadow.h"
#include "app/theme/style.h"
#include "app/theme/wrapped_label.h"
#include "tests/app/register.h"
#include "tests/app/theme/gallery/pages.h"
#include "tests/app/theme/shown.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <functional>

namespace marches::theme {

class StyleTest : public QObject {
    Q_OBJECT
public:
    StyleTest() : style_(qobject_cast<MarchesStyle*>(QApplication::style())) {}

private slots:
    void init();
    void themeIsFoundThroughTheStyle();
    void controlsHaveTheirHeights();
    void runningProgramChangesItsTheme();
    void motionTakesAsLongAsTheUserWishes();
    void wrappedWordsAreAsHighAsQtSays();
    void motionFollowsTheDesktop_data();
    void motionFollowsTheDesktop();
    void largerTextMakesLargerControls();
    void primaryButtonIsAccented();
    void refusedButtonCanStillBePressed();
    void keyCapNoteAndDetailGetRoom();
    void choosingAButtonMovesNothing();
    void aComboBoxThatWasUsedLooksAsBefore();
    void spinBoxStepsAtItsEnds();
    void spinBoxIsMirrored();
    void scrollBarPagesAndDrags();
    void aFloatingSheetCastsItsShadow();
    void aTipLetsClicksThrough();
    void noTextIsCut_data();
    void noTextIsCut();

private:
    MarchesStyle* style_;
};

namespace {

QColor pixelOf(QWidget& widget, QPoint at) {
    return widget.grab().toImage().pixelColor(at);
}

} // namespace

void StyleTest::init() {
    style_->setTheme({});
}

void StyleTest::themeIsFoundThroughTheStyle() {
    QLabel label;
    style_->setTheme({.tone = Tone::Dark, .textFactor = 1.5});
    QCOMPARE(themeOf(&label), (Theme{.tone = Tone::Dark, .textFactor = 1.5}));
    QCOMPARE(themeOf(nullptr), style_->theme());
}

void StyleTest::controlsHaveTheirHeights() {
    QPushButton large(QStringLiteral("Moves are over"));
    QCOMPARE(large.sizeHint().height(), 32);
    QLineEdit field;
    QCOMPARE(field.sizeHint().height(), 28);
    QDockWidget dock;
    auto* inside = new QPushButton(QStringLiteral("Offer…"));
    dock.setWidget(inside);
    QCOMPARE(inside->sizeHint().height(), 26);
    setControlSize(inside, ControlSize::Large);
    QCOMPARE(inside->sizeHint().height(), 32);
    QToolButton tool;
    tool.setIcon(icon(Icon::Undo));
    QVERIFY(tool.sizeHint().width() >= 26 && tool.sizeHint().height() >= 26);
}

void StyleTest::runningProgramChangesItsTheme() {
    QWidget window;
    auto* row = new QHBoxLayout(&window);
    auto* title = new QLabel(QStringLiteral("France"));
    setFontRole(title, FontRole::Name);
    setTextRole(title, Role::Ink2);
    auto* ground = new QWidget;
    ground->setMinimumSize(20, 20);
    setGroundRole(ground, Role::SeaMiddle);
    row->addWidget(title);
    row->addWidget(ground);
    QVERIFY(show(window));
    const double before = title->font().pointSizeF();
    QCOMPARE(title->font().family(), serifFamily());

    QSignalSpy changed(style_, &MarchesStyle::themeChanged);
    style_->setTheme({.tone = Tone::Dark, .textFactor = 2.0});
    QCOMPARE(changed.count(), 1);
    QCoreApplication::processEvents(); // Qt hands fonts and palettes on through the event queue
    QCOMPARE(title->font().pointSizeF(), 2 * before);
    QCOMPARE(title->palette().color(QPalette::WindowText), colour(Role::Ink2, Tone::Dark));
    QCOMPARE(pixelOf(*ground, {3, 3}), colour(Role::SeaMiddle, Tone::Dark));
    QCOMPARE(pixelOf(window, {2, 2}), colour(Role::Panel, Tone::Dark));
    QCOMPARE(QApplication::palette().color(QPalette::Text), colour(Role::Ink, Tone::Dark));

    style_->setTheme(style_->theme());
    QCOMPARE(changed.count(), 1); // nothing new, nothing told
}

void StyleTest::largerTextMakesLargerControls() {
    QPushButton button(QStringLiteral("Undo march"));
    setKeyCap(&button, QStringLiteral("Ctrl+Z"));
    const QSize before = button.sizeHint();
    style_->setTheme({.textFactor = 2.0});
    QCoreApplication::processEvents();
    QCOMPARE(button.sizeHint().height(), 2 * before.height());
    QVERIFY2(button.sizeHint().width() >= 1.9 * before.width(),
             qPrintable(QStringLiteral("%1 %2").arg(before.width()).arg(button.sizeHint().width())));
}

void StyleTest::primaryButtonIsAccented() {
    QPushButton button(QStringLiteral("Moves are over"));
    button.resize(button.sizeHint());
    const QPoint ground(6, button.height() / 2);
    QCOMPARE(pixelOf(button, ground), colour(Role::Raised, Tone::Light));
    setPrimary(&button);
    QCOMPARE(pixelOf(button, ground), colour(Role::Accent, Tone::Light));
    button.setEnabled(false);
    QVERIFY(pixelOf(button, ground) != colour(Role::Accent, Tone::Light));
}

void StyleTest::refusedButtonCanStillBePressed() {
    QPushButton button(QStringLiteral("Cavalry"));
    setRefused(&button);
    setDetail(&button, QStringLiteral("Military VI, is II"));
    button.resize(button.sizeHint());
    QCOMPARE(pixelOf(button, {6, button.height() / 2}), colour(Role::Panel, Tone::Light));
    QVERIFY(show(button));
    QSignalSpy pressed(&button, &QPushButton::clicked);
    QTest::mouseClick(&button, Qt::LeftButton);
    QCOMPARE(pressed.count(), 1);
}

void StyleTest::keyCapNoteAndDetailGetRoom() {
    QPushButton button(QStringLiteral("Unify France…"));
    const int plain = button.sizeHint().width();
    setNote(&button, QStringLiteral("5 Actions"));
    const int withNote = button.sizeHint().width();
    QVERIFY(withNote >=
            plain + QFontMetrics(font(FontRole::Note)).horizontalAdvance(QStringLiteral("5 Actions")));
    setKeyCap(&button, QStringLiteral("Ctrl+U"));
    QVERIFY(button.sizeHint().width() >=
            withNote + QFontMetrics(font(FontRole::NoteBold)).horizontalAdvance(QStringLiteral("Ctrl+U")));
    setDetail(&button, QStringLiteral("why it cannot be done now, in a longer sentence"));
    QVERIFY(button.sizeHint().height() > 32);
}

void StyleTest::choosingAButtonMovesNothing() {
    QPushButton segment(QStringLiteral("drawn by lot"));
    segment.setCheckable(true);
    setSegment(&segment, Segment::Middle);
    const QSize before = segment.sizeHint();
    segment.setChecked(true);
    QCOMPARE(segment.sizeHint(), before);
}

/// Nobody tells it that the pointer has left while its list was open.
void StyleTest::aComboBoxThatWasUsedLooksAsBefore() {
    QWidget window;
    window.resize(300, 300);
    auto* combo = new QComboBox(&window);
    combo->addItems({QStringLiteral("One"), QStringLiteral("Two")});
    combo->setGeometry(20, 20, 200, 28);
    QVERIFY(show(window));
    const QPoint ground(120, 14);
    const QPoint elsewhere(280, 280);
    QTest::mouseMove(&window, elsewhere);
    const QColor before = pixelOf(*combo, ground);
    QTest::mouseMove(combo, ground);
    QTRY_VERIFY(pixelOf(*combo, ground) != before);
    QTest::mouseMove(&window, elsewhere);
    QTRY_COMPARE(pixelOf(*combo, ground), before);
    combo->setAttribute(Qt::WA_UnderMouse); // as some systems leave it behind a list that was open
    QCOMPARE(pixelOf(*combo, ground), before);
}

void StyleTest::spinBoxStepsAtItsEnds() {
    QSpinBox spin;
    spin.setRange(0, 9);
    spin.setValue(5);
    spin.resize(120, 28);
    QVERIFY(show(spin));
    QTest::mouseClick(&spin, Qt::LeftButton, {}, {12, 14});
    QCOMPARE(spin.value(), 4);
    QTest::mouseClick(&spin, Qt::LeftButton, {}, {108, 14});
    QTest::mouseClick(&spin, Qt::LeftButton, {}, {108, 14});
    QCOMPARE(spin.value(), 6);
}

void StyleTest::spinBoxIsMirrored() {
    QSpinBox spin;
    spin.setLayoutDirection(Qt::RightToLeft);
    spin.setValue(5);
    spin.resize(120, 28);
    QVERIFY(show(spin));
    QTest::mouseClick(&spin, Qt::LeftButton, {}, {12, 14});
    QCOMPARE(spin.value(), 6);
}

void StyleTest::scrollBarPagesAndDrags() {
    QScrollBar bar(Qt::Vertical);
    bar.setRange(0, 100);
    bar.setPageStep(50);
    bar.resize(13, 300);
    QVERIFY(show(bar));
    QTest::mouseClick(&bar, Qt::LeftButton, {}, {6, 290}); // below the handle
    QCOMPARE(bar.value(), 50);
    QTest::mousePress(&bar, Qt::LeftButton, {}, {6, 150}); // a third of 300 is the handle: 100 long, from 100
    QTest::mouseMove(&bar, {6, 150 + 100});
    QTest::mouseRelease(&bar, Qt::LeftButton, {}, {6, 250});
    QCOMPARE(bar.value(), 100);
}

void StyleTest::aFloatingSheetCastsItsShadow() {
    QWidget ground;
    ground.resize(400, 300);
    QPalette white;
    white.setColor(QPalette::Window, Qt::white);
    ground.setPalette(white);
    auto* sheet = new QFrame(&ground);
    setCard(sheet, true);
    sheet->setGeometry(60, 40, 100, 60);
    QVERIFY(show(ground));
    const QPoint below(110, 103);
    const QPoint far(110, 140);
    const auto darkness = [&](QPoint at) { return 255 - pixelOf(ground, at).lightness(); };
    QVERIFY(darkness(below) > 20);
    QVERIFY(darkness({110, 110}) > 0 && darkness({110, 110}) < darkness(below));
    QVERIFY(darkness({110, 37}) < darkness(below)); // it falls downwards
    QCOMPARE(darkness(far), 0);
    QCOMPARE(ground.childAt(below), nullptr); // no press lands on it

    sheet->move(60, 140);
    QCOMPARE(darkness(below), 0);
    QVERIFY(darkness({110, 203}) > 20);
    sheet->resize(200, 60);
    QVERIFY(darkness({240, 203}) > 20);
    sheet->hide();
    QCOMPARE(darkness({110, 203}), 0);
    sheet->show();
    QVERIFY(darkness({110, 203}) > 20);
    const auto shadeAt = [&](double ratio, const QPoint& px) { // alone, as a screen of that ratio shows it
        QWidget* shade = nullptr;
        for (QWidget* child : ground.findChildren<QWidget*>())
            if (isShadow(child)) shade = child;
        QImage image((QSizeF(shade->size()) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(ratio);
        image.fill(Qt::transparent);
        shade->render(&image, {}, {}, {});
        return image.pixelColor((QPointF(px) * ratio).toPoint()).alpha();
    };
    // as dark beside a low sheet as below a high one, whatever the screen's ratio
    const int edge = shadeAt(1, {100, 74});
    QVERIFY(edge > 10);
    QVERIFY(std::abs(shadeAt(2, {100, 74}) - edge) <= 8);
    sheet->resize(100, 30);
    QVERIFY(std::abs(shadeAt(1, {66, 44}) - edge) <= 8);
    QVERIFY(std::abs(shadeAt(1, {66, 30}) - shadeAt(1, {66, 32})) <= 4); // no seam

    delete sheet;
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(ground.children().isEmpty());
}

/// It may come to lie over what was about to be pressed.
void StyleTest::aTipLetsClicksThrough() {
    QWidget window;
    window.resize(200, 100);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QToolTip::showText(window.mapToGlobal(QPoint(20, 20)), QStringLiteral("Trade"), &window);
    const QWidgetList all = QApplication::topLevelWidgets();
    const auto tip = std::ranges::find_if(
        all, [](const QWidget* each) { return each->inherits("QTipLabel") && each->isVisible(); });
    QVERIFY(tip != all.end());
    QVERIFY((*tip)->windowFlags().testFlag(Qt::WindowTransparentForInput));
    QToolTip::hideText();
}

void StyleTest::noTextIsCut_data() {
    QTest::addColumn<int>("page");
    QTest::addColumn<double>("factor");
    const QList<gallery::Page> pages = gallery::allPages();
    for (int i = 0; i < pages.size(); ++i) {
        const std::unique_ptr<QWidget> made = pages.at(i).make();
        if (made->findChildren<QLabel*>().isEmpty() && made->findChildren<QPushButton*>().isEmpty())
            continue; // its words are painted
        for (const double factor : {1.0, 1.3, 2.0})
            QTest::newRow(qPrintable(QStringLiteral("%1 %2").arg(pages.at(i).name).arg(factor)))
                << i << factor;
    }
}

void StyleTest::noTextIsCut() {
    QFETCH(int, page);
    QFETCH(double, factor);
    style_->setTheme({.textFactor = factor});
    const std::unique_ptr<QWidget> widget = gallery::allPages().at(page).make();
    widget->resize(widget->sizeHint().expandedTo({1600, 900}));
    QVERIFY(show(*widget));
    int looked = 0;
    for (const QPushButton* button : widget->findChildren<QPushButton*>()) {
        if (!button->isVisible()) continue;
        ++looked;
        QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
        QVERIFY2(button->height() >= button->sizeHint().height(), qPrintable(button->text()));
    }
    for (const QLabel* label : widget->findChildren<QLabel*>()) {
        if (!label->isVisible() || label->text().isEmpty()) continue;
        ++looked;
        if (label->wordWrap())
            QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
        else
            QVERIFY2(label->width() >= label->minimumSizeHint().width(), qPrintable(label->text()));
    }
    QVERIFY(looked > 0);
    for (const QTabBar* bar : widget->findChildren<QTabBar*>())
        for (int i = 0; i < bar->count(); ++i)
            QVERIFY(bar->tabRect(i).width() >=
                    QFontMetrics(font(FontRole::TextBold, factor)).horizontalAdvance(bar->tabText(i)));
}

void StyleTest::motionTakesAsLongAsTheUserWishes() {
    const QWidget widget;
    QCOMPARE(motionTime(&widget, 200), 0); // a style that nobody has asked to move things
    const std::array<std::pair<Motion, int>, 4> times{
        {{Motion::Off, 0}, {Motion::Half, 400}, {Motion::Usual, 200}, {Motion::Double, 100}}};
    for (const auto& [motion, time] : times) {
        style_->setMotion(motion);
        QCOMPARE(motionTime(&widget, 200), time);
    }
    style_->setMotion(Motion::Off);
}

/// What changes a text's height is not answered from what was measured before.
void StyleTest::wrappedWordsAreAsHighAsQtSays() {
    WrappedLabel kept;
    QLabel plain;
    plain.setWordWrap(true);
    const auto same = [&] {
        for (const int width : {40, 90, 300, 90}) {
            QVERIFY(plain.heightForWidth(width) > 0);
            QCOMPARE(kept.heightForWidth(width), plain.heightForWidth(width));
        }
    };
    const std::array<std::function<void(QLabel&)>, 11> changes{
        [](QLabel& label) { label.setText(QStringLiteral("Nobody answers an offer of Silk before Trade.")); },
        [](QLabel& label) { label.setText(QStringLiteral("No.")); },
        [](QLabel& label) {
            label.setText(QStringLiteral("<b>All three paths are full</b>, and so is the bank."));
        },
        [](QLabel& label) { label.setFont(QFont(label.font().family(), 30)); },
        [](QLabel& label) { label.setContentsMargins(20, 10, 20, 10); },
        [](QLabel& label) { label.setMargin(20); },
        [](QLabel& label) { label.setIndent(30); },
        [](QLabel& label) { label.setTextFormat(Qt::PlainText); },
        [](QLabel& label) { label.setTextInteractionFlags(Qt::TextSelectableByMouse); },
        [](QLabel& label) { label.setMinimumWidth(200); },
        [](QLabel& label) { label.setWordWrap(false); }};
    for (const auto& change : changes) {
        change(kept);
        change(plain);
        same();
    }
}

void StyleTest::motionFollowsTheDesktop_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("still");
    const QString kde = QStringLiteral("kdeglobals");
    const QString gtk = QStringLiteral("gtk-3.0/settings.ini");
    QTest::newRow("KDE, none") << kde << QByteArray("[KDE]\nAnimationDurationFactor=0\n") << true;
    QTest::newRow("KDE, slow") << kde << QByteArray("[KDE]\nAnimationDurationFactor=1.5\n") << false;
    QTest::newRow("KDE, unsaid") << kde << QByteArray("[KDE]\nSingleClick=false\n") << false;
    QTest::newRow("GTK, none") << gtk << QByteArray("[Settings]\ngtk-enable-animations=0\n") << true;
    QTest::newRow("GTK, false") << gtk << QByteArray("[Settings]\ngtk-enable-animations=false\n") << true;
    QTest::newRow("GTK, true") << gtk << QByteArray("[Settings]\ngtk-enable-animations=true\n") << false;
}

/// Who has chosen a speed gets it, whatever the desktop wishes.
void StyleTest::motionFollowsTheDesktop() {
#ifdef Q_OS_WIN
    QSKIP("Windows is asked by Qt");
#endif
    QFETCH(QString, file);
    QFETCH(QByteArray, text);
    QFETCH(bool, still);
    QStandardPaths::setTestModeEnabled(true);
    const QFileInfo place(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
                          QLatin1Char('/') + file);
    QVERIFY(QDir().mkpath(place.path()));
    QFile said(place.filePath());
    QVERIFY(said.open(QIODevice::WriteOnly | QIODevice::Truncate));
    said.write(text);
    said.close();
    const int asWished = motionTime(Motion::Desktop, 200);
    const int chosen = motionTime(Motion::Usual, 200);
    QVERIFY(said.remove());
    QCOMPARE(asWished, still ? 0 : 200);
    QCOMPARE(chosen, 200);
}

} // namespace marches::theme

MARCHES_TEST(marches::theme::StyleTest, look)
#include "style_test.moc"
