#include "app/warriors/pieces/lead_words.h"

#include "app/warriors/pieces/words.h"
#include "engine/warriors/query.h"

#include <QCoreApplication>

#include <algorithm>

namespace marches::warriors::face {

namespace {

struct Leads {
    Q_DECLARE_TR_FUNCTIONS(Leads)
};

bool anyToken(const State& state, Path path) {
    return std::ranges::any_of(state.players,
                               [path](const Player& player) { return player.tokens[index(path)] > 0; });
}

} // namespace

QString leadWords(const Setting& setting, const State& state, Path path) {
    const auto first = leader(setting, state, path);
    const QString holder = first ? seatName(setting, *first)
                           //: Nobody holds the title of a path, as several have as many tokens
                           : anyToken(state, path)
                               ? Leads::tr("tied, nobody")
                               //: Nobody holds the title of a path, as no token lies on it
                               : Leads::tr("nobody");
    //: A title, the Victory Points it is worth, and who holds it: "Builder (3 VP): France"
    return Leads::tr("%1 (%2 VP): %3").arg(leaderName(path)).arg(setting.tables.leaderVp).arg(holder);
}

QString leadRule(const Setting& setting, Path path) {
    //: %1 a title, %2 its Victory Points, %3 its path: "Trader: 3 VP for whoever has the most tokens on
    //: Trade…"
    return Leads::tr("%1: %2 VP for whoever has the most tokens on %3; in a tie it is nobody's.")
        .arg(leaderName(path))
        .arg(setting.tables.leaderVp)
        .arg(pathName(path));
}

} // namespace marches::warriors::face
