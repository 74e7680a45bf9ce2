#include "editor/pages/import_models.h"

#include "editor/pages/import_words.h"
#include "editor/words.h"

#include <QFont>

#include <algorithm>

namespace marches::editor {

// ImportLayers

void ImportLayers::show(std::shared_ptr<const FoundDrawing> found, const draft::ImportPlan& plan) {
    if (found == found_ && plan.layers.size() == layers_.size()) {
        layers_ = plan.layers;
        if (!layers_.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
        return;
    }
    beginResetModel(); // another drawing
    found_ = std::move(found);
    layers_ = plan.layers;
    endResetModel();
}

int ImportLayers::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(layers_.size());
}

int ImportLayers::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant ImportLayers::data(const QModelIndex& index, int role) const {
    const auto row = static_cast<std::size_t>(index.row());
    if (!index.isValid() || row >= layers_.size()) return {};
    const draft::LayerPlan& plan = layers_[row];
    const DrawnLayer& drawn = found_->drawing.layers[row];
    if (index.column() == becomes && role == ImportRoles::choices) {
        QVariantList all;
        for (const draft::Becomes each : allBecomes())
            all << QVariant(QStringList{QString::number(static_cast<int>(each)), becomesText(each)});
        return all;
    }
    if (role == ImportRoles::chosen) return QString::number(static_cast<int>(plan.becomes));
    if (role == Qt::FontRole && index.column() == layer) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    if (role == Qt::AccessibleTextRole)
        return QStringLiteral("%1: %2").arg(
            headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(),
            data(index, Qt::DisplayRole).toString());
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    switch (index.column()) {
    case layer: {
        const std::string& name = drawn.label.empty() ? drawn.id : drawn.label;
        return name.empty() ? tr("in no layer", "shapes of a drawing") : text(name);
    }
    case holds:
        return layerHolds(plan);
    case becomes:
        return becomesText(plan.becomes);
    case how:
        return layerReason(plan);
    default:
        return {};
    }
}

QVariant ImportLayers::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case layer:
        return tr("Layer in the drawing");
    case holds:
        return tr("Holds", "a column: what is in a layer");
    case becomes:
        return tr("Becomes", "a column: what a layer becomes");
    case how:
        return tr("How we know", "a column");
    default:
        return {};
    }
}

Qt::ItemFlags ImportLayers::flags(const QModelIndex& index) const {
    const Qt::ItemFlags all = QAbstractTableModel::flags(index);
    return index.column() == becomes ? all | Qt::ItemIsEditable : all;
}

bool ImportLayers::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || index.column() != becomes) return false;
    const auto wanted = static_cast<draft::Becomes>(value.toInt());
    if (layers_[static_cast<std::size_t>(index.row())].becomes == wanted) return false;
    emit chosen(index.row(), wanted);
    return true;
}

// ImportShapes

