#include "app/map/map_view.h"
#include "app/map/shapes.h"
#include "app/play/play_desk.h"
#include "app/play/running_game.h"
#include "app/play/table_window.h"
#include "app/play/turn_track.h"
#include "app/shell/files.h"
#include "app/shell/language.h"
#include "app/shell/main_window.h"
#include "app/shell/rules_view.h"
#include "app/shell/settings.h"
#include "app/shell/window_actions.h"
#include "app/theme/look.h"
#include "app/theme/style.h"
#include "app/warriors/docks/mat_dock.h"
#include "app/warriors/docks/player_dock.h"
#include "app/warriors/docks/player_model.h"
#include "app/warriors/map/map_hand.h"
#include "app/warriors/opening.h"
#include "app/warriors/pieces/mat_view.h"
#include "app/warriors/pieces/words.h"
#include "app/warriors/session.h"
#include "engine/warriors/query.h"
#include "tests/app/map/seen_places.h"
#include "tests/app/register.h"
#include "tests/app/warriors/fixture.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFontInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollBar>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCursor>

#include <algorithm>
#include <array>

using namespace marches;
using namespace marches::warriors;
using namespace marches::warriors::face;

/// The game in its window, by mouse and keys.
class WindowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void enterStartsAndTheFirstTurnIsPlayed();
    void itStillWaitsWhenItIsOpenedAgain();
    void theGameMenuSpeaksTheLanguage();
    void thePlayersSpeakTheLanguage();
    void helpOpensTheRules();
    void aNewPlayerFindsHowToPlay();
    void whoTakesATurnSeesTheirLand();

private:
    WarriorsSession& session() { return static_cast<WarriorsSession&>(desk_->table()->session()); }
    const State& state() { return session().state(); }
    appmap::MapView& map() { return desk_->table()->map(); }
    QWidget* find(const QString& name) { return window_->findChild<QWidget*>(name); }
    void click(const QString& name);
    void picture(const QString& name) { picture(*window_, name); }
    static void picture(QWidget& shown, const QString& name);
    bool settled();

    theme::MarchesStyle* style_ = nullptr;
    std::unique_ptr<shell::Language> language_;
    std::array<play::GameEntry, 1> games_{gameEntry()};
    std::unique_ptr<shell::MainWindow> window_;
    play::PlayDesk* desk_ = nullptr; ///< of `window_`
};

void WindowTest::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setApplicationName(QStringLiteral("marches-warriors-test"));
    test::initLook();
    style_ = qobject_cast<theme::MarchesStyle*>(QApplication::style());
}

void WindowTest::init() {
    shell::Settings().clear();
    QDir(shell::runningGamesFolder()).removeRecursively();
    language_ = std::make_unique<shell::Language>();
    language_->use(QStringLiteral("en"));
    window_ = std::make_unique<shell::MainWindow>(*style_, *language_);
    desk_ = &play::setPlayDesk(*window_, games_);
    window_->resize(1600, 1000);
    window_->show();
    desk_->start({});
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
}

void WindowTest::cleanup() {
    window_.reset();
    language_.reset();
}

void WindowTest::click(const QString& name) {
    QWidget* widget = find(name);
    QVERIFY2(widget != nullptr, qPrintable(name));
    QVERIFY2(widget->isVisible(), qPrintable(name));
    QTest::mouseClick(widget, Qt::LeftButton);
}

void WindowTest::picture(QWidget& shown, const QString& name) {
    QTest::qWait(50);
    QDir().mkpath(QStringLiteral("pictures"));
    shown.grab().save(QStringLiteral("pictures/%1.png").arg(name));
}

/// A person is waited for.
bool WindowTest::settled() {
    return QTest::qWaitFor([this] { return session().computerToMove() == noSeat; }, 20000);
}

