#include "editor/tools/corner_tool.h"

#include "app/map/map_view.h"
#include "engine/draft/edits_picture.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace marches::editor {

QString CornerTool::title() const {
    return tr("Corners: click a point where four provinces meet");
}

QString CornerTool::sentence() const {
    return tr("All four are linked there then. A click again takes that back; the links stay");
}

SnapWish CornerTool::wishAt(planar::GridPoint pointer) const {
    SnapWish wish = SheetTool::wishAt(pointer);
    wish.free = true;
    return wish;
}

std::vector<std::string> CornerTool::meetingAt(planar::GridPoint at) const {
    std::vector<std::string> ids;
    for (const planar::HalfArc half : sheet()->halvesFrom(at)) {
        const planar::Arc& arc = sheet()->arc(half.arc);
        const std::string& id = draft().labels.idOf(half.backward ? arc.right : arc.left);
        if (id.empty() || std::find(ids.begin(), ids.end(), id) != ids.end()) return {};
        ids.push_back(id);
    }
    return ids.size() == 4 ? ids : std::vector<std::string>{};
}

std::vector<planar::GridPoint> CornerTool::walkable() const {
    std::vector<planar::GridPoint> points = SheetTool::walkable();
    std::erase_if(points, [this](const planar::GridPoint& at) { return meetingAt(at).empty(); });
    return points;
}

std::optional<planar::GridPoint> CornerTool::cornerAt(const Spot& spot) const {
    const auto hit = sheet()->nearestJunction(spot.bare, stepsOf(handleReach + 2));
    return hit && !meetingAt(hit->at).empty() ? std::optional(hit->at) : std::nullopt;
}

void CornerTool::pressAt(const Spot& /*spot*/) {}

void CornerTool::releaseAt(const Spot& spot) {
    const auto corner = cornerAt(spot);
    if (!corner) return say(tr("Four provinces do not meet here"));
    const Point at = planar::toPoint(*corner);
    const std::vector<std::string> ids = meetingAt(*corner);
    auto made = draft::removeFourCorner(draft(), at);
    const bool linked = !made;
    if (!made) made = draft::addFourCorner(draft(), at, {ids[0], ids[1], ids[2], ids[3]});
    if (!made)
        say(context().text(made.error()));
    else if (context().apply(*made))
        announce(linked ? tr("All four are linked at this corner") : tr("This corner links nobody"));
    tell();
}

void CornerTool::paintOver(QPainter& painter) {
    for (const planar::GridPoint at : walkable())
        paintJunction(painter, mapPx(at), context().map.scene().theme);
}

} // namespace marches::editor
