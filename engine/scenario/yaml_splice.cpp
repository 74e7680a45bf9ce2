#include "engine/scenario/yaml_splice.h"

#include "engine/scenario/yaml.h"
#include "engine/scenario/yaml_edits.h"
#include "engine/scenario/yaml_text.h"

#include <algorithm>
#include <set>

namespace marches {

using yaml_edits::Edit;
using yaml_edits::isNew;
using yaml_edits::Path;

namespace {

constexpr int mostTries = 12; ///< until the whole file is written anew

std::string writtenPath(const Path& path) {
    std::string text;
    for (const std::string& part : path)
        (text += text.empty() ? "" : "/") += part;
    return text;
}

/// Whether two trees have the same content; a text that needs quotes may have got them.
bool sameReading(const Node& read, const Node& wanted) {
    if (read.kind != wanted.kind || read.text != wanted.text || read.size() != wanted.size() ||
        read.keys.size() != wanted.keys.size())
        return false;
    if (read.quoted != wanted.quoted && (wanted.quoted || yaml_text::readsPlain(wanted.text))) return false;
    for (std::size_t i = 0; i < read.keys.size(); ++i)
        if (read.keys[i].text != wanted.keys[i].text) return false;
    return read.items.shares(wanted.items) || std::ranges::equal(read.items, wanted.items, sameReading);
}

/// Collects the paths of the smallest values in which two trees differ.
void findDifferences(const Node& read, const Node& wanted, Path& path, std::set<Path>& found) {
    const bool within = read.kind == wanted.kind && read.size() == wanted.size() && read.size() > 0 &&
                        std::ranges::equal(read.keys, wanted.keys, {}, &Node::Key::text, &Node::Key::text);
    if (!within) {
        if (!sameReading(read, wanted)) found.insert(path);
        return;
    }
    for (std::size_t i = 0; i < read.size(); ++i) {
        path.push_back(read.isMap() ? read.keys[i].text : std::to_string(i));
        findDifferences(read.items[i], wanted.items[i], path, found);
        path.pop_back();
    }
}

/// Returns the positions of the keys of `wanted` in the order in which they are written: those that were in
/// the base keep its order, new ones stand at the house's place, or behind the key before them.
std::vector<std::size_t> orderOfKeys(const Node& base, const Node& wanted,
                                     const std::vector<std::string_view>& house) {
    const std::vector<std::size_t> origin = yaml_edits::originOfKeys(base, wanted);
    std::vector<std::size_t> order;
    for (std::size_t j = 0; j < wanted.size(); ++j)
        if (origin[j] != isNew) order.push_back(j);
    std::ranges::sort(order, {}, [&](std::size_t j) { return origin[j]; });
    const auto rank = [&](std::size_t j) {
        return std::ranges::find(house, wanted.keys[j].text) - house.begin();
    };
    if (order.size() == wanted.size()) return order;
    for (std::size_t j = 0; j < wanted.size(); ++j) {
        if (origin[j] != isNew) continue;
        if (rank(j) < std::ssize(house)) {
            const auto before = std::find_if(order.rbegin(), order.rend(),
                                             [&](std::size_t other) { return rank(other) < rank(j); });
            order.insert(before.base(), j);
        } else if (j == 0) {
            order.insert(order.begin(), j);
        } else {
            order.insert(std::ranges::find(order, j - 1) + 1, j);
        }
    }
    return order;
}

/// Returns `wanted` with the keys of its maps in the order in which they are written.
Node arranged(const Node& base, const Node& wanted, const GameKeys* house, Path& path) {
    if (base.kind != wanted.kind || wanted.size() == 0 || sameContent(base, wanted)) return wanted;
    Node result = wanted;
    std::vector<Node>& items = result.items.edit();
    const auto arrangeItem = [&](std::size_t i, std::size_t j, const std::string& part) {
        path.push_back(part);
        items[j] = arranged(base.items[i], wanted.items[j], house, path);
        path.pop_back();
    };
    if (wanted.isList()) {
        const std::vector<std::size_t> origin = yaml_edits::originOfElements(base, wanted);
        for (std::size_t j = 0; j < wanted.size(); ++j)
            if (origin[j] != isNew) arrangeItem(origin[j], j, std::to_string(j));
        return result;
    }
    const std::vector<std::size_t> origin = yaml_edits::originOfKeys(base, wanted);
    for (std::size_t j = 0; j < wanted.size(); ++j)
        if (origin[j] != isNew) arrangeItem(origin[j], j, wanted.keys[j].text);
    const std::vector<std::string_view> names =
        house == nullptr ? std::vector<std::string_view>() : keyOrder(*house, path);
    const std::vector<std::size_t> order = orderOfKeys(base, wanted, names);
    std::vector<Node::Key> keys;
    std::vector<Node> values;
    for (const std::size_t j : order) {
        keys.push_back(wanted.keys[j]);
        values.push_back(std::move(items[j]));
    }
    result.keys = std::move(keys);
    result.items = std::move(values);
    return result;
}

/// Returns the paths that are to be written anew because a text with these edits is no YAML, as was found at
/// a line.
std::set<Path> pathsAt(std::string_view bytes, const std::vector<Edit>& edits, int line) {
    const Edit* nearest = nullptr;
    std::ptrdiff_t at = 1; // line of the base
    std::ptrdiff_t more = 0;
    std::size_t done = 0;
    for (const Edit& edit : edits) {
        at += std::count(bytes.begin() + static_cast<std::ptrdiff_t>(done),
                         bytes.begin() + static_cast<std::ptrdiff_t>(std::max(done, edit.at.begin)), '\n');
        done = std::max(done, edit.at.begin);
        if (nearest != nullptr && at + more > line) break;
        nearest = &edit;
        const auto begin = bytes.begin() + static_cast<std::ptrdiff_t>(edit.at.begin);
        more += std::ranges::count(edit.text, '\n') -
                std::count(begin, bytes.begin() + static_cast<std::ptrdiff_t>(edit.at.end), '\n');
    }
    if (nearest == nullptr) return {Path{}};
    return {nearest->path};
}

Spliced wholeAnew(const Node& wanted) {
    Spliced result;
    result.bytes = writeYaml(wanted);
    result.rewritten = {""};
    const auto read = readYaml(result.bytes, "");
    result.proven = read && sameReading(*read, wanted);
    result.tree = result.proven ? *read : wanted;
    return result;
}

/// The base's text with a line's end at its end, and what it takes to write into it.
struct Ground {
    explicit Ground(const YamlBase& base)
        : lineEnd(base.bytes.substr(0, base.bytes.find('\n') + 1).ends_with("\r\n") ? "\r\n" : "\n"),
          added(!base.bytes.ends_with('\n')), bytes(added ? base.bytes + lineEnd : base.bytes) {}

