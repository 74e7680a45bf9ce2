#include "app/map/label_layout.h"

#include "app/map/mark_places.h"

#include <QLineF>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace marches::appmap {

namespace {

// Costs beside those of the ground (ground_costs.h); about 1 is what a whole box on the sea costs.
constexpr double costOfOverlap = 14;
constexpr double costOfParting = 2.5;      // the name in sight, the tokens not
constexpr double costOfSwap = 0.25;        // tokens above the name
constexpr double costOfFewerTokens = 0.3;  // each
constexpr double costOfDistance = 0.35;    // a radius away from the pole
constexpr double costOfNameOutside = 0.35; // the name in the sea beside its province
constexpr double costOfApart = 0.8;        // the tokens not beside the name
constexpr double costOfLeader = 0.9;       // name or tokens apart from the province
constexpr double costOfCrossing = 2;       // a leader line over other provinces
constexpr double costOfLength = 0.006;     // each px of a leader line
constexpr double weightOfTokens = 1.3;
constexpr double anchored = -0.4;
constexpr double ordered = -8; // the scenario gives a leader line: it means it

constexpr double rowGap = 2;             // px between name and tokens
constexpr double hangShare = 0.26;       // of a token: dots may hang below it, on no name that stands there
constexpr double clearance = 2;          // px round everything
constexpr double ownEnough = 0.25;       // share on own ground from which a box clearly belongs there
constexpr double mostlyOwn = 0.5;        // the same of a name that may lie over a border
constexpr double partlyOwn = 0.3;        // the same of one that must be read and has no other place
constexpr double nearby = 12;            // px from a name to its own ground
constexpr double farthest = 460;         // px from a province to its name at the end of a line
constexpr double finerBelow = 0.5;       // scale
constexpr double overFrom = 0.32;        // the same: below, a name over a border would drive the tokens away
constexpr double dearerWhenSmall = 3;    // a line there: shorter forms of the name go before it
constexpr double farthestWhenSmall = 90; // the same there: over half a map no line leads the eye home
constexpr double gapWhenSmall = 30; // px there from a name to its own ground: farther out it is lost at sea
constexpr QSizeF shieldSize{18, 20};
constexpr double leastRadius = 30;   // px, for distances
constexpr int steps = 18;            // candidate places each way
constexpr std::size_t mostAway = 48; // names at the end of lines; where more would be, none is

struct Boxes {
    QRectF name;
    QRectF tokens;
    bool below = true;
};

QRectF centred(const QPointF& centre, const QSizeF& size) {
    return {QPointF(centre.x() - size.width() / 2, centre.y() - size.height() / 2), size};
}

/// Between tokens and a name below them.
double gapBelow(const QSizeF& token) {
    return rowGap + token.height() * hangShare;
}

QRectF rowOf(const QSizeF& token, int tokens, const QPointF& centre) {
    return centred(centre, QSizeF(token.width() * tokens, token.height()));
}

/// Name and row of tokens, the block of both centred.
Boxes blockAt(const QPointF& centre, const QSizeF& name, const QSizeF& token, int tokens, bool below) {
    const double height = name.height() + (below ? rowGap : gapBelow(token)) + token.height();
    const double top = centre.y() - height / 2;
    const double nameY = below ? top + name.height() / 2 : top + height - name.height() / 2;
    const double rowY = below ? top + height - token.height() / 2 : top + token.height() / 2;
    return {centred({centre.x(), nameY}, name), rowOf(token, tokens, {centre.x(), rowY}), below};
}

Boxes shifted(Boxes boxes, const QPointF& by) {
    boxes.name.translate(by);
    boxes.tokens.translate(by);
    return boxes;
}

/// Looks for one province's place among those that stand.
class Search {
public:
    Search(const Shapes& shapes, double scale, const ViewFrame& frame, const BoxIndex& taken, int province,
           const LabelRequest& request)
        : shapes_(shapes), scale_(scale), frame_(frame), taken_(taken), province_(province),
          request_(request), pole_(shapes.grid().pole(province)), heart_(pole_.point * scale),
          anchors_(shapes.picture().provinces[static_cast<std::size_t>(province)].anchors),
          goal_((anchors_.leader ? *anchors_.leader : pole_.point) * scale) {
        const QRectF own = shapes.bounds(province);
        bounds_ = QRectF(own.topLeft() * scale, own.size() * scale);
        for (const LabelForm& form : request.forms)
            widest_ = std::max(widest_, form.size.width());
    }

