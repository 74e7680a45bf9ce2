#include "engine/simulation/compare.h"

#include <algorithm>
#include <map>
#include <utility>

namespace marches {
namespace {

using Key = std::pair<std::string, std::string>;

/// Returns the metric of a run; where one with a value for each game is missing, one that is 0 in all of
/// them.
const Metric* find(const std::map<Key, Metric>& metrics, const Metric& like, const Report& report,
                   Metric& none) {
    const auto found = metrics.find({like.group, like.id});
    if (found != metrics.end()) return &found->second;
    if (!like.everyGame) return nullptr;
    none = like;
    none.sample = {report.distinct, 0, 0};
    return &none;
}

std::map<Key, Metric> byKey(const Report& report) {
    std::map<Key, Metric> metrics;
    for (const Metric& metric : report.metrics)
        metrics.emplace(Key{metric.group, metric.id}, metric);
    return metrics;
}

Difference differenceOf(const Metric& before, const Metric& after) {
    Difference difference{before, after, differenceInterval(before.sample, after.sample), 1, 1};
    difference.chance = before.isShare ? chanceOfShares(before.sample, after.sample)
                                       : chanceOfMeans(before.sample, after.sample);
    return difference;
}

} // namespace

std::vector<Difference> compare(const Report& before, const Report& after) {
    const std::map<Key, Metric> first = byKey(before);
    const std::map<Key, Metric> second = byKey(after);
    std::vector<Difference> differences;
    Metric none;
    for (const Metric& metric : before.metrics)
        if (const Metric* other = find(second, metric, after, none))
            differences.push_back(differenceOf(metric, *other));
    for (const Metric& metric : after.metrics)
        if (!first.contains({metric.group, metric.id}))
            if (const Metric* other = find(first, metric, before, none))
                differences.push_back(differenceOf(*other, metric));

    std::vector<double> chances;
    chances.reserve(differences.size());
    for (const Difference& difference : differences)
        chances.push_back(difference.chance);
    const std::vector<double> all = corrected(chances);
    for (std::size_t i = 0; i < all.size(); ++i)
        differences[i].corrected = all[i];
    std::stable_sort(differences.begin(), differences.end(),
                     [](const Difference& a, const Difference& b) { return a.chance < b.chance; });
    return differences;
}

} // namespace marches
