#pragma once

#include "app/map/stack_layout.h"

#include <functional>

class QPainter;

namespace marches::appmap {

/// Mats, shields and tokens of a laid-out stack.
void paintStack(QPainter& painter, const StackLayout& stack, std::span<const TokenGroup> groups,
                theme::TokenCache& cache, const theme::Theme& theme);

/// How a token is put on a device: with its look, where.
using TokenPaint = std::function<void(const theme::TokenLook& look, const QRectF& where)>;
/// The same with tokens painted by `token`.
void paintStackWith(QPainter& painter, const StackLayout& stack, std::span<const TokenGroup> groups,
                    const theme::Theme& theme, const TokenPaint& token);

} // namespace marches::appmap
