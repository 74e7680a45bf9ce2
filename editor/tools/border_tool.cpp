#include "editor/tools/border_tool.h"

#include "app/map/map_view.h"
#include "editor/tools/sheet_edge.h"
#include "engine/draft/edits_province.h"
#include "engine/draft/edits_sheet.h"
#include "engine/draft/sheet_cut.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace marches::editor {

namespace {

constexpr double pointSpacing = 12; // px between points that are shown

bool isFrame(const planar::Arc& arc) {
    return arc.left == planar::offSheet || arc.right == planar::offSheet;
}

/// Whether a new point of a border takes land of a third province, be it as little as an edit leaves out.
bool bites(const planar::PlanarMap& before, const planar::Rework& rework, planar::ArcId id, bool line) {
    if (!line) return false;
    const planar::Arc& arc = before.arc(id);
    return std::any_of(rework.delta.out.begin(), rework.delta.out.end(), [&](const auto& gone) {
        const auto loses = [&](planar::Label label) {
            return label >= planar::quietLand && label != arc.left && label != arc.right &&
                   rework.map.area2(label) != before.area2(label);
        };
        return loses(gone.second->left) || loses(gone.second->right);
    });
}

} // namespace

BorderTool::BorderTool(ToolContext context) : SheetTool(std::move(context)), preview_(this->context()) {}

// --- words

QString BorderTool::title() const {
    if (swallows_ && refusal_) return tr("%1 would lose all its land").arg(nameOf(refusal_->label));
    if (refusal_) return context().text(refusal_->why);
    return tr("Borders: drag a line, a point or a junction");
}

QString BorderTool::sentence() const {
    if (swallows_) return tr("It goes from the map if you swallow it. Esc leaves the border as it was");
    return tr("Both provinces change together. Hold Shift and draw along the new course; Alt drags without "
              "snapping");
}

std::vector<shell::Button> BorderTool::buttons() const {
    std::vector<shell::Button> buttons;
    auto* self = const_cast<BorderTool*>(this);
    const auto button = [&buttons](const char* id, const QString& text, std::function<void()> press) {
        shell::Button one;
        one.id = QString::fromLatin1(id);
        one.text = text;
        one.press = std::move(press);
        buttons.push_back(std::move(one));
    };
    if (swallows_) {
        button("swallow", tr("Swallow %1").arg(refusal_ ? nameOf(refusal_->label) : QString()),
               [self] { self->swallow(); });
    } else {
        button("calm", tr("Calm the line"), [self] { self->calm(false); });
        button("roughen", tr("Roughen"), [self] { self->calm(true); });
    }
    button("done", tr("Done"), [self] {
        if (self->stepBack()) return;
        const auto leave = self->context().leave; // the tool is deleted by it
        leave();
    });
    return buttons;
}

std::vector<shell::KeyHint> BorderTool::hints() const {
    return {{tr("drag", "mouse"), tr("move")},
            {tr("Del", "key"), tr("take the point away")},
            {QStringLiteral("K"), tr("calm")},
            {tr("Alt", "key"), tr("no snapping")}};
}

std::vector<appmap::LegendEntry> BorderTool::legend() const {
    return {legendOf(LegendSample::Junction, tr("junction", "where borders meet")),
            legendOf(LegendSample::Point, tr("point of the line")),
            legendOf(LegendSample::Moved, tr("moves both sides", "a border"))};
}

QStringList BorderTool::hoverWords() const {
    if (!arc_ || !sheet() || !sheet()->arcPointer(*arc_)) return {};
    const planar::Arc& arc = sheet()->arc(*arc_);
    //: Two provinces on both sides of a border
    QStringList lines{tr("%1 and %2").arg(nameOf(arc.left), nameOf(arc.right))};
    const bool provinces = arc.left >= planar::firstProvince && arc.right >= planar::firstProvince;
    if (provinces) {
        const double units = sheet()->contact(arc.left, arc.right);
        lines << (units >= 8 ? tr("Shared border, %1 units: they touch, so they are linked.")
                             : tr("Shared border, %1 units: 8 make a link."))
                     .arg(std::lround(units));
    } else {
        lines << tr("Coast, %1 units").arg(std::lround(planar::unitsOf(arc.length)));
    }
    lines << tr("%1 points, %2 shown here").arg(arc.points.size()).arg(shownPoints(arc).size());
    return lines;
}

