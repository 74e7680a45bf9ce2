#pragma once

#include <QListView>
#include <QStyledItemDelegate>
#include <QTreeView>

namespace marches::shell {

/// What a row of a list is made of; DisplayRole is its text, DecorationRole its icon.
enum RowRole {
    DetailRole = Qt::UserRole + 1, ///< quiet, behind the text
    CostRole,                      ///< at the right end
    HeadingRole,                   ///< true: a group
    RefusedRole,                   ///< true: greyed
    CurrentRole,                   ///< true: stands out (the position looked at)
    OpenRole,                      ///< true: its children are seen at once
    NodeRole,                      ///< log: the node, as uint
    ProvinceRole,                  ///< int
    SortRole,
    SignsRole,   ///< Provinces table: std::vector<Sign>
    KeyRole,     ///< stable name of the row, for tests and for keeping the place
    ShieldRole,  ///< rows with a note: int, a theme::PlayerColour; none: no shield
    NoteRole,    ///< rows with a note: the quiet word at the right end
    NoteInkRole, ///< rows with a note: int, the theme::Role of the note; none: quiet
};

/// Paints rows: icon, text, detail, and the cost at the right; what is too long goes on in a second line.
class RowDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// The list that shows such rows, ready for a dock; Enter does what a click does.
class RowsView : public QTreeView {
    Q_OBJECT

public:
    explicit RowsView(const QString& name, QWidget* parent = nullptr);

signals:
    void chosen(const QModelIndex& index); ///< clicked, or Enter

protected:
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option,
                 const QModelIndex& index) const override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
};

/// Paints rows with a note: a player's shield if there is one, the text in as many lines as it takes, the
/// note at the right.
class NoteRowDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// Gives the list this delegate and takes its frame away.
    explicit NoteRowDelegate(QListView& list);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// px of a row in a list that is `width` px wide.
    int heightWithin(int width, const QWidget* list, const QModelIndex& index) const;
};

} // namespace marches::shell
