#include "engine/draft/warriors/edits_puzzle.h"

#include "engine/base/text.h"
#include "engine/draft/command_parts.h"
#include "engine/draft/node_edit.h"
#include "engine/draft/warriors/start_model.h"
#include "engine/scenario/migrate.h"

#include <algorithm>

namespace marches::draft::warriors {
namespace {

constexpr std::array<std::string_view, 3> medalKeys{"bronze", "silver", "gold"};
constexpr int mostTurnsOfAPuzzle = 30;

/// Where a key of the puzzle stands: beside the start position that it begins with.
TreePath beside(const Node& whole, const std::string& variant, std::string_view key) {
    TreePath path = startPath(whole, variant);
    path.back() = std::string(key);
    return path;
}

Node goalNode(const GoalLine& goal) {
    Node node = Node::map();
    node.set(goal.kind, listOf(goal.operands));
    return node;
}

/// Puzzles came with the present format.
void raiseFormat(TreeWork& work) {
    const auto format = work.at({"format"});
    const std::string present = "marches-scenario " + std::to_string(scenarioFormat);
    if (!format || format->text != present) work.setText({"format"}, present);
}

std::optional<Sentence> notAPuzzle(const StartModel& start, const std::string& seat, int turns) {
    if (!start.there) return Sentence("A puzzle begins with a start position: set one up first.");
    if (start.seat(seat) == nullptr) return Sentence("`{0}` does not play in this start position.", seat);
    if (turns < 1 || turns > mostTurnsOfAPuzzle)
        return Sentence("Give a number from {0} to {1}.", 1, mostTurnsOfAPuzzle);
    return std::nullopt;
}

void writeFrame(TreeWork& work, const TreePath& frame, const std::string& seat, int turns,
                const std::string& rivals) {
    const auto key = [&](std::string_view name) {
        TreePath path = frame;
        path.emplace_back(name);
        return path;
    };
    if (!work.has(frame)) {
        Node node = Node::map();
        node.set("seat", Node::scalar(seat));
        node.set("turns", Node::scalar(std::to_string(turns)));
        node.set("rivals", Node::scalar(rivals));
        return work.set(frame, std::move(node), "start");
    }
    work.setText(key("seat"), seat);
    work.setText(key("turns"), std::to_string(turns));
    work.setText(key("rivals"), rivals);
}

/// A puzzle that asks for something else has another solution.
void dropSolution(TreeWork& work, const TreePath& solution) {
    work.erase(solution);
}

} // namespace

PuzzleModel puzzleModel(const Node& whole, const std::string& variant) {
    PuzzleModel model;
    const Node tree = variantTree(whole, variant);
    const Node* frame = tree.find("challenge");
    if (frame == nullptr || !frame->isMap()) return model;
    model.there = true;
    const auto text = [&](std::string_view key) {
        const Node* node = frame->find(key);
        return node == nullptr ? std::string{} : node->text;
    };
    model.seat = text("seat");
    model.turns = static_cast<int>(wholeNumber(text("turns"), mostTurnsOfAPuzzle).value_or(1));
    if (!text("rivals").empty()) model.rivals = text("rivals");
    model.seed = text("seed");
    const Node* goals = tree.find("goals");
    for (std::size_t medal = 0; goals != nullptr && medal < medalKeys.size(); ++medal)
        if (const Node* list = goals->find(medalKeys[medal]); list != nullptr && list->isList())
            model.goals[medal].assign(list->items.begin(), list->items.end());
    if (const Node* lines = tree.find("solution"))
        for (const Node& line : lines->items)
            model.solution.push_back(line.text);
    return model;
}

std::optional<GoalLine> goalLine(const Node& goal) {
    if (!goal.isMap() || goal.size() != 1 || !goal.items[0].isList()) return std::nullopt;
    GoalLine line;
    line.kind = goal.keys[0].text;
    for (const Node& operand : goal.items[0].items) {
        if (!operand.isScalar()) return std::nullopt;
        line.operands.push_back(operand.text);
    }
    return line;
}

Answer setPuzzle(const Draft& draft, const std::string& variant, const std::string& seat, int turns,
                 const std::string& rivals) {
    TreeWork work(draft);
    const Node whole = work.whole();
    if (auto wrong = notAPuzzle(startModel(whole, variant), seat, turns))
        return unexpected(std::move(*wrong));
    writeFrame(work, beside(whole, variant, "challenge"), seat, turns, rivals);
    if (work.steps().empty()) return finished(std::move(work), Sentence("Puzzle changed"));
    dropSolution(work, beside(whole, variant, "solution"));
    raiseFormat(work);
    return finished(std::move(work), Sentence("Puzzle changed"), "puzzle");
}

Answer setGoal(const Draft& draft, const std::string& variant, std::size_t medal, const GoalLine& goal) {
    TreeWork work(draft);
    const Node whole = work.whole();
    if (!puzzleModel(whole, variant).there) return unexpected(Sentence("There is no puzzle here."));
    TreePath path = beside(whole, variant, "goals");
    path.emplace_back(medalKeys[std::min(medal, medalKeys.size() - 1)]);
    work.set(path, Node::list({goalNode(goal)}));
    if (work.steps().empty()) return finished(std::move(work), Sentence("Goal of the puzzle changed"));
    dropSolution(work, beside(whole, variant, "solution"));
    return finished(std::move(work), Sentence("Goal of the puzzle changed"), "goal " + std::to_string(medal));
}

Answer makePuzzle(const Draft& draft, const std::string& variant, const std::string& seat, int turns,
                  const GoalLine& bronze) {
    TreeWork work(draft);
    const Node whole = work.whole();
    if (auto wrong = notAPuzzle(startModel(whole, variant), seat, turns))
        return unexpected(std::move(*wrong));
    if (puzzleModel(whole, variant).there) return unexpected(Sentence("It is a puzzle already."));
    writeFrame(work, beside(whole, variant, "challenge"), seat, turns, "steady");
    Node goals = Node::map();
    goals.set(medalKeys[0], Node::list({goalNode(bronze)}));
    work.set(beside(whole, variant, "goals"), std::move(goals), "challenge");
    raiseFormat(work);
    return finished(std::move(work), Sentence("Made a puzzle"));
}

Answer setSolution(const Draft& draft, const std::string& variant, std::uint64_t seed,
                   const std::vector<std::string>& lines) {
    TreeWork work(draft);
    const Node whole = work.whole();
    if (!puzzleModel(whole, variant).there) return unexpected(Sentence("There is no puzzle here."));
    TreePath seedPath = beside(whole, variant, "challenge");
    seedPath.emplace_back("seed");
    work.setText(seedPath, std::to_string(seed));
    work.set(beside(whole, variant, "solution"), listOf(lines), "goals");
    return finished(std::move(work), Sentence("Solution of the puzzle kept"));
}

Answer removePuzzle(const Draft& draft, const std::string& variant) {
    TreeWork work(draft);
    const Node whole = work.whole();
    if (!puzzleModel(whole, variant).there) return unexpected(Sentence("There is no puzzle here."));
    for (const char* key : {"solution", "goals", "challenge"})
        work.erase(beside(whole, variant, key));
    return finished(std::move(work), Sentence("Puzzle taken away"));
}

} // namespace marches::draft::warriors