    /// On its own ground or beside it; nothing if there is no such place.
    std::optional<LabelPlace> close() {
        tryAnchors();
        tryAbout();
        return best();
    }
    /// At the end of a line.
    std::optional<LabelPlace> away() {
        const double far = farthestAway();
        const QRectF about = bounds_.adjusted(-far, -far, far, far);
        if (neutralIn(about)) tryAway();
        return best();
    }

    /// With such a share on its own ground; the rest may lie over a border.
    std::optional<LabelPlace> over(double share = mostlyOwn) {
        leastOwn_ = share;
        return close();
    }

private:
    struct Best {
        double cost = std::numeric_limits<double>::max();
        LabelPlace place;
    };
    std::optional<LabelPlace> best() const {
        if (best_.cost == std::numeric_limits<double>::max()) return std::nullopt;
        return best_.place;
    }

    double farthestAway() const { return scale_ < finerBelow ? farthestWhenSmall : farthest; }

    bool neutralIn(const QRectF& box) const {
        return shapes_.costs().hasNeutral(QRectF(box.topLeft() / scale_, box.size() / scale_));
    }

    bool nameMayStand(const QRectF& name) const {
        if (frame_.cuts(name)) return false;
        const double edge = shapes_.grid().cell() * scale_ * 0.75 + 0.5;
        const QRectF wide = name.adjusted(-edge, -edge, edge, edge);
        const GroundCosts::Ground ground = groundUnder(shapes_, scale_, wide, province_);
        if (!ground.free && ground.own < leastOwn_) return false;
        bool alone = true;
        taken_.each(name.adjusted(-clearance, -clearance, clearance, clearance),
                    [&alone](const BoxIndex::Entry&) { alone = false; });
        return alone;
    }

    double overlap(const QRectF& box) const {
        const QRectF wide = box.adjusted(-clearance, -clearance, clearance, clearance);
        double sum = frame_.cuts(box) ? 1 : 0;
        taken_.each(wide, [&](const BoxIndex::Entry& entry) {
            const QRectF common = wide & entry.box;
            sum += 0.3 + common.width() * common.height() / (box.width() * box.height());
        });
        return sum;
    }

    double costOfLine(const QPointF& from) const {
        const double cost = costOfLeader +
                            std::hypot(from.x() - goal_.x(), from.y() - goal_.y()) * costOfLength +
                            costOfCrossing * foreignShare(shapes_, scale_, from, goal_, province_);
        return scale_ < finerBelow ? cost * dearerWhenSmall : cost;
    }

    bool isInReach(const QRectF& name) const {
        const QRectF about = name.adjusted(-gapWhenSmall, -gapWhenSmall, gapWhenSmall, gapWhenSmall);
        return scale_ >= finerBelow || groundUnder(shapes_, scale_, about, province_).own > 0;
    }

    /// What a name costs where it stands, with the line it needs.
    double costOfName(const QRectF& name, std::optional<QPointF>& leader) const {
        const GroundCosts::Ground ground = groundUnder(shapes_, scale_, name, province_);
        double cost = ground.cost;
        if (ground.own >= ownEnough) return cost;
        const QRectF about = name.adjusted(-nearby, -nearby, nearby, nearby);
        if (groundUnder(shapes_, scale_, about, province_).own > 0.02) return cost + costOfNameOutside;
        leader = goal_;
        return cost + costOfLine(name.center());
    }

