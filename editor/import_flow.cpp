#include "editor/import_flow.h"

#include "app/shell/files.h"
#include "app/shell/findings.h"
#include "app/shell/language.h"
#include "editor/editor_window.h"
#include "editor/map_files.h"
#include "editor/map_save.h"
#include "editor/outside_card.h"
#include "editor/outside_drawing.h"
#include "editor/pages/import_page.h"
#include "engine/base/disk.h"
#include "engine/draft/import/draft_drawing.h"

#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include <utility>

namespace marches::editor {

namespace {

/// The map whose figures a new one gets.
QString figuresMap() {
    QString first;
    for (const MapFile& map : allMaps()) {
        if (!map.bundled) continue;
        if (QFileInfo(map.path).completeBaseName() == QLatin1String("western-europe")) return map.path;
        if (first.isEmpty()) first = map.path;
    }
    return first;
}

QString drawingsOf(const QString& path) {
    const QFileInfo map(path);
    return map.absolutePath() + QLatin1Char('/') + map.completeBaseName() + QStringLiteral("-drawing.svg");
}

/// Whether a file is the map's own picture: that is written by saving, and is no drawing.
bool isOwnPicture(const draft::Draft& draft, const QString& path) {
    const std::string name = draft::ownPictureName(draft);
    if (name.empty()) return false;
    const QFileInfo own(QFileInfo(pathOf(draft)).absolutePath() + QLatin1Char('/') +
                        QString::fromStdString(name));
    return own.exists() && QFileInfo(path) == own;
}

} // namespace

ImportFlow::ImportFlow(QWidget& window, std::span<const GamePanels* const> games, QObject* parent)
    : QObject(parent), window_(window), games_(games) {}

ImportFlow::~ImportFlow() = default;

void ImportFlow::setEditor(EditorWindow* editor) {
    watch_.reset();
    editor_ = editor;
    if (editor == nullptr) return;
    watch_ = std::make_unique<OutsideDrawing>(editor->document());
    connect(watch_.get(), &OutsideDrawing::said, this, &ImportFlow::said);
    connect(watch_.get(), &OutsideDrawing::changed, this, &ImportFlow::showCard);
    connect(watch_.get(), &OutsideDrawing::settled, this, &ImportFlow::closeCard);
    connect(watch_.get(), &OutsideDrawing::taken, this, [this] {
        closeCard();
        emit said(tr("The drawing was taken in: one step, which can be taken back"));
        emit taken();
    });
    if (auto made = std::exchange(made_, std::nullopt)) watch_->watch(made->drawing, std::move(made->chosen));
}

void ImportFlow::chooseDrawing(bool newMap) {
    const QString folder = watch_ && !watch_->path().isEmpty() ? QFileInfo(watch_->path()).absolutePath()
                           : editor_ ? QFileInfo(pathOf(editor_->document().draft())).absolutePath()
                                     : QDir::homePath();
    auto* dialog = new QFileDialog(&window_, tr("Import a drawing"), folder, tr("Drawings (*.svg *.svgz)"));
    dialog->setObjectName(QStringLiteral("import.dialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, newMap](const QString& path) { begin(path, newMap); });
    dialog->open();
}

void ImportFlow::begin(const QString& path, bool newMap) {
    newMap = newMap || !editor_;
    std::optional<draft::Draft> draft;
    std::optional<ChosenBefore> chosen;
    if (!newMap) {
        draft = editor_->document().draft();
        if (watch_->path() == QFileInfo(path).absoluteFilePath()) chosen = watch_->chosen();
    }
    auto* page = new ImportPage(path, std::move(draft), figuresMap(), games_, std::move(chosen));
    connectPage(*page);
    emit pageWanted(page);
}

void ImportFlow::connectPage(ImportPage& page) {
    connect(&page, &ImportPage::refused, this, [this, &page](const Findings& findings) {
        emit refused(tr("%1 can't be read as a drawing", "%1 a file").arg(QFileInfo(page.path()).fileName()),
                     findings, page.path());
    });
    connect(&page, &ImportPage::otherFileWanted, this, [this, &page] { chooseDrawing(page.isNewMap()); });
    connect(&page, &ImportPage::backWanted, this, &ImportFlow::leaveWanted);
    connect(&page, &ImportPage::changeWanted, this,
            [this, &page](const draft::Change& change, const draft::ImportPlan& plan) {
                take(page, change, plan);
            });
    connect(&page, &ImportPage::mapWanted, this,
            [this, &page](const draft::NewMap& made, const draft::ImportPlan& plan) {
                makeMap(page, made, plan);
            });
}

void ImportFlow::take(ImportPage& page, const draft::Change& change, const draft::ImportPlan& plan) {
    if (!editor_) return;
    const bool nothing = change.empty();
    if (!editor_->document().apply(change, {QStringLiteral("map"), {}}))
        return page.sayFault(tr("The drawing does not fit to the map any more."));
    if (page.watches() && !isOwnPicture(editor_->document().draft(), page.path()))
        watch_->watch(page.path(), ChosenBefore{page.found(), plan});
    else
        watch_->forget();
    emit taken();
    emit said(nothing ? tr("Nothing changes: the map is as the drawing has it")
                      : tr("The drawing was taken in: one step, which can be taken back"));
}

void ImportFlow::makeMap(ImportPage& page, const draft::NewMap& made, const draft::ImportPlan& plan) {
    const auto written = writeNewMap(made, QString::fromStdString(page.titleId()));
    if (!written) return page.sayFault(shell::findingLines({written.error()}, {}).value(0));
    if (page.watches()) made_ = Made{page.path(), {page.found(), plan}};
    emit mapMade(*written);
    made_.reset(); // it could not be opened
}

void ImportFlow::exportDrawing() {
    if (!editor_) return;
    const QString now =
        watch_->path().isEmpty() ? drawingsOf(pathOf(editor_->document().draft())) : watch_->path();
    auto* dialog = new QFileDialog(&window_, tr("Export for drawing"), now, tr("Drawings (*.svg)"));
    dialog->setObjectName(QStringLiteral("import.export-dialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("svg"));
    dialog->selectFile(now);
    connect(dialog, &QFileDialog::fileSelected, this, &ImportFlow::write);
    dialog->open();
}

void ImportFlow::write(const QString& path) {
    if (!editor_) return;
    const draft::Draft& draft = editor_->document().draft();
    const auto problem = [&](const Finding& finding) {
        emit refused(tr("%1 cannot be written", "%1 a file").arg(QFileInfo(path).fileName()), {finding},
                     path);
    };
    if (isOwnPicture(draft, path))
        return problem({Severity::error,
                        "file-exists",
                        {path.toStdString(), 0, 0},
                        Sentence("That is the map's own picture: choose another name for the drawing.")});
    const std::string language = shell::spokenLanguage().toStdString();
    if (auto fault =
            writeAtomically(shell::onDisk(path), draft::inkscapeDrawing(draft::drawingOf(draft, language))))
        return problem(*fault);
    watch_->watch(path);
    emit said(
        tr("Written for drawing: %1. It is watched: save it there, and it can be taken in here.", "%1 a file")
            .arg(QDir::toNativeSeparators(path)));
}

/// The card on the map may be another one by now.
void ImportFlow::closeCard() {
    if (editor_ && card_) editor_->closeCard();
    card_.clear();
}

void ImportFlow::showCard(const QString& file, const draft::ImportDiff& diff) {
    if (!editor_) return;
    auto* card = new DrawingCard(file, diff);
    card_ = card;
    connect(card, &DrawingCard::later, editor_, &EditorWindow::closeCard);
    connect(card, &DrawingCard::takeWanted, this, [this] { watch_->takeIn(); });
    connect(card, &DrawingCard::lookWanted, this, [this] {
        const QString path = watch_->path();
        editor_->closeCard();
        begin(path);
    });
    std::vector<std::string> about = diff.outlines;
    about.insert(about.end(), diff.gone.begin(), diff.gone.end());
    const QPointer<QWidget> focus = QApplication::focusWidget();
    editor_->showCard(card, about);
    if (!editor_->isVisible() && focus) focus->setFocus(); // a page is before the map, and keeps the keys
}

} // namespace marches::editor
