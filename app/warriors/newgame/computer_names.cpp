#include "app/warriors/newgame/computer_names.h"

#include "app/play/programs.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace marches::warriors::face {

namespace {

struct Titles {
    Q_DECLARE_TR_FUNCTIONS(Titles)
};

struct Level {
    const char* id;
    const char* name;
    const char* brief; ///< where there is no room for the name
    const char* note;
};
constexpr std::array levels{
    Level{
        "random", QT_TRANSLATE_NOOP("Titles", "Computer, random moves"),
        //: A level of the computer players where there is no room for "Computer, random moves"
        QT_TRANSLATE_NOOP("Titles", "random"),
        QT_TRANSLATE_NOOP(
            "Titles", "Makes any allowed move, without a plan; for learning the rules or trying out a map")},
    //: A level of the computer players, from weak to strong: random, novice, steady, strong
    Level{"novice", QT_TRANSLATE_NOOP("Titles", "Computer, novice"),
          //: A level of the computer players where there is no room for "Computer, novice"
          QT_TRANSLATE_NOOP("Titles", "novice"),
          QT_TRANSLATE_NOOP("Titles", "Makes mistakes; good for a first game")},
    Level{"steady", QT_TRANSLATE_NOOP("Titles", "Computer, steady"),
          //: A level of the computer players where there is no room for "Computer, steady"
          QT_TRANSLATE_NOOP("Titles", "steady"),
          QT_TRANSLATE_NOOP("Titles", "Plays soundly; a match for who knows the game")},
    Level{"strong", QT_TRANSLATE_NOOP("Titles", "Computer, strong"),
          //: A level of the computer players where there is no room for "Computer, strong"
          QT_TRANSLATE_NOOP("Titles", "strong"),
          QT_TRANSLATE_NOOP("Titles", "Looks further ahead; the hardest to beat")}};

/// The level of a kind such as "bot:steady" or "random"; null: it is none of them.
const Level* levelOf(const QString& kind) {
    const QString bot = kind.startsWith(QLatin1String("bot:")) ? kind.mid(4) : kind;
    const auto found =
        std::ranges::find(levels, bot, [](const Level& level) { return QLatin1String(level.id); });
    return found == levels.end() ? nullptr : &*found;
}

} // namespace

QString computerName(const QString& kind) {
    const bool bot = kind.startsWith(QLatin1String("bot:"));
    const Level* level = levelOf(kind);
    if (level != nullptr && (bot || kind == QLatin1String("random"))) return Titles::tr(level->name);
    if (!bot) return Titles::tr("Computer");
    if (kind.startsWith(QLatin1String("bot:exec:"))) return play::programTitle(kind);
    //: %1 is a computer player's name
    return Titles::tr("Computer, %1").arg(kind.mid(4));
}

QString computerLevel(const QString& kind) {
    const Level* level = levelOf(kind);
    return level != nullptr ? Titles::tr(level->brief) : computerName(kind);
}

QString computerNote(const QString& kind) {
    const Level* level = levelOf(kind);
    return level != nullptr ? Titles::tr(level->note) : QString{};
}

} // namespace marches::warriors::face
