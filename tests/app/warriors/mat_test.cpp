#include "app/theme/look.h"
#include "app/warriors/docks/mat_dock.h"
#include "app/warriors/pieces/figure_strip.h"
#include "app/warriors/pieces/level_words.h"
#include "app/warriors/pieces/mat_view.h"
#include "app/warriors/pieces/mat_words.h"
#include "app/warriors/pieces/words.h"
#include "app/warriors/prompts/choices.h"
#include "tests/app/register.h"
#include "tests/app/warriors/fixture.h"
#include "tests/app/warriors/part_test.h"

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QTest>
#include <QToolTip>

using namespace marches;
using namespace marches::warriors;
using namespace marches::warriors::face;
using namespace marches::warriors::face::test;

/// The play-mat, by mouse and keys.
class MatTest : public PartTest {
    Q_OBJECT

private slots:
    void matPlacesByClick();
    void matPlacesByKeys();
    void matShiftsByTwoClicks();
    void onlyWhatCanBeShiftedAnswers();
    void anyTokenIsTakenAndAnyFreeSpaceAsks();
    void wordsSuitTheHand();
    void theUpkeepThatRunsIsNotTheNext();
    void stripShowsTheTokenThatMayGo();
    void allPathsAreSeenInALowDock();
    void levelsThatAreNotShownAreTold();
    void nothingMovesWhenATokenIsLaid();
    void whatIsEatenStandsBesideWhatComes();
    void wordsKeepOffTheFirstPlate();
    void largeMatBuilds();
    void matSpeaks();
    void matLooksAtOthers();
    void anothersMatSaysWhoseItIs();
    void everyLevelTellsWhatItGives();
    void noLevelLooksLikeTheOneBefore();

private:
    static void showDock(MatDock& dock, const Scene& scene) {
        dock.setMoment(scene.moment);
        dock.resize(1200, 260);
        dock.show();
    }
    static void press(MatView& mat, Path path, int level) {
        const PlatePlace& place =
            mat.layout().tracks[static_cast<std::size_t>(path)].levels[static_cast<std::size_t>(level) - 1];
        QTest::mouseClick(&mat, Qt::LeftButton, {}, place.gap.center().toPoint());
    }
};

void MatTest::matPlacesByClick() {
    const Scene scene = middleGame("development", "france");
    MatDock dock;
    showDock(dock, scene);
    QVERIFY(QTest::qWaitForWindowExposed(&dock));
    std::vector<Command> asked;
    connect(&dock, &MatDock::acted, this, [&](const Command& command) { asked.push_back(command); });
    press(dock.view(), Path::production, 3);
    QCOMPARE(asked.size(), std::size_t{1});
    QCOMPARE(asked.back(), (Command{seat(scene, "france"), step::Upgrade{Path::production}}));
    // Not the next one: nothing is asked.
    press(dock.view(), Path::production, 5);
    QCOMPARE(asked.size(), std::size_t{1});
    // Nor by a level's box, the next one's neither: it explains.
    for (const PlatePlace& place : dock.view().layout().tracks[0].levels)
        QTest::mouseClick(&dock.view(), Qt::LeftButton, {}, place.plate.center().toPoint());
    QCOMPARE(asked.size(), std::size_t{1});
}

void MatTest::matPlacesByKeys() {
    const Scene scene = middleGame("development", "france");
    MatDock dock;
    showDock(dock, scene);
    std::vector<Command> asked;
    connect(&dock, &MatDock::acted, this, [&](const Command& command) { asked.push_back(command); });
    dock.view().setFocus();
    QTest::keyClick(&dock.view(), Qt::Key_Down);
    QVERIFY(dock.view().accessibleDescription().startsWith(QStringLiteral("Trade, level 2 of 7.")));
    QTest::keyClick(&dock.view(), Qt::Key_Return);
    QTest::keyClick(&dock.view(), Qt::Key_3);
    QCOMPARE(asked.size(), std::size_t{2});
    QCOMPARE(asked[0], (Command{seat(scene, "france"), step::Upgrade{Path::trade}}));
    QCOMPARE(asked[1], (Command{seat(scene, "france"), step::Upgrade{Path::military}}));
}

