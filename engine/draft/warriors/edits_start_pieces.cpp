#include "engine/draft/warriors/start_work.h"
#include "engine/warriors/query.h"

#include <algorithm>
#include <map>

// What stands on the map in a start position.
namespace marches::draft::warriors {
namespace {

Sentence kindWord(const StartPiece& piece) {
    if (piece.seat.empty())
        return piece.kind == UnitKind::fort ? Sentence("Barbarian Fort") : Sentence("Barbarian army");
    switch (piece.kind) {
    case UnitKind::infantry:
        return Sentence("Infantry");
    case UnitKind::archer:
        return Sentence("Archer");
    case UnitKind::cavalry:
        return Sentence("Cavalry");
    case UnitKind::princess:
        return Sentence("Princess");
    case UnitKind::fort:
        return Sentence("Fort");
    }
    return {};
}

/// "2 Archers of France" as operands: what, of whom.
Sentence pieceWords(const StartWork& work, const StartPiece& piece, std::size_t count) {
    if (piece.seat.empty())
        return count == 1 ? kindWord(piece) : Sentence("{0} times {1}", count, kindWord(piece));
    if (count == 1) return Sentence("{0} of {1}", kindWord(piece), work.seatName(piece.seat));
    return Sentence("{0} times {1} of {2}", count, kindWord(piece), work.seatName(piece.seat));
}

/// Returns the Barbarians of a province as the file lists them, those that it only implies too.
Node barbarianList(const StartWork& work, const std::string& province) {
    std::vector<Node> list;
    for (const StartPiece& piece : work.model().in(province))
        if (piece.seat.empty() && piece.implied)
            list.push_back(Node::scalar(piece.kind == UnitKind::fort ? "fort" : "army"));
    return Node::list(std::move(list));
}

/// Makes the list of a province's Barbarians stand in the file.
void nameBarbarians(StartWork& work, const std::string& province) {
    if (!work.tree().has(work.barbariansIn(province)))
        work.tree().set(work.barbariansIn(province), barbarianList(work, province));
}

/// Takes Barbarians and freedom of a province away before units come.
void clearFor(StartWork& work, const std::string& province) {
    if (work.tree().has(work.barbariansIn(province)))
        work.eraseWithEmpty(work.barbariansIn(province), work.path({}).size());
    work.eraseItem(work.path({"free"}), province);
}

/// Where an item of a piece stands in the file now; nothing for one that is only implied.
std::optional<TreePath> itemPath(StartWork& work, const StartPiece& piece) {
    TreePath list =
        piece.seat.empty() ? work.barbariansIn(piece.province) : work.unitsOf(piece.seat, piece.province);
    const auto now = work.tree().at(list);
    if (!now || !now->isList()) return std::nullopt;
    const std::string word = unitWord(piece.kind, piece.number);
    for (std::size_t i = 0; i < now->size(); ++i) {
        const Node& item = now->items[i];
        const std::string& name = item.isMap() && item.size() == 1 ? item.keys[0].text : item.text;
        const bool same = piece.seat.empty() ? i + 1 == static_cast<std::size_t>(piece.number) : name == word;
        if (!same) continue;
        list.push_back(std::to_string(i));
        return list;
    }
    return std::nullopt;
}

/// Takes a piece out of the file and returns how it was written. A province whose last Barbarian goes is
/// free.
Node lifted(StartWork& work, const StartPiece& piece) {
    const TreePath free = work.path({"free"});
    if (piece.seat.empty()) nameBarbarians(work, piece.province);
    const auto path = itemPath(work, piece);
    if (!path) return Node::scalar(piece.seat.empty() ? "army" : unitWord(piece.kind, piece.number));
    const Node item = *work.tree().at(*path);
    work.tree().erase(*path);
    TreePath list(path->begin(), path->end() - 1);
    const auto left = work.tree().at(list);
    if (!left || left->size() > 0) return item;
    work.eraseWithEmpty(list, piece.seat.empty() ? work.path({}).size() : list.size() - 2);
    if (piece.seat.empty()) work.tree().insert(free, Node::scalar(piece.province));
    if (const auto holder = work.tree().at(work.path({"holders", piece.province}));
        holder && holder->text == piece.seat)
        work.eraseWithEmpty(work.path({"holders", piece.province}), work.path({}).size());
    return item;
}

/// Of several Barbarians of one province the last is lifted first, so that numbers hold.
std::vector<StartPiece> lastFirst(std::vector<StartPiece> pieces) {
    std::stable_sort(pieces.begin(), pieces.end(),
                     [](const StartPiece& a, const StartPiece& b) { return a.number > b.number; });
    return pieces;
}

/// Says why so many pieces may not stand in a province together.
std::optional<Sentence> refusedThere(const StartWork& work, const std::vector<StartPiece>& pieces,
                                     const std::string& province) {
    StartModel model = work.model();
    for (const StartPiece& piece : pieces) {
        if (auto why = whyNotThere(work.whole(), model, piece, province)) return why;
        StartPiece there = piece;
        there.province = province;
        std::erase(model.pieces, piece);
        model.pieces.push_back(there);
    }
    return std::nullopt;
}

} // namespace

std::optional<Sentence> whyNotThere(const Node& whole, const StartModel& model, const StartPiece& piece,
                                    const std::string& province) {
    const auto shown = [&](const char* section, const std::string& id) {
        const Node* names = find(whole, {section, id, "names"});
        const Node* english = names == nullptr ? nullptr : names->isScalar() ? names : names->find("en");
        return english != nullptr && english->isScalar() ? english->text : id;
    };
    if (!model.inPlay.contains(province))
        return Sentence("{0} is left out here.", shown("provinces", province));
    int forts = 0;
    for (const StartPiece& other : model.in(province)) {
        if (other == piece) continue;
        if (!other.seat.empty() && (piece.seat.empty() || !model.allied(other.seat, piece.seat)))
            return Sentence("Units of {0} stand in {1}.", shown("countries", other.seat),
                            shown("provinces", province));
        const bool stays = !other.seat.empty() || piece.seat.empty(); // Barbarians give way to units
        forts += stays && other.kind == UnitKind::fort ? 1 : 0;
    }
    if (piece.kind == UnitKind::fort && forts >= model.mostForts)
        return Sentence("{0} has {1} Forts, as many as a province can have.", shown("provinces", province),
                        forts);
    return std::nullopt;
}

Answer placeUnits(const Draft& draft, const std::string& variant, const std::string& seat, UnitKind kind,
                  const std::string& province, int count) {
    StartWork work(draft, variant);
    if (auto missing = work.noSuchSeat(seat)) return unexpected(std::move(*missing));
    if (auto missing = noSuchProvince(work.tree(), province)) return unexpected(std::move(*missing));
    std::vector<StartPiece> pieces;
    const auto range = marches::warriors::tokensOf(kind);
    for (int number = 1; number <= range.end - range.first && static_cast<int>(pieces.size()) < count;
         ++number) {
        const bool placed =
            std::any_of(work.model().pieces.begin(), work.model().pieces.end(), [&](const StartPiece& piece) {
                return piece.seat == seat && piece.kind == kind && piece.number == number;
            });
        if (placed) continue;
        StartPiece piece;
        piece.seat = seat;
        piece.kind = kind;
        piece.number = number;
        pieces.push_back(piece);
    }
    StartPiece named;
    named.seat = seat;
    named.kind = kind;
    if (count < 1 || static_cast<int>(pieces.size()) < count)
        return unexpected(Sentence("Left in the box of {0}: {1} {2}; a colour has {3}.", work.seatName(seat),
                                   work.model().left(seat, kind), kindWord(named), range.end - range.first));
    if (auto why = refusedThere(work, pieces, province)) return unexpected(std::move(*why));
    clearFor(work, province);
    for (const StartPiece& piece : pieces)
        work.tree().insert(work.unitsOf(seat, province), Node::scalar(unitWord(kind, piece.number)));
    return work.done(
        Sentence("{0} to {1}", pieceWords(work, named, pieces.size()), work.provinceName(province)));
}

Answer placeBarbarians(const Draft& draft, const std::string& variant, UnitKind kind,
                       const std::string& province, int count) {
    StartWork work(draft, variant);
    if (auto missing = noSuchProvince(work.tree(), province)) return unexpected(std::move(*missing));
    constexpr int mostAtOnce = 99;
    const auto there = work.model().in(province);
    if (count < 1 || count + static_cast<int>(there.size()) > mostAtOnce)
        return unexpected(Sentence("Give a number from {0} to {1}.", 1, mostAtOnce));
    StartPiece piece;
    piece.kind = kind == UnitKind::fort ? UnitKind::fort : UnitKind::infantry;
    for (int i = 0; i < count; ++i) {
        piece.number = mostAtOnce + i;
        if (auto why =
                refusedThere(work, std::vector<StartPiece>(static_cast<std::size_t>(count), piece), province))
            return unexpected(std::move(*why));
    }
    nameBarbarians(work, province);
    work.eraseItem(work.path({"free"}), province);
    for (int i = 0; i < count; ++i)
        work.tree().insert(work.barbariansIn(province),
                           Node::scalar(piece.kind == UnitKind::fort ? "fort" : "army"));
    return work.done(Sentence("{0} to {1}", pieceWords(work, piece, static_cast<std::size_t>(count)),
                              work.provinceName(province)));
}

Answer makeFree(const Draft& draft, const std::string& variant, const std::string& province) {
    StartWork work(draft, variant);
    if (auto missing = noSuchProvince(work.tree(), province)) return unexpected(std::move(*missing));
    if (work.model().free.contains(province))
        return unexpected(Sentence("{0} is free already.", work.provinceName(province)));
    for (const StartPiece& piece : lastFirst(work.model().in(province)))
        if (!piece.seat.empty()) (void)lifted(work, piece);
    clearFor(work, province);
    work.tree().insert(work.path({"free"}), Node::scalar(province));
    return work.done(Sentence("{0} is free land", work.provinceName(province)));
}

Answer movePieces(const Draft& draft, const std::string& variant, const std::vector<StartPiece>& pieces,
                  const std::string& province) {
    StartWork work(draft, variant);
    if (auto missing = noSuchProvince(work.tree(), province)) return unexpected(std::move(*missing));
    if (pieces.empty()) return unexpected(Sentence("Choose a token first."));
    if (pieces.front().province == province)
        return unexpected(Sentence("It stands in {0}.", work.provinceName(province)));
    if (auto why = refusedThere(work, pieces, province)) return unexpected(std::move(*why));
    const bool barbarian = pieces.front().seat.empty();
    std::vector<Node> items;
    for (const StartPiece& piece : lastFirst(pieces))
        items.push_back(lifted(work, piece));
    if (barbarian) {
        nameBarbarians(work, province);
        work.eraseItem(work.path({"free"}), province);
    } else {
        clearFor(work, province);
    }
    const TreePath list =
        barbarian ? work.barbariansIn(province) : work.unitsOf(pieces.front().seat, province);
    for (auto item = items.rbegin(); item != items.rend(); ++item)
        work.tree().insert(list, std::move(*item));
    return work.done(
        Sentence("{0} to {1}", pieceWords(work, pieces.front(), pieces.size()), work.provinceName(province)));
}

Answer takeOff(const Draft& draft, const std::string& variant, const std::vector<StartPiece>& pieces) {
    StartWork work(draft, variant);
    if (pieces.empty()) return unexpected(Sentence("Choose a token first."));
    for (const StartPiece& piece : lastFirst(pieces))
        (void)lifted(work, piece);
    return work.done(Sentence("{0} taken off", pieceWords(work, pieces.front(), pieces.size())));
}

Answer setPieceState(const Draft& draft, const std::string& variant, const StartPiece& piece,
                     const PieceState& state) {
    StartWork work(draft, variant);
    const bool army = piece.kind < UnitKind::princess;
    if (state.retreated && !army) return unexpected(Sentence("Only armies retreat."));
    const marches::warriors::Tables tables = work.tables();
    const int life = !piece.seat.empty() || piece.kind == UnitKind::fort
                         ? tables.toughness[static_cast<std::size_t>(piece.kind)]
                         : marches::warriors::barbarianStrength(tables, work.model().turn);
    if (state.damage < 0 || state.damage > life || (state.damage == life && !state.retreated))
        return unexpected(Sentence("Life: {0}, damage: {1}; this unit is dead.", life, state.damage));
    if (state.retreated && state.damage == 0)
        return unexpected(Sentence("A unit that has retreated has taken damage."));
    if (state.ap && (!army || piece.seat.empty()))
        return unexpected(Sentence("Only a player's armies have Action Points."));
    if (piece.seat.empty()) nameBarbarians(work, piece.province);
    const auto path = itemPath(work, piece);
    if (!path) return unexpected(Sentence("This unit does not stand there."));
    Node words = Node::map();
    if (state.damage > 0) words.set("damage", Node::scalar(std::to_string(state.damage)));
    if (state.ap && !state.retreated) words.set("ap", Node::scalar(std::to_string(*state.ap)));
    if (state.retreated) words.set("retreated", Node::scalar("true"));
    const std::string word = !piece.seat.empty()            ? unitWord(piece.kind, piece.number)
                             : piece.kind == UnitKind::fort ? "fort"
                                                            : "army";
    Node item = Node::scalar(word);
    if (words.size() > 0) {
        item = Node::map();
        item.set(word, std::move(words));
    }
    work.tree().set(*path, std::move(item));
    return work.done(
        Sentence("{0} in {1} changed", pieceWords(work, piece, 1), work.provinceName(piece.province)),
        "start piece " + piece.seat + word + piece.province);
}

} // namespace marches::draft::warriors
