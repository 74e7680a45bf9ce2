#include "app/play/banner.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/style.h"
#include "tests/app/play/glass.h"
#include "tests/app/register.h"

#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include <set>

using namespace marches;

/// The banner: how it lays out its texts and buttons, and what folds where there is little room.
class BannerLayoutTest : public toy::GlassTest {
    Q_OBJECT

private slots:
    void bannerKeepsItsHeight();
    void bannerGrowsWithItsTexts();
    void shorterNotesMoveNoButton();
    void longTextsMoveNoMap();
    void bannerFoldsOnlyWithoutRoom();
    void someButtonsStayInSight();
    void keysOfAnswersStayLonger();
    void answersFoldBesideKeysAndUndo();
    void someGoBeforeAllOthers();
    void newsComeBackWithSmallerText();
};

void BannerLayoutTest::bannerKeepsItsHeight() {
    startGame();
    auto* banner = find<QWidget>("banner");
    const int height = banner->height();
    QVERIFY(!text("banner.detail").isEmpty());
    play::Prompt oneLine;
    oneLine.sentence = QStringLiteral("Bert is thinking");
    static_cast<play::Banner*>(banner)->show(oneLine, nullptr);
    QTest::qWait(1);
    QCOMPARE(banner->height(), height);
}

/// A longer text, and a button more beside it: nothing is cut, and the main button does not move.
void BannerLayoutTest::bannerGrowsWithItsTexts() {
    startGame();
    auto* banner = static_cast<play::Banner*>(find<QWidget>("banner"));
    play::Prompt prompt;
    prompt.sentence = QStringLiteral("Anna: feed");
    prompt.detail = QStringLiteral("One row");
    prompt.primary = play::Button{};
    prompt.primary->id = QStringLiteral("first");
    prompt.primary->text = QStringLiteral("Feed all");
    banner->show(prompt, nullptr);
    QTest::qWait(1);
    const int height = banner->height();
    const QPoint place = find<QWidget>("banner.first")->mapTo(banner, QPoint());

    prompt.sentence = QStringLiteral("Anna, for England: feed the armies that shall live on until spring");
    for (int i = 0; i < 12; ++i)
        prompt.detail += QStringLiteral(" and yet another row of words");
    play::Button undo;
    undo.id = QStringLiteral("more-to-do");
    undo.text = QStringLiteral("Take all of it back again");
    prompt.others.push_back(undo);
    banner->show(prompt, nullptr);
    for (int turn = 0; turn < 2; ++turn, QTest::qWait(1)) { // at once, and after all else was arranged
        QVERIFY(banner->height() > height);
        QCOMPARE(find<QWidget>("banner.first")->mapTo(banner, QPoint()), place);
        for (const char* name : {"banner.sentence", "banner.detail"}) {
            const auto* label = find<QLabel>(name);
            QVERIFY2(label->heightForWidth(label->width()) <= label->height(), name);
        }
    }
    // What can be left out is, before the banner grows, and can still be read.
    prompt.sentence = QStringLiteral("Anna: feed");
    prompt.shortDetail = QStringLiteral("One row");
    prompt.others.clear();
    banner->show(prompt, nullptr);
    const int usual = banner->height();
    QCOMPARE(usual, banner->room());
    prompt.detail = prompt.shortDetail;
    while (banner->height() == usual && text("banner.detail") == prompt.detail)
        prompt.detail += QStringLiteral(" and news"), banner->show(prompt, nullptr);
    QCOMPARE(banner->height(), usual);
    QCOMPARE(text("banner.detail"), prompt.shortDetail);
    prompt.shortDetail = QStringLiteral("One row");
    banner->show(prompt, nullptr);
    QCOMPARE(text("banner.detail"), prompt.shortDetail);
    QCOMPARE(find<QLabel>("banner.detail")->toolTip(), prompt.detail);
    prompt.detail = QStringLiteral("One row · and news");
    banner->show(prompt, nullptr);
    QCOMPARE(text("banner.detail"), prompt.detail);
    QVERIFY(find<QLabel>("banner.detail")->toolTip().isEmpty());
}