void MatTest::matShiftsByTwoClicks() {
    Scene scene = middleGame("development", "france");
    scene.moment.state.stage = Stage::shift;
    MatDock dock;
    showDock(dock, scene);
    std::vector<Command> asked;
    connect(&dock, &MatDock::acted, this, [&](const Command& command) { asked.push_back(command); });
    QCOMPARE(dock.model().mode(), MatMode::shift);
    press(dock.view(), Path::military, 4); // where its last token lies
    QCOMPARE(dock.view().shiftFrom(), std::optional<Path>(Path::military));
    QVERIFY(asked.empty());
    // A space tells what the shift does, a level what it gives, as ever.
    const PlatePlace& space = dock.view().layout().tracks[static_cast<std::size_t>(Path::trade)].levels[2];
    const auto bubble = [&dock](const QRectF& place) {
        const QPoint at = place.center().toPoint();
        QHelpEvent help(QEvent::ToolTip, at, dock.view().mapToGlobal(at));
        QApplication::sendEvent(&dock.view(), &help);
        return QToolTip::text();
    };
    QCOMPARE(bubble(space.gap), shiftWords(dock.model(), Path::military, Path::trade));
    QVERIFY(bubble(space.plate) != bubble(space.gap));
    press(dock.view(), Path::trade, 3);
    QCOMPARE(asked.size(), std::size_t{1});
    QCOMPARE(asked.back(), (Command{seat(scene, "france"), step::Shift{Path::military, Path::trade}}));
    QVERIFY(!dock.view().shiftFrom());
}

/// Where one path alone has tokens: none goes from the others, nor back to it, and what was taken is put
/// down.
void MatTest::onlyWhatCanBeShiftedAnswers() {
    Scene scene = middleGame("development", "france");
    scene.moment.state.stage = Stage::shift;
    const SeatId france = seat(scene, "france");
    scene.moment.state.player(france).tokens = {0, 0, 3};
    MatDock dock;
    showDock(dock, scene);
    std::vector<Command> asked;
    connect(&dock, &MatDock::acted, this, [&](const Command& command) { asked.push_back(command); });
    int changes = 0;
    connect(&dock, &MatDock::shiftFromChanged, this, [&] { ++changes; });
    std::vector<Path> wanted;
    connect(&dock, &MatDock::sourceWanted, this, [&](Path to) { wanted.push_back(to); });
    press(dock.view(), Path::trade, 2);
    QVERIFY(!dock.view().shiftFrom() && asked.empty());
    QCOMPARE(wanted, std::vector{Path::trade}); // asks which token goes there
    dock.view().press(Path::trade);             // by its key: a token shall be taken there
    QCOMPARE(asked,
             (std::vector{Command{france, step::Shift{Path::trade, Path::production}}})); // says why not
    asked.clear();
    dock.view().press(Path::military);
    QCOMPARE(dock.view().shiftFrom(), std::optional<Path>(Path::military));
    QCOMPARE(changes, 1);
    QVERIFY(dock.view().putDown());
    QVERIFY(!dock.view().shiftFrom() && !dock.view().putDown());
    QCOMPARE(changes, 2);
    QVERIFY(asked.empty());
    // What one reads meanwhile.
    const auto detail = [&](std::optional<Path> from) {
        Doing doing;
        doing.shiftFrom = from;
        return makePrompt(scene.moment, {}, doing).detail;
    };
    QVERIFY(detail({}).contains(QStringLiteral("click the last token of a path")));
    QCOMPARE(
        detail(Path::military),
        QStringLiteral("From Military: now click a green plus on another path; Esc puts the token back"));
}

