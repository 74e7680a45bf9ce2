#include "app/warriors/newgame/scenario_shelf.h"

#include "app/map/thumbnail.h"
#include "app/shell/files.h"
#include "app/shell/language.h"
#include "app/warriors/newgame/new_game_draft.h"
#include "app/warriors/pieces/scenario_picture.h"
#include "app/warriors/pieces/words.h"

#include <QCryptographicHash>
#include <QDir>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

namespace marches::warriors::face {

namespace {

constexpr QSize thumbnailSize{240, 240};
constexpr QSize wholeSize{320, 320}; ///< of a whole map
constexpr double homeShade = 0.3;    ///< share of the player's colour

int provincesInPlay(const Variant& variant) {
    int count = 0;
    for (const std::uint8_t in : variant.view.inPlay)
        count += in != 0 ? 1 : 0;
    return count;
}

QDir thumbnailFolder() {
    const QString folder =
        QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + QStringLiteral("/thumbnails");
    QDir().mkpath(folder);
    return QDir(folder);
}

/// What the names of a card's thumbnails begin with, whatever colours its countries have.
QString thumbnailName(const ShelfEntry& entry, const theme::Theme& theme, double devicePixelRatio) {
    return QStringLiteral("%1-%2-%3-%4-")
        .arg(QString::fromStdString(entry.scenario->digest).left(24), QString::fromStdString(entry.variant),
             theme.tone == theme::Tone::Dark ? QStringLiteral("dark") : QStringLiteral("light"))
        .arg(qRound(devicePixelRatio * 100));
}

QString colourName(const ShelfEntry& entry) {
    QCryptographicHash colours(QCryptographicHash::Md5);
    for (const PlayedCountry& each : entry.played)
        colours.addData(QByteArray::fromStdString(each.country) + char('0' + static_cast<int>(each.colour)));
    return QString::fromLatin1(colours.result().toHex().left(12)) +
           QStringLiteral("-f.png"); // f: the way they are painted
}

/// Whose colour a province shows: its country's; a light shade where Barbarians still hold it.
std::optional<QColor> fillOf(const Variant& variant, ProvinceId province,
                             const std::vector<PlayedCountry>& played, const theme::Theme& theme) {
    const auto& own = variant.view.countries[province];
    const auto& countries = own.empty() ? variant.map->provinces()[province].countries : own;
    if (countries.size() != 1) return std::nullopt;
    const std::string& country = variant.map->countries()[countries.front()].id;
    for (const PlayedCountry& each : played)
        if (each.country == country) {
            const QColor full = theme.player(each.colour).fill;
            const bool held = each.capital == noProvince || each.capital == province;
            return held ? full : theme::blend(theme.colour(theme::Role::Land), full, homeShade);
        }
    return std::nullopt;
}

/// The square of the map, in its units, that holds all provinces in play, with something around them.
QRectF playedPart(const appmap::MapPicture& picture, const std::vector<appmap::ThumbnailTint>& tints) {
    QRectF played;
    for (std::size_t i = 0; i < tints.size(); ++i)
        if (tints[i].inPlay)
            for (const QPolygonF& ring : picture.provinces[i].rings)
                played |= ring.boundingRect();
    const double most = std::min(picture.size.width(), picture.size.height());
    const double side = std::clamp(1.15 * std::max(played.width(), played.height()), most / 4, most);
    const auto from = [side](double centre, double all) {
        return std::clamp(centre - side / 2, 0.0, all - side);
    };
    return {from(played.center().x(), picture.size.width()), from(played.center().y(), picture.size.height()),
            side, side};
}

} // namespace

namespace {

QPixmap keptThumbnail(const ShelfEntry& entry, const theme::Theme& theme, double devicePixelRatio) {
    QDir folder = thumbnailFolder();
    const QString name = thumbnailName(entry, theme, devicePixelRatio);
    const QString file = folder.filePath(name + colourName(entry));
    if (QPixmap kept; kept.load(file)) {
        kept.setDevicePixelRatio(devicePixelRatio);
        return kept;
    }
    const bool whole = entry.scenario->find(entry.variant) == &entry.scenario->whole;
    const QPixmap painted = tableThumbnail(*entry.scenario, entry.variant, entry.played,
                                           whole ? wholeSize : thumbnailSize, theme, devicePixelRatio);
    if (painted.isNull()) return painted;
    for (const QString& old : folder.entryList({name + QLatin1Char('*')}, QDir::Files))
        folder.remove(old); // one a card: that of the countries chosen last
    // One that can't be kept is painted again next time.
    if (QSaveFile kept(file); kept.open(QIODevice::WriteOnly) && painted.save(&kept, "PNG")) kept.commit();
    return painted;
}

} // namespace

QPixmap tableThumbnail(const Scenario& scenario, const std::string& variantId,
                       const std::vector<PlayedCountry>& played, const QSize& size, const theme::Theme& theme,
                       double devicePixelRatio) {
    const Variant* variant = scenario.find(variantId);
    const auto picture = scenarioPicture(scenario, variantId);
    if (variant == nullptr || picture == nullptr) return {};
    std::vector<appmap::ThumbnailTint> tints(variant->map->provinces().size());
    for (std::size_t i = 0; i < tints.size(); ++i) {
        const ProvinceId province = idAt<ProvinceId>(i);
        tints[i].inPlay = variant->view.inPlay[province] != 0;
        if (tints[i].inPlay) tints[i].fill = fillOf(*variant, province, played, theme);
    }
    // Large enough that the part in play, cut out, still has the size that is wanted.
    const QRectF part =
        variant == &scenario.whole ? QRectF({0, 0}, picture->size) : playedPart(*picture, tints);
    const double larger = std::max(picture->size.width(), picture->size.height()) / part.width();
    const QSize all = size * (variant == &scenario.whole ? 1.0 : larger);
    QPixmap painted = appmap::renderThumbnail(*picture, tints, all, theme, devicePixelRatio);
    if (variant != &scenario.whole) {
        const double px = painted.width() / picture->size.width();
        painted = painted.copy(QRectF(part.topLeft() * px, part.size() * px).toRect());
        painted.setDevicePixelRatio(devicePixelRatio);
    }
    return painted;
}

ScenarioShelf::ScenarioShelf(QObject* parent) : QAbstractListModel(parent) {
    idle_.setSingleShot(true);
    idle_.setInterval(0);
    connect(&idle_, &QTimer::timeout, this, &ScenarioShelf::paintNext);
}

Findings ScenarioShelf::load(const QString& folder) {
    folder_ = folder;
    Findings findings;
    const QStringList files =
        QDir(folder).entryList({QStringLiteral("*.yaml")}, QDir::Files, QDir::Name | QDir::Reversed);
    for (const QString& name : files) {
        ScenarioResult read =
            loadCheckedScenario(shell::onDisk(folder + QLatin1Char('/') + name), {shell::onDisk(folder)});
        if (read.scenario && read.scenario->game == gameId) {
            const QString key = QString::fromStdString(read.scenario->id);
            addScenario(std::make_shared<const Scenario>(std::move(*read.scenario)), key);
        } else {
            findings.insert(findings.end(), read.findings.begin(), read.findings.end());
        }
    }
    return findings;
}

int ScenarioShelf::addFile(const QString& path, Findings& findings) {
    if (const int row = find(path, {}); row >= 0) return row;
    ScenarioResult read = loadCheckedScenario(shell::onDisk(path), {shell::onDisk(folder_)});
    findings = std::move(read.findings);
    if (!read.scenario || read.scenario->game != gameId) return -1;
    addScenario(std::make_shared<const Scenario>(std::move(*read.scenario)), path);
    return find(path, {});
}

void ScenarioShelf::addScenario(std::shared_ptr<const Scenario> scenario, const QString& key) {
    std::vector<ShelfEntry> added;
    const auto add = [&](const Variant& variant) {
        ShelfEntry entry;
        entry.scenario = scenario;
        entry.key = key;
        entry.variant = variant.id;
        entry.plan = seatPlan(*scenario, variant);
        entry.preferred = largestFirst(variant, entry.plan);
        describe(entry);
        added.push_back(std::move(entry));
    };
    add(scenario->whole);
    for (const Variant& variant : scenario->variants)
        if (!variant.inherited) add(variant);
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(added.size()) - 1);
    entries_.insert(entries_.end(), added.begin(), added.end());
    endInsertRows();
    idle_.start();
}

