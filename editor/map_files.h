#pragma once

#include "engine/base/expected.h"
#include "engine/base/finding.h"
#include "engine/draft/draft.h"
#include "engine/draft/new_map.h"

#include <QString>
#include <QStringList>

#include <vector>

/// The maps on the disk: the bundled ones, those of the person, and where a copy goes.
namespace marches::editor {

[[nodiscard]] QString ownMapsFolder(); ///< Documents/Marches/Maps; made if it is missing
[[nodiscard]] ScenarioSources mapSources();

/// A map that can be opened.
struct MapFile {
    QString path;
    bool bundled = false;
};
/// The person's own maps and the recent ones, newest first, then those that come with the program.
[[nodiscard]] std::vector<MapFile> allMaps();
[[nodiscard]] bool isBundled(const QString& path);

[[nodiscard]] QStringList recentMaps(); ///< newest first; files that are gone are left out
void addRecentMap(const QString& path);

/// Whether a map in the folder of own maps, or one that comes with the program, has this id or file name.
[[nodiscard]] bool isMapNameTaken(const QString& name);
/// The name, or one with a number behind it, that is not taken; "map" for an empty one.
[[nodiscard]] QString freeMapName(const QString& name);
/// Writes a new map into the folder of own maps, and returns its path. Code "file-exists": its name is taken;
/// nothing was written.
[[nodiscard]] Expected<QString, Finding> writeNewMap(const draft::NewMap& made, const QString& name);

/// Writes a copy of a map and its picture into the folder of own maps, with an id and a file name that are
/// free there, and returns its path. What is there is never written over.
[[nodiscard]] Expected<QString, Finding> copyOfMap(const QString& path);

} // namespace marches::editor
