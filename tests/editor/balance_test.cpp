#include "app/shell/files.h"
#include "editor/balance/figures.h"
#include "editor/balance/kept_reports.h"
#include "editor/balance/played_changes.h"
#include "editor/editor_desk.h"
#include "editor/editor_window.h"
#include "engine/cli/game_json.h"
#include "engine/cli/games.h"
#include "tests/app/register.h"
#include "tests/editor/glass.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>

#include <cmath>
#include <ctime>

namespace marches::editor {

namespace {

/// Watches the window's event loop: how often it comes round, and the longest that one round has held it.
class LoopWatch : public QObject {
public:
    LoopWatch() {
        timer_.setInterval(1);
        connect(&timer_, &QTimer::timeout, this, [this] {
            const double now = cpu();
            longest_ = std::max(longest_, now - last_);
            longestWall_ = std::max(longestWall_, wall_.restart());
            last_ = now;
            ++rounds_;
        });
        last_ = cpu();
        wall_.start();
        timer_.start();
    }
    [[nodiscard]] int rounds() const { return rounds_; }
    [[nodiscard]] double longest() const { return longest_; }         ///< ms of this thread's own time
    [[nodiscard]] qint64 longestWall() const { return longestWall_; } ///< ms

private:
    /// The time that this thread has worked, in ms: other programs on the machine don't count.
    static double cpu() {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
    }

    QTimer timer_;
    QElapsedTimer wall_;
    double last_ = 0;
    double longest_ = 0;
    qint64 longestWall_ = 0;
    int rounds_ = 0;
};

WinRow winRow(const char* id, double won, std::uint64_t games) {
    return {id, games, won, static_cast<double>(games) / 4};
}

} // namespace

/// The view of balance.
class BalanceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { EditorGlass::initOnce(); }
    void init() {
        EditorGlass::forgetAll();
        glass_ = std::make_unique<EditorGlass>();
    }
    void cleanup() { glass_.reset(); }

    void rowsAreMarkedOnlyBeyondChance() {
        // Of eight rows with 25 % as the fair share, the interval of 16 % leaves it for the whole list. The
        // one of 29 % leaves it only if it is looked at alone: (.2536 to .3294), but not for eight rows.
        std::vector<WinRow> now{winRow("a", 80, 500),  winRow("b", 145, 500), winRow("c", 125, 500),
                                winRow("d", 126, 500), winRow("e", 124, 500), winRow("f", 125, 500),
                                winRow("g", 130, 500), winRow("h", 120, 500)};
        auto rows = judged(now, nullptr);
        QCOMPARE(rows[0].mark, JudgedRow::Mark::tooLittle);
        QVERIFY(wilson(145, 500).low > 0.25);
        for (std::size_t i = 1; i < rows.size(); ++i)
            QCOMPARE(rows[i].mark, JudgedRow::Mark::none);
        const std::vector<WinRow> before{winRow("a", 125, 500), winRow("b", 125, 500)};
        rows = judged(now, &before);
        QVERIFY(rows[0].hasMoved);
        QVERIFY(rows[0].difference.high < 0);
        QVERIFY(!rows[1].hasMoved);
        QVERIFY(!rows[2].before.has_value());
    }

