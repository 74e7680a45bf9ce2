#include "app/theme/rows.h"

#include "app/theme/heraldry.h"
#include "app/theme/icons.h"
#include "app/theme/paint.h"
#include "app/theme/style.h"

#include <QFontMetrics>
#include <QListView>
#include <QPainter>
#include <QTreeView>

#include <algorithm>

namespace marches::theme {

namespace {

struct RowColours {
    QColor title;
    QColor quiet;
    QColor note;
};

RowColours coloursOf(const QStyleOptionViewItem& option, const QModelIndex& index, const Theme& theme) {
    if (option.state & QStyle::State_Selected) {
        const QColor quiet = theme.colour(Role::SelectionInk2);
        return {theme.colour(Role::SelectionInk), quiet, quiet};
    }
    const bool refused = index.data(RowRefused).toBool() || !(option.state & QStyle::State_Enabled);
    RowColours colours{theme.colour(refused ? Role::Ink3 : Role::Ink),
                       theme.colour(refused ? Role::Ink3 : Role::Ink2), theme.colour(Role::Ink2)};
    if (const QVariant ink = index.data(RowInk); ink.isValid())
        colours.note = theme.colour(Role(ink.toInt()));
    return colours;
}

/// Walks along a row from its start to its end, whichever way the layout runs.
class Line {
public:
    Line(const QRect& row, int margin, Qt::LayoutDirection direction)
        : row_(row), free_(row.adjusted(margin, 0, -margin, 0)), direction_(direction) {}

    QRect takeStart(int width, int gap) {
        const QRect part(free_.left(), free_.top(), std::min(width, free_.width()), free_.height());
        free_.setLeft(std::min(free_.right() + 1, part.right() + 1 + gap));
        return QStyle::visualRect(direction_, row_, part);
    }

    QRect takeEnd(int width, int gap) {
        const int taken = std::min(width, free_.width());
        const QRect part(free_.right() - taken + 1, free_.top(), taken, free_.height());
        free_.setRight(part.left() - 1 - gap);
        return QStyle::visualRect(direction_, row_, part);
    }

    int freeWidth() const { return std::max(0, free_.width()); }

private:
    QRect row_;
    QRect free_;
    Qt::LayoutDirection direction_;
};

/// In one line, cut where it is too long, or in as many as it takes.
void paintText(QPainter& painter, const QRect& where, const QString& text, const QFont& font,
               const QColor& colour, Qt::LayoutDirection direction, bool wraps = false) {
    painter.setFont(font);
    painter.setPen(colour);
    const int alignment = int(QStyle::visualAlignment(direction, Qt::AlignLeft) | Qt::AlignVCenter);
    if (wraps)
        painter.drawText(where, alignment | Qt::TextWordWrap, text);
    else
        painter.drawText(where, alignment,
                         QFontMetrics(font).elidedText(text, Qt::ElideRight, where.width()));
}

QRect squareIn(const QRect& where, int side) {
    QRect square(0, 0, side, side);
    square.moveCenter(where.center());
    return square;
}

void paintGround(const QStyleOptionViewItem& option, QPainter& painter, bool group, const Theme& theme) {
    if (group && !(option.state & QStyle::State_Selected)) {
        QColor ground = theme.colour(Role::PanelTitle);
        if (option.state & QStyle::State_MouseOver) ground = hovered(ground, theme.tone);
        painter.fillRect(option.rect, ground);
        return;
    }
    const QStyle* style = option.widget ? option.widget->style() : nullptr;
    if (style) style->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, &painter, option.widget);
}

constexpr int margin = 10;
constexpr int signGap = 7;
constexpr int signSide = 16;

void prepare(QAbstractItemView& view) {
    view.setItemDelegate(new RowDelegate(&view));
    view.setFrameShape(QFrame::NoFrame);
    view.setMouseTracking(true);
    view.viewport()->setBackgroundRole(QPalette::Window); // rows lie on the dock, not in a field
}

} // namespace

void RowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& given,
                        const QModelIndex& index) const {
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    const Painting scope(*painter);
    const Theme& theme = themeOf(option.widget);
    const bool group = index.data(RowIsGroup).toBool();
    const RowColours colours = coloursOf(option, index, theme);
    paintGround(option, *painter, group, theme);

    const int gap = theme.scaled(signGap);
    Line line(option.rect, theme.scaled(margin), option.direction);
    if (group && (option.state & QStyle::State_Children)) {
        const Direction closed = option.direction == Qt::RightToLeft ? Direction::Left : Direction::Right;
        paintTriangle(*painter, line.takeStart(theme.scaled(8), theme.scaled(4)),
                      option.state & QStyle::State_Open ? Direction::Down : closed, theme.scaled(8),
                      colours.quiet);
    }
    const int side = theme.scaledIcon(signSide);
    if (const QVariant shield = index.data(RowShield); shield.isValid())
        paintShield(*painter, PlayerColour(shield.toInt()), squareIn(line.takeStart(side, gap), side), theme);
    else if (const QVariant sign = index.data(RowSign); sign.isValid())
        paintIcon(*painter, Icon(sign.toInt()), squareIn(line.takeStart(side, gap), side), colours.title);
    else if (!option.icon.isNull())
        option.icon.paint(painter, squareIn(line.takeStart(side, gap), side));

    const QFont noteFont = theme.font(group ? FontRole::NoteBold : FontRole::Note);
    if (const QString note = index.data(RowNote).toString(); !note.isEmpty())
        paintText(*painter, line.takeEnd(QFontMetrics(noteFont).horizontalAdvance(note) + 1, gap), note,
                  noteFont, colours.note, option.direction);

    const bool strong = index.data(RowStrong).toBool();
    const QFont titleFont = group ? noteFont : theme.font(strong ? FontRole::TextBold : FontRole::Text);
    const int titleWidth = QFontMetrics(titleFont).horizontalAdvance(option.text) + 1;
    const bool wraps = wraps_ && titleWidth > line.freeWidth();
    paintText(*painter, line.takeStart(titleWidth, gap), option.text, titleFont,
              group ? colours.quiet : colours.title, option.direction, wraps);
    if (const QString detail = index.data(RowDetail).toString();
        !detail.isEmpty() && line.freeWidth() > theme.scaled(24))
        paintText(*painter, line.takeStart(line.freeWidth(), 0), detail, theme.font(FontRole::Text),
                  colours.quiet, option.direction);
    if (option.state & QStyle::State_HasFocus) paintInnerFocusRing(*painter, option.rect, theme);
}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Theme& theme = themeOf(option.widget);
    const bool group = index.data(RowIsGroup).toBool();
    const QFontMetrics text(theme.font(group ? FontRole::NoteBold : FontRole::Text));
    const QFontMetrics note(theme.font(FontRole::Note));
    const int width = text.horizontalAdvance(index.data(Qt::DisplayRole).toString()) +
                      note.horizontalAdvance(index.data(RowNote).toString()) + theme.scaled(60);
    if (const auto* view = qobject_cast<const QAbstractItemView*>(option.widget); wraps_ && view != nullptr) {
        const int room = view->viewport()->width();
        return {room, heightWithin(room, view, index)};
    }
    return {width, std::max(theme.scaled(group ? 24 : 26), text.height() + theme.scaled(4))};
}

int RowDelegate::heightWithin(int width, const QWidget* view, const QModelIndex& index) const {
    const Theme& theme = themeOf(view);
    const QFontMetrics text(theme.font(index.data(RowStrong).toBool() ? FontRole::TextBold : FontRole::Text));
    int room = width - 2 * theme.scaled(margin);
    if (index.data(RowShield).isValid() || index.data(RowSign).isValid() ||
        index.data(Qt::DecorationRole).isValid())
        room -= theme.scaledIcon(signSide) + theme.scaled(signGap);
    if (const QString note = index.data(RowNote).toString(); !note.isEmpty())
        room -= QFontMetrics(theme.font(FontRole::Note)).horizontalAdvance(note) + 1 + theme.scaled(signGap);
    const QRect lines = text.boundingRect(QRect(0, 0, std::max(1, room), 0), Qt::TextWordWrap,
                                          index.data(Qt::DisplayRole).toString());
    return std::max(theme.scaled(26), lines.height() + theme.scaled(4));
}

void useRows(QTreeView& view) {
    prepare(view);
    view.setHeaderHidden(true);
    view.setRootIsDecorated(false);
    view.setIndentation(0);
    view.setExpandsOnDoubleClick(false);
    QObject::connect(&view, &QTreeView::clicked, &view, [&view](const QModelIndex& index) {
        if (index.data(RowIsGroup).toBool()) view.setExpanded(index, !view.isExpanded(index));
    });
}

void useRows(QListView& view) {
    prepare(view);
}

} // namespace marches::theme
