#include "editor/panes/problems_pane.h"

#include "app/shell/parts.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/style.h"

#include <QApplication>
#include <QBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTextDocument>
#include <QTreeView>

#include <algorithm>
#include <utility>

namespace marches::editor {
namespace {

constexpr std::size_t mostButtons = 2; // in a row; the menu has all
constexpr int mostRowsWithButtons = 200;
constexpr int signSize = 15; // px
constexpr int signGap = 8;

/// Paints the sign before a sentence: forms differ, not only colours.
void paintSign(QPainter& painter, const QRectF& box, draft::ProblemLevel level, const theme::Theme& theme,
               bool chosen) {
    using theme::Role;
    if (level == draft::ProblemLevel::warning)
        return theme::paintIcon(painter, theme::Icon::Warning, box,
                                theme.colour(chosen ? Role::SelectionInk : Role::Warn));
    const bool error = level == draft::ProblemLevel::error;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.colour(chosen ? Role::SelectionInk : error ? Role::Bad : Role::Link));
    if (error)
        painter.drawEllipse(box);
    else
        painter.drawRoundedRect(box, 3, 3);
    QFont font = theme.font(theme::FontRole::TextBold);
    font.setPixelSize(static_cast<int>(box.height() * 0.75));
    painter.setFont(font);
    painter.setPen(theme.colour(chosen ? Role::Selection : Role::Raised));
    painter.drawText(box, Qt::AlignCenter, error ? QStringLiteral("!") : QStringLiteral("i"));
    painter.restore();
}

/// Paints the sign and the sentence with its names in bold, and places as links.
class ProblemDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        item.text.clear();
        const QStyle* style = item.widget != nullptr ? item.widget->style() : QApplication::style();
        style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
        const bool chosen = (item.state & QStyle::State_Selected) != 0;
        const theme::Theme& theme = theme::themeOf(item.widget);
        const bool aside = index.data(ProblemsModel::asideRole).toBool();
        const bool link = index.column() == ProblemsModel::place;
        const QColor ink = theme.colour(chosen  ? theme::Role::SelectionInk
                                        : aside ? theme::Role::Ink3
                                        : link  ? theme::Role::Link
                                                : theme::Role::Ink);
        QRect box = item.rect.adjusted(6, 0, -4, 0);
        if (index.column() == ProblemsModel::sentence) {
            const auto level = static_cast<draft::ProblemLevel>(index.data(ProblemsModel::levelRole).toInt());
            const int side = theme.scaledIcon(signSize);
            const QRectF sign(box.left(), box.center().y() - side / 2.0, side, side);
            if (aside)
                theme::paintIcon(*painter, theme::Icon::Check, sign, ink);
            else
                paintSign(*painter, sign, level, theme, chosen);
            box.setLeft(box.left() + side + signGap);
        }
        QTextDocument text;
        text.setDefaultFont(item.font);
        text.setDocumentMargin(0);
        const QString html = index.column() == ProblemsModel::sentence
                                 ? index.data(ProblemsModel::htmlRole).toString()
                                 : QStringLiteral("<u>%1</u>").arg(index.data().toString().toHtmlEscaped());
        text.setHtml(QStringLiteral("<span style='color:%1'>%2</span>").arg(ink.name(), html));
        painter->save();
        painter->setClipRect(box);
        painter->translate(box.left(), box.center().y() - text.size().height() / 2);
        text.drawContents(painter);
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override {
        const QSize size = QStyledItemDelegate::sizeHint(option, index);
        const int extra = index.column() == ProblemsModel::sentence ? signSize + signGap : 0;
        return {size.width() + extra + 16,
                std::max(size.height() + 8, theme::themeOf(option.widget).scaled(31))};
    }
};

constexpr char wordsProperty[] = "buttonWords"; // what the buttons of a row were made of

} // namespace

