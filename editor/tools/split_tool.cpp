#include "editor/tools/split_tool.h"

#include "app/map/map_view.h"
#include "editor/tools/split_pane.h"
#include "engine/draft/edits_sheet.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace marches::editor {

namespace {

constexpr double waterStep = 3; // px between the places where water is looked for

bool onBorder(const Caught& caught) {
    return caught.by == CaughtBy::Junction || caught.by == CaughtBy::Point || caught.by == CaughtBy::Border ||
           caught.by == CaughtBy::SheetEdge;
}

/// Where a piece has most room; of two with one label the largest face of that size.
Point middleOf(const planar::PlanarMap& map, const planar::Piece& piece) {
    for (const planar::Face& face : map.faces(piece.label)) {
        if (face.area2 != piece.area2) continue;
        Outline outline;
        for (const planar::GridRing& ring : face.rings) {
            Ring points;
            for (const planar::GridPoint at : ring)
                points.push_back(planar::toPoint(at));
            outline.rings.push_back(std::move(points));
        }
        return poleOfInaccessibility(outline, 2).at;
    }
    const planar::GridBox box = map.boxOf(piece.label);
    return planar::toPoint({(box.left + box.right) / 2, (box.top + box.bottom) / 2});
}

} // namespace

QString SplitTool::newName() const {
    return wish_.name.trimmed().isEmpty() ? usualProvinceName() : wish_.name.trimmed();
}

void SplitTool::setName(const QString& name) {
    wish_.name = name;
    outcome_.reset();
    repaint();
}

void SplitTool::setWish(NewProvinceWish wish) {
    wish_ = std::move(wish);
    outcome_.reset();
    tell();
}

QWidget* SplitTool::makePane() {
    return new SplitPane(*this, context());
}

std::string SplitTool::province() const {
    return draft().labels.idOf(label_);
}

QString SplitTool::title() const {
    if (line().empty()) return tr("Split: draw a line from border to border");
    if (ready()) return tr("Split %1: the line is whole").arg(nameOf(label_));
    if (refusal_) return context().text(refusal_->why);
    return tr("Split %1: on to a border").arg(nameOf(cutLabel()));
}

QString SplitTool::sentence() const {
    if (line().empty()) return tr("Begin on the border of the province that you want to cut");
    if (split_ && split_->pieces.size() > 2)
        return tr("%n new pieces. Enter makes one province of them, Shift+Enter each its own", nullptr,
                  static_cast<int>(split_->pieces.size()) - 1);
    if (split_ && !split_->also.empty())
        return tr("The line runs over %1 too, which it does not cut").arg(nameOf(split_->also.front()));
    if (ready()) return tr("Press Enter, or X: the other piece keeps name and id");
    if (refusal_ && refusal_->reason == planar::Reason::endsInside) {
        const auto arc = sheet()->nearestArc(line().back(), planar::maxCoordinate);
        const double px = arc ? arc->distance / planar::stepsPerUnit * context().map.scale() : 0;
        return tr("It ends %n px inside. Shift+Enter leads it on to the border", nullptr,
                  static_cast<int>(std::lround(px)));
    }
    return tr("Click to bend it further. Backspace takes the last point back");
}

std::vector<shell::Button> SplitTool::buttons() const {
    if (line().empty()) return {};
    auto* self = const_cast<SplitTool*>(this);
    std::vector<shell::Button> buttons{
        bannerButton("back", tr("Take the last point back"), [self] { (void)self->takeBack(); }),
        bannerButton("leave-off", tr("Leave off"), [self] {
            (void)self->stepBack();
            self->tell();
        })};
    if (ready())
        buttons.push_back(bannerButton("split", tr("Split"), [self] { (void)self->finish(Qt::NoModifier); }));
    return buttons;
}

