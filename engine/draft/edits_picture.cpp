#include "engine/draft/edits_picture.h"

#include "engine/base/text.h"
#include "engine/draft/command_parts.h"
#include "engine/draft/node_edit.h"

#include <algorithm>
#include <cmath>

namespace marches::draft {
namespace {

constexpr std::size_t mostPathPoints = 64; // of the format

bool isPair(const std::vector<std::string>& ends, std::string_view a, std::string_view b) {
    return ends.size() == 2 && ((ends[0] == a && ends[1] == b) || (ends[0] == b && ends[1] == a));
}

/// Returns the position of the entry between two provinces in a list of the picture.
std::optional<std::size_t> pairPosition(const TreeWork& work, std::string_view list, std::string_view a,
                                        std::string_view b) {
    const auto entries = work.at({"picture", std::string(list)});
    if (!entries || !entries->isList()) return std::nullopt;
    for (std::size_t i = 0; i < entries->size(); ++i)
        if (const Node* between = entries->items[i].find("between");
            between != nullptr && isPair(textsOf(*between), a, b))
            return i;
    return std::nullopt;
}

std::optional<Sentence> pairRefused(const TreeWork& work, const std::string& a, const std::string& b) {
    for (const std::string* id : {&a, &b})
        if (auto missing = noSuchProvince(work, *id)) return missing;
    if (a == b) return Sentence("Choose two different provinces.");
    return std::nullopt;
}

std::optional<Sentence> pathRefused(const std::vector<Point>& path, std::size_t least) {
    if (path.size() < least || path.size() > mostPathPoints)
        return Sentence("Give {0} to {1} points.", least, mostPathPoints);
    for (const Point point : path)
        if (!std::isfinite(point.x) || !std::isfinite(point.y)) return Sentence("A point lies nowhere.");
    return std::nullopt;
}

std::optional<std::size_t> cornerAt(const TreeWork& work, Point at) {
    const auto corners = work.at({"picture", "four-corners"});
    if (!corners || !corners->isList()) return std::nullopt;
    for (std::size_t i = 0; i < corners->size(); ++i)
        if (const Node* node = corners->items[i].find("at"))
            if (const auto point = pointOf(*node);
                point && std::hypot(point->x - at.x, point->y - at.y) < 0.5)
                return i;
    return std::nullopt;
}

/// Sets one key of a province's anchor, or takes it out; an anchor without keys goes.
void putAnchor(TreeWork& work, const std::string& province, const char* key, std::optional<Node> value) {
    const TreePath anchor{"picture", "anchors", province};
    const TreePath path{"picture", "anchors", province, key};
    if (value) {
        work.set(path, std::move(*value));
        return;
    }
    work.erase(path);
    if (const auto left = work.at(anchor); left && left->isMap() && left->size() == 0) work.erase(anchor);
}

} // namespace

void removePairEntries(TreeWork& work, std::string_view list, std::string_view a, std::string_view b) {
    while (const auto position = pairPosition(work, list, a, b))
        work.erase({"picture", std::string(list), std::to_string(*position)});
}

Expected<Change, Sentence> setLane(const Draft& draft, const std::string& a, const std::string& b,
                                   const std::vector<Point>& path) {
    TreeWork work(draft);
    if (auto refused = pairRefused(work, a, b)) return unexpected(std::move(*refused));
    if (auto refused = pathRefused(path, 2)) return unexpected(std::move(*refused));
    link(work, a, b);
    removePairEntries(work, "unlinked", a, b);
    if (const auto position = pairPosition(work, "sea-lanes", a, b)) {
        const std::string at = std::to_string(*position);
        const auto ends = textsOf(work.at({"picture", "sea-lanes", at, "between"}));
        std::vector<Point> way = path;
        if (ends[0] == b) std::reverse(way.begin(), way.end());
        work.set({"picture", "sea-lanes", at, "path"}, pointsNode(way));
    } else {
        Node lane = Node::map();
        lane.set("between", listOf({a, b}));
        lane.set("path", pointsNode(path));
        work.insert({"picture", "sea-lanes"}, std::move(lane));
    }
    const std::string key = "lane " + std::min(a, b) + ' ' + std::max(a, b);
    return finished(
        std::move(work),
        Sentence("Sea lane of {0} and {1}", shownName(work, "provinces", a), shownName(work, "provinces", b)),
        key);
}

Expected<Change, Sentence> removeLane(const Draft& draft, const std::string& a, const std::string& b) {
    TreeWork work(draft);
    const std::string first = shownName(work, "provinces", a);
    const std::string second = shownName(work, "provinces", b);
    if (!pairPosition(work, "sea-lanes", a, b))
        return unexpected(Sentence("There is no sea lane between {0} and {1}.", first, second));
    removePairEntries(work, "sea-lanes", a, b);
    return finished(std::move(work), Sentence("Sea lane of {0} and {1} removed", first, second));
}

Expected<Change, Sentence> addSeaName(const Draft& draft, std::string_view language, std::string_view name,
                                      const std::vector<Point>& path, double height) {
    if (name.empty() || !isUtf8(name) || characterCount(name) > 80 || hasControlOrBidi(name))
        return unexpected(Sentence("Give a name of 1 to {0} characters.", 80));
    if (auto refused = pathRefused(path, 2)) return unexpected(std::move(*refused));
    TreeWork work(draft);
    Node names = Node::map();
    names.set(language, Node::scalar(std::string(name)));
    Node sea = Node::map();
    sea.set("names", std::move(names));
    sea.set("height", numberNode(std::max(1.0, height)));
    sea.set("path", pointsNode(path));
    work.insert({"picture", "sea-names"}, std::move(sea));
    return finished(std::move(work), Sentence("Name of a sea: {0}", name));
}

Expected<Change, Sentence> setSeaName(const Draft& draft, std::size_t which, const std::vector<Point>& path,
                                      double height) {
    if (auto refused = pathRefused(path, 2)) return unexpected(std::move(*refused));
    TreeWork work(draft);
    const std::string at = std::to_string(which);
    if (!work.has({"picture", "sea-names", at})) return unexpected(Sentence("There is no such name."));
    work.set({"picture", "sea-names", at, "path"}, pointsNode(path));
    work.set({"picture", "sea-names", at, "height"}, numberNode(std::max(1.0, height)));
    return finished(std::move(work), Sentence("Name of a sea moved"), "sea-name " + at);
}

Expected<Change, Sentence> removeSeaName(const Draft& draft, std::size_t which) {
    TreeWork work(draft);
    const TreePath path{"picture", "sea-names", std::to_string(which)};
    if (!work.has(path)) return unexpected(Sentence("There is no such name."));
    work.erase(path);
    return finished(std::move(work), Sentence("Name of a sea removed"));
}

Expected<Change, Sentence> setLabelPlace(const Draft& draft, const std::string& province,
                                         std::optional<Point> at) {
    TreeWork work(draft);
    if (auto missing = noSuchProvince(work, province)) return unexpected(std::move(*missing));
    putAnchor(work, province, "label", at ? std::optional(pointNode(*at)) : std::nullopt);
    return finished(std::move(work), Sentence("Name of {0} moved", shownName(work, "provinces", province)),
                    "label " + province);
}

Expected<Change, Sentence> setTokenPlaces(const Draft& draft, const std::string& province,
                                          const std::vector<TokenPlace>& places) {
    TreeWork work(draft);
    if (auto missing = noSuchProvince(work, province)) return unexpected(std::move(*missing));
    if (places.size() > mostPathPoints)
        return unexpected(Sentence("Give {0} to {1} points.", 0, mostPathPoints));
    std::vector<Node> items;
    for (const TokenPlace& place : places) {
        std::vector<Node> parts{numberNode(place.at.x), numberNode(place.at.y)};
        if (place.radius > 0) parts.push_back(numberNode(place.radius));
        items.push_back(Node::list(std::move(parts)));
    }
    putAnchor(work, province, "tokens",
              places.empty() ? std::nullopt : std::optional(Node::list(std::move(items))));
    return finished(std::move(work),
                    Sentence("Places of tokens in {0}", shownName(work, "provinces", province)),
                    "tokens " + province);
}

Expected<Change, Sentence> setLeader(const Draft& draft, const std::string& province,
                                     const std::vector<Point>& line) {
    TreeWork work(draft);
    if (auto missing = noSuchProvince(work, province)) return unexpected(std::move(*missing));
    if (line.size() > mostPathPoints)
        return unexpected(Sentence("Give {0} to {1} points.", 0, mostPathPoints));
    putAnchor(work, province, "leader", line.size() < 2 ? std::nullopt : std::optional(pointsNode(line)));
    return finished(std::move(work),
                    Sentence("Line to the tokens of {0}", shownName(work, "provinces", province)),
                    "leader " + province);
}

Expected<Change, Sentence> clearAnchor(const Draft& draft, const std::string& province) {
    TreeWork work(draft);
    work.erase({"picture", "anchors", province});
    return finished(std::move(work),
                    Sentence("Places in {0} found anew", shownName(work, "provinces", province)));
}

Expected<Change, Sentence> addFourCorner(const Draft& draft, Point at,
                                         const std::array<std::string, 4>& provinces) {
    TreeWork work(draft);
    for (std::size_t i = 0; i < 4; ++i) {
        if (auto missing = noSuchProvince(work, provinces[i])) return unexpected(std::move(*missing));
        if (std::count(provinces.begin(), provinces.end(), provinces[i]) != 1)
            return unexpected(Sentence("Four different provinces must meet there."));
    }
    if (cornerAt(work, at)) return unexpected(Sentence("The four provinces are linked there already."));
    Node corner = Node::map();
    corner.set("at", pointNode(at));
    corner.set("provinces", listOf({provinces.begin(), provinces.end()}));
    work.insert({"picture", "four-corners"}, std::move(corner));
    for (std::size_t i = 0; i < 4; ++i)
        for (std::size_t k = i + 1; k < 4; ++k) {
            link(work, provinces[i], provinces[k]);
            removePairEntries(work, "unlinked", provinces[i], provinces[k]);
        }
    return finished(std::move(work), Sentence("Four provinces linked where they meet"));
}

Expected<Change, Sentence> removeFourCorner(const Draft& draft, Point at) {
    TreeWork work(draft);
    const auto position = cornerAt(work, at);
    if (!position) return unexpected(Sentence("No four provinces are linked there."));
    work.erase({"picture", "four-corners", std::to_string(*position)});
    return finished(std::move(work), Sentence("Four provinces no longer linked where they meet"));
}

Expected<Change, Sentence> setUnlinked(const Draft& draft, const std::string& a, const std::string& b,
                                       std::string_view language, std::string_view because) {
    TreeWork work(draft);
    if (auto refused = pairRefused(work, a, b)) return unexpected(std::move(*refused));
    if (because.empty() || !isUtf8(because) || characterCount(because) > 80 || hasControlOrBidi(because))
        return unexpected(Sentence("Give a reason of 1 to {0} characters.", 80));
    unlink(work, a, b);
    removePairEntries(work, "sea-lanes", a, b);
    if (const auto position = pairPosition(work, "unlinked", a, b)) {
        work.setText({"picture", "unlinked", std::to_string(*position), "because", std::string(language)},
                     because);
    } else {
        Node reason = Node::map();
        reason.set(language, Node::scalar(std::string(because)));
        Node entry = Node::map();
        entry.set("between", listOf({a, b}));
        entry.set("because", std::move(reason));
        work.insert({"picture", "unlinked"}, std::move(entry));
    }
    return finished(std::move(work),
                    Sentence("{0} and {1} not linked though they touch", shownName(work, "provinces", a),
                             shownName(work, "provinces", b)));
}

std::optional<std::string> unlinkedBecause(const Draft& draft, std::string_view a, std::string_view b,
                                           std::string_view language) {
    const TreeWork work(draft);
    const auto position = pairPosition(work, "unlinked", a, b);
    if (!position) return std::nullopt;
    const auto because = work.at({"picture", "unlinked", std::to_string(*position), "because"});
    if (!because) return std::string();
    if (!because->isMap() || because->size() == 0) return because->text;
    const Node* text = because->find(language);
    if (text == nullptr) text = &because->items[0];
    return text->text;
}

Expected<Change, Sentence> setUnderlay(const Draft& draft, std::shared_ptr<const Underlay> underlay) {
    const Underlay* before = draft.underlay.get();
    if (before == underlay.get() || (before != nullptr && underlay != nullptr && *before == *underlay))
        return Change{};
    const bool moved = before != nullptr && underlay != nullptr && before->file == underlay->file;
    Change change;
    change.name = moved                 ? Sentence("Picture to trace placed")
                  : underlay != nullptr ? Sentence("Picture to trace taken in")
                                        : Sentence("Picture to trace taken away");
    change.steps.emplace_back(UnderlaySlot{draft.underlay, std::move(underlay)});
    return change;
}

} // namespace marches::draft