    void changesAreWhatGamesDependOn() {
        const QString file = shell::bundledScenarios() + QStringLiteral("/western-europe.yaml");
        const ScenarioResult read = loadScenario(shell::onDisk(file), {});
        QVERIFY(read.scenario);
        const Node before = read.scenario->tree;
        Node now = before;
        const auto set = [&](const std::vector<std::string>& path, Node value) {
            std::vector<Node> nodes{now};
            for (std::size_t i = 0; i + 1 < path.size(); ++i) {
                const Node* below = nodes.back().find(path[i]);
                nodes.push_back(below != nullptr ? *below : Node::map());
            }
            nodes.back().set(path.back(), std::move(value));
            for (std::size_t i = path.size() - 1; i > 0; --i)
                nodes[i - 1].set(path[i - 1], nodes[i]);
            now = nodes.front();
        };
        set({"provinces", "wessex", "names"}, Node::scalar("Kantia")); // one name in every language
        set({"provinces", "fyn", "names", "en"}, Node::scalar("Funen"));
        QVERIFY(!sameContent(before, now));
        QVERIFY(playedChanges(before, now, {}).empty()); // a name changes no game
        now = before;
        set({"provinces", "fyn", "symbols", "food"}, Node::scalar("2"));
        set({"provinces", "fyn", "links"}, Node::list({Node::scalar("jylland"), Node::scalar("slesvig")}));
        const auto changes = playedChanges(before, now, {});
        QCOMPARE(changes.size(), std::size_t{2});
        QStringList words;
        for (const PlayedChange& change : changes)
            words << change.words;
        QVERIFY2(words.contains(QStringLiteral("Fyn, symbols, food: 1 → 2")), qPrintable(words.join(u'|')));
        QVERIFY2(words.contains(QStringLiteral("Link Friesland–Fyn gone")) ||
                     words.contains(QStringLiteral("Link Fyn–Friesland gone")),
                 qPrintable(words.join(u'|')));
        // All of them taken back, each alone, leaves no difference.
        for (const PlayedChange& change : changes)
            now = withTakenBack(now, change.difference);
        QVERIFY(playedChanges(before, now, {}).empty());
    }

    /// MARCHES_BALANCE_GAMES plays as many instead of 40.
    void gamesAreThoseOfTheCommandLine() {
        const int wanted = qEnvironmentVariableIntValue("MARCHES_BALANCE_GAMES");
        const int games = wanted > 0 ? wanted : 40;
        openBalance(games);
        glass_->key(Qt::Key_F8);
        waitForGames(games);
        // marches-cli simulate --games 40 --seats steady,steady,novice,random --seed 1
        const QString file = glass_->onlyOwnMap();
        const cli::Games known{cli::allGames(), {shell::onDisk(shell::bundledScenarios())}};
        const auto [game, read] = cli::loadScenarioFile(shell::onDisk(file), known);
        QVERIFY(read.scenario);
        cli::SimulationRun run;
        run.players = {"bot:steady", "bot:steady", "bot:novice", "bot:random"};
        run.seed = 1;
        run.games = static_cast<std::uint64_t>(games);
        RecordHeader header;
        header.game = game->id;
        header.rules = game->rules;
        header.scenario = {read.scenario->id, "sha256:" + read.scenario->digest};
        header.seed = run.seed;
        const auto make = game->simulation(run, header, *read.scenario);
        QVERIFY(make.has_value());
        auto player = (*make)();
        const auto kept = keptReports(reportsFolder(file), game->legend());
        QCOMPARE(kept.size(), std::size_t{1});
        const auto played = gamesOf(reportsFolder(file), kept.front().id);
        QCOMPARE(played.size(), static_cast<std::size_t>(games));
        Tally tally(game->legend(), kept.front().places);
        for (std::uint64_t task = 0; task < run.games; ++task) {
            const auto facts = cli::readGameLine(player(task, {})->line);
            QVERIFY(facts.has_value());
            QVERIFY(*facts == played[task].game);
            tally.add(*facts);
        }
        // What the window shows are its figures.
        const Report report = tally.report();
        QAbstractItemModel& wins = *table("balance.wins")->model();
        QCOMPARE(wins.rowCount(), static_cast<int>(report.bySeat.size()));
        for (const WinRow& row : report.bySeat)
            QVERIFY2(hasRow(wins, row), row.id.c_str());
        QVERIFY(kept.front().figures->report.metrics.size() == report.metrics.size());
        for (std::size_t i = 0; i < report.metrics.size(); ++i)
            QCOMPARE(kept.front().figures->report.metrics[i].sample.sum, report.metrics[i].sample.sum);
        // Reopened, the report is there.
        glass_->closeWindow();
        glass_->startWindow();
        glass_->window().showDesk(glass_->editor());
        glass_->editor().start(file);
        glass_->key(Qt::Key_7, Qt::ControlModifier);
        QTRY_COMPARE(table("balance.reports")->model()->rowCount(), 1);
        QVERIFY(glass_->text("tool-banner.title")
                    .remove(u',')
                    .startsWith(QStringLiteral("%1 games of 4").arg(games)));
        QVERIFY(glass_->find<QTabWidget>("balance.tabs")->tabText(2).contains(QStringLiteral("(1)")));
    }

