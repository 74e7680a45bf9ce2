#include "editor/guide_moves.h"

#include "engine/draft/checks/sea_course.h"
#include "engine/draft/edits_names.h"
#include "engine/draft/edits_picture.h"
#include "engine/draft/edits_province.h"
#include "engine/draft/edits_sheet.h"

#include <algorithm>
#include <cmath>

namespace marches::editor {

namespace {

using planar::GridPoint;
using planar::Label;

constexpr double borderMove = 9; // units that a border is moved by
constexpr std::size_t mostLaneTries = 40;

std::string wordsFrom(const lesson::Phrase& gesture, std::size_t first) {
    std::string all;
    for (std::size_t i = first; i < gesture.words.size(); ++i)
        all += (all.empty() ? "" : " ") + gesture.words[i];
    return all;
}

/// The chosen provinces, then all others, the largest first.
std::vector<std::string> provincesInTurn(const draft::Draft& draft, const std::vector<std::string>& chosen) {
    std::vector<std::string> all;
    for (const std::string& id : chosen)
        if (draft.labels.labelOf(id)) all.push_back(id);
    std::vector<std::pair<std::int64_t, std::string>> sized;
    for (const auto& [label, id] : draft.labels.all())
        if (draft.map->has(label)) sized.emplace_back(-draft.map->area2(label), id);
    std::sort(sized.begin(), sized.end());
    for (auto& [size, id] : sized)
        if (std::find(all.begin(), all.end(), id) == all.end()) all.push_back(std::move(id));
    return all;
}

/// Moves the middle of the longest border with another province, to one side or the other.
std::optional<GuideMove> movedBorder(const draft::Draft& draft, const std::string& province) {
    const Label label = *draft.labels.labelOf(province);
    const planar::Arc* longest = nullptr;
    planar::ArcId which{};
    for (const planar::ArcId id : draft.map->arcsOf(label)) {
        const planar::Arc& arc = draft.map->arc(id);
        if (std::min(arc.left, arc.right) < planar::firstProvince) continue;
        if (longest != nullptr && arc.length <= longest->length) continue;
        longest = &arc;
        which = id;
    }
    if (longest == nullptr) return std::nullopt;
    const std::size_t segment = (longest->points.size() - 1) / 2;
    const GridPoint a = longest->points[segment];
    const GridPoint b = longest->points[segment + 1];
    const GridPoint from{(a.x + b.x) / 2, (a.y + b.y) / 2};
    const double length = std::hypot(double(b.x) - a.x, double(b.y) - a.y);
    for (const double size : {borderMove, -borderMove, borderMove / 3, -borderMove / 3}) {
        const double by = size * planar::stepsPerUnit / std::max(1.0, length);
        const GridPoint to{from.x + static_cast<std::int32_t>(std::lround(by * (b.y - a.y))),
                           from.y - static_cast<std::int32_t>(std::lround(by * (b.x - a.x)))};
        const auto bent = planar::bendBorder(*draft.map, which, segment, from, to, std::abs(size) * 1.5);
        if (!bent || !bent->swallowed.empty()) continue;
        auto change =
            draft::sheetChange(draft, *bent, draft::borderMoved(draft, longest->left, longest->right));
        if (change && !change->empty()) return GuideMove{std::move(*change), {province}};
    }
    return std::nullopt;
}

/// Cuts it through the middle, across or down.
std::optional<GuideMove> splitInTwo(const draft::Draft& draft, const std::string& province,
                                    const std::string& name, std::string_view language) {
    const Label label = *draft.labels.labelOf(province);
    const planar::GridBox box = planar::grown(draft.map->boxOf(label), 5 * planar::stepsPerUnit);
    const planar::GridBox& sheet = draft.map->sheet();
    for (const int part : {50, 40, 60, 30, 70}) {
        const std::int32_t x = box.left + (box.right - box.left) / 100 * part;
        const std::int32_t y = box.top + (box.bottom - box.top) / 100 * part;
        for (const auto& line : {std::vector<GridPoint>{{x, box.top}, {x, box.bottom}},
                                 std::vector<GridPoint>{{box.left, y}, {box.right, y}}}) {
            if (!planar::contains(sheet, line[0]) || !planar::contains(sheet, line[1])) continue;
            const auto split = planar::split(*draft.map, line, label, draft.labels.next());
            if (!split || split->pieces.size() != 2 || split->pieces[1].area2 * 4 < split->pieces[0].area2)
                continue;
            auto made = draft::splitProvince(draft, province, *split, {std::string(language), name, {}});
            if (made) return GuideMove{std::move(made->change), {made->ids.front()}};
        }
    }
    return std::nullopt;
}

/// Whether a country names the province as one of its towns.
bool isTown(const Node& whole, const std::string& province) {
    const Node* countries = whole.find("countries");
    if (countries == nullptr || !countries->isMap()) return false;
    for (const Node& country : countries->items)
        for (const Node& value : country.items)
            if (value.isScalar() && value.text == province) return true;
    return false;
}

std::string onlyCountry(const Node& whole, const std::string& province) {
    const Node* entry = draft::find(whole, {"provinces", province, "country"});
    return entry != nullptr && entry->isScalar() ? entry->text : std::string{};
}

/// Gives it to the country beside it.
std::optional<GuideMove> givenAway(const draft::Draft& draft, const Node& whole,
                                   const std::string& province) {
    if (isTown(whole, province)) return std::nullopt;
    const std::string now = onlyCountry(whole, province);
    for (const planar::Neighbour& neighbour : draft.map->neighbours(*draft.labels.labelOf(province))) {
        const std::string& id = draft.labels.idOf(neighbour.label);
        if (id.empty()) continue;
        const std::string country = onlyCountry(whole, id);
        if (country.empty() || country == now) continue;
        auto change = draft::giveToCountry(draft, {province}, country);
        if (change) return GuideMove{std::move(*change), {province}};
    }
    return std::nullopt;
}

bool isLinked(const Node& whole, const std::string& a, const std::string& b) {
    const auto names = [&whole](const std::string& from, const std::string& to) {
        const Node* links = draft::find(whole, {"provinces", from, "links"});
        if (links == nullptr) return false;
        return std::any_of(links->items.begin(), links->items.end(), [&to](const Node& link) {
            const Node* end = link.isMap() ? link.find("to") : &link;
            return end != nullptr && end->text == to;
        });
    };
    return names(a, b) || names(b, a);
}

/// Links two coasts that water parts, the nearest first.
std::optional<GuideMove> laidLane(const draft::Draft& draft, const Node& whole,
                                  const std::vector<std::string>& inTurn) {
    struct Pair {
        double far;
        std::string a;
        std::string b;
    };
    std::vector<Pair> pairs;
    const auto middle = [&draft](const std::string& id) {
        const planar::GridBox box = draft.map->boxOf(*draft.labels.labelOf(id));
        return Point{(box.left + box.right) / 2.0, (box.top + box.bottom) / 2.0};
    };
    std::vector<std::string> coasts;
    for (const std::string& id : inTurn)
        if (draft.map->contact(*draft.labels.labelOf(id), planar::sea) > 0) coasts.push_back(id);
    for (std::size_t i = 0; i < coasts.size(); ++i)
        for (std::size_t k = i + 1; k < coasts.size(); ++k) {
            const std::string& a = coasts[i];
            const std::string& b = coasts[k];
            if (draft.map->contact(*draft.labels.labelOf(a), *draft.labels.labelOf(b)) > 0) continue;
            if (isLinked(whole, a, b)) continue;
            const Point from = middle(a);
            const Point to = middle(b);
            pairs.push_back({std::hypot(from.x - to.x, from.y - to.y), a, b});
        }
    std::stable_sort(pairs.begin(), pairs.end(),
                     [](const Pair& one, const Pair& other) { return one.far < other.far; });
    pairs.resize(std::min(pairs.size(), mostLaneTries));
    for (const Pair& pair : pairs) {
        const auto course = draft::seaCourse(draft, pair.a, pair.b);
        if (!course) continue;
        auto change = draft::setLane(draft, pair.a, pair.b, *course);
        if (change) return GuideMove{std::move(*change), {pair.a, pair.b}};
    }
    return std::nullopt;
}

} // namespace

std::optional<GuideMove> guideMove(const draft::Draft& draft, const lesson::Phrase& gesture,
                                   const std::vector<std::string>& chosen, std::string_view language) {
    if (draft.map == nullptr || gesture.words.empty()) return std::nullopt;
    const std::string& what = gesture.words.front();
    const Node whole = draft::wholeTree(draft);
    const std::vector<std::string> inTurn = provincesInTurn(draft, chosen);
    if (what == "lay-lane") return laidLane(draft, whole, inTurn);
    for (const std::string& province : inTurn) {
        std::optional<GuideMove> move;
        if (what == "rename") {
            auto change = draft::setName(draft, {"provinces", province}, language, wordsFrom(gesture, 1));
            if (change) move = GuideMove{std::move(*change), {province}};
        } else if (what == "move-border") {
            move = movedBorder(draft, province);
        } else if (what == "split") {
            move = splitInTwo(draft, province, wordsFrom(gesture, 1), language);
        } else if (what == "give") {
            move = givenAway(draft, whole, province);
        }
        if (move) return move;
    }
    return std::nullopt;
}

} // namespace marches::editor
