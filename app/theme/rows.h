#pragma once

#include <QStyledItemDelegate>

class QListView;
class QTreeView;

namespace marches::theme {

/// What a model says about a row besides Qt::DisplayRole, its title. A model names signs and players, never
/// pictures or colours, so that it knows nothing of the theme.
enum RowRole {
    RowDetail = Qt::UserRole + 0x4d00, ///< QString: quiet words after the title
    RowNote,                           ///< QString: quiet word at the right end
    RowStrong,                         ///< bool: bold title
    RowSign,                           ///< int: an Icon before the title
    RowShield,                         ///< int: a PlayerColour's shield before the title
    RowInk,                            ///< int: a Role for the note (good, bad, warning)
    RowIsGroup,                        ///< bool: a heading over the rows below it
    RowRefused                         ///< bool: cannot be done now; can still be chosen, to be told why
};

/// Paints rows of lists and trees: sign or shield, title, detail; the note at the right end.
class RowDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// A title that is too long goes on in a second line, and the row is as wide as its view.
    void setWrapping(bool wraps) { wraps_ = wraps; }
    /// px of a row that wraps, in a view so wide.
    int heightWithin(int width, const QWidget* view, const QModelIndex& index) const;

private:
    bool wraps_ = false;
};

/// Sets a view up for such rows: delegate, no frame, no header, no indentation; a click on a group folds it.
void useRows(QTreeView& view);
void useRows(QListView& view);

} // namespace marches::theme
