#include "engine/draft/node_edit.h"
#include "engine/draft/sheet_parts.h"

#include <algorithm>
#include <map>
#include <set>

namespace marches::draft {
namespace {

/// A province that is cut: what followed it goes to the pieces.
class Cutting {
public:
    Cutting(TreeWork& work, const planar::PlanarMap& after, std::string province, Label label)
        : work_(work), before_(*work.draft().map), after_(after), province_(std::move(province)),
          label_(label) {
        labels_.push_back(label);
        ids_.emplace(label, province_);
    }
    void addPiece(Label label, std::string id) {
        labels_.push_back(label);
        ids_.emplace(label, std::move(id));
    }

    void follow() {
        const auto links = linksOf(work_.whole(), province_);
        std::set<std::string> atCorners = followCorners();
        for (const std::string& other : links)
            if (!atCorners.contains(other)) followLink(other);
        for (std::size_t i = 0; i < labels_.size(); ++i)
            for (std::size_t k = i + 1; k < labels_.size(); ++k)
                if (touching(after_, labels_[i], labels_[k]))
                    link(work_, ids_.at(labels_[i]), ids_.at(labels_[k]));
        followAnchor();
        followVariants();
    }

private:
    /// Corners go to the piece that has the point on its border; returns who is linked at corners that moved.
    std::set<std::string> followCorners() {
        std::set<std::string> moved;
        const auto corners = work_.at({"picture", "four-corners"});
        if (!corners || !corners->isList()) return moved;
        for (std::size_t i = 0; i < corners->size(); ++i) {
            const Node* where = corners->items[i].find("at");
            const Node* who = corners->items[i].find("provinces");
            const auto point = where == nullptr ? std::nullopt : pointOf(*where);
            if (!point || who == nullptr) continue;
            const auto provinces = textsOf(*who);
            const auto found = std::find(provinces.begin(), provinces.end(), province_);
            if (found == provinces.end()) continue;
            const Label piece = pieceAt(*point);
            if (piece == label_) continue;
            const std::string& id = ids_.at(piece);
            work_.setText({"picture", "four-corners", std::to_string(i), "provinces",
                           std::to_string(found - provinces.begin())},
                          id);
            for (const std::string& other : provinces)
                if (other != province_ && !touchesBefore(other)) {
                    unlink(work_, province_, other);
                    link(work_, id, other);
                    moved.insert(other);
                }
        }
        return moved;
    }

    Label pieceAt(Point point) const {
        std::set<Label> around;
        for (const planar::HalfArc half : after_.halvesFrom(planar::toGrid(point))) {
            around.insert(after_.arc(half.arc).left);
            around.insert(after_.arc(half.arc).right);
        }
        for (const Label label : labels_)
            if (around.contains(label)) return label;
        return nearestOf(after_, labels_, point);
    }

    bool touchesBefore(const std::string& other) const {
        const auto label = work_.draft().labels.labelOf(other);
        return label && touching(before_, label_, *label);
    }

    void followLink(const std::string& other) {
        const auto label = work_.draft().labels.labelOf(other);
        if (!label || !touching(before_, label_, *label)) {
            followLane(other);
            return;
        }
        std::vector<Label> touch;
        Label longest = label_;
        for (const Label piece : labels_) {
            if (touching(after_, piece, *label)) touch.push_back(piece);
            if (after_.contact(piece, *label) > after_.contact(longest, *label)) longest = piece;
        }
        if (touch.empty()) touch.push_back(longest); // parted into pieces that are too short alone
        for (const Label piece : touch)
            if (piece != label_) linkLike(ids_.at(piece), other);
        if (std::find(touch.begin(), touch.end(), label_) == touch.end()) unlink(work_, province_, other);
    }

    /// Links a piece as the province is linked with another: with the same kind, written at the same end.
    void linkLike(const std::string& piece, const std::string& other) {
        for (const auto& [from, to, end] : {std::tuple{province_, other, other}, {other, province_, piece}}) {
            const auto links = work_.at({"provinces", from, "links"});
            if (!links || !links->isList() || linked(work_, piece, other)) continue;
            for (std::size_t i = 0; i < links->size(); ++i) {
                Node entry = links->items[i];
                if (entry.isScalar() && entry.text == to)
                    entry.text = end;
                else if (const Node* stated = entry.isMap() ? entry.find("to") : nullptr;
                         stated != nullptr && stated->text == to)
                    entry.set("to", Node::scalar(end));
                else
                    continue;
                work_.insert({"provinces", from == province_ ? piece : from, "links"}, std::move(entry));
                break;
            }
        }
    }

