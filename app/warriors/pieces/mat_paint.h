#pragma once

#include "app/warriors/pieces/mat_layout.h"

#include <QPainter>

#include <optional>

namespace marches::warriors::face {

/// What is going on while the mat is painted.
struct MatHighlight {
    std::optional<Path> focus;   ///< the path that has the keyboard's focus
    std::optional<Path> hovered; ///< its free space lies under the pointer
    std::optional<Path> from;    ///< a token is being taken from it
};

void paintMat(QPainter& painter, const MatModel& model, const MatLayout& layout, const theme::Theme& theme,
              const MatHighlight& highlight);

} // namespace marches::warriors::face
