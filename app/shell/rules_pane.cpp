#include "app/shell/rules_pane.h"

#include "app/shell/rules_view.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/style.h"

#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace marches::shell {

namespace {
constexpr int listWidth = 230; ///< px at 100 % text
constexpr int wide = 640;
constexpr int titleLetters = 12; ///< the box may be as narrow as this
} // namespace

RulesPane::RulesPane(QWidget* parent)
    : QWidget(parent), chapters_(new QComboBox), contents_(new QListWidget), find_(new QLineEdit),
      window_(new QToolButton), view_(new RulesView) {
    setObjectName(QStringLiteral("rules"));
    setFocusProxy(view_);
    chapters_->setObjectName(QStringLiteral("rules.chapters"));
    chapters_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    chapters_->setMinimumContentsLength(titleLetters);
    chapters_->setMaxVisibleItems(30);
    contents_->setObjectName(QStringLiteral("rules.contents"));
    contents_->setFrameShape(QFrame::NoFrame);
    contents_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    find_->setObjectName(QStringLiteral("rules.find"));
    find_->setClearButtonEnabled(true);
    window_->setObjectName(QStringLiteral("rules.window"));
    window_->setIcon(theme::icon(theme::Icon::Float));
    for (QWidget* control : {static_cast<QWidget*>(chapters_), static_cast<QWidget*>(find_)})
        theme::setControlSize(control, theme::ControlSize::Small);

    auto* head = new QHBoxLayout;
    head->setContentsMargins(6, 4, 6, 4);
    head->setSpacing(6);
    head->addWidget(chapters_, 3);
    head->addWidget(find_, 2);
    head->addWidget(window_);
    auto* page = new QHBoxLayout;
    page->setSpacing(0);
    page->addWidget(contents_);
    page->addWidget(view_, 1);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addLayout(head);
    all->addLayout(page, 1);
    contents_->hide();

    connect(view_, &RulesView::chaptersChanged, this, &RulesPane::fillContents);
    connect(view_->verticalScrollBar(), &QAbstractSlider::valueChanged, this, &RulesPane::showChapter);
    connect(chapters_, &QComboBox::activated, view_, &RulesView::goToChapter);
    connect(contents_, &QListWidget::currentRowChanged, view_, &RulesView::goToChapter);
    // The chapter in sight is the current row already; a click on it leads back to its title.
    connect(contents_, &QListWidget::itemClicked, this,
            [this](QListWidgetItem* item) { view_->goToChapter(contents_->row(item)); });
    connect(find_, &QLineEdit::textEdited, this, [this] { find(false); });
    connect(find_, &QLineEdit::returnPressed, this, [this] { find(true); });
    connect(window_, &QToolButton::clicked, this, &RulesPane::windowWanted);
    retranslate();
}

void RulesPane::setRules(std::function<QString()> markdown) {
    markdown_ = std::move(markdown);
    view_->setRules(markdown_);
}

void RulesPane::setInWindow() {
    window_->hide();
}

void RulesPane::fillContents() {
    const QSignalBlocker quiet(contents_);
    chapters_->clear();
    contents_->clear();
    chapters_->addItems(view_->chapters());
    contents_->addItems(view_->chapters());
    showChapter();
}

/// The contents say which chapter is looked at.
void RulesPane::showChapter() {
    const int chapter = std::max(0, view_->chapterInSight());
    const QSignalBlocker quiet(contents_);
    chapters_->setCurrentIndex(chapter);
    contents_->setCurrentRow(chapter);
}

void RulesPane::find(bool next) {
    const bool found = view_->goToWords(find_->text(), next);
    theme::setTextRole(find_, found ? theme::Role::Ink : theme::Role::Bad);
    showChapter();
}

void RulesPane::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const theme::Theme& theme = theme::themeOf(this);
    const bool list = width() >= theme.scaled(wide);
    contents_->setFixedWidth(theme.scaled(listWidth));
    contents_->setVisible(list);
    chapters_->setVisible(!list);
}

void RulesPane::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (markdown_) view_->setRules(markdown_);
    }
    QWidget::changeEvent(event);
}

void RulesPane::retranslate() {
    setWindowTitle(tr("Rules", "dock: the rules of the game"));
    for (QWidget* contents : {static_cast<QWidget*>(chapters_), static_cast<QWidget*>(contents_)}) {
        //: List of the chapters of the rules
        contents->setAccessibleName(tr("Contents"));
        contents->setToolTip(tr("Contents"));
    }
    find_->setPlaceholderText(tr("Find in the rules"));
    find_->setAccessibleName(tr("Find in the rules"));
    //: Button: the rules in a large window
    window_->setToolTip(tr("Open in a window"));
    window_->setAccessibleName(tr("Open in a window"));
}

} // namespace marches::shell
