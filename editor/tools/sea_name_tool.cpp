#include "editor/tools/sea_name_tool.h"

#include "app/map/map_view.h"
#include "app/map/sea_names.h"
#include "editor/tools/sea_name_pane.h"
#include "engine/draft/edits_names.h"
#include "engine/draft/edits_picture.h"
#include "engine/draft/node_edit.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace marches::editor {

namespace {

constexpr std::size_t seaNamePoints = 3;

} // namespace

QString SeaNameTool::title() const {
    if (chosen_) return tr("Name of a sea: %1").arg(name());
    switch (line_.size()) {
    case 0:
        return tr("Name of a sea: click where it begins");
    case 1:
        return tr("Click the middle of its curve");
    default:
        return tr("Click where it ends");
    }
}

QString SeaNameTool::sentence() const {
    if (chosen_) return tr("Drag its points; name and size stand at the right. Del takes it away");
    if (line_.size() == 2) return tr("Enter ends it here: a straight line of two points");
    return tr("Three clicks; a click on the point of a name that is there chooses it");
}

std::vector<shell::Button> SeaNameTool::buttons() const {
    if (!chosen_) return {};
    auto* self = const_cast<SeaNameTool*>(this);
    shell::Button remove;
    remove.id = QStringLiteral("remove");
    remove.text = tr("Take the name away");
    remove.press = [self] { (void)self->removeHere(); };
    return {remove};
}

QWidget* SeaNameTool::makePane() {
    return new SeaNamePane(*this);
}

SnapWish SeaNameTool::wishAt(planar::GridPoint pointer) const {
    SnapWish wish = SheetTool::wishAt(pointer);
    wish.free = true;
    return wish;
}

std::vector<SeaNameTool::Entry> SeaNameTool::entries() const {
    std::vector<Entry> all;
    const auto list = draft::valueAt(draft(), {"picture", "sea-names"});
    if (!list || !list->isList()) return all;
    for (const Node& item : list->items) { // positions are the tree's: what can't be read stays, empty
        Entry entry;
        if (const Node* names = item.find("names")) {
            const Node* english = names->isMap() ? names->find("en") : names;
            if (english == nullptr && names->isMap() && names->size() > 0) english = &names->items[0];
            if (english != nullptr && english->isScalar()) entry.name = QString::fromStdString(english->text);
        }
        if (const Node* height = item.find("height"))
            entry.height = QString::fromStdString(height->text).toDouble();
        if (const Node* path = item.find("path"); path != nullptr && path->isList())
            for (const Node& point : path->items)
                if (const auto at = draft::pointOf(point)) entry.path.push_back(*at);
        all.push_back(std::move(entry));
    }
    return all;
}

std::vector<planar::GridPoint> SeaNameTool::walkable() const {
    std::vector<planar::GridPoint> points;
    const QRectF seen = context().map.visibleMap();
    for (const Entry& entry : entries())
        for (const Point& point : entry.path)
            if (seen.contains(QPointF(point.x, point.y))) points.push_back(planar::toGrid(point));
    return points;
}

std::optional<SeaNameTool::Grip> SeaNameTool::gripAt(const Spot& spot) const {
    const Point at = planar::toPoint(spot.bare);
    double nearest = planar::unitsOf(stepsOf(handleReach));
    std::optional<Grip> best;
    const std::vector<Entry> all = entries();
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t k = 0; k < all[i].path.size(); ++k)
            if (const double away = std::hypot(all[i].path[k].x - at.x, all[i].path[k].y - at.y);
                away < nearest) {
                nearest = away;
                best = Grip{i, k, all[i].path};
            }
    return best;
}

bool SeaNameTool::make(Expected<draft::Change, Sentence> change, bool merges) {
    if (!change) {
        announce(context().text(change.error()));
        return false;
    }
    if (!merges) change->mergeKey.clear();
    return context().apply(std::move(*change));
}

void SeaNameTool::pressAt(const Spot& spot) {
    grip_ = line_.empty() ? gripAt(spot) : std::nullopt;
    if (grip_) {
        chosen_ = grip_->entry;
        return tell();
    }
    if (line_.empty() && chosen_) { // a click elsewhere lets it go
        chosen_.reset();
        return tell();
    }
    line_.push_back(planar::toPoint(spot.at()));
    if (line_.size() == seaNamePoints) (void)finish(Qt::NoModifier);
    tell();
}

void SeaNameTool::moveTo(const Spot& spot) {
    if (grip_ && pressed()) grip_->path[grip_->point] = planar::toPoint(spot.at());
}

