#pragma once

#include "engine/base/disk.h"
#include "engine/base/file.h"
#include "engine/draft/draft.h"
#include "engine/draft/warriors/warriors_slots.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <string>
#include <string_view>

namespace marches::draft {

/// Four square provinces around a point, each 100 units wide, and an island: Kent and Artois above Wales and
/// Bern, Fyn in the east.
inline constexpr std::string_view smallYaml = R"(# A small map.
format: marches-scenario 1
game: warriors-and-traders
id: small
names: {en: Small, fr: Petite}   # two languages

countries:
  north: {names: {en: North}, number: 1, capital: kent, trade-center: artois}
  south:
    names: {en: South}
    number: 2          # plays last
    capital: wales
    trade-center: bern

provinces:
  kent:
    names: {en: Kent}
    country: north
    symbols: {food: 1}
    links: [artois, wales]     # along the borders
  artois:
    names: Artois
    country: north
    links: [bern, fyn]
  wales:
    names: {en: Wales}
    country: south
    links: [bern]
  bern:
    names: {en: Bern}
    country: south
  fyn:
    names: {en: Fyn}
    country: [north, south]

variants:
  two:
    names: {en: Two}
    players: 2
    left-out: [bern, wales]
    membership: {fyn: north}
    start:
      players:
        north: {units: {kent: [F1], artois: [P1]}}
        south: {units: {bern: [I1]}, routes: [north]}
      free: [wales]

picture:
  file: small.svg
  size: [400, 300]
  sea-lanes:
    - {between: [artois, fyn], path: [[250, 100], [300, 120]]}
  anchors:
    kent: {label: [70, 100], tokens: [[120, 100, 10], [130, 60, 10]]}
)";

inline constexpr std::string_view smallSvg =
    R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300">
  <!-- drawn by hand -->
  <g id="land">
    <path d="M50 50 L150 50 L250 50 L250 150 L250 250 L150 250 L50 250 L50 150 Z"/>
    <path d="M300 100 L350 100 L350 150 L300 150 Z"/>
  </g>
  <g id="water"/>
  <g id="rivers"><path d="M60 60 L100 140"/></g>
  <g id="provinces">
    <path id="prov-kent" d="M50 50 L150 50 L150 150 L50 150 Z"/>
    <path id="prov-artois" d="M150 50 L250 50 L250 150 L150 150 Z"/>
    <path id="prov-wales" d="M50 150 L150 150 L150 250 L50 250 Z"/>
    <path id="prov-bern" d="M150 150 L250 150 L250 250 L150 250 Z"/>
    <path id="prov-fyn" d="M300 100 L350 100 L350 150 L300 150 Z"/>
  </g>
</svg>
)";

/// A folder that goes with the test, with the small map in it.
class SmallMap : public ::testing::Test {
protected:
    void SetUp() override {
        const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
        folder_ = std::filesystem::temp_directory_path() /
                  ("marches-draft-" + std::to_string(::getpid()) + '-' + test->name());
        std::filesystem::remove_all(folder_);
        std::filesystem::create_directories(folder_);
        put("small.yaml", smallYaml);
        put("small.svg", smallSvg);
    }
    void TearDown() override { std::filesystem::remove_all(folder_); }

    void put(const std::string& name, std::string_view bytes) {
        ASSERT_FALSE(writeAtomically(folder_ / name, bytes).has_value());
    }
    std::string bytesOf(const std::string& name) const {
        return readRegularFile(folder_ / name, std::size_t{1} << 24).value_or("");
    }
    std::filesystem::path yamlPath() const { return folder_ / "small.yaml"; }

    OpenResult open(const std::string& name = "small.yaml") const {
        const GameSlots games[] = {warriors::warriorsSlots()};
        return openDraft(folder_ / name, {folder_}, games);
    }
    Draft opened(const std::string& name = "small.yaml") const {
        auto result = open(name);
        EXPECT_TRUE(result.draft.has_value());
        return result.draft.value_or(Draft{});
    }

    std::filesystem::path folder_;
};

/// Applies a command's answer, which must be a change that fits; returns it.
inline Change done(Draft& draft, const Expected<Change, Sentence>& answer) {
    EXPECT_TRUE(answer.has_value()) << (answer ? std::string() : englishText(answer.error()));
    if (!answer) return {};
    EXPECT_TRUE(apply(draft, *answer));
    return *answer;
}

inline std::string textAt(const Draft& draft, std::string_view path) {
    const auto value = valueAt(draft, treePath(path));
    if (!value) return "-";
    if (!value->isList()) return value->text;
    std::string texts;
    for (const Node& item : value->items)
        texts += (texts.empty() ? "" : " ") + item.text;
    return texts;
}

} // namespace marches::draft
