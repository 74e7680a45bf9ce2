#include "app/warriors/prompts/damage_panel.h"

#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/warriors/pieces/words.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace marches::warriors::face {

namespace {

QString fateWords(const DamageTarget& target) {
    switch (fateOf(target)) {
    case DamageFate::unhurt:
        //: Of a unit that has borne as much as it can, and lives
        if (target.life == 0) return DamagePanel::tr("life 0: one more and it falls");
        return DamagePanel::tr("life %1").arg(target.life);
    case DamageFate::hurt:
        return DamagePanel::tr("life %1 → %2").arg(target.life).arg(target.life - target.laid);
    case DamageFate::retreats:
        return DamagePanel::tr("retreats");
    case DamageFate::dies:
        return DamagePanel::tr("falls");
    }
    return {};
}

QPushButton* signButton(theme::Icon icon, const QString& name) {
    auto* button = new QPushButton;
    button->setIcon(theme::icon(icon));
    button->setObjectName(name);
    theme::setControlSize(button, theme::ControlSize::Small);
    button->setAutoRepeat(true);
    return button;
}

} // namespace

DamagePanel::DamagePanel(QWidget* parent)
    : QWidget(parent), title_(new QLabel), left_(new QLabel), table_(new QWidget), strike_(new QPushButton) {
    setObjectName(QStringLiteral("damage"));
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(6);
    theme::setFontRole(title_, theme::FontRole::Name);
    title_->setWordWrap(true);
    theme::setFontRole(left_, theme::FontRole::TextBold);
    left_->setObjectName(QStringLiteral("damage.left"));
    all->addWidget(title_);
    all->addWidget(left_);
    all->addWidget(table_);
    auto* buttons = new QHBoxLayout;
    theme::setPrimary(strike_);
    strike_->setObjectName(QStringLiteral("damage.strike"));
    strike_->setText(tr("Strike"));
    theme::setKeyCap(strike_, QStringLiteral("\u21B5"));
    auto* best = new QPushButton(tr("Suggest"));
    best->setObjectName(QStringLiteral("damage.suggest"));
    theme::setKeyCap(best, QStringLiteral("D"));
    buttons->addWidget(strike_);
    buttons->addWidget(best);
    buttons->addStretch(1);
    all->addLayout(buttons);
    connect(strike_, &QPushButton::clicked, this, &DamagePanel::strikeWanted);
    connect(best, &QPushButton::clicked, this, &DamagePanel::suggestWanted);
}

void DamagePanel::setPlan(const Moment& moment, const DamagePlan& plan) {
    const bool other =
        rows_.size() != plan.targets.size() ||
        !std::ranges::equal(plan.targets, plan_.targets, {}, &DamageTarget::unit, &DamageTarget::unit);
    plan_ = plan;
    if (other) makeRows(moment);
    title_->setText(tr("Damage in %1").arg(provinceName(*moment.setting, moment.state.battle.province)));
    setAccessibleName(title_->text());
    fill();
}

void DamagePanel::makeRows(const Moment& moment) {
    delete table_->layout();
    for (const Row& row : rows_)
        delete row.line;
    rows_.clear();
    auto* column = new QVBoxLayout(table_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3);
    for (std::size_t i = 0; i < plan_.targets.size(); ++i) {
        Row row;
        row.line = new QWidget;
        auto* line = new QHBoxLayout(row.line);
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(6);
        const QString name = unitName(moment, plan_.targets[i].unit);
        auto* words = new QVBoxLayout;
        words->setSpacing(0);
        auto* unit = new QLabel(name);
        unit->setWordWrap(true);
        row.fate = new QLabel;
        theme::setFontRole(row.fate, theme::FontRole::Note);
        words->addWidget(unit);
        words->addWidget(row.fate);
        row.minus = signButton(theme::Icon::Minus, QStringLiteral("damage.minus.%1").arg(i));
        row.plus = signButton(theme::Icon::Plus, QStringLiteral("damage.plus.%1").arg(i));
        row.minus->setAccessibleName(tr("Take 1 damage back from %1").arg(name));
        row.plus->setAccessibleName(tr("Lay 1 damage on %1").arg(name));
        row.laid = new QLabel;
        row.laid->setAlignment(Qt::AlignCenter);
        row.laid->setMinimumWidth(22);
        theme::setFontRole(row.laid, theme::FontRole::TextBold);
        line->addLayout(words, 1);
        line->addWidget(row.minus);
        line->addWidget(row.laid);
        line->addWidget(row.plus);
        column->addWidget(row.line);
        connect(row.plus, &QPushButton::clicked, this, [this, i] { emit layWanted(plan_.targets[i].unit); });
        connect(row.minus, &QPushButton::clicked, this,
                [this, i] { emit takeBackWanted(plan_.targets[i].unit); });
        row.plus->installEventFilter(this);
        row.minus->installEventFilter(this);
        rows_.push_back(row);
    }
    if (!rows_.empty()) setFocusProxy(rows_.front().plus);
}

void DamagePanel::fill() {
    left_->setText(plan_.left() > 0 ? tr("%1 of %n point(s) left", nullptr, plan_.points).arg(plan_.left())
                                    : tr("All %n point(s) laid", nullptr, plan_.points));
    theme::setRefused(strike_, plan_.left() > 0);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const DamageTarget& target = plan_.targets[i];
        rows_[i].laid->setText(number(target.laid));
        rows_[i].fate->setText(fateWords(target));
        const DamageFate fate = fateOf(target);
        theme::setTextRole(rows_[i].fate, fate == DamageFate::dies       ? theme::Role::Bad
                                          : fate == DamageFate::retreats ? theme::Role::Warn
                                                                         : theme::Role::Ink2);
        rows_[i].minus->setEnabled(target.laid > 0);
    }
}

int DamagePanel::focusedRow() const {
    for (std::size_t i = 0; i < rows_.size(); ++i)
        if (rows_[i].line->isAncestorOf(focusWidget())) return static_cast<int>(i);
    return -1;
}

bool DamagePanel::act(int key) {
    const int row = focusedRow();
    const bool atRow = row >= 0 && rows_[static_cast<std::size_t>(row)].plus->hasFocus(); // its place
    const int count = static_cast<int>(rows_.size());
    switch (key) {
    case Qt::Key_D:
        emit suggestWanted();
        return true;
    case Qt::Key_Plus:
        if (row >= 0) emit layWanted(plan_.targets[static_cast<std::size_t>(row)].unit);
        return row >= 0;
    case Qt::Key_Minus:
        if (row >= 0) emit takeBackWanted(plan_.targets[static_cast<std::size_t>(row)].unit);
        return row >= 0;
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (row < 0) return false;
        rows_[static_cast<std::size_t>((row + (key == Qt::Key_Down ? 1 : count - 1)) % count)].plus->setFocus(
            Qt::TabFocusReason);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (plan_.left() > 0 || !atRow) return false; // the button's own
        emit strikeWanted();
        return true;
    default:
        return false;
    }
}

void DamagePanel::keyPressEvent(QKeyEvent* event) {
    if (!act(event->key())) QWidget::keyPressEvent(event);
}

bool DamagePanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress && act(static_cast<QKeyEvent*>(event)->key())) return true;
    return QWidget::eventFilter(watched, event);
}

} // namespace marches::warriors::face
