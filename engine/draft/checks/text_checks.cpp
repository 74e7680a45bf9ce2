#include "engine/draft/checks/remedy_parts.h"
#include "engine/draft/checks/tree_checks.h"

#include <set>

namespace marches::draft {
namespace {

/// All names of the map with the paths of what bears them.
struct Named {
    TreePath path; ///< of the map that has `names`
    std::string id;
    const Node* names;
    bool onMap; ///< a province or country: its name should be its own
};

void addNames(const Node& parent, const TreePath& path, bool onMap, std::vector<Named>& all) {
    for (std::size_t i = 0; i < parent.size(); ++i) {
        const std::string key = parent.isMap() ? parent.keys[i].text : std::to_string(i);
        if (const Node* names = parent.items[i].find("names")) all.push_back({path / key, key, names, onMap});
    }
}

std::vector<Named> namesOf(const Reading& reading) {
    std::vector<Named> all;
    if (const Node* names = reading.merged.find("names")) all.push_back({{}, "", names, false});
    for (const TreePath& path : {TreePath{"countries"}, TreePath{"provinces"}, TreePath{"variants"},
                                 TreePath{"picture", "sea-names"}})
        if (const Node* parent = find(reading.merged, path))
            addNames(*parent, path, path[0] == "countries" || path[0] == "provinces", all);
    return all;
}

/// The English name of a language, which is translated; its code for others.
Sentence languageName(const std::string& code) {
    if (code == "en") return Sentence("English");
    if (code == "fr") return Sentence("French");
    if (code == "de") return Sentence("German");
    if (code == "nl") return Sentence("Dutch");
    return Sentence("{0}", code);
}

Problem textProblem(const Reading& reading, ProblemLevel level, std::string code, Sentence sentence,
                    const Named& where) {
    Problem problem{level, std::move(code), std::move(sentence), placeOf(reading, where.path), {}};
    problem.place.path = where.path / "names";
    problem.place.text = where.names->place();
    problem.place.view = ProblemView::texts;
    problem.fixes.push_back(requestOf(Sentence("Show"), FixRequest::show));
    return problem;
}

} // namespace

Problems textProblems(const Reading& reading) {
    Problems problems;
    const std::vector<Named> all = namesOf(reading);
    std::set<std::string> languages;
    for (const Named& named : all)
        for (const Node::Key& key : named.names->keys)
            if (key.text.size() == 2 || key.text.size() == 3) languages.insert(key.text);
    for (const std::string& language : languages) {
        std::size_t missing = 0;
        const Named* first = nullptr;
        // By section and name: a country and its main province often share one, two provinces should not.
        std::map<std::pair<std::string, std::string>, const Named*> seen;
        for (const Named& named : all) {
            const Node* text = named.names->find(language);
            if (text == nullptr && named.names->isMap()) {
                ++missing;
                if (first == nullptr) first = &named;
            }
            if (text == nullptr || !named.onMap || !text->isScalar()) continue;
            const auto [other, added] = seen.emplace(std::pair(named.path[0], text->text), &named);
            if (!added)
                problems.push_back(
                    textProblem(reading, ProblemLevel::note, "text-alike",
                                Sentence("`{0}` and `{1}` have the same name, {2}: {3}.", other->second->id,
                                         named.id, languageName(language), text->text),
                                named));
        }
        if (missing > 0)
            problems.push_back(textProblem(
                reading, ProblemLevel::warning, "text-missing",
                missing == 1 ? Sentence("1 name has no text in this language: {0}.", languageName(language))
                             : Sentence("{0} names have no text in this language: {1}.", missing,
                                        languageName(language)),
                *first));
    }
    return problems;
}

} // namespace marches::draft
