#include "editor/warriors/tables_grid.h"

#include "app/theme/paint.h"
#include "app/theme/style.h"
#include "editor/words.h"
#include "engine/draft/warriors/edits_figures.h"

#include <QAccessible>
#include <QApplication>
#include <QFontMetricsF>
#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <cmath>

namespace marches::editor {

namespace {

class FigureDelegate : public QStyledItemDelegate {
public:
    explicit FigureDelegate(FigureGrid& grid) : QStyledItemDelegate(&grid), grid_(grid) {}
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        paintFigureCell(*painter, option.rect, grid_.lookOf(index), theme::themeOf(&grid_));
    }

private:
    FigureGrid& grid_;
};

QStringList labelsOf(const std::vector<std::string>& abilities) {
    QStringList labels;
    for (const std::string& id : abilities)
        labels << abilityLabel(id);
    return labels;
}

} // namespace

FigureGrid::FigureGrid(FigureModel& model, QWidget* parent) : QTableView(parent), model_(model) {
    setModel(&model);
    setItemDelegate(new FigureDelegate(*this));
    horizontalHeader()->hide();
    verticalHeader()->hide();
    horizontalHeader()->setMinimumSectionSize(10);
    verticalHeader()->setMinimumSectionSize(10);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    setAutoScroll(false);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&model, &FigureModel::said, this, &FigureGrid::said);
    connect(&model, &QAbstractItemModel::dataChanged, this, [this] {
        fit();
        if (hasFocus()) emit currentMoved();
    });
}

CellLook FigureGrid::lookOf(const QModelIndex& index) const {
    CellLook look;
    const FigureRow& row = model_.row(index.row());
    look.head = row.isHead;
    look.track = row.isHead && model_.section() == Section::playMat;
    look.label = index.column() == 0;
    if (look.label) {
        look.text = row.label;
        look.icon = row.icon;
        return look;
    }
    const FigureCell& cell = model_.cell(index);
    look.kind = cell.kind;
    look.icon = cell.icon;
    look.text = cell.kind == CellKind::none ? (row.isHead ? QString{} : QStringLiteral("–"))
                                            : figureText(cell, model_.now().tree);
    const auto single = row.cells.size() == 1 || index.column() > static_cast<int>(row.cells.size());
    if (cell.kind == CellKind::none && (single || model_.section() != Section::units)) look.text.clear();
    if (!cell.isPlace()) return look;
    look.differs = differs(cell, model_.now());
    for (const FigureProblem& problem : problemsOf(cell, model_.now()))
        (problem.error ? look.error : look.warning) = true;
    look.current = hasFocus() && index == currentIndex();
    if (look.current && !typed_.isEmpty() && refused_) {
        look.text = typed_;
        look.refused = true;
    }
    const auto abilities = abilitiesOf(cell, model_.now().tree);
    for (std::size_t i = 0; i < abilities.size(); ++i)
        look.chips.push_back({abilityLabel(abilities[i]), abilityDiffers(abilities[i], model_.now()),
                              look.current && static_cast<int>(i) == chip_,
                              dragging_ && held_ == abilities[i]});
    look.target = dragging_ && cell.kind == CellKind::abilities && visualRect(index).contains(heldAt_);
    return look;
}

std::string FigureGrid::ability() const {
    const auto all = abilitiesOf(current(), model_.now().tree);
    return chip_ >= 0 && chip_ < static_cast<int>(all.size()) ? all[static_cast<std::size_t>(chip_)]
                                                              : std::string{};
}

bool FigureGrid::goTo(const draft::TreePath& path) {
    const QModelIndex at = model_.indexOf(path);
    if (!at.isValid()) return false;
    if (isRowHidden(at.row())) showOnlyDiffering(false);
    setCurrentIndex(at);
    if (path.size() == 4 && path[2] == "abilities") {
        const auto all = abilitiesOf(current(), model_.now().tree);
        chip_ = static_cast<int>(std::find(all.begin(), all.end(), path[3]) - all.begin());
    }
    setFocus(Qt::OtherFocusReason);
    viewport()->update();
    emit currentMoved();
    return true;
}

bool FigureGrid::goToEnd(bool last) {
    const int rows = model_.rowCount();
    const int columns = model_.columnCount();
    for (int i = 0; i < rows * columns; ++i) {
        const int at = last ? rows * columns - 1 - i : i;
        const QModelIndex index = model_.index(at / columns, at % columns);
        if (!model_.cell(index).isPlace() || isRowHidden(index.row())) continue;
        setCurrentIndex(index);
        return true;
    }
    return false;
}

void FigureGrid::asInModel() {
    typed_.clear();
    refused_ = false;
    model_.endMerge();
    const std::string which = ability();
    const bool moved = model_.asInModel(currentIndex(), which);
    if (moved && !which.empty()) {
        if (const auto to = draft::warriors::abilityIn(model_.now().tree, which))
            goTo({"play-mat", to->path, "abilities", which});
    }
    viewport()->update();
}

void FigureGrid::showOnlyDiffering(bool only) {
    only_ = only;
    fit();
}

