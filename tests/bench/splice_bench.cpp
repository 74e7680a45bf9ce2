#include "engine/base/file.h"
#include "engine/scenario/yaml.h"
#include "engine/scenario/yaml_splice.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <string>

// Reading a scenario's text, finding its spans and writing one changed value into it: of western-europe.yaml
// (0), and of a made map of 10,000 provinces in 1.8 MB (1).
namespace {

using namespace marches;

std::string madeText() {
    constexpr int side = 100;
    std::string text = "format: marches-scenario 1\nid: made\nnames: {en: Made}\nprovinces:\n";
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) {
            const auto id = [&](int below, int aside) {
                return "p" + std::to_string(row + below) + "-" + std::to_string(column + aside);
            };
            text += "  " + id(0, 0) + ": # row " + std::to_string(row) + "\n";
            text += "    names: {en: \"Place " + id(0, 0) + "\", fr: Lieu " + id(0, 0) + ", de: Ort " +
                    id(0, 0) + ", nl: Plaats " + id(0, 0) + "}\n";
            text += "    symbols: {food: 1, product: 2, weapon: 1}\n    links: [";
            if (column + 1 < side) text += id(0, 1);
            if (column + 1 < side && row + 1 < side) text += ", ";
            if (row + 1 < side) text += id(1, 0);
            text += "]\n";
        }
    return text;
}

const std::string& textOf(benchmark::State& state) {
    static const std::string bundled =
        readRegularFile(MARCHES_SOURCE_DIR "/resources/scenarios/western-europe.yaml", std::size_t{4} << 20)
            .value_or("");
    static const std::string made = madeText();
    const std::string& text = state.range(0) == 0 ? bundled : made;
    state.counters["bytes"] = static_cast<double>(text.size());
    return text;
}

/// The base of a text; without one there is nothing to measure.
YamlBase needed(const std::string& text) {
    auto base = readYamlBase(text, "bench.yaml");
    if (!base || !base->spans) std::abort();
    return std::move(*base);
}

/// The tree with another figure in its middle province.
Node changed(const Node& tree, int figure) {
    Node wanted = tree;
    const Node* provinces = tree.find("provinces");
    if (!provinces || provinces->size() == 0) std::abort();
    const std::size_t middle = provinces->size() / 2;
    Node province = provinces->items[middle];
    Node symbols = Node::map();
    symbols.set("food", Node::scalar(std::to_string(figure)));
    province.set("symbols", symbols);
    Node all = *provinces;
    all.set(provinces->keys[middle].text, province);
    wanted.set("provinces", all);
    return wanted;
}

void read(benchmark::State& state) {
    const std::string& text = textOf(state);
    for (auto _ : state)
        benchmark::DoNotOptimize(readYaml(text, "bench.yaml"));
}

void spans(benchmark::State& state) {
    const YamlBase base = needed(textOf(state));
    for (auto _ : state)
        benchmark::DoNotOptimize(yamlSpans(base.bytes, base.tree));
}

/// With the proof: the result is read again.
void splice(benchmark::State& state) {
    const YamlBase base = needed(textOf(state));
    int figure = 0;
    for (auto _ : state) {
        const Spliced made = yamlWith(base, changed(base.tree, 2 + figure++ % 7));
        if (!made.proven || !made.rewritten.empty()) state.SkipWithError("it was not a splice");
    }
}

void nothingChanged(benchmark::State& state) {
    const YamlBase base = needed(textOf(state));
    for (auto _ : state)
        benchmark::DoNotOptimize(yamlWith(base, base.tree));
}

void sizes(benchmark::internal::Benchmark* bench) {
    bench->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
}

} // namespace

BENCHMARK(read)->Apply(sizes);
BENCHMARK(spans)->Apply(sizes);
BENCHMARK(splice)->Apply(sizes);
BENCHMARK(nothingChanged)->Apply(sizes);
BENCHMARK_MAIN();
