#include "engine/draft/edits_names.h"

#include "engine/draft/command_parts.h"
#include "engine/draft/text_parts.h"

namespace marches::draft {
namespace {

/// Returns what the history calls the owner of names.
std::string bearerName(const TreeWork& work, const TreePath& owner) {
    if (owner.size() == 2) return shownName(work, owner[0], owner[1]);
    return owner.empty() ? shownName(work, "", "") : owner.back();
}

} // namespace

Expected<Change, Sentence> setName(const Draft& draft, const TreePath& owner, std::string_view language,
                                   std::string_view name) {
    TreePath names = owner;
    names.emplace_back("names");
    if (auto fault = textFault(names, language, name)) return unexpected(std::move(*fault));
    TreeWork work(draft);
    if (!owner.empty() && !work.has(owner))
        return unexpected(Sentence("There is nothing at `{0}`.", written(owner)));
    const std::string before = bearerName(work, owner);
    writeText(work, names, language, name);
    const std::string key = "name " + written(owner) + ' ' + std::string(language);
    if (name.empty())
        return finished(std::move(work), Sentence("{0}: no name in {1}", before, language), key);
    if (owner.empty()) return finished(std::move(work), Sentence("Scenario called {0}", name), key);
    return finished(std::move(work), Sentence("{0} called {1} ({2})", before, name, language), key);
}

Expected<Change, Sentence> setValue(const Draft& draft, const TreePath& path, Node value, Sentence name) {
    if (path.empty()) return unexpected(Sentence("The whole file is no value."));
    TreeWork work(draft);
    if (path.size() > 1)
        if (const auto parent = work.at({path.begin(), path.end() - 1}); parent && !parent->isMap())
            if (!(parent->isList() && work.has(path)))
                return unexpected(Sentence("There is nothing at `{0}`.", written(path)));
    for (std::size_t i = 1; i + 1 < path.size(); ++i)
        if (const auto on = work.at({path.begin(), path.begin() + static_cast<std::ptrdiff_t>(i)});
            on && on->isScalar())
            return unexpected(Sentence("There is nothing at `{0}`.", written(path)));
    if (value.isNull())
        work.erase(path);
    else
        work.set(path, std::move(value));
    return finished(std::move(work), std::move(name), "value " + written(path));
}

} // namespace marches::draft
