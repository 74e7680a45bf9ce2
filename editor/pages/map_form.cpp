#include "editor/pages/map_form.h"

#include "app/shell/language.h"
#include "app/shell/parts.h"
#include "app/theme/look.h"
#include "editor/map_files.h"
#include "engine/draft/ids.h"

#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

namespace marches::editor {

namespace {

constexpr int usualWidth = 1200; // units
constexpr int usualHeight = 900;

QSpinBox* unitsField(const char* name, int units) {
    auto* field = new QSpinBox;
    field->setObjectName(QString::fromLatin1(name));
    field->setRange(draft::leastSheet, draft::mostSheet);
    field->setSingleStep(50);
    field->setValue(units);
    return field;
}

} // namespace

MapForm::MapForm(QWidget* parent)
    : QWidget(parent), nameLabel_(new QLabel), fileLabel_(new QLabel), sheetLabel_(new QLabel),
      name_(new QLineEdit), file_(new QLineEdit),
      folder_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)), sheets_(new QComboBox),
      free_(new QWidget), width_(unitsField("new.width", usualWidth)),
      height_(unitsField("new.height", usualHeight)) {
    name_->setObjectName(QStringLiteral("new.name"));
    name_->setMaxLength(80);
    file_->setObjectName(QStringLiteral("new.file"));
    file_->setMaxLength(60);
    sheets_->setObjectName(QStringLiteral("new.sheet"));
    sheets_->addItems({{}, {}});
    folder_->setWordWrap(true);
    auto* across = shell::bareLayout<QHBoxLayout>(free_, 6, {width_});
    across->addWidget(new QLabel(QStringLiteral("×")));
    across->addWidget(height_);
    across->addStretch(1);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(6);
    int row = 0;
    for (const auto& [label, field] :
         {std::pair<QLabel*, QWidget*>{nameLabel_, name_}, {fileLabel_, file_}}) {
        label->setBuddy(field);
        grid->addWidget(label, row, 0);
        grid->addWidget(field, row++, 1);
    }
    grid->addWidget(folder_, row++, 1);
    grid->addWidget(sheetLabel_, row, 0);
    grid->addWidget(sheets_, row, 1);
    grid->addWidget(free_, row++, 1);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(row, 1);
    connect(name_, &QLineEdit::textEdited, this, [this] {
        ownName_ = !name_->text().isEmpty();
        followName();
        emit changed();
    });
    connect(file_, &QLineEdit::textEdited, this, [this] {
        ownFile_ = !file_->text().isEmpty();
        emit changed();
    });
    connect(sheets_, &QComboBox::activated, this, &MapForm::changed);
    for (QSpinBox* field : {width_, height_})
        connect(field, &QSpinBox::valueChanged, this, &MapForm::changed);
    retranslate();
    setSheet(Sheet::none);
}

void MapForm::propose(const QString& name) {
    if (!ownName_) name_->setText(name);
    followName();
}

void MapForm::followName() {
    if (!ownFile_)
        file_->setText(freeMapName(QString::fromStdString(draft::slugOf(name_->text().toStdString()))));
}

void MapForm::setSheet(Sheet sheet) {
    sheet_ = sheet;
    sheetLabel_->setVisible(sheet != Sheet::none);
    sheets_->setVisible(sheet == Sheet::part);
    free_->setVisible(sheet == Sheet::free);
    sheetLabel_->setBuddy(sheet == Sheet::free ? static_cast<QWidget*>(width_) : sheets_);
}

void MapForm::setSizes(const QSize& part, const QSize& whole) {
    part_ = part;
    whole_ = whole;
    sheets_->setItemText(
        0, tr("cut close: %1 × %2", "a sheet's width and height").arg(part.width()).arg(part.height()));
    sheets_->setItemText(
        1, tr("all of it: %1 × %2", "a sheet's width and height").arg(whole.width()).arg(whole.height()));
}

void MapForm::setFreeSize(const QSize& size) {
    const QSignalBlocker quiet(this);
    width_->setValue(size.width());
    height_->setValue(size.height());
}

draft::MapTitle MapForm::title() const {
    return {file_->text().trimmed().toStdString(), shell::spokenLanguage().toStdString(),
            name_->text().trimmed().toStdString()};
}

bool MapForm::wholeSheet() const {
    return sheets_->currentIndex() == 1;
}

QSize MapForm::size() const {
    return {width_->value(), height_->value()};
}

void MapForm::retranslate() {
    nameLabel_->setText(tr("Name", "of a map"));
    fileLabel_->setText(tr("File", "of a map"));
    sheetLabel_->setText(tr("Sheet", "what a map is drawn on"));
    name_->setAccessibleName(nameLabel_->text());
    file_->setAccessibleName(fileLabel_->text());
    sheets_->setAccessibleName(sheetLabel_->text());
    width_->setAccessibleName(tr("Width of the sheet"));
    height_->setAccessibleName(tr("Height of the sheet"));
    folder_->setText(
        tr(".yaml in %1", "a file's ending and its folder").arg(QDir::toNativeSeparators(ownMapsFolder())));
    setSizes(part_, whole_);
}

void MapForm::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace marches::editor
