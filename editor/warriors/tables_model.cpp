#include "editor/warriors/tables_model.h"

#include "editor/warriors/tables_words.h"
#include "editor/words.h"
#include "engine/draft/warriors/edits_figures.h"

#include <algorithm>
#include <utility>

namespace marches::editor {

namespace {
namespace figures = draft::warriors;
const FigureCell noFigure;
} // namespace

FigureModel::FigureModel(Section section, Document& document, const TablesNow& now, QObject* parent)
    : QAbstractTableModel(parent), section_(section), document_(document), now_(now) {}

void FigureModel::refresh() {
    auto fresh = rowsOf(section_, now_.tree);
    int wide = 1;
    for (const FigureRow& row : fresh)
        wide = std::max(wide, 1 + static_cast<int>(row.cells.size()));
    const int rows = rowCount();
    const int count = static_cast<int>(fresh.size());
    if (count < rows) {
        beginRemoveRows({}, count, rows - 1);
        rows_.resize(fresh.size());
        endRemoveRows();
    } else if (count > rows) {
        beginInsertRows({}, rows, count - 1);
        rows_.resize(fresh.size());
        endInsertRows();
    }
    if (wide < columns_) {
        beginRemoveColumns({}, wide, columns_ - 1);
        columns_ = wide;
        endRemoveColumns();
    } else if (wide > columns_) {
        beginInsertColumns({}, columns_, wide - 1);
        columns_ = wide;
        endInsertColumns();
    }
    rows_ = std::move(fresh);
    if (count > 0) emit dataChanged(index(0, 0), index(count - 1, columns_ - 1));
}

const FigureCell& FigureModel::cell(const QModelIndex& index) const {
    if (!index.isValid() || index.row() >= rowCount() || index.column() < 1) return noFigure;
    const auto& cells = row(index.row()).cells;
    const auto column = static_cast<std::size_t>(index.column()) - 1;
    return column < cells.size() ? cells[column] : noFigure;
}

QModelIndex FigureModel::indexOf(const draft::TreePath& path) const {
    const bool ability = path.size() == 4 && path[2] == "abilities";
    const auto place = ability ? figures::abilityIn(now_.tree, path[3]) : std::nullopt;
    QModelIndex around;
    for (int row = 0; row < rowCount(); ++row)
        for (int column = 1; column < columns_; ++column) {
            const QModelIndex at = index(row, column);
            const FigureCell& here = cell(at);
            if (!here.isPlace()) continue;
            if (here.kind == CellKind::abilities) {
                if (place && here.path[1] == place->path && here.level == place->level) return at;
            } else if (here.path == path && here.kind != CellKind::turn && here.kind != CellKind::add) {
                return at;
            }
            // A table as a whole, or one that has changed: the first of its figures.
            const auto shared = std::mismatch(path.begin(), path.end(), here.path.begin(), here.path.end());
            if (!around.isValid() && shared.first == path.end() && here.kind != CellKind::add) around = at;
        }
    return around;
}

int FigureModel::differing() const {
    int count = 0;
    for (const FigureRow& row : rows_)
        for (const FigureCell& cell : row.cells) {
            if (cell.kind == CellKind::abilities) {
                const auto here = abilitiesOf(cell, now_.tree);
                count += static_cast<int>(std::count_if(here.begin(), here.end(), [&](const std::string& id) {
                    return abilityDiffers(id, now_);
                }));
            } else if (cell.kind != CellKind::turn && differs(cell, now_)) {
                ++count;
            }
        }
    return count;
}

bool FigureModel::rowDiffers(int which) const {
    const auto& cells = row(which).cells;
    return std::any_of(cells.begin(), cells.end(),
                       [this](const FigureCell& cell) { return differs(cell, now_); });
}

bool FigureModel::take(Expected<draft::Change, Sentence> change, const draft::TreePath& path) {
    if (!change) {
        emit said(sentenceText(change.error()));
        return false;
    }
    draft::TreePath place = path;
    if (!now_.variant.empty()) place.insert(place.begin(), {"variants", now_.variant});
    return document_.apply(std::move(*change), {QStringLiteral("tables"), {}, std::move(place)});
}

bool FigureModel::set(const QModelIndex& index, int value) {
    const FigureCell cell = this->cell(index);
    if (figureText(cell, now_.tree) == QString::number(value)) return true;
    if (cell.kind == CellKind::turn) {
        const draft::TreePath after{cell.path[0], cell.path[1], std::to_string(value)};
        return take(figures::setBarbarianTurn(document_.draft(), now_.variant,
                                              QString::fromStdString(cell.path.back()).toInt(), value),
                    after);
    }
    return take(figures::setFigure(document_.draft(), now_.variant, cell.path, value), cell.path);
}

bool FigureModel::moveAbility(const std::string& ability, const figures::AbilityPlace& to) {
    if (figures::abilityIn(now_.tree, ability) == to) return true;
    return take(figures::moveAbility(document_.draft(), now_.variant, ability, to),
                {"play-mat", to.path, "abilities", ability});
}

bool FigureModel::asInModel(const QModelIndex& index, const std::string& ability) {
    const FigureCell cell = this->cell(index);
    if (now_.model.isNull()) {
        emit said(tr("There is nothing to compare the figures with."));
        return false;
    }
    if (cell.kind == CellKind::abilities) {
        if (ability.empty() || !abilityDiffers(ability, now_)) {
            emit said(tr("This is as in %1 already.", "a map").arg(now_.modelName));
            return false;
        }
        const draft::TreePath path{cell.path[0], cell.path[1], cell.path[2], ability};
        return take(figures::figureAsIn(document_.draft(), now_.variant, path, now_.model), path);
    }
    if (!differs(cell, now_)) {
        if (cell.isPlace()) emit said(tr("This is as in %1 already.", "a map").arg(now_.modelName));
        return false;
    }
    auto change = figures::figureAsIn(document_.draft(), now_.variant, cell.path, now_.model);
    if (change) change->mergeKey.clear();
    return take(std::move(change), cell.path);
}

bool FigureModel::add(const QModelIndex& index) {
    const FigureCell cell = this->cell(index);
    return take(figures::addFigure(document_.draft(), now_.variant, cell.path), cell.path);
}

bool FigureModel::remove(const QModelIndex& index) {
    const FigureCell cell = this->cell(index);
    return take(figures::removeFigure(document_.draft(), now_.variant, cell.path), cell.path);
}

int FigureModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int FigureModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns_;
}

