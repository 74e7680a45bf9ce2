// Measures every event that the program handles while computers play, a person looks back over the game, and
// the pointer wanders over the map; and how soon a computer player that is told to move now has moved. Prints
// the slowest; with LIMIT, fails when one took longer than so many ms of the window's thread.
//
//   event_probe [SCENARIO [LIMIT [KIND,KIND,... [LINES [PACE]]]]]
//
// KIND: who plays, as in records; the last one has the seats that are left. LINES: of the game; all if left
// out. PACE: ms before each line, for what moves on the map meanwhile; 0 if left out. Every eighth line is
// hurried.

#include "app/map/map_view.h"
#include "app/play/play_desk.h"
#include "app/play/table_window.h"
#include "app/shell/files.h"
#include "app/shell/language.h"
#include "app/shell/main_window.h"
#include "app/theme/style.h"
#include "app/warriors/opening.h"

#include <QApplication>
#include <QMouseEvent>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <map>
#include <optional>
#include <utility>

using namespace marches;

namespace {

/// Milliseconds of this thread's own computing: other programs on the machine don't count.
double threadTime() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

double wallTime() {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

struct Took {
    double own = 0;  ///< ms of the thread's computing
    double wall = 0; ///< ms on the clock: other programs, and what the thread waits for, count
};

class Probe : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override {
        if (!measuring || depth > 0) return QApplication::notify(receiver, event);
        const QString what =
            QStringLiteral("%1 %2 event %3")
                .arg(QString::fromLatin1(receiver->metaObject()->className()), receiver->objectName())
                .arg(event->type());
        ++depth;
        const Took begun{threadTime(), wallTime()};
        const bool handled = QApplication::notify(receiver, event);
        const Took took{threadTime() - begun.own, wallTime() - begun.wall};
        --depth;
        ++count;
        Took& most = worst[what];
        most.own = std::max(most.own, took.own);
        most.wall = std::max(most.wall, took.wall);
        if (took.own > tooLong) ++late;
        if (took.wall - took.own > tooLong) ++waited;
        return handled;
    }

    static constexpr double tooLong = 16; // ms
    bool measuring = false;
    int depth = 0;
    int count = 0;
    int late = 0;
    int waited = 0; ///< so many ms longer on the clock than it computed
    std::map<QString, Took> worst;
};

Record fourComputers(const std::string& scenario, const QStringList& kinds) {
    Record record;
    record.header.game = "warriors-and-traders";
    record.header.scenario.name = scenario;
    record.header.seed = 5;
    const bool east = scenario == "eastern-europe";
    const std::array countries = east ? std::array{"poland", "hungary", "austria", "serbia"}
                                      : std::array{"england", "burgundy", "france", "germany"};
    const std::array colours{"red", "green", "blue", "yellow"};
    for (std::size_t i = 0; i < countries.size(); ++i)
        record.header.seats.push_back(
            {countries[i], colours[i],
             kinds.value(static_cast<qsizetype>(i), kinds.constLast()).toStdString(), ""});
    return record;
}

/// Plays on; returns how many ms it took until a player who was told to move now had moved.
std::vector<double> playOn(Probe& program, play::Session& session, std::size_t lines) {
    constexpr std::size_t hurriedEvery = 8;
    std::vector<double> stops;
    std::size_t played = 0;
    std::optional<double> told;
    QObject::connect(&session, &play::Session::applied, &program, [&] {
        ++played;
        if (told) stops.push_back(wallTime() - *std::exchange(told, std::nullopt));
        if (played % hurriedEvery != 0) return;
        QTimer::singleShot(50, &session, [&] {
            if (!isSeat(session.computerToMove())) return;
            told = wallTime();
            session.computers().moveNow();
        });
    });
    while (!session.outcome() && played < lines)
        program.processEvents(QEventLoop::WaitForMoreEvents);
    session.setPaused(true);
    session.disconnect(&program);
    return stops;
}

void wander(Probe& program, appmap::MapView& map) {
    for (int i = 0; i < 300; ++i) {
        const QPointF at(40 + i * 3 % (map.width() - 80), 40 + i * 7 % (map.height() - 80));
        QMouseEvent move(QEvent::MouseMove, at, map.mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                         Qt::NoModifier);
        QCoreApplication::sendEvent(&map, &move);
        if (i % 30 == 0) {
            QWheelEvent wheel(at, map.mapToGlobal(at), {}, {0, i % 60 == 0 ? 120 : -120}, Qt::NoButton,
                              Qt::NoModifier, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(&map, &wheel);
        }
        program.processEvents();
    }
}

} // namespace

int main(int argc, char* argv[]) {
    Probe program(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("marches-event-probe"));
    QStandardPaths::setTestModeEnabled(true);
    const QStringList arguments = QCoreApplication::arguments();
    const std::string scenario = arguments.value(1, QStringLiteral("western-europe")).toStdString();
    const double limit = arguments.value(2).toDouble();
    const QStringList kinds = arguments.value(3, QStringLiteral("random")).split(QLatin1Char(','));
    const std::size_t lines = arguments.value(4, QStringLiteral("1000000")).toULongLong();
    const int pace = arguments.value(5).toInt();

    (void)theme::init();
    auto* style = new theme::MarchesStyle;
    style->setMotion(theme::Motion::Usual);
    QApplication::setStyle(style);
    shell::Language language;
    language.use(QStringLiteral("en"));
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.marches"));
    if (shell::saveRecord(path, fourComputers(scenario, kinds), {})) return 2;
    const std::array games{warriors::face::gameEntry()};
    shell::MainWindow window(*style, language);
    play::PlayDesk& desk = play::setPlayDesk(window, games);
    window.resize(1600, 1000);
    window.show();
    desk.start(path);
    if (!desk.table()) return 2;
    program.processEvents();

    play::Session& session = desk.table()->session();
    session.setPace(pace);
    program.measuring = true;
    std::vector<double> stops = playOn(program, session, lines);
    for (const NodeId node : session.lineEnds()) {
        session.lookAt(node);
        program.processEvents();
    }
    session.lookAtNow();
    wander(program, desk.table()->map());
    program.measuring = false;

    std::vector<std::pair<Took, QString>> slowest;
    for (const auto& [what, took] : program.worst)
        slowest.emplace_back(took, what);
    std::sort(slowest.begin(), slowest.end(),
              [](const auto& a, const auto& b) { return a.first.own > b.first.own; });
    std::printf("%s, %s: %d events, %d over 16 ms, %d held up 16 ms or more by others\n", scenario.c_str(),
                qPrintable(kinds.join(QLatin1Char(','))), program.count, program.late, program.waited);
    std::printf("  own ms   on the clock\n");
    for (std::size_t i = 0; i < std::min<std::size_t>(slowest.size(), 12); ++i)
        std::printf("%8.2f %8.2f  %s\n", slowest[i].first.own, slowest[i].first.wall,
                    qPrintable(slowest[i].second));
    std::sort(stops.begin(), stops.end());
    if (!stops.empty())
        std::printf("told to move now, moved after %.1f ms (middle), %.1f ms (worst of %zu)\n",
                    stops[stops.size() / 2], stops.back(), stops.size());
    return limit > 0 && slowest.front().first.own > limit ? 1 : 0;
}
