#include "engine/scenario/check_picture.h"

#include "engine/base/file.h"
#include "engine/picture/contact.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

namespace marches {

namespace {

using PlacesById = std::map<std::string, Place, std::less<>>;

/// Returns where each province's path has its id in quotes; the first place, if there are more.
PlacesById pathPlaces(std::string_view bytes, const std::string& file) {
    constexpr std::string_view start = "prov-";
    PlacesById places;
    int line = 1;
    std::size_t lineStart = 0;
    std::size_t counted = 0;
    for (std::size_t at = bytes.find(start, 1); at != std::string_view::npos;
         at = bytes.find(start, at + 1)) {
        for (; counted < at; ++counted)
            if (bytes[counted] == '\n') {
                ++line;
                lineStart = counted + 1;
            }
        const char quote = bytes[at - 1];
        if (quote != '"' && quote != '\'') continue;
        const std::size_t id = at + start.size();
        const std::size_t end = bytes.find_first_of("\"'<>", id);
        if (end != std::string_view::npos && bytes[end] == quote)
            places.try_emplace(std::string(bytes.substr(id, end - id)),
                               Place{file, line, static_cast<int>(at - lineStart) + 1});
    }
    return places;
}

/// Says where a mismatch is to be mended: at keys of the scenario or paths of the picture.
class Places {
public:
    explicit Places(const Scenario& scenario)
        : section_(scenario.whole.picture), picture_((section_.folder / section_.file).string()),
          keys_(scenario.tree.find("picture")), provinces_(scenario.tree.find("provinces")) {
        for (std::size_t i = 0; provinces_ != nullptr && i < provinces_->keys.size(); ++i)
            byProvince_.emplace(provinces_->keys[i].text, i);
    }

    Place pictureKey(std::string_view key) const {
        const Node* value = keys_ == nullptr ? nullptr : keys_->find(key);
        return value == nullptr ? wholePicture() : known(value->place());
    }
    Place province(std::string_view id) const {
        const auto found = byProvince_.find(id);
        return found == byProvince_.end() ? wholePicture() : known(provinces_->keyPlace(found->second));
    }
    /// The place of a province's `links`, or of the province if it has none.
    Place links(std::string_view id) const {
        const auto found = byProvince_.find(id);
        const Node* links =
            found == byProvince_.end() ? nullptr : provinces_->items[found->second].find("links");
        return links == nullptr ? province(id) : known(links->place());
    }
    Place lane(std::string_view a, std::string_view b) const {
        const Node* lanes = keys_ == nullptr ? nullptr : keys_->find("sea-lanes");
        for (std::size_t i = 0; lanes != nullptr && i < lanes->size(); ++i) {
            const Node* ends = lanes->items[i].find("between");
            if (ends == nullptr || ends->size() != 2) continue;
            const std::string& first = ends->items[0].text;
            const std::string& second = ends->items[1].text;
            if ((first == a && second == b) || (first == b && second == a))
                return known(lanes->items[i].place());
        }
        return wholePicture();
    }
    Place path(std::string_view id) {
        if (!paths_) {
            const auto bytes = readBeside(section_.folder, section_.file, PictureLimits{}.bytes);
            paths_ = bytes ? pathPlaces(*bytes, picture_) : PlacesById();
        }
        const auto found = paths_->find(id);
        return found == paths_->end() ? wholePicture() : found->second;
    }
    Place wholePicture() const { return {picture_, 0, 0}; }

private:
    /// Returns the place, or the whole picture where a scenario made in memory has none.
    Place known(const Place& place) const { return place.file.empty() ? wholePicture() : place; }

    const PictureSection& section_;
    std::string picture_;
    const Node* keys_;
    const Node* provinces_;
    std::map<std::string_view, std::size_t> byProvince_;
    std::optional<PlacesById> paths_; ///< read when first asked for
};

} // namespace

PictureResult loadPicture(const PictureSection& section) {
    if (section.file.empty()) return {};
    const auto bytes = readBeside(section.folder, section.file, PictureLimits{}.bytes);
    if (!bytes) return {std::nullopt, {bytes.error()}};
    return readPicture(*bytes, (section.folder / section.file).string());
}

bool touchAtCorner(const PictureSection& section, ProvinceId a, ProvinceId b) {
    return std::any_of(section.fourCorners.begin(), section.fourCorners.end(), [&](const FourCorner& corner) {
        const auto has = [&](ProvinceId id) {
            return std::find(corner.provinces.begin(), corner.provinces.end(), id) != corner.provinces.end();
        };
        return has(a) && has(b);
    });
}

Findings checkPicture(const Scenario& scenario, const Picture& picture) {
    return checkPicture(scenario, picture, sharedBorders(picture));
}

Findings checkPicture(const Scenario& scenario, const Picture& picture,
                      const std::optional<std::vector<SharedBorder>>& borders) {
    Findings findings;
    const PictureSection& section = scenario.whole.picture;
    const Map& map = *scenario.whole.map;
    Places places(scenario);
    const auto report = [&](Severity severity, std::string code, Place place, Sentence sentence) {
        findings.push_back({severity, std::move(code), std::move(place), std::move(sentence)});
    };
    if (std::abs(picture.width - section.width) > 0.5 || std::abs(picture.height - section.height) > 0.5)
        report(Severity::error, "picture-size", places.pictureKey("size"),
               Sentence("The picture measures {0} x {1}, the scenario says {2} x {3}.", picture.width,
                        picture.height, section.width, section.height));
    for (const Province& province : map.provinces())
        if (!picture.provinces.contains(province.id))
            report(Severity::error, "no-outline", places.province(province.id),
                   Sentence("The picture has no path `prov-{0}`.", province.id));
    for (const auto& [id, outline] : picture.provinces)
        if (!map.findProvince(id))
            report(Severity::warning, "unknown-outline", places.path(id),
                   Sentence("The picture has a path `prov-{0}`, but the scenario has no such province.", id));
    if (!borders) {
        report(Severity::error, "too-many", places.wholePicture(),
               Sentence("The picture's outlines are too dense to be compared."));
        return findings;
    }
    for (const SharedBorder& border : *borders) {
        const auto a = map.findProvince(border.a);
        const auto b = map.findProvince(border.b);
        if (!a || !b || border.length < contactLength) continue;
        const auto isThis = [&](const auto& pair) {
            return std::minmax(pair.a, pair.b) == std::minmax(*a, *b);
        };
        const bool meant = std::ranges::any_of(section.unlinked, isThis);
        if (!map.connected(*a, *b) && !meant)
            report(Severity::warning, "touch-without-link", places.links(border.a),
                   Sentence("`{0}` and `{1}` touch in the picture, but are not linked.", border.a, border.b));
        else if (std::ranges::any_of(section.seaLanes, isThis))
            report(
                Severity::warning, "lane-with-contact", places.lane(border.a, border.b),
                Sentence("`{0}` and `{1}` touch in the picture and need no sea lane.", border.a, border.b));
    }
    return findings;
}

Findings findingsWithPicture(const ScenarioResult& read) {
    Findings findings = read.findings;
    if (!read.scenario || read.scenario->whole.picture.file.empty()) return findings;
    const PictureResult picture = loadPicture(read.scenario->whole.picture);
    findings.insert(findings.end(), picture.findings.begin(), picture.findings.end());
    if (!picture.picture) return findings;
    const Findings compared = checkPicture(*read.scenario, *picture.picture);
    findings.insert(findings.end(), compared.begin(), compared.end());
    return findings;
}

} // namespace marches
