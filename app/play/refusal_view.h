#pragma once

#include "app/play/prompt.h"

#include <QWidget>

class QLabel;

namespace marches::play {

/// What a refusal's card shows: the sentence with its figures, what has been spent, what would do it, the
/// rule.
class RefusalView : public QWidget {
    Q_OBJECT

public:
    explicit RefusalView(const RefusalCard& card, QWidget* parent = nullptr);

    /// "Why?" once more: the rule's sentence stands on the card from now on. It, or what else explains the
    /// refusal.
    QString tellRule();
    [[nodiscard]] const QString& rule() const { return rule_; } ///< its id; may be empty

signals:
    void closeWanted();
    void ruleWanted(const QString& ruleId);

private:
    QString why_;
    QString rule_;
    QLabel* ruleSentence_;
};

} // namespace marches::play
