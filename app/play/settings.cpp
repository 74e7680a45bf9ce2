#include "app/play/settings.h"

#include <QStandardPaths>

#include <algorithm>
#include <array>

namespace marches::play {

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

theme::Theme chosenTheme(const QSettings& settings) {
    theme::Theme theme;
    theme.tone = settings.value(darkKey).toBool() ? theme::Tone::Dark : theme::Tone::Light;
    theme.textFactor = std::clamp(settings.value(textKey, 1.0).toDouble(), 0.8, 2.0);
    return theme;
}

void keepTheme(QSettings& settings, const theme::Theme& theme) {
    settings.setValue(darkKey, theme.tone == theme::Tone::Dark);
    settings.setValue(textKey, theme.textFactor);
}

theme::Motion chosenMotion(const QSettings& settings) {
    const QString kept = settings.value(motionKey).toString();
    for (std::size_t i = 0; i < motionNames.size(); ++i)
        if (kept == QLatin1String(motionNames[i])) return static_cast<theme::Motion>(i);
    return theme::Motion::Desktop;
}

void keepMotion(QSettings& settings, theme::Motion motion) {
    settings.setValue(motionKey, QLatin1String(motionNames[static_cast<std::size_t>(motion)]));
}

QString chosenLanguage(const QSettings& settings) {
    return settings.value(languageKey).toString();
}

void keepLanguage(QSettings& settings, const QString& code) {
    settings.setValue(languageKey, code);
}

} // namespace marches::play
