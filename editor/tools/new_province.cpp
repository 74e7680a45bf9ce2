#include "editor/tools/new_province.h"

#include "engine/draft/edits_province.h"

#include <QCoreApplication>

#include <utility>

namespace marches::editor {

QString usualProvinceName() {
    return QCoreApplication::translate("marches::editor::NewProvince", "New province");
}

draft::NewName newNameOf(const NewProvinceWish& wish, const QString& usual) {
    draft::NewName name;
    name.name = (wish.name.trimmed().isEmpty() ? usual : wish.name.trimmed()).toStdString();
    name.id = wish.id;
    return name;
}

draft::Change completed(const draft::Draft& before, const draft::NewProvinces& made,
                        const NewProvinceWish& wish) {
    draft::Draft after = before;
    draft::Change all = made.change;
    if (!draft::apply(after, all)) return all;
    const auto add = [&](const Expected<draft::Change, Sentence>& more) {
        if (!more || more->empty() || !draft::apply(after, *more)) return; // refused: it is so already
        const Sentence name = all.name;
        all = draft::joined(all, *more);
        all.name = name;
        all.mergeKey.clear();
    };
    for (const std::string& id : made.ids) {
        if (wish.country)
            add(draft::setCountries(after, id,
                                    wish.country->empty() ? std::vector<std::string>{}
                                                          : std::vector<std::string>{*wish.country}));
        if (wish.figures) add(wish.figures(after, id));
    }
    return all;
}

std::vector<std::string> countriesOf(const draft::Draft& draft, const std::string& province) {
    std::vector<std::string> countries;
    const auto value = draft::valueAt(draft, {"provinces", province, "country"});
    if (!value) return countries;
    if (value->isScalar()) countries.push_back(value->text);
    if (value->isList())
        for (const Node& each : value->items)
            if (each.isScalar()) countries.push_back(each.text);
    return countries;
}

} // namespace marches::editor
