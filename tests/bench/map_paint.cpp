// What drawing a map costs: CPU milliseconds at 1600x1000, software raster, antialiased.
#include "app/map/map_view.h"
#include "app/theme/style.h"
#include "tests/app/map/bundled.h"
#include "tests/app/map/made_map.h"
#include "tests/app/pieces.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPaintEvent>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <memory>
#include <utility>

namespace marches::appmap {

namespace {

const BundledMap& bundled(int which) {
    static const BundledMap west = bundledMap("western-europe");
    static const BundledMap east = bundledMap("eastern-europe");
    return which == 0 ? west : east;
}

/// Until the picture is ready and painted.
void settle(MapView& view) {
    while (view.rendering())
        QApplication::processEvents();
    view.repaint();
}

std::unique_ptr<MapView> shownView(int which) {
    auto view = std::make_unique<MapView>();
    view->resize(1600, 1000);
    showPosition(*view, bundled(which));
    view->show();
    QApplication::processEvents();
    return view;
}

void fillFaces(MapView& view) {
    for (int i = 0; i < view.provinceCount(); ++i)
        view.setFace(idAt<ProvinceId>(static_cast<std::size_t>(i)), madeFace(i));
}

std::unique_ptr<MapView> madeView(int side) {
    const auto picture = gridMap(side, 50);
    auto view = std::make_unique<MapView>();
    view->resize(1600, 1000);
    view->setPicture(picture);
    fillFaces(*view);
    view->show();
    QApplication::processEvents();
    return view;
}

std::unique_ptr<MapView> hugeView() {
    return madeView(100);
}

/// Counts what is painted: a figure for painting that does not happen would be no figure.
class PaintCount : public QObject {
public:
    explicit PaintCount(QWidget& widget) { widget.installEventFilter(this); }
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint) {
            ++paints_;
            for (const QRect& part : static_cast<QPaintEvent*>(event)->region())
                pixels_ += static_cast<double>(part.width()) * part.height();
        }
        return false;
    }
    /// Paints and pixels of one turn of the loop, beside its time.
    void report(benchmark::State& state) const {
        state.counters["paints"] =
            benchmark::Counter(static_cast<double>(paints_), benchmark::Counter::kAvgIterations);
        state.counters["pixels"] = benchmark::Counter(pixels_, benchmark::Counter::kAvgIterations);
    }

private:
    int paints_ = 0;
    double pixels_ = 0;
};

/// Paints what was asked to be painted, now: what a window does at its next frame.
void paintAsked(MapView& view) {
    QEvent frame(QEvent::UpdateRequest);
    QApplication::sendEvent(view.window(), &frame);
}

/// A step of zooming or panning with all that follows until the picture is ready, which is the loop's time;
/// beside it the longest of the pieces, which is how long the window answers nobody.
class Pieces {
public:
    template <class Step>
    void measure(MapView& view, Step step) {
        piece(first_, [&] {
            step();
            view.repaint();
        });
        while (view.rendering())
            piece(later_, [] { QApplication::processEvents(); });
        piece(later_, [&] { paintAsked(view); });
    }
    void report(benchmark::State& state) const {
        state.counters["first_ms"] = first_;
        state.counters["longest_ms"] = std::max(first_, later_);
    }

private:
    template <class Work>
    static void piece(double& longest, Work work) {
        const std::clock_t start = std::clock();
        work();
        longest = std::max(longest, static_cast<double>(std::clock() - start) * 1000 / CLOCKS_PER_SEC);
    }
    double first_ = 0;
    double later_ = 0;
};

void coldRepaint(benchmark::State& state) {
    const auto view = shownView(static_cast<int>(state.range(0)));
    view->setScale(static_cast<double>(state.range(1)) / 100);
    settle(*view);
    for (auto _ : state) {
        view->layers().ground.drop();
        view->repaint();
    }
}

void zoomStep(benchmark::State& state) {
    const auto view = shownView(static_cast<int>(state.range(0)));
    double scale = 0.8;
    Pieces pieces;
    for (auto _ : state) {
        scale = scale > 1.6 ? 0.8 : scale * 1.07;
        pieces.measure(*view, [&] { view->setScale(scale); });
    }
    pieces.report(state);
}

