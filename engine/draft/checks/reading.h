#pragma once

#include "engine/draft/tree_path.h"
#include "engine/picture/contact.h"
#include "engine/scenario/scenario.h"

#include <map>
#include <memory>
#include <optional>
#include <tuple>

namespace marches::draft {

struct GameChecks;

/// Where each value and each key of a tree stands in the files that it was read from.
class PlaceIndex {
public:
    PlaceIndex() = default;
    explicit PlaceIndex(const Node& tree);

    /// Returns the path of what stands at a place, or of the last thing before it in that file; nothing
    /// where the file has no value. A block map begins where its first key does: `whole` asks for the map.
    std::optional<TreePath> at(const Place& place, bool whole) const;

private:
    using Key = std::tuple<std::string, int, int>;
    void add(const Node& node, TreePath& path);

    std::map<Key, TreePath> values_; ///< the outermost where several begin at one place
    std::map<Key, TreePath> keys_;
};

/// All that checks look at: a scenario as its readers see it, errors or not. A value; read once for each
/// state of the document.
struct Reading {
    std::string file;  ///< its name in findings
    Node own;          ///< the tree of the file itself; null where it can't be read
    Node base;         ///< the merged tree of what it is based on; null: on nothing, or that can't be read
    Node merged;       ///< own over base
    Node model;        ///< the tree to take missing figures from: the base, else a bundled map of the game
    PlaceIndex index;  ///< of `merged`
    Findings findings; ///< of the readers of the file, the game and the picture
    std::optional<Scenario> scenario; ///< only if its own reader found no error; the game may have found some
    std::optional<Picture> picture;
    std::vector<SharedBorder> borders; ///< of the picture
};

/// What is read: the text that would be saved, and where its relatives lie.
struct ReadingSource {
    std::string text;
    std::string file;
    std::filesystem::path folder; ///< of the base and the picture
    ScenarioSources sources;
    const GameChecks* game = nullptr;                 ///< null: a game that the program doesn't play
    std::shared_ptr<const Picture> picture = nullptr; ///< null: the one in the folder
};

/// Reads a scenario for the checks. Never throws.
Reading readForChecks(const ReadingSource& source);

} // namespace marches::draft
