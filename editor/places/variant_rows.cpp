#include "editor/places/variant_rows.h"

#include "editor/map_problems.h"
#include "editor/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace marches::editor {

namespace {

struct RowWords {
    Q_DECLARE_TR_FUNCTIONS(VariantRows)
};

constexpr std::array<std::string_view, 5> ofFrame{"names", "players", "seats", "left-out", "membership"};
constexpr std::size_t mostOfSection = 5; // rows of one key; more are one row

void collect(const Node& over, const Node* below, const draft::TreePath& path,
             std::vector<draft::TreePath>& found) {
    if (over.isMap() && over.size() > 0 && (below == nullptr || below->isMap())) {
        for (std::size_t i = 0; i < over.size(); ++i) {
            draft::TreePath deeper = path;
            deeper.push_back(over.keys[i].text);
            collect(over.items[i], below == nullptr ? nullptr : below->find(over.keys[i].text), deeper,
                    found);
        }
        return;
    }
    found.push_back(path);
}

QString plainText(const Node& value) {
    if (value.isScalar()) return text(value.text);
    if (value.isNull()) return RowWords::tr("none", "a figure that a variant does not have");
    QStringList parts;
    for (const Node& item : value.items)
        if (item.isScalar()) parts << text(item.text);
    if (value.isList() && static_cast<std::size_t>(parts.size()) == value.size())
        return parts.join(QStringLiteral(", "));
    return RowWords::tr("%n figure(s)", "what a section of the game's figures holds",
                        static_cast<int>(countNodes(value)) - 1);
}

QString figureValue(const draft::TreePath& path, const Node* value, const GamePanels* panels) {
    if (value == nullptr) return QStringLiteral("–");
    const QString own = panels ? panels->figureText(path, *value) : QString();
    return own.isEmpty() ? plainText(*value) : own;
}

bool begins(const draft::TreePath& path, const draft::TreePath& with) {
    return path.size() >= with.size() && std::equal(with.begin(), with.end(), path.begin());
}

/// What a path is called: the game's name for it, or the names of what it goes through.
QString pathName(const Document& document, const std::vector<VariantFigure>& figures,
                 const draft::TreePath& path) {
    QStringList parts;
    std::size_t from = 0;
    for (const VariantFigure& figure : figures)
        if (begins(path, figure.path)) {
            parts << figure.name;
            from = figure.path.size();
            break;
        }
    if (from == 0 && path.size() > 1 && (path[0] == "provinces" || path[0] == "countries")) {
        const QString name = nameOfId(document, path[1]);
        parts << (name.isEmpty() ? text(path[1]) : name);
        from = 2;
    }
    for (std::size_t i = from; i < path.size(); ++i)
        parts << text(path[i]);
    return parts.join(QStringLiteral(" · "));
}

std::vector<std::string> textsIn(const Node* value) {
    std::vector<std::string> texts;
    if (value == nullptr) return texts;
    if (value->isScalar()) texts.push_back(value->text);
    for (const Node& item : value->items)
        if (item.isScalar()) texts.push_back(item.text);
    return texts;
}

QString countryNames(const Atlas& atlas, const std::vector<std::string>& ids) {
    QStringList names;
    for (const std::string& id : ids) {
        const int at = atlas.country(id);
        names << (at < 0 ? text(id) : atlas.countries[static_cast<std::size_t>(at)].name);
    }
    return names.size() == 2 ? RowWords::tr("contested by %1 and %2", "a province").arg(names[0], names[1])
                             : names.join(QStringLiteral(", "));
}

} // namespace

VariantRow rowFor(const VariantFigure& figure, const Node& whole, const GamePanels* panels) {
    const Node* below = draft::find(whole, figure.path);
    const QString value = figureValue(figure.path, below, panels);
    return {figure.path, figure.name, below == nullptr ? QString() : value, value, figure.typed};
}

std::vector<VariantRow> variantRows(const Document& document, const GamePanels* panels,
                                    const std::string& variant) {
    const Node whole = draft::wholeTree(document.draft());
    const Node* over = draft::find(whole, {"variants", variant});
    if (over == nullptr || !over->isMap()) return {};
    const std::vector<VariantFigure> figures =
        panels ? panels->variantFigures(whole) : std::vector<VariantFigure>{};
    std::vector<draft::TreePath> paths;
    for (std::size_t i = 0; i < over->size(); ++i) {
        const std::string& key = over->keys[i].text;
        if (std::find(ofFrame.begin(), ofFrame.end(), key) != ofFrame.end()) continue;
        std::vector<draft::TreePath> found;
        collect(over->items[i], whole.find(key), {key}, found);
        if (found.size() > mostOfSection)
            paths.push_back({key});
        else
            paths.insert(paths.end(), found.begin(), found.end());
    }
    const auto rank = [&](const draft::TreePath& path) {
        return std::find_if(figures.begin(), figures.end(),
                            [&](const VariantFigure& figure) { return begins(path, figure.path); }) -
               figures.begin();
    };
    std::stable_sort(paths.begin(), paths.end(),
                     [&](const auto& a, const auto& b) { return rank(a) < rank(b); });
    std::vector<VariantRow> rows;
    for (const draft::TreePath& path : paths) {
        const Node* here = draft::find(*over, path);
        const Node* below = draft::find(whole, path);
        rows.push_back({path, pathName(document, figures, path),
                        here == nullptr ? plainText(Node{}) : figureValue(path, here, panels),
                        figureValue(path, below, panels), here != nullptr && here->isScalar()});
    }
    return rows;
}

VariantFrame variantFrame(const Node& whole, const Atlas& atlas, const GamePanels* panels,
                          const std::string& variant) {
    VariantFrame frame;
    const Node* own = variant.empty() ? &whole : draft::find(whole, {"variants", variant});
    const auto value = [&](const char* key) {
        const Node* here = own == nullptr ? nullptr : own->find(key);
        return here != nullptr ? here : whole.find(key);
    };
    frame.ownPlayers = own != nullptr && own->find("players") != nullptr;
    frame.ownSeats = own != nullptr && own->find("seats") != nullptr;
    frame.ownLeftOut = own != nullptr && own->find("left-out") != nullptr;
    frame.seats = textsIn(value("seats"));
    if (frame.seats.empty()) // no list: every country may be played
        for (const CountryEntry& country : atlas.countries)
            frame.seats.push_back(country.id);
    const std::vector<std::string> players = textsIn(value("players"));
    const auto [fewest, most] = panels ? panels->players() : std::pair{1, 12};
    const int seats = std::min(most, static_cast<int>(frame.seats.size()));
    frame.least = players.empty() ? std::min(fewest, seats) : text(players.front()).toInt();
    frame.most = players.empty() ? seats : text(players.back()).toInt();
    frame.leftOut = textsIn(value("left-out"));
    const Node* membership = own == nullptr ? nullptr : own->find("membership");
    if (membership == nullptr || !membership->isMap()) return frame;
    for (std::size_t i = 0; i < membership->size(); ++i) {
        const std::string& province = membership->keys[i].text;
        frame.whose.emplace_back(province, countryNames(atlas, textsIn(&membership->items[i])));
        frame.wasWhose.emplace_back(
            province, countryNames(atlas, textsIn(draft::find(whole, {"provinces", province, "country"}))));
    }
    return frame;
}

} // namespace marches::editor
