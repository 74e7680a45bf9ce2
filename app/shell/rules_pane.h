#pragma once

#include <QWidget>

#include <functional>

class QComboBox;
class QLineEdit;
class QListWidget;
class QToolButton;

namespace marches::shell {

class RulesView;

/// The rules with their contents: a list beside them where there is the width for it, else a box above; and a
/// field to find words in them.
class RulesPane : public QWidget {
    Q_OBJECT

public:
    explicit RulesPane(QWidget* parent = nullptr);

    /// See `RulesView::setRules`; asked for again when the language changes.
    void setRules(std::function<QString()> markdown);
    RulesView& view() { return *view_; }
    /// In a window of its own it needs no button that opens one.
    void setInWindow();

signals:
    void windowWanted(); ///< a window of its own

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fillContents();
    void showChapter();
    void find(bool next);
    void retranslate();

    std::function<QString()> markdown_;
    QComboBox* chapters_;
    QListWidget* contents_;
    QLineEdit* find_;
    QToolButton* window_;
    RulesView* view_;
};

} // namespace marches::shell
