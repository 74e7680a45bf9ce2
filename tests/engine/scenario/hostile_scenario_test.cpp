#include "engine/scenario/scenario.h"
#include "engine/scenario/yaml.h"
#include "tests/engine/effort.h"
#include "tests/engine/sanitized.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>

namespace marches {
namespace {

namespace fs = std::filesystem;

std::string repeated(const std::string& text, std::size_t bytes) {
    std::string result;
    result.reserve(bytes + text.size());
    while (result.size() + text.size() <= bytes)
        result += text;
    return result;
}

constexpr std::size_t large = maxScenarioBytes;

/// The code of the only finding; a second of this thread's work at most.
std::string refusal(const std::string& bytes) {
    ScenarioResult result;
    EXPECT_LT(effort([&] { result = loadScenarioText(bytes, "hostile.yaml", {}, {}); }), secondOfEffort);
    EXPECT_FALSE(result.scenario);
    EXPECT_FALSE(result.findings.empty());
    return result.findings.empty() ? "" : result.findings[0].code;
}

TEST(HostileScenario, bombsOfAliases) {
    std::string laughs = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n";
    for (int i = 1; i < 10; ++i)
        laughs += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [" +
                  repeated("*a" + std::to_string(i - 1) + ", ", 45) + "x]\n";
    EXPECT_EQ(refusal(laughs), "yaml-anchor");
    EXPECT_EQ(refusal("a: &a [*a]\n"), "yaml-anchor");
    EXPECT_EQ(refusal("a: &a\n  b: *a\n"), "yaml-anchor");
    EXPECT_EQ(refusal("base: {x: 1}\n<<: *base\n"), "yaml"); // an alias without its anchor
}

TEST(HostileScenario, depth) {
    for (const std::string open : {"[", "{", "{a: ", "- ", "? ", "a: "})
        EXPECT_NE(refusal(repeated(open, large)), "") << open;
    EXPECT_EQ(refusal(repeated("- ", 2000)), "too-deep");
    EXPECT_EQ(refusal(repeated("[", 2000)), "yaml"); // never closed
    EXPECT_EQ(refusal(repeated("[", 2000) + repeated("]", 2000)), "too-deep");
    std::string steps;
    for (std::size_t i = 0; i < 500; ++i)
        steps += std::string(i, ' ') + "a:\n";
    EXPECT_EQ(refusal(steps), "too-deep");
}

TEST(HostileScenario, numbersOfThings) {
    for (const std::string part : {"[],", "{},", "a,", "a: b,", "? a : b,"})
        EXPECT_EQ(refusal("[" + repeated(part, large - 2) + "]"), "too-many") << part;
    for (const std::string part : {"- a\n", "- - - a\n", "!", "&a ", "*a ", "? a\n"})
        EXPECT_NE(refusal(repeated(part, large)), "") << part;
    std::string keys;
    for (int i = 0; keys.size() < large - 20; ++i)
        keys += "k" + std::to_string(i) + ": 1\n";
    EXPECT_EQ(refusal(keys), "too-many");
}

TEST(HostileScenario, longThings) {
    EXPECT_NE(refusal("a: " + std::string(large - 10, 'x')), "");
    EXPECT_NE(refusal(std::string(large - 10, 'x') + ": 1"), "");
    EXPECT_NE(refusal("a: \"" + std::string(large - 10, 'x')), "");
    EXPECT_NE(refusal("a: |\n" + repeated("  x\n", large - 10)), "");
    EXPECT_NE(refusal(repeated("\n", large)), "");
    EXPECT_NE(refusal(repeated("#", large)), "");
    EXPECT_NE(refusal(repeated("---\n", large)), "");
    EXPECT_NE(refusal(repeated("%TAG ! x\n", large)), "");
    EXPECT_EQ(refusal(std::string(std::size_t{50} << 20, 'x')), "too-large");
}

TEST(HostileScenario, bytesThatAreNoText) {
    EXPECT_EQ(refusal(""), "yaml");
    EXPECT_EQ(refusal(std::string("a: \0b", 5)), "encoding");
    EXPECT_EQ(refusal("a: \xC0\xAF"), "encoding");
    EXPECT_EQ(refusal("\xFF\xFE"
                      "a"),
              "encoding");
    EXPECT_EQ(refusal("a: \xED\xA0\x80"), "encoding"); // a surrogate
    EXPECT_EQ(refusal("\xEF\xBB\xBF"
                      "format: other\n"),
              "format"); // a byte order mark is no fault
}

TEST(HostileScenario, everyTruncationIsRefused) {
    const std::string whole = "format: marches-scenario 1\ngame: g\nid: i\ncountries: {c: {names: "
                              "\"N\"}}\nprovinces: {a: {country: c, links: [b]}, b: {country: c}}\n";
    ASSERT_TRUE(loadScenarioText(whole, "whole.yaml", {}, {}).scenario);
    for (std::size_t size = 0; size + 1 < whole.size(); ++size)
        EXPECT_FALSE(loadScenarioText(whole.substr(0, size), "cut.yaml", {}, {}).scenario) << size;
}

std::string bigMap(int provinces, int variants) {
    std::string text = "format: marches-scenario 1\ngame: g\nid: i\ncountries: {c: {}}\nprovinces:\n";
    for (int i = 0; i < provinces; ++i)
        text += "  p" + std::to_string(i) +
                ": {names: {en: Name, fr: Nom}, country: c, symbols: {food: 1, product: 2}, links: [p" +
                std::to_string((i + 1) % provinces) + ", p" + std::to_string((i + 7) % provinces) +
                ", {to: p" + std::to_string((i + 99) % provinces) + ", kind: river}]}\n";
    text += "variants:\n";
    for (int i = 0; i < variants; ++i)
        text += "  v" + std::to_string(i) + ": {left-out: [p1]}\n";
    return text;
}

TEST(HostileScenario, theLargestMapIsReadAndALargerRefused) {
    ScenarioResult result;
    EXPECT_LT(effort([&] { result = loadScenarioText(bigMap(10'000, 2), "big.yaml", {}, {}); }),
              3 * secondOfEffort);
    ASSERT_TRUE(result.scenario) << formatted(result.findings.at(0));
    EXPECT_EQ(result.scenario->whole.map->provinces().size(), 10'000U);
    EXPECT_EQ(refusal(bigMap(10'001, 1)), "too-many-provinces");
    EXPECT_EQ(refusal(bigMap(5'000, 12)), "too-many-variants");
}

TEST(HostileScenario, anyNumberOfSeats) {
    std::string text = "format: marches-scenario 1\ngame: g\nid: i\ncountries: {}\n"
                       "provinces: {a: {links: [b]}, b: {}}\nseats: [s";
    for (int i = 0; i < 200'000; ++i)
        text += ", s" + std::to_string(i);
    EXPECT_EQ(refusal(text + "]\n"), "too-many-seats");
}

TEST(HostileScenario, whatIsNoFile) {
    const fs::path folder = fs::path(testing::TempDir()) / ("marches-hostile-" + std::to_string(getpid()));
    fs::create_directories(folder);
    const fs::path pipe = folder / "pipe.yaml";
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    for (const fs::path& path : {folder, pipe, fs::path("/dev/zero"), folder / "none.yaml", fs::path("")}) {
        const ScenarioResult result = loadScenario(path, {});
        ASSERT_EQ(result.findings.size(), 1U) << path;
        EXPECT_EQ(result.findings[0].code, "cannot-read") << path;
    }
    std::ofstream(folder / "large.yaml") << std::string(maxScenarioBytes + 1, '#');
    EXPECT_EQ(loadScenario(folder / "large.yaml", {}).findings.at(0).code, "too-large");
    fs::remove_all(folder);
}

#if !MARCHES_SANITIZED
// Runs last in this file's suite: all of the above, in one process.
TEST(HostileScenarioMemory, staysUnder200Megabytes) {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    EXPECT_LT(usage.ru_maxrss / 1024, 200);
}
#endif

} // namespace
} // namespace marches
