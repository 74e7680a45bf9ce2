#include "app/warriors/pieces/rule_figures.h"

#include "app/warriors/pieces/words.h"
#include "engine/warriors/outlook.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace marches::warriors::face {

namespace {

struct Figures {
    Q_DECLARE_TR_FUNCTIONS(Figures)
};

QString row(const QStringList& cells) {
    return QStringLiteral("| ") + cells.join(QStringLiteral(" | ")) + QStringLiteral(" |");
}

/// A table of Markdown with its heading's row.
QStringList table(const QStringList& heads, const QList<QStringList>& rows) {
    QStringList lines{row(heads), row(QStringList(heads.size(), QStringLiteral("---")))};
    for (const QStringList& cells : rows)
        lines << row(cells);
    return lines << QString{};
}

QString times(int factor) {
    //: How often a symbol counts: "×2"
    return Figures::tr("×%L1").arg(factor);
}

/// A column for each level: figures are short, their names are not.
QStringList playMat(const Tables& tables) {
    const PlayMat& mat = tables.playMat;
    QStringList heads{Figures::tr("Level")};
    QList<QStringList> rows{
        //: Tokens to step up to a level, on the three paths of the play-mat
        {Figures::tr("Tokens: %1 / %2 / %3")
             .arg(pathName(Path::production), pathName(Path::trade), pathName(Path::military))},
        {resourceName(Resource::food)},
        {resourceName(Resource::product)},
        {Figures::tr("Bank")},
        {Figures::tr("Routes")},
        {resourceName(Resource::weapon)},
        {Figures::tr("Action Points")}};
    for (std::size_t level = 0; level < levelCount; ++level) {
        heads << roman(static_cast<int>(level) + 1);
        QStringList tokens;
        for (const Path path : allPaths)
            tokens << number(mat.spaces[index(path)][level]);
        const QStringList column{tokens.join(QStringLiteral(" / ")), times(mat.food[level]),
                                 times(mat.product[level]),
                                 //: The bank's rate: so many of one kind for one of another
                                 Figures::tr("%L1:1").arg(mat.bankRate[level]), number(mat.routes[level]),
                                 times(mat.weapon[level]), number(mat.actionPoints[level])};
        for (qsizetype row = 0; row < rows.size(); ++row)
            rows[row] << column[row];
    }
    return table(heads, rows);
}

QStringList abilities(const Tables& tables) {
    QList<QStringList> rows;
    for (std::size_t i = 0; i < abilityCount; ++i) {
        const auto ability = static_cast<Ability>(i);
        const AbilityLevel& at = tables.playMat.abilities[i];
        //: A path of the play-mat and the level of it: "Production IV"
        rows << QStringList{Figures::tr("%1 %2", "path and level").arg(pathName(at.path), roman(at.level)),
                            abilityName(ability), abilityText(tables, ability)};
    }
    return table({Figures::tr("From"), Figures::tr("Ability"), Figures::tr("What it does")}, rows);
}

QStringList units(const Tables& tables) {
    QList<QStringList> rows;
    for (const UnitKind kind : allUnitKinds) {
        const auto at = index(kind);
        const bool army = at < tables.feed.size();
        rows << QStringList{kindName(kind),
                            number(tables.power[at]),
                            number(tables.toughness[at]),
                            kind == UnitKind::princess ? QStringLiteral("–") : amounts(tables.cost[at]),
                            army ? number(tables.feed[at]) : QStringLiteral("–"),
                            number(tables.killVp[at])};
    }
    return table({Figures::tr("Unit"), Figures::tr("Power"), Figures::tr("Toughness"), Figures::tr("Cost"),
                  Figures::tr("Eats"), Figures::tr("VP for its death")},
                 rows);
}

QStringList rest(const Setting& setting) {
    const Tables& tables = setting.tables;
    const auto vp = [&](ProvinceType type) { return number(provinceVp(tables, type)); };
    QStringList lines{
        Figures::tr("Victory at %1 VP, or after turn %2.").arg(setting.threshold()).arg(setting.turnLimit()),
        Figures::tr(
            "VP of a province: common %1, contested %2, Trade Center %3, Capital %4; a Fort %5; a leader "
            "%6; a Barbarian %7.")
            .arg(vp(ProvinceType::common), vp(ProvinceType::contested), vp(ProvinceType::tradeCenter),
                 vp(ProvinceType::capital))
            .arg(tables.fortVp)
            .arg(tables.leaderVp)
            .arg(tables.barbarianKillVp),
        Figures::tr("1 VP costs %n Gold.", nullptr, tables.vpPrice),
        Figures::tr("A promotion costs %n Product(s) a step.", nullptr, tables.promotionProducts),
        Figures::tr("Master Trader: %n more Action(s) at %1 Gold each.", nullptr, tables.masterTraderActions)
            .arg(tables.masterTraderPrice),
        Figures::tr("Of each resource at most %1 are kept.").arg(tables.cap),
        Figures::tr("Offers to each partner in a phase: at most %1.").arg(tables.offerLimit),
        Figures::tr("A war lasts %n turn(s) at most.", nullptr, tables.warTurns),
        Figures::tr("Forts in a province: at most %1.").arg(tables.fortsPerProvince),
        Figures::tr("Each begins with %1, and %2.")
            .arg(amounts(tables.startResources),
                 Figures::tr("%n token(s) to place", nullptr, tables.startTokens)),
    };
    for (const BarbarianStrength& strength : tables.barbarians)
        lines << Figures::tr("Barbarians from turn %1 on: power and toughness %2.")
                     .arg(strength.fromTurn)
                     .arg(strength.strength);
    for (QString& line : lines)
        line.prepend(QStringLiteral("- "));
    return lines << QString{};
}

QString killValues(const Tables& tables) {
    int least = tables.barbarianKillVp;
    int most = least;
    for (const std::uint8_t vp : tables.killVp) {
        least = std::min<int>(least, vp);
        most = std::max<int>(most, vp);
    }
    //: Figures from one to another: "1 to 3"
    return least == most ? number(least) : Figures::tr("%1 to %2").arg(number(least), number(most));
}

/// What a Unification brings to one of those who play.
QString awards(const Setting& setting) {
    AwardRange all = unificationRange(setting, idAt<SeatId>(0));
    for (std::size_t i = 1; i < setting.players(); ++i) {
        const AwardRange range = unificationRange(setting, idAt<SeatId>(i));
        all = {std::min(all.least, range.least), std::max(all.most, range.most)};
    }
    if (all.least == all.most) return Figures::tr("%n Action(s)", nullptr, all.most);
    //: From one number of Actions to another: "2 to 9 Actions"
    return Figures::tr("%1 to %n Action(s)", nullptr, all.most).arg(all.least);
}

QString barbarianSteps(const Tables& tables) {
    if (tables.barbarians.size() == 1) return number(tables.barbarians.front().strength);
    QStringList steps;
    for (const BarbarianStrength& step : tables.barbarians)
        //: How strong a Barbarian army is: "1 at first, 2 from turn 4 on"
        steps << (steps.isEmpty() ? Figures::tr("%1 at first").arg(step.strength)
                                  : Figures::tr("%1 from turn %2 on").arg(step.strength).arg(step.fromTurn));
    return steps.join(QStringLiteral(", "));
}

/// A Barbarian army alone in its province at the start, and who could go there; no province: there is none.
struct FirstFoe {
    State state;
    ProvinceId province = noProvince;
};

FirstFoe firstFoe(const Setting& setting) {
    FirstFoe foe{initial(setting)};
    for (std::size_t i = 0; i < setting.board.size(); ++i) {
        const auto province = idAt<ProvinceId>(i);
        const auto& all = foe.state.barbarians;
        const auto here = [&](const Barbarian& each) { return each.province == province; };
        if (std::ranges::count_if(all, here) != 1 || std::ranges::any_of(all, [&](const Barbarian& each) {
                return here(each) && (each.fort || each.damage > 0);
            }))
            continue;
        foe.province = province;
        break;
    }
    return foe;
}

/// That battle of so many armies of a kind, as the rules fight it; nothing where there are not so many.
std::optional<BattleOutlook> fightOf(const Setting& setting, const FirstFoe& foe, UnitKind kind, int count) {
    State state = foe.state;
    const auto seat = idAt<SeatId>(0);
    const TokenRange all = tokensOf(kind);
    if (count > all.end - all.first) return std::nullopt;
    std::vector<Token> armies;
    const auto end = static_cast<Token>(all.first + count);
    for (Token token = all.first; token < end; ++token) {
        armies.push_back(token);
        state.player(seat).units[token] = {.province = setting.board.capitals[setting.seats[0].country]};
    }
    return battleOutlook(setting, state, seat, armies, foe.province);
}

struct Enough {
    int armies = 0;
    int lost = 0;
};

/// How few armies of a kind win that battle; nothing where all of them are too few.
std::optional<Enough> fewestToWin(const Setting& setting, const FirstFoe& foe, UnitKind kind) {
    for (int count = 1; const auto outlook = fightOf(setting, foe, kind, count); ++count) {
        if (!outlook->conquered()) continue;
        const auto killed = std::ranges::count_if(
            outlook->attackers, [](const UnitOutlook& unit) { return unit.end == UnitEnd::killed; });
        return Enough{count, static_cast<int>(killed)};
    }
    return std::nullopt;
}

/// What an army that does not win may do: leave the province free, so that another unit can walk in.
QString oneClears(const Setting& setting, const FirstFoe& foe, UnitKind kind) {
    const auto outlook = fightOf(setting, foe, kind, 1);
    if (!outlook || outlook->holder != Owner::none) return {};
    //: %1 "1 Infantry"; it: the province
    return Figures::tr("%1 clears it too, but falls; a Princess may walk in then.").arg(kindCount(kind, 1));
}

/// How few Infantry, or Archers, beat a Barbarian army of the first turn, each with what it loses.
QString firstBattle(const Setting& setting) {
    const FirstFoe foe = firstFoe(setting);
    if (foe.province == noProvince) return {};
    QStringList enough;
    for (const UnitKind kind : {UnitKind::infantry, UnitKind::archer})
        if (const auto win = fewestToWin(setting, foe, kind))
            //: Units that win a battle, and how many of them die in it: "2 Infantry (losses: 1)"
            enough << Figures::tr("%1 (losses: %2)").arg(kindCount(kind, win->armies), number(win->lost));
    if (enough.isEmpty()) return {};
    const QString either =
        //: One or the other is enough
        enough.size() == 1 ? enough.front() : Figures::tr("%1 or %2").arg(enough.front(), enough.back());
    //: %1 its power and toughness, %2 units that win
    const QString takes = Figures::tr("To take the province of one Barbarian army of %1 you need %2.")
                              .arg(number(barbarianStrength(setting.tables, foe.state.turn)), either);
    const QString clears = oneClears(setting, foe, UnitKind::infantry);
    return clears.isEmpty() ? takes : takes + QLatin1Char(' ') + clears;
}

} // namespace

