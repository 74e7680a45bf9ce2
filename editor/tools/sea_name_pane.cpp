#include "editor/tools/sea_name_pane.h"

#include "app/shell/parts.h"
#include "editor/tools/sea_name_tool.h"

#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace marches::editor {

SeaNamePane::SeaNamePane(SeaNameTool& tool)
    : ToolPane(tool, QStringLiteral("sea-name")), tool_(tool), say_(addNote({}, true)),
      nameLabel_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)), name_(new QLineEdit),
      sizeLabel_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)), size_(new QDoubleSpinBox) {
    name_->setObjectName(QStringLiteral("sea-name.name"));
    name_->setMaxLength(80);
    size_->setObjectName(QStringLiteral("sea-name.size"));
    size_->setRange(1, 200);
    size_->setDecimals(1);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(10);
    form->addRow(nameLabel_, name_);
    form->addRow(sizeLabel_, size_);
    column().addLayout(form);
    connect(name_, &QLineEdit::textEdited, &tool_, &SeaNameTool::setName);
    connect(size_, &QDoubleSpinBox::valueChanged, &tool_, &SeaNameTool::setHeight);
    fill();
}

void SeaNamePane::fill() {
    setWindowTitle(tr("Name of a sea"));
    say_->setText(tool_.isChosen() ? tr("The name that is chosen")
                                   : tr("The next name; it stands where you click three times"));
    nameLabel_->setText(tr("Name"));
    sizeLabel_->setText(tr("Letters", "how high they are"));
    name_->setAccessibleName(tr("Name of the sea"));
    name_->setPlaceholderText(tr("New sea"));
    size_->setAccessibleName(tr("Height of the letters in units of the map"));
    const QSignalBlocker quiet(size_);
    if (name_->text().trimmed() != tool_.name()) name_->setText(tool_.name());
    if (!size_->hasFocus()) size_->setValue(tool_.height());
}

} // namespace marches::editor
