#pragma once

#include "editor/map_files.h"
#include "editor/newest_work.h"
#include "editor/pages/invented.h"
#include "editor/pages/source_map.h"
#include "engine/draft/new_map.h"

#include <QTimer>
#include <QWidget>

#include <optional>
#include <span>
#include <vector>

class QBoxLayout;
class QComboBox;
class QFrame;
class QLabel;

namespace marches::editor {

class LandForm;
class MapForm;
class PartPicker;
class TracePicker;

/// How a map begins.
enum class Beginning : std::uint8_t { part, changed, traced, invented, blank, drawing };

/// What a beginning makes: the map it is made from, its name, file and sheet, and what is to be known before.
/// The map is made by engine/draft a moment after each choice, and written when it is asked for.
class NewMapPane : public QWidget {
    Q_OBJECT

public:
    explicit NewMapPane(std::span<const GamePanels* const> games, QWidget* parent = nullptr);

    void begin(Beginning beginning);
    void trace(const QString& picture); ///< a file that the map will be traced from
    void readSource();                  ///< the first time this takes a moment: it reads a map
    void nameSource(const QString& path, const QString& title); ///< in the list, once a map has been read
    /// Whether something can be made; else `why` says what is missing.
    [[nodiscard]] bool canMake() const { return made_.has_value(); }
    [[nodiscard]] const QString& why() const { return why_; }
    /// Writes what is shown; an empty path: it can't be, and `why` says why.
    [[nodiscard]] QString make();

signals:
    void stateChanged();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void chooseSource(int number);
    [[nodiscard]] bool beginsEmpty() const; ///< with nothing but sea
    void remake();
    void invent(); ///< on a worker
    void takeInvented(InventedMap land);
    void take(Expected<draft::NewMap, Sentence> answer);
    void showOnMap(); ///< the map that is begun with, or the land that was invented
    [[nodiscard]] Expected<draft::NewMap, Sentence> made();
    [[nodiscard]] std::shared_ptr<const draft::Underlay> fitted() const; ///< the picture on the sheet
    [[nodiscard]] QString headline(const draft::NewMap& made, const ScenarioResult& read,
                                   QStringList& notes) const;
    [[nodiscard]] QString playersIn(const Scenario& scenario) const;
    void say(const QString& headline, bool good, const QStringList& notes);
    void propose();
    void retranslate();

    std::span<const GamePanels* const> games_;
    Beginning beginning_ = Beginning::part;
    std::vector<MapFile> maps_;
    std::shared_ptr<const SourceMap> source_;
    int read_ = -1; ///< which of the maps that is
    std::optional<draft::NewMap> made_;
    std::shared_ptr<const SourceMap> land_;  ///< that was invented last; null: none
    draft::LandWish landWish_;               ///< what it was invented by
    std::shared_ptr<const SourceMap> shown_; ///< on the map
    NewestWork work_;
    QString why_;
    QTimer soon_;
    QLabel* title_;
    QComboBox* sources_;
    PartPicker* picker_;
    TracePicker* traced_;
    LandForm* wish_;
    QBoxLayout* below_;
    MapForm* form_;
    QFrame* notes_;
    QLabel* sign_;
    QLabel* headline_;
    QLabel* lines_;
};

} // namespace marches::editor