/// The last token goes, whichever is clicked; on a free space of the path none is taken, one comes.
void MatTest::anyTokenIsTakenAndAnyFreeSpaceAsks() {
    Scene scene = middleGame("development", "france");
    scene.moment.state.stage = Stage::shift;
    const SeatId france = seat(scene, "france");
    scene.moment.state.player(france).tokens = {1, 1, 3};
    MatDock dock;
    showDock(dock, scene);
    std::vector<Path> wanted;
    connect(&dock, &MatDock::sourceWanted, this, [&](Path to) { wanted.push_back(to); });
    const auto spaceAt = [&](Path path, int token) {
        for (const PlatePlace& place : dock.view().layout().tracks[static_cast<std::size_t>(path)].levels) {
            if (token < static_cast<int>(place.spaces.size()))
                return place.spaces[static_cast<std::size_t>(token)].center().toPoint();
            token -= static_cast<int>(place.spaces.size());
        }
        return QPoint(-1, -1);
    };
    QString said;
    connect(&dock, &MatDock::pointed, this, [&](const QString& text) { said = text; });
    QTest::mouseMove(&dock.view(), spaceAt(Path::military, 2));
    QVERIFY2(said.endsWith(QStringLiteral("Click it to take the last token of the path.")), qPrintable(said));
    QTest::mouseMove(&dock.view(), spaceAt(Path::military, 3));
    QVERIFY2(said.endsWith(QStringLiteral("choose the token that goes there.")), qPrintable(said));
    for (const int token : {0, 1, 2}) {
        QTest::mouseClick(&dock.view(), Qt::LeftButton, {}, spaceAt(Path::military, token));
        QCOMPARE(dock.view().shiftFrom(), std::optional(Path::military));
        QVERIFY(dock.view().putDown());
    }
    QVERIFY(wanted.empty());
    QTest::mouseClick(&dock.view(), Qt::LeftButton, {}, spaceAt(Path::military, 3));
    QVERIFY(!dock.view().shiftFrom());
    QCOMPARE(wanted, std::vector{Path::military});
    const Choice choice = shiftChoice(scene.moment, {}, Path::military);
    QCOMPARE(choice.title, QStringLiteral("France: which token goes to Military?"));
    QCOMPARE(choice.answers.size(), std::size_t{2});
    QCOMPARE(choice.answers[0].text, QStringLiteral("From Production"));
    QVERIFY(choice.answers[1].detail.contains(QStringLiteral("Trade falls to level I")));
}

/// Each hand reads what it does itself.
void MatTest::wordsSuitTheHand() {
    const Scene scene = middleGame("development", "france");
    MatDock dock;
    showDock(dock, scene);
    QVERIFY(QTest::qWaitForWindowExposed(&dock));
    QString said;
    connect(&dock, &MatDock::pointed, this, [&](const QString& text) { said = text; });
    const QRectF space = dock.view().layout().tracks[0].levels[2].gap;
    QTest::mouseMove(&dock.view(), space.center().toPoint());
    QVERIFY2(said.endsWith(QStringLiteral("click it to place a token.")), qPrintable(said));
    QTest::keyClick(&dock.view(), Qt::Key_Down);
    QVERIFY2(said.endsWith(QStringLiteral("press Enter to place a token.")), qPrintable(said));
}

/// While armies are fed nobody has gathered yet (`upkeep.feed.before-gather`).
void MatTest::theUpkeepThatRunsIsNotTheNext() {
    MatDock dock;
    const auto named = [&](const Scene& scene) {
        dock.setMoment(scene.moment);
        const auto* comes = dock.findChild<FigureStrip*>(QStringLiteral("playmat.income"));
        return comes->figures().front().text;
    };
    Scene scene = middleGame("upkeep", "england");
    QCOMPARE(scene.moment.state.stage, Stage::feed);
    QCOMPARE(named(scene), QStringLiteral("This Upkeep brings:"));
    QCOMPARE(named(middleGame("development", "france")), QStringLiteral("Next Upkeep brings:"));
}

