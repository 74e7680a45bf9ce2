#include "editor/panes/provinces_pane.h"

#include "app/shell/field_events.h"
#include "app/shell/parts.h"
#include "app/shell/rows.h"
#include "editor/swatch.h"
#include "editor/words.h"

#include <QEvent>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::editor {

namespace {

std::vector<std::string> idsOf(const Atlas& atlas) {
    std::vector<std::string> ids;
    ids.reserve(atlas.provinces.size());
    for (const ProvinceEntry& each : atlas.provinces)
        ids.push_back(each.id);
    return ids;
}

} // namespace

ProvincesModel::ProvincesModel(const Document& document, QObject* parent)
    : QAbstractListModel(parent), document_(document), ids_(idsOf(document.atlas())) {
    connect(&document, &Document::changed, this, &ProvincesModel::follow);
    connect(&document, &Document::variantShown, this, [this] {
        matchRows();
        retranslate();
    });
}

int ProvincesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(ids_.size());
}

QVariant ProvincesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const std::string& id = ids_[static_cast<std::size_t>(index.row())];
    const Atlas& atlas = document_.atlas();
    const int at = atlas.province(id);
    if (at < 0) return {};
    const ProvinceEntry& entry = atlas.provinces[static_cast<std::size_t>(at)];
    switch (role) {
    case Qt::DisplayRole:
    case shell::SortRole:
        return atlas.provinceName(at);
    case Qt::AccessibleTextRole: // by which the filter finds it, too
        return QStringLiteral("%1 %2").arg(atlas.provinceName(at), text(id));
    case shell::DetailRole:
    case shell::KeyRole:
        return text(id);
    case Qt::DecorationRole:
        return swatchIcon(atlas, entry);
    case shell::CostRole: {
        QStringList countries;
        for (const int country : entry.countries)
            countries << atlas.countries[static_cast<std::size_t>(country)].name;
        return countries.join(QStringLiteral(" · "));
    }
    default:
        return {};
    }
}

/// Both lists are sorted: rows go and come where they differ.
void ProvincesModel::matchRows() {
    const std::vector<std::string> wanted = idsOf(document_.atlas());
    std::size_t at = 0;
    while (at < ids_.size() || at < wanted.size()) {
        const int row = static_cast<int>(at);
        if (at == wanted.size() || (at < ids_.size() && ids_[at] < wanted[at])) {
            beginRemoveRows({}, row, row);
            ids_.erase(ids_.begin() + row);
            endRemoveRows();
        } else if (at == ids_.size() || wanted[at] < ids_[at]) {
            beginInsertRows({}, row, row);
            ids_.insert(ids_.begin() + row, wanted[at]);
            endInsertRows();
            ++at;
        } else {
            ++at;
        }
    }
}

/// Of many rows only those that may say something else are told: a sorted list asks for each anew.
void ProvincesModel::follow(const draft::Change& change) {
    matchRows();
    const draft::Touched touched = draft::touched(change);
    const bool all = std::any_of(touched.sections.begin(), touched.sections.end(), [](const auto& section) {
        return section != "provinces" && section != "picture";
    });
    if (all) return retranslate();
    for (const std::string& id : touched.provinces)
        if (const int row = rowOf(id); row >= 0) emit dataChanged(index(row), index(row));
}

int ProvincesModel::rowOf(const std::string& id) const {
    const auto found = std::lower_bound(ids_.begin(), ids_.end(), id);
    return found != ids_.end() && *found == id ? static_cast<int>(found - ids_.begin()) : -1;
}

void ProvincesModel::retranslate() {
    if (!ids_.empty()) emit dataChanged(index(0), index(rowCount() - 1));
}

ProvincesPane::ProvincesPane(const Document& document, QWidget* parent)
    : QWidget(parent), model_(new ProvincesModel(document, this)), filtered_(new QSortFilterProxyModel(this)),
      filter_(new QLineEdit), view_(new shell::RowsView(QStringLiteral("provinces.view"))) {
    setObjectName(QStringLiteral("provinces"));
    filter_->setObjectName(QStringLiteral("provinces.filter"));
    filter_->setClearButtonEnabled(true);
    filtered_->setSourceModel(model_);
    filtered_->setSortRole(shell::SortRole);
    filtered_->setSortLocaleAware(true);
    filtered_->setFilterRole(Qt::AccessibleTextRole);
    filtered_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    filtered_->sort(0);
    view_->setRootIsDecorated(false);
    view_->setModel(filtered_);
    setFocusProxy(filter_);
    auto* all = shell::bareLayout<QVBoxLayout>(this, 0);
    auto* top = new QVBoxLayout;
    top->setContentsMargins(10, 6, 10, 6);
    top->addWidget(filter_);
    all->addLayout(top);
    all->addWidget(view_, 1);
    connect(filter_, &QLineEdit::textChanged, filtered_, &QSortFilterProxyModel::setFilterFixedString);
    shell::leaveUndoToWindow(*this);
    connect(filter_, &QLineEdit::textChanged, this, [this](const QString& typed) {
        if (typed.isEmpty()) filter_->setModified(false); // an empty filter has nothing to undo
    });
    connect(filter_, &QLineEdit::returnPressed, this, [this] {
        if (const QModelIndex first = filtered_->index(0, 0); first.isValid())
            emit chosen(first.data(shell::KeyRole).toString());
    });
    connect(view_, &shell::RowsView::chosen, this,
            [this](const QModelIndex& index) { emit chosen(index.data(shell::KeyRole).toString()); });
    retranslate();
}

void ProvincesPane::showChosen(const std::string& province) {
    const int row = model_->rowOf(province);
    if (const QModelIndex index = filtered_->mapFromSource(model_->index(row)); index.isValid())
        view_->setCurrentIndex(index);
}

void ProvincesPane::startFilter() {
    filter_->setFocus(Qt::ShortcutFocusReason);
    filter_->selectAll();
}

void ProvincesPane::retranslate() {
    setWindowTitle(tr("Provinces"));
    filter_->setPlaceholderText(tr("Find a province"));
    filter_->setAccessibleName(tr("Find a province"));
    view_->setAccessibleName(tr("Provinces"));
    model_->retranslate();
}

void ProvincesPane::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace marches::editor
