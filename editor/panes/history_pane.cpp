#include "editor/panes/history_pane.h"

#include "app/shell/parts.h"
#include "app/shell/rows.h"
#include "app/theme/look.h"
#include "editor/views.h"
#include "editor/words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace marches::editor {

HistoryModel::HistoryModel(const Document& document, QObject* parent)
    : QAbstractListModel(parent), document_(document), rows_(document.history().count() + 1) {
    connect(&document, &Document::historyChanged, this, &HistoryModel::follow);
}

int HistoryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : rows_;
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const {
    const int row = index.row();
    if (row < 0 || row >= rows_ || row > document_.history().count()) return {};
    const int now = document_.history().index();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return row == 0 ? tr("As it was opened", "the first row of the history")
                        : sentenceText(document_.step(row - 1).change().name);
    case shell::CostRole:
        if (row > now) return tr("taken back", "a step that was undone");
        if (row == document_.savedStep()) return tr("saved", "the files hold this moment of the history");
        return row == 0 ? QString{} : viewName(document_.step(row - 1).place().view);
    case shell::CurrentRole:
        return row == now;
    case shell::RefusedRole:
        return row > now;
    case shell::KeyRole:
        return row;
    default:
        return {};
    }
}

/// Steps come and go at the end only; where the oldest have gone, all rows tell something else.
void HistoryModel::follow() {
    const int rows = document_.history().count() + 1;
    if (rows > rows_) {
        beginInsertRows({}, rows_, rows - 1);
        rows_ = rows;
        endInsertRows();
    } else if (rows < rows_) {
        beginRemoveRows({}, rows, rows_ - 1);
        rows_ = rows;
        endRemoveRows();
    }
    emit dataChanged(index(0), index(rows_ - 1));
}

HistoryPane::HistoryPane(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), model_(new HistoryModel(document, this)),
      opened_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)),
      saved_(shell::smallButton(QStringLiteral("history.saved"))),
      view_(new shell::RowsView(QStringLiteral("history.view"))),
      note_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)) {
    setObjectName(QStringLiteral("history"));
    opened_->setObjectName(QStringLiteral("history.opened"));
    opened_->setWordWrap(true);
    note_->setWordWrap(true);
    note_->setContentsMargins(10, 6, 10, 6);
    view_->setRootIsDecorated(false);
    view_->setModel(model_);
    setFocusProxy(view_);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(10, 6, 10, 6);
    top->addWidget(opened_, 1);
    top->addWidget(saved_);
    auto* all = shell::bareLayout<QVBoxLayout>(this, 0);
    all->addLayout(top);
    all->addWidget(view_, 1);
    all->addWidget(note_);
    connect(view_, &shell::RowsView::chosen, this,
            [this](const QModelIndex& index) { document_.goTo(index.row()); });
    connect(saved_, &QPushButton::clicked, this, [this] { document_.goTo(document_.savedStep()); });
    connect(&document_, &Document::historyChanged, this, &HistoryPane::refresh);
    retranslate();
}

void HistoryPane::refresh() {
    const int steps = document_.history().index();
    opened_->setText(steps == 0 ? tr("As it was opened", "the document")
                                : tr("Opened %n change(s) ago", "the document", steps));
    const int unsaved = document_.unsavedSteps();
    saved_->setVisible(unsaved > 0);
    saved_->setText(tr("saved %n change(s) ago", "goes back to that moment", unsaved));
    view_->scrollTo(model_->index(steps));
}

void HistoryPane::retranslate() {
    setWindowTitle(tr("History"));
    view_->setAccessibleName(tr("History"));
    note_->setText(tr("Click a line to see the map as it was then; the next change goes on from there."));
    refresh();
}

void HistoryPane::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace marches::editor
