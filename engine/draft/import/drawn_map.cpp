#include "engine/draft/import/drawn_map.h"

#include "engine/draft/import/import_change.h"

#include <algorithm>
#include <cmath>

namespace marches::draft {
namespace {

constexpr double usualSide = 1200; // units, the longer side of a page that is no sheet yet

} // namespace

SheetSize sheetOf(double width, double height) {
    const double longer = std::max({width, height, 1.0});
    const double shorter = std::max(std::min(width, height), 1e-6);
    double scale = 1;
    if (shorter < leastSheet || longer > mostSheet) scale = usualSide / longer;
    if (shorter * scale < leastSheet) scale = leastSheet / shorter;
    return {std::min<double>(mostSheet, std::ceil(width * scale - 1e-6)),
            std::min<double>(mostSheet, std::ceil(height * scale - 1e-6))};
}

Expected<NewMap, Sentence> drawnMap(const Draft& like, const MapTitle& title, const ImportPlan& plan,
                                    const JoinedDrawing& joined) {
    if (joined.labels.empty())
        return unexpected(Sentence("There is no province yet: say which layer holds them."));
    const planar::GridBox sheet = joined.map.sheet();
    auto blank =
        blankMap(like, title, sheet.right / planar::stepsPerUnit, sheet.bottom / planar::stepsPerUnit);
    if (!blank) return blank;
    const std::vector<GameSlots> games{like.opened->game};
    OpenResult opened = openDraftCopies(blank->yaml, blank->svg, like.opened->folder / (title.id + ".yaml"),
                                        like.opened->sources, games);
    if (!opened.draft) return unexpected(Sentence("The drawing does not fit to the map."));
    auto change = importChange(*opened.draft, plan, joined);
    if (!change) return unexpected(std::move(change.error()));
    if (!apply(*opened.draft, *change)) return unexpected(Sentence("The drawing does not fit to the map."));
    auto svg = svgNow(*opened.draft);
    if (!svg) return unexpected(std::move(svg.error().sentence));
    NewMap made;
    made.yaml = yamlNow(*opened.draft);
    made.svg = std::move(*svg);
    made.provinces = joined.labels.size();
    return made;
}

} // namespace marches::draft
