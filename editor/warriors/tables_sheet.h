#pragma once

#include "app/theme/icons.h"
#include "engine/draft/warriors/figures.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

/// What stands on the page of tables: its sections, their rows and cells, and what is compared.
namespace marches::editor {

/// A problem that concerns a figure.
struct FigureProblem {
    draft::TreePath path; ///< in the scenario, without a variant before it
    QString text;
    bool error = false;
};

/// The figures that are shown, of the whole map or of a variant, and what they are compared with.
struct TablesNow {
    std::string variant;
    Node tree;
    Node model;        ///< null: there is nothing to compare with
    QString modelName; ///< "Western Europe"
    std::vector<FigureProblem> problems;
};

enum class Section {
    playMat,
    units,
    thresholds,
    allied,
    provinces,
    unification,
    beginning,
    limits,
    prices,
    barbarians,
    routes
};

struct FigureCell {
    enum class Kind {
        none,
        head,
        figure,
        turn,      ///< from which Barbarians have a strength; its path is that of the strength
        toggle,    ///< a figure of 0 or 1
        abilities, ///< of one level; its path is that of the track's abilities
        add,       ///< makes one more figure of the table at its path
        sum
    } kind = Kind::none;
    draft::TreePath path = {};
    int level = 0; ///< of abilities
    QString text = {};
    std::optional<theme::Icon> icon = {};

    /// Whether it can be gone to.
    [[nodiscard]] bool isPlace() const {
        return kind != Kind::none && kind != Kind::head && kind != Kind::sum;
    }
};

using CellKind = FigureCell::Kind;

struct FigureRow {
    QString label;
    std::optional<theme::Icon> icon;
    bool isHead = false;
    std::vector<FigureCell> cells;
};

/// The rows of a section with the figures that a tree has.
[[nodiscard]] std::vector<FigureRow> rowsOf(Section section, const Node& tree);

/// The figure of a cell as it is shown; "–" where the tree has none that can be read.
[[nodiscard]] QString figureText(const FigureCell& cell, const Node& tree);
/// The abilities of a cell, by their ids.
[[nodiscard]] std::vector<std::string> abilitiesOf(const FigureCell& cell, const Node& tree);
[[nodiscard]] QString abilityLabel(const std::string& ability);

/// What the model has in place of a cell's figure; empty: as here, or it has none.
[[nodiscard]] bool differs(const FigureCell& cell, const TablesNow& now);
[[nodiscard]] bool abilityDiffers(const std::string& ability, const TablesNow& now);
/// The figure that the model has; nothing where it has none.
[[nodiscard]] std::optional<QString> modelText(const FigureCell& cell, const TablesNow& now);
/// The problems of a cell; those of a table that it stands in too.
[[nodiscard]] std::vector<FigureProblem> problemsOf(const FigureCell& cell, const TablesNow& now);

} // namespace marches::editor
