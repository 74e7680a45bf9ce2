#include "engine/planar/svg_changes.h"

#include "engine/picture/path_data.h"
#include "engine/picture/path_text.h"
#include "engine/planar/calm.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

namespace marches::planar {
namespace {

using GridSegment = std::pair<GridPoint, GridPoint>; // the lesser point first

void appendSegments(std::vector<GridSegment>& segments, const GridRing& ring) {
    for (std::size_t i = 0, before = ring.size() - 1; i < ring.size(); before = i++)
        if (ring[before] != ring[i])
            segments.emplace_back(std::min(ring[before], ring[i]), std::max(ring[before], ring[i]));
}

/// Orders the segments and takes out those that stand there twice, which bound nothing.
std::vector<GridSegment> bounding(std::vector<GridSegment> segments) {
    std::sort(segments.begin(), segments.end());
    std::vector<GridSegment> kept;
    for (const GridSegment& segment : segments)
        if (!kept.empty() && kept.back() == segment)
            kept.pop_back();
        else
            kept.push_back(segment);
    return kept;
}

std::vector<GridSegment> segmentsOf(const Outline& outline) {
    std::vector<GridSegment> segments;
    for (const Ring& ring : outline.rings) {
        GridRing points;
        for (const Point& point : ring)
            points.push_back(toGrid(point));
        if (!points.empty()) appendSegments(segments, points);
    }
    return bounding(std::move(segments));
}

std::vector<GridSegment> segmentsOf(const std::vector<GridRing>& rings) {
    std::vector<GridSegment> segments;
    for (const GridRing& ring : rings)
        appendSegments(segments, ring);
    return bounding(std::move(segments));
}

Ring pointsOf(const GridRing& ring) {
    Ring points;
    points.reserve(ring.size());
    for (const GridPoint& point : ring)
        points.push_back(toPoint(point));
    return points;
}

std::int64_t turning(const GridRing& ring) {
    std::int64_t sum = 0;
    for (std::size_t i = 0, before = ring.size() - 1; i < ring.size(); before = i++)
        sum += orientation(ring.front(), ring[before], ring[i]);
    return sum;
}

/// Returns the faces as one outline. Outer rings run clockwise and holes against it, so that programs which
/// fill by the sense of rotation show the holes too.
Outline outlineOf(const std::vector<Face>& faces) {
    Outline outline;
    for (const Face& face : faces)
        for (std::size_t i = 0; i < face.rings.size(); ++i) {
            Ring ring = pointsOf(face.rings[i]);
            if ((turning(face.rings[i]) > 0) != (i == 0)) std::reverse(ring.begin(), ring.end());
            outline.rings.push_back(std::move(ring));
        }
    return outline;
}

/// Whether the same arc values lie beside a label in both maps, so that it can't differ.
bool sameArcs(const PlanarMap& one, const PlanarMap& other, Label label) {
    const auto pointers = [label](const PlanarMap& map) {
        std::vector<const Arc*> found;
        for (const ArcId id : map.arcsOf(label))
            found.push_back(&map.arc(id));
        std::sort(found.begin(), found.end());
        return found;
    };
    return pointers(one) == pointers(other);
}

/// Returns a map in which all land is one quiet land and all else is sea.
PlanarMap coastOf(const Shown& shown) {
    const auto kind = [&](Label label) {
        if (label == offSheet) return offSheet;
        return label == sea || shown.seas.contains(label) ? sea : quietLand;
    };
    std::vector<ArcPointer> arcs;
    for (const ArcId id : shown.map.arcs()) {
        const Arc& arc = shown.map.arc(id);
        const Label left = kind(arc.left);
        const Label right = kind(arc.right);
        if (left != right) arcs.push_back(std::make_shared<const Arc>(arc.points, left, right));
    }
    return PlanarMap(shown.map.sheet(), arcs);
}

/// Shares the faces of the coast out among the paths of `land`: those that show whole faces still are kept.
class LandPaths {
public:
    LandPaths(const MapSvg& base, std::vector<Face> faces) : base_(base), faces_(std::move(faces)) {}

