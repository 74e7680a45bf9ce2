#include "app/map/boxes.h"
#include "app/map/map_view.h"
#include "app/map/place_signs.h"
#include "app/map/yield_places.h"

#include <algorithm>
#include <cmath>
#include <limits>

/// The view's strips of what provinces yield: where they stand, or stand as long as they are looked at.
namespace marches::appmap {

namespace {

// Of a strip for which there is no room, while its province is looked at: px, or as good as so many px.
constexpr double passingGap = 3;
constexpr double passingStep = 9;
constexpr double farthestPassing = 90;
constexpr double costOnName = 1000;
constexpr double costOnTokens = 60;
constexpr double besideName = 8; // no line is needed

} // namespace

void MapView::setYieldsShown(bool shown) {
    if (shown == yieldsShown_) return;
    yieldsShown_ = shown;
    if (places_) places_->setYieldsShown(shown);
    update();
}

QRectF MapView::yieldBox(int province, bool looked) const {
    const ProvinceFace& face = faces_[static_cast<std::size_t>(province)];
    if (!laidOut(province) || !face.inPlay || !hasYields(face)) return {};
    if (!looked && !places_->stripsShown()) return {};
    const PlacedYield* strip = places_->strip(province);
    if (!strip) return {};
    // by a name that is written in passing, where that is
    const bool byName = looked && !places_->stripsShown() && !passingName(province).isEmpty();
    return !looked || (!strip->box.isEmpty() && !byName) ? strip->box : passingStrip(province).box;
}

bool MapView::PassingStrip::dependsAlike(const PassingStrip& other) const {
    return province == other.province && places == other.places && faces == other.faces &&
           size == other.size && name == other.name && about == other.about && placed == other.placed &&
           seen == other.seen;
}

const MapView::PassingStrip& MapView::passingStrip(int province) const {
    const auto i = static_cast<std::size_t>(province);
    PassingStrip wanted;
    wanted.province = province;
    wanted.places = places_->changes();
    wanted.faces = facesChanged_;
    wanted.size = yieldStripSizes(faces_[i], theme_).front();
    wanted.name = passingName(province);
    wanted.about = (wanted.name.isEmpty() ? places_->label(province).name : wanted.name) |
                   places_->stack(province).layout.bounds;
    wanted.placed = places_->strip(province)->box;
    wanted.seen = QRectF(rect()).translated(origin_).adjusted(4, 4, -4, -4);
    const bool pointed = hovered_.province == idAt<ProvinceId>(i);
    PassingStrip& kept = passingStrips_[pointed ? 0 : 1];
    if (!stage_ && kept.dependsAlike(wanted)) return kept; // what moves changes whose shields stand there
    wanted.box = passingStripPlace(wanted);
    const bool byName = !wanted.name.isEmpty() && between(wanted.box, wanted.name) <= besideName;
    if (!byName)
        wanted.leader = lineOfStrip(*shapes_, places_->labels(), places_->stack(province),
                                    places_->standing(), province, wanted.box);
    return kept = wanted;
}

/// As near as it covers no name and no token, as long as it is looked at.
QRectF MapView::passingStripPlace(const PassingStrip& strip) const {
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
        places_->labels().taken().each(box, [&](const BoxIndex::Entry& entry) {
            if (entry.written() && drawnBox(entry).intersects(box)) cost += costOnName;
        });
        places_->standing().each(box, [&](const BoxIndex::Entry& entry) {
            using Kind = BoxIndex::Kind;
            if (entry.kind == Kind::Body || entry.kind == Kind::Badge || entry.kind == Kind::Strip)
                cost += costOnTokens;
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

/// Map px; of the strip that is shown at `box`.
std::optional<QPointF> MapView::lineOfYields(int province, const QRectF& box) const {
    const PlacedYield* placed = box.isEmpty() ? nullptr : places_->strip(province);
    if (!placed) return std::nullopt;
    return box == placed->box ? placed->leader : passingStrip(province).leader;
}

std::optional<QPointF> MapView::yieldLineEnd(ProvinceId province) const {
    const auto strip = yieldRect(province);
    if (!strip) return std::nullopt;
    const auto end = lineOfYields(static_cast<int>(index(province)), strip->translated(origin_));
    return end ? std::optional(*end - QPointF(origin_)) : std::nullopt;
}

std::optional<QRectF> MapView::passingNameRect(ProvinceId province) const {
    if (!shapes_ || province == noProvince) return std::nullopt;
    const int i = static_cast<int>(index(province));
    ensureLayout(i);
    const QRectF name = passingName(i);
    return name.isEmpty() ? std::nullopt : std::optional(name.translated(-QPointF(origin_)));
}

std::optional<QRectF> MapView::yieldRect(ProvinceId province) const {
    if (!shapes_ || province == noProvince) return std::nullopt;
    const int i = static_cast<int>(index(province));
    ensureLayout(i);
    const QRectF box = yieldBox(i, lookedAt(i));
    if (box.isEmpty()) return std::nullopt;
    return box.translated(-QPointF(origin_));
}

} // namespace marches::appmap
