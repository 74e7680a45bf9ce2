#include "editor/tools/merge_tool.h"

#include "app/map/map_view.h"
#include "editor/tools/land_panes.h"
#include "engine/draft/edits_province.h"

#include <QPainter>

#include <utility>

namespace marches::editor {

MergeTool::MergeTool(ToolContext given) : SheetTool(std::move(given)) {
    const std::vector<std::string> chosen = context().chosen();
    if (chosen.size() == 2) planFor(chosen[0], chosen[1]);
}

QString MergeTool::title() const {
    if (!plan_) return tr("Merge: drag from one province to the other");
    if (apart())
        return tr("%1 and %2 do not touch. Link them, or merge?")
            .arg(context().name(plan_->kept), context().name(plan_->gone));
    return tr("Merge %1 into %2").arg(context().name(plan_->gone), context().name(plan_->kept));
}

QString MergeTool::sentence() const {
    if (!plan_) return tr("The more important one keeps its name and id, else the larger one");
    QStringList goes;
    for (const Sentence& each : plan_->goes)
        goes << context().text(each);
    if (apart()) goes.prepend(tr("They would be one province of two pieces"));
    return goes.isEmpty() ? tr("Nothing else is lost. Press Enter")
                          : goes.join(tr("; ", "between sentences of a list"));
}

std::vector<shell::Button> MergeTool::buttons() const {
    if (!plan_) return {};
    auto* self = const_cast<MergeTool*>(this);
    std::vector<shell::Button> buttons;
    const auto add = [&buttons](const char* id, const QString& text, std::function<void()> press) {
        buttons.push_back(bannerButton(id, text, std::move(press)));
    };
    add("leave-off", tr("Leave off"), [self] {
        (void)self->stepBack();
        self->tell();
    });
    if (apart()) add("link", tr("Link"), [self] { self->link(); });
    add("merge", tr("Merge"), [self] { (void)self->finish(Qt::NoModifier); });
    return buttons;
}

QWidget* MergeTool::makePane() {
    return new MergePane(*this, context());
}

SnapWish MergeTool::wishAt(planar::GridPoint pointer) const {
    SnapWish wish = SheetTool::wishAt(pointer);
    wish.free = true;
    return wish;
}

std::string MergeTool::provinceAt(const Spot& spot) const {
    return draft().labels.idOf(sheet()->labelAt(spot.bare));
}

bool MergeTool::apart() const {
    const auto a = plan_ ? draft().labels.labelOf(plan_->kept) : std::nullopt;
    const auto b = plan_ ? draft().labels.labelOf(plan_->gone) : std::nullopt;
    return a && b && sheet() && sheet()->contact(*a, *b) <= 0;
}

void MergeTool::planFor(const std::string& a, const std::string& b) {
    plan_.reset();
    auto plan = draft::planMerge(draft(), a, b);
    if (plan)
        plan_ = std::move(*plan);
    else
        announce(context().text(plan.error()));
}

void MergeTool::pressAt(const Spot& spot) {
    plan_.reset();
    from_ = provinceAt(spot);
    to_.clear();
    tell();
}

void MergeTool::moveTo(const Spot& spot) {
    to_ = pressed() ? provinceAt(spot) : std::string();
}

void MergeTool::releaseAt(const Spot& spot) {
    to_ = provinceAt(spot);
    if (!from_.empty() && !to_.empty() && from_ != to_) {
        planFor(from_, to_);
        if (plan_) context().choose({plan_->kept, plan_->gone});
    }
    from_.clear();
    to_.clear();
    tell();
}

bool MergeTool::finish(Qt::KeyboardModifiers /*modifiers*/) {
    if (!plan_) return false;
    const draft::MergePlan plan = *std::exchange(plan_, std::nullopt);
    const auto made = draft::mergeProvinces(draft(), plan.kept, plan.gone);
    if (!made)
        say(context().text(made.error()));
    else if (context().apply(*made))
        context().choose({plan.kept});
    tell();
    return true;
}

void MergeTool::link() {
    const draft::MergePlan plan = *std::exchange(plan_, std::nullopt);
    const auto made = draft::addLink(draft(), plan.kept, plan.gone);
    if (!made)
        say(context().text(made.error()));
    else
        (void)context().apply(*made);
    tell();
}

bool MergeTool::stepBack() {
    if (!plan_ && from_.empty()) return false;
    plan_.reset();
    from_.clear();
    to_.clear();
    tell();
    return true;
}

void MergeTool::breakOff() {
    from_.clear();
    to_.clear();
}

void MergeTool::paintOver(QPainter& painter) {
    const theme::Theme& theme = context().map.scene().theme;
    const auto hatch = [&](const std::string& id) {
        if (const auto label = draft().labels.labelOf(id); label && sheet()->has(*label))
            paintHatched(painter, mapPx(sheet()->outline(*label)), LineKind::Fresh, theme);
    };
    if (plan_) {
        hatch(plan_->kept);
        hatch(plan_->gone);
    } else if (!from_.empty()) {
        hatch(from_);
        if (to_ != from_) hatch(to_);
    }
}

} // namespace marches::editor
