#include "app/shell/rows.h"

#include "app/theme/style.h"

#include <QKeyEvent>
#include <QPainter>

namespace marches::shell {

using theme::FontRole;
using theme::Role;

namespace {

constexpr int frame = 7; // px at 100 % above and below the words, for the ring of the focus
constexpr int apart = 2; // px at 100 % between a text and its detail below

constexpr int wrapped = static_cast<int>(Qt::TextWordWrap) | static_cast<int>(Qt::AlignVCenter);

/// What a row's text may take.
int textWidth(const QStyleOptionViewItem& option, const QModelIndex& index, const theme::Theme& theme,
              bool besideCost = true) {
    const auto* view = qobject_cast<const QTreeView*>(option.widget);
    if (view == nullptr) return 0;
    const int pad = theme.scaled(6);
    int width = view->viewport()->width() - 2 * pad - view->indentation();
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
        width -= view->indentation();
    if (index.data(Qt::DecorationRole).isValid()) width -= theme.scaledIcon(17) + pad + 1;
    if (const QString cost = index.data(CostRole).toString(); besideCost && !cost.isEmpty())
        width -= QFontMetrics{theme.font(FontRole::Text)}.horizontalAdvance(cost) + 1 + pad;
    return width;
}

/// Where the text has no room beside it, the cost stands below as well: what it is comes first.
bool costBelow(const QStyleOptionViewItem& option, const QModelIndex& index, const theme::Theme& theme) {
    const int text = QFontMetrics{theme.font(FontRole::TextBold)}.horizontalAdvance(
        index.data(Qt::DisplayRole).toString());
    return !index.data(HeadingRole).toBool() && !index.data(CostRole).toString().isEmpty() &&
           text + 1 > textWidth(option, index, theme);
}

/// What is too long to stand beside a text stands below it; so does why something is refused.
bool detailBelow(const QStyleOptionViewItem& option, const QModelIndex& index, const theme::Theme& theme) {
    const QString detail = index.data(DetailRole).toString();
    if (detail.isEmpty()) return costBelow(option, index, theme);
    const int beside = QFontMetrics{theme.font(FontRole::TextBold)}.horizontalAdvance(
                           index.data(Qt::DisplayRole).toString()) +
                       1 + theme.scaled(6) +
                       QFontMetrics{theme.font(FontRole::Text)}.horizontalAdvance(detail) + 1;
    return index.data(RefusedRole).toBool() || beside > textWidth(option, index, theme);
}

int heightOf(const QFont& font, const QString& text, int width, const theme::Theme& theme) {
    const QRect room(0, 0, std::max(theme.scaled(60), width), 1000);
    return QFontMetrics{font}.boundingRect(room, wrapped, text).height();
}

/// Of a text that stands above its detail.
int textHeight(const QStyleOptionViewItem& option, const QModelIndex& index, const theme::Theme& theme) {
    return heightOf(theme.font(FontRole::TextBold), index.data(Qt::DisplayRole).toString(),
                    textWidth(option, index, theme, !costBelow(option, index, theme)), theme);
}

QString linesBelow(const QStyleOptionViewItem& option, const QModelIndex& index, const theme::Theme& theme) {
    QStringList lines;
    if (costBelow(option, index, theme)) lines << index.data(CostRole).toString();
    if (const QString detail = index.data(DetailRole).toString(); !detail.isEmpty()) lines << detail;
    return lines.join(QLatin1Char('\n'));
}

} // namespace

void RowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const {
    const theme::Theme& theme = theme::themeOf(option.widget);
    const bool heading = index.data(HeadingRole).toBool();
    const bool refused = index.data(RefusedRole).toBool();
    const bool selected = option.state.testFlag(QStyle::State_Selected);

    QStyleOptionViewItem ground = option;
    ground.text.clear();
    ground.icon = {};
    ground.features &= ~(QStyleOptionViewItem::HasDisplay | QStyleOptionViewItem::HasDecoration);
    painter->save();
    if (index.data(CurrentRole).toBool() && !selected)
        painter->fillRect(option.rect, theme.colour(Role::Raised));
    option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);

    const Qt::LayoutDirection direction = option.direction;
    const auto logical = [&](const QRect& rect) { return QStyle::visualRect(direction, option.rect, rect); };
    const int pad = theme.scaled(6);
    QRect rest = option.rect.adjusted(pad, 0, -pad, 0);

    const Role quiet = selected ? Role::SelectionInk2 : Role::Ink3;
    const Role ink = selected ? Role::SelectionInk : refused ? Role::Ink3 : heading ? Role::Ink2 : Role::Ink;
    if (const QVariant decoration = index.data(Qt::DecorationRole); decoration.isValid()) {
        const int side = theme.scaledIcon(17);
        const QRect place{rest.left(), rest.center().y() - side / 2, side, side};
        decoration.value<QIcon>().paint(painter, logical(place), Qt::AlignCenter,
                                        selected  ? QIcon::Selected
                                        : refused ? QIcon::Disabled
                                                  : QIcon::Normal);
        rest.setLeft(place.right() + pad + 2);
    }

