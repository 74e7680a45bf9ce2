#include "app/play/seat_look.h"

#include "app/theme/heraldry.h"
#include "app/theme/style.h"

#include <QApplication>

#include <array>

namespace marches::play {

theme::PlayerColour playerColour(QStringView slug) {
    constexpr std::array names{u"red", u"blue", u"yellow", u"green", u"purple", u"black"};
    for (std::size_t i = 0; i < names.size(); ++i)
        if (slug == names[i]) return static_cast<theme::PlayerColour>(i);
    return theme::PlayerColour::Red;
}

QIcon shieldIcon(const SeatInfo& seat, const theme::Theme& theme) {
    return theme::shieldIcon(playerColour(seat.colour), theme);
}

const theme::Theme& currentTheme() {
    static const theme::Theme plain;
    const auto* style = dynamic_cast<const theme::MarchesStyle*>(qApp->style());
    return style ? style->theme() : plain;
}

} // namespace marches::play
