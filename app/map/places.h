#pragma once

#include "app/map/badge_places.h"
#include "app/map/box_index.h"
#include "app/map/budget.h"
#include "app/map/label_layout.h"
#include "app/map/plates.h"
#include "app/map/province_face.h"
#include "app/map/shapes.h"
#include "app/map/stack_layout.h"
#include "app/map/stack_placing.h"
#include "app/map/view_frame.h"
#include "app/map/yield_places.h"
#include "app/theme/theme.h"
#include "engine/map/map.h"

#include <QRectF>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace marches::appmap {

/// Whether names look for the same place in both.
[[nodiscard]] bool namedAlike(const ProvinceFace& a, const ProvinceFace& b);

/// Where all that belongs to provinces stands on a map, at the scale it is seen at: names, stacks, strips of
/// yields, badges. Worked out bit by bit for the provinces that are asked for, in this order: what comes
/// later keeps off what stands. A change of a face moves as little as can be. Knows no widget; map px,
/// provinces by position. What is given as a reference or pointer holds until the next change.
class Places {
public:
    /// Of maps of no more provinces whoever calls `begin` lays out all: only these find places again that
    /// were seen (`keep`, `restore`).
    static constexpr int allAtOnce = 300;

    /// `shapes` and `faces`, one for each province, outlive it. Whoever changes a face says so: `follow`.
    Places(const Shapes& shapes, const std::vector<ProvinceFace>& faces, const theme::Theme& theme,
           bool yieldsShown);

    // What they depend on besides the faces. A change forgets all that it may move.
    void setTheme(const theme::Theme& theme);
    /// Px to a map unit. Names at the scales seen last are kept.
    void setScale(double scale);
    void setYieldsShown(bool shown);
    void reshape() { forgetNames(); } ///< the shapes have been patched
    /// At `scale` what is written keeps off the edges of `frame`. Whether that is new.
    bool setFrame(double scale, const ViewFrame& frame);

    // Laying out
    [[nodiscard]] bool has(int province) const; ///< it has its places
    /// All provinces in here have them; map units, null: none was laid out.
    [[nodiscard]] const QRectF& around() const { return around_; }
    [[nodiscard]] bool laying() const { return laying_.has_value(); } ///< begun and not done
    /// Begins with those of `provinces` that have none yet; when `work` is done they are all that lie in
    /// `around`. Only when nothing else is being laid out.
    void begin(std::span<const int> provinces, const QRectF& around);
    [[nodiscard]] bool work(const Budget& budget); ///< whether what was begun is done

    // Changes
    /// Before a face changes: if they were painted as they are now (`markSeen`), they may be wanted again.
    void keep();
    void markSeen() { seen_ = true; }
    /// A face has changed; `old`: before. Where it is not `namedAlike`, nothing has a place any more.
    void follow(int province, const ProvinceFace& old);
    /// After `follow`: puts all back where it stood when these faces were last seen; whether that is known.
    [[nodiscard]] bool restore();
    /// Since it was asked last, some strip has come, gone or moved where strips are shown.
    [[nodiscard]] bool takeMoved() { return std::exchange(moved_, false); }
    /// Counts all changes; as long as it is the same, what was worked out from the places holds.
    [[nodiscard]] std::uint64_t changes() const { return changes_; }

    // How names are written and tokens drawn at this scale
    [[nodiscard]] bool namesShown() const;
    [[nodiscard]] double tokenSide() const; ///< px
    [[nodiscard]] PlateStyle plateStyle(int province) const;
    [[nodiscard]] const PlateFonts& plateFonts(int province) const; ///< until it is asked for the next
    [[nodiscard]] PlateForm formOf(int province) const;

    // Of provinces that have their places
    /// Once something was begun.
    [[nodiscard]] const LabelLayout& labels() const { return *layouts_.front(); }
    [[nodiscard]] const LabelPlace& label(int province) const { return labels().places()[at(province)]; }
    [[nodiscard]] bool nameShown(int province) const { return namesShown() && !label(province).hidden; }
    [[nodiscard]] const PlacedStack& stack(int province) const { return stacks_[at(province)]; }
    [[nodiscard]] const std::vector<PlacedBadge>& badges(int province) const { return badges_[at(province)]; }
    /// All of it together, but for the strip.
    [[nodiscard]] const QRectF& box(int province) const { return *decorations_[at(province)]; }
    /// What stands, names and their marks apart, which are in `labels().taken()`.
    [[nodiscard]] const BoxIndex& standing() const { return standing_; }

