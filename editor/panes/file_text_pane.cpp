#include "editor/panes/file_text_pane.h"

#include "app/theme/style.h"
#include "editor/words.h"

#include <QEvent>
#include <QFontDatabase>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>
#include <utility>

namespace marches::editor {

namespace {
constexpr int textDelay = 200;                  // ms after a change
constexpr std::size_t mostCompared = 4'000'000; // pairs of lines
} // namespace

std::vector<int> changedLines(const QStringList& before, const QStringList& now) {
    qsizetype first = 0;
    while (first < before.size() && first < now.size() && before[first] == now[first])
        ++first;
    qsizetype endBefore = before.size();
    qsizetype endNow = now.size();
    while (endBefore > first && endNow > first && before[endBefore - 1] == now[endNow - 1]) {
        --endBefore;
        --endNow;
    }
    std::vector<int> changed;
    const auto rows = static_cast<std::size_t>(endBefore - first);
    const auto columns = static_cast<std::size_t>(endNow - first);
    if (rows * columns > mostCompared) {
        for (qsizetype line = first; line < endNow; ++line)
            changed.push_back(static_cast<int>(line));
        return changed;
    }
    // common[i][j]: the longest run of common lines behind line i of `before` and line j of `now`
    std::vector<std::vector<int>> common(rows + 1, std::vector<int>(columns + 1, 0));
    const auto same = [&](std::size_t i, std::size_t j) {
        return before[first + static_cast<qsizetype>(i)] == now[first + static_cast<qsizetype>(j)];
    };
    for (std::size_t i = rows; i-- > 0;)
        for (std::size_t j = columns; j-- > 0;)
            common[i][j] =
                same(i, j) ? common[i + 1][j + 1] + 1 : std::max(common[i + 1][j], common[i][j + 1]);
    std::size_t i = 0;
    for (std::size_t j = 0; j < columns;) {
        if (i < rows && same(i, j)) {
            ++i;
            ++j;
        } else if (i < rows && common[i + 1][j] >= common[i][j + 1]) {
            ++i;
        } else {
            changed.push_back(static_cast<int>(first) + static_cast<int>(j));
            ++j;
        }
    }
    return changed;
}

FileTextPane::FileTextPane(const Document& document, QWidget* parent)
    : QPlainTextEdit(parent), document_(document) {
    setObjectName(QStringLiteral("file-text"));
    setReadOnly(true);
    setUndoRedoEnabled(false);
    setFrameShape(QFrame::NoFrame);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    later_.setSingleShot(true);
    later_.setInterval(textDelay);
    pool_.setMaxThreadCount(1);
    connect(&later_, &QTimer::timeout, this, &FileTextPane::refresh);
    connect(&document, &Document::changed, &later_, qOverload<>(&QTimer::start));
    retranslate();
}

FileTextPane::~FileTextPane() {
    pool_.waitForDone();
}

void FileTextPane::refresh() {
    if (!isVisible() || works_) return;
    if (shown_ == document_.revision()) return showLine();
    works_ = true;
    pool_.start([this, draft = document_.draft(), revision = document_.revision()] {
        const QLatin1Char end('\n');
        const QString now = text(draft::yamlNow(draft));
        std::vector<int> changed = changedLines(text(draft.opened->yaml.bytes).split(end), now.split(end));
        QMetaObject::invokeMethod(
            this, [this, revision, now, changed = std::move(changed)] { take(revision, now, changed); },
            Qt::QueuedConnection);
    });
}

void FileTextPane::take(std::uint64_t revision, const QString& now, std::vector<int> changed) {
    works_ = false;
    shown_ = revision;
    replaceWith(now);
    marked_ = std::move(changed);
    mark(marked_);
    if (revision == document_.revision()) return showLine();
    later_.start();
}

/// Only what differs is written: laying out a long text takes its time.
void FileTextPane::replaceWith(const QString& now) {
    const QString before = std::exchange(text_, now);
    const int across = horizontalScrollBar()->value();
    const int down = verticalScrollBar()->value();
    const auto [from, unlike] = std::mismatch(before.begin(), before.end(), now.begin(), now.end());
    if (from == before.end() && unlike == now.end()) return;
    const qsizetype most = std::min(before.end() - from, now.end() - unlike);
    const auto tail = std::mismatch(before.rbegin(), before.rbegin() + most, now.rbegin()).first;
    const qsizetype same = tail - before.rbegin();
    const qsizetype at = from - before.begin();
    if (before.isEmpty() || document()->characterCount() != before.size() + 1) { // it ends lines otherwise
        setPlainText(now);
    } else {
        QTextCursor cursor(document());
        cursor.setPosition(static_cast<int>(at));
        cursor.setPosition(static_cast<int>(before.size() - same), QTextCursor::KeepAnchor);
        cursor.insertText(now.mid(at, now.size() - same - at));
    }
    horizontalScrollBar()->setValue(across);
    verticalScrollBar()->setValue(down);
}

void FileTextPane::mark(const std::vector<int>& lines) {
    const theme::Theme& theme = theme::themeOf(this);
    QFont mono = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    mono.setPixelSize(theme.scaled(12));
    setFont(mono);
    QList<QTextEdit::ExtraSelection> marks;
    for (const int line : lines) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(document()->findBlockByNumber(line));
        mark.format.setBackground(theme.colour(theme::Role::Selection));
        mark.format.setForeground(theme.colour(theme::Role::SelectionInk));
        mark.format.setProperty(QTextFormat::FullWidthSelection, true);
        marks << mark;
    }
    setExtraSelections(marks);
}

void FileTextPane::goToLine(int line) {
    wanted_ = line;
    refresh();
}

void FileTextPane::showLine() {
    if (wanted_ == 0) return;
    const QTextCursor cursor(document()->findBlockByNumber(std::exchange(wanted_, 0) - 1));
    setTextCursor(cursor);
    centerCursor();
}

void FileTextPane::retranslate() {
    setWindowTitle(tr("File text"));
    setAccessibleName(tr("File text"));
}

void FileTextPane::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::StyleChange) mark(marked_);
    QPlainTextEdit::changeEvent(event);
}

void FileTextPane::showEvent(QShowEvent* event) {
    QPlainTextEdit::showEvent(event);
    later_.start(0);
}

} // namespace marches::editor
