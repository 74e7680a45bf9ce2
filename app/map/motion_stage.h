#pragma once

#include "app/map/motion.h"
#include "app/map/stack_layout.h"
#include "app/theme/tokens.h"

#include <QRegion>

#include <functional>
#include <tuple>

class QPainter;

namespace marches::appmap {

/// A motion laid out: paints any moment of it. Map px; times in ms at the usual speed.
class MotionStage {
public:
    /// Where a picture's stack of a province stands.
    using Placing = std::function<StackLayout(ProvinceId province, std::span<const TokenGroup> groups)>;
    using Outline = std::function<const QPainterPath&(ProvinceId province)>;
    /// `outline` is asked as long as the stage lives.
    MotionStage(MapMotion motion, const theme::Theme& theme, const Placing& placing, Outline outline);

    [[nodiscard]] int duration() const { return starts_.back(); }
    [[nodiscard]] const std::vector<ProvinceId>& provinces() const { return motion_.provinces; }
    /// Which of `provinces()`, if it stands in for the stack and the ground of this province.
    [[nodiscard]] std::optional<std::size_t> stackOf(ProvinceId province) const;
    /// Who owns the ground of `provinces()[stack]` as it is seen.
    [[nodiscard]] std::optional<theme::PlayerColour> ground(std::size_t stack, int at) const;
    /// Whether `provinces()[stack]` has tokens there when it begins.
    [[nodiscard]] bool beginsAt(std::size_t stack, const QRectF& bounds) const {
        return layout(0, stack).bounds.intersects(bounds);
    }
    /// Which scene runs then; from 0.
    [[nodiscard]] std::size_t scene(int at) const { return moment(at).scene; }
    /// All that `paint` touches then, what rests throughout the scene left out.
    [[nodiscard]] QRegion moving(int at) const;
    /// What differs from scene to scene: all stacks as they stand in this one.
    [[nodiscard]] QRegion stacks(std::size_t scene) const;
    void paint(QPainter& painter, int at, theme::TokenCache& cache) const;

private:
    struct Place {
        std::size_t stack = 0;
        TokenHit token;
        auto operator<=>(const Place& other) const {
            return std::tuple(stack, token.group, token.token) <=>
                   std::tuple(other.stack, other.token.group, other.token.token);
        }
        bool operator==(const Place&) const = default;
    };
    /// One token, or several alike that go together.
    struct Actor {
        theme::TokenLook look;
        theme::TokenLook becomes;
        std::optional<Place> from;
        std::optional<Place> to;
    };
    struct Posture {
        QRectF box;
        const theme::TokenLook* look = nullptr;
        double opacity = 1;
    };
    struct Moment {
        std::size_t scene = 0;
        double share = 0; ///< of the scene that has passed
    };

    [[nodiscard]] Moment moment(int at) const;
    [[nodiscard]] StackLayout laidOut(std::size_t picture, std::size_t stack, const Placing& placing) const;
    [[nodiscard]] std::optional<StackLayout> thinned(std::size_t picture, std::size_t stack) const;
    [[nodiscard]] std::vector<Actor> actorsOf(std::size_t scene) const;
    [[nodiscard]] const StackLayout& layout(std::size_t picture, std::size_t stack) const {
        return layouts_[picture][stack];
    }
    [[nodiscard]] bool merged(std::size_t scene, std::size_t stack) const;
    [[nodiscard]] bool hidden(std::size_t scene, const Actor& actor) const;
    [[nodiscard]] bool rests(std::size_t scene, const Actor& actor) const;
    [[nodiscard]] QPointF lunge(std::size_t scene, const Place& place) const;
    [[nodiscard]] Posture posture(const Moment& now, const Actor& actor) const;
    [[nodiscard]] QRectF signBox(const MotionScene::Sign& sign, const Moment& now) const;
    void paintStack(QPainter& painter, const Moment& now, std::size_t stack, theme::TokenCache& cache) const;
    void paintSign(QPainter& painter, const MotionScene::Sign& sign, const Moment& now) const;

    MapMotion motion_;
    theme::Theme theme_;
    Outline outline_;
    std::vector<std::vector<StackLayout>> layouts_; ///< by picture, by stack
    std::vector<std::vector<Actor>> actors_;        ///< by scene
    std::vector<int> starts_;                       ///< of the scenes; the last one: the end
};

} // namespace marches::appmap
