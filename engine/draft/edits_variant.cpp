#include "engine/draft/edits_variant.h"

#include "engine/base/text.h"
#include "engine/draft/command_parts.h"
#include "engine/draft/edits_variant_parts.h"
#include "engine/draft/ids.h"
#include "engine/draft/node_edit.h"

#include <algorithm>
#include <array>

namespace marches::draft {
namespace {

constexpr std::array<std::string_view, 5> fixedKeys{"format", "game", "id", "based-on", "variants"};

/// Leaves a list that says what the scenario says too, in any order, out of the overlay.
void dropSameList(TreeWork& work, const std::string& variant, const TreePath& path) {
    if (variant.empty() || !work.has(inVariant(variant, path))) return;
    auto own = textsOf(work.at(inVariant(variant, path)));
    auto whole = textsOf(work.at(path));
    std::sort(own.begin(), own.end());
    std::sort(whole.begin(), whole.end());
    if (own == whole) dropFromOverlay(work, variant, path);
}

/// Puts a province into the list of those that are left out, or takes it out of it.
void putLeftOut(TreeWork& work, const std::string& variant, const std::string& province, bool out) {
    const TreePath path = inVariant(variant, {"left-out"});
    if (!work.has(path) && !variant.empty()) // what the whole scenario leaves out counts in the variant too
        if (const auto whole = work.at({"left-out"})) work.set(path, *whole);
    const auto list = textsOf(work.at(path));
    const auto found = std::find(list.begin(), list.end(), province);
    if (out && found == list.end()) {
        work.insert(path, Node::scalar(province));
    } else if (!out && found != list.end()) {
        TreePath entry = path;
        entry.push_back(std::to_string(found - list.begin()));
        work.erase(entry);
    }
}

} // namespace

TreePath inVariant(const std::string& variant, const TreePath& path) {
    if (variant.empty()) return path;
    TreePath result{"variants", variant};
    result.insert(result.end(), path.begin(), path.end());
    return result;
}

std::optional<Sentence> overlayRefused(const TreeWork& work, const std::string& variant,
                                       const TreePath& path) {
    if (auto missing = noSuchVariant(work, variant)) return missing;
    if (path.empty() || std::find(fixedKeys.begin(), fixedKeys.end(), path[0]) != fixedKeys.end())
        return Sentence("A variant can't change `{0}`.", written(path));
    return std::nullopt;
}

void dropFromOverlay(TreeWork& work, const std::string& variant, TreePath path) {
    if (const TreePath over = inVariant(variant, path); work.has(over))
        work.erase(over);
    else
        work.drop(over);
    for (path.pop_back(); !path.empty(); path.pop_back()) {
        const auto around = work.at(inVariant(variant, path));
        if (!around || !around->isMap() || around->size() != 0) return;
        work.erase(inVariant(variant, path));
    }
}

Expected<NewVariant, Sentence> addVariant(const Draft& draft, std::string_view language,
                                          std::string_view name, const std::string& like) {
    if (name.empty() || !isUtf8(name) || characterCount(name) > 80 || hasControlOrBidi(name))
        return unexpected(Sentence("Give a name of 1 to {0} characters.", 80));
    TreeWork work(draft);
    NewVariant added{freeId(work.whole(), "variants", name), {}};
    Node variant = Node::map();
    Node names = Node::map();
    names.set(language, Node::scalar(std::string(name)));
    variant.set("names", std::move(names));
    if (!like.empty()) {
        if (auto missing = noSuchVariant(work, like)) return unexpected(std::move(*missing));
        const auto model = work.at({"variants", like});
        for (std::size_t i = 0; i < model->keys.size(); ++i)
            if (model->keys[i].text != "names") variant.set(model->keys[i].text, model->items[i]);
    }
    work.set({"variants", added.id}, std::move(variant));
    auto change = finished(std::move(work), Sentence("Variant {0} added", name));
    if (!change) return unexpected(std::move(change.error()));
    added.change = std::move(*change);
    return added;
}

Expected<Change, Sentence> removeVariant(const Draft& draft, const std::string& id) {
    TreeWork work(draft);
    if (auto missing = noSuchVariant(work, id)) return unexpected(std::move(*missing));
    const std::string name = shownName(work, "variants", id);
    const bool last = work.at({"variants"})->size() == 1;
    work.erase(last ? TreePath{"variants"} : TreePath{"variants", id});
    return finished(std::move(work), Sentence("Variant {0} removed", name));
}

Expected<Change, Sentence> setInVariant(const Draft& draft, const std::string& variant, const TreePath& path,
                                        Node value) {
    TreeWork work(draft);
    if (auto refused = overlayRefused(work, variant, path)) return unexpected(std::move(*refused));
    // An overlay replaces lists whole: a place in one can't be set alone.
    for (std::size_t i = 1; i < path.size(); ++i) {
        const TreePath part(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(i));
        for (const auto& on : {work.at(part), work.at(inVariant(variant, part))})
            if (on && !on->isMap())
                return unexpected(Sentence("`{0}` can be changed only as a whole.", written(part)));
    }
    const auto scenario = work.at(path);
    const bool same = path[0] != "names" && (scenario ? sameContent(*scenario, value) : value.isNull());
    const TreePath over = inVariant(variant, path);
    if (same) {
        dropFromOverlay(work, variant, path);
    } else {
        work.set(over, std::move(value));
    }
    return finished(std::move(work),
                    Sentence("{0}: {1} changed", shownName(work, "variants", variant), written(path)),
                    "value " + written(over));
}

Expected<Change, Sentence> asInScenario(const Draft& draft, const std::string& variant,
                                        const TreePath& path) {
    TreeWork work(draft);
    if (auto refused = overlayRefused(work, variant, path)) return unexpected(std::move(*refused));
    dropFromOverlay(work, variant, path);
    return finished(std::move(work), Sentence("{0}: {1} as in the scenario",
                                              shownName(work, "variants", variant), written(path)));
}

Expected<Change, Sentence> setLeftOut(const Draft& draft, const std::string& variant,
                                      const std::vector<std::string>& provinces, bool out) {
    TreeWork work(draft);
    if (!variant.empty())
        if (auto missing = noSuchVariant(work, variant)) return unexpected(std::move(*missing));
    for (const std::string& province : provinces) {
        if (auto missing = noSuchProvince(work, province)) return unexpected(std::move(*missing));
        putLeftOut(work, variant, province, out);
    }
    dropSameList(work, variant, {"left-out"});
    const std::string where = variant.empty() ? std::string() : shownName(work, "variants", variant);
    const std::string name =
        provinces.size() == 1 ? shownName(work, "provinces", provinces[0]) : std::to_string(provinces.size());
    const std::string key = "left-out " + variant + (out ? " out" : " in");
    if (variant.empty())
        return finished(std::move(work),
                        out ? Sentence("{0} left out", name) : Sentence("{0} taken in", name), key);
    return finished(
        std::move(work),
        out ? Sentence("{0}: {1} left out", where, name) : Sentence("{0}: {1} taken in", where, name), key);
}

Expected<Change, Sentence> setMembership(const Draft& draft, const std::string& variant,
                                         const std::string& province,
                                         const std::vector<std::string>& countries) {
    TreeWork work(draft);
    if (auto missing = noSuchVariant(work, variant)) return unexpected(std::move(*missing));
    if (auto missing = noSuchProvince(work, province)) return unexpected(std::move(*missing));
    for (const std::string& country : countries)
        if (auto missing = noSuchCountry(work, country)) return unexpected(std::move(*missing));
    if (countries.size() > 2 || (countries.size() == 2 && countries[0] == countries[1]))
        return unexpected(Sentence("A province belongs to one country, or is contested by two."));
    const TreePath path = inVariant(variant, {"membership", province});
    if (countries.empty()) {
        if (work.has(path)) dropFromOverlay(work, variant, {"membership", province});
    } else {
        work.set(path, countries.size() == 1 ? Node::scalar(countries[0]) : listOf(countries));
    }
    const std::string where = shownName(work, "variants", variant);
    const std::string name = shownName(work, "provinces", province);
    if (countries.empty())
        return finished(std::move(work), Sentence("{0}: {1} as in the scenario", where, name));
    std::string owners = shownName(work, "countries", countries[0]);
    if (countries.size() == 2) owners += ", " + shownName(work, "countries", countries[1]);
    return finished(std::move(work), Sentence("{0}: {1} belongs to {2}", where, name, owners));
}

Expected<Change, Sentence> asInWhole(const Draft& draft, const std::string& variant,
                                     const std::vector<std::string>& provinces) {
    TreeWork work(draft);
    if (auto missing = noSuchVariant(work, variant)) return unexpected(std::move(*missing));
    const auto outInWhole = textsOf(work.at({"left-out"}));
    for (const std::string& province : provinces) {
        if (auto missing = noSuchProvince(work, province)) return unexpected(std::move(*missing));
        if (work.has(inVariant(variant, {"left-out"})))
            putLeftOut(work, variant, province,
                       std::find(outInWhole.begin(), outInWhole.end(), province) != outInWhole.end());
        if (work.has(inVariant(variant, {"membership", province})))
            dropFromOverlay(work, variant, {"membership", province});
    }
    dropSameList(work, variant, {"left-out"});
    const std::string name =
        provinces.size() == 1 ? shownName(work, "provinces", provinces[0]) : std::to_string(provinces.size());
    const std::string where = shownName(work, "variants", variant);
    return finished(std::move(work), Sentence("{0}: {1} as in the scenario", where, name),
                    "as-in-whole " + variant);
}

Expected<Change, Sentence> setSeats(const Draft& draft, const std::string& variant,
                                    const std::vector<std::string>& seats) {
    TreeWork work(draft);
    if (auto refused = overlayRefused(work, variant, {"seats"})) return unexpected(std::move(*refused));
    for (const std::string& seat : seats)
        if (auto missing = noSuchCountry(work, seat)) return unexpected(std::move(*missing));
    if (seats.empty()) return unexpected(Sentence("Choose at least one country to be played."));
    const TreePath over = inVariant(variant, {"seats"});
    work.set(over, listOf(seats));
    std::vector<std::string> whole = textsOf(work.at({"seats"}));
    if (whole.empty()) // no list: every country may be played
        if (const auto countries = work.at({"countries"}); countries && countries->isMap())
            for (const auto& key : countries->keys)
                whole.push_back(key.text);
    auto own = seats;
    std::sort(own.begin(), own.end());
    std::sort(whole.begin(), whole.end());
    if (own == whole) dropFromOverlay(work, variant, {"seats"});
    narrowPlayers(work, inVariant(variant, {"players"}), seats.size());
    if (const auto least = textsOf(work.at({"players"}));
        !work.has(inVariant(variant, {"players"})) &&
        std::any_of(least.begin(), least.end(),
                    [&](const std::string& number) { return wholeNumber(number, 1000) > seats.size(); })) {
        work.set(inVariant(variant, {"players"}), *work.at({"players"}));
        narrowPlayers(work, inVariant(variant, {"players"}), seats.size());
    }
    return finished(std::move(work), Sentence("{0}: who is played", shownName(work, "variants", variant)),
                    "seats " + variant);
}

Expected<Change, Sentence> setPlayers(const Draft& draft, const std::string& variant, int least, int most) {
    TreeWork work(draft);
    if (auto refused = overlayRefused(work, variant, {"players"})) return unexpected(std::move(*refused));
    if (least < 1 || most < least) return unexpected(Sentence("Give the least number of players first."));
    const auto number = [](int value) { return Node::scalar(std::to_string(value)); };
    const Node value = least == most ? number(most) : Node::list({number(least), number(most)});
    const auto whole = work.at({"players"});
    if (whole && sameContent(*whole, value))
        dropFromOverlay(work, variant, {"players"});
    else
        work.set(inVariant(variant, {"players"}), value);
    const std::string name = shownName(work, "variants", variant);
    const std::string key = "players " + variant;
    if (least == most) return finished(std::move(work), Sentence("{0}: {1} players", name, most), key);
    return finished(std::move(work), Sentence("{0}: {1} to {2} players", name, least, most), key);
}

} // namespace marches::draft
