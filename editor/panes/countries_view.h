#pragma once

#include "editor/document.h"
#include "editor/face.h"
#include "editor/view.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeView;

namespace marches::editor {

class CountriesModel;

/// The view of countries: a table in the order of play, whose rows are dragged or moved by Alt and the
/// arrows, and whose names and towns are changed in their cells; countries are added and removed.
class CountriesView : public View {
    Q_OBJECT

public:
    /// `panels`: null for a game that has none.
    CountriesView(Document& document, const GamePanels* panels, QWidget* parent = nullptr);

    void takeFocus() override;
    void edit() override; ///< the cell that is chosen, or the country's name
    void goTo(const draft::ProblemPlace& place) override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showCountry(const std::string& country); ///< an id
    void move(int by);
    void add();
    void remove();
    void refresh();
    void fitColumns();
    void retranslate();
    [[nodiscard]] int row() const; ///< the one that is chosen; -1: none

    Document& document_;
    CountriesModel* model_;
    QLabel* title_;
    QLabel* note_;
    QTreeView* table_;
    QLineEdit* newName_;
    QPushButton* add_;
    QPushButton* remove_;
    QPushButton* earlier_;
    QPushButton* later_;
    QPushButton* show_;
};

} // namespace marches::editor
