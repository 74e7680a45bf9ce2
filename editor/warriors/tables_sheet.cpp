#include "editor/warriors/tables_sheet.h"

#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/words.h"
#include "editor/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace marches::editor {

namespace {

namespace figures = draft::warriors;
namespace face = warriors::face;
using theme::Icon;

struct SheetWords {
    Q_DECLARE_TR_FUNCTIONS(TableSheet)
};

constexpr int levels = 7;
constexpr std::array resourceKeys{"food", "product", "weapon", "gold"};

FigureCell headCell(const QString& text, std::optional<Icon> icon = std::nullopt) {
    return {CellKind::head, {}, 0, text, icon};
}

FigureRow headRow(const QString& label, std::optional<Icon> icon, const QStringList& heads) {
    FigureRow row{label, icon, true, {}};
    for (const QString& head : heads)
        row.cells.push_back(headCell(head));
    return row;
}

FigureRow figureRow(const QString& label, std::optional<Icon> icon,
                    const std::vector<draft::TreePath>& paths) {
    FigureRow row{label, icon, false, {}};
    for (const draft::TreePath& path : paths)
        row.cells.push_back({path.empty() ? CellKind::none : CellKind::figure, path});
    return row;
}

FigureRow levelRow(const QString& label, std::optional<Icon> icon, const char* track, const char* key) {
    std::vector<draft::TreePath> paths;
    for (int level = 0; level < levels; ++level)
        paths.push_back({"play-mat", track, key, std::to_string(level)});
    return figureRow(label, icon, paths);
}

void addTrack(std::vector<FigureRow>& rows, warriors::Path path, const char* track, const Node& tree) {
    QStringList heads;
    for (int level = 1; level <= levels; ++level)
        heads << face::roman(level);
    FigureRow head = headRow(face::pathName(path), face::iconFor(path), heads);
    head.cells.push_back(headCell(SheetWords::tr("in all", "a column: the sum of tokens")));
    rows.push_back(head);
    FigureRow spaces = levelRow(SheetWords::tr("Tokens to step up"), std::nullopt, track, "spaces");
    int sum = 0;
    for (const FigureCell& cell : spaces.cells)
        sum += figures::figureIn(tree, cell.path).value_or(0);
    spaces.cells.push_back({CellKind::sum, {}, 0, face::number(sum)});
    rows.push_back(spaces);
    if (path == warriors::Path::production) {
        rows.push_back(levelRow(SheetWords::tr("Food a symbol"), Icon::Food, track, "food"));
        rows.push_back(levelRow(SheetWords::tr("Products a symbol"), Icon::Product, track, "product"));
    } else if (path == warriors::Path::trade) {
        rows.push_back(levelRow(SheetWords::tr("Bank takes, for 1"), Icon::Gold, track, "bank-rate"));
        rows.push_back(levelRow(SheetWords::tr("Trade Routes"), Icon::Route, track, "routes"));
    } else {
        rows.push_back(levelRow(SheetWords::tr("Weapons a symbol"), Icon::Weapon, track, "weapon"));
        rows.push_back(levelRow(SheetWords::tr("Action Points"), Icon::ActionPoint, track, "action-points"));
    }
    FigureRow abilities{SheetWords::tr("Abilities from here"), std::nullopt, false, {}};
    for (int level = 1; level <= levels; ++level)
        abilities.cells.push_back({CellKind::abilities, {"play-mat", track, "abilities"}, level});
    rows.push_back(abilities);
}

std::vector<FigureRow> unitRows() {
    FigureRow head = headRow(SheetWords::tr("Unit"), std::nullopt,
                             {SheetWords::tr("Power"), SheetWords::tr("Tough", "toughness; a narrow column"),
                              SheetWords::tr("Eats", "a narrow column")});
    for (const auto resource : warriors::allResources)
        head.cells.push_back(headCell(face::resourceName(resource), face::iconFor(resource)));
    head.cells.push_back(headCell(SheetWords::tr("Killed", "Victory Points for its death; a narrow column")));
    head.cells.push_back(headCell(SheetWords::tr("Held", "Victory Points while it stands; a narrow column")));
    std::vector<FigureRow> rows{head};
    constexpr std::array keys{"infantry", "archer", "cavalry", "princess", "fort"};
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const auto kind = static_cast<warriors::UnitKind>(i);
        const bool army = i < 3;
        const bool built = kind != warriors::UnitKind::princess;
        const auto at = [&](const char* key) { return draft::TreePath{"units", keys[i], key}; };
        std::vector<draft::TreePath> paths{at("power"), at("toughness"),
                                           army ? at("feed") : draft::TreePath{}};
        for (const char* resource : resourceKeys)
            paths.push_back(built ? draft::TreePath{"units", keys[i], "cost", resource} : draft::TreePath{});
        paths.push_back(at("kill-vp"));
        paths.push_back(kind == warriors::UnitKind::fort ? at("vp") : draft::TreePath{});
        rows.push_back(figureRow(face::kindName(kind), face::iconFor(kind), paths));
    }
    return rows;
}

