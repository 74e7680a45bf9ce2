#pragma once

#include "engine/bots/player.h"

#include <QString>

#include <string_view>
#include <vector>

namespace marches::play {

/// A player of the register as seats name it: "random", "bot:steady".
inline QString computerKind(std::string_view player) {
    const QString name = QString::fromUtf8(player.data(), static_cast<qsizetype>(player.size()));
    return player == "random" ? name : QStringLiteral("bot:") + name;
}

/// The kinds of computer player of a game as seats name them, weakest first: "random", "bot:steady".
template <Game G>
std::vector<QString> computerKinds() {
    std::vector<QString> kinds;
    for (const PlayerEntry<G>& entry : playersOf<G>())
        kinds.push_back(computerKind(entry.name));
    return kinds;
}

} // namespace marches::play
