#include "editor/tools/anchor_tool.h"

#include "app/map/map_view.h"
#include "engine/draft/edits_picture.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace marches::editor {

QString AnchorTool::title() const {
    const std::vector<std::string> chosen = context().chosen();
    if (chosen.empty()) return tr("Places: drag a name, or where tokens stand");
    return tr("Places of %1").arg(context().name(chosen.front()));
}

QString AnchorTool::sentence() const {
    return tr("They are shown at their true size. Tokens outside the province get a line to it");
}

std::vector<shell::Button> AnchorTool::buttons() const {
    if (context().chosen().empty()) return {};
    auto* self = const_cast<AnchorTool*>(this);
    shell::Button anew;
    anew.id = QStringLiteral("anew");
    anew.text = tr("Find places anew");
    anew.press = [self] { self->findAnew(); };
    return {anew};
}

std::vector<shell::KeyHint> AnchorTool::hints() const {
    return {{tr("drag", "mouse"), tr("move")},
            {tr("Shift+A", "keys"), tr("find anew")},
            {QStringLiteral("[ ]"), tr("walk places")}};
}

SnapWish AnchorTool::wishAt(planar::GridPoint pointer) const {
    SnapWish wish = SheetTool::wishAt(pointer);
    wish.free = true;
    return wish;
}

QPointF AnchorTool::mapPxOf(const Spot& spot) const {
    return spot.view + QPointF(context().map.scene().viewport.origin());
}

std::optional<AnchorTool::Ghost> AnchorTool::ghostOf(const std::string& province) const {
    appmap::MapView& map = context().map;
    const int position = context().position(province);
    if (!map.hasPicture() || position < 0 || position >= map.provinceCount() || !map.laidOutHere() ||
        !map.labels().has(position))
        return std::nullopt;
    const appmap::LabelPlace& place = map.labels().places()[static_cast<std::size_t>(position)];
    return Ghost{province, place.hidden ? QRectF{} : place.name, place.tokens, place.leader};
}

std::vector<AnchorTool::Ghost> AnchorTool::ghosts() const {
    std::vector<Ghost> all;
    const std::vector<std::string> chosen = context().chosen();
    for (const std::string& id : chosen)
        if (auto ghost = ghostOf(id)) all.push_back(std::move(*ghost));
    for (const auto& [label, id] : draft().labels.all())
        if (std::find(chosen.begin(), chosen.end(), id) == chosen.end())
            if (auto ghost = ghostOf(id)) all.push_back(std::move(*ghost));
    return all;
}

std::vector<planar::GridPoint> AnchorTool::walkable() const {
    std::vector<planar::GridPoint> points;
    const QRectF seen = context().map.visibleMap();
    const auto add = [&](const QPointF& px) {
        const QPointF units = px / context().map.scale();
        if (seen.contains(units)) points.push_back(planar::toGrid({units.x(), units.y()}));
    };
    for (const Ghost& ghost : ghosts()) {
        if (!ghost.name.isEmpty()) add(ghost.name.center());
        if (!ghost.tokens.isEmpty()) add(ghost.tokens.center());
        if (ghost.leader) add(*ghost.leader);
    }
    return points; // province by province
}

std::optional<AnchorTool::Grip> AnchorTool::gripAt(const QPointF& at) const {
    for (const Ghost& ghost : ghosts()) {
        if (ghost.leader && QLineF(*ghost.leader, at).length() <= handleReach)
            return Grip{ghost, Part::Leader, {}};
        if (ghost.name.contains(at)) return Grip{ghost, Part::Name, {}};
        if (ghost.tokens.contains(at)) return Grip{ghost, Part::Tokens, {}};
    }
    return std::nullopt;
}

void AnchorTool::pressAt(const Spot& spot) {
    from_ = mapPxOf(spot);
    grip_ = gripAt(from_);
    if (grip_) context().choose({grip_->ghost.province});
    if (grip_ && spot.byKeys) {
        const QString who = context().name(grip_->ghost.province);
        announce(grip_->part == Part::Name ? tr("The name of %1 is held").arg(who)
                                           : tr("The tokens’ place in %1 is held").arg(who));
    }
    tell();
}

