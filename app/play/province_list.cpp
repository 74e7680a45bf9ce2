#include "app/play/province_list.h"

#include "app/shell/rows.h"
#include "app/theme/style.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace marches::play {

void ProvinceModel::setGame(GameFace* face) {
    beginResetModel();
    face_ = face;
    rows_ = face ? face->provinceRows() : std::vector<ProvinceId>{};
    columns_ = face ? face->provinceColumns() : std::vector<Column>{};
    endResetModel();
}

void ProvinceModel::update() {
    if (!face_ || columns_.empty()) return;
    for (const ProvinceId province : face_->changedProvinces())
        if (const int row = rowOf(province); row >= 0)
            emit dataChanged(index(row, 0), index(row, columnCount() - 1));
}

int ProvinceModel::rowOf(ProvinceId province) const {
    const auto found = std::find(rows_.begin(), rows_.end(), province);
    return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

QVariant ProvinceModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !face_) return {};
    const ProvinceId province = rows_[static_cast<std::size_t>(index.row())];
    if (role == shell::ProvinceRole) return static_cast<int>(marches::index(province));
    constexpr std::array asked{int(Qt::DisplayRole),        int(Qt::DecorationRole),
                               int(shell::SortRole),        int(Qt::TextAlignmentRole),
                               int(shell::SignsRole),       int(Qt::ToolTipRole),
                               int(Qt::AccessibleTextRole), int(Qt::AccessibleDescriptionRole)};
    if (std::find(asked.begin(), asked.end(), role) == asked.end()) return {};
    const Cell cell = face_->provinceCell(province, index.column());
    switch (role) {
    case Qt::DisplayRole:
        return cell.text;
    case Qt::DecorationRole:
        return cell.icon.isNull() ? QVariant{} : cell.icon;
    case shell::SortRole:
        return cell.sortBy.isValid() ? cell.sortBy : QVariant{cell.text};
    case shell::SignsRole:
        return QVariant::fromValue(cell.signs);
    case Qt::ToolTipRole:
        return cell.words;
    case Qt::AccessibleTextRole:
        return cell.text.isEmpty() ? cell.words : cell.text;
    case Qt::AccessibleDescriptionRole:
        return cell.text.isEmpty() ? QString{} : cell.words;
    default:
        return QVariant::fromValue(cell.alignment);
    }
}

QVariant ProvinceModel::headerData(int section, Qt::Orientation orientation, int role) const {
    const auto place = static_cast<std::size_t>(section);
    if (orientation != Qt::Horizontal || place >= columns_.size()) return {};
    const Column& column = columns_[place];
    switch (role) {
    case Qt::DisplayRole:
        return column.title;
    case Qt::DecorationRole:
        return column.icon.isNull() ? QVariant{} : column.icon;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return column.words.isEmpty() ? column.title : column.words;
    default:
        return {};
    }
}

namespace {

/// A header that leaves out titles without room: the tip has them, and the cells tell what they are.
class WholeTitles : public QHeaderView {
public:
    using QHeaderView::QHeaderView;

protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override {
        QHeaderView::initStyleOptionForIndex(option, section);
        const int margins = 2 * style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, this);
        if (option->fontMetrics.horizontalAdvance(option->text) > sectionSize(section) - margins)
            option->text.clear();
    }
};

