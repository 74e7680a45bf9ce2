// Measures every event that the program handles while computers play a whole game, a person looks back over
// it, and the pointer wanders over the map. Prints the slowest; with an argument, fails when one took longer
// than so many ms.
//
//   event_probe [SCENARIO [LIMIT]]

#include "app/map/map_view.h"
#include "app/play/files.h"
#include "app/play/main_window.h"
#include "app/play/table_window.h"
#include "app/theme/style.h"
#include "app/warriors/opening.h"

#include <QApplication>
#include <QMouseEvent>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <map>

using namespace marches;

namespace {

/// Milliseconds of this thread's own computing: other programs on the machine don't count.
double threadTime() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

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
        const double begun = threadTime();
        const bool handled = QApplication::notify(receiver, event);
        const double took = threadTime() - begun;
        --depth;
        ++count;
        worst[what] = std::max(worst[what], took);
        if (took > 16) ++late;
        return handled;
    }

    bool measuring = false;
    int depth = 0;
    int count = 0;
    int late = 0;
    std::map<QString, double> worst;
};

Record fourComputers(const std::string& scenario) {
    Record record;
    record.header.game = "warriors-and-traders";
    record.header.scenario.name = scenario;
    record.header.seed = 5;
    const bool east = scenario == "eastern-europe";
    const std::array countries = east ? std::array{"poland", "hungary", "austria", "serbia"}
                                      : std::array{"england", "burgundy", "france", "germany"};
    const std::array colours{"red", "green", "blue", "yellow"};
    for (std::size_t i = 0; i < countries.size(); ++i)
        record.header.seats.push_back({countries[i], colours[i], "random", ""});
    return record;
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

    (void)theme::init();
    auto* style = new theme::MarchesStyle;
    QApplication::setStyle(style);
    play::Language language;
    language.use(QStringLiteral("en"));
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.marches"));
    if (play::saveRecord(path, fourComputers(scenario), {})) return 2;
    const std::array games{warriors::face::gameEntry()};
    play::MainWindow window(games, *style, language);
    window.resize(1600, 1000);
    window.show();
    window.start(path);
    if (!window.table()) return 2;
    program.processEvents();

    play::Session& session = window.table()->session();
    session.setPace(0);
    program.measuring = true;
    while (!session.outcome())
        program.processEvents(QEventLoop::WaitForMoreEvents);
    for (const NodeId node : session.lineEnds()) {
        session.lookAt(node);
        program.processEvents();
    }
    session.lookAtNow();
    wander(program, window.table()->map());
    program.measuring = false;

    std::vector<std::pair<double, QString>> slowest;
    for (const auto& [what, took] : program.worst)
        slowest.emplace_back(took, what);
    std::sort(slowest.rbegin(), slowest.rend());
    std::printf("%s: %d events, %d over 16 ms\n", scenario.c_str(), program.count, program.late);
    for (std::size_t i = 0; i < std::min<std::size_t>(slowest.size(), 12); ++i)
        std::printf("%8.2f ms  %s\n", slowest[i].first, qPrintable(slowest[i].second));
    return limit > 0 && slowest.front().first > limit ? 1 : 0;
}
