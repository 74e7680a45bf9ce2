#include "editor/places/variant_cards.h"

#include "app/theme/icons.h"
#include "app/theme/paint.h"
#include "app/theme/style.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

namespace marches::editor {

namespace {

enum CardRole { idRole = Qt::UserRole + 1, linesRole, stateRole, toneRole };

constexpr int cardGap = 8;    // px at 100 %, between cards
constexpr int cardInside = 8; // round what a card holds

theme::Role inkOf(VariantCard::Tone tone) {
    switch (tone) {
    case VariantCard::Tone::good:
        return theme::Role::Good;
    case VariantCard::Tone::look:
        return theme::Role::Warn;
    case VariantCard::Tone::wrong:
        return theme::Role::Bad;
    case VariantCard::Tone::quiet:
        break;
    }
    return theme::Role::Ink2;
}

class CardDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
        const theme::Theme& theme = theme::themeOf(option.widget);
        const int lines = QFontMetrics(theme.font(theme::FontRole::DockTitle)).height() +
                          3 * QFontMetrics(theme.font(theme::FontRole::Note)).height() + theme.scaled(6);
        const int inside = std::max(VariantCards::pictureSize().height(), lines);
        return {theme.scaled(120), inside + 2 * theme.scaled(cardInside) + theme.scaled(cardGap)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const theme::Theme& theme = theme::themeOf(option.widget);
        const bool chosen = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRect card = cardOf(option, theme);
        theme::paintBox(*painter, QRectF(card).adjusted(1, 1, -1, -1),
                        {.ground = theme.colour(theme::Role::Raised),
                         .edge = theme.colour(chosen ? theme::Role::Accent : theme::Role::Edge),
                         .edgeWidth = chosen ? 2.5 : 1.0});
        const QPixmap picture = index.data(Qt::DecorationRole).value<QPixmap>();
        const QRect place = pictureOf(option, theme);
        if (!picture.isNull()) {
            const QSizeF size = picture.deviceIndependentSize();
            const QPointF corner(place.center().x() - size.width() / 2,
                                 place.center().y() - size.height() / 2);
            painter->drawPixmap(corner, picture);
        }
        paintWords(*painter, option, index, theme);
        if (option.state.testFlag(QStyle::State_HasFocus) && chosen)
            theme::paintInnerFocusRing(*painter, QRectF(card).adjusted(2, 2, -2, -2), theme);
        painter->restore();
    }

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const override {
        auto* name = new QLineEdit(parent);
        name->setObjectName(QStringLiteral("variants.rename"));
        return name;
    }
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex&) const override {
        const theme::Theme& theme = theme::themeOf(option.widget);
        QRect name = wordsOf(option, theme);
        name.setHeight(std::max(editor->sizeHint().height(), theme.scaled(26)));
        editor->setGeometry(name);
    }

private:
    static QRect cardOf(const QStyleOptionViewItem& option, const theme::Theme& theme) {
        return option.rect.adjusted(theme.scaled(cardGap), theme.scaled(cardGap), -theme.scaled(cardGap), 0);
    }
    static QRect pictureOf(const QStyleOptionViewItem& option, const theme::Theme& theme) {
        const QRect card = cardOf(option, theme);
        const int inside = theme.scaled(cardInside);
        QRect place(card.left() + inside, card.top() + inside, VariantCards::pictureSize().width(),
                    card.height() - 2 * inside);
        return QStyle::visualRect(option.direction, card, place);
    }
    static QRect wordsOf(const QStyleOptionViewItem& option, const theme::Theme& theme) {
        const QRect card = cardOf(option, theme);
        const int inside = theme.scaled(cardInside);
        const QRect place =
            card.adjusted(VariantCards::pictureSize().width() + 2 * inside, inside, -inside, -inside);
        return QStyle::visualRect(option.direction, card, place);
    }
    static void paintWords(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                           const theme::Theme& theme) {
        QRect room = wordsOf(option, theme);
        const auto line = [&](const QString& text, theme::FontRole font, theme::Role ink) {
            painter.setFont(theme.font(font));
            painter.setPen(theme.colour(ink));
            const QFontMetrics metrics(painter.font());
            painter.drawText(room, Qt::AlignLeading | Qt::AlignTop,
                             metrics.elidedText(text, Qt::ElideRight, room.width()));
            room.setTop(room.top() + metrics.height());
        };
        line(index.data(Qt::DisplayRole).toString(), theme::FontRole::DockTitle, theme::Role::Ink);
        room.setTop(room.top() + theme.scaled(2));
        for (const QString& each : index.data(linesRole).toStringList())
            line(each, theme::FontRole::Note, theme::Role::Ink2);
        const auto tone = static_cast<VariantCard::Tone>(index.data(toneRole).toInt());
        room.setTop(room.top() + theme.scaled(4));
        if (tone != VariantCard::Tone::quiet) {
            const int side = theme.scaledIcon(14);
            const QRect sign =
                QStyle::visualRect(option.direction, room, QRect(room.left(), room.top() + 1, side, side));
            theme::paintIcon(painter,
                             tone == VariantCard::Tone::good ? theme::Icon::Check : theme::Icon::Warning,
                             sign, theme.colour(inkOf(tone)));
            room = QStyle::visualRect(option.direction, room, room.adjusted(side + theme.scaled(5), 0, 0, 0));
        }
        line(index.data(stateRole).toString(), theme::FontRole::Note, inkOf(tone));
    }
};

} // namespace

