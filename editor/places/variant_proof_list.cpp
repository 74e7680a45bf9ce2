#include "editor/places/variant_proof_list.h"

#include "app/shell/parts.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace marches::editor {

VariantProofList::VariantProofList(QWidget* parent) : QScrollArea(parent), grid_(new QGridLayout) {
    setObjectName(QStringLiteral("variants.proof"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    grid_->setHorizontalSpacing(9);
    grid_->setVerticalSpacing(9);
    grid_->setColumnStretch(1, 2);
    grid_->setColumnStretch(2, 3);
    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(12, 10, 12, 10);
    column->addLayout(grid_);
    column->addStretch(1);
    setWidget(inside);
}

void VariantProofList::setLines(const std::vector<ShownProof>& lines) {
    while (lines_.size() < lines.size()) {
        const int row = static_cast<int>(lines_.size());
        Line line{new ToneSign, shell::roleLabel(theme::FontRole::TextBold),
                  shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)};
        for (QLabel* label : {line.title, line.says}) {
            label->setTextFormat(Qt::PlainText);
            label->setWordWrap(true);
        }
        grid_->addWidget(line.sign, row, 0, Qt::AlignTop);
        grid_->addWidget(line.title, row, 1, Qt::AlignTop);
        grid_->addWidget(line.says, row, 2, Qt::AlignTop);
        lines_.push_back(line);
    }
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const Line& line = lines_[i];
        const bool shown = i < lines.size();
        for (QWidget* part : std::initializer_list<QWidget*>{line.sign, line.title, line.says})
            part->setVisible(shown);
        if (!shown) continue;
        line.sign->setTone(lines[i].tone);
        line.title->setText(lines[i].title);
        line.says->setText(lines[i].says);
        line.says->setObjectName(QStringLiteral("variants.proof.") + QString::fromStdString(lines[i].check));
        line.says->setAccessibleName(
            QStringLiteral("%1: %2. %3").arg(lines[i].title, toneText(lines[i].tone), lines[i].says));
    }
}

} // namespace marches::editor