/// What is left to do grows less while one acts, and so do the words of what is asked next: Undo stays under
/// the pointer. Another player has a place of their own.
void BannerLayoutTest::shorterNotesMoveNoButton() {
    startGame();
    auto* banner = static_cast<play::Banner*>(find<QWidget>("banner"));
    play::Prompt prompt;
    prompt.kind = QStringLiteral("march");
    prompt.sentence = QStringLiteral("Anna: march");
    prompt.primary = play::Button{};
    prompt.primary->id = QStringLiteral("done");
    prompt.primary->text = QStringLiteral("Done");
    prompt.primary->note = QStringLiteral("12 steps are left");
    play::Button undo;
    undo.id = QStringLiteral("back");
    undo.text = QStringLiteral("Back");
    prompt.others.push_back(undo);
    const auto shown = [&] {
        banner->show(prompt, nullptr);
        QTest::qWait(1);
        return find<QWidget>("banner.back")->geometry();
    };
    const QRect place = shown();
    prompt.primary->note.clear();
    QCOMPARE(shown(), place);
    prompt.kind = QStringLiteral("rest");
    QCOMPARE(shown(), place);
    prompt.seat = idAt<SeatId>(1);
    QVERIFY(shown().left() > place.left());
}

/// What is below keeps its place and size: a question lies over it as long as it is asked.
void BannerLayoutTest::longTextsMoveNoMap() {
    startGame();
    auto* banner = static_cast<play::Banner*>(find<QWidget>("banner"));
    auto* map = find<QWidget>("map");
    const QRect place(map->mapTo(window_.get(), QPoint()), map->size());
    play::Prompt prompt;
    prompt.sentence = QStringLiteral("Anna: feed");
    banner->show(prompt, nullptr);
    QTest::qWait(1);
    const int height = banner->height();
    for (int i = 0; i < 12; ++i)
        prompt.detail += QStringLiteral(" and yet another row of words");
    banner->show(prompt, nullptr);
    for (int turn = 0; turn < 2; ++turn, QTest::qWait(1)) {
        QVERIFY(banner->height() > height);
        QCOMPARE(QRect(map->mapTo(window_.get(), QPoint()), map->size()), place);
        const QPoint below(banner->width() / 2, banner->height() - 3);
        QCOMPARE(window_->childAt(banner->mapTo(window_.get(), below)), banner);
    }
    prompt.detail.clear();
    banner->show(prompt, nullptr);
    QTest::qWait(1);
    QCOMPARE(banner->height(), height);
}

void BannerLayoutTest::bannerFoldsOnlyWithoutRoom() {
    play::Banner banner;
    play::Prompt prompt;
    prompt.sentence = QStringLiteral("Anna: feed");
    prompt.primary = play::Button{};
    prompt.primary->text = QStringLiteral("Feed all");
    for (int i = 0; i < 3; ++i) {
        play::Button other;
        other.id = QStringLiteral("other-%1").arg(i);
        other.text = QStringLiteral("Another %1").arg(i);
        prompt.others.push_back(other);
    }
    banner.resize(1100, 60);
    banner.show(prompt, nullptr);
    auto* more = banner.findChild<QWidget*>(QStringLiteral("banner.more"));
    QVERIFY(!more->isVisibleTo(&banner));
    int buttons = 0;
    for (const QPushButton* button : banner.findChildren<QPushButton*>())
        buttons += button->sizeHint().width() + 10;
    // As narrow as words and buttons can be beside each other.
    banner.resize(buttons + 280, 60);
    QVERIFY(banner.width() > 560);
    QVERIFY(!more->isVisibleTo(&banner));
    prompt.sentence = QStringLiteral("Anna, for England: feed the armies that shall live on");
    banner.show(prompt, nullptr);
    QVERIFY(more->isVisibleTo(&banner));
}

