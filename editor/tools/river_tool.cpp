#include "editor/tools/river_tool.h"

#include "app/map/map_view.h"
#include "engine/draft/edits_sheet.h"

#include <QPainter>

#include <utility>

namespace marches::editor {

QString RiverTool::title() const {
    return line().empty() ? tr("Rivers: begin at the source") : tr("On to the mouth");
}

QString RiverTool::sentence() const {
    return line().empty() ? tr("Click point by point, or draw with the button down. Del takes a river away")
                          : tr("Enter or a double click ends it. Backspace takes the last point back");
}

std::vector<shell::Button> RiverTool::buttons() const {
    if (line().empty()) return {};
    auto* self = const_cast<RiverTool*>(this);
    std::vector<shell::Button> buttons{bannerButton("leave-off", tr("Leave off"), [self] {
        (void)self->stepBack();
        self->tell();
    })};
    if (line().size() > 1)
        buttons.push_back(
            bannerButton("river", tr("Make the river"), [self] { (void)self->finish(Qt::NoModifier); }));
    return buttons;
}

void RiverTool::doubleClickAt(const Spot& /*spot*/) {
    (void)finish(Qt::NoModifier);
}

bool RiverTool::finish(Qt::KeyboardModifiers /*modifiers*/) {
    if (line().size() < 2) return false;
    Ring ring;
    for (const planar::GridPoint at : line())
        ring.push_back(planar::toPoint(at));
    auto made = draft::addLayerItem(draft(), draft::Layer::rivers, Outline{{std::move(ring)}});
    if (!made)
        announce(context().text(made.error()));
    else if (context().apply(std::move(*made)))
        dropLine();
    tell();
    return true;
}

std::optional<std::size_t> RiverTool::riverAt(const Spot& spot) const {
    const Point at = planar::toPoint(spot.bare);
    double least = planar::unitsOf(stepsOf(handleReach));
    std::optional<std::size_t> best;
    const auto& rivers = draft().layer(draft::Layer::rivers);
    for (std::size_t i = 0; i < rivers.size(); ++i)
        for (const Ring& ring : rivers[i]->rings)
            for (std::size_t k = 0; k + 1 < ring.size(); ++k)
                if (const double away = distanceToSegment(at, ring[k], ring[k + 1]); away < least) {
                    least = away;
                    best = i;
                }
    return best;
}

bool RiverTool::removeHere() {
    if (!spot() || !line().empty()) return false;
    const auto river = riverAt(*spot());
    if (!river) return false;
    auto made = draft::removeLayerItem(draft(), draft::Layer::rivers, *river);
    if (!made)
        announce(context().text(made.error()));
    else
        (void)context().apply(std::move(*made));
    tell();
    return true;
}

void RiverTool::paintOver(QPainter& painter) {
    const theme::Theme& theme = context().map.scene().theme;
    if (line().empty() && spot())
        if (const auto river = riverAt(*spot()))
            for (const Ring& ring : draft().layer(draft::Layer::rivers)[*river]->rings) {
                std::vector<planar::GridPoint> shown;
                for (const Point& point : ring)
                    shown.push_back(planar::toGrid(point));
                paintLine(painter, mapPx(shown), LineKind::Chosen, theme);
            }
    paintLine(painter, mapPx(spot() ? lineTo(*spot()) : line()), LineKind::Moved, theme);
    for (const planar::GridPoint at : line())
        paintPoint(painter, mapPx(at), LineKind::Moved, theme);
}

} // namespace marches::editor
