#include "editor/warriors/tables_words.h"

#include "app/warriors/pieces/words.h"
#include "editor/words.h"
#include "engine/warriors/scenario_reader.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace marches::editor {

namespace {

namespace face = warriors::face;

struct TableWords {
    Q_DECLARE_TR_FUNCTIONS(TableWords)
};

QString trackName(const std::string& track) {
    return face::pathName(track == "production" ? warriors::Path::production
                          : track == "trade"    ? warriors::Path::trade
                                                : warriors::Path::military);
}

QString levelOf(const draft::TreePath& path) {
    return face::roman(QString::fromStdString(path[3]).toInt() + 1);
}

QString playMatMeaning(const draft::TreePath& path) {
    const QString track = trackName(path[1]);
    const QString level = levelOf(path);
    if (path[2] == "spaces")
        return path[3] == "0"
                   ? TableWords::tr("Level I needs no token: every player begins on it.")
                   : TableWords::tr("So many more tokens lead from the level before to level %1 of %2.")
                         .arg(level, track);
    if (path[2] == "food" || path[2] == "product" || path[2] == "weapon") {
        const QString resource = face::resourceName(path[2] == "food"      ? warriors::Resource::food
                                                    : path[2] == "product" ? warriors::Resource::product
                                                                           : warriors::Resource::weapon);
        return TableWords::tr("Every symbol of a player’s provinces gives so much in Upkeep (%1), once %2 "
                              "stands on level %3.",
                              "%1 a resource, %2 a path of the play-mat")
            .arg(resource, track, level);
    }
    if (path[2] == "bank-rate")
        return TableWords::tr("The bank takes so many of one resource for 1 of another from a player on "
                              "level %1 of Trade.")
            .arg(level);
    if (path[2] == "routes")
        return TableWords::tr("A player on level %1 of Trade may have opened so many Trade Routes in all.")
            .arg(level);
    return TableWords::tr("Each army of a player on level %1 of Military can take so many steps a turn; a "
                          "battle takes one of them.")
        .arg(level);
}

QString unitMeaning(const draft::TreePath& path) {
    if (path[2] == "power") return TableWords::tr("So much damage it deals in a battle.");
    if (path[2] == "toughness") return TableWords::tr("It dies once so much damage lies on it in a turn.");
    if (path[2] == "feed")
        return TableWords::tr("So much Food keeps it alive in Upkeep; without it, it starves.");
    if (path[2] == "kill-vp") return TableWords::tr("Who kills it gets so many Victory Points.");
    if (path[2] == "vp") return TableWords::tr("It counts so many Victory Points while it stands.");
    return TableWords::tr("So much of this resource is paid to build one.");
}

QString victoryMeaning(const draft::TreePath& path) {
    if (path[1] == "threshold")
        return TableWords::tr("Who has so many Victory Points at the end of a turn wins; allies count "
                              "theirs together.");
    if (path[1] == "leader")
        return TableWords::tr("Builder, Trader and Warrior count so much each, for who has the most tokens "
                              "on the path.");
    if (path[1] == "unification")
        return TableWords::tr("A Unification gives so many Actions to who holds %n province(s) of the "
                              "country; the last figure serves all above.",
                              nullptr, QString::fromStdString(path[2]).toInt());
    return TableWords::tr("Whoever holds such a province counts so many Victory Points for it.");
}

QString ruleMeaning(const draft::TreePath& path) {
    const std::string& key = path.back();
    if (path[0] == "prices") {
        if (key == "promotion")
            return TableWords::tr("With Reinforce an army becomes the next kind for so many Products.");
        if (key == "vp") return TableWords::tr("In Trade a Victory Point is bought for so much Gold.");
        return TableWords::tr("With Master Trader one more Action costs so much Gold.");
    }
    if (key == "turns") return TableWords::tr("The game ends after so many turns, if nobody has won before.");
    if (key == "cap") return TableWords::tr("At the end of a turn all above this figure is lost.");
    if (key == "offers") return TableWords::tr("So many offers may be made to one partner in a Trade phase.");
    if (key == "war-turns")
        return TableWords::tr("A war ends by itself after so many turns without damage done in it.");
    if (key == "forts-per-province") return TableWords::tr("So many Forts may stand in a province.");
    return TableWords::tr("With Master Trader so many more Actions can be bought in a turn.");
}

QString setupMeaning(const draft::TreePath& path) {
    if (path[1] == "resources") return TableWords::tr("Every player begins with so much of it.");
    if (path[1] == "tokens")
        return TableWords::tr("Every player lays so many tokens on the play-mat before turn 1.");
    return TableWords::tr("So many stand in every player’s Capital at the beginning.");
}

int abilityNumber(const std::string& ability) {
    const auto& ids = draft::warriors::abilityIds();
    return static_cast<int>(std::find(ids.begin(), ids.end(), ability) - ids.begin());
}

} // namespace

