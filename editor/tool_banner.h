#pragma once

#include "app/shell/button.h"

#include <QFrame>
#include <QIcon>

#include <array>
#include <functional>
#include <vector>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace marches::editor {

/// The banner above the map: the tool in hand, what to do now in a title and a sentence, and up to four
/// buttons with their keys.
class ToolBanner : public QFrame {
    Q_OBJECT

public:
    explicit ToolBanner(QWidget* parent = nullptr);

    struct Content {
        QIcon icon;
        QString title;
        QString sentence;
        std::vector<shell::Button> buttons;
        bool primary = false; ///< the last button goes on
        int chosen = -1;      ///< the button of the way it works now; -1: none
    };
    void show(const Content& content);
    void addTool(QWidget* tool); ///< before the buttons
    /// What stands on the cap of an action's key, by its object name.
    void setKeys(std::function<QString(const QString& action)> keyOf) { keyOf_ = std::move(keyOf); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    static constexpr std::size_t mostButtons = 4;

    QIcon icon_;
    QBoxLayout* row_;
    QWidget* keys_; ///< the buttons, in as many lines as they need
    QLabel* title_;
    QLabel* sentence_;
    std::array<QPushButton*, mostButtons> buttons_{};
    std::vector<shell::Button> content_;
    std::function<QString(const QString&)> keyOf_;
};

} // namespace marches::editor
