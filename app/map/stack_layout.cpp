#include "app/map/stack_layout.h"

#include <algorithm>
#include <utility>

namespace marches::appmap {

namespace {

constexpr double gapShare = 4.0 / 27;     // between tokens
constexpr double matPadding = 3.0 / 27;   // round a group
constexpr double matGap = 5.0 / 27;       // between groups
constexpr double shieldShare = 17.0 / 27; // height of the shield on a mat
constexpr double shieldRoom = 19.0 / 27;
constexpr double hangShare = 9.0 / 27; // lamps below, numbers above

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

} // namespace

TokenHit StackLayout::hit(const QPointF& point) const {
    for (auto it = tokens.rbegin(); it != tokens.rend(); ++it)
        if (it->box.adjusted(-1, -1, 1, 1).contains(point)) return it->token;
    return {};
}

StackLayout layOutStack(std::span<const TokenGroup> groups, const StackShape& shape, const QPointF& anchor,
                        bool upwards) {
    StackLayout layout;
    layout.side = shape.side;
    int owners = 0;
    for (const TokenGroup& group : groups)
        owners += !group.tokens.empty();
    if (owners == 0) return layout;

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
