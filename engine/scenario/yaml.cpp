#include "engine/scenario/yaml.h"

#include "engine/base/text.h"

#include <algorithm>
#include <array>
#include <exception>
#include <istream>
#include <numeric>
#include <streambuf>
#include <tuple>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

namespace marches {
namespace {

/// Thrown to stop the parser; caught in this file.
struct Stop {
    int line;
    int column;
    std::string code;
    Sentence sentence;
};

/// Builds the tree from the parser's events and stops at the first thing that is not allowed.
class Builder : public YAML::EventHandler {
public:
    Builder(const std::string& file, const YamlLimits& limits)
        : file_(std::make_shared<const std::string>(file)), limits_(limits) {}

    Node take() { return std::move(root_); }

    void OnDocumentStart(const YAML::Mark&) override {}
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override {
        refuseAnchor(mark, anchor);
        place(start(mark, Node::Kind::null));
    }
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override {
        stop(mark, "yaml-anchor", Sentence("Aliases (*name) are not read; write it out."));
    }
    void OnAnchor(const YAML::Mark& mark, const std::string&) override { refuseAnchor(mark, 1); }
    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  const std::string& value) override {
        refuseAnchor(mark, anchor);
        if (tag != "?" && tag != "!" && !tag.empty()) refuseTag(mark);
        if (!open_.empty() && open_.back().isMap() && !keyGiven_.back()) {
            takeKey(mark, value);
            return;
        }
        Node node = start(mark, Node::Kind::scalar);
        node.quoted = tag == "!";
        node.text = value;
        // the plain scalars that mean null in YAML
        if (!node.quoted && (value.empty() || value == "~" || value == "null"))
            node = start(mark, Node::Kind::null);
        place(std::move(node));
    }
    void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value) override {
        open(mark, tag, anchor, Node::Kind::list);
    }
    void OnSequenceEnd() override { close(); }
    void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value) override {
        open(mark, tag, anchor, Node::Kind::map);
    }
    void OnMapEnd() override { close(); }

private:
    [[noreturn]] static void stop(const YAML::Mark& mark, std::string code, Sentence sentence) {
        throw Stop{mark.line + 1, mark.column + 1, std::move(code), std::move(sentence)};
    }
    static void refuseAnchor(const YAML::Mark& mark, YAML::anchor_t anchor) {
        if (anchor != 0)
            stop(mark, "yaml-anchor",
                 Sentence("Anchors (&name) are not read; write it out where it is needed."));
    }
    static void refuseTag(const YAML::Mark& mark) {
        stop(mark, "yaml-tag", Sentence("Tags (!name) are not read; leave it out."));
    }

    Node start(const YAML::Mark& mark, Node::Kind kind) {
        if (++count_ > limits_.nodes)
            stop(mark, "too-many", Sentence("The file holds more than {0} values.", limits_.nodes));
        Node node;
        node.kind = kind;
        node.line = mark.line + 1;
        node.column = mark.column + 1;
        node.file = file_;
        return node;
    }
    void takeKey(const YAML::Mark& mark, const std::string& key) {
        open_.back().keys.edit().push_back({key, mark.line + 1, mark.column + 1});
        keyGiven_.back() = true;
    }
    void open(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, Node::Kind kind) {
        refuseAnchor(mark, anchor);
        if (tag != "?" && !tag.empty()) refuseTag(mark);
        refuseAsKey(mark);
        if (open_.size() >= static_cast<std::size_t>(limits_.depth))
            stop(mark, "too-deep", Sentence("Maps and lists are nested deeper than {0}.", limits_.depth));
        open_.push_back(start(mark, kind));
        keyGiven_.push_back(false);
    }
    void close() {
        Node node = std::move(open_.back());
        refuseDuplicates(node);
        open_.pop_back();
        keyGiven_.pop_back();
        place(std::move(node));
    }
    static void refuseDuplicates(const Node& node) {
        std::vector<std::size_t> order(node.keys.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return std::tie(node.keys[a].text, a) < std::tie(node.keys[b].text, b);
        });
        for (std::size_t i = 1; i < order.size(); ++i)
            if (const Node::Key& key = node.keys[order[i]]; key.text == node.keys[order[i - 1]].text)
                throw Stop{key.line, key.column, "duplicate-key",
                           Sentence("This key is given twice; keep one of the two.")};
    }
    void refuseAsKey(const YAML::Mark& mark) {
        if (!open_.empty() && open_.back().isMap() && !keyGiven_.back())
            stop(mark, "yaml", Sentence("A key must be a plain word."));
    }
    void place(Node node) {
        if (open_.empty()) {
            root_ = std::move(node);
            return;
        }
        Node& parent = open_.back();
        if (parent.isMap()) {
            if (!keyGiven_.back())
                throw Stop{node.line, node.column, "yaml", Sentence("A key must be a plain word.")};
            keyGiven_.back() = false;
        }
        parent.items.edit().push_back(std::move(node));
    }

    std::shared_ptr<const std::string> file_;
    YamlLimits limits_;
    std::size_t count_ = 0;
    Node root_;
    std::vector<Node> open_;
    std::vector<char> keyGiven_;
};

