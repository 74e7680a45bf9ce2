#include "engine/picture/svg_splice.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <map>
#include <tuple>
#include <utility>

namespace marches {
namespace {

constexpr std::array<std::string_view, 7> looks{"style",  "class",        "fill",   "fill-rule",
                                                "stroke", "stroke-width", "opacity"};

constexpr std::size_t nowhere = SIZE_MAX;

Finding notWritable(const MapSvg& base) {
    return {Severity::error,
            "svg-splice",
            {base.file, 0, 0},
            Sentence("This change can't be written into the picture.")};
}

bool onlyOf(std::string_view text, std::string_view allowed) {
    return text.find_first_not_of(allowed) == std::string_view::npos;
}
bool isPlainData(std::string_view data) {
    return onlyOf(data, "MmLlHhVvCcQqZz0123456789+-.,eE \t\n\r");
}
bool isPlainId(std::string_view id) {
    return onlyOf(id, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.");
}

/// Bytes of the base and what stands there instead.
struct Splice {
    ByteSpan span;
    std::string text;
};

/// What a path of the result must be.
struct WantedPath {
    std::string id;
    SvgLayer layer = SvgLayer::none;
    std::string data; ///< as written
    bool operator==(const WantedPath&) const = default;
};

class SvgSplicer {
public:
    SvgSplicer(const MapSvg& base, const SvgChanges& changes) : base_(base), changes_(changes) {}

    Expected<std::string, Finding> bytes() {
        if (auto fault = check()) return unexpected(std::move(*fault));
        if (changes_.size) resize(*changes_.size);
        for (const SvgPathChange& change : changes_.changed)
            if (change.removed)
                remove(base_.paths[change.path]);
            else
                alter(base_.paths[change.path], change);
        for (const auto& [before, added] : follow_)
            if (before != nowhere) putBehind(base_.paths[before], *added);
        for (std::size_t layer = 0; layer < svgGroupIds.size(); ++layer)
            putIntoGroup(static_cast<SvgLayer>(layer));
        return joined();
    }

    /// Returns all paths of the result in their order within each layer.
    std::vector<WantedPath> wanted() const {
        std::vector<WantedPath> paths;
        const auto addNew = [&](std::size_t before) {
            for (auto [at, end] = follow_.equal_range(before); at != end; ++at)
                paths.push_back({at->second->id, at->second->layer, at->second->data});
        };
        for (std::size_t i = 0; i < base_.paths.size(); ++i) {
            const SvgPath& path = base_.paths[i];
            const SvgPathChange* const change = changeOf(i);
            WantedPath kept{path.id, path.layer, path.data ? std::string(base_.text(*path.data)) : ""};
            if (change && change->data) kept.data = *change->data;
            if (change && change->id) kept.id = *change->id;
            if (!change || !change->removed) paths.push_back(std::move(kept));
            addNew(i);
        }
        addNew(nowhere);
        return paths;
    }

private:
    const SvgPathChange* changeOf(std::size_t path) const {
        const auto found = change_.find(path);
        return found == change_.end() ? nullptr : found->second;
    }

    std::optional<Finding> check() {
        if (changes_.size && !(changes_.size->x >= 1 && changes_.size->x <= 1e6 && changes_.size->y >= 1 &&
                               changes_.size->y <= 1e6))
            return notWritable(base_);
        for (const SvgPathChange& change : changes_.changed) {
            if (change.path >= base_.paths.size() || !change_.emplace(change.path, &change).second)
                return notWritable(base_);
            if ((change.data && !isPlainData(*change.data)) || (change.id && !isPlainId(*change.id)))
                return notWritable(base_);
            if (change.id && !base_.paths[change.path].idValue) return notWritable(base_);
        }
        for (const SvgNewPath& added : changes_.added) {
            const bool named = added.layer == SvgLayer::provinces || added.layer == SvgLayer::calm;
            if (added.layer == SvgLayer::none || !isPlainData(added.data) || !isPlainId(added.id) ||
                (named && layerOfPath(added.id, SvgLayer::none) != added.layer))
                return notWritable(base_);
        }
        findPredecessors();
        return std::nullopt;
    }

    /// Notes for each new path the path behind which it goes: none where its layer has no path.
    void findPredecessors() {
        std::array<std::size_t, svgGroupIds.size()> last{};
        last.fill(nowhere);
        for (std::size_t i = 0; i < base_.paths.size(); ++i)
            last[static_cast<std::size_t>(base_.paths[i].layer)] = i;
        for (const SvgNewPath& added : changes_.added) {
            const bool fits = added.behind && *added.behind < base_.paths.size() &&
                              base_.paths[*added.behind].layer == added.layer;
            follow_.emplace(fits ? *added.behind : last[static_cast<std::size_t>(added.layer)], &added);
        }
    }

    /// Returns the blanks right before a byte, from the last tag or text on.
    ByteSpan blanksBefore(std::size_t at) const {
        std::size_t begin = at;
        while (begin > 0 &&
               std::string_view(" \t\r\n").find(base_.bytes[begin - 1]) != std::string_view::npos)
            --begin;
        return {begin, at};
    }

    void remove(const SvgPath& path) {
        splices_.push_back({{blanksBefore(path.element.start.begin).begin, path.element.end}, ""});
    }

    void alter(const SvgPath& path, const SvgPathChange& change) {
        if (change.id) splices_.push_back({*path.idValue, *change.id});
        if (!change.data) return;
        if (path.data)
            splices_.push_back({*path.data, *change.data});
        else
            splices_.push_back(
                {{path.element.name.end, path.element.name.end}, " d=\"" + *change.data + '"'});
    }

    void putBehind(const SvgPath& before, const SvgNewPath& added) {
        std::string text(base_.text(blanksBefore(before.element.start.begin)));
        const char quote = before.data ? base_.bytes[before.data->end] : '"';
        text += '<';
        text += base_.text(before.element.name);
        if (!added.id.empty()) text += std::string(" id=") + quote + added.id + quote;
        for (const SvgAttribute& attribute : attributesOf(base_.bytes, before.element)) {
            if (std::find(looks.begin(), looks.end(), base_.text(attribute.name)) == looks.end()) continue;
            text += ' ';
            text += base_.text({attribute.name.begin, attribute.value.end + 1});
        }
        text += std::string(" d=") + quote + added.data + quote + "/>";
        splices_.push_back({{before.element.end, before.element.end}, std::move(text)});
    }

    std::string_view prefixOf(const SvgElement& element) const {
        const std::string_view name = base_.text(element.name);
        return name.substr(0, name.find(':') == std::string_view::npos ? 0 : name.find(':') + 1);
    }

    /// Puts the new paths of a layer that has no path yet into its group, or makes the group.
    void putIntoGroup(SvgLayer layer) {
        std::string paths;
        const SvgGroup* group = nullptr;
        for (const SvgGroup& candidate : base_.groups)
            if (candidate.id == svgGroupIds[static_cast<std::size_t>(layer)]) group = &candidate;
        const SvgElement& around = group ? group->element : base_.root;
        const std::string blanks =
            group ? std::string(base_.text(blanksBefore(around.start.begin))) : rootBlanks();
        const std::string prefix(prefixOf(around));
        for (auto [at, end] = follow_.equal_range(nowhere); at != end; ++at) {
            const SvgNewPath& added = *at->second;
            if (added.layer != layer) continue;
            (((paths += blanks) += '<') += prefix) += "path ";
            if (!added.id.empty()) paths += "id=\"" + added.id + "\" ";
            paths += "d=\"" + added.data + "\"/>";
        }
        if (paths.empty()) return;
        if (group) return putInto(around, blanks, paths);
        const std::string id(svgGroupIds[static_cast<std::size_t>(layer)]);
        putGroup(layer, blanks,
                 blanks + '<' + prefix + "g id=\"" + id + "\">" + paths + blanks + "</" + prefix + "g>");
    }

    /// Returns the blanks that stand before a child of the root.
    std::string rootBlanks() const {
        for (const SvgGroup& group : base_.groups)
            if (group.top) return std::string(base_.text(blanksBefore(group.element.start.begin)));
        if (base_.root.hasEnd) return std::string(base_.text(blanksBefore(base_.root.last)));
        return base_.bytes.find("\r\n") == std::string::npos ? "\n" : "\r\n";
    }

    /// Puts text at the end of an element's content.
    void putInto(const SvgElement& around, const std::string& blanks, std::string text) {
        if (around.hasEnd) {
            const std::size_t at = std::max(blanksBefore(around.last).begin, around.start.end);
            if (at == around.last) text += blanks;
            splices_.push_back({{at, at}, std::move(text)});
            return;
        }
        const std::string close = "</" + std::string(base_.text(around.name)) + '>';
        splices_.push_back(
            {{around.start.end - 2, around.start.end}, '>' + std::move(text) + blanks + close});
    }

    /// Puts a new group behind the groups that are painted before it.
    void putGroup(SvgLayer layer, const std::string& blanks, std::string text) {
        const auto isLayers = [&](const SvgGroup& group, auto fits) {
            for (std::size_t i = 0; i + 1 < svgGroupIds.size(); ++i)
                if (group.top && group.id == svgGroupIds[i] && fits(static_cast<SvgLayer>(i))) return true;
            return false;
        };
        std::optional<std::size_t> at;
        for (const SvgGroup& group : base_.groups)
            if (isLayers(group, [&](SvgLayer other) { return other < layer; }))
                at = std::max(at.value_or(0), group.element.end);
        for (const SvgGroup& group : base_.groups)
            if (!at && isLayers(group, [&](SvgLayer other) { return other > layer; }))
                at = blanksBefore(group.element.start.begin).begin;
        if (at)
            splices_.push_back({{*at, *at}, std::move(text)});
        else if (base_.root.hasEnd)
            putInto(base_.root, blanks, std::move(text));
        else
            rootContent_ += text;
    }

    /// Writes the size where it stands; a width or height that is no plain number stays.
    void resize(Point size) {
        for (const SvgAttribute& attribute : attributesOf(base_.bytes, base_.root)) {
            const std::string_view name = base_.text(attribute.name);
            const std::string_view value = base_.text(attribute.value);
            const std::string_view digits = value.ends_with("px") ? value.substr(0, value.size() - 2) : value;
            if (name == "viewBox")
                splices_.push_back({attribute.value, "0 0 " + plain(size.x) + ' ' + plain(size.y)});
            else if ((name == "width" || name == "height") && onlyOf(digits, "0123456789.") &&
                     !digits.empty())
                splices_.push_back({{attribute.value.begin, attribute.value.begin + digits.size()},
                                    plain(name == "width" ? size.x : size.y)});
        }
    }

    static std::string plain(double units) {
        std::array<char, 32> text{};
        const auto end =
            std::to_chars(text.data(), text.data() + text.size(), units, std::chars_format::fixed);
        return {text.data(), end.ptr};
    }

    Expected<std::string, Finding> joined() {
        if (!rootContent_.empty()) putInto(base_.root, rootBlanks(), std::move(rootContent_));
        std::stable_sort(splices_.begin(), splices_.end(), [](const Splice& a, const Splice& b) {
            return std::tie(a.span.begin, a.span.end) < std::tie(b.span.begin, b.span.end);
        });
        std::string text;
        std::size_t at = 0;
        for (const Splice& splice : splices_) {
            if (splice.span.begin < at) return unexpected(notWritable(base_));
            text.append(base_.bytes, at, splice.span.begin - at);
            text += splice.text;
            at = splice.span.end;
        }
        text.append(base_.bytes, at);
        return text;
    }

    const MapSvg& base_;
    const SvgChanges& changes_;
    std::map<std::size_t, const SvgPathChange*> change_;
    std::multimap<std::size_t, const SvgNewPath*> follow_; ///< new paths by the path that they go behind
    std::vector<Splice> splices_;
    std::string rootContent_; ///< new groups of a root that is written as one empty tag
};

/// Whether the paths read are the wanted ones, in the same order within each layer.
bool sameSvgPaths(const MapSvg& read, std::vector<WantedPath> wanted) {
    std::vector<WantedPath> got;
    got.reserve(read.paths.size());
    for (const SvgPath& path : read.paths)
        got.push_back({path.id, path.layer, path.data ? std::string(read.text(*path.data)) : ""});
    const auto less = [](const WantedPath& a, const WantedPath& b) { return a.layer < b.layer; };
    std::stable_sort(got.begin(), got.end(), less);
    std::stable_sort(wanted.begin(), wanted.end(), less);
    return got == wanted;
}

} // namespace

Expected<std::string, Finding> svgWith(const MapSvg& base, const SvgChanges& changes,
                                       const PictureLimits& limits) {
    if (changes == SvgChanges{}) return base.bytes;
    SvgSplicer splicer(base, changes);
    auto bytes = splicer.bytes();
    if (!bytes) return bytes;
    const Point size = changes.size.value_or(Point{base.picture.width, base.picture.height});
    const auto read = readMapSvg(*bytes, base.file, limits);
    if (!read) {
        for (const Finding& finding : read.error())
            if (finding.severity == Severity::error) return unexpected(finding);
    } else if (sameSvgPaths(*read, splicer.wanted()) &&
               Point{read->picture.width, read->picture.height} == size)
        return bytes;
    return unexpected(Finding{Severity::error,
                              "svg-splice",
                              {base.file, 0, 0},
                              Sentence("The changed picture, read again, does not show what it should.")});
}

} // namespace marches
