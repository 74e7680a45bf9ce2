// Measures the scenario editor in its window, on one map, as a person uses it: opening, pointing, dragging a
// border, splitting, merging, giving, naming, undoing, saving, checking.
//
//   editor_bench [WHAT [TIMES [GESTURE,...]]]
//
// WHAT: western-europe, or a number of provinces of a made map (large_map.h); 10000 if left out. GESTURE: of
// hover, pan, choose, drag, split, merge, give, name, save, check; all if left out. Each line
// tells how long a gesture held the window, its picture too, in ms: the thread's own computing (95 of 100
// took no longer, and the longest), and the longest on the clock; then the longest event that came after it.

#include "app/desks.h"
#include "app/map/map_view.h"
#include "app/play/play_desk.h"
#include "app/shell/files.h"
#include "app/shell/language.h"
#include "app/shell/main_window.h"
#include "app/theme/style.h"
#include "app/theme/theme.h"
#include "app/warriors/opening.h"
#include "editor/editor_desk.h"
#include "editor/editor_window.h"
#include "editor/face.h"
#include "editor/map_problems.h"
#include "engine/draft/checks/window_checks.h"
#include "tests/bench/large_map.h"
#include "tests/engine/planar/made_maps.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPointer>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <string>
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

/// The most memory that the process has had, in MB.
double peakMegabytes() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmHWM:")) return std::atof(line.c_str() + 6) / 1024;
    return 0;
}

/// Remembers the longest event that the loop has handled.
class Probe : public QApplication {
public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override {
        if (depth_ > 0) return QApplication::notify(receiver, event);
        const QString what =
            QStringLiteral("%1 %2 event %3")
                .arg(QString::fromLatin1(receiver->metaObject()->className()), receiver->objectName())
                .arg(event->type());
        ++depth_;
        const double begun = threadTime();
        const bool handled = QApplication::notify(receiver, event);
        const double took = threadTime() - begun;
        --depth_;
        if (took > longest) {
            longest = took;
            longestWhat = what;
        }
        return handled;
    }
    double longest = 0;
    QString longestWhat;

private:
    int depth_ = 0;
};

/// What one gesture took, each time.
struct Figures {
    const char* what;
    std::vector<double> own{};
    std::vector<double> wall{};
    double after = 0; ///< the longest event that followed
    QString afterWhat{};

    void print() {
        if (own.empty()) return (void)std::printf("%-26s never\n", what);
        std::sort(own.begin(), own.end());
        std::printf("%-26s %5zu x  p95 %8.1f  longest %8.1f  clock %8.1f", what, own.size(),
                    own[own.size() * 95 / 100], own.back(), *std::max_element(wall.begin(), wall.end()));
        if (after > 0) std::printf("  then %8.1f %s", after, qPrintable(afterWhat));
        std::puts("");
        std::fflush(stdout);
    }
};

class Bench {
public:
    Bench(Probe& probe, int times) : probe_(probe), times_(times), games_{warriors::face::gameEntry()} {
        language_.use(QStringLiteral("en"));
        style_ = new theme::MarchesStyle;
        QApplication::setStyle(style_);
        window_ = std::make_unique<shell::MainWindow>(*style_, language_);
        editor_ = &setDesks(*window_, games_).editor;
        window_->resize(1600, 1000);
        window_->show();
        window_->showDesk(*editor_);
        QApplication::processEvents();
    }

    bool run(const QString& path, const QStringList& gestures) {
        if (!open(path, gestures.isEmpty() || gestures.contains(QStringLiteral("save")))) return false;
        const std::array<std::pair<const char*, void (Bench::*)()>, 10> all{{{"hover", &Bench::hover},
                                                                             {"pan", &Bench::pan},
                                                                             {"choose", &Bench::choose},
                                                                             {"drag", &Bench::dragBorder},
                                                                             {"split", &Bench::split},
                                                                             {"merge", &Bench::merge},
                                                                             {"give", &Bench::give},
                                                                             {"name", &Bench::rename},
                                                                             {"save", &Bench::save},
                                                                             {"check", &Bench::check}}};
        for (const auto& [name, gesture] : all)
            if (gestures.isEmpty() || gestures.contains(QLatin1String(name))) (this->*gesture)();
        undone_.print();
        std::printf("%-26s %.0f MB\n", "peak memory", peakMegabytes());
        return true;
    }

private:
    editor::EditorWindow& map() const { return *editor_->editor(); }
    appmap::MapView& view() const { return map().map(); }
    const planar::PlanarMap& sheet() const { return *map().document().draft().map; }