void panStep(benchmark::State& state) {
    const auto view = shownView(static_cast<int>(state.range(0)));
    view->setScale(1.5);
    settle(*view);
    int at = 0;
    for (auto _ : state) {
        view->camera().scrollBy({++at % 40 < 20 ? 12 : -12, 5});
        view->repaint();
    }
}

void hover(benchmark::State& state) {
    const auto view = shownView(static_cast<int>(state.range(0)));
    view->setScale(1);
    settle(*view);
    std::vector<QPoint> points;
    for (int i = 0; i < view->provinceCount(); ++i)
        if (const auto p = provincePoint(*view, idAt<ProvinceId>(static_cast<std::size_t>(i))))
            points.push_back(*p);
    std::size_t at = 0;
    const PaintCount count(*view);
    for (auto _ : state) {
        const QPointF p = points[++at % points.size()];
        QMouseEvent move(QEvent::MouseMove, p, view->mapToGlobal(p), Qt::NoButton, Qt::NoButton,
                         Qt::NoModifier);
        QApplication::sendEvent(view.get(), &move);
        paintAsked(*view);
    }
    count.report(state);
}

ProvinceId ownedBySomebody(const MapView& view) {
    for (int i = view.provinceCount() / 2;; ++i)
        if (const auto id = idAt<ProvinceId>(static_cast<std::size_t>(i)); view.face(id).owner) return id;
}

void tokenMoved(benchmark::State& state) {
    const auto view = shownView(static_cast<int>(state.range(0)));
    view->setScale(1);
    settle(*view);
    const ProvinceId province = ownedBySomebody(*view);
    view->centreOn(province);
    view->repaint();
    const auto next = idAt<ProvinceId>(
        static_cast<std::size_t>(view->shapes()->picture().neighbours[index(province)].front()));
    // an army marches from one to the other and back
    const auto faces = [&](ProvinceId where) {
        ProvinceFace without = view->face(where);
        without.groups.resize(1);
        without.groups[0].tokens.resize(1);
        ProvinceFace with = without;
        with.groups[0].tokens.push_back(with.groups[0].tokens[0]);
        with.groups[0].tokens.back().look.piece = theme::pieces::cavalry;
        return std::pair(without, with);
    };
    const auto [emptyHere, fullHere] = faces(province);
    const auto [emptyThere, fullThere] = faces(next);
    bool here = true;
    const PaintCount count(*view);
    for (auto _ : state) {
        here = !here;
        view->setFace(province, here ? fullHere : emptyHere);
        view->setFace(next, here ? emptyThere : fullThere);
        paintAsked(*view);
    }
    count.report(state);
}

void ownerChanged(benchmark::State& state) {
    const auto view = shownView(static_cast<int>(state.range(0)));
    view->setScale(1);
    settle(*view);
    const ProvinceId province = ownedBySomebody(*view);
    view->centreOn(province);
    view->repaint();
    ProvinceFace face = view->face(province);
    bool red = true;
    const PaintCount count(*view);
    for (auto _ : state) {
        red = !red;
        face.owner = red ? theme::PlayerColour::Red : theme::PlayerColour::Black;
        view->setFace(province, face);
        paintAsked(*view);
    }
    count.report(state);
}

void hugeLoad(benchmark::State& state) {
    const auto picture = gridMap(100, 50);
    for (auto _ : state) {
        MapView view;
        view.resize(1600, 1000);
        view.setPicture(picture);
        fillFaces(view);
        view.show();
        view.repaint();
    }
}

void hugeZoom(benchmark::State& state) {
    const auto view = hugeView();
    double scale = view->scene().viewport.leastScale();
    Pieces pieces;
    for (auto _ : state) {
        scale = scale > 1.6 ? view->scene().viewport.leastScale() : scale * 1.2;
        pieces.measure(*view, [&] { view->setScale(scale); });
    }
    pieces.report(state);
}

void hugePan(benchmark::State& state) {
    const auto view = hugeView();
    view->setScale(static_cast<double>(state.range(0)) / 100);
    settle(*view);
    int at = 0;
    Pieces pieces;
    for (auto _ : state)
        pieces.measure(*view, [&] { view->camera().scrollBy({++at % 400 < 200 ? 36 : -36, 15}); });
    pieces.report(state);
}

