#include "app/play/rules_view.h"

#include <QEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QTimer>

#include <utility>

namespace marches::play {

RulesView::RulesView(QWidget* parent) : QTextBrowser(parent) {
    setObjectName(QStringLiteral("rules"));
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(14);
    setWindowTitle(tr("Rules", "dock: the rules of the game"));
}

void RulesView::setRules(std::function<QString()> markdown) {
    unread_ = std::move(markdown);
    if (isVisible()) read();
}

void RulesView::read() {
    if (!unread_) return;
    document()->setMarkdown(std::exchange(unread_, {})(), QTextDocument::MarkdownDialectGitHub);
}

void RulesView::showEvent(QShowEvent* event) {
    QTextBrowser::showEvent(event);
    // Docks are all shown for a moment while they are arranged.
    QTimer::singleShot(0, this, [this] {
        if (isVisible()) read();
    });
}

bool RulesView::goToRule(const QString& ruleId) {
    read();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0) continue;
        if (block.text() != ruleId && !block.text().endsWith(QLatin1Char(' ') + ruleId)) continue;
        setTextCursor(QTextCursor(block));
        ensureCursorVisible();
        verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect().top() - 10);
        return true;
    }
    return false;
}

void RulesView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) setWindowTitle(tr("Rules", "dock: the rules of the game"));
    QTextBrowser::changeEvent(event);
}

} // namespace marches::play
