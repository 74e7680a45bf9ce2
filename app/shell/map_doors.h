#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace marches::shell {

/// The ways on from the page of a map that came as one file.
struct MapDoors {
    std::function<void(const QString& scenario)> play;   ///< the path of its file among the own maps
    std::function<void(const QString& scenario)> change; ///< in the editor
    std::function<void()> leave;                         ///< back to what was there before
};

/// Makes the page that opens the package at a path.
using PackagePages = std::function<QWidget*(const QString& path, const MapDoors& doors)>;

} // namespace marches::shell