    const auto write = [&](const QRect& place, const QString& text, Qt::Alignment alignment) {
        const QString shown =
            painter->fontMetrics().elidedText(text, Qt::ElideRight, place.width(), Qt::TextSingleLine);
        painter->drawText(logical(place), static_cast<int>(QStyle::visualAlignment(direction, alignment)),
                          shown);
    };
    const QRect whole = rest;
    const bool below = detailBelow(option, index, theme);
    if (below) {
        rest.setTop(rest.top() + theme.scaled(frame));
        rest.setHeight(textHeight(option, index, theme));
    }
    if (const QString cost = index.data(CostRole).toString();
        !cost.isEmpty() && !(below && costBelow(option, index, theme))) {
        painter->setFont(theme.font(FontRole::Text));
        painter->setPen(theme.colour(quiet));
        const int width = painter->fontMetrics().horizontalAdvance(cost) + 1;
        write({rest.right() - width, rest.top(), width + 1, rest.height()}, cost,
              Qt::AlignRight | Qt::AlignVCenter);
        rest.setRight(rest.right() - width - pad);
    }
    const QString text = index.data(Qt::DisplayRole).toString();
    const QString detail = index.data(DetailRole).toString();
    const bool bold = heading || index.data(CurrentRole).toBool() || selected || !detail.isEmpty();
    painter->setFont(theme.font(bold ? FontRole::TextBold : FontRole::Text));
    painter->setPen(theme.colour(ink));
    const int width = std::min(painter->fontMetrics().horizontalAdvance(text) + 1, rest.width());
    if (below) {
        painter->drawText(logical(rest), wrapped | static_cast<int>(Qt::AlignLeading), text);
        painter->setFont(theme.font(FontRole::Text));
        painter->setPen(theme.colour(quiet));
        painter->drawText(
            logical(QRect{QPoint{rest.left(), rest.bottom() + 1 + theme.scaled(apart)}, whole.bottomRight()}),
            static_cast<int>(Qt::TextWordWrap) | static_cast<int>(Qt::AlignTop) |
                static_cast<int>(Qt::AlignLeading),
            linesBelow(option, index, theme));
        painter->restore();
        return;
    }
    if (painter->fontMetrics().horizontalAdvance(text) >= rest.width()) {
        painter->drawText(logical(rest), wrapped | static_cast<int>(Qt::AlignLeading), text);
        painter->restore();
        return;
    }
    write({rest.left(), rest.top(), width, rest.height()}, text, Qt::AlignLeft | Qt::AlignVCenter);
    rest.setLeft(rest.left() + width + pad);
    if (!detail.isEmpty() && rest.width() > pad) {
        painter->setFont(theme.font(FontRole::Text));
        painter->setPen(theme.colour(quiet));
        write(rest, detail, Qt::AlignLeft | Qt::AlignVCenter);
    }
    painter->restore();
}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const theme::Theme& theme = theme::themeOf(option.widget);
    const int room = textWidth(option, index, theme);
    if (detailBelow(option, index, theme))
        return {room, textHeight(option, index, theme) +
                          heightOf(theme.font(FontRole::Text), linesBelow(option, index, theme),
                                   textWidth(option, index, theme, false), theme) +
                          theme.scaled(apart) + 2 * theme.scaled(frame)};
    const int text =
        heightOf(theme.font(FontRole::TextBold), index.data(Qt::DisplayRole).toString(), room, theme);
    return {room, std::max(theme.scaled(25), text + 2 * theme.scaled(frame))};
}

RowsView::RowsView(const QString& name, QWidget* parent) : QTreeView(parent) {
    setObjectName(name);
    setItemDelegate(new RowDelegate(this));
    setHeaderHidden(true);
    setIndentation(14);
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setExpandsOnDoubleClick(false);
    viewport()->setBackgroundRole(QPalette::Window);
    connect(this, &QTreeView::clicked, this, [this](const QModelIndex& index) {
        if (!index.data(HeadingRole).toBool())
            emit chosen(index);
        else
            setExpanded(index, !isExpanded(index));
    });
}

void RowsView::resizeEvent(QResizeEvent* event) {
    if (event->size().width() != event->oldSize().width()) doItemsLayout();
    QTreeView::resizeEvent(event);
}

void RowsView::drawRow(QPainter* painter, const QStyleOptionViewItem& option,
                       const QModelIndex& index) const {
    if (index.data(HeadingRole).toBool())
        painter->fillRect(option.rect, theme::themeOf(this).colour(Role::PanelTitle));
    QTreeView::drawRow(painter, option, index);
}

void RowsView::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && currentIndex().isValid())
        emit chosen(currentIndex());
    else
        QTreeView::keyPressEvent(event);
}

} // namespace marches::shell
