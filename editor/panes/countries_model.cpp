#include "editor/panes/countries_model.h"

#include "app/shell/language.h"
#include "editor/swatch.h"
#include "editor/words.h"
#include "engine/draft/edits_names.h"

#include <QDataStream>
#include <QMimeData>

#include <algorithm>

namespace marches::editor {

namespace {

std::vector<std::string> countryIds(const Document& document, const GamePanels* panels) {
    if (panels) return panels->orderOfPlay(document.whole());
    std::vector<std::string> ids;
    for (const CountryEntry& country : document.atlas().countries)
        ids.push_back(country.id);
    return ids;
}

} // namespace

CountriesModel::CountriesModel(Document& document, const GamePanels* panels, QObject* parent)
    : QAbstractTableModel(parent), document_(document), panels_(panels) {
    connect(&document, &Document::changed, this, [this](const draft::Change& change) {
        const draft::Touched touched = draft::touched(change);
        for (const char* each : {"countries", "provinces", "variants"})
            if (touched.sections.contains(each)) return follow();
    });
    connect(&document, &Document::variantShown, this, &CountriesModel::follow);
    retranslate();
}

void CountriesModel::retranslate() {
    columns_ = panels_ ? panels_->countryColumns() : std::vector<CountryColumn>{};
    follow();
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

void CountriesModel::follow() {
    const std::vector<std::string> wanted = countryIds(document_, panels_);
    for (int row = rowCount() - 1; row >= 0; --row)
        if (std::find(wanted.begin(), wanted.end(), id(row)) == wanted.end()) {
            beginRemoveRows({}, row, row);
            ids_.erase(ids_.begin() + row);
            endRemoveRows();
        }
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const auto found = std::find(ids_.begin(), ids_.end(), wanted[i]);
        const int to = static_cast<int>(i);
        const int from = static_cast<int>(found - ids_.begin());
        if (found == ids_.end()) {
            beginInsertRows({}, to, to);
            ids_.insert(ids_.begin() + to, wanted[i]);
            endInsertRows();
        } else if (from != to) {
            beginMoveRows({}, from, from, {}, to);
            std::rotate(ids_.begin() + to, ids_.begin() + from, ids_.begin() + from + 1);
            endMoveRows();
        }
    }
    cells_ = panels_ ? panels_->countryCells(document_.whole()) : std::vector<std::vector<CountryCell>>{};
    if (!ids_.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int CountriesModel::rowOf(const std::string& country) const {
    const auto found = std::find(ids_.begin(), ids_.end(), country);
    return found == ids_.end() ? -1 : static_cast<int>(found - ids_.begin());
}

int CountriesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(ids_.size());
}

int CountriesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : firstOfGame + static_cast<int>(columns_.size()) + 1;
}

const CountryCell* CountriesModel::cell(const QModelIndex& index) const {
    const int column = index.column() - firstOfGame;
    const auto row = static_cast<std::size_t>(index.row());
    if (column < 0 || index.column() >= provincesColumn() || row >= cells_.size()) return nullptr;
    return &cells_[row][static_cast<std::size_t>(column)];
}

QVariant CountriesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    if (role == idRole) return text(id(index.row()));
    const Atlas& atlas = document_.atlas();
    const int at = atlas.country(id(index.row()));
    if (at < 0) return {};
    const CountryEntry& country = atlas.countries[static_cast<std::size_t>(at)];
    if (index.column() == number && (role == Qt::DisplayRole || role == Qt::AccessibleTextRole))
        return QString::number(index.row() + 1);
    if (index.column() == name) {
        if (role == Qt::DisplayRole || role == Qt::EditRole) return country.name;
        if (role == Qt::DecorationRole) return swatchIcon(std::span(&country.colour, 1));
        if (role == noteRole) return text(country.id);
    }
    if (index.column() == provincesColumn() && role == Qt::DisplayRole)
        return QString::number(std::count_if(
            atlas.provinces.begin(), atlas.provinces.end(), [at](const ProvinceEntry& province) {
                return std::find(province.countries.begin(), province.countries.end(), at) !=
                       province.countries.end();
            }));
    const CountryCell* game = cell(index);
    if (game == nullptr) return {};
    switch (role) {
    case Qt::DisplayRole:
        return game->text;
    case noteRole:
        return game->note;
    case chosenRole:
        return text(game->chosen);
    case choicesRole: {
        QVariantList choices;
        for (const auto& [choice, shown] : game->choices)
            choices << QVariant(QStringList{text(choice), shown});
        return choices;
    }
    default:
        return {};
    }
}

QVariant CountriesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    const bool title = role == Qt::DisplayRole;
    if (!title && role != Qt::ToolTipRole) return {};
    if (section == number) return title ? tr("No.", "the number of a country") : tr("The order of play");
    if (section == name) return tr("Country");
    if (section == provincesColumn())
        return title ? tr("Provinces") : tr("Its own and those that it contests");
    const CountryColumn& column = columns_[static_cast<std::size_t>(section - firstOfGame)];
    return title ? column.title : column.tip;
}

Qt::ItemFlags CountriesModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) return panels_ ? Qt::ItemIsDropEnabled : Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled;
    const CountryCell* game = cell(index);
    if (index.column() == name || (game != nullptr && !game->choices.empty())) flags |= Qt::ItemIsEditable;
    return flags;
}

bool CountriesModel::take(Expected<draft::Change, Sentence> change) {
    if (!change) {
        emit said(sentenceText(change.error()));
        return false;
    }
    change->mergeKey.clear(); // each choice here is a step
    return document_.apply(std::move(*change), {QStringLiteral("countries"), {}});
}

bool CountriesModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!index.isValid() || role != Qt::EditRole) return false;
    const std::string country = id(index.row());
    if (index.column() == name) {
        const QString wanted = value.toString().simplified();
        if (wanted == data(index, Qt::DisplayRole).toString()) return true;
        const std::string language = shell::spokenLanguage().toStdString();
        return take(
            draft::setName(document_.within(), {"countries", country}, language, wanted.toStdString()));
    }
    const CountryCell* game = cell(index);
    const std::string choice = value.toString().toStdString();
    if (game == nullptr || choice == game->chosen) return game != nullptr;
    return take(panels_->chooseForCountry(document_.within(), country,
                                          static_cast<std::size_t>(index.column() - firstOfGame), choice));
}

bool CountriesModel::moveTo(int row, int place) {
    if (!panels_ || row < 0 || row >= rowCount() || place < 0 || place >= rowCount() || place == row)
        return false;
    return take(panels_->setOrder(document_.within(), id(row), static_cast<std::size_t>(place) + 1));
}

/// A row dropped between two others goes there; dropped on one it takes its place.
bool CountriesModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int,
                                  const QModelIndex& parent) {
    const QString format = mimeTypes().value(0);
    if (action != Qt::MoveAction || !data->hasFormat(format)) return false;
    QByteArray bytes = data->data(format);
    QDataStream stream(&bytes, QIODevice::ReadOnly);
    int from = -1;
    stream >> from;
    int to = parent.isValid() ? parent.row() : row < 0 ? rowCount() - 1 : row > from ? row - 1 : row;
    moveTo(from, to);
    return false; // the rows have moved already: the view takes none away
}

} // namespace marches::editor