void AnchorTool::moveTo(const Spot& spot) {
    if (grip_ && pressed()) grip_->way = mapPxOf(spot) - from_;
}

void AnchorTool::releaseAt(const Spot& spot) {
    if (!grip_) {
        const std::string id = draft().labels.idOf(sheet()->labelAt(spot.bare));
        context().choose(id.empty() ? std::vector<std::string>{} : std::vector<std::string>{id});
        return tell();
    }
    Grip grip = *std::exchange(grip_, std::nullopt);
    grip.way = mapPxOf(spot) - from_;
    if (grip.way.manhattanLength() >= 2) put(grip);
    tell();
}

void AnchorTool::put(const Grip& grip) {
    const double scale = context().map.scale();
    const auto units = [scale](const QPointF& px) { return Point{px.x() / scale, px.y() / scale}; };
    const std::string& id = grip.ghost.province;
    Expected<draft::Change, Sentence> made = draft::Change{};
    switch (grip.part) {
    case Part::Name:
        made = draft::setLabelPlace(draft(), id, units(grip.ghost.name.center() + grip.way));
        break;
    case Part::Tokens:
        made = draft::setTokenPlaces(draft(), id, {{units(grip.ghost.tokens.center() + grip.way), 0}});
        break;
    case Part::Leader:
        made = draft::setLeader(draft(), id,
                                {units(grip.ghost.tokens.center()), units(*grip.ghost.leader + grip.way)});
        break;
    }
    if (!made) return announce(context().text(made.error()));
    made->mergeKey.clear(); // each drag is a step
    if (context().apply(std::move(*made))) context().map.settle();
}

void AnchorTool::findAnew() {
    const std::vector<std::string> chosen = context().chosen();
    if (chosen.empty()) return announce(tr("Choose a province first"));
    auto made = draft::clearAnchor(draft(), chosen.front());
    if (!made)
        announce(context().text(made.error()));
    else if (context().apply(std::move(*made)))
        context().map.settle();
    tell();
}

bool AnchorTool::removeHere() {
    if (context().chosen().empty()) return false;
    findAnew();
    return true;
}

bool AnchorTool::letter(int key, Qt::KeyboardModifiers modifiers) {
    if (key != Qt::Key_A || modifiers != Qt::ShiftModifier) return false;
    findAnew();
    return true;
}

bool AnchorTool::stepBack() {
    if (grip_) {
        grip_.reset();
    } else {
        if (context().chosen().empty()) return false;
        context().choose({});
    }
    tell();
    return true;
}

void AnchorTool::paintOver(QPainter& painter) {
    const theme::Theme& theme = context().map.scene().theme;
    const std::vector<std::string> chosen = context().chosen();
    const auto box = [&](const QRectF& where, bool held) {
        if (where.isEmpty()) return;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.colour(theme::Role::Casing), 3.5));
        painter.drawRoundedRect(where, 3, 3);
        painter.setPen(QPen(theme.colour(theme::Role::Focus), 1.6, held ? Qt::SolidLine : Qt::DashLine));
        painter.drawRoundedRect(where, 3, 3);
    };
    for (const Ghost& ghost : ghosts()) {
        const bool first = !chosen.empty() && chosen.front() == ghost.province;
        if (!first) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(theme.colour(theme::Role::Ink3), 1, Qt::DotLine));
            painter.drawRect(ghost.tokens);
            continue;
        }
        const bool held = grip_ && grip_->ghost.province == ghost.province;
        const auto moved = [&](Part part) { return held && grip_->part == part ? grip_->way : QPointF{}; };
        if (ghost.leader) {
            const QPointF end = *ghost.leader + moved(Part::Leader);
            paintLine(painter, QPolygonF({ghost.tokens.center() + moved(Part::Tokens), end}), LineKind::Moved,
                      theme);
            paintPoint(painter, end, LineKind::Moved, theme);
        }
        box(ghost.name.translated(moved(Part::Name)), held && grip_->part == Part::Name);
        box(ghost.tokens.translated(moved(Part::Tokens)), held && grip_->part == Part::Tokens);
    }
}

} // namespace marches::editor
