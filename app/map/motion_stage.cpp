#include "app/map/motion_stage.h"

#include "app/map/furniture.h"
#include "app/map/stack_painter.h"
#include "app/map/strokes.h"
#include "app/theme/heraldry.h"
#include "app/theme/paint.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace marches::appmap {

namespace {

constexpr double bend = 0.14;     // of a march's length: how far its curve leaves the straight line
constexpr double mostBend = 26;   // px
constexpr double lungeLength = 6; // px
constexpr double drop = 8;        // px that a new token comes down
constexpr double rise = 12;       // px that a sign rises
constexpr double glowWidth = 7;   // px
constexpr double fadesFrom = 0.6; // share of its scene after which a sign fades

double eased(double share) {
    return share * share * (3 - 2 * share);
}

QRectF between(const QRectF& a, const QRectF& b, double share) {
    return {
        a.topLeft() + (b.topLeft() - a.topLeft()) * share,
        QSizeF(a.width() + (b.width() - a.width()) * share, a.height() + (b.height() - a.height()) * share)};
}

/// A token's place in a stack; of a merged stack: a square in the middle of its part.
QRectF boxOf(const StackLayout& layout, TokenHit token) {
    for (const StackedToken& stacked : layout.tokens) {
        if (stacked.token != token) continue;
        const QPointF half(layout.side / 2, layout.side / 2);
        return {stacked.box.center() - half, QSizeF(layout.side, layout.side)};
    }
    return {};
}

bool sameSide(const TokenGroup& a, const TokenGroup& b) {
    return a.owner == b.owner && a.attacking == b.attacking;
}

} // namespace

MotionStage::MotionStage(MapMotion motion, const theme::Theme& theme, const Placing& placing, Outline outline)
    : motion_(std::move(motion)), theme_(theme), outline_(std::move(outline)), starts_{0} {
    for (std::size_t picture = 0; picture < motion_.pictures.size(); ++picture) {
        layouts_.emplace_back();
        for (std::size_t stack = 0; stack < motion_.provinces.size(); ++stack)
            layouts_.back().push_back(laidOut(picture, stack, placing));
    }
    for (std::size_t scene = 0; scene < motion_.scenes.size(); ++scene) {
        actors_.push_back(actorsOf(scene));
        starts_.push_back(starts_.back() + motion_.scenes[scene].duration);
    }
}

/// As long as more follows, a stack that only loses units keeps its place.
StackLayout MotionStage::laidOut(std::size_t picture, std::size_t stack, const Placing& placing) const {
    const StackPicture& shown = motion_.pictures[picture][stack];
    bool changesLater = false;
    for (std::size_t later = picture + 1; later < motion_.pictures.size(); ++later)
        changesLater = changesLater || motion_.pictures[later][stack].groups != shown.groups;
    if (picture > 0 && motion_.pictures[picture - 1][stack].groups == shown.groups)
        return layout(picture - 1, stack);
    if (picture > 0 && changesLater)
        if (auto kept = thinned(picture, stack)) return *std::move(kept);
    return placing(motion_.provinces[stack], shown.groups);
}

/// The stack of the picture before without the units that are gone; nothing if a unit has come.
std::optional<StackLayout> MotionStage::thinned(std::size_t picture, std::size_t stack) const {
    const StackLayout& last = layout(picture - 1, stack);
    if (!last.merged.empty()) return std::nullopt;
    const StackPicture& before = motion_.pictures[picture - 1][stack];
    const StackPicture& now = motion_.pictures[picture][stack];
    StackLayout kept = last;
    kept.tokens.clear();
    kept.mats.clear();
    for (std::size_t group = 0; group < now.units.size(); ++group)
        for (std::size_t token = 0; token < now.units[group].size(); ++token) {
            const std::vector<UnitMark>& units = now.units[group][token];
            const auto was = std::find_if(last.tokens.begin(), last.tokens.end(), [&](const StackedToken& t) {
                const auto& there = before.units[static_cast<std::size_t>(t.token.group)]
                                                [static_cast<std::size_t>(t.token.token)];
                return std::all_of(units.begin(), units.end(), [&](UnitMark unit) {
                    return std::find(there.begin(), there.end(), unit) != there.end();
                });
            });
            if (was == last.tokens.end()) return std::nullopt;
            kept.tokens.push_back({{static_cast<int>(group), static_cast<int>(token)}, was->box});
        }
    for (const StackMat& mat : last.mats)
        for (std::size_t group = 0; group < now.groups.size(); ++group)
            if (sameSide(before.groups[static_cast<std::size_t>(mat.group)], now.groups[group]))
                kept.mats.push_back({static_cast<int>(group), mat.box, mat.shield});
    return kept;
}

