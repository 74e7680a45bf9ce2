#include "editor/places/texts_grid.h"

#include "app/theme/icons.h"
#include "app/theme/paint.h"
#include "app/theme/style.h"
#include "editor/words.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace marches::editor {

namespace {

constexpr int textRow = 36; // px at 100 % text
constexpr int headingRow = 24;
constexpr int headerHeight = 26;
constexpr int whatWidth = 150;
constexpr int leastLanguage = 132;
constexpr int mark = 15;

/// The field in a cell. Undo is the window's until something is typed; Ctrl+E, which goes to a line's end
/// elsewhere, is the view's.
class TextField : public QLineEdit {
public:
    using QLineEdit::QLineEdit;

protected:
    bool event(QEvent* event) override {
        if (event->type() == QEvent::ShortcutOverride) {
            const auto* key = static_cast<QKeyEvent*>(event);
            const bool walks = key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo);
            const bool english = key->key() == Qt::Key_E && key->modifiers() == Qt::ControlModifier;
            if (english || (walks && !isModified())) {
                event->ignore();
                return true;
            }
        }
        return QLineEdit::event(event);
    }
};

QRect fieldIn(const QRect& cell, const theme::Theme& theme) {
    const int height = std::min(cell.height() - 6, theme.scaled(26));
    return {cell.left() + 6, cell.center().y() - height / 2, cell.width() - 14, height};
}

class TextDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const theme::Theme& theme = theme::themeOf(option.widget);
        const theme::Painting scope(*painter);
        painter->setClipRect(option.rect);
        const auto* grid = qobject_cast<const QTableView*>(option.widget);
        const bool here = grid != nullptr && grid->currentIndex().row() == index.row();
        if (index.data(TextsModel::headingRole).toBool()) return paintHeading(*painter, option, index, theme);
        painter->fillRect(option.rect, theme.colour(here ? theme::Role::Selection : theme::Role::Window));
        painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                          theme.colour(theme::Role::Line));
        if (index.column() == TextsModel::what)
            paintWhat(*painter, option, index, theme, here);
        else
            paintText(*painter, option, index, theme, grid != nullptr && grid->currentIndex() == index);
    }

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&,
                          const QModelIndex& index) const override {
        auto* field = new TextField(parent);
        field->setObjectName(QStringLiteral("texts.field"));
        field->setAccessibleName(index.data(Qt::AccessibleTextRole).toString());
        if (index.data(TextsModel::stateRole).toInt() != TextsModel::set)
            field->setPlaceholderText(index.data(Qt::DisplayRole).toString());
        return field;
    }
    void setEditorData(QWidget* editor, const QModelIndex& index) const override {
        auto* field = static_cast<QLineEdit*>(editor);
        if (field->isModified()) return;
        field->setText(index.data(Qt::EditRole).toString());
        field->selectAll();
    }
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override {
        auto* field = static_cast<QLineEdit*>(editor);
        field->setModified(false);
        model->setData(index, field->text(), Qt::EditRole);
    }
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex&) const override {
        editor->setGeometry(fieldIn(option.rect, theme::themeOf(editor)));
    }

