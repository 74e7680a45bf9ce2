#include "engine/warriors/record_setup.h"
#include "tests/engine/bad_files.h"

namespace marches::warriors {
namespace {

using namespace badfiles;
const fs::path source = MARCHES_SOURCE_DIR;

std::vector<fs::path> badRecords() {
    return filesIn(source / "tests/records/bad", ".marches");
}

Listed frameCodes() {
    return listedCodes(source / "engine/table/README.md");
}

/// The codes of the frame, which every game has, and those of this game.
Listed listed() {
    Listed codes = frameCodes();
    codes.all.merge(listedCodes(source / "engine/warriors/README.md", "Codes of records").all);
    return codes;
}

class BadRecord : public testing::TestWithParam<fs::path> {};

TEST_P(BadRecord, hasItsFaultAtItsPlace) {
    const RecordReading read = readRecord(textOf(GetParam()), GetParam().string());
    EXPECT_EQ(read.record.has_value(), !hasErrors(read.findings));
    Findings findings = read.findings;
    if (read.record)
        if (const auto game = openGame(read.record->header, {}, {source / "tests/scenarios"}); !game)
            findings.insert(findings.end(), game.error().begin(), game.error().end());
    expectItsFault(GetParam(), findings);
    for (const Finding& finding : findings)
        EXPECT_EQ(finding.severity == Severity::warning, listed().warnings.contains(finding.code));
}

INSTANTIATE_TEST_SUITE_P(Folder, BadRecord, testing::ValuesIn(badRecords()), testName);

TEST(RecordCodes, eachHasAFileAndIsListed) {
    expectFilesAsListed(badRecords(), listed());
}

TEST(RecordCodes, whatTheReadersSayIsListed) {
    std::size_t found = 0;
    for (const fs::path& file : filesIn(source / "engine/table", ".cpp")) {
        const auto said = codesSaid(file, {"fault(", "warn(", "WordFault{", "Severity::warning,"});
        expectListed(file, said, frameCodes());
        found += said.size();
    }
    const fs::path setup = source / "engine/warriors/record_setup.cpp";
    const auto said = codesSaid(setup, {"wrong("});
    expectListed(setup, said, listed());
    EXPECT_GT(found + said.size(), 40U);
}

} // namespace
} // namespace marches::warriors