void WindowTest::enterStartsAndTheFirstTurnIsPlayed() {
    QTRY_VERIFY(find(QStringLiteral("new-game")) != nullptr);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(desk_->table() != nullptr);
    session().setPace(0);
    QVERIFY(settled());
    QCOMPARE(state().stage, Stage::placeTokens);
    picture(QStringLiteral("window-tokens"));
    auto* mat = window_->findChild<MatView*>();
    QVERIFY(mat != nullptr);
    const auto layMilitary = [&] {
        const auto& place = mat->layout().tracks[2].levels[static_cast<std::size_t>(
            state().player(session().viewer()).tokens[2] == 0 ? 1 : 2)];
        QTest::mouseClick(mat, Qt::LeftButton, {}, place.gap.center().toPoint());
    };
    const auto layAll = [&] {
        for (int token = 0; token < 3; ++token)
            layMilitary();
    };
    layAll();
    // All is placed: nobody goes on before they have looked, and it can be taken back.
    auto* asked = window_->findChild<QLabel*>(QStringLiteral("banner.sentence"));
    const auto rests = [&] { return asked->text().endsWith(QStringLiteral("all your tokens are placed")); };
    const NodeId placed = session().head();
    QTest::qWait(50);
    QCOMPARE(session().head(), placed);
    QVERIFY2(session().held() && rests(), qPrintable(asked->text()));
    const auto askedAlone = [&] { // on the track and among the players
        const QString order = find(QStringLiteral("track"))->accessibleDescription();
        const auto* players = window_->findChild<PlayerModel*>();
        int marked = 0;
        for (int row = 0; row < players->rowCount(); ++row)
            marked += players->cell(row).asked ? 1 : 0;
        const SeatId seat = session().viewer();
        return order.count(QStringLiteral(" is asked now")) == 1 && marked == 1 &&
               order.contains(seatName(session().setting(), seat) + QStringLiteral(" is asked now")) &&
               players->cell(static_cast<int>(index(seat))).asked;
    };
    QVERIFY(askedAlone());
    picture(QStringLiteral("window-placed"));
    // Token by token, as they were laid.
    const auto laid = [&] { return int{state().player(session().viewer()).tokens[2]}; };
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY2(!session().held() && !rests(), qPrintable(asked->text()));
    QCOMPARE(laid(), 2);
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY2(session().held() && rests(), qPrintable(asked->text()));
    QCOMPARE(laid(), 3);
    for (int left = 2; left >= 0; --left) {
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(laid(), left);
    }
    for (int again = 1; again <= 3; ++again) {
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(laid(), again);
    }
    while (laid() > 0)
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    layAll();
    QVERIFY(rests());
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("banner.begin"));
    session().setPaused(true);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(!session().held());
    // Who has gone on and looks back does not have to go on again.
    session().lookAt(session().tree().beforeLine(session().node()));
    session().lookAtNow();
    QVERIFY2(!session().held() && !rests(), qPrintable(asked->text()));
    session().setPaused(false);
    QVERIFY(settled());
    auto* detail = window_->findChild<QLabel*>(QStringLiteral("banner.detail"));
    // What went by is told once, in the log; the banner only says what is asked now.
    QVERIFY2(!detail->text().contains(QStringLiteral("No Trade")), qPrintable(detail->text()));
    // Development: an Infantry by the banner's button (only one place: built at once), then a token.
    QCOMPARE(state().stage, Stage::action);
    click(QStringLiteral("banner.build"));
    // What is refused says why; then the question is there again.
    click(QStringLiteral("choice.build-1"));
    QVERIFY(find(QStringLiteral("refusal")) != nullptr && find(QStringLiteral("choice")) == nullptr);
    QTest::keyClick(window_.get(), Qt::Key_Escape);
    QVERIFY(find(QStringLiteral("refusal")) == nullptr && find(QStringLiteral("choice")) != nullptr);
    // No other answer is pressed by whoever goes on pressing.
    QCOMPARE(QApplication::focusWidget(), find(QStringLiteral("choice.build-1")));
    click(QStringLiteral("choice.build-0"));
    QVERIFY(settled());
    QVERIFY(find(QStringLiteral("choice")) == nullptr);
    const SeatId me = session().viewer();
    QVERIFY(state().player(me).units[0].onBoard());
    const auto layToken = [&] {
        QTest::mouseClick(mat, Qt::LeftButton, {}, mat->layout().tracks[0].levels[1].gap.center().toPoint());
    };
    layToken();
    QVERIFY(settled());
    // What is taken back is told as such.
    auto* told = window_->findChild<QLabel*>(QStringLiteral("status.under"));
    QVERIFY(!told->text().isEmpty());
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(told->text(), QStringLiteral("Taken back: Token on Production"));
    layToken();
    QVERIFY(settled());
    picture(QStringLiteral("window-shift"));
    QCOMPARE(state().stage, Stage::shift);
    click(QStringLiteral("banner.pass"));
    QVERIFY(settled());
    QCOMPARE(state().stage, Stage::move);
    // The army is chosen by its token, a neighbouring province by its ground: a battle, so its card comes
    // first.
    const ProvinceId home = state().player(me).units[0].province;
    // The key that chooses an army leads the keyboard to the map, where its arrows and Enter go on.
    find(QStringLiteral("banner"))->setFocus();
    QVERIFY(!map().hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_N);
    QVERIFY(map().hasFocus());
    QCOMPARE(map().focus().province(), home);
    QTest::keyClick(&map(), Qt::Key_Escape);
    const auto army = appmap::tokenPoint(map(), home, {0, 1});
    QVERIFY(army.has_value());
    QTest::mouseClick(&map(), Qt::LeftButton, {}, *army);
    picture(QStringLiteral("window-chosen"));
    // What a computer player would do here, with its reason; Esc while it is looked for ends that alone.
    map().setFocus();
    QTest::keyClick(&map(), Qt::Key_H);
    QTest::keyClick(&map(), Qt::Key_Escape);
    QTest::qWait(200);
    QVERIFY(find(QStringLiteral("tell")) == nullptr);
    QVERIFY(map().face(home).groups.front().tokens[1].look.selected);
    QTest::keyClick(&map(), Qt::Key_H);
    // That it is looked for stays to be read, whatever lies under the pointer meanwhile.
    const auto* status = window_->findChild<QLabel*>(QStringLiteral("status.under"));
    const QString wait = status->text();
    for (const QPoint& at : {QPoint(300, 200), QPoint(200, 300), QPoint(400, 250)})
        QTest::mouseMove(&map(), at);
    QVERIFY(!wait.isEmpty());
    QCOMPARE(status->text(), wait);
    QTRY_VERIFY(find(QStringLiteral("tell")) != nullptr);
    auto* why = window_->findChild<QLabel*>(QStringLiteral("tell.more"));
    QVERIFY(why != nullptr && why->text().contains(QStringLiteral("Why: ")));
    picture(QStringLiteral("window-hint"));
    QTest::keyClick(window_.get(), Qt::Key_Escape);
    const auto& near = session().setting().board.neighbours[home];
    const auto held = std::find_if(near.begin(), near.end(), [&](ProvinceId province) {
        return state().holder(province) == Owner::barbarian;
    });
    QVERIFY(held != near.end());
    // Dragged, it goes as by clicks: refused where it can't go, and chosen still; to a battle by its card.
    QString foretold; // before it is let go
    const auto dragTo = [&](ProvinceId onto) {
        const QPoint start = appmap::tokenPoint(map(), home, {0, 1}).value();
        const QPoint goal = appmap::provincePoint(map(), onto).value();
        QTest::mousePress(&map(), Qt::LeftButton, {}, start);
        QTest::mouseMove(&map(), (start + goal) / 2);
        QTest::mouseMove(&map(), goal);
        picture(QStringLiteral("window-dragged"));
        QCOMPARE(map().playTool().carriedUnits(), 1);
        foretold = status->text();
        QTest::mouseRelease(&map(), Qt::LeftButton, {}, goal);
    };
    QTest::keyClick(&map(), Qt::Key_Escape);
    QVERIFY(!map().face(home).groups.front().tokens[1].look.selected);
    ProvinceId far = noProvince;
    for (int i = 0; i < map().provinceCount() && far == noProvince; ++i) {
        const ProvinceId province = idAt<ProvinceId>(static_cast<std::size_t>(i));
        if (province != home && std::find(near.begin(), near.end(), province) == near.end() &&
            appmap::provincePoint(map(), province))
            far = province;
    }
    appmap::ProvinceFace pile = map().face(home); // as if fewer went than lie there
    QCOMPARE(pile.groups.front().tokens[1].look.count, 1);
    pile.groups.front().tokens[1].look.count = 4;
    map().setFace(home, pile);
    dragTo(far);
    QTRY_VERIFY(find(QStringLiteral("refusal")) != nullptr);
    QVERIFY2(foretold.contains(map().face(far).name) && foretold.contains(QStringLiteral("not neighbours")),
             qPrintable(foretold));
    QVERIFY(map().face(home).groups.front().tokens[1].look.selected);
    QTest::keyClick(window_.get(), Qt::Key_Escape);
    dragTo(*held);
    QVERIFY2(foretold.endsWith(QStringLiteral("Letting go shows the battle first")), qPrintable(foretold));
    picture(QStringLiteral("window-battle"));
    // What it says may scroll, its buttons never do.
    const auto* words = window_->findChild<QWidget*>(QStringLiteral("battle"));
    for (const char* name : {"battle.march", "battle.close", "battle.rule"}) {
        const QWidget* part = find(QLatin1String(name));
        QVERIFY2(part != nullptr && !words->isAncestorOf(part), name);
    }
    click(QStringLiteral("battle.march"));
    picture(QStringLiteral("window-marched"));
    picture(QStringLiteral("window-after"));
    // The battle is over at once: a card tells what it did, and takes no focus.
    QTRY_VERIFY(find(QStringLiteral("tell")) != nullptr);
    auto* title = window_->findChild<QLabel*>(QStringLiteral("tell.title"));
    QCOMPARE(title->text(), QStringLiteral("Battle of Fyn"));
    QVERIFY(!find(QStringLiteral("tell"))->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(window_.get(), Qt::Key_Escape);
    QTRY_VERIFY(find(QStringLiteral("tell")) == nullptr);
}

