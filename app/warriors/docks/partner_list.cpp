#include "app/warriors/docks/partner_list.h"

#include "app/shell/parts.h"
#include "app/theme/look.h"
#include "app/theme/style.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPushButton>
#include <QStyle>

#include <algorithm>

namespace marches::warriors::face {

PartnerList::PartnerList(PartnerModel& model, QWidget* parent) : QTableView(parent), model_(model) {
    setObjectName(QStringLiteral("trade.partners"));
    setModel(&model_);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    setAccessibleName(tr("Trade partners"));
    connect(&model_, &QAbstractItemModel::modelReset, this, &PartnerList::makeButtons);
    connect(&model_, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex& first, const QModelIndex& last) {
                for (int row = first.row(); row <= last.row(); ++row)
                    fillButton(row);
                fit(); // a button's words may have become longer
            });
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &PartnerList::currentPartnerChanged);
    makeButtons();
}

void PartnerList::makeButtons() {
    for (int row = 0; row < model_.rowCount(); ++row) {
        QPushButton* button =
            shell::smallButton(QStringLiteral("trade.partner.%1").arg(index(model_.cell(row).partner)));
        button->setFocusPolicy(Qt::NoFocus); // Enter on the row presses it
        connect(button, &QPushButton::clicked, this,
                [this, partner = model_.cell(row).partner] { press(model_.rowOf(partner)); });
        auto* place = new QWidget;
        auto* margin = new QHBoxLayout(place);
        margin->setContentsMargins(6, 3, 10, 3);
        margin->addWidget(button);
        setIndexWidget(model_.index(row, PartnerModel::buttonColumn), place);
        fillButton(row);
    }
    fit();
    if (model_.rowCount() > 0 && !currentIndex().isValid()) selectRow(0);
}

void PartnerList::fillButton(int row) {
    const QWidget* place = indexWidget(model_.index(row, PartnerModel::buttonColumn));
    auto* button = place != nullptr ? place->findChild<QPushButton*>() : nullptr;
    if (button == nullptr) return;
    const PartnerCell& cell = model_.cell(row);
    button->setText(cell.route ? tr("Offer…") : tr("Open a route"));
    theme::setRefused(button, !cell.trading || !cell.whyNot.isEmpty());
    button->setToolTip(cell.whyNot);
}

void PartnerList::press(int row) {
    if (row < 0) return;
    chosen_ = true;
    selectRow(row);
    const PartnerCell& cell = model_.cell(row);
    if (cell.route)
        emit offerWanted(cell.partner);
    else
        emit openWanted(cell.partner);
}

void PartnerList::choose(SeatId partner) {
    chosen_ = true;
    if (const int row = model_.rowOf(partner); row >= 0) selectRow(row);
}

void PartnerList::pressCurrent() {
    press(currentIndex().isValid() ? currentIndex().row() : -1);
}

void PartnerList::preselect(bool afresh) {
    if (afresh) chosen_ = false;
    if (chosen_ && currentIndex().isValid()) return;
    int best = currentIndex().isValid() ? currentIndex().row() : 0;
    int promise = -1;
    for (int row = 0; row < model_.rowCount(); ++row) {
        const int here = model_.cell(row).promise();
        if (here > promise || (here == promise && row == currentIndex().row())) best = row;
        promise = std::max(promise, here);
    }
    if (best < model_.rowCount() && best != currentIndex().row()) selectRow(best);
}

void PartnerList::mousePressEvent(QMouseEvent* event) {
    chosen_ = chosen_ || indexAt(event->position().toPoint()).isValid();
    QTableView::mousePressEvent(event);
}

SeatId PartnerList::current() const {
    return currentIndex().isValid() ? model_.cell(currentIndex().row()).partner : noSeat;
}

/// The partner stays chosen all through the phase: on a dark table so much gold would glare.
void PartnerList::quieten() {
    const theme::Theme& theme = theme::themeOf(this);
    QPalette colours = style()->standardPalette();
    if (theme.tone == theme::Tone::Dark) {
        colours.setColor(QPalette::Highlight, theme::blend(theme.colour(theme::Role::Raised),
                                                           theme.colour(theme::Role::Selection), 0.3));
        colours.setColor(QPalette::HighlightedText, theme.colour(theme::Role::Ink));
    }
    if (colours.color(QPalette::Highlight) != palette().color(QPalette::Highlight)) setPalette(colours);
}

void PartnerList::fit() {
    const theme::Theme& theme = theme::themeOf(this);
    quieten();
    verticalHeader()->setDefaultSectionSize(theme.scaled(36));
    setIconSize({theme.scaledIcon(20), theme.scaledIcon(20)});
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(PartnerModel::countryColumn, QHeaderView::Stretch);
    hideColumns();
    updateGeometry();
}

QSize PartnerList::sizeHint() const {
    int height = horizontalHeader()->isHidden() ? 2 : horizontalHeader()->sizeHint().height() + 2;
    for (int row = 0; row < model_.rowCount(); ++row)
        height += rowHeight(row);
    return {theme::themeOf(this).scaled(480), height};
}

QSize PartnerList::minimumSizeHint() const {
    return {theme::themeOf(this).scaled(200), sizeHint().height()};
}

void PartnerList::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        for (int row = 0; row < model_.rowCount(); ++row)
            fillButton(row);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::LanguageChange) fit();
    QTableView::changeEvent(event);
}

void PartnerList::keyPressEvent(QKeyEvent* event) {
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_O) &&
        currentIndex().isValid()) {
        press(currentIndex().row());
        return;
    }
    const QModelIndex before = currentIndex();
    QTableView::keyPressEvent(event);
    chosen_ = chosen_ || currentIndex() != before;
}

/// Where it is narrow the less needed columns give way; the composer still says how many offers were made.
void PartnerList::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    hideColumns();
}

void PartnerList::hideColumns() {
    const auto needed = [this](int column) {
        return std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column));
    };
    for (const int column :
         {PartnerModel::openedByColumn, PartnerModel::offersColumn, PartnerModel::routeColumn})
        setColumnHidden(column, false);
    for (const int column :
         {PartnerModel::openedByColumn, PartnerModel::offersColumn, PartnerModel::routeColumn}) {
        int all = 8;
        for (int each = 0; each < PartnerModel::columns; ++each)
            if (!isColumnHidden(each)) all += needed(each);
        if (all <= viewport()->width()) break;
        setColumnHidden(column, true);
    }
    // Countries and buttons need no heads: where it is narrow it is mostly low, too.
    const bool headed = !isColumnHidden(PartnerModel::routeColumn);
    if (headed == !horizontalHeader()->isHidden()) return;
    horizontalHeader()->setVisible(headed);
    updateGeometry();
}

} // namespace marches::warriors::face