QString cellName(const FigureCell& cell, const std::string& ability) {
    if (cell.kind == CellKind::abilities) {
        const QString level = TableWords::tr("%1, level %2", "a path of the play-mat and its level")
                                  .arg(trackName(cell.path[1]), face::roman(cell.level));
        return ability.empty() ? TableWords::tr("Abilities from %1", "a level").arg(level)
                               : TableWords::tr("%1: from %2", "an ability and its level")
                                     .arg(abilityLabel(ability), level);
    }
    if (cell.kind == CellKind::turn)
        return TableWords::tr("Barbarians: from turn %1").arg(text(cell.path.back()));
    if (cell.kind == CellKind::add) return TableWords::tr("One more figure");
    const auto fact = draft::warriors::figureFact(cell.path, Node{});
    return fact ? sentenceText(fact->name) : QString{};
}

QString cellMeaning(const FigureCell& cell, const std::string& ability, const Node& tree) {
    if (cell.kind == CellKind::abilities) {
        if (ability.empty()) return TableWords::tr("No ability comes with this level.");
        Findings ignored;
        NodeReader reader(ignored);
        return face::abilityText(warriors::readTables(reader, tree),
                                 static_cast<warriors::Ability>(abilityNumber(ability)));
    }
    if (cell.kind == CellKind::add) return TableWords::tr("Enter adds it, as great as the last.");
    if (cell.path.empty()) return {};
    const std::string& section = cell.path[0];
    if (section == "play-mat") return playMatMeaning(cell.path);
    if (section == "units") return unitMeaning(cell.path);
    if (section == "victory") return victoryMeaning(cell.path);
    if (section == "setup") return setupMeaning(cell.path);
    if (section == "route-income")
        return TableWords::tr("A route that a player may have and has not opened yields 1 of what is chosen "
                              "here, in every Upkeep.");
    if (section == "barbarians") {
        if (cell.kind == CellKind::turn)
            return TableWords::tr("From this turn on Barbarian armies have the strength below.");
        return cell.path[1] == "kill-vp"
                   ? TableWords::tr("Who kills a Barbarian gets so many Victory Points.")
                   : TableWords::tr("So much damage a Barbarian army deals, and dies of, from turn %1 on.")
                         .arg(text(cell.path[2]));
    }
    return ruleMeaning(cell.path);
}

QString cellRule(const FigureCell& cell, const std::string& ability) {
    struct Entry {
        const char* begin; ///< of the path
        const char* rule;
    };
    constexpr std::array rules{
        Entry{"play-mat/production/spaces", "tech.spaces"},
        Entry{"play-mat/trade/spaces", "tech.spaces"},
        Entry{"play-mat/military/spaces", "tech.spaces"},
        Entry{"play-mat/production/food", "upkeep.gather"},
        Entry{"play-mat/production/product", "upkeep.gather"},
        Entry{"play-mat/military/weapon", "upkeep.gather"},
        Entry{"play-mat/trade/bank-rate", "trade.bank"},
        Entry{"play-mat/trade/routes", "trade.route.open"},
        Entry{"play-mat/military/action-points", "man.ap"},
        Entry{"units/fort/cost", "action.build-fort"},
        Entry{"units/fort/vp", "vp.forts"},
        Entry{"barbarians/strength", "unit.power-toughness"},
        Entry{"barbarians/kill-vp", "vp.kills"},
        Entry{"prices/promotion", "action.upgrade-army"},
        Entry{"prices/vp", "trade.buy-vp"},
        Entry{"prices/master-trader", "dev.extra"},
        Entry{"rules/turns", "turn.structure"},
        Entry{"rules/cap", "down.cap"},
        Entry{"rules/offers", "trade.offer-limit"},
        Entry{"rules/war-turns", "war.end"},
        Entry{"rules/forts-per-province", "prov.stack"},
        Entry{"rules/master-trader-actions", "dev.extra"},
        Entry{"setup/resources", "setup.resources"},
        Entry{"setup/tokens", "setup.tokens"},
        Entry{"setup", "setup.board"},
        Entry{"victory/provinces", "vp.provinces"},
        Entry{"victory/leader", "vp.leaders"},
        Entry{"victory/unification", "unify.award"},
        Entry{"victory/threshold", "victory.threshold"},
        Entry{"route-income", "variant.routes"},
    };
    if (cell.kind == CellKind::abilities) {
        constexpr std::array abilityRules{"action.build-army", "action.build-army",   "action.build-army",
                                          "action.build-fort", "action.upgrade-army", "upkeep.production-tax",
                                          "dev.extra",         "down.merchant",       "upkeep.trade-tax",
                                          "dev.extra",         "trade.monopoly",      "battle.commander",
                                          "man.double-strike", "upkeep.pillaging",    "action.build-army"};
        const auto number = static_cast<std::size_t>(abilityNumber(ability));
        return QLatin1String(number < abilityRules.size() ? abilityRules[number] : "tech.level");
    }
    const std::string path = draft::written(cell.path);
    if (cell.path.size() > 2 && cell.path[0] == "units") {
        if (cell.path[2] == "feed") return QStringLiteral("upkeep.feed");
        if (cell.path[2] == "kill-vp") return QStringLiteral("vp.kills");
        if (cell.path[2] == "cost" && cell.path[1] != "fort") return QStringLiteral("action.build-army");
    }
    for (const Entry& entry : rules)
        if (path.starts_with(entry.begin)) return QLatin1String(entry.rule);
    return QStringLiteral("unit.power-toughness");
}

} // namespace marches::editor
