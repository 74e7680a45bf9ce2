#include "editor/tools/underlay_tool.h"

#include "app/map/map_view.h"
#include "editor/map/traced_picture.h"
#include "engine/draft/edits_picture.h"

#include <QApplication>
#include <QPainter>

#include <utility>

namespace marches::editor {

UnderlayTool::UnderlayTool(ToolContext context) : SheetTool(std::move(context)) {
    if (TracedPicture* traced = this->context().traced)
        connect(traced, &TracedPicture::changed, this, &Tool::changed);
}

bool UnderlayTool::canPlace() const {
    return underlay() != nullptr && context().traced != nullptr && context().traced->canBeSeen();
}

QString UnderlayTool::title() const {
    if (underlay() == nullptr) return tr("A picture to trace: choose one, paste it, or drop it on the map");
    if (!canPlace()) return tr("The picture to trace can’t be shown");
    if (pixel_) return tr("Now click where this point belongs");
    return first_ ? tr("Click a second point of the picture")
                  : tr("Click a point of the picture to place it");
}

QString UnderlayTool::sentence() const {
    if (underlay() == nullptr)
        return tr("An old map, a scan or a screenshot (PNG or JPEG). It never becomes part of the map");
    if (!canPlace()) return context().traced != nullptr ? context().traced->fault() : QString{};
    if (first_) return tr("It turns and resizes the picture about the first point. Esc: no second point");
    return tr("Then where it belongs; a second pair turns and resizes it. O hides the picture while held");
}

std::vector<shell::Button> UnderlayTool::buttons() const {
    TracedPicture* traced = context().traced;
    if (traced == nullptr) return {};
    auto* self = const_cast<UnderlayTool*>(this);
    const auto button = [](const char* id, const QString& text, std::function<void()> press) {
        shell::Button made;
        made.id = QString::fromLatin1(id);
        made.text = text;
        made.press = std::move(press);
        return made;
    };
    std::vector<shell::Button> buttons;
    if (underlay() != nullptr)
        buttons.push_back(button("take-away", tr("Take it away"), [self] { self->takeAway(); }));
    buttons.push_back(button("paste", tr("Paste"), [traced] { emit traced->pasteWanted(); }));
    buttons.push_back(button("choose", underlay() == nullptr ? tr("Choose a picture…") : tr("Another one…"),
                             [traced] { emit traced->chooseWanted(); }));
    return buttons;
}

std::vector<shell::KeyHint> UnderlayTool::hints() const {
    return {{tr("O", "key"), tr("hide the picture")},
            {tr("Ctrl+V", "key"), tr("paste")},
            {tr("Del", "key"), tr("take away")},
            {QStringLiteral("."), tr("set a point")}};
}

std::vector<appmap::LegendEntry> UnderlayTool::legend() const {
    if (!canPlace()) return {};
    return {legendOf(LegendSample::Point, tr("point of the picture")),
            legendOf(LegendSample::Caught, tr("caught by what is there"))};
}

SnapWish UnderlayTool::wishAt(planar::GridPoint pointer) const {
    SnapWish wish = SheetTool::wishAt(pointer);
    wish.free = !pixel_; // a point of the picture is caught by nothing of the map
    return wish;
}

QCursor UnderlayTool::ownCursor() const {
    return canPlace() ? Qt::CrossCursor : Qt::OpenHandCursor;
}

void UnderlayTool::pressAt(const Spot& spot) {
    pressedAt_ = spot.view;
    if (!canPlace()) return announce(title());
    if (first_ && known_ != draft().underlay) first_.reset(); // it has gone elsewhere meanwhile
    if (pixel_) return;                                       // let go, and it is placed
    from_ = planar::toPoint(spot.bare);
    pixel_ = draft::sheetToPixel(*underlay(), from_);
    tell();
}

std::optional<draft::Underlay> UnderlayTool::placedAt(const Spot& spot) const {
    const Point to = planar::toPoint(spot.at());
    if (first_) return draft::placedBy(*underlay(), {*first_, draft::PlacedPoint{*pixel_, to}});
    draft::Underlay moved = *underlay();
    moved.corner = {moved.corner.x + to.x - from_.x, moved.corner.y + to.y - from_.y};
    return moved;
}

void UnderlayTool::moveTo(const Spot& spot) {
    if (!pixel_ || !canPlace()) return;
    if (auto placed = placedAt(spot))
        context().traced->show(std::make_shared<const draft::Underlay>(std::move(*placed)));
}

void UnderlayTool::releaseAt(const Spot& spot) {
    if (!pixel_ || !canPlace()) return;
    const bool dragged = (spot.view - pressedAt_).manhattanLength() >= QApplication::startDragDistance();
    if (!dragged && !waits_) {
        waits_ = true; // the next click says where
        return announce(title());
    }
    place(spot);
}

void UnderlayTool::place(const Spot& spot) {
    const Point pixel = *pixel_;
    auto placed = placedAt(spot);
    pixel_.reset();
    waits_ = false;
    if (!placed) {
        showAsItIs();
        announce(tr("The two points are too near each other. Choose one farther away"));
        return tell();
    }
    const bool second = first_.has_value();
    const auto change =
        draft::setUnderlay(draft(), std::make_shared<const draft::Underlay>(std::move(*placed)));
    if (change) (void)context().apply(*change);
    showAsItIs();
    if (second)
        first_.reset();
    else
        first_ = draft::PlacedPoint{pixel, planar::toPoint(spot.at())};
    known_ = draft().underlay;
    announce(title());
    tell();
}

void UnderlayTool::showAsItIs() {
    if (context().traced != nullptr) context().traced->show(draft().underlay);
}

void UnderlayTool::breakOff() {
    if (!pixel_ || waits_) return;
    pixel_.reset();
    showAsItIs();
}

void UnderlayTool::cancel() {
    if (std::exchange(waits_, false)) {
        pixel_.reset();
        showAsItIs();
    }
    SheetTool::cancel();
}

bool UnderlayTool::stepBack() {
    if (!pixel_ && !first_) return false;
    if (std::exchange(pixel_, std::nullopt))
        showAsItIs();
    else
        first_.reset();
    waits_ = false;
    tell();
    return true;
}

void UnderlayTool::takeAway() {
    pixel_.reset();
    first_.reset();
    waits_ = false;
    const auto change = draft::setUnderlay(draft(), nullptr);
    if (change) (void)context().apply(*change);
    tell();
}

bool UnderlayTool::removeHere() {
    if (underlay() == nullptr) return false;
    takeAway();
    return true;
}

bool UnderlayTool::letter(int key, Qt::KeyboardModifiers modifiers) {
    if (key != Qt::Key_V || modifiers != Qt::ControlModifier || context().traced == nullptr) return false;
    emit context().traced->pasteWanted();
    return true;
}

void UnderlayTool::paintOver(QPainter& painter) {
    const theme::Theme& theme = context().map.scene().theme;
    if (first_ && known_ == draft().underlay)
        paintJunction(painter, mapPx(planar::toGrid(first_->at)), theme);
    if (!pixel_ || !spot()) return;
    paintLine(painter, mapPx(std::vector{planar::toGrid(from_), spot()->at()}), LineKind::Moved, theme);
    paintPoint(painter, mapPx(planar::toGrid(from_)), LineKind::Moved, theme);
}

} // namespace marches::editor
