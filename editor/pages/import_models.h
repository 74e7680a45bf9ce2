#pragma once

#include "editor/pages/import_work.h"

#include <QAbstractTableModel>

#include <map>
#include <memory>
#include <vector>

namespace marches::editor {

/// Cells with a choice say so by these roles.
struct ImportRoles {
    static constexpr int choices = Qt::UserRole;    ///< a QVariantList of [value, text]
    static constexpr int chosen = Qt::UserRole + 1; ///< the value of now
};

/// The layers of a drawing: name, what it holds, what it becomes, how that is known.
class ImportLayers : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { layer, holds, becomes, how, columns };

    using QAbstractTableModel::QAbstractTableModel;
    void show(std::shared_ptr<const FoundDrawing> found, const draft::ImportPlan& plan);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    void chosen(int layer, marches::draft::Becomes becomes);

private:
    std::shared_ptr<const FoundDrawing> found_;
    std::vector<draft::LayerPlan> layers_;
};

/// Shapes that become provinces: what is asked, which province, its name. Those to look at, or all; filtered
/// by a text.
class ImportShapes : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { shape, asked, province, name, columns };

    using QAbstractTableModel::QAbstractTableModel;
    void show(std::shared_ptr<const FoundDrawing> found, const draft::ImportPlan& plan);
    void setFilter(bool toLookAt, const QString& text);
    [[nodiscard]] int shapeAt(int row) const; ///< number of the plan's shape; -1: none
    [[nodiscard]] int rowOf(int shape) const; ///< -1: not shown
    [[nodiscard]] int toLookAt() const;       ///< how many

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

    /// What a choice's value says: the id of a province, or one of these.
    static inline const QString leftOut = QString();
    static inline const QString fresh = QStringLiteral("+");

signals:
    void chosen(int shape, const QString& value);

private:
    void filter();
    [[nodiscard]] QString provinceText(const draft::ShapePlan& shape) const;
    [[nodiscard]] QString nameOfShape(const draft::ShapePlan& shape) const;
    [[nodiscard]] QVariantList choicesOf(const draft::ShapePlan& shape) const;

    std::shared_ptr<const FoundDrawing> found_;
    draft::ImportPlan plan_;
    std::vector<int> rows_;
    bool onlyToLookAt_ = true;
    QString text_;
};

} // namespace marches::editor