/// What has to stay in sight does, while others go into the menu: the first by its word, the next by its
/// sign. In a low window all is lower.
void BannerLayoutTest::someButtonsStayInSight() {
    play::Banner banner;
    play::Prompt prompt;
    prompt.sentence = QStringLiteral("Anna: feed");
    prompt.detail = QStringLiteral("3 Food left");
    for (int i = 0; i < 4; ++i) {
        play::Button other;
        other.id = QStringLiteral("other-%1").arg(i);
        other.text = QStringLiteral("Another long button %1").arg(i);
        prompt.others.push_back(other);
    }
    play::Button& undo = prompt.others.back();
    undo.id = QStringLiteral("undo");
    undo.text = QStringLiteral("Undo");
    undo.note = QStringLiteral("Artois");
    undo.icon = theme::icon(theme::Icon::Undo);
    undo.keeps = true;
    undo.action = QStringLiteral("undo");
    play::Button since = undo;
    since.id = QStringLiteral("since");
    since.text = QStringLiteral("What happened?");
    since.note.clear();
    since.tip = QStringLiteral("What the others have done");
    prompt.others.push_back(since);
    banner.setKeys([](const QString&) { return QStringLiteral("Ctrl+Z"); });
    banner.resize(600, 60);
    banner.show(prompt, nullptr);
    banner.QWidget::show();
    const auto* shown = banner.findChild<QPushButton*>(QStringLiteral("banner.undo"));
    const auto* sign = banner.findChild<QPushButton*>(QStringLiteral("banner.since"));
    QVERIFY(banner.findChild<QWidget*>(QStringLiteral("banner.more"))->isVisibleTo(&banner));
    QVERIFY(shown->isVisibleTo(&banner) && sign->isVisibleTo(&banner));
    QCOMPARE(shown->text(), QStringLiteral("Undo"));
    QVERIFY(shown->toolTip().contains(QStringLiteral("Artois")));
    // Where only its sign has room, a button's tip begins with its word and key.
    QVERIFY(sign->text().isEmpty());
    QCOMPARE(sign->toolTip(), QStringLiteral("What happened? (Ctrl+Z)\nWhat the others have done"));
    banner.resize(1700, 60);
    QVERIFY(shown->isVisibleTo(&banner));
    QCOMPARE(shown->text(), QStringLiteral("Undo"));
    QVERIFY(shown->toolTip().isEmpty());
    QCOMPARE(sign->text(), since.text);
    const int usual = banner.height();
    banner.setLow(true);
    QVERIFY(banner.height() <= usual - 10);
}

namespace {

/// With news that can be left out.
play::Prompt asksForAnAction() {
    play::Prompt prompt;
    prompt.sentence = QStringLiteral("Anna: first of two Actions");
    prompt.shortDetail = QStringLiteral("Place a token on a green space, build or declare war");
    prompt.detail = prompt.shortDetail + QStringLiteral(" · promoting armies comes with Production V");
    return prompt;
}

} // namespace

