#pragma once

#include "app/map/province_face.h"
#include "editor/view.h"
#include "engine/base/expected.h"
#include "engine/draft/change_text.h"
#include "engine/draft/checks/game_checks.h"
#include "engine/draft/draft.h"
#include "engine/draft/game_slots.h"
#include "engine/scenario/scenario.h"

#include <QString>
#include <QStringList>
#include <QWidget>

#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace marches::editor {

/// The rows of the Province pane that only one game has. It shows one province and changes it by the
/// document.
class ProvinceRows : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;
    /// Shows a province; an empty id: none. Called again after each change of it.
    virtual void show(const Document& document, const std::string& province) = 0;
    /// Gives the focus to the field of a value below the province ("symbols/food"); false: it is not here.
    virtual bool focusField(const draft::TreePath& /*below*/) { return false; }

signals:
    void said(const QString& text); ///< why something can't be done
};

/// A column of the table of countries that only one game has.
struct CountryColumn {
    QString title;
    QString tip;
};
/// The cell of such a column for one country.
struct CountryCell {
    QString text;
    QString note; ///< quiet, behind the text: how it compares with the mean of all
    /// What may be chosen here, by id; empty: it can't be changed in the table.
    std::vector<std::pair<std::string, QString>> choices;
    std::string chosen; ///< an id among the choices; empty: none
};

/// Fields for the figures of a province that is not made yet.
class NewProvinceRows : public QWidget {
public:
    using QWidget::QWidget;
    virtual void clear() = 0;
    /// Returns the change that gives these figures to a province of the draft; nothing where none is set.
    [[nodiscard]] virtual Expected<draft::Change, Sentence> changeFor(const draft::Draft& draft,
                                                                      const std::string& province) const = 0;
};

/// A figure of a game that a variant may have of its own.
struct VariantFigure {
    draft::TreePath path;
    QString name;      ///< "Threshold, 3 players"
    bool typed = true; ///< one number or word, changed where it stands; else in the view of tables
};

/// How games between computer players went.
struct TrialGames {
    int played = 0;
    int ended = 0; ///< of them; the others stalled
    int fewestTurns = 0;
    int mostTurns = 0;
};

/// What one game gives the editor. It lives as long as the program.
class GamePanels {
public:
    virtual ~GamePanels() = default;

    [[nodiscard]] virtual std::string_view game() const = 0; ///< its id in scenario files
    [[nodiscard]] virtual QString gameName() const = 0;
    /// What the document has to know of the game's scenarios.
    [[nodiscard]] virtual const draft::GameSlots& gameSlots() const = 0;
    /// What its scenarios are checked by.
    [[nodiscard]] virtual const draft::GameChecks& gameChecks() const = 0;
    /// The names of steps that the game's own edits give, for journals that are read again.
    [[nodiscard]] virtual std::span<const draft::NamePattern> changeNames() const = 0;
    /// Adds to a province's face what only the game knows: marks, symbols, worth.
    virtual void decorate(const Node& whole, const std::string& province,
                          appmap::ProvinceFace& face) const = 0;
    /// Null: the game has no figures of a province.
    [[nodiscard]] virtual ProvinceRows* makeProvinceRows(Document& document) const = 0;
    [[nodiscard]] virtual NewProvinceRows* makeNewProvinceRows() const = 0;
    /// What a province means in the game, a short line each: "Counts 1 Victory Point to its holder".
    [[nodiscard]] virtual QStringList provinceNotes(const Node& whole, const std::string& province) const = 0;

    /// What a map without land needs before it can be played, a sentence; empty: nothing is said.
    [[nodiscard]] virtual QString emptyMapNeeds() const { return {}; }

    /// Makes one of the views that a game fills: "tables", "starts", "balance"; null: it has none.
    [[nodiscard]] virtual ViewMaker view(const QString& /*id*/) const { return nullptr; }

    // Variants
    /// How few and how many may play the game, on any map.
    [[nodiscard]] virtual std::pair<int, int> players() const { return {1, 12}; }
    /// The figures that variants often have of their own, in the order in which they are listed.
    [[nodiscard]] virtual std::vector<VariantFigure> variantFigures(const Node& /*whole*/) const {
        return {};
    }
    /// A value in the game's words: "Product; Product and Weapon"; empty: as the file has it.
    [[nodiscard]] virtual QString figureText(const draft::TreePath& /*path*/, const Node& /*value*/) const {
        return {};
    }
    /// Plays games of a scenario without errors between computer players; called on a worker thread. The same
    /// scenario gives the same games.
    [[nodiscard]] virtual TrialGames playTrial(const Scenario& /*scenario*/, const std::string& /*variant*/,
                                               int /*games*/, const std::stop_token& /*stop*/) const {
        return {};
    }

    // The table of countries
    /// Their ids, in the order of play.
    [[nodiscard]] virtual std::vector<std::string> orderOfPlay(const Node& whole) const = 0;
    /// Gives a country a place in the order of play, from 1.
    [[nodiscard]] virtual Expected<draft::Change, Sentence>
    setOrder(const draft::Draft& draft, const std::string& country, std::size_t place) const = 0;
    [[nodiscard]] virtual std::vector<CountryColumn> countryColumns() const = 0;
    /// The cells of all countries, in the order of play.
    [[nodiscard]] virtual std::vector<std::vector<CountryCell>> countryCells(const Node& whole) const = 0;
    [[nodiscard]] virtual Expected<draft::Change, Sentence>
    chooseForCountry(const draft::Draft& draft, const std::string& country, std::size_t column,
                     const std::string& choice) const = 0;
};

} // namespace marches::editor
