#pragma once

#include "app/map/map_scene.h"
#include "app/map/map_tool.h"

#include <QObject>
#include <QPoint>

namespace marches::appmap {

class MapView;

/// The tool for play points, clicks, drags the map, and carries tokens. It shows what is carried and tells
/// what was lifted and where it is let go; the game decides what comes of it.
class PlayTool : public QObject, public MapTool {
    Q_OBJECT

public:
    PlayTool(MapView& view, MapScene& scene) : view_(view), scene_(scene) {}

    /// A token is being dragged.
    [[nodiscard]] bool carries() const { return carried_.has_value(); }
    /// How many units are dragged, as what is carried shows it; 0: none are. A client that takes
    /// `tokenLifted` for less or more than the token sets it.
    [[nodiscard]] int carriedUnits() const { return carried_ ? carried_->look.count : 0; }
    void setCarriedUnits(int units);
    /// Where the pointer is now, nothing comes of letting go what is dragged: the pointer says so until the
    /// drag is over.
    void setDropRefused(bool refused);

    void forget();                     ///< a new map
    void pointAt(const QPointF& view); ///< the pointer has moved, or the map under it
    void pointAgain();                 ///< names and tokens have found their places

    bool press(const QMouseEvent& event) override;
    bool move(const QMouseEvent& event) override;
    bool release(const QMouseEvent& event) override;
    bool doubleClick(const QMouseEvent& event) override;
    bool menu(const QContextMenuEvent& event) override;
    bool key(const QKeyEvent& event) override;
    bool help(const QHelpEvent& event) override;
    void leave() override;
    void cancel() override;
    [[nodiscard]] std::optional<QCursor> cursor() const override;
    void paint(QPainter& painter, const QRegion& exposed) override;

    /// While something is carried: Esc breaks it off, wherever it is pressed.
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void provinceHovered(marches::ProvinceId province, marches::appmap::TokenHit token);
    void provinceClicked(marches::ProvinceId province, marches::appmap::TokenHit token,
                         Qt::KeyboardModifiers modifiers);
    void provinceDoubleClicked(marches::ProvinceId province, marches::appmap::TokenHit token);
    void contextMenuRequested(marches::ProvinceId province, marches::appmap::TokenHit token,
                              const QPoint& global);
    void backgroundClicked();
    /// A drag was begun on a movable token; `tokenDropped` follows, unless the drag is broken off: by
    /// Esc, a menu, another window, or the map is hidden.
    void tokenLifted(marches::ProvinceId province, marches::appmap::TokenHit token);
    /// Where what was lifted is let go; noProvince: on none, off the map or on what lies over it.
    void tokenDropped(marches::ProvinceId onto);
    /// A drag is over, dropped (just before `tokenDropped`) or broken off; the pointer is over `under`.
    void carryingEnded(marches::ProvinceId under);

private:
    struct Carried {
        theme::TokenLook look;
        QPointF at; ///< view px
        bool refused = false;
    };
    void hover(const MapHit& hit);
    [[nodiscard]] bool lift(); ///< the token that was pressed; false: the map shall be dragged
    void carryTo(const QPointF& view);
    void click(const QMouseEvent& event);
    [[nodiscard]] bool liesOpen(const QPointF& view) const;
    [[nodiscard]] QRectF carriedBox() const; ///< view px
    void repaintCarried() const;

    MapView& view_;
    MapScene& scene_;
    std::optional<QPointF> waits_; ///< where the pointer has only found the ground so far
    Qt::MouseButton pressed_ = Qt::NoButton;
    QPoint pressedAt_;
    QPoint pressedOrigin_;
    MapHit pressedOn_;
    bool panning_ = false;
    std::optional<Carried> carried_;
};

/// A point in the view where a click hits this province and no token; nothing if none is in sight.
[[nodiscard]] std::optional<QPoint> provincePoint(const MapView& view, ProvinceId province);

} // namespace marches::appmap
