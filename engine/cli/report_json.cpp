#include "engine/cli/report_json.h"

namespace marches::cli {
using Json = nlohmann::ordered_json;

namespace {

Json winsJson(const std::vector<WinRow>& rows) {
    Json json = Json::object();
    for (const WinRow& row : rows)
        json[row.id] = {{"games", row.games},
                        {"won", row.won},
                        {"share", row.share()},
                        {"interval", {row.interval().low, row.interval().high}},
                        {"fair", row.fairShare()}};
    return json;
}

Json sampleJson(const Sample& sample) {
    const Interval interval = meanInterval(sample);
    return {{"games", sample.count}, {"mean", sample.mean()}, {"interval", {interval.low, interval.high}}};
}

Json seriesJson(const std::vector<SeriesPoint>& points) {
    Json json = Json::array();
    for (const SeriesPoint& point : points) {
        Json means = Json::array();
        for (std::size_t part = 0; part < point.sums.size(); ++part)
            means.push_back(point.mean(part));
        json.push_back({{"seats", point.seats}, {"means", std::move(means)}});
    }
    return json;
}

Json lengthsJson(const Report& report) {
    Json json = Json::object();
    for (const auto& [turns, ended] : report.endings)
        for (const auto& [reason, games] : ended)
            json[std::to_string(turns)][reason] = games;
    return json;
}

Json countsJson(const Report& report) {
    Json json = Json::object();
    for (const auto& [id, count] : report.counts) {
        json[id] = sampleJson(count.perSeat);
        json[id]["winners"] = count.seats[Report::winners].mean();
        json[id]["others"] = count.seats[Report::others].mean();
        json[id]["games_with_any"] = count.games;
    }
    return json;
}

Json differencesJson(const Comparison& comparison) {
    Json list = Json::array();
    for (const Difference& difference : comparison.differences)
        list.push_back({{"group", difference.before.group},
                        {"id", difference.before.id},
                        {"before", difference.before.sample.mean()},
                        {"now", difference.after.sample.mean()},
                        {"difference", difference.moved()},
                        {"interval", {difference.interval.low, difference.interval.high}},
                        {"chance", difference.chance},
                        {"corrected", difference.corrected},
                        {"beyond_chance", difference.beyondChance()}});
    return {{"distinct", comparison.report.distinct}, {"figures", std::move(list)}};
}

} // namespace

Json reportJson(const Report& report, const Subject& subject, const std::optional<Comparison>& comparison) {
    Json json;
    json["marches-report"] = 1;
    json["measures"] = "the balance between computer players, not between people";
    json["title"] = subject.title;
    for (const auto& [term, value] : subject.terms)
        json["terms"][term] = value;
    json["games"] = report.games;
    json["distinct"] = report.distinct;
    json["stalled"] = report.stalled;
    json["with_refusals"] = report.withRefusals;
    json["with_handovers"] = report.withHandovers;
    json["void"] = report.voided;
    json["seats"] = winsJson(report.bySeat);
    json["order"] = winsJson(report.byOrder);
    json["players"] = winsJson(report.byPlayer);
    for (const auto& [id, rows] : report.byKind)
        json["kinds"][id] = winsJson(rows);
    json["turns"] = sampleJson(report.turns);
    json["steps"] = sampleJson(report.steps);
    json["endings_by_turns"] = lengthsJson(report);
    for (const auto& [id, turns] : report.turnOf) {
        json["first_turn_of"][id] = Json::object();
        for (const auto& [turn, games] : turns)
            json["first_turn_of"][id][std::to_string(turn)] = games;
    }
    for (const auto& [id, sides] : report.series)
        json["by_turn"][id] = {{"winners", seriesJson(sides[Report::winners])},
                               {"others", seriesJson(sides[Report::others])}};
    json["counts"] = countsJson(report);
    for (const auto& [id, places] : report.places)
        for (const auto& [place, count] : places)
            json["places"][id][place] = {{"games", count.games}, {"times", count.times}};
    for (const auto& [id, words] : report.words)
        for (const auto& [word, count] : words)
            json["words"][id][word] = {{"games", count.games}, {"times", count.times}};
    if (comparison) json["comparison"] = differencesJson(*comparison);
    return json;
}

} // namespace marches::cli
