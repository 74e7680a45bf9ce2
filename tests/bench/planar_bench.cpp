#include "engine/planar/check.h"
#include "tests/engine/planar/made_maps.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <functional>
#include <map>

// Edits of made maps of 40, 500 and 10,000 provinces (8,000, 50,000 and 1,000,000 points). Each line gives
// the mean, and `p95` in milliseconds: 95 of 100 took no longer.
namespace {

using namespace marches::planar;

Blocks wanted(int provinces) {
    if (provinces == 40) return {.columns = 8, .rows = 5, .side = 20000, .segmentsOnSide = 85};
    if (provinces == 500) return {.columns = 25, .rows = 20, .side = 10000, .segmentsOnSide = 48};
    return {.columns = 100, .rows = 100, .side = 8000, .segmentsOnSide = 50};
}

const PlanarMap& mapOf(int provinces) {
    static std::map<int, PlanarMap> made;
    const auto found = made.find(provinces);
    return found != made.end() ? found->second
                               : made.emplace(provinces, blocks(wanted(provinces))).first->second;
}

/// Times each iteration on its own.
class Figures {
public:
    explicit Figures(benchmark::State& state) : state_(state) {}
    template <class Work>
    void time(const Work& work) {
        const auto start = std::chrono::steady_clock::now();
        work();
        const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
        times_.push_back(took.count());
    }
    void report() {
        std::sort(times_.begin(), times_.end());
        if (!times_.empty()) state_.counters["p95"] = times_[times_.size() * 95 / 100];
    }

private:
    benchmark::State& state_;
    std::vector<double> times_;
};

Label anyProvince(const PlanarMap& map, Dice& dice) {
    return dice.between(firstProvince, map.greatestLabel());
}

GridPoint inside(const PlanarMap& map, Label province) {
    const GridBox box = map.boxOf(province);
    return {(box.left + box.right) / 2, (box.top + box.bottom) / 2};
}

void edits(benchmark::State& state, const std::function<bool(const PlanarMap&, Dice&, Figures&)>& one) {
    const PlanarMap& map = mapOf(static_cast<int>(state.range(0)));
    Dice dice(3);
    Figures figures(state);
    std::int64_t refused = 0;
    for (auto _ : state)
        refused += !one(map, dice, figures);
    figures.report();
    state.counters["refused"] = static_cast<double>(refused);
}

void drag(benchmark::State& state) {
    edits(state, [](const PlanarMap& map, Dice& dice, Figures& figures) {
        const auto& ids = map.arcsOf(anyProvince(map, dice));
        const auto& points =
            map.arc(ids[static_cast<std::size_t>(dice.below(static_cast<int>(ids.size())))]).points;
        const GridPoint point = points[static_cast<std::size_t>(dice.below(static_cast<int>(points.size())))];
        const GridPoint to{point.x + dice.between(-60, 60), point.y + dice.between(-60, 60)};
        bool done = false;
        figures.time([&] { done = dragPoint(map, point, to).has_value(); });
        return done;
    });
}

void splitAcross(benchmark::State& state) {
    edits(state, [](const PlanarMap& map, Dice& dice, Figures& figures) {
        const Label province = anyProvince(map, dice);
        const GridBox box = map.boxOf(province);
        const GridPoint middle = inside(map, province);
        std::vector<GridPoint> line{{box.left - 100, middle.y}};
        for (int at = 1; at < 10; ++at)
            line.push_back({box.left + (box.right - box.left) * at / 10, middle.y + dice.between(-300, 300)});
        line.push_back({box.right + 100, middle.y});
        bool done = false;
        figures.time([&] { done = split(map, line, province, map.greatestLabel() + 1).has_value(); });
        return done;
    });
}

void mergeTwo(benchmark::State& state) {
    edits(state, [](const PlanarMap& map, Dice& dice, Figures& figures) {
        const Label province = anyProvince(map, dice);
        const Label other = map.neighbours(province).front().label;
        bool done = false;
        figures.time([&] {
            done = merge(map, other == sea ? province : other, other == sea ? sea : province).has_value();
        });
        return done;
    });
}

void hover(benchmark::State& state) {
    edits(state, [](const PlanarMap& map, Dice& dice, Figures& figures) {
        const GridPoint point{dice.below(map.sheet().right), dice.below(map.sheet().bottom)};
        figures.time([&] {
            benchmark::DoNotOptimize(map.labelAt(point));
            benchmark::DoNotOptimize(map.nearestArc(point, 500));
            benchmark::DoNotOptimize(map.nearestPoint(point, 500));
            benchmark::DoNotOptimize(map.nearestJunction(point, 500));
        });
        return true;
    });
}

void undo(benchmark::State& state) {
    edits(state, [](const PlanarMap& map, Dice& dice, Figures& figures) {
        const Label province = anyProvince(map, dice);
        const auto edit = merge(map, province, map.neighbours(province).front().label);
        if (!edit) return false;
        figures.time([&] { benchmark::DoNotOptimize(applied(edit->map, reversed(edit->delta))); });
        return true;
    });
}

void windowCheck(benchmark::State& state) {
    edits(state, [](const PlanarMap& map, Dice& dice, Figures& figures) {
        const GridBox box = map.boxOf(anyProvince(map, dice));
        figures.time([&] { benchmark::DoNotOptimize(firstBrokenIn(map, box)); });
        return true;
    });
}

void fullCheck(benchmark::State& state) {
    edits(state, [](const PlanarMap& map, Dice&, Figures& figures) {
        figures.time([&] { benchmark::DoNotOptimize(firstBroken(map)); });
        return true;
    });
}

void build(benchmark::State& state) {
    edits(state, [](const PlanarMap& map, Dice&, Figures& figures) {
        std::vector<ArcPointer> arcs;
        for (const ArcId id : map.arcs())
            arcs.push_back(map.arcPointer(id));
        figures.time([&] { benchmark::DoNotOptimize(PlanarMap(map.sheet(), arcs)); });
        return true;
    });
}

void outlines(benchmark::State& state) {
    edits(state, [](const PlanarMap& map, Dice& dice, Figures& figures) {
        figures.time([&] { benchmark::DoNotOptimize(map.outline(anyProvince(map, dice))); });
        return true;
    });
}

// Resident memory of the process in MB, where the system tells it.
double residentMegabytes() {
    std::ifstream status("/proc/self/statm");
    double pages = 0;
    double resident = 0;
    status >> pages >> resident;
    return resident * 4096 / 1e6;
}

void memory(benchmark::State& state) {
    for (auto _ : state) {
        const double before = residentMegabytes();
        const PlanarMap map = blocks(wanted(static_cast<int>(state.range(0))));
        state.counters["MB"] = residentMegabytes() - before;
        state.counters["points"] = static_cast<double>(map.pointCount());
    }
}

void sizes(benchmark::internal::Benchmark* bench) {
    bench->Arg(40)->Arg(500)->Arg(10000)->Unit(benchmark::kMillisecond);
}

} // namespace

BENCHMARK(memory)->Apply(sizes)->Iterations(1);
BENCHMARK(hover)->Apply(sizes);
BENCHMARK(drag)->Apply(sizes);
BENCHMARK(splitAcross)->Apply(sizes);
BENCHMARK(mergeTwo)->Apply(sizes);
BENCHMARK(undo)->Apply(sizes);
BENCHMARK(outlines)->Apply(sizes);
BENCHMARK(windowCheck)->Apply(sizes);
BENCHMARK(fullCheck)->Apply(sizes)->MinTime(0.1);
BENCHMARK(build)->Apply(sizes)->MinTime(0.1);
BENCHMARK_MAIN();
