#include "editor/pages/import_page.h"

#include "app/shell/files.h"
#include "app/shell/finding_sentences.h"
#include "app/shell/language.h"
#include "app/shell/parts.h"
#include "app/theme/look.h"
#include "app/theme/press_keys.h"
#include "app/theme/style.h"
#include "editor/kept_map.h"
#include "editor/pages/import_left.h"
#include "editor/pages/import_models.h"
#include "editor/pages/import_side.h"
#include "editor/pages/import_words.h"
#include "editor/words.h"
#include "engine/base/disk.h"

#include <QBoxLayout>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>

#include <set>

namespace marches::editor {

namespace {

constexpr int importAcross = 900; // px at 100 %: both halves have room side by side

QString mediaSuffix(const std::string& type) {
    const QString kind = text(type).section(QLatin1Char('/'), 1);
    return kind == QLatin1String("jpeg") ? QStringLiteral("jpg") : kind;
}

std::string programLanguage() {
    return shell::spokenLanguage().toStdString();
}

} // namespace

ImportPage::ImportPage(const QString& path, std::optional<draft::Draft> draft, QString like,
                       std::span<const GamePanels* const> games, std::optional<ChosenBefore> chosen,
                       QWidget* parent)
    : QWidget(parent), path_(path), like_(std::move(like)), newMap_(!draft), games_(games),
      work_(new ImportWork(std::move(draft), programLanguage(), this)),
      title_(shell::roleLabel(theme::FontRole::DialogTitle)),
      file_(shell::roleLabel(theme::FontRole::TextBold)),
      about_(shell::roleLabel(theme::FontRole::Text, theme::Role::Ink2)),
      hint_(shell::roleLabel(theme::FontRole::Text, theme::Role::Ink2)),
      fault_(shell::roleLabel(theme::FontRole::Text, theme::Role::Bad)), left_(new ImportLeft),
      side_(new ImportSide(newMap_)), right_(new QScrollArea),
      howTo_(shell::roleLabel(theme::FontRole::Text)),
      state_(shell::roleLabel(theme::FontRole::Text, theme::Role::Ink2)), other_(new QPushButton),
      help_(new QPushButton), cancel_(new QPushButton), take_(new QPushButton) {
    setObjectName(QStringLiteral("import"));
    theme::setGroundRole(this, theme::Role::Panel);
    auto* inside = new QWidget;
    auto* column = shell::bareLayout<QVBoxLayout>(inside, 0, {fault_, side_, howTo_});
    column->setStretch(1, 1);
    howTo_->setContentsMargins(24, 18, 24, 18);
    howTo_->setWordWrap(true);
    howTo_->setAlignment(Qt::AlignTop);
    howTo_->hide();
    fault_->setObjectName(QStringLiteral("import.fault"));
    fault_->setContentsMargins(24, 12, 24, 0);
    fault_->setWordWrap(true);
    fault_->hide();
    right_->setFrameShape(QFrame::NoFrame);
    right_->setWidgetResizable(true);
    right_->setFocusPolicy(Qt::NoFocus);
    right_->setWidget(inside);
    halves_ = new QBoxLayout(QBoxLayout::LeftToRight);
    halves_->setSpacing(0);
    halves_->addWidget(left_, 7);
    halves_->addWidget(right_, 9);
    auto* all = shell::bareLayout<QVBoxLayout>(this, 0, {makeHead()});
    all->addLayout(halves_, 1);
    all->addWidget(makeFoot());
    side_->setEnabled(false); // until the drawing is read
    side_->propose(QFileInfo(path_).completeBaseName());
    connectParts();
    connectWork();
    retranslate();
    work_->read(path_, std::move(chosen));
}

QWidget* ImportPage::makeHead() {
    auto* head = new QWidget;
    theme::setGroundRole(head, theme::Role::PanelTitle);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(20, 8, 20, 8);
    row->setSpacing(14);
    file_->setObjectName(QStringLiteral("import.file"));
    about_->setObjectName(QStringLiteral("import.about"));
    for (QLabel* label : {file_, about_})
        label->setTextFormat(Qt::PlainText);
    hint_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    hint_->setWordWrap(true);
    for (QLabel* label : {title_, file_, about_})
        row->addWidget(label);
    row->addWidget(hint_, 1);
    return head;
}

QWidget* ImportPage::makeFoot() {
    auto* foot = new QWidget;
    theme::setGroundRole(foot, theme::Role::PanelTitle);
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(20, 10, 20, 10);
    row->setSpacing(10);
    other_->setObjectName(QStringLiteral("import.other"));
    help_->setObjectName(QStringLiteral("import.help"));
    cancel_->setObjectName(QStringLiteral("import.cancel"));
    take_->setObjectName(QStringLiteral("import.take"));
    state_->setObjectName(QStringLiteral("import.state"));
    state_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    state_->setWordWrap(true);
    help_->setCheckable(true);
    row->addWidget(other_);
    row->addWidget(help_);
    row->addWidget(state_, 1);
    row->addWidget(cancel_);
    row->addWidget(take_);
    for (QPushButton* button : {other_, help_, cancel_, take_})
        theme::setControlSize(button, theme::ControlSize::Large);
    theme::setPrimary(take_);
    theme::setKeyCap(take_, QStringLiteral("↵"));
    theme::setKeyCap(cancel_, tr("Esc", "key"));
    connect(other_, &QPushButton::clicked, this, &ImportPage::otherFileWanted);
    connect(cancel_, &QPushButton::clicked, this, &ImportPage::backWanted);
    connect(take_, &QPushButton::clicked, this, &ImportPage::take);
    connect(help_, &QPushButton::toggled, this, [this](bool on) {
        side_->setVisible(!on);
        howTo_->setVisible(on);
    });
    return foot;
}

void ImportPage::connectParts() {
    connect(left_, &ImportLeft::shapeClicked, this, [this](int shape) {
        left_->choose(shape);
        side_->choose(shape);
    });
    connect(left_, &ImportLeft::gapWidthWanted, this, [this](double width) {
        gapChosen_ = true;
        if (plan_.gapWidth == width) return;
        plan_.gapWidth = width;
        remake(false);
    });
    connect(side_, &ImportSide::shapeLookedAt, left_, &ImportLeft::choose);
    connect(side_, &ImportSide::layerChosen, this, [this](int layer, draft::Becomes becomes) {
        draft::LayerPlan& plan = plan_.layers[static_cast<std::size_t>(layer)];
        plan.becomes = becomes;
        plan.how = draft::LayerReason::chosen;
        remake(true);
    });
    connect(side_, &ImportSide::shapeChosen, this, &ImportPage::chooseShape);
    connect(side_, &ImportSide::goneAnswered, this, [this](int gone, draft::GonePlan::Answer answer) {
        for (std::size_t i = 0; i < plan_.gone.size(); ++i)
            if (gone < 0 || static_cast<std::size_t>(gone) == i) plan_.gone[i].answer = answer;
        remake(false);
    });
    connect(side_, &ImportSide::nameAnswered, this, [this](int name, bool take) {
        if (!outcome_) return;
        const auto& others = outcome_->otherNames;
        for (std::size_t i = 0; i < others.size(); ++i)
            if (name < 0 || static_cast<std::size_t>(name) == i)
                plan_.shapes[others[i].shape].takeName = take;
        remake(false);
    });
    connect(side_, &ImportSide::picturesWanted, this, &ImportPage::keepPictures);
}

void ImportPage::connectWork() {
    connect(work_, &ImportWork::refused, this, &ImportPage::refused);
    connect(work_, &ImportWork::found, this, [this](const std::shared_ptr<const FoundDrawing>& found) {
        found_ = found;
        side_->setEnabled(true);
    });
    connect(work_, &ImportWork::made, this, [this](const std::shared_ptr<const ImportOutcome>& outcome) {
        const bool first = !outcome_;
        outcome_ = outcome;
        plan_ = outcome->plan;
        left_->show(found_, outcome_);
        side_->show(found_, outcome_);
        if (first && isVisible()) side_->takeFocus();
        refresh();
        if (taking_) give();
    });
    connect(work_, &ImportWork::mapMade, this,
            [this](const draft::NewMap& made) { emit mapWanted(made, outcome_->plan); });
    connect(work_, &ImportWork::mapRefused, this, [this](const Sentence& why) {
        taking_ = false;
        sayFault(sentenceText(why));
        refresh();
    });
}

void ImportPage::chooseShape(int shape, const QString& value) {
    draft::ShapePlan& plan = plan_.shapes[static_cast<std::size_t>(shape)];
    plan.province = value == ImportShapes::fresh
                        ? draft::freshProvince(plan_, found_->before, static_cast<std::size_t>(shape))
                        : value.toStdString();
    plan.isNew = !plan.province.empty() && !found_->before.provinces.contains(plan.province);
    plan.how = draft::ShapeReason::chosen;
    remake(false);
}

void ImportPage::remake(bool layers) {
    sayFault({});
    work_->make(plan_, layers, gapChosen_);
    refresh();
}

/// Enter: what is seen is taken, as soon as it is made.
void ImportPage::take() {
    left_->settleNow();
    sayFault({});
    taking_ = true;
    if (work_->isBusy() || !outcome_) return refresh();
    give();
}

void ImportPage::give() {
    if (!outcome_) return;
    if (outcome_->fault) {
        taking_ = false;
        sayFault(sentenceText(*outcome_->fault));
        return refresh();
    }
    if (newMap_) {
        work_->makeMap(like_, slotsOf(games_), side_->title());
        return refresh();
    }
    taking_ = false;
    emit changeWanted(outcome_->change, outcome_->plan);
}

/// Embedded pictures are written beside each other, to be traced as an underlay.
void ImportPage::keepPictures() {
    const DrawnImage& image = found_->drawing.images.front();
    const QFileInfo drawing(path_);
    auto* dialog = new QFileDialog(this, tr("Keep the picture as"),
                                   drawing.absolutePath() + QLatin1Char('/') + drawing.completeBaseName() +
                                       QLatin1Char('.') + mediaSuffix(image.mediaType));
    dialog->setObjectName(QStringLiteral("import.picture-dialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    connect(dialog, &QFileDialog::fileSelected, this, [this, found = found_](const QString& path) {
        if (const auto fault = writeAtomically(shell::onDisk(path), found->drawing.images.front().bytes))
            return sayFault(tr("The picture can't be written: %1").arg(shell::findingText(*fault)));
        state_->setText(tr("Kept: %1", "%1 a file").arg(QFileInfo(path).fileName()));
    });
    dialog->open();
}

bool ImportPage::watches() const {
    return side_->watches();
}

std::string ImportPage::titleId() const {
    return side_->title().id;
}

void ImportPage::sayFault(const QString& fault) {
    fault_->setText(fault);
    fault_->setVisible(!fault.isEmpty());
    if (fault.isEmpty()) return;
    taking_ = false;
    right_->ensureVisible(0, 0);
}

void ImportPage::refresh() {
    const bool busy = work_->isBusy();
    if (found_) {
        const Drawing& drawing = found_->drawing;
        QStringList parts;
        if (!drawing.writer.empty()) parts << text(drawing.writer);
        parts << tr("%n layer(s)", "of a drawing", static_cast<int>(drawing.layers.size()))
              << tr("%n shape(s)", "of a drawing", static_cast<int>(drawing.shapes.size()))
              << tr("%1 points", "of a drawing")
                     .arg(QLocale().toString(static_cast<qulonglong>(drawing.points)));
        about_->setText(parts.join(QStringLiteral(" · ")));
    }
    std::set<std::string> ids; // those of the drawing
    if (outcome_)
        for (const draft::ShapePlan& shape : outcome_->plan.shapes)
            if (outcome_->joined.labels.contains(shape.province)) ids.insert(shape.province);
    const auto provinces = static_cast<int>(ids.size());
    take_->setText(newMap_ ? tr("Make a map of %n province(s)", "", provinces)
                           : tr("Import %n province(s)", "", provinces));
    const bool nothing = outcome_ && !newMap_ && outcome_->change.empty() && !outcome_->fault;
    theme::setRefused(take_, !busy && outcome_ && (outcome_->fault.has_value() || provinces == 0));
    state_->setText(!found_           ? tr("Reading the drawing…")
                    : busy            ? tr("Working…")
                    : outcome_->fault ? sentenceText(*outcome_->fault)
                    : nothing         ? tr("Nothing changes: the map is as the drawing has it.")
                    : newMap_         ? tr("A new map; the drawing is not changed")
                                      : tr("One step in the history; Ctrl+Z takes all of it back"));
}

void ImportPage::retranslate() {
    title_->setText(tr("Import a drawing"));
    file_->setText(QFileInfo(path_).fileName());
    hint_->setText(tr("Enter imports what you see. Your drawing is not changed."));
    other_->setText(tr("Another file…"));
    help_->setText(tr("How to draw for Marches"));
    cancel_->setText(tr("Cancel"));
    howTo_->setText(theme::labelText(
        tr("<h3>How to draw for Marches</h3>"
           "<p>Draw each province as one closed shape, coasts and islands with it. Neighbours need not "
           "match exactly: gaps and overlaps are closed here.</p>"
           "<ul><li>A layer called <b>Provinces</b> for them; others called Rivers, Lakes, Hills, Woods, "
           "Land or Names are known too, in four languages.</li>"
           "<li>Call a province by its label in Inkscape (Object properties), or write its name into "
           "it.</li>"
           "<li>Islands of one province: group them, or give them the same label.</li>"
           "<li>Export for drawing… writes your map with an id for each province. As long as these ids "
           "stay, names, yields, links and start positions stay with their provinces.</li>"
           "<li>Save as plain or Inkscape SVG. Blurs, gradients and masks are left aside; scripts and links "
           "to other files are refused.</li></ul>")));
    refresh();
}

void ImportPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void ImportPage::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && theme::buttonUnderKeys() == nullptr)
        take();
    else
        QWidget::keyPressEvent(event);
}

void ImportPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    halves_->setDirection(QWidget::width() >= theme::themeOf(this).scaled(importAcross)
                              ? QBoxLayout::LeftToRight
                              : QBoxLayout::TopToBottom);
}

} // namespace marches::editor
