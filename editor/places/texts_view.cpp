#include "editor/places/texts_view.h"

#include "app/shell/field_events.h"
#include "app/shell/files.h"
#include "app/shell/flow_layout.h"
#include "app/shell/parts.h"
#include "app/shell/save_dialog.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/style.h"
#include "editor/map_save.h"
#include "editor/panel.h"
#include "editor/places/texts_about.h"
#include "editor/places/texts_grid.h"
#include "editor/places/texts_where.h"
#include "editor/tool_banner.h"
#include "editor/words.h"
#include "engine/base/disk.h"
#include "engine/base/file.h"
#include "engine/draft/texts_table.h"

#include <QButtonGroup>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::editor {

namespace {

constexpr std::array<const char*, 10> offeredLanguages{"en", "fr", "de", "nl", "it",
                                                       "es", "pt", "pl", "cs", "da"};
constexpr int toldHeight = 110; // px at 100 % text

const char* filterId(int filter) {
    constexpr std::array<const char*, 4> ids{"all", "missing", "unfit", "same"};
    return ids[static_cast<std::size_t>(filter)];
}

} // namespace

TextsView::TextsView(Document& document, const GamePanels* panels, QWidget* parent)
    : View(parent), document_(document), model_(new TextsModel(document, this)), banner_(new ToolBanner),
      left_(new Panel(QStringLiteral("texts.panel"))), grid_(new TextsGrid(*model_)),
      where_(new TextsWhere(document, panels)), about_(new TextsAbout(document)),
      halves_(new QSplitter(Qt::Horizontal)), search_(new QLineEdit), filters_(new QButtonGroup(this)),
      languagesTitle_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)), chips_(new QHBoxLayout),
      chipGroup_(new QButtonGroup(this)), more_(new QToolButton), code_(new QLineEdit), told_(new QWidget),
      toldTitle_(shell::roleLabel(theme::FontRole::TextBold)), toldList_(new QListWidget),
      toldClose_(shell::smallButton(QStringLiteral("texts.told-close"))) {
    setObjectName(QStringLiteral("texts"));
    theme::setGroundRole(this, theme::Role::Window);
    auto* right = new QSplitter(Qt::Vertical);
    right->addWidget(where_);
    right->addWidget(about_);
    right->setStretchFactor(0, 3);
    right->setStretchFactor(1, 2);
    halves_->addWidget(makeLeft());
    halves_->addWidget(right);
    halves_->setStretchFactor(0, 2);
    halves_->setStretchFactor(1, 1);
    for (QSplitter* splitter : {halves_, right})
        splitter->setChildrenCollapsible(false);
    auto* all = shell::bareLayout<QVBoxLayout>(this, 0, {banner_});
    all->addWidget(halves_, 1);
    model_->setFits([this](const std::string& province, const std::string& language) {
        return where_->isUnfit(province, language);
    });
    connectParts();
    shell::leaveUndoToWindow(*left_);
    showLanguages();
    retranslate();
}

TextsView::~TextsView() {
    model_->setFits({});
    document_.disconnect(this);
}

QWidget* TextsView::makeLeft() {
    left_->body().addWidget(makeFilters());
    left_->body().addWidget(makeTold());
    left_->setContent(grid_);
    return left_;
}