    /// Strips are shown of all provinces.
    [[nodiscard]] bool stripsShown() const { return yieldsShown_ && scale_ >= yieldsFrom; }
    /// The province's strip, sought and put there when it is first asked for; its box is empty where there is
    /// no room. Null: it comes in its turn, while all is laid out.
    [[nodiscard]] const PlacedYield* strip(int province);
    /// What stands outside changes nothing of where its strip is placed.
    [[nodiscard]] QRectF stripReach(int province) const;

    /// Some owner's tokens are drawn as a pile and their number.
    [[nodiscard]] bool merges() const { return !merged_.empty(); }
    /// Some name, or the room for some province's tokens, is off its province.
    [[nodiscard]] bool standApart() const { return apart_; }

    /// For what is shown again: where these groups stand, stood before their last change, or would stand
    /// among `others`. To seek a place is what costs time.
    [[nodiscard]] StackLayout stackFor(int province, std::span<const TokenGroup> groups,
                                       const BoxIndex& others) const;
    /// A copy of all that stands but the stacks of these provinces.
    [[nodiscard]] BoxIndex standingWithout(std::span<const ProvinceId> provinces) const;

private:
    [[nodiscard]] static std::size_t at(int province) { return static_cast<std::size_t>(province); }
    [[nodiscard]] int count() const { return static_cast<int>(faces_.size()); }
    [[nodiscard]] const ProvinceFace& face(int province) const { return faces_[at(province)]; }
    [[nodiscard]] LabelRequest requestOf(int province);
    void forgetNames();
    void forgetStacks();
    void dropLaying();

    void stand(BoxIndex::Kind kind, int province, const QRectF& box);
    void lift(BoxIndex::Kind kind, int province, const QRectF& box);
    void liftStack(int province);
    void putStack(int province);
    void liftBadges(int province);
    void decorate(int province);
    void replaceBadges(int province);

    [[nodiscard]] std::optional<PlacedYield> stripPlace(int province) const;
    [[nodiscard]] bool stripComesBack(int province, int changed, const QRectF& left);
    void standStrip(int province);
    void placeStrip(int province);
    void forgetStrip(int province);
    void coverStrip(int province, int battle);
    void uncoverStrips(int battle);
    [[nodiscard]] bool stripCovered(int province) const;

    const Shapes& shapes_;
    const std::vector<ProvinceFace>& faces_;
    theme::Theme theme_;
    double scale_ = 1;
    bool yieldsShown_;
    double framedScale_ = 0; ///< at this scale what is written keeps off the edges of `frame_`
    ViewFrame frame_;

    std::vector<std::unique_ptr<LabelLayout>> layouts_; ///< of the scales seen last, this one first
    QRectF around_;
    struct Laying {
        enum class Step { Names, Stacks, Strips, Badges };
        std::vector<int> fresh; ///< what had no stack
        QRectF around;
        Step step = Step::Names;
        std::size_t next = 0; ///< of `fresh`
    };
    std::optional<Laying> laying_; ///< what is being laid out
    std::vector<PlacedStack> stacks_;
    struct OldStack {
        std::vector<TokenGroup> groups;
        StackLayout layout;
    };
    std::unordered_map<int, OldStack> oldStacks_; ///< as they stood before their last change
    std::set<int> merged_;                        ///< provinces where one owner's tokens are drawn as a pile
    bool apart_ = false;
    std::vector<std::vector<PlacedBadge>> badges_;
    std::vector<std::optional<PlacedYield>> strips_; ///< sought when first shown; empty: no room
    struct CoveredStrip {
        int province;
        PlacedYield place;
    };
    std::map<int, std::vector<CoveredStrip>> covered_; ///< by the sides of a battle in a province
    bool stripsDirty_ = true;
    /// By province: name, stack, badges, lines; none while it is not laid out.
    std::vector<std::optional<QRectF>> decorations_;
    BoxIndex standing_; ///< stacks, badges, strips, decorations
    bool moved_ = false;
    std::uint64_t changes_ = 0;

    /// Where all stood with these faces, of a map that is laid out whole: who takes a step back finds each
    /// thing where it was.
    struct SeenPlaces {
        std::vector<ProvinceFace> faces;
        std::vector<PlacedStack> stacks;
        std::set<int> merged;
        std::vector<std::vector<PlacedBadge>> badges;
        std::vector<std::optional<PlacedYield>> strips;
        std::vector<std::optional<QRectF>> decorations;
        BoxIndex standing;
    };
    std::vector<SeenPlaces> seenPlaces_; ///< the newest last
    bool seen_ = false;                  ///< painted as they are

    struct Sizes {
        PlateStyle style;
        std::vector<LabelForm> forms;
    };
    std::vector<Sizes> sizes_; ///< of names, as measured last
    mutable std::vector<PlateFonts> plateFonts_;
};

} // namespace marches::appmap
