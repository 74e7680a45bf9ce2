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

RefusalView::RefusalView(const RefusalCard& card, QWidget* parent)
    : CardView(QStringLiteral("refusal"), card.title, parent),
      why_(card.ruleSentence.isEmpty() ? card.title : card.ruleSentence), rule_(card.rule),
      ruleSentence_(words(card.ruleSentence, "refusal.rule-sentence")) {
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
    addSteps(*all, card);
    addRemedies(*all, card);
    theme::setTextRole(ruleSentence_, theme::Role::Ink2);
    ruleSentence_->hide();
    all->addWidget(ruleSentence_);

    QHBoxLayout* bottom = shell::CardFrame::addFoot(*all);
    if (card.rule.isEmpty())
        bottom->addStretch(1);
    else
        bottom->addWidget(linkToRule(card), 1);
    addClose(*bottom, tr("Close", "a card"));
}

void RefusalView::addSteps(QVBoxLayout& all, const RefusalCard& card) {
    if (card.steps.empty()) return;
    auto* steps = new QGridLayout;
    steps->setHorizontalSpacing(10);
    steps->setColumnStretch(1, 1);
    for (std::size_t i = 0; i < card.steps.size(); ++i) {
        auto* number = new QLabel(QLocale().toString(i + 1));
        theme::setFontRole(number, theme::FontRole::TextBold);
        steps->addWidget(number, static_cast<int>(i), 0, Qt::AlignTop);
        steps->addWidget(words(card.steps[i], "refusal.step"), static_cast<int>(i), 1);
    }
    all.addLayout(steps);
}

void RefusalView::addRemedies(QVBoxLayout& all, const RefusalCard& card) {
    if (card.remedies.empty()) return;
    auto* heading = new QLabel(tr("What would do it", "heading above the ways out of a refusal"));
    theme::setFontRole(heading, theme::FontRole::NoteBold);
    all.addWidget(heading);
    for (const Button& remedy : card.remedies) {
        QPushButton* button = addButton(all, remedy);
        theme::setNote(button, remedy.note);
        theme::setControlSize(button, theme::ControlSize::Large);
    }
}

QLabel* RefusalView::linkToRule(const RefusalCard& card) {
    //: A link to the rules page; %1 the title of its section, such as "Maneuvering"
    const QString text =
        card.ruleSection.isEmpty() ? tr("To the rule") : tr("Rule: %1").arg(card.ruleSection);
    QLabel* rule =
        words(theme::labelText(QStringLiteral("<a href=\"%1\">%2</a>").arg(card.rule, text.toHtmlEscaped())),
              "refusal.rule");
    rule->setTextInteractionFlags(Qt::LinksAccessibleByKeyboard | Qt::LinksAccessibleByMouse);
    rule->setToolTip(card.ruleSentence);
    rule->setAccessibleDescription(card.ruleSentence);
    connect(rule, &QLabel::linkActivated, this, &RefusalView::ruleWanted);
    return rule;
}

QString RefusalView::tellRule() {
    ruleSentence_->setVisible(!ruleSentence_->text().isEmpty());
    return why_;
}

} // namespace marches::play