std::vector<FigureRow> thresholdRows() {
    QStringList heads;
    std::vector<draft::TreePath> paths;
    for (int players = 2; players <= static_cast<int>(warriors::maxPlayers); ++players) {
        heads << SheetWords::tr("%n players", nullptr, players);
        paths.push_back({"victory", "threshold", std::to_string(players)});
    }
    return {
        headRow(SheetWords::tr("Each for themselves"), std::nullopt, heads),
        figureRow(SheetWords::tr("Points to win", "Victory Points that win the game"), std::nullopt, paths)};
}

std::vector<FigureRow> alliedRows() {
    return {headRow(SheetWords::tr("With allies"), std::nullopt,
                    {SheetWords::tr("2 against 2"), SheetWords::tr("3 against 3"),
                     SheetWords::tr("three pairs", "allies: 2 against 2 against 2")}),
            figureRow(SheetWords::tr("Points to win", "Victory Points that win the game"), std::nullopt,
                      {{"victory", "threshold", "2v2"},
                       {"victory", "threshold", "3v3"},
                       {"victory", "threshold", "2v2v2"}})};
}

std::vector<FigureRow> provinceRows() {
    using Type = warriors::ProvinceType;
    return {headRow(SheetWords::tr("A held province counts"), std::nullopt,
                    {face::provinceType(Type::capital), face::provinceType(Type::tradeCenter),
                     face::provinceType(Type::common), face::provinceType(Type::contested),
                     SheetWords::tr("Each leader")}),
            figureRow(SheetWords::tr("Victory Points"), Icon::VictoryPoint,
                      {{"victory", "provinces", "capital"},
                       {"victory", "provinces", "trade-center"},
                       {"victory", "provinces", "common"},
                       {"victory", "provinces", "contested"},
                       {"victory", "leader"}})};
}

std::vector<FigureRow> unificationRows(const Node& tree) {
    const Node* list = draft::find(tree, {"victory", "unification"});
    const std::size_t count = list != nullptr && list->isList() ? list->size() : 0;
    QStringList heads;
    std::vector<draft::TreePath> paths;
    for (std::size_t i = 0; i < count; ++i) {
        heads << face::number(static_cast<int>(i));
        paths.push_back({"victory", "unification", std::to_string(i)});
    }
    FigureRow head = headRow(SheetWords::tr("Own provinces"), std::nullopt, heads);
    FigureRow row = figureRow(SheetWords::tr("Unification gives"), std::nullopt, paths);
    head.cells.push_back(headCell({}));
    row.cells.push_back({CellKind::add, {"victory", "unification"}});
    return {head, row};
}

