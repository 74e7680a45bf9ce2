#include "editor/guide_words.h"

#include "engine/base/text.h"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>

namespace marches::editor {

namespace {

using Words = std::vector<std::string>;

/// What a change's name says it did.
struct NamedDeed {
    std::string_view pattern;
    std::string_view deed;
};
constexpr std::array namedDeeds{
    NamedDeed{"{0} split: {1}", "split"},
    NamedDeed{"{0} merged into {1}", "merged"},
    NamedDeed{"Border of {0} and {1} moved", "border-moved"},
    NamedDeed{"Coast of {0} moved", "border-moved"},
    NamedDeed{"{0} belongs to {1}", "country-set"},
    NamedDeed{"{0} provinces belong to {1}", "country-set"},
    NamedDeed{"{0} contested by {1}", "country-set"},
    NamedDeed{"{0} contested by {1} and {2}", "country-set"},
    NamedDeed{"Country {0} added", "country-added"},
    NamedDeed{"Sea lane of {0} and {1}", "lane-drawn"},
    NamedDeed{"{0} and {1} linked", "linked"},
    NamedDeed{"Mended: {0}", "mended"},
    NamedDeed{"All that is safe mended ({0})", "mended"},
    NamedDeed{"Scenario called {0}", "map-named"},
};

constexpr std::array<std::string_view, 11> otherDeeds{"renamed",     "drawn",     "figures-set", "made-map",
                                                      "opened-map",  "undone",    "redone",      "saved",
                                                      "test-played", "came-back", "changed"};
constexpr std::array<std::string_view, 4> figureWords{"provinces", "countries", "errors-at-most",
                                                      "problems-at-most"};
constexpr std::array<std::string_view, 2> stateWords{"saved", "can-make"};

template <class List>
bool isOneOf(const List& list, std::string_view word) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

bool isDeed(std::string_view word) {
    return isOneOf(otherDeeds, word) ||
           std::any_of(namedDeeds.begin(), namedDeeds.end(),
                       [word](const NamedDeed& each) { return each.deed == word; });
}

std::optional<lesson::Truth> truthOf(const lesson::Phrase& phrase) {
    const Words& words = phrase.words;
    if (words.size() < 2) return std::nullopt;
    if (words[0] == "did" && isDeed(words[1])) return lesson::Truth::happens;
    if (words[0] == "chose" && words[1] == "province" && words.size() <= 3) return lesson::Truth::happens;
    if (words[0] == "opened" && (words[1] == "map" || words[1] == "design") && words.size() == 2)
        return lesson::Truth::stands;
    if (words[0] == "opened" && (words[1] == "view" || words[1] == "tool" || words[1] == "pane") &&
        words.size() == 3)
        return lesson::Truth::stands;
    if (words[0] != "state") return std::nullopt;
    if (words.size() == 2 && isOneOf(stateWords, words[1])) return lesson::Truth::stands;
    if (words.size() == 3 && isOneOf(figureWords, words[1]) && wholeNumber(words[2], 1'000'000))
        return lesson::Truth::stands;
    return std::nullopt;
}

bool isTarget(const lesson::Phrase& target) {
    const Words& words = target.words;
    return words.size() == 2 && (words[0] == "control" || words[0] == "province");
}

/// Name and how many words follow it at least and at most.
struct GestureForm {
    std::string_view name;
    std::size_t least;
    std::size_t most;
};
constexpr std::array gestureForms{
    GestureForm{"press", 1, 1},  GestureForm{"type", 2, 8},      GestureForm{"command", 1, 1},
    GestureForm{"choose", 0, 1}, GestureForm{"rename", 1, 8},    GestureForm{"move-border", 0, 0},
    GestureForm{"split", 1, 8},  GestureForm{"give", 0, 0},      GestureForm{"lay-lane", 0, 0},
    GestureForm{"mend", 0, 0},   GestureForm{"open-pane", 1, 1},
};

bool isGesture(const lesson::Phrase& gesture) {
    const std::size_t follow = gesture.words.size() - 1;
    return std::any_of(gestureForms.begin(), gestureForms.end(), [&](const GestureForm& form) {
        return form.name == gesture.words[0] && follow >= form.least && follow <= form.most;
    });
}

} // namespace

lesson::Vocabulary guideWords() {
    return {truthOf, isTarget, isGesture};
}

std::vector<lesson::Phrase> happeningsOf(const draft::Change& change) {
    std::vector<lesson::Phrase> all;
    const auto add = [&all](Words words) {
        lesson::Phrase phrase{std::move(words), {}};
        if (std::find(all.begin(), all.end(), phrase) == all.end()) all.push_back(std::move(phrase));
    };
    for (const NamedDeed& named : namedDeeds)
        if (named.pattern == change.name.pattern()) add({"did", std::string(named.deed)});
    if (change.name.pattern() == "{0} drawn" && !draft::touched(change).provinces.empty())
        add({"did", "drawn"});
    if (!all.empty()) return all; // its name says all of it
    for (const draft::Slot& slot : change.steps) {
        const auto* tree = std::get_if<draft::TreeSlot>(&slot);
        if (tree == nullptr || tree->path.size() < 3 || tree->path[0] != "provinces") continue;
        const std::string& key = tree->path[2];
        if (key == "names")
            add({"did", "renamed", "province", tree->path[1]});
        else if (key != "country" && key != "links")
            add({"did", "figures-set", tree->path[1]});
    }
    if (all.empty()) add({"did", "changed"});
    return all;
}

std::vector<std::string_view> guideChangeNames() {
    std::vector<std::string_view> names;
    for (const NamedDeed& named : namedDeeds)
        names.push_back(named.pattern);
    return names;
}

bool isSo(const GuideFigures& figures, const lesson::Phrase& phrase) {
    const Words& words = phrase.words;
    if (words.size() < 2) return false;
    if (words[1] == "saved") return figures.saved;
    if (words[1] == "can-make") return figures.canMake;
    if (words.size() < 3) return false;
    const std::size_t figure = static_cast<std::size_t>(wholeNumber(words[2], 1'000'000).value_or(0));
    if (words[1] == "provinces") return figures.provinces >= figure;
    if (words[1] == "countries") return figures.countries >= figure;
    if (words[1] == "errors-at-most") return figures.errors <= figure;
    return words[1] == "problems-at-most" && figures.problems <= figure;
}

} // namespace marches::editor
