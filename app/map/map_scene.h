#pragma once

#include "app/map/box_index.h"
#include "app/map/budget.h"
#include "app/map/map_layer.h"
#include "app/map/motion_stage.h"
#include "app/map/places.h"
#include "app/map/province_face.h"
#include "app/map/shapes.h"
#include "app/map/viewport.h"

namespace marches::appmap {

/// Says what the pointer and the keyboard's focus are on.
struct Attention {
    MapHit hovered;
    std::optional<QPointF> pointer;     ///< view px, while it is over the map
    ProvinceId focused = noProvince;    ///< the keyboard's place
    ProvinceId pointedOut = noProvince; ///< outlined though the view has no focus
    bool byKeys = false;                ///< the keyboard's place was last moved by keys
    bool hasFocus = false;              ///< the view has the keyboard's focus

    [[nodiscard]] bool focusSeen() const {
        return focused != noProvince && (hasFocus || focused == pointedOut);
    }
};

/// A scene holds what a map shows and where: layers, tools and hit tests read it, the view alone changes it.
/// Provinces are named by position. Places of names and tokens are worked out bit by bit, or at once where a
/// caller needs them.
struct MapScene {
    theme::Theme theme;
    double pixelRatio = 1;
    std::unique_ptr<Shapes> shapes; ///< null: no picture
    std::vector<ProvinceFace> faces;
    std::uint64_t facesChanged = 0; ///< how often any has
    std::unique_ptr<Places> places; ///< of names, tokens, strips, badges; null: no picture
    bool yieldsShown = false;       ///< of all provinces; else only under pointer or focus
    Viewport viewport;
    Attention attention;
    std::unique_ptr<MotionStage> stage; ///< while something moves
    int stagedAt = 0;                   ///< ms at the usual speed
    /// Pictures of tokens, made when first painted.
    std::unique_ptr<theme::TokenCache> tokens = std::make_unique<theme::TokenCache>();

    /// Asks for a part of the view to be painted again.
    std::function<void(const QRegion& view)> repaint = [](const QRegion&) {};
    /// Asks for all of it, after the paint that runs now.
    std::function<void()> repaintSoon = [] {};
    std::function<void()> laidOut = [] {}; ///< told when what was begun has its places
    /// How many ms a motion lasts now that usually lasts so many; 0: nothing may move.
    std::function<int(int usual)> motionTime = [](int) { return 0; };
    /// What lies on the view; view px.
    std::function<std::vector<QRect>()> panels = [] { return std::vector<QRect>(); };

    void repaintAll() const { repaint(viewport.rect()); }
    void repaintBox(const QRectF& mapPx) const { repaint(viewport.fromMapPx(mapPx).toAlignedRect()); }

    [[nodiscard]] int count() const { return static_cast<int>(faces.size()); }
    [[nodiscard]] const ProvinceFace& face(int province) const {
        return faces[static_cast<std::size_t>(province)];
    }
    [[nodiscard]] ProvinceId provinceAt(const QPointF& view) const; ///< noProvince: none
    [[nodiscard]] QRect provinceRect(int province) const;           ///< view px, with the lines round it
    /// By pointer or focus.
    [[nodiscard]] bool lookedAt(int province) const;

    // Places: of all provinces of a small map, else of those in and near sight
    [[nodiscard]] bool has(int province) const { return places->has(province); }
    /// What is seen and so many px around it has its places.
    [[nodiscard]] bool laidOutHere(double margin = 0) const;
    void askForLayout(double margin) const;
    bool workOnLayout(const Budget& budget) const; ///< whether what was begun is done
    void ensureLayout() const;
    void ensureLayout(int province) const;

    // What is seen while something moves
    [[nodiscard]] bool staged(int province) const;
    [[nodiscard]] std::optional<theme::PlayerColour> seenOwner(int province) const;

    /// The owner's shield stands instead of a name that has no room.
    [[nodiscard]] bool shieldAlone(int province) const;
    /// The box in which a name and the signs beside it are painted, or the shield where the name has no room.
    /// It may be smaller than the place kept for them. Map px; empty: nothing is painted there.
    [[nodiscard]] QRectF drawnName(int province) const;
    [[nodiscard]] QRectF drawnBox(const BoxIndex::Entry& entry) const; ///< of something written; map px
};

/// Where the shield stands that stands for a name; map px.
[[nodiscard]] QRectF shieldBox(const LabelPlace& place);

} // namespace marches::appmap
