#pragma once

#include "app/map/label_styles.h"
#include "app/map/placed_signs.h"

#include <map>
#include <utility>

namespace marches::appmap {

/// The strips of what provinces yield: of all provinces, or of those that have been looked at. A strip stays
/// where it is as long as that can be; one that the sides of a battle lie over comes back where it was.
class YieldStrips {
public:
    /// All must outlive it; strips are placed in `standing`, one entry of `faces` for each province.
    YieldStrips(const LabelStyles& styles, const std::vector<ProvinceFace>& faces, PlacedSigns& standing,
                bool shown)
        : styles_(styles), faces_(faces), standing_(standing), shown_(shown) {}

    void setLabels(const LabelLayout& labels) { labels_ = &labels; }
    void setShown(bool shown); ///< of all provinces; forgets all places
    /// They are shown of all provinces at this scale.
    [[nodiscard]] bool shown() const { return shown_ && styles_.scale() >= yieldsFrom; }
    /// Some strip that is shown has come, gone or moved since this was asked last.
    [[nodiscard]] bool takeMoved() { return std::exchange(moved_, false); }

    /// PlacedSigns has been put together anew: nothing is covered.
    void restart();
    /// Seeks all that are shown and have no place, in turn: places don't depend on what is painted first.
    void placeMissing();
    void lift(int province) { forget(province); } ///< it is sought anew when it is shown next
    void place(int province);                     ///< where it has none
    /// The face says another yield; `stays`: its place is sought before its stack moves.
    void yieldChanged(int province, bool stays);
    /// Returns the box outside of which no sign changes the place of the province's strip; map px.
    [[nodiscard]] QRectF reach(int province) const;

    /// Before a stack that was lifted is placed again. `wonNow`: only one side is left of several.
    void beforeStack(int province, bool wonNow, bool battle);
    /// After that: strips that it lies over give way, and where it stood, in `left`, others may find room.
    void afterStack(int province, const QRectF& left, bool battle, bool laying);

private:
    [[nodiscard]] std::optional<PlacedYield> found(int province) const;
    [[nodiscard]] bool comesBack(int province, int changed, const QRectF& left);
    void stand(int province);
    void forget(int province);
    void cover(int province, int battle);
    void uncover(int battle);
    [[nodiscard]] bool covered(int province) const;
    [[nodiscard]] std::optional<PlacedYield>& strip(int province) {
        return standing_.strips[static_cast<std::size_t>(province)];
    }

    const LabelStyles& styles_;
    const std::vector<ProvinceFace>& faces_;
    PlacedSigns& standing_;
    const LabelLayout* labels_ = nullptr;
    bool shown_;
    bool moved_ = false;
    bool missing_ = true; ///< some may have no place yet
    struct Covered {
        int province;
        PlacedYield place;
    };
    std::map<int, std::vector<Covered>> covered_; ///< by the province of the battle
};

} // namespace marches::appmap
