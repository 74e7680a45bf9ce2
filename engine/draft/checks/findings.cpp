#include "engine/draft/checks/findings.h"

#include "engine/base/text.h"
#include "engine/draft/checks/remedies.h"
#include "engine/draft/checks/remedy_parts.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace marches::draft {
namespace {

constexpr std::array<std::string_view, 16> textCodes{
    "cannot-read",        "too-large",         "encoding",   "yaml",     "yaml-anchor", "yaml-tag",
    "yaml-document",      "duplicate-key",     "too-deep",   "too-many", "format",      "based-on",
    "too-many-provinces", "too-many-variants", "compressed", "xml"};

/// Codes about a map or list as a whole, which begins where its first key does.
constexpr std::array<std::string_view, 11> codesOfWholes{
    "missing-key",  "missing-ability", "wrong-kind",   "lane-without-link", "lane-with-contact",  "start-war",
    "unknown-seat", "player-count",    "unknown-game", "too-many-seats",    "unlinked-but-linked"};

constexpr std::array<std::string_view, 11> generalKeys{"format",     "game",     "id",       "based-on",
                                                       "names",      "seats",    "players",  "left-out",
                                                       "membership", "variants", "countries"};

bool listed(std::string_view word, const auto& words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

std::optional<Point> pointOf(const Node* node) {
    if (node == nullptr || !node->isList() || node->size() < 2) return std::nullopt;
    Point point;
    for (const auto& [text, value] :
         {std::pair{&node->items[0].text, &point.x}, std::pair{&node->items[1].text, &point.y}})
        if (std::from_chars(text->data(), text->data() + text->size(), *value).ec != std::errc{})
            return std::nullopt;
    return point;
}

/// Fills in what an entry of the section `picture` is about.
void placeInPicture(const Reading& reading, const ScopedPath& in, ProblemPlace& place) {
    const TreePath& path = in.within;
    place.view = ProblemView::fileText;
    if (path.size() < 3) return;
    const std::size_t before = place.path.size() - path.size();
    const TreePath entry(place.path.begin(), place.path.begin() + static_cast<std::ptrdiff_t>(before + 3));
    if (path[1] == "anchors") {
        place.view = ProblemView::province;
        place.provinces = {path[2]};
    } else if (path[1] == "sea-lanes" || path[1] == "unlinked") {
        place.view = path[1] == "unlinked" ? ProblemView::border : ProblemView::lane;
        if (const Node* ends = find(reading.merged, entry / "between"))
            for (const Node& end : ends->items)
                place.provinces.push_back(end.text);
    } else if (path[1] == "four-corners") {
        place.view = ProblemView::spot;
        place.at = pointOf(find(reading.merged, entry / "at"));
    } else if (path[1] == "sea-names") {
        place.view = ProblemView::spot;
        place.at = pointOf(find(reading.merged, entry / "path" / "0"));
    }
}

/// The remedy of last resort: to look at the value, or at the text.
Fix lookAt(const ProblemPlace& place) {
    return place.view == ProblemView::fileText
               ? requestOf(Sentence("Show in the file's text"), FixRequest::show)
               : requestOf(Sentence("Show"), FixRequest::show);
}

/// Completes the place by what the finding of the picture names, for those have no value of their own.
void placeByOperands(const Finding& finding, ProblemPlace& place) {
    if (finding.code == "touch-without-link" || finding.code == "lane-with-contact") {
        place.view = finding.code == "lane-with-contact" ? ProblemView::lane : ProblemView::border;
        place.provinces = {operandOf(finding, 0), operandOf(finding, 1)};
    } else if (finding.code == "no-outline" || finding.code == "unknown-outline") {
        place.view = ProblemView::province;
        place.provinces = {operandOf(finding, 0)};
    }
}

} // namespace

std::span<const std::string_view> codesForTheText() {
    return textCodes;
}

std::string nearestWord(std::string_view word, const std::vector<std::string>& words, int& distance) {
    std::string nearest;
    distance = 4;
    for (const std::string& other : words) {
        std::vector<int> row(other.size() + 1);
        for (std::size_t i = 0; i < row.size(); ++i)
            row[i] = static_cast<int>(i);
        for (std::size_t a = 0; a < word.size(); ++a) {
            int diagonal = row[0];
            row[0] = static_cast<int>(a) + 1;
            for (std::size_t b = 0; b < other.size(); ++b) {
                const int replaced = diagonal + (word[a] == other[b] ? 0 : 1);
                diagonal = row[b + 1];
                row[b + 1] = std::min({row[b + 1] + 1, row[b] + 1, replaced});
            }
        }
        if (row.back() < distance) {
            distance = row.back();
            nearest = other;
        }
    }
    return nearest;
}

ProblemPlace placeOf(const Reading& reading, TreePath path) {
    ProblemPlace place;
    place.path = std::move(path);
    const ScopedPath in = scoped(place.path);
    place.variant = in.variant;
    const std::string first = in.within.empty() ? "" : in.within[0];
    const std::string second = in.within.size() > 1 ? in.within[1] : "";
    if (first == "provinces" && !second.empty()) {
        place.view = ProblemView::province;
        place.provinces = {second};
    } else if (first == "countries") {
        place.view = ProblemView::countries;
        place.country = second;
    } else if (first == "picture") {
        placeInPicture(reading, in, place);
    } else if (first == "start") {
        place.view = ProblemView::starts;
        if (second == "players" && in.within.size() > 2) place.country = in.within[2];
    } else if (first == "challenge" || first == "goals" || first == "solution") { // where the game begins
        place.view = ProblemView::starts;
    } else if (first == "names" || first == "texts") {
        place.view = ProblemView::texts;
    } else if (!in.variant.empty() || first == "variants" || first == "left-out" || first == "membership") {
        place.view = ProblemView::variants;
    } else if (first == "seats") {
        place.view = ProblemView::countries;
    } else if (!first.empty() && !listed(first, generalKeys)) {
        place.view = ProblemView::tables;
    }
    if (const Node* node = find(reading.merged, place.path)) place.text = node->place();
    return place;
}

bool hasRemedy(std::string_view code, const GameChecks* game) {
    return remedyOf(code) != nullptr || (game != nullptr && listed(code, game->codes));
}

Problems problemsOfFindings(const Reading& reading, const GameChecks* game) {
    Problems problems;
    for (const Finding& finding : reading.findings) {
        Problem problem;
        problem.level = finding.severity == Severity::error ? ProblemLevel::error : ProblemLevel::warning;
        problem.code = finding.code;
        problem.sentence = finding.sentence;
        if (const auto path = reading.index.at(finding.place, listed(finding.code, codesOfWholes)))
            problem.place = placeOf(reading, *path);
        problem.place.text = finding.place;
        placeByOperands(finding, problem.place);
        if (const Remedy remedy = remedyOf(finding.code))
            remedy({reading, finding, problem.place, problem.fixes});
        if (game != nullptr && game->remedies != nullptr)
            game->remedies({reading, finding, problem.place, problem.fixes});
        if (problem.fixes.empty()) problem.fixes.push_back(lookAt(problem.place));
        problems.push_back(std::move(problem));
    }
    return problems;
}

} // namespace marches::draft
