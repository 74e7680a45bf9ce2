#include "app/play/refusal_view.h"

#include "app/play/seat_look.h"
#include "app/shell/card_frame.h"
#include "app/theme/fonts.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace marches::play {

namespace {
QLabel* words(const QString& text, const char* name) {
    auto* label = new QLabel(text);
    label->setObjectName(QString::fromLatin1(name));
    label->setWordWrap(true);
    return label;
}
} // namespace

RefusalView::RefusalView(const RefusalCard& card, QWidget* parent)
    : QWidget(parent), why_(card.ruleSentence.isEmpty() ? card.title : card.ruleSentence), rule_(card.rule),
      ruleSentence_(words(card.ruleSentence, "refusal.rule-sentence")) {
    setObjectName(QStringLiteral("refusal"));
    setAccessibleName(card.title);

    auto* sign = new QLabel;
    sign->setPixmap(
        theme::icon(theme::Icon::Refused, currentTheme().colour(theme::Role::Bad)).pixmap(24, 24));
    sign->setFixedWidth(30);
    auto* title = words(card.title, "refusal.title");
    theme::setFontRole(title, theme::FontRole::Name);
    auto* top = new QHBoxLayout;
    top->addWidget(sign, 0, Qt::AlignTop);
    top->addWidget(title, 1);

    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(8);
    all->addLayout(top);
    auto* sentence = words(theme::labelText(card.sentence), "refusal.sentence");
    sentence->setTextFormat(Qt::RichText);
    all->addWidget(sentence);

    if (!card.steps.empty()) {
        auto* steps = new QGridLayout;
        steps->setHorizontalSpacing(10);
        steps->setColumnStretch(1, 1);
        for (std::size_t i = 0; i < card.steps.size(); ++i) {
            auto* number = new QLabel(QLocale().toString(i + 1));
            theme::setFontRole(number, theme::FontRole::TextBold);
            steps->addWidget(number, static_cast<int>(i), 0, Qt::AlignTop);
            steps->addWidget(words(card.steps[i], "refusal.step"), static_cast<int>(i), 1);
        }
        all->addLayout(steps);
    }

    QPushButton* firstButton = nullptr;
    if (!card.remedies.empty()) {
        auto* heading = new QLabel(tr("What would do it", "heading above the ways out of a refusal"));
        theme::setFontRole(heading, theme::FontRole::NoteBold);
        all->addWidget(heading);
        for (const Button& remedy : card.remedies) {
            auto* button = new QPushButton(remedy.icon, remedy.text);
            button->setObjectName(QStringLiteral("card.") + remedy.id);
            theme::setNote(button, remedy.note);
            theme::setControlSize(button, theme::ControlSize::Large);
            connect(button, &QPushButton::clicked, this, [this, press = remedy.press] {
                emit closeWanted();
                if (press) press();
            });
            all->addWidget(button);
            if (!firstButton) firstButton = button;
        }
    }

    theme::setTextRole(ruleSentence_, theme::Role::Ink2);
    ruleSentence_->hide();
    all->addWidget(ruleSentence_);

    QHBoxLayout* bottom = shell::CardFrame::addFoot(*all);
    if (!card.rule.isEmpty()) {
        auto* rule = new QLabel;
        rule->setObjectName(QStringLiteral("refusal.rule"));
        rule->setWordWrap(true);
        rule->setTextInteractionFlags(Qt::LinksAccessibleByKeyboard | Qt::LinksAccessibleByMouse);
        //: A link to the rules page; %1 the title of its section, such as "Maneuvering"
        const QString text =
            card.ruleSection.isEmpty() ? tr("To the rule") : tr("Rule: %1").arg(card.ruleSection);
        rule->setText(
            theme::labelText(QStringLiteral("<a href=\"%1\">%2</a>").arg(card.rule, text.toHtmlEscaped())));
        rule->setToolTip(card.ruleSentence);
        rule->setAccessibleDescription(card.ruleSentence);
        connect(rule, &QLabel::linkActivated, this, &RefusalView::ruleWanted);
        bottom->addWidget(rule, 1);
    } else {
        bottom->addStretch(1);
    }
    auto* close = new QPushButton(tr("Close", "a card"));
    close->setObjectName(QStringLiteral("card.close"));
    theme::setKeyCap(close, QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText));
    connect(close, &QPushButton::clicked, this, &RefusalView::closeWanted);
    bottom->addWidget(close);
    setFocusProxy(firstButton ? firstButton : close);
}

QString RefusalView::tellRule() {
    ruleSentence_->setVisible(!ruleSentence_->text().isEmpty());
    return why_;
}

} // namespace marches::play
