#pragma once

#include "engine/bots/player.h"

#include <QString>

#include <vector>

namespace marches::play {

/// The kinds of computer player of a game as seats name them, weakest first: "random", "bot:steady".
template <Game G>
std::vector<QString> computerKinds() {
    std::vector<QString> kinds;
    for (const PlayerEntry<G>& entry : playersOf<G>()) {
        const QString name = QString::fromUtf8(entry.name.data(), static_cast<qsizetype>(entry.name.size()));
        kinds.push_back(name == QLatin1String("random") ? name : QStringLiteral("bot:") + name);
    }
    return kinds;
}

} // namespace marches::play