private:
    static void paintHeading(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                             const theme::Theme& theme) {
        theme::paintStrip(painter, option.rect, theme::Role::PanelTitle, theme::Line::Below, theme);
        if (index.column() != TextsModel::what) return;
        const QString title = index.data(Qt::DisplayRole).toString();
        const QFont font = theme.font(theme::FontRole::Numeral);
        painter.setFont(font);
        painter.setPen(theme.colour(theme::Role::Ink));
        const QRect room = option.rect.adjusted(9, 0, -2, 0);
        painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft, title);
        painter.setFont(theme.font(theme::FontRole::Note));
        painter.setPen(theme.colour(theme::Role::Ink2));
        painter.drawText(room.adjusted(QFontMetrics(font).horizontalAdvance(title) + 5, 0, 0, 0),
                         Qt::AlignVCenter | Qt::AlignLeft, index.data(TextsModel::noteRole).toString());
    }

    static void paintWhat(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                          const theme::Theme& theme, bool here) {
        const QFont name = theme.font(theme::FontRole::TextBold);
        const QFont note = theme.font(theme::FontRole::Note);
        const QRect room = option.rect.adjusted(9, 1, -4, -2);
        const QFontMetrics nameMetrics(name);
        const QFontMetrics noteMetrics(note);
        const int both = nameMetrics.height() + noteMetrics.height() - 3;
        const int top = room.center().y() - both / 2;
        painter.setFont(name);
        painter.setPen(theme.colour(here ? theme::Role::SelectionInk : theme::Role::Ink));
        painter.drawText(
            QRect(room.left(), top, room.width(), nameMetrics.height()), Qt::AlignLeft,
            nameMetrics.elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight, room.width()));
        painter.setFont(note);
        painter.setPen(theme.colour(here ? theme::Role::SelectionInk2 : theme::Role::Ink2));
        painter.drawText(
            QRect(room.left(), top + nameMetrics.height() - 3, room.width(), noteMetrics.height()),
            Qt::AlignLeft,
            noteMetrics.elidedText(index.data(TextsModel::noteRole).toString(), Qt::ElideRight,
                                   room.width()));
    }

    static void paintText(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                          const theme::Theme& theme, bool present) {
        const int state = index.data(TextsModel::stateRole).toInt();
        const bool unfit = index.data(TextsModel::unfitRole).toBool();
        const bool missing = state == TextsModel::missing;
        const QRectF box = QRectF(fieldIn(option.rect, theme)).adjusted(0.5, 0.5, -0.5, -0.5);
        theme::Box field;
        field.ground = theme.colour(missing ? theme::Role::Panel : theme::Role::Raised);
        field.edge = theme.colour(missing || unfit ? theme::Role::Warn : theme::Role::Edge);
        field.dashed = missing;
        theme::paintBox(painter, box, field);
        QRectF room = box.adjusted(8, 0, -6, 0);
        if (missing || unfit) {
            const double side = theme.scaledIcon(mark);
            theme::paintIcon(painter, theme::Icon::Warning,
                             {room.left(), room.center().y() - side / 2, side, side},
                             theme.colour(theme::Role::Warn));
            room.setLeft(room.left() + side + 5);
        }
        QFont font = theme.font(theme::FontRole::Text);
        font.setItalic(state != TextsModel::set);
        painter.setFont(font);
        painter.setPen(theme.colour(state == TextsModel::set ? theme::Role::Ink : theme::Role::Ink2));
        painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                         QFontMetrics(font).elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight,
                                                       static_cast<int>(room.width())));
        if (present) theme::paintFocusRing(painter, box.adjusted(1, 1, -1, -1), theme::controlRadius, theme);
    }
};

/// Paints what a column is, and how much of it is there.
class TextsHeader : public QHeaderView {
public:
    explicit TextsHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {}

protected:
    QSize sizeHint() const override {
        return {QHeaderView::sizeHint().width(), theme::themeOf(this).scaled(headerHeight)};
    }
    void paintSection(QPainter* painter, const QRect& rect, int section) const override {
        const theme::Theme& theme = theme::themeOf(this);
        const theme::Painting scope(*painter);
        theme::paintStrip(*painter, rect, theme::Role::PanelTitle, theme::Line::Below, theme);
        const auto value = [&](int role) { return model()->headerData(section, Qt::Horizontal, role); };
        const bool what = section == TextsModel::what;
        const QFont font = theme.font(what ? theme::FontRole::Note : theme::FontRole::TextBold);
        const QString title = value(Qt::DisplayRole).toString();
        const QRect room = rect.adjusted(9, 0, -9, 0);
        painter->setFont(font);
        painter->setPen(theme.colour(what ? theme::Role::Ink2 : theme::Role::Ink));
        painter->drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                          QFontMetrics(font).elidedText(title, Qt::ElideRight, room.width()));
        if (what) return;
        const QString note = value(TextsModel::noteRole).toString();
        const QFont small = theme.font(theme::FontRole::Note);
        const int noteWidth = QFontMetrics(small).horizontalAdvance(note);
        const int left = room.left() + QFontMetrics(font).horizontalAdvance(title) + 9;
        const int right = room.right() - noteWidth - 9;
        if (right + 9 < left) return;
        painter->setFont(small);
        painter->setPen(theme.colour(theme::Role::Ink2));
        painter->drawText(room, Qt::AlignVCenter | Qt::AlignRight, note);
        const QRectF bar(left, room.center().y() - 2, right - left, 5);
        if (bar.width() < 12) return;
        const double share = value(TextsModel::stateRole).toDouble();
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme.colour(theme::Role::Track));
        painter->drawRoundedRect(bar, 2.5, 2.5);
        painter->setBrush(theme.colour(share >= 1 ? theme::Role::Good : theme::Role::Warn));
        painter->drawRoundedRect(QRectF(bar.topLeft(), QSizeF(bar.width() * share, bar.height())), 2.5, 2.5);
    }
};

} // namespace