// --- what is pointed at

SnapWish BorderTool::wishAt(planar::GridPoint pointer) const {
    SnapWish wish = SheetTool::wishAt(pointer);
    if (!grip_) {
        wish.free = true; // a handle is looked for, not a place
        return wish;
    }
    wish.from = grip_->from;
    if (grip_->kind == Grip::Kind::Point || grip_->kind == Grip::Kind::Junction) wish.moving = grip_->from;
    return wish;
}

bool BorderTool::showsCaught() const {
    return grip_.has_value();
}

void BorderTool::hover(const Spot& spot) {
    std::optional<planar::ArcId> arc;
    if (const auto hit = sheet()->nearestArc(spot.bare, stepsOf(handleReach + 2));
        hit && !isFrame(sheet()->arc(hit->arc)))
        arc = hit->arc;
    if (!arc && arc_ == arc && sheetEdgeAt(*sheet(), spot.bare, stepsOf(handleReach)))
        say(tr("The sheet’s edge: dragged inwards, it cuts the sheet"));
    if (arc == arc_) return;
    arc_ = arc;
    if (arc_) say(hoverWords().value(0) + QStringLiteral(" · ") + hoverWords().value(1));
}

std::vector<planar::GridPoint> BorderTool::shownPoints(const planar::Arc& arc) const {
    std::vector<planar::GridPoint> shown;
    const double spacing = stepsOf(pointSpacing);
    for (std::size_t i = 1; i + 1 < arc.points.size(); ++i) {
        const planar::GridPoint at = arc.points[i];
        const auto near = [&](const planar::GridPoint& other) {
            return std::hypot(static_cast<double>(at.x) - other.x, static_cast<double>(at.y) - other.y) <
                   spacing;
        };
        if ((shown.empty() || !near(shown.back())) && !near(arc.points.front()) && !near(arc.points.back()))
            shown.push_back(at);
    }
    return shown;
}

std::vector<planar::GridPoint> BorderTool::walkable() const {
    std::vector<planar::GridPoint> points = arc_ && sheet()->arcPointer(*arc_)
                                                ? sheet()->arc(*arc_).points // along the border
                                                : SheetTool::walkable();
    std::erase_if(points, [this](planar::GridPoint at) { return onFrame(at); }); // they stay where they are
    return points;
}

bool BorderTool::onFrame(planar::GridPoint at) const {
    const planar::GridBox& frame = sheet()->sheet();
    return at.x == frame.left || at.x == frame.right || at.y == frame.top || at.y == frame.bottom;
}

std::optional<BorderTool::Grip> BorderTool::gripAt(const Spot& spot) const {
    Grip grip;
    const std::int32_t reach = stepsOf(handleReach);
    const bool draws = spot.modifiers.testFlag(Qt::ShiftModifier);
    if (!draws)
        if (const auto hit = sheet()->nearestJunction(spot.bare, reach); hit && !onFrame(hit->at)) {
            grip.kind = Grip::Kind::Junction;
            grip.from = grip.to = hit->at;
            grip.four = sheet()->halvesFrom(hit->at).size() == 4;
            grip.parts = grip.four && spot.modifiers.testFlag(Qt::AltModifier);
            return grip;
        }
    const auto bends = [this](planar::ArcId id) {
        const planar::Arc& arc = sheet()->arc(id);
        return shownPoints(arc).size() + 2 < arc.points.size();
    };
    if (const auto hit = sheet()->nearestPoint(spot.bare, reach);
        hit && !draws && !hit->junction && !onFrame(hit->at)) {
        grip.from = grip.to = hit->at;
        if (const auto place = sheet()->nearestArc(hit->at, 1)) {
            grip.arc = place->arc;
            grip.segment = place->segment;
            grip.bends = bends(grip.arc);
        }
        return grip;
    }
    const auto hit = sheet()->nearestArc(spot.bare, stepsOf(handleReach + 2));
    if (!hit || isFrame(sheet()->arc(hit->arc))) return std::nullopt;
    grip.bends = !draws && bends(hit->arc);
    grip.kind = draws ? Grip::Kind::Course : Grip::Kind::Line;
    grip.from = grip.to = hit->at;
    grip.arc = hit->arc;
    grip.segment = hit->segment;
    if (draws) grip.course = {hit->at};
    return grip;
}

