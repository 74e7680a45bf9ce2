#include "editor/balance/win_table.h"

#include "app/theme/paint.h"
#include "app/theme/style.h"
#include "editor/balance/stand_out.h"
#include "editor/swatch.h"

#include <QHeaderView>
#include <QLocale>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <array>
#include <cmath>

namespace marches::editor {

namespace {

constexpr int winRow = 28;  // px at 100 % text
constexpr int sidePad = 10; // px left and right of the scale
constexpr double band = 11; // px high

double xOf(const QRect& place, double share, double top) {
    return place.left() + sidePad + (place.width() - 2 * sidePad) * std::clamp(share / top, 0.0, 1.0);
}

void paintNow(QPainter& painter, const QRect& place, double middle, const WinModel::Row& row, double top,
              const theme::Theme& theme) {
    const Interval interval = row.judged.row.interval();
    const QRectF box(QPointF(xOf(place, interval.low, top), middle - band / 2),
                     QPointF(xOf(place, interval.high, top), middle + band / 2));
    const QColor colour = row.colour.isValid() ? row.colour : theme.colour(theme::Role::ScorePart2);
    painter.fillRect(box, theme::blend(theme.colour(theme::Role::Panel), colour, 0.62));
    painter.setPen(QPen(theme.colour(theme::Role::Ink), 1.6));
    painter.drawLine(box.topLeft(), box.bottomLeft());
    painter.drawLine(box.topRight(), box.bottomRight());
    painter.setBrush(theme.colour(theme::Role::Ink));
    painter.setPen(Qt::NoPen);
    painter.drawEllipse(QPointF(xOf(place, row.judged.row.share(), top), middle), 4.5, 4.5);
}

void paintBefore(QPainter& painter, const QRect& place, double middle, const WinRow& before, double top,
                 const theme::Theme& theme) {
    const Interval interval = before.interval();
    painter.setPen(QPen(theme.colour(theme::Role::Ink3), 1.3));
    painter.drawLine(QPointF(xOf(place, interval.low, top), middle),
                     QPointF(xOf(place, interval.high, top), middle));
    painter.setBrush(theme.colour(theme::Role::Raised));
    painter.drawEllipse(QPointF(xOf(place, before.share(), top), middle), 3, 3);
}

/// Draws the column of ranges; all else as usual.
class WinDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const theme::Theme& theme = theme::themeOf(option.widget);
        const auto& model = *static_cast<const WinModel*>(index.model());
        const WinModel::Row& row = model.row(index.row());
        if (index.column() != WinModel::range) {
            QStyleOptionViewItem styled = option;
            initStyleOption(&styled, index);
            const bool chosen = option.state.testFlag(QStyle::State_Selected);
            if (index.column() == WinModel::name) styled.font = theme.font(theme::FontRole::Numeral);
            if (index.column() == WinModel::share) styled.font = theme.font(theme::FontRole::TextBold);
            if (index.column() == WinModel::mark && !chosen)
                styled.palette.setColor(QPalette::Text, theme.colour(markRole(row)));
            option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &styled, painter, option.widget);
            return;
        }
        const theme::Painting smooth(*painter);
        const QRect place = option.rect;
        const double fair = xOf(place, row.judged.row.fairShare(), model.top());
        if (row.judged.row.games > 0) {
            painter->setPen(QPen(theme.colour(theme::Role::Accent), 1.4, Qt::DashLine));
            painter->drawLine(QPointF(fair, place.top()), QPointF(fair, place.bottom() + 1));
            const double lift = row.judged.before ? place.height() * 0.13 : 0;
            const double middle = place.center().y() + 0.5;
            paintNow(*painter, place, middle - lift, row, model.top(), theme);
            if (row.judged.before)
                paintBefore(*painter, place, middle - lift + band / 2 + 4, *row.judged.before, model.top(),
                            theme);
        }
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const theme::Theme& theme = theme::themeOf(option.widget);
        const int extra = index.column() == WinModel::name ? 24 : 10;
        QFont font = theme.font(index.column() == WinModel::name    ? theme::FontRole::Numeral
                                : index.column() == WinModel::share ? theme::FontRole::TextBold
                                                                    : theme::FontRole::Text);
        const QSize own = QStyledItemDelegate::sizeHint(option, index);
        const int words = QFontMetrics(font).horizontalAdvance(index.data().toString());
        return {std::max(own.width(), words) + extra, theme.scaled(winRow)};
    }

private:
    static theme::Role markRole(const WinModel::Row& row) {
        if (row.judged.hasMoved) return theme::Role::Good;
        return row.judged.mark == JudgedRow::Mark::none ? theme::Role::Ink2 : theme::Role::Warn;
    }
};

