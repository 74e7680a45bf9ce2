#include "app/warriors/newgame/name_search.h"

#include <QComboBox>
#include <QStandardItemModel>

namespace marches::warriors::face {

namespace {

constexpr int nameRole = Qt::UserRole + 1;

/// What is typed is looked for by `match`.
class NamedItems : public QStandardItemModel {
public:
    using QStandardItemModel::QStandardItemModel;

    QModelIndexList match(const QModelIndex& start, int role, const QVariant& value, int hits,
                          Qt::MatchFlags flags) const override {
        if (role == Qt::DisplayRole)
            if (const auto named = QStandardItemModel::match(start, nameRole, value, hits, flags);
                !named.isEmpty())
                return named;
        return QStandardItemModel::match(start, role, value, hits, flags);
    }
};

} // namespace

void searchByName(QComboBox& box) {
    box.setModel(new NamedItems(0, 1, &box));
}

void addNamed(QComboBox& box, const QString& text, const QString& name, const QVariant& data) {
    box.addItem(text, data);
    box.setItemData(box.count() - 1, name, nameRole);
}

} // namespace marches::warriors::face
