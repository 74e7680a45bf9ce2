#include "engine/simulation/page.h"

#include "engine/simulation/html.h"
#include "engine/simulation/page_style.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace marches {
namespace {

std::string paragraph(std::string_view text) {
    return fmt::format("<p class='lead'>{}</p>", text);
}

/// Returns the parts of a figure; those that have no colour in the legend get one.
std::vector<FigurePart> figureParts(const std::vector<Legend::Part>& parts) {
    constexpr std::array colours{"#2457cf", "#be2e21", "#38b883", "#944f8a", "#c79a1e", "#5f6b74"};
    std::vector<FigurePart> figure;
    figure.reserve(parts.size());
    for (const Legend::Part& part : parts)
        figure.push_back(
            {part.title, part.colour.empty() ? colours[figure.size() % colours.size()] : part.colour});
    return figure;
}

class Page {
public:
    Page(const Report& report, const Legend& legend, const Subject& subject)
        : report_(report), legend_(legend), subject_(subject) {}

    std::string made(const std::optional<Comparison>& comparison) const {
        std::string html = fmt::format("<!DOCTYPE html>\n<html lang='en'><head><meta charset='utf-8'>"
                                       "<meta name='viewport' content='width=device-width, initial-scale=1'>"
                                       "<title>{}</title><style>{}</style></head><body><main>\n",
                                       escaped(subject_.title), pageStyle);
        html += head() + cards();
        if (report_.distinct > 0) {
            if (comparison) html += compared(*comparison);
            html += victories() + lengths();
            for (const Legend::Series& series : legend_.byTurn)
                html += seriesSection(series);
            html += kinds() + places() + events() + counts();
        }
        return html + terms() + "</main></body></html>\n";
    }

private:
    std::string name(const std::string& id) const { return shownName(subject_, id); }

    std::string head() const {
        std::string html = fmt::format("<h1>{}</h1>", escaped(subject_.title));
        html += "<p class='plain'>These are games between our computer players. They measure the balance "
                "between <em>those</em> players on this map, not between people.</p>";
        const auto alarm = [&](std::uint64_t games, std::string_view what) {
            if (games > 0) html += fmt::format("<p class='alarm'>{} {}</p>", grouped(games), what);
        };
        alarm(report_.withRefusals,
              "games hold a command of a computer player that was refused: a fault in that player.");
        alarm(report_.stalled, "games stalled and were stopped; they are counted nowhere below.");
        alarm(report_.withHandovers,
              "games were finished by another player, because an outside program failed.");
        return html;
    }

    static std::string card(const std::string& figure, std::string_view what) {
        return fmt::format("<div class='card'><b>{}</b><span>{}</span></div>", figure, what);
    }

    std::string cards() const {
        std::string html = "<div class='cards'>";
        html += card(grouped(report_.distinct),
                     report_.distinct == report_.games
                         ? "games, no two alike"
                         : fmt::format("distinct games of {}", grouped(report_.games)));
        html += card(fmt::format("{:.1f}", report_.turns.mean()), "turns a game in the mean");
        const WinRow* best = nullptr;
        const WinRow* least = nullptr;
        for (const WinRow& row : report_.bySeat) {
            if (best == nullptr || row.share() / row.fairShare() > best->share() / best->fairShare())
                best = &row;
            if (least == nullptr || row.share() / row.fairShare() < least->share() / least->fairShare())
                least = &row;
        }
        if (best != nullptr) {
            html += card(fmt::format("× {:.2f}", best->share() / best->fairShare()),
                         fmt::format("of its fair share: {} wins most", escaped(name(best->id))));
            html += card(fmt::format("× {:.2f}", least->share() / least->fairShare()),
                         fmt::format("of its fair share: {} wins least", escaped(name(least->id))));
        }
        html += card(grouped(static_cast<std::uint64_t>(std::lround(report_.steps.mean()))), "steps a game");
        return html + "</div>";
    }

