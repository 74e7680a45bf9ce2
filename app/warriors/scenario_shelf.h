#pragma once

#include "app/theme/theme.h"
#include "engine/warriors/scenario_reader.h"

#include <QAbstractListModel>
#include <QPixmap>
#include <QTimer>

#include <memory>
#include <vector>

namespace marches::warriors::face {

/// One table that can be chosen: a scenario as a whole, or one of its variants.
struct ShelfEntry {
    std::shared_ptr<const Scenario> scenario;
    QString key; ///< a bundled scenario's id, or the full path of a file
    std::string variant;
    SeatPlan plan;
    std::vector<std::string> preferred; ///< see `largestFirst`
    QString title;
    QString players;   ///< "2 to 6 players"
    QString provinces; ///< "40 provinces"
    QString countries; ///< only for wholes
    QPixmap thumbnail; ///< null until it is painted
    bool whole() const { return variant.empty(); }
};

/// The tables on the shelf: the bundled scenarios with their variants, and files that were added. Thumbnails
/// are painted one by one while the program is idle, and kept on the disk by the scenario's digest.
class ScenarioShelf : public QAbstractListModel {
    Q_OBJECT
public:
    enum { WholeRole = Qt::UserRole + 1, PlayersRole, ProvincesRole, CountriesRole, ThumbnailRole };

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

/// A small picture of the map, each country in a colour; null where there is no picture.
QPixmap scenarioThumbnail(const Scenario& scenario, const std::string& variant, const QSize& size,
                          const theme::Theme& theme, double devicePixelRatio);

/// The table of a New Game: the countries that are played, in their players' colours. Never kept.
struct PlayedCountry {
    std::string country;
    theme::PlayerColour colour;
};
QPixmap tableThumbnail(const Scenario& scenario, const std::string& variant,
                       const std::vector<PlayedCountry>& played, const QSize& size, const theme::Theme& theme,
                       double devicePixelRatio);

} // namespace marches::warriors::face
