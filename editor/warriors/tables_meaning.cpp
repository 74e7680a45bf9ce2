#include "editor/warriors/tables_meaning.h"

#include "app/shell/parts.h"
#include "app/theme/chips.h"
#include "app/theme/look.h"
#include "app/theme/wrapped_label.h"
#include "app/warriors/pieces/rule_text.h"
#include "app/warriors/pieces/words.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace marches::editor {

namespace {

namespace face = warriors::face;

QString placeText(const std::optional<draft::warriors::AbilityPlace>& place) {
    if (!place) return QStringLiteral("–");
    const auto path = place->path == "production" ? warriors::Path::production
                      : place->path == "trade"    ? warriors::Path::trade
                                                  : warriors::Path::military;
    return face::pathName(path) + QLatin1Char(' ') + face::roman(place->level);
}

constexpr QChar emSpace(0x2003);

QString bold(const QString& plain) {
    return QStringLiteral("<b>%1</b>").arg(plain.toHtmlEscaped());
}

} // namespace

FigureMeaning::FigureMeaning(QWidget* parent)
    : QWidget(parent), title_(new theme::WrappedLabel), meaning_(new theme::WrappedLabel),
      compared_(new theme::WrappedLabel), open_(shell::smallButton(QStringLiteral("tables.rule"))),
      notes_(new QVBoxLayout) {
    theme::setFontRole(title_, theme::FontRole::Name);
    title_->setObjectName(QStringLiteral("tables.meaning.title"));
    meaning_->setObjectName(QStringLiteral("tables.meaning.text"));
    compared_->setObjectName(QStringLiteral("tables.meaning.compared"));
    theme::setTextRole(meaning_, theme::Role::Ink2);
    for (QLabel* label : {title_, meaning_})
        label->setTextFormat(Qt::PlainText);
    compared_->setTextFormat(Qt::RichText);
    theme::setKeyCap(open_, QStringLiteral("F1"));
    connect(open_, &QPushButton::clicked, this, &FigureMeaning::ruleWanted);
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(compared_, 1);
    row->addWidget(open_, 0, Qt::AlignTop);
    notes_->setSpacing(5);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 9, 14, 9);
    column->setSpacing(6);
    column->addWidget(title_);
    column->addWidget(meaning_);
    column->addLayout(row);
    column->addLayout(notes_);
    column->addStretch(1);
}

void FigureMeaning::show(const FigureCell& cell, const std::string& ability, const TablesNow& now) {
    const bool place = cell.isPlace();
    const QString name = cellName(cell, ability);
    QString value = figureText(cell, now.tree);
    if (cell.kind == CellKind::toggle) value = value == QLatin1String("0") ? tr("no") : tr("yes");
    title_->setText(value.isEmpty() || cell.kind == CellKind::turn
                        ? name
                        : tr("%1: %2", "a figure’s name and what it is").arg(name, value));
    meaning_->setText(cellMeaning(cell, ability, now.tree));
    rule_ = place && cell.kind != CellKind::add ? cellRule(cell, ability) : QString{};
    const QString section = face::ruleSection(rule_);
    open_->setVisible(!rule_.isEmpty());
    open_->setText(tr("Rule: %1", "a button; %1 a chapter of the rules").arg(section));
    open_->setAccessibleDescription(rule_);
    std::optional<QString> there; // what it is in the model
    QString here = value;
    if (!now.model.isNull() && cell.kind == CellKind::abilities && !ability.empty()) {
        there = placeText(draft::warriors::abilityIn(now.model, ability));
        here = placeText(draft::warriors::abilityIn(now.tree, ability));
    } else if (cell.kind == CellKind::figure) {
        there = modelText(cell, now);
    }
    QString compared;
    if (there)
        compared =
            tr("In %1 %2", "%1 a map, %2 a figure there").arg(now.modelName.toHtmlEscaped(), bold(*there)) +
            emSpace + tr("Here %1", "%1 a figure in this map").arg(bold(here));
    compared_->setText(compared);
    while (QLayoutItem* item = notes_->takeAt(0)) {
        if (QWidget* line = item->widget()) {
            line->hide();
            line->deleteLater();
        }
        delete item;
    }
    for (const FigureNote& note : cellNotes(cell, now)) {
        auto* line = new QWidget;
        auto* words = new theme::WrappedLabel;
        words->setTextFormat(Qt::PlainText);
        words->setText(note.text);
        words->setObjectName(QStringLiteral("tables.note"));
        auto* row = shell::bareLayout<QHBoxLayout>(line, 8);
        row->addWidget(new theme::SignLabel(note.warning ? theme::Icon::Warning : theme::Icon::Hint), 0,
                       Qt::AlignTop);
        row->addWidget(words, 1);
        notes_->addWidget(line);
    }
}

} // namespace marches::editor