    /// Considers a place for the tokens beside a name that may stand; `cost`: of all the rest.
    void considerTokens(const QRectF& name, int form, const std::optional<QPointF>& nameLeader,
                        const QRectF& tokens, bool below, double cost) {
        if (cost >= best_.cost) return;
        const GroundCosts::Ground ground = groundUnder(shapes_, scale_, tokens, province_);
        cost += weightOfTokens * ground.cost;
        std::optional<QPointF> leader;
        if (ground.own < ownEnough) {
            if (cost >= best_.cost) return;
            leader = goal_;
            cost += costOfLine(tokens.center());
        }
        if (frame_.parts(name, tokens)) cost += costOfParting;
        if (cost >= best_.cost) return;
        cost += costOfOverlap * overlap(tokens);
        if (cost >= best_.cost || tokens.adjusted(-1, -1, 1, 1).intersects(name)) return;
        best_.cost = cost;
        // one line is enough for both where they stand together
        best_.place = {name, form, false, leader ? std::nullopt : nameLeader, {}, tokens, below, leader};
    }

    /// All places for tokens with a name at `name`. `toBlock`: cost by the middle of name and tokens.
    template <class ToBlock>
    void considerName(const QRectF& name, int form, double cost, ToBlock toBlock) {
        if (cost >= best_.cost) return;
        if (!nameMayStand(name)) return;
        std::optional<QPointF> leader;
        cost += costOfName(name, leader);
        if (leader && scale_ < finerBelow && QLineF(name.center(), *leader).length() > farthestWhenSmall)
            return;
        if (leader && !isInReach(name)) return;
        for (const bool below : {true, false})
            for (const int tokens : {3, 2, 1}) {
                const double own = cost + (below ? 0 : costOfSwap) + (3 - tokens) * costOfFewerTokens;
                const double y = below ? name.bottom() + rowGap + request_.token.height() / 2
                                       : name.top() - gapBelow(request_.token) - request_.token.height() / 2;
                const QRectF row = rowOf(request_.token, tokens, {name.center().x(), y});
                considerTokens(name, form, leader, row, below, own + toBlock((name | row).center()));
            }
        const QPointF alone = anchors_.tokens ? *anchors_.tokens * scale_ : heart_;
        for (const int tokens : {3, 2, 1}) {
            const QRectF row = rowOf(request_.token, tokens, alone);
            considerTokens(name, form, leader, row, row.center().y() > name.center().y(),
                           cost + costOfApart + (3 - tokens) * costOfFewerTokens + toBlock(name.center()));
        }
    }

    void tryAnchors() {
        const auto nothing = [](const QPointF&) { return 0.0; };
        for (std::size_t f = 0; f < request_.forms.size(); ++f) {
            const LabelForm& form = request_.forms[f];
            const int number = static_cast<int>(f);
            if (anchors_.tokens && anchors_.leader) {
                for (const bool below : {true, false})
                    for (const int tokens : {3, 2, 1}) {
                        const double cost =
                            ordered + form.cost + (below ? 0 : costOfSwap) + (3 - tokens) * costOfFewerTokens;
                        Boxes boxes = blockAt({}, form.size, request_.token, tokens, below);
                        boxes = shifted(boxes, *anchors_.tokens * scale_ - boxes.tokens.center());
                        if (nameMayStand(boxes.name))
                            considerTokens(boxes.name, number, {}, boxes.tokens, below, cost);
                        if (!anchors_.name) continue;
                        boxes.name.moveCenter(*anchors_.name * scale_);
                        if (nameMayStand(boxes.name))
                            considerTokens(boxes.name, number, {}, boxes.tokens,
                                           boxes.tokens.center().y() > boxes.name.center().y(),
                                           cost + anchored);
                    }
            }
            if (anchors_.name)
                considerName(centred(*anchors_.name * scale_, form.size), number, form.cost + anchored,
                             nothing);
        }
    }

