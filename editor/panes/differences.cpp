#include "editor/panes/differences.h"

#include "editor/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace marches::editor {

namespace {

struct DifferenceWords {
    Q_DECLARE_TR_FUNCTIONS(Differences)
};

QString differingKeys(const Node& before, const Node& now) {
    QStringList keys;
    for (const Node::Key& key : now.keys)
        if (const Node *old = before.find(key.text), *value = now.find(key.text);
            old == nullptr ? value != nullptr : value == nullptr || !sameContent(*old, *value))
            keys << text(key.text);
    for (const Node::Key& key : before.keys)
        if (now.find(key.text) == nullptr) keys << text(key.text);
    return keys.join(QStringLiteral(", "));
}

/// The entries of a section that differ, each by its name.
void addEntries(std::vector<Difference>& found, const std::string& section, const Node& before,
                const Node& now) {
    const bool provinces = section == "provinces";
    const auto idIf = [provinces](const std::string& id) { return provinces ? text(id) : QString{}; };
    for (const Node::Key& key : now.keys) {
        const Node* value = now.find(key.text);
        const Node* old = before.find(key.text);
        if (value == nullptr || (old != nullptr && sameContent(*old, *value))) continue;
        found.push_back({old ? Difference::Kind::other : Difference::Kind::added, nameOf(value, key.text),
                         old ? differingKeys(*old, *value) : QString{}, idIf(key.text)});
    }
    for (const Node::Key& key : before.keys)
        if (const Node* old = before.find(key.text); old != nullptr && now.find(key.text) == nullptr)
            found.push_back({Difference::Kind::gone, nameOf(old, key.text), {}, {}});
}

void addValues(std::vector<Difference>& found, const Node& before, const Node& now) {
    static const Node nothing = Node::map();
    std::vector<std::string> sections;
    for (const Node* tree : {&now, &before})
        for (const Node::Key& key : tree->keys)
            if (std::find(sections.begin(), sections.end(), key.text) == sections.end())
                sections.push_back(key.text);
    for (const std::string& section : sections) {
        const Node* old = before.find(section);
        const Node* value = now.find(section);
        if (old == nullptr && value == nullptr) continue;
        if (old != nullptr && value != nullptr && sameContent(*old, *value)) continue;
        if (section == "provinces" || section == "countries" || section == "variants")
            addEntries(found, section, old ? *old : nothing, value ? *value : nothing);
        else
            found.push_back({Difference::Kind::other,
                             text(section),
                             old && value ? differingKeys(*old, *value) : QString{},
                             {}});
    }
}

/// The name of what lies beside a line; empty: the edge of the sheet.
QString sideName(const draft::Draft& draft, planar::Label label) {
    if (label == planar::offSheet) return {};
    if (label == planar::sea) return DifferenceWords::tr("the sea", "beside a line that moved");
    if (label == planar::quietLand)
        return DifferenceWords::tr("land out of play", "beside a line that moved");
    const std::string& id = draft.labels.idOf(label);
    const auto entry = draft::valueAt(draft, {"provinces", id});
    return nameOf(entry ? &*entry : nullptr, id);
}

void addLines(std::vector<Difference>& found, const draft::Draft& draft,
              const std::vector<planar::Stretch>& lines, std::set<std::pair<QString, QString>>& told) {
    for (const planar::Stretch& line : lines) {
        QString one = sideName(draft, line.left);
        QString other = sideName(draft, line.right);
        const bool leftNamed = line.left >= planar::firstProvince;
        const std::string& id = draft.labels.idOf(leftNamed ? line.left : line.right);
        if (one.isEmpty() || other.isEmpty()) continue;
        if (!leftNamed || other < one) std::swap(one, other);
        if (!told.emplace(std::min(one, other), std::max(one, other)).second) continue;
        found.push_back(
            {Difference::Kind::other,
             DifferenceWords::tr("%1 and %2", "two neighbours whose border moved").arg(one, other),
             DifferenceWords::tr("border moved", "of two neighbours"), text(id)});
    }
}

} // namespace

Differences differencesOf(const draft::Draft& before, const draft::Draft& now) {
    Differences found;
    if (before.map != nullptr && now.map != nullptr && before.map != now.map)
        found.lines = planar::movedLines(*before.map, *now.map);
    std::set<std::pair<QString, QString>> told;
    addLines(found.rows, now, found.lines.come, told);
    addLines(found.rows, before, found.lines.gone, told);
    addValues(found.rows, before.tree, now.tree);
    return found;
}

} // namespace marches::editor
