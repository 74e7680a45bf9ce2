#pragma once

#include "app/warriors/moment.h"
#include "engine/table/game.h"

#include <QWidget>

class QGridLayout;
class QLabel;

namespace marches::warriors::face {

/// How the game ended: who won, every player's Victory Points by part, his share of the map. The table can be
/// copied as text.
class EndPage : public QWidget {
    Q_OBJECT
public:
    explicit EndPage(QWidget* parent = nullptr);

    void setResult(const Moment& moment, const Outcome& outcome);
    /// The result as plain text, to be pasted anywhere.
    QString asText() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();

    Moment moment_;
    Outcome outcome_;
    QLabel* title_;
    QLabel* how_;
    QWidget* table_;
};

} // namespace marches::warriors::face
