#include "app/shell/settings.h"

#include "app/shell/files.h"
#include "engine/base/disk.h"
#include "engine/base/file.h"

#include <QStandardPaths>

#include <algorithm>
#include <array>

namespace marches::shell {

namespace {
const QString darkKey = QStringLiteral("view/dark");
const QString textKey = QStringLiteral("view/text");
const QString motionKey = QStringLiteral("view/motion");
const QString languageKey = QStringLiteral("view/language");

/// By theme::Motion.
constexpr std::array<const char*, theme::motionCount> motionNames{"desktop", "off", "half", "usual",
                                                                  "double"};
} // namespace

Settings::Settings()
    : QSettings(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) +
                    QStringLiteral("/marches.ini"),
                QSettings::IniFormat) {}

void guardSettings(const QString& file) {
    constexpr std::size_t mostBytes = 1 << 20;
    const std::filesystem::path path = onDisk(file);
    const std::filesystem::path copy = onDisk(file + QStringLiteral(".kept"));
    const auto bytes = readRegularFile(path, mostBytes);
    const auto kept = readRegularFile(copy, mostBytes);
    std::optional<Finding> fault;
    if (bytes && !bytes->empty() && kept != bytes)
        fault = writeAtomically(copy, *bytes);
    else if (bytes && bytes->empty() && kept)
        fault = writeAtomically(path, *kept);
    if (fault) qWarning("%s", formatted(*fault).c_str());
}

theme::Theme chosenTheme(const QSettings& settings) {
    theme::Theme theme;
    theme.tone = settings.value(darkKey).toBool() ? theme::Tone::Dark : theme::Tone::Light;
    theme.textFactor = std::clamp(settings.value(textKey, 1.0).toDouble(), 0.8, 2.0);
    return theme;
}

void keepTheme(const theme::Theme& theme) {
    Settings settings;
    settings.setValue(darkKey, theme.tone == theme::Tone::Dark);
    settings.setValue(textKey, theme.textFactor);
}

theme::Motion chosenMotion(const QSettings& settings) {
    const QString kept = settings.value(motionKey).toString();
    for (std::size_t i = 0; i < motionNames.size(); ++i)
        if (kept == QLatin1String(motionNames[i])) return static_cast<theme::Motion>(i);
    return theme::Motion::Desktop;
}

void keepMotion(theme::Motion motion) {
    Settings().setValue(motionKey, QLatin1String(motionNames[static_cast<std::size_t>(motion)]));
}

QString chosenLanguage(const QSettings& settings) {
    return settings.value(languageKey).toString();
}

void keepLanguage(const QString& code) {
    Settings().setValue(languageKey, code);
}

} // namespace marches::shell