/// Paints a cell's signs, as many as there is room for.
class SignDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Returns the px for one sign with its figure and the dots that say there are more.
    static int leastWidth(const theme::Theme& theme) {
        const QFontMetrics metrics(theme.font(theme::FontRole::Text));
        return 2 * theme.scaled(edge) + signWidth({{}, QStringLiteral("0")}, theme, metrics) +
               metrics.horizontalAdvance(QStringLiteral("…")) + 1;
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const std::vector<Sign> signs = signsOf(index);
        QStyledItemDelegate::paint(painter, option, index);
        if (signs.empty()) return;
        const theme::Theme& theme = theme::themeOf(option.widget);
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        const int side = theme.scaledIcon(iconSide);
        const QFont font = theme.font(theme::FontRole::Text);
        const QFontMetrics metrics(font);
        const QString more = QStringLiteral("…");
        painter->save();
        painter->setFont(font);
        painter->setPen(theme.colour(selected ? theme::Role::SelectionInk : theme::Role::Ink));
        int x = option.rect.left() + theme.scaled(edge);
        const int right = option.rect.right() - theme.scaled(edge);
        const auto write = [&](const QString& text) {
            const QRect place(x, option.rect.top(), metrics.horizontalAdvance(text) + 1,
                              option.rect.height());
            painter->drawText(QStyle::visualRect(option.direction, option.rect, place), Qt::AlignCenter,
                              text);
        };
        for (std::size_t i = 0; i < signs.size(); ++i) {
            const int after = i + 1 < signs.size() ? metrics.horizontalAdvance(more) : 0;
            const int width = signWidth(signs[i], theme, metrics);
            if (x + width + after > right) {
                x = std::min(x, right - after);
                write(more);
                break;
            }
            const QRect place(x, option.rect.center().y() - side / 2, side, side);
            signs[i].icon.paint(painter, QStyle::visualRect(option.direction, option.rect, place),
                                Qt::AlignCenter, selected ? QIcon::Selected : QIcon::Normal);
            const int next = x + width + theme.scaled(between);
            x += side + 1;
            write(signs[i].figure);
            x = next;
        }
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QSize size = QStyledItemDelegate::sizeHint(option, index);
        const std::vector<Sign> signs = signsOf(index);
        if (signs.empty()) return size;
        const theme::Theme& theme = theme::themeOf(option.widget);
        const QFontMetrics metrics(theme.font(theme::FontRole::Text));
        int width = 2 * theme.scaled(edge) - theme.scaled(between) + 1;
        for (const Sign& sign : signs)
            width += signWidth(sign, theme, metrics) + theme.scaled(between);
        size.setWidth(width);
        return size;
    }

protected:
    /// Leaves out the text, which is only read out, where there are signs.
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        if (!signsOf(index).empty()) option->text.clear();
    }

private:
    static constexpr int iconSide = 16;
    static constexpr int edge = 3;
    static constexpr int between = 3;

    static std::vector<Sign> signsOf(const QModelIndex& index) {
        return index.data(shell::SignsRole).value<std::vector<Sign>>();
    }
    static int signWidth(const Sign& sign, const theme::Theme& theme, const QFontMetrics& metrics) {
        return theme.scaledIcon(iconSide) + 1 +
               (sign.figure.isEmpty() ? 0 : metrics.horizontalAdvance(sign.figure) + 1);
    }
};

} // namespace

ProvinceList::ProvinceList(QWidget* parent)
    : QWidget(parent), model_(new ProvinceModel(this)), sorted_(new QSortFilterProxyModel(this)),
      view_(new QTableView) {
    setObjectName(QStringLiteral("provinces"));
    sorted_->setSourceModel(model_);
    sorted_->setSortRole(shell::SortRole);
    sorted_->setSortLocaleAware(true);
    view_->setObjectName(QStringLiteral("provinces.view"));
    view_->setHorizontalHeader(new WholeTitles(Qt::Horizontal, view_));
    view_->horizontalHeader()->setSectionsClickable(true);
    view_->setModel(sorted_);
    view_->setSortingEnabled(true);
    view_->sortByColumn(0, Qt::AscendingOrder);
    view_->setSelectionBehavior(QAbstractItemView::SelectRows);
    view_->setSelectionMode(QAbstractItemView::SingleSelection);
    view_->setFrameShape(QFrame::NoFrame);
    view_->viewport()->setBackgroundRole(QPalette::Window);
    view_->setShowGrid(false);
    view_->setTabKeyNavigation(false);
    view_->verticalHeader()->hide();
    view_->horizontalHeader()->setHighlightSections(false);
    view_->setWordWrap(false);
    view_->setItemDelegate(new SignDelegate(view_));
    view_->horizontalHeader()->setMinimumSectionSize(24);
    view_->viewport()->installEventFilter(this);
    view_->horizontalHeader()->installEventFilter(this);
    view_->installEventFilter(this);
    view_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(view_);
    setFocusProxy(view_);
    connect(model_, &QAbstractItemModel::modelReset, this, &ProvinceList::forgetWidths);
    connect(model_, &QAbstractItemModel::dataChanged, this, &ProvinceList::forgetWidths);
    connect(view_, &QTableView::clicked, this, &ProvinceList::show);
    connect(view_, &QTableView::activated, this, &ProvinceList::show);
    retranslate();
}

