#include "app/warriors/words/hint_words.h"

#include "app/warriors/pieces/level_words.h"
#include "app/warriors/pieces/words.h"
#include "app/warriors/words/sentences.h"
#include "app/warriors/words/step_text.h"
#include "engine/warriors/outlook.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>

namespace marches::warriors::face {

namespace {

struct Hints {
    Q_DECLARE_TR_FUNCTIONS(Hints)
};

constexpr std::size_t mostTogether = 4; ///< new armies that a forecast adds at most

QString worthSentence(const Setting& setting, ProvinceId goal) {
    //: %1 a province, %2 the Victory Points that holding it is worth
    return Hints::tr("Victory Points: %2 for %1.")
        .arg(provinceName(setting, goal))
        .arg(provinceVp(setting, goal));
}

/// Returns what the level brings that a proposed token leads to.
QString tokenFacts(const Moment& moment, SeatId seat, Path path) {
    const PlayMat& mat = moment.setting->tables.playMat;
    const int next = level(*moment.setting, moment.state, seat, path) + 1;
    if (next > static_cast<int>(levelCount)) return {};
    const auto row = static_cast<std::size_t>(path);
    const auto i = static_cast<std::size_t>(next) - 1;
    const QStringList gains = levelGains(moment, seat, path, next);
    if (gains.isEmpty()) return {};
    const bool reached = moment.state.player(seat).tokens[row] + 1 >= mat.reach[row][i];
    //: A path of the play-mat and its level, what that brings: "Trade II: bank 7:1 → 4:1, +1 route"
    QString leadsTo = Hints::tr("This token reaches %1 %2: %3.");
    if (!reached)
        //: Of a token: a path of the play-mat and its level, what that brings: "Trade II: bank 7:1 → 4:1, +1
        //: route"
        leadsTo = Hints::tr("It is a step towards %1 %2: %3.");
    QStringList sentences{leadsTo.arg(pathName(path), roman(next), gains.join(QStringLiteral(", ")))};
    sentences << abilitiesOfLevel(moment, path, next);
    if (path == Path::military && mat.actionPoints[i] > mat.actionPoints[i - 1])
        sentences << Hints::tr("Armies go farther in a turn.");
    if (path == Path::trade && mat.bankRate[i] < mat.bankRate[i - 1])
        sentences << Hints::tr("The bank gives the same for less.");
    if (const auto first = firstYield(moment, seat, path))
        //: %1 a resource; the next level of a path multiplies what provinces yield of it by more than 0
        sentences << Hints::tr("Before that level no province yields %1.").arg(resourceName(*first));
    return paragraph(sentences);
}

/// Returns `first` and behind them the other armies in adjacent provinces.
std::vector<Token> armiesNear(const Setting& setting, const State& state, SeatId seat, ProvinceId goal,
                              std::vector<Token> first) {
    const std::span<const ProvinceId> around = setting.board.neighbours[goal];
    for (Token token = 0; token < armyTokenCount; ++token) {
        const Unit& unit = state.player(seat).units[token];
        if (!unit.onBoard() || unit.lying || std::ranges::find(first, token) != first.end()) continue;
        if (std::ranges::find(around, unit.province) != around.end()) first.push_back(token);
    }
    return first;
}

struct Taking {
    std::size_t count = 0; ///< how many of the armies, from the first; 0: not even all of them take it
    BattleOutlook outlook;
};

Taking taking(const Setting& setting, const State& state, SeatId seat, ProvinceId goal,
              const std::vector<Token>& armies) {
    for (std::size_t count = 1; count <= armies.size(); ++count)
        if (auto outlook = battleOutlook(setting, state, seat, std::span{armies}.first(count), goal);
            outlook && outlook->conquered())
            return {count, std::move(*outlook)};
    return {};
}

/// Returns how many armies take the province, how many survive, and the Victory Points; empty if none can.
QStringList takingFacts(const Setting& setting, SeatId seat, ProvinceId goal, const Taking& taking) {
    if (taking.count == 0) return {};
    const BattleOutlook& outlook = taking.outlook;
    const auto survivors = std::ranges::count_if(outlook.attackers, [](const UnitOutlook& unit) {
        return unit.end != UnitEnd::killed && unit.end != UnitEnd::lost;
    });
    const auto fighters = static_cast<int>(outlook.attackers.size());
    const QString place = provinceName(setting, goal);
    const QString battle =
        survivors == fighters
            ? Hints::tr("%n army(s) take(s) %1 and lose(s) none.", "%1 a province", fighters).arg(place)
            : Hints::tr("%n army(s) take(s) %1; surviving: %2.", "%1 a province", fighters)
                  .arg(place)
                  .arg(survivors);
    const int sum = outlook.vp[index(seat)];
    const QString points =
        sum != provinceVp(setting, goal)
            //: %1 a province, %2 what the score changes by: "+3", "−1"
            ? Hints::tr("Victory Points for %1 and the battle: %2.").arg(place, signedNumber(sum))
            : worthSentence(setting, goal);
    return {battle, points};
}

/// Returns the armies that can march to the goal now, the army of the move first.
std::vector<Token> marchersTo(const Moment& moment, SeatId seat, const step::Move& move) {
    auto armies = armiesNear(*moment.setting, moment.state, seat, move.to, {move.token});
    armies.erase(
        std::remove_if(
            armies.begin() + 1, armies.end(),
            [&](Token token) {
                return check(*moment.setting, moment.state, Command{seat, step::Move{token, move.to}});
            }),
        armies.end());
    // Those of the same province first: they go together.
    const ProvinceId from = moment.state.player(seat).units[move.token].province;
    std::stable_partition(armies.begin() + 1, armies.end(), [&](Token token) {
        return moment.state.player(seat).units[token].province == from;
    });
    return armies;
}

bool takesProvince(const Moment& moment, SeatId seat, const step::Move& move, const Reason& reason) {
    return reason.goal == ReasonCode::takeProvince &&
           as<ReasonCode::takeProvince>(reason).province == move.to &&
           hostile(moment.state, seat, moment.state.holder(move.to));
}

/// Returns a move and the moves of further armies from the same province, as far as they are legal.
std::vector<Command> movesTogether(const Moment& moment, const Command& command,
                                   std::span<const Token> armies) {
    const auto& move = std::get<step::Move>(command.step);
    const auto& units = moment.state.player(isSeat(command.actor) ? command.actor : moment.hand).units;
    std::vector<Command> steps{command};
    State now = moment.state;
    std::vector<Event> events;
    apply(*moment.setting, now, command, events);
    for (const Token army : armies.subspan(1)) {
        const Command next{command.actor, step::Move{army, move.to}};
        if (units[army].province != units[move.token].province || check(*moment.setting, now, next)) break;
        apply(*moment.setting, now, next, events);
        steps.push_back(next);
    }
    return steps;
}

struct Facts {
    const Moment& moment;
    SeatId seat;
    const Reason& reason;

