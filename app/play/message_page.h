#pragma once

#include "app/play/prompt.h"

#include <QWidget>

namespace marches::play {

/// A page of the window that says one thing and gives the ways on: an interrupted game, a file that cannot be
/// read.
class MessagePage : public QWidget {
    Q_OBJECT

public:
    /// The first button is the primary one.
    MessagePage(const QString& title, const QString& text, const std::vector<Button>& buttons,
                QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* first_ = nullptr;
};

} // namespace marches::play
