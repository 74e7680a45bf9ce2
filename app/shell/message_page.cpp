#include "app/shell/message_page.h"

#include "app/theme/look.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace marches::shell {

MessagePage::MessagePage(const QString& title, const QString& text, const std::vector<Button>& buttons,
                         QWidget* parent)
    : QWidget(parent) {
    setObjectName(QStringLiteral("message"));
    auto* card = new QFrame;
    theme::setCard(card);
    card->setMaximumWidth(720);
    auto* heading = new QLabel(title);
    heading->setObjectName(QStringLiteral("message.title"));
    heading->setWordWrap(true);
    theme::setFontRole(heading, theme::FontRole::DialogTitle);
    auto* body = new QLabel(text);
    body->setObjectName(QStringLiteral("message.text"));
    body->setWordWrap(true);
    body->setTextFormat(Qt::PlainText);
    body->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    bool primary = true;
    for (const Button& button : buttons) {
        auto* widget = new QPushButton(button.icon, button.text);
        widget->setObjectName(QStringLiteral("message.") + button.id);
        theme::setControlSize(widget, theme::ControlSize::Large);
        theme::setPrimary(widget, primary);
        widget->setAutoDefault(true);
        connect(widget, &QPushButton::clicked, this, [press = button.press] {
            const auto todo = press; // the page may go while it runs
            if (todo) todo();
        });
        if (primary) first_ = widget;
        primary = false;
        row->insertWidget(1, widget); // the primary one stands at the right end
    }
    inside_ = new QVBoxLayout(card);
    inside_->setContentsMargins(24, 20, 24, 20);
    inside_->setSpacing(14);
    inside_->addWidget(heading);
    inside_->addWidget(body);
    body->setHidden(text.isEmpty());
    inside_->addLayout(row);
    auto* middle = new QHBoxLayout;
    middle->addStretch(1);
    middle->addWidget(card, 4);
    middle->addStretch(1);
    auto* all = new QVBoxLayout(this);
    all->addStretch(1);
    all->addLayout(middle);
    all->addStretch(2);
}

void MessagePage::addBelowText(QWidget* content) {
    inside_->insertWidget(2, content);
}

void MessagePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (first_) first_->setFocus(Qt::OtherFocusReason);
}

} // namespace marches::shell
