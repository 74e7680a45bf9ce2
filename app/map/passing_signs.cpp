#include "app/map/passing_signs.h"

#include "app/map/place_signs.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace marches::appmap {

namespace {

// A strip for which there is no room is placed by these while its province is looked at: px, or costs that
// count as so many px.
constexpr double passingGap = 3;
constexpr double passingStep = 9;
constexpr double farthestPassing = 90;
constexpr double costOnName = 1000;
constexpr double costOnTokens = 60;
constexpr double besideName = 8; // no line is needed

/// The part of the map that is seen, without the view's edge.
QRectF seenBox(const Viewport& viewport) {
    return viewport.toMapPx(viewport.rect()).adjusted(4, 4, -4, -4);
}

} // namespace

QRectF PassingSigns::name(int province) const {
    const ProvinceId hovered = scene_.attention.hovered.province;
    if (hovered == noProvince || numberOf(hovered) != province || !scene_.has(province)) return {};
    const ProvinceFace& face = scene_.face(province);
    if (!face.inPlay || face.name.isEmpty() || scene_.places->nameShown(province)) return {};
    const QSizeF size = labelSize(face, {}, scene_.places->styles().fonts(province));
    const QRectF about = scene_.places->label(province).name | scene_.places->stack(province).layout.bounds;
    const QRectF seen = seenBox(scene_.viewport);
    const double x = std::clamp(about.center().x() - size.width() / 2, seen.left(),
                                std::max(seen.left(), seen.right() - size.width()));
    return {QPointF(std::round(x), std::round(std::max(seen.top(), about.top() - size.height() - 3))), size};
}

QRectF PassingSigns::strip(int province, bool looked) {
    const ProvinceFace& face = scene_.face(province);
    if (!scene_.has(province) || !face.inPlay || !hasYields(face)) return {};
    if (!looked && !scene_.places->strips().shown()) return {};
    const PlacedYield* placed = scene_.places->strip(province);
    if (!placed) return {};
    // by a name that is written in passing, where that is
    const bool byName = looked && !scene_.places->strips().shown() && !name(province).isEmpty();
    return !looked || (!placed->box.isEmpty() && !byName) ? placed->box : passingStrip(province).box;
}

const PassingSigns::Strip& PassingSigns::passingStrip(int province) {
    const auto i = static_cast<std::size_t>(province);
    const Places& places = *scene_.places;
    Needs wanted;
    wanted.province = province;
    wanted.places = places.changes();
    wanted.faces = scene_.facesChanged;
    wanted.size = yieldStripSizes(scene_.faces[i], scene_.theme).front();
    wanted.name = name(province);
    wanted.about = (wanted.name.isEmpty() ? places.label(province).name : wanted.name) |
                   places.stack(province).layout.bounds;
    wanted.placed = scene_.places->strip(province)->box;
    wanted.seen = seenBox(scene_.viewport);
    const bool pointed = scene_.attention.hovered.province == idAt<ProvinceId>(i);
    Strip& kept = kept_[pointed ? 0 : 1];
    // what moves changes whose shields stand there
    if (!scene_.stage && kept.needs == wanted) return kept;
    kept = {wanted, placeOf(wanted), std::nullopt};
    const bool byName = !wanted.name.isEmpty() && between(kept.box, wanted.name) <= besideName;
    if (!byName) kept.leader = lineOfStrip(places.surroundings(province), places.stack(province), kept.box);
    return kept;
}

/// Finds the nearest place for a strip under the pointer where it covers no name and no token.
QRectF PassingSigns::placeOf(const Needs& strip) const {
    const QRectF& about = strip.about;
    const QRectF& seen = strip.seen;
    double least = std::numeric_limits<double>::max();
    QRectF best;
    const auto consider = [&](const QPointF& middle, double cost) {
        if (cost >= least) return;
        QRectF box(QPointF(), strip.size);
        box.moveCenter(middle);
        box.moveTopLeft({std::round(std::clamp(box.left(), seen.left(),
                                               std::max(seen.left(), seen.right() - box.width()))),
                         std::round(std::clamp(box.top(), seen.top(),
                                               std::max(seen.top(), seen.bottom() - box.height())))});
        if (box.intersects(strip.name)) cost += costOnName;
        scene_.places->each(box, [&](const BoxIndex::Entry& entry) {
            using Kind = BoxIndex::Kind;
            if (entry.written() && scene_.drawnBox(entry).intersects(box)) cost += costOnName;
            if (entry.is({Kind::Body, Kind::Badge, Kind::Strip})) cost += costOnTokens;
        });
        if (cost < least) least = cost, best = box;
    };
    for (double away = passingGap; away < farthestPassing; away += passingStep) {
        const double x = about.width() / 2 + strip.size.width() / 2 + away;
        const double y = about.height() / 2 + strip.size.height() / 2 + away;
        for (const double aside : {0.0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75, -1.0, 1.0})
            for (const QPointF& to : {QPointF(aside * x, -y), QPointF(aside * x, y), QPointF(-x, aside * y),
                                      QPointF(x, aside * y)})
                consider(about.center() + to, away + 4 * std::abs(aside));
    }
    const bool placed = !strip.placed.isEmpty() && !strip.placed.intersects(strip.name);
    return least >= costOnName && placed ? strip.placed : best; // farther off, with a line
}

std::optional<QPointF> PassingSigns::lineEnd(int province, const QRectF& box) {
    const PlacedYield* placed = box.isEmpty() ? nullptr : scene_.places->strip(province);
    if (!placed) return std::nullopt;
    return box == placed->box ? placed->leader : passingStrip(province).leader;
}

QRect PassingSigns::decorationRect(int province) {
    if (!scene_.has(province)) return {};
    QRectF box = scene_.places->box(province);
    if (const QRectF passing = name(province); !passing.isEmpty()) box |= passing.adjusted(-6, -4, 6, 4);
    if (const QRectF yields = strip(province, scene_.lookedAt(province)); !yields.isEmpty())
        box |= yields.adjusted(-3, -3, 3, 3);
    return scene_.viewport.fromMapPx(box).toAlignedRect();
}

void PassingSigns::repaintLooked(ProvinceId province) {
    if (!scene_.shapes || province == noProvince) return;
    const int i = numberOf(province);
    QRect touched = scene_.provinceRect(i) | decorationRect(i);
    if (const QRectF yields = strip(i, true); !yields.isEmpty())
        touched |= scene_.viewport.fromMapPx(yields.adjusted(-2, -2, 2, 2)).toAlignedRect();
    scene_.repaint(touched);
}

void PassingSigns::repaintAfterChange(int changed) {
    if (scene_.places->strips().shown()) return;
    for (const ProvinceId looked : {scene_.attention.hovered.province, scene_.attention.focused}) {
        const int province = looked == noProvince ? changed : numberOf(looked);
        if (province == changed || !scene_.lookedAt(province) || !scene_.has(province)) continue;
        scene_.repaintBox(scene_.places->strips().reach(province));
    }
}

} // namespace marches::appmap
