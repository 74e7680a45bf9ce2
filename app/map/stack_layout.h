#pragma once

#include "app/map/province_face.h"

#include <QPointF>
#include <QRectF>

#include <algorithm>
#include <span>

namespace marches::appmap {

/// A token under the pointer: position of its group and of the token in it; -1 where there is none.
struct TokenHit {
    int group = -1;
    int token = -1;

    explicit operator bool() const { return group >= 0; }
    bool operator==(const TokenHit&) const = default;
};

struct StackedToken {
    TokenHit token;
    QRectF box;
    bool operator==(const StackedToken&) const = default;
};

/// The ground under one group where several owners meet, with the shield that says whose it is.
struct StackMat {
    int group = -1;
    QRectF box;
    QRectF shield;
};

/// One owner's tokens drawn as a pile and their number; without an owner as the first of them.
struct MergedGroup {
    int group = -1;
    int count = 0; ///< units, those that stand as one token counted one by one
    QRectF box;

    static constexpr double outset = 2; ///< px that may be painted round the box
    /// As it is painted: where the box is so low that no number could be read in it, larger.
    [[nodiscard]] QRectF paintedBox() const {
        constexpr double readable = 12; // px
        const double more = std::clamp((readable - box.height()) / 2, 0.0, outset);
        return box.adjusted(-more, -more, more, more);
    }
};

/// Returns the width of a pile and its number as a multiple of their height, where that is not small.
[[nodiscard]] double mergedWidth(int count);

/// A stack ready to be painted. Empty for no tokens.
struct StackLayout {
    double side = 0;
    std::vector<StackedToken> tokens; ///< in painting order
    std::vector<StackMat> mats;
    /// In place of tokens and mats: each token's box is a part of its group's.
    std::vector<MergedGroup> merged;
    QRectF bounds; ///< with what hangs on the tokens: lamps, numbers, damage

    /// Several owners meet in it.
    [[nodiscard]] bool shared() const { return !mats.empty() || merged.size() > 1; }
    [[nodiscard]] TokenHit hit(const QPointF& point) const;
    /// The token nearest to a point beside it; nothing farther off than makes a small one as large as
    /// `leastHit`. `away`: px from its box.
    struct Beside {
        TokenHit token;
        double away = 0;
    };
    [[nodiscard]] std::optional<Beside> beside(const QPointF& point) const;
    static constexpr double leastHit = 26; ///< px each way
    void translate(const QPointF& by);
};

/// Tokens and mats with what hangs on them now.
[[nodiscard]] QRectF seenTokens(const StackLayout& stack, std::span<const TokenGroup> groups);
/// How many groups have tokens.
[[nodiscard]] int ownersOf(std::span<const TokenGroup> groups);
/// Whether stacks of these groups look for the same place, whatever their tokens show.
[[nodiscard]] bool standAlike(std::span<const TokenGroup> a, std::span<const TokenGroup> b);
/// Whether tokens and strip of yields take up the same room in both.
[[nodiscard]] bool standAlike(const ProvinceFace& a, const ProvinceFace& b);

struct StackShape {
    double side = 27;
    int perRow = 99; ///< most tokens side by side in one group's row; of a merged stack: groups
    bool merged = false;
};

/// Lays tokens out in rows, the holder's and those of their side first, attackers' below. The stack is
/// centred on `anchor.x()` and grows down from `anchor.y()`, or up where `upwards`.
[[nodiscard]] StackLayout layOutStack(std::span<const TokenGroup> groups, const StackShape& shape,
                                      const QPointF& anchor, bool upwards);

} // namespace marches::appmap
