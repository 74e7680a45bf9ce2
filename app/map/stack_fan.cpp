#include "app/map/stack_fan.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace marches::appmap {

namespace {

constexpr double smaller = 0.98; // of the wanted side: no one sees less
constexpr double apart = 3;      // px from the province's name

int tokensOf(std::span<const TokenGroup> groups) {
    int all = 0;
    for (const TokenGroup& group : groups)
        all += static_cast<int>(group.tokens.size());
    return all;
}

/// A box moved the shortest way off `name` that stays within `within`; unmoved where there is none.
QRectF movedOff(const QRectF& box, const QRectF& name, const QRectF& within) {
    const QRectF taken = name.adjusted(-apart, -apart, apart, apart);
    if (name.isEmpty() || !box.intersects(taken)) return box;
    QRectF best = box;
    double least = 1e9;
    for (const QPointF& by :
         {QPointF(0, taken.bottom() - box.top()), QPointF(0, taken.top() - box.bottom()),
          QPointF(taken.right() - box.left(), 0), QPointF(taken.left() - box.right(), 0)}) {
        const double way = std::abs(by.x()) + std::abs(by.y());
        if (way >= least || !within.contains(box.translated(by))) continue;
        least = way;
        best = box.translated(by);
    }
    return best;
}

} // namespace

bool wantsFan(const StackLayout& resting, std::span<const TokenGroup> groups, double side) {
    if (resting.tokens.size() < 2) return false;
    if (resting.side < side * smaller || !resting.merged.empty()) return true;
    std::set<int> rows;
    for (const StackedToken& token : resting.tokens)
        rows.insert(static_cast<int>(std::lround(token.box.top())));
    std::set<bool> sides;
    for (const TokenGroup& group : groups)
        if (!group.tokens.empty()) sides.insert(group.attacking);
    return rows.size() > sides.size();
}

StackLayout fannedStack(const StackLayout& resting, std::span<const TokenGroup> groups, double side,
                        const QRectF& within, const QRectF& name) {
    StackLayout fan;
    for (int perRow = std::max(1, tokensOf(groups)); perRow >= 1; --perRow) {
        fan = layOutStack(groups, {side, perRow}, resting.bounds.center(), false);
        if (fan.bounds.width() <= within.width() || perRow == 1) break;
    }
    QRectF box = fan.bounds;
    box.moveCenter(resting.bounds.center());
    if (box.right() > within.right()) box.moveRight(within.right());
    if (box.left() < within.left()) box.moveLeft(within.left());
    if (box.bottom() > within.bottom()) box.moveBottom(within.bottom());
    if (box.top() < within.top()) box.moveTop(within.top());
    box = movedOff(box, name, within);
    const QPointF by = box.topLeft() - fan.bounds.topLeft();
    fan.translate(by);
    return fan;
}

} // namespace marches::appmap
