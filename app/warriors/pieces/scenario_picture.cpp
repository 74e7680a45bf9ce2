#include "app/warriors/pieces/scenario_picture.h"

#include "app/map/picture_of.h"
#include "app/play/programs.h"
#include "engine/base/file.h"

#include <QCoreApplication>
#include <QLocale>

namespace marches::warriors::face {

namespace {

struct Titles {
    Q_DECLARE_TR_FUNCTIONS(Titles)
};

} // namespace

std::shared_ptr<const appmap::MapPicture> scenarioPicture(const Scenario& scenario,
                                                          const std::string& variant) {
    const Variant* found = scenario.find(variant);
    if (found == nullptr || found->picture.file.empty()) return nullptr;
    const auto bytes = readBeside(found->picture.folder, found->picture.file, PictureLimits{}.bytes);
    if (!bytes) return nullptr;
    const PictureResult read = readPicture(*bytes, found->picture.file);
    if (!read.picture) return nullptr;
    return std::make_shared<const appmap::MapPicture>(
        appmap::pictureOf(*read.picture, found->picture, *found->map));
}

QString scenarioTitle(const Scenario& scenario, const std::string& variant) {
    const Variant* found = scenario.find(variant);
    const bool part = found != nullptr && !found->id.empty();
    const std::string language = QLocale().name().section(QLatin1Char('_'), 0, 0).toStdString();
    const std::string_view name =
        part ? nameIn(found->names, language, found->id) : nameIn(scenario.names, language, scenario.id);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

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