    /// Paints what was asked to be painted, now: what a window does at its next frame.
    void frame() const {
        QApplication::sendPostedEvents();
        QEvent request(QEvent::UpdateRequest);
        QApplication::sendEvent(window_.get(), &request);
    }
    template <class Work>
    void time(Figures& figures, const Work& work) {
        const double own = threadTime();
        const double wall = wallTime();
        work();
        frame();
        figures.own.push_back(threadTime() - own);
        figures.wall.push_back(wallTime() - wall);
    }
    [[nodiscard]] bool isChecked() const {
        return state_ == nullptr || state_->text().startsWith(QLatin1String("checked"));
    }
    /// Lets all that follows happen, at least so many ms; with `checked`, until the problems are known.
    void settle(Figures* figures, double least = 700, bool checked = false) {
        probe_.longest = 0;
        const double from = wallTime();
        while (wallTime() - from < least || view().rendering() || (checked && !isChecked()))
            QApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 20);
        if (figures && probe_.longest > figures->after) {
            figures->after = probe_.longest;
            figures->afterWhat = probe_.longestWhat;
        }
    }

    void send(QEvent::Type type, const QPointF& at, Qt::MouseButtons held) const {
        const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
        QMouseEvent event(type, at, view().mapToGlobal(at), button, held, Qt::NoModifier);
        QApplication::sendEvent(&view(), &event);
    }
    void press(const QPointF& at) const { send(QEvent::MouseButtonPress, at, Qt::LeftButton); }
    void move(const QPointF& at, bool held = false) const {
        send(QEvent::MouseMove, at, held ? Qt::LeftButton : Qt::NoButton);
    }
    void release(const QPointF& at) const { send(QEvent::MouseButtonRelease, at, Qt::NoButton); }
    void click(const QPointF& at) const {
        move(at);
        press(at);
        release(at);
    }
    void key(QWidget& to, int key, const QString& text = {}) const {
        for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
            QKeyEvent event(type, key, Qt::NoModifier, text);
            QApplication::sendEvent(&to, &event);
        }
    }
    void useTool(const char* id) const {
        for (int tool = 0; tool < 20; ++tool) {
            map().hand().take(tool);
            if (map().hand().id() == QLatin1String(id)) return;
        }
        std::printf("no tool %s\n", id);
    }
    void look(const QPointF& at, double scale) {
        view().setScale(scale);
        view().centreOn(at);
        settle(nullptr, 30);
    }
    [[nodiscard]] QPointF seen(planar::GridPoint at) const {
        const Point p = planar::toPoint(at);
        return view().toView({p.x, p.y});
    }
    /// A province, by chance, with a place inside it and its box in view.
    planar::Label anyProvince(QPointF& inside) {
        const std::vector<planar::Label> all = sheet().provinces();
        const planar::Label label = all[static_cast<std::size_t>(dice_.below(static_cast<int>(all.size())))];
        const Point pole = insideOf(label);
        const planar::GridBox box = sheet().boxOf(label);
        const double side =
            std::max(planar::unitsOf(box.right - box.left), planar::unitsOf(box.bottom - box.top));
        look({pole.x, pole.y}, std::clamp(300 / side, 0.5, 4.0));
        inside = view().toView({pole.x, pole.y});
        return label;
    }
    [[nodiscard]] Point insideOf(planar::Label label) const {
        Outline outline;
        for (const planar::GridRing& ring : sheet().outline(label)) {
            Ring points;
            for (const planar::GridPoint at : ring)
                points.push_back(planar::toPoint(at));
            outline.rings.push_back(std::move(points));
        }
        return poleOfInaccessibility(outline, 2).at;
    }
    /// Takes back what was made, and measures that.
    void undo(int to) {
        while (map().document().history().index() > to) {
            time(undone_, [&] { map().document().undo(); });
            settle(&undone_);
        }
    }

    bool open(const QString& path, bool checks) {
        Figures first{"open to first picture"};
        const double from = wallTime();
        time(first, [&] {
            editor_->start(path);
            if (editor_->editor()) view().repaint();
        });
        if (!editor_->editor()) return false;
        first.print();
        state_ = window_->findChild<QLabel*>(QStringLiteral("problemsState"));
        Figures all{"... to all"};
        settle(&all, 0);
        std::printf("%-26s clock %.0f, longest event %.1f %s\n", all.what, wallTime() - from, all.after,
                    qPrintable(all.afterWhat));
        if (!checks) return true;
        Figures checked{"... checked"};
        settle(&checked, 300, true);
        std::printf("%-26s clock %.0f, longest event %.1f %s; %.0f MB\n", checked.what, wallTime() - from,
                    checked.after, qPrintable(checked.afterWhat), peakMegabytes());
        std::fflush(stdout);
        return true;
    }

    void hover() {
        Figures figures{"hover"};
        QPointF inside;
        useTool("border");
        (void)anyProvince(inside);
        for (int i = 0; i < 200; ++i) {
            const QPointF at(200 + 4.0 * i, 300 + 100 * std::sin(i / 9.0));
            time(figures, [&] { move(at); });
        }
        figures.print();
    }
    void pan() {
        Figures figures{"pan"};
        for (int i = 0; i < 100; ++i)
            time(figures, [&] { view().camera().scrollBy({i % 40 < 20 ? 12 : -12, 5}); });
        settle(&figures);
        figures.print();
        Figures zoom{"zoom"};
        for (int i = 0; i < 20; ++i) {
            time(zoom, [&] { view().setScale(0.2 + 0.1 * (i % 10)); });
            settle(&zoom, 30);
        }
        zoom.print();
    }
    void choose() {
        Figures figures{"choose"};
        map().hand().take(0);
        QPointF inside;
        for (int i = 0; i < times_; ++i) {
            (void)anyProvince(inside);
            time(figures, [&] { click(inside); });
            settle(&figures, 300);
        }
        figures.print();
    }
    void dragBorder() {
        useTool("border");
        Figures frames{"border drag, a frame"};
        Figures ends{"border let go"};
        for (int i = 0; i < times_; ++i) {
            QPointF inside;
            const planar::Label label = anyProvince(inside);
            const auto& arcs = sheet().arcsOf(label);
            const auto& points = sheet().arc(arcs[static_cast<std::size_t>(i) % arcs.size()]).points;
            const QPointF at = seen(points[points.size() / 2]);
            const int before = map().document().history().index();
            move(at);
            press(at);
            for (int k = 1; k <= 20; ++k)
                time(frames, [&] { move(at + QPointF(k * 0.4, k * 0.3), true); });
            time(ends, [&] { release(at + QPointF(8, 6)); });
            settle(&ends, 700);
            undo(before);
        }
        frames.print();
        ends.print();
    }
    void split() {
        useTool("split");
        Figures points{"split, a point"};
        Figures figures{"split"};
        for (int i = 0; i < times_; ++i) {
            QPointF inside;
            const planar::Label label = anyProvince(inside);
            std::vector<planar::GridPoint> ends;
            for (const planar::ArcId id : sheet().arcsOf(label)) {
                const auto& line = sheet().arc(id).points;
                ends.push_back(line[line.size() / 2]);
            }
            const auto [left, right] = std::minmax_element(
                ends.begin(), ends.end(),
                [](const planar::GridPoint& a, const planar::GridPoint& b) { return a.x < b.x; });
            const int before = map().document().history().index();
            for (const QPointF& at : {seen(*left), inside, seen(*right)})
                time(points, [&] { click(at); });
            time(figures, [&] { key(view(), Qt::Key_Return); });
            if (map().document().history().index() == before) {
                figures.own.pop_back();
                figures.wall.pop_back();
            }
            map().stepBack(); // a line that divides nothing
            useTool("split");
            settle(&figures, 700);
            undo(before);
        }
        points.print();
        figures.print();
    }
    void merge() {
        useTool("merge");
        Figures plans{"merge, drag across"};
        Figures figures{"merge"};
        for (int i = 0; i < times_; ++i) {
            QPointF inside;
            const planar::Label label = anyProvince(inside);
            planar::Label other = planar::sea;
            for (const planar::Neighbour& each : sheet().neighbours(label))
                if (other == planar::sea && each.label >= planar::firstProvince) other = each.label;
            if (other == planar::sea) continue;
            const Point to = insideOf(other);
            const int before = map().document().history().index();
            move(inside);
            press(inside);
            time(plans, [&] {
                move(view().toView({to.x, to.y}), true);
                release(view().toView({to.x, to.y}));
            });
            time(figures, [&] { key(view(), Qt::Key_Return); });
            settle(&figures, 700);
            undo(before);
        }
        plans.print();
        figures.print();
    }
    void give() {
        useTool("whose");
        Figures figures{"give to a country"};
        key(view(), Qt::Key_1, QStringLiteral("1"));
        for (int i = 0; i < times_; ++i) {
            QPointF inside;
            (void)anyProvince(inside);
            const int before = map().document().history().index();
            time(figures, [&] { click(inside); });
            settle(&figures, 700);
            undo(before);
        }
        figures.print();
    }
    void rename() {
        map().hand().take(0);
        Figures figures{"name"};
        for (int i = 0; i < times_; ++i) {
            QPointF inside;
            (void)anyProvince(inside);
            click(inside);
            auto* field = window_->findChild<QLineEdit*>(QStringLiteral("province.name.en"));
            if (field == nullptr) return;
            field->setFocus();
            field->setText(QString());
            key(*field, Qt::Key_N, QStringLiteral("N%1").arg(i));
            time(figures, [&] { key(*field, Qt::Key_Return); });
            settle(&figures, 700);
        }
        figures.print();
    }
    /// Gives a province to a country, so that there is something to save.
    void change(int which) {
        useTool("whose");
        key(view(), Qt::Key_1 + which % 2, QString(QLatin1Char(static_cast<char>('1' + which % 2))));
        QPointF inside;
        (void)anyProvince(inside);
        click(inside);
    }
    void save() {
        auto* action = window_->findChild<QAction*>(QStringLiteral("editor.save"));
        Figures figures{"save, checked before"};
        Figures other{"save, at once"};
        for (int i = 0; i < std::max(1, times_ / 4); ++i) {
            change(2 * i);
            settle(nullptr, 300, true);
            time(figures, [&] { action->trigger(); });
            settle(&figures, 300, true);
            change(2 * i + 1);
            time(other, [&] { action->trigger(); });
            settle(&other, 300, true);
        }
        figures.print();
        other.print();
    }
    /// What the window's thread looks at after each change, and what a worker does of the whole map.
    void check() {
        Figures window{"window check"};
        Figures full{"full check, by a worker"};
        const draft::Draft& draft = map().document().draft();
        for (int i = 0; i < times_; ++i) {
            QPointF inside;
            const planar::Label label = anyProvince(inside);
            time(window, [&] { (void)draft::windowProblems(draft, {label}); });
        }
        const draft::GameChecks& game = map().panels()->gameChecks();
        for (int i = 0; i < std::max(1, times_ / 4); ++i)
            time(full, [&] {
                const draft::ReadingSource source = editor::readingSourceOf(draft, &game);
                const draft::Reading reading = draft::readForChecks(source);
                (void)draft::textAndReaderProblems(reading, source.game);
                (void)draft::slowProblems(reading, source.game);
            });
        window.print();
        full.print();
    }

    Probe& probe_;
    int times_;
    shell::Language language_;
    std::array<play::GameEntry, 1> games_;
    theme::MarchesStyle* style_ = nullptr;
    std::unique_ptr<shell::MainWindow> window_;
    editor::EditorDesk* editor_ = nullptr;
    QPointer<QLabel> state_; ///< of the problems
    planar::Dice dice_{5};
    Figures undone_{"undo"};
};

