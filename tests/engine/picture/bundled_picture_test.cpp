#include "engine/picture/contact.h"
#include "engine/scenario/check_picture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <set>
#include <utility>

namespace marches {
namespace {

class BundledPicture : public testing::TestWithParam<std::string> {
protected:
    void SetUp() override {
        const std::filesystem::path folder =
            std::filesystem::path(MARCHES_SOURCE_DIR) / "resources/scenarios";
        ScenarioResult result = loadScenario(folder / (GetParam() + ".yaml"), {folder});
        ASSERT_TRUE(result.scenario);
        scenario = std::move(*result.scenario);
        PictureResult read = loadPicture(scenario.whole.picture);
        for (const Finding& finding : read.findings)
            ADD_FAILURE() << formatted(finding);
        ASSERT_TRUE(read.picture);
        picture = std::move(*read.picture);
    }

    std::vector<const Variant*> variants() const {
        std::vector<const Variant*> all{&scenario.whole};
        for (const Variant& variant : scenario.variants)
            all.push_back(&variant);
        return all;
    }

    Scenario scenario;
    Picture picture;
};

/// Whether two areas come closer than `gap` anywhere.
bool gapBelow(const Outline& a, const Outline& b, double gap) {
    const auto closeTo = [gap](const Outline& from, const Outline& to) {
        const Box box = boxOf(to);
        for (const Ring& ring : from.rings)
            for (const Point& point : ring)
                if (point.x > box.left - gap && point.x < box.right + gap && point.y > box.top - gap &&
                    point.y < box.bottom + gap && distanceToBorder(to, point) < gap)
                    return true;
        return false;
    };
    return closeTo(a, b) || closeTo(b, a);
}

TEST_P(BundledPicture, agreesWithTheScenario) {
    for (const Finding& finding : checkPicture(scenario, picture))
        ADD_FAILURE() << formatted(finding);
}

/// Where the whole map or a variant differs from what its picture shows, one line each; none: contact and
/// lanes are the links, exactly. Contact is a shared border of `contactLength` or a four-corner point; what
/// is no contact and has no lane must be apart by `leastGap` at least, so that nobody takes it for one.
std::vector<std::string> contactFaults(const Variant& variant, const Picture& picture) {
    constexpr double leastGap = 1.0; // SVG units
    const Map& map = *variant.map;
    const PictureSection& section = variant.picture;
    std::vector<std::string> faults;
    const auto nameOf = [&](ProvinceId id) { return map.provinces()[id].id; };
    const auto borders = sharedBorders(picture);
    if (!borders) return {"the borders lie too densely"};
    std::map<std::pair<ProvinceId, ProvinceId>, double> lengths;
    for (const SharedBorder& border : *borders)
        lengths[std::minmax(*map.findProvince(border.a), *map.findProvince(border.b))] = border.length;
    std::set<std::pair<ProvinceId, ProvinceId>> lanes;
    for (const SeaLane& lane : section.seaLanes)
        if (variant.view.inPlay[lane.a] && variant.view.inPlay[lane.b] &&
            !lanes.insert(std::minmax(lane.a, lane.b)).second)
            faults.push_back("two lanes " + nameOf(lane.a) + " - " + nameOf(lane.b));
    for (std::size_t a = 0; a < map.provinces().size(); ++a)
        for (std::size_t b = a + 1; b < map.provinces().size(); ++b) {
            const auto one = idAt<ProvinceId>(a);
            const auto other = idAt<ProvinceId>(b);
            if (!variant.view.inPlay[one] || !variant.view.inPlay[other]) continue;
            const std::string pair = nameOf(one) + " - " + nameOf(other);
            const bool linked = map.connected(one, other);
            const bool lane = lanes.contains({one, other});
            const bool corner = touchAtCorner(section, one, other);
            const auto found = lengths.find({one, other});
            const double length = found == lengths.end() ? 0 : found->second;
            if (lane + (length >= contactLength || corner) != (linked ? 1 : 0))
                faults.push_back(pair + (linked ? ": a link, but " : ": no link, but ") +
                                 (lane ? "a lane, " : "") + (corner ? "a corner, " : "") +
                                 std::to_string(length) + " of border");
            if (length >= contactLength || corner) continue;
            if (gapBelow(picture.provinces.find(nameOf(one))->second,
                         picture.provinces.find(nameOf(other))->second, leastGap))
                faults.push_back(pair + ": no contact, but hardly apart");
        }
    return faults;
}

TEST_P(BundledPicture, contactAndLanesAreTheLinksInEveryVariant) {
    EXPECT_EQ(scenario.variants.size(), GetParam() == "western-europe" ? 4U : 2U);
    std::size_t before = 0;
    for (const Variant* variant : variants()) {
        for (const std::string& fault : contactFaults(*variant, picture))
            ADD_FAILURE() << (variant->id.empty() ? "the whole" : variant->id) << ": " << fault;
        const auto inPlay =
            static_cast<std::size_t>(std::count(variant->view.inPlay.begin(), variant->view.inPlay.end(), 1));
        if (variant->id.empty())
            before = inPlay;
        else
            EXPECT_LT(inPlay, before) << variant->id;
    }
}

TEST_P(BundledPicture, theContactCheckNoticesWhatIsWrong) {
    // One link less, one link more, one corner less, one lane less: each is found.
    Variant wrong = scenario.whole;
    const Map& map = *scenario.whole.map;
    Map fewer;
    Map more;
    for (Map* copy : {&fewer, &more}) {
        for (const Country& country : map.countries())
            copy->addCountry(country);
        for (const Province& province : map.provinces())
            copy->addProvince(province);
    }
    bool dropped = false;
    bool added = false;
    for (std::size_t a = 0; a < map.provinces().size(); ++a)
        for (std::size_t b = a + 1; b < map.provinces().size(); ++b) {
            const auto one = idAt<ProvinceId>(a);
            const auto other = idAt<ProvinceId>(b);
            if (!map.connected(one, other)) {
                if (!std::exchange(added, true)) more.connect(one, other);
                continue;
            }
            more.connect(one, other);
            if (std::exchange(dropped, true)) fewer.connect(one, other);
        }
    wrong.map = std::make_shared<const Map>(fewer);
    EXPECT_EQ(contactFaults(wrong, picture).size(), 1U);
    wrong.map = std::make_shared<const Map>(more);
    EXPECT_EQ(contactFaults(wrong, picture).size(), 1U);
    wrong = scenario.whole;
    ASSERT_FALSE(wrong.picture.fourCorners.empty());
    wrong.picture.fourCorners.pop_back();
    EXPECT_FALSE(contactFaults(wrong, picture).empty());
    wrong = scenario.whole;
    if (!wrong.picture.seaLanes.empty()) {
        wrong.picture.seaLanes.pop_back();
        EXPECT_EQ(contactFaults(wrong, picture).size(), 1U);
    }
}

TEST_P(BundledPicture, fourProvincesMeetInEachCorner) {
    const Map& map = *scenario.whole.map;
    const auto borders = sharedBorders(picture);
    ASSERT_TRUE(borders);
    for (const FourCorner& corner : scenario.whole.picture.fourCorners) {
        for (const ProvinceId id : corner.provinces) {
            const Outline& outline = picture.provinces.find(map.provinces()[id].id)->second;
            bool vertex = false;
            for (const Ring& ring : outline.rings) // relative coordinates add up to a hair's breadth
                vertex = vertex || std::any_of(ring.begin(), ring.end(), [&](const Point& p) {
                             return std::hypot(p.x - corner.at.x, p.y - corner.at.y) < 0.01;
                         });
            EXPECT_TRUE(vertex) << map.provinces()[id].id << " does not reach its corner";
        }
        for (const std::size_t first : {0U, 1U})
            for (const SharedBorder& border : *borders) {
                const auto a = *map.findProvince(border.a);
                const auto b = *map.findProvince(border.b);
                EXPECT_FALSE(std::minmax(a, b) ==
                             std::minmax(corner.provinces[first], corner.provinces[first + 2]))
                    << border.a << " and " << border.b << " share " << border.length
                    << " besides their corner";
            }
    }
}

TEST_P(BundledPicture, lanesCrossNoThirdProvince) {
    const Map& map = *scenario.whole.map;
    for (const SeaLane& lane : scenario.whole.picture.seaLanes) {
        const std::string name = map.provinces()[lane.a].id + " - " + map.provinces()[lane.b].id;
        ASSERT_GE(lane.path.size(), 2U) << name;
        const auto outlineOf = [&](ProvinceId id) -> const Outline& {
            return picture.provinces.find(map.provinces()[id].id)->second;
        };
        EXPECT_LT(distanceToBorder(outlineOf(lane.a), lane.path.front()), 1.0) << name;
        EXPECT_LT(distanceToBorder(outlineOf(lane.b), lane.path.back()), 1.0) << name;
        for (std::size_t i = 0; i + 1 < lane.path.size(); ++i) {
            const Point from = lane.path[i];
            const Point to = lane.path[i + 1];
            const int parts = 1 + static_cast<int>(std::hypot(to.x - from.x, to.y - from.y));
            for (int part = 0; part <= parts; ++part) {
                const double t = static_cast<double>(part) / parts;
                const Point at{from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t};
                for (const auto& [id, outline] : picture.provinces) {
                    if (id == map.provinces()[lane.a].id || id == map.provinces()[lane.b].id) continue;
                    EXPECT_FALSE(contains(outline, at)) << name << " crosses " << id;
                }
            }
        }
    }
}

TEST_P(BundledPicture, everyProvinceHasRoomForItsName) {
    for (const auto& [id, outline] : picture.provinces) {
        const Pole pole = poleOfInaccessibility(outline);
        EXPECT_TRUE(contains(outline, pole.at)) << id;
        EXPECT_GT(pole.distance, 5) << id;
    }
}

TEST_P(BundledPicture, hasACalmOutlineOfEachProvince) {
    EXPECT_EQ(picture.calm.size(), picture.provinces.size());
    for (const auto& [id, outline] : picture.calm)
        EXPECT_TRUE(picture.provinces.contains(id)) << id;
    EXPECT_FALSE(picture.land.empty());
}

INSTANTIATE_TEST_SUITE_P(Maps, BundledPicture, testing::Values("western-europe", "eastern-europe"),
                         [](const auto& test) { return test.param.substr(0, 4); });

} // namespace
} // namespace marches
