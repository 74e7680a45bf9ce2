#include "app/shell/rules_view.h"

#include "app/shell/rules_page.h"
#include "app/theme/style.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextOption>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace marches::shell {

namespace {
constexpr int calm = 300; ///< ms without a change of width
} // namespace

RulesView::RulesView(QWidget* parent) : QTextBrowser(parent) {
    setObjectName(QStringLiteral("rules.page"));
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document()->setDocumentMargin(10);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    resized_.setSingleShot(true);
    resized_.setInterval(calm);
    connect(&resized_, &QTimer::timeout, this, &RulesView::offerSidewaysScroll);
    connect(this, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& link) { goToRule(link.fragment()); });
    connect(verticalScrollBar(), &QAbstractSlider::actionTriggered, this, [this] { wanted_.reset(); });
    connect(verticalScrollBar(), &QAbstractSlider::sliderPressed, this, [this] { wanted_.reset(); });
}

void RulesView::setRules(std::function<QString()> markdown) {
    if (!unread_) left_ = chapterInSight();
    unread_ = std::move(markdown);
    if (isVisible()) read();
}

void RulesView::read() {
    if (!unread_) return;
    setExtraSelections({});
    wanted_.reset();
    // Shown when it is whole: a document in sight is laid out anew with each block that is read.
    auto* page = new QTextDocument(document()->parent()); // the owner that deletes replaced documents
    page->setDefaultFont(document()->defaultFont());
    page->setDocumentMargin(document()->documentMargin());
    page->setMarkdown(std::exchange(unread_, {})(), QTextDocument::MarkdownDialectGitHub);
    setDocument(page);
    QTextCursor all(document());
    all.beginEditBlock();
    linkRules(*document());
    marks_ = marksOf(*document());
    dress();
    all.endEditBlock();
    findChapters();
    resized_.start();
    goToChapter(left_);
}

void RulesView::findChapters() {
    chapters_.clear();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        if (block.blockFormat().headingLevel() == chapterLevel)
            chapters_.push_back({block.text(), block.position()});
    emit chaptersChanged();
}

void RulesView::dress() {
    dressRules(*document(), marks_, theme::themeOf(this), devicePixelRatioF());
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
    setExtraSelections({});
    moveCursor(QTextCursor::Start);
    putOnTop(0);
}

bool RulesView::goToRule(const QString& ruleId) {
    read();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (ruleId.isEmpty() || block.blockFormat().stringProperty(idProperty) != ruleId) continue;
        setTextCursor(QTextCursor(block));
        markRule(block.next());
        putOnTop(headingOver(block).value_or(block.position()));
        return true;
    }
    return false;
}

/// That of its chapter, or else of its section, where it leaves the rule in the upper half of the view.
std::optional<int> RulesView::headingOver(const QTextBlock& rule) const {
    std::optional<int> section;
    const bool hasOwn = rule.next().blockFormat().headingLevel() > 0;
    for (QTextBlock block = rule.previous(); block.isValid(); block = block.previous()) {
        if (heightOf(rule.position()) - heightOf(block.position()) > viewport()->height() / 2) break;
        const int level = block.blockFormat().headingLevel();
        if (level == chapterLevel) return block.position();
        if (level > 0 && !hasOwn && !section) section = block.position();
    }
    return section;
}

bool RulesView::goToWords(const QString& words, bool next) {
    read();
    wanted_.reset();
    QTextCursor from = textCursor();
    if (!next) from.setPosition(from.selectionStart());
    setTextCursor(from);
    if (words.isEmpty()) return true;
    const int place = verticalScrollBar()->value();
    const QTextCursor heading = next ? QTextCursor() : headingWith(words);
    bool found = !heading.isNull();
    if (found)
        setTextCursor(heading);
    else
        found = find(words);
    if (!found) {
        moveCursor(QTextCursor::Start);
        found = find(words);
    }
    if (!found) { // what was in sight stays in sight
        setTextCursor(from);
        verticalScrollBar()->setValue(place);
    }
    const int wish = viewport()->height() / 4;
    if (found) verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect().top() - wish);
    return found;
}

