#include "engine/base/file.h"
#include "engine/base/sha256.h"
#include "engine/draft/checks/remedy_parts.h"
#include "engine/draft/checks/tree_checks.h"

#include <algorithm>

namespace marches::draft {
namespace {

constexpr double leastDifference = 10; // CIE 76
constexpr std::size_t mostFileBytes = std::size_t{32} << 20;

Sentence visionName(Vision vision) {
    switch (vision) {
    case Vision::normal:
        break;
    case Vision::protan:
        return Sentence("to eyes without red");
    case Vision::deutan:
        return Sentence("to eyes without green");
    case Vision::tritan:
        return Sentence("to eyes without blue");
    }
    return Sentence("to all eyes");
}

double leastDistance(Colour24 a, Colour24 b) {
    double least = 1e9;
    for (const Vision vision : visions)
        least = std::min(least, colourDistance(a, b, vision));
    return least;
}

/// Returns the colour of the palette that differs most from all countries' but one; nothing where all are
/// alike to some eyes.
std::optional<Colour24> freeColour(const CountryColours& colours, std::string_view country) {
    std::optional<Colour24> best;
    double most = leastDifference;
    for (const Colour24 colour : colours.palette) {
        double least = 1e9;
        for (const auto& [other, shown] : colours.shown)
            if (other != country) least = std::min(least, leastDistance(colour, shown));
        if (least >= most) {
            most = least;
            best = colour;
        }
    }
    return best;
}

} // namespace

Problems colourProblems(const Reading& reading, const CountryColours& colours) {
    Problems problems;
    for (auto a = colours.shown.begin(); a != colours.shown.end(); ++a)
        for (auto b = std::next(a); b != colours.shown.end(); ++b) {
            const auto alike = std::find_if(visions.begin(), visions.end(), [&](Vision vision) {
                return colourDistance(a->second, b->second, vision) < leastDifference;
            });
            if (alike == visions.end()) continue;
            Problem problem{
                ProblemLevel::warning,
                "countries-alike",
                Sentence("`{0}` and `{1}` look alike, {2}.", a->first, b->first, visionName(*alike)),
                placeOf(reading, {"countries", b->first}),
                {}};
            const auto free = freeColour(colours, b->first);
            if (free && colours.recolour)
                problem.fixes.push_back(
                    fixOf(Sentence("Recolour `{0}`", b->first), true, colours.recolour(b->first, *free)));
            problem.fixes.push_back(requestOf(Sentence("Show"), FixRequest::show));
            problems.push_back(std::move(problem));
        }
    return problems;
}

Problems fileProblems(std::span<const FileAsRead> files) {
    Problems problems;
    for (const FileAsRead& file : files) {
        const auto bytes = readRegularFile(file.path, mostFileBytes);
        if (bytes && sha256(*bytes) == file.digest) continue;
        Problem problem;
        problem.level = ProblemLevel::warning;
        problem.code = file.own ? "outside-changed" : "base-changed";
        problem.place.text = {file.path.string(), 0, 0};
        const std::string name = file.path.filename().string();
        problem.sentence = !bytes     ? Sentence("{0} can't be read any more.", name)
                           : file.own ? Sentence("{0} has been changed by another program.", name)
                                      : Sentence("{0}, which this map is based on, has changed.", name);
        problem.fixes.push_back(file.own ? requestOf(Sentence("Merge"), FixRequest::merge)
                                         : requestOf(Sentence("Read it anew"), FixRequest::merge));
        problems.push_back(std::move(problem));
    }
    return problems;
}

} // namespace marches::draft
