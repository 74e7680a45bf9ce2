#include "editor/panes/neighbour_rows.h"

#include "app/shell/language.h"
#include "app/theme/icons.h"
#include "app/theme/paint.h"
#include "app/theme/style.h"
#include "editor/swatch.h"
#include "editor/words.h"
#include "engine/draft/edits_picture.h"
#include "engine/planar/planar_map.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <map>

namespace marches::editor {

namespace {

/// How long a province's borders are with those that it touches, by their positions.
std::map<int, double> contacts(const Document& document, const std::string& province) {
    std::map<int, double> found;
    const draft::Draft& draft = document.draft();
    const auto label = draft.labels.labelOf(province);
    if (!draft.map || !label) return found;
    for (const planar::Neighbour& each : draft.map->neighbours(*label))
        if (const int at = document.atlas().province(draft.labels.idOf(each.label)); at >= 0)
            found[at] = each.length;
    return found;
}

} // namespace

std::vector<NeighbourRow> neighbourRows(const Document& document, int province) {
    const Atlas& atlas = document.atlas();
    const ProvinceEntry& entry = atlas.provinces[static_cast<std::size_t>(province)];
    std::map<int, double> borders = contacts(document, entry.id);
    for (const int linked : entry.links)
        borders.try_emplace(linked, 0);
    const std::string language = shell::spokenLanguage().toStdString();
    std::vector<NeighbourRow> rows;
    for (const auto& [at, length] : borders) {
        const ProvinceEntry& other = atlas.provinces[static_cast<std::size_t>(at)];
        NeighbourRow row{text(other.id),
                         atlas.provinceName(at),
                         swatchIcon(atlas, other),
                         length,
                         std::binary_search(entry.links.begin(), entry.links.end(), at),
                         {}};
        if (!row.linked)
            if (auto because = draft::unlinkedBecause(document.draft(), entry.id, other.id, language))
                row.apart = text(*because);
        rows.push_back(std::move(row));
    }
    std::stable_sort(rows.begin(), rows.end(),
                     [](const NeighbourRow& a, const NeighbourRow& b) { return a.border > b.border; });
    return rows;
}

NeighbourButton::NeighbourButton(QWidget* parent) : QAbstractButton(parent) {
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void NeighbourButton::show(const NeighbourRow& row) {
    row_ = row;
    setObjectName(QStringLiteral("province.neighbour.") + row.province);
    setText(row.name);
    setToolTip(row.apart.value_or(QString()));
    setAccessibleName(tr("%1: %2", "a province, and why it is a neighbour").arg(row.name, reason()));
    setAccessibleDescription(toolTip());
    setVisible(true);
    update();
}

QString NeighbourButton::reason() const {
    if (row_.border <= 0) return tr("by sea", "how two provinces are linked");
    const QString border = tr("border %1", "its length in units of the map").arg(std::lround(row_.border));
    if (row_.linked) return border;
    return row_.apart
               ? tr("%1, kept apart", "two provinces that touch and are not linked, for a reason").arg(border)
               : tr("%1, not linked", "why two provinces touch").arg(border);
}

void NeighbourButton::contextMenuEvent(QContextMenuEvent* event) {
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("province.neighbour.menu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Go to %1", "%1 a province").arg(row_.name), this, &NeighbourButton::click);
    if (!row_.linked)
        menu->addAction(tr("Link them", "two provinces"), this, &NeighbourButton::linkWanted);
    else if (row_.border > 0)
        menu->addAction(tr("No link though they touch", "of two provinces"), this,
                        &NeighbourButton::unlinkWanted);
    else
        menu->addAction(tr("Take the link away", "of two provinces"), this, &NeighbourButton::unlinkWanted);
    menu->popup(event->globalPos());
}

QSize NeighbourButton::sizeHint() const {
    return {200, theme::themeOf(this).scaled(23)};
}

void NeighbourButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const theme::Theme& theme = theme::themeOf(this);
    if (underMouse()) painter.fillRect(rect(), theme.colour(theme::Role::Raised));
    const int sign = theme.scaledIcon(16);
    const int middle = (height() - sign) / 2;
    row_.swatch.paint(&painter, QRect{4, middle, sign, sign});
    if (row_.linked)
        theme::paintIcon(painter, theme::Icon::Check, QRectF(width() - sign - 4, middle, sign, sign),
                         theme.colour(theme::Role::Good));
    painter.setFont(theme.font(theme::FontRole::Note));
    const QString why = reason();
    const int room = painter.fontMetrics().horizontalAdvance(why) + 4;
    painter.setPen(theme.colour(theme::Role::Ink2));
    const QRect right{width() - sign - 8 - room, 0, room, height()};
    painter.drawText(right, Qt::AlignRight | Qt::AlignVCenter, why);
    painter.setFont(theme.font(theme::FontRole::TextBold));
    painter.setPen(theme.colour(theme::Role::Ink));
    const QRect left{sign + 10, 0, right.left() - sign - 16, height()};
    painter.drawText(left, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(row_.name, Qt::ElideRight, left.width()));
    if (hasFocus()) theme::paintInnerFocusRing(painter, QRectF(rect()).adjusted(1, 1, -1, -1), theme);
}

} // namespace marches::editor
