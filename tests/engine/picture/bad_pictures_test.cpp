#include "engine/picture/picture.h"
#include "tests/engine/bad_files.h"

namespace marches {
namespace {

using namespace badfiles;
const fs::path source = MARCHES_SOURCE_DIR;

std::vector<fs::path> badPictures() {
    return filesIn(source / "tests/pictures/bad", ".svg");
}

Listed listed() {
    return listedCodes(source / "engine/picture/README.md", "Codes");
}

class BadPicture : public testing::TestWithParam<fs::path> {};

TEST_P(BadPicture, hasItsFaultAtItsPlace) {
    const PictureResult read = readPicture(textOf(GetParam()), GetParam().string());
    expectItsFault(GetParam(), read.findings);
    EXPECT_EQ(read.picture.has_value(), !hasErrors(read.findings));
    for (const Finding& finding : read.findings)
        EXPECT_EQ(finding.severity == Severity::warning, listed().warnings.contains(finding.code));
}

INSTANTIATE_TEST_SUITE_P(Folder, BadPicture, testing::ValuesIn(badPictures()), testName);

TEST(PictureCodes, eachHasAFileAndIsListed) {
    expectFilesAsListed(badPictures(), listed());
}

TEST(PictureCodes, whatTheReaderSaysIsListed) {
    std::size_t found = 0;
    for (const fs::path& file : filesIn(source / "engine/picture", ".cpp")) {
        const auto said = codesSaid(file, {"refuse(", "report(", "Severity::error,"});
        expectListed(file, said, listedCodes(source / "engine/picture/README.md"));
        found += said.size();
    }
    EXPECT_GT(found, 22U);
}

} // namespace
} // namespace marches