std::vector<shell::KeyHint> SplitTool::hints() const {
    return {{tr("click", "mouse"), tr("bend")},
            {QStringLiteral("X"), tr("swap")},
            {tr("hold F", "key"), tr("follow a line")},
            {tr("Alt", "key"), tr("no snapping")},
            {tr("Enter", "key"), tr("split")}};
}

bool SplitTool::canBegin(const Spot& spot) const {
    if (onBorder(spot.caught)) return true;
    const_cast<SplitTool*>(this)->say(tr("Begin on the border of the province that you want to cut"));
    return false;
}

/// The chosen province if the line runs in it, else the one in which most of the line lies.
planar::Label SplitTool::cutLabel() const {
    if (line().size() < 2) return label_;
    std::map<planar::Label, int> looks;
    for (std::size_t i = 0; i + 1 < line().size(); ++i) {
        const planar::GridPoint a = line()[i];
        const planar::GridPoint b = line()[i + 1];
        const int far = std::max(std::abs(b.x - a.x), std::abs(b.y - a.y));
        const int count = std::clamp(far / std::max(1, stepsOf(4)), 1, 400);
        for (int k = 0; k < count; ++k) {
            const double part = (k + 0.5) / count;
            const planar::Label label =
                sheet()->labelAt({a.x + static_cast<std::int32_t>(std::lround(part * (b.x - a.x))),
                                  a.y + static_cast<std::int32_t>(std::lround(part * (b.y - a.y)))});
            if (label >= planar::firstProvince) ++looks[label];
        }
    }
    for (const std::string& id : context().chosen())
        if (const auto label = draft().labels.labelOf(id); label && looks.contains(*label)) return *label;
    const auto most = std::max_element(looks.begin(), looks.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    return most == looks.end() ? planar::sea : most->first;
}

void SplitTool::trySplit(bool prolong) {
    split_.reset();
    outcome_.reset();
    refusal_.reset();
    label_ = cutLabel();
    if (line().size() < 2 || label_ < planar::firstProvince) return;
    choice_.prolong = prolong;
    auto split = planar::split(*sheet(), line(), label_, draft().labels.next(), choice_);
    if (!split) {
        refusal_ = split.error();
        return;
    }
    split_ = std::move(*split);
    middles_.clear();
    for (const planar::Piece& piece : split_->pieces)
        middles_.push_back(middleOf(split_->rework.map, piece));
}

void SplitTool::lineChanged() {
    if (line().empty()) {
        choice_ = {};
        label_ = planar::sea;
    }
    trySplit(false);
}

void SplitTool::setKeeps(std::size_t piece) {
    if (!split_ || piece >= split_->pieces.size()) return;
    choice_.keeps = piece;
    trySplit(choice_.prolong);
    tell();
}

void SplitTool::swap() {
    if (split_) setKeeps((choice_.keeps + 1) % split_->pieces.size());
}

const SplitTool::Outcome* SplitTool::outcome() const {
    if (outcome_ || !split_) return outcome_ ? &*outcome_ : nullptr;
    const auto made =
        draft::splitProvince(draft(), province(), *split_, newNameOf(wish_, usualProvinceName()));
    if (!made) return nullptr;
    Outcome outcome{draft(), made->ids, made->change.name};
    if (draft::apply(outcome.after, completed(draft(), *made, wish_))) outcome_ = std::move(outcome);
    return outcome_ ? &*outcome_ : nullptr;
}

void SplitTool::setEachItsOwn(bool each) {
    choice_.eachItsOwn = each;
    trySplit(false);
    tell();
}

bool SplitTool::letter(int key, Qt::KeyboardModifiers modifiers) {
    if (key != Qt::Key_X || modifiers || !split_) return LineTool::letter(key, modifiers);
    swap();
    return true;
}

bool SplitTool::finish(Qt::KeyboardModifiers modifiers) {
    if (line().size() < 2) return false;
    const bool shift = modifiers.testFlag(Qt::ShiftModifier);
    if (!split_ && shift) trySplit(true);
    if (split_ && shift && split_->pieces.size() > 2 && !choice_.eachItsOwn) setEachItsOwn(true);
    if (!split_) {
        announce(refusal_ ? title() + QStringLiteral(" ") + sentence() : tr("The line divides nothing"));
        tell();
        return true;
    }
    const auto done =
        draft::splitProvince(draft(), province(), *split_, newNameOf(wish_, usualProvinceName()));
    if (!done) {
        announce(context().text(done.error()));
        return true;
    }
    if (context().apply(completed(draft(), *done, wish_))) {
        context().choose(done->ids);
        dropLine();
        lineChanged();
        wish_ = {};
        emit made();
    }
    tell();
    return true;
}

std::vector<SplitTool::Part> SplitTool::partsOf(const std::vector<planar::GridPoint>& line) const {
    std::vector<Part> parts;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const planar::GridPoint a = line[i];
        const planar::GridPoint b = line[i + 1];
        const double far = std::hypot(static_cast<double>(b.x) - a.x, static_cast<double>(b.y) - a.y);
        const int count = std::clamp(static_cast<int>(far / std::max(1, stepsOf(waterStep))), 1, 1000);
        const auto at = [&](double part) {
            return planar::GridPoint{a.x + static_cast<std::int32_t>(std::lround(part * (b.x - a.x))),
                                     a.y + static_cast<std::int32_t>(std::lround(part * (b.y - a.y)))};
        };
        for (int k = 0; k < count; ++k) {
            const bool water = sheet()->labelAt(at((k + 0.5) / count)) == planar::sea;
            if (parts.empty() || parts.back().overWater != water)
                parts.push_back({water, {k == 0 ? a : at(static_cast<double>(k) / count)}});
            if (k + 1 == count)
                parts.back().line.push_back(b);
            else if ((sheet()->labelAt(at((k + 1.5) / count)) == planar::sea) != water)
                parts.back().line.push_back(at((k + 1.0) / count));
        }
    }
    return parts;
}