    void change(SvgChanges& changes) {
        readPaths();
        std::vector<std::size_t> shown(paths_.size(), 0); // segments in faces that lie in this path alone
        std::vector<std::size_t> owner;
        for (const Face& face : faces_) {
            std::vector<GridSegment> segments = segmentsOf(face.rings);
            owner.push_back(ownerOf(segments));
            if (owner.back() < paths_.size()) shown[owner.back()] += segments.size();
        }
        const auto keeps = [&](std::size_t path) {
            return path < paths_.size() && shown[path] == sizes_[path] && sizes_[path] > 0;
        };
        std::vector<Face> rest;
        for (std::size_t i = 0; i < faces_.size(); ++i)
            if (!keeps(owner[i])) rest.push_back(std::move(faces_[i]));
        bool written = rest.empty();
        const std::string data = outlineText(outlineOf(rest));
        for (std::size_t i = 0; i < paths_.size(); ++i) {
            if (keeps(i)) continue;
            if (written)
                changes.changed.push_back({paths_[i], std::nullopt, std::nullopt, true});
            else
                changes.changed.push_back({paths_[i], data, std::nullopt, false});
            written = true;
        }
        if (!written) changes.added.push_back({SvgLayer::land, "", data, std::nullopt});
    }

private:
    void readPaths() {
        for (std::size_t i = 0; i < base_.paths.size(); ++i) {
            const SvgPath& path = base_.paths[i];
            if (path.layer != SvgLayer::land || !path.data) continue;
            Outline outline;
            if (auto subpaths = parsePathData(base_.text(*path.data)))
                for (Subpath& subpath : *subpaths)
                    if (subpath.points.size() >= 3) outline.rings.push_back(std::move(subpath.points));
            const std::vector<GridSegment> segments = segmentsOf(outline);
            for (const GridSegment& segment : segments)
                if (!owners_.emplace(segment, paths_.size()).second) owners_[segment] = none;
            paths_.push_back(i);
            sizes_.push_back(segments.size());
        }
    }

    /// Returns which path has all of the segments; `none` if they lie in more than one.
    std::size_t ownerOf(const std::vector<GridSegment>& segments) const {
        std::size_t owner = none;
        for (const GridSegment& segment : segments) {
            const auto found = owners_.find(segment);
            if (found == owners_.end() || (owner != none && found->second != owner)) return none;
            owner = found->second;
            if (owner == none) return none;
        }
        return owner;
    }

    static constexpr std::size_t none = SIZE_MAX;
    const MapSvg& base_;
    std::vector<Face> faces_;
    std::vector<std::size_t> paths_; ///< numbers in the base
    std::vector<std::size_t> sizes_; ///< how many segments each has
    std::map<GridSegment, std::size_t> owners_;
};

class ChangeFinder {
public:
    ChangeFinder(const MapSvg& base, const Shown& read, bool exact, const Shown& now)
        : base_(base), read_(read), now_(now), exact_(exact),
          calm_(!base.picture.calm.empty() || base.picture.provinces.empty()) {
        for (std::size_t i = 0; i < base.paths.size(); ++i)
            numbers_.emplace(base.paths[i].id, i);
    }

    SvgChanges find() {
        if (const GridBox& sheet = now_.map.sheet(); sheet != read_.map.sheet())
            changes_.size = toPoint({sheet.right, sheet.bottom});
        if (!sameCoast()) LandPaths(base_, coastOf(now_).faces(quietLand)).change(changes_);
        for (const auto& [label, id] : now_.ids)
            if (now_.map.has(label)) compare(label, id);
        for (const auto& [label, id] : read_.ids)
            if (!now_.map.has(label) || !now_.ids.contains(label)) {
                remove("prov-" + id);
                remove("calm-" + id);
            }
        return std::move(changes_);
    }

private:
    std::optional<std::size_t> numberOf(const std::string& id) const {
        const auto found = numbers_.find(id);
        return found == numbers_.end() ? std::nullopt : std::optional(found->second);
    }

    void remove(const std::string& id) {
        if (const auto number = numberOf(id))
            changes_.changed.push_back({*number, std::nullopt, std::nullopt, true});
    }

