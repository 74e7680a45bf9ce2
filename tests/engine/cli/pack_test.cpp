#include "tests/engine/cli/run_cli.h"

#include <filesystem>

using namespace marches::cli_test;
namespace fs = std::filesystem;

namespace {

class Pack : public CliTest {
protected:
    Pack() {
        const fs::path source = fs::path(MARCHES_SOURCE_DIR) / "tests/scenarios/bad";
        fs::copy_file(source / "small.yaml", folder_ / "small.yaml");
        fs::copy_file(source / "small.svg", folder_ / "small.svg");
        write("long.yaml",
              "format: marches-scenario 1\ngame: warriors-and-traders\nid: long\nbased-on: small.yaml\n"
              "picture: {file: small.svg, size: [100, 40]}\n");
    }
};

} // namespace

TEST_F(Pack, GoesThereAndBack) {
    const Ran packed = run({"pack", "long.yaml", "-o", "a.marchesmap"});
    EXPECT_EQ(packed.code, 0) << packed.out << packed.err;
    EXPECT_EQ(packed.out, "");
    EXPECT_EQ(run({"unpack", "a.marchesmap", "-d", "there"}).code, 0);
    for (const std::string name : {"long.yaml", "small.yaml", "small.svg"})
        EXPECT_EQ(contents(folder_ / "there" / name), contents(folder_ / name)) << name;
    EXPECT_EQ(run({"validate", "there/long.yaml"}).code, 0);
    // packed there, by its own name, it is the same file
    EXPECT_EQ(shell("cd there && TZ=Asia/Tokyo $CLI pack long.yaml").code, 0);
    EXPECT_EQ(contents(folder_ / "there/long.marchesmap"), contents(folder_ / "a.marchesmap"));
}

TEST_F(Pack, TakesAThumbnailAlong) {
    write("view.png", "\x89PNG\r\n\x1A\nrest");
    EXPECT_EQ(run({"pack", "long.yaml", "--thumbnail", "view.png", "-o", "a.marchesmap"}).code, 0);
    EXPECT_EQ(run({"unpack", "a.marchesmap", "-d", "there"}).code, 0);
    EXPECT_EQ(contents(folder_ / "there/long.png"), contents(folder_ / "view.png"));
    write("view.png", "GIF89a");
    const Ran refused = run({"pack", "long.yaml", "--thumbnail", "view.png", "-o", "b.marchesmap"});
    EXPECT_EQ(refused.code, 1);
    EXPECT_NE(refused.out.find("[package-thumbnail]"), std::string::npos) << refused.out;
    EXPECT_FALSE(fs::exists(folder_ / "b.marchesmap"));
}

TEST_F(Pack, MakesNoPackageOfWhatIsWrong) {
    write("long.yaml", contents(folder_ / "long.yaml") + "countries: {north: {capital: nowhere}}\n");
    const Ran ran = run({"pack", "long.yaml", "-o", "a.marchesmap"});
    EXPECT_EQ(ran.code, 1);
    EXPECT_NE(ran.out.find("long.yaml:6:"), std::string::npos) << ran.out;
    EXPECT_FALSE(fs::exists(folder_ / "a.marchesmap"));
    EXPECT_EQ(run({"pack", "missing.yaml"}).code, 1);
    EXPECT_EQ(run({"pack"}).code, 2);
    EXPECT_EQ(run({"pack", "long.yaml", "-o", ""}).code, 2);
    EXPECT_EQ(run({"unpack"}).code, 2);
}

TEST_F(Pack, WritesOverPackagesAlone) {
    for (const std::string name : {"small.svg", "rules.yaml"}) {
        const std::string before = contents(folder_ / name);
        EXPECT_EQ(run({"pack", "long.yaml", "-o", name}).code, 1);
        EXPECT_EQ(contents(folder_ / name), before);
    }
    EXPECT_EQ(run({"pack", "long.yaml", "-o", "a.marchesmap"}).code, 0);
    EXPECT_EQ(run({"pack", "long.yaml", "-o", "a.marchesmap"}).code, 0);
}

TEST_F(Pack, UnpackOverwritesNothing) {
    EXPECT_EQ(run({"pack", "long.yaml", "-o", "a.marchesmap"}).code, 0);
    fs::create_directories(folder_ / "there");
    write("there/small.svg", "mine");
    const Ran ran = run({"unpack", "a.marchesmap", "-d", "there"});
    EXPECT_EQ(ran.code, 1);
    EXPECT_NE(ran.out.find("there/small.svg:0:0: error [file-exists]: "), std::string::npos) << ran.out;
    EXPECT_EQ(contents(folder_ / "there/small.svg"), "mine");
    EXPECT_FALSE(fs::exists(folder_ / "there/long.yaml"));
}

TEST_F(Pack, ValidateLooksIntoAPackage) {
    EXPECT_EQ(run({"pack", "long.yaml", "-o", "a.marchesmap"}).code, 0);
    const Ran good = run({"validate", "a.marchesmap"});
    EXPECT_EQ(good.code, 0) << good.out;
    EXPECT_EQ(good.out, "");
    fs::copy_file(folder_ / "a.marchesmap", folder_ / "renamed");
    EXPECT_EQ(run({"validate", "renamed"}).code, 0);
    const std::string bytes = contents(folder_ / "a.marchesmap");
    write("a.marchesmap", bytes.substr(0, bytes.size() - 9));
    const Ran cut = run({"validate", "a.marchesmap"});
    EXPECT_EQ(cut.code, 1);
    EXPECT_TRUE(cut.out.starts_with("a.marchesmap:0:0: error [package-damaged]: ")) << cut.out;
    write("a.marchesmap", "no package");
    EXPECT_NE(run({"validate", "a.marchesmap"}).out.find("[package-type]"), std::string::npos);
}

TEST_F(Pack, ValidateNamesTheFileInThePackage) {
    write("odd.yaml", contents(folder_ / "long.yaml") + "weather: fine\n");
    EXPECT_EQ(run({"pack", "odd.yaml"}).code, 0);
    const Ran ran = run({"validate", "odd.marchesmap"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(ran.out.starts_with("odd.marchesmap/odd.yaml:6:1: warning [unknown-key]: ")) << ran.out;
}
