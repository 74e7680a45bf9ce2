#include "app/shell/rows.h"

#include "app/theme/heraldry.h"
#include "app/theme/paint.h"
#include "app/theme/style.h"

#include <QKeyEvent>
#include <QPainter>

namespace marches::shell {

using theme::FontRole;
using theme::Role;

namespace {

constexpr int frame = 7; // px at 100 % above and below the words, for the ring of the focus
constexpr int apart = 2; // px at 100 % between a text and its detail below

constexpr int wrapped = int(Qt::TextWordWrap) | int(Qt::AlignVCenter);

int heightOf(const QFontMetrics& font, const QString& text, int width, const theme::Theme& theme) {
    return font.boundingRect({0, 0, std::max(theme.scaled(60), width), 1000}, wrapped, text).height();
}

/// What a row says, and how it is laid out in the width of its view.
struct RowWords {
    RowWords(const QStyleOptionViewItem& option, const QModelIndex& index)
        : theme(theme::themeOf(option.widget)), text(index.data(Qt::DisplayRole).toString()),
          detail(index.data(DetailRole).toString()), cost(index.data(CostRole).toString()),
          heading(index.data(HeadingRole).toBool()), refused(index.data(RefusedRole).toBool()) {
        if (const auto* view = qobject_cast<const QTreeView*>(option.widget)) {
            whole = view->viewport()->width() - 2 * pad - view->indentation();
            for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
                whole -= view->indentation();
            if (index.data(Qt::DecorationRole).isValid()) whole -= theme.scaledIcon(17) + pad + 1;
            besideCost = cost.isEmpty() ? whole : whole - plain.horizontalAdvance(cost) - 1 - pad;
        }
        const int least = bold.horizontalAdvance(text) + 1;
        costBelow = !heading && !cost.isEmpty() && least > besideCost;
        detailBelow = detail.isEmpty()
                          ? costBelow
                          : refused || least + pad + plain.horizontalAdvance(detail) + 1 > besideCost;
    }

    /// px of the text where it stands above its detail.
    int textHeight() const { return heightOf(bold, text, costBelow ? whole : besideCost, theme); }

    QString linesBelow() const {
        QStringList lines;
        if (costBelow) lines << cost;
        if (!detail.isEmpty()) lines << detail;
        return lines.join(QLatin1Char('\n'));
    }

    const theme::Theme& theme;
    int pad = theme.scaled(6);
    QFontMetrics plain{theme.font(FontRole::Text)};
    QFontMetrics bold{theme.font(FontRole::TextBold)};
    QString text;
    QString detail;
    QString cost;
    bool heading;
    bool refused;
    int whole = 0;            ///< px that the text may take where the cost stands below
    int besideCost = 0;       ///< px that it may take beside the cost
    bool costBelow = false;   ///< the text has no room beside the cost
    bool detailBelow = false; ///< the detail has no room beside the text, or says why it is refused
};

/// Paints the parts of a row one after the other, each in the room that those before it have left.
class RowPainter {
public:
    RowPainter(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index)
        : painter_(painter), option_(option), row_(option, index), current_(index.data(CurrentRole).toBool()),
          selected_(option.state.testFlag(QStyle::State_Selected)),
          quiet_(selected_ ? Role::SelectionInk2 : Role::Ink3),
          rest_(option.rect.adjusted(row_.pad, 0, -row_.pad, 0)) {}

    void paintGround() {
        QStyleOptionViewItem ground = option_;
        ground.text.clear();
        ground.icon = {};
        ground.features &= ~(QStyleOptionViewItem::HasDisplay | QStyleOptionViewItem::HasDecoration);
        if (current_ && !selected_) painter_.fillRect(option_.rect, row_.theme.colour(Role::Raised));
        option_.widget->style()->drawControl(QStyle::CE_ItemViewItem, &ground, &painter_, option_.widget);
    }

