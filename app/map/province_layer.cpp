#include "app/map/province_layer.h"

#include "app/map/place_signs.h"
#include "app/map/stack_painter.h"
#include "app/map/strokes.h"
#include "app/theme/heraldry.h"

#include <QPainter>

#include <algorithm>

namespace marches::appmap {

namespace {

constexpr int labelsAtOnce = 150; // names written anew in one paint; the others follow in the next

/// A line from the edge of what stands apart to its province.
void paintLeader(QPainter& painter, const QRectF& from, const QPointF& to, const theme::Theme& theme) {
    const QColor ink = theme.colour(theme::Role::MapInk);
    QPainterPath line(lineStart(from, to));
    line.lineTo(to);
    QColor halo = theme.colour(theme::Role::Raised); // seen over borders and lanes
    halo.setAlphaF(0.75f);
    painter.strokePath(line, QPen(halo, 3.6, Qt::SolidLine, Qt::FlatCap));
    painter.setPen(Qt::NoPen);
    painter.setBrush(halo);
    painter.drawEllipse(to, 4, 4);
    painter.fillPath(dashes(line, 1.6, {2, 1.8}, Qt::FlatCap), ink);
    painter.setBrush(ink);
    painter.drawEllipse(to, 2.6, 2.6);
    painter.setBrush(Qt::NoBrush);
}

} // namespace

void ProvinceLayer::forget() {
    labels_.assign(scene_.faces.size(), {});
    shields_ = {};
}

const QPixmap& ProvinceLayer::smallShield(theme::PlayerColour owner) {
    QPixmap& shield = shields_[static_cast<std::size_t>(owner)];
    if (!shield.isNull()) return shield;
    const QSize size(16, 18);
    shield = QPixmap((QSizeF(size) * scene_.pixelRatio).toSize());
    shield.setDevicePixelRatio(scene_.pixelRatio);
    shield.fill(Qt::transparent);
    QPainter painter(&shield);
    painter.setRenderHint(QPainter::Antialiasing);
    theme::paintShield(painter, owner, QRectF(QPointF(), size), scene_.theme);
    return shield;
}

const QPixmap* ProvinceLayer::label(int province) {
    Label& label = labels_[static_cast<std::size_t>(province)];
    const LabelStyle style = scene_.places->styles().style(province);
    const LabelForm form = scene_.places->formOf(province);
    const auto owner = scene_.seenOwner(province);
    const double ratio = scene_.pixelRatio;
    const bool ready = !label.pixmap.isNull() && label.pixmap.devicePixelRatioF() == ratio;
    if (!ready || label.style != style || label.form != form || label.owner != owner) {
        if (labelsLeft_ == 0) {
            labelsMissing_ = true;
            return nullptr;
        }
        --labelsLeft_;
        ProvinceFace seen = scene_.face(province);
        seen.owner = owner;
        label = {labelPixmap(seen, form, scene_.places->styles().fonts(province), ratio), style, form, owner};
    }
    return &label.pixmap;
}

void ProvinceLayer::paintAhead(QPainter& unseen) {
    labelsLeft_ = labelsAtOnce;
    for (int province = 0; province < scene_.count(); ++province) {
        const ProvinceFace& face = scene_.face(province);
        if (!face.inPlay || !scene_.has(province) ||
            !scene_.viewport.rect().intersects(passing_.decorationRect(province)))
            continue;
        if (scene_.places->nameShown(province)) (void)label(province);
        paintStack(unseen, scene_.places->stack(province).layout, face.groups, *scene_.tokens, scene_.theme);
    }
}

// --- what lies where

int ProvinceLayer::writtenAt(const QPointF& at) const {
    int found = -1; // of those that meet, the one painted last is seen
    int badge = -1; // they lie over all that is written
    const QRectF box(at, QSizeF(0.01, 0.01));
    scene_.places->each(box, [&](const BoxIndex::Entry& entry) {
        using Kind = BoxIndex::Kind;
        if (entry.is({Kind::Name, Kind::Mark, Kind::Strip}) && scene_.drawnBox(entry).intersects(box))
            found = std::max(found, entry.province);
        if (entry.kind == Kind::Badge && !fan_.hides(entry.province, entry.box))
            badge = std::max(badge, entry.province);
    });
    return badge >= 0 ? badge : found;
}

std::optional<MapHit> ProvinceLayer::hit(const QPointF& at) const {
    // of stacks that meet, the one painted last is seen
    int last = -1;
    TokenHit token;
    scene_.places->each(QRectF(at, QSizeF(0.01, 0.01)), [&](const BoxIndex::Entry& entry) {
        if (entry.kind != BoxIndex::Kind::Stack || entry.province < last) return;
        const TokenHit hit = scene_.places->stack(entry.province).layout.hit(at);
        if (hit) last = entry.province, token = hit;
    });
    if (last >= 0) return MapHit{idOf(last), token};
    const int written = writtenAt(at);
    const ProvinceId read = written < 0 ? noProvince : idOf(written);
    const ProvinceId ground = written < 0 ? scene_.provinceAt(at - QPointF(scene_.viewport.origin())) : read;
    const MapHit beside = besideStack(at, ground);
    if (beside.token) return beside;
    return read == noProvince ? std::nullopt : std::optional(MapHit{read, {}});
}

/// A small token is hit from beside it too, not from the ground of others or from what speaks of them.
MapHit ProvinceLayer::besideStack(const QPointF& at, ProvinceId ground) const {
    MapHit found;
    double nearest = StackLayout::leastHit;
    const QRectF near = squareAt(at, StackLayout::leastHit / 2);
    scene_.places->each(near, [&](const BoxIndex::Entry& entry) {
        if (entry.kind != BoxIndex::Kind::Body) return;
        const ProvinceId own = idOf(entry.province);
        if (ground != own && ground != noProvince && scene_.faces[index(ground)].inPlay) return;
        const auto beside = scene_.places->stack(entry.province).layout.beside(at);
        if (beside && beside->away < nearest) nearest = beside->away, found = {own, beside->token};
    });
    return found;
}

// --- how they are painted

void ProvinceLayer::paintLeaders(QPainter& painter, int province) {
    const LabelPlace& place = scene_.places->label(province);
    const PlacedStack& placed = scene_.places->stack(province);
    bool tokens = !placed.layout.tokens.empty();
    if (scene_.stage) // no line leads from where nobody has arrived
        if (const auto stack = scene_.stage->stackOf(idOf(province)))
            tokens = tokens && scene_.stage->beginsAt(*stack, placed.layout.bounds);
    std::optional<QPointF> ofName = place.nameLeader;
    // the tokens' line is the name's too; where they found room on their own ground, or are none, it is its
    // own
    if (!ofName && !(tokens && placed.leader)) ofName = place.leader;
    if (const QRectF name = ofName ? scene_.drawnName(province) : QRectF(); !name.isEmpty())
        paintLeader(painter, name, *ofName, scene_.theme);
    if (tokens && placed.leader) paintLeader(painter, placed.body, *placed.leader, scene_.theme);
    for (const PlacedBadge& badge : scene_.places->badges(province))
        if (badge.leader && !fan_.hides(province, badge.box))
            paintLeader(painter, badge.box, *badge.leader, scene_.theme);
    const QRectF strip = passing_.strip(province, scene_.lookedAt(province));
    if (const auto end = passing_.lineEnd(province, strip)) paintLeader(painter, strip, *end, scene_.theme);
}

void ProvinceLayer::paintProvince(QPainter& painter, int province) {
    const ProvinceFace& face = scene_.face(province);
    const LabelPlace& place = scene_.places->label(province);
    if (scene_.places->nameShown(province)) {
        if (const QPixmap* name = label(province)) painter.drawPixmap(place.name.topLeft(), *name);
    } else if (scene_.shieldAlone(province)) {
        painter.drawPixmap(shieldBox(place).topLeft(), smallShield(*scene_.seenOwner(province)));
    }
    paintPlaceMarks(painter, face.marks, place.marks, scene_.theme);
    if (fan_.opened() != province && !scene_.staged(province))
        paintStack(painter, scene_.places->stack(province).layout, face.groups, *scene_.tokens, scene_.theme);
    const std::vector<PlacedBadge>& badges = scene_.places->badges(province);
    for (std::size_t b = 0; b < badges.size(); ++b)
        if (!fan_.hides(province, badges[b].box))
            theme::paintBadge(painter, badges[b].box.center(), face.badges[b], scene_.theme);
    if (!scene_.lookedAt(province))
        if (const QRectF strip = passing_.strip(province, false); !strip.isEmpty())
            paintYieldStrip(painter, face, strip, scene_.theme);
}

void ProvinceLayer::paint(QPainter& painter, const QRegion& exposed) {
    labelsLeft_ = labelsAtOnce;
    labelsMissing_ = false;
    const QRectF region = scene_.viewport.toMapPx(exposed.boundingRect());
    std::vector<int> shown;
    scene_.places->each(region, [&shown](const BoxIndex::Entry& entry) {
        using Kind = BoxIndex::Kind;
        if (entry.is({Kind::Decoration, Kind::Strip, Kind::StripLine})) shown.push_back(entry.province);
    });
    std::sort(shown.begin(), shown.end());
    shown.erase(std::unique(shown.begin(), shown.end()), shown.end());
    for (const int i : shown) // under all names and tokens
        if (scene_.face(i).inPlay) paintLeaders(painter, i);
    for (const int i : shown)
        if (scene_.face(i).inPlay) paintProvince(painter, i);
    if (labelsMissing_) scene_.repaintSoon();
    paintPassing(painter, region);
}

void ProvinceLayer::paintPassing(QPainter& painter, const QRectF& region) {
    const theme::Theme& theme = scene_.theme;
    const ProvinceId hovered = scene_.attention.hovered.province;
    const ProvinceId focused = scene_.attention.focused;
    if (hovered != noProvince) {
        const int i = numberOf(hovered);
        if (const QRectF passing = passing_.name(i); !passing.isEmpty()) {
            painter.setPen(QPen(theme.colour(theme::Role::Edge), 1));
            painter.setBrush(theme.colour(theme::Role::Raised));
            painter.drawRoundedRect(passing.adjusted(-3, -1, 3, 1), 4, 4);
            painter.drawPixmap(
                passing.topLeft(),
                labelPixmap(scene_.face(i), {}, scene_.places->styles().fonts(i), scene_.pixelRatio));
        }
    }
    for (const ProvinceId looked : {focused, hovered}) {
        if (looked == noProvince || (looked == focused && !scene_.attention.focusSeen() && looked != hovered))
            continue;
        const int i = numberOf(looked);
        if (const QRectF strip = passing_.strip(i, true); strip.intersects(region))
            paintYieldStrip(painter, scene_.face(i), strip, theme);
    }
}

// --- on paper

void ProvinceLayer::paintOnPaper(QPainter& painter, const QRect& seen) {
    std::vector<int> shown;
    for (int i = 0; i < scene_.count(); ++i)
        if (scene_.face(i).inPlay && scene_.has(i) &&
            scene_.places->box(i).adjusted(-80, -80, 80, 80).intersects(seen))
            shown.push_back(i);
    for (const int i : shown)
        paintLeaders(painter, i);
    for (const int i : shown)
        paintProvinceOnPaper(painter, i);
}

void ProvinceLayer::paintProvinceOnPaper(QPainter& painter, int province) {
    const ProvinceFace& face = scene_.face(province);
    const LabelPlace& place = scene_.places->label(province);
    if (scene_.places->nameShown(province))
        paintLabel(painter, place.name.topLeft(), face, scene_.places->formOf(province),
                   scene_.places->styles().fonts(province));
    else if (face.owner)
        theme::paintShield(painter, *face.owner, shieldBox(place), scene_.theme);
    paintPlaceMarks(painter, face.marks, place.marks, scene_.theme);
    paintStackWith(painter, scene_.places->stack(province).layout, face.groups, scene_.theme,
                   [&](const theme::TokenLook& look, const QRectF& where) {
                       theme::paintToken(painter, look, where, scene_.theme);
                   });
    if (const QRectF strip = passing_.strip(province, false); !strip.isEmpty())
        paintYieldStrip(painter, face, strip, scene_.theme);
}

} // namespace marches::appmap