QWidget* TextsView::makeFilters() {
    auto* bar = new QWidget;
    theme::setGroundRole(bar, theme::Role::Panel);
    auto* lines = new shell::FlowLayout(bar, 14, 6);
    lines->setContentsMargins(10, 8, 10, 8);
    search_->setObjectName(QStringLiteral("texts.search"));
    search_->setClearButtonEnabled(true);
    search_->addAction(theme::icon(theme::Icon::Search), QLineEdit::LeadingPosition);
    lines->addWidget(search_);
    auto* filters = new QWidget;
    auto* row = shell::bareLayout<QHBoxLayout>(filters, 0);
    for (int filter = 0; filter < 4; ++filter) {
        auto* button = shell::smallButton(QStringLiteral("texts.filter.") + QLatin1String(filterId(filter)));
        button->setCheckable(true);
        theme::setSegment(button, filter == 0   ? theme::Segment::First
                                  : filter == 3 ? theme::Segment::Last
                                                : theme::Segment::Middle);
        filters_->addButton(button, filter);
        row->addWidget(button);
    }
    filters_->button(0)->setChecked(true);
    lines->addWidget(filters);
    auto* languages = new QWidget;
    row = shell::bareLayout<QHBoxLayout>(languages, 0);
    lines->addWidget(languages);
    row->addWidget(languagesTitle_);
    row->addSpacing(6);
    chips_->setSpacing(4);
    row->addLayout(chips_);
    row->addSpacing(4);
    code_->setObjectName(QStringLiteral("texts.language-code"));
    code_->setFixedWidth(70);
    code_->setMaxLength(3);
    code_->hide();
    row->addWidget(code_);
    more_->setObjectName(QStringLiteral("texts.add-language"));
    more_->setIcon(theme::icon(theme::Icon::Plus));
    row->addWidget(more_);
    return bar;
}

/// What a table brought that was not taken, and what to look at again.
QWidget* TextsView::makeTold() {
    told_->setObjectName(QStringLiteral("texts.told"));
    theme::setGroundRole(told_, theme::Role::Raised);
    toldTitle_->setObjectName(QStringLiteral("texts.told-title"));
    toldTitle_->setWordWrap(true);
    toldList_->setObjectName(QStringLiteral("texts.told-list"));
    toldList_->setWordWrap(true);
    auto* head = new QHBoxLayout;
    head->addWidget(toldTitle_, 1);
    head->addWidget(toldClose_);
    auto* column = new QVBoxLayout(told_);
    column->setContentsMargins(10, 6, 10, 6);
    column->addLayout(head);
    column->addWidget(toldList_);
    told_->hide();
    return told_;
}

void TextsView::connectParts() {
    connect(model_, &TextsModel::said, this, &TextsView::said);
    connect(where_, &TextsWhere::said, this, &TextsView::said);
    connect(about_, &TextsAbout::said, this, &TextsView::said);
    connect(grid_, &TextsGrid::presentChanged, this, &TextsView::showPresent);
    connect(model_, &TextsModel::contentChanged, this, [this] {
        if (shownLanguages_ != model_->languages())
            showLanguages();
        else
            where_->fits().seek(model_->languages());
        showCounts();
        showPresent();
    });
    connect(&where_->fits(), &TextsFits::found, this, [this] {
        grid_->viewport()->update();
        showCounts();
    });
    connect(where_, &TextsWhere::languageWanted, this, [this](const std::string& language) {
        if (const draft::TextEntry* entry = grid_->present()) grid_->goTo(entry->path, language, false);
        where_->show(grid_->present(), language);
    });
    connect(search_, &QLineEdit::textChanged, this,
            [this] { find(static_cast<TextFilter>(filters_->checkedId())); });
    connect(filters_, &QButtonGroup::idClicked, this, [this](int id) { find(static_cast<TextFilter>(id)); });
    connect(search_, &QLineEdit::returnPressed, this, &TextsView::takeFocus);
    connect(more_, &QToolButton::clicked, this, &TextsView::askForLanguage);
    connect(code_, &QLineEdit::returnPressed, this, [this] { addLanguage(code_->text()); });
    connect(toldClose_, &QPushButton::clicked, this, [this] {
        told_->hide();
        takeFocus();
    });
    auto* english = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_E), this);
    english->setContext(Qt::WidgetWithChildrenShortcut);
    connect(english, &QShortcut::activated, grid_, &TextsGrid::copyEnglish);
}

