#include "editor/places/texts_about.h"

#include "app/shell/parts.h"
#include "app/theme/style.h"
#include "editor/places/texts_model.h"
#include "editor/words.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QTextDocument>
#include <QVBoxLayout>

namespace marches::editor {

namespace {

constexpr int noteHeight = 54; // px at 100 % text

QString kindWord(const draft::TextEntry& entry) {
    using draft::TextKind;
    switch (entry.kind) {
    case TextKind::scenario:
        return TextsAbout::tr("the scenario");
    case TextKind::country:
        return TextsAbout::tr("country");
    case TextKind::province:
        return TextsAbout::tr("province");
    case TextKind::sea:
        return TextsAbout::tr("sea");
    case TextKind::variant:
        return TextsAbout::tr("variant");
    default:
        return TextsAbout::tr("another text");
    }
}

} // namespace

TextsAbout::TextsAbout(Document& document, QWidget* parent)
    : Panel(QStringLiteral("texts.about"), parent), document_(document),
      title_(shell::roleLabel(theme::FontRole::Name)),
      stands_(shell::roleLabel(theme::FontRole::Text, theme::Role::Ink2)),
      alike_(shell::roleLabel(theme::FontRole::Text, theme::Role::Ink2)),
      noteTitle_(shell::roleLabel(theme::FontRole::Numeral)), note_(new QPlainTextEdit),
      hint_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)) {
    title_->setObjectName(QStringLiteral("texts.about.name"));
    stands_->setObjectName(QStringLiteral("texts.about.stands"));
    alike_->setObjectName(QStringLiteral("texts.about.alike"));
    note_->setObjectName(QStringLiteral("texts.note"));
    for (QLabel* label : {title_, stands_, alike_, hint_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    note_->setTabChangesFocus(true);
    note_->installEventFilter(this);
    noteTitle_->setBuddy(note_);
    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(12, 8, 12, 10);
    column->setSpacing(6);
    for (QWidget* part : std::initializer_list<QWidget*>{title_, stands_, alike_, noteTitle_, note_, hint_})
        column->addWidget(part);
    column->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(inside);
    setContent(scroll);
    retranslate();
    show(nullptr, {}, {}, {});
}

TextsAbout::~TextsAbout() {
    note_->removeEventFilter(this);
}

void TextsAbout::show(const draft::TextEntry* entry, const QString& title, const std::string& language,
                      const std::vector<draft::TextEntry>& all) {
    const bool same = entry != nullptr && entry_ && entry->path == entry_->path;
    const std::optional<draft::TextEntry> wanted = entry == nullptr ? std::nullopt : std::optional(*entry);
    if (!same) takeNote(); // the texts are read anew by that
    entry = wanted ? &*wanted : nullptr;
    const bool typed = same && note_->document()->isModified();
    entry_ = wanted;
    language_ = language;
    note_->setEnabled(entry != nullptr);
    note_->setFixedHeight(theme::themeOf(this).scaled(noteHeight));
    if (!typed) {
        note_->setPlainText(entry == nullptr ? QString{} : text(entry->note));
        note_->document()->setModified(false);
    }
    if (entry == nullptr) {
        title_->setText(tr("No text is chosen"));
        stands_->setVisible(false);
        alike_->setVisible(false);
        return;
    }
    title_->setText(tr("%1, %2", "a text and a language").arg(title, languageName(language)));
    const bool missing = entry->lacks(language);
    stands_->setVisible(missing);
    if (missing)
        stands_->setText(tr("There is no text in this language: %1 stands there instead.")
                             .arg(text(entry->shownIn(language))));
    QStringList others;
    for (const draft::TextEntry& other : all)
        if (other.path != entry->path && !entry->in(language).empty() &&
            other.in(language) == entry->in(language))
            others << kindWord(other);
    alike_->setVisible(!others.isEmpty());
    if (!others.isEmpty())
        alike_->setText(tr("%1 is the name of %2 too (%3). That is allowed.",
                           "%1 a name, %2 how many others, %3 what they are")
                            .arg(text(entry->in(language)),
                                 tr("%n other text(s)", nullptr, int(others.size())),
                                 others.join(QStringLiteral(", "))));
}

/// A note stands on one line in the file.
void TextsAbout::takeNote() {
    if (!entry_ || !note_->document()->isModified()) return;
    note_->document()->setModified(false);
    const std::string written = note_->toPlainText().simplified().toStdString();
    if (written == entry_->note) return;
    auto change = draft::setNote(document_.draft(), entry_->path, written);
    if (!change) {
        emit said(sentenceText(change.error()));
        return;
    }
    draft::TreePath cell = entry_->path;
    cell.push_back(language_);
    document_.endMerge();
    document_.applyAsItIs(std::move(*change), {QStringLiteral("texts"), {}, std::move(cell)});
}

bool TextsAbout::eventFilter(QObject* watched, QEvent* event) {
    if (watched == note_ && event->type() == QEvent::FocusOut) takeNote();
    if (watched == note_ && event->type() == QEvent::ShortcutOverride && !note_->document()->isModified()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore(); // the window's
            return true;
        }
    }
    if (watched == note_ && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            takeNote();
            return true;
        }
    }
    return Panel::eventFilter(watched, event);
}

void TextsAbout::retranslate() {
    setTitle(tr("About this text"));
    noteTitle_->setText(tr("A note to translators"));
    note_->setAccessibleName(tr("A note to translators"));
    hint_->setText(tr("“For a translator…” writes one table of all texts with these notes and takes it back, "
                      "also when the map has changed meanwhile."));
}

} // namespace marches::editor