/// Units that begin on one token and end on one token go as one.
std::vector<MotionStage::Actor> MotionStage::actorsOf(std::size_t scene) const {
    struct Way {
        std::optional<Place> from;
        std::optional<Place> to;
    };
    std::map<UnitMark, Way> ways;
    const auto each = [this](std::size_t picture, const auto& visit) {
        for (std::size_t stack = 0; stack < motion_.provinces.size(); ++stack) {
            const auto& units = motion_.pictures[picture][stack].units;
            for (std::size_t group = 0; group < units.size(); ++group)
                for (std::size_t token = 0; token < units[group].size(); ++token)
                    for (const UnitMark unit : units[group][token])
                        visit(unit, Place{stack, {static_cast<int>(group), static_cast<int>(token)}});
        }
    };
    each(scene, [&](UnitMark unit, const Place& place) { ways[unit].from = place; });
    each(scene + 1, [&](UnitMark unit, const Place& place) { ways[unit].to = place; });
    std::map<std::pair<std::optional<Place>, std::optional<Place>>, int> together;
    for (const auto& [unit, way] : ways)
        ++together[{way.from, way.to}];
    const auto lookAt = [this](std::size_t picture, const Place& place) {
        return motion_.pictures[picture][place.stack]
            .groups[static_cast<std::size_t>(place.token.group)]
            .tokens[static_cast<std::size_t>(place.token.token)]
            .look;
    };
    std::vector<Actor> actors;
    for (const auto& [way, count] : together) {
        Actor actor;
        actor.from = way.first;
        actor.to = way.second;
        actor.look = actor.from ? lookAt(scene, *actor.from) : lookAt(scene + 1, *actor.to);
        actor.becomes = actor.to ? lookAt(scene + 1, *actor.to) : actor.look;
        actor.look.count = actor.becomes.count = count;
        actors.push_back(actor);
    }
    // those that travel pass over those that stay
    std::stable_partition(actors.begin(), actors.end(), [](const Actor& actor) {
        return actor.from && actor.to && actor.from->stack == actor.to->stack;
    });
    return actors;
}

std::optional<std::size_t> MotionStage::stackOf(ProvinceId province) const {
    const auto found = std::find(motion_.provinces.begin(), motion_.provinces.end(), province);
    if (found == motion_.provinces.end()) return std::nullopt;
    return static_cast<std::size_t>(found - motion_.provinces.begin());
}

MotionStage::Moment MotionStage::moment(int at) const {
    at = std::clamp(at, 0, duration());
    std::size_t scene = 0;
    while (scene + 1 < motion_.scenes.size() && at >= starts_[scene + 1])
        ++scene;
    return {scene, static_cast<double>(at - starts_[scene]) / motion_.scenes[scene].duration};
}

std::optional<theme::PlayerColour> MotionStage::ground(std::size_t stack, int at) const {
    const Moment now = moment(at);
    return motion_.pictures[now.scene + (now.share >= 1 ? 1 : 0)][stack].owner;
}

bool MotionStage::merged(std::size_t scene, std::size_t stack) const {
    return !layout(scene, stack).merged.empty() || !layout(scene + 1, stack).merged.empty();
}

/// It is part of a shield with a number.
bool MotionStage::hidden(std::size_t scene, const Actor& actor) const {
    return actor.from && actor.to && actor.from->stack == actor.to->stack && merged(scene, actor.from->stack);
}

/// The way that a token lunges: towards the middle of its foes.
QPointF MotionStage::lunge(std::size_t scene, const Place& place) const {
    const std::vector<TokenGroup>& groups = motion_.pictures[scene][place.stack].groups;
    const bool attacks = groups[static_cast<std::size_t>(place.token.group)].attacking;
    QPointF foes;
    QPointF own;
    int foeCount = 0;
    int ownCount = 0;
    for (const StackedToken& token : layout(scene, place.stack).tokens) {
        const bool foe = groups[static_cast<std::size_t>(token.token.group)].attacking != attacks;
        (foe ? foes : own) += token.box.center();
        ++(foe ? foeCount : ownCount);
    }
    if (foeCount == 0) return {};
    const QPointF way = foes / foeCount - own / ownCount;
    const double length = std::hypot(way.x(), way.y());
    return length < 1 ? QPointF() : way / length * lungeLength;
}