// --- drags

void BorderTool::pressAt(const Spot& spot) {
    if (swallows_) (void)stepBack();
    grip_ = gripAt(spot);
    edge_ = grip_ ? std::nullopt : sheetEdgeAt(*sheet(), spot.bare, stepsOf(handleReach));
    refusal_.reset();
    rework_.reset();
    tell();
}

BorderTool::Result BorderTool::tried(const Grip& grip, const planar::Push& push) const {
    if (grip.bends) {
        const double way = std::hypot(static_cast<double>(grip.to.x) - grip.from.x,
                                      static_cast<double>(grip.to.y) - grip.from.y);
        const double reach = std::max<double>(way, stepsOf(pointSpacing));
        return planar::bendBorder(*sheet(), grip.arc, grip.segment, grip.from, grip.to,
                                  planar::unitsOf(reach), push);
    }
    switch (grip.kind) {
    case Grip::Kind::Point:
        return planar::dragPoint(*sheet(), grip.from, grip.to, push);
    case Grip::Kind::Line:
        return planar::insertPoint(*sheet(), grip.arc, grip.segment, grip.to, push);
    case Grip::Kind::Course:
        return planar::redrawBorder(*sheet(), grip.arc, grip.course, push);
    case Grip::Kind::Junction:
        break;
    }
    if (grip.parts) return planar::partJunction(*sheet(), grip.from, grip.to);
    if (const auto onto = sheet()->nearestJunction(grip.to, 0); onto && onto->at != grip.from)
        if (auto joined = planar::joinJunctions(*sheet(), grip.from, grip.to)) return joined;
    return planar::dragJunction(*sheet(), grip.from, grip.to, push);
}

/// Stops a step before another province.
BorderTool::Result BorderTool::triedShort(Grip& grip, Result refused) const {
    if (grip.kind == Grip::Kind::Line || grip.bends) {
        planar::GridPoint good = grip.from;
        planar::GridPoint bad = grip.to;
        Result best = std::move(refused);
        while (std::max(std::abs(bad.x - good.x), std::abs(bad.y - good.y)) > stepsOf(1)) {
            grip.to = {(good.x + bad.x) / 2, (good.y + bad.y) / 2};
            Result result = tried(grip, {});
            const bool clean =
                result && result->swallowed.empty() && !bites(*sheet(), *result, grip.arc, true);
            (clean ? good : bad) = grip.to;
            if (clean) best = std::move(result);
        }
        grip.to = good;
        return best;
    }
    const planar::GridPoint wanted = grip.to;
    grip.to = planar::farthestDrag(*sheet(), grip.from, wanted);
    if (grip.to != grip.from) return tried(grip, {});
    grip.to = wanted;
    return refused;
}

