#include "engine/draft/checks/remedies.h"

#include "engine/base/text.h"
#include "engine/draft/checks/border_problems.h"
#include "engine/draft/checks/remedy_parts.h"
#include "engine/draft/checks/shore.h"
#include "engine/draft/ids.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace marches::draft {
namespace {

using Fixes = std::vector<Fix>;

/// Returns the path one step up, as far as to what stands in a list or is a key of the map `above`.
TreePath upTo(TreePath path, std::size_t size) {
    if (path.size() > size) path.resize(size);
    return path;
}

bool inside(const ProblemPlace& place, std::string_view section) {
    const ScopedPath in = scoped(place.path);
    return !in.within.empty() && in.within[0] == section;
}

void addTakeAway(const TreePath& path, bool safe, Fixes& fixes) {
    if (!path.empty()) fixes.push_back(fixOf(Sentence("Take it away"), safe, {takenAway(path)}));
}

void addModel(const Reading& reading, const TreePath& path, Fixes& fixes) {
    if (auto fix = figureOfModel(reading, path)) fixes.push_back(std::move(*fix));
}

/// Returns the id, or with a number behind it the first that is not taken.
std::string numbered(const std::string& id, const std::vector<std::string>& taken) {
    std::string free = id;
    for (int i = 2; std::find(taken.begin(), taken.end(), free) != taken.end(); ++i)
        free = id + "-" + std::to_string(i);
    return free;
}

void takeAwaySafely(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    addTakeAway(place.path, true, fixes);
}

void mendKind(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    addModel(reading, place.path, fixes);
    if (fixes.empty()) addTakeAway(place.path, false, fixes);
}

void addKey(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    const std::string key = operandOf(finding, 0);
    const TreePath path = place.path / key;
    if (const Node* own = find(reading.own, place.path); own != nullptr && reading.base.isMap()) {
        if (find(reading.base, path) != nullptr)
            return fixes.push_back(fixOf(Sentence("As in what it is based on"), true, {asInBase(path)}));
    }
    if (const Node* given = find(reading.model, path);
        given != nullptr && key != "provinces" && key != "countries")
        return fixes.push_back(fixOf(Sentence("As in the bundled map"), true, {setAt(path, *given)}));
    if (place.path.empty() && key == "format")
        return fixes.push_back(fixOf(Sentence("Write the format"), true,
                                     {setAt(path, "marches-scenario " + std::to_string(scenarioFormat))}));
    if (place.path.empty() && key == "id") {
        std::string id = slugOf(reading.file.substr(reading.file.rfind('/') + 1));
        if (id.ends_with("-yaml")) id.resize(id.size() - 5);
        return fixes.push_back(fixOf(Sentence("Call it `{0}`", id.empty() ? "map" : id), true,
                                     {setAt(path, id.empty() ? "map" : id)}));
    }
    if (inside(place, "picture") && place.path.size() >= 3) addTakeAway(place.path, false, fixes);
}

void plainNumber(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    if (const Node* node = valueAt(reading, place.path); node != nullptr && node->isScalar()) {
        std::string digits = node->text;
        digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size() - (digits.empty() ? 0 : 1)));
        if (wholeNumber(digits, 999'999'999))
            fixes.push_back(fixOf(Sentence("Write {0}", digits), true, {setAt(place.path, digits)}));
    }
    addModel(reading, place.path, fixes);
}

