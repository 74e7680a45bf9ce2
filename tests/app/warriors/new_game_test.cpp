#include "app/shell/files.h"
#include "app/shell/language.h"
#include "app/theme/style.h"
#include "app/warriors/newgame/new_game_page.h"
#include "app/warriors/newgame/scenario_shelf.h"
#include "app/warriors/newgame/setup_words.h"
#include "app/warriors/pieces/marks.h"
#include "engine/warriors/record_setup.h"
#include "tests/app/register.h"
#include "tests/app/warriors/fixture.h"
#include "tests/app/warriors/part_test.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>

#include <set>

using namespace marches;
using namespace marches::warriors;
using namespace marches::warriors::face;
using namespace marches::warriors::face::test;

/// The New Game page and its shelf.
class NewGameTest : public PartTest {
    Q_OBJECT

private slots:
    void newGameIsFilledIn();
    void enterStartsAndIsRemembered();
    void enterOnAButtonDoesWhatTheButtonSays();
    void usualTableAndItsProblems();
    void countriesAndColoursAreSwapped();
    void lettersFindACountry();
    void cardsShowTheSeatsColours();
    void onlyWhatIsHeldHasTheFullColour();
    void choicesSayWhatTheyAre();
    void lookingAtTablesCostsNoSeat();
    void oneTableStaysMarked();
    void theWheelChangesNothing();
    void lotsFollowTheSeed();
    void everyTableOnTheShelfCanBePlayed();
    void savedGameIsOfferedByName();
};

void NewGameTest::newGameIsFilledIn() {
    GamePage page;
    page.resize(1400, 900);
    page.show();
    QCOMPARE(page.draft().seats.size(), std::size_t{4});
    QCOMPARE(page.draft().seats.front().kind, QStringLiteral("human"));
    QCOMPARE(page.draft().scenario, QStringLiteral("western-europe"));
    const auto setting = page.table();
    QVERIFY(setting.has_value());
    QCOMPARE((*setting)->threshold(), 33);
    QCOMPARE((*setting)->turnLimit(), 10);
    QVERIFY(!page.findChild<QLabel*>(QStringLiteral("new-game.problem"))->isVisible());
    // The usual figure follows the number of players.
    QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("seats.count.6")), Qt::LeftButton);
    QCOMPARE(page.draft().seats.size(), std::size_t{6});
    QCOMPARE(page.findChild<QSpinBox*>(QStringLiteral("options.vp"))->value(), 27);
}

/// What is seen is started from a field, and from what was just chosen among several; a button that has the
/// keyboard does what it says.
void NewGameTest::enterOnAButtonDoesWhatTheButtonSays() {
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        GamePage page;
        int started = 0;
        int read = 0;
        connect(&page, &play::NewGamePage::chosen, this, [&] { ++started; });
        connect(&page, &play::NewGamePage::howToPlayWanted, this, [&] { ++read; });
        page.resize(1400, 900);
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        const auto enter = [&](const char* name) {
            auto* part = page.findChild<QWidget*>(QLatin1String(name));
            part->setFocus();
            QTest::keyClick(part, key, key == Qt::Key_Enter ? Qt::KeypadModifier : Qt::NoModifier);
        };
        QTest::mouseClick(page.findChild<QWidget*>(QStringLiteral("new-game.how-to-play")), Qt::LeftButton);
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("new-game.start"));
        enter("new-game.how-to-play");
        QCOMPARE(read, 2);
        const bool four = page.draft().seats.size() == 4; // remembered from another page
        enter(four ? "seats.count.3" : "seats.count.4");
        QCOMPARE(page.draft().seats.size(), four ? std::size_t{3} : std::size_t{4});
        QCOMPARE(started, 0);
        enter(four ? "seats.count.3" : "seats.count.4");
        QCOMPARE(started, 1);
        enter("seats.person.0");
        QCOMPARE(started, 2);
        enter("new-game.start");
        QCOMPARE(started, 3);
    }
}

