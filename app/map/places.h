#pragma once

#include "app/map/yield_strips.h"
#include "engine/map/map.h"

#include <memory>
#include <unordered_map>

namespace marches::appmap {

/// Whether names look for the same place in both.
[[nodiscard]] bool namedAlike(const ProvinceFace& a, const ProvinceFace& b);

/// Where all that belongs to provinces stands on a map, at the scale it is seen at: names, stacks, strips of
/// yields, badges. Worked out bit by bit for the provinces that are asked for, in this order: what comes
/// later keeps off what stands. A change of a face moves as little as can be. Knows no widget; map px,
/// provinces by position. What is given as a reference or pointer holds until the next change.
class Places {
public:
    /// Maps of no more provinces than this can be laid out whole, by a caller that gives `begin` all of them;
    /// only on these are places found again that were seen (`keep`, `restore`).
    static constexpr int allAtOnce = 300;

    /// `shapes` and `faces`, one for each province, outlive it. `follow` must be told of each change of a
    /// face.
    Places(const Shapes& shapes, const std::vector<ProvinceFace>& faces, const theme::Theme& theme,
           bool yieldsShown);
    Places(const Places&) = delete; // the strips hold references into it
    Places& operator=(const Places&) = delete;

    // What they depend on besides the faces. A change forgets all that it may move.
    void setTheme(const theme::Theme& theme);
    /// Px to a map unit. Names at the scales seen last are kept.
    void setScale(double scale);
    void setYieldsShown(bool shown);
    void grow(); ///< there are more provinces and faces; the new ones have no place yet
    /// The shapes have been patched: places that were found for these provinces are sought anew, off all that
    /// stands, which stays. Not while anything is being laid out.
    void placeAgain(std::span<const int> provinces);
    /// At `scale` what is written keeps off the edges of `frame`. Whether that is new.
    bool setFrame(double scale, const ViewFrame& frame);

    // Laying out
    [[nodiscard]] bool has(int province) const { return standing_.has(province); } ///< it has its places
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
    [[nodiscard]] bool takeMoved() { return strips_.takeMoved(); }
    /// Counts all changes; as long as it is the same, what was worked out from the places holds.
    [[nodiscard]] std::uint64_t changes() const { return standing_.changes; }

    [[nodiscard]] const LabelStyles& styles() const { return styles_; }
    [[nodiscard]] const YieldStrips& strips() const { return strips_; }

    // What follows may be asked only about provinces that have their places
    /// May be called once something was begun.
    [[nodiscard]] const LabelLayout& labels() const { return *layouts_.front(); }
    [[nodiscard]] const LabelPlace& label(int province) const { return labels().places()[at(province)]; }
    [[nodiscard]] bool nameShown(int province) const {
        return styles_.namesShown() && !label(province).hidden;
    }
    [[nodiscard]] LabelForm formOf(int province) const;
    [[nodiscard]] const PlacedStack& stack(int province) const { return standing_.stacks[at(province)]; }
    [[nodiscard]] const std::vector<PlacedBadge>& badges(int province) const {
        return standing_.badges[at(province)];
    }
    /// The box of all that belongs to a province, but for the strip.
    [[nodiscard]] const QRectF& box(int province) const { return *standing_.decorations[at(province)]; }
    /// The province's strip, sought and put there when it is first asked for; its box is empty where there is
    /// no room. Null: it comes in its turn, while all is laid out.
    [[nodiscard]] const PlacedYield* strip(int province);
    [[nodiscard]] Surroundings surroundings(int province) const {
        return {labels(), standing_.boxes, province};
    }

    /// Calls `visit(entry)` once for each box that meets `box`: of all that is written, then of all that
    /// stands.
    template <class Visit>
    void each(const QRectF& box, Visit visit) const {
        labels().taken().each(box, visit);
        standing_.boxes.each(box, visit);
    }
    /// Whether a box of one of these kinds meets `box`.
    [[nodiscard]] bool meets(const QRectF& box, std::initializer_list<BoxIndex::Kind> kinds) const;

    /// Some owner's tokens are drawn as a pile and their number.
    [[nodiscard]] bool merges() const { return !standing_.merged.empty(); }
    /// Some name, or the room for some province's tokens, is off its province.
    [[nodiscard]] bool standApart() const { return apart_; }

    /// Where these groups stand, stood before their last change, or would stand among `others`: for what is
    /// shown again, since seeking a place costs time.
    [[nodiscard]] StackLayout stackFor(int province, std::span<const TokenGroup> groups,
                                       const BoxIndex& others) const;
    /// A copy of all that stands but the stacks of these provinces.
    [[nodiscard]] BoxIndex standingWithout(std::span<const ProvinceId> provinces) const;

private:
    [[nodiscard]] static std::size_t at(int province) { return static_cast<std::size_t>(province); }
    [[nodiscard]] int count() const { return static_cast<int>(faces_.size()); }
    [[nodiscard]] const ProvinceFace& face(int province) const { return faces_[at(province)]; }
    void forgetNames();
    void forgetStanding();
    void setStanding(PlacedSigns standing);
    void dropLaying();
    void nextStep();

    void liftStack(int province);
    void putStack(int province);
    void liftBadges(int province);
    void putBadges(int province);

    const Shapes& shapes_;
    const std::vector<ProvinceFace>& faces_;
    LabelStyles styles_;
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
    PlacedSigns standing_;
    YieldStrips strips_;
    struct OldStack {
        std::vector<TokenGroup> groups;
        StackLayout layout;
    };
    std::unordered_map<int, OldStack> oldStacks_; ///< as they stood before their last change
    bool apart_ = false;

    /// Where all stood with these faces, of a map that is laid out whole: after a step back each thing is
    /// found where it was.
    struct SeenPlaces {
        std::vector<ProvinceFace> faces;
        PlacedSigns standing;
    };
    std::vector<SeenPlaces> seenPlaces_; ///< the newest last
    bool seen_ = false;                  ///< painted as they are
};

} // namespace marches::appmap
