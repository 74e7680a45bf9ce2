#include "app/shell/shortcuts_dialog.h"

#include "app/shell/shortcuts.h"
#include "app/theme/look.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include <utility>

namespace marches::shell {

// Model

ShortcutModel::ShortcutModel(const QList<QAction*>& actions, QObject* parent) : QAbstractTableModel(parent) {
    for (QAction* action : actions)
        if (!action->objectName().isEmpty()) actions_ << action;
}

QList<QAction*> ShortcutModel::actions() const {
    QList<QAction*> living;
    for (const QPointer<QAction>& action : actions_)
        if (action) living << action;
    return living;
}

void ShortcutModel::change(QAction& action, const QList<QKeySequence>& keys) {
    changeShortcuts(action, keys);
    const auto row = static_cast<int>(actions_.indexOf(&action));
    if (row >= 0) emit dataChanged(index(row, 0), index(row, 1));
}

int ShortcutModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(actions_.size());
}

int ShortcutModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 2;
}

QVariant ShortcutModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    if (!actions_[index.row()]) return {};
    const QAction& action = *actions_[index.row()];
    if (role == Qt::DisplayRole && index.column() == 0) return plainText(action);
    if (role == Qt::DisplayRole)
        return QKeySequence::listToString(action.shortcuts(), QKeySequence::NativeText);
    if (role == Qt::FontRole && index.column() == 1 && action.shortcuts() != ownShortcuts(action)) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    return {};
}

QVariant ShortcutModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    return section == 0 ? tr("What it does", "column: an action of the window") : tr("Keys", "column");
}

// Dialog

ShortcutsDialog::ShortcutsDialog(const QList<QAction*>& actions, QWidget* parent)
    : QDialog(parent), model_(new ShortcutModel(actions, this)), filter_(new QSortFilterProxyModel(this)),
      field_(new QLineEdit), table_(new QTableView), which_(new QLabel), key_(new QKeySequenceEdit),
      conflict_(new QLabel), take_(new QPushButton), none_(new QPushButton), own_(new QPushButton) {
    setObjectName(QStringLiteral("shortcuts"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Keys", "title of a dialog"));
    const std::pair<QWidget*, const char*> names[]{
        {field_, "filter"}, {table_, "table"}, {key_, "key"}, {conflict_, "conflict"},
        {take_, "take"},    {none_, "none"},   {own_, "own"}};
    for (const auto& [part, name] : names)
        part->setObjectName(QStringLiteral("shortcuts.") + QLatin1String(name));
    setUpTable();
    theme::setFontRole(which_, theme::FontRole::TextBold);
    theme::setTextRole(conflict_, theme::Role::Warn);
    conflict_->setWordWrap(true);
    take_->setText(tr("Take it from there", "a key, from the action that has it"));
    none_->setText(tr("No key"));
    own_->setText(tr("The usual one", "the key that the program gives an action"));
    key_->setAccessibleName(tr("New key"));
    connect(key_, &QKeySequenceEdit::editingFinished, this, [this] { keyPressed(key_->keySequence()); });
    connect(take_, &QPushButton::clicked, this, &ShortcutsDialog::takeKey);
    connect(none_, &QPushButton::clicked, this, [this] { give({}); });
    connect(own_, &QPushButton::clicked, this, &ShortcutsDialog::giveOwn);

    auto* editing = new QHBoxLayout;
    editing->addWidget(which_, 1);
    editing->addWidget(key_);
    editing->addWidget(none_);
    editing->addWidget(own_);
    auto* trouble = new QHBoxLayout;
    trouble->addWidget(conflict_, 1);
    trouble->addWidget(take_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* all = buttons->addButton(tr("All as usual"), QDialogButtonBox::ResetRole);
    all->setObjectName(QStringLiteral("shortcuts.reset"));
    connect(all, &QPushButton::clicked, this, &ShortcutsDialog::resetAll);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::accept);
    auto* column = new QVBoxLayout(this);
    column->addWidget(field_);
    column->addWidget(table_, 1);
    column->addLayout(editing);
    column->addLayout(trouble);
    column->addWidget(buttons);
    for (QPushButton* button : findChildren<QPushButton*>())
        button->setAutoDefault(false); // Enter ends a key, it closes nothing
    resize(640, 620);
    table_->selectRow(0);
    showRow();
}

void ShortcutsDialog::setUpTable() {
    field_->setPlaceholderText(tr("Type to filter"));
    field_->setClearButtonEnabled(true);
    filter_->setSourceModel(model_);
    filter_->setFilterKeyColumn(-1);
    filter_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    connect(field_, &QLineEdit::textChanged, filter_, &QSortFilterProxyModel::setFilterFixedString);
    table_->setModel(filter_);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setShowGrid(false);
    table_->setTabKeyNavigation(false);
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    table_->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    table_->setAccessibleName(windowTitle());
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ShortcutsDialog::showRow);
}

QAction* ShortcutsDialog::current() const {
    const QModelIndex here = filter_->mapToSource(table_->currentIndex());
    return here.isValid() ? model_->action(here.row()) : nullptr;
}

void ShortcutsDialog::showRow() {
    const QAction* action = current();
    for (QWidget* part : std::initializer_list<QWidget*>{key_, none_, own_})
        part->setEnabled(action != nullptr);
    which_->setText(action ? plainText(*action) : QString{});
    key_->setKeySequence(action ? action->shortcut() : QKeySequence{});
    conflict_->clear();
    take_->hide();
}

void ShortcutsDialog::keyPressed(const QKeySequence& key) {
    const QAction* action = current();
    if (!action || key == action->shortcut()) return;
    if (const QAction* other = withShortcut(model_->actions(), key, action)) {
        conflict_->setText(tr("%1 is the key for: %2", "%1 a key, %2 what it does")
                               .arg(key.toString(QKeySequence::NativeText), plainText(*other)));
        take_->show();
        return;
    }
    give(key);
}

void ShortcutsDialog::give(const QKeySequence& key) {
    QAction* action = current();
    if (!action) return;
    model_->change(*action, key.isEmpty() ? QList<QKeySequence>{} : QList<QKeySequence>{key});
    showRow();
}

void ShortcutsDialog::takeKey() {
    const QKeySequence key = key_->keySequence();
    if (QAction* other = withShortcut(model_->actions(), key, current())) {
        QList<QKeySequence> rest = other->shortcuts();
        rest.removeAll(key);
        model_->change(*other, rest);
    }
    give(key);
}

void ShortcutsDialog::giveOwn() {
    QAction* action = current();
    if (!action) return;
    for (const QKeySequence& key : ownShortcuts(*action))
        if (withShortcut(model_->actions(), key, action)) {
            key_->setKeySequence(key);
            return keyPressed(key);
        }
    model_->change(*action, ownShortcuts(*action));
    showRow();
}

void ShortcutsDialog::resetAll() {
    for (QAction* action : model_->actions())
        model_->change(*action, ownShortcuts(*action));
    showRow();
}

} // namespace marches::shell