    /// Takes the line's end away again that was added.
    std::string finished(std::string text) const {
        if (added && text.ends_with(lineEnd)) text.resize(text.size() - lineEnd.size());
        return text;
    }

    std::string lineEnd;
    bool added;
    std::string bytes;
};

} // namespace

Expected<YamlBase, Finding> readYamlBase(std::string bytes, const std::string& file) {
    auto tree = readYaml(bytes, file);
    if (!tree) return unexpected(tree.error());
    YamlBase base{std::move(bytes), std::move(*tree), std::nullopt};
    base.spans = yamlSpans(base.bytes, base.tree);
    return base;
}

Spliced yamlWith(const YamlBase& base, const Node& wanted, const GameKeys* house) {
    if (sameContent(base.tree, wanted)) return {base.bytes, base.tree, {}, true};
    Path path;
    const Node target = arranged(base.tree, wanted, house, path);
    if (sameContent(base.tree, target)) return {base.bytes, base.tree, {}, true};
    if (!base.spans || base.tree.kind != target.kind || base.tree.size() == 0 || target.size() == 0)
        return wholeAnew(target);
    const Ground ground(base);
    std::set<Path> anew;
    for (int tries = 0; tries < mostTries && !anew.contains(Path{}); ++tries) {
        const std::vector<Edit> edits =
            yaml_edits::editsFor({ground.bytes, base.tree, *base.spans, ground.lineEnd}, target, anew);
        Spliced result;
        result.bytes = ground.finished(yaml_edits::edited(ground.bytes, edits));
        auto read = readYaml(result.bytes, "");
        if (read && sameReading(*read, target)) {
            result.tree = std::move(*read);
            for (const Path& one : anew)
                result.rewritten.push_back(writtenPath(one));
            return result;
        }
        std::set<Path> wrong;
        if (read)
            findDifferences(*read, target, path, wrong);
        else
            wrong = pathsAt(ground.bytes, edits, read.error().place.line);
        for (Path one : wrong) {
            while (!one.empty() && anew.contains(one))
                one.pop_back();
            anew.insert(std::move(one));
        }
    }
    return wholeAnew(target);
}

Spliced yamlWith(std::string_view base, const Node& wanted, const GameKeys* house) {
    const auto read = readYamlBase(std::string(base), "");
    return read ? yamlWith(*read, wanted, house) : wholeAnew(wanted);
}

} // namespace marches