TextsGrid::TextsGrid(TextsModel& model, QWidget* parent) : QTableView(parent), model_(model) {
    setObjectName(QStringLiteral("texts.grid"));
    setHorizontalHeader(new TextsHeader(this));
    setModel(&model);
    setItemDelegate(new TextDelegate(this));
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setSelectionBehavior(QAbstractItemView::SelectItems);
    setEditTriggers(QAbstractItemView::EditKeyPressed);
    setTabKeyNavigation(false);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    connect(&model, &QAbstractItemModel::modelReset, this, &TextsGrid::fitColumns);
    connect(&model, &QAbstractItemModel::rowsInserted, this, &TextsGrid::fitColumns);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, &TextsGrid::fitColumns);
    connect(&model, &QAbstractItemModel::columnsInserted, this, &TextsGrid::fitColumns);
}

void TextsGrid::fitColumns() {
    const theme::Theme& theme = theme::themeOf(this);
    verticalHeader()->setMinimumSectionSize(theme.scaled(headingRow));
    verticalHeader()->setDefaultSectionSize(theme.scaled(textRow));
    for (int row = 0; row < model_.rowCount(); ++row)
        verticalHeader()->resizeSection(row, theme.scaled(model_.entry(row) ? textRow : headingRow));
    int shown = 0;
    for (int column = TextsModel::firstLanguage; column < model_.columnCount(); ++column)
        shown += isColumnHidden(column) ? 0 : 1;
    const int what = theme.scaled(whatWidth);
    const int room = std::max(0, viewport()->width() - what);
    setColumnWidth(TextsModel::what, what);
    for (int column = TextsModel::firstLanguage; column < model_.columnCount(); ++column)
        setColumnWidth(column, std::max(theme.scaled(leastLanguage), shown == 0 ? 0 : room / shown));
}

const draft::TextEntry* TextsGrid::present() const {
    return currentIndex().isValid() ? model_.entry(currentIndex().row()) : nullptr;
}

std::string TextsGrid::presentLanguage() const {
    if (!currentIndex().isValid()) return {};
    return model_.languageAt(std::max<int>(currentIndex().column(), TextsModel::firstLanguage));
}

QLineEdit* TextsGrid::openField() const {
    return qobject_cast<QLineEdit*>(indexWidget(currentIndex()));
}

bool TextsGrid::leaveField() {
    QLineEdit* field = openField();
    if (field == nullptr) return false;
    QTableView::closeEditor(field, QAbstractItemDelegate::RevertModelCache);
    return true;
}

bool TextsGrid::goTo(const draft::TreePath& path, const std::string& language, bool write) {
    leaveField();
    const int row = model_.rowOf(path);
    if (row < 0) return false;
    const int column = std::max<int>(model_.columnOf(language), TextsModel::firstLanguage);
    const QModelIndex index = model_.index(row, column);
    setCurrentIndex(index);
    scrollTo(index);
    setFocus(Qt::OtherFocusReason);
    if (write) edit(index);
    return true;
}

bool TextsGrid::goToMissing() {
    const int columns = model_.columnCount();
    const int cells = model_.rowCount() * columns;
    const int from = currentIndex().isValid() ? currentIndex().row() * columns + currentIndex().column() : 0;
    for (int step = 1; step <= cells; ++step) {
        const int cell = (from + step) % cells;
        const QModelIndex index = model_.index(cell / columns, cell % columns);
        if (isColumnHidden(index.column()) || index.column() < TextsModel::firstLanguage) continue;
        if (model_.entry(index.row()) == nullptr) continue;
        if (index.data(TextsModel::stateRole).toInt() != TextsModel::missing) continue;
        leaveField();
        setCurrentIndex(index);
        scrollTo(index);
        setFocus(Qt::OtherFocusReason);
        return true;
    }
    return false;
}

