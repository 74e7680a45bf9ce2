#include "app/play/rules_view.h"

#include <QEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>

namespace marches::play {

RulesView::RulesView(QWidget* parent) : QTextBrowser(parent) {
    setObjectName(QStringLiteral("rules"));
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(14);
    setWindowTitle(tr("Rules", "dock: the rules of the game"));
}

void RulesView::setRules(const QString& markdown) {
    document()->setMarkdown(markdown, QTextDocument::MarkdownDialectGitHub);
}

bool RulesView::goToRule(const QString& ruleId) {
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
