// Writes the replay goldens; see README.md.
#include "engine/base/disk.h"
#include "engine/table/timeline.h"
#include "engine/warriors/random_games.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <iterator>
#include <set>
#include <tuple>
#include <utility>

using namespace marches;
using namespace marches::warriors;
namespace fs = std::filesystem;

namespace {

constexpr std::uint64_t seed = 20261120;
constexpr std::uint64_t gamesTried = 20000;
constexpr std::uint32_t interruptEvery = 100;
const std::array<std::string, 2> scenarios{"western-europe", "eastern-europe"};

/// Every variant, and each number of players and shape of alliances once.
constexpr std::array<std::string_view, 14> wanted{
    "western-europe 2p-england-scotland 2",
    "western-europe 2p-ireland-scotland 2",
    "western-europe 3p-british-isles 3",
    "western-europe 3p-west-mainland 3",
    "eastern-europe 2p-croatia-bulgaria 2",
    "eastern-europe 3p-east-north 3",
    "eastern-europe 2",
    "western-europe 3",
    "western-europe 4",
    "eastern-europe 5",
    "western-europe 6",
    "eastern-europe 2v2",
    "western-europe 3v3",
    "eastern-europe 2v2v2",
};

void write(const fs::path& path, const std::string& text) {
    if (const auto problem = writeAtomically(path, text)) fmt::print(stderr, "{}\n", formatted(*problem));
}

/// Nothing is left of the picture: it matters neither to play nor to the digest.
bool freezeScenario(const fs::path& from, const fs::path& to, const std::string& id) {
    const ScenarioResult read = loadCheckedScenario(from / (id + ".yaml"), {from});
    if (!read.scenario) {
        fmt::print(stderr, "{}\n", formatted(read.findings.front()));
        return false;
    }
    Node tree = read.scenario->tree;
    tree.erase("picture");
    if (const Node* found = tree.find("variants")) {
        Node variants = *found;
        for (Node& variant : variants.items.edit())
            variant.erase("picture");
        tree.set("variants", std::move(variants));
    }
    write(to / (id + ".yaml"), writeScenario(std::move(tree), scenarioKeys));
    return true;
}

/// Any option of any kind that there is: so the many moves do not crowd out what is rare.
Command anyKind(std::span<const Command> options, RandomStream& random) {
    std::vector<std::size_t> kinds;
    for (const Command& option : options)
        if (kinds.empty() || kinds.back() != option.step.index()) kinds.push_back(option.step.index());
    const std::size_t kind = kinds[random.below(static_cast<std::uint32_t>(kinds.size()))];
    std::vector<Command> of;
    std::copy_if(options.begin(), options.end(), std::back_inserter(of),
                 [&](const Command& option) { return option.step.index() == kind; });
    return of[random.below(static_cast<std::uint32_t>(of.size()))];
}

std::vector<Command> playWhole(const Setting& setting, RandomStream random) {
    std::vector<Command> played;
    std::vector<Command> list;
    std::vector<Event> events;
    State state = initial(setting);
    for (SeatSet waits = decision(setting, state).waits; !waits.empty();
         waits = decision(setting, state).waits) {
        const SeatId seat = anySeat(waits, random);
        list.clear();
        options(setting, state, seat, list);
        const std::vector<Command> one{anyKind(list, random)};
        played.push_back(anyStep(setting, state, seat, one, interruptEvery, random));
        apply(setting, state, played.back(), events);
    }
    return played;
}

using Kinds = std::set<std::size_t>;

Kinds kindsOf(const std::vector<Command>& commands) {
    Kinds kinds;
    for (const Command& command : commands)
        kinds.insert(command.step.index());
    return kinds;
}

/// The game of many with most kinds of commands that no golden has yet, then with most kinds; the longest of
/// those.
std::vector<Command> richGame(const Setting& setting, RandomStream random, const Kinds& had) {
    std::vector<Command> best;
    std::tuple<std::size_t, std::size_t, std::size_t> most{};
    for (std::uint64_t game = 0; game < gamesTried; ++game) {
        std::vector<Command> played = playWhole(setting, random.forPurpose(game));
        const Kinds kinds = kindsOf(played);
        const auto fresh = static_cast<std::size_t>(
            std::count_if(kinds.begin(), kinds.end(), [&](std::size_t kind) { return !had.contains(kind); }));
        const std::tuple richness{fresh, kinds.size(), played.size()};
        if (richness <= most) continue;
        most = richness;
        best = std::move(played);
    }
    return best;
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 3) {
        fmt::print(stderr, "make_goldens FOLDER-OF-SCENARIOS FOLDER-OF-GOLDENS\n");
        return 2;
    }
    const fs::path folder = fs::path(argv[2]) / fmt::format("rules-{}", WarriorsAndTraders::rulesVersion);
    if (const auto problem = makeFolder(folder)) {
        fmt::print(stderr, "{}\n", formatted(*problem));
        return 1;
    }
    for (const std::string& id : scenarios)
        if (!freezeScenario(argv[1], folder, id)) return 1;
    const auto tables = everyTable(scenarios, folder);
    if (!tables) {
        fmt::print(stderr, "{}\n", formatted(tables.error().front()));
        return 1;
    }
    Kinds had;
    for (const RandomTable& table : *tables) {
        const auto place = std::find(wanted.begin(), wanted.end(), table.name);
        if (place == wanted.end()) continue;
        const auto number = static_cast<std::uint64_t>(place - wanted.begin());
        Timeline<WarriorsAndTraders> timeline(table.setting);
        const std::vector<Command> game =
            richGame(*table.setting, RandomStream{seed}.forPurpose(number), had);
        had.merge(kindsOf(game));
        for (const Command& command : game)
            if (!timeline.act(command)) return 1;
        RecordHeader header = table.header;
        header.scenario.name += ".yaml";
        std::string name = table.name;
        std::replace(name.begin(), name.end(), ' ', '-');
        write(folder / (name + ".marches"), writeRecord({header, timeline.linearLines()}));
        write(folder / (name + ".hash"), fmt::format("{:016x}\n", hash(*table.setting, timeline.state())));
    }
    if (had.size() < std::variant_size_v<Step>)
        fmt::print(stderr, "some kinds of commands are in no golden\n");
    return 0;
}
