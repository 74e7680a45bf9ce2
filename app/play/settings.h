#pragma once

#include <QSettings>

namespace marches::play {

/// What the user chose: an INI file in the folder for configuration (in tests: in theirs).
class Settings : public QSettings {
public:
    Settings();
};

} // namespace marches::play