void ScenarioShelf::describe(ShelfEntry& entry) const {
    const Variant& variant = *entry.scenario->find(entry.variant);
    entry.title = scenarioTitle(*entry.scenario, entry.variant);
    entry.players = entry.plan.minPlayers == entry.plan.maxPlayers
                        ? tr("%n player(s)", nullptr, entry.plan.minPlayers)
                        : tr("%1 to %n player(s)", nullptr, entry.plan.maxPlayers).arg(entry.plan.minPlayers);
    entry.provinces = tr("%n province(s)", nullptr, provincesInPlay(variant));
    if (!entry.whole()) return;
    entry.sentence.clear();
    const Node* texts = entry.scenario->tree.find("texts");
    if (const Node* sentence = texts != nullptr ? texts->find("sentence") : nullptr) {
        const std::string language = shell::spokenLanguage().toStdString();
        const Node* said = sentence->isScalar() ? sentence : sentence->find(language);
        if (said == nullptr) said = sentence->find("en");
        if (said != nullptr && said->isScalar()) entry.sentence = QString::fromStdString(said->text);
    }
    QStringList names;
    for (const std::string& id : entry.plan.countries)
        if (const auto country = variant.map->findCountry(id)) names << countryName(*variant.map, *country);
    //: %1 names of countries
    entry.countries = tr("In order of play: %1").arg(names.join(QStringLiteral(", ")));
}