void NewGameTest::enterStartsAndIsRemembered() {
    std::vector<play::NewGame> games;
    {
        GamePage page;
        connect(&page, &play::NewGamePage::chosen, this,
                [&](const play::NewGame& game) { games.push_back(game); });
        page.resize(1400, 900);
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("seats.count.3")), Qt::LeftButton);
        QTest::keyClicks(page.findChild<QWidget*>(QStringLiteral("seats.person.0")), QStringLiteral("Anna"));
        page.findChild<QSpinBox*>(QStringLiteral("options.turns"))->setValue(8);
        QTest::keyClick(page.findChild<QWidget*>(QStringLiteral("new-game.start")), Qt::Key_Return);
    }
    QCOMPARE(games.size(), std::size_t{1});
    const RecordHeader& header = games.front().header;
    QCOMPARE(header.seats.size(), std::size_t{3});
    QVERIFY(std::any_of(header.seats.begin(), header.seats.end(), [](const SeatEntry& seat) {
        return seat.name == "Anna" && seat.kind == "human" && seat.colour == "red";
    }));
    QVERIFY(games.front().scenarioFile.isEmpty());
    const auto opened =
        openGame(header, {}, {std::filesystem::path(shell::bundledScenarios().toStdU16String())});
    QVERIFY(opened.has_value());
    QCOMPARE(opened->setting->turnLimit(), 8);
    GamePage again;
    QCOMPARE(again.draft().seats.size(), std::size_t{3});
    QCOMPARE(again.draft().seats.front().person, QStringLiteral("Anna"));
    QCOMPARE(again.draft().options.turnLimit, std::optional<int>(8));
}

/// Who plays with the fewest clicks sits among neighbours; and what cannot be is said in words, not codes.
void NewGameTest::usualTableAndItsProblems() {
    GamePage page;
    QStringList countries;
    for (const SeatDraft& seat : page.draft().seats)
        countries << QString::fromStdString(seat.country);
    QCOMPARE(countries, (QStringList{QStringLiteral("denmark"), QStringLiteral("england"),
                                     QStringLiteral("france"), QStringLiteral("germany")}));
    QVERIFY(page.problems().isEmpty());

    const Scene scene = newGame();
    SetupProblem problem;
    problem.kind = SetupProblem::Kind::startTurn;
    problem.least = 5;
    problem.chosen = 3;
    QCOMPARE(setupSentence(problem, scene.setting->board.map),
             QStringLiteral("The start position is of turn 5, the longest game is 3 turns."));
    problem.kind = SetupProblem::Kind::noCountry;
    problem.name = "denmark";
    problem.others = {"england", "france"};
    QCOMPARE(setupSentence(problem, scene.setting->board.map),
             QStringLiteral("Denmark can't be played here; these can: England, France."));

    // A scenario that cannot be read: what and where, and the table that was chosen stands.
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("torn.yaml"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("format: marches-scenario 1\ngame: warriors-and-traders\nid: torn\nprovinces: [\n");
    file.close();
    QVERIFY(!page.chooseScenario(path));
    QCOMPARE(page.findChild<QLabel*>(QStringLiteral("findings.title"))->text(),
             QStringLiteral("torn.yaml cannot be played"));
    const QString lines = page.findChild<QLabel*>(QStringLiteral("findings.lines"))->text();
    QVERIFY2(lines.startsWith(QStringLiteral("Line ")) && !lines.contains(QStringLiteral("error [")),
             qPrintable(lines));
    QCOMPARE(page.draft().scenario, QStringLiteral("western-europe"));
    QVERIFY(page.problems().isEmpty());
}

void NewGameTest::countriesAndColoursAreSwapped() {
    GamePage page;
    page.resize(1400, 900);
    page.show();
    auto* own = page.findChild<QComboBox*>(QStringLiteral("seats.country.0"));
    own->setFocus();
    QTest::keyClick(own, Qt::Key_Home);
    const std::string first = page.draft().seats[0].country;
    auto* country = page.findChild<QComboBox*>(QStringLiteral("seats.country.1"));
    country->setFocus();
    const std::string second = page.draft().seats[1].country;
    QTest::keyClick(country, Qt::Key_Home); // the first of the list, which seat 0 has
    QCOMPARE(page.draft().seats[1].country, first);
    QCOMPARE(page.draft().seats[0].country, second);
    NewGameDraft draft = page.draft();
    const Colour red = draft.seats[0].colour;
    const Colour blue = draft.seats[1].colour;
    setColour(draft, 1, red);
    QCOMPARE(draft.seats[0].colour, blue);
    QCOMPARE(draft.seats[1].colour, red);
}

/// Though a number stands before each name.
void NewGameTest::lettersFindACountry() {
    GamePage page;
    page.resize(1400, 900);
    page.show();
    auto* country = page.findChild<QComboBox*>(QStringLiteral("seats.country.0"));
    country->setFocus();
    QTest::keyClick(country, Qt::Key_B);
    QCOMPARE(page.draft().seats[0].country, std::string("burgundy"));
    QTest::qWait(QApplication::keyboardInputInterval() + 50); // what is typed now is another word
    QTest::keyClicks(country, QStringLiteral("sw"));
    QCOMPARE(page.draft().seats[0].country, std::string("switzerland"));
}

/// What a card shows in a colour is what its seats would have, whatever is chosen.
void NewGameTest::cardsShowTheSeatsColours() {
    GamePage page;
    const auto* shelf = page.findChild<ScenarioShelf*>();
    const auto agrees = [&] {
        const int row = shelf->find(page.draft().scenario, page.draft().variant);
        const std::vector<SeatDraft>& seats = page.draft().seats;
        const std::vector<PlayedCountry>& shown = shelf->entry(row).played;
        return std::equal(seats.begin(), seats.end(), shown.begin(), shown.end(),
                          [](const SeatDraft& a, const auto& b) {
                              return a.country == b.country && playerColour(a.colour) == b.colour;
                          });
    };
    QVERIFY(agrees());
    page.show();
    QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("seats.count.6")), Qt::LeftButton);
    QCOMPARE(page.draft().seats.size(), std::size_t{6});
    QVERIFY(agrees());
    for (int row = 0; row < shelf->rowCount(); ++row) // cards that are not chosen show no two alike
        for (const PlayedCountry& each : shelf->entry(row).played) {
            const auto& all = shelf->entry(row).played;
            QCOMPARE(std::count_if(all.begin(), all.end(),
                                   [&](const PlayedCountry& other) { return other.colour == each.colour; }),
                     1);
        }
    QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("seats.drawn")), Qt::LeftButton);
    QVERIFY(shelf->entry(0).played.empty());
}

