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
#include <QUrl>

#include <utility>
#include <vector>

namespace marches::play {

namespace {

constexpr int manyColumns = 7;
constexpr int nameShare = 30;                             ///< % of a table's width
constexpr int gap = 6;                                    ///< px above a rule
constexpr int ruleLevel = 3;                              ///< of the headings that are rule ids
constexpr int idProperty = QTextFormat::UserProperty + 1; ///< of a block where a rule begins: its id

/// A chapter's title without its number: "12 Battle".
QString titleOf(const QString& heading) {
    const qsizetype space = heading.indexOf(QLatin1Char(' '));
    return space > 0 && heading.front().isDigit() ? heading.mid(space + 1) : heading;
}

} // namespace

RulesView::RulesView(QWidget* parent) : QTextBrowser(parent) {
    setObjectName(QStringLiteral("rules"));
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document()->setDocumentMargin(10);
    connect(this, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& link) { goToRule(link.fragment()); });
    setWindowTitle(tr("Rules", "dock: the rules of the game"));
}

void RulesView::setRules(std::function<QString()> markdown) {
    unread_ = std::move(markdown);
    if (isVisible()) read();
}

void RulesView::read() {
    if (!unread_) return;
    document()->setMarkdown(std::exchange(unread_, {})(), QTextDocument::MarkdownDialectGitHub);
    hideIds();
    linkIds();
    dress();
}

/// Where a rule begins, a narrow gap stands instead of its id.
void RulesView::hideIds() {
    chapters_.clear();
    QString chapter;
    QTextCursor cursor(document());
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        if (format.headingLevel() == 0) continue;
        if (format.headingLevel() != ruleLevel) {
            chapter = titleOf(block.text());
            continue;
        }
        const QString id = block.text().section(QLatin1Char(' '), -1);
        chapters_.insert(id, chapter);
        format.setHeadingLevel(0);
        format.setProperty(idProperty, id);
        format.setTopMargin(0);
        format.setBottomMargin(0);
        format.setLineHeight(gap, QTextBlockFormat::FixedHeight);
        cursor.setPosition(block.position());
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        cursor.removeSelectedText();
        cursor.setBlockFormat(format);
    }
}

/// A rule that is named in the text is a link, by the title of its chapter.
void RulesView::linkIds() {
    struct Named {
        int begin;
        int length;
        QString id;
    };
    std::vector<Named> named;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextFragment words = part.fragment();
            if (words.charFormat().fontFixedPitch() && chapters_.contains(words.text()))
                named.push_back({words.position(), words.length(), words.text()});
        }
    QTextCursor cursor(document());
    for (auto each = named.rbegin(); each != named.rend(); ++each) {
        cursor.setPosition(each->begin);
        cursor.setPosition(each->begin + each->length, QTextCursor::KeepAnchor);
        QTextCharFormat link;
        link.setAnchor(true);
        link.setAnchorHref(QLatin1Char('#') + each->id);
        cursor.insertText(chapters_.value(each->id), link);
    }
}

void RulesView::dressLinks() {
    QTextCharFormat colour;
    colour.setForeground(theme::themeOf(this).colour(theme::Role::Link));
    colour.setFontUnderline(true);
    std::vector<std::pair<int, int>> links; // from and to
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part)
            if (const QTextFragment words = part.fragment(); words.charFormat().isAnchor())
                links.emplace_back(words.position(), words.position() + words.length());
    QTextCursor cursor(document());
    for (const auto& [from, to] : links) {
        cursor.setPosition(from);
        cursor.setPosition(to, QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(colour);
    }
}

/// Headlines in the program's letters; tables have one thin line and room in their cells.
void RulesView::dress() {
    const theme::Theme& theme = theme::themeOf(this);
    const QFont note = theme.font(theme::FontRole::Note);
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const int level = block.blockFormat().headingLevel();
        if (level == 0) continue;
        QTextCharFormat letters;
        letters.setFont(theme.font(level == 1 ? theme::FontRole::Score : theme::FontRole::Name));
        letters.setForeground(theme.colour(theme::Role::Ink));
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
        if (table->columns() >= manyColumns) { // names need more room than figures
            QList<QTextLength> widths(table->columns(), QTextLength());
            widths.front() = QTextLength(QTextLength::PercentageLength, nameShare);
            lines.setColumnWidthConstraints(widths);
        }
        table->setFormat(lines);
        cursor = table->firstCursorPosition();
        cursor.setPosition(table->lastCursorPosition().position(), QTextCursor::KeepAnchor);
        QTextCharFormat small;
        small.setProperty(QTextFormat::FontPixelSize, QFontInfo(note).pixelSize());
        cursor.mergeCharFormat(small);
    }
    cursor.endEditBlock();
    dressLinks();
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
        if (ruleId.isEmpty() || block.blockFormat().stringProperty(idProperty) != ruleId) continue;
        setTextCursor(QTextCursor(block));
        ensureCursorVisible();
        verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect().top());
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