/// Whether it was saved after the set-up or interrupted there; what is waited for stands in the Actions list
/// too.
void WindowTest::itStillWaitsWhenItIsOpenedAgain() {
    QTRY_VERIFY(find(QStringLiteral("new-game")) != nullptr);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(desk_->table() != nullptr);
    session().setPace(0);
    QVERIFY(settled());
    while (state().stage == Stage::placeTokens && !session().held())
        click(QStringLiteral("banner.place-2"));
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("waits.marches"));
    QVERIFY(!shell::saveRecord(path, session().record(), {}));
    const NodeId placed = session().head();
    for (const bool interrupted : {false, true}) {
        window_.reset();
        QCOMPARE(play::leftGames().size(), std::size_t{1});
        window_ = std::make_unique<shell::MainWindow>(*style_, *language_);
        desk_ = &play::setPlayDesk(*window_, games_);
        window_->resize(1600, 1000);
        window_->show();
        desk_->start(interrupted ? QString() : path);
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
        if (interrupted) {
            QTRY_VERIFY(find(QStringLiteral("left.0.go-on")) != nullptr);
            click(QStringLiteral("left.0.go-on"));
        }
        QTRY_VERIFY(desk_->table() != nullptr);
        session().setPace(0);
        QTest::qWait(50);
        QCOMPARE(session().head(), placed);
        const auto* listed = window_->findChild<QLabel*>(QStringLiteral("actions.empty"));
        QCOMPARE(listed->text(),
                 QStringLiteral("The game waits for \"Go on\", or for something to be taken back."));
        QCOMPARE(window_->focusWidget()->objectName(), QStringLiteral("banner.begin"));
        QVERIFY(find(QStringLiteral("track"))
                    ->accessibleDescription()
                    .contains(seatName(session().setting(), session().viewer()) +
                              QStringLiteral(" is asked now")));
    }
    click(QStringLiteral("banner.begin"));
    QVERIFY(settled());
    QVERIFY(session().head() != placed);
}

