#include "engine/draft/edits_country.h"

#include "engine/base/text.h"
#include "engine/draft/command_parts.h"
#include "engine/draft/ids.h"

namespace marches::draft {
namespace {

/// Narrows the players of the map and of each variant to the seats that are left.
void narrowAllPlayers(TreeWork& work) {
    const Node whole = work.whole();
    const Node* countries = whole.find("countries");
    const std::size_t all = countries == nullptr ? 0 : countries->size();
    const auto seatsOf = [&](const Node& part, std::size_t otherwise) {
        const Node* seats = part.find("seats");
        return seats != nullptr && seats->isList() ? seats->size() : otherwise;
    };
    const std::size_t seats = seatsOf(whole, all);
    narrowPlayers(work, {"players"}, seats);
    const Node* variants = whole.find("variants");
    if (variants == nullptr || !variants->isMap()) return;
    for (std::size_t i = 0; i < variants->size(); ++i)
        narrowPlayers(work, {"variants", variants->keys[i].text, "players"},
                      seatsOf(variants->items[i], seats));
}

} // namespace

Expected<NewCountry, Sentence> addCountry(const Draft& draft, std::string_view language,
                                          std::string_view name) {
    if (name.empty() || !isUtf8(name) || characterCount(name) > 80 || hasControlOrBidi(name))
        return unexpected(Sentence("Give a name of 1 to {0} characters.", 80));
    TreeWork work(draft);
    const Node whole = work.whole();
    NewCountry added{freeId(whole, "countries", name), {}};
    Node country = Node::map();
    Node names = Node::map();
    names.set(language, Node::scalar(std::string(name)));
    country.set("names", std::move(names));
    if (draft.opened->game.fillCountry != nullptr) draft.opened->game.fillCountry(whole, country);
    work.set({"countries", added.id}, std::move(country));
    const auto seats = work.at({"seats"});
    if (seats && seats->isList()) work.insert({"seats"}, Node::scalar(added.id));
    auto change = finished(std::move(work), Sentence("Country {0} added", name));
    if (!change) return unexpected(std::move(change.error()));
    added.change = std::move(*change);
    return added;
}

Expected<Change, Sentence> removeCountry(const Draft& draft, const std::string& id, const std::string& heir) {
    TreeWork work(draft);
    if (auto missing = noSuchCountry(work, id)) return unexpected(std::move(*missing));
    if (!heir.empty())
        if (auto missing = noSuchCountry(work, heir)) return unexpected(std::move(*missing));
    if (heir == id) return unexpected(Sentence("A country can't be its own heir."));
    const std::string name = shownName(work, "countries", id);
    if (const Node whole = work.whole(); !heir.empty())
        if (const Node* provinces = whole.find("provinces"); provinces != nullptr && provinces->isMap())
            for (std::size_t i = 0; i < provinces->size(); ++i) {
                const Node* country = provinces->items[i].find("country");
                if (country != nullptr && textsOf(*country) == std::vector<std::string>{id})
                    work.set({"provinces", provinces->keys[i].text, "country"}, Node::scalar(heir));
            }
    eraseMentions(work, Mention::Of::country, id);
    narrowAllPlayers(work);
    return finished(std::move(work), Sentence("Country {0} removed", name));
}

} // namespace marches::draft
