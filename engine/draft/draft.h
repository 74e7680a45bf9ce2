#pragma once

#include "engine/base/finding.h"
#include "engine/draft/change.h"
#include "engine/draft/game_slots.h"
#include "engine/picture/svg_spans.h"
#include "engine/planar/weld.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/yaml_splice.h"

#include <array>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace marches::draft {

/// A file as it was last read or written.
struct KnownFile {
    std::filesystem::path path;
    std::string digest; ///< SHA-256 of its bytes; empty: there was no such file
    bool operator==(const KnownFile&) const = default;
};

/// Which id belongs to which label of the planar map. A value; copies share the table. Labels are never given
/// twice, not even after an undo.
class LabelTable {
public:
    /// Returns the province's id; empty for sea, quiet land and labels of no province.
    const std::string& idOf(Label label) const noexcept;
    /// Returns the province's label; nothing where it has no outline.
    std::optional<Label> labelOf(std::string_view id) const noexcept;
    /// Returns a label that was never used.
    Label next() const noexcept { return next_; }
    void use(Label label) noexcept; ///< counts a label as used
    /// Gives a label its id; an empty one takes it away.
    void set(Label label, std::string id);
    const std::map<Label, std::string>& all() const noexcept { return table_->ids; }

    bool operator==(const LabelTable& other) const { return table_->ids == other.table_->ids; }

private:
    struct Table {
        std::map<Label, std::string> ids;
        std::map<std::string, Label, std::less<>> labels;
    };
    std::shared_ptr<const Table> table_ = std::make_shared<const Table>();
    Label next_ = planar::firstProvince;
};

/// The files of a document as they were opened. They never change while the document is open: the files of
/// now are made from these bytes and the content of now, so that undoing everything gives these bytes again.
struct Opened {
    std::filesystem::path folder; ///< where the scenario lies, and where its own picture goes
    std::string name;             ///< of the YAML file, without a folder: "lotharingia.yaml"
    YamlBase yaml;                ///< its bytes, and what they say
    MapSvg svg;                   ///< the picture, own or the base's; without bytes: none
    bool svgReads = false;        ///< the picture was read without an error
    bool exact = false;           ///< the planar map has the picture's own lines (planar::Welded::exact)
    std::string newSvgName;       ///< what its own picture is called once it has one
    bool ownSvg = false;          ///< the picture is named by this file, and lies beside it
    Node base;                    ///< the merged tree of what it is based on; null: based on nothing
    /// What the picture shows; as in Draft.
    std::shared_ptr<const planar::PlanarMap> map;
    std::array<std::vector<LayerItem>, 4> layers;
    LabelTable labels;
    /// What the files held that this one is based on, its picture too: to see when they change.
    std::vector<KnownFile> basis;
    ScenarioSources sources;
    GameSlots game; ///< what its game says; empty for a game that is not known

    std::filesystem::path path() const { return folder / name; }
};

/// A scenario that is being made. A value: copies share what they have in common.
struct Draft {
    std::shared_ptr<const Opened> opened; ///< never null
    Node tree;                            ///< the file's own, before `based-on`; a map
    /// The planar map; null: there is no picture, or its borders are not joined yet.
    std::shared_ptr<const planar::PlanarMap> map;
    /// The paths over the provinces, in painting order, indexed by Layer.
    std::array<std::vector<LayerItem>, 4> layers;
    LabelTable labels;
    std::shared_ptr<const Underlay> underlay{}; ///< a picture that is traced; null: none. Never saved

    const std::vector<LayerItem>& layer(Layer which) const { return layers[static_cast<std::size_t>(which)]; }
    std::vector<LayerItem>& layer(Layer which) { return layers[static_cast<std::size_t>(which)]; }
};

/// Returns the scenario's whole tree: the own keys over those of what it is based on.
Node wholeTree(const Draft& draft);
/// Returns the value at a path of the whole tree, without making all of it; nothing where there is none.
std::optional<Node> valueAt(const Draft& draft, const TreePath& path);

struct OpenResult {
    std::optional<Draft> draft; ///< nothing only where the file can't be read or is no YAML
    std::string text;           ///< the bytes of the file
    Findings findings;          ///< those of the engine's reader and of the picture's
    /// Why the picture's outlines are no planar map yet, where it was read without an error.
    std::optional<planar::WeldFault> notJoined;
};

/// Opens a scenario for editing; `games` are those that are known. Errors in it stop playing, never editing:
/// what can't be read as YAML alone opens for its text only.
OpenResult openDraft(const std::filesystem::path& path, const ScenarioSources& sources,
                     std::span<const GameSlots> games = {});
/// Opens a scenario from memory; `path` is where it will be saved.
OpenResult openDraftText(std::string bytes, const std::filesystem::path& path, const ScenarioSources& sources,
                         std::span<const GameSlots> games = {});

/// Opens the copies of a scenario's files that lie elsewhere, as if they were those of `path`. Without `svg`
/// the picture is read where the scenario names it.
OpenResult openDraftCopies(std::string yaml, std::optional<std::string> svg,
                           const std::filesystem::path& path, const ScenarioSources& sources,
                           std::span<const GameSlots> games = {});

/// Returns the scenario file of now: the opened bytes with what has changed.
std::string yamlNow(const Draft& draft);
/// The same with what is known of the writing: values that lost their comments.
Spliced spliced(const Draft& draft);
/// Returns the picture's file of now: the opened bytes with the paths that have changed; empty without a
/// picture. Code "svg-splice" and those of readPicture.
Expected<std::string, Finding> svgNow(const Draft& draft);
/// Returns the path data of an item of a layer, as it is written.
std::string layerText(const Outline& item, Layer layer);
/// Says that bytes of the picture's file, read again, don't show what the draft does; nothing where they do,
/// and for pictures of more than 2 MB, which are not read again. Code "svg-reads-otherwise".
std::optional<Finding> readsOtherwise(const Draft& draft, const std::string& svg);
/// Returns the name of the SVG that is saved with the scenario; empty where its picture is another
/// scenario's, or it has none.
std::string ownPictureName(const Draft& draft);
/// Whether the content is what was opened, whatever was done and undone.
bool isAsOpened(const Draft& draft);

/// Reads the scenario of now by the engine's own reader, from the text that would be saved.
ScenarioResult scenarioOf(const Draft& draft);

} // namespace marches::draft
