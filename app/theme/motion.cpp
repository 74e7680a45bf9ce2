#include "app/theme/motion.h"

#include "app/theme/style.h"

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QWidget>

namespace marches::theme {

namespace {

bool isOff(const QString& file, const QString& key) {
    const QString path = QStandardPaths::locate(QStandardPaths::GenericConfigLocation, file);
    if (path.isEmpty()) return false;
    const QString said = QSettings(path, QSettings::IniFormat).value(key).toString();
    bool number = false;
    const double value = said.toDouble(&number);
    return number ? value == 0 : said == QLatin1String("false");
}

/// The user has told the desktop that nothing shall move. Qt 6.4 knows it on Windows only; KDE and GTK keep
/// it in their files.
bool desktopIsStill() {
#ifdef Q_OS_WIN
    return !QApplication::isEffectEnabled(Qt::UI_General);
#else
    return isOff(QStringLiteral("kdeglobals"), QStringLiteral("KDE/AnimationDurationFactor")) ||
           isOff(QStringLiteral("gtk-3.0/settings.ini"), QStringLiteral("Settings/gtk-enable-animations"));
#endif
}

} // namespace

int motionTime(Motion motion, int usual) {
    switch (motion) {
    case Motion::Desktop:
        return desktopIsStill() ? 0 : usual;
    case Motion::Off:
        return 0;
    case Motion::Half:
        return usual * 2;
    case Motion::Usual:
        return usual;
    case Motion::Double:
        return usual / 2;
    }
    return 0;
}

int motionTime(const QWidget* widget, int usual) {
    const auto* style = qobject_cast<const MarchesStyle*>(widget ? widget->style() : QApplication::style());
    if (!style) style = qobject_cast<const MarchesStyle*>(QApplication::style());
    return style ? usual * style->motionSecond() / 1000 : 0;
}

void MarchesStyle::setMotion(Motion motion) {
    motion_ = motion;
    motionSecond_ = motionTime(motion, 1000);
}

} // namespace marches::theme
