#include "app/map/boxes.h"
#include "app/map/map_view.h"
#include "app/map/place_signs.h"
#include "app/map/yield_places.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

/// The view's strips of what provinces yield: of all of them, or of the one that is looked at.
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
    for (int i = 0; i < provinceCount(); ++i) // of those looked at
        forgetStrip(i);
    covered_.clear();
    yieldsShown_ = shown;
    seenPlaces_.clear();
    update();
}

void MapView::placeStrip(int province) const {
    const auto i = static_cast<std::size_t>(province);
    if (yields_[i]) return;
    const std::vector<QSizeF> sizes =
        faces_[i].inPlay ? yieldStripSizes(faces_[i], theme_) : std::vector<QSizeF>{};
    yields_[i] = placeYield(*shapes_, *layouts_.front(), stacks_[i], standing_, province, sizes)
                     .value_or(PlacedYield());
    // one that is only looked at is in nothing's way
    if (stripsShown()) standing_.add(BoxIndex::Kind::Strip, province, yields_[i]->box);
    standing_.add(BoxIndex::Kind::StripLine, province, yieldLine(province));
}

QRectF MapView::yieldLine(int province) const {
    const auto& strip = yields_[static_cast<std::size_t>(province)];
    return strip ? lineBox(*strip) : QRectF();
}

bool MapView::stripsShown() const {
    return yieldsShown_ && scale_ >= yieldsFrom;
}

void MapView::forgetStrip(int province) {
    std::optional<PlacedYield>& strip = yields_[static_cast<std::size_t>(province)];
    if (strip) {
        standing_.remove(BoxIndex::Kind::Strip, province, strip->box);
        standing_.remove(BoxIndex::Kind::StripLine, province, yieldLine(province));
    }
    strip.reset();
    stripsDirty_ = true;
}

/// It is not seen as long as the sides of a battle lie over it, and comes back where it was.
void MapView::coverStrip(int province, int battle) {
    const auto i = static_cast<std::size_t>(province);
    const PlacedYield place = *yields_[i];
    forgetStrip(province);
    yields_[i] = PlacedYield();
    covered_[battle].push_back({province, place});
}

void MapView::uncoverStrips(int battle) {
    const auto node = covered_.extract(battle);
    if (node.empty()) return;
    update();
    for (const auto& [province, place] : node.mapped()) {
        auto& strip = yields_[static_cast<std::size_t>(province)];
        if (!strip || !strip->box.isEmpty()) continue; // it has been sought anew since
        bool taken = false;
        int other = -1; // a battle that lies over it, too
        standing_.each(place.box, [&](const BoxIndex::Entry& entry) {
            using Kind = BoxIndex::Kind;
            if (entry.kind == Kind::Stack && covered_.contains(entry.province)) other = entry.province;
            taken = taken || entry.kind == Kind::Stack || entry.kind == Kind::Strip;
        });
        if (other >= 0) {
            covered_[other].push_back({province, place});
            continue;
        }
        forgetStrip(province);
        if (taken) continue;
        strip = place;
        standing_.add(BoxIndex::Kind::Strip, province, place.box);
        standing_.add(BoxIndex::Kind::StripLine, province, yieldLine(province));
    }
}

bool MapView::stripCovered(int province) const {
    return std::any_of(covered_.begin(), covered_.end(), [province](const auto& battle) {
        return std::any_of(battle.second.begin(), battle.second.end(),
                           [province](const CoveredStrip& strip) { return strip.province == province; });
    });
}

QRectF MapView::yieldBox(int province, bool looked) const {
    const auto i = static_cast<std::size_t>(province);
    if (!laidOut(province) || !faces_[i].inPlay) return {};
    if (!looked && !stripsShown()) return {};
    if (!hasYields(faces_[i])) return {};
    if (laying_ && !yields_[i]) return {}; // placed in turn, after all stacks
    if (stripsShown() && !laying_ && std::exchange(stripsDirty_, false))
        for (int other = 0; other < provinceCount(); ++other)
            if (laidOut(other))
                placeStrip(other); // in turn, so that places don't depend on what is painted first
    placeStrip(province);
    // by a name that is written in passing, where that is
    const bool byName = looked && !stripsShown() && !passingName(province).isEmpty();
    if (!looked || (!yields_[i]->box.isEmpty() && !byName)) return yields_[i]->box;
    return passingStrip(province).box;
}

bool MapView::PassingStrip::dependsAlike(const PassingStrip& other) const {
    return province == other.province && written == other.written && standing == other.standing &&
           faces == other.faces && size == other.size && name == other.name && about == other.about &&
           placed == other.placed && seen == other.seen;
}

const MapView::PassingStrip& MapView::passingStrip(int province) const {
    const auto i = static_cast<std::size_t>(province);
    PassingStrip wanted;
    wanted.province = province;
    wanted.written = layouts_.front()->taken().stamp();
    wanted.standing = standing_.stamp();
    wanted.faces = facesChanged_;
    wanted.size = yieldStripSizes(faces_[i], theme_).front();
    wanted.name = passingName(province);
    wanted.about = (wanted.name.isEmpty() ? labelOf(province).name : wanted.name) | stacks_[i].layout.bounds;
    wanted.placed = yields_[i]->box;
    wanted.seen = QRectF(rect()).translated(origin_).adjusted(4, 4, -4, -4);
    const bool pointed = hovered_.province == idAt<ProvinceId>(i);
    PassingStrip& kept = passingStrips_[pointed ? 0 : 1];
    if (!stage_ && kept.dependsAlike(wanted)) return kept; // what moves changes whose shields stand there
    wanted.box = passingStripPlace(wanted);
    const bool byName = !wanted.name.isEmpty() && between(wanted.box, wanted.name) <= besideName;
    if (!byName)
        wanted.leader = lineOfStrip(*shapes_, *layouts_.front(), stacks_[i], standing_, province, wanted.box);
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
        layouts_.front()->taken().each(box, [&](const BoxIndex::Entry& entry) {
            if (entry.written() && drawnBox(entry).intersects(box)) cost += costOnName;
        });
        standing_.each(box, [&](const BoxIndex::Entry& entry) {
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
    const auto& placed = yields_[static_cast<std::size_t>(province)];
    if (box.isEmpty() || !placed) return std::nullopt;
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