    /// Places in the province and close to it, the nearest to the pole first.
    void tryAbout() {
        const double radius = std::max(leastRadius, pole_.radius * scale_);
        const double beyond = pole_.radius * scale_ < widest_ ? widest_ * 1.2 : 0;
        QRectF area = bounds_.adjusted(-beyond, -beyond * 0.8, beyond, beyond * 0.8);
        // where all land around is foreign, only forms that fit into the province have to be tried
        const bool inside = !neutralIn(area);
        std::vector<std::pair<int, QRectF>> forms; // with the room for their middles
        for (std::size_t f = 0; f < request_.forms.size(); ++f) {
            const QSizeF size = request_.forms[f].size;
            QRectF room = inside ? bounds_ : area;
            if (inside) {
                if (size.width() >= bounds_.width() || size.height() >= bounds_.height()) continue;
                room.adjust(size.width() / 2, size.height() / 2, -size.width() / 2, -size.height() / 2);
            }
            forms.emplace_back(static_cast<int>(f), room);
        }
        if (forms.empty()) return;
        if (inside) {
            area = {};
            for (const auto& [f, room] : forms)
                area |= room;
        }
        const int parts = inside ? steps / 2 : steps;
        const double stepX = std::max(5.0, area.width() / parts);
        const double stepY = std::max(5.0, area.height() / parts);
        std::vector<std::pair<double, QPointF>> centres{{0.0, heart_}};
        const auto add = [&](double x, double y) {
            centres.emplace_back(std::hypot(x - heart_.x(), y - heart_.y()), QPointF(x, y));
        };
        for (double y = area.top(); y <= area.bottom(); y += stepY) {
            for (double x = area.left(); x <= area.right(); x += stepX)
                add(x, y);
            add(heart_.x(), y); // a narrow one has room in its middle alone
        }
        for (double x = area.left(); x <= area.right(); x += stepX)
            add(x, heart_.y());
        std::sort(centres.begin(), centres.end(), [](const auto& a, const auto& b) {
            return std::tuple(a.first, a.second.y(), a.second.x()) <
                   std::tuple(b.first, b.second.y(), b.second.x());
        });
        const auto toBlock = [&](const QPointF& centre) {
            return std::hypot(centre.x() - heart_.x(), centre.y() - heart_.y()) / radius * costOfDistance;
        };
        const double half = (request_.token.height() + gapBelow(request_.token)) / 2;
        for (const auto& [away, centre] : centres) {
            // the block's middle is half a row off the name's, at most
            if (std::max(0.0, away - half) / radius * costOfDistance >= best_.cost) break;
            for (const auto& [f, room] : forms) {
                const LabelForm& form = request_.forms[static_cast<std::size_t>(f)];
                if (form.cost >= best_.cost || !room.contains(centre)) continue;
                considerName(centred(centre, form.size), f, form.cost, toBlock);
            }
        }
    }

    /// Places on free sea and land, farther and farther away.
    void tryAway() {
        const auto nothing = [](const QPointF&) { return 0.0; };
        constexpr double ring = 12;
        for (double away = ring * 2; away < farthestAway(); away += ring) {
            if (away * costOfLength + costOfLeader >= best_.cost) return;
            const int places = std::max(16, static_cast<int>(away * 2 * std::numbers::pi / 14));
            for (int i = 0; i < places; ++i) {
                const double angle = 2 * std::numbers::pi * i / places;
                const QPointF centre = heart_ + QPointF(std::cos(angle), std::sin(angle)) * away;
                for (std::size_t f = 0; f < request_.forms.size(); ++f)
                    considerName(centred(centre, request_.forms[f].size), static_cast<int>(f),
                                 request_.forms[f].cost, nothing);
            }
        }
    }

public:
    /// A shield and tokens, about the middle of the province.
    LabelPlace withoutName() const {
        const auto placeAt = [this](const QPointF& tokensAt) {
            LabelPlace place;
            place.hidden = true;
            place.tokens = rowOf(request_.token, 1, tokensAt);
            place.name = centred({place.tokens.left() - shieldSize.width() / 2, tokensAt.y()}, shieldSize);
            if (groundUnder(shapes_, scale_, place.tokens, province_).own < ownEnough) place.leader = goal_;
            return place;
        };
        if (anchors_.tokens && anchors_.leader) return placeAt(*anchors_.tokens * scale_);
        LabelPlace best = placeAt(heart_);
        best.leader = {};
        // a province no larger than a token has nothing to choose from
        if (std::min(bounds_.width(), bounds_.height()) < request_.token.width() * 1.5) return best;
        double least = std::numeric_limits<double>::max();
        const double reach = std::max(leastRadius, pole_.radius * scale_) * 0.7;
        for (const double away : {0.0, 0.5, 1.0})
            for (int i = 0; i < (away > 0 ? 8 : 1); ++i) {
                const double angle = std::numbers::pi * i / 4;
                const LabelPlace place =
                    placeAt(heart_ + QPointF(std::cos(angle), std::sin(angle)) * away * reach);
                const double cost = groundUnder(shapes_, scale_, place.name, province_).cost +
                                    groundUnder(shapes_, scale_, place.tokens, province_).cost +
                                    (place.leader ? costOfLeader : 0) + away * costOfDistance +
                                    costOfOverlap * (overlap(place.name) + overlap(place.tokens));
                if (cost < least) least = cost, best = place;
            }
        return best;
    }

private:
    const Shapes& shapes_;
    double scale_;
    const ViewFrame& frame_;
    const BoxIndex& taken_;
    int province_;
    const LabelRequest& request_;
    AreaGrid::Pole pole_;
    QPointF heart_;
    const ProvinceAnchors& anchors_;
    QPointF goal_;
    QRectF bounds_;
    double widest_ = 0;
    double leastOwn_ = 2; ///< share on its own ground from which it may lie over a border; 1 and more: never
    Best best_;
};

} // namespace