void TextsView::find(TextFilter filter) {
    const draft::TextEntry* entry = grid_->present();
    const draft::TreePath path = entry ? entry->path : draft::TreePath{};
    const std::string language = grid_->presentLanguage();
    model_->show(filter, search_->text().trimmed());
    const int row = path.empty() ? -1 : model_->rowOf(path);
    if (row >= 0) grid_->setCurrentIndex(model_->index(row, model_->columnOf(language)));
    showCounts();
    showPresent();
}

void TextsView::showPresent() {
    const draft::TextEntry* entry = grid_->present();
    const std::string language = grid_->presentLanguage();
    const std::string shown = language.empty() ? model_->languages().front() : language;
    where_->show(entry, shown);
    about_->show(entry, entry == nullptr ? QString{} : model_->nameOf(*entry), shown, model_->texts());
}

void TextsView::showCounts() {
    const TextCounts counts = model_->counts();
    const auto name = [&](int filter, const QString& what) {
        filters_->button(filter)->setText(tr("%1 (%L2)", "a filter and how many it finds")
                                              .arg(what)
                                              .arg(counts[static_cast<std::size_t>(filter)]));
    };
    name(0, tr("All", "texts"));
    name(1, tr("Missing", "texts"));
    name(2, tr("Doesn't fit", "names on the map"));
    name(3, tr("Same as English", "texts"));
    QStringList parts;
    if (counts[1] > 0) parts << tr("%n missing", "texts", counts[1]);
    if (counts[2] > 0) parts << tr("%n do(es)n't fit", "names on the map", counts[2]);
    left_->setNote(parts.isEmpty() ? tr("nothing is missing", "texts") : parts.join(QStringLiteral(", ")));
}

void TextsView::showLanguages() {
    shownLanguages_ = model_->languages();
    for (QAbstractButton* old : chipGroup_->buttons())
        delete old;
    chipGroup_->setExclusive(false);
    for (const std::string& language : shownLanguages_) {
        auto* chip = shell::smallButton(QStringLiteral("texts.language.") + text(language), text(language));
        const int column = model_->columnOf(language);
        chip->setCheckable(true);
        chip->setChecked(!grid_->isColumnHidden(column));
        chip->setAccessibleName(languageName(language));
        chip->setToolTip(tr("Shows or hides the column: %1", "%1 a language").arg(languageName(language)));
        chip->setEnabled(language != "en");
        chipGroup_->addButton(chip);
        chips_->addWidget(chip);
        connect(chip, &QPushButton::toggled, this, [this, language](bool on) {
            grid_->setColumnHidden(model_->columnOf(language), !on);
            grid_->fitColumns();
        });
    }
    where_->setLanguages(shownLanguages_);
    grid_->fitColumns();
}

void TextsView::askForLanguage() {
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("texts.languages"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const char* code : offeredLanguages)
        if (model_->columnOf(code) < 0)
            menu->addAction(
                tr("%1 (%2)", "a language and its code").arg(languageName(code), QLatin1String(code)), this,
                [this, code] { addLanguage(QLatin1String(code)); });
    menu->addSeparator();
    menu->addAction(tr("Another one…", "a language, by its code"), this, [this] {
        code_->show();
        code_->clear();
        code_->setFocus(Qt::OtherFocusReason);
    });
    menu->popup(more_->mapToGlobal(QPoint(0, more_->height())));
}

void TextsView::addLanguage(const QString& code) {
    const std::string wanted = code.trimmed().toLower().toStdString();
    if (!draft::isLanguageCode(wanted)) {
        emit said(tr("A language has a code of two or three letters: it, es, gsw."));
        return;
    }
    code_->hide();
    model_->addLanguage(wanted);
    const int column = model_->columnOf(wanted);
    grid_->setColumnHidden(column, false);
    const draft::TextEntry* entry = grid_->present();
    const draft::TreePath path = entry ? entry->path : draft::TreePath{"names"};
    grid_->goTo(path, wanted, false);
}

void TextsView::nextMissing() {
    if (grid_->goToMissing()) return;
    if (model_->counts()[1] == 0) {
        emit said(tr("No text is missing."));
        return;
    }
    filters_->button(0)->setChecked(true); // it is not among those that are shown
    search_->clear();
    find(TextFilter::all);
    grid_->goToMissing();
}

