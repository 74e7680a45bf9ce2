#include "editor/tools/select_tool.h"

#include "app/map/map_view.h"
#include "editor/tools/new_province.h"
#include "engine/draft/edits_picture.h"
#include "engine/draft/edits_sheet.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace marches::editor {

QString SelectTool::title() const {
    if (asksForHeir()) return tr("Who gets the land of %1?").arg(context().name(context().chosen().front()));
    const std::vector<std::string> chosen = context().chosen();
    if (chosen.empty()) return tr("Choose a province");
    if (chosen.size() == 1) return context().name(chosen.front());
    return tr("%n provinces are chosen", nullptr, static_cast<int>(chosen.size()));
}

QString SelectTool::sentence() const {
    if (asksForHeir()) return tr("Click a province that gets it. Enter: the one with the longest border");
    return tr("Shift adds, a frame takes all within. Names and places of tokens can be dragged");
}

std::vector<shell::KeyHint> SelectTool::hints() const {
    return {{tr("click", "mouse"), tr("choose")},
            {tr("F2", "key"), tr("rename")},
            {tr("Del", "key"), tr("delete, its land to a neighbour")},
            {tr("Shift+Del", "keys"), tr("to nobody")},
            {tr("Ctrl+Del", "keys"), tr("to the sea")},
            {tr("Alt+Del", "keys"), tr("to whom you choose")},
            {QStringLiteral("[ ]"), tr("walk provinces")}};
}

SnapWish SelectTool::wishAt(planar::GridPoint pointer) const {
    SnapWish wish = SheetTool::wishAt(pointer);
    wish.free = true;
    return wish;
}

std::string SelectTool::provinceAt(const Spot& spot) const {
    return draft().labels.idOf(sheet()->labelAt(spot.bare));
}

QPointF SelectTool::mapPxOf(const Spot& spot) const {
    return spot.view + QPointF(context().map.scene().viewport.origin());
}

/// A point within each province in sight, as one reads.
std::vector<planar::GridPoint> SelectTool::walkable() const {
    std::vector<planar::GridPoint> points;
    const appmap::MapView& map = context().map;
    if (!map.hasPicture()) return points;
    for (const int i : map.shapes()->grid().provincesNear(map.visibleMap())) {
        const QPointF pole = map.shapes()->grid().pole(i).point;
        if (map.visibleMap().contains(pole)) points.push_back(planar::toGrid({pole.x(), pole.y()}));
    }
    std::sort(points.begin(), points.end(), [](const planar::GridPoint& a, const planar::GridPoint& b) {
        return std::pair(a.y, a.x) < std::pair(b.y, b.x);
    });
    return points;
}

std::optional<SelectTool::Carried> SelectTool::carriedAt(const QPointF& at) const {
    appmap::MapView& map = context().map;
    if (!map.hasPicture() || !map.laidOutHere()) return std::nullopt;
    const appmap::LabelLayout& labels = map.labels();
    for (const auto& [label, id] : draft().labels.all()) {
        const int position = context().position(id);
        if (position < 0 || position >= map.provinceCount()) continue;
        const appmap::LabelPlace& place = labels.places()[static_cast<std::size_t>(position)];
        if (!place.hidden && place.name.contains(at)) return Carried{id, false, place.name, at};
        if (!map.face(appmap::idOf(position)).groups.empty() && place.tokens.contains(at))
            return Carried{id, true, place.tokens, at};
    }
    return std::nullopt;
}

void SelectTool::pressAt(const Spot& spot) {
    pressedAt_ = spot;
    drags_ = false;
    carried_ = spot.byKeys ? std::nullopt : carriedAt(mapPxOf(spot));
}

void SelectTool::moveTo(const Spot& spot) {
    if (!pressed() || !pressedAt_) {
        const std::string id = provinceAt(spot);
        if (!id.empty()) say(context().name(id));
        return;
    }
    const QPointF way = spot.view - pressedAt_->view;
    drags_ = drags_ || way.manhattanLength() >= QApplication::startDragDistance();
}

QRectF SelectTool::frame() const {
    if (!pressedAt_ || !spot()) return {};
    return QRectF(mapPxOf(*pressedAt_), mapPxOf(*spot())).normalized();
}

void SelectTool::releaseAt(const Spot& spot) {
    if (!pressedAt_) return;
    clicked_ = spot.bare;
    const bool adds = spot.modifiers.testFlag(Qt::ShiftModifier);
    std::vector<std::string> chosen = adds ? context().chosen() : std::vector<std::string>{};
    if (asksForHeir() && !drags_) {
        if (const std::string heir = provinceAt(spot); !heir.empty() && heir != context().chosen().front())
            remove({draft::LandGoes::To::province, heir});
    } else if (drags_ && carried_) {
        put(*carried_, mapPxOf(spot));
    } else if (drags_) {
        const QRectF within = frame();
        for (const auto& [label, id] : draft().labels.all())
            if (sheet()->has(label) && within.contains(mapPx(sheet()->outline(label)).boundingRect()) &&
                std::find(chosen.begin(), chosen.end(), id) == chosen.end())
                chosen.push_back(id);
        context().choose(chosen);
    } else {
        const std::string id = provinceAt(spot);
        const auto known = std::find(chosen.begin(), chosen.end(), id);
        if (known != chosen.end())
            chosen.erase(known);
        else if (!id.empty())
            chosen.push_back(id);
        context().choose(chosen);
        if (spot.byKeys)
            announce(id.empty() ? nameOf(sheet()->labelAt(spot.bare))
                                : tr("%1 is chosen").arg(context().name(id)));
    }
    pressedAt_.reset();
    carried_.reset();
    drags_ = false;
    tell();
}

