#pragma once

#include <QPoint>
#include <QPointF>
#include <QRect>
#include <QRectF>
#include <QSize>
#include <QSizeF>

#include <cstdint>
#include <optional>
#include <span>

namespace marches::appmap {

/// Says which part of a map a view shows, and how large: a value. Three kinds of coordinates meet here: map
/// units (the picture's), map px (units times the scale, the map's corner at 0, 0) and view px (map px less
/// the origin).
class Viewport {
public:
    /// What goes on being shown when the view changes its size.
    enum class Keeps : std::uint8_t { Nothing, Whole, Opening };
    static constexpr double greatestScale = 4;

    void setMap(const QSizeF& units) { map_ = units; } ///< empty: no map
    void resize(const QSize& view) { size_ = view; }
    /// A panel on the view: what lies below it can be scrolled out from under it; null: none.
    void setPanel(const QRect& view) { panel_ = view; }
    [[nodiscard]] const QRect& panel() const { return panel_; }

    [[nodiscard]] const QSize& size() const { return size_; }
    [[nodiscard]] QRect rect() const { return {QPoint(), size_}; }
    [[nodiscard]] bool isEmpty() const { return map_.isEmpty() || size_.isEmpty(); }
    [[nodiscard]] double scale() const { return scale_; }          ///< px to a map unit
    [[nodiscard]] const QPoint& origin() const { return origin_; } ///< map px at the view's corner
    [[nodiscard]] Keeps keeps() const { return keeps_; }
    void keep(Keeps keeps) { keeps_ = keeps; }

    [[nodiscard]] double leastScale() const;
    [[nodiscard]] double boundedScale(double scale) const;
    [[nodiscard]] double wholeScale() const; ///< all of the map fits into the view
    [[nodiscard]] bool showsWhole() const;
    /// The nearest origin that leaves no more than a margin beyond the map's edges.
    [[nodiscard]] QPoint boundedOrigin(const QPoint& origin) const;
    [[nodiscard]] QPoint originOfWhole() const;
    [[nodiscard]] QPoint originToCentre(const QPointF& map) const;
    /// As little away from `from` as is needed to see `wanted` (view px, seen from there) off the panels.
    [[nodiscard]] QPoint originToSee(const QRect& wanted, const QPoint& from,
                                     std::span<const QRect> panels) const;

    /// Whether that changed anything; what lies at `fixed` (view px) stays there as far as it can.
    bool setScale(double scale, const QPointF& fixed);
    bool setOrigin(const QPoint& origin);
    void setScaleAndOrigin(double scale, const QPoint& origin); ///< as they are, within no bounds

    /// Where a glide will end that has begun; nothing: none has.
    void setGlide(const std::optional<QPoint>& to) { glidesTo_ = to; }
    [[nodiscard]] QPoint restingOrigin() const { return glidesTo_.value_or(origin_); }

    [[nodiscard]] QPointF toView(const QPointF& map) const { return map * scale_ - QPointF(origin_); }
    [[nodiscard]] QPointF toMap(const QPointF& view) const { return (view + QPointF(origin_)) / scale_; }
    [[nodiscard]] QRectF toMapPx(const QRect& view) const { return QRectF(view).translated(origin_); }
    [[nodiscard]] QRectF fromMapPx(const QRectF& box) const { return box.translated(-QPointF(origin_)); }
    [[nodiscard]] QRectF visible() const; ///< map units
    [[nodiscard]] QRectF resting() const; ///< what is visible when gliding is over; map units

private:
    QSizeF map_;
    QSize size_;
    QRect panel_;
    double scale_ = 1;
    QPoint origin_;
    Keeps keeps_ = Keeps::Whole;
    std::optional<QPoint> glidesTo_;
};

} // namespace marches::appmap