MotionStage::Posture MotionStage::posture(const Moment& now, const Actor& actor) const {
    const MotionScene& scene = motion_.scenes[now.scene];
    Posture posture;
    posture.look = now.share < 0.5 || !scene.clash ? &actor.look : &actor.becomes;
    if (!actor.from || !actor.to) {
        const bool comes = !actor.from.has_value();
        const Place& place = comes ? *actor.to : *actor.from;
        posture.box = boxOf(layout(now.scene + (comes ? 1 : 0), place.stack), place.token);
        posture.opacity = comes ? now.share : 1 - now.share;
        if (comes) posture.box.translate(0, -drop * (1 - eased(now.share)));
        return posture;
    }
    const QRectF from = boxOf(layout(now.scene, actor.from->stack), actor.from->token);
    const QRectF to = boxOf(layout(now.scene + 1, actor.to->stack), actor.to->token);
    const double share = eased(now.share);
    // of one of the two sizes, so that the token's picture is at hand
    posture.box = now.share < 0.5 ? from : to;
    QPointF centre = from.center() + (to.center() - from.center()) * share;
    if (actor.from->stack != actor.to->stack) {
        const QPointF way = to.center() - from.center();
        const double length = std::hypot(way.x(), way.y());
        const double side = way.x() < 0 ? 1 : -1; // the curve's upper side
        if (length >= 1)
            centre += QPointF(-way.y(), way.x()) / length * side * std::min(length * bend, mostBend) * 4 *
                      share * (1 - share);
    } else if (scene.clash) {
        centre += lunge(now.scene, *actor.from) * std::sin(now.share * std::numbers::pi);
    }
    posture.box.moveCenter(centre);
    return posture;
}

QRectF MotionStage::signBox(const MotionScene::Sign& sign, const Moment& now) const {
    QFont font = theme_.font(theme::FontRole::Name);
    font.setWeight(QFont::Bold);
    const double height = theme_.scaled(26);
    const double width =
        QFontMetricsF(font).horizontalAdvance(sign.text) + height * (sign.owner ? 0.85 : 0) + height * 0.6;
    // beside the stack: its name stands above or below
    const QRectF stack = layout(now.scene + 1, sign.stack).bounds;
    const QPointF beside = stack.isEmpty() ? outline_(motion_.provinces[sign.stack]).boundingRect().center()
                                           : QPointF(stack.right(), stack.center().y());
    return {beside.x(), beside.y() - height / 2 + rise * (0.5 - eased(now.share)), width, height};
}

void MotionStage::paintSign(QPainter& painter, const MotionScene::Sign& sign, const Moment& now) const {
    const QRectF box = signBox(sign, now);
    painter.setOpacity(now.share <= fadesFrom ? 1 : (1 - now.share) / (1 - fadesFrom));
    theme::paintBox(painter, box,
                    {.ground = theme_.colour(theme::Role::Raised),
                     .edge = theme_.colour(theme::Role::Edge),
                     .radius = box.height() / 2});
    QFont font = theme_.font(theme::FontRole::Name);
    font.setWeight(QFont::Bold);
    double left = box.left() + box.height() * 0.3;
    if (sign.owner) {
        const double height = box.height() * 0.7;
        theme::paintShield(painter, *sign.owner,
                           QRectF(left, box.center().y() - height / 2, height * 24 / 28, height), theme_);
        left += box.height() * 0.85;
    }
    paintText(painter, {left, box.center().y() + QFontMetricsF(font).capHeight() / 2}, font, sign.text,
              theme_.colour(theme::Role::Ink));
    painter.setOpacity(1);
}

