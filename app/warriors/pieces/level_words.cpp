#include "app/warriors/pieces/level_words.h"

#include "app/warriors/pieces/words.h"
#include "engine/warriors/query.h"

#include <QCoreApplication>

namespace marches::warriors::face {

namespace {

struct Levels {
    Q_DECLARE_TR_FUNCTIONS(Levels)
};

/// What the next Upkeep would yield at a level.
Resources incomeAt(const Moment& moment, SeatId seat, Path path, int level) {
    State then = moment.state;
    const auto row = index(path);
    then.player(seat).tokens[row] = static_cast<std::uint8_t>(
        moment.setting->tables.playMat.reach[row][static_cast<std::size_t>(level) - 1]);
    return income(*moment.setting, then, seat);
}

std::vector<Ability> abilitiesOf(const PlayMat& mat, Path path, int level) {
    std::vector<Ability> found;
    for (std::size_t a = 0; a < abilityCount; ++a)
        if (mat.abilities[a] == AbilityLevel{path, static_cast<std::uint8_t>(level)})
            found.push_back(static_cast<Ability>(a));
    return found;
}

std::vector<Resource> yieldedBy(Path path) {
    if (path == Path::production) return {Resource::food, Resource::product};
    if (path == Path::military) return {Resource::weapon};
    return {};
}

/// What each symbol of a resource yields: "2 Products per symbol".
QString perSymbol(Resource resource, int count) {
    //: %1 an amount of a resource, which every symbol of it on one's own provinces yields: "2 Products"
    return Levels::tr("%1 per symbol").arg(amount(resource, count));
}

int times(const PlayMat& mat, Resource resource, std::size_t i) {
    return resource == Resource::food      ? mat.food[i]
           : resource == Resource::product ? mat.product[i]
                                           : mat.weapon[i];
}

} // namespace

QString levelBubble(const Moment& moment, SeatId seat, Path path, int level) {
    const PlayMat& mat = moment.setting->tables.playMat;
    const std::size_t i = static_cast<std::size_t>(level) - 1;
    const Resources coming = incomeAt(moment, seat, path, level);
    //: A path of the play-mat and its level: "Trade II"
    QStringList lines{Levels::tr("%1 %2").arg(pathName(path), roman(level))};
    for (const Resource resource : yieldedBy(path))
        //: What each symbol yields, what that makes now: "2 Food per symbol: 6 in every Upkeep"
        lines << Levels::tr("%1: %2 in every Upkeep")
                     .arg(perSymbol(resource, times(mat, resource, i)))
                     .arg(coming[resource]);
    if (path == Path::trade) {
        lines << Levels::tr("Bank %1:1").arg(mat.bankRate[i]);
        if (mat.routes[i] > 0) lines << Levels::tr("%n Trade Route(s) may be opened", nullptr, mat.routes[i]);
    }
    if (path == Path::military)
        lines << Levels::tr("%n Action Point(s) for each army", nullptr, mat.actionPoints[i]);
    for (const Ability ability : abilitiesOf(mat, path, level))
        lines << Levels::tr("%1: %2", "an ability and what it does")
                     .arg(abilityName(ability), abilityText(moment.setting->tables, ability));
    return lines.join(QLatin1Char('\n'));
}

QStringList levelGains(const Moment& moment, SeatId seat, Path path, int level) {
    const PlayMat& mat = moment.setting->tables.playMat;
    const std::size_t i = static_cast<std::size_t>(level) - 1;
    const Resources before = incomeAt(moment, seat, path, level - 1);
    const Resources after = incomeAt(moment, seat, path, level);
    QStringList gains;
    for (const Resource resource : yieldedBy(path)) {
        if (times(mat, resource, i) == times(mat, resource, i - 1)) continue;
        const QString gain = perSymbol(resource, times(mat, resource, i));
        const int more = after[resource] - before[resource];
        //: What each symbol yields, so much more than at the level before that makes now: "2 Products per
        //: symbol (so 4 more in every Upkeep)"
        gains << (more > 0 ? Levels::tr("%1 (so %2 more in every Upkeep)").arg(gain).arg(more) : gain);
    }
    if (path == Path::trade) {
        if (mat.bankRate[i] != mat.bankRate[i - 1])
            //: The bank's rate until now and from now on
            gains << Levels::tr("bank %1:1 → %2:1").arg(mat.bankRate[i - 1]).arg(mat.bankRate[i]);
        if (mat.routes[i] > mat.routes[i - 1])
            //: So many more than until now
            gains << Levels::tr("+%n route(s)", nullptr, mat.routes[i] - mat.routes[i - 1]);
    }
    if (path == Path::military && mat.actionPoints[i] > mat.actionPoints[i - 1])
        //: So many more than until now, for each army
        gains << Levels::tr("+%n Action Point(s)", nullptr, mat.actionPoints[i] - mat.actionPoints[i - 1]);
    for (const Ability ability : abilitiesOf(mat, path, level))
        gains << abilityName(ability);
    return gains;
}

QStringList abilitiesOfLevel(const Moment& moment, Path path, int level) {
    QStringList texts;
    for (const Ability ability : abilitiesOf(moment.setting->tables.playMat, path, level))
        texts << abilityText(moment.setting->tables, ability);
    return texts;
}

namespace {

/// The level of a path that comes next, and how far a seat is on its way.
struct NextLevel {
    int level = 2;
    int spaces = 0;  ///< that lie before it
    int missing = 0; ///< tokens, at least 1
    QString gains;
};

std::optional<NextLevel> nextLevel(const Moment& moment, SeatId seat, Path path) {
    const PlayMat& mat = moment.setting->tables.playMat;
    const int now = level(*moment.setting, moment.state, seat, path);
    if (now >= static_cast<int>(levelCount)) return std::nullopt;
    const auto row = index(path);
    const auto i = static_cast<std::size_t>(now);
    const QStringList gains = levelGains(moment, seat, path, now + 1);
    return NextLevel{now + 1, mat.spaces[row][i], mat.reach[row][i] - moment.state.player(seat).tokens[row],
                     gains.isEmpty() ? Levels::tr("nothing more", "a level brings")
                                     : gains.join(QStringLiteral(", "))};
}

} // namespace

QString nextGain(const Moment& moment, SeatId seat, Path path) {
    const auto next = nextLevel(moment, seat, path);
    if (!next) return {};
    //: Path and level, how many tokens it takes, what it brings: "Production III with 1 token: 2 Products per
    //: symbol"
    return Levels::tr("<b>%1 %2</b> with %n token(s): %3", nullptr, next->missing)
        .arg(pathName(path), roman(next->level), next->gains);
}

std::optional<Resource> firstYield(const Moment& moment, SeatId seat, Path path) {
    const PlayMat& mat = moment.setting->tables.playMat;
    const auto now = static_cast<std::size_t>(level(*moment.setting, moment.state, seat, path));
    if (now >= levelCount) return std::nullopt;
    for (const Resource resource : yieldedBy(path))
        if (times(mat, resource, now - 1) == 0 && times(mat, resource, now) > 0) return resource;
    return std::nullopt;
}

QString tokenGain(const Moment& moment, SeatId seat, Path path) {
    const auto next = nextLevel(moment, seat, path);
    if (!next) return {};
    if (next->missing == 1)
        return Levels::tr("level %1: %2", "a level and what it brings").arg(roman(next->level), next->gains);
    //: Of a token that is placed: the first of two that lead to a level, and what that brings
    return Levels::tr("token %1 of %2 to level %3: %4")
        .arg(next->spaces - next->missing + 1)
        .arg(next->spaces)
        .arg(roman(next->level), next->gains);
}

} // namespace marches::warriors::face