    std::string plot(const std::vector<WinRow>& rows, std::string_view unit) const {
        std::vector<ShareRow> plotted;
        plotted.reserve(rows.size());
        for (const WinRow& row : rows)
            plotted.push_back({name(row.id),
                               fmt::format("{} to {} · {} {}", percent(row.interval().low),
                                           percent(row.interval().high), grouped(row.games), unit),
                               row.share(), row.interval(), row.fairShare()});
        return sharePlot(plotted);
    }

    std::string victories() const {
        std::string html = "<section><h2>Who wins</h2>";
        html += paragraph(
            "Share of games won, with the 95 % interval (Wilson). The dashed line is the fair share; the "
            "band runs from 0.6 to 1.6 of it. Coloured: the fair share lies outside the interval. A shared "
            "victory counts in parts.");
        html += plot(report_.bySeat, "games");
        if (report_.byPlayer.size() > 1)
            html +=
                "<h3>By computer player</h3>" +
                paragraph("Seats of one kind count together: its fair share is their part of the table.") +
                plot(report_.byPlayer, "games");
        std::vector<WinRow> orders = report_.byOrder;
        for (WinRow& row : orders)
            row.id = fmt::format("Seat {} in order", row.id);
        html += "<h3>By place in the order of play</h3>" + plot(orders, "games");
        if (report_.voided > 0)
            html += paragraph(fmt::format("{} games ended without a winner.", grouped(report_.voided)));
        return html + "</section>";
    }

    std::string lengths() const {
        std::vector<Legend::Part> reasons = legend_.endings;
        for (const auto& [turns, ended] : report_.endings)
            for (const auto& [reason, games] : ended)
                if (std::none_of(reasons.begin(), reasons.end(),
                                 [&reason = reason](const Legend::Part& part) { return part.id == reason; }))
                    reasons.push_back({reason, reason, ""});
        std::erase_if(reasons, [&](const Legend::Part& part) {
            return std::none_of(report_.endings.begin(), report_.endings.end(),
                                [&](const auto& entry) { return entry.second.contains(part.id); });
        });
        const int last = report_.endings.rbegin()->first;
        std::vector<Column> columns;
        std::vector<std::uint64_t> all(reasons.size(), 0);
        for (int turns = std::min(1, report_.endings.begin()->first); turns <= last; ++turns) {
            Column column{std::to_string(turns), "", std::vector<double>(reasons.size(), 0)};
            std::uint64_t games = 0;
            if (const auto ended = report_.endings.find(turns); ended != report_.endings.end())
                for (std::size_t i = 0; i < reasons.size(); ++i)
                    if (const auto found = ended->second.find(reasons[i].id); found != ended->second.end()) {
                        column.values[i] = 100 * partOfAll(found->second);
                        games += found->second;
                        all[i] += found->second;
                    }
            if (games > 0) column.title = percent(partOfAll(games));
            columns.push_back(std::move(column));
        }
        std::string html =
            "<section><h2>How long, and how it ends</h2>" +
            paragraph("Per cent of the games by the turns they took.") + "<div class='two'><div>" +
            stackedColumns(figureParts(reasons), columns, 0, 1) + keyOf(figureParts(reasons)) +
            "</div><div class='wide'><table><tr><th>The end</th><th>Games</th><th>Share</th></tr>";
        for (std::size_t i = 0; i < reasons.size(); ++i)
            html += fmt::format("<tr><td>{}</td><td>{}</td><td>{}</td></tr>", escaped(reasons[i].title),
                                grouped(all[i]), percent(partOfAll(all[i])));
        const Interval turns = meanInterval(report_.turns);
        return html +
               fmt::format("</table><p class='small'>Turns in the mean: {:.2f} (95 % interval {:.2f} to "
                           "{:.2f}).</p></div></div></section>",
                           report_.turns.mean(), turns.low, turns.high);
    }

    double partOfAll(std::uint64_t games) const {
        return static_cast<double>(games) / static_cast<double>(std::max<std::uint64_t>(1, report_.distinct));
    }

