// How long it takes from the bytes of a drawing to the change that takes it in: 40 and 10,000 paths in the
// manner of Inkscape, with loose borders, half of them named by labels and half by texts.
// In the first round it is also changed and taken in again.
// import_bench [PATHS [POINTS ON A SIDE [TIMES]]]
#include "engine/draft/import/drawn_map.h"
#include "engine/draft/import/gaps.h"
#include "engine/draft/import/import_change.h"
#include "engine/draft/import/joined.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

using namespace marches;
using Clock = std::chrono::steady_clock;

/// A number from -1 to 1 that belongs to a place.
double noise(int a, int b, int c) {
    auto n = static_cast<unsigned>(a) * 374761393U + static_cast<unsigned>(b) * 668265263U +
             static_cast<unsigned>(c) * 2246822519U;
    n = (n ^ n >> 13U) * 1274126177U;
    return static_cast<double>((n ^ n >> 16U) & 0xFFFFU) / 32767.5 - 1;
}

struct Sizes {
    int columns = 0;
    int rows = 0;
    int onSide = 0;
    double side = 100;
};

/// A point of the border from a node to the next, to the right (`down` 0) or below.
Point borderPoint(const Sizes& sizes, int i, int j, int down, int k) {
    const auto node = [&](int column, int row) {
        return Point{(column + 0.5 + 0.15 * noise(column, row, 1)) * sizes.side,
                     (row + 0.5 + 0.15 * noise(column, row, 2)) * sizes.side};
    };
    const Point a = node(i, j);
    const Point b = node(i + 1 - down, j + down);
    const double t = static_cast<double>(k) / sizes.onSide;
    const double bend = k == 0 ? 0 : 0.02 * sizes.side;
    return {a.x + (b.x - a.x) * t + bend * noise(i * 2 + down, j, k + 3),
            a.y + (b.y - a.y) * t + bend * noise(i * 2 + down, j, k + 4003)};
}

/// `moved`: the first path lies so far to the left, as if it was moved in the drawing.
std::string drawingText(const Sizes& sizes, double moved) {
    std::string svg = "<svg xmlns='http://www.w3.org/2000/svg' "
                      "xmlns:inkscape='http://www.inkscape.org/namespaces/inkscape' viewBox='0 0 " +
                      std::to_string((sizes.columns + 1) * sizes.side) + " " +
                      std::to_string((sizes.rows + 1) * sizes.side) +
                      "'><g inkscape:groupmode='layer' id='l1' inkscape:label='Provinces'>";
    std::string names = "<g inkscape:groupmode='layer' id='l2' inkscape:label='Names'>";
    char figure[64];
    int number = 0;
    for (int j = 0; j < sizes.rows; ++j)
        for (int i = 0; i < sizes.columns; ++i, ++number) {
            std::vector<Point> ring;
            for (int k = 0; k < sizes.onSide; ++k)
                ring.push_back(borderPoint(sizes, i, j, 0, k));
            for (int k = 0; k < sizes.onSide; ++k)
                ring.push_back(borderPoint(sizes, i + 1, j, 1, k));
            for (int k = sizes.onSide; k > 0; --k)
                ring.push_back(borderPoint(sizes, i, j + 1, 0, k == sizes.onSide ? 0 : k));
            for (int k = sizes.onSide; k > 0; --k)
                ring.push_back(borderPoint(sizes, i, j, 1, k == sizes.onSide ? 0 : k));
            ring[static_cast<std::size_t>(2 * sizes.onSide)] = borderPoint(sizes, i + 1, j + 1, 0, 0);
            ring[static_cast<std::size_t>(3 * sizes.onSide)] = borderPoint(sizes, i, j + 1, 0, 0);
            const std::string name = "Land " + std::to_string(number);
            svg += "<path id='path" + std::to_string(number) + "' ";
            if (number % 2 == 0) svg += "inkscape:label='" + name + "' ";
            svg += "style='fill:#ccd' d='M";
            for (std::size_t p = 0; p < ring.size(); ++p) {
                const double by = 0.2;
                std::snprintf(figure, sizeof figure, "%.2f,%.2f ",
                              ring[p].x - (number == 0 ? moved : 0) +
                                  by * noise(number, static_cast<int>(p), 7),
                              ring[p].y + by * noise(number, static_cast<int>(p), 8));
                svg += figure;
            }
            svg += "Z'/>\n";
            if (number % 2 == 1)
                names += "<text style='font-size:4px;text-anchor:middle' x='" +
                         std::to_string((i + 1) * sizes.side) + "' y='" +
                         std::to_string((j + 1) * sizes.side) + "'>" + name + "</text>\n";
        }
    return svg + "</g>" + names + "</g></svg>";
}

