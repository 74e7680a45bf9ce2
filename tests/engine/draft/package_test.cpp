#include "engine/draft/package.h"
#include "tests/engine/bad_files.h"
#include "tests/engine/draft/zip_by_hand.h"

namespace marches::draft {
namespace {

using badfiles::textOf;

const std::string yaml = "format: marches-scenario 1\nid: kent\n";
const std::string png = "\x89PNG\r\n\x1A\nrest";

Package kent() {
    return {{{"kent.yaml", yaml}, {"kent.svg", "<svg viewBox='0 0 9 9'/>"}}, png};
}

/// The codes of what is wrong, in their order; "" if the package was read.
std::string faultsOf(const std::string& bytes, const PackageLimits& limits = {}) {
    const auto read = readPackage(bytes, "a.marchesmap", limits);
    std::string codes;
    if (!read)
        for (const Finding& finding : read.error()) {
            codes += (codes.empty() ? "" : " ") + finding.code;
            EXPECT_EQ(finding.place.file, "a.marchesmap");
            EXPECT_GT(englishText(finding.sentence).size(), 15U);
        }
    return codes;
}

std::string faultOfName(const std::string& name) {
    return faultsOf(zipByHand({{"kent.yaml", yaml}, {name, "x"}}));
}

TEST(Package, comesBackAsItWas) {
    const auto bytes = packageBytes(kent());
    ASSERT_TRUE(bytes) << formatted(bytes.error());
    EXPECT_TRUE(isPackage(*bytes));
    const auto read = readPackage(*bytes, "kent.marchesmap");
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, kent());
    EXPECT_EQ(read->scenario().name, "kent.yaml");
}

TEST(Package, hasTheSameBytesEachTime) {
    Package turned = kent();
    turned.files.push_back({"base.yaml", "x"});
    const auto bytes = packageBytes(turned);
    ASSERT_TRUE(bytes);
    EXPECT_EQ(bytes->substr(30, 8 + packageType.size()), "mimetype" + std::string(packageType));
    EXPECT_EQ(*bytes, *packageBytes(turned));
    // the date of each entry is the first that a zip can say
    for (std::size_t at = bytes->find("PK\x01\x02"); at != std::string::npos;
         at = bytes->find("PK\x01\x02", at + 1))
        EXPECT_EQ(bytes->substr(at + 12, 4), std::string("\x00\x00\x21\x00", 4));
}

TEST(Package, ofOtherZipProgramsIsRead) {
    EXPECT_EQ(faultsOf(zipByHand({{"kent.yaml", yaml}, {"kent.svg", "<svg/>"}})), "");
    // the scenario stands first, whatever the order
    const auto read =
        readPackage(zipByHand({{"z.svg", "z"}, {"a.svg", "a"}, {"kent.yaml", yaml}}), "a.marchesmap");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->files[0].name, "kent.yaml");
    EXPECT_EQ(read->files[1].name, "a.svg");
    EXPECT_EQ(read->files[2].name, "z.svg");
}

TEST(Package, thatIsNoneIsRefused) {
    EXPECT_EQ(faultsOf(""), "package-type");
    EXPECT_EQ(faultsOf("PK\x03\x04"), "package-type");
    EXPECT_EQ(faultsOf("format: marches-scenario 1\n"), "package-type");
    EXPECT_EQ(faultsOf(zipByHand({{"kent.yaml", yaml}}, true)), "package-type");
    EXPECT_EQ(faultsOf(zipByHand({{"mimetype", "application/zip"}, {"kent.yaml", yaml}}, true)),
              "package-type");
    EXPECT_EQ(faultsOf(zipByHand({{"mimetype", std::string(packageType) + "+x"}, {"kent.yaml", yaml}}, true)),
              "package-type");
    EXPECT_EQ(faultsOf("x" + zipByHand({{"kent.yaml", yaml}})), "package-type");
    EXPECT_EQ(faultsOf(zipByHand({})), "package-scenario");
    EXPECT_EQ(faultsOf(zipByHand({{"kent.svg", "<svg/>"}})), "package-scenario");
}

TEST(Package, namesLeadNowhere) {
    for (const std::string name :
         {"../kent.svg", "/etc/passwd.svg", "a/b.svg", "a\\b.svg", "..", ".hidden.svg", "C:x.svg", "maps/",
          "", "a\nb.svg", "\xE2\x80\xAEgvs.svg", "\xFF.svg", "con.svg", "LPT1.yaml", "aux.x.svg"})
        EXPECT_EQ(faultOfName(name), "package-name") << name;
    for (const std::string name : {"kent.exe", "kent", "kent.SVG", "kent.svgz", "thumbnail.jpg", "kent.svg "})
        EXPECT_EQ(faultOfName(name), name.ends_with(' ') ? "package-name" : "package-file") << name;
    EXPECT_EQ(faultOfName("Köln – 2.svg"), "");
    EXPECT_EQ(faultOfName(std::string(200, 'a') + ".svg"), "package-name");
}

