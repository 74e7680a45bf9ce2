#include "editor/panes/countries_view.h"

#include "app/shell/field_events.h"
#include "app/shell/language.h"
#include "app/shell/parts.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/style.h"
#include "editor/panes/countries_model.h"
#include "editor/words.h"
#include "engine/draft/edits_country.h"

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>

namespace marches::editor {

namespace {

constexpr int rowHeight = 34; // px at 100 % text
constexpr int mostTableWidth = 1100;

/// Paints a quiet note behind a cell's text, and edits a cell with choices by a list.
class CountryDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyledItemDelegate::paint(painter, option, index);
        const QString note = index.data(CountriesModel::noteRole).toString();
        if (note.isEmpty()) return;
        const theme::Theme& theme = theme::themeOf(option.widget);
        const bool chosen = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        painter->setFont(theme.font(theme::FontRole::Note));
        painter->setPen(theme.colour(chosen ? theme::Role::SelectionInk2 : theme::Role::Ink2));
        painter->drawText(option.rect.adjusted(0, 0, -10, 0), Qt::AlignRight | Qt::AlignVCenter, note);
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const theme::Theme& theme = theme::themeOf(option.widget);
        const QString note = index.data(CountriesModel::noteRole).toString();
        const QFontMetrics metrics(theme.font(theme::FontRole::Note));
        const int extra = note.isEmpty() ? 0 : metrics.horizontalAdvance(note) + 14;
        return {QStyledItemDelegate::sizeHint(option, index).width() + extra + 24, theme.scaled(rowHeight)};
    }

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override {
        const QVariantList choices = index.data(CountriesModel::choicesRole).toList();
        if (choices.isEmpty()) return QStyledItemDelegate::createEditor(parent, option, index);
        auto* list = new QComboBox(parent);
        for (const QVariant& choice : choices) {
            const QStringList pair = choice.toStringList();
            list->addItem(pair.value(1), pair.value(0));
        }
        auto* self = const_cast<CountryDelegate*>(this);
        connect(list, &QComboBox::activated, self, [self, list] {
            emit self->commitData(list);
            emit self->closeEditor(list);
        });
        return list;
    }
    void setEditorData(QWidget* editor, const QModelIndex& index) const override {
        auto* list = qobject_cast<QComboBox*>(editor);
        if (!list) return QStyledItemDelegate::setEditorData(editor, index);
        list->setCurrentIndex(list->findData(index.data(CountriesModel::chosenRole)));
    }
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override {
        auto* list = qobject_cast<QComboBox*>(editor);
        if (!list) return QStyledItemDelegate::setModelData(editor, model, index);
        if (list->currentIndex() >= 0) model->setData(index, list->currentData(), Qt::EditRole);
    }
};

} // namespace

CountriesView::CountriesView(Document& document, const GamePanels* panels, QWidget* parent)
    : View(parent), document_(document), model_(new CountriesModel(document, panels, this)),
      title_(shell::roleLabel(theme::FontRole::Banner)),
      note_(shell::roleLabel(theme::FontRole::Text, theme::Role::Ink2)), table_(new QTreeView),
      newName_(new QLineEdit), add_(shell::smallButton(QStringLiteral("countries.add"))),
      remove_(shell::smallButton(QStringLiteral("countries.remove"))),
      earlier_(shell::smallButton(QStringLiteral("countries.earlier"))),
      later_(shell::smallButton(QStringLiteral("countries.later"))),
      show_(shell::smallButton(QStringLiteral("countries.show"))) {
    setObjectName(QStringLiteral("countries"));
    theme::setGroundRole(this, theme::Role::Window);
    note_->setWordWrap(true);
    table_->setObjectName(QStringLiteral("countries.table"));
    table_->setModel(model_);
    table_->setItemDelegate(new CountryDelegate(table_));
    table_->setRootIsDecorated(false);
    table_->setUniformRowHeights(true);
    table_->setAllColumnsShowFocus(true);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setDragDropMode(QAbstractItemView::InternalMove);
    table_->setDragEnabled(true);
    table_->setDropIndicatorShown(true);
    table_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    table_->header()->setStretchLastSection(false);
    table_->header()->setSectionsMovable(false);
    table_->setMaximumWidth(mostTableWidth);
    table_->installEventFilter(this);
    newName_->setObjectName(QStringLiteral("countries.new-name"));
    newName_->setMaximumWidth(220);
    auto* below = new QHBoxLayout;
    below->setSpacing(8);
    for (QWidget* part : std::initializer_list<QWidget*>{earlier_, later_, show_, remove_})
        below->addWidget(part);
    below->addSpacing(16);
    below->addWidget(newName_);
    below->addWidget(add_);
    below->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(8);
    column->addWidget(title_);
    column->addWidget(note_);
    column->addWidget(table_, 1);
    column->addLayout(below);
    connect(model_, &CountriesModel::said, this, &CountriesView::said);
    connect(model_, &QAbstractItemModel::dataChanged, this, &CountriesView::refresh);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &CountriesView::refresh);
    connect(earlier_, &QPushButton::clicked, this, [this] { move(-1); });
    connect(later_, &QPushButton::clicked, this, [this] { move(1); });
    connect(remove_, &QPushButton::clicked, this, &CountriesView::remove);
    connect(add_, &QPushButton::clicked, this, &CountriesView::add);
    connect(newName_, &QLineEdit::returnPressed, this, &CountriesView::add);
    connect(newName_, &QLineEdit::textChanged, this, &CountriesView::refresh);
    connect(show_, &QPushButton::clicked, this, [this] {
        std::vector<std::string> provinces;
        const Atlas& atlas = document_.atlas();
        const int country = row() < 0 ? -1 : atlas.country(model_->id(row()));
        for (const ProvinceEntry& province : atlas.provinces)
            if (std::find(province.countries.begin(), province.countries.end(), country) !=
                province.countries.end())
                provinces.push_back(province.id);
        emit provincesWanted(provinces);
    });
    shell::leaveUndoToWindow(*this);
    if (model_->rowCount() > 0) table_->setCurrentIndex(model_->index(0, CountriesModel::name));
    retranslate();
}

