#include "app/warriors/prompts/choice_card.h"

#include "app/shell/card_frame.h"
#include "app/theme/look.h"
#include "app/warriors/pieces/words.h"
#include "app/warriors/prompts/card_label.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::warriors::face {

namespace {

void addLine(QVBoxLayout& group, const QString& text, theme::Role role) {
    if (!text.isEmpty()) group.addWidget(cardLabel(text, theme::FontRole::Note, role));
}

} // namespace

ChoiceCard::ChoiceCard(const Choice& choice, const QString& answered, QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("choice"));
    setAccessibleName(choice.title);
    setAccessibleDescription(choice.sentence);
    auto* title = new QLabel(choice.title);
    title->setObjectName(QStringLiteral("choice.title"));
    title->setWordWrap(true);
    theme::setFontRole(title, theme::FontRole::Name);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(10); // what belongs together stands closer
    all->addWidget(title);
    if (!choice.sentence.isEmpty()) {
        auto* sentence = new QLabel(choice.sentence);
        sentence->setObjectName(QStringLiteral("choice.sentence"));
        sentence->setWordWrap(true);
        theme::setTextRole(sentence, theme::Role::Ink2);
        all->addWidget(sentence);
    }
    for (const ChoiceAnswer& answer : choice.answers) {
        auto* button = new QPushButton(answer.icon, answer.text);
        button->setObjectName(QStringLiteral("choice.") + answer.id);
        button->setToolTip(answer.why);
        button->setAutoDefault(true);
        theme::setNote(button, answer.note);
        theme::setRefused(button, answer.refused);
        theme::setControlSize(button, theme::ControlSize::Large);
        if (buttons_.size() < 9)
            theme::setKeyCap(button, QLocale().toString(static_cast<int>(buttons_.size()) + 1));
        connect(button, &QPushButton::clicked, this, [this, press = answer.press] {
            emit closeWanted();
            if (press) press();
        });
        button->setAccessibleDescription(paragraph({answer.detail, answer.why}));
        auto* group = new QVBoxLayout;
        group->setSpacing(2);
        group->addWidget(button);
        group->addSpacing(shell::CardFrame::ring - 1); // words begin after the ring of the button
        addLine(*group, answer.detail, theme::Role::Ink2);
        if (answer.refused) addLine(*group, answer.why, theme::Role::Warn);
        all->addLayout(group);
        buttons_.push_back(button);
    }
    auto* close = new QPushButton(tr("Close", "a card"));
    close->setObjectName(QStringLiteral("choice.close"));
    theme::setKeyCap(close, QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText));
    connect(close, &QPushButton::clicked, this, &ChoiceCard::closeWanted);
    QHBoxLayout* bottom = shell::CardFrame::addFoot(*all);
    bottom->addStretch(1);
    bottom->addWidget(close);
    const auto focused = std::ranges::find_if(buttons_, [&](const QPushButton* button) {
        return button->objectName() == QStringLiteral("choice.") + answered;
    });
    setFocusProxy(focused != buttons_.end() ? *focused : buttons_.empty() ? close : buttons_.front());
}

QPushButton* ChoiceCard::answered(int key) const {
    const auto which = static_cast<std::size_t>(key - Qt::Key_1);
    return key >= Qt::Key_1 && key <= Qt::Key_9 && which < buttons_.size() ? buttons_[which] : nullptr;
}

/// The figures are the card's while it has the focus, whatever else they do.
bool ChoiceCard::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->modifiers() == Qt::NoModifier && answered(key->key()) != nullptr) {
            key->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void ChoiceCard::keyPressEvent(QKeyEvent* event) {
    if (QPushButton* button = answered(event->key()))
        button->click();
    else
        QWidget::keyPressEvent(event);
}

} // namespace marches::warriors::face
