#pragma once

#include "app/theme/theme.h"
#include "app/warriors/newgame/scenario_shelf.h"

#include <QListView>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>

namespace marches::warriors::face {

/// Paints one table to choose: picture at the left, title and what it needs at the right; or below it.
class ScenarioDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    ScenarioDelegate(bool large, QObject* parent = nullptr) : QStyledItemDelegate(parent), large_(large) {}

    void setCardSize(const QSize& size) { size_ = size; }
    /// The picture stands above the words, as large as the card lets it be.
    void setTall(bool tall) { tall_ = tall; }
    /// What a card of that width needs for its picture and its words, beside each other.
    int heightFor(int width, const QModelIndex& index, const theme::Theme& theme) const;
    /// The height that its words take below a picture of its own width.
    int tallHeightFor(int width, const QModelIndex& index, const theme::Theme& theme) const;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override { return size_; }

private:
    bool large_;
    bool tall_ = false;
    QSize size_{240, 150}; ///< of every card
};

/// A gallery of tables, as high as its cards; one of them may be chosen.
class ScenarioCards : public QListView {
    Q_OBJECT
public:
    ScenarioCards(ScenarioShelf& shelf, bool large, QWidget* parent = nullptr);

    /// How much higher than it must be the gallery may be, px: pictures grow into it.
    void setSpare(int spare);
    /// Without the spare height.
    int leastHeight() const;
    /// Marks a row of the shelf as chosen, if it is here.
    void showChosen(int shelfRow);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void chosen(int shelfRow);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    /// What is chosen stays so until another table is.
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex& index,
                                                         const QEvent* event) const override;

private:
    void fit();
    int heightOfCards() const;
    int perRow() const;
    int rows() const;

    QSortFilterProxyModel* part_; ///< only the wholes of the shelf, or only the variants
    ScenarioDelegate* delegate_;
    bool large_;
    int spare_ = 0;
    int leastCard_ = 1; ///< height of a card, picture and words beside each other
};

} // namespace marches::warriors::face