    std::string seriesSection(const Legend::Series& series) const {
        const auto found = report_.series.find(series.id);
        if (found == report_.series.end()) return {};
        const std::vector<FigurePart> parts = figureParts(series.parts);
        std::array<std::vector<Column>, 2> columns;
        double most = 0;
        for (const std::size_t side : {Report::winners, Report::others})
            for (std::size_t turn = 0; turn < found->second[side].size(); ++turn) {
                const SeriesPoint& point = found->second[side][turn];
                Column column{std::to_string(turn + 1), "", {}};
                double sum = 0;
                for (std::size_t part = 0; part < parts.size(); ++part) {
                    column.values.push_back(point.mean(part));
                    sum += point.mean(part);
                }
                if (point.seats > 0) column.title = fmt::format("{:.1f}", sum);
                most = std::max(most, sum);
                columns[side].push_back(std::move(column));
            }
        return fmt::format(
            "<section><h2>{}</h2>{}<div class='two'><div><h3>Winners</h3>{}</div>"
            "<div><h3>The others</h3>{}</div></div>{}</section>",
            escaped(series.title),
            paragraph("A seat's mean at the end of each turn, over the games that came so far."),
            stackedColumns(parts, columns[0], most, 2), stackedColumns(parts, columns[1], most, 2),
            keyOf(parts));
    }

    std::string kinds() const {
        std::string html;
        for (const Legend::Kinds& kinds : legend_.kindOf) {
            const auto found = report_.byKind.find(kinds.id);
            if (found == report_.byKind.end()) continue;
            std::vector<WinRow> rows;
            for (const Legend::Part& kind : kinds.kinds)
                for (const WinRow& row : found->second)
                    if (row.id == kind.id) {
                        rows.push_back(row);
                        rows.back().id = kind.title;
                    }
            html += fmt::format("<h3>{}</h3>{}", escaped(kinds.title), plot(rows, "seats"));
        }
        if (html.empty()) return {};
        return "<section><h2>What winning goes with</h2>" +
               paragraph(
                   "Share of the seats of each kind, as they stood at the end, that won. It shows what goes "
                   "together, not what causes what.") +
               html + "</section>";
    }

    std::string places() const {
        if (legend_.byPlace.empty() || report_.places.empty()) return {};
        std::string html = "<section><h2>On the map</h2>";
        if (subject_.map.width > 0) html += mapDefinitions(subject_.map);
        html += "<div class='three'>";
        for (const Legend::Part& happening : legend_.byPlace)
            if (const auto found = report_.places.find(happening.id); found != report_.places.end())
                html += placesOf(happening, found->second);
        return html + "</div></section>";
    }

    std::string placesOf(const Legend::Part& happening,
                         const std::map<std::string, PlaceCount>& counts) const {
        std::vector<std::pair<std::string, PlaceCount>> order(counts.begin(), counts.end());
        std::stable_sort(order.begin(), order.end(),
                         [](const auto& a, const auto& b) { return a.second.times > b.second.times; });
        const double most = order.empty() ? 0 : partOfAll(order.front().second.times);
        std::string html = fmt::format("<div><h3>{}</h3>", escaped(happening.title));
        if (subject_.map.width > 0) {
            std::vector<Tint> tints;
            for (const MapDrawing::Place& place : subject_.map.places) {
                const auto found = counts.find(place.id);
                const PlaceCount count = found == counts.end() ? PlaceCount{} : found->second;
                tints.push_back({most > 0 ? partOfAll(count.times) / most : 0,
                                 fmt::format("{}: {:.2f} times a game, in {} of the games", place.name,
                                             partOfAll(count.times), percent(partOfAll(count.games)))});
            }
            html += tintedMap(subject_.map, tints, happening.title);
            html += fmt::format("<p class='scale'>never <i></i> {:.2f} times a game</p>", most);
        }
        std::string first;
        for (std::size_t i = 0; i < order.size() && i < 6 && order[i].second.times > 0; ++i)
            first += fmt::format("{}{} ({:.2f})", i == 0 ? "" : ", ", escaped(name(order[i].first)),
                                 partOfAll(order[i].second.times));
        std::string never;
        for (const auto& [place, count] : counts)
            if (count.times == 0)
                never += fmt::format("{}{}", never.empty() ? "" : ", ", escaped(name(place)));
        return html + fmt::format("<p class='small'>Most: {}</p><p class='small'>Never: {}</p></div>",
                                  first.empty() ? "–" : first, never.empty() ? "–" : never);
    }