QString signedPoints(double share) {
    const QString figure = QLocale().toString(qRound(std::abs(share) * 100));
    return (share < 0 ? QStringLiteral("−") : QStringLiteral("+")) + figure;
}

} // namespace

void WinModel::show(std::vector<Row> rows) {
    const int had = rowCount();
    const auto has = static_cast<int>(rows.size());
    if (has > had) {
        beginInsertRows({}, had, has - 1);
        rows_ = std::move(rows);
        endInsertRows();
    } else if (has < had) {
        beginRemoveRows({}, has, had - 1);
        rows_ = std::move(rows);
        endRemoveRows();
    } else {
        rows_ = std::move(rows);
    }
    double most = 0.4;
    for (const Row& row : rows_) {
        if (row.judged.row.games == 0) continue;
        most = std::max(most, row.judged.row.interval().high);
        if (row.judged.before) most = std::max(most, row.judged.before->interval().high);
    }
    top_ = std::min(1.0, std::ceil(most * 10 + 0.2) / 10);
    if (has > 0) emit dataChanged(index(0, 0), index(has - 1, columns - 1));
}

std::optional<double> WinModel::fair() const {
    std::optional<double> fair;
    for (const Row& row : rows_) {
        if (row.judged.row.games == 0) continue;
        if (fair && std::abs(*fair - row.judged.row.fairShare()) > 0.005) return std::nullopt;
        fair = row.judged.row.fairShare();
    }
    return fair;
}

bool WinModel::hasBefore() const {
    return std::any_of(rows_.begin(), rows_.end(),
                       [](const Row& row) { return row.judged.before.has_value(); });
}

int WinModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int WinModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QString WinModel::rangeText(const Row& row) const {
    if (row.judged.row.games == 0) return {};
    const Interval interval = row.judged.row.interval();
    QString text = tr("%1 to %2, a fair share %3", "95 % interval of a share")
                       .arg(percentText(interval.low), percentText(interval.high),
                            percentText(row.judged.row.fairShare()));
    if (row.judged.before)
        text += QStringLiteral(", ") +
                tr("%1 before", "a share in the report before").arg(percentText(row.judged.before->share()));
    return text;
}

QVariant WinModel::data(const QModelIndex& index, int role) const {
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    const WinRow& win = row.judged.row;
    if (role == IdRole) return QString::fromStdString(win.id);
    if (role == Qt::DecorationRole && index.column() == name && row.colour.isValid())
        return swatchIcon(std::array{row.colour});
    if (role == Qt::ToolTipRole) return rangeText(row);
    if (role == Qt::AccessibleTextRole && index.column() == range) return rangeText(row);
    if (role != Qt::DisplayRole) return {};
    switch (index.column()) {
    case name:
        return row.name;
    case range:
        return rangeText(row);
    case share:
        return win.games == 0 ? QString{} : percentText(win.share());
    case games:
        return win.games == 0
                   ? QString{}
                   : tr("%1 of %2", "games won, games played")
                         .arg(QLocale().toString(win.won, 'f', win.won == std::floor(win.won) ? 0 : 1),
                              QLocale().toString(static_cast<qulonglong>(win.games)));
    default: {
        QStringList words;
        if (row.judged.hasMoved) words << signedPoints(row.judged.moved());
        if (row.judged.mark == JudgedRow::Mark::tooMuch) words << tr("too much", "it wins so often");
        if (row.judged.mark == JudgedRow::Mark::tooLittle) words << tr("too little", "it wins so seldom");
        return row.note.isEmpty() ? words.join(QLatin1Char(' ')) : row.note;
    }
    }
}

QVariant WinModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) return static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    if (section == range)
        return fair() ? tr("┆ a fair share, %1", "the sign is a dashed line").arg(percentText(*fair()))
                      : tr("┆ a fair share", "the sign is a dashed line");
    if (section == games) return tr("won of played", "games");
    return QString{};
}

WinTable::WinTable(WinModel& model, QWidget* parent) : QTreeView(parent), model_(model) {
    setObjectName(QStringLiteral("balance.wins"));
    setModel(&model);
    setItemDelegate(new WinDelegate(this));
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setSelectionBehavior(SelectRows);
    setEditTriggers(NoEditTriggers);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    header()->setStretchLastSection(false);
    header()->setSectionsMovable(false);
    header()->setSectionsClickable(false);
    header()->setMinimumSectionSize(10);
    connect(this, &QTreeView::activated, this, &WinTable::chosen);
    connect(&model, &QAbstractItemModel::dataChanged, this, [this] {
        fitColumns();
        header()->viewport()->update();
        viewport()->update();
    });
    connect(&model, &QAbstractItemModel::rowsInserted, this, [this] { updateGeometry(); });
    connect(&model, &QAbstractItemModel::rowsRemoved, this, [this] { updateGeometry(); });
}