    void paintIcon(const QIcon& icon) {
        const int side = row_.theme.scaledIcon(17);
        const QRect place{rest_.left(), rest_.center().y() - side / 2, side, side};
        icon.paint(&painter_, visual(place), Qt::AlignCenter,
                   selected_      ? QIcon::Selected
                   : row_.refused ? QIcon::Disabled
                                  : QIcon::Normal);
        rest_.setLeft(place.right() + row_.pad + 2);
    }

    void paintWords() {
        const QRect whole = rest_;
        if (row_.detailBelow) {
            rest_.setTop(rest_.top() + row_.theme.scaled(frame));
            rest_.setHeight(row_.textHeight());
        }
        if (!row_.cost.isEmpty() && !row_.costBelow) paintCost();
        const bool bold = row_.heading || current_ || selected_ || !row_.detail.isEmpty();
        use(bold ? FontRole::TextBold : FontRole::Text, selected_      ? Role::SelectionInk
                                                        : row_.refused ? Role::Ink3
                                                        : row_.heading ? Role::Ink2
                                                                       : Role::Ink);
        const int width = painter_.fontMetrics().horizontalAdvance(row_.text);
        if (row_.detailBelow || width >= rest_.width()) {
            painter_.drawText(visual(rest_), wrapped | int(Qt::AlignLeading), row_.text);
            if (!row_.detailBelow) return;
            use(FontRole::Text, quiet_);
            const QPoint below{rest_.left(), rest_.bottom() + 1 + row_.theme.scaled(apart)};
            painter_.drawText(visual({below, whole.bottomRight()}),
                              int(Qt::TextWordWrap) | int(Qt::AlignTop) | int(Qt::AlignLeading),
                              row_.linesBelow());
            return;
        }
        write({rest_.left(), rest_.top(), width + 1, rest_.height()}, row_.text, Qt::AlignLeft);
        rest_.setLeft(rest_.left() + width + 1 + row_.pad);
        if (row_.detail.isEmpty() || rest_.width() <= row_.pad) return;
        use(FontRole::Text, quiet_);
        write(rest_, row_.detail, Qt::AlignLeft);
    }

private:
    void paintCost() {
        use(FontRole::Text, quiet_);
        const int width = painter_.fontMetrics().horizontalAdvance(row_.cost) + 1;
        write({rest_.right() - width, rest_.top(), width + 1, rest_.height()}, row_.cost, Qt::AlignRight);
        rest_.setRight(rest_.right() - width - row_.pad);
    }

    void use(FontRole font, Role ink) {
        painter_.setFont(row_.theme.font(font));
        painter_.setPen(row_.theme.colour(ink));
    }

    void write(const QRect& place, const QString& text, Qt::Alignment side) {
        painter_.drawText(
            visual(place), int(QStyle::visualAlignment(option_.direction, side | Qt::AlignVCenter)),
            painter_.fontMetrics().elidedText(text, Qt::ElideRight, place.width(), Qt::TextSingleLine));
    }

    QRect visual(const QRect& place) const {
        return QStyle::visualRect(option_.direction, option_.rect, place);
    }

