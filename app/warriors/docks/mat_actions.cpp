#include "app/warriors/docks/mat_actions.h"

#include "app/shell/parts.h"
#include "app/theme/look.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace marches::warriors::face {

namespace {
constexpr int columns = 4;
} // namespace

MatActions::MatActions(QWidget* parent)
    : QWidget(parent), title_(shell::roleLabel(theme::FontRole::Name)), grid_(new QGridLayout(this)) {
    setObjectName(QStringLiteral("playmat.actions"));
    grid_->setContentsMargins(10, 4, 10, 8);
    grid_->setHorizontalSpacing(8);
    grid_->setVerticalSpacing(6);
    grid_->addWidget(title_, 0, 0, 1, columns);
    for (int column = 0; column < columns; ++column)
        grid_->setColumnStretch(column, 1);
    retranslate();
}

void MatActions::setActions(std::vector<play::Button> actions) {
    actions_ = std::move(actions);
    while (buttons_.size() < actions_.size()) {
        auto* button = new QPushButton;
        const std::size_t number = buttons_.size();
        theme::setControlSize(button, theme::ControlSize::Large);
        connect(button, &QPushButton::clicked, this, [this, number] {
            if (number >= actions_.size()) return;
            if (const auto press = actions_[number].press) press();
        });
        const int place = static_cast<int>(number);
        grid_->addWidget(button, 1 + place / columns, place % columns);
        buttons_.push_back(button);
    }
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        QPushButton* button = buttons_[i];
        button->setVisible(i < actions_.size());
        if (i >= actions_.size()) continue;
        const play::Button& action = actions_[i];
        button->setObjectName(QStringLiteral("playmat.") + action.id);
        button->setText(action.text);
        button->setIcon(action.icon);
        button->setToolTip(action.why);
        theme::setDetail(button, action.refused ? action.why : action.note);
        theme::setRefused(button, action.refused);
    }
    updateGeometry();
}

void MatActions::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void MatActions::retranslate() {
    title_->setText(tr("Or, in place of a token", "heading of what else an Action can be"));
}

} // namespace marches::warriors::face
