#pragma once

#include <QTextBrowser>

namespace marches::play {

/// The Rules dock: the game's rules page, opened at a rule. Rule ids are its headings.
class RulesView : public QTextBrowser {
    Q_OBJECT

public:
    explicit RulesView(QWidget* parent = nullptr);

    /// Markdown with one heading a rule, the id being its last or only word.
    void setRules(const QString& markdown);
    /// False: there is no such rule.
    bool goToRule(const QString& ruleId);

protected:
    void changeEvent(QEvent* event) override;
};

} // namespace marches::play
