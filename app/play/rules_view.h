#pragma once

#include <QHash>
#include <QTextBrowser>

#include <functional>

namespace marches::play {

/// The Rules dock: the game's rules page, opened at a rule. Rule ids are headings of its Markdown and words
/// in its text; nobody sees them: they are places to go to and links.
class RulesView : public QTextBrowser {
    Q_OBJECT

public:
    explicit RulesView(QWidget* parent = nullptr);

    /// Markdown with one heading a rule, the id being its last or only word. It is asked for when the page is
    /// first looked at: laying it out takes longer than painting the map.
    void setRules(std::function<QString()> markdown);
    /// False: there is no such rule.
    bool goToRule(const QString& ruleId);
    void goToStart();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void read();
    void hideIds();
    void linkIds();
    void dressLinks();
    void dress();

    std::function<QString()> unread_;
    QHash<QString, QString> chapters_; ///< of each rule: the title that stands above it
};

} // namespace marches::play
