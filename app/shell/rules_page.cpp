#include "app/shell/rules_page.h"

#include "app/theme/icons.h"

#include <QFileInfo>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QPixmap>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>
#include <QUrl>

#include <algorithm>
#include <vector>

namespace marches::shell {

namespace {

constexpr int narrow = 270;       ///< px: a table's room in the narrowest dock
constexpr double wholeTable = 98; ///< % of the width: lines take the rest
constexpr int condensed = 82;     ///< % of the letters' width, where words need it
constexpr int listGap = 4;        ///< px at 100 % text, below a line of a list
constexpr int chapterRoom = 22;   ///< above a chapter's title
constexpr int headingRoom = 16;   ///< above a small heading
constexpr int signSide = 17;      ///< px at 100 % text

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

/// Empties the headings that are rule ids, which become plain blocks. Returns the title that stands above
/// each rule, by its id.
QHash<QString, QString> hideIds(QTextDocument& page) {
    QHash<QString, QString> chapterOf;
    QString chapter;
    QTextCursor cursor(&page);
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        if (format.headingLevel() == 0) continue;
        if (format.headingLevel() <= chapterLevel) chapter = titleOf(block.text());
        if (format.headingLevel() != ruleLevel) continue;
        const QString id = block.text().section(QLatin1Char(' '), -1);
        chapterOf.insert(id, chapter);
        format.setHeadingLevel(0);
        format.setProperty(idProperty, id);
        cursor.setPosition(block.position());
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        cursor.removeSelectedText();
        cursor.setBlockFormat(format);
    }
    return chapterOf;
}

/// In the program's letters.
void dressHeadings(QTextDocument& page, const theme::Theme& theme) {
    QTextCursor cursor(&page);
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
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
void dressGaps(QTextDocument& page, const theme::Theme& theme) {
    QTextCursor cursor(&page);
    bool afterRule = false;
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
        cursor.setPosition(block.position());
        if (cursor.currentTable() != nullptr) continue;
        QTextBlockFormat format = block.blockFormat();
        const int level = format.headingLevel();
        const bool unseen = format.hasProperty(idProperty) || block.length() == 1;
        int above = level <= 1 ? 0 : level == chapterLevel ? chapterRoom : headingRoom;
        if (afterRule && above > 0)
            above -= paragraphGap; // that of the paragraph before it does not give way
        const bool item = block.textList() != nullptr && block.next().textList() == block.textList();
        format.setTopMargin(theme.scaled(above));
        format.setBottomMargin(unseen ? 0
                                      : theme.scaled(item || level > chapterLevel ? listGap : paragraphGap));
        if (unseen) format.setLineHeight(1, QTextBlockFormat::FixedHeight);
        cursor.setBlockFormat(format);
        afterRule = unseen;
    }
}

/// One thin line and room in their cells.
void dressTables(QTextDocument& page, const theme::Theme& theme) {
    const QFont note = theme.font(theme::FontRole::Note);
    for (QTextFrame* frame : page.rootFrame()->childFrames()) {
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
        lines.setBottomMargin(theme.scaled(paragraphGap));
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
void dressWords(QTextDocument& page, const QHash<QString, QString>& marks, const theme::Theme& theme,
                double pixelRatio) {
    QTextCursor cursor(&page);
    for (const Words& words : wordsOf(page, [](const QTextCharFormat&) { return true; })) {
        QTextCharFormat look;
        if (words.format.isAnchor()) {
            look.setForeground(theme.colour(theme::Role::Link));
            look.setFontUnderline(true);
        } else if (const auto said = marks.constFind(words.text); said != marks.constEnd()) {
            look.setForeground(theme.colour(theme::Role::Ink3));
            look.setFontWeight(QFont::Normal);
            look.setToolTip(*said);
        } else if (words.format.isImageFormat()) {
            QTextImageFormat image = words.format.toImageFormat();
            const auto sign = theme::iconFromName(QFileInfo(image.name()).completeBaseName());
            if (!sign) continue;
            // No higher than the line, or the text sinks below its bullet; AlignMiddle is that of the
            // baseline.
            const QFontMetricsF line(page.defaultFont());
            const int side = std::min(theme.scaledIcon(signSide), qRound(line.height()));
            image.setWidth(side);
            image.setHeight(side);
            image.setVerticalAlignment(QTextCharFormat::AlignTop);
            page.addResource(QTextDocument::ImageResource, QUrl(image.name()),
                             signOf(*sign, side, pixelRatio, theme.colour(theme::Role::Ink)));
            look = image;
        } else {
            continue;
        }
        cursor.setPosition(words.begin);
        cursor.setPosition(words.begin + words.length, QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(look);
    }
}

} // namespace

QString titleOf(const QString& heading) {
    const qsizetype space = heading.indexOf(QLatin1Char(' '));
    return space > 0 && heading.front().isDigit() ? heading.mid(space + 1) : heading;
}

void linkRules(QTextDocument& page) {
    const QHash<QString, QString> chapterOf = hideIds(page);
    const std::vector<Words> named =
        wordsOf(page, [](const QTextCharFormat& format) { return format.fontFixedPitch(); });
    QTextCursor cursor(&page);
    for (auto each = named.rbegin(); each != named.rend(); ++each) {
        if (!chapterOf.contains(each->text)) continue;
        cursor.setPosition(each->begin);
        cursor.setPosition(each->begin + each->length, QTextCursor::KeepAnchor);
        QTextCharFormat link;
        link.setAnchor(true);
        link.setAnchorHref(QLatin1Char('#') + each->text);
        cursor.insertText(chapterOf.value(each->text), link);
    }
}

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

void dressRules(QTextDocument& page, const QHash<QString, QString>& marks, const theme::Theme& theme,
                double pixelRatio) {
    QTextCursor all(&page);
    all.beginEditBlock();
    dressHeadings(page, theme);
    dressGaps(page, theme);
    dressTables(page, theme);
    dressWords(page, marks, theme, pixelRatio);
    all.endEditBlock();
}

} // namespace marches::shell
