#include "app/play/log_view.h"

#include "app/play/log_model.h"
#include "app/play/scrubber.h"
#include "app/shell/rows.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QTimer>
#include <QToolButton>

namespace marches::play {

namespace {
QToolButton* timeButton(const char* name, theme::Icon icon) {
    auto* button = new QToolButton;
    button->setObjectName(QString::fromLatin1(name));
    button->setIcon(theme::icon(icon));
    return button;
}
} // namespace

LogView::LogView(QWidget* parent)
    : QWidget(parent), model_(new LogModel(this)), view_(new shell::RowsView(QStringLiteral("log.view"))),
      empty_(new QLabel), variations_(new QComboBox), scrubber_(new Scrubber),
      first_(timeButton("log.first", theme::Icon::First)),
      back_(timeButton("log.back", theme::Icon::Previous)),
      forward_(timeButton("log.forward", theme::Icon::Next)), now_(timeButton("log.now", theme::Icon::Last)) {
    setObjectName(QStringLiteral("log"));
    view_->setModel(model_);
    view_->viewport()->installEventFilter(this);
    variations_->setObjectName(QStringLiteral("log.lines"));
    empty_->setObjectName(QStringLiteral("log.empty"));
    empty_->setWordWrap(true);
    empty_->setMargin(12);
    theme::setTextRole(empty_, theme::Role::Ink3);

    auto* time = new QHBoxLayout;
    time->setContentsMargins(8, 6, 8, 6);
    time->setSpacing(6);
    time->addWidget(first_);
    time->addWidget(back_);
    time->addWidget(scrubber_, 1);
    time->addWidget(forward_);
    time->addWidget(now_);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(variations_);
    all->addWidget(empty_);
    all->addWidget(view_, 1);
    all->addLayout(time);
    setFocusProxy(view_);

    connect(model_, &QAbstractItemModel::rowsInserted, this, &LogView::openRows);
    connect(view_, &shell::RowsView::chosen, this, [this](const QModelIndex& index) {
        const QVariant node = index.data(shell::NodeRole);
        if (!session_ || !node.isValid()) return;
        model_->goTo(index);
        session_->lookAt(idAt<NodeId>(node.toUInt()));
        emit placeChanged();
    });
    connect(scrubber_, &QSlider::valueChanged, this, [this](int position) {
        if (session_) session_->lookAt(model_->nodeAt(position));
    });
    connect(first_, &QToolButton::clicked, this, [this] { session_->lookAt(rootNode); });
    connect(back_, &QToolButton::clicked, this, [this] { lookBack(); });
    connect(forward_, &QToolButton::clicked, this, [this] { lookForward(); });
    connect(now_, &QToolButton::clicked, this, [this] { session_->lookAtNow(); });
    connect(variations_, &QComboBox::activated, this, [this](int row) {
        const auto& lines = session_->tree().variations();
        session_->goToVariation(std::string{lines[static_cast<std::size_t>(row)].name});
    });
    retranslate();
    setGame(nullptr, nullptr);
}

void LogView::setGame(Session* session, GameFace* face) {
    if (session_) session_->disconnect(this);
    session_ = session;
    model_->setGame(session, face);
    view_->expandToDepth(0);
    openRows({}, 0, model_->rowCount() - 1);
    if (session_) connect(session_, &Session::decisionChanged, this, &LogView::follow);
    follow();
}

void LogView::lookBack() {
    if (session_) session_->lookAt(model_->deedBefore(session_->node()));
}

void LogView::lookForward() {
    if (session_) session_->lookAt(model_->deedAfter(session_->node()));
}

QString LogView::endedHere() const {
    return session_ ? model_->ended(session_->node()) : QString{};
}

void LogView::follow() {
    const bool atEnd = !session_ || session_->live();
    const bool wasBack = now_->isEnabled();
    model_->update();
    const QSignalBlocker blocker(scrubber_);
    scrubber_->setGame(model_->commandCount(), [this](int position) { return model_->turnAt(position); });
    scrubber_->setValue(session_ ? model_->positionOf(session_->node()) : 0);
    const bool some = model_->commandCount() > 0;
    empty_->setVisible(!some);
    for (QWidget* widget : std::initializer_list<QWidget*>{scrubber_, first_, back_})
        widget->setEnabled(some && session_->node() != rootNode);
    scrubber_->setEnabled(some);
    forward_->setEnabled(!atEnd);
    now_->setEnabled(!atEnd);
    markPlace(wasBack);
    showPlace();
    unseen_ |= !isVisible();
    showVariations();
}

/// Unfolds new rows that are open from the start; a heading comes with its first row.
void LogView::openRows(const QModelIndex& parent, int first, int last) {
    for (int row = first; row <= last; ++row) {
        const QModelIndex index = model_->index(row, 0, parent);
        if (!parent.isValid()) {
            view_->expand(index);
            openRows(index, 0, model_->rowCount(index) - 1);
        } else if (index.data(shell::OpenRole).toBool()) {
            view_->expand(index);
        }
    }
}

/// Makes the row looked at current; back at now no row is marked, not even one that the view marks by itself
/// where a marked row is taken back.
void LogView::markPlace(bool wasBack) {
    const bool back = session_ && !session_->live();
    QItemSelectionModel& marks = *view_->selectionModel();
    if (!back && !wasBack) return marks.clearSelection(); // the current row stays its reader's
    const QModelIndex here = session_ ? model_->indexOf(session_->node()) : QModelIndex{};
    if (!here.isValid())
        marks.clear(); // the start
    else if (!back)
        marks.setCurrentIndex(here, QItemSelectionModel::Clear);
    else if (const QModelIndex now = marks.currentIndex();
             !marks.isSelected(now) || now.data(shell::NodeRole) != here.data(shell::NodeRole))
        marks.setCurrentIndex(here, QItemSelectionModel::ClearAndSelect);
}

/// Scrolls to the node looked at.
void LogView::showPlace() {
    const QModelIndex here = session_ ? model_->indexOf(session_->node()) : QModelIndex{};
    if (!here.isValid()) return;
    if (session_->live()) view_->scrollToBottom(); // what followed of it, too, if there is room for both
    view_->scrollTo(here);
}

bool LogView::eventFilter(QObject* watched, QEvent* event) {
    const bool handled = QWidget::eventFilter(watched, event);
    if (watched == view_->viewport() && event->type() == QEvent::Resize) showPlace();
    return handled;
}

/// Scrolls anew what was scrolled while hidden, by sizes that have changed. Where no row came, the log stays
/// where its reader left it.
void LogView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!unseen_) return;
    QTimer::singleShot(0, this, [this] {
        if (!isVisible()) return; // docks are all shown for a moment while they are arranged
        unseen_ = false;
        showPlace();
    });
}

