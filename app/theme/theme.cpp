#include "app/theme/theme.h"

#include <QDir> // Q_INIT_RESOURCE

#include <algorithm>
#include <cmath>

// Outside any namespace: the macro declares the resource's initialiser where it stands.
static void initResources() {
    Q_INIT_RESOURCE(marches_fonts);
    Q_INIT_RESOURCE(marches_icons);
}

namespace marches::theme {

int Theme::scaled(double px) const {
    return static_cast<int>(std::lround(px * textFactor));
}

int Theme::scaledIcon(double px) const {
    constexpr double largest = 1.5;
    return static_cast<int>(std::lround(px * std::min(textFactor, largest)));
}

QStringList init() {
    initResources();
    return loadFonts();
}

} // namespace marches::theme