    std::string events() const {
        if (legend_.turnOf.empty()) return {};
        std::string html =
            "<section><h2>When it happens first</h2><div class='wide'><table><tr><th></th><th>Games</th>"
            "<th>Turn in the mean</th><th>By turn</th></tr>";
        const int last = report_.endings.rbegin()->first;
        for (const Legend::Part& happening : legend_.turnOf) {
            const auto found = report_.turnOf.find(happening.id);
            if (found == report_.turnOf.end()) continue;
            std::uint64_t games = 0;
            double sum = 0;
            std::vector<Column> columns;
            for (int turn = 1; turn <= last; ++turn) {
                const auto times = found->second.find(turn);
                const std::uint64_t here = times == found->second.end() ? 0 : times->second;
                games += here;
                sum += static_cast<double>(here) * turn;
                columns.push_back({std::to_string(turn),
                                   fmt::format("Turn {}: {} of the games", turn, percent(partOfAll(here))),
                                   {static_cast<double>(here)}});
            }
            html += fmt::format("<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
                                escaped(happening.title), percent(partOfAll(games)),
                                games == 0 ? "–" : fmt::format("{:.1f}", sum / static_cast<double>(games)),
                                sparkline(columns));
        }
        return html + "</table></div></section>";
    }

    std::string counts() const {
        if (legend_.bySeat.empty()) return {};
        std::string html =
            "<section><h2>What seats do</h2>" + paragraph("Times a seat and game.") +
            "<div class='wide'><table><tr><th></th><th>All</th><th>95 % interval</th><th>Winners</th><th>The "
            "others</th><th>In so many games</th></tr>";
        for (const Legend::Part& counted : legend_.bySeat) {
            const auto found = report_.counts.find(counted.id);
            if (found == report_.counts.end()) continue;
            const Report::Count& count = found->second;
            const Interval interval = meanInterval(count.perSeat);
            html += fmt::format(
                "<tr><td>{}</td><td>{:.2f}</td><td>{:.2f} to {:.2f}</td><td>{:.2f}</td><td>{:.2f}</td>"
                "<td>{}</td></tr>",
                escaped(counted.title), count.perSeat.mean(), interval.low, interval.high,
                count.seats[Report::winners].mean(), count.seats[Report::others].mean(),
                percent(partOfAll(count.games)));
        }
        html += "</table></div>";
        for (const Legend::Part& counted : legend_.byWord)
            if (const auto found = report_.words.find(counted.id); found != report_.words.end())
                html += wordsOf(counted, found->second);
        return html + "</section>";
    }

    /// Writes a table of the most frequent words of a count.
    std::string wordsOf(const Legend::Part& counted, const std::map<std::string, PlaceCount>& counts) const {
        std::vector<std::pair<std::string, PlaceCount>> order(counts.begin(), counts.end());
        std::stable_sort(order.begin(), order.end(),
                         [](const auto& a, const auto& b) { return a.second.times > b.second.times; });
        std::string html =
            fmt::format("<h3>{}</h3><div class='wide'><table><tr><th></th><th>Times a game</th>"
                        "<th>In so many games</th></tr>",
                        escaped(counted.title));
        for (const auto& [word, count] : order)
            html += fmt::format("<tr><td>{}</td><td>{:.2f}</td><td>{}</td></tr>", escaped(word),
                                partOfAll(count.times), percent(partOfAll(count.games)));
        return html + "</table></div>";
    }