bool FigureGrid::stepBack() {
    if (dragging_ || !held_.empty()) {
        held_.clear();
        dragging_ = false;
        viewport()->update();
        return true;
    }
    if (typed_.isEmpty()) return false;
    leaveCell();
    viewport()->update();
    return true;
}

void FigureGrid::fit() {
    const theme::Theme& theme = theme::themeOf(this);
    int height = 0;
    bool head = false; // one that is kept waits for a row
    int headRow = -1;
    for (int row = 0; row < model_.rowCount(); ++row) {
        const FigureRow& shown = model_.row(row);
        std::size_t chips = 0;
        bool abilities = false;
        for (const FigureCell& cell : shown.cells) {
            abilities = abilities || cell.kind == CellKind::abilities;
            chips = std::max(chips, abilitiesOf(cell, model_.now().tree).size());
        }
        const double lines = std::max<double>(1, static_cast<double>(chips));
        setRowHeight(row, abilities ? static_cast<int>(theme.scaled(chipRowHeight) * lines + theme.scaled(7))
                                    : theme.scaled(figureRowHeight));
        const bool hidden = only_ && (shown.isHead || !model_.rowDiffers(row));
        setRowHidden(row, hidden);
        if (shown.isHead) {
            headRow = row;
            head = only_;
        } else if (!hidden && head) {
            setRowHidden(headRow, false);
            height += rowHeight(headRow);
            head = false;
        }
        if (!hidden) height += rowHeight(row);
    }
    setFixedHeight(height);
    setVisible(height > 0);
    layColumns();
}

void FigureGrid::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    layColumns();
}

void FigureGrid::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::StyleChange) fit();
}

void FigureGrid::layColumns() {
    const theme::Theme& theme = theme::themeOf(this);
    const int columns = model_.columnCount();
    if (columns < 2) return;
    const int room = viewport()->width();
    double label = 0;
    for (int row = 0; row < model_.rowCount(); ++row) {
        const FigureRow& shown = model_.row(row);
        const bool plain = shown.isHead && !shown.icon;
        const QFontMetricsF metrics(theme.font(plain          ? theme::FontRole::NoteBold
                                               : shown.isHead ? theme::FontRole::Name
                                                              : theme::FontRole::Text));
        label = std::max(label, metrics.horizontalAdvance(shown.label) +
                                    (plain ? 0 : theme.scaledIcon(17) + theme.scaled(8)));
    }
    const bool one = model_.section() == Section::limits || model_.section() == Section::prices;
    int first = static_cast<int>(std::ceil(label)) + theme.scaled(16);
    const bool sum = model_.section() == Section::playMat;
    const int last = sum ? theme.scaled(58) : 0;
    const int cells = columns - 1 - (sum ? 1 : 0);
    first = one ? room - theme.scaled(72) : std::min(first, room * 45 / 100);
    int left = room - first - last;
    setColumnWidth(0, first);
    for (int column = 1; column <= cells; ++column) {
        // Short rows keep their fields near the label.
        const int width = std::min(left / (cells - column + 1), theme.scaled(sum ? 200 : 130));
        setColumnWidth(column, width);
        left -= width;
    }
    if (sum) setColumnWidth(columns - 1, last + left);
}

std::vector<QRectF> FigureGrid::chipsAt(const QModelIndex& index) const {
    return chipBoxes(visualRect(index), labelsOf(abilitiesOf(model_.cell(index), model_.now().tree)),
                     theme::themeOf(this));
}

int FigureGrid::chipAt(const QModelIndex& index, const QPoint& at) const {
    const auto boxes = chipsAt(index);
    for (std::size_t i = 0; i < boxes.size(); ++i)
        if (boxes[i].contains(at)) return static_cast<int>(i);
    return -1;
}

void FigureGrid::paintEvent(QPaintEvent* event) {
    QTableView::paintEvent(event);
    if (!dragging_) return;
    QPainter painter(viewport());
    const theme::Painting scope(painter);
    const theme::Theme& theme = theme::themeOf(this);
    const QString label = abilityLabel(held_);
    const double width =
        QFontMetricsF(theme.font(theme::FontRole::NoteBold)).horizontalAdvance(label) + theme.scaled(14);
    const double height = theme.scaled(18);
    paintChip(painter, {heldAt_.x() - width / 2, heldAt_.y() - height / 2, width, height},
              {label, true, true, false}, theme);
}

void FigureGrid::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    if (!keepTyped_) leaveCell();
    chip_ = 0;
    QTableView::currentChanged(current, previous);
    viewport()->update();
    if (hasFocus()) emit currentMoved();
}

/// What was typed in the cell is one step now.
void FigureGrid::leaveCell() {
    typed_.clear();
    refused_ = false;
    model_.endMerge();
}

void FigureGrid::focusInEvent(QFocusEvent* event) {
    const bool back = event->reason() == Qt::BacktabFocusReason;
    if (event->reason() == Qt::TabFocusReason || back) goToEnd(back);
    if (!current().isPlace()) goToEnd(false);
    QTableView::focusInEvent(event);
    viewport()->update();
    emit currentMoved();
}

void FigureGrid::focusOutEvent(QFocusEvent* event) {
    leaveCell();
    QTableView::focusOutEvent(event);
    viewport()->update();
}

} // namespace marches::editor
