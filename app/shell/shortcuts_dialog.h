#pragma once

#include <QAbstractTableModel>
#include <QAction>
#include <QDialog>
#include <QPointer>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

namespace marches::shell {

/// The actions and their keys, a row each.
class ShortcutModel : public QAbstractTableModel {
    Q_OBJECT

public:
    ShortcutModel(const QList<QAction*>& actions, QObject* parent);

    QAction* action(int row) const { return actions_[row]; }
    QList<QAction*> actions() const;                               ///< those that still live
    void change(QAction& action, const QList<QKeySequence>& keys); ///< and keeps them

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QList<QPointer<QAction>> actions_; ///< a game's own go with it
};

/// Changes the keys of the window's actions: a row is chosen, its new key pressed. A key that another action
/// has is taken away from it only when that is said; every row, or all, can go back to the program's own.
class ShortcutsDialog : public QDialog {
    Q_OBJECT

public:
    explicit ShortcutsDialog(const QList<QAction*>& actions, QWidget* parent = nullptr);

private:
    void setUpTable();
    void showRow();
    void keyPressed(const QKeySequence& key);
    void give(const QKeySequence& key);
    void takeKey(); ///< from the action that has it
    void giveOwn();
    void resetAll();
    QAction* current() const;

    ShortcutModel* model_;
    QSortFilterProxyModel* filter_;
    QLineEdit* field_;
    QTableView* table_;
    QLabel* which_;
    QKeySequenceEdit* key_;
    QLabel* conflict_;
    QPushButton* take_;
    QPushButton* none_;
    QPushButton* own_;
};

} // namespace marches::shell
