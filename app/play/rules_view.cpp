#include "app/play/rules_view.h"

#include "app/theme/style.h"

#include <QEvent>
#include <QFontInfo>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextOption>
#include <QTextTable>
#include <QTimer>

#include <utility>

namespace marches::play {

namespace {

constexpr int ruleLevel = 3; ///< of the headings that are rule ids

} // namespace

RulesView::RulesView(QWidget* parent) : QTextBrowser(parent) {
    setObjectName(QStringLiteral("rules"));
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setWordWrapMode(QTextOption::WordWrap); // no word of a table's narrow column is broken
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
    dress();
}

/// A rule's id is a note above its text, not a headline; tables have one thin line and room in their cells.
void RulesView::dress() {
    const theme::Theme& theme = theme::themeOf(this);
    const QFont note = theme.font(theme::FontRole::Note);
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const int level = block.blockFormat().headingLevel();
        if (level == 0) continue;
        QTextCharFormat letters;
        letters.setFont(level == ruleLevel
                            ? note
                            : theme.font(level == 1 ? theme::FontRole::Score : theme::FontRole::Name));
        letters.setForeground(theme.colour(level == ruleLevel ? theme::Role::Ink2 : theme::Role::Ink));
        letters.clearProperty(QTextFormat::FontSizeAdjustment);
        cursor.setPosition(block.position());
        cursor.setPosition(block.position() + block.length() - 1, QTextCursor::KeepAnchor);
        cursor.setCharFormat(letters);
    }
    for (QTextFrame* frame : document()->rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (table == nullptr) continue;
        QTextTableFormat lines = table->format();
        lines.setBorderCollapse(true);
        lines.setBorder(1);
        lines.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        lines.setBorderBrush(theme.colour(theme::Role::Edge));
        lines.setCellSpacing(0);
        lines.setCellPadding(theme.scaled(2));
        table->setFormat(lines);
        cursor = table->firstCursorPosition();
        cursor.setPosition(table->lastCursorPosition().position(), QTextCursor::KeepAnchor);
        QTextCharFormat small;
        small.setProperty(QTextFormat::FontPixelSize, QFontInfo(note).pixelSize());
        cursor.mergeCharFormat(small);
    }
    cursor.endEditBlock();
}

void RulesView::showEvent(QShowEvent* event) {
    QTextBrowser::showEvent(event);
    // Docks are all shown for a moment while they are arranged.
    QTimer::singleShot(0, this, [this] {
        if (isVisible()) read();
    });
}

void RulesView::goToStart() {
    read();
    moveCursor(QTextCursor::Start);
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
    if (event->type() == QEvent::StyleChange && !unread_) dress();
    if (event->type() == QEvent::LanguageChange) setWindowTitle(tr("Rules", "dock: the rules of the game"));
    QTextBrowser::changeEvent(event);
}

} // namespace marches::play
