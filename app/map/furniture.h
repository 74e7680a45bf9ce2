#pragma once

#include "app/map/province_face.h"
#include "app/map/shapes.h"
#include "app/theme/theme.h"

#include <QSizeF>

#include <span>

class QPainter;

/// Furniture is what a printed map has besides the ground: title, compass rose, key, frame. The program draws
/// it from the theme, in the player's language, at any size and on any device.
namespace marches::appmap {

/// The map's title; an empty name: none.
struct MapTitle {
    QString name;
    QString variant; ///< a second line; may be empty

    bool operator==(const MapTitle&) const = default;
};

/// One line of the key: what a sign on the map means.
struct KeyEntry {
    enum class Sample : std::uint8_t { Mark, Lane, Idle, Owner, Yield } sample = Sample::Mark;
    PlaceMark mark;                           ///< of a Mark; its icon alone of a Yield
    std::optional<theme::PlayerColour> owner; ///< of an Owner
    QString text;

    bool operator==(const KeyEntry&) const = default;
};

/// Sizes in map units, at 100 %.
[[nodiscard]] QSizeF titleSize(const MapTitle& title);
[[nodiscard]] QSizeF compassSize();
[[nodiscard]] QSizeF keySize(std::span<const KeyEntry> entries);

/// Each fills `where`, whose shape is that of its size.
void paintTitle(QPainter& painter, const QRectF& where, const MapTitle& title, const theme::Theme& theme);
/// `north`: the letter at its top, in the player's language.
void paintCompass(QPainter& painter, const QRectF& where, const QString& north, const theme::Theme& theme);
/// The sign alone that stands before an entry's words, as large as fits in `where`.
void paintKeySample(QPainter& painter, const KeyEntry& entry, const QRectF& where, const theme::Theme& theme);
void paintKey(QPainter& painter, const QRectF& where, std::span<const KeyEntry> entries,
              const theme::Theme& theme);

/// The graduated frame round a sheet, wholly outside `sheet`; `breadth` px.
void paintFrame(QPainter& painter, const QRectF& sheet, double breadth, const theme::Theme& theme);

/// Where the pieces stand, map units; empty: no room, or nothing to be placed.
struct FurniturePlaces {
    QRectF title;
    QRectF compass;
    QRectF key;

    bool operator==(const FurniturePlaces&) const = default;
};

/// Where the compass turns, map units; nothing without one.
[[nodiscard]] std::optional<QPointF> roseOf(const FurniturePlaces& places);

/// Places in empty sea, else on land not in play; never over land in play, a lane or a place that the
/// scenario keeps for names and tokens; smaller where there is little room. `faces` by province. An empty
/// size asks for nothing.
[[nodiscard]] FurniturePlaces placeFurniture(const Shapes& shapes, std::span<const ProvinceFace> faces,
                                             const QSizeF& title, const QSizeF& compass, const QSizeF& key);

/// The same on a screen, where the compass comes with a title only, and no key.
[[nodiscard]] FurniturePlaces placeOnScreen(const Shapes& shapes, std::span<const ProvinceFace> faces,
                                            const QSizeF& title);

/// On devices that keep shapes: text that is not seen, to be searched and copied where its outlines are
/// drawn.
void paintUnseenText(QPainter& painter, const QPointF& baseline, const QFont& font, const QString& text);

/// Text at a baseline. On devices that keep shapes (SVG, PDF) its outlines, so that it looks the same without
/// our fonts, and the text itself unseen, to be searched and copied.
void paintText(QPainter& painter, const QPointF& baseline, const QFont& font, const QString& text,
               const QColor& colour);

} // namespace marches::appmap
