#pragma once

#include "app/play/session.h"
#include "app/theme/theme.h"

#include <QIcon>

class QPainter;

namespace marches::play {

/// The table's colours by their names in records; Red for a name that is none of them.
theme::PlayerColour playerColour(QStringView slug);

/// A seat's arms on its shield.
void paintShield(QPainter& painter, const QRectF& where, const SeatInfo& seat, const theme::Theme& theme);
QIcon shieldIcon(const SeatInfo& seat, const theme::Theme& theme);

} // namespace marches::play
