#include "engine/draft/edits_province.h"

#include "engine/draft/command_parts.h"
#include "engine/draft/edits_picture.h"

#include <algorithm>
#include <array>

namespace marches::draft {
namespace {

constexpr std::array<std::string_view, 4> linkWords{"land", "river", "strait", "sea"};

std::optional<Sentence> countriesRefused(const TreeWork& work, const std::vector<std::string>& countries) {
    if (countries.size() > 2) return Sentence("A province belongs to one country, or is contested by two.");
    if (countries.size() == 2 && countries[0] == countries[1])
        return Sentence("The two countries of a contested province must differ.");
    for (const std::string& country : countries)
        if (auto missing = noSuchCountry(work, country)) return missing;
    return std::nullopt;
}

void putCountries(TreeWork& work, const TreePath& path, const std::vector<std::string>& countries) {
    if (countries.empty()) {
        work.erase(path);
        return;
    }
    if (countries.size() == 1) {
        work.setText(path, countries[0]);
        return;
    }
    std::vector<Node> items;
    for (const std::string& country : countries)
        items.push_back(Node::scalar(country));
    work.set(path, Node::list(std::move(items)));
}

} // namespace

Expected<Change, Sentence> setCountries(const Draft& draft, std::string_view province,
                                        const std::vector<std::string>& countries) {
    TreeWork work(draft);
    if (auto missing = noSuchProvince(work, province)) return unexpected(std::move(*missing));
    if (auto refused = countriesRefused(work, countries)) return unexpected(std::move(*refused));
    const std::string name = shownName(work, "provinces", province);
    putCountries(work, {"provinces", std::string(province), "country"}, countries);
    if (countries.empty()) return finished(std::move(work), Sentence("{0} belongs to nobody", name));
    const std::string first = shownName(work, "countries", countries[0]);
    if (countries.size() == 1) return finished(std::move(work), Sentence("{0} belongs to {1}", name, first));
    return finished(std::move(work), Sentence("{0} contested by {1} and {2}", name, first,
                                              shownName(work, "countries", countries[1])));
}

Expected<Change, Sentence> giveToCountry(const Draft& draft, const std::vector<std::string>& provinces,
                                         const std::string& country, bool contested) {
    TreeWork work(draft);
    if (auto missing = noSuchCountry(work, country)) return unexpected(std::move(*missing));
    for (const std::string& province : provinces) {
        if (auto missing = noSuchProvince(work, province)) return unexpected(std::move(*missing));
        const TreePath path{"provinces", province, "country"};
        std::vector<std::string> countries = textsOf(work.at(path));
        if (!contested || countries.empty()) {
            countries = {country};
        } else if (std::find(countries.begin(), countries.end(), country) == countries.end()) {
            countries.resize(1);
            countries.push_back(country);
        }
        if (textsOf(work.at(path)) != countries) putCountries(work, path, countries);
    }
    const std::string name = shownName(work, "countries", country);
    const std::string key = "give " + country + (contested ? " contested" : "");
    if (provinces.size() == 1)
        return finished(
            std::move(work),
            contested ? Sentence("{0} contested by {1}", shownName(work, "provinces", provinces[0]), name)
                      : Sentence("{0} belongs to {1}", shownName(work, "provinces", provinces[0]), name),
            key);
    return finished(std::move(work), Sentence("{0} provinces belong to {1}", provinces.size(), name), key);
}

Expected<Change, Sentence> addLink(const Draft& draft, const std::string& a, const std::string& b,
                                   std::string_view kind) {
    TreeWork work(draft);
    for (const std::string* id : {&a, &b})
        if (auto missing = noSuchProvince(work, *id)) return unexpected(std::move(*missing));
    if (a == b) return unexpected(Sentence("A province is not linked to itself."));
    if (!kind.empty() && std::find(linkWords.begin(), linkWords.end(), kind) == linkWords.end())
        return unexpected(Sentence("`{0}` is no kind of link.", kind));
    const std::string first = shownName(work, "provinces", a);
    const std::string second = shownName(work, "provinces", b);
    if (linked(work, a, b)) return unexpected(Sentence("{0} and {1} are linked already.", first, second));
    if (kind.empty()) {
        link(work, a, b);
    } else {
        Node entry = Node::map();
        entry.set("to", Node::scalar(b));
        entry.set("kind", Node::scalar(std::string(kind)));
        work.insert({"provinces", a, "links"}, std::move(entry));
    }
    removePairEntries(work, "unlinked", a, b);
    return finished(std::move(work), Sentence("{0} and {1} linked", first, second));
}

Expected<Change, Sentence> removeLink(const Draft& draft, const std::string& a, const std::string& b) {
    TreeWork work(draft);
    const std::string first = shownName(work, "provinces", a);
    const std::string second = shownName(work, "provinces", b);
    if (!linked(work, a, b)) return unexpected(Sentence("{0} and {1} are not linked.", first, second));
    unlink(work, a, b);
    removePairEntries(work, "sea-lanes", a, b);
    return finished(std::move(work), Sentence("Link of {0} and {1} removed", first, second));
}

} // namespace marches::draft
