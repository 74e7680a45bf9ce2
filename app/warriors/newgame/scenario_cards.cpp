#include "app/warriors/newgame/scenario_cards.h"

#include "app/theme/icons.h"
#include "app/theme/paint.h"
#include "app/theme/style.h"

#include <QEvent>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>
#include <cmath>

namespace marches::warriors::face {

namespace {

using theme::FontRole;
using theme::Role;

constexpr int gap = 12;
constexpr double growth = 1.1; // less than that is not worth another shape

/// The text column of a card, top to bottom; returns the height that it takes.
double paintTexts(QPainter* painter, const QRectF& room, const QModelIndex& index, const QFont& name,
                  const theme::Theme& theme) {
    double y = room.top();
    const auto write = [&](const QString& text, const QFont& face, Role ink, double after) {
        if (text.isEmpty()) return;
        const QRectF taken = QFontMetricsF(face).boundingRect(QRectF(room.left(), y, room.width(), 10000),
                                                              Qt::TextWordWrap, text);
        if (painter != nullptr) {
            painter->setFont(face);
            painter->setPen(theme.colour(ink));
            painter->drawText(QRectF(room.left(), y, room.width(), taken.height() + 2), Qt::TextWordWrap,
                              text);
        }
        y += taken.height() + after;
    };
    write(index.data(Qt::DisplayRole).toString(), name, Role::Ink, theme.scaled(4));
    const QFont text = theme.font(FontRole::Text);
    write(index.data(ScenarioShelf::SentenceRole).toString(), text, Role::Ink2, theme.scaled(4));
    write(index.data(ScenarioShelf::PlayersRole).toString(), text, Role::Ink, 1);
    write(index.data(ScenarioShelf::ProvincesRole).toString(), text, Role::Ink2, theme.scaled(6));
    write(index.data(ScenarioShelf::CountriesRole).toString(), theme.font(FontRole::Note), Role::Ink2, 0);
    return y - room.top();
}

/// The words of a card need their room too.
bool isNarrow(bool large, double width, const theme::Theme& theme) {
    return width < theme.scaled(large ? 330 : 215);
}

double padding(bool large, double width, const theme::Theme& theme) {
    return theme.scaled(!large && isNarrow(false, width, theme) ? 5 : 8);
}

double pictureSide(bool large, double width, const theme::Theme& theme) {
    if (!large)
        return std::min<double>(theme.scaledIcon(132), width * (isNarrow(false, width, theme) ? 0.36 : 0.5));
    return std::min<double>(theme.scaledIcon(236), width * (isNarrow(true, width, theme) ? 0.46 : 0.6));
}

/// Smaller where the card is, and as small as the longest word needs.
QFont nameFont(bool large, double width, double room, const QModelIndex& index, const theme::Theme& theme) {
    const QStringList words = index.data(Qt::DisplayRole).toString().split(u' ');
    const auto longest = [&words](const QFont& font) {
        const QFontMetricsF metrics(font);
        double widest = 0;
        for (const QString& word : words)
            widest = std::max(widest, metrics.horizontalAdvance(word));
        return widest + 1; // what is wrapped needs a little more than its letters
    };
    const QFont usual = theme.font(FontRole::Name);
    if ((large || !isNarrow(large, width, theme)) && longest(usual) <= room) return usual;
    QFont smaller = theme.font(FontRole::DockTitle);
    const int least = QFontInfo(theme.font(FontRole::Note)).pixelSize();
    for (int size = QFontInfo(smaller).pixelSize(); longest(smaller) > room && size > least; --size)
        smaller.setPixelSize(size - 1);
    return smaller;
}

} // namespace

void ScenarioDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const {
    const theme::Theme& theme = theme::themeOf(option.widget);
    const theme::Painting scope(*painter);
    const QRectF card = QRectF(option.rect).adjusted(2, 2, -2, -2);
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
    theme::Box box;
    box.ground =
        hovered ? theme::hovered(theme.colour(Role::Raised), theme.tone) : theme.colour(Role::Raised);
    box.edge = theme.colour(chosen ? Role::Accent : Role::Edge);
    box.edgeWidth = chosen ? 3 : 1;
    box.radius = theme::cardRadius;
    theme::paintBox(*painter, card, box);
    const double pad = tall_ ? theme.scaled(8) : padding(large_, card.width(), theme);
    const double side =
        tall_ ? std::min(card.height() - 4 * pad - tallHeightFor(option.rect.width(), index, theme),
                         card.width() - 2 * pad)
              : pictureSide(large_, card.width(), theme);
    const QRectF left(card.left() + 3, card.top() + 3, tall_ ? card.width() - 6 : side + 2 * pad - 3,
                      tall_ ? side + 2 * pad - 3 : card.height() - 6);
    painter->fillRect(left, theme.colour(Role::PanelTitle));
    const QPixmap picture = index.data(ScenarioShelf::ThumbnailRole).value<QPixmap>();
    const QRectF frame(left.center().x() - side / 2, left.top() + pad, side,
                       std::min(side, left.height() - 2 * pad));
    if (!picture.isNull()) {
        const QSizeF size = QSizeF(picture.size()).scaled(frame.size(), Qt::KeepAspectRatio);
        const QRectF where(frame.center().x() - size.width() / 2, frame.center().y() - size.height() / 2,
                           size.width(), size.height());
        painter->setRenderHint(QPainter::SmoothPixmapTransform);
        painter->drawPixmap(where, picture, QRectF(picture.rect()));
        painter->setPen(QPen(theme.colour(Role::MapInk), 1.5));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(where);
    } else { // it is still being painted
        const double mark = std::min(frame.width(), frame.height()) / 4;
        painter->setPen(QPen(theme.colour(Role::Edge), 1));
        painter->setBrush(theme.colour(Role::SeaMiddle));
        painter->drawRect(frame);
        theme::paintIcon(*painter, theme::Icon::Overview,
                         QRectF(frame.center() - QPointF(mark, mark) / 2, QSizeF(mark, mark)),
                         theme.colour(Role::Ink3));
    }
    const QRectF room = tall_ ? QRectF(card.left() + pad, left.bottom() + pad, card.width() - 2 * pad,
                                       card.bottom() - left.bottom() - 2 * pad)
                              : QRectF(left.right() + pad, card.top() + pad,
                                       card.right() - left.right() - 2 * pad, card.height() - 2 * pad);
    paintTexts(painter, room, index, nameFont(large_, card.width(), room.width(), index, theme), theme);
    if (chosen) { // where it covers no word
        const double mark = theme.scaledIcon(26);
        const double right = large_ ? card.right() : left.right();
        const double bottom = tall_ ? left.bottom() : card.bottom();
        const QRectF disc(right - mark - pad, bottom - mark - pad, mark, mark);
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme.colour(Role::Accent));
        painter->drawEllipse(disc);
        theme::paintIcon(*painter, theme::Icon::Check, disc.adjusted(5, 5, -5, -5),
                         theme.colour(Role::AccentInk));
    }
    if (option.state.testFlag(QStyle::State_HasFocus) && option.widget != nullptr &&
        option.widget->window()->testAttribute(Qt::WA_KeyboardFocusChange))
        theme::paintInnerFocusRing(*painter, card, theme);
}

