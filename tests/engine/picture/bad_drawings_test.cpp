#include "engine/picture/drawing.h"
#include "tests/engine/bad_files.h"

namespace marches {
namespace {

using namespace badfiles;
const fs::path tree = MARCHES_SOURCE_DIR;

std::vector<fs::path> badDrawings() {
    return filesIn(tree / "tests/pictures/bad/drawings", ".svg");
}

Listed drawingCodes() {
    return listedCodes(tree / "engine/picture/README.md", "Codes of foreign drawings");
}

class BadDrawing : public testing::TestWithParam<fs::path> {};

TEST_P(BadDrawing, hasItsFaultAtItsPlace) {
    const DrawingResult read = readDrawing(textOf(GetParam()), GetParam().string());
    expectItsFault(GetParam(), read.findings);
    EXPECT_EQ(read.drawing.has_value(), !hasErrors(read.findings));
    for (const Finding& finding : read.findings)
        EXPECT_EQ(finding.severity == Severity::warning, drawingCodes().warnings.contains(finding.code));
}

INSTANTIATE_TEST_SUITE_P(Folder, BadDrawing, testing::ValuesIn(badDrawings()), testName);

TEST(DrawingCodes, eachHasAFileAndIsListed) {
    expectFilesAsListed(badDrawings(), drawingCodes());
}

} // namespace
} // namespace marches
