#include "app/map/stack_fan.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace marches::appmap {

namespace {

constexpr double nearlyFull = 0.98; // of the wanted side: no one sees less
constexpr double apart = 3;         // px from what is to be read
constexpr double firstCounts = 4;
constexpr double inside = 3; // px from a token's edge to the pointer on it

int tokensOf(std::span<const TokenGroup> groups) {
    int all = 0;
    for (const TokenGroup& group : groups)
        all += static_cast<int>(group.tokens.size());
    return all;
}

/// By what a place is chosen: the first box counts most.
double hiddenForChoice(const QRectF& box, std::span<const QRectF> read) {
    if (read.empty()) return 0;
    return hiddenBy(box, read) + (firstCounts - 1) * hiddenBy(box, read.first(1));
}

const QRectF* boxOf(const StackLayout& stack, const TokenHit& token) {
    const auto found = std::find_if(stack.tokens.begin(), stack.tokens.end(),
                                    [&](const StackedToken& one) { return one.token == token; });
    return found == stack.tokens.end() ? nullptr : &found->box;
}

/// The way on which a token of the fan comes to where it rests and under the pointer.
QPointF wayUnderPointer(const QRectF& fanned, const QRectF& resting, const QPointF& pointer) {
    QRectF box = fanned;
    box.moveCenter(resting.center());
    const double in = std::min(inside, box.width() / 2);
    const QPointF middle(
        std::clamp(box.center().x(), pointer.x() - box.width() / 2 + in, pointer.x() + box.width() / 2 - in),
        std::clamp(box.center().y(), pointer.y() - box.height() / 2 + in,
                   pointer.y() + box.height() / 2 - in));
    return middle - fanned.center();
}

/// A box where it hides least of `read`, in at most two moves off one of them, its part `over` still over
/// `from` and `to`; of such places the nearest. All within `within`.
QRectF movedOff(const QRectF& box, std::span<const QRectF> read, const QRectF& within, const QRectF& over,
                const QPointF& from, const QPointF& to) {
    std::vector<QRectF> places{box};
    std::size_t begin = 0;
    for (int moves = 0; moves < 2; ++moves) {
        const std::size_t end = places.size();
        for (; begin < end; ++begin)
            for (const QRectF& words : read) {
                const QRectF place = places[begin];
                const QRectF taken = words.adjusted(-apart, -apart, apart, apart);
                if (words.isEmpty() || !place.intersects(taken)) continue;
                for (const QPointF& by :
                     {QPointF(0, taken.bottom() - place.top()), QPointF(0, taken.top() - place.bottom()),
                      QPointF(taken.right() - place.left(), 0), QPointF(taken.left() - place.right(), 0)}) {
                    const QRectF next = place.translated(by);
                    const QRectF part = over.translated(next.topLeft() - box.topLeft());
                    if (within.contains(next) && part.contains(from) && part.contains(to))
                        places.push_back(next);
                }
            }
    }
    const auto worse = [&](const QRectF& place) {
        const QPointF by = place.topLeft() - box.topLeft();
        const double way = std::abs(by.x()) + std::abs(by.y());
        return std::pair{std::lround(hiddenForChoice(place, read)), way};
    };
    return *std::min_element(places.begin(), places.end(),
                             [&](const QRectF& a, const QRectF& b) { return worse(a) < worse(b); });
}

} // namespace

double hiddenBy(const QRectF& box, std::span<const QRectF> read) {
    double hidden = 0;
    for (const QRectF& words : read) {
        const QRectF part = box.intersected(words);
        hidden += part.width() * part.height();
    }
    return hidden;
}

bool wantsFan(const StackLayout& resting, std::span<const TokenGroup> groups, double side) {
    if (resting.tokens.size() < 2) return false;
    if (resting.side < side * nearlyFull || !resting.merged.empty()) return true;
    std::set<int> rows;
    for (const StackedToken& token : resting.tokens)
        rows.insert(static_cast<int>(std::lround(token.box.top())));
    std::set<bool> sides;
    for (const TokenGroup& group : groups)
        if (!group.tokens.empty()) sides.insert(group.attacking);
    return rows.size() > sides.size();
}

StackLayout fannedStack(const StackLayout& resting, std::span<const TokenGroup> groups, double side,
                        const QRectF& within, std::span<const QRectF> read,
                        const std::optional<PointedToken>& pointed) {
    StackLayout fan;
    for (int perRow = std::max(1, tokensOf(groups)); perRow >= 1; --perRow) {
        fan = layOutStack(groups, {side, perRow}, resting.bounds.center(), false);
        if (fan.bounds.width() <= within.width() || perRow == 1) break;
    }
    const QRectF* rests = pointed ? boxOf(resting, pointed->token) : nullptr;
    const QRectF* fanned = pointed ? boxOf(fan, pointed->token) : nullptr;
    const bool holds = rests && fanned;
    QRectF box = fan.bounds;
    if (holds)
        box.translate(wayUnderPointer(*fanned, *rests, pointed->at));
    else
        box.moveCenter(resting.bounds.center());
    if (box.right() > within.right()) box.moveRight(within.right());
    if (box.left() < within.left()) box.moveLeft(within.left());
    if (box.bottom() > within.bottom()) box.moveBottom(within.bottom());
    if (box.top() < within.top()) box.moveTop(within.top());

    const QRectF token = holds ? fanned->translated(box.topLeft() - fan.bounds.topLeft()) : QRectF();
    if (holds && token.contains(pointed->at)) {
        box = movedOff(box, read, within, token.adjusted(inside, inside, -inside, -inside), pointed->at,
                       pointed->at);
    } else {
        const double in = std::min(resting.side, resting.bounds.width()) / 2;
        const double middle = resting.bounds.center().y();
        box = movedOff(box, read, within, box, {resting.bounds.left() + in, middle},
                       {resting.bounds.right() - in, middle});
    }
    fan.translate(box.topLeft() - fan.bounds.topLeft());
    return fan;
}

} // namespace marches::appmap
