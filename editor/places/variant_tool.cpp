#include "editor/places/variant_tool.h"

#include "app/map/ground.h"
#include "app/map/map_view.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QPainter>

#include <cmath>

namespace marches::editor {

namespace {
constexpr double strokeStep = 4; // px between places of a quick drag that are looked at
} // namespace

VariantTool::VariantTool(appmap::MapView& view) : view_(view) {
    connect(&view.playTool(), &appmap::PlayTool::provinceHovered, this,
            [this](ProvinceId province, appmap::TokenHit) {
                emit hovered(province == noProvince ? -1 : appmap::numberOf(province));
            });
    connect(&view.focus(), &appmap::MapFocus::moved, this,
            [this](ProvinceId province) { emit hovered(appmap::numberOf(province)); });
    connect(&view.focus(), &appmap::MapFocus::chosen, this, [this](ProvinceId province) {
        emit strokeBegun();
        emit painted(appmap::numberOf(province));
        emit strokeEnded();
    });
    connect(&view.focus(), &appmap::MapFocus::activated, this, [this](ProvinceId province) {
        const QRectF box = view_.shapes()->bounds(appmap::numberOf(province));
        emit menuWanted(appmap::numberOf(province), view_.mapToGlobal(view_.toView(box.center()).toPoint()));
    });
    connect(&view.playTool(), &appmap::PlayTool::contextMenuRequested, this,
            [this](ProvinceId province, appmap::TokenHit, const QPoint& global) {
                if (province != noProvince) emit menuWanted(appmap::numberOf(province), global);
            });
}

void VariantTool::setOutlined(std::vector<int> provinces) {
    if (provinces == outlined_) return;
    outlined_ = std::move(provinces);
    view_.update();
}

bool VariantTool::press(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton || event.modifiers() != Qt::NoModifier)
        return view_.playTool().press(event);
    const ProvinceId under = view_.hitAt(event.position()).province; // by its name, too
    if (under == noProvince) return view_.playTool().press(event);   // the sea drags the map
    view_.focus().click(under);
    painting_ = true;
    passed_ = {appmap::numberOf(under)};
    last_ = event.position();
    emit strokeBegun();
    emit painted(appmap::numberOf(under));
    return true;
}

void VariantTool::passOver(const QPointF& view) {
    const QLineF way(last_.value_or(view), view);
    const int steps = std::max(1, static_cast<int>(std::ceil(way.length() / strokeStep)));
    last_ = view;
    for (int step = 1; step <= steps; ++step) {
        const ProvinceId under = view_.provinceAt(way.pointAt(static_cast<double>(step) / steps));
        if (under != noProvince && passed_.insert(appmap::numberOf(under)).second)
            emit painted(appmap::numberOf(under));
    }
}

bool VariantTool::move(const QMouseEvent& event) {
    if (painting_ && !event.buttons().testFlag(Qt::LeftButton)) end();
    if (!painting_) return view_.playTool().move(event);
    passOver(event.position());
    return true;
}

bool VariantTool::release(const QMouseEvent& event) {
    if (!painting_ || event.button() != Qt::LeftButton) return view_.playTool().release(event);
    end();
    return true;
}

void VariantTool::end() {
    if (!painting_) return;
    painting_ = false;
    passed_.clear();
    emit strokeEnded();
}

/// Two clicks, one after the other: each of them counts.
bool VariantTool::doubleClick(const QMouseEvent& event) {
    return event.button() == Qt::LeftButton && press(event);
}

bool VariantTool::menu(const QContextMenuEvent& event) {
    return view_.playTool().menu(event);
}

bool VariantTool::key(const QKeyEvent& event) {
    const bool plain = (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    for (const int mode : {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_Backspace})
        if (plain && event.key() == mode) {
            emit modeKey(mode);
            return true;
        }
    return view_.playTool().key(event);
}

bool VariantTool::help(const QHelpEvent& event) {
    return view_.playTool().help(event);
}

void VariantTool::leave() {
    view_.playTool().leave();
}

void VariantTool::cancel() {
    end();
    view_.playTool().cancel();
}

std::optional<QCursor> VariantTool::cursor() const {
    return painting_ ? std::optional<QCursor>(Qt::CrossCursor) : view_.playTool().cursor();
}

void VariantTool::paint(QPainter& painter, const QRegion& exposed) {
    view_.playTool().paint(painter, exposed);
    if (outlined_.empty() || view_.shapes() == nullptr) return;
    const double scale = view_.scale();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const int province : outlined_) {
        const auto at = static_cast<std::size_t>(province);
        if (at >= view_.shapes()->picture().provinces.size()) continue;
        QPainterPath outline;
        for (const QPolygonF& ring : view_.shapes()->picture().provinces[at].rings) {
            outline.addPolygon(ring);
            outline.closeSubpath();
        }
        appmap::paintHighlightWithin(painter, QTransform::fromScale(scale, scale).map(outline),
                                     appmap::Highlight::Legal, view_.scene().theme.tone, scale);
    }
    painter.restore();
}

} // namespace marches::editor
