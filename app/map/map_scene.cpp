#include "app/map/map_scene.h"

#include "app/map/ground.h"

#include <numeric>

namespace marches::appmap {

namespace {

constexpr double layoutMargin = 120; // px around what is seen
constexpr double leastForShield = 7; // px of radius

} // namespace

QRectF shieldBox(const LabelPlace& place) {
    return centredAt(place.name.center(), QSizeF(16, 18));
}

ProvinceId MapScene::provinceAt(const QPointF& view) const {
    if (!shapes) return noProvince;
    const int found = shapes->grid().provinceAt(viewport.toMap(view));
    return found < 0 ? noProvince : idOf(found);
}

QRect MapScene::provinceRect(int province) const {
    const QRectF box = multiplied(shapes->bounds(province), viewport.scale());
    return viewport.fromMapPx(grown(box, GroundPainter::reach + 2)).toAlignedRect();
}

bool MapScene::lookedAt(int province) const {
    const auto is = [province](ProvinceId id) { return id != noProvince && numberOf(id) == province; };
    return is(attention.hovered.province) || (attention.focusSeen() && is(attention.focused));
}

// --- places of names and tokens

bool MapScene::laidOutHere(double margin) const {
    const double beyond = margin / viewport.scale();
    return places && places->around().contains(grown(viewport.visible(), beyond));
}

/// Begins what is missing of what is seen, or of what a little scrolling would show.
void MapScene::askForLayout(double margin) const {
    if (!shapes || places->laying() || laidOutHere(margin)) return;
    if (count() <= Places::allAtOnce) {
        std::vector<int> all(faces.size());
        std::iota(all.begin(), all.end(), 0);
        places->begin(all, QRectF(QPointF(-1e9, -1e9), QPointF(1e9, 1e9)));
        return;
    }
    const double beyond = layoutMargin / viewport.scale();
    const QRectF around = grown(viewport.visible(), beyond);
    places->begin(shapes->grid().provincesNear(around), around);
}

bool MapScene::workOnLayout(const Budget& budget) const {
    if (!places || !places->laying()) return true;
    const bool done = places->work(budget);
    if (places->takeMoved()) repaintAll();
    if (done) laidOut();
    return done;
}

void MapScene::ensureLayout() const {
    for (int round = 0; shapes && round < 2 && !laidOutHere(); ++round) { // the first may lie elsewhere
        askForLayout(0);
        (void)workOnLayout(Budget());
    }
}

void MapScene::ensureLayout(int province) const {
    ensureLayout();
    if (!shapes) return;
    (void)workOnLayout(Budget());
    if (has(province)) return;
    places->begin(std::array{province}, places->around());
    (void)workOnLayout(Budget());
}

// --- what is seen

bool MapScene::staged(int province) const {
    return stage && stage->stackOf(idOf(province));
}

std::optional<theme::PlayerColour> MapScene::seenOwner(int province) const {
    if (stage)
        if (const auto stack = stage->stackOf(idOf(province))) return stage->ground(*stack, stagedAt);
    return face(province).owner;
}

bool MapScene::shieldAlone(int province) const {
    return !places->nameShown(province) && seenOwner(province) &&
           shapes->grid().pole(province).radius * viewport.scale() >= leastForShield;
}

QRectF MapScene::drawnName(int province) const {
    const LabelPlace& place = places->label(province);
    if (!places->nameShown(province)) return shieldAlone(province) ? shieldBox(place) : QRectF();
    const LabelParts parts =
        labelParts(face(province), places->formOf(province), places->styles().fonts(province));
    QRectF box = parts.text;
    if (seenOwner(province)) box |= parts.shield;
    for (const QRectF& mark : parts.marks)
        box |= mark;
    return box.translated(place.name.topLeft());
}

QRectF MapScene::drawnBox(const BoxIndex::Entry& entry) const {
    return entry.kind == BoxIndex::Kind::Name ? drawnName(entry.province) : entry.box;
}

} // namespace marches::appmap
