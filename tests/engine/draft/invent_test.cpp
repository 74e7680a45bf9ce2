#include "engine/draft/checks/checks.h"
#include "engine/draft/invent/invent.h"
#include "engine/draft/warriors/checks.h"
#include "engine/draft/warriors/warriors_slots.h"
#include "engine/planar/check.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <map>

namespace marches::draft {
namespace {

const std::filesystem::path bundledFolder = std::filesystem::path(MARCHES_SOURCE_DIR) / "resources/scenarios";

const Draft& western() {
    static const Draft draft = *openDraft(bundledFolder / "western-europe.yaml", {bundledFolder},
                                          std::span(&warriors::warriorsSlots(), 1))
                                    .draft;
    return draft;
}
const MapTitle title{"land", "en", "Land"};

Problems problemsOf(const NewMap& made) {
    const auto picture = readPicture(made.svg, "land.svg");
    EXPECT_TRUE(picture.picture);
    if (!picture.picture) return {};
    ReadingSource source{made.yaml,         "land.yaml",
                         bundledFolder,     {bundledFolder},
                         &warriorsChecks(), std::make_shared<const Picture>(*picture.picture)};
    return allProblems(readForChecks(source), &warriorsChecks());
}

} // namespace

TEST(InventTest, look) {
    std::map<std::string, int> codes;
    for (const int provinces : {12, 24, 40, 80, 200})
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const LandWish wish{provinces, std::min(mostCountriesOn(provinces), 5), seed};
            const auto begun = clock();
            const auto made = inventedMap(western(), title, wish);
            ASSERT_TRUE(made) << provinces << " " << seed << " " << englishText(made.error());
            if (seed < 3) std::printf("%d: %.3f s\n", provinces, double(clock() - begun) / CLOCKS_PER_SEC);
            if (seed < 4) {
                const auto name = "/tmp/land/" + std::to_string(provinces) + "-" + std::to_string(seed);
                std::ofstream(name + ".yaml") << made->yaml;
                std::ofstream("/tmp/land/land.svg") << made->svg;
                std::ofstream(name + ".svg") << made->svg;
            }
            for (const Problem& problem : problemsOf(*made)) {
                if (codes[problem.code]++ < 4)
                    std::printf("%d %d %s: %s\n", provinces, int(seed), problem.code.c_str(),
                                englishText(problem.sentence).c_str());
            }
        }
    for (const auto& [code, count] : codes)
        std::printf("%s %d\n", code.c_str(), count);
}

} // namespace marches::draft