/// A folder of the run's own for what the program keeps.
void liveIn(const QTemporaryDir& home) {
    if (qEnvironmentVariableIsEmpty("XDG_CACHE_HOME"))
        qputenv("XDG_CACHE_HOME", QDir::home().filePath(QStringLiteral(".cache")).toLocal8Bit());
    qunsetenv("XDG_CONFIG_HOME");
    qunsetenv("XDG_DATA_HOME");
    qputenv("HOME", home.path().toLocal8Bit());
}

QString mapCalled(const QString& what, const QTemporaryDir& home) {
    if (!what.toInt()) return shell::bundledScenarios() + QStringLiteral("/%1.yaml").arg(what);
    const int columns = static_cast<int>(std::lround(std::sqrt(what.toInt() * 1.25)));
    const int wide = what.toInt() == 10000 ? 100 : columns;
    const auto path = writeLargeMap(shell::onDisk(home.path()), wide, what.toInt() / wide, 50);
    return QString::fromStdString(path.string());
}

} // namespace

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    const QTemporaryDir home;
    liveIn(home);
    QApplication::setApplicationName(QStringLiteral("marches-editor-bench"));
    Probe probe(argc, argv);
    (void)theme::init();
    const QStringList words = QApplication::arguments();
    const QString what = words.value(1, QStringLiteral("10000"));
    const QString path = mapCalled(what, home);
    std::printf("%s: %.0f MB before\n", qPrintable(what), peakMegabytes());
    Bench bench(probe, words.value(2, QStringLiteral("20")).toInt());
    return bench.run(path, words.value(3).split(QLatin1Char(','), Qt::SkipEmptyParts)) ? 0 : 1;
}