void LogView::showVariations() {
    const std::size_t count = session_ ? session_->tree().variations().size() : 0;
    variations_->setVisible(count > 1);
    if (count < 2) return;
    const QSignalBlocker blocker(variations_);
    variations_->clear();
    for (const Variation& line : session_->tree().variations())
        variations_->addItem(line.name == mainLineName
                                 ? tr("Main line", "line of play: the game as first played")
                                 : tr("Line %1", "line of play, %1 its number or name")
                                       .arg(QString::fromStdString(line.name)));
    variations_->setCurrentIndex(static_cast<int>(session_->tree().presentVariation()));
}

void LogView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        model_->retranslate();
        view_->expandToDepth(0);
        openRows({}, 0, model_->rowCount() - 1);
        follow();
        emit placeChanged();
    }
    QWidget::changeEvent(event);
}

void LogView::retranslate() {
    setWindowTitle(tr("Log", "dock: what happened in the game"));
    view_->setAccessibleName(windowTitle());
    empty_->setText(tr("Nothing has happened yet. Every command will stand here; click one to look back."));
    scrubber_->setAccessibleName(tr("Look back over the game"));
    variations_->setAccessibleName(tr("Line of play"));
    variations_->setToolTip(
        tr("What was taken back and played otherwise is kept. Each line is one course of the game; "
           "choose the one to look at or go on with."));
    first_->setToolTip(tr("Look at the start"));
    back_->setToolTip(tr("One row of the log back"));
    forward_->setToolTip(tr("One row of the log forward"));
    now_->setToolTip(tr("Back to now"));
    for (QToolButton* button : {first_, back_, forward_, now_})
        button->setAccessibleName(button->toolTip());
}

} // namespace marches::play