/// Shields, mats and numbers under the tokens.
void MotionStage::paintStack(QPainter& painter, const Moment& now, std::size_t stack,
                             theme::TokenCache& cache) const {
    const StackLayout& from = layout(now.scene, stack);
    const StackLayout& to = layout(now.scene + 1, stack);
    const std::vector<TokenGroup>& groups = motion_.pictures[now.scene][stack].groups;
    const std::vector<TokenGroup>& later = motion_.pictures[now.scene + 1][stack].groups;
    if (merged(now.scene, stack)) {
        const bool first = now.share < 0.5;
        appmap::paintStack(painter, first ? from : to, first ? groups : later, cache, theme_);
        return;
    }
    const auto paint = [&](const StackMat& mat, const TokenGroup& group, double opacity) {
        painter.setOpacity(opacity);
        theme::paintMat(painter, mat.box, group.attacking ? theme::Mat::Attacker : theme::Mat::Plain, theme_);
        if (group.owner) theme::paintShield(painter, *group.owner, mat.shield, theme_);
        painter.setOpacity(1);
    };
    const double share = eased(now.share);
    std::vector<const StackMat*> stay;
    for (const StackMat& mat : from.mats) {
        const TokenGroup& group = groups[static_cast<std::size_t>(mat.group)];
        const auto same = std::find_if(to.mats.begin(), to.mats.end(), [&](const StackMat& other) {
            return sameSide(group, later[static_cast<std::size_t>(other.group)]);
        });
        if (same == to.mats.end()) {
            paint(mat, group, 1 - share);
            continue;
        }
        stay.push_back(&*same);
        paint({mat.group, between(mat.box, same->box, share), between(mat.shield, same->shield, share)},
              group, 1);
    }
    for (const StackMat& mat : to.mats)
        if (std::find(stay.begin(), stay.end(), &mat) == stay.end())
            paint(mat, later[static_cast<std::size_t>(mat.group)], share);
}

void MotionStage::paint(QPainter& painter, int at, theme::TokenCache& cache) const {
    const theme::Painting scope(painter);
    const Moment now = moment(at);
    const MotionScene& scene = motion_.scenes[now.scene];
    for (const std::size_t stack : scene.glows) {
        const auto owner = motion_.pictures[now.scene + 1][stack].owner;
        if (!owner) continue;
        painter.setOpacity(1 - now.share);
        const QPainterPath& border = outline_(motion_.provinces[stack]);
        const auto stroke = [&](const QColor& colour, double width) {
            painter.strokePath(border, roundPen(colour, width));
        };
        stroke(theme_.colour(theme::Role::MapInk), glowWidth);
        stroke(theme_.player(*owner).fill, glowWidth - 2);
        painter.setOpacity(1);
    }
    for (std::size_t stack = 0; stack < motion_.provinces.size(); ++stack)
        paintStack(painter, now, stack, cache);
    for (const Actor& actor : actors_[now.scene]) {
        if (hidden(now.scene, actor)) continue;
        const Posture as = posture(now, actor);
        painter.setOpacity(as.opacity);
        cache.paint(painter, *as.look, as.box, theme_);
    }
    painter.setOpacity(1);
    for (const MotionScene::Sign& sign : scene.signs)
        paintSign(painter, sign, now);
}

bool MotionStage::rests(std::size_t scene, const Actor& actor) const {
    return actor.from && actor.to && actor.from->stack == actor.to->stack && !motion_.scenes[scene].clash &&
           boxOf(layout(scene, actor.from->stack), actor.from->token) ==
               boxOf(layout(scene + 1, actor.to->stack), actor.to->token);
}

QRegion MotionStage::moving(int at) const {
    const Moment now = moment(at);
    const MotionScene& scene = motion_.scenes[now.scene];
    QRegion region;
    const auto add = [&region](const QRectF& box, double beyond) {
        if (!box.isEmpty()) region |= box.adjusted(-beyond, -beyond, beyond, beyond).toAlignedRect();
    };
    for (std::size_t stack = 0; stack < motion_.provinces.size(); ++stack)
        if (layout(now.scene, stack).bounds != layout(now.scene + 1, stack).bounds)
            add(layout(now.scene, stack).bounds | layout(now.scene + 1, stack).bounds, 2);
    for (const Actor& actor : actors_[now.scene]) {
        if (rests(now.scene, actor)) continue;
        const QRectF box = posture(now, actor).box;
        add(box, box.width() * theme::tokenReach + 2);
    }
    for (const std::size_t stack : scene.glows)
        add(outline_(motion_.provinces[stack]).boundingRect(), glowWidth);
    for (const MotionScene::Sign& sign : scene.signs)
        add(signBox(sign, now), 2);
    return region;
}

QRegion MotionStage::stacks(std::size_t scene) const {
    QRegion region;
    for (std::size_t stack = 0; stack < motion_.provinces.size(); ++stack)
        for (const std::size_t picture : {scene, scene + 1})
            region |= layout(picture, stack).bounds.adjusted(-2, -2, 2, 2).toAlignedRect();
    return region;
}

} // namespace marches::appmap
