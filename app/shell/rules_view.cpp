#include "app/shell/rules_view.h"

#include "app/theme/icons.h"
#include "app/theme/style.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QFileInfo>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QPixmap>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextOption>
#include <QTextTable>
#include <QTimer>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace marches::shell {

namespace {

constexpr int narrow = 270;                               ///< px: a table's room in the narrowest dock
constexpr double wholeTable = 98;                         ///< % of the width: lines take the rest
constexpr int condensed = 82;                             ///< % of the letters' width, where words need it
constexpr int gap = 8;                                    ///< px at 100 % text, below a paragraph
constexpr int listGap = 4;                                ///< below a line of a list
constexpr int chapterRoom = 22;                           ///< above a chapter's title
constexpr int headingRoom = 16;                           ///< above a small heading
constexpr int chapterLevel = 2;                           ///< of the headings that are chapters
constexpr int ruleLevel = 3;                              ///< of the headings that are rule ids
constexpr int idProperty = QTextFormat::UserProperty + 1; ///< of a block where a rule begins: its id
constexpr int calm = 300;                                 ///< ms without a change of width
constexpr int signSide = 17;                              ///< px at 100 % text

/// A chapter's title without its number: "12 Battle".
QString titleOf(const QString& heading) {
    const qsizetype space = heading.indexOf(QLatin1Char(' '));
    return space > 0 && heading.front().isDigit() ? heading.mid(space + 1) : heading;
}

struct Words {
    int begin;
    int length;
    QTextCharFormat format;
    QString text;
};

std::vector<Words> wordsOf(const QTextDocument& page, bool (*wanted)(const QTextCharFormat& format)) {
    std::vector<Words> found;
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part)
            if (const QTextFragment words = part.fragment(); wanted(words.charFormat()))
                found.push_back({words.position(), words.length(), words.charFormat(), words.text()});
    return found;
}

/// "(house value)"
bool isMark(const QString& text) {
    return text.startsWith(QLatin1Char('(')) && text.endsWith(QLatin1Char(')'));
}

/// Paragraphs that begin with a mark, and what they say of it.
QHash<QString, QString> marksOf(const QTextDocument& page) {
    QHash<QString, QString> marks;
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
        const auto first = block.begin();
        if (first.atEnd()) continue;
        const QTextFragment mark = first.fragment();
        if (mark.charFormat().fontWeight() == QFont::Bold && isMark(mark.text()) &&
            mark.length() < block.length() - 1 && !marks.contains(mark.text()))
            marks.insert(mark.text(), block.text());
    }
    return marks;
}

QPixmap signOf(theme::Icon icon, int side, qreal density, const QColor& colour) {
    QPixmap painted(qRound(side * density), qRound(side * density));
    painted.setDevicePixelRatio(density);
    painted.fill(Qt::transparent);
    QPainter painter(&painted);
    theme::paintIcon(painter, icon, QRectF(0, 0, side, side), colour);
    return painted;
}

/// What a table's columns need, px: the longest word without a break, the longest line.
struct Needs {
    std::vector<double> words;
    std::vector<double> lines;
    double allWords = 0;
};

Needs needsOf(const QTextTable& table, const QFont& font) {
    const QFontMetricsF metrics(font);
    const double edges = 2 * table.format().cellPadding() + 3;
    Needs needs;
    for (int column = 0; column < table.columns(); ++column) {
        double word = 0;
        double line = 0;
        for (int row = 0; row < table.rows(); ++row) {
            const QTextTableCell cell = table.cellAt(row, column);
            const QString text = cell.firstCursorPosition().block().text();
            const double bolder = row == 0 ? 1.1 : 1;
            const auto widthOf = [&](const QString& part) {
                return metrics.horizontalAdvance(part) * bolder +
                       static_cast<double>(part.count(QChar::ObjectReplacementCharacter)) * signSide;
            };
            line = std::max(line, widthOf(text));
            for (const QString& part : text.split(QLatin1Char(' ')))
                word = std::max(word, widthOf(part));
        }
        needs.words.push_back(word + edges);
        needs.lines.push_back(line + edges);
        needs.allWords += needs.words.back();
    }
    return needs;
}