LabelLayout::LabelLayout(const Shapes& shapes, double scale, const ViewFrame& frame)
    : shapes_(&shapes), scale_(scale), frame_(frame), places_(static_cast<std::size_t>(shapes.count())),
      known_(places_.size(), 0) {}

void LabelLayout::add(std::span<const int> provinces, const RequestOf& requestOf) {
    begin(provinces, requestOf);
    (void)work(Budget());
}

void LabelLayout::begin(std::span<const int> provinces, const RequestOf& requestOf) {
    requestOf_ = requestOf;
    waiting_.clear();
    without_.clear();
    hidden_.clear();
    again_ = false;
    for (const int province : provinces) {
        if (has(province)) continue;
        known_[static_cast<std::size_t>(province)] = 1;
        waiting_.push_back({province, {}});
    }
    std::stable_sort(waiting_.begin(), waiting_.end(), [this](const Waiting& a, const Waiting& b) {
        return shapes_->grid().pole(a.province).radius < shapes_->grid().pole(b.province).radius;
    });
    step_ = Step::Ask;
    next_ = 0;
}

bool LabelLayout::work(const Budget& budget) {
    while (step_ != Step::Done) {
        switch (step_) {
        case Step::Ask:
            if (next_ < waiting_.size()) {
                waiting_[next_].request = requestOf_(waiting_[next_].province);
                ++next_;
                break;
            }
            std::erase_if(waiting_, [](const Waiting& w) { return w.request.token.isEmpty(); });
            putFirst();
            step_ = Step::Close;
            next_ = 0;
            break;
        case Step::Close:
            if (next_ < waiting_.size()) {
                const Waiting& w = waiting_[next_];
                Search search(*shapes_, scale_, frame_, taken_, w.province, w.request);
                std::optional<LabelPlace> place = search.close();
                if (!place && w.request.first && scale_ < finerBelow) { // before others take the room for it
                    if (scale_ < overFrom) place = search.over();
                    if (!place) place = search.away();
                    if (!place) place = search.over();
                    if (!place) place = search.over(partlyOwn);
                }
                if (place)
                    put(w, *place);
                else
                    without_.push_back(next_);
                ++next_;
                break;
            }
            step_ = Step::Away;
            next_ = 0;
            break;
        case Step::Away: // names that have no place close by go where the others leave room
            if (next_ < without_.size()) {
                const Waiting& w = waiting_[without_[next_]];
                Search search(*shapes_, scale_, frame_, taken_, w.province, w.request);
                std::optional<LabelPlace> place;
                if (without_.size() <= mostAway) place = search.away();
                if (!place && scale_ >= overFrom && scale_ < finerBelow) place = search.over();
                if (!place && !w.request.forms.empty()) hidden_.push_back(w.province);
                put(w, place ? *place : search.withoutName());
                ++next_;
                break;
            }
            if (again_ || hidden_.empty() || hidden_.size() > mostAway) {
                step_ = Step::Marks;
                next_ = 0;
            } else {
                onceMore();
            }
            break;
        case Step::Marks:
            if (next_ == waiting_.size())
                step_ = Step::Done;
            else
                putMarks(waiting_[next_++]);
            break;
        case Step::Done:
            break;
        }
        if (budget.spent()) return step_ == Step::Done;
    }
    return true;
}

