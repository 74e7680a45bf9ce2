#pragma once

#include "app/theme/motion.h"
#include "app/theme/theme.h"

#include <QSettings>

namespace marches::shell {

/// What the user chose: an INI file in the folder for configuration (in tests: in theirs).
class Settings : public QSettings {
public:
    Settings();
};

/// Puts the last good copy of a settings file in the place of an empty one, else makes that copy, beside it.
/// For the program's start: Qt 6.4 leaves an empty file behind where the disk fills while it writes one.
void guardSettings(const QString& file);

theme::Theme chosenTheme(const QSettings& settings);
void keepTheme(const theme::Theme& theme);
theme::Motion chosenMotion(const QSettings& settings);
void keepMotion(theme::Motion motion);
QString chosenLanguage(const QSettings& settings); ///< empty: none was chosen
void keepLanguage(const QString& code);

} // namespace marches::shell
