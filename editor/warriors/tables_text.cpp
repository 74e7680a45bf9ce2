#include "editor/warriors/tables_text.h"

#include "app/theme/style.h"
#include "editor/words.h"
#include "engine/scenario/yaml.h"

#include <QEvent>
#include <QFontDatabase>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>

namespace marches::editor {

namespace {

constexpr int markDelay = 60; // ms after the focus or the file has changed

int lastLine(const Node& node) {
    int line = node.line;
    for (const Node& item : node.items)
        line = std::max(line, lastLine(item));
    return line;
}

/// The lines of the innermost map entry on the way to a value, all of a list; nothing: the file has none.
std::pair<int, int> linesOf(const Node& root, const draft::TreePath& path) {
    const Node* node = &root;
    std::pair<int, int> lines{0, 0};
    for (const std::string& part : path) {
        if (!node->isMap()) break; // a list is shown as a whole
        const auto key = std::find_if(node->keys.begin(), node->keys.end(),
                                      [&](const Node::Key& each) { return each.text == part; });
        if (key == node->keys.end()) return {0, 0};
        const Node& item = node->items[static_cast<std::size_t>(key - node->keys.begin())];
        lines = {key->line, std::max(key->line, lastLine(item))};
        node = &item;
    }
    return lines;
}

} // namespace

FigureText::FigureText(const Document& document, QWidget* parent)
    : QPlainTextEdit(parent), document_(document) {
    setObjectName(QStringLiteral("tables.file"));
    setReadOnly(true);
    setFrameShape(QFrame::NoFrame);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setTabChangesFocus(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setMinimumHeight(60);
    later_.setSingleShot(true);
    later_.setInterval(markDelay);
    connect(&later_, &QTimer::timeout, this, &FigureText::refresh);
    connect(&document, &Document::changed, &later_, qOverload<>(&QTimer::start));
}

void FigureText::mark(const draft::TreePath& path, const draft::TreePath& otherwise) {
    path_ = path;
    otherwise_ = otherwise;
    later_.start();
}

void FigureText::refresh() {
    if (!isVisible()) return;
    const theme::Theme& theme = theme::themeOf(this);
    QFont mono = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    mono.setPixelSize(theme.scaled(12));
    setFont(mono);
    if (shown_ != document_.revision()) {
        setPlainText(text(document_.yaml()));
        shown_ = document_.revision();
    }
    std::pair<int, int> lines{0, 0};
    bool here = true;
    if (const auto tree = readYaml(document_.yaml(), "")) {
        lines = linesOf(*tree, path_);
        here = lines.first > 0;
        if (!here) lines = linesOf(*tree, otherwise_);
    }
    QList<QTextEdit::ExtraSelection> marks;
    for (int line = lines.first; line > 0 && line <= lines.second; ++line) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(document()->findBlockByNumber(line - 1));
        mark.format.setBackground(theme.colour(theme::Role::Selection));
        mark.format.setForeground(theme.colour(theme::Role::SelectionInk));
        mark.format.setProperty(QTextFormat::FullWidthSelection, true);
        marks << mark;
    }
    setExtraSelections(marks);
    if (lines.first > 0) {
        QTextCursor cursor(document()->findBlockByNumber(lines.first - 1));
        setTextCursor(cursor);
        centerCursor();
        horizontalScrollBar()->setValue(0);
    }
    emit marked(here);
}

void FigureText::changeEvent(QEvent* event) {
    if (event->type() == QEvent::StyleChange) later_.start();
    QPlainTextEdit::changeEvent(event);
}

void FigureText::showEvent(QShowEvent* event) {
    QPlainTextEdit::showEvent(event);
    later_.start();
}

} // namespace marches::editor