/// In one line too the token that may go to another path is there to be clicked.
void MatTest::stripShowsTheTokenThatMayGo() {
    Scene scene = middleGame("development", "france");
    scene.moment.state.stage = Stage::shift;
    MatDock dock;
    dock.setMoment(scene.moment);
    dock.resize(1200, 100);
    dock.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dock));
    QVERIFY(dock.view().layout().strip);
    press(dock.view(), Path::military, 4);
    QCOMPARE(dock.view().shiftFrom(), std::optional<Path>(Path::military));
}

/// However low the dock: each path shows the level reached and, where the width lets it, the next one.
void MatTest::allPathsAreSeenInALowDock() {
    for (const Scene& scene : {newGame(), middleGame("development", "france")})
        for (const int width : {740, 955, 1200})
            for (const int height : {140, 160, 190, 240}) {
                MatDock dock;
                dock.setMoment(scene.moment);
                dock.resize(width, height);
                dock.show();
                QCoreApplication::processEvents();
                const MatLayout& layout = dock.view().layout();
                const auto* scroll = dock.findChild<QScrollArea*>(QStringLiteral("playmat.scroll"));
                const QString where = QStringLiteral("%1 x %2").arg(width).arg(height);
                QVERIFY2(layout.size.height() <= scroll->viewport()->height(), qPrintable(where));
                for (const Path path : allPaths) {
                    const int level = dock.model().track(path).level;
                    const auto& places = layout.tracks[static_cast<std::size_t>(path)].levels;
                    for (int each = level; each <= std::min<int>(level + 1, levelCount); ++each) {
                        const QRectF& plate = places[static_cast<std::size_t>(each) - 1].plate;
                        QVERIFY2(!plate.isEmpty() && plate.right() <= width, qPrintable(where));
                    }
                }
            }
}

/// Where a row ends before the highest level, something says that it goes on; within the dock, off the
/// plates.
void MatTest::levelsThatAreNotShownAreTold() {
    for (const Scene& scene : {newGame(), middleGame("development", "france")})
        for (const QSize& size : {QSize(955, 125), QSize(955, 160), QSize(955, 206), QSize(1200, 140)}) {
            MatDock dock;
            dock.setMoment(scene.moment);
            dock.resize(size);
            dock.show();
            QCoreApplication::processEvents();
            const MatLayout& layout = dock.view().layout();
            for (const TrackPlace& track : layout.tracks) {
                const bool all = !track.levels.back().plate.isEmpty();
                QCOMPARE(track.more.isEmpty(), all);
                if (all) continue;
                std::size_t first = levelCount; // of those left out
                while (track.levels[first - 2].plate.isEmpty())
                    --first;
                QToolTip::hideText();
                QTRY_VERIFY(!QToolTip::isVisible());
                QTest::mouseClick(&dock.view(), Qt::LeftButton, {}, track.more.center().toPoint());
                QVERIFY2(QToolTip::text().startsWith(roman(static_cast<int>(first)) + QStringLiteral(": ")),
                         qPrintable(QToolTip::text()));
                QVERIFY2(QToolTip::text().contains(QStringLiteral("\nVII: ")) || first == levelCount,
                         qPrintable(QToolTip::text()));
                QVERIFY(track.more.right() <= layout.size.width());
                QVERIFY(track.band.contains(track.more) || all);
                for (const PlatePlace& place : track.levels)
                    QVERIFY(!place.plate.intersects(track.more) && !place.gap.intersects(track.more));
            }
        }
    const Scene first = newGame();
    MatDock whole;
    whole.setMoment(first.moment);
    whole.resize(1530, 820);
    whole.show();
    for (const TrackPlace& track : whole.view().layout().tracks)
        QVERIFY(track.more.isEmpty());
}