/// Whether the language was chosen before the game began or in it.
void WindowTest::theGameMenuSpeaksTheLanguage() {
    QTRY_VERIFY(find(QStringLiteral("new-game")) != nullptr);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(desk_->table() != nullptr);
    auto* menu = window_->findChild<QMenu*>(QStringLiteral("menu.game"));
    const auto words = [&] {
        QHash<QString, QString> byName;
        for (const QAction* line : shell::withSubmenus(menu->actions()))
            if (!line->isSeparator() && !line->objectName().isEmpty())
                byName[line->objectName()] = line->text();
        return byName;
    };
    const auto english = words();
    QVERIFY(english.size() > 20);
    for (const char* code : {"fr", "de", "nl"}) {
        language_->use(QLatin1String(code));
        QTRY_VERIFY(words() != english);
        QVERIFY(menu->sizeHint().height() < 500); // of a screen of 720
        const auto spoken = words();
        for (auto line = english.begin(); line != english.end(); ++line)
            QVERIFY2(spoken[line.key()] != line.value(),
                     qPrintable(QLatin1String(code) + u' ' + line.value()));
    }
}

/// What was said when the game began in another language is said anew.
void WindowTest::thePlayersSpeakTheLanguage() {
    language_->use(QStringLiteral("de"));
    QTRY_VERIFY(find(QStringLiteral("new-game")) != nullptr);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(desk_->table() != nullptr);
    const PlayerModel& players = window_->findChild<PlayerDock*>()->model();
    const auto said = [&] { return players.cell(players.rowCount() - 1).who; };
    QTRY_VERIFY2(said().startsWith(QStringLiteral("Computer, Anfänger")), qPrintable(said()));
    language_->use(QStringLiteral("en"));
    QTRY_VERIFY2(said().startsWith(QStringLiteral("Computer, novice")), qPrintable(said()));
}