QString FigureModel::description(const FigureCell& cell) const {
    QStringList parts;
    if (cell.kind == CellKind::abilities) {
        for (const std::string& id : abilitiesOf(cell, now_.tree))
            if (abilityDiffers(id, now_))
                parts << tr("%1 stands elsewhere in %2", "an ability; a map")
                             .arg(abilityLabel(id), now_.modelName);
    } else if (differs(cell, now_)) {
        const auto there = modelText(cell, now_);
        parts << (there ? tr("differs: %1 in %2", "a figure; a map").arg(*there, now_.modelName)
                        : tr("differs: none in %1", "a map").arg(now_.modelName));
    }
    for (const FigureProblem& problem : problemsOf(cell, now_))
        parts << problem.text;
    return parts.join(QStringLiteral("; "));
}

QVariant FigureModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const FigureRow& row = this->row(index.row());
    if (index.column() == 0)
        return role == Qt::DisplayRole || role == Qt::AccessibleTextRole ? row.label : QVariant{};
    const FigureCell& cell = this->cell(index);
    switch (role) {
    case Qt::DisplayRole:
        return figureText(cell, now_.tree);
    case Qt::AccessibleTextRole: {
        if (!cell.isPlace()) return cell.text;
        if (cell.kind == CellKind::add) return cellName(cell);
        QString value = figureText(cell, now_.tree);
        if (cell.kind == CellKind::toggle) value = value == QLatin1String("0") ? tr("no") : tr("yes");
        if (cell.kind == CellKind::abilities) {
            QStringList names;
            for (const std::string& id : abilitiesOf(cell, now_.tree))
                names << abilityLabel(id);
            value = names.isEmpty() ? tr("none", "abilities") : names.join(QStringLiteral(", "));
        }
        return tr("%1: %2", "a figure’s name and what it is").arg(cellName(cell), value);
    }
    case Qt::AccessibleDescriptionRole:
        return description(cell);
    case Qt::ToolTipRole: {
        if (cell.kind == CellKind::head) return cell.text;
        return cell.isPlace() ? description(cell) : QVariant{};
    }
    default:
        return {};
    }
}

Qt::ItemFlags FigureModel::flags(const QModelIndex& index) const {
    return cell(index).isPlace() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::ItemIsEnabled;
}

} // namespace marches::editor