void ProvinceList::setGame(const Session* session, GameFace* face) {
    if (session_) {
        session_->disconnect(model_);
        session_->disconnect(this);
    }
    session_ = session;
    face_ = face;
    model_->setGame(face);
    fitColumns();
    if (!session_) return;
    connect(session_, &Session::decisionChanged, model_, [this, to = session_->shownTo()]() mutable {
        if (std::exchange(to, session_->shownTo()) == session_->shownTo())
            model_->update();
        else
            model_->retranslate(); // somebody else may know other things
    });
    connect(session_, &Session::decisionChanged, this, &ProvinceList::takeChange);
}

void ProvinceList::show(const QModelIndex& index) {
    const QVariant province = index.data(shell::ProvinceRole);
    if (face_ && province.isValid()) face_->goToProvince(idAt<ProvinceId>(province.toUInt()));
}

void ProvinceList::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        model_->retranslate();
    }
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange && event->type() != QEvent::StyleChange &&
        event->type() != QEvent::FontChange)
        return;
    forgetWidths();
    fitColumns();
}

/// Fits the columns anew when the view is resized; widths that the user gave stay while the last has room.
bool ProvinceList::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) forgetWidths();
    if (watched == view_->viewport() && event->type() == QEvent::Resize && model_->columnCount() > 0 &&
        (view_->isColumnHidden(model_->columnCount() - 1) ||
         leftForLast() < SignDelegate::leastWidth(theme::themeOf(this))))
        fitColumns();
    return QWidget::eventFilter(watched, event);
}

/// Fits the columns anew where the content of the last has grown beyond its room; else widths stay.
void ProvinceList::takeChange() {
    if (!isVisible() || model_->columnCount() == 0 || !widths_.empty()) return;
    const int had = lastContent_;
    measure();
    if (lastContent_ > had && leftForLast() < lastContent_) fitColumns();
}

void ProvinceList::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    takeChange();
}

int ProvinceList::leftForLast() const {
    int left = view_->viewport()->width();
    for (int column = 0; column + 1 < model_->columnCount(); ++column)
        left -= view_->columnWidth(column);
    return left;
}

/// Measures all rows and signs, unless that was done: it takes too long for every px of a drag.
void ProvinceList::measure() {
    if (!widths_.empty()) return;
    const QAbstractItemView& view = *view_;
    const QHeaderView& header = *view_->horizontalHeader();
    header.ensurePolished(); // its font
    const int margins = 2 * header.style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, &header);
    for (int column = 0; column < model_->columnCount(); ++column) {
        const QString title = model_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        widths_.push_back({view.sizeHintForColumn(column), header.sectionSizeHint(column),
                           header.fontMetrics().horizontalAdvance(title) + margins + 1});
    }
    lastContent_ = widths_.back().content;
}

int ProvinceList::fullWidth(int column) const {
    const Widths& widths = widths_[static_cast<std::size_t>(column)];
    return std::max(widths.content, widths.titleWithOrder);
}

/// Returns the px of a column without room for a sort indicator that is not shown.
int ProvinceList::narrowWidth(int column) const {
    const QHeaderView& header = *view_->horizontalHeader();
    if (column == header.sortIndicatorSection()) return fullWidth(column);
    const Widths& widths = widths_[static_cast<std::size_t>(column)];
    return std::max({widths.content, widths.title, header.minimumSectionSize()});
}

/// Gives the last column what is left of the dock. Where that is not enough for its content the others become
/// narrower, and where there is no room even for one sign with its figure it is left out.
void ProvinceList::fitColumns() {
    const int last = model_->columnCount() - 1;
    if (last < 0) return;
    measure();
    view_->setColumnHidden(last, false);
    view_->horizontalHeader()->setSectionResizeMode(last, QHeaderView::Stretch);
    const auto resize = [&](int (ProvinceList::*of)(int) const) {
        for (int column = 0; column < last; ++column)
            view_->setColumnWidth(column, (this->*of)(column));
        return leftForLast();
    };
    if (resize(&ProvinceList::fullWidth) >= widths_.back().content) return;
    if (resize(&ProvinceList::narrowWidth) >= SignDelegate::leastWidth(theme::themeOf(this))) return;
    view_->setColumnHidden(last, true);
    resize(&ProvinceList::fullWidth);
}

void ProvinceList::retranslate() {
    setWindowTitle(tr("Provinces", "dock: table of all provinces"));
    view_->setAccessibleName(windowTitle());
}

} // namespace marches::play