std::vector<FigureRow> beginningRows() {
    FigureRow head = headRow(SheetWords::tr("Each player has"), std::nullopt, {});
    std::vector<draft::TreePath> paths;
    for (const auto resource : warriors::allResources) {
        head.cells.push_back(headCell(face::resourceName(resource), face::iconFor(resource)));
        paths.push_back({"setup", "resources", resourceKeys[static_cast<std::size_t>(resource)]});
    }
    head.cells.push_back(headCell(SheetWords::tr("Tokens")));
    head.cells.push_back(
        headCell(face::kindName(warriors::UnitKind::fort), face::iconFor(warriors::UnitKind::fort)));
    head.cells.push_back(
        headCell(face::kindName(warriors::UnitKind::princess), face::iconFor(warriors::UnitKind::princess)));
    for (const char* key : {"tokens", "forts", "princesses"})
        paths.push_back({"setup", key});
    return {head, figureRow(SheetWords::tr("At the beginning"), std::nullopt, paths)};
}

std::vector<FigureRow> limitRows() {
    return {
        figureRow(SheetWords::tr("Turns of the game"), std::nullopt, {{"rules", "turns"}}),
        figureRow(SheetWords::tr("Kept of each resource at most"), std::nullopt, {{"rules", "cap"}}),
        figureRow(SheetWords::tr("Offers to a partner in a phase"), std::nullopt, {{"rules", "offers"}}),
        figureRow(SheetWords::tr("Turns that a war lasts"), std::nullopt, {{"rules", "war-turns"}}),
        figureRow(SheetWords::tr("Forts in a province"), std::nullopt, {{"rules", "forts-per-province"}})};
}

std::vector<FigureRow> priceRows() {
    return {figureRow(SheetWords::tr("A promotion costs, a step"), Icon::Product, {{"prices", "promotion"}}),
            figureRow(SheetWords::tr("A Victory Point costs"), Icon::Gold, {{"prices", "vp"}}),
            figureRow(SheetWords::tr("Master Trader: an Action costs"), Icon::Gold,
                      {{"prices", "master-trader"}}),
            figureRow(SheetWords::tr("Master Trader: Actions a turn"), std::nullopt,
                      {{"rules", "master-trader-actions"}})};
}

std::vector<FigureRow> barbarianRows(const Node& tree) {
    FigureRow turns{SheetWords::tr("From turn"), std::nullopt, false, {}};
    FigureRow strength{SheetWords::tr("Power and toughness"), Icon::Axe, false, {}};
    for (const int turn : figures::barbarianTurns(tree)) {
        const draft::TreePath path{"barbarians", "strength", std::to_string(turn)};
        turns.cells.push_back({CellKind::turn, path});
        strength.cells.push_back({CellKind::figure, path});
    }
    turns.cells.push_back({CellKind::add, {"barbarians", "strength"}});
    return {turns, strength,
            figureRow(SheetWords::tr("Victory Points when killed"), Icon::VictoryPoint,
                      {{"barbarians", "kill-vp"}})};
}

std::vector<FigureRow> routeRows(const Node& tree) {
    FigureRow head = headRow(SheetWords::tr("Route not opened"), std::nullopt, {});
    for (const auto resource : warriors::allResources)
        head.cells.push_back(headCell(face::resourceName(resource), face::iconFor(resource)));
    std::vector<FigureRow> rows{head};
    const Node* list = draft::find(tree, {"route-income"});
    int routes = list != nullptr && list->isList() ? static_cast<int>(list->size()) : 0;
    for (int level = 0; level < levels; ++level)
        routes = std::max(
            routes,
            figures::figureIn(tree, {"play-mat", "trade", "routes", std::to_string(level)}).value_or(0));
    for (int route = 0; route < std::min(routes, 5); ++route) {
        FigureRow row{SheetWords::tr("No. %1 may yield", "an unused Trade Route").arg(route + 1),
                      Icon::Route,
                      false,
                      {}};
        for (const char* resource : resourceKeys)
            row.cells.push_back({CellKind::toggle, {"route-income", std::to_string(route), resource}});
        rows.push_back(row);
    }
    return rows;
}

bool isWithin(const draft::TreePath& path, const draft::TreePath& whole) {
    return whole.size() <= path.size() && std::equal(whole.begin(), whole.end(), path.begin());
}

} // namespace

