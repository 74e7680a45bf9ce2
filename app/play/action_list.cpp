#include "app/play/action_list.h"

#include "app/play/action_model.h"
#include "app/shell/rows.h"
#include "app/theme/look.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSortFilterProxyModel>

#include <algorithm>

namespace marches::play {

/// Lets a row pass in which, with its group, every typed word occurs.
class ActionFilter : public QSortFilterProxyModel {
public:
    explicit ActionFilter(QObject* parent) : QSortFilterProxyModel(parent) {
        setRecursiveFilteringEnabled(true);
    }

    void setWords(const QString& typed) {
        words_ = typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override {
        if (!parent.isValid()) return words_.isEmpty();
        const QModelIndex index = sourceModel()->index(row, 0, parent);
        const QString all = parent.data().toString() + QLatin1Char(' ') + index.data().toString() +
                            QLatin1Char(' ') + index.data(shell::DetailRole).toString();
        return std::all_of(words_.begin(), words_.end(),
                           [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
    }

private:
    QStringList words_;
};

static bool waitsForComputers(const Session& session) {
    const SeatSet waits = session.waits();
    return !waits.empty() && (waits.bits() & session.humans().bits()) == 0;
}

ActionList::ActionList(QWidget* parent)
    : QWidget(parent), model_(new ActionModel(this)), filter_(new ActionFilter(this)), field_(new QLineEdit),
      refused_(new QCheckBox), view_(new shell::RowsView(QStringLiteral("actions.view"))),
      empty_(new QLabel) {
    setObjectName(QStringLiteral("actions"));
    field_->setObjectName(QStringLiteral("actions.filter"));
    field_->setClearButtonEnabled(true);
    field_->installEventFilter(this);
    refused_->setObjectName(QStringLiteral("actions.refused"));
    filter_->setSourceModel(model_);
    view_->setModel(filter_);
    empty_->setObjectName(QStringLiteral("actions.empty"));
    empty_->setWordWrap(true);
    empty_->setMargin(12);
    theme::setTextRole(empty_, theme::Role::Ink3);

    auto* top = new QHBoxLayout;
    top->setContentsMargins(8, 8, 8, 8);
    top->setSpacing(8);
    top->addWidget(field_, 1);
    top->addWidget(refused_);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addLayout(top);
    all->addWidget(empty_);
    all->addWidget(view_, 1);
    setFocusProxy(view_);

    connect(field_, &QLineEdit::textChanged, this, [this](const QString& typed) {
        filter_->setWords(typed);
        view_->expandAll();
    });
    connect(refused_, &QCheckBox::toggled, this, [this](bool listed) {
        refresh();
        if (listed) showRefused();
    });
    connect(view_, &shell::RowsView::chosen, this, &ActionList::act);
    connect(filter_, &QAbstractItemModel::rowsInserted, view_, &QTreeView::expandAll);
    connect(view_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& now) {
                const QModelIndex source = filter_->mapToSource(now);
                const ActionRow* row = model_->row(source);
                if (face_ && row && row->province != noProvince && view_->hasFocus())
                    face_->goToProvince(row->province);
            });
    retranslate();
}

void ActionList::setGame(const Session* session, GameFace* face) {
    session_ = session;
    face_ = face;
    field_->clear();
    refresh();
}

void ActionList::refresh() {
    std::vector<ActionRow> rows;
    refusedCount_ = 0;
    if (session_ && face_ && session_->asksViewer()) {
        rows = face_->actions();
        refusedCount_ = face_->refusedCount();
        if (refused_->isChecked())
            for (ActionRow& row : face_->refusedActions()) {
                row.refused = true;
                if (!row.group.isEmpty())
                    //: A kind of action, and which one: "Build Archer: London"
                    row.text = tr("%1: %2").arg(row.group, row.text);
                row.group = tr("Not possible now");
                rows.push_back(std::move(row));
            }
    }
    const bool wasEmpty = model_->rowCount() == 0;
    const QVariant current = view_->currentIndex().data(shell::KeyRole);
    model_->setRows(std::move(rows));
    if (wasEmpty) view_->expandAll();
    if (view_->currentIndex().data(shell::KeyRole) != current) leaveToHeading();
    empty_->setVisible(model_->rowCount() == 0);
    if (!session_)
        empty_->clear();
    else if (session_->outcome())
        empty_->setText(tr("The game is over."));
    else if (!session_->live())
        empty_->setText(tr("You are looking back. Return to now to act."));
    else if (const auto rest = session_->held() ? face_->restHere() : std::nullopt; rest && rest->primary)
        //: %1 a button in the window: "Go on"
        empty_->setText(
            tr("The game waits for \"%1\", or for something to be taken back.").arg(rest->primary->text));
    else if (waitsForComputers(*session_))
        empty_->setText(session_->paused() || session_->held() ? tr("The computer players are paused.")
                                                               : tr("The computer players are playing."));
    else
        empty_->setText(tr("Nobody at this table is asked now."));
    showCount();
    beginAtTop();
}

/// Brings the heading of the refused rows into sight, which stand last, with as many of them as fit.
void ActionList::showRefused() {
    const QModelIndex last = filter_->index(filter_->rowCount() - 1, 0);
    if (!filter_->index(0, 0, last).data(shell::RefusedRole).toBool()) return;
    view_->setExpanded(last, true);
    view_->scrollTo(last, QAbstractItemView::PositionAtTop);
}

void ActionList::showCount() {
    const int count = model_->actionCount();
    field_->setPlaceholderText(count == 0 ? tr("Filter")
                                          : tr("Filter %n action(s)",
                                               "placeholder of the filter field above the list of "
                                               "everything that can be done now",
                                               count));
    refused_->setText(
        refusedCount_ == 0
            ? tr("Also impossible ones",
                 "check box above the list of what can be done now, where nothing is known to be impossible")
            : tr("Also impossible ones (%n)",
                 "check box above the list of what can be done now: also list the "
                 "actions that are not possible now, with the reason",
                 static_cast<int>(refusedCount_)));
}

void ActionList::startFilter() {
    field_->setFocus(Qt::ShortcutFocusReason);
    field_->selectAll();
}

bool ActionList::clearFilter() {
    if (!field_->hasFocus() || field_->text().isEmpty()) return false;
    field_->clear();
    return true;
}

bool ActionList::explainCurrent() {
    const QModelIndex current = view_->currentIndex();
    if (!view_->hasFocus() || !current.data(shell::RefusedRole).toBool()) return false;
    act(current);
    return true;
}

void ActionList::newQuestion() {
    field_->clear();
    fromTop_ = true;
}

/// Scrolls to the first row of a new question; the current row, if the list has the focus, is that one too.
void ActionList::beginAtTop() {
    if (!fromTop_) return;
    fromTop_ = false;
    if (view_->hasFocus()) view_->setCurrentIndex(filter_->index(0, 0));
    view_->scrollToTop();
}

/// Makes the heading current when the current row has gone: another Enter must not do the next row.
void ActionList::leaveToHeading() {
    const QModelIndex heading = view_->currentIndex().parent();
    if (heading.isValid()) view_->setCurrentIndex(heading);
}

void ActionList::act(const QModelIndex& index) {
    const ActionRow* row = model_->row(filter_->mapToSource(index));
    if (!row || !row->act) return;
    Button button = makeButton(row->id, row->text, row->act); // the row may be gone once it is done
    button.line = row->refused ? QString{} : row->id;
    button.refused = row->refused;
    emit chosen(button);
}

bool ActionList::eventFilter(QObject* watched, QEvent* event) {
    if (watched == field_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            const QModelIndex group = filter_->index(0, 0);
            if (group.isValid()) {
                const QModelIndex first = filter_->index(0, 0, group);
                view_->setFocus(Qt::OtherFocusReason);
                view_->setCurrentIndex(first);
                if (key != Qt::Key_Down && filter_->rowCount() == 1 && filter_->rowCount(group) == 1)
                    act(first);
            }
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void ActionList::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    QWidget::changeEvent(event);
}

void ActionList::retranslate() {
    setWindowTitle(tr("Actions", "dock: everything that can be done now"));
    view_->setAccessibleName(windowTitle());
    field_->setAccessibleName(tr("Filter actions"));
    refused_->setToolTip(tr("Also list what is not possible now, with the reason"));
    showCount();
}

} // namespace marches::play
