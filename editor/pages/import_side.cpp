#include "editor/pages/import_side.h"

#include "app/shell/flow_layout.h"
#include "app/shell/parts.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/style.h"
#include "editor/pages/choice_table.h"
#include "editor/pages/import_changes.h"
#include "editor/pages/import_words.h"
#include "editor/pages/map_form.h"
#include "editor/words.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace marches::editor {

namespace {

constexpr int mostNameRows = 6; // the others are answered together
constexpr int mostLayerRows = 6;
constexpr int mostShapeRows = 8;

QLabel* chip(const QString& words) {
    auto* label = shell::roleLabel(theme::FontRole::Text, theme::Role::Ink, words);
    label->setTextFormat(Qt::PlainText);
    label->setObjectName(QStringLiteral("import.chip"));
    label->setFrameShape(QFrame::StyledPanel);
    label->setContentsMargins(8, 2, 8, 2);
    return label;
}

/// Empties a widget and gives it a layout that flows.
shell::FlowLayout* flowAnew(QWidget& widget) {
    delete widget.layout();
    qDeleteAll(widget.findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    return new shell::FlowLayout(&widget, 8, 6);
}

} // namespace

ImportSide::ImportSide(bool newMap, QWidget* parent)
    : QWidget(parent), layers_(new ImportLayers(this)), shapes_(new ImportShapes(this)),
      layerTable_(new ChoiceTable(layers_, ImportLayers::becomes)),
      shapeTable_(new ChoiceTable(shapes_, ImportShapes::province)),
      toLookAt_(shell::smallButton(QStringLiteral("import.to-look-at"))),
      all_(shell::smallButton(QStringLiteral("import.all"))), text_(new QLineEdit),
      layersTitle_(shell::roleLabel(theme::FontRole::Name)),
      layersNote_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)),
      shapesTitle_(shell::roleLabel(theme::FontRole::Name)),
      nothingToLookAt_(shell::roleLabel(theme::FontRole::Text, theme::Role::Ink2)), names_(new QWidget),
      aside_(new QWidget), watch_(new QCheckBox) {
    setObjectName(QStringLiteral("import.side"));
    layerTable_->setObjectName(QStringLiteral("import.layers"));
    layerTable_->setMostRows(mostLayerRows);
    shapeTable_->setObjectName(QStringLiteral("import.shapes"));
    shapeTable_->setMostRows(mostShapeRows);
    text_->setObjectName(QStringLiteral("import.filter"));
    text_->setMaximumWidth(180);
    text_->setClearButtonEnabled(true);
    watch_->setObjectName(QStringLiteral("import.watch"));
    watch_->setChecked(true);
    auto* group = new QButtonGroup(this);
    theme::setSegment(toLookAt_, theme::Segment::First);
    theme::setSegment(all_, theme::Segment::Last);
    for (QPushButton* button : {toLookAt_, all_}) {
        button->setCheckable(true);
        group->addButton(button);
    }
    toLookAt_->setChecked(true);
    auto* both = new QHBoxLayout; // no widget of its own: that would keep the width of its first words
    both->setSpacing(0);
    both->addWidget(toLookAt_);
    both->addWidget(all_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 14, 24, 14);
    column->setSpacing(8);
    if (newMap) {
        formTitle_ = shell::roleLabel(theme::FontRole::Name);
        form_ = new MapForm;
        column->addWidget(formTitle_);
        column->addWidget(form_);
    }
    column->addWidget(headOf(layersTitle_, layersNote_));
    column->addWidget(layerTable_);
    column->addSpacing(4);
    QWidget* shapesHead = headOf(shapesTitle_, nullptr, {nothingToLookAt_, nullptr, text_});
    static_cast<QBoxLayout*>(shapesHead->layout())->insertLayout(1, both);
    column->addWidget(shapesHead);
    column->addWidget(shapeTable_);
    if (!newMap) {
        changes_ = new ImportChanges;
        column->addSpacing(4);
        column->addWidget(changes_);
        connect(changes_, &ImportChanges::answered, this, &ImportSide::goneAnswered);
    }
    column->addWidget(names_);
    column->addWidget(aside_);
    column->addWidget(watch_);
    column->addStretch(1);
    connect(toLookAt_, &QPushButton::toggled, this, &ImportSide::filter);
    connect(text_, &QLineEdit::textChanged, this, &ImportSide::filter);
    connect(layers_, &ImportLayers::chosen, this, &ImportSide::layerChosen);
    connect(shapes_, &ImportShapes::chosen, this, &ImportSide::shapeChosen);
    connect(shapeTable_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& now) { emit shapeLookedAt(shapes_->shapeAt(now.row())); });
    retranslate();
}

QWidget* ImportSide::headOf(QLabel* title, QLabel* note, std::initializer_list<QWidget*> more) {
    auto* head = new QWidget;
    auto* row = shell::bareLayout<QHBoxLayout>(head, 10, {title});
    if (note != nullptr) {
        note->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        row->addWidget(note, 1);
    }
    for (QWidget* each : more)
        if (each != nullptr)
            row->addWidget(each);
        else
            row->addStretch(1);
    return head;
}

void ImportSide::show(std::shared_ptr<const FoundDrawing> found,
                      std::shared_ptr<const ImportOutcome> outcome) {
    const bool first = found_ != found;
    found_ = std::move(found);
    outcome_ = std::move(outcome);
    layers_->show(found_, outcome_->plan);
    shapes_->show(found_, outcome_->plan);
    if (first && shapes_->toLookAt() == 0) all_->setChecked(true);
    if (changes_ != nullptr) changes_->show(*found_, *outcome_);
    showNames();
    showAside();
    refresh();
    if (!first) return;
    for (ChoiceTable* table : {layerTable_, shapeTable_}) {
        const int width = std::max(400, table->viewport()->width());
        for (int i = 0; i < 4; ++i)
            table->setColumnWidth(i, width * (i == 1 || i == 2 ? 28 : 22) / 100);
        table->setCurrentIndex(table->model()->index(0, 0));
    }
}

