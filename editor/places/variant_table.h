#pragma once

#include "editor/places/variant_words.h"

#include <QTreeView>

class QStandardItemModel;

namespace marches::editor {

/// All checks of all ways to play: a row a check, a column a variant. A click goes to that variant.
class VariantTable : public QTreeView {
    Q_OBJECT

public:
    explicit VariantTable(QWidget* parent = nullptr);

    struct Column {
        QString id; ///< empty: the whole map
        QString name;
        std::vector<ShownProof> lines;
    };
    void setColumns(const std::vector<Column>& columns);

    QSize sizeHint() const override { return {600, 190}; }
    QSize minimumSizeHint() const override { return {200, 60}; }

signals:
    void chosen(const QString& id);

private:
    QStandardItemModel* model_;
    std::vector<QString> ids_;
};

} // namespace marches::editor
