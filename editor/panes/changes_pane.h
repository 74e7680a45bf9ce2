#pragma once

#include "editor/document.h"
#include "engine/planar/moved_lines.h"

#include <QAbstractListModel>
#include <QTimer>
#include <QWidget>

class QComboBox;

namespace marches::shell {
class RowsView;
}

namespace marches::editor {

class ChangesModel;

/// What differs from the file, from the map as it was opened or from another one: borders, provinces,
/// countries and whatever else, a row each. While it is in front the map shows the lines that moved.
class ChangesPane : public QWidget {
    Q_OBJECT

public:
    explicit ChangesPane(const Document& document, QWidget* parent = nullptr);

    QSize sizeHint() const override { return {600, 190}; }
    /// A pane that is not in front, or is closed, compares nothing and marks nothing. Behind another tab a
    /// widget stays visible: the dock says which one is in front.
    void setInFront(bool inFront);

signals:
    void chosen(const QString& province);                      ///< an id
    void linesMoved(const marches::planar::MovedLines& lines); ///< none: nothing is to be shown
    void said(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    void chooseSince(int which);
    void askForMap();
    void compareWith(const QString& path);
    void refresh();
    void retranslate();

    const Document& document_;
    ChangesModel* model_;
    shell::RowsView* view_;
    QComboBox* since_;
    std::optional<draft::Draft> other_; ///< another map; none: the document itself, earlier
    QTimer later_;
    bool inFront_ = false;
};

} // namespace marches::editor