void SeaNameTool::releaseAt(const Spot& spot) {
    if (!grip_) return;
    Grip grip = *std::exchange(grip_, std::nullopt);
    const std::vector<Entry> all = entries();
    if (grip.entry >= all.size() || grip.point >= all[grip.entry].path.size())
        return tell(); // undone meanwhile
    const Point from = all[grip.entry].path[grip.point];
    const Point to = planar::toPoint(spot.at());
    if (std::hypot(to.x - from.x, to.y - from.y) >= planar::unitsOf(stepsOf(2))) {
        grip.path[grip.point] = to;
        (void)make(draft::setSeaName(draft(), grip.entry, grip.path, all[grip.entry].height));
    }
    tell();
}

bool SeaNameTool::finish(Qt::KeyboardModifiers /*modifiers*/) {
    if (line_.size() < 2) return false;
    const QString name = name_.trimmed().isEmpty() ? tr("New sea") : name_.trimmed();
    if (make(draft::addSeaName(draft(), "en", name.toStdString(), line_, height_))) {
        chosen_ = entries().size() - 1;
        name_.clear();
    }
    line_.clear();
    tell();
    return true;
}

bool SeaNameTool::takeBack() {
    if (line_.empty()) return false;
    line_.pop_back();
    tell();
    return true;
}

bool SeaNameTool::removeHere() {
    if (!chosen_ && spot())
        if (const auto grip = gripAt(*spot())) chosen_ = grip->entry;
    if (!chosen_) return false;
    const std::size_t gone = *std::exchange(chosen_, std::nullopt);
    (void)make(draft::removeSeaName(draft(), gone));
    tell();
    return true;
}

bool SeaNameTool::stepBack() {
    if (!grip_ && line_.empty() && !chosen_) return false;
    if (grip_)
        grip_.reset();
    else if (!line_.empty())
        line_.clear();
    else
        chosen_.reset();
    tell();
    return true;
}

QString SeaNameTool::name() const {
    const std::vector<Entry> all = entries();
    return chosen_ && *chosen_ < all.size() ? all[*chosen_].name : name_;
}

double SeaNameTool::height() const {
    const std::vector<Entry> all = entries();
    return chosen_ && *chosen_ < all.size() ? all[*chosen_].height : height_;
}

void SeaNameTool::setName(const QString& name) {
    if (!chosen_) {
        name_ = name;
        return repaint();
    }
    if (name.trimmed().isEmpty()) return; // a name without letters is none: Del takes it away
    (void)make(draft::setName(draft(), {"picture", "sea-names", std::to_string(*chosen_)}, "en",
                              name.trimmed().toStdString()),
               true);
    repaint();
}

void SeaNameTool::setHeight(double height) {
    const std::vector<Entry> all = entries();
    if (!chosen_ || *chosen_ >= all.size()) {
        height_ = height;
        return repaint();
    }
    if (height != all[*chosen_].height)
        (void)make(draft::setSeaName(draft(), *chosen_, all[*chosen_].path, height), true);
    repaint();
}

void SeaNameTool::paintName(QPainter& painter, const QString& name, const std::vector<Point>& path,
                            double height) const {
    QPolygonF line;
    for (const Point& point : path)
        line.push_back({point.x, point.y});
    const appmap::SeaLettering lettering =
        appmap::seaLettering(appmap::seaText(name), line, height, context().map.scale());
    painter.fillPath(lettering.letters, context().map.scene().theme.colour(theme::Role::Good));
}

void SeaNameTool::paintOver(QPainter& painter) {
    const theme::Theme& theme = context().map.scene().theme;
    const auto handles = [&](const std::vector<Point>& path, LineKind kind) {
        std::vector<planar::GridPoint> line;
        for (const Point& point : path)
            line.push_back(planar::toGrid(point));
        paintLine(painter, mapPx(line), kind, theme);
        for (const planar::GridPoint at : line)
            paintPoint(painter, mapPx(at), kind, theme);
    };
    const std::vector<Entry> all = entries();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (grip_ && grip_->entry == i) {
            handles(grip_->path, LineKind::Moved);
            paintName(painter, all[i].name, grip_->path, all[i].height);
        } else if (chosen_ == i) {
            handles(all[i].path, LineKind::Chosen);
        } else {
            for (const Point& point : all[i].path)
                paintPoint(painter, mapPx(planar::toGrid(point)), LineKind::Chosen, theme);
        }
    }
    std::vector<Point> shown = line_;
    if (!shown.empty() && spot()) shown.push_back(planar::toPoint(spot()->at()));
    if (shown.empty()) return;
    handles(shown, LineKind::Fresh);
    if (shown.size() >= 2)
        paintName(painter, name_.trimmed().isEmpty() ? tr("New sea") : name_, shown, height_);
}

} // namespace marches::editor
