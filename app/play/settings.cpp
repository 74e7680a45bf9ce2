#include "app/play/settings.h"

#include <QStandardPaths>

namespace marches::play {

Settings::Settings()
    : QSettings(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) +
                    QStringLiteral("/marches.ini"),
                QSettings::IniFormat) {}

} // namespace marches::play