    QPainter& painter_;
    const QStyleOptionViewItem& option_;
    RowWords row_;
    bool current_;
    bool selected_;
    Role quiet_;
    QRect rest_;
};

} // namespace

void RowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const {
    painter->save();
    RowPainter row(*painter, option, index);
    row.paintGround();
    if (const QVariant icon = index.data(Qt::DecorationRole); icon.isValid())
        row.paintIcon(icon.value<QIcon>());
    row.paintWords();
    painter->restore();
}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const RowWords row(option, index);
    const int frames = 2 * row.theme.scaled(frame);
    if (row.detailBelow)
        return {row.besideCost, row.textHeight() +
                                    heightOf(row.plain, row.linesBelow(), row.whole, row.theme) +
                                    row.theme.scaled(apart) + frames};
    const int text = heightOf(row.bold, row.text, row.besideCost, row.theme);
    return {row.besideCost, std::max(row.theme.scaled(25), text + frames)};
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

namespace {
// Rows with a note have these measures, px at 100 %.
constexpr int noteMargin = 10;
constexpr int shieldGap = 7;
constexpr int shieldSide = 16;
} // namespace

NoteRowDelegate::NoteRowDelegate(QListView& list) : QStyledItemDelegate(&list) {
    list.setItemDelegate(this);
    list.setFrameShape(QFrame::NoFrame);
    list.setMouseTracking(true);
    list.viewport()->setBackgroundRole(QPalette::Window); // rows lie on the dock, not in a field
}

void NoteRowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& given,
                            const QModelIndex& index) const {
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    const theme::Painting scope(*painter);
    const theme::Theme& theme = theme::themeOf(option.widget);
    option.widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, option.widget);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const auto visual = [&](const QRect& part) {
        return QStyle::visualRect(option.direction, option.rect, part);
    };
    const int alignment = int(QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignVCenter);
    const int gap = theme.scaled(shieldGap);
    const int margin = theme.scaled(noteMargin);
    QRect rest = option.rect.adjusted(margin, 0, -margin, 0);
    if (const QVariant player = index.data(ShieldRole); player.isValid()) {
        const int side = theme.scaledIcon(shieldSide);
        QRect shield(0, 0, side, side);
        shield.moveCenter(visual({rest.left(), rest.top(), side, rest.height()}).center());
        theme::paintShield(*painter, theme::PlayerColour(player.toInt()), shield, theme);
        rest.setLeft(rest.left() + side + gap);
    }
    if (const QString note = index.data(NoteRole).toString(); !note.isEmpty()) {
        painter->setFont(theme.font(FontRole::Note));
        const QFontMetrics metrics(painter->font());
        const QVariant ink = index.data(NoteInkRole);
        painter->setPen(theme.colour(selected        ? Role::SelectionInk2
                                     : ink.isValid() ? Role(ink.toInt())
                                                     : Role::Ink2));
        const int width = std::min(metrics.horizontalAdvance(note) + 1, rest.width());
        const QRect place(rest.right() - width + 1, rest.top(), width, rest.height());
        painter->drawText(visual(place), alignment, metrics.elidedText(note, Qt::ElideRight, width));
        rest.setRight(rest.right() - width - gap);
    }
    painter->setFont(theme.font(FontRole::Text));
    painter->setPen(theme.colour(selected ? Role::SelectionInk : enabled ? Role::Ink : Role::Ink3));
    const int width = QFontMetrics(painter->font()).horizontalAdvance(option.text) + 1;
    const bool wraps = width > rest.width();
    if (!wraps) rest.setWidth(width);
    painter->drawText(visual(rest), alignment | (wraps ? int(Qt::TextWordWrap) : 0), option.text);
    if (option.state & QStyle::State_HasFocus) theme::paintInnerFocusRing(*painter, option.rect, theme);
}

QSize NoteRowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const int room = qobject_cast<const QListView*>(option.widget)->viewport()->width();
    return {room, heightWithin(room, option.widget, index)};
}

int NoteRowDelegate::heightWithin(int width, const QWidget* list, const QModelIndex& index) const {
    const theme::Theme& theme = theme::themeOf(list);
    const int gap = theme.scaled(shieldGap);
    int room = width - 2 * theme.scaled(noteMargin);
    if (index.data(ShieldRole).isValid()) room -= theme.scaledIcon(shieldSide) + gap;
    if (const QString note = index.data(NoteRole).toString(); !note.isEmpty())
        room -= QFontMetrics(theme.font(FontRole::Note)).horizontalAdvance(note) + 1 + gap;
    const QRect lines = QFontMetrics(theme.font(FontRole::Text))
                            .boundingRect({0, 0, std::max(1, room), 0}, Qt::TextWordWrap,
                                          index.data(Qt::DisplayRole).toString());
    return std::max(theme.scaled(26), lines.height() + theme.scaled(4));
}

} // namespace marches::shell
