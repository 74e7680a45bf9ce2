#pragma once

#include "engine/base/finding.h"
#include "engine/base/point.h"
#include "engine/draft/checks/tree_edit.h"
#include "engine/planar/weld.h"

#include <optional>
#include <string>
#include <vector>

namespace marches::draft {

enum class ProblemLevel { error, warning, note };

/// The page, or the thing on the map, that shows a problem.
enum class ProblemView { fileText, province, border, lane, spot, countries, tables, variants, starts, texts };

/// Where a problem is. What it is not about stays empty.
struct ProblemPlace {
    ProblemView view = ProblemView::fileText;
    std::vector<std::string> provinces; ///< ids; two of a border or lane
    std::string country;                ///< id
    std::string variant;                ///< id; empty: the whole map
    TreePath path;                      ///< the value in the scenario's tree
    std::optional<Point> at;            ///< on the map, SVG units
    Place text;                         ///< line and column of a file
};

/// What a fix asks of the person, where the program can't do it alone.
enum class FixRequest {
    none,
    show,       ///< go to the problem's place
    choose,     ///< choose a province on the map, or a country
    draw,       ///< draw the province's outline
    moveBorder, ///< move the border with its tool
    link,       ///< link two provinces by sea
    import,     ///< take the drawing in anew, by the reader of foreign drawings
    merge,      ///< read the changed file, beside what was changed here
    setAside,
    shortName,  ///< give the province a short name
    addCountry, ///< add a country to their list
    give        ///< give provinces to countries by the tool for it
};

/// A change of outlines that a fix makes; engine/draft carries it out on the planar map.
struct OutlineEdit {
    enum class Kind { giveFace, joinBorders } kind = Kind::giveFace;
    Point at;                              ///< inside the face that is given
    std::string to;                        ///< the province that gets it
    double widest = planar::usualGap;      ///< gaps up to this are closed by joining; SVG units
    std::vector<std::string> between = {}; ///< joins the borders of these two alone; empty: all
};

/// One way to mend a problem.
struct Fix {
    Sentence label;    ///< of its button: what it does
    bool safe = false; ///< it is right without being looked at: "Fix all that is safe" does it
    std::vector<TreeEdit> edits;
    std::optional<OutlineEdit> outline;
    FixRequest request = FixRequest::none;

    bool changes() const noexcept { return !edits.empty() || outline.has_value(); }
};

/// One thing that is wrong, could be better or is worth knowing. Its sentence names provinces, countries and
/// variants by their ids, as those of the readers do; a window says their names instead.
struct Problem {
    ProblemLevel level = ProblemLevel::error;
    std::string code; ///< stable, kebab-case
    Sentence sentence;
    ProblemPlace place;
    std::vector<Fix> fixes; ///< the best first; never empty
};

using Problems = std::vector<Problem>;

/// Names a problem across checks, as long as it is about the same things: code and operands. By it a warning
/// is set aside.
std::string keyOf(const Problem& problem);

/// Sorts errors, warnings, notes, each by their place in the file; removes repeated problems.
void sortProblems(Problems& problems);

/// Returns the problem as a finding, for those who print findings; a note becomes a warning.
Finding findingOf(const Problem& problem);

} // namespace marches::draft