void BorderTool::tryGrip(const Spot& spot) {
    Grip& grip = *grip_;
    const bool through = grip.kind != Grip::Kind::Course && spot.modifiers.testFlag(Qt::ShiftModifier);
    grip.to = spot.at();
    if (grip.kind == Grip::Kind::Course) {
        const planar::GridPoint last = grip.course.back();
        if (std::hypot(static_cast<double>(last.x) - grip.to.x, static_cast<double>(last.y) - grip.to.y) >=
            stepsOf(6))
            grip.course.push_back(grip.to);
        repaint();
        return; // drawn whole, it is tried
    }
    if (grip.to == grip.from) {
        rework_.reset();
        refusal_.reset();
        preview_.clear();
        return;
    }
    Result result = tried(grip, {through, false});
    if (!through && (result ? bites(*sheet(), *result, grip.arc, grip.kind == Grip::Kind::Line)
                            : result.error().reason == planar::Reason::overAnother))
        result = triedShort(grip, std::move(result));
    if (result) {
        refusal_.reset();
        rework_ = std::move(*result);
        preview_.show(rework_->map, rework_->delta);
    } else {
        rework_.reset();
        refusal_ = result.error();
        preview_.clear();
    }
    emit changed();
}

void BorderTool::moveTo(const Spot& spot) {
    if (grip_ && pressed())
        tryGrip(spot);
    else if (edge_ && pressed())
        repaint();
    else if (!swallows_)
        hover(spot);
}

/// In one step; land beyond goes.
void BorderTool::cutSheet(const Spot& spot) {
    const Box box = sheetCutTo(*sheet(), *edge_, spot.bare);
    const bool same = box == sheetBoxOf(*sheet());
    edge_.reset();
    if (same) return;
    auto cut = draft::cropSheet(draft(), box);
    if (cut)
        (void)context().apply(std::move(*cut));
    else
        announce(context().text(cut.error()));
    arc_.reset();
    tell();
}

void BorderTool::releaseAt(const Spot& spot) {
    if (edge_) return cutSheet(spot);
    if (!grip_) return;
    if (grip_->kind == Grip::Kind::Course) {
        tryGrip(spot);
        const auto end = sheet()->nearestArc(spot.bare, stepsOf(handleReach + 2));
        if (end && end->arc == grip_->arc) grip_->course.back() = end->at;
        Result result = tried(*grip_, {});
        if (result)
            rework_ = std::move(*result);
        else
            refusal_ = result.error();
    }
    if (rework_) {
        (void)commit(*rework_);
        return;
    }
    if (refusal_ && refusal_->reason == planar::Reason::wouldSwallow) {
        swallows_ = grip_;
        grip_.reset();
        tell();
        return;
    }
    if (refusal_) say(context().text(refusal_->why));
    forget();
}

bool BorderTool::commit(const planar::Rework& rework) {
    const planar::Rework done = rework;
    planar::Label one = planar::sea;
    planar::Label other = planar::sea;
    if (!done.delta.in.empty()) {
        one = done.delta.in.front().second->left;
        other = done.delta.in.front().second->right;
    }
    const auto made = draft::sheetChange(draft(), done, draft::borderMoved(draft(), one, other));
    if (!made) {
        say(context().text(made.error()));
        forget();
        return false;
    }
    preview_.clear(); // what follows the document patches from its outlines
    const bool taken = context().apply(*made);
    forget();
    if (taken && !done.swallowed.empty())
        say(tr("%n small loop(s) went to the neighbour", nullptr, static_cast<int>(done.swallowed.size())));
    return taken;
}

void BorderTool::change(const Result& result, const Sentence& name) {
    if (!result) {
        refusal_ = result.error();
        say(context().text(refusal_->why));
        return tell();
    }
    const auto made = draft::sheetChange(draft(), *result, name);
    if (made)
        (void)context().apply(*made);
    else
        say(context().text(made.error()));
    refusal_.reset();
    arc_.reset();
    tell();
}

void BorderTool::swallow() {
    if (!swallows_) return;
    Result result = tried(*std::exchange(swallows_, std::nullopt), {true, true});
    refusal_.reset();
    if (result)
        (void)commit(*result);
    else
        say(context().text(result.error().why));
    tell();
}

