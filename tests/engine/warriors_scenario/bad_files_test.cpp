#include "engine/scenario/check_picture.h"
#include "engine/warriors/scenario_reader.h"
#include "tests/engine/bad_files.h"

namespace marches::warriors {
namespace {

using namespace badfiles;
const fs::path source = MARCHES_SOURCE_DIR;

std::vector<fs::path> badFiles() {
    return filesIn(source / "tests/scenarios/bad", ".yaml");
}

/// The codes that files of every game can have; there are warnings among them alone.
Listed sharedCodes() {
    return listedCodes(source / "engine/scenario/README.md");
}

Listed listed() {
    Listed codes = sharedCodes();
    codes.all.merge(listedCodes(source / "engine/warriors/README.md", "Codes of scenarios").all);
    return codes;
}

class BadFile : public testing::TestWithParam<fs::path> {};

TEST_P(BadFile, hasItsFaultAtItsPlace) {
    expectItsFault(GetParam(), findingsWithPicture(loadCheckedScenario(GetParam(), {})));
}

INSTANTIATE_TEST_SUITE_P(Folder, BadFile, testing::ValuesIn(badFiles()), testName);

TEST(Codes, eachHasAFileAndIsListed) {
    expectFilesAsListed(badFiles(), listed());
}

TEST(Codes, severityIsAsListed) {
    const Listed codes = listed();
    for (const fs::path& file : badFiles())
        for (const Finding& finding : findingsWithPicture(loadCheckedScenario(file, {})))
            EXPECT_EQ(finding.severity == Severity::warning, codes.warnings.contains(finding.code))
                << formatted(finding);
}

TEST(Codes, whatTheReadersSayIsListed) {
    std::size_t found = 0;
    const auto scan = [&](const fs::path& file, const Listed& codes) {
        const auto said = codesSaid(file, {"error(", "warning(", "refuse(", "report(", "fileFinding("});
        expectListed(file, said, codes);
        found += said.size();
    };
    for (const fs::path& file : filesIn(source / "engine/scenario", ".cpp"))
        scan(file, sharedCodes());
    for (const std::string name : {"make_setting", "read_board", "read_start", "read_tables"})
        scan(source / "engine/warriors" / (name + ".cpp"), listed());
    EXPECT_GT(found, 80U);
}

} // namespace
} // namespace marches::warriors
