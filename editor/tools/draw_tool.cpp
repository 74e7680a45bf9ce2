#include "editor/tools/draw_tool.h"

#include "app/map/map_view.h"
#include "editor/tools/land_panes.h"
#include "editor/tools/name_field.h"
#include "engine/draft/edits_names.h"
#include "engine/draft/ids.h"

#include <QPainter>

#include <cmath>
#include <utility>

namespace marches::editor {

DrawTool::~DrawTool() {
    if (field_) field_->leave();
}

bool DrawTool::closed() const {
    return line().size() > 3 && line().back() == line().front();
}

planar::GridRing DrawTool::ring() const {
    planar::GridRing ring = line();
    if (closed()) ring.pop_back();
    return ring;
}

std::optional<double> DrawTool::area() const {
    return area_ ? std::optional(planar::squareUnitsOf(area_->map.area2(label_))) : std::nullopt;
}

QWidget* DrawTool::makePane() {
    return new DrawPane(*this, context());
}

void DrawTool::setWish(NewProvinceWish wish) {
    wish_ = std::move(wish);
    tell();
}

QString DrawTool::title() const {
    if (line().empty()) return tr("Draw a province: set points round it");
    if (const auto units = area()) return tr("%1 square units").arg(std::lround(*units));
    return refusal_ ? context().text(refusal_->why) : tr("Draw on");
}

QString DrawTool::sentence() const {
    if (line().empty())
        return tr(
            "It takes sea and free land. Beside a neighbour, draw a little into it: they share the border");
    if (take_.everything) return tr("It takes other provinces’ land too. Press Enter");
    return area_ ? tr("Press Enter, or click its first point") : tr("Three points or more make a province");
}

std::vector<shell::Button> DrawTool::buttons() const {
    if (line().empty()) return {};
    auto* self = const_cast<DrawTool*>(this);
    std::vector<shell::Button> buttons;
    buttons.push_back(bannerButton("take",
                                   take_.everything ? tr("Leave others’ land") : tr("Take others’ land"),
                                   [self] { self->takeAll(!self->take_.everything); }));
    buttons.push_back(bannerButton("leave-off", tr("Leave off"), [self] {
        (void)self->stepBack();
        self->tell();
    }));
    if (area_)
        buttons.push_back(
            bannerButton("draw", tr("Make the province"), [self] { (void)self->finish(Qt::NoModifier); }));
    return buttons;
}

std::vector<shell::KeyHint> DrawTool::hints() const {
    std::vector<shell::KeyHint> hints{{tr("click", "mouse"), tr("set a point")},
                                      {tr("hold F", "key"), tr("follow a line")},
                                      {tr("Backspace", "key"), tr("take a point back")},
                                      {tr("Enter", "key"), tr("close the line")},
                                      {tr("Alt", "key"), tr("no snapping")}};
    if (draft().underlay) hints.insert(hints.begin(), {tr("O", "key"), tr("hide the picture")});
    return hints;
}

std::vector<appmap::LegendEntry> DrawTool::legend() const {
    return {legendOf(LegendSample::Fresh, tr("the new outline")),
            legendOf(LegendSample::Caught, tr("caught by what is there")),
            legendOf(LegendSample::Hatched, tr("becomes a province"))};
}

bool DrawTool::stepBack() {
    if (field_) {
        field_->leave();
        return true;
    }
    return LineTool::stepBack();
}

/// A field on the map takes the name of what has just been drawn; without one it keeps the usual name.
void DrawTool::askForName(const std::string& province) {
    const auto label = draft().labels.labelOf(province);
    if (!label || !sheet()->has(*label)) return;
    if (field_) field_->leave();
    unnamed_ = province;
    Outline outline;
    for (const planar::GridRing& ring : sheet()->outline(*label)) {
        Ring points;
        for (const planar::GridPoint at : ring)
            points.push_back(planar::toPoint(at));
        outline.rings.push_back(std::move(points));
    }
    const Point at = poleOfInaccessibility(outline, 2).at;
    field_ = new NameField(context().map, {at.x, at.y}, tr("Its name", "of a province that was drawn"));
    connect(field_, &NameField::taken, this, &DrawTool::nameMade);
    field_->setFocus(Qt::OtherFocusReason);
}

/// Name and id are given in one step, with the drawing if nothing came between.
void DrawTool::nameMade(const QString& name) {
    if (name.trimmed().isEmpty() || !draft().labels.labelOf(unnamed_)) return;
    const std::string said = name.trimmed().toStdString();
    draft::Draft after = draft();
    auto all = draft::setName(after, {"provinces", unnamed_}, "en", said);
    if (!all || !draft::apply(after, *all))
        return announce(all ? tr("It can’t be called so") : context().text(all.error()));
    std::string id = unnamed_;
    if (!draft::slugOf(said).empty()) {
        const std::string wanted = draft::freeId(draft::wholeTree(after), "provinces", said);
        if (const auto renamed = draft::renameProvinceId(after, id, wanted)) {
            all = draft::joined(*all, *renamed);
            id = wanted;
        }
    }
    all->name = Sentence("{0} drawn", said);
    all->mergeKey = mergeKey_;
    if (context().apply(std::move(*all))) context().choose({id});
    tell();
}

void DrawTool::takeAll(bool all) {
    take_.everything = all;
    lineChanged();
    tell();
}

void DrawTool::lineChanged() {
    area_.reset();
    refusal_.reset();
    const planar::GridRing now = ring();
    if (now.empty()) take_ = {};
    if (now.size() < 3) return;
    label_ = draft().labels.next();
    auto drawn = planar::draw(*sheet(), now, label_, take_);
    if (drawn)
        area_ = std::move(*drawn);
    else
        refusal_ = drawn.error();
    if (area_ && closed()) (void)finish(Qt::NoModifier);
}

bool DrawTool::finish(Qt::KeyboardModifiers /*modifiers*/) {
    if (!area_) {
        if (refusal_) say(context().text(refusal_->why));
        return !line().empty();
    }
    const auto done = draft::drawProvince(draft(), ring(), newNameOf(wish_, usualProvinceName()),
                                          wish_.country.value_or(std::string{}), take_);
    if (!done) {
        announce(context().text(done.error()));
        return true;
    }
    draft::Change all = completed(draft(), *done, wish_);
    mergeKey_ = all.mergeKey = "drawn/" + std::to_string(label_); // the usual id comes again and again
    const bool named = !wish_.name.trimmed().isEmpty();
    dropLine();
    area_.reset();
    take_ = {};
    wish_ = {};
    if (context().apply(std::move(all))) {
        context().choose(done->ids);
        emit made();
        if (!named) askForName(done->ids.front());
    }
    tell();
    return true;
}

void DrawTool::paintOver(QPainter& painter) {
    const theme::Theme& theme = context().map.scene().theme;
    if (field_) field_->follow();
    if (area_) paintHatched(painter, mapPx(area_->map.outline(label_)), LineKind::Fresh, theme);
    const std::vector<planar::GridPoint> shown = spot() ? lineTo(*spot()) : line();
    paintLine(painter, mapPx(shown), refusal_ ? LineKind::Refused : LineKind::Fresh, theme);
    for (const planar::GridPoint at : line())
        paintPoint(painter, mapPx(at), LineKind::Fresh, theme);
}

} // namespace marches::editor