void BorderTool::forget() {
    preview_.clear();
    grip_.reset();
    rework_.reset();
    refusal_.reset();
    swallows_.reset();
    edge_.reset();
    arc_.reset();
    tell();
}

bool BorderTool::stepBack() {
    if (!grip_ && !swallows_ && !refusal_ && !edge_) return false;
    forget();
    return true;
}

void BorderTool::breakOff() {
    if (grip_ || edge_) forget();
}

bool BorderTool::removeHere() {
    if (!spot() || grip_) return false;
    const auto hit = sheet()->nearestPoint(spot()->bare, stepsOf(handleReach));
    if (!hit || hit->junction) return false;
    const auto side = sheet()->nearestArc(hit->at, 1);
    if (!side) return false;
    const planar::Arc& arc = sheet()->arc(side->arc);
    change(planar::removePoint(*sheet(), hit->at), draft::borderMoved(draft(), arc.left, arc.right));
    return true;
}

void BorderTool::calm(bool rough) {
    if (!arc_ || !sheet()->arcPointer(*arc_)) {
        say(tr("Point at a border first"));
        return;
    }
    const planar::Arc& arc = sheet()->arc(*arc_);
    const Sentence name = draft::borderMoved(draft(), arc.left, arc.right);
    change(rough ? planar::roughenBorder(*sheet(), *arc_, static_cast<std::uint64_t>(++calmed_))
                 : planar::calmBorder(*sheet(), *arc_),
           name);
}

bool BorderTool::letter(int key, Qt::KeyboardModifiers modifiers) {
    if (key != Qt::Key_K || (modifiers & ~Qt::ShiftModifier)) return false;
    calm(modifiers.testFlag(Qt::ShiftModifier));
    return true;
}

// --- paint

void BorderTool::paintOver(QPainter& painter) {
    const theme::Theme& theme = context().map.scene().theme;
    if (edge_ && spot() && pressed())
        paintSheetCut(painter, *sheet(), sheetCutTo(*sheet(), *edge_, spot()->bare), context().map.scale(),
                      theme);
    const planar::PlanarMap& now = rework_ ? rework_->map : *sheet();
    const QRectF seen = context().map.scene().viewport.toMapPx(context().map.rect());
    const auto handles = [&](const planar::Arc& arc, LineKind kind) {
        paintLine(painter, mapPx(arc.points), kind, theme);
        for (const planar::GridPoint at : shownPoints(arc))
            if (seen.contains(mapPx(at))) paintPoint(painter, mapPx(at), kind, theme);
        if (arc.ring()) return;
        paintJunction(painter, mapPx(arc.points.front()), theme);
        paintJunction(painter, mapPx(arc.points.back()), theme);
    };
    if (rework_) {
        for (const auto& [id, arc] : rework_->delta.in)
            handles(*arc, LineKind::Moved);
    } else if (grip_ && grip_->kind == Grip::Kind::Course) {
        paintLine(painter, mapPx(grip_->course), LineKind::Moved, theme);
    } else if (arc_ && now.arcPointer(*arc_)) {
        handles(now.arc(*arc_), refusal_ ? LineKind::Refused : LineKind::Chosen);
    }
    const std::optional<Grip>& red = swallows_ ? swallows_ : grip_;
    if (refusal_ && red && red->kind != Grip::Kind::Course)
        paintLine(painter, mapPx(std::vector<planar::GridPoint>{red->from, red->to}), LineKind::Refused,
                  theme);
    if (refusal_ && red && red->kind == Grip::Kind::Course)
        paintLine(painter, mapPx(red->course), LineKind::Refused, theme);
    if (!grip_ && !swallows_ && arc_ && spot())
        (void)paintTag(painter, spot()->view + QPointF(context().map.scene().viewport.origin()), seen,
                       hoverWords(), theme);
}

} // namespace marches::editor
