#include "app/warriors/level_words.h"

#include "app/warriors/words.h"
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
    const auto row = static_cast<std::size_t>(path);
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
        //: A resource, what its symbols are multiplied by, what that yields now: "Food ×2: 6 each Upkeep"
        lines << Levels::tr("%1 ×%2: %3 each Upkeep")
                     .arg(resourceName(resource))
                     .arg(times(mat, resource, i))
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

QString levelGain(const Moment& moment, SeatId seat, Path path, int level) {
    const PlayMat& mat = moment.setting->tables.playMat;
    const std::size_t i = static_cast<std::size_t>(level) - 1;
    const Resources before = incomeAt(moment, seat, path, level - 1);
    const Resources after = incomeAt(moment, seat, path, level);
    QStringList gains;
    for (const Resource resource : yieldedBy(path)) {
        const int more = after[resource] - before[resource];
        if (more > 0) {
            Resources gained;
            gained[resource] = more;
            //: %1 an amount: "1 Weapon more every Upkeep"
            gains << Levels::tr("%1 more every Upkeep").arg(amounts(gained));
        } else if (times(mat, resource, i) != times(mat, resource, i - 1)) {
            //: A resource and what its symbols are multiplied by: "Food ×2 instead of ×1"
            gains << Levels::tr("%1 ×%2 instead of ×%3")
                         .arg(resourceName(resource))
                         .arg(times(mat, resource, i))
                         .arg(times(mat, resource, i - 1));
        }
    }
    if (path == Path::trade && mat.bankRate[i] != mat.bankRate[i - 1])
        gains << Levels::tr("bank %1:1 instead of %2:1").arg(mat.bankRate[i]).arg(mat.bankRate[i - 1]);
    if (path == Path::trade && mat.routes[i] > mat.routes[i - 1])
        gains << Levels::tr("%n route(s)", "Trade Routes", mat.routes[i]);
    if (path == Path::military && mat.actionPoints[i] != mat.actionPoints[i - 1])
        gains << Levels::tr("%n Action Point(s) for each army", nullptr, mat.actionPoints[i]);
    for (const Ability ability : abilitiesOf(mat, path, level))
        gains << abilityName(ability);
    const QString where = Levels::tr("%1 %2").arg(pathName(path), roman(level));
    if (gains.isEmpty()) return where;
    //: A level of the play-mat and what it gives: "Trade II: bank 4:1 instead of 7:1, 1 route"
    return Levels::tr("%1: %2").arg(where, gains.join(QStringLiteral(", ")));
}

} // namespace marches::warriors::face