    QString operator()(const step::PlaceToken& s) const { return tokenFacts(moment, seat, s.path); }
    QString operator()(const step::Upgrade& s) const { return tokenFacts(moment, seat, s.path); }
    QString operator()(const step::Move& s) const {
        if (reason.goal != ReasonCode::takeProvince) return {};
        const ProvinceId goal = as<ReasonCode::takeProvince>(reason).province;
        const Owner holder = moment.state.holder(goal);
        if (holder == Owner::none) return worthSentence(*moment.setting, goal);
        if (!takesProvince(moment, seat, s, reason)) return {};
        const std::vector<Token> armies = marchersTo(moment, seat, s);
        const Taking found = taking(*moment.setting, moment.state, seat, goal, armies);
        QStringList sentences = takingFacts(*moment.setting, seat, goal, found);
        if (found.count == 0) return {};
        const std::size_t go = movesTogether(moment, {seat, s}, std::span{armies}.first(found.count)).size();
        if (found.count > go)
            sentences << Hints::tr("%n more army(s) must march there too.", nullptr,
                                   static_cast<int>(found.count - go));
        return paragraph(sentences);
    }
    /// Reckons with the new army and, where needed, more of its kind.
    QString operator()(const step::Build& s) const {
        if (reason.goal != ReasonCode::buildToExpand) return {};
        const ProvinceId goal = as<ReasonCode::buildToExpand>(reason).prize;
        const Owner holder = moment.state.holder(goal);
        if (holder == Owner::none) return worthSentence(*moment.setting, goal);
        if (!hostile(moment.state, seat, holder)) return {};
        State then = moment.state;
        std::vector<Token> fresh;
        for (std::size_t i = 0; i < mostTogether; ++i)
            if (const auto token = freeToken(then, seat, s.kind)) {
                then.player(seat).units[*token].province = s.province;
                fresh.push_back(*token);
            }
        if (fresh.empty()) return {};
        std::vector<Token> armies = armiesNear(*moment.setting, moment.state, seat, goal, {fresh.front()});
        const std::size_t ready = armies.size();
        armies.insert(armies.end(), fresh.begin() + 1, fresh.end());
        const Taking found = taking(*moment.setting, then, seat, goal, armies);
        QStringList sentences = takingFacts(*moment.setting, seat, goal, found);
        if (found.count > ready)
            //: %1 armies that could take a province together with others still to be built
            sentences << Hints::tr("Armies ready after this: %1.").arg(ready);
        return paragraph(sentences);
    }
    /// Says what both paths become in the words of the Actions list, so that the rows can be compared.
    QString operator()(const step::Shift& s) const { return stepText(moment, {seat, s}).detail(); }
    template <class Other>
    QString operator()(const Other&) const {
        return {};
    }
};

/// Tells whether the facts make the sentence of the goal superfluous.
bool saidByFacts(ReasonCode goal) {
    return goal == ReasonCode::opening || goal == ReasonCode::upgradeToLevel ||
           goal == ReasonCode::upgradeReachesLevel || goal == ReasonCode::buildToExpand;
}

/// Returns the province that armies are built or sent to take; noProvince for other goals.
ProvinceId aimOf(const Reason& reason) {
    switch (reason.goal) {
    case ReasonCode::buildToExpand:
        return as<ReasonCode::buildToExpand>(reason).prize;
    case ReasonCode::takeProvince:
    case ReasonCode::wearDown:
        return as<ReasonCode::takeProvince>(reason).province;
    default:
        return noProvince;
    }
}

/// Explains a plan of an earlier hint that is dropped, since it would look like an oversight; empty: none is.
QString changeOfPlan(const Moment& moment, SeatId seat, const Reason& earlier, const Reason& now) {
    const ProvinceId goal = aimOf(earlier);
    if (goal == noProvince || aimOf(now) == goal || !hostile(moment.state, seat, moment.state.holder(goal)))
        return {};
    const std::vector<Token> armies = armiesNear(*moment.setting, moment.state, seat, goal, {});
    const auto outlook = battleOutlook(*moment.setting, moment.state, seat, armies, goal);
    if (armies.empty() || (outlook && outlook->conquered())) return {};
    //: Below a hint, where the hint before, in the same turn, was to build an army; %1 the province it was
    //: for
    return Hints::tr("The hint before was for taking %1, which needs more armies still. Weighed anew, this "
                     "is worth more now.")
        .arg(provinceName(*moment.setting, goal));
}

} // namespace

std::vector<Command> hintSteps(const Moment& moment, const Command& command, const Reason& reason) {
    const auto* move = std::get_if<step::Move>(&command.step);
    const SeatId seat = isSeat(command.actor) ? command.actor : moment.hand;
    if (!move || !takesProvince(moment, seat, *move, reason)) return {command};
    const std::vector<Token> armies = marchersTo(moment, seat, *move);
    return movesTogether(moment, command,
                         std::span{armies}.first(std::max<std::size_t>(
                             1, taking(*moment.setting, moment.state, seat, move->to, armies).count)));
}

std::vector<QString> hintWords(const Moment& moment, const Command& command, const Reason& reason,
                               const std::optional<Reason>& earlier) {
    const SeatId seat = isSeat(command.actor) ? command.actor : moment.hand;
    const QString facts = std::visit(Facts{moment, seat, reason}, command.step);
    std::vector<QString> words;
    if (!facts.isEmpty()) words.push_back(facts);
    if (facts.isEmpty() || !saidByFacts(reason.goal)) words.push_back(goalSentence(moment, reason));
    // An estimate beside exact points would confuse.
    const bool reckoned = !facts.isEmpty() && (std::holds_alternative<step::Move>(command.step) ||
                                               std::holds_alternative<step::Build>(command.step));
    const QString estimated = reckoned ? QString{} : estimate(reason);
    if (!estimated.isEmpty()) words.push_back(estimated);
    if (earlier)
        if (const QString change = changeOfPlan(moment, seat, *earlier, reason); !change.isEmpty())
            words.push_back(change);
    return words;
}

} // namespace marches::warriors::face
