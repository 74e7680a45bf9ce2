#include "app/play/province_list.h"

#include "app/play/rows.h"

#include <QEvent>
#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::play {

void ProvinceModel::setGame(GameFace* face) {
    beginResetModel();
    face_ = face;
    rows_ = face ? face->provinceRows() : std::vector<ProvinceId>{};
    columns_ = face ? face->provinceColumns() : std::vector<QString>{};
    endResetModel();
}

void ProvinceModel::update() {
    if (!face_ || columns_.empty()) return;
    for (const ProvinceId province : face_->changedProvinces())
        if (const int row = rowOf(province); row >= 0)
            emit dataChanged(index(row, 0), index(row, columnCount() - 1));
}

void ProvinceModel::retranslate() {
    setGame(face_);
}

int ProvinceModel::rowOf(ProvinceId province) const {
    const auto found = std::find(rows_.begin(), rows_.end(), province);
    return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

int ProvinceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int ProvinceModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(columns_.size());
}

QVariant ProvinceModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !face_) return {};
    const ProvinceId province = rows_[static_cast<std::size_t>(index.row())];
    if (role == ProvinceRole) return static_cast<int>(marches::index(province));
    if (role != Qt::DisplayRole && role != Qt::DecorationRole && role != SortRole &&
        role != Qt::TextAlignmentRole)
        return {};
    const Cell cell = face_->provinceCell(province, index.column());
    switch (role) {
    case Qt::DisplayRole:
        return cell.text;
    case Qt::DecorationRole:
        return cell.icon.isNull() ? QVariant{} : cell.icon;
    case SortRole:
        return cell.sortBy.isValid() ? cell.sortBy : QVariant{cell.text};
    default:
        return QVariant::fromValue(cell.alignment);
    }
}

QVariant ProvinceModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    const auto column = static_cast<std::size_t>(section);
    return column < columns_.size() ? QVariant{columns_[column]} : QVariant{};
}

ProvinceList::ProvinceList(QWidget* parent)
    : QWidget(parent), model_(new ProvinceModel(this)), sorted_(new QSortFilterProxyModel(this)),
      view_(new QTableView) {
    setObjectName(QStringLiteral("provinces"));
    sorted_->setSourceModel(model_);
    sorted_->setSortRole(SortRole);
    sorted_->setSortLocaleAware(true);
    view_->setObjectName(QStringLiteral("provinces.view"));
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
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(view_);
    setFocusProxy(view_);
    connect(view_, &QTableView::clicked, this, &ProvinceList::show);
    connect(view_, &QTableView::activated, this, &ProvinceList::show);
    retranslate();
}

void ProvinceList::setGame(Session* session, GameFace* face) {
    if (session_) session_->disconnect(model_);
    session_ = session;
    face_ = face;
    model_->setGame(face);
    view_->resizeColumnsToContents();
    if (!session_) return;
    connect(session_, &Session::decisionChanged, model_, &ProvinceModel::update);
}

void ProvinceList::show(const QModelIndex& index) {
    const QVariant province = index.data(ProvinceRole);
    if (face_ && province.isValid()) face_->goToProvince(idAt<ProvinceId>(province.toUInt()));
}

void ProvinceList::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        model_->retranslate();
    }
    QWidget::changeEvent(event);
}

void ProvinceList::retranslate() {
    setWindowTitle(tr("Provinces", "dock: table of all provinces"));
    view_->setAccessibleName(windowTitle());
}

} // namespace marches::play