    bool sameOutline(Label label, const std::string& id) const {
        if (exact_)
            return sameArcs(read_.map, now_.map, label) ||
                   read_.map.outline(label) == now_.map.outline(label);
        const auto outline = base_.picture.provinces.find(id);
        return outline != base_.picture.provinces.end() &&
               segmentsOf(outline->second) == segmentsOf(now_.map.outline(label));
    }

    bool sameCoast() const {
        if (base_.picture.land.empty() && !now_.map.has(quietLand)) return true;
        const auto coast = segmentsOf(coastOf(now_).outline(quietLand));
        if (exact_ && coast == segmentsOf(coastOf(read_).outline(quietLand))) return true;
        std::vector<GridSegment> drawn;
        for (const Outline& outline : base_.picture.land) {
            const auto segments = segmentsOf(outline);
            drawn.insert(drawn.end(), segments.begin(), segments.end());
        }
        return bounding(std::move(drawn)) == coast;
    }

    void compare(Label label, const std::string& id) {
        const auto before = read_.ids.find(label);
        const auto path = before == read_.ids.end() ? std::nullopt : numberOf("prov-" + before->second);
        const bool same = path && sameOutline(label, before->second);
        const auto rename = path && before->second != id ? std::optional(id) : std::nullopt;
        const auto change = [&](std::size_t number, const char* prefix, std::optional<std::string> data) {
            if (data || rename)
                changes_.changed.push_back({number, std::move(data),
                                            rename ? std::optional(prefix + *rename) : std::nullopt, false});
        };
        const auto ifChanged = [&](auto text) {
            return same ? std::nullopt : std::optional<std::string>(text());
        };
        const auto outline = [&] { return outlineText(outlineOf(now_.map.faces(label))); };
        const auto calm = [&] {
            Outline quiet;
            for (const GridRing& ring : calmOutline(now_.map, label))
                quiet.rings.push_back(pointsOf(ring));
            return outlineText(quiet);
        };
        if (path)
            change(*path, "prov-", ifChanged(outline));
        else
            changes_.added.push_back({SvgLayer::provinces, "prov-" + id, outline(), std::nullopt});
        if (const auto quiet = path ? numberOf("calm-" + before->second) : std::nullopt)
            change(*quiet, "calm-", ifChanged(calm));
        else if (!path && calm_)
            changes_.added.push_back({SvgLayer::calm, "calm-" + id, calm(), std::nullopt});
    }

    const MapSvg& base_;
    const Shown& read_;
    const Shown& now_;
    bool exact_;
    bool calm_;
    std::unordered_map<std::string_view, std::size_t> numbers_; ///< of paths by id
    SvgChanges changes_;
};

/// Whether a picture that is read again shows the map to the point.
bool shows(const Picture& picture, const Shown& now) {
    const auto welded = weld(picture);
    if (!welded) return false;
    std::size_t provinces = 0;
    for (const auto& [label, id] : now.ids) {
        if (!now.map.has(label)) continue;
        const auto read = welded->labelOf(id);
        if (!read || welded->map.outline(*read) != now.map.outline(label)) return false;
        ++provinces;
    }
    return provinces == welded->ids.size() && welded->map.outline(quietLand) == now.map.outline(quietLand);
}

} // namespace

Shown shownBy(const Welded& welded, std::set<Label> seas) {
    Shown shown{welded.map, {}, std::move(seas)};
    for (std::size_t i = 0; i < welded.ids.size(); ++i)
        shown.ids.emplace(firstProvince + static_cast<Label>(i), welded.ids[i]);
    return shown;
}

SvgChanges svgChanges(const MapSvg& base, const Shown& read, bool exact, const Shown& now) {
    return ChangeFinder(base, read, exact, now).find();
}

Expected<std::string, Finding> svgOf(const MapSvg& base, const Shown& read, bool exact, const Shown& now) {
    auto bytes = svgWith(base, svgChanges(base, read, exact, now));
    if (!bytes || *bytes == base.bytes) return bytes;
    const PictureResult again = readPicture(*bytes, base.file);
    if (again.picture && shows(*again.picture, now)) return bytes;
    return unexpected(Finding{Severity::error,
                              "svg-splice",
                              {base.file, 0, 0},
                              Sentence("The changed picture, read again, does not show what it should.")});
}

} // namespace marches::planar