/// Stops the parser where a second document begins.
class SecondDocument : public YAML::EventHandler {
public:
    void OnDocumentStart(const YAML::Mark& mark) override {
        throw Stop{mark.line + 1, mark.column + 1, "yaml-document",
                   Sentence("The file holds more than one document (---); keep one.")};
    }
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark&, YAML::anchor_t) override {}
    void OnAlias(const YAML::Mark&, YAML::anchor_t) override {}
    void OnScalar(const YAML::Mark&, const std::string&, YAML::anchor_t, const std::string&) override {}
    void OnSequenceStart(const YAML::Mark&, const std::string&, YAML::anchor_t,
                         YAML::EmitterStyle::value) override {}
    void OnSequenceEnd() override {}
    void OnMapStart(const YAML::Mark&, const std::string&, YAML::anchor_t,
                    YAML::EmitterStyle::value) override {}
    void OnMapEnd() override {}
};

/// A stream buffer over bytes that it does not own or copy.
class ViewBuffer : public std::streambuf {
public:
    explicit ViewBuffer(std::string_view bytes) {
        char* begin = const_cast<char*>(bytes.data()); // never written: a get area only
        setg(begin, begin, begin + bytes.size());
    }
};

/// Returns the line and column of a byte, from 1; columns count characters, as the parser does.
std::pair<int, int> placeAt(std::string_view bytes, std::size_t at) {
    const std::string_view before = bytes.substr(0, at);
    const std::size_t lineStart = before.rfind('\n') + 1; // 0 in the first line
    return {static_cast<int>(std::ranges::count(before, '\n')) + 1,
            static_cast<int>(characterCount(before.substr(lineStart))) + 1};
}

/// Returns the position of the mark after the first `most` ones (characters that may begin or end a map, list
/// or entry); the end if there are no more. They are counted beforehand, since yaml-cpp keeps several hundred
/// bytes for each before the first event.
std::size_t markOver(std::string_view bytes, std::size_t most) {
    constexpr auto table = [] {
        std::array<bool, 256> marks{};
        for (const char c : std::string_view("[]{},:?!&*"))
            marks[static_cast<unsigned char>(c)] = true;
        return marks;
    }();
    std::size_t count = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (table[static_cast<unsigned char>(bytes[i])]) ++count;
        if (bytes[i] == '-' && (i + 1 == bytes.size() || bytes[i + 1] == ' ' || bytes[i + 1] == '\n' ||
                                bytes[i + 1] == '\t' || bytes[i + 1] == '\r'))
            ++count;
        if (count > most) return i;
    }
    return bytes.size();
}

} // namespace

Expected<Node, Finding> readYaml(std::string_view bytes, const std::string& file, const YamlLimits& limits) {
    const auto refuse = [&](std::string code, int line, int column, Sentence sentence) {
        return unexpected(
            Finding{Severity::error, std::move(code), {file, line, column}, std::move(sentence)});
    };
    if (bytes.size() > limits.bytes)
        return refuse("too-large", 0, 0,
                      Sentence("The file is larger than {0} bytes, the most that is read.", limits.bytes));
    if (const std::size_t good = utf8PrefixLength(bytes); good != bytes.size()) {
        const auto [line, column] = placeAt(bytes, good);
        return refuse("encoding", line, column, Sentence("The file is not UTF-8 text; save it as UTF-8."));
    }
    if (const std::size_t over = markOver(bytes, limits.marks); over != bytes.size()) {
        const auto [line, column] = placeAt(bytes, over);
        return refuse("too-many", line, column,
                      Sentence("The file holds more maps, lists and values than are read."));
    }
    try {
        ViewBuffer buffer(bytes);
        std::istream stream(&buffer);
        YAML::Parser parser(stream);
        Builder builder(file, limits);
        if (!parser.HandleNextDocument(builder)) return refuse("yaml", 1, 1, Sentence("The file is empty."));
        SecondDocument second;
        parser.HandleNextDocument(second);
        return builder.take();
    } catch (const Stop& found) {
        return refuse(found.code, found.line, found.column, found.sentence);
    } catch (const YAML::Exception& error) {
        const bool known = error.mark.line >= 0;
        return refuse("yaml", known ? error.mark.line + 1 : 0, known ? error.mark.column + 1 : 0,
                      Sentence("This is no YAML: {0}.", error.msg));
    } catch (const std::exception&) {
        return refuse("yaml", 0, 0, Sentence("The file can't be read as YAML."));
    }
}

} // namespace marches
