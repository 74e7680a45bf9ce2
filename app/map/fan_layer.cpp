#include "app/map/fan_layer.h"

#include "app/map/stack_painter.h"
#include "app/theme/paint.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace marches::appmap {

namespace {

constexpr double fullSide = theme::tokenSide;
constexpr int edge = 6;        // px from the view's border
constexpr double fanReach = 2; // in sides of a token: how far round it the map is kept to be read
constexpr double margin = 10;  // px round it: the pointer does not leave it, no badge of others is read

} // namespace

ProvinceId FanLayer::province() const {
    return fan_.province < 0 ? noProvince : idOf(fan_.province);
}

QRectF FanLayer::box() const {
    return fan_.province < 0 ? QRectF() : scene_.viewport.fromMapPx(fan_.layout.bounds);
}

bool FanLayer::hides(int province, const QRectF& badge) const {
    return fan_.byPointer && fan_.province != province && reachBox().intersects(badge);
}

QRectF FanLayer::reachBox() const {
    return grown(fan_.layout.bounds, margin);
}

void FanLayer::repaint() const {
    scene_.repaintBox(fan_.layout.bounds.adjusted(-4, -4, 4, 4));
    if (!scene_.shapes) return;
    scene_.repaint(passing_.decorationRect(fan_.province));
    scene_.places->each(reachBox(), [&](const BoxIndex::Entry& entry) {
        if (entry.kind == BoxIndex::Kind::Badge)
            scene_.repaint(passing_.decorationRect(entry.province)); // with its line
    });
}

void FanLayer::close() {
    if (fan_.province < 0) return;
    repaint();
    last_ = std::exchange(fan_, {});
}

/// The one under the pointer, or the one whose fan the pointer has opened and not left.
std::optional<int> FanLayer::pointedStack() const {
    const Attention& attention = scene_.attention;
    if (!attention.pointer) return std::nullopt;
    if (attention.hovered.token) return numberOf(attention.hovered.province);
    const bool within = fan_.province >= 0 && fan_.byPointer &&
                        reachBox().contains(*attention.pointer + QPointF(scene_.viewport.origin()));
    return within ? std::optional(fan_.province) : std::nullopt;
}

bool FanLayer::wants(int province) const {
    const ProvinceFace& face = scene_.face(province);
    return face.inPlay && scene_.has(province) && !scene_.staged(province) &&
           wantsFan(scene_.places->stack(province).layout, face.groups, scene_.places->styles().tokenSide());
}

void FanLayer::follow() {
    if (!scene_.shapes) return;
    const Attention& attention = scene_.attention;
    const std::optional<int> pointed = pointedStack();
    int wanted = pointed.value_or(-1);
    if (!pointed && attention.byKeys && attention.hasFocus && attention.focused != noProvince)
        wanted = numberOf(attention.focused);
    if (wanted >= 0 && !wants(wanted)) wanted = -1;
    if (wanted == fan_.province) {
        fan_.byPointer = fan_.byPointer || pointed.has_value();
        return;
    }
    close();
    if (wanted < 0) return;
    fan_ = {wanted, {}, {}, pointed.has_value()};
    fan_.resting = scene_.places->stack(wanted).layout.tokens;
    fan_.layout = layoutOf(wanted);
    repaint();
}

/// A stack that has not changed since is fanned out where it lay, if the token that is pointed at lies there
/// under the pointer: what was read is found again.
bool FanLayer::reopens(int province, const QRectF& within, const std::optional<PointedToken>& pointed) const {
    return last_.province == province && last_.resting == scene_.places->stack(province).layout.tokens &&
           within.contains(last_.layout.bounds) &&
           (!pointed || last_.layout.hit(pointed->at) == pointed->token);
}

StackLayout FanLayer::layoutOf(int province) const {
    const Places& places = *scene_.places;
    const Viewport& viewport = scene_.viewport;
    const StackLayout& stack = places.stack(province).layout;
    const double side =
        std::max(places.styles().tokenSide(), static_cast<double>(scene_.theme.scaledIcon(fullSide)));
    const QRectF seen = viewport.toMapPx(viewport.rect()).adjusted(edge, edge, -edge, -edge);
    std::optional<PointedToken> pointed;
    if (fan_.byPointer)
        pointed = {scene_.attention.hovered.token, *scene_.attention.pointer + QPointF(viewport.origin())};
    if (reopens(province, seen, pointed)) return last_.layout;
    std::vector<QRectF> read{scene_.drawnName(province)};
    places.each(grown(stack.bounds, side * fanReach), [&](const BoxIndex::Entry& entry) {
        using Kind = BoxIndex::Kind;
        const bool own = entry.province == province;
        if (entry.kind == Kind::Mark || (entry.kind == Kind::Name && !own))
            read.push_back(scene_.drawnBox(entry));
        else if (entry.kind == Kind::Badge)
            read.push_back(grown(entry.box, margin));
        else if ((entry.kind == Kind::Stack && !own) ||
                 (entry.kind == Kind::Strip && places.strips().shown()))
            read.push_back(entry.box);
    });
    const auto fannedTo = [&](double to) {
        return fannedStack(stack, scene_.face(province).groups, to, seen, read, pointed);
    };
    StackLayout layout = fannedTo(side);
    if (const double hidden = hiddenBy(layout.bounds, read); hidden > 0) {
        StackLayout smaller = fannedTo(places.styles().tokenSide());
        if (hiddenBy(smaller.bounds, read) < hidden) layout = std::move(smaller);
    }
    return layout;
}

std::optional<MapHit> FanLayer::hit(const QPointF& at) const {
    if (fan_.province < 0 || !fan_.layout.bounds.contains(at)) return std::nullopt;
    return MapHit{province(), fan_.layout.hit(at)};
}

void FanLayer::paint(QPainter& painter, const QRegion& /*exposed*/) {
    if (fan_.province < 0) return;
    const theme::Theme& theme = scene_.theme;
    QColor ground = theme.colour(theme::Role::Raised);
    ground.setAlphaF(0.94F);
    theme::paintBox(painter, fan_.layout.bounds,
                    {.ground = ground, .edge = theme.colour(theme::Role::Edge), .radius = theme::cardRadius});
    paintStack(painter, fan_.layout, scene_.face(fan_.province).groups, *scene_.tokens, theme);
}

} // namespace marches::appmap