/// Whatever the dock's size: what is clicked next, on this path or another, stays where it was.
void MatTest::nothingMovesWhenATokenIsLaid() {
    const Scene first = middleGame("development", "france");
    const SeatId france = seat(first, "france");
    for (const QSize& size : {QSize(955, 102), QSize(740, 140), QSize(955, 140), QSize(955, 206),
                              QSize(1200, 206), QSize(1200, 300), QSize(1530, 820)})
        for (const Path path : allPaths) {
            Scene scene = first;
            MatDock dock;
            dock.resize(size);
            std::array<std::uint8_t, 3>& tokens = scene.moment.state.player(france).tokens;
            tokens = {1, 1, 1};
            dock.setMoment(scene.moment);
            dock.setActions(actionsBesideTokens(scene.moment, {}));
            dock.show();
            QCoreApplication::processEvents();
            const auto gap = [&](Path of, int level) {
                const PlatePlace& place = dock.view()
                                              .layout()
                                              .tracks[static_cast<std::size_t>(of)]
                                              .levels[static_cast<std::size_t>(level) - 1];
                return place.gap.translated(dock.view().mapTo(&dock, QPoint()));
            };
            const auto next = [&](Path of) { return dock.model().track(of).level + 1; };
            const auto& shown = dock.view().layout().tracks[static_cast<std::size_t>(path)].levels;
            const bool sliding = shown[0].plate.isEmpty(); // the level reached always stands first
            const QPoint chip = dock.findChild<QPushButton*>(QStringLiteral("playmat.chip.3"))->pos();
            while (next(path) <= static_cast<int>(levelCount)) {
                const int level = next(path);
                std::array<QRectF, 3> before;
                for (const Path each : allPaths)
                    before[static_cast<std::size_t>(each)] = gap(each, next(each));
                ++tokens[static_cast<std::size_t>(path)];
                dock.setMoment(scene.moment);
                dock.setActions(actionsBesideTokens(scene.moment, {}));
                QCoreApplication::processEvents();
                for (const Path each : allPaths) {
                    if (each == path && next(path) > static_cast<int>(levelCount)) continue;
                    QCOMPARE(gap(each, each == path && !sliding ? level : next(each)),
                             before[static_cast<std::size_t>(each)]);
                    QVERIFY(!before[static_cast<std::size_t>(each)].isEmpty());
                }
                QCOMPARE(dock.findChild<QPushButton*>(QStringLiteral("playmat.chip.3"))->pos(), chip);
            }
        }
}

/// However little it is, and the mat below does not move when it is more.
void MatTest::whatIsEatenStandsBesideWhatComes() {
    for (const int width : {420, 600, 955, 1275}) {
        Scene scene = middleGame("development", "france");
        Player& player = scene.moment.state.player(seat(scene, "france"));
        MatDock dock;
        dock.resize(width, 260);
        dock.setMoment(scene.moment);
        dock.show();
        QCoreApplication::processEvents();
        const auto* comes = dock.findChild<QWidget*>(QStringLiteral("playmat.income"));
        const auto* eaten = dock.findChild<QWidget*>(QStringLiteral("playmat.feeding"));
        const auto together = [&] {
            const QRect first(comes->mapTo(&dock, QPoint()), comes->size());
            const QRect second(eaten->mapTo(&dock, QPoint()), eaten->size());
            const bool below = second.top() > first.bottom() && second.left() == first.left();
            return second.isValid() && (below || second.left() - first.right() <= 12);
        };
        QVERIFY2(together(), qPrintable(QString::number(width)));
        const int mat = dock.view().mapTo(&dock, QPoint()).y();
        player.tokens = {9, 9, 9}; // figures of two digits
        dock.setMoment(scene.moment);
        QCoreApplication::processEvents();
        QVERIFY(together());
        QCOMPARE(dock.view().mapTo(&dock, QPoint()).y(), mat);
        for (std::size_t army = 0; army < armyTokenCount; ++army)
            player.units[army] = {};
        dock.setMoment(scene.moment);
        QCoreApplication::processEvents();
        QVERIFY(!eaten->isVisible());
        QCOMPARE(dock.view().mapTo(&dock, QPoint()).y(), mat);
    }
}