/// Room for each column's longest word; what is left in a narrow dock goes to where lines would break.
QList<QTextLength> columnsFor(const Needs& needs) {
    double wish = 0;
    for (std::size_t i = 0; i < needs.words.size(); ++i)
        wish += needs.lines[i] - needs.words[i];
    const double rest = std::max(0.0, narrow - needs.allWords);
    const double all = needs.allWords + (wish > 0 ? rest : 0);
    QList<QTextLength> widths;
    for (std::size_t i = 0; i < needs.words.size(); ++i) {
        const double more = wish > 0 ? rest * (needs.lines[i] - needs.words[i]) / wish : 0;
        widths << QTextLength(QTextLength::PercentageLength, wholeTable * (needs.words[i] + more) / all);
    }
    return widths;
}

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
    auto* page = new QTextDocument(document()->parent()); // who deletes it when another one comes
    page->setDefaultFont(document()->defaultFont());
    page->setDocumentMargin(document()->documentMargin());
    page->setMarkdown(std::exchange(unread_, {})(), QTextDocument::MarkdownDialectGitHub);
    setDocument(page);
    QTextCursor all(document());
    all.beginEditBlock();
    hideIds();
    linkIds();
    marks_ = marksOf(*document());
    dress();
    all.endEditBlock();
    findChapters();
    resized_.start();
    goToChapter(left_);
}

/// Where a rule begins, an empty block stands instead of its id; nobody sees it.
void RulesView::hideIds() {
    chapterOf_.clear();
    QString chapter;
    QTextCursor cursor(document());
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        if (format.headingLevel() == 0) continue;
        if (format.headingLevel() <= chapterLevel) chapter = titleOf(block.text());
        if (format.headingLevel() != ruleLevel) continue;
        const QString id = block.text().section(QLatin1Char(' '), -1);
        chapterOf_.insert(id, chapter);
        format.setHeadingLevel(0);
        format.setProperty(idProperty, id);
        cursor.setPosition(block.position());
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        cursor.removeSelectedText();
        cursor.setBlockFormat(format);
    }
}

/// A rule that is named in the text is a link, by the title of its chapter.
void RulesView::linkIds() {
    const std::vector<Words> named =
        wordsOf(*document(), [](const QTextCharFormat& format) { return format.fontFixedPitch(); });
    QTextCursor cursor(document());
    for (auto each = named.rbegin(); each != named.rend(); ++each) {
        if (!chapterOf_.contains(each->text)) continue;
        cursor.setPosition(each->begin);
        cursor.setPosition(each->begin + each->length, QTextCursor::KeepAnchor);
        QTextCharFormat link;
        link.setAnchor(true);
        link.setAnchorHref(QLatin1Char('#') + each->text);
        cursor.insertText(chapterOf_.value(each->text), link);
    }
}

void RulesView::findChapters() {
    chapters_.clear();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        if (block.blockFormat().headingLevel() == chapterLevel)
            chapters_.push_back({block.text(), block.position()});
    emit chaptersChanged();
}

void RulesView::dress() {
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    dressHeadings();
    dressGaps();
    dressTables();
    dressWords();
    cursor.endEditBlock();
}

/// In the program's letters.
void RulesView::dressHeadings() {
    const theme::Theme& theme = theme::themeOf(this);
    QTextCursor cursor(document());
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const int level = block.blockFormat().headingLevel();
        if (level == 0) continue;
        QTextCharFormat letters;
        letters.setFont(theme.font(level == 1              ? theme::FontRole::Score
                                   : level == chapterLevel ? theme::FontRole::Name
                                                           : theme::FontRole::DockTitle));
        letters.setForeground(theme.colour(theme::Role::Ink));
        letters.clearProperty(QTextFormat::FontSizeAdjustment);
        cursor.setPosition(block.position());
        cursor.setPosition(block.position() + block.length() - 1, QTextCursor::KeepAnchor);
        cursor.setCharFormat(letters);
    }
}