/// Longer than the words of what the window adds, and these longer than the news; where there is less room,
/// words of answers are left.
void BannerLayoutTest::keysOfAnswersStayLonger() {
    play::Banner banner;
    banner.setKeys([](const QString& action) { return action.right(1).toUpper(); });
    play::Prompt prompt = asksForAnAction();
    for (const char* id : {"pass", "war", "build", "undo", "since"}) {
        play::Button other;
        other.id = QLatin1String(id);
        other.text = QStringLiteral("Button: ") + other.id;
        other.action = other.id == QStringLiteral("pass") ? QString{} : other.id;
        other.icon = theme::icon(theme::Icon::Undo);
        other.keepsKey = other.id == QStringLiteral("war") || other.id == QStringLiteral("build");
        other.keeps = prompt.others.size() > 1;
        prompt.others.push_back(other);
    }
    banner.show(prompt, nullptr);
    banner.QWidget::show();
    const auto* told = banner.findChild<QLabel*>(QStringLiteral("banner.detail"));
    const auto button = [&](const char* id) {
        return banner.findChild<QPushButton*>(QStringLiteral("banner.") + QLatin1String(id));
    };
    const auto key = [&](const char* id) { return !theme::buttonLook(button(id)).keyCap.isEmpty(); };
    const auto worded = [&](const char* id) { return !button(id)->text().isEmpty(); };
    std::set<QString> seen;
    for (int width = 600; width < 1800; width += 4) {
        banner.resize(width, 60);
        const bool whole = told->text() == prompt.detail;
        const bool keys = key("build") && key("war");
        seen.insert(QStringLiteral("%1%2%3").arg(int{whole}).arg(int{keys}).arg(int{worded("since")}));
        QVERIFY2(keys || (!worded("since") && !whole), qPrintable(QString::number(width)));
        QVERIFY(keys || !worded("undo"));
        QVERIFY(worded("build") || !worded("undo"));
    }
    // All of it; without the news; without the word of the last; without keys.
    for (const char* each : {"111", "011", "010", "000"})
        QVERIFY2(seen.contains(QLatin1String(each)), each);
    QVERIFY(told->text() == prompt.detail && key("since"));
}

/// Answers with keys, others that fold, and Undo: with the menu there Undo is its sign, and what has to stay
/// in sight stays.
void BannerLayoutTest::answersFoldBesideKeysAndUndo() {
    play::Banner banner;
    banner.setKeys([](const QString& action) { return action.right(1).toUpper(); });
    play::Prompt prompt;
    prompt.sentence = QStringLiteral("Anna: first of two Actions");
    prompt.detail = QStringLiteral("Place a token on a green space");
    QStringList pressed;
    for (const char* id : {"pass", "promote", "war", "build", "undo"}) {
        play::Button other;
        other.id = QLatin1String(id);
        other.text = QStringLiteral("Button: ") + other.id;
        other.keepsKey = other.id == QStringLiteral("war") || other.id == QStringLiteral("build");
        other.keeps = prompt.others.size() > 2;
        if (other.keepsKey || other.keeps) other.action = other.id;
        other.icon = theme::icon(theme::Icon::Undo);
        other.press = [&pressed, id = other.id] { pressed << id; };
        prompt.others.push_back(other);
    }
    banner.show(prompt, nullptr);
    banner.QWidget::show();
    const auto button = [&](const QString& id) {
        return banner.findChild<QPushButton*>(QStringLiteral("banner.") + id);
    };
    const auto* more = banner.findChild<QToolButton*>(QStringLiteral("banner.more"));
    const QPushButton* undo = button(QStringLiteral("undo"));
    const QPushButton* build = button(QStringLiteral("build"));
    std::set<qsizetype> folded;
    for (int width = 600; width < 1800; width += 4) {
        banner.resize(width, 60);
        const QByteArray where = QByteArray::number(width);
        QStringList hidden;
        for (const play::Button& other : prompt.others) {
            const auto* place = button(other.id);
            if (!place->isVisibleTo(&banner))
                hidden << other.text;
            else
                QVERIFY2(banner.rect().contains(place->geometry()), where);
        }
        QStringList inMenu;
        for (const QAction* action : more->menu()->actions())
            inMenu << action->text();
        QCOMPARE(inMenu, hidden);
        QCOMPARE(more->isVisibleTo(&banner), !hidden.isEmpty());
        folded.insert(hidden.size());
        QVERIFY2(undo->isVisibleTo(&banner) && build->isVisibleTo(&banner), where);
        QVERIFY2(!build->text().isEmpty(), where);
        QVERIFY2(undo->text().isEmpty() || (hidden.isEmpty() && !theme::buttonLook(build).keyCap.isEmpty()),
                 where);
        QVERIFY2(!undo->text().isEmpty() || undo->toolTip().startsWith(QStringLiteral("Button: undo")),
                 where);
    }
    QVERIFY(folded.contains(0) && folded.size() > 2);
    QVERIFY(!folded.contains(1)); // a menu of one: its sign takes no more room
    QVERIFY(!undo->text().isEmpty());
    banner.resize(600, 60);
    QMenu* menu = more->menu();
    menu->popup(QPoint());
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions().constLast()).center());
    QCOMPARE(pressed, QStringList{QStringLiteral("war")});
}