/// However wide the dock is.
void MatTest::wordsKeepOffTheFirstPlate() {
    const Scene scene = middleGame("development", "france");
    MatDock dock;
    dock.setMoment(scene.moment);
    dock.show();
    for (const int width : {900, 1000, 1200, 1400}) {
        dock.resize(width, 220);
        QTest::qWait(20);
        for (const TrackPlace& track : dock.view().layout().tracks)
            QVERIFY2(track.levels[0].plate.isEmpty() || dock.view().layout().strip ||
                         track.head.right() + 8 <= track.levels[0].plate.left(),
                     qPrintable(QString::number(width)));
    }
}

/// What else an Action can be stands below the large mat; what can't be done says why.
void MatTest::largeMatBuilds() {
    const Scene scene = middleGame("development", "france");
    std::vector<UnitKind> placed;
    std::vector<Command> asked;
    Hands hands;
    hands.place = [&](std::vector<UnitKind> kinds) { placed = std::move(kinds); };
    hands.act = [&](std::vector<Command> steps) { asked = std::move(steps); };
    MatDock dock;
    dock.setMoment(scene.moment);
    dock.setActions(actionsBesideTokens(scene.moment, hands));
    takePicture(dock, QStringLiteral("mat-builds"), 1530, 820);
    auto* infantry = dock.findChild<QPushButton*>(QStringLiteral("playmat.build-0"));
    QVERIFY(infantry && infantry->isVisible());
    QTest::mouseClick(infantry, Qt::LeftButton);
    QCOMPARE(placed, std::vector<UnitKind>{UnitKind::infantry});
    auto* fort = dock.findChild<QPushButton*>(QStringLiteral("playmat.build-4"));
    QVERIFY(fort && theme::buttonLook(fort).refused);
    QCOMPARE(theme::buttonLook(fort).detail,
             QStringLiteral("A Fort needs Masonry, which comes with Production IV; now II."));
    QTest::mouseClick(fort, Qt::LeftButton); // it is tried, and the rules answer
    QCOMPARE(asked.size(), std::size_t{1});
    dock.resize(1200, 260);
    QVERIFY(!infantry->isVisible());
}

void MatTest::matSpeaks() {
    const Scene scene = middleGame("development", "france");
    MatDock dock;
    showDock(dock, scene);
    QAccessibleInterface* mat = QAccessible::queryAccessibleInterface(&dock.view());
    QVERIFY(mat != nullptr);
    QCOMPARE(mat->role(), QAccessible::Table);
    QCOMPARE(
        mat->child(1)->text(QAccessible::Description),
        QStringLiteral("Trader: 3 VP for whoever has the most tokens on Trade; in a tie it is nobody's."));
    QCOMPARE(mat->childCount(), 3);
    QCOMPARE(
        mat->child(0)->text(QAccessible::Name),
        QStringLiteral(
            "Production, level 2 of 7. 2 of 17 tokens. Level 3 with 1 more token(s). It brings: 2 "
            "Product(s) per symbol (so 5 more in every Upkeep). Free space: press Enter to place a token."));
    std::vector<Command> asked;
    connect(&dock, &MatDock::acted, this, [&](const Command& command) { asked.push_back(command); });
    mat->child(1)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(asked, (std::vector<Command>{{seat(scene, "france"), step::Upgrade{Path::trade}}}));
}

void MatTest::matLooksAtOthers() {
    const Scene scene = middleGame("development", "france");
    MatDock dock;
    showDock(dock, scene);
    QTest::qWait(1);
    QCOMPARE(dock.shown(), seat(scene, "france"));
    auto* chip = dock.findChild<QPushButton*>(QStringLiteral("playmat.chip.0"));
    QVERIFY(chip != nullptr);
    QTest::mouseClick(chip, Qt::LeftButton);
    QCOMPARE(dock.shown(), seat(scene, "england"));
    QCOMPARE(dock.windowTitle(), QStringLiteral("Play-mat of England"));
    Scene next = scene;
    next.moment.hand = seat(scene, "burgundy");
    dock.setMoment(next.moment);
    QCOMPARE(dock.shown(), seat(scene, "burgundy"));
}

