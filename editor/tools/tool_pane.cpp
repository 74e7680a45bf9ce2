#include "editor/tools/tool_pane.h"

#include "app/shell/parts.h"
#include "editor/tools/chip.h"
#include "editor/tools/new_province.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace marches::editor {

ToolPane::ToolPane(Tool& tool, const QString& name) {
    setObjectName(name);
    setFrameShape(QFrame::NoFrame);
    connect(this, &QWidget::windowTitleChanged, this, &QWidget::setAccessibleName);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* inside = new QWidget;
    auto* all = new QVBoxLayout(inside);
    all->setContentsMargins(10, 8, 10, 8);
    column_ = new QVBoxLayout;
    column_->setSpacing(6);
    all->addLayout(column_);
    all->addStretch(1);
    setWidget(inside);
    connect(&tool, &Tool::changed, this, [this] { fill(); });
}

void ToolPane::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) fill();
    QScrollArea::changeEvent(event);
}

QLabel* ToolPane::addNote(const QString& name, bool quiet) const {
    QLabel* note = shell::roleLabel(quiet ? theme::FontRole::Note : theme::FontRole::Text,
                                    quiet ? theme::Role::Ink2 : theme::Role::Ink);
    note->setObjectName(name);
    note->setTextFormat(Qt::PlainText);
    note->setWordWrap(true);
    column_->addWidget(note);
    return note;
}

ChipRow::ChipRow(const QString& name, QWidget* parent)
    : QWidget(parent), layout_(new shell::FlowLayout(this, 6, 4)) {
    setObjectName(name);
    layout_->setContentsMargins(0, 0, 0, 0);
}

void ChipRow::show(const std::vector<Content>& chips) {
    while (chips_.size() > chips.size()) {
        layout_->removeWidget(chips_.back());
        delete chips_.back();
        chips_.pop_back();
    }
    for (std::size_t i = 0; i < chips.size(); ++i) {
        if (i == chips_.size()) {
            chips_.push_back(new Chip(this));
            layout_->addWidget(chips_.back());
        }
        chips_[i]->show(chips[i].text, chips[i].colours, chips[i].fresh);
        chips_[i]->setVisible(true);
    }
    updateGeometry();
}

QStringList ChipRow::texts() const {
    QStringList texts;
    for (const Chip* chip : chips_)
        texts << chip->text();
    return texts;
}

std::vector<QColor> coloursOf(const ToolContext& context, const draft::Draft& draft,
                              const std::string& province) {
    std::vector<QColor> colours;
    const std::vector<CountryEntry> countries = context.countries();
    for (const std::string& id : countriesOf(draft, province))
        for (const CountryEntry& each : countries)
            if (each.id == id) colours.push_back(each.colour);
    return colours;
}

} // namespace marches::editor