/// Where there is room for all, the tightest choose first, whatever they are.
void LabelLayout::putFirst() {
    if (scale_ >= finerBelow) return;
    std::stable_partition(waiting_.begin(), waiting_.end(), [](const Waiting& w) { return w.request.first; });
}

/// Those that found nothing go first now.
void LabelLayout::onceMore() {
    std::stable_partition(waiting_.begin(), waiting_.end(), [this](const Waiting& w) {
        return std::find(hidden_.begin(), hidden_.end(), w.province) != hidden_.end();
    });
    putFirst();
    for (const Waiting& w : waiting_)
        lift(w.province);
    without_.clear();
    hidden_.clear();
    again_ = true;
    step_ = Step::Close;
    next_ = 0;
}

/// Where all names stand.
void LabelLayout::putMarks(const Waiting& w) {
    LabelPlace& place = places_[static_cast<std::size_t>(w.province)];
    const bool within = !place.hidden && !w.request.forms[static_cast<std::size_t>(place.form)].unmarked;
    if (within || w.request.marks.isEmpty()) return;
    place.marks = placeMarks(*shapes_, scale_, frame_, taken_, w.province, place, w.request.marks);
    taken_.add(BoxIndex::Kind::Mark, w.province, place.marks);
}

void LabelLayout::lift(int province) {
    LabelPlace& at = places_[static_cast<std::size_t>(province)];
    taken_.remove(BoxIndex::Kind::Name, province, at.name);
    taken_.remove(BoxIndex::Kind::Room, province, at.tokens);
    at = {};
}

void LabelLayout::put(const Waiting& w, LabelPlace place) {
    taken_.add(BoxIndex::Kind::Name, w.province, place.name);
    taken_.add(BoxIndex::Kind::Room, w.province, place.tokens);
    if (!place.hidden) {
        const QRectF& words = w.request.forms[static_cast<std::size_t>(place.form)].words;
        place.words = words.isEmpty() ? place.name : words.translated(place.name.topLeft());
    }
    places_[static_cast<std::size_t>(w.province)] = std::move(place);
}

std::vector<LabelPlace> layOutLabels(const Shapes& shapes, double scale,
                                     std::span<const LabelRequest> requests) {
    LabelLayout layout(shapes, scale);
    std::vector<int> all(requests.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = static_cast<int>(i);
    layout.add(all, [&](int province) { return requests[static_cast<std::size_t>(province)]; });
    return layout.places();
}

GroundCosts::Ground groundUnder(const Shapes& shapes, double scale, const QRectF& box, int province) {
    return shapes.costs().under(QRectF(box.topLeft() / scale, box.size() / scale), province);
}

double foreignShare(const Shapes& shapes, double scale, const QPointF& from, const QPointF& to,
                    int province) {
    constexpr int samples = 12;
    int foreign = 0;
    for (int i = 0; i <= samples; ++i) {
        const int here = shapes.grid().roughly((from + (to - from) * i / samples) / scale);
        foreign += here >= 0 && here != province;
    }
    return static_cast<double>(foreign) / (samples + 1);
}

std::optional<std::pair<QString, QString>> brokenName(const QString& name) {
    std::optional<std::pair<QString, QString>> best;
    qsizetype least = std::numeric_limits<qsizetype>::max();
    for (qsizetype i = 1; i + 1 < name.size(); ++i) {
        const bool space = name[i].isSpace();
        const bool hyphen = name[i - 1] == u'-';
        if (!space && !hyphen) continue;
        const QString first = name.left(i);
        const QString second = name.mid(space ? i + 1 : i);
        if (second.isEmpty()) continue;
        const qsizetype unequal = std::abs(first.size() - second.size());
        if (unequal < least) least = unequal, best = {first, second};
    }
    return best;
}

} // namespace marches::appmap
