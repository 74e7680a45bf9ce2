#include "editor/swatch.h"

#include "app/theme/icons.h"

#include <QPainter>

#include <vector>

namespace marches::editor {

QIcon swatchIcon(std::span<const QColor> colours) {
    if (colours.empty()) return {};
    const std::vector<QColor> kept(colours.begin(), colours.end());
    return theme::paintedIcon([kept](QPainter& painter, const QRect& where, QIcon::Mode) {
        const double side = std::min(where.width(), where.height()) * 0.75;
        QRectF square{0, 0, side, side};
        square.moveCenter(QRectF(where).center());
        const double each = side / static_cast<double>(kept.size());
        painter.setRenderHint(QPainter::Antialiasing, false);
        for (std::size_t i = 0; i < kept.size(); ++i)
            painter.fillRect(QRectF{square.left() + each * static_cast<double>(i), square.top(), each, side},
                             kept[i]);
        painter.setPen(QColor(0, 0, 0, 90));
        painter.drawRect(square);
    });
}

QIcon swatchIcon(const Atlas& atlas, const ProvinceEntry& province) {
    std::vector<QColor> colours;
    for (const int country : province.countries)
        colours.push_back(atlas.countries[static_cast<std::size_t>(country)].colour);
    return swatchIcon(colours);
}

} // namespace marches::editor