int ScenarioShelf::find(const QString& key, const std::string& variant) const {
    for (std::size_t i = 0; i < entries_.size(); ++i)
        if (entries_[i].key == key && entries_[i].variant == variant) return static_cast<int>(i);
    return -1;
}

void ScenarioShelf::retranslate() {
    for (ShelfEntry& entry : entries_)
        describe(entry);
    if (!entries_.empty()) emit dataChanged(index(0), index(rowCount() - 1));
}

void ScenarioShelf::paintThumbnails(const theme::Theme& theme, double devicePixelRatio) {
    if (theme.tone != theme_.tone || devicePixelRatio != density_)
        for (ShelfEntry& entry : entries_)
            entry.painted = false;
    theme_ = theme;
    density_ = devicePixelRatio;
    idle_.start();
}

void ScenarioShelf::showPlayed(int row, std::vector<PlayedCountry> played) {
    ShelfEntry& entry = entries_[static_cast<std::size_t>(row)];
    if (entry.played == played) return;
    entry.played = std::move(played);
    entry.painted = false;
    idle_.start();
}

void ScenarioShelf::paintNext() {
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        ShelfEntry& entry = entries_[i];
        if (std::exchange(entry.painted, true)) continue;
        const QPixmap fresh = keptThumbnail(entry, theme_, density_);
        if (fresh.isNull()) continue;
        entry.thumbnail = fresh;
        emit dataChanged(index(static_cast<int>(i)), index(static_cast<int>(i)), {ThumbnailRole});
        idle_.start();
        return;
    }
}

int ScenarioShelf::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(entries_.size());
}

QVariant ScenarioShelf::data(const QModelIndex& where, int role) const {
    if (!where.isValid()) return {};
    const ShelfEntry& found = entry(where.row());
    switch (role) {
    case Qt::DisplayRole:
        return found.title;
    case Qt::AccessibleTextRole:
        return tr("%1, %2, %3").arg(found.title, found.players, found.provinces);
    case WholeRole:
        return found.whole();
    case PlayersRole:
        return found.players;
    case ProvincesRole:
        return found.provinces;
    case CountriesRole:
        return found.countries;
    case SentenceRole:
        return found.sentence;
    case ThumbnailRole:
        return found.thumbnail;
    default:
        return {};
    }
}

} // namespace marches::warriors::face