// For translators

void TextsView::send() {
    const QFileInfo map(pathOf(document_.draft()));
    const QString proposal =
        QStringLiteral("%1/%2-texts.csv").arg(map.absolutePath(), map.completeBaseName());
    QFileDialog* dialog = shell::makeSaveDialog(window(), tr("A table for a translator"), proposal,
                                                tr("Tables (*.csv)"), QStringLiteral("csv"));
    dialog->setObjectName(QStringLiteral("texts.send-dialog"));
    connect(dialog, &QFileDialog::fileSelected, this, &TextsView::sendTo);
    dialog->open();
}

void TextsView::sendTo(const QString& path) {
    const std::string table = draft::textsTable(document_.draft(), model_->languages());
    if (const auto fault = writeAtomically(shell::onDisk(path), table)) {
        emit said(tr("The table can't be written: %1").arg(sentenceText(fault->sentence)));
        return;
    }
    emit said(tr("Written: %1. A translator fills it in any spreadsheet and sends it back.", "%1 a file")
                  .arg(QDir::toNativeSeparators(path)));
}

void TextsView::takeBack() {
    auto* dialog = new QFileDialog(window(), tr("A table from a translator"),
                                   QFileInfo(pathOf(document_.draft())).absolutePath(),
                                   tr("Tables (*.csv *.txt *.tsv)"));
    dialog->setObjectName(QStringLiteral("texts.take-dialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &TextsView::takeFrom);
    dialog->open();
}

void TextsView::takeFrom(const QString& path) {
    const QString name = QFileInfo(path).fileName();
    const auto bytes = readRegularFile(shell::onDisk(path), draft::maxTableBytes);
    if (!bytes)
        return tell(tr("%1 can't be read", "%1 a file").arg(name), {sentenceText(bytes.error().sentence)});
    auto taken = draft::textsFromTable(document_.draft(), *bytes);
    if (!taken) return tell(tr("%1 was not taken", "%1 a file").arg(name), {sentenceText(taken.error())});
    QStringList told;
    for (const Sentence& sentence : taken->told)
        told << sentenceText(sentence);
    document_.endMerge();
    if (taken->change) document_.applyAsItIs(std::move(*taken->change), {QStringLiteral("texts"), {}, {}});
    const int count = static_cast<int>(taken->texts);
    const QString title = count == 0 ? tr("Nothing in %1 is new", "%1 a file").arg(name)
                                     : tr("%n text(s) taken from %1", "%1 a file", count).arg(name);
    if (told.isEmpty()) {
        told_->hide();
        emit said(title);
        return;
    }
    tell(tr("%1; look at these:", "%1 how many texts were taken").arg(title), told);
}

void TextsView::tell(const QString& title, const QStringList& sentences) {
    toldTitle_->setText(title);
    toldList_->clear();
    toldList_->addItems(sentences);
    toldList_->setFixedHeight(
        theme::themeOf(this).scaled(sentences.size() > 2 ? toldHeight : toldHeight / 2));
    told_->show();
    toldClose_->setFocus(Qt::OtherFocusReason);
    emit said(title);
}

// A view

void TextsView::takeFocus() {
    if (!grid_->currentIndex().isValid() && model_->rowCount() > 1)
        grid_->setCurrentIndex(model_->index(1, TextsModel::firstLanguage));
    grid_->setFocus(Qt::OtherFocusReason);
}

void TextsView::edit() {
    takeFocus();
    if (grid_->currentIndex().column() >= TextsModel::firstLanguage) grid_->edit(grid_->currentIndex());
}

/// A problem of missing texts shows those alone.
void TextsView::goTo(const draft::ProblemPlace& place) {
    search_->clear();
    const bool one = model_->rowOf(place.path) >= 0;
    const draft::TextEntry* entry = one ? model_->entry(model_->rowOf(place.path)) : nullptr;
    bool lacks = entry == nullptr;
    for (const std::string& language : model_->languages())
        lacks = lacks || entry->lacks(language);
    const TextFilter filter = lacks ? TextFilter::missing : TextFilter::all;
    filters_->button(static_cast<int>(filter))->setChecked(true);
    find(filter);
    std::string language = model_->languages().front();
    for (const std::string& each : model_->languages())
        if (const int row = model_->rowOf(place.path); row >= 0 && model_->entry(row)->lacks(each)) {
            language = each;
            break;
        }
    if (!grid_->goTo(place.path, language, false)) {
        takeFocus();
        grid_->goToMissing();
    }
}

/// The last part is a language.
void TextsView::goTo(const draft::TreePath& path) {
    if (path.size() < 2) return;
    const draft::TreePath entry(path.begin(), path.end() - 1);
    if (model_->rowOf(entry) < 0) {
        filters_->button(0)->setChecked(true);
        search_->clear();
        find(TextFilter::all);
    }
    grid_->goTo(entry, path.back(), false);
}

bool TextsView::stepBack() {
    if (code_->isVisible()) {
        code_->hide();
        takeFocus();
        return true;
    }
    if (where_->leaveShort() || grid_->leaveField()) {
        takeFocus();
        return true;
    }
    if (told_->isVisible()) {
        told_->hide();
        return true;
    }
    return false;
}

void TextsView::showBanner() {
    ToolBanner::Content content;
    content.icon = theme::icon(theme::Icon::Edit);
    content.title = tr("Texts: every name in every language");
    content.sentence =
        tr("Enter writes and goes down, Tab goes to the next language. An empty field shows what "
           "will stand there instead");
    const auto button = [](const char* id, const QString& name, const QString& tip,
                           std::function<void()> press) {
        shell::Button made;
        made.id = QString::fromLatin1(id);
        made.text = name;
        made.tip = tip;
        made.press = std::move(press);
        return made;
    };
    shell::Button next =
        button("next-missing", tr("Next that is missing", "a text"), {}, [this] { nextMissing(); });
    next.action = QStringLiteral("next");
    content.buttons = {next,
                       button("send", tr("For a translator…", "a button: a table of all texts"),
                              tr("Writes one table of all texts, with your notes, that a spreadsheet opens"),
                              [this] { send(); }),
                       button("take-back", tr("Back from a translator…", "a button: a table of all texts"),
                              tr("Takes such a table back, as one step"), [this] { takeBack(); })};
    banner_->setKeys([](const QString& action) {
        return action == QLatin1String("next") ? QStringLiteral("N") : QString{};
    });
    banner_->show(content);
}

void TextsView::retranslate() {
    showBanner();
    left_->setTitle(tr("Texts"));
    grid_->setAccessibleName(tr("Texts by language"));
    search_->setPlaceholderText(tr("Type to find in any language"));
    search_->setAccessibleName(tr("Type to find in any language"));
    languagesTitle_->setText(tr("Languages"));
    more_->setToolTip(tr("Add a language"));
    more_->setAccessibleName(tr("Add a language"));
    code_->setPlaceholderText(tr("code", "of a language"));
    code_->setAccessibleName(tr("The code of a language"));
    toldClose_->setText(tr("Close"));
    toldList_->setAccessibleName(tr("What to look at"));
    model_->retranslate();
    where_->retranslate();
    about_->retranslate();
    showCounts();
    showPresent();
}

void TextsView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        showLanguages();
        retranslate();
    }
    View::changeEvent(event);
}

void TextsView::hideEvent(QHideEvent* event) {
    View::hideEvent(event);
    model_->setSeen(false);
}

void TextsView::showEvent(QShowEvent* event) {
    View::showEvent(event);
    model_->setSeen(true);
    where_->fits().seek(model_->languages());
    if (sized_) return;
    sized_ = true;
    halves_->setSizes({width() * 2 / 3, width() - width() * 2 / 3});
}

} // namespace marches::editor
