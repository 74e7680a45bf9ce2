#pragma once

#include "editor/document.h"

#include <QAbstractListModel>
#include <QWidget>

class QLabel;
class QPushButton;

namespace marches::shell {
class RowsView;
}

namespace marches::editor {

/// The steps of a document's history; the first row is the document as it was opened.
class HistoryModel : public QAbstractListModel {
    Q_OBJECT

public:
    HistoryModel(const Document& document, QObject* parent);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    void follow();

    const Document& document_;
    int rows_;
};

/// Shows the history; a click on a step goes to the moment after it.
class HistoryPane : public QWidget {
    Q_OBJECT

public:
    explicit HistoryPane(Document& document, QWidget* parent = nullptr);

    QSize sizeHint() const override { return {320, 280}; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void retranslate();

    Document& document_;
    HistoryModel* model_;
    QLabel* opened_;
    QPushButton* saved_;
    shell::RowsView* view_;
    QLabel* note_;
};

} // namespace marches::editor