std::vector<appmap::LegendEntry> SplitTool::legend() const {
    return {legendOf(LegendSample::Fresh, tr("the new border")),
            legendOf(LegendSample::Caught, tr("caught by what is there")),
            legendOf(LegendSample::Hatched, tr("becomes a province"))};
}

void SplitTool::paintOver(QPainter& painter) {
    const theme::Theme& theme = context().map.scene().theme;
    if (split_) {
        std::int64_t all = 0;
        for (const planar::Piece& piece : split_->pieces)
            all += piece.area2;
        std::set<planar::Label> hatched;
        for (std::size_t i = 0; i < split_->pieces.size(); ++i) {
            const planar::Piece& piece = split_->pieces[i];
            const bool kept = piece.label == label_;
            if (!kept && hatched.insert(piece.label).second)
                paintHatched(painter, mapPx(split_->rework.map.outline(piece.label)), LineKind::Fresh, theme);
            const auto share =
                all > 0 ? std::lround(100.0 * static_cast<double>(piece.area2) / static_cast<double>(all))
                        : 0;
            paintWords(painter, mapPx(planar::toGrid(middles_[i])),
                       {kept ? nameOf(label_) : newName(),
                        kept ? tr("keeps name, id and figures") : tr("new province"), tr("%1 %").arg(share)},
                       kept ? LineKind::Chosen : LineKind::Fresh, theme);
        }
    }
    const std::vector<planar::GridPoint> shown = spot() && !ready() ? lineTo(*spot()) : line();
    const LineKind kind =
        refusal_ && refusal_->reason != planar::Reason::endsInside ? LineKind::Refused : LineKind::Fresh;
    for (const Part& part : partsOf(shown))
        part.overWater ? paintDotted(painter, mapPx(part.line), kind, theme)
                       : paintLine(painter, mapPx(part.line), kind, theme);
    for (const planar::GridPoint at : line())
        paintPoint(painter, mapPx(at), LineKind::Fresh, theme);
}

} // namespace marches::editor