/// The same room below every paragraph, whether a rule ends there or not.
void RulesView::dressGaps() {
    const theme::Theme& theme = theme::themeOf(this);
    QTextCursor cursor(document());
    bool afterRule = false;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        cursor.setPosition(block.position());
        if (cursor.currentTable() != nullptr) continue;
        QTextBlockFormat format = block.blockFormat();
        const int level = format.headingLevel();
        const bool unseen = format.hasProperty(idProperty) || block.length() == 1;
        int above = level <= 1 ? 0 : level == chapterLevel ? chapterRoom : headingRoom;
        if (afterRule && above > 0) above -= gap; // that of the paragraph before it does not give way
        const bool item = block.textList() != nullptr && block.next().textList() == block.textList();
        format.setTopMargin(theme.scaled(above));
        format.setBottomMargin(unseen ? 0 : theme.scaled(item || level > chapterLevel ? listGap : gap));
        if (unseen) format.setLineHeight(1, QTextBlockFormat::FixedHeight);
        cursor.setBlockFormat(format);
        afterRule = unseen;
    }
}

/// One thin line and room in their cells.
void RulesView::dressTables() {
    const theme::Theme& theme = theme::themeOf(this);
    const QFont note = theme.font(theme::FontRole::Note);
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
        lines.setTopMargin(0);
        lines.setBottomMargin(theme.scaled(gap));
        table->setFormat(lines);
        Needs needs = needsOf(*table, note);
        const bool tight = needs.allWords > narrow;
        if (tight) {
            QFont letters = note;
            letters.setStretch(condensed);
            needs = needsOf(*table, letters);
        }
        lines.setColumnWidthConstraints(columnsFor(needs));
        table->setFormat(lines);
        QTextCursor cursor = table->firstCursorPosition();
        cursor.setPosition(table->lastCursorPosition().position(), QTextCursor::KeepAnchor);
        QTextCharFormat small;
        small.setProperty(QTextFormat::FontPixelSize, QFontInfo(note).pixelSize());
        if (tight) small.setFontStretch(condensed);
        cursor.mergeCharFormat(small);
    }
}

/// Links, marks and signs.
void RulesView::dressWords() {
    const theme::Theme& theme = theme::themeOf(this);
    QTextCursor cursor(document());
    for (const Words& words : wordsOf(*document(), [](const QTextCharFormat&) { return true; })) {
        QTextCharFormat look;
        if (words.format.isAnchor()) {
            look.setForeground(theme.colour(theme::Role::Link));
            look.setFontUnderline(true);
        } else if (const auto said = marks_.constFind(words.text); said != marks_.constEnd()) {
            look.setForeground(theme.colour(theme::Role::Ink3));
            look.setFontWeight(QFont::Normal);
            look.setToolTip(*said);
        } else if (words.format.isImageFormat()) {
            QTextImageFormat image = words.format.toImageFormat();
            const auto sign = theme::iconFromName(QFileInfo(image.name()).completeBaseName());
            if (!sign) continue;
            // No higher than the line, or the text sinks below its bullet; AlignMiddle is that of the
            // baseline.
            const QFontMetricsF line(document()->defaultFont());
            const int side = std::min(theme.scaledIcon(signSide), qRound(line.height()));
            image.setWidth(side);
            image.setHeight(side);
            image.setVerticalAlignment(QTextCharFormat::AlignTop);
            document()->addResource(QTextDocument::ImageResource, QUrl(image.name()),
                                    signOf(*sign, side, devicePixelRatioF(), theme.colour(theme::Role::Ink)));
            look = image;
        } else {
            continue;
        }
        cursor.setPosition(words.begin);
        cursor.setPosition(words.begin + words.length, QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(look);
    }
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
    if (!found) { // the reader keeps his place
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
    return cursorForPosition({viewport()->width() / 2, gap}).position();
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
