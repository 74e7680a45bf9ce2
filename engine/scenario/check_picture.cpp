#include "engine/scenario/check_picture.h"

#include "engine/base/file.h"
#include "engine/picture/contact.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace marches {

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
    Findings findings;
    const PictureSection& section = scenario.whole.picture;
    const Map& map = *scenario.whole.map;
    const std::string file = (section.folder / section.file).string();
    const auto report = [&](Severity severity, std::string code, std::string text) {
        findings.push_back({severity, std::move(code), {file, 0, 0}, std::move(text)});
    };
    if (std::abs(picture.width - section.width) > 0.5 || std::abs(picture.height - section.height) > 0.5)
        report(Severity::error, "picture-size",
               fmt::format("The picture measures {} x {}, the scenario says {} x {}.", picture.width,
                           picture.height, section.width, section.height));
    for (const Province& province : map.provinces())
        if (!picture.provinces.contains(province.id))
            report(Severity::error, "no-outline",
                   fmt::format("The picture has no path `prov-{}`.", province.id));
    for (const auto& [id, outline] : picture.provinces)
        if (!map.findProvince(id))
            report(
                Severity::warning, "unknown-outline",
                fmt::format("The picture has a path `prov-{}`, but the scenario has no such province.", id));
    const auto borders = sharedBorders(picture);
    if (!borders) {
        report(Severity::error, "too-many", "The picture's outlines are too dense to be compared.");
        return findings;
    }
    for (const SharedBorder& border : *borders) {
        const auto a = map.findProvince(border.a);
        const auto b = map.findProvince(border.b);
        if (!a || !b || border.length < contactLength) continue;
        if (!map.connected(*a, *b))
            report(
                Severity::warning, "touch-without-link",
                fmt::format("`{}` and `{}` touch in the picture, but are not linked.", border.a, border.b));
        else if (std::any_of(section.seaLanes.begin(), section.seaLanes.end(), [&](const SeaLane& lane) {
                     return std::minmax(lane.a, lane.b) == std::minmax(*a, *b);
                 }))
            report(
                Severity::warning, "lane-with-contact",
                fmt::format("`{}` and `{}` touch in the picture and need no sea lane.", border.a, border.b));
    }
    return findings;
}

} // namespace marches