void SelectTool::put(const Carried& carried, const QPointF& to) {
    const QPointF middle = (carried.box.center() + to - carried.grabbed) / context().map.scale();
    const Point at{middle.x(), middle.y()};
    const auto made = carried.tokens ? draft::setTokenPlaces(draft(), carried.province, {{at, 0}})
                                     : draft::setLabelPlace(draft(), carried.province, at);
    if (made)
        (void)context().apply(*made);
    else
        say(context().text(made.error()));
}

void SelectTool::breakOff() {
    pressedAt_.reset();
    carried_.reset();
    drags_ = false;
}

void SelectTool::doubleClickAt(const Spot& spot) {
    if (const std::string id = provinceAt(spot); !id.empty()) emit nameWanted(QString::fromStdString(id));
}

bool SelectTool::finish(Qt::KeyboardModifiers /*modifiers*/) {
    if (asksForHeir()) {
        remove({});
        return true;
    }
    if (!spot() || !crosshair()) return false;
    pressedAt_ = spot();
    drags_ = false;
    releaseAt(*spot());
    return true;
}

bool SelectTool::letter(int key, Qt::KeyboardModifiers modifiers) {
    const std::vector<std::string> chosen = context().chosen();
    if (key == Qt::Key_N && !modifiers && pieceAt()) {
        makePieceProvince();
        return true;
    }
    if (chosen.empty()) return false;
    if (key == Qt::Key_Delete) {
        if (modifiers == Qt::AltModifier) {
            askForHeir();
            return true;
        }
        draft::LandGoes land;
        if (modifiers.testFlag(Qt::ShiftModifier)) land.to = draft::LandGoes::To::nobody;
        if (modifiers.testFlag(Qt::ControlModifier)) land.to = draft::LandGoes::To::sea;
        remove(land);
        return true;
    }
    if (key != Qt::Key_F2 || modifiers) return false;
    emit nameWanted(QString::fromStdString(chosen.front()));
    return true;
}

/// The choice may have changed since it was asked.
bool SelectTool::asksForHeir() const {
    return gives_ && context().chosen().size() == 1;
}

/// The next province that is clicked gets the land of the one that is chosen, which goes.
void SelectTool::askForHeir() {
    if (context().chosen().size() != 1) return announce(tr("Choose one province"));
    gives_ = true;
    announce(title());
    tell();
}

/// All that are chosen go, in one step.
void SelectTool::remove(const draft::LandGoes& land) {
    gives_ = false;
    draft::Draft after = draft();
    draft::Change all;
    for (const std::string& id : context().chosen()) {
        auto one = draft::removeProvince(after, id, land);
        if (!one) return announce(context().text(one.error()));
        if (!draft::apply(after, *one)) return;
        all = all.empty() ? std::move(*one) : draft::joined(all, *one);
    }
    if (context().apply(std::move(all))) context().choose({});
    tell();
}

/// Makes a province of the piece that was clicked: of a province of several, or of land out of play.
void SelectTool::makePieceProvince() {
    if (!clicked_) return;
    draft::NewName name;
    name.name = usualProvinceName().toStdString();
    const std::string from = draft().labels.idOf(sheet()->labelAt(*clicked_));
    const std::vector<std::string> owners = countriesOf(draft(), from);
    auto made =
        draft::provinceFromFace(draft(), *clicked_, name, owners.empty() ? std::string{} : owners.front());
    if (!made) return announce(context().text(made.error()));
    if (context().apply(std::move(made->change))) context().choose(made->ids);
    tell();
}

/// The label under the last click, if its land can become a province of its own.
std::optional<planar::Label> SelectTool::pieceAt() const {
    if (!clicked_ || !sheet()) return std::nullopt;
    const planar::Label label = sheet()->labelAt(*clicked_);
    const bool piece = label >= planar::firstProvince && sheet()->faces(label).size() > 1;
    return piece || label == planar::quietLand ? std::optional(label) : std::nullopt;
}

std::vector<shell::Button> SelectTool::buttons() const {
    auto* self = const_cast<SelectTool*>(this);
    std::vector<shell::Button> buttons;
    const auto add = [&buttons](const char* id, const QString& text, std::function<void()> press) {
        buttons.push_back(bannerButton(id, text, std::move(press)));
    };
    const bool one = context().chosen().size() == 1;
    if (asksForHeir()) {
        add("keep", tr("Leave it"), [self] {
            (void)self->stepBack();
            self->tell();
        });
        add("to-nobody", tr("Nobody"), [self] { self->remove({draft::LandGoes::To::nobody, {}}); });
        add("to-sea", tr("The sea"), [self] { self->remove({draft::LandGoes::To::sea, {}}); });
    } else if (const auto label = pieceAt()) {
        add("piece",
            *label == planar::quietLand ? tr("New province from this land")
                                        : tr("New province from this piece"),
            [self] { self->makePieceProvince(); });
    } else if (one) {
        add("remove", tr("Remove…", "a province; who gets its land is asked"),
            [self] { self->askForHeir(); });
    }
    return buttons;
}

bool SelectTool::stepBack() {
    if (pressedAt_) {
        breakOff();
        tell();
        return true;
    }
    if (std::exchange(gives_, false)) {
        tell();
        return true;
    }
    if (context().chosen().empty()) return false;
    context().choose({});
    tell();
    return true;
}

void SelectTool::paintOver(QPainter& painter) {
    if (!drags_ || !spot()) return;
    const theme::Theme& theme = context().map.scene().theme;
    painter.setPen(QPen(theme.colour(theme::Role::Focus), 1.5, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    if (carried_)
        painter.drawRect(carried_->box.translated(mapPxOf(*spot()) - carried_->grabbed));
    else
        painter.drawRect(frame());
}

} // namespace marches::editor