void MatTest::anothersMatSaysWhoseItIs() {
    const Scene scene = middleGame("development", "france");
    MatDock dock;
    showDock(dock, scene);
    QVERIFY(QTest::qWaitForWindowExposed(&dock));
    auto* mine = dock.findChild<QPushButton*>(QStringLiteral("playmat.mine"));
    QVERIFY(mine != nullptr && !mine->isVisible());
    std::vector<Command> asked;
    QString said;
    connect(&dock, &MatDock::acted, this, [&](const Command& command) { asked.push_back(command); });
    connect(&dock, &MatDock::pointed, this, [&](const QString& text) { said = text; });
    dock.lookAt(seat(scene, "england"));
    QTest::qWait(1);
    QVERIFY(mine->isVisible());
    const Path path = Path::production;
    press(dock.view(), path, dock.model().track(path).level + 1);
    QVERIFY(asked.empty());
    QCOMPARE(said, QStringLiteral("This is the play-mat of England; yours is that of France."));
    QTest::mouseClick(mine, Qt::LeftButton);
    QCOMPARE(dock.shown(), seat(scene, "france"));
    QVERIFY(!mine->isVisible());
}

void MatTest::everyLevelTellsWhatItGives() {
    const Scene scene = newGame();
    MatModel model;
    model.setMoment(scene.moment, seat(scene, "france"));
    const auto bubble = [&](Path path, int level) {
        return model.index(static_cast<int>(path), level - 1).data(Qt::ToolTipRole).toString();
    };
    for (const Path path : allPaths)
        for (int level = 1; level <= static_cast<int>(levelCount); ++level)
            QVERIFY(bubble(path, level).contains(roman(level)));
    QVERIFY(bubble(Path::trade, 1).contains(QStringLiteral("7:1")));
    QVERIFY(!bubble(Path::trade, 1).contains(QStringLiteral("Trade Route")));
    QVERIFY(bubble(Path::trade, 2).contains(QStringLiteral("4:1")));
    QVERIFY(bubble(Path::trade, 3).contains(QStringLiteral("1 Trade Route")));
    QVERIFY(bubble(Path::trade, 4).contains(abilityName(Ability::merchant)));
    QVERIFY(bubble(Path::military, 3).contains(QStringLiteral("3 Action Point")));
    // What one has still counts at the levels above it, where only what is new was named.
    QVERIFY(bubble(Path::military, 2).contains(QStringLiteral("2 Action Point")));
}

void MatTest::noLevelLooksLikeTheOneBefore() {
    const Scene scene = newGame();
    MatModel model;
    model.setMoment(scene.moment, seat(scene, "france"));
    const auto written = [&](Path path, int level) {
        QStringList signs;
        for (const MatYield& sign : signsOf(model.cell(path, level)))
            signs << QString::number(static_cast<int>(sign.icon)) + sign.text;
        return signs;
    };
    for (const Path path : allPaths)
        for (int level = 2; level <= static_cast<int>(levelCount); ++level) {
            QVERIFY2(written(path, level) != written(path, level - 1), qPrintable(roman(level)));
            const QString spoken =
                model.index(static_cast<int>(path), level - 1).data(Qt::AccessibleTextRole).toString();
            const QString gains =
                levelGains(scene.moment, model.seat(), path, level).join(QStringLiteral(", "));
            QVERIFY2(!gains.isEmpty() && spoken.endsWith(gains), qPrintable(spoken));
        }
}

MARCHES_TEST(MatTest, application)
#include "mat_test.moc"