int ScenarioDelegate::heightFor(int width, const QModelIndex& index, const theme::Theme& theme) const {
    const double card = width - 4;
    const double pad = padding(large_, card, theme);
    const double side = pictureSide(large_, card, theme);
    const QRectF room(0, 0, card - side - 4 * pad, 0);
    const QFont name = nameFont(large_, card, room.width(), index, theme);
    const double texts = paintTexts(nullptr, room, index, name, theme) + theme.scaledIcon(large_ ? 30 : 0);
    return static_cast<int>(std::ceil(std::max(side, texts) + 2 * pad)) + 8;
}

int ScenarioDelegate::tallHeightFor(int width, const QModelIndex& index, const theme::Theme& theme) const {
    const QRectF room(0, 0, width - 4 - 2 * theme.scaled(8), 0);
    return static_cast<int>(std::ceil(paintTexts(nullptr, room, index, theme.font(FontRole::Name), theme)));
}

ScenarioCards::ScenarioCards(ScenarioShelf& shelf, bool large, QWidget* parent)
    : QListView(parent), part_(new QSortFilterProxyModel(this)), delegate_(new ScenarioDelegate(large, this)),
      large_(large) {
    part_->setFilterRole(ScenarioShelf::WholeRole);
    part_->setFilterFixedString(QVariant(large).toString());
    part_->setSourceModel(&shelf);
    setModel(part_);
    setItemDelegate(delegate_);
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setFlow(QListView::LeftToRight);
    setWrapping(true);
    setSpacing(0);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    // Not when the current card changes: the focus alone makes the first one current, and chooses nothing.
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this](const QItemSelection& now) {
                if (!now.isEmpty()) emit chosen(part_->mapToSource(now.indexes().front()).row());
            });
    connect(this, &QListView::clicked, this,
            [this](const QModelIndex& where) { emit chosen(part_->mapToSource(where).row()); });
    connect(part_, &QAbstractItemModel::rowsInserted, this, &ScenarioCards::fit);
    connect(part_, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex&, const QModelIndex&, const QList<int>& roles) {
                if (!roles.contains(ScenarioShelf::ThumbnailRole)) fit();
            });
}

