#pragma once

#include <QDialog>

#include <functional>

class QPushButton;

namespace marches::shell {

class RulesPane;

/// The rules, large, in a window that the game goes on beside.
class RulesWindow : public QDialog {
    Q_OBJECT

public:
    /// `markdown`: see `RulesView::setRules`; asked for as long as the window lives.
    RulesWindow(std::function<QString()> markdown, QWidget* parent);

    /// Shows it in front, at a chapter of `RulesView::chapters`; -1: at the start.
    void showAt(int chapter);
    /// Shows it in front, at a rule; at the start where the page has no such rule.
    void showRule(const QString& ruleId);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    RulesPane* pane_;
    QPushButton* close_;
};

} // namespace marches::shell
