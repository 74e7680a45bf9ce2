#pragma once

#include "app/shell/button.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace marches::shell {

/// A page of the window that says one thing and gives the ways on: a file that cannot be read, a game that
/// cannot be saved.
class MessagePage : public QWidget {
    Q_OBJECT

public:
    /// The first button is the primary one.
    MessagePage(const QString& title, const QString& text, const std::vector<Button>& buttons,
                QWidget* parent = nullptr);

    /// Between the text and the buttons: what is wrong, in detail.
    void addBelowText(QWidget* content);

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* first_ = nullptr;
    QVBoxLayout* inside_;
};

} // namespace marches::shell
