#pragma once

#include "app/map/box_index.h"
#include "app/map/budget.h"
#include "app/map/shapes.h"
#include "app/map/view_frame.h"

#include <QRectF>
#include <QSizeF>
#include <QString>

#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace marches::appmap {

/// One way to write a name: on one line, on two, smaller, ...
struct LabelForm {
    QSizeF size;           ///< px on the screen, with shield and marks
    double cost = 0;       ///< how much worse than the best form; 1 is much
    bool unmarked = false; ///< its marks, if it has any, stand elsewhere
    QRectF words{};        ///< within it, without shield and marks; empty: all of it
};

/// What one province wants room for. Without forms its name is not written: it gets a small place for a
/// shield.
struct LabelRequest {
    std::vector<LabelForm> forms;
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
    /// Places those of `provinces` that have none yet; what stands already stays.
    void add(std::span<const int> provinces, const RequestOf& requestOf);
    /// The same bit by bit: `work` until it says that all is placed. Only then has each its last place, and
    /// only then may the next ones begin.
    void begin(std::span<const int> provinces, const RequestOf& requestOf);
    [[nodiscard]] bool work(const Budget& budget);
    [[nodiscard]] bool has(int province) const { return known_[static_cast<std::size_t>(province)] != 0; }
    /// By province; empty places where none was asked for.
    [[nodiscard]] const std::vector<LabelPlace>& places() const { return places_; }
    [[nodiscard]] const BoxIndex& taken() const { return taken_; }
    [[nodiscard]] double scale() const { return scale_; }
    [[nodiscard]] const ViewFrame& frame() const { return frame_; }

private:
    struct Waiting {
        int province;
        LabelRequest request;
    };
    enum class Step { Ask, Close, Away, Marks, Done };
    void lift(int province);
    void put(const Waiting& w, LabelPlace place);
    void putMarks(const Waiting& w);
    void putFirst();
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

/// All provinces at once; `requests` by province.
[[nodiscard]] std::vector<LabelPlace> layOutLabels(const Shapes& shapes, double scale,
                                                   std::span<const LabelRequest> requests);

/// The words of a name in two lines of about equal length, broken at a space or after a hyphen; nothing for a
/// single word.
[[nodiscard]] std::optional<std::pair<QString, QString>> brokenName(const QString& name);

/// Ground under a box of map px.
[[nodiscard]] GroundCosts::Ground groundUnder(const Shapes& shapes, double scale, const QRectF& box,
                                              int province);

/// Share of a line of map px that crosses other provinces.
[[nodiscard]] double foreignShare(const Shapes& shapes, double scale, const QPointF& from, const QPointF& to,
                                  int province);

} // namespace marches::appmap