/// From their beginning; rules' ids are places to go to, which nobody sees.
void WindowTest::helpOpensTheRules() {
    QTRY_VERIFY(find(QStringLiteral("new-game")) != nullptr);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(desk_->table() != nullptr);
    auto* menu = window_->findChild<QMenu*>(QStringLiteral("menu.help"));
    QMenuBar* bar = window_->menuBar();
    QTest::mouseClick(bar, Qt::LeftButton, {}, bar->actionGeometry(menu->menuAction()).center());
    QTRY_VERIFY(menu->isVisible());
    const QList<QAction*> lines = menu->actions();
    const auto line = std::find_if(lines.begin(), lines.end(), [](const QAction* each) {
        return each->objectName() == QLatin1String("help.rules");
    });
    QVERIFY(line != lines.end());
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(*line).center());
    auto* rules = window_->findChild<QTextBrowser*>(QStringLiteral("rules.page"));
    QTRY_VERIFY(rules != nullptr && rules->isVisible() && rules->hasFocus());
    QCOMPARE(rules->verticalScrollBar()->value(), 0);
    // No id is seen, nothing is wider than the dock, and a rule is found all the same.
    QVERIFY(rules->document()->find(QStringLiteral("setup.tokens")).isNull());
    QVERIFY(rules->document()->find(QStringLiteral("dev.second")).isNull());
    QVERIFY(rules->document()->size().width() <= rules->viewport()->width());
    QCOMPARE(rules->horizontalScrollBar()->maximum(), 0);
    auto* view = qobject_cast<shell::RulesView*>(rules);
    QVERIFY(!view->goToRule(QStringLiteral("no.such.rule")));
    QVERIFY(view->goToRule(QStringLiteral("setup.tokens")));
    const QTextBlock below = view->textCursor().block().next();
    QVERIFY2(below.text().startsWith(QStringLiteral("Before turn 1 each player")), qPrintable(below.text()));
    picture(QStringLiteral("window-rules"));
}