QString figuresChapter(const Setting& setting) {
    QStringList lines{QStringLiteral("## ") + Figures::tr("The figures of this table"), QString{},
                      Figures::tr("Where the page below names other figures, these are the ones that count: "
                                  "they stand in the scenario that is played."),
                      QString{}};
    lines << playMat(setting.tables) << units(setting.tables) << rest(setting) << abilities(setting.tables);
    return lines.join(QLatin1Char('\n'));
}

QHash<QString, QString> namedFigures(const Setting& setting) {
    const Tables& tables = setting.tables;
    QHash<QString, QString> figures;
    const auto name = [&](const char* place, int figure) {
        figures.insert(QString::fromLatin1(place), number(figure));
    };
    const auto vp = [&](ProvinceType type) { return provinceVp(tables, type); };
    const auto of = [](const auto& table, UnitKind kind) { return int{table[index(kind)]}; };
    name("threshold", setting.threshold());
    name("players", static_cast<int>(setting.players()));
    name("turns", setting.turnLimit());
    name("cap", tables.cap);
    name("vp-price", tables.vpPrice);
    name("province-vp", vp(ProvinceType::common));
    name("trade-center-vp", vp(ProvinceType::tradeCenter));
    name("capital-vp", vp(ProvinceType::capital));
    name("fort-vp", tables.fortVp);
    name("leader-vp", tables.leaderVp);
    name("princess-power", of(tables.power, UnitKind::princess));
    figures.insert(QStringLiteral("kill-vp"), killValues(tables));
    figures.insert(QStringLiteral("unification"), awards(setting));
    //: How many are placed before the first turn
    figures.insert(QStringLiteral("start-tokens"), Figures::tr("%n token(s)", nullptr, tables.startTokens));
    figures.insert(QStringLiteral("barbarian-steps"), barbarianSteps(tables));
    const bool rising = tables.barbarians.back().strength > tables.barbarians.front().strength;
    //: The first turns are the time to take land: Barbarians get stronger
    figures.insert(QStringLiteral("early-land"),
                   rising ? Figures::tr("Early land is cheap land.") : QString());
    figures.insert(QStringLiteral("first-battle"), firstBattle(setting));
    for (const auto& [kind, word] :
         {std::pair{UnitKind::infantry, "infantry"}, std::pair{UnitKind::archer, "archer"},
          std::pair{UnitKind::cavalry, "cavalry"}}) {
        const QString army = QLatin1String(word);
        figures.insert(army + QStringLiteral("-eats"), number(of(tables.feed, kind)));
        figures.insert(army + QStringLiteral("-power"), number(of(tables.power, kind)));
        figures.insert(army + QStringLiteral("-toughness"), number(of(tables.toughness, kind)));
    }
    return figures;
}

} // namespace marches::warriors::face
