#include "engine/draft/package.h"
#include "tests/engine/bad_files.h"

#include <unistd.h>

namespace marches::draft {
namespace {

namespace fs = std::filesystem;
using badfiles::textOf;

const fs::path scenarios = fs::path(MARCHES_SOURCE_DIR) / "tests/scenarios/bad";

class OwnMaps : public testing::Test {
protected:
    OwnMaps() {
        fs::remove_all(folder_);
        fs::create_directories(folder_);
    }
    ~OwnMaps() override { fs::remove_all(folder_); }

    void write(const std::string& name, const std::string& bytes) const {
        std::ofstream(folder_ / name, std::ios::binary) << bytes;
    }
    KeptMap kept(const Package& package, SameId sameId = SameId::ask) const {
        const auto done = unpackedInto(folder_, package, sameId);
        EXPECT_TRUE(done);
        if (!done || !std::holds_alternative<KeptMap>(*done)) {
            ADD_FAILURE() << "it was not kept";
            return {};
        }
        return std::get<KeptMap>(*done);
    }

    fs::path folder_ = fs::temp_directory_path() / ("marches-own-" + std::to_string(::getpid()));
};

Package mapOf(const std::string& id, const std::string& title, const std::string& name = "kent") {
    return {{{name + ".yaml", "id: " + id + "\nnames: " + title + "\n"}, {name + ".svg", "<svg/>"}}, {}};
}

TEST_F(OwnMaps, aScenarioBringsWhatItIsBasedOn) {
    fs::copy_file(scenarios / "small.yaml", folder_ / "small.yaml");
    fs::copy_file(scenarios / "small.svg", folder_ / "small.svg");
    write("long.yaml",
          "format: marches-scenario 1\ngame: warriors-and-traders\nid: long\nbased-on: small.yaml\n"
          "picture: {file: small.svg, size: [100, 40]}\n");
    const ScenarioResult read = loadScenario(folder_ / "long.yaml", {});
    ASSERT_TRUE(read.scenario) << formatted(read.findings.at(0));
    const auto package = packageOf(*read.scenario, {});
    ASSERT_TRUE(package) << formatted(package.error());
    ASSERT_EQ(package->files.size(), 3U);
    EXPECT_EQ(package->files[0].name, "long.yaml");
    EXPECT_EQ(package->files[1].name, "small.svg");
    EXPECT_EQ(package->files[2].name, "small.yaml");
    // and it is a scenario again, anywhere else
    const fs::path there = folder_ / "there";
    EXPECT_FALSE(unpack(*package, there));
    const ScenarioResult again = loadScenario(there / "long.yaml", {});
    ASSERT_TRUE(again.scenario);
    EXPECT_EQ(again.scenario->digest, read.scenario->digest);
    // what comes with the program stays there
    const ScenarioSources bundled{folder_};
    const auto nothing = packageOf(*read.scenario, bundled);
    ASSERT_FALSE(nothing);
    EXPECT_EQ(nothing.error().code, "package-bundled");
}

TEST_F(OwnMaps, nothingIsOverwritten) {
    write("kent.svg", "another picture");
    const auto fault = unpack(mapOf("kent", "Kent"), folder_);
    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->code, "file-exists");
    EXPECT_EQ(fault->place.file, (folder_ / "kent.svg").string());
    EXPECT_FALSE(fs::exists(folder_ / "kent.yaml"));
    EXPECT_EQ(textOf(folder_ / "kent.svg"), "another picture");
    // nor is a link followed that leads to nothing
    fs::remove(folder_ / "kent.svg");
    fs::create_symlink(folder_ / "elsewhere.svg", folder_ / "kent.svg");
    EXPECT_TRUE(unpack(mapOf("kent", "Kent"), folder_));
    EXPECT_FALSE(fs::exists(folder_ / "elsewhere.svg"));
    fs::remove(folder_ / "kent.svg");
    EXPECT_FALSE(unpack(mapOf("kent", "Kent"), folder_));
    EXPECT_FALSE(unpack(mapOf("kent", "Kent"), folder_)); // the same files are no others
}

TEST_F(OwnMaps, aMapIsKeptOnce) {
    const KeptMap first = kept(mapOf("kent", "Kent"));
    EXPECT_EQ(first.scenario, folder_ / "kent" / "kent.yaml");
    EXPECT_FALSE(first.wasThere);
    const KeptMap again = kept(mapOf("kent", "Kent"));
    EXPECT_EQ(again.scenario, first.scenario);
    EXPECT_TRUE(again.wasThere);
    Package withThumbnail = mapOf("kent", "Kent");
    withThumbnail.thumbnail = "a picture"; // no part of the map
    EXPECT_TRUE(kept(withThumbnail).wasThere);
    EXPECT_EQ(ownMaps(folder_).size(), 1U);
}

TEST_F(OwnMaps, anotherMapOfTheSameIdIsAskedAbout) {
    const KeptMap first = kept(mapOf("kent", "Kent"));
    const Package other = mapOf("kent", "Kent, changed");
    const auto asked = unpackedInto(folder_, other);
    ASSERT_TRUE(asked);
    ASSERT_TRUE(std::holds_alternative<MapInTheWay>(*asked));
    EXPECT_EQ(std::get<MapInTheWay>(*asked).there.scenario, first.scenario);
    EXPECT_NE(textOf(first.scenario).find("Kent\n"), std::string::npos); // nothing was written
    const KeptMap beside = kept(other, SameId::beside);
    EXPECT_EQ(beside.scenario, folder_ / "kent-2" / "kent.yaml");
    EXPECT_EQ(ownMaps(folder_).size(), 2U);
    const KeptMap third = kept(mapOf("kent", "Kent, third"), SameId::replace);
    EXPECT_EQ(third.scenario, first.scenario);
    EXPECT_NE(textOf(first.scenario).find("third"), std::string::npos);
    EXPECT_NE(textOf(beside.scenario).find("changed"), std::string::npos);
}

TEST_F(OwnMaps, aMapThatAPersonPutThereIsNotReplaced) {
    write("mine.yaml", "id: kent\nnames: Mine\n");
    write("kent.svg", "a drawing of mine");
    const auto refused = unpackedInto(folder_, mapOf("kent", "Kent"), SameId::replace);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, "file-exists");
    EXPECT_EQ(textOf(folder_ / "kent.svg"), "a drawing of mine");
    EXPECT_EQ(kept(mapOf("kent", "Kent"), SameId::beside).scenario, folder_ / "kent" / "kent.yaml");
    EXPECT_EQ(ownMaps(folder_).size(), 2U);
}