ProblemsPane::ProblemsPane(QWidget* parent)
    : QWidget(parent), model_(new ProblemsModel(this)), view_(new QTreeView(this)),
      state_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)),
      none_(shell::roleLabel(theme::FontRole::Text, theme::Role::Ink2)),
      fixAll_(shell::smallButton(QStringLiteral("fixAllSafe"))), why_(new QWidget),
      whyLabel_(shell::roleLabel(theme::FontRole::Text)), reason_(new QLineEdit),
      setAside_(shell::smallButton(QStringLiteral("problems.set-aside"))) {
    setObjectName(QStringLiteral("problemsPane"));
    view_->setObjectName(QStringLiteral("problems"));
    state_->setObjectName(QStringLiteral("problemsState"));
    none_->setObjectName(QStringLiteral("noProblems"));
    view_->setFrameShape(QFrame::NoFrame);
    reason_->setObjectName(QStringLiteral("problems.reason"));
    view_->setModel(model_);
    view_->setItemDelegate(new ProblemDelegate(view_));
    view_->setRootIsDecorated(false);
    view_->setHeaderHidden(true);
    view_->setUniformRowHeights(true);
    view_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view_->setAllColumnsShowFocus(true);
    view_->setContextMenuPolicy(Qt::CustomContextMenu);
    view_->header()->setStretchLastSection(false);
    view_->header()->setSectionResizeMode(ProblemsModel::sentence, QHeaderView::Stretch);
    view_->header()->setSectionResizeMode(ProblemsModel::place, QHeaderView::ResizeToContents);
    view_->header()->setSectionResizeMode(ProblemsModel::fixes, QHeaderView::ResizeToContents);
    view_->installEventFilter(this);
    none_->setAlignment(Qt::AlignCenter);
    setFocusPolicy(Qt::StrongFocus);

    auto* head = new QHBoxLayout;
    head->setContentsMargins(10, 3, 6, 3);
    head->addWidget(state_, 1);
    head->addWidget(fixAll_);
    auto* asked = shell::bareLayout<QHBoxLayout>(why_, 6, {whyLabel_, reason_, setAside_});
    asked->setContentsMargins(10, 3, 6, 3);
    asked->setStretch(1, 1);
    why_->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(why_);
    layout->addWidget(view_, 1);
    layout->addWidget(none_, 1);

    connect(view_, &QTreeView::clicked, this, &ProblemsPane::go);
    connect(view_, &QWidget::customContextMenuRequested, this, &ProblemsPane::showMenu);
    connect(fixAll_, &QPushButton::clicked, this, [this] { emit fixAllChosen(model_->safeFixes()); });
    connect(setAside_, &QPushButton::clicked, this, &ProblemsPane::giveReason);
    connect(reason_, &QLineEdit::returnPressed, this, &ProblemsPane::giveReason);
    reason_->installEventFilter(this);
    connect(model_, &ProblemsModel::shown, this, &ProblemsPane::follow);
    retranslate();
}

void ProblemsPane::setState(const QString& text) {
    state_->setText(text);
}

void ProblemsPane::askReason(const draft::Problem& problem) {
    asideAsked_ = problem;
    whyLabel_->setText(tr("Why is it right as it is?", "before a field: a warning is set aside"));
    reason_->clear();
    why_->show();
    reason_->setFocus(Qt::OtherFocusReason);
}

/// Without a reason nothing is set aside.
void ProblemsPane::giveReason() {
    const QString reason = reason_->text().simplified();
    if (reason.isEmpty()) return;
    why_->hide();
    view_->setFocus(Qt::OtherFocusReason);
    if (const auto problem = std::exchange(asideAsked_, std::nullopt)) emit asideWanted(*problem, reason);
}