/// The first heading that begins so, which tells more than where the words are used; null: none does.
QTextCursor RulesView::headingWith(const QString& words) const {
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const QString title = titleOf(block.text());
        if (block.blockFormat().headingLevel() == 0 || !title.startsWith(words, Qt::CaseInsensitive))
            continue;
        QTextCursor found(block);
        found.setPosition(block.position() + static_cast<int>(block.text().size() - title.size()));
        found.movePosition(QTextCursor::Right, QTextCursor::KeepAnchor, static_cast<int>(words.size()));
        return found;
    }
    return {};
}

/// The rule that was asked for has a ground of its own.
void RulesView::markRule(const QTextBlock& begin) {
    QTextBlock end = begin.blockFormat().headingLevel() > ruleLevel ? begin.next() : begin;
    while (end.isValid() && end.blockFormat().headingLevel() == 0 &&
           !end.blockFormat().hasProperty(idProperty))
        end = end.next();
    const theme::Theme& theme = theme::themeOf(this);
    QList<QTextEdit::ExtraSelection> rule;
    for (QTextBlock block = begin; block.isValid() && block != end; block = block.next()) {
        // Within a longer selection Qt would write an item's number in that one's colour: in none.
        if (rule.isEmpty() || block.textList() != nullptr || block.previous().textList() != nullptr) {
            QTextEdit::ExtraSelection part;
            part.cursor = QTextCursor(block);
            part.format.setBackground(theme.colour(theme::Role::PanelTitle));
            part.format.setProperty(QTextFormat::FullWidthSelection, true);
            rule << part;
        }
        rule.back().cursor.setPosition(block.position() + block.length() - 1, QTextCursor::KeepAnchor);
    }
    setExtraSelections(rule);
}

QStringList RulesView::chapters() const {
    QStringList titles;
    for (const Chapter& chapter : chapters_)
        titles << chapter.title;
    return titles;
}

int RulesView::chapterInSight() const {
    const int top = wanted_.value_or(positionAtTop());
    const auto after = std::find_if(chapters_.begin(), chapters_.end(),
                                    [top](const Chapter& chapter) { return chapter.position > top; });
    return static_cast<int>(after - chapters_.begin()) - 1;
}

void RulesView::goToChapter(int chapter) {
    read();
    if (chapter < 0 || chapter >= static_cast<int>(chapters_.size())) return;
    const int position = chapters_[static_cast<std::size_t>(chapter)].position;
    setExtraSelections({});
    setTextCursor(QTextCursor(document()->findBlock(position)));
    putOnTop(position);
}

double RulesView::heightOf(int position) const {
    return document()->documentLayout()->blockBoundingRect(document()->findBlock(position)).top();
}

int RulesView::positionAtTop() const {
    return cursorForPosition({viewport()->width() / 2, paragraphGap}).position();
}

void RulesView::putOnTop(int position) {
    wanted_ = position;
    document()->documentLayout()->documentSize(); // all of it is laid out, and the scroll bar knows
    verticalScrollBar()->setValue(position == 0 ? 0 : static_cast<int>(heightOf(position)));
}

/// Only where something is really wider than the page: until all is laid out anew the page is thought to be
/// as wide as it was.
void RulesView::offerSidewaysScroll() {
    if (!isVisible()) return;
    const bool wider = document()->size().width() > viewport()->width();
    setHorizontalScrollBarPolicy(wider ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
}

/// What was at the top stays there.
void RulesView::resizeEvent(QResizeEvent* event) {
    const std::optional<int> top = wanted_;
    QTextBrowser::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) resized_.start();
    if (top) putOnTop(*top);
}

void RulesView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::StyleChange && !unread_) {
        dress();
        setExtraSelections({});
        resized_.start();
    }
    QTextBrowser::changeEvent(event);
}

} // namespace marches::shell