std::vector<FigureRow> rowsOf(Section section, const Node& tree) {
    switch (section) {
    case Section::playMat: {
        std::vector<FigureRow> rows;
        addTrack(rows, warriors::Path::production, "production", tree);
        addTrack(rows, warriors::Path::trade, "trade", tree);
        addTrack(rows, warriors::Path::military, "military", tree);
        return rows;
    }
    case Section::units:
        return unitRows();
    case Section::thresholds:
        return thresholdRows();
    case Section::allied:
        return alliedRows();
    case Section::provinces:
        return provinceRows();
    case Section::unification:
        return unificationRows(tree);
    case Section::beginning:
        return beginningRows();
    case Section::limits:
        return limitRows();
    case Section::prices:
        return priceRows();
    case Section::barbarians:
        return barbarianRows(tree);
    case Section::routes:
        return routeRows(tree);
    }
    return {};
}

QString figureText(const FigureCell& cell, const Node& tree) {
    switch (cell.kind) {
    case CellKind::head:
    case CellKind::sum:
        return cell.text;
    case CellKind::turn:
        return text(cell.path.back());
    case CellKind::figure:
    case CellKind::toggle: {
        const auto figure = figures::figureIn(tree, cell.path);
        return figure ? QString::number(*figure) : QStringLiteral("–");
    }
    default:
        return {};
    }
}

std::vector<std::string> abilitiesOf(const FigureCell& cell, const Node& tree) {
    std::vector<std::string> found;
    if (cell.kind != CellKind::abilities) return found;
    for (const std::string& id : figures::abilityIds())
        if (figures::abilityIn(tree, id) == figures::AbilityPlace{cell.path[1], cell.level})
            found.push_back(id);
    return found;
}

QString abilityLabel(const std::string& ability) {
    const auto& ids = figures::abilityIds();
    const auto at = std::find(ids.begin(), ids.end(), ability);
    if (at == ids.end()) return text(ability);
    const auto number = static_cast<std::size_t>(at - ids.begin());
    if (number < 3) return face::kindName(static_cast<warriors::UnitKind>(number));
    return face::abilityName(static_cast<warriors::Ability>(number));
}

std::optional<QString> modelText(const FigureCell& cell, const TablesNow& now) {
    if (now.model.isNull()) return std::nullopt;
    if (cell.kind == CellKind::turn) {
        if (draft::find(now.model, cell.path) == nullptr) return std::nullopt;
        return text(cell.path.back());
    }
    if (cell.kind != CellKind::figure && cell.kind != CellKind::toggle) return std::nullopt;
    const auto figure = figures::figureIn(now.model, cell.path);
    return figure ? std::optional(QString::number(*figure)) : std::nullopt;
}

bool differs(const FigureCell& cell, const TablesNow& now) {
    if (now.model.isNull()) return false;
    if (cell.kind == CellKind::abilities) {
        const auto here = abilitiesOf(cell, now.tree);
        return std::any_of(here.begin(), here.end(),
                           [&](const std::string& id) { return abilityDiffers(id, now); });
    }
    if (cell.kind != CellKind::figure && cell.kind != CellKind::toggle && cell.kind != CellKind::turn)
        return false;
    return modelText(cell, now) != figureText(cell, now.tree);
}

bool abilityDiffers(const std::string& ability, const TablesNow& now) {
    return !now.model.isNull() &&
           figures::abilityIn(now.tree, ability) != figures::abilityIn(now.model, ability);
}

std::vector<FigureProblem> problemsOf(const FigureCell& cell, const TablesNow& now) {
    std::vector<FigureProblem> found;
    if (!cell.isPlace()) return found;
    for (const FigureProblem& problem : now.problems) {
        bool here = isWithin(problem.path, cell.path);
        if (cell.kind == CellKind::abilities && here && problem.path.size() > cell.path.size()) {
            const auto ids = abilitiesOf(cell, now.tree);
            here = std::find(ids.begin(), ids.end(), problem.path[cell.path.size()]) != ids.end();
        }
        // What concerns a whole table is shown at its first figure.
        const bool first = !cell.path.empty() && cell.path.back() == "0";
        if (!here && first) here = problem.path == draft::TreePath(cell.path.begin(), cell.path.end() - 1);
        if (here) found.push_back(problem);
    }
    return found;
}

} // namespace marches::editor