    /// A link without contact goes to the piece in which its lane ends; without a lane it stays.
    void followLane(const std::string& other) {
        const auto lanes = work_.at({"picture", "sea-lanes"});
        if (!lanes || !lanes->isList()) return;
        for (std::size_t i = 0; i < lanes->size(); ++i) {
            const Node* between = lanes->items[i].find("between");
            const Node* path = lanes->items[i].find("path");
            if (between == nullptr || path == nullptr || !path->isList() || path->size() == 0) continue;
            const auto ends = textsOf(*between);
            if (ends.size() != 2) continue;
            const bool first = ends[0] == province_;
            if ((first ? ends[1] : ends[0]) != other || (!first && ends[1] != province_)) continue;
            const auto point = pointOf(path->items[first ? 0 : path->size() - 1]);
            const Label piece = point ? nearestOf(after_, labels_, *point) : label_;
            if (piece == label_) return;
            linkLike(ids_.at(piece), other);
            unlink(work_, province_, other);
            work_.setText({"picture", "sea-lanes", std::to_string(i), "between", first ? "0" : "1"},
                          ids_.at(piece));
            return;
        }
    }

    void followAnchor() {
        const TreePath path{"picture", "anchors", province_};
        const auto anchor = work_.at(path);
        if (!anchor || !anchor->isMap()) return;
        std::map<Label, Node> parts;
        const auto part = [&](Label label) -> Node& {
            return parts.try_emplace(label, Node::map()).first->second;
        };
        if (const Node* label = anchor->find("label"))
            if (const auto point = pointOf(*label))
                part(nearestOf(after_, labels_, *point)).set("label", *label);
        std::map<Label, std::vector<Node>> tokens;
        if (const Node* places = anchor->find("tokens"); places != nullptr && places->isList())
            for (const Node& place : places->items) {
                if (!place.isList() || place.size() < 2) continue;
                const auto point = pointOf(Node::list({place.items[0], place.items[1]}));
                const Label inside = point ? after_.labelAt(planar::toGrid(*point)) : label_;
                // A place beside the province, with a line to it, belongs to where the line ends.
                tokens[ids_.contains(inside) ? inside : leaderEnd(*anchor)].push_back(place);
            }
        for (auto& [label, places] : tokens)
            part(label).set("tokens", Node::list(std::move(places)));
        if (const Node* leader = anchor->find("leader")) part(leaderEnd(*anchor)).set("leader", *leader);
        if (parts.size() == 1 && parts.contains(label_)) return;
        if (!parts.contains(label_)) work_.erase(path);
        for (auto& [label, node] : parts)
            work_.set({"picture", "anchors", ids_.at(label)}, std::move(node), province_);
    }

    Label leaderEnd(const Node& anchor) const {
        const Node* leader = anchor.find("leader");
        if (leader == nullptr || !leader->isList() || leader->size() == 0) return label_;
        const auto point = pointOf(leader->items[leader->size() - 1]);
        return point ? nearestOf(after_, labels_, *point) : label_;
    }

    /// The pieces are left out where the province is, and belong to whom it belongs.
    void followVariants() {
        const auto mentions =
            mentionsOf(work_.whole(), work_.draft().opened->game, Mention::Of::province, province_);
        for (auto found = mentions.rbegin(); found != mentions.rend(); ++found) {
            const TreePath& path = found->path;
            TreePath list(path.begin(), path.end() - 1);
            if (list.empty() || (list.size() != 1 && (list.size() != 3 || list[0] != "variants"))) continue;
            for (std::size_t i = labels_.size(); i-- > 1;) {
                if (list.back() == "left-out") {
                    work_.insert(list, Node::scalar(ids_.at(labels_[i])), *listPosition(path.back()) + 1);
                } else if (list.back() == "membership") {
                    TreePath entry = list;
                    entry.push_back(ids_.at(labels_[i]));
                    work_.set(entry, *work_.at(path), province_);
                }
            }
        }
    }

    TreeWork& work_;
    const planar::PlanarMap& before_;
    const planar::PlanarMap& after_;
    std::string province_;
    Label label_;
    std::vector<Label> labels_; ///< of all pieces, the one that keeps the id first
    std::map<Label, std::string> ids_;
};

} // namespace

Expected<NewProvinces, Sentence> splitProvince(const Draft& draft, const std::string& province,
                                               const planar::Split& split, const NewName& name) {
    if (auto missing = noMap(draft)) return unexpected(std::move(*missing));
    TreeWork work(draft);
    if (auto missing = noSuchProvince(work, province)) return unexpected(std::move(*missing));
    const auto label = draft.labels.labelOf(province);
    if (!label) return unexpected(Sentence("{0} has no outline.", shownName(work, "provinces", province)));
    if (auto refused = newNameRefused(work, name)) return unexpected(std::move(*refused));
    const std::string cut = shownName(work, "provinces", province);
    putRework(work, split.rework);
    NewProvinces made;
    Cutting cutting(work, split.rework.map, province, *label);
    std::set<Label> seen{*label};
    for (const planar::Piece& piece : split.pieces) {
        if (!seen.insert(piece.label).second) continue; // two pieces of one new province
        made.ids.push_back(addProvince(work, piece.label, name, made.ids.size() + 1, province, {}));
        cutting.addPiece(piece.label, made.ids.back());
    }
    cutting.follow();
    auto change = finished(std::move(work), Sentence("{0} split: {1}", cut, name.name));
    if (!change) return unexpected(std::move(change.error()));
    made.change = std::move(*change);
    return made;
}

} // namespace marches::draft
