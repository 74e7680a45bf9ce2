#pragma once

#include "app/theme/theme.h"
#include "engine/warriors/scenario_reader.h"

#include <QAbstractListModel>
#include <QPixmap>
#include <QTimer>

#include <memory>
#include <vector>

namespace marches::warriors::face {

/// A country that is played, in its player's colour.
struct PlayedCountry {
    std::string country;
    theme::PlayerColour colour;
    ProvinceId capital = noProvince; ///< all that it holds at first; noProvince: more, or not known
    bool operator==(const PlayedCountry&) const = default;
};

/// One table that can be chosen: a scenario as a whole, or one of its variants.
struct ShelfEntry {
    std::shared_ptr<const Scenario> scenario;
    QString key; ///< a bundled scenario's id, or the full path of a file
    std::string variant;
    SeatPlan plan;
    std::vector<std::string> preferred; ///< see `largestFirst`
    QString title;
    QString players;                   ///< "2 to 6 players"
    QString provinces;                 ///< "40 provinces"
    QString countries;                 ///< only for wholes
    QString sentence;                  ///< about the scenario, where it has one; only for wholes
    std::vector<PlayedCountry> played; ///< those that its thumbnail shows in a colour
    QPixmap thumbnail;                 ///< null until it is painted
    bool painted = false;              ///< the thumbnail shows all that it should
    bool whole() const { return variant.empty(); }
};

/// The tables on the shelf: the bundled scenarios with their variants, and files that were added. Thumbnails
/// are painted one by one while the program is idle, and kept on the disk by the scenario's digest and who
/// plays.
class ScenarioShelf : public QAbstractListModel {
    Q_OBJECT
public:
    enum {
        WholeRole = Qt::UserRole + 1,
        PlayersRole,
        ProvincesRole,
        CountriesRole,
        SentenceRole,
        ThumbnailRole
    };

    explicit ScenarioShelf(QObject* parent = nullptr);

    /// Reads the bundled scenarios. What can't be read is left out; its findings are returned.
    Findings load(const QString& folder);
    /// Adds a scenario from a file; -1 and findings if it can't be read.
    int addFile(const QString& path, Findings& findings);

    const ShelfEntry& entry(int row) const { return entries_[static_cast<std::size_t>(row)]; }
    int find(const QString& key, const std::string& variant) const;
    void retranslate();
    /// Paints what is missing for this look and density, later.
    void paintThumbnails(const theme::Theme& theme, double devicePixelRatio);
    /// Who would play there if that table were chosen: its thumbnail follows, later.
    void showPlayed(int row, std::vector<PlayedCountry> played);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    void addScenario(std::shared_ptr<const Scenario> scenario, const QString& key);
    void describe(ShelfEntry& entry) const;
    void paintNext();

    std::vector<ShelfEntry> entries_;
    QString folder_;
    QTimer idle_;
    theme::Theme theme_;
    double density_ = 1;
};

/// A small picture of the map with the countries that are played: their Capitals in their colours, the rest
/// of them in a light shade; null where there is no picture. Never kept.
QPixmap tableThumbnail(const Scenario& scenario, const std::string& variant,
                       const std::vector<PlayedCountry>& played, const QSize& size, const theme::Theme& theme,
                       double devicePixelRatio);

} // namespace marches::warriors::face
