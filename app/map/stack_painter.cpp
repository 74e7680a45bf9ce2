#include "app/map/stack_painter.h"

#include "app/theme/heraldry.h"

#include <QPainter>

namespace marches::appmap {

void paintStack(QPainter& painter, const StackLayout& stack, std::span<const TokenGroup> groups,
                theme::TokenCache& cache, const theme::Theme& theme) {
    for (const StackMat& mat : stack.mats) {
        const TokenGroup& group = groups[static_cast<std::size_t>(mat.group)];
        theme::paintMat(painter, mat.box, group.attacking ? theme::Mat::Attacker : theme::Mat::Plain, theme);
        if (group.owner) theme::paintShield(painter, *group.owner, mat.shield, theme);
    }
    for (const StackedToken& token : stack.tokens) {
        const TokenGroup& group = groups[static_cast<std::size_t>(token.token.group)];
        cache.paint(painter, group.tokens[static_cast<std::size_t>(token.token.token)].look, token.box,
                    theme);
    }
}

} // namespace marches::appmap
