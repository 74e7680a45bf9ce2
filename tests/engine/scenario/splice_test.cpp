#include "engine/base/text.h"
#include "engine/scenario/yaml_splice.h"
#include "tests/engine/bad_files.h"
#include "tests/engine/scenario/reading.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>
#include <sstream>

namespace marches {
namespace {

using badfiles::filesIn;
using badfiles::textOf;

const std::filesystem::path sourceTree = MARCHES_SOURCE_DIR;

/// How many changes of one file are tried, evenly spread; MARCHES_SPLICE_CHANGES names more.
std::size_t changesOfAFile() {
    const char* const named = std::getenv("MARCHES_SPLICE_CHANGES");
    return named == nullptr ? 25 : static_cast<std::size_t>(std::max(1, std::atoi(named)));
}

std::string withCarriageReturns(const std::string& text) {
    std::string out;
    for (const char c : text)
        out += c == '\n' ? std::string("\r\n") : std::string(1, c);
    return out;
}

/// A text and what it is called in failures.
struct Styled {
    std::string name;
    YamlBase base;
};

std::optional<Styled> styled(const std::string& name, std::string bytes) {
    auto base = readYamlBase(std::move(bytes), name);
    if (!base) return std::nullopt;
    return Styled{name, std::move(*base)};
}

/// Every scenario of the tree that can be read, and each text of the corpus of styles with other line ends,
/// without its last line's end, with a byte order mark.
std::vector<Styled> corpus() {
    std::vector<Styled> all;
    const auto add = [&](std::string name, std::string bytes) {
        if (auto one = styled(name, std::move(bytes))) all.push_back(std::move(*one));
    };
    for (const char* const folder :
         {"resources/scenarios", "tests/scenarios", "tests/scenarios/bad", "tests/scenarios/format-1"})
        if (std::filesystem::exists(sourceTree / folder))
            for (const auto& file : filesIn(sourceTree / folder, ".yaml"))
                add(file.string(), textOf(file));
    for (const auto& file : filesIn(sourceTree / "tests/scenarios/styles", ".yaml")) {
        const std::string text = textOf(file);
        const std::string name = file.filename().string();
        add(name, text);
        add(name + ", CRLF", withCarriageReturns(text));
        add(name + ", no last line's end", text.substr(0, text.find_last_not_of("\n.") + 1));
        add(name + ", BOM", "\xEF\xBB\xBF" + text);
    }
    return all;
}

using Steps = std::vector<std::size_t>;

/// Lists the ways to all values of a tree by positions, the root's first.
void listValues(const Node& node, Steps& steps, std::vector<Steps>& all) {
    all.push_back(steps);
    for (std::size_t i = 0; i < node.size(); ++i) {
        steps.push_back(i);
        listValues(node.items[i], steps, all);
        steps.pop_back();
    }
}

std::vector<Steps> valuesOf(const Node& root) {
    std::vector<Steps> all;
    Steps steps;
    listValues(root, steps, all);
    return all;
}

Node& at(Node& root, const Steps& steps) {
    Node* node = &root;
    for (const std::size_t i : steps)
        node = &node->items.edit()[i];
    return *node;
}

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

/// How many lines lie between what two texts have in common at their beginning and at their end.
std::size_t differentLines(const std::string& a, const std::string& b) {
    const std::vector<std::string> one = linesOf(a);
    const std::vector<std::string> other = linesOf(b);
    std::size_t first = 0;
    while (first < std::min(one.size(), other.size()) && one[first] == other[first])
        ++first;
    std::size_t last = 0;
    while (last < std::min(one.size(), other.size()) - first &&
           one[one.size() - 1 - last] == other[other.size() - 1 - last])
        ++last;
    return std::max(one.size(), other.size()) - first - last;
}

std::size_t comments(const std::string& text) {
    return static_cast<std::size_t>(std::ranges::count(text, '#'));
}

/// Calls `change` with some of the values of every text of the corpus; returns how often.
template <class Change>
std::size_t overCorpus(Change&& change) {
    std::size_t count = 0;
    for (const Styled& text : corpus()) {
        if (!text.base.spans) continue;
        const std::vector<Steps> values = valuesOf(text.base.tree);
        const std::size_t step = std::max<std::size_t>(1, values.size() / changesOfAFile());
        for (std::size_t i = 0; i < values.size(); i += step, ++count)
            change(text, values[i]);
    }
    testing::Test::RecordProperty("values", std::to_string(count));
    return count;
}

TEST(Spans, ofEveryTextOfTheCorpusButThoseThatTwoParsersReadInTwoWays) {
    for (const Styled& text : corpus()) {
        ASSERT_TRUE(text.base.spans) << text.name;
        for (const Steps& steps : valuesOf(text.base.tree)) {
            const Node* node = &text.base.tree;
            const YamlSpans* spans = &*text.base.spans;
            for (const std::size_t i : steps) {
                if (node->isMap()) {
                    const ByteSpan key = spans->keys[i];
                    const std::string written = text.base.bytes.substr(key.begin, key.end - key.begin);
                    EXPECT_NE(written.find(node->keys[i].text), std::string::npos) << text.name;
                }
                node = &node->items[i];
                spans = &spans->items[i];
            }
            const std::string written =
                text.base.bytes.substr(spans->value.begin, spans->value.end - spans->value.begin);
            if (node->isScalar() && spans->style == YamlStyle::plain &&
                written.find('\n') == std::string::npos) {
                EXPECT_EQ(written, node->text) << text.name;
            }
            if (spans->style == YamlStyle::flow && !written.empty() && written.front() == '[') {
                EXPECT_EQ(written.back(), ']') << text.name;
            }
        }
    }
}

TEST(Spans, areNotGivenWhereTheParsersDisagree) {
    // U+2028 ends a line for one of the two
    const std::string bytes = "a: one\xE2\x80\xA8two\n";
    const auto tree = readYaml(bytes, "");
    ASSERT_TRUE(tree);
    EXPECT_FALSE(yamlSpans(bytes, *tree));
    EXPECT_FALSE(yamlSpans("a: 1\n", parsed("a: 2\n")));
    EXPECT_FALSE(yamlSpans("a: 1\n", parsed("a: \"1\"\n")));
    EXPECT_FALSE(yamlSpans("a: [1]\n", parsed("a: [1, 2]\n")));
    EXPECT_TRUE(yamlSpans("a: [1]\n", parsed("a: [1]\n")));
}

TEST(Splice, everyScalarOfTheCorpusChangesInAFewLines) {
    constexpr std::array endings{"x", " ä", " Ωμέγα", " Жмудь", " שלום"};
    std::size_t turn = 0;
    const std::size_t tried = overCorpus([&](const Styled& text, const Steps& steps) {
        Node wanted = text.base.tree;
        Node& value = at(wanted, steps);
        if (!value.isScalar()) return;
        const auto figure = value.quoted ? std::nullopt : wholeNumber(value.text);
        const bool lined = value.text.find('\n') != std::string::npos;
        if (figure)
            value.text = std::to_string(*figure + 7);
        else if (lined)
            value.text = "new " + value.text;
        else
            value.text += endings[turn++ % endings.size()];
        const Spliced spliced = yamlWith(text.base, wanted);
        const std::string what = text.name + ": " + value.text;
        EXPECT_TRUE(spliced.proven) << what;
        EXPECT_TRUE(spliced.rewritten.empty()) << what << "\n" << spliced.bytes;
        EXPECT_TRUE(sameContent(spliced.tree, wanted)) << what;
        if (figure) {
            EXPECT_LE(differentLines(text.base.bytes, spliced.bytes), 1U) << what;
        }
        EXPECT_EQ(comments(spliced.bytes), comments(text.base.bytes)) << what;
        const auto other = readYamlBase(spliced.bytes, "");
        ASSERT_TRUE(other && other->spans) << what;
        const Spliced back = yamlWith(*other, text.base.tree);
        EXPECT_TRUE(back.proven && back.rewritten.empty()) << what;
        if (figure) {
            EXPECT_EQ(back.bytes, text.base.bytes) << what;
        }
    });
    EXPECT_GT(tried, 1000U);
}

TEST(Splice, everyValueGoesAndComesBack) {
    std::size_t anew = 0;
    const std::size_t tried = overCorpus([&](const Styled& text, const Steps& steps) {
        if (steps.empty()) return;
        Node wanted = text.base.tree;
        Steps above = steps;
        above.pop_back();
        Node& parent = at(wanted, above);
        if (above.empty() && parent.size() == 1) return;
        const std::size_t i = steps.back();
        const std::string name = text.name + " without " + (parent.isMap() ? parent.keys[i].text : "one");
        if (parent.isMap())
            parent.erase(std::string(parent.keys[i].text));
        else
            parent.items.edit().erase(parent.items.edit().begin() + static_cast<std::ptrdiff_t>(i));
        const Spliced spliced = yamlWith(text.base, wanted);
        EXPECT_TRUE(spliced.proven) << name;
        EXPECT_TRUE(sameContent(spliced.tree, wanted)) << name << "\n" << spliced.bytes;
        anew += spliced.rewritten.empty() ? 0 : 1;
        EXPECT_TRUE(spliced.rewritten.empty()) << name << ": " << spliced.rewritten[0] << "\n"
                                               << spliced.bytes;
        const Spliced back = yamlWith(spliced.bytes, text.base.tree);
        EXPECT_TRUE(back.proven) << name;
    });
    EXPECT_GT(tried, 1000U);
    EXPECT_EQ(anew, 0U);
}

TEST(Splice, aKeyOrElementIsAddedToEveryMapAndList) {
    const std::array<Node, 4> added{
        Node::scalar("Nova"), Node::list({Node::scalar("1"), Node::scalar("two words")}),
        parsed("{names: {en: New, el: Νέα}, country: alba, links: [one, two]}"), parsed("{}")};
    std::size_t turn = 0;
    overCorpus([&](const Styled& text, const Steps& steps) {
        Node wanted = text.base.tree;
        Node& value = at(wanted, steps);
        if (value.size() == 0) return;
        const Node& one = added[turn++ % added.size()];
        if (value.isMap()) {
            value.set("new-key", one);
        } else {
            const auto where = static_cast<std::ptrdiff_t>(turn % (value.size() + 1));
            value.items.edit().insert(value.items.edit().begin() + where, one);
        }
        const Spliced spliced = yamlWith(text.base, wanted);
        EXPECT_TRUE(spliced.proven) << text.name;
        EXPECT_TRUE(sameContent(spliced.tree, wanted)) << text.name << "\n" << spliced.bytes;
        EXPECT_TRUE(spliced.rewritten.empty()) << text.name << ": " << spliced.rewritten[0] << "\n"
                                               << spliced.bytes;
        EXPECT_EQ(comments(spliced.bytes), comments(text.base.bytes)) << text.name;
        const Spliced back = yamlWith(spliced.bytes, text.base.tree);
        // [a: 1] has got brackets for its second key and keeps them
        const bool bare = text.base.bytes.find("[a: 1, b: 2") != std::string::npos && steps.size() == 2 &&
                          text.base.tree.keys[steps[0]].text == "pairs";
        EXPECT_TRUE(bare || back.bytes == text.base.bytes) << text.name << "\n" << back.bytes;
    });
}

TEST(Splice, everyValueBecomesOneOfAnotherKind) {
    overCorpus([&](const Styled& text, const Steps& steps) {
        if (steps.empty()) return;
        Node wanted = text.base.tree;
        Node& value = at(wanted, steps);
        value = value.isScalar() ? parsed("{a: [1, {b: c}], d: {e: {f: g}}}") : Node::scalar("a text");
        const Spliced spliced = yamlWith(text.base, wanted);
        EXPECT_TRUE(spliced.proven) << text.name;
        EXPECT_TRUE(sameContent(spliced.tree, wanted)) << text.name;
        EXPECT_TRUE(spliced.rewritten.empty()) << text.name << ": " << spliced.rewritten[0] << "\n"
                                               << spliced.bytes;
    });
}

/// The spliced text of a change of `base`; nothing has been written anew.
std::string spliced(const std::string& base, const std::string& wanted) {
    const Spliced result = yamlWith(base, parsed(wanted));
    EXPECT_TRUE(result.proven);
    EXPECT_TRUE(result.rewritten.empty()) << result.rewritten[0];
    return result.bytes;
}

TEST(Splice, keepsTheQuotesOfAScalar) {
    EXPECT_EQ(spliced("a: 'it' # b\n", "a: \"it's\"\n"), "a: 'it''s' # b\n");
    EXPECT_EQ(spliced("a: \"it\" # b\n", "a: \"it's\"\n"), "a: \"it's\" # b\n");
    EXPECT_EQ(spliced("a: it # b\n", "a: it's\n"), "a: it's # b\n");
    EXPECT_EQ(spliced("a: b, c\n", "a: b, d\n"), "a: b, d\n");
    EXPECT_EQ(spliced("a: |\n  one\n  two\nb: 1\n", "a: \"one\\nthree\\n\"\nb: 1\n"),
              "a: |\n  one\n  three\nb: 1\n");
    EXPECT_EQ(spliced("a: >-\n  one\n  two\nb: 1\n", "a: one two three\nb: 1\n").substr(0, 4), "a: o");
}

TEST(Splice, aKeyGoesWithItsOwnLinesAndCommentsAboveStay) {
    EXPECT_EQ(
        spliced("# top\na: 1\n# of b\nb: # x\n  c: 1 # y\n  # deeper\n# of d\nd: 2 # z\n", "a: 1\nd: 2\n"),
        "# top\na: 1\n# of b\n# of d\nd: 2 # z\n");
    EXPECT_EQ(spliced("{a: 1, b: 2, c: 3}\n", "{a: 1, c: 3}\n"), "{a: 1, c: 3}\n");
    EXPECT_EQ(spliced("{a: 1, b: 2, c: 3}\n", "{b: 2, c: 3}\n"), "{b: 2, c: 3}\n");
    EXPECT_EQ(spliced("{a: 1, b: 2, c: 3}\n", "{a: 1, b: 2}\n"), "{a: 1, b: 2}\n");
    EXPECT_EQ(spliced("a: 1\nb: 2", "a: 1\n"), "a: 1");
    EXPECT_EQ(spliced("l: [kent, # by the ford\n    artois]\n", "l: [kent]\n"),
              "l: [kent # by the ford\n    ]\n");
}

TEST(Splice, aRenamedKeyKeepsItsCommentsAndPlace) {
    EXPECT_EQ(spliced("p:\n  # of a\n  a: {x: 1} # here\n  b: {x: 2}\n", "p: {c: {x: 1}, b: {x: 2}}\n"),
              "p:\n  # of a\n  c: {x: 1} # here\n  b: {x: 2}\n");
}

TEST(Splice, aNewKeyStandsAsItsSiblingsDo) {
    EXPECT_EQ(spliced("p:\n    a: {n: 1} # of a\n    # the end\n", "p: {a: {n: 1}, b: {n: 2}}\n"),
              "p:\n    a: {n: 1} # of a\n    b: {n: 2}\n    # the end\n");
    EXPECT_EQ(spliced("p:\n  a:\n    n: 1\n", "p: {a: {n: 1}, b: {n: 2}}\n"),
              "p:\n  a:\n    n: 1\n  b:\n    n: 2\n");
    EXPECT_EQ(spliced("l: [a,\n    b]\n", "l: [a, b, c]\n"), "l: [a,\n    b,\n    c]\n");
    EXPECT_EQ(spliced("l:\n- a # x\n- c\n", "l: [a, b, c]\n"), "l:\n- a # x\n- b\n- c\n");
    EXPECT_EQ(spliced("a: 1\r\n", "a: 1\nb: {c: {d: {e: 1}}}\n"), "a: 1\r\nb:\r\n  c:\r\n    d: {e: 1}\r\n");
}

TEST(Splice, aNewKeyTakesItsPlaceInTheHouse) {
    constexpr std::array<std::string_view, 2> sections{"tables", "options"};
    const GameKeys house{sections, {}, {}, {}};
    Node wanted = parsed("id: a\ngame: g\npicture: {}\n");
    wanted.set("names", Node::scalar("A"));
    wanted.set("options", Node::scalar("O"));
    EXPECT_EQ(yamlWith("id: a # first\ngame: g\npicture: {} # last\n", wanted, &house).bytes,
              "id: a # first\ngame: g\nnames: A\noptions: O\npicture: {} # last\n");
}

TEST(Splice, theOrderOfKeysThatWereThereStays) {
    EXPECT_EQ(spliced("a: 1\nb: 2\nc: 3\n", "c: 3\na: 1\nb: 4\n"), "a: 1\nb: 4\nc: 3\n");
}

TEST(Splice, whatCannotBeReadIsWrittenAnew) {
    const Spliced result = yamlWith("a: [1\n", parsed("a: [1]\n"));
    EXPECT_EQ(result.bytes, "a: [1]\n");
    EXPECT_EQ(result.rewritten, std::vector<std::string>{""});
    EXPECT_TRUE(result.proven);
}

TEST(Splice, manyChangesAtOnce) {
    const std::string base = textOf(sourceTree / "resources/scenarios/western-europe.yaml");
    const auto read = readYamlBase(base, "");
    ASSERT_TRUE(read);
    Node wanted = read->tree;
    std::vector<Node>& sections = wanted.items.edit();
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (wanted.keys[i].text != "provinces") continue;
        for (Node& province : sections[i].items.edit()) {
            province.set("note", Node::scalar("new"));
            province.erase("links");
        }
    }
    const Spliced result = yamlWith(*read, wanted);
    EXPECT_TRUE(result.proven);
    EXPECT_TRUE(result.rewritten.empty()) << result.rewritten[0];
    EXPECT_EQ(comments(result.bytes), comments(base));
    EXPECT_TRUE(yamlWith(result.bytes, read->tree).proven);
}

} // namespace
} // namespace marches
