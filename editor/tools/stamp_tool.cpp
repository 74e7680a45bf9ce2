#include "editor/tools/stamp_tool.h"

#include "app/map/map_view.h"
#include "engine/draft/edits_sheet.h"
#include "engine/draft/stamps.h"

#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace marches::editor {

namespace {

constexpr double leastSize = 0.4;
constexpr double greatestSize = 4;
constexpr double sizeStep = 1.2; // of a key press, or a notch of the wheel

double footOf(const Outline& outline) {
    return boxOf(outline).bottom;
}

/// The position behind all that stands farther up or as far; a shade stays with its body.
std::size_t placeInOrder(const std::vector<draft::LayerItem>& items, double foot) {
    std::size_t at = 0;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (footOf(*items[i]) > foot) break;
        at = i + 1;
    }
    return at;
}

} // namespace

QString StampTool::title() const {
    return layer_ == draft::Layer::woods ? tr("Woods: click or drag, and trees stand there")
                                         : tr("Relief: click or drag, and hills stand there");
}

QString StampTool::sentence() const {
    return tr(
        "What lies farther down stands in front. Shift takes away, Ctrl with the wheel changes the size");
}

std::vector<shell::KeyHint> StampTool::hints() const {
    return {{tr("Shift", "key"), tr("take away")},
            {tr("Ctrl+wheel", "key and mouse"), tr("size")},
            {QStringLiteral("+ -"), tr("size")}};
}

SnapWish StampTool::wishAt(planar::GridPoint pointer) const {
    SnapWish wish = SheetTool::wishAt(pointer);
    wish.free = true;
    return wish;
}

std::vector<Ring> StampTool::stampAt(Point foot) const {
    return layer_ == draft::Layer::woods ? draft::treeAt(foot, size_) : draft::hillAt(foot, size_);
}

void StampTool::pressAt(const Spot& spot) {
    erases_ = spot.modifiers.testFlag(Qt::ShiftModifier);
    places_ = {planar::toPoint(spot.at())};
}

void StampTool::moveTo(const Spot& spot) {
    if (!pressed() || places_.empty() || spot.byKeys) return;
    const Point at = planar::toPoint(spot.at());
    const double spacing = erases_ ? planar::unitsOf(stepsOf(3)) : draft::stampSpacing * size_;
    if (std::hypot(at.x - places_.back().x, at.y - places_.back().y) >= spacing) places_.push_back(at);
}

void StampTool::releaseAt(const Spot& spot) {
    moveTo(spot);
    if (places_.empty()) return;
    if (erases_)
        erase();
    else
        set();
    places_.clear();
    tell();
}

void StampTool::set() {
    draft::Draft after = draft();
    draft::Change all;
    for (const Point& foot : places_) {
        std::size_t at = placeInOrder(after.layer(layer_), foot.y);
        for (Ring& ring : stampAt(foot)) {
            auto one = draft::addLayerItem(after, layer_, Outline{{std::move(ring)}}, at++);
            if (!one) return announce(context().text(one.error()));
            if (!draft::apply(after, *one)) return;
            all = all.empty() ? std::move(*one) : draft::joined(all, *one);
        }
    }
    all.mergeKey.clear();
    if (!all.empty()) (void)context().apply(std::move(all));
}

void StampTool::erase() {
    const double reach = planar::unitsOf(stepsOf(handleReach));
    const auto passed = [&](const Outline& item) {
        return std::any_of(places_.begin(), places_.end(), [&](const Point& at) {
            return contains(item, at) || distanceToBorder(item, at) <= reach;
        });
    };
    draft::Draft after = draft();
    draft::Change all;
    const auto& items = draft().layer(layer_);
    for (std::size_t i = items.size(); i-- > 0;) {
        const Box box = boxOf(*items[i]);
        // a shade goes with its body, which stands before it
        const bool shade = i > 0 && boxOf(*items[i - 1]).left <= box.left + 0.5 &&
                           boxOf(*items[i - 1]).right >= box.right - 0.5 &&
                           boxOf(*items[i - 1]).top <= box.top + 0.5 &&
                           boxOf(*items[i - 1]).bottom >= box.bottom - 0.5;
        if (!passed(*items[shade ? i - 1 : i])) continue;
        auto one = draft::removeLayerItem(after, layer_, i);
        if (!one || !draft::apply(after, *one)) continue;
        all = all.empty() ? std::move(*one) : draft::joined(all, *one);
    }
    all.mergeKey.clear();
    if (!all.empty())
        (void)context().apply(std::move(all));
    else
        say(tr("Nothing stands here"));
}

bool StampTool::letter(int key, Qt::KeyboardModifiers modifiers) {
    if (modifiers & ~(Qt::ShiftModifier | Qt::KeypadModifier)) return false;
    if (key == Qt::Key_Plus || key == Qt::Key_Equal)
        resize(sizeStep);
    else if (key == Qt::Key_Minus)
        resize(1 / sizeStep);
    else
        return false;
    return true;
}

bool StampTool::wheel(const QWheelEvent& event) {
    const int turn = event.angleDelta().y();
    if (!event.modifiers().testFlag(Qt::ControlModifier) || turn == 0) return false;
    resize(std::pow(sizeStep, turn / 120.0));
    return true;
}

void StampTool::resize(double by) {
    size_ = std::clamp(size_ * by, leastSize, greatestSize);
    announce(tr("Size %1 %").arg(std::lround(100 * size_)));
    repaint();
}

bool StampTool::stepBack() {
    if (places_.empty()) return false;
    places_.clear();
    tell();
    return true;
}

void StampTool::paintOver(QPainter& painter) {
    const theme::Theme& theme = context().map.scene().theme;
    const auto ghost = [&](Point foot) {
        std::vector<planar::GridPoint> line;
        const std::vector<Ring> stamp = stampAt(foot);
        for (const Point& point : stamp.front())
            line.push_back(planar::toGrid(point));
        painter.setPen(QPen(theme.colour(theme::Role::Good), 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolygon(mapPx(line));
    };
    if (erases_ && pressed()) {
        for (const Point& at : places_)
            paintPoint(painter, mapPx(planar::toGrid(at)), LineKind::Refused, theme);
        return;
    }
    for (const Point& foot : places_)
        ghost(foot);
    if (spot() && !pressed()) ghost(planar::toPoint(spot()->at()));
}

} // namespace marches::editor
