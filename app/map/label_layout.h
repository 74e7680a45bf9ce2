#pragma once

#include "app/map/box_index.h"
#include "app/map/budget.h"
#include "app/map/province_ground.h"

#include <functional>
#include <span>

namespace marches::appmap {

/// One way to write a name: on one line, on two, smaller, ...
struct MeasuredForm {
    QSizeF size;           ///< px on the screen, with shield and marks
    double cost = 0;       ///< how much worse than the best form; 1 is much
    bool unmarked = false; ///< its marks, if it has any, stand elsewhere
    QRectF words{};        ///< within it, without shield and marks; empty: all of it
};

/// What one province wants room for. Without forms its name is not written: it gets a small place for a
/// shield.
struct LabelRequest {
    std::vector<MeasuredForm> forms;
    QSizeF token;       ///< one token with its gap; empty: the province wants nothing at all
    QSizeF marks{};     ///< px, its marks alone; empty: it has none
    bool first = false; ///< at small scales, where not all names have room, its name goes before others
};

/// Where its name and its stack of tokens stand; map px at the scale asked for.
struct LabelPlace {
    QRectF name;
    int form = 0;                      ///< of the request's
    bool hidden = false;               ///< not written: `name` is only a small one for a shield
    std::optional<QPointF> nameLeader; ///< the name stands apart: a line goes from it to this point
    QRectF marks;                      ///< where they don't stand within `name`; else empty
    QRectF tokens;                     ///< room for one row of one to three tokens
    bool tokensBelow = true;           ///< else above the name
    std::optional<QPointF> leader;     ///< the tokens stand apart: a line goes from them to this point
    QRectF words{};                    ///< the part of `name` that is read; empty where that is hidden
};

/// Places of names at one scale, found for as many provinces as are asked for. No name covers another one,
/// the room for others' tokens, a foreign province or a sea lane, and none leaves the sheet; a name that has
/// no such place near its province or, with a line, on free sea and land not in play, is hidden; at small
/// scales no line is long, and one that must be read lies partly over a border instead. The tightest
/// provinces choose first. The scenario's anchors go before equally good places. Same questions in the same
/// order, same answers. A frame cuts no name, and parts none from its tokens where that can be helped. Marks
/// are never left out: where the name has no room for them they stand beside it.
class LabelLayout {
public:
    LabelLayout(const Shapes& shapes, double scale, const ViewFrame& frame = {});

    using RequestOf = std::function<LabelRequest(int province)>;
    /// Begins to place the labels of those `provinces` that have none yet; labels already placed do not move.
    /// `work` continues in slices and returns true once all are placed. Places may change until then, and
    /// `begin` may not be called again before.
    void begin(std::span<const int> provinces, const RequestOf& requestOf);
    [[nodiscard]] bool work(const Budget& budget);
    /// The shapes have been patched: these have no label any more. Only when none are being placed.
    void forget(std::span<const int> provinces);
    [[nodiscard]] bool has(int province) const { return known_[static_cast<std::size_t>(province)] != 0; }
    /// By province; empty places where none was asked for.
    [[nodiscard]] const std::vector<LabelPlace>& places() const { return places_; }
    [[nodiscard]] const BoxIndex& taken() const { return taken_; }
    [[nodiscard]] double scale() const { return scale_; }
    [[nodiscard]] const ViewFrame& frame() const { return frame_; }
    [[nodiscard]] ProvinceGround ground(int province) const { return {*shapes_, scale_, province}; }

private:
    struct Waiting {
        int province;
        LabelRequest request;
    };
    enum class Step { Ask, Close, Away, Marks, Done };
    void workOn(std::size_t item);
    void beginNextStep();
    void lift(int province);
    void put(const Waiting& w, LabelPlace place);
    void putMarks(const Waiting& w);
    void sortImportantFirst();
    void onceMore();

    const Shapes* shapes_;
    double scale_;
    ViewFrame frame_;
    std::vector<LabelPlace> places_;
    std::vector<char> known_;
    BoxIndex taken_;

    Step step_ = Step::Done;
    std::size_t next_ = 0; ///< of the step's
    bool again_ = false;
    RequestOf requestOf_;
    std::vector<Waiting> waiting_;
    std::vector<std::size_t> without_; ///< of those waiting, by number: nothing close by
    std::vector<int> hidden_;
};

/// A province's ground with all that is written and stands there when a place is sought for something of the
/// province. Map px.
struct Surroundings : ProvinceGround {
    Surroundings(const LabelLayout& written, const BoxIndex& boxes, int number)
        : ProvinceGround(written.ground(number)), labels(written), standing(boxes) {}

    const LabelLayout& labels;
    const BoxIndex& standing; ///< all but names, their marks and the room for tokens

    [[nodiscard]] const LabelPlace& place() const {
        return labels.places()[static_cast<std::size_t>(province)];
    }
    /// Calls `visit(entry)` once for each box that meets `box`, names first.
    template <class Visit>
    void each(const QRectF& box, Visit visit) const {
        labels.taken().each(box, visit);
        standing.each(box, visit);
    }
};

} // namespace marches::appmap
