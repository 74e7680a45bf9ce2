#include "app/map/stack_layout.h"

#include <cmath>
#include <utility>

namespace marches::appmap {

namespace {

constexpr double gapShare = 4.0 / 27;     // between tokens
constexpr double matPadding = 3.0 / 27;   // round a group
constexpr double matGap = 5.0 / 27;       // between groups
constexpr double shieldShare = 17.0 / 27; // height of the shield on a mat
constexpr double shieldRoom = 19.0 / 27;
constexpr double hangShare = 9.0 / 27; // lamps below, numbers above
constexpr double chipGap = 0.12;       // between merged groups, in their height
constexpr double leastChipGap = 1;     // px between their mats, where small ones are painted larger
constexpr double pileWidth = 1.15;     // of a merged group's pile and what is free about it, in its height
constexpr double digitWidth = 0.4;
constexpr double leastDigit = 6;        // px, as wide as it can be read
constexpr double tightPileWidth = 0.94; // as `pileWidth`, with digits as narrow as that

int digitsOf(int count) {
    int digits = 1;
    for (; count >= 10; count /= 10)
        ++digits;
    return digits;
}

struct Block {
    int group = -1;
    std::vector<int> rows; ///< tokens in each row
    QSizeF size;
    bool mat = false;
};

Block blockOf(const TokenGroup& group, int index, const StackShape& shape, bool mat) {
    const double side = shape.side;
    const double pitch = side * (1 + gapShare);
    const int count = static_cast<int>(group.tokens.size());
    Block block;
    block.group = index;
    block.mat = mat;
    const int rows = (count + shape.perRow - 1) / shape.perRow;
    for (int row = 0, left = count; row < rows; ++row) {
        // rows of equal length, the first ones longer
        const int here = (left + rows - row - 1) / (rows - row);
        block.rows.push_back(here);
        left -= here;
    }
    const int widest = block.rows.empty() ? 0 : block.rows.front();
    double width = widest * pitch - side * gapShare;
    double height = rows * pitch - side * gapShare;
    if (mat) {
        width += side * (shieldRoom + 2 * matPadding);
        height += side * 2 * matPadding;
    }
    block.size = {width, height};
    return block;
}

struct Row {
    std::vector<Block> blocks;
    double width = 0;
    double height = 0;
};

void addTo(Row& row, Block block, double side) {
    row.width += (row.blocks.empty() ? 0 : side * matGap) + block.size.width();
    row.height = std::max(row.height, block.size.height());
    row.blocks.push_back(std::move(block));
}

void placeBlock(StackLayout& layout, const Block& block, const QPointF& corner) {
    const double side = layout.side;
    const double pitch = side * (1 + gapShare);
    QPointF start = corner;
    if (block.mat) {
        StackMat mat;
        mat.group = block.group;
        mat.box = QRectF(corner, block.size);
        const double height = side * shieldShare;
        mat.shield = QRectF(corner.x() + side * matPadding, mat.box.center().y() - height / 2,
                            height * 24 / 28, height);
        layout.mats.push_back(mat);
        start += QPointF(side * (matPadding + shieldRoom), side * matPadding);
    }
    const double inner = block.size.width() - (block.mat ? side * (shieldRoom + 2 * matPadding) : 0);
    int token = 0;
    for (std::size_t row = 0; row < block.rows.size(); ++row) {
        const double width = block.rows[row] * pitch - side * gapShare;
        double x = start.x() + (block.mat ? 0 : (inner - width) / 2);
        for (int i = 0; i < block.rows[row]; ++i, ++token, x += pitch)
            layout.tokens.push_back(
                {{block.group, token}, QRectF(x, start.y() + static_cast<double>(row) * pitch, side, side)});
    }
}

/// Piles and numbers, `perRow` side by side.
StackLayout mergedStack(std::span<const TokenGroup> groups, const StackShape& shape, const QPointF& anchor) {
    StackLayout layout;
    layout.side = shape.side;
    const double mat = MergedGroup{-1, 0, QRectF(0, 0, shape.side, shape.side)}.paintedBox().height();
    const double gap = std::max(shape.side * chipGap, mat - shape.side + leastChipGap);
    const double pitch = shape.side + gap;
    std::vector<MergedGroup> shown;
    for (const bool attackers : {false, true})
        for (std::size_t i = 0; i < groups.size(); ++i)
            if (!groups[i].tokens.empty() && groups[i].attacking == attackers) {
                MergedGroup merged{static_cast<int>(i), 0, {}};
                for (const MapToken& token : groups[i].tokens)
                    merged.count += std::max(1, token.look.count);
                const double readable = shape.side * tightPileWidth + digitsOf(merged.count) * leastDigit;
                merged.box.setSize({std::max(shape.side * mergedWidth(merged.count), readable), shape.side});
                shown.push_back(merged);
            }
    const auto most = static_cast<std::size_t>(shape.perRow);
    double y = anchor.y();
    for (std::size_t first = 0; first < shown.size(); first += most, y += pitch) {
        const std::size_t end = std::min(first + most, shown.size());
        double rowWidth = -gap;
        for (std::size_t i = first; i < end; ++i)
            rowWidth += shown[i].box.width() + gap;
        double x = anchor.x() - rowWidth / 2;
        for (std::size_t i = first; i < end; ++i) {
            shown[i].box.moveTopLeft({x, y});
            x += shown[i].box.width() + gap;
        }
    }
    for (const MergedGroup& merged : shown) {
        const std::size_t count = groups[static_cast<std::size_t>(merged.group)].tokens.size();
        // each token has its part of the place, to be pointed at
        const double part = merged.box.width() / static_cast<double>(count);
        for (std::size_t token = 0; token < count; ++token)
            layout.tokens.push_back({{merged.group, static_cast<int>(token)},
                                     QRectF(merged.box.left() + static_cast<double>(token) * part,
                                            merged.box.top(), part, merged.box.height())});
        layout.bounds |= merged.box;
    }
    layout.merged = std::move(shown);
    layout.bounds.adjust(-MergedGroup::outset, -MergedGroup::outset, MergedGroup::outset,
                         MergedGroup::outset);
    return layout;
}

} // namespace

double mergedWidth(int count) {
    return pileWidth + digitsOf(count) * digitWidth;
}

QRectF seenTokens(const StackLayout& stack, std::span<const TokenGroup> groups) {
    QRectF seen;
    for (const MergedGroup& merged : stack.merged)
        seen |= merged.paintedBox();
    if (!stack.merged.empty()) return seen;
    for (const StackMat& mat : stack.mats)
        seen |= mat.box;
    for (const StackedToken& token : stack.tokens) {
        const theme::TokenLook& look = groups[static_cast<std::size_t>(token.token.group)]
                                           .tokens[static_cast<std::size_t>(token.token.token)]
                                           .look;
        const double hang = stack.side * hangShare;
        const bool above = look.count > 1 || look.damage > 0 || look.selected;
        seen |= token.box.adjusted(0, 0, 0, look.actionPoints ? hang : 0);
        if (above) seen |= token.box.adjusted(-hang / 2, -hang * 0.7, hang / 2, 0);
    }
    return seen;
}

int ownersOf(std::span<const TokenGroup> groups) {
    return static_cast<int>(std::count_if(groups.begin(), groups.end(),
                                          [](const TokenGroup& group) { return !group.tokens.empty(); }));
}

bool standAlike(std::span<const TokenGroup> a, std::span<const TokenGroup> b) {
    const auto sameCount = [](const MapToken& one, const MapToken& other) {
        return one.look.count == other.look.count;
    };
    return std::equal(
        a.begin(), a.end(), b.begin(), b.end(), [&](const TokenGroup& one, const TokenGroup& other) {
            return one.owner.has_value() == other.owner.has_value() && one.attacking == other.attacking &&
                   std::equal(one.tokens.begin(), one.tokens.end(), other.tokens.begin(), other.tokens.end(),
                              sameCount);
        });
}

bool standAlike(const ProvinceFace& a, const ProvinceFace& b) {
    return standAlike(a.groups, b.groups) && a.symbols == b.symbols && a.worth == b.worth;
}

void StackLayout::translate(const QPointF& by) {
    for (StackedToken& token : tokens)
        token.box.translate(by);
    for (StackMat& mat : mats) {
        mat.box.translate(by);
        mat.shield.translate(by);
    }
    for (MergedGroup& group : merged)
        group.box.translate(by);
    if (!bounds.isNull()) bounds.translate(by);
}

TokenHit StackLayout::hit(const QPointF& point) const {
    for (auto it = tokens.rbegin(); it != tokens.rend(); ++it)
        if (it->box.adjusted(-1, -1, 1, 1).contains(point)) return it->token;
    return {};
}

std::optional<StackLayout::Beside> StackLayout::beside(const QPointF& point) const {
    std::optional<Beside> nearest;
    for (const StackedToken& token : tokens) {
        const double across = std::max(0.0, (leastHit - token.box.width()) / 2);
        const double up = std::max(0.0, (leastHit - token.box.height()) / 2);
        if (!token.box.adjusted(-across, -up, across, up).contains(point)) continue;
        const double dx = std::max({0.0, token.box.left() - point.x(), point.x() - token.box.right()});
        const double dy = std::max({0.0, token.box.top() - point.y(), point.y() - token.box.bottom()});
        const double away = std::hypot(dx, dy);
        if (!nearest || away < nearest->away) nearest = {token.token, away};
    }
    return nearest;
}

StackLayout layOutStack(std::span<const TokenGroup> groups, const StackShape& shape, const QPointF& anchor,
                        bool upwards) {
    StackLayout layout;
    layout.side = shape.side;
    const int owners = ownersOf(groups);
    if (owners == 0) return layout;
    if (shape.merged) {
        layout = mergedStack(groups, shape, anchor);
        if (upwards) layout.translate({0, 2 * (anchor.y() - layout.bounds.center().y())});
        return layout;
    }

    std::vector<Row> rows;
    for (const bool attackers : {false, true}) {
        Row row;
        for (std::size_t i = 0; i < groups.size(); ++i) {
            if (groups[i].tokens.empty() || groups[i].attacking != attackers) continue;
            Block block = blockOf(groups[i], static_cast<int>(i), shape, owners > 1);
            const int tokensSoFar = [&row] {
                int sum = 0;
                for (const Block& b : row.blocks)
                    sum += b.rows.empty() ? 0 : b.rows.front();
                return sum;
            }();
            if (!row.blocks.empty() && tokensSoFar + block.rows.front() > shape.perRow)
                rows.push_back(std::exchange(row, {}));
            addTo(row, std::move(block), shape.side);
        }
        if (!row.blocks.empty()) rows.push_back(std::move(row));
    }

    const double rowGap = shape.side * (owners > 1 ? gapShare * 0.75 : gapShare);
    double height = -rowGap;
    for (const Row& row : rows)
        height += row.height + rowGap;
    double y = upwards ? anchor.y() - height : anchor.y();
    for (const Row& row : rows) {
        double x = anchor.x() - row.width / 2;
        for (const Block& block : row.blocks) {
            placeBlock(layout, block, QPointF(x, y));
            x += block.size.width() + shape.side * matGap;
        }
        y += row.height + rowGap;
    }
    for (const StackedToken& token : layout.tokens)
        layout.bounds |= token.box;
    for (const StackMat& mat : layout.mats)
        layout.bounds |= mat.box;
    const double hang = shape.side * hangShare;
    layout.bounds.adjust(-hang, -hang, hang, hang);
    return layout;
}

} // namespace marches::appmap
