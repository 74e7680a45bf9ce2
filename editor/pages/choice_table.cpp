#include "editor/pages/choice_table.h"

#include "app/theme/style.h"
#include "editor/pages/import_models.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace marches::editor {

namespace {

constexpr int choiceRowHeight = 32; // px at 100 % text

/// Paints a drop-down list where a cell has choices, and opens it.
class ChoiceDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        if (!index.flags().testFlag(Qt::ItemIsEditable))
            return QStyledItemDelegate::paint(painter, option, index);
        QStyleOptionViewItem ground = option;
        initStyleOption(&ground, index);
        const QString shown = std::exchange(ground.text, QString());
        QStyle* style = option.widget != nullptr ? option.widget->style() : QApplication::style();
        style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);
        QStyleOptionComboBox box;
        box.rect = option.rect.adjusted(2, 3, -8, -3);
        box.state = QStyle::State_Enabled;
        box.palette = QApplication::palette("QComboBox");
        box.fontMetrics = option.fontMetrics;
        box.currentText = shown;
        box.editable = false;
        painter->save();
        style->drawComplexControl(QStyle::CC_ComboBox, &box, painter, nullptr);
        style->drawControl(QStyle::CE_ComboBoxLabel, &box, painter, nullptr);
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const theme::Theme& theme = theme::themeOf(option.widget);
        return {QStyledItemDelegate::sizeHint(option, index).width() + 24, theme.scaled(choiceRowHeight)};
    }

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& /*option*/,
                          const QModelIndex& index) const override {
        const QVariantList choices = index.data(ImportRoles::choices).toList();
        if (choices.isEmpty()) return nullptr;
        auto* list = new QComboBox(parent);
        list->setObjectName(QStringLiteral("import.choice"));
        list->setAccessibleName(
            index.model()->headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString());
        for (const QVariant& choice : choices) {
            const QStringList pair = choice.toStringList();
            list->addItem(pair.value(1), pair.value(0));
        }
        auto* self = const_cast<ChoiceDelegate*>(this);
        connect(list, &QComboBox::activated, self, [self, list] {
            emit self->commitData(list);
            emit self->closeEditor(list);
        });
        QTimer::singleShot(0, list, &QComboBox::showPopup);
        return list;
    }
    void setEditorData(QWidget* editor, const QModelIndex& index) const override {
        auto* list = static_cast<QComboBox*>(editor);
        list->setCurrentIndex(list->findData(index.data(ImportRoles::chosen)));
    }
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override {
        const auto* list = static_cast<QComboBox*>(editor);
        if (list->currentIndex() >= 0) model->setData(index, list->currentData(), Qt::EditRole);
    }
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& /*index*/) const override {
        editor->setGeometry(option.rect.adjusted(2, 3, -8, -3));
    }
};

} // namespace

ChoiceTable::ChoiceTable(QAbstractItemModel* model, int column, QWidget* parent)
    : QTreeView(parent), column_(column) {
    setModel(model);
    setItemDelegate(new ChoiceDelegate(this));
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setSelectionBehavior(SelectRows);
    setEditTriggers(EditKeyPressed);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    header()->setSectionsMovable(false);
    header()->setStretchLastSection(true);
    connect(this, &QAbstractItemView::clicked, this, [this](const QModelIndex& index) {
        if (index.column() == column_) QTreeView::edit(index);
    });
    connect(model, &QAbstractItemModel::modelReset, this, &ChoiceTable::fitHeight);
}

void ChoiceTable::setMostRows(int rows) {
    mostRows_ = rows;
    fitHeight();
}

QSize ChoiceTable::sizeHint() const {
    const int rows = std::clamp(model()->rowCount(), 1, mostRows_);
    const int row = theme::themeOf(this).scaled(choiceRowHeight);
    return {QTreeView::sizeHint().width(), header()->sizeHint().height() + rows * row + 2 * frameWidth()};
}

void ChoiceTable::fitHeight() {
    updateGeometry();
}

bool ChoiceTable::edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) {
    if (trigger == EditKeyPressed && index.isValid())
        return QTreeView::edit(index.siblingAtColumn(column_), trigger, event);
    return QTreeView::edit(index, trigger, event);
}

void ChoiceTable::keyPressEvent(QKeyEvent* event) {
    const QModelIndex at = currentIndex();
    if (event->key() == Qt::Key_Space && at.isValid() && event->modifiers() == Qt::NoModifier)
        return QTreeView::edit(at.siblingAtColumn(column_));
    QTreeView::keyPressEvent(event);
}

void ChoiceTable::changeEvent(QEvent* event) {
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange) fitHeight();
}

} // namespace marches::editor
