#include "engine/draft/warriors/edits_warriors.h"

#include "engine/base/text.h"
#include "engine/draft/command_parts.h"
#include "engine/draft/warriors/start_work.h"

#include <algorithm>
#include <array>
#include <limits>

namespace marches::draft::warriors {
namespace {

constexpr std::array<std::string_view, 3> resources{"food", "product", "weapon"};

} // namespace

std::vector<std::string> countriesByNumber(const Node& whole) {
    std::vector<std::pair<std::uint64_t, std::string>> numbered;
    const Node* countries = whole.find("countries");
    if (countries == nullptr || !countries->isMap()) return {};
    for (std::size_t i = 0; i < countries->size(); ++i) {
        const Node* number = countries->items[i].find("number");
        const auto value = number == nullptr ? std::nullopt : wholeNumber(number->text);
        numbered.emplace_back(value.value_or(std::numeric_limits<std::uint64_t>::max()),
                              countries->keys[i].text);
    }
    std::stable_sort(numbered.begin(), numbered.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::string> ids;
    for (auto& [number, id] : numbered)
        ids.push_back(std::move(id));
    return ids;
}

Expected<Change, Sentence> setSymbol(const Draft& draft, const std::string& province,
                                     std::string_view resource, int count) {
    TreeWork work(draft);
    if (auto missing = noSuchProvince(work, province)) return unexpected(std::move(*missing));
    if (std::find(resources.begin(), resources.end(), resource) == resources.end())
        return unexpected(Sentence("`{0}` is no resource.", resource));
    if (count < 0 || count > 9) return unexpected(Sentence("Give a number from {0} to {1}.", 0, 9));
    const TreePath symbols{"provinces", province, "symbols"};
    TreePath path = symbols;
    path.emplace_back(resource);
    if (count != 0)
        work.setText(path, std::to_string(count));
    else
        work.erase(path);
    if (const auto left = work.at(symbols); left && left->isMap() && left->size() == 0) work.erase(symbols);
    const std::string name = shownName(work, "provinces", province);
    const SentenceOperand what = resource == "food"      ? Sentence("Food")
                                 : resource == "product" ? Sentence("Product")
                                                         : Sentence("Weapon");
    return finished(std::move(work), Sentence("{0}: yields {1} {2}", name, count, what),
                    "symbol " + province + ' ' + std::string(resource));
}

Expected<Change, Sentence> setTown(const Draft& draft, const std::string& country, TownKind kind,
                                   const std::string& province) {
    TreeWork work(draft);
    if (auto missing = noSuchCountry(work, country)) return unexpected(std::move(*missing));
    if (auto missing = noSuchProvince(work, province)) return unexpected(std::move(*missing));
    const std::string name = shownName(work, "provinces", province);
    const std::string owner = shownName(work, "countries", country);
    if (textsOf(work.at({"provinces", province, "country"})) != std::vector<std::string>{country})
        return unexpected(Sentence("{0} does not belong to {1} alone.", name, owner));
    const bool capital = kind == TownKind::capital;
    const TreePath path{"countries", country, capital ? "capital" : "trade-center"};
    const TreePath other{"countries", country, capital ? "trade-center" : "capital"};
    const auto before = work.at(path);
    if (const auto taken = work.at(other); taken && taken->text == province) {
        // The two towns change places, if there are two.
        if (before && before->isScalar())
            work.setText(other, before->text);
        else
            work.erase(other);
    }
    work.setText(path, province);
    return finished(std::move(work), capital ? Sentence("{0}: Capital in {1}", owner, name)
                                             : Sentence("{0}: Trade Center in {1}", owner, name));
}

std::vector<std::string> orderOfPlay(const Draft& draft) {
    return countriesByNumber(wholeTree(draft));
}

Expected<Change, Sentence> setOrder(const Draft& draft, const std::string& country, std::size_t place) {
    TreeWork work(draft);
    if (auto missing = noSuchCountry(work, country)) return unexpected(std::move(*missing));
    auto order = countriesByNumber(work.whole());
    if (place < 1 || place > order.size())
        return unexpected(Sentence("Give a number from {0} to {1}.", 1, order.size()));
    order.erase(std::find(order.begin(), order.end(), country));
    order.insert(order.begin() + static_cast<std::ptrdiff_t>(place - 1), country);
    for (std::size_t i = 0; i < order.size(); ++i)
        work.setText({"countries", order[i], "number"}, std::to_string(i + 1));
    return finished(
        std::move(work),
        Sentence("{0}: number {1} in the order of play", shownName(work, "countries", country), place),
        "order");
}

Expected<Change, Sentence> removeStart(const Draft& draft, const std::string& variant) {
    TreeWork work(draft);
    const TreePath path = variant.empty() ? TreePath{"start"} : TreePath{"variants", variant, "start"};
    if (!work.has(path)) return unexpected(Sentence("There is no start position here."));
    if (!variant.empty() && work.has({"start"}) && hasOwnBoard(draft, variant))
        work.set(path, Node{}); // that of the whole map does not take its place
    else
        work.erase(path);
    // What kept it from variants goes with it.
    const Node* variants = variant.empty() ? draft.tree.find("variants") : nullptr;
    if (variants != nullptr && variants->isMap() && !work.has(path))
        for (std::size_t i = 0; i < variants->size(); ++i)
            if (variants->items[i].find("start") == nullptr)
                work.drop({"variants", variants->keys[i].text, "start"});
    return finished(std::move(work), Sentence("Start position removed"));
}

} // namespace marches::draft::warriors