void TextsGrid::copyEnglish() {
    const draft::TextEntry* entry = present();
    if (entry == nullptr || currentIndex().column() < TextsModel::firstLanguage) return;
    const QString english = text(entry->in("en"));
    if (QLineEdit* field = openField()) {
        field->setText(english);
        field->setModified(true);
        return;
    }
    model_.setData(currentIndex(), english, Qt::EditRole);
}

void TextsGrid::currentChanged(const QModelIndex& now, const QModelIndex& before) {
    QTableView::currentChanged(now, before);
    viewport()->update();
    emit presentChanged();
}

QModelIndex TextsGrid::textBelow(const QModelIndex& from, int by) const {
    for (int row = from.row() + by; row >= 0 && row < model_.rowCount(); row += by)
        if (model_.entry(row) != nullptr) return model_.index(row, from.column());
    return from;
}

QModelIndex TextsGrid::languageBeside(const QModelIndex& from, int by) const {
    for (int column = from.column() + by;
         column >= TextsModel::firstLanguage && column < model_.columnCount(); column += by)
        if (!isColumnHidden(column)) return model_.index(from.row(), column);
    // on to the next row, or back to the one before
    const QModelIndex row = textBelow(from, by);
    if (row == from) return from;
    int column = by > 0 ? TextsModel::firstLanguage : model_.columnCount() - 1;
    while (isColumnHidden(column) && column > TextsModel::what && column < model_.columnCount())
        column += by;
    return model_.index(row.row(), column);
}

QModelIndex TextsGrid::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) {
    const QModelIndex from = currentIndex();
    if (!from.isValid() && model_.rowCount() > 1) return model_.index(1, TextsModel::firstLanguage);
    if (action == MoveUp) return textBelow(from, -1);
    if (action == MoveDown) return textBelow(from, 1);
    const QModelIndex to = QTableView::moveCursor(action, modifiers);
    if (!to.isValid() || model_.entry(to.row()) != nullptr) return to;
    const QModelIndex below = textBelow(to, 1);
    return below == to ? textBelow(to, -1) : below;
}

/// What was written has been taken; the field goes on where the key leads.
void TextsGrid::closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) {
    const QModelIndex from = currentIndex();
    QTableView::closeEditor(editor, QAbstractItemDelegate::NoHint);
    QModelIndex to;
    if (hint == QAbstractItemDelegate::SubmitModelCache) to = textBelow(from, 1);
    if (hint == QAbstractItemDelegate::EditNextItem) to = languageBeside(from, 1);
    if (hint == QAbstractItemDelegate::EditPreviousItem) to = languageBeside(from, -1);
    if (!from.isValid() || !to.isValid() || to == from) return;
    setCurrentIndex(to);
    scrollTo(to);
    edit(to);
}

void TextsGrid::keyPressEvent(QKeyEvent* event) {
    const bool plain = event->modifiers() == Qt::NoModifier || event->modifiers() == Qt::KeypadModifier;
    if (plain && event->key() == Qt::Key_N) {
        goToMissing();
    } else if (plain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        if (currentIndex().isValid()) edit(currentIndex());
    } else if (plain && (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)) {
        if (currentIndex().column() >= TextsModel::firstLanguage)
            model_.setData(currentIndex(), QString(), Qt::EditRole);
    } else {
        QTableView::keyPressEvent(event);
    }
}

void TextsGrid::mouseReleaseEvent(QMouseEvent* event) {
    QTableView::mouseReleaseEvent(event);
    const QModelIndex index = indexAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && index.isValid() && index == currentIndex() &&
        index.column() >= TextsModel::firstLanguage && state() != EditingState)
        edit(index);
}

void TextsGrid::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    fitColumns();
}

void TextsGrid::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange) fitColumns();
}

} // namespace marches::editor