/// Before a game in a window, in the game at the start of the rules; a phase says what is done in it.
void WindowTest::aNewPlayerFindsHowToPlay() {
    QTRY_VERIFY(find(QStringLiteral("new-game")) != nullptr);
    click(QStringLiteral("new-game.how-to-play"));
    auto* rules = window_->findChild<QWidget*>(QStringLiteral("rules-window"));
    QTRY_VERIFY(rules != nullptr && rules->isVisible());
    auto* contents = rules->findChild<QListWidget*>(QStringLiteral("rules.contents"));
    QTRY_COMPARE(contents->count(), 19);
    QCOMPARE(contents->item(0)->text(), QStringLiteral("How to play in five minutes"));
    QCOMPARE(contents->currentRow(), 0);
    auto* page = rules->findChild<shell::RulesView*>();
    QVERIFY(rules->focusWidget() == page);
    QVERIFY(page->document()->find(QString(QChar::ObjectReplacementCharacter)).charFormat().isImageFormat());
    rules->resize(900, 860);
    picture(*rules, QStringLiteral("window-how-to-play"));
    QTest::keyClick(page, Qt::Key_Escape);
    QVERIFY(!rules->isVisible());

    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QTest::keyClick(window_->focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(desk_->table() != nullptr);
    QTRY_VERIFY(window_->focusWidget() == &map()); // keys of the game work at once
    QTest::keyClick(window_->focusWidget(), Qt::Key_F1);
    auto* pane = find(QStringLiteral("rules"));
    QTRY_VERIFY(pane->isVisible());
    QTRY_COMPARE(pane->findChild<QComboBox*>(QStringLiteral("rules.chapters"))->currentText(),
                 QStringLiteral("2 Setup"));
    QTest::mouseClick(find(QStringLiteral("rules.window")), Qt::LeftButton);
    rules = window_->findChild<QWidget*>(QStringLiteral("rules-window"));
    QVERIFY(rules != nullptr && rules->isVisible());
    contents = rules->findChild<QListWidget*>(QStringLiteral("rules.contents"));
    QTRY_COMPARE(contents->currentItem()->text(), QStringLiteral("2 Setup"));
    // However narrow it is, it does not scroll sideways, be it for a moment.
    auto* text = rules->findChild<QTextBrowser*>(QStringLiteral("rules.page"));
    for (const int width : {1100, 900, 500}) {
        rules->resize(width, 700);
        for (const int pause : {20, 400}) {
            QTest::qWait(pause);
            QVERIFY2(!text->horizontalScrollBar()->isVisible(), qPrintable(QString::number(width)));
        }
    }
    auto* close = rules->findChild<QPushButton*>(QStringLiteral("rules-window.close"));
    QVERIFY(close != nullptr && close->isVisible());
    QCOMPARE(close->text(), QStringLiteral("Close"));
    QCOMPARE(theme::buttonLook(close).keyCap, QStringLiteral("Esc"));
    QTest::mouseClick(close, Qt::LeftButton);
    QVERIFY(!rules->isVisible());

    auto* track = window_->findChild<play::TurnTrackView*>();
    for (int step = 1; step <= 6; ++step) // the Setup, and five phases
        QVERIFY2(track->partNote(step).size() > 40, qPrintable(track->partName(step)));
    QCOMPARE(track->partName(1), QStringLiteral("Setup, now"));
    QVERIFY(track->partNote(1).startsWith(QStringLiteral("The countries are dealt out")));
    QVERIFY(track->partNote(6).startsWith(QStringLiteral("The turn ends")));
}

/// Two persons at one screen: each finds the map at their Capital the first time, then where they left
/// it.
void WindowTest::whoTakesATurnSeesTheirLand() {
    QTRY_VERIFY(find(QStringLiteral("new-game")) != nullptr);
    auto* kind = window_->findChild<QComboBox*>(QStringLiteral("seats.kind.2"));
    kind->setFocus();
    QTest::keyClick(kind, Qt::Key_Home);
    click(QStringLiteral("new-game.start"));
    QTRY_VERIFY(desk_->table() != nullptr);
    session().setPace(0);
    QVERIFY(settled());
    auto* mat = window_->findChild<MatView*>();
    const auto layTokens = [&](std::size_t track, int count) {
        const SeatId me = session().viewer();
        for (int laid = 0; laid < count; ++laid) {
            const auto& levels = mat->layout().tracks[track].levels;
            const auto level = static_cast<std::size_t>(state().player(me).tokens[track] == 0 ? 1 : 2);
            QTest::mouseClick(mat, Qt::LeftButton, {}, levels[level].gap.center().toPoint());
        }
        if (session().held()) click(QStringLiteral("banner.begin"));
        QVERIFY(settled());
        QVERIFY(session().viewer() != me);
    };
    const auto seesHome = [&] {
        const Setting& setting = session().setting();
        const ProvinceId home = setting.board.capitals[setting.seats[index(session().viewer())].country];
        const auto pole = map().shapes()->grid().pole(static_cast<int>(index(home))).point;
        return map().visibleMap().contains(pole);
    };
    const SeatId first = session().viewer();
    QVERIFY(seesHome());
    layTokens(2, 3);
    QCOMPARE(int(index(session().viewer())), 2);
    QVERIFY(seesHome());
    map().camera().scrollBy({-150, -80});
    const QPointF left = map().visibleMap().center();
    layTokens(2, 3);
    QCOMPARE(session().viewer(), first);
    QVERIFY(seesHome());
    layTokens(0, 1);
    QCOMPARE(int(index(session().viewer())), 2);
    const QPointF again = map().visibleMap().center() - left;
    QVERIFY(again.manhattanLength() * map().scale() < 4);
}

MARCHES_TEST(WindowTest, application)
#include "window_test.moc"
