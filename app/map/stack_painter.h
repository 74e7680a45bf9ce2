#pragma once

#include "app/map/province_face.h"
#include "app/map/stack_layout.h"
#include "app/theme/theme.h"
#include "app/theme/tokens.h"

#include <span>

class QPainter;

namespace marches::appmap {

/// Mats, shields and tokens of a laid-out stack.
void paintStack(QPainter& painter, const StackLayout& stack, std::span<const TokenGroup> groups,
                theme::TokenCache& cache, const theme::Theme& theme);

} // namespace marches::appmap
