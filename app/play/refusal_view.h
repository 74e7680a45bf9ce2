#pragma once

#include "app/play/card_view.h"

class QLabel;
class QVBoxLayout;

namespace marches::play {

/// What a refusal's card shows: the sentence with its figures, what has been spent, what would do it, the
/// rule.
class RefusalView : public CardView {
    Q_OBJECT

public:
    explicit RefusalView(const RefusalCard& card, QWidget* parent = nullptr);

    /// "Why?" once more: the rule's sentence stands on the card from now on. It, or what else explains the
    /// refusal.
    QString tellRule();
    [[nodiscard]] const QString& rule() const { return rule_; } ///< its id; may be empty

signals:
    void ruleWanted(const QString& ruleId);

private:
    void addSteps(QVBoxLayout& all, const RefusalCard& card);
    void addRemedies(QVBoxLayout& all, const RefusalCard& card);
    QLabel* linkToRule(const RefusalCard& card);

    QString why_;
    QString rule_;
    QLabel* ruleSentence_;
};

} // namespace marches::play
