#include "app/warriors/newgame/options_box.h"

#include "app/shell/field_events.h"
#include "app/shell/parts.h"
#include "app/theme/look.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::warriors::face {

namespace {

// option.limits
constexpr int mostVp = 200;
constexpr int mostTurns = 30;
constexpr int mostMinutes = 1440;
constexpr int minuteStep = 15;

} // namespace

OptionsBox::OptionsBox(QWidget* parent)
    : QWidget(parent), grid_(new QGridLayout), title_(shell::roleLabel(theme::FontRole::Score)),
      vp_(new QSpinBox), turnLimit_(new QSpinBox), minutes_(new QSpinBox), order_(new QComboBox) {
    setObjectName(QStringLiteral("options"));
    vp_->setObjectName(QStringLiteral("options.vp"));
    vp_->setRange(1, mostVp);
    turnLimit_->setObjectName(QStringLiteral("options.turns"));
    turnLimit_->setRange(1, mostTurns);
    minutes_->setObjectName(QStringLiteral("options.minutes"));
    minutes_->setRange(0, mostMinutes);
    minutes_->setSingleStep(minuteStep);
    order_->setObjectName(QStringLiteral("options.order"));
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setHorizontalSpacing(12);
    grid_->setVerticalSpacing(2);
    const std::array<QWidget*, 4> fields{vp_, turnLimit_, minutes_, order_};
    for (std::size_t i = 0; i < fields.size(); ++i) {
        names_[i] = new QLabel;
        names_[i]->setBuddy(fields[i]);
        notes_[i] = shell::roleLabel(theme::FontRole::Note, theme::Role::Ink3);
        notes_[i]->setWordWrap(true);
    }
    place();
    auto* all = shell::bareLayout<QVBoxLayout>(this, 8, {title_});
    all->addLayout(grid_);
    shell::leaveWheelToScrolling(*this);
    for (QSpinBox* box : {vp_, turnLimit_, minutes_})
        connect(box, &QSpinBox::valueChanged, this, &OptionsBox::read);
    connect(order_, &QComboBox::activated, this, &OptionsBox::read);
}

/// One below the other with its note beside it; in pairs the note stands below.
void OptionsBox::place() {
    int pair = grid_->horizontalSpacing();
    for (const QLabel* name : names_)
        pair = std::max(pair, name->sizeHint().width() + name->buddy()->sizeHint().width() +
                                  2 * grid_->horizontalSpacing());
    const bool paired = tight_ && 2 * pair <= width();
    if (paired_ == paired) return;
    paired_ = paired;
    for (std::size_t i = 0; i < names_.size(); ++i) {
        const int at = static_cast<int>(i);
        const int row = paired ? at / 2 * 2 : at * 2;
        const int column = paired ? at % 2 * 2 : 0;
        grid_->addWidget(names_[i], row, column);
        grid_->addWidget(names_[i]->buddy(), row, column + 1);
        if (paired)
            grid_->addWidget(notes_[i], row + 1, column, 1, 2);
        else
            grid_->addWidget(notes_[i], row, 2);
        grid_->setRowMinimumHeight(row + 1, 4);
    }
    grid_->setColumnStretch(2, paired ? 0 : 1);
    grid_->setColumnStretch(1, paired ? 1 : 0);
    grid_->setColumnStretch(3, paired ? 1 : 0);
}

void OptionsBox::setTight(bool tight) {
    tight_ = tight;
    place();
}

void OptionsBox::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    place();
}

void OptionsBox::show(const Options& options, int players, int threshold, int turns) {
    const QScopedValueRollback<bool> quiet(showing_, true);
    options_ = options;
    threshold_ = threshold;
    turns_ = turns;
    title_->setText(tr("Options"));
    names_[0]->setText(tr("Victory at"));
    names_[1]->setText(tr("Longest game"));
    names_[2]->setText(tr("Time limit"));
    names_[3]->setText(tr("Turn order"));
    vp_->setSuffix(tr(" VP", "behind a figure: Victory Points"));
    turnLimit_->setSuffix(tr(" turns", "behind a figure"));
    minutes_->setSuffix(tr(" min", "behind a figure: minutes"));
    minutes_->setSpecialValueText(tr("none", "no time limit"));
    vp_->setValue(options.vpLimit.value_or(threshold));
    turnLimit_->setValue(options.turnLimit.value_or(turns));
    minutes_->setValue(options.timeMinutes.value_or(0));
    order_->clear();
    order_->addItem(tr("by number"));
    order_->addItem(tr("the start passes on"));
    order_->setCurrentIndex(options.variableOrder ? 1 : 0);
    notes_[0]->setText(vp_->value() == threshold
                           ? tr("usual for %n player(s)", nullptr, players)
                           : tr("%1 is usual for %n player(s)", nullptr, players).arg(threshold));
    notes_[1]->setText(turnLimit_->value() == turns ? tr("the usual limit") : tr("%1 is usual").arg(turns));
    notes_[2]->setText(tr("when it is reached, the running turn is finished"));
    notes_[3]->setText(options.variableOrder ? tr("each turn the next country begins")
                                             : tr("the lowest country number begins"));
    for (std::size_t i = 0; i < names_.size(); ++i)
        if (QWidget* field = names_[i]->buddy()) field->setAccessibleDescription(notes_[i]->text());
}

void OptionsBox::read() {
    if (showing_) return;
    Options options;
    options.variableOrder = order_->currentIndex() == 1;
    if (vp_->value() != threshold_) options.vpLimit = vp_->value();
    if (turnLimit_->value() != turns_) options.turnLimit = turnLimit_->value();
    if (minutes_->value() != 0) options.timeMinutes = minutes_->value();
    emit changeWanted([options](NewGameDraft& draft) { draft.options = options; });
}

} // namespace marches::warriors::face