void ImportSide::choose(int shape) {
    int row = shapes_->rowOf(shape);
    if (row < 0 && shape >= 0) {
        text_->clear();
        all_->setChecked(true);
        row = shapes_->rowOf(shape);
    }
    if (row >= 0) shapeTable_->setCurrentIndex(shapes_->index(row, 0));
}

bool ImportSide::watches() const {
    return watch_->isChecked();
}

draft::MapTitle ImportSide::title() const {
    return form_ != nullptr ? form_->title() : draft::MapTitle{};
}

void ImportSide::propose(const QString& name) {
    if (form_ != nullptr) form_->propose(name);
}

void ImportSide::takeFocus() {
    (shapes_->toLookAt() > 0 ? shapeTable_ : layerTable_)->setFocus(Qt::OtherFocusReason);
}

void ImportSide::filter() {
    shapes_->setFilter(toLookAt_->isChecked(), text_->text().trimmed());
    refresh();
}

/// Provinces that the drawing calls otherwise than the map.
void ImportSide::showNames() {
    const QWidget* before = window()->focusWidget();
    const QString focused =
        before != nullptr && names_->isAncestorOf(before) ? before->objectName() : QString();
    auto* flow = flowAnew(*names_);
    const auto& others = outcome_->otherNames;
    names_->setVisible(!others.empty());
    if (others.empty()) return;
    auto* title = shell::roleLabel(theme::FontRole::Name, theme::Role::Ink, tr("Names", "of provinces"));
    flow->addWidget(title);
    const auto shown = std::min<std::size_t>(others.size(), mostNameRows);
    for (std::size_t i = 0; i < shown; ++i) {
        const draft::OtherName& other = others[i];
        const bool taken = outcome_->plan.shapes[other.shape].takeName;
        flow->addWidget(chip(tr("The drawing says %1", "%1 a province's name").arg(text(other.drawn))));
        const QString id =
            QStringLiteral("import.name.%1.").arg(text(outcome_->plan.shapes[other.shape].province));
        flow->addWidget(
            choiceButtons({{id + QStringLiteral("keep"), tr("keep %1", "%1 a name").arg(text(other.known))},
                           {id + QStringLiteral("take"), tr("take the drawing's", "a name")}},
                          taken ? 1 : 0, text(other.known),
                          [this, i](int chosen) { emit nameAnswered(static_cast<int>(i), chosen == 1); }));
    }
    if (others.size() > shown)
        flow->addWidget(
            choiceButtons({{QStringLiteral("import.name.all.keep"), tr("keep all", "names")},
                           {QStringLiteral("import.name.all.take"),
                            tr("take all %n of the drawing", "names", static_cast<int>(others.size()))}},
                          -1, tr("All names"), [this](int chosen) { emit nameAnswered(-1, chosen == 1); }));
    if (auto* again = focused.isEmpty() ? nullptr : names_->findChild<QWidget*>(focused))
        again->setFocus(Qt::OtherFocusReason);
}

void ImportSide::showAside() {
    auto* flow = flowAnew(*aside_);
    const QStringList lines = asideLines(found_->drawing);
    aside_->setVisible(!lines.isEmpty());
    if (lines.isEmpty()) return;
    flow->addWidget(
        shell::roleLabel(theme::FontRole::Name, theme::Role::Ink, tr("Left aside", "parts of a drawing")));
    for (const QString& line : lines)
        flow->addWidget(chip(line));
    if (found_->drawing.images.empty()) return;
    QPushButton* keep = shell::smallButton(QStringLiteral("import.pictures"),
                                           tr("Keep the picture as a file…", "to be traced"));
    connect(keep, &QPushButton::clicked, this, &ImportSide::picturesWanted);
    flow->addWidget(keep);
}

void ImportSide::refresh() {
    if (!outcome_) return;
    const int open = shapes_->toLookAt();
    toLookAt_->setText(tr("To look at (%1)", "shapes").arg(open));
    all_->setText(tr("All (%1)", "shapes").arg(outcome_->plan.shapes.size()));
    nothingToLookAt_->setVisible(open == 0);
    shapeTable_->setVisible(shapes_->rowCount() > 0);
}

void ImportSide::retranslate() {
    layersTitle_->setText(tr("Layers", "of a drawing"));
    layersNote_->setText(tr("what each becomes; groups, transforms and curves inside are followed"));
    shapesTitle_->setText(tr("Provinces", "of a drawing"));
    nothingToLookAt_->setText(tr("all are known for sure", "provinces"));
    text_->setPlaceholderText(tr("Type to filter"));
    text_->setAccessibleName(tr("Filter of the shapes"));
    watch_->setText(tr("Watch the file: when it is saved again, show what has changed"));
    layerTable_->setAccessibleName(layersTitle_->text());
    shapeTable_->setAccessibleName(shapesTitle_->text());
    if (formTitle_ != nullptr) formTitle_->setText(tr("The new map"));
    if (changes_ != nullptr) changes_->retranslate();
    if (outcome_) {
        if (changes_ != nullptr) changes_->show(*found_, *outcome_);
        showNames();
        showAside();
        refresh();
    }
}

void ImportSide::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace marches::editor