TEST_F(OwnMaps, mapsOfOneNameAndTwoIdsLieBesideEachOther) {
    EXPECT_EQ(kept(mapOf("kent", "Kent")).scenario, folder_ / "kent" / "kent.yaml");
    EXPECT_EQ(kept(mapOf("kent-of-another", "Kent")).scenario, folder_ / "kent-2" / "kent.yaml");
}

TEST_F(OwnMaps, whatAMapIsBasedOnIsNotListed) {
    Package package = mapOf("kent", "Kent");
    package.files[0].bytes += "based-on: land.yaml\n";
    package.files.push_back({"land.yaml", "id: land\n"});
    kept(package);
    const auto maps = ownMaps(folder_);
    ASSERT_EQ(maps.size(), 1U);
    EXPECT_EQ(maps[0].id, "kent");
}

TEST_F(OwnMaps, aPackageWithoutAnIdIsNotKept) {
    Package package = mapOf("kent", "Kent");
    for (const std::string yaml : {"names: Kent\n", "{{{", "id: ../kent\n", ""}) {
        package.files[0].bytes = yaml;
        const auto refused = unpackedInto(folder_, package);
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().code, "package-scenario");
    }
    EXPECT_TRUE(fs::is_empty(folder_));
}

} // namespace
} // namespace marches::draft