int WinTable::scaleHeight() const {
    return QFontMetrics(theme::themeOf(this).font(theme::FontRole::Note)).height() + 6;
}

QSize WinTable::sizeHint() const {
    const int rows = std::max(1, model_.rowCount()) * theme::themeOf(this).scaled(winRow);
    return {520, header()->sizeHint().height() + rows + scaleHeight() + 4};
}

QSize WinTable::minimumSizeHint() const {
    return {320, std::min(sizeHint().height(), theme::themeOf(this).scaled(170))};
}

void WinTable::fitColumns() {
    if (model_.rowCount() == 0) return;
    int taken = 0;
    for (const int column : {WinModel::name, WinModel::share, WinModel::games, WinModel::mark}) {
        resizeColumnToContents(column);
        taken += columnWidth(column);
    }
    setColumnWidth(WinModel::range, std::max(80, viewport()->width() - taken));
}

void WinTable::paintEvent(QPaintEvent* event) {
    const int rows = model_.rowCount();
    if (rows > 0) {
        const theme::Theme& theme = theme::themeOf(this);
        QPainter painter(viewport());
        painter.setFont(theme.font(theme::FontRole::Note));
        const QRect first = visualRect(model_.index(0, WinModel::range));
        const QRect last = visualRect(model_.index(rows - 1, WinModel::range));
        const int steps = qRound(model_.top() * 10);
        const int every = steps > 6 ? 2 : 1;
        for (int step = 0; step <= steps; step += every) {
            const int x = qRound(xOf(first, step / 10.0, model_.top()));
            painter.setPen(theme.colour(theme::Role::Line));
            painter.drawLine(x, first.top(), x, last.bottom() + 3);
            painter.setPen(theme.colour(theme::Role::Ink2));
            painter.drawText(QRect(x - 40, last.bottom() + 4, 80, scaleHeight()),
                             Qt::AlignHCenter | Qt::AlignTop, percentText(step / 10.0));
        }
    }
    QTreeView::paintEvent(event);
}

void WinTable::resizeEvent(QResizeEvent* event) {
    QTreeView::resizeEvent(event);
    fitColumns();
}

void WinTable::changeEvent(QEvent* event) {
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fitColumns();
}

void WinKey::setBefore(bool shown) {
    before_ = shown;
    setAccessibleName(before_ ? nowWords() + QStringLiteral("; ") + beforeWords() : nowWords());
    update();
}

QString WinKey::nowWords() const {
    return tr("now, with the range that 95 of 100 such runs would give");
}

QString WinKey::beforeWords() const {
    return tr("before the change", "what a sign of the drawing stands for");
}

QSize WinKey::sizeHint() const {
    const QFontMetrics metrics(theme::themeOf(this).font(theme::FontRole::Note));
    return {metrics.horizontalAdvance(nowWords() + beforeWords()) + 110, metrics.height() + 8};
}

void WinKey::paintEvent(QPaintEvent*) {
    const theme::Theme& theme = theme::themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(theme.font(theme::FontRole::Note));
    const double middle = height() / 2.0;
    double x = 12;
    painter.fillRect(QRectF(x, middle - 4, 28, 8), theme::blend(theme.colour(theme::Role::Panel),
                                                                theme.colour(theme::Role::ScorePart2), 0.62));
    painter.setBrush(theme.colour(theme::Role::Ink));
    painter.setPen(Qt::NoPen);
    painter.drawEllipse(QPointF(x + 14, middle), 4, 4);
    x += 34;
    painter.setPen(theme.colour(theme::Role::Ink2));
    painter.drawText(QRectF(x, 0, width() - x, height()), Qt::AlignVCenter | Qt::AlignLeft, nowWords());
    x += painter.fontMetrics().horizontalAdvance(nowWords()) + 20;
    if (!before_) return;
    painter.setPen(QPen(theme.colour(theme::Role::Ink3), 1.3));
    painter.drawLine(QPointF(x, middle), QPointF(x + 26, middle));
    painter.setBrush(theme.colour(theme::Role::Raised));
    painter.drawEllipse(QPointF(x + 13, middle), 3, 3);
    x += 32;
    painter.setPen(theme.colour(theme::Role::Ink2));
    painter.drawText(QRectF(x, 0, width() - x, height()), Qt::AlignVCenter | Qt::AlignLeft, beforeWords());
}

} // namespace marches::editor