VariantCards::VariantCards(QWidget* parent) : QListView(parent), model_(new QStandardItemModel(this)) {
    setObjectName(QStringLiteral("variants.cards"));
    setModel(model_);
    setItemDelegate(new CardDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    setResizeMode(QListView::Adjust);
    connect(model_, &QStandardItemModel::itemChanged, this, [this](QStandardItem* item) {
        if (!quiet_) emit renamed(item->data(idRole).toString(), item->text().simplified());
    });
}

void VariantCards::setCards(const std::vector<VariantCard>& cards) {
    const QString before = chosenId();
    quiet_ = true;
    const auto count = static_cast<int>(cards.size());
    if (model_->rowCount() > count) model_->removeRows(count, model_->rowCount() - count);
    for (int row = 0; row < count; ++row) {
        const VariantCard& card = cards[static_cast<std::size_t>(row)];
        if (row == model_->rowCount()) model_->appendRow(new QStandardItem);
        QStandardItem& item = *model_->item(row);
        item.setText(card.name);
        item.setData(card.id, idRole);
        item.setData(card.lines, linesRole);
        item.setData(card.state, stateRole);
        item.setData(static_cast<int>(card.tone), toneRole);
        item.setData(card.picture, Qt::DecorationRole);
        item.setData(QStringList{card.name, card.lines.join(QStringLiteral(", ")), card.state}.join(
                         QStringLiteral(". ")),
                     Qt::AccessibleTextRole);
        item.setEditable(!card.id.isEmpty());
    }
    quiet_ = false;
    showChosen(before);
}

void VariantCards::showChosen(const QString& id) {
    for (int row = 0; row < model_->rowCount(); ++row)
        if (model_->item(row)->data(idRole).toString() == id && currentIndex().row() != row) {
            quiet_ = true;
            setCurrentIndex(model_->index(row, 0));
            quiet_ = false;
        }
}

QString VariantCards::chosenId() const {
    return currentIndex().data(idRole).toString();
}

std::optional<QString> VariantCards::neighbour(int by) const {
    const QModelIndex next = model_->index(currentIndex().row() + by, 0);
    if (!next.isValid()) return std::nullopt;
    return next.data(idRole).toString();
}

void VariantCards::startRenaming() {
    if (currentIndex().isValid() && !chosenId().isEmpty()) edit(currentIndex());
}

void VariantCards::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Delete && event->modifiers() == Qt::NoModifier) {
        emit removeWanted();
        return;
    }
    QListView::keyPressEvent(event);
}

void VariantCards::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    if (!quiet_ && current.isValid()) emit chosen(current.data(idRole).toString());
}

} // namespace marches::editor
