#include "engine/challenge/challenge.h"

#include "engine/base/text.h"

#include <algorithm>

namespace marches::challenge {
namespace {

constexpr std::array<std::string_view, 4> textKeys{"before", "won", "lost", "hint"};
constexpr std::size_t mostCharacters = 1000; ///< of a text
constexpr std::size_t mostLines = 500;       ///< of a solution
constexpr std::size_t mostLineBytes = 4096;

/// Reads the parts of a challenge; `good` falls with the first error.
class ChallengeReader {
public:
    ChallengeReader(NodeReader& reader, const Node& tree, const ChallengeWords& words)
        : reader_(reader), tree_(tree), words_(words) {}

    std::optional<Challenge> read() {
        const Node* node = tree_.find("challenge");
        if (node == nullptr) {
            if (const Node* goals = tree_.find("goals"))
                reader_.error(*goals, "challenge-goals",
                              Sentence("Goals belong to a challenge: say who plays under `challenge`."));
            return std::nullopt;
        }
        if (!reader_.isMap(*node)) return std::nullopt;
        if (tree_.find("start") == nullptr)
            fail(*node, "challenge-start", Sentence("A challenge begins with a start position: `start`."));
        readFrame(*node);
        readGoals(*node);
        readSolution();
        readTexts();
        if (!good_) return std::nullopt;
        return std::move(challenge_);
    }

private:
    void fail(const Node& node, std::string_view code, Sentence sentence) {
        reader_.error(node, code, std::move(sentence));
        good_ = false;
    }

    void readFrame(const Node& node) {
        reader_.knownKeys(node, {"seat", "turns", "rivals", "seed"});
        const Node* seat = reader_.need(node, "seat");
        const auto plays = seat != nullptr && seat->isScalar() ? words_.seat(seat->text) : std::nullopt;
        if (seat != nullptr && !plays)
            fail(*seat, "challenge-seat", Sentence("Here must stand one who plays in the start position."));
        good_ = good_ && plays;
        challenge_.seat = plays.value_or(noSeat);
        if (const Node* turns = node.find("turns")) {
            const auto count = reader_.integer(*turns, 1, words_.turnLimit);
            good_ = good_ && count;
            challenge_.turns = count.value_or(1);
        }
        if (const Node* rivals = node.find("rivals")) {
            const auto known = std::find(words_.rivals.begin(), words_.rivals.end(), rivals->text);
            if (!rivals->isScalar() || known == words_.rivals.end())
                fail(*rivals, "challenge-rivals", Sentence("There is no computer player of this name."));
            else
                challenge_.rivals = *known;
        }
        if (const Node* seed = node.find("seed")) {
            const auto number = seed->isScalar() ? wholeNumber(seed->text) : std::nullopt;
            if (!number) fail(*seed, "not-a-number", Sentence("Here must stand a whole number."));
            challenge_.seed = number.value_or(0);
        }
    }

    void readGoals(const Node& frame) {
        const Node* goals = tree_.find("goals");
        if (goals == nullptr) return fail(frame, "challenge-goals", Sentence("A challenge needs `goals`."));
        if (!reader_.isMap(*goals)) {
            good_ = false;
            return;
        }
        reader_.knownKeys(*goals, {"bronze", "silver", "gold"});
        std::size_t left = maxGoals;
        for (const Medal medal : medals) {
            const Node* list = goals->find(name(medal));
            if (list == nullptr) continue;
            if (!reader_.isList(*list)) good_ = false;
            for (const Node& item : list->items) {
                auto goal = readGoal(reader_, item, words_, left);
                good_ = good_ && goal;
                if (goal)
                    challenge_.goals[static_cast<std::size_t>(medal) - 1].push_back(std::move(*goal));
                else if (left == 0)
                    return;
            }
        }
        if (good_ && challenge_.goalsOf(Medal::bronze).empty())
            fail(*goals, "challenge-goals", Sentence("The list of goals for bronze is empty."));
    }

    void readSolution() {
        const Node* lines = tree_.find("solution");
        if (lines == nullptr) return;
        if (!reader_.isList(*lines)) {
            good_ = false;
            return;
        }
        if (lines->size() > mostLines)
            return fail(*lines, "challenge-solution",
                        Sentence("A solution has at most {0} lines.", mostLines));
        for (const Node& line : lines->items) {
            if (!line.isScalar() || line.text.empty() || line.text.size() > mostLineBytes)
                return fail(line, "challenge-solution", Sentence("Here must stand a line of notation."));
            challenge_.solution.push_back(line.text);
        }
    }

    void readTexts() {
        const Node* texts = tree_.find("texts");
        if (texts == nullptr || !texts->isMap()) return; // a scenario's texts may be others'
        for (std::size_t i = 0; i < texts->size(); ++i) {
            const std::string& key = texts->keys[i].text;
            if (std::find(textKeys.begin(), textKeys.end(), key) == textKeys.end()) continue;
            readText(texts->items[i], challenge_.texts[key]);
        }
    }

    void readText(const Node& node, LocalNames& by) {
        const auto take = [&](const Node& text, const std::string& language) {
            if (!text.isScalar() || text.text.empty() || characterCount(text.text) > mostCharacters)
                return fail(text, "challenge-text",
                            Sentence("Here must stand a text of 1 to {0} characters.", mostCharacters));
            by[language] = text.text;
        };
        if (!node.isMap()) return take(node, {});
        for (std::size_t i = 0; i < node.size(); ++i)
            take(node.items[i], node.keys[i].text);
    }

    NodeReader& reader_;
    const Node& tree_;
    const ChallengeWords& words_;
    Challenge challenge_;
    bool good_ = true;
};

} // namespace

std::string_view name(Medal medal) {
    constexpr std::array<std::string_view, 4> names{"", "bronze", "silver", "gold"};
    return names[static_cast<std::size_t>(medal)];
}

std::optional<Challenge> readChallenge(NodeReader& reader, const Node& tree, const ChallengeWords& words) {
    return ChallengeReader(reader, tree, words).read();
}

} // namespace marches::challenge
