#include "engine/cli/subject.h"

#include "engine/cli/new_game.h"
#include "engine/scenario/check_picture.h"

#include <fmt/format.h>

#include <cmath>

namespace marches::cli {
using Json = nlohmann::ordered_json;

namespace {

/// Returns an outline as path data, rounded to whole units (finer than a page shows) and without points that
/// become equal.
std::string pathOf(const Outline& outline) {
    std::string path;
    for (const Ring& ring : outline.rings) {
        long lastX = 0;
        long lastY = 0;
        bool first = true;
        for (const Point& point : ring) {
            const long x = std::lround(point.x);
            const long y = std::lround(point.y);
            if (!first && x == lastX && y == lastY) continue;
            path += fmt::format("{}{} {}", first ? "M" : "L", x, y);
            lastX = x;
            lastY = y;
            first = false;
        }
        if (!first) path += "Z";
    }
    return path;
}

MapDrawing drawingOf(const Variant& variant, const std::map<std::string, std::string>& names,
                     Findings& findings) {
    PictureResult read = loadPicture(variant.picture);
    findings.insert(findings.end(), read.findings.begin(), read.findings.end());
    MapDrawing map;
    if (!read.picture) return map;
    map.width = read.picture->width;
    map.height = read.picture->height;
    const auto& provinces = variant.map->provinces();
    for (std::size_t i = 0; i < provinces.size(); ++i) {
        const Province& province = provinces[idAt<ProvinceId>(i)];
        const auto outline = read.picture->provinces.find(province.id);
        if (outline == read.picture->provinces.end() || variant.view.inPlay[idAt<ProvinceId>(i)] == 0)
            continue;
        map.places.push_back({province.id, names.at(province.id), pathOf(outline->second)});
    }
    return map;
}

std::string listOf(const Json& list) {
    std::string text;
    for (const auto& entry : list)
        text += fmt::format("{}{}", text.empty() ? "" : ", ",
                            entry.is_string() ? entry.get<std::string>() : entry.dump());
    return text;
}

} // namespace

std::string textOf(const Json& header, const char* key) {
    const auto found = header.find(key);
    if (found == header.end()) return {};
    return found->is_string() ? found->get<std::string>() : found->dump();
}

Subject subjectOf(const Json& header, const Games& games, Findings& findings) {
    Subject subject;
    NewGameChoice choice;
    choice.scenario = textOf(header, "scenario");
    choice.variant = textOf(header, "variant");
    subject.title = choice.scenario;
    const ScenarioResult read = loadScenarioOf(choice, games).read;
    const Variant* variant = read.scenario ? read.scenario->find(choice.variant) : nullptr;
    if (variant != nullptr && "sha256:" + read.scenario->digest == textOf(header, "digest")) {
        const Scenario& scenario = *read.scenario;
        subject.title = nameIn(scenario.names, "en", scenario.id);
        if (!choice.variant.empty())
            subject.title += fmt::format(", {}", nameIn(variant->names, "en", choice.variant));
        for (const Country& country : variant->map->countries())
            subject.names[country.id] = nameIn(country.names, "en", country.id);
        const auto& provinces = variant->map->provinces();
        for (std::size_t i = 0; i < provinces.size(); ++i) {
            const Province& province = provinces[idAt<ProvinceId>(i)];
            subject.names[province.id] = nameIn(province.names, "en", province.id);
            if (variant->view.inPlay[idAt<ProvinceId>(i)] != 0) subject.places.push_back(province.id);
        }
        subject.map = drawingOf(*variant, subject.names, findings);
    } else {
        findings.push_back(
            {Severity::warning,
             "digest",
             {choice.scenario, 0, 0},
             Sentence("The scenario of this run is not found, or has changed since: the report has no "
                      "map and shows ids for names.")});
    }
    const auto players = header.find("players");
    const std::size_t seats = players == header.end() ? 0 : players->size();
    subject.title += fmt::format(", {} players", seats);
    subject.terms = {
        {"Game", textOf(header, "game") + ", rules " + textOf(header, "rules")},
        {"Scenario", textOf(header, "scenario") + " " + textOf(header, "digest")},
        {"Variant", choice.variant.empty() ? "none" : choice.variant},
        {"Players", players == header.end() ? "" : listOf(*players)},
        {"Nodes a decision", textOf(header, "nodes") == "0" ? "each player's own" : textOf(header, "nodes")}};
    if (const auto options = header.find("options"); options != header.end())
        for (const auto& [name, value] : options->items())
            subject.terms.emplace_back("Option " + name,
                                       value.is_string() ? value.get<std::string>() : value.dump());
    return subject;
}

} // namespace marches::cli
