#include "engine/challenge/goal.h"

#include <algorithm>
#include <array>

namespace marches::challenge {
namespace {

constexpr std::array whoAndMany{Operand::seat, Operand::number};
constexpr std::array whoWhomAndMany{Operand::seat, Operand::seat, Operand::number};
constexpr int mostPoints = 999;
constexpr std::array<GoalForm, 2> forms{
    {{firstKind, whoAndMany, 1, 1, mostPoints}, {aheadKind, whoWhomAndMany, 2, 1, mostPoints}}};

/// Reads goals; knows how many may still come, and whether one within `by-turn` is read.
class GoalReader {
public:
    GoalReader(NodeReader& reader, const GoalWords& words, std::size_t& left)
        : reader_(reader), words_(words), left_(left) {}

    std::optional<Goal> read(const Node& node, bool withinByTurn) {
        if (!node.isMap() || node.size() != 1) {
            reader_.error(node, "goal-kind",
                          Sentence("A goal is one kind with its operands: vp: [who, 33]."));
            return std::nullopt;
        }
        if (left_ == 0) {
            reader_.error(node, "goal-many", Sentence("There are more than {0} goals.", maxGoals));
            return std::nullopt;
        }
        --left_;
        const std::string& kind = node.keys[0].text;
        const Node& operands = node.items[0];
        if (kind == allKind) return readAll(operands, withinByTurn);
        if (kind == byTurnKind) return readByTurn(node, operands, withinByTurn);
        for (const auto& known : {std::span<const GoalForm>(forms), std::span<const GoalForm>(words_.forms)})
            for (const GoalForm& form : known)
                if (form.kind == kind) return readOperands(node.keyPlace(0), operands, form);
        reader_.error(node.keyPlace(0), "goal-kind", Sentence("There is no kind of goal of this name."));
        return std::nullopt;
    }

private:
    std::optional<Goal> readAll(const Node& list, bool withinByTurn) {
        if (!reader_.isList(list)) return std::nullopt;
        Goal goal;
        goal.kind = allKind;
        bool whole = list.size() > 0;
        if (!whole) reader_.error(list, "goal-operands", Sentence("Here must stand at least one goal."));
        for (const Node& item : list.items) {
            auto part = read(item, withinByTurn);
            if (part) goal.parts.push_back(std::move(*part));
            whole = whole && part.has_value();
        }
        if (!whole) return std::nullopt;
        return goal;
    }

    std::optional<Goal> readByTurn(const Node& node, const Node& list, bool withinByTurn) {
        if (withinByTurn) {
            reader_.error(node.keyPlace(0), "goal-nested", Sentence("`by-turn` stands within no other one."));
            return std::nullopt;
        }
        if (!list.isList() || list.size() != 2 || !list.items[0].isScalar() || !list.items[1].isMap()) {
            reader_.error(node.keyPlace(0), "goal-operands",
                          Sentence("Here must stand a turn and a goal: by-turn: [5, {first: [who]}]."));
            return std::nullopt;
        }
        const auto turn = reader_.integer(list.items[0], 1, words_.turnLimit);
        auto part = read(list.items[1], true);
        if (!turn || !part) return std::nullopt;
        Goal goal;
        goal.kind = byTurnKind;
        goal.number = *turn;
        goal.parts.push_back(std::move(*part));
        return goal;
    }

    std::optional<Goal> readOperands(const Place& place, const Node& list, const GoalForm& form) {
        if (!list.isList() || list.size() < form.needed || list.size() > form.operands.size()) {
            reader_.error(place, "goal-operands",
                          Sentence("Operands of `{0}`: {1} to {2}, in the order who, what, how many.",
                                   form.kind, form.needed, form.operands.size()));
            return std::nullopt;
        }
        Goal goal;
        goal.kind = form.kind;
        goal.number = form.least;
        bool good = true;
        for (std::size_t i = 0; i < list.size(); ++i)
            good = readOperand(list.items[i], form.operands[i], form, goal) && good;
        if (good && goal.whom != noSeat && goal.whom == goal.who) {
            reader_.error(list.items[1], "goal-operands", Sentence("Here must stand another seat."));
            good = false;
        }
        if (!good) return std::nullopt;
        return goal;
    }

    bool readOperand(const Node& node, Operand operand, const GoalForm& form, Goal& goal) {
        switch (operand) {
        case Operand::seat: {
            const auto seat = node.isScalar() ? words_.seat(node.text) : std::nullopt;
            if (!seat) {
                reader_.error(node, "goal-operands", Sentence("Here must stand a seat that plays."));
                return false;
            }
            (goal.who == noSeat ? goal.who : goal.whom) = *seat;
            return true;
        }
        case Operand::place: {
            const auto found = node.isScalar() ? words_.place(node.text) : std::nullopt;
            if (!found) {
                reader_.error(node, "goal-operands", Sentence("Here must stand a province in play."));
                return false;
            }
            goal.place = *found;
            return true;
        }
        case Operand::number: {
            const auto number = reader_.integer(node, form.least, form.most);
            goal.number = number.value_or(0);
            return number.has_value();
        }
        }
        return false;
    }

    NodeReader& reader_;
    const GoalWords& words_;
    std::size_t& left_;
};

} // namespace

std::optional<Goal> readGoal(NodeReader& reader, const Node& node, const GoalWords& words,
                             std::size_t& left) {
    return GoalReader(reader, words, left).read(node, false);
}

} // namespace marches::challenge
