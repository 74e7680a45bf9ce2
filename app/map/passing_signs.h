#pragma once

#include "app/map/map_scene.h"

#include <QSizeF>

#include <array>

namespace marches::appmap {

/// Places what is shown of a province only while the pointer or the keyboard's focus is on it: its name where
/// it has none on the map, what it yields where that has no place. Map px.
class PassingSigns {
public:
    explicit PassingSigns(const MapScene& scene) : scene_(scene) {}

    void forget() { kept_ = {}; }
    /// Returns the box of a hidden name while the pointer is on its province; else empty.
    [[nodiscard]] QRectF name(int province) const;
    /// Where the strip of yields stands, of a province that is `looked` at or not; empty: it is not shown.
    [[nodiscard]] QRectF strip(int province, bool looked);
    /// Where the line from the strip that is shown at `box` ends.
    [[nodiscard]] std::optional<QPointF> lineEnd(int province, const QRectF& box);
    /// Name, stack, badges and strip of a province; view px.
    [[nodiscard]] QRect decorationRect(int province);
    /// Asks for a repaint of what pointer and focus change about a province.
    void repaintLooked(ProvinceId province);
    /// Asks for a repaint of strips under pointer or focus: they are sought anew after each change.
    void repaintAfterChange(int changed);

private:
    /// All that the place of a passing strip depends on.
    struct Needs {
        int province = -1;
        std::uint64_t places = 0; ///< how often any has changed
        std::uint64_t faces = 0;  ///< the same
        QSizeF size;
        QRectF name;  ///< written in passing; empty: none
        QRectF about; ///< name and tokens
        QRectF placed;
        QRectF seen;
        bool operator==(const Needs&) const = default;
    };
    /// A strip for which there is no room. Where it and its line go is sought once, not at every paint.
    struct Strip {
        Needs needs;
        QRectF box;
        std::optional<QPointF> leader;
    };
    [[nodiscard]] const Strip& passingStrip(int province);
    [[nodiscard]] QRectF placeOf(const Needs& strip) const;

    const MapScene& scene_;
    std::array<Strip, 2> kept_; ///< of the pointer, of the focus
};

} // namespace marches::appmap