void ScenarioCards::showChosen(int shelfRow) {
    const QSignalBlocker quiet(this);
    const QModelIndex here = part_->mapFromSource(part_->sourceModel()->index(shelfRow, 0));
    const QSignalBlocker still(selectionModel());
    if (here.isValid())
        selectionModel()->setCurrentIndex(here, QItemSelectionModel::ClearAndSelect);
    else
        selectionModel()->clear();
    viewport()->update();
}

QItemSelectionModel::SelectionFlags ScenarioCards::selectionCommand(const QModelIndex& index,
                                                                    const QEvent* event) const {
    if (!index.isValid() || selectionModel()->isSelected(index)) return QItemSelectionModel::NoUpdate;
    return QListView::selectionCommand(index, event);
}

int ScenarioCards::perRow() const {
    const int least = theme::themeOf(this).scaled(large_ ? 280 : 190);
    return std::clamp(viewport()->width() / least, 1, large_ ? 2 : 3);
}

int ScenarioCards::rows() const {
    return (part_->rowCount() + perRow() - 1) / perRow();
}

void ScenarioCards::setSpare(int spare) {
    if (spare == spare_) return;
    spare_ = spare;
    fit();
}

/// Pictures that have room to grow stand above their words.
void ScenarioCards::fit() {
    const theme::Theme& theme = theme::themeOf(this);
    const int width = viewport()->width() / perRow();
    if (width <= 1) return;
    leastCard_ = 1;
    int words = 0;
    for (int row = 0; row < part_->rowCount(); ++row) {
        leastCard_ = std::max(leastCard_, delegate_->heightFor(width - 1, part_->index(row, 0), theme));
        words = std::max(words, delegate_->tallHeightFor(width - 1, part_->index(row, 0), theme));
    }
    const int others = words + 4 * theme.scaled(8) + 8;
    const int room = leastCard_ + spare_ / std::max(1, rows());
    const int side = std::min(room - others, width - 5 - 2 * theme.scaled(8));
    const bool tall = side > growth * pictureSide(large_, width - 5, theme);
    const int high = tall ? side + others : leastCard_;
    delegate_->setTall(tall);
    delegate_->setCardSize({width - 1, high});
    setGridSize({width - 1, high + gap / 2});
    doItemsLayout();
    updateGeometry();
    setFixedHeight(std::max(1, heightOfCards()));
}

int ScenarioCards::heightOfCards() const {
    if (part_->rowCount() == 0 || gridSize().isEmpty()) return 1;
    return rows() * gridSize().height() + 4;
}

int ScenarioCards::leastHeight() const {
    return rows() * (leastCard_ + gap / 2) + 4;
}

QSize ScenarioCards::sizeHint() const {
    return {theme::themeOf(this).scaled(large_ ? 640 : 620), heightOfCards()};
}

QSize ScenarioCards::minimumSizeHint() const {
    return {theme::themeOf(this).scaled(240), heightOfCards()};
}

void ScenarioCards::resizeEvent(QResizeEvent* event) {
    QListView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) fit();
}

void ScenarioCards::changeEvent(QEvent* event) {
    QListView::changeEvent(event);
    if (event->type() == QEvent::StyleChange) fit();
}

} // namespace marches::warriors::face
