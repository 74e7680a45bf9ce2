#include "editor/tools/line_tool.h"

#include "editor/map/traced_picture.h"
#include "editor/tools/follow.h"

#include <cmath>
#include <utility>

namespace marches::editor {

namespace {

constexpr double followReach = 12; // px from a line that is followed
constexpr double freehandStep = 7; // px between the points of a line that is drawn in one go

} // namespace

SnapWish LineTool::wishAt(planar::GridPoint pointer) const {
    SnapWish wish = SheetTool::wishAt(pointer);
    if (!line_.empty()) wish.from = line_.back();
    if (line_.size() > 2) wish.first = line_.front();
    return wish;
}

void LineTool::add(const Spot& spot) {
    if (!line_.empty() && line_.back() == spot.at()) return;
    if (line_.empty() && !canBegin(spot)) return;
    line_ = lineTo(spot);
    lineChanged();
    tell();
}

std::vector<planar::GridPoint> LineTool::followed(planar::GridPoint to) const {
    if (auto course = courseAlong(draft(), line_.back(), to, stepsOf(followReach))) return *course;
    const TracedPicture* traced = context().traced;
    if (traced == nullptr || !traced->isShown() || traced->isHeldAway()) return {};
    return traced->courseAlong(line_.back(), to);
}

std::vector<planar::GridPoint> LineTool::lineTo(const Spot& spot) const {
    std::vector<planar::GridPoint> line = line_;
    if (follows_ && !line.empty()) {
        const auto inner = followed(spot.at());
        line.insert(line.end(), inner.begin(), inner.end());
    }
    line.push_back(spot.at());
    return line;
}

bool LineTool::letter(int key, Qt::KeyboardModifiers modifiers) {
    if (key != Qt::Key_F || modifiers) return false;
    follows_ = true;
    repaint();
    return true;
}

void LineTool::letterUp(int key) {
    if (key == Qt::Key_F) follows_ = false;
    repaint();
}

void LineTool::pressAt(const Spot& spot) {
    add(spot);
}

void LineTool::moveTo(const Spot& spot) {
    if (!pressed() || spot.byKeys || line_.empty()) return;
    const planar::GridPoint last = line_.back();
    if (std::hypot(static_cast<double>(last.x) - spot.at().x, static_cast<double>(last.y) - spot.at().y) >=
        stepsOf(freehandStep))
        add(spot);
}

bool LineTool::takeBack() {
    if (line_.empty()) return false;
    line_.pop_back();
    lineChanged();
    tell();
    return true;
}

void LineTool::dropLine() {
    line_.clear();
}

bool LineTool::stepBack() {
    if (line_.empty()) return false;
    dropLine();
    lineChanged();
    tell();
    return true;
}

} // namespace marches::editor
