#pragma once

#include "app/play/session.h"
#include "app/theme/theme.h"

#include <QIcon>

namespace marches::play {

/// The table's colours by their names in records; Red for a name that is none of them.
theme::PlayerColour playerColour(QStringView slug);

QIcon shieldIcon(const SeatInfo& seat, const theme::Theme& theme);

/// The theme in force in the whole program.
const theme::Theme& currentTheme();

} // namespace marches::play