void hugeHover(benchmark::State& state) {
    const auto view = hugeView();
    view->setScale(static_cast<double>(state.range(0)) / 100);
    settle(*view);
    int at = 0;
    const PaintCount count(*view);
    for (auto _ : state) {
        ++at;
        const QPointF p(200 + (at * 37) % 1200, 200 + (at * 11) % 600);
        QMouseEvent move(QEvent::MouseMove, p, view->mapToGlobal(p), Qt::NoButton, Qt::NoButton,
                         Qt::NoModifier);
        QApplication::sendEvent(view.get(), &move);
        paintAsked(*view);
    }
    count.report(state);
}

/// A point of the border between two provinces is dragged, and each frame painted: a bundled map (0), or a
/// made one of so many provinces to a side.
void borderDrag(benchmark::State& state) {
    const int side = static_cast<int>(state.range(0));
    const auto view = side == 0 ? shownView(0) : madeView(side);
    view->setScale(1);
    const int above = side == 0 ? numberOf(bundled(0).province("bourgogne")) : side / 2 * side + side / 2;
    view->centreOn(idOf(above));
    settle(*view);
    const std::vector<Arc>& arcs = view->shapes()->mesh().arcs;
    const auto inner = std::find_if(arcs.begin(), arcs.end(), [above](const Arc& arc) {
        return arc.first == above && arc.second >= 0 && arc.points.size() > 2;
    });
    const int below = inner->second;
    const QPointF dragged = inner->points[inner->points.size() / 2];
    const auto moved = [dragged](ProvinceOutline outline, const QPointF& to) {
        outline.calm.clear();
        for (QPolygonF& ring : outline.rings)
            for (QPointF& point : ring)
                if (point == dragged) point = to;
        return outline;
    };
    const std::shared_ptr<const MapPicture> start = view->shapes()->shared();
    const auto outlineOf = [&](int province) { return start->provinces[static_cast<std::size_t>(province)]; };
    int at = 0;
    const PaintCount count(*view);
    for (auto _ : state) {
        const QPointF to = dragged + QPointF(at % 7 - 3, at % 5 - 2) * 2;
        ++at;
        view->patch({.provinces = {{above, moved(outlineOf(above), to), {}},
                                   {below, moved(outlineOf(below), to), {}}}});
        paintAsked(*view);
    }
    count.report(state);
}

/// Places of all names, stacks and badges at a new scale, with what provinces yield (1) or without (0).
void layOut(benchmark::State& state) {
    const auto view = shownView(static_cast<int>(state.range(0)));
    view->setYieldsShown(state.range(1) != 0);
    int step = 0;
    for (auto _ : state) {
        view->setScale(0.5 + 0.1 * (step++ % 10)); // more scales than are remembered
        benchmark::DoNotOptimize(view->stack(ProvinceId{0}).tokens.size());
    }
}

} // namespace

BENCHMARK(borderDrag)->Arg(0)->Arg(22)->Arg(100)->Unit(benchmark::kMillisecond);
BENCHMARK(layOut)->ArgsProduct({{0, 1}, {0, 1}})->Unit(benchmark::kMillisecond);
BENCHMARK(coldRepaint)->ArgsProduct({{0, 1}, {60, 100, 200}})->Unit(benchmark::kMillisecond);
BENCHMARK(zoomStep)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK(panStep)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK(hover)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK(tokenMoved)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK(ownerChanged)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK(hugeLoad)->Unit(benchmark::kMillisecond)->Iterations(3);
BENCHMARK(hugeZoom)->Unit(benchmark::kMillisecond)->Iterations(30);
BENCHMARK(hugePan)->Arg(20)->Arg(50)->Arg(100)->Unit(benchmark::kMillisecond);
BENCHMARK(hugeHover)->Arg(20)->Arg(100)->Unit(benchmark::kMillisecond);

} // namespace marches::appmap

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    benchmark::Initialize(&argc, argv);
    QApplication application(argc, argv);
    if (!marches::theme::init().isEmpty()) return 1;
    QApplication::setStyle(new marches::theme::MarchesStyle);
    benchmark::RunSpecifiedBenchmarks();
}