/// A Capital is its player's from the start; the rest of their country is shown lighter.
void NewGameTest::onlyWhatIsHeldHasTheFullColour() {
    GamePage page;
    page.show();
    const auto* shelf = page.findChild<ScenarioShelf*>();
    const ShelfEntry& west = shelf->entry(shelf->find(QStringLiteral("western-europe"), {}));
    const theme::Theme& theme = theme::themeOf(&page);
    const auto pixelsLike = [&](std::vector<PlayedCountry> played, const QColor& wanted) {
        const QImage image =
            tableThumbnail(*west.scenario, west.variant, played, {240, 240}, theme, 1).toImage();
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                count += image.pixelColor(x, y) == wanted ? 1 : 0;
        return count;
    };
    std::vector<PlayedCountry> played{west.played.front()};
    QVERIFY(played.front().capital != noProvince);
    const QColor full = theme.player(played.front().colour).fill;
    const int capital = pixelsLike(played, full);
    QVERIFY(capital > 20);
    played.front().capital = noProvince; // all of it
    QVERIFY(pixelsLike(played, full) > 2 * capital);
    auto* shades = page.findChild<QLabel*>(QStringLiteral("new-game.shades"));
    QVERIFY(shades->text().contains(QStringLiteral("Capital")));
    // Where the page is cut in a low window nothing of it is lost.
    page.resize(1280, 640);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    QTRY_COMPARE(shades->visibleRegion().boundingRect(), shades->rect());
    QVERIFY(shades->height() < 2 * shades->fontMetrics().lineSpacing());
}

/// By hover and to a screen reader; a first game is against the one that makes mistakes.
void NewGameTest::choicesSayWhatTheyAre() {
    GamePage page;
    page.show();
    auto* kind = page.findChild<QComboBox*>(QStringLiteral("seats.kind.1"));
    QCOMPARE(kind->currentData().toString(), QStringLiteral("bot:novice"));
    QVERIFY(kind->accessibleDescription().contains(QStringLiteral("first game")));
    for (int row = 1; row < kind->count(); ++row) // 0: a person
        QVERIFY2(kind->itemData(row, Qt::ToolTipRole).toString().size() > 20,
                 qPrintable(kind->itemText(row)));
    const auto noteOf = [kind](const char* words) {
        return kind->itemData(kind->findText(QString::fromUtf8(words)), Qt::ToolTipRole).toString();
    };
    QVERIFY(noteOf("Computer, random moves").contains(QStringLiteral("learning the rules")));
    QVERIFY(noteOf("Program of your own…").startsWith(QStringLiteral("For programmers")));
    auto* alliances = page.findChild<QComboBox*>(QStringLiteral("seats.alliances"));
    QVERIFY(alliances->isEnabled() && alliances->toolTip().contains(QStringLiteral("Allies")));
    auto* country = page.findChild<QComboBox*>(QStringLiteral("seats.country.0"));
    QCOMPARE(country->itemText(0), QStringLiteral("1 Denmark"));
    QCOMPARE(country->itemText(7), QStringLiteral("8 Germany"));
    // Who comes in as well is as strong as the one beside them.
    kind = page.findChild<QComboBox*>(QStringLiteral("seats.kind.3"));
    kind->setFocus();
    for (int step = 0; step < 2; ++step)
        QTest::keyClick(kind, Qt::Key_Down);
    QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("seats.count.5")), Qt::LeftButton);
    QCOMPARE(page.draft().seats[4].kind, page.draft().seats[3].kind);
    QCOMPARE(page.draft().seats[4].kind, QStringLiteral("bot:strong"));
}

