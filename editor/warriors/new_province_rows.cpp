#include "editor/warriors/new_province_rows.h"

#include "app/shell/parts.h"
#include "app/theme/icons.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/words.h"
#include "editor/warriors/board_facts.h"
#include "engine/draft/warriors/edits_warriors.h"

#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>

namespace marches::editor {

WarriorsNewProvinceRows::WarriorsNewProvinceRows(QWidget* parent)
    : NewProvinceRows(parent), label_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)) {
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(10);
    auto* all = new QWidget;
    auto* row = shell::bareLayout<QHBoxLayout>(all, 6);
    for (std::size_t i = 0; i < yields_.size(); ++i) {
        auto* sign = new QLabel;
        sign->setPixmap(theme::icon(warriors::face::iconFor(yieldedResources[i])).pixmap(18, 18));
        auto* spin = new QSpinBox;
        const std::string_view key = symbolKey(yieldedResources[i]);
        spin->setObjectName(QStringLiteral("new.yield.") +
                            QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size())));
        spin->setRange(0, 9);
        row->addWidget(sign);
        row->addWidget(spin);
        yields_[i] = spin;
    }
    row->addStretch(1);
    form->addRow(label_, all);
    clear();
    retranslate();
}

/// Shows what a new province yields if nothing is said.
void WarriorsNewProvinceRows::clear() {
    for (std::size_t i = 0; i < yields_.size(); ++i)
        yields_[i]->setValue(yieldedResources[i] == warriors::Resource::food ? 1 : 0);
}

Expected<draft::Change, Sentence> WarriorsNewProvinceRows::changeFor(const draft::Draft& draft,
                                                                     const std::string& province) const {
    draft::Draft after = draft;
    draft::Change all;
    const BoardFacts facts = boardFacts(draft::wholeTree(draft), province);
    for (std::size_t i = 0; i < yields_.size(); ++i) {
        if (yields_[i]->value() == facts.yields[i]) continue;
        auto one =
            draft::warriors::setSymbol(after, province, symbolKey(yieldedResources[i]), yields_[i]->value());
        if (!one) return one;
        if (!draft::apply(after, *one)) continue;
        all = all.empty() ? std::move(*one) : draft::joined(all, *one);
    }
    return all;
}

void WarriorsNewProvinceRows::retranslate() {
    label_->setText(tr("Yields", "what a province yields"));
    for (std::size_t i = 0; i < yields_.size(); ++i)
        yields_[i]->setAccessibleName(warriors::face::resourceName(yieldedResources[i]));
}

void WarriorsNewProvinceRows::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    NewProvinceRows::changeEvent(event);
}

} // namespace marches::editor
