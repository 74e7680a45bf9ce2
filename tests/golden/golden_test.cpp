#include "engine/base/file.h"
#include "engine/table/timeline.h"
#include "engine/warriors/record_setup.h"
#include "engine/warriors/rules.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <set>

using namespace marches;
using namespace marches::warriors;
namespace fs = std::filesystem;

namespace {

const fs::path goldens = fs::path(MARCHES_SOURCE_DIR) / "tests" / "golden";
const fs::path ofTheseRules = goldens / fmt::format("rules-{}", WarriorsAndTraders::rulesVersion);

std::string bytesOf(const fs::path& file) {
    const auto bytes = readRegularFile(file, maxRecordBytes);
    EXPECT_TRUE(bytes) << file;
    return bytes ? *bytes : std::string();
}

} // namespace

TEST(Golden, LeadsToTheSameState) {
    int played = 0;
    std::set<std::size_t> kinds;
    for (const auto& entry : fs::directory_iterator(ofTheseRules)) {
        if (entry.path().extension() != ".marches") continue;
        SCOPED_TRACE(entry.path().filename());
        const std::string bytes = bytesOf(entry.path());
        const RecordReading reading = readRecord(bytes, entry.path().string());
        ASSERT_TRUE(reading.record) << formatted(reading.findings.front());
        const auto game = openGame(reading.record->header, ofTheseRules, {});
        ASSERT_TRUE(game) << formatted(game.error().front());
        Timeline<WarriorsAndTraders> timeline(game->setting);
        const auto refused = timeline.replay(reading.record->lines);
        ASSERT_FALSE(refused) << formatted(*refused, *game->setting, "line");
        EXPECT_EQ(fmt::format("{:016x}\n", hash(*game->setting, timeline.state())),
                  bytesOf(fs::path(entry.path()).replace_extension(".hash")));
        EXPECT_TRUE(outcome(*game->setting, timeline.state())) << "not a whole game";
        for (std::size_t node = 1; node < timeline.tree().size(); ++node)
            kinds.insert(timeline.command(idAt<NodeId>(node)).step.index());
        // Written again it is the same file.
        EXPECT_EQ(writeRecord({reading.record->header, timeline.linearLines()}), bytes);
        ++played;
    }
    EXPECT_GE(played, 12);
    EXPECT_EQ(kinds.size(), std::variant_size_v<Step>) << "a kind of command is in no golden";
}

TEST(Golden, OfOtherRulesIsToldSoAndNotPlayed) {
    for (const auto& entry : fs::recursive_directory_iterator(goldens)) {
        if (entry.path().extension() != ".marches") continue;
        SCOPED_TRACE(entry.path());
        const RecordReading reading = readRecord(bytesOf(entry.path()), entry.path().string());
        ASSERT_TRUE(reading.record) << formatted(reading.findings.front());
        RecordHeader header = reading.record->header;
        const fs::path folder = entry.path().parent_path();
        EXPECT_EQ(folder.filename(), fmt::format("rules-{}", header.rules));
        if (folder == ofTheseRules) ++header.rules;
        const auto game = openGame(header, folder, {});
        ASSERT_FALSE(game);
        EXPECT_EQ(game.error().front().code, "rules");
    }
}