/// As Redo does: before an answer folds and before what keeps loses its word, and into no menu.
void BannerLayoutTest::someGoBeforeAllOthers() {
    play::Banner banner;
    banner.setKeys([](const QString& action) { return action.right(1).toUpper(); });
    play::Prompt prompt;
    prompt.sentence = QStringLiteral("Anna: first of two Actions");
    prompt.detail = QStringLiteral("Place a token on a green space");
    for (const char* id : {"war", "build", "redo", "undo", "since"}) {
        play::Button other;
        other.id = QLatin1String(id);
        other.text = QStringLiteral("Button: ") + other.id;
        other.icon = theme::icon(theme::Icon::Undo);
        other.keeps = prompt.others.size() > 1;
        other.goesFirst = other.id == QStringLiteral("redo");
        other.signOnly = other.goesFirst || other.id == QStringLiteral("undo");
        other.refused = other.goesFirst;
        other.why = QStringLiteral("Nothing");
        prompt.others.push_back(other);
    }
    banner.show(prompt, nullptr);
    banner.QWidget::show();
    const auto button = [&](const char* id) {
        return banner.findChild<QPushButton*>(QStringLiteral("banner.") + QLatin1String(id));
    };
    QVERIFY2(button("redo")->toolTip().startsWith(QStringLiteral("Button: redo")),
             qPrintable(button("redo")->toolTip()));
    const QMenu* menu = banner.findChild<QToolButton*>(QStringLiteral("banner.more"))->menu();
    std::set<bool> seen;
    bool folds = false;
    for (int width = 400; width < 1800; width += 4) {
        banner.resize(width, 60);
        const QByteArray where = QByteArray::number(width);
        const bool shown = button("redo")->isVisibleTo(&banner);
        const bool worded = !button("since")->text().isEmpty();
        QVERIFY2(button("undo")->text().isEmpty(), where);
        seen.insert(shown);
        folds = folds || !menu->isEmpty();
        QVERIFY2(button("undo")->isVisibleTo(&banner), where);
        QVERIFY2(!shown || (worded && menu->isEmpty()), where);
        if (shown) QVERIFY2(button("redo")->x() > button("undo")->x(), where);
        for (const QAction* action : menu->actions())
            QVERIFY2(!action->text().contains(QStringLiteral("redo")), where);
    }
    QVERIFY(seen.size() == 2 && folds);
}

void BannerLayoutTest::newsComeBackWithSmallerText() {
    play::Banner banner;
    play::Prompt prompt = asksForAnAction();
    play::Button war;
    war.id = QStringLiteral("war");
    war.text = QStringLiteral("Declare war");
    war.keepsKey = true;
    prompt.others.push_back(war);
    banner.show(prompt, nullptr);
    banner.resize(1250, 60);
    banner.QWidget::show();
    const auto* told = banner.findChild<QLabel*>(QStringLiteral("banner.detail"));
    QCOMPARE(told->text(), prompt.detail);
    auto* style = qobject_cast<theme::MarchesStyle*>(QApplication::style());
    const theme::Theme usual = style->theme();
    theme::Theme large = usual;
    large.textFactor = 2.0;
    style->setTheme(large);
    banner.show(prompt, nullptr);
    QTRY_COMPARE(told->text(), prompt.shortDetail);
    const int tall = banner.height();
    style->setTheme(usual);
    QTRY_COMPARE(told->text(), prompt.detail);
    QVERIFY(told->toolTip().isEmpty());
    QTRY_VERIFY(banner.height() < tall);
}
MARCHES_TEST(BannerLayoutTest, application)
#include "banner_layout_test.moc"
