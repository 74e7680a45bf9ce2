#include "app/warriors/newgame/computer_names.h"

#include "app/play/programs.h"

#include <QCoreApplication>

namespace marches::warriors::face {

namespace {

struct Titles {
    Q_DECLARE_TR_FUNCTIONS(Titles)
};

} // namespace

QString computerName(const QString& kind) {
    if (kind == QLatin1String("random")) return Titles::tr("Computer, random moves");
    if (kind.startsWith(QLatin1String("bot:"))) {
        const QString bot = kind.mid(4);
        if (bot.startsWith(QLatin1String("exec:"))) return play::programTitle(kind);
        if (bot == QLatin1String("random")) return Titles::tr("Computer, random moves");
        //: A level of the computer players, from weak to strong: random, novice, steady, strong
        if (bot == QLatin1String("novice")) return Titles::tr("Computer, novice");
        if (bot == QLatin1String("steady")) return Titles::tr("Computer, steady");
        if (bot == QLatin1String("strong")) return Titles::tr("Computer, strong");
        //: %1 is a computer player's name
        return Titles::tr("Computer, %1").arg(bot);
    }
    return Titles::tr("Computer");
}

QString computerLevel(const QString& kind) {
    const QString bot = kind.startsWith(QLatin1String("bot:")) ? kind.mid(4) : kind;
    //: A level of the computer players where there is no room for "Computer, random moves"
    if (bot == QLatin1String("random")) return Titles::tr("random");
    //: A level of the computer players where there is no room for "Computer, novice"
    if (bot == QLatin1String("novice")) return Titles::tr("novice");
    //: A level of the computer players where there is no room for "Computer, steady"
    if (bot == QLatin1String("steady")) return Titles::tr("steady");
    //: A level of the computer players where there is no room for "Computer, strong"
    if (bot == QLatin1String("strong")) return Titles::tr("strong");
    return computerName(kind);
}

QString computerNote(const QString& kind) {
    const QString bot = kind.startsWith(QLatin1String("bot:")) ? kind.mid(4) : kind;
    if (bot == QLatin1String("random"))
        return Titles::tr(
            "Makes any allowed move, without a plan; for learning the rules or trying out a map");
    if (bot == QLatin1String("novice")) return Titles::tr("Makes mistakes; good for a first game");
    if (bot == QLatin1String("steady")) return Titles::tr("Plays soundly; a match for who knows the game");
    if (bot == QLatin1String("strong")) return Titles::tr("Looks further ahead; the hardest to beat");
    return {};
}

} // namespace marches::warriors::face