    std::string differenceRow(const Difference& difference) const {
        const bool share = difference.before.asPercent;
        const auto shown = [share](double value, bool sign) {
            if (share) return fmt::format("{}{:.1f} %", sign && value >= 0 ? "+" : "", 100 * value);
            return fmt::format("{}{:.2f}", sign && value >= 0 ? "+" : "", value);
        };
        return fmt::format("<tr{}><td>{}: {}</td><td>{}</td><td>{}</td><td>{}</td><td>{} to "
                           "{}</td><td>{}</td></tr>",
                           difference.beyondChance() ? " class='moved'" : "",
                           escaped(difference.before.group), escaped(name(difference.before.id)),
                           shown(difference.before.sample.mean(), false),
                           shown(difference.after.sample.mean(), false), shown(difference.moved(), true),
                           shown(difference.interval.low, true), shown(difference.interval.high, true),
                           difference.corrected < 0.0001 ? std::string("&lt; 0.0001")
                                                         : fmt::format("{:.4f}", difference.corrected));
    }

    std::string compared(const Comparison& comparison) const {
        const auto moved = static_cast<std::size_t>(
            std::count_if(comparison.differences.begin(), comparison.differences.end(),
                          [](const Difference& difference) { return difference.beyondChance(); }));
        std::string html = "<section><h2>What moved</h2>";
        html +=
            paragraph(fmt::format("Against an earlier run of {} distinct games. {} of {} figures moved "
                                  "beyond chance: the chance that even one "
                                  "of those came by accident is below 5 % (Welch's test, for shares the "
                                  "normal approximation, corrected for "
                                  "looking at all of them by Holm's method).",
                                  grouped(comparison.report.distinct), moved, comparison.differences.size()));
        html += otherTerms(comparison.subject);
        constexpr std::string_view titles =
            "<div class='wide'><table><tr><th>Figure</th><th>Before</th><th>Now</th><th>Difference</th>"
            "<th>95 % interval</th><th>Chance, corrected</th></tr>";
        std::string sure;
        std::string unsure;
        for (const Difference& difference : comparison.differences)
            (difference.beyondChance() ? sure : unsure) += differenceRow(difference);
        if (!sure.empty()) html += fmt::format("{}{}</table></div>", titles, sure);
        return html +
               fmt::format("<details><summary>{} figures within chance</summary>{}{}</table></div></details>"
                           "</section>",
                           comparison.differences.size() - moved, titles, unsure);
    }

    /// Returns how the earlier run was played, where that differs.
    std::string otherTerms(const Subject& before) const {
        std::string html;
        for (const auto& [term, value] : before.terms) {
            const auto now =
                std::find_if(subject_.terms.begin(), subject_.terms.end(),
                             [&, &term = term](const auto& entry) { return entry.first == term; });
            if (now != subject_.terms.end() && now->second != value)
                html += fmt::format("<dt>{}</dt><dd>{} → {}</dd>", escaped(term), escaped(value),
                                    escaped(now->second));
        }
        return html.empty() ? html : fmt::format("<dl>{}</dl>", html);
    }

    std::string terms() const {
        std::string html = "<section><h2>How it was played</h2><dl>";
        for (const auto& [term, value] : subject_.terms)
            html += fmt::format("<dt>{}</dt><dd>{}</dd>", escaped(term), escaped(value));
        return html + "</dl></section><footer>Games that went the same way between the same players on the "
                      "same seats "
                      "count once. Hold the pointer over a figure for its values.</footer>";
    }

    const Report& report_;
    const Legend& legend_;
    const Subject& subject_;
};

} // namespace

std::string shownName(const Subject& subject, const std::string& id) {
    const auto found = subject.names.find(id);
    return found == subject.names.end() ? id : found->second;
}

std::string reportPage(const Report& report, const Legend& legend, const Subject& subject,
                       const std::optional<Comparison>& comparison) {
    return Page(report, legend, subject).made(comparison);
}

} // namespace marches