void ImportShapes::show(std::shared_ptr<const FoundDrawing> found, const draft::ImportPlan& plan) {
    const bool same = found == found_ && plan.shapes.size() == plan_.shapes.size();
    found_ = std::move(found);
    plan_ = plan;
    if (same) {
        if (!rows_.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
        return;
    }
    filter();
}

void ImportShapes::setFilter(bool toLookAt, const QString& text) {
    if (onlyToLookAt_ == toLookAt && text_ == text) return;
    onlyToLookAt_ = toLookAt;
    text_ = text;
    filter();
}

void ImportShapes::filter() {
    beginResetModel(); // other rows altogether
    rows_.clear();
    for (std::size_t i = 0; i < plan_.shapes.size(); ++i) {
        const draft::ShapePlan& shape = plan_.shapes[i];
        if (onlyToLookAt_ && !shape.look) continue;
        if (!text_.isEmpty() && !text(shape.shown).contains(text_, Qt::CaseInsensitive) &&
            !text(shape.province).contains(text_, Qt::CaseInsensitive) &&
            !nameOfShape(shape).contains(text_, Qt::CaseInsensitive))
            continue;
        rows_.push_back(static_cast<int>(i));
    }
    endResetModel();
}

int ImportShapes::shapeAt(int row) const {
    return row >= 0 && row < rowCount() ? rows_[static_cast<std::size_t>(row)] : -1;
}

int ImportShapes::rowOf(int shape) const {
    const auto found = std::lower_bound(rows_.begin(), rows_.end(), shape);
    return found != rows_.end() && *found == shape ? static_cast<int>(found - rows_.begin()) : -1;
}

int ImportShapes::toLookAt() const {
    return static_cast<int>(std::count_if(plan_.shapes.begin(), plan_.shapes.end(),
                                          [](const draft::ShapePlan& shape) { return shape.look; }));
}

int ImportShapes::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int ImportShapes::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QString ImportShapes::nameOfShape(const draft::ShapePlan& shape) const {
    const auto known = found_->before.provinces.find(shape.province);
    if (known != found_->before.provinces.end() && !known->second.names.empty() && !shape.takeName)
        return text(known->second.names.front());
    return shape.name.empty() ? text(shape.province) : text(shape.name);
}

QString ImportShapes::provinceText(const draft::ShapePlan& shape) const {
    if (shape.province.empty()) return tr("left out", "a shape that becomes no province");
    if (shape.isNew) return tr("%1: new", "%1 a province's id").arg(text(shape.province));
    if (shape.shapes.size() > 1)
        return tr("%1, in %n piece(s)", "%1 a province's id", static_cast<int>(shape.shapes.size()))
            .arg(text(shape.province));
    return tr("%1: the same", "%1 a province's id").arg(text(shape.province));
}

QVariantList ImportShapes::choicesOf(const draft::ShapePlan& shape) const {
    QVariantList all;
    const auto add = [&all](const QString& value, const QString& shown) {
        all << QVariant(QStringList{value, shown});
    };
    if (shape.isNew && !shape.province.empty())
        add(text(shape.province), provinceText(shape));
    else
        add(fresh, tr("a new province", "what a shape becomes"));
    add(leftOut, tr("left out", "a shape that becomes no province"));
    for (const auto& [id, province] : found_->before.provinces) {
        const QString name = province.names.empty() ? QString() : text(province.names.front());
        add(text(id), name.isEmpty() ? text(id) : QStringLiteral("%1 (%2)").arg(text(id), name));
    }
    return all;
}

QVariant ImportShapes::data(const QModelIndex& index, int role) const {
    const int at = shapeAt(index.row());
    if (!index.isValid() || at < 0) return {};
    const draft::ShapePlan& plan = plan_.shapes[static_cast<std::size_t>(at)];
    if (index.column() == province && role == ImportRoles::choices) return choicesOf(plan);
    if (role == ImportRoles::chosen) return text(plan.province);
    if (role == Qt::FontRole && index.column() == shape) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    if (role == Qt::AccessibleTextRole)
        return QStringLiteral("%1: %2").arg(
            headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(),
            data(index, Qt::DisplayRole).toString());
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    switch (index.column()) {
    case shape:
        return plan.shown.empty() ? tr("without an id", "a shape of a drawing") : text(plan.shown);
    case asked:
        return shapeReason(plan, nameOfShape(plan));
    case province:
        return provinceText(plan);
    case name:
        return nameOfShape(plan);
    default:
        return {};
    }
}

QVariant ImportShapes::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case shape:
        return tr("Shape", "a column: a shape of a drawing");
    case asked:
        return onlyToLookAt_ ? tr("What is asked", "a column: about a shape") : tr("How we know", "a column");
    case province:
        return tr("Province", "a column");
    case name:
        return tr("Name", "a column: of a province");
    default:
        return {};
    }
}

Qt::ItemFlags ImportShapes::flags(const QModelIndex& index) const {
    const Qt::ItemFlags all = QAbstractTableModel::flags(index);
    return index.column() == province ? all | Qt::ItemIsEditable : all;
}

bool ImportShapes::setData(const QModelIndex& index, const QVariant& value, int role) {
    const int at = shapeAt(index.row());
    if (role != Qt::EditRole || index.column() != province || at < 0) return false;
    if (value.toString() == text(plan_.shapes[static_cast<std::size_t>(at)].province)) return false;
    emit chosen(at, value.toString());
    return true;
}

} // namespace marches::editor
