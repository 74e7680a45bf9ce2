#include "app/shell/rules_window.h"

#include "app/shell/rules_pane.h"
#include "app/shell/rules_view.h"
#include "app/theme/look.h"
#include "app/theme/style.h"

#include <QEvent>
#include <QKeySequence>
#include <QPushButton>
#include <QVBoxLayout>

namespace marches::shell {

namespace {
constexpr QSize wished{940, 860}; ///< px at 100 % text
constexpr double most = 0.92;     ///< of the program's window
} // namespace

RulesWindow::RulesWindow(std::function<QString()> markdown, QWidget* parent)
    : QDialog(parent), pane_(new RulesPane), close_(new QPushButton) {
    setObjectName(QStringLiteral("rules-window"));
    pane_->setObjectName(QStringLiteral("rules-window.pane"));
    pane_->setInWindow();
    pane_->setRules(std::move(markdown));
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(pane_, 1);
    close_->setObjectName(QStringLiteral("rules-window.close"));
    close_->setAutoDefault(false); // Enter looks for the next place
    theme::setKeyCap(close_, QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText));
    auto* bottom = new QHBoxLayout;
    bottom->setContentsMargins(12, 8, 12, 8);
    bottom->addStretch(1);
    bottom->addWidget(close_);
    all->addLayout(bottom);
    connect(close_, &QPushButton::clicked, this, &QDialog::reject);
    retranslate();
    setWindowTitle(pane_->windowTitle());
    connect(pane_, &QWidget::windowTitleChanged, this, &QWidget::setWindowTitle);
    const theme::Theme& theme = theme::themeOf(this);
    const QSize room = parent->window()->size() * most;
    resize(QSize(theme.scaled(wished.width()), theme.scaled(wished.height())).boundedTo(room));
}

void RulesWindow::showAt(int chapter) {
    show();
    raise();
    activateWindow();
    RulesView& view = pane_->view();
    view.setFocus(Qt::OtherFocusReason);
    if (chapter < 0)
        view.goToStart();
    else
        view.goToChapter(chapter);
}

void RulesWindow::showRule(const QString& ruleId) {
    showAt(-1);
    pane_->view().goToRule(ruleId);
}

void RulesWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void RulesWindow::retranslate() {
    close_->setText(tr("Close", "a window"));
}

} // namespace marches::shell