TEST(Package, linksAndDoublesAreRefused) {
    EXPECT_EQ(faultsOf(zipByHand({{"kent.yaml", yaml}, {"kent.svg", "/etc/passwd", 0120777U << 16}})),
              "package-link");
    EXPECT_EQ(faultsOf(zipByHand({{"kent.yaml", yaml}, {"pipe.svg", "", 0010644U << 16}})), "package-link");
    EXPECT_EQ(faultsOf(zipByHand({{"kent.yaml", yaml}, {"kent.yaml", "other"}})), "package-twice");
    EXPECT_EQ(faultsOf(zipByHand({{"kent.yaml", yaml}, {"KENT.yaml", "other"}})), "package-twice");
    EXPECT_EQ(faultsOf(zipByHand({{"kent.yaml", yaml}, {"thumbnail.png", png}, {"thumbnail.png", png}})),
              "package-twice");
    EXPECT_EQ(faultsOf(zipByHand({{"kent.yaml", yaml}, {"thumbnail.png", "GIF89a"}})), "package-thumbnail");
    // everything that is wrong is said
    EXPECT_EQ(faultsOf(zipByHand({{"../a.yaml", yaml}, {"b.exe", "x"}, {"kent.yaml", yaml}})),
              "package-name package-file");
}

TEST(Package, whatInflatesTooFarIsNotUnpacked) {
    Package large = kent();
    large.files[1].bytes = std::string(3 << 20, ' ');
    for (std::size_t i = 0; i < large.files[1].bytes.size(); i += 97) // some 50:1
        large.files[1].bytes[i] = static_cast<char>('a' + i * i % 23);
    const auto bytes = packageBytes(large);
    ASSERT_TRUE(bytes);
    EXPECT_EQ(faultsOf(*bytes), "");
    PackageLimits limits;
    limits.ratio = 5;
    EXPECT_EQ(faultsOf(*bytes, limits), "package-bomb");
    limits = {};
    limits.entryBytes = 2 << 20;
    EXPECT_EQ(faultsOf(*bytes, limits), "package-bomb");
    limits = {};
    limits.allBytes = 2 << 20;
    EXPECT_EQ(faultsOf(*bytes, limits), "package-bomb");
    limits = {};
    limits.bytes = 1000;
    EXPECT_EQ(faultsOf(*bytes, limits), "too-large");
    // a thousand to one is no map, and is not packed either
    large.files[1].bytes = std::string(20 << 20, ' ');
    const auto bomb = packageBytes(large);
    ASSERT_FALSE(bomb);
    EXPECT_EQ(bomb.error().code, "package-bomb");
    std::vector<HandEntry> many{{"kent.yaml", yaml}};
    for (int i = 0; i < 40; ++i)
        many.push_back({std::to_string(i) + ".svg", "x"});
    EXPECT_EQ(faultsOf(zipByHand(many)), "too-many");
}

TEST(Package, damageIsFoundAtEveryByte) {
    const std::string bytes = *packageBytes(kent());
    int opened = 0;
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        EXPECT_NE(faultsOf(bytes.substr(0, at)), "") << at;
        std::string changed = bytes;
        changed[at] = static_cast<char>(changed[at] ^ 0x10);
        const auto read = readPackage(changed, "a.marchesmap");
        if (!read) continue;
        ++opened; // names, dates and attributes may change; contents have a checksum
        for (std::size_t i = 0; i < read->files.size(); ++i)
            EXPECT_TRUE(read->files[i].bytes == kent().files[0].bytes ||
                        read->files[i].bytes == kent().files[1].bytes);
        EXPECT_TRUE(read->thumbnail.empty() || read->thumbnail == png);
    }
    EXPECT_LT(opened, static_cast<int>(bytes.size() / 3));
    EXPECT_EQ(faultsOf(zipByHand({{"kent.yaml", yaml, 0100644U << 16, 12}})), "package-damaged");
    EXPECT_EQ(faultsOf(zipByHand({{"kent.yaml", yaml, 0100644U << 16, 0, 1}})), "package-locked");
}

TEST(Package, isNotMadeOfWhatCouldNotBeRead) {
    const auto fault = [](const Package& package) {
        const auto bytes = packageBytes(package);
        return bytes ? std::string() : bytes.error().code;
    };
    EXPECT_EQ(fault({}), "package-scenario");
    EXPECT_EQ(fault({{{"a.svg", "x"}}, {}}), "package-scenario");
    EXPECT_EQ(fault({{{"a.yaml", "x"}, {"A.yaml", "x"}}, {}}), "package-twice");
    EXPECT_EQ(fault({{{"../a.yaml", "x"}}, {}}), "package-name");
    EXPECT_EQ(fault({{{"a.yaml", "x"}, {"b.txt", "x"}}, {}}), "package-file");
    EXPECT_EQ(fault({{{"a.yaml", "x"}}, "no png"}), "package-thumbnail");
}

TEST(PackageCodes, whatIsSaidIsListed) {
    const std::filesystem::path room = std::filesystem::path(MARCHES_SOURCE_DIR) / "engine/draft";
    const auto listed = badfiles::listedCodes(room / "README.md", "Codes of packages");
    std::size_t said = 0;
    for (const char* const name : {"package_read.cpp", "package_write.cpp", "package_files.cpp"}) {
        const auto codes = badfiles::codesSaid(room / name, {"fault(", "Severity::error,"});
        badfiles::expectListed(room / name, codes, listed);
        said += codes.size();
    }
    EXPECT_GT(said, 20U);
}

} // namespace
} // namespace marches::draft
