#pragma once

#include "app/theme/theme.h"
#include "editor/warriors/tables_sheet.h"

#include <QRectF>

#include <vector>

class QPainter;

namespace marches::editor {

/// An ability as it stands in a cell.
struct ChipLook {
    QString text;
    bool differs = false;
    bool current = false;
    bool lifted = false; ///< it is being dragged
};

/// How a cell looks now.
struct CellLook {
    FigureCell::Kind kind = FigureCell::Kind::none;
    QString text;
    std::optional<theme::Icon> icon;
    bool label = false; ///< the first column
    bool head = false;  ///< in a row of heads
    bool track = false; ///< in the head of a track of the play-mat
    bool differs = false;
    bool warning = false;
    bool error = false;
    bool current = false;
    bool refused = false; ///< what is typed is out of range
    bool target = false;  ///< an ability is held over it
    std::vector<ChipLook> chips;
};

constexpr double figureRowHeight = 28; ///< px at 100 % text
constexpr double chipRowHeight = 21;

void paintFigureCell(QPainter& painter, const QRectF& cell, const CellLook& look, const theme::Theme& theme);
/// The field of a figure in its cell.
[[nodiscard]] QRectF figureBox(const QRectF& cell, const theme::Theme& theme);
/// The part of the field that steps it: up in its upper half, down in its lower one; empty: there is no room.
[[nodiscard]] QRectF stepperBox(const QRectF& cell, const theme::Theme& theme);
/// Where the chips of a cell lie, from above.
[[nodiscard]] std::vector<QRectF> chipBoxes(const QRectF& cell, const QStringList& texts,
                                            const theme::Theme& theme);
void paintChip(QPainter& painter, const QRectF& box, const ChipLook& chip, const theme::Theme& theme);
/// The edge of what differs.
[[nodiscard]] QColor gold(const theme::Theme& theme);

} // namespace marches::editor
