#include "editor/balance/figures.h"

#include <algorithm>
#include <set>
#include <utility>

namespace marches::editor {

namespace {

/// The best side's score less the next one's; nothing for a game without two sides.
std::optional<double> leadOf(const GameFacts& facts) {
    std::map<std::int32_t, std::int32_t> best;
    for (std::size_t seat = 0; seat < facts.scores.size(); ++seat) {
        const auto [at, fresh] = best.try_emplace(facts.sides[seat], facts.scores[seat]);
        if (!fresh) at->second = std::max(at->second, facts.scores[seat]);
    }
    if (best.size() < 2) return std::nullopt;
    std::vector<std::int32_t> scores;
    for (const auto& [side, score] : best)
        scores.push_back(score);
    std::sort(scores.rbegin(), scores.rend());
    return scores[0] - scores[1];
}

Sample sampleOf(const WinRow& row) {
    return {row.games, row.won, row.won};
}

} // namespace

PlaceCount BalanceFigures::count(const std::string& what, const std::string& place) const {
    const auto counted = report.places.find(what);
    if (counted == report.places.end()) return {};
    const auto found = counted->second.find(place);
    return found == counted->second.end() ? PlaceCount{} : found->second;
}

double BalanceFigures::share(const std::string& what, const std::string& place) const {
    return games() == 0 ? 0 : static_cast<double>(count(what, place).games) / static_cast<double>(games());
}

bool BalanceFigures::never(const std::string& place) const {
    return count("taken", place).games == 0 && count("held", place).games == 0;
}

Sample BalanceFigures::ended(const std::string& reason) const {
    std::uint64_t times = 0;
    for (const auto& [turns, reasons] : report.endings)
        if (const auto found = reasons.find(reason); found != reasons.end()) times += found->second;
    const auto sum = static_cast<double>(times);
    return {games(), sum, sum};
}

BalanceTally::BalanceTally(Legend legend, std::vector<std::string> places)
    : tally_(std::move(legend), places) {
    more_.places = std::move(places);
}

void BalanceTally::add(const BalanceFacts& facts) {
    if (!tally_.add(facts.game)) return;
    if (const auto lead = leadOf(facts.game)) more_.lead.add(*lead);
    more_.nobodys.add(static_cast<double>(more_.places.size()) - static_cast<double>(facts.holders.size()));
    for (const auto& [place, seat] : facts.holders)
        ++more_.holders[place][seat];
}

std::shared_ptr<const BalanceFigures> BalanceTally::figures() const {
    auto figures = std::make_shared<BalanceFigures>(more_);
    figures->report = tally_.report();
    return figures;
}

std::vector<JudgedRow> judged(const std::vector<WinRow>& now, const std::vector<WinRow>* before) {
    using Mark = JudgedRow::Mark;
    std::vector<JudgedRow> rows;
    std::vector<double> unfair;
    std::vector<double> moved;
    for (const WinRow& row : now) {
        JudgedRow judged{row, {}, {}, Mark::none, false};
        if (before != nullptr) {
            const auto found = std::find_if(before->begin(), before->end(),
                                            [&](const WinRow& old) { return old.id == row.id; });
            if (found != before->end()) judged.before = *found;
        }
        unfair.push_back(chanceOfShare(row.won, row.games, row.fairShare()));
        moved.push_back(1);
        if (judged.before) {
            judged.difference = newcombe(sampleOf(*judged.before), sampleOf(row));
            moved.back() = chanceByNewcombe(sampleOf(*judged.before), sampleOf(row));
        }
        rows.push_back(std::move(judged));
    }
    const std::vector<double> unfairAll = corrected(unfair);
    const std::vector<double> movedAll = corrected(moved);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (unfairAll[i] < 0.05)
            rows[i].mark = rows[i].row.share() > rows[i].row.fairShare() ? Mark::tooMuch : Mark::tooLittle;
        rows[i].hasMoved = movedAll[i] < 0.05;
    }
    return rows;
}

} // namespace marches::editor