/// The focus only passes through the galleries, and a smaller table that was tried leaves the seats as they
/// were set.
void NewGameTest::lookingAtTablesCostsNoSeat() {
    shell::Language english; // for its plurals
    english.use(QStringLiteral("en"));
    GamePage page;
    page.resize(1400, 900);
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    QTest::keyClicks(page.findChild<QWidget*>(QStringLiteral("seats.person.3")), QStringLiteral("Dora"));
    auto* maps = page.findChild<QListView*>(QStringLiteral("new-game.maps"));
    auto* parts = page.findChild<QListView*>(QStringLiteral("new-game.parts"));
    maps->setFocus();
    for (int tab = 0; tab < 40 && !parts->hasFocus(); ++tab)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(parts->hasFocus());
    QVERIFY(page.draft().variant.empty());
    QCOMPARE(page.draft().seats.size(), std::size_t{4});

    QTest::keyClick(parts, Qt::Key_Space); // the card that has the focus
    QVERIFY(!page.draft().variant.empty());
    QCOMPARE(page.draft().seats.size(), std::size_t{2});
    QTest::keyClick(parts, Qt::Key_Right); // Ireland and Scotland
    const auto* said = page.findChild<QLabel*>(QStringLiteral("new-game.table"));
    QVERIFY2(said->text().contains(QStringLiteral("Barbarians: 11 armies and 1 Fort.")),
             qPrintable(said->text()));
    QTest::mouseClick(maps->viewport(), Qt::LeftButton, {},
                      maps->visualRect(maps->model()->index(0, 0)).center());
    QVERIFY(page.draft().variant.empty());
    QCOMPARE(page.draft().seats.size(), std::size_t{4});
    QVERIFY2(said->text().contains(QStringLiteral("Barbarians: 32 armies and 4 Forts.")),
             qPrintable(said->text()));
    QCOMPARE(page.draft().seats.back().person, QStringLiteral("Dora"));
    QCOMPARE(page.draft().seats.back().country, std::string("germany"));
}

/// Neither a click beside the cards nor one with Ctrl on the marked card takes the mark off.
void NewGameTest::oneTableStaysMarked() {
    GamePage page;
    page.resize(1400, 900);
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    auto* parts = page.findChild<QListView*>(QStringLiteral("new-game.parts"));
    const QModelIndex first = parts->model()->index(0, 0);
    QTest::mouseClick(parts->viewport(), Qt::LeftButton, {}, parts->visualRect(first).center());
    const auto variant = page.draft().variant;
    QVERIFY(!variant.empty());
    const auto onlyFirstIsMarked = [&] {
        return parts->selectionModel()->selectedIndexes() == QModelIndexList{first};
    };
    QVERIFY(onlyFirstIsMarked());
    const QRect last = parts->visualRect(parts->model()->index(parts->model()->rowCount() - 1, 0));
    const QPoint empty(parts->viewport()->width() - 1, last.bottom() + 1);
    QVERIFY(parts->viewport()->rect().contains(empty) && !parts->indexAt(empty).isValid());
    QTest::mouseClick(parts->viewport(), Qt::LeftButton, {}, empty);
    QVERIFY(onlyFirstIsMarked());
    QTest::mouseClick(parts->viewport(), Qt::LeftButton, Qt::ControlModifier,
                      parts->visualRect(first).center());
    QVERIFY(onlyFirstIsMarked());
    QCOMPARE(page.draft().variant, variant);
}