/// Returns a number as files write it, whatever the locale; nothing for another text.
std::optional<double> numberIn(std::string_view text) {
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

void intoRange(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    addModel(reading, place.path, fixes);
    const std::string value = operandOf(finding, 0);
    const std::string least = operandOf(finding, 1);
    const std::string most = operandOf(finding, 2);
    if (most.empty()) return;
    const auto number = numberIn(value);
    const auto bottom = numberIn(least);
    if (!number || !bottom) return;
    const std::string& bound = *number < *bottom ? least : most;
    fixes.push_back(fixOf(Sentence("Set it to {0}", bound), false, {setAt(place.path, bound)}));
}

void truthValue(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    const Node* node = valueAt(reading, place.path);
    const std::string said = node == nullptr ? "" : node->text;
    const auto isOne = [&](const auto&... words) { return ((said == words) || ...); };
    const bool yes = isOne("yes", "Yes", "on", "True", "TRUE", "1");
    const bool no = isOne("no", "No", "off", "False", "FALSE", "0");
    if (!no)
        fixes.push_back(fixOf(Sentence("Write {0}", "true"), yes, {setAt(place.path, std::string("true"))}));
    if (!yes)
        fixes.push_back(fixOf(Sentence("Write {0}", "false"), no, {setAt(place.path, std::string("false"))}));
}

void mendId(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    const Node* node = valueAt(reading, place.path);
    const bool ofKey = finding.sentence.operands().size() == 1;
    const std::string wrong = ofKey ? place.path.back() : node == nullptr ? "" : node->text;
    const std::string slug = slugOf(wrong);
    if (slug.empty()) return addTakeAway(place.path, false, fixes);
    if (!ofKey)
        return fixes.push_back(fixOf(Sentence("Call it `{0}`", slug), true, {setAt(place.path, slug)}));
    const std::string id = numbered(slug, keysAt(reading, upTo(place.path, place.path.size() - 1)));
    fixes.push_back(fixOf(Sentence("Call it `{0}`", id), true, renamed(reading, wrong, id)));
}

void otherId(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    const std::string id = operandOf(finding, 0);
    if (inside(place, "seats")) return addTakeAway(place.path, true, fixes);
    const std::string other = numbered(id + "-2", keysAt(reading, {"countries"}));
    fixes.push_back(fixOf(Sentence("Call it `{0}`", other), true, renamed(reading, id, other)));
}

/// Proposes the nearest of some words for a scalar, or for the key at a path's end.
void addNearest(const Reading& reading, const ProblemPlace& place, const std::vector<std::string>& words,
                Fixes& fixes) {
    const Node* node = valueAt(reading, place.path);
    int distance = 0;
    const bool ofKey = node == nullptr || !node->isScalar();
    if (ofKey) return;
    const std::string nearest = nearestWord(node->text, words, distance);
    if (!nearest.empty())
        fixes.push_back(fixOf(Sentence("Write `{0}`", nearest), distance <= 1, {setAt(place.path, nearest)}));
}

void nearestProvince(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    addNearest(reading, place, keysAt(reading, {"provinces"}), fixes);
    const ScopedPath in = scoped(place.path);
    const bool town = in.within.size() == 3 && in.within[0] == "countries";
    if (town) fixes.push_back(requestOf(Sentence("Choose on the map"), FixRequest::choose));
    const bool lane = in.within.size() > 3 && in.within[0] == "picture";
    const TreePath whole = lane ? upTo(place.path, place.path.size() - in.within.size() + 3) : place.path;
    if (!town) addTakeAway(whole, false, fixes);
}

void nearestCountry(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    addNearest(reading, place, keysAt(reading, {"countries"}), fixes);
    if (inside(place, "seats"))
        addTakeAway(place.path, false, fixes);
    else
        fixes.push_back(requestOf(Sentence("Choose a country"), FixRequest::choose));
}

void nearestChoice(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    std::vector<std::string> words;
    std::string list = operandOf(finding, 0);
    for (std::size_t at = 0; at < list.size();) {
        const std::size_t end = std::min(list.find(", ", at), list.size());
        words.push_back(list.substr(at, end - at));
        at = end + 2;
    }
    addNearest(reading, place, words, fixes);
    addModel(reading, place.path, fixes);
    addTakeAway(place.path, false, fixes);
}

void mendName(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    const Node* node = valueAt(reading, place.path);
    const bool empty = node == nullptr || !node->isScalar() || node->text.empty();
    addTakeAway(place.path, empty, fixes);
}

void oneKind(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    fixes.push_back(fixOf(Sentence("Keep `{0}`", operandOf(finding, 1)), true,
                          {setAt(place.path, operandOf(finding, 1))}));
}

void linkNearest(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    const std::string id = place.path.size() > 1 ? place.path[1] : "";
    fixes.push_back(requestOf(Sentence("Link it by sea"), FixRequest::link));
    if (const auto nearest = nearestOf(reading, id))
        fixes.insert(fixes.begin(),
                     fixOf(Sentence("Link it to `{0}`", *nearest), false, {linkEdit(reading, id, *nearest)}));
}

void keepFirst(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    const Node* node = valueAt(reading, place.path);
    if (node != nullptr && node->isList() && node->size() > 0)
        fixes.push_back(fixOf(Sentence("Keep `{0}`", node->items[0].text), true,
                              {setAt(place.path, node->items[0].text)}));
    fixes.push_back(requestOf(Sentence("Choose a country"), FixRequest::choose));
}

void keepTwelve(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    const Node* node = valueAt(reading, place.path / "seats");
    const TreePath path = node == nullptr ? place.path : place.path / "seats";
    node = valueAt(reading, path);
    if (node == nullptr || !node->isList() || node->size() <= 12) return;
    const Node first = Node::list({node->items.begin(), node->items.begin() + 12});
    fixes.push_back(fixOf(Sentence("Keep the first 12"), false, {setAt(path, first)}));
}

void plainPictureName(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    const Node* node = valueAt(reading, place.path);
    const std::string text = node == nullptr ? "" : node->text;
    const std::string name = text.substr(text.find_last_of("/\\") + 1);
    if (name.size() > 4 && name != text && name.ends_with(".svg"))
        fixes.push_back(fixOf(Sentence("Write `{0}`", name), false, {setAt(place.path, name)}));
}

void takeEntryAway(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    const ScopedPath in = scoped(place.path);
    addTakeAway(upTo(place.path, place.path.size() - in.within.size() + 3), false, fixes);
}

void linkLane(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    const Node* ends = valueAt(reading, place.path / "between");
    if (ends != nullptr && ends->size() == 2)
        fixes.push_back(fixOf(Sentence("Link them"), true,
                              {linkEdit(reading, ends->items[0].text, ends->items[1].text)}));
    addTakeAway(place.path, false, fixes);
}

void laneAway(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    addTakeAway(place.path, true, fixes);
}

void linkTouching(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    fixes.push_back(fixOf(Sentence("Link them"), true,
                          {linkEdit(reading, operandOf(finding, 0), operandOf(finding, 1))}));
    fixes.push_back(leaveApart(operandOf(finding, 0), operandOf(finding, 1)));
}

void sizeOfPicture(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    if (!reading.picture) return;
    Node size = Node::list({Node::scalar(numberText(reading.picture->width)),
                            Node::scalar(numberText(reading.picture->height))});
    fixes.push_back(fixOf(Sentence("Take the picture's size"), true, {setAt({"picture", "size"}, size)}));
}

void drawOutline(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    fixes.push_back(requestOf(Sentence("Draw it"), FixRequest::draw));
    addTakeAway({"provinces", operandOf(finding, 0)}, false, fixes);
}

void makeProvince(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    const std::string id = operandOf(finding, 0);
    std::vector<Node> links;
    Node country;
    double longest = 0;
    for (const SharedBorder& border : reading.borders) {
        if (border.length < contactLength || (border.a != id && border.b != id)) continue;
        const std::string& other = border.a == id ? border.b : border.a;
        const Node* neighbour = valueAt(reading, {"provinces", other});
        if (neighbour == nullptr) continue;
        links.push_back(Node::scalar(other));
        if (const Node* its = neighbour->find("country"); its != nullptr && border.length > longest) {
            longest = border.length;
            country = its->isList() && its->size() > 0 ? its->items[0] : *its;
        }
    }
    if (links.empty() || country.isNull()) { // no neighbour says whose it is
        fixes.push_back(requestOf(Sentence("Choose a country"), FixRequest::choose));
        return;
    }
    Node province = Node::map();
    province.set("country", Node::scalar(country.text));
    province.set("links", Node::list(std::move(links)));
    fixes.push_back(
        fixOf(Sentence("Make it a province"), true, {setAt({"provinces", id}, std::move(province))}));
}

void importAgain(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    fixes.push_back(requestOf(Sentence("Import the drawing"), FixRequest::import));
}

/// The format of now has all that the older ones have.
void newestFormat(const FoundCase& found) {
    found.fixes.push_back(fixOf(Sentence("Write the format"), true,
                                {setAt({"format"}, "marches-scenario " + std::to_string(scenarioFormat))}));
}

struct Entry {
    std::string_view code;
    Remedy remedy;
};
constexpr std::array entries{
    Entry{"wrong-kind", mendKind},
    Entry{"missing-key", addKey},
    Entry{"unknown-key", takeAwaySafely},
    Entry{"not-a-number", plainNumber},
    Entry{"out-of-range", intoRange},
    Entry{"not-a-truth-value", truthValue},
    Entry{"bad-id", mendId},
    Entry{"unknown-word", nearestChoice},
    Entry{"duplicate-word", takeAwaySafely},
    Entry{"bad-name", mendName},
    Entry{"reserved-id", otherId},
    Entry{"unknown-province", nearestProvince},
    Entry{"unknown-country", nearestCountry},
    Entry{"self-link", takeAwaySafely},
    Entry{"duplicate-link", takeAwaySafely},
    Entry{"link-kind", oneKind},
    Entry{"isolated", linkNearest},
    Entry{"needs-format", newestFormat},
    Entry{"unlinked-but-linked", takeAwaySafely},
    Entry{"too-many-countries", keepFirst},
    Entry{"same-country", keepFirst},
    Entry{"no-seat", takeAwaySafely},
    Entry{"duplicate-seat", takeAwaySafely},
    Entry{"too-many-seats", keepTwelve},
    Entry{"fixed-key", takeAwaySafely},
    Entry{"picture-file", plainPictureName},
    Entry{"picture-provinces", takeEntryAway},
    Entry{"lane-without-link", linkLane},
    Entry{"sea-name-path", takeEntryAway},
    Entry{"picture-size", sizeOfPicture},
    Entry{"no-outline", drawOutline},
    Entry{"unknown-outline", makeProvince},
    Entry{"touch-without-link", linkTouching},
    Entry{"lane-with-contact", laneAway},
    Entry{"svg-doctype", importAgain},
    Entry{"svg-instruction", importAgain},
    Entry{"svg-element", importAgain},
    Entry{"svg-attribute", importAgain},
    Entry{"svg-reference", importAgain},
    Entry{"svg-size", importAgain},
    Entry{"svg-path", importAgain},
    Entry{"svg-id", importAgain},
    Entry{"svg-unread", importAgain},
};

} // namespace

Remedy remedyOf(std::string_view code) {
    const auto found =
        std::find_if(entries.begin(), entries.end(), [&](const Entry& entry) { return entry.code == code; });
    return found == entries.end() ? nullptr : found->remedy;
}

} // namespace marches::draft
