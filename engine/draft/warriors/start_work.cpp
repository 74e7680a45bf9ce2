#include "engine/draft/warriors/start_work.h"

#include "engine/draft/node_edit.h"
#include "engine/warriors/scenario_reader.h"

#include <array>

namespace marches::draft::warriors {
namespace {

marches::warriors::Tables tablesOf(const Node& tree) {
    Findings findings; // figures that are missing are told elsewhere
    NodeReader reader(findings);
    return marches::warriors::readTables(reader, tree);
}

} // namespace

Node begunStart(const Node& tree, const std::vector<std::string>& seats) {
    const marches::warriors::Tables tables = tablesOf(tree);
    Node players = Node::map();
    for (const std::string& seat : seats) {
        Node player = Node::map();
        Node resources = Node::map();
        constexpr std::array<std::string_view, 4> keys{"food", "product", "weapon", "gold"};
        for (std::size_t i = 0; i < keys.size(); ++i)
            if (const int count = tables.startResources.amount[i]; count > 0)
                resources.set(keys[i], Node::scalar(std::to_string(count)));
        if (resources.size() > 0) player.set("resources", std::move(resources));
        std::vector<Node> units;
        for (int i = 1; i <= tables.startForts; ++i)
            units.push_back(Node::scalar(unitWord(UnitKind::fort, i)));
        for (int i = 1; i <= tables.startPrincesses; ++i)
            units.push_back(Node::scalar(unitWord(UnitKind::princess, i)));
        const Node* capital = find(tree, {"countries", seat, "capital"});
        if (capital != nullptr && !units.empty()) {
            Node stands = Node::map();
            stands.set(capital->text, Node::list(std::move(units)));
            player.set("units", std::move(stands));
        }
        players.set(seat, std::move(player));
    }
    Node start = Node::map();
    start.set("players", std::move(players));
    return start;
}

bool hasOwnBoard(const Draft& draft, const std::string& variant) {
    const Node* over = find(draft.tree, {"variants", variant});
    return over != nullptr && (over->find("seats") != nullptr || over->find("left-out") != nullptr);
}

void keepFromOtherBoards(TreeWork& work, const Draft& draft, const TreePath& start) {
    const Node* variants = draft.tree.find("variants");
    if (start.size() != 1 || work.has(start) || variants == nullptr || !variants->isMap()) return;
    for (std::size_t i = 0; i < variants->size(); ++i) {
        const std::string& variant = variants->keys[i].text;
        if (hasOwnBoard(draft, variant) && !keyPosition(variants->items[i], "start"))
            work.set({"variants", variant, "start"}, Node{});
    }
}

StartWork::StartWork(const Draft& draft, const std::string& variant)
    : work_(draft), variant_(variant), whole_(wholeTree(draft)), root_(startPath(whole_, variant)),
      model_(startModel(whole_, variant)) {
    if (model_.there) return;
    const Node tree = variantTree(whole_, variant);
    const Node start = begunStart(tree, usualSeats(tree));
    keepFromOtherBoards(work_, draft, root_);
    work_.set(root_, start);
    model_ = startModel(whole_, variant, start);
}

marches::warriors::Tables StartWork::tables() const {
    return tablesOf(variantTree(whole_, variant_));
}

TreePath StartWork::path(std::initializer_list<std::string_view> below) const {
    TreePath path = root_;
    for (const std::string_view part : below)
        path.emplace_back(part);
    return path;
}

TreePath StartWork::unitsOf(const std::string& seat, const std::string& province) const {
    return path({"players", seat, "units", province});
}

TreePath StartWork::barbariansIn(const std::string& province) const {
    return path({"barbarians", province});
}

std::string StartWork::seatName(const std::string& seat) const {
    return seat.empty() ? std::string("Barbarians") : shownName(work_, "countries", seat);
}

std::string StartWork::provinceName(const std::string& province) const {
    return shownName(work_, "provinces", province);
}

std::optional<Sentence> StartWork::noSuchSeat(const std::string& seat) const {
    if (model_.seat(seat) != nullptr) return std::nullopt;
    return Sentence("{0} does not play in this start position.", seatName(seat));
}

void StartWork::eraseWithEmpty(TreePath path, std::size_t upTo) {
    work_.erase(path);
    while (path.size() > upTo + 1) {
        path.pop_back();
        const auto left = work_.at(path);
        if (!left || left->size() > 0 || left->isScalar()) return;
        work_.erase(path);
    }
}

void StartWork::setNumber(const TreePath& path, int number, int absent) {
    if (number != absent)
        work_.setText(path, std::to_string(number));
    else if (work_.has(path))
        eraseWithEmpty(path, path.size() - 2);
}

void StartWork::setFlag(const TreePath& path, bool on) {
    if (on)
        work_.setText(path, "true");
    else if (work_.has(path))
        eraseWithEmpty(path, path.size() - 1);
}

void StartWork::eraseItem(const TreePath& list, std::string_view text) {
    const auto now = work_.at(list);
    if (!now || !now->isList()) return;
    for (std::size_t i = 0; i < now->size(); ++i)
        if (now->items[i].text == text) {
            TreePath item = list;
            item.push_back(std::to_string(i));
            eraseWithEmpty(std::move(item), list.size() - 1);
            return;
        }
}

} // namespace marches::draft::warriors