bool ProblemsPane::eventFilter(QObject* watched, QEvent* event) {
    if (watched == view_ && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const QModelIndex row = view_->currentIndex();
        const bool plain = (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
        if (row.isValid() && plain && (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter)) {
            go(row);
            return true;
        }
        if (row.isValid() && plain && key->key() == Qt::Key_F) {
            fix(row.row(), 0);
            return true;
        }
        if (row.isValid() && (key->key() == Qt::Key_Menu ||
                              (key->key() == Qt::Key_F10 && key->modifiers() == Qt::ShiftModifier))) {
            showMenu(view_->visualRect(row).center());
            return true;
        }
    }
    if (watched == reason_ && event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept(); // Esc leaves the question, not what lies behind it
        return true;
    }
    if (watched == reason_ && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        why_->hide();
        asideAsked_.reset();
        view_->setFocus(Qt::OtherFocusReason);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ProblemsPane::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void ProblemsPane::go(const QModelIndex& index) {
    if (index.isValid()) emit goTo(draft::Problem(model_->problem(index.row())));
}

void ProblemsPane::fix(int row, std::size_t which) {
    // Copies: what follows the signal may change the rows.
    const draft::Problem problem = model_->problem(row);
    if (which >= problem.fixes.size()) return;
    const draft::Fix chosen = problem.fixes[which];
    if (chosen.request == draft::FixRequest::show)
        emit goTo(problem);
    else
        emit fixChosen(problem, chosen);
}

void ProblemsPane::showMenu(const QPoint& at) {
    const QModelIndex index = view_->indexAt(at);
    if (!index.isValid()) return;
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("fixes"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const draft::Problem problem = model_->problem(index.row());
    for (std::size_t i = 0; i < problem.fixes.size(); ++i)
        menu->addAction(fixText(problem.fixes[i], model_->nameOf()), this,
                        [this, row = QPersistentModelIndex(index), i] {
                            if (row.isValid()) fix(row.row(), i);
                        });
    if (model_->isAside(problem))
        menu->addAction(tr("Take it up again", "a warning that was set aside"), this,
                        [this, problem] { emit asideWanted(problem, {}); });
    else if (problem.level != draft::ProblemLevel::error)
        menu->addAction(tr("Set aside…", "a warning, for a reason"), this,
                        [this, problem] { askReason(problem); });
    menu->popup(view_->viewport()->mapToGlobal(at));
}

void ProblemsPane::placeButtons() {
    for (int row = 0; row < std::min(model_->rowCount(), mostRowsWithButtons); ++row) {
        const QModelIndex index = model_->index(row, ProblemsModel::fixes);
        const QStringList words = buttonWords(index);
        const QWidget* there = view_->indexWidget(index);
        if (there != nullptr && there->property(wordsProperty).toStringList() == words) continue;
        QWidget* buttons = buttonsOf(index);
        buttons->setProperty(wordsProperty, words);
        view_->setIndexWidget(index, buttons);
    }
}

/// What the buttons of a row depend on.
QStringList ProblemsPane::buttonWords(const QModelIndex& index) const {
    const draft::Problem& problem = model_->problem(index.row());
    QStringList words{QString::number(index.row()), problemText(problem, model_->nameOf()),
                      model_->isAside(problem) ? tr("Take it up again", "a warning that was set aside")
                                               : QString()};
    for (const draft::Fix& fix : problem.fixes)
        words << fixText(fix, model_->nameOf());
    return words;
}

QWidget* ProblemsPane::buttonsOf(const QModelIndex& index) {
    const draft::Problem& problem = model_->problem(index.row());
    auto* box = new QWidget;
    auto* layout = shell::bareLayout<QHBoxLayout>(box, 6);
    layout->setContentsMargins(4, 1, 6, 1);
    const auto add = [&](const QString& name, const QString& text, auto press) {
        QPushButton* button = shell::smallButton(name, text);
        button->setAccessibleDescription(problemText(problem, model_->nameOf()));
        button->setFocusPolicy(Qt::NoFocus); // the keys of the row do it
        connect(button, &QPushButton::clicked, this, press);
        layout->addWidget(button);
    };
    if (model_->isAside(problem)) {
        add(QStringLiteral("again%1").arg(index.row()),
            tr("Take it up again", "a warning that was set aside"),
            [this, problem] { emit asideWanted(problem, {}); });
        return box;
    }
    for (std::size_t i = 0; i < std::min(problem.fixes.size(), mostButtons); ++i)
        add(QStringLiteral("fix%1-%2").arg(index.row()).arg(i), fixText(problem.fixes[i], model_->nameOf()),
            [this, at = QPersistentModelIndex(index), i] {
                if (at.isValid()) fix(at.row(), i);
            });
    layout->addStretch(1);
    return box;
}

void ProblemsPane::follow() {
    const bool any = model_->rowCount() > 0;
    view_->setVisible(any);
    none_->setVisible(!any);
    setFocusProxy(any ? view_ : nullptr); // without a row the pane itself has the keys
    const auto safe = static_cast<int>(model_->safeFixes().size());
    fixAll_->setText(tr("Fix all that is safe (%1)", "button; how many problems").arg(safe));
    fixAll_->setVisible(safe > 0);
    if (any && !view_->currentIndex().isValid()) view_->setCurrentIndex(model_->index(0, 0));
    placeButtons();
    int count = 0;
    for (const auto level :
         {draft::ProblemLevel::error, draft::ProblemLevel::warning, draft::ProblemLevel::note})
        count += model_->count(level);
    setWindowTitle(count > 0 ? tr("Problems %1", "title of a panel; how many").arg(count)
                             : tr("Problems", "title of a panel"));
}

void ProblemsPane::retranslate() {
    setAccessibleName(tr("Problems", "title of a panel"));
    view_->setAccessibleName(accessibleName());
    view_->setAccessibleDescription(
        tr("Enter goes there, F mends it, the menu key shows all ways to mend it."));
    none_->setText(tr("No problem found."));
    reason_->setAccessibleName(tr("Why is it right as it is?", "before a field: a warning is set aside"));
    setAside_->setText(tr("Set aside", "a button: a warning, for a reason"));
    follow();
}

} // namespace marches::editor
