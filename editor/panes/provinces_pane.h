#pragma once

#include "editor/document.h"

#include <QAbstractListModel>
#include <QWidget>

#include <string>
#include <vector>

class QLineEdit;
class QSortFilterProxyModel;

namespace marches::shell {
class RowsView;
}

namespace marches::editor {

/// The provinces of a document, by their ids.
class ProvincesModel : public QAbstractListModel {
    Q_OBJECT

public:
    ProvincesModel(const Document& document, QObject* parent);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    void retranslate();
    [[nodiscard]] int rowOf(const std::string& id) const; ///< -1: there is none

private:
    void matchRows();
    void follow(const draft::Change& change);

    const Document& document_;
    std::vector<std::string> ids_;
};

/// A list of all provinces with a filter; a click chooses one.
class ProvincesPane : public QWidget {
    Q_OBJECT

public:
    explicit ProvincesPane(const Document& document, QWidget* parent = nullptr);

    void showChosen(const std::string& province); ///< an id
    void startFilter();

    QSize sizeHint() const override { return {320, 280}; }

signals:
    void chosen(const QString& province); ///< an id

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    ProvincesModel* model_;
    QSortFilterProxyModel* filtered_;
    QLineEdit* filter_;
    shell::RowsView* view_;
};

} // namespace marches::editor
