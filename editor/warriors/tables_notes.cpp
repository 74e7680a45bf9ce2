#include "app/warriors/pieces/words.h"
#include "editor/warriors/tables_words.h"
#include "editor/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <map>

namespace marches::editor {

namespace {

namespace figures = draft::warriors;
namespace face = warriors::face;
using Notes = std::vector<FigureNote>;

struct TableNotes {
    Q_DECLARE_TR_FUNCTIONS(TableNotes)
};

/// Calls `visit` with each province that is in play and its countries.
template <class Visit>
void forEachProvince(const Node& tree, Visit visit) {
    const Node* provinces = tree.find("provinces");
    const Node* out = tree.find("left-out");
    const Node* membership = tree.find("membership");
    if (provinces == nullptr || !provinces->isMap()) return;
    for (std::size_t i = 0; i < provinces->size(); ++i) {
        const std::string& id = provinces->keys[i].text;
        const auto isIt = [&](const Node& item) { return item.text == id; };
        if (out != nullptr && std::any_of(out->items.begin(), out->items.end(), isIt)) continue;
        const Node* country = membership == nullptr ? nullptr : membership->find(id);
        if (country == nullptr) country = provinces->items[i].find("country");
        std::vector<std::string> owners;
        if (country != nullptr && country->isScalar()) owners = {country->text};
        if (country != nullptr && country->isList())
            for (const Node& item : country->items)
                owners.push_back(item.text);
        visit(id, provinces->items[i], owners);
    }
}

QString countryCalled(const Node& tree, const std::string& id) {
    return nameOf(draft::find(tree, {"countries", id}), id);
}

/// The country whose own provinces have the most symbols of a resource, and how many.
std::pair<std::string, int> richest(const Node& tree, const std::string& resource) {
    std::map<std::string, int> sums;
    forEachProvince(tree, [&](const std::string&, const Node& province, const auto& owners) {
        const Node* symbols = province.find("symbols");
        if (owners.size() == 1 && symbols != nullptr)
            sums[owners[0]] += figures::figureIn(*symbols, {resource}).value_or(0);
    });
    const auto most = std::max_element(sums.begin(), sums.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    if (most == sums.end()) return {};
    return {most->first, most->second};
}

QString insteadOf(const QString& said, int here, std::optional<int> there) {
    //: %1 a sentence without its end, as "France: 15 Products a turn"
    if (there && *there != here) return TableNotes::tr("%1 instead of %2.").arg(said).arg(*there);
    return TableNotes::tr("%1.", "a sentence without its end").arg(said);
}

void addYield(Notes& notes, const FigureCell& cell, const TablesNow& now, int figure) {
    const auto [country, symbols] = richest(now.tree, cell.path[2]);
    if (country.empty() || symbols == 0) return;
    const auto resource = cell.path[2] == "food"      ? warriors::Resource::food
                          : cell.path[2] == "product" ? warriors::Resource::product
                                                      : warriors::Resource::weapon;
    const auto there = figures::figureIn(now.model, cell.path);
    const int level = QString::fromStdString(cell.path[3]).toInt() + 1;
    const QString said = TableNotes::tr("%1 on level %2, with %n symbol(s): %3 a turn",
                                        "%1 a country, %3 an amount: 15 Products", symbols)
                             .arg(countryCalled(now.tree, country), face::roman(level),
                                  face::amount(resource, figure * symbols));
    notes.push_back(
        {insteadOf(said, figure * symbols, there ? std::optional(*there * symbols) : std::nullopt)});
}

/// A level that gives far more than the one before, as no other of its row does.
void addJump(Notes& notes, const FigureCell& cell, const TablesNow& now) {
    std::array<int, 7> row{};
    for (std::size_t i = 0; i < row.size(); ++i) {
        const auto figure =
            figures::figureIn(now.tree, {cell.path[0], cell.path[1], cell.path[2], std::to_string(i)});
        if (!figure) return;
        row[i] = *figure;
    }
    std::size_t greatest = 1;
    for (std::size_t i = 2; i < row.size(); ++i)
        if (row[i] - row[i - 1] > row[greatest] - row[greatest - 1]) greatest = i;
    int least = 99;
    int others = -99;
    for (std::size_t i = 1; i < row.size(); ++i) {
        if (i == greatest) continue;
        least = std::min(least, row[i] - row[i - 1]);
        others = std::max(others, row[i] - row[i - 1]);
    }
    const int jump = row[greatest] - row[greatest - 1];
    if (least < 0) {
        notes.push_back({TableNotes::tr("The figures of this row fall somewhere: a higher level gives less "
                                        "there."),
                         true});
    } else if (jump >= 2 && jump > others) {
        notes.push_back({TableNotes::tr("Level %1 jumps from %2 to %3; all other steps of this row are at "
                                        "most %4.")
                             .arg(face::roman(static_cast<int>(greatest) + 1))
                             .arg(row[greatest - 1])
                             .arg(row[greatest])
                             .arg(others),
                         true});
    }
}

int tokensTo(const Node& tree, const draft::TreePath& path) {
    int sum = 0;
    for (int i = 0; i <= QString::fromStdString(path[3]).toInt(); ++i)
        sum += figures::figureIn(tree, {path[0], path[1], path[2], std::to_string(i)}).value_or(0);
    return sum;
}

void addThreshold(Notes& notes, const FigureCell& cell, const TablesNow& now) {
    int points = 0;
    std::map<std::string, std::string> towns;
    if (const Node* countries = now.tree.find("countries"); countries != nullptr && countries->isMap())
        for (const Node& country : countries->items)
            for (const char* key : {"capital", "trade-center"})
                if (const Node* town = country.find(key); town != nullptr && town->isScalar())
                    towns[town->text] = key;
    forEachProvince(now.tree, [&](const std::string& id, const Node&, const auto& owners) {
        const auto town = towns.find(id);
        const std::string type = town != towns.end()  ? town->second
                                 : owners.size() == 2 ? std::string("contested")
                                                      : std::string("common");
        points += figures::figureIn(now.tree, {"victory", "provinces", type}).value_or(0);
    });
    notes.push_back(
        {TableNotes::tr("All provinces of the map together count %n Victory Point(s).", nullptr, points)});
    const int players = QString::fromStdString(cell.path[2]).toInt();
    const auto here = figures::figureIn(now.tree, cell.path);
    const auto fewer = figures::figureIn(now.tree, {"victory", "threshold", std::to_string(players - 1)});
    if (players > 2 && here && fewer && *here >= *fewer)
        notes.push_back({TableNotes::tr("With %1 players no less is needed (%2), though the land is shared "
                                        "among more.")
                             .arg(players)
                             .arg(*fewer),
                         true});
}

void addUnification(Notes& notes, const FigureCell& cell, const TablesNow& now) {
    std::map<std::string, int> counts;
    forEachProvince(now.tree, [&](const std::string&, const Node&, const auto& owners) {
        for (const std::string& owner : owners)
            ++counts[owner];
    });
    QStringList names;
    for (const auto& [country, count] : counts)
        if (count == QString::fromStdString(cell.path[2]).toInt()) names << countryCalled(now.tree, country);
    if (names.isEmpty()) return;
    notes.push_back({TableNotes::tr("So many provinces has, with the contested ones: %1.", "countries")
                         .arg(names.join(QStringLiteral(", ")))});
}

void addPlayMat(Notes& notes, const FigureCell& cell, const TablesNow& now, int figure) {
    const std::string& row = cell.path[2];
    if (row == "spaces") {
        const int here = tokensTo(now.tree, cell.path);
        const int level = QString::fromStdString(cell.path[3]).toInt() + 1;
        notes.push_back({insteadOf(
            TableNotes::tr("Level %1 takes %n token(s) in all", nullptr, here).arg(face::roman(level)), here,
            now.model.isNull() ? std::nullopt : std::optional(tokensTo(now.model, cell.path)))});
        return;
    }
    if (row == "food" || row == "product" || row == "weapon") addYield(notes, cell, now, figure);
    if (row == "bank-rate") {
        const auto price = figures::figureIn(now.tree, {"prices", "vp"});
        if (price)
            notes.push_back({TableNotes::tr("A Victory Point, bought for %1 Gold, costs %2 of another "
                                            "resource at this rate.")
                                 .arg(*price)
                                 .arg(*price * figure)});
        return;
    }
    addJump(notes, cell, now);
}

} // namespace

std::vector<FigureNote> cellNotes(const FigureCell& cell, const TablesNow& now) {
    Notes notes;
    for (const FigureProblem& problem : problemsOf(cell, now))
        notes.push_back({problem.text, true});
    if (cell.kind != CellKind::figure) return notes;
    const auto figure = figures::figureIn(now.tree, cell.path);
    if (!figure) return notes;
    if (cell.path[0] == "play-mat") addPlayMat(notes, cell, now, *figure);
    if (cell.path[0] == "victory" && cell.path[1] == "threshold") addThreshold(notes, cell, now);
    if (cell.path[0] == "victory" && cell.path[1] == "unification") addUnification(notes, cell, now);
    if (cell.path == draft::TreePath{"rules", "turns"})
        notes.push_back({TableNotes::tr("With two Actions a turn a player has %n Action(s) in the game.",
                                        nullptr, 2 * *figure)});
    return notes;
}

} // namespace marches::editor