/// Where the page scrolls, figures lie under the pointer on the way.
void NewGameTest::theWheelChangesNothing() {
    GamePage page;
    page.resize(1400, 900);
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    page.findChild<QWidget*>(QStringLiteral("new-game.maps"))->setFocus();
    const NewGameDraft before = page.draft();
    for (const char* name : {"options.vp", "options.turns", "options.minutes", "options.order",
                             "seats.kind.0", "seats.country.1", "seats.alliances"}) {
        auto* field = page.findChild<QWidget*>(QLatin1String(name));
        QVERIFY2(field, name);
        const QPointF at = field->rect().center();
        for (const int turn : {-120, 120}) {
            QWheelEvent wheel(at, field->mapToGlobal(at), {}, QPoint(0, turn), Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(field, &wheel);
            QVERIFY2(page.draft() == before, name);
        }
        QVERIFY2(!(field->focusPolicy() & (Qt::WheelFocus & ~Qt::StrongFocus)), name);
    }
    QCOMPARE(page.findChild<QSpinBox*>(QStringLiteral("options.vp"))->value(), 33);
}

void NewGameTest::lotsFollowTheSeed() {
    SeatPlan plan;
    plan.countries = {"a", "b", "c", "d", "e", "f", "g", "h"};
    NewGameDraft draft;
    setPlayers(draft, plan, 4);
    draft.drawn = true;
    const auto once = countriesOf(draft, plan, 11);
    QCOMPARE(countriesOf(draft, plan, 11), once);
    QCOMPARE(once.size(), std::size_t{4});
    std::set<std::string> different(once.begin(), once.end());
    QCOMPARE(different.size(), std::size_t{4});
    std::set<std::string> firsts;
    for (std::uint64_t seed = 0; seed < 200; ++seed)
        firsts.insert(countriesOf(draft, plan, seed).front());
    QCOMPARE(firsts.size(), std::size_t{8}); // every country is drawn
    draft.drawn = false;
    QCOMPARE(countriesOf(draft, plan, 11), (std::vector<std::string>{"a", "b", "c", "d"}));
}

void NewGameTest::everyTableOnTheShelfCanBePlayed() {
    ScenarioShelf shelf;
    QVERIFY(!hasErrors(shelf.load(shell::bundledScenarios())));
    QCOMPARE(shelf.rowCount(), 8); // two maps, six smaller tables
    int tables = 0;
    for (int row = 0; row < shelf.rowCount(); ++row) {
        const ShelfEntry& entry = shelf.entry(row);
        NewGameDraft draft = usualDraft(entry.key, *entry.scenario->find(entry.variant), entry.plan);
        for (int players = 2; players <= 6; ++players) {
            setPlayers(draft, entry.plan, players);
            for (const std::vector<int>& sides : possibleSides(draft.seats.size())) {
                draft.sides = sides;
                for (const bool drawn : {false, true}) {
                    draft.drawn = drawn;
                    const auto setting = makeSetting(*entry.scenario, choiceOf(draft, entry.plan, 5));
                    QVERIFY2(setting.has_value(), qPrintable(entry.title));
                    QCOMPARE((*setting)->allied, !sides.empty());
                    ++tables;
                }
            }
        }
    }
    QVERIFY(tables > 100);
    QCOMPARE(possibleSides(4).size(), std::size_t{1 + 3});
    QCOMPARE(possibleSides(6).size(), std::size_t{1 + 10 + 15});
    QCOMPARE(possibleSides(5).size(), std::size_t{1});
}

void NewGameTest::savedGameIsOfferedByName() {
    GamePage page;
    QStringList wanted;
    int started = 0;
    connect(&page, &play::NewGamePage::goOnRequested, this, [&](const QString& path) { wanted << path; });
    connect(&page, &play::NewGamePage::chosen, this, [&] { ++started; });
    page.resize(1280, 680);
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    auto* goOn = page.findChild<QPushButton*>(QStringLiteral("new-game.go-on"));
    QVERIFY(!goOn->isVisible());

    const QString path = QStringLiteral("/games/Anna & Bert.marches");
    page.offerSavedGame(path);
    QVERIFY(goOn->isVisible());
    QCOMPARE(goOn->text(), QStringLiteral("Go on: Anna && Bert"));
    QCOMPARE(goOn->accessibleName(), QStringLiteral("Go on: Anna & Bert"));
    QCOMPARE(goOn->toolTip(), QDir::toNativeSeparators(path));
    QTest::mouseClick(goOn, Qt::LeftButton);
    QCOMPARE(wanted, QStringList{path});
    page.findChild<QPushButton*>(QStringLiteral("new-game.start"))->setFocus();
    QTest::keyClick(page.focusWidget(), Qt::Key_Return);
    QCOMPARE(started, 1);

    const QString name = QString(120, QLatin1Char('m'));
    page.offerSavedGame(QStringLiteral("/games/%1.marches").arg(name));
    QVERIFY(goOn->text().contains(QChar(0x2026)) && goOn->text().endsWith(QLatin1Char('m')));
    QCOMPARE(goOn->accessibleName(), QStringLiteral("Go on: ") + name);
    QTRY_VERIFY(goOn->width() >= goOn->sizeHint().width());
    page.offerSavedGame({});
    QVERIFY(!goOn->isVisible());
}

MARCHES_TEST(NewGameTest, application)
#include "new_game_test.moc"