int CountriesView::row() const {
    return table_->currentIndex().isValid() ? table_->currentIndex().row() : -1;
}

void CountriesView::showCountry(const std::string& country) {
    if (const int at = model_->rowOf(country); at >= 0)
        table_->setCurrentIndex(model_->index(at, CountriesModel::name));
}

void CountriesView::goTo(const draft::ProblemPlace& place) {
    const bool named = place.country.empty() && place.path.size() > 1;
    showCountry(named ? place.path[1] : place.country);
}

void CountriesView::takeFocus() {
    (model_->rowCount() > 0 ? static_cast<QWidget*>(table_) : newName_)->setFocus(Qt::OtherFocusReason);
}

void CountriesView::edit() {
    const QModelIndex at = table_->currentIndex();
    if (!at.isValid()) return;
    table_->edit(model_->flags(at).testFlag(Qt::ItemIsEditable) ? at
                                                                : at.siblingAtColumn(CountriesModel::name));
}

void CountriesView::move(int by) {
    const int from = row();
    if (from < 0) return;
    const std::string country = model_->id(from);
    if (model_->moveTo(from, from + by)) showCountry(country);
}

void CountriesView::add() {
    const QString name = newName_->text().simplified();
    if (name.isEmpty()) return newName_->setFocus(Qt::OtherFocusReason);
    const std::string language = shell::spokenLanguage().toStdString();
    auto added = draft::addCountry(document_.draft(), language, name.toStdString());
    if (!added) {
        emit said(sentenceText(added.error()));
        return;
    }
    if (!document_.apply(std::move(added->change), {QStringLiteral("countries"), {}})) return;
    newName_->clear();
    showCountry(added->id);
}

/// Its provinces belong to nobody then; undo brings all of it back.
void CountriesView::remove() {
    if (row() < 0) return;
    auto change = draft::removeCountry(document_.draft(), model_->id(row()));
    if (!change) {
        emit said(sentenceText(change.error()));
        return;
    }
    document_.apply(std::move(*change), {QStringLiteral("countries"), {}});
}

void CountriesView::refresh() {
    const int at = row();
    earlier_->setEnabled(at > 0);
    later_->setEnabled(at >= 0 && at + 1 < model_->rowCount());
    remove_->setEnabled(at >= 0);
    show_->setEnabled(at >= 0);
    add_->setEnabled(!newName_->text().simplified().isEmpty());
    fitColumns();
}

/// The names have what the other columns leave; where that is too little, the table scrolls to the side.
void CountriesView::fitColumns() {
    QHeaderView& header = *table_->header();
    const QAbstractItemView& table = *table_;
    int room = table_->contentsRect().width() - table_->verticalScrollBar()->sizeHint().width();
    for (int column = 0; column < model_->columnCount(); ++column)
        room -= std::max(table.sizeHintForColumn(column), header.sectionSizeHint(column));
    for (int column = 0; column < model_->columnCount(); ++column)
        header.setSectionResizeMode(column, column == CountriesModel::name && room >= 0
                                                ? QHeaderView::Stretch
                                                : QHeaderView::ResizeToContents);
}

bool CountriesView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == table_ && event->type() == QEvent::Resize) fitColumns();
    if (watched == table_ && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool alt = key->modifiers() == Qt::AltModifier;
        if (alt && (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down)) {
            move(key->key() == Qt::Key_Up ? -1 : 1);
            return true;
        }
        if (key->modifiers() == Qt::NoModifier && key->key() == Qt::Key_Delete) {
            remove();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void CountriesView::retranslate() {
    title_->setText(tr("Countries", "a view of the editor"));
    note_->setText(tr("In the order of play: drag a row, or move it with Alt and the arrows. A double click, "
                      "or F2, changes a name or a town."));
    table_->setAccessibleName(tr("Countries", "a view of the editor"));
    newName_->setPlaceholderText(tr("A new country’s name"));
    newName_->setAccessibleName(tr("A new country’s name"));
    add_->setText(tr("Add", "a button: a country"));
    remove_->setText(tr("Remove", "a button: a country; its provinces belong to nobody then"));
    remove_->setToolTip(tr("Its provinces belong to nobody then"));
    earlier_->setText(tr("Earlier", "a button: in the order of play"));
    later_->setText(tr("Later", "a button: in the order of play"));
    show_->setText(tr("Show on the map", "a button: the provinces of a country"));
    model_->retranslate();
    refresh();
}

void CountriesView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace marches::editor