class Stages {
public:
    template <class Work>
    auto time(const char* name, const Work& work) {
        const auto start = Clock::now();
        auto result = work();
        const double took = std::chrono::duration<double>(Clock::now() - start).count();
        std::printf("  %-8s %7.3f s\n", name, took);
        all_ += took;
        return result;
    }
    double all() const { return all_; }

private:
    double all_ = 0;
};

/// The drawing is taken in again, changed in one path, on the map that was made of it.
void takeAgain(const draft::Draft& map, const std::string& svg, const Drawing& drawn,
               const draft::ImportPlan& chosen) {
    Stages stages;
    const auto before = stages.time("map", [&] { return draft::mapBefore(map); });
    const auto read = stages.time("read", [&] {
        return readDrawing(svg, "bench.svg", SheetSize{before.width, before.height});
    });
    const auto plan =
        stages.time("guess", [&] { return draft::planAsBefore(*read.drawing, before, drawn, chosen); });
    const auto gaps = stages.time("gaps", [&] { return draft::gapsOf(*read.drawing, plan, before); });
    const auto joined =
        stages.time("join", [&] { return draft::joinedDrawing(*read.drawing, plan, before); });
    if (!joined) return;
    const auto diff = draft::importDiff(*joined, plan, before);
    const auto change = stages.time("change", [&] { return draft::importChange(map, plan, *joined); });
    std::printf("  again    %7.3f s: %zu gaps, %zu same, %zu outlines, %zu new, %zu gone%s\n", stages.all(),
                gaps.size(), diff.same.size(), diff.outlines.size(), diff.fresh.size(), diff.gone.size(),
                change ? "" : ", refused");
}

} // namespace

int main(int argc, char** argv) {
    const int paths = argc > 1 ? std::atoi(argv[1]) : 40;
    const int onSide = argc > 2 ? std::atoi(argv[2]) : 25;
    const int times = argc > 3 ? std::atoi(argv[3]) : 1;
    Sizes sizes;
    sizes.columns = std::max(1, static_cast<int>(std::lround(std::sqrt(paths * (paths <= 40 ? 1.6 : 1)))));
    sizes.rows = std::max(1, paths / sizes.columns);
    sizes.onSide = onSide;
    const ScenarioSources sources{{std::filesystem::path(MARCHES_SOURCE_DIR) / "resources/scenarios"}};
    const draft::OpenResult like = draft::openDraft(
        std::filesystem::path(MARCHES_SOURCE_DIR) / "resources/scenarios/western-europe.yaml", sources);
    if (!like.draft) return 1;
    const std::string svg = drawingText(sizes, 0);
    std::printf("%d paths of %d points, %.1f MB\n", sizes.columns * sizes.rows, 4 * onSide,
                static_cast<double>(svg.size()) / 1e6);
    std::vector<double> took;
    for (int round = 0; round < times; ++round) {
        Stages stages;
        const auto read = stages.time("read", [&] { return readDrawing(svg, "bench.svg"); });
        if (!read.drawing) {
            std::printf("refused: %s\n", englishText(read.findings.front().sentence).c_str());
            return 1;
        }
        const Drawing& drawing = *read.drawing;
        draft::ImportPlan plan;
        plan.layers = draft::guessedLayers(drawing);
        plan = stages.time("guess", [&] { return draft::withShapesGuessed(drawing, {}, std::move(plan)); });
        const auto gaps = stages.time("gaps", [&] { return draft::gapsOf(drawing, plan, {}); });
        plan.gapWidth = draft::gapWidthOf(gaps);
        const auto joined = stages.time("join", [&] { return draft::joinedDrawing(drawing, plan, {}); });
        if (!joined) return 1;
        const auto made = stages.time("change", [&] {
            return draft::drawnMap(*like.draft, {"bench", "en", "Bench"}, plan, *joined);
        });
        std::printf("  all      %7.3f s: %zu provinces, %zu gaps up to %.1f, %zu overlaps%s\n", stages.all(),
                    joined->labels.size(), gaps.size(), plan.gapWidth, joined->overlaps,
                    made ? "" : ", refused");
        took.push_back(stages.all());
        if (round > 0 || !made) continue;
        const draft::OpenResult map = draft::openDraftCopies(made->yaml, made->svg, "bench.yaml", sources);
        if (map.draft) takeAgain(*map.draft, drawingText(sizes, 3), drawing, plan);
    }
    std::sort(took.begin(), took.end());
    std::printf("p95 %.3f s of %d\n", took[took.size() * 95 / 100], times);
    return 0;
}
