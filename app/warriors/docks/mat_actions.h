#pragma once

#include "app/play/prompt.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;

namespace marches::warriors::face {

/// Below the mat, where there is room: what an Action can be beside a token. What can't be done says why, and
/// may be pressed to hear it in full.
class MatActions : public QWidget {
    Q_OBJECT
public:
    explicit MatActions(QWidget* parent = nullptr);

    void setActions(std::vector<play::Button> actions); ///< object names "playmat.ID"
    bool empty() const { return actions_.empty(); }

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    std::vector<play::Button> actions_;
    std::vector<QPushButton*> buttons_;
    QLabel* title_;
    QGridLayout* grid_;
};

} // namespace marches::warriors::face