    void editingGoesOnMeanwhile() {
        openBalance(200); // long enough for the map to be painted meanwhile
        glass_->key(Qt::Key_F8);
        glass_->key(Qt::Key_1, Qt::ControlModifier);
        const LoopWatch watch;
        QTest::qWait(200);
        glass_->choose("bourgogne");
        glass_->rename("Burgundia");
        QCOMPARE(glass_->rowsOfHistory(), 2);
        glass_->key(Qt::Key_7, Qt::ControlModifier);
        // The games know nothing of the name, and the report says that it is older than it.
        waitForGames(200);
        QVERIFY2(watch.rounds() > 20, qPrintable(QString::number(watch.rounds())));
        QVERIFY2(banner().startsWith(QStringLiteral("Before 1 change")), qPrintable(banner()));
        // Stop: what was played is a report.
        setGames(100'000);
        glass_->key(Qt::Key_F8);
        QTRY_VERIFY_WITH_TIMEOUT(!glass_->text("tool-banner.title").startsWith(QStringLiteral("0 of")),
                                 60'000);
        glass_->click("tool-banner.stop");
        QTRY_VERIFY(glass_->find<QPushButton>("tool-banner.play"));
        QTRY_COMPARE(table("balance.reports")->model()->rowCount(), 2);
        // More: the same report grows.
        setGames(5);
        const quint64 had = gamesShown();
        glass_->click("tool-banner.more");
        QTRY_COMPARE_WITH_TIMEOUT(gamesShown(), had + 5, 60'000);
        QCOMPARE(table("balance.reports")->model()->rowCount(), 2);
    }

    void changeIsComparedLeftOutAndTakenBack() {
        openBalance(24);
        glass_->key(Qt::Key_F8);
        waitForGames(24);
        QVERIFY(glass_->find<QPushButton>("balance.which")->isVisible());
        glass_->key(Qt::Key_1, Qt::ControlModifier);
        glass_->choose("bourgogne");
        auto* food = glass_->find<QSpinBox>("province.yield.food");
        const int had = food->value();
        food->setFocus();
        QTest::keyClick(food, Qt::Key_Up);
        glass_->key(Qt::Key_7, Qt::ControlModifier);
        QCOMPARE(chips().size(), 1);
        QVERIFY2(chips().front().contains(QStringLiteral("food: %1 → %2").arg(had).arg(had + 1)),
                 qPrintable(chips().front()));
        glass_->key(Qt::Key_F8);
        QTRY_COMPARE_WITH_TIMEOUT(table("balance.reports")->model()->rowCount(), 2, 60'000);
        QCOMPARE(glass_->text("balance.changes.title"), QStringLiteral("Changed since the report before"));
        QCOMPARE(chips().size(), 1);
        // What the change has done: as many games without it are those of the report before.
        glass_->click("balance.which");
        QTRY_VERIFY_WITH_TIMEOUT(chips().size() == 2, 60'000);
        QCOMPARE(chips().back(), QStringLiteral("nothing beyond chance")); // 24 games are too few to see any
        glass_->click("balance.back");
        QCOMPARE(rowsDone(), 0);
        glass_->key(Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(glass_->find<QSpinBox>("province.yield.food")->value(), had);
    }

    void provincesStandLeastTakenFirstAndAreFoundByKeys() {
        openBalance(24);
        glass_->key(Qt::Key_F8);
        waitForGames(24);
        QAbstractItemView* places = table("balance.places.table");
        QAbstractItemModel& model = *places->model();
        QCOMPARE(model.rowCount(),
                 static_cast<int>(glass_->editor().editor()->document().atlas().provinces.size()));
        int last = -1;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QString taken = model.index(row, 1).data().toString();
            const int share = taken == QStringLiteral("never") ? 0 : taken.section(u' ', 0, 0).toInt();
            QVERIFY2(share >= last, qPrintable(taken));
            last = share;
        }
        places->setFocus();
        places->setCurrentIndex(model.index(2, 0));
        const QString name = model.index(2, 0).data().toString();
        QTest::keyClick(places, Qt::Key_Return);
        QCOMPARE(glass_->find<QLineEdit>("province.name.en")->text(), name); // on the map, chosen
    }

    void provincesThatAVariantLeavesOutLoseTheirTint() {
        openBalance(8);
        glass_->key(Qt::Key_F8);
        waitForGames(8);
        const int all = table("balance.places.table")->model()->rowCount();
        auto* shown = glass_->find<QComboBox>("strip.shown");
        const int variant = shown->findData(QStringLiteral("3p-british-isles"));
        QVERIFY(variant > 0);
        shown->setFocus();
        while (shown->currentIndex() != variant)
            QTest::keyClick(shown, shown->currentIndex() < variant ? Qt::Key_Down : Qt::Key_Up);
        QTest::qWait(100); // the tints of the whole map are painted
        glass_->key(Qt::Key_F8);
        QTRY_COMPARE_WITH_TIMEOUT(table("balance.reports")->model()->rowCount(), 2, 60'000);
        QTRY_VERIFY(table("balance.places.table")->model()->rowCount() > 0);
        QVERIFY(table("balance.places.table")->model()->rowCount() < all);
    }

    /// Pictures to be looked at: MARCHES_BALANCE_PICTURES says how many games they show.
    void screens_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("dark");
        QTest::addColumn<double>("text");
        QTest::newRow("light") << QSize(1600, 1000) << false << 1.0;
        QTest::newRow("dark") << QSize(1600, 1000) << true << 1.0;
        QTest::newRow("small") << QSize(1280, 720) << false << 1.0;
        QTest::newRow("large-text") << QSize(1600, 1000) << false << 2.0;
    }
    void screens() {
        QFETCH(const QSize, size);
        QFETCH(const bool, dark);
        QFETCH(const double, text);
        const int wanted = qEnvironmentVariableIntValue("MARCHES_BALANCE_PICTURES");
        const int games = wanted > 0 ? wanted : 8;
        glass_->style().setTheme({dark ? theme::Tone::Dark : theme::Tone::Light, text});
        glass_->beginCopy(size);
        glass_->key(Qt::Key_7, Qt::ControlModifier);
        setGames(games);
        save("balance-empty");
        glass_->key(Qt::Key_F8);
        waitForGames(games);
        glass_->key(Qt::Key_1, Qt::ControlModifier);
        glass_->choose("schwyz");
        auto* food = glass_->find<QSpinBox>("province.yield.food");
        food->setFocus();
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(food, Qt::Key_Up);
        glass_->key(Qt::Key_7, Qt::ControlModifier);
        glass_->key(Qt::Key_F8);
        QTRY_COMPARE_WITH_TIMEOUT(table("balance.reports")->model()->rowCount(), 2, 600'000);
        QTRY_VERIFY(table("balance.figures")->model()->rowCount() > 100);
        QTest::qWait(300);
        save("balance");
        checkButtons();
        glass_->find<QTabWidget>("balance.tabs")->setCurrentIndex(1);
        glass_->click("balance.by.variant");
        glass_->click("balance.shown.fought");
        save("balance-variants");
        glass_->style().setTheme({});
    }

    /// Measures, for the figures of the house: MARCHES_BALANCE_GAMES says how many games. Where they take
    /// minutes, QTEST_FUNCTION_TIMEOUT (ms) gives the test more than Qt's five.
    void measured() {
        const int games = qEnvironmentVariableIntValue("MARCHES_BALANCE_GAMES");
        if (games == 0) QSKIP("MARCHES_BALANCE_GAMES is not set");
        double longest = 0;
        for (const bool seen : {true, false}) {
            openBalance(games);
            QTest::qWait(500);
            QElapsedTimer clock;
            clock.start();
            glass_->key(Qt::Key_F8);
            if (!seen) glass_->key(Qt::Key_1, Qt::ControlModifier);
            QTest::qWait(300);
            const LoopWatch watch;
            QTRY_VERIFY_WITH_TIMEOUT(
                glass_->find<QAbstractItemView>("balance.reports")->model()->rowCount() == 1, 3'600'000);
            qInfo("%d games, %s: %.1f s; the loop was held %.1f ms at most (%lld ms by the clock), %d rounds",
                  games, seen ? "the view in sight" : "the map in sight",
                  static_cast<double>(clock.elapsed()) / 1e3, watch.longest(), watch.longestWall(),
                  watch.rounds());
            longest = std::max(longest, watch.longest());
            init();
        }
        QVERIFY2(longest < 16, qPrintable(QString::number(longest))); // ms: a frame
    }

private:
    void openBalance(int games) {
        glass_->beginCopy();
        glass_->key(Qt::Key_7, Qt::ControlModifier);
        setGames(games);
    }
    void setGames(int games) { glass_->find<QWidget>("balance")->setProperty("games", games); }
    void waitForGames(int games) {
        const QString start = QStringLiteral("%1 games of").arg(games);
        QTRY_VERIFY2_WITH_TIMEOUT(glass_->text("tool-banner.title").remove(u',').startsWith(start),
                                  qPrintable(glass_->text("tool-banner.title")),
                                  std::max(60'000, games * 3'000));
    }
    quint64 gamesShown() const {
        return glass_->text("tool-banner.title").section(u' ', 0, 0).remove(u',').toULongLong();
    }
    void save(const char* what) const {
        QTest::qWait(150);
        const QString name = QStringLiteral("editor-%1-%2.png")
                                 .arg(QLatin1String(what), QLatin1String(QTest::currentDataTag()));
        QVERIFY(glass_->window().grab().save(QDir(QStringLiteral(MARCHES_PICTURE_DIR)).filePath(name)));
    }
    /// Buttons have the room that their texts need, and every control has a name.
    void checkButtons() const {
        for (const QAbstractButton* button :
             glass_->find<QWidget>("balance")->findChildren<QAbstractButton*>()) {
            if (!button->isVisible() || button->visibleRegion().isEmpty()) continue;
            QVERIFY2(!button->text().isEmpty() || !button->accessibleName().isEmpty() ||
                         !button->toolTip().isEmpty(),
                     qPrintable(button->objectName()));
            QVERIFY2(button->text().isEmpty() || button->width() >= button->minimumSizeHint().width() - 1,
                     qPrintable(button->text()));
        }
        for (const QAbstractItemView* view :
             glass_->find<QWidget>("balance")->findChildren<QAbstractItemView*>())
            if (view->isVisible() && view->objectName().startsWith(QStringLiteral("balance.")))
                QVERIFY2(!view->accessibleName().isEmpty(), qPrintable(view->objectName()));
    }
    QString banner() const { return glass_->text("tool-banner.sentence"); }
    QAbstractItemView* table(const char* name) const { return glass_->find<QAbstractItemView>(name); }
    int rowsDone() const { return glass_->editor().editor()->document().history().index(); }
    QStringList chips() const {
        QStringList words;
        for (const QLabel* label : glass_->find<QWidget>("balance.chips")->findChildren<QLabel*>())
            words << label->text();
        return words;
    }
    static bool hasRow(const QAbstractItemModel& model, const WinRow& row) {
        for (int i = 0; i < model.rowCount(); ++i) {
            if (model.index(i, 0).data(Qt::UserRole + 1).toString().toStdString() != row.id) continue;
            const QString won = QString::number(row.won, 'f', row.won == std::floor(row.won) ? 0 : 1);
            return model.index(i, 3).data().toString() ==
                       QStringLiteral("%1 of %2").arg(won).arg(row.games) &&
                   model.index(i, 2).data().toString() ==
                       QStringLiteral("%1 %").arg(qRound(row.share() * 100));
        }
        return false;
    }

    std::unique_ptr<EditorGlass> glass_;
};

} // namespace marches::editor

MARCHES_TEST(marches::editor::BalanceTest, application)
#include "balance_test.moc"
