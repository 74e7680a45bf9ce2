#pragma once

#include "app/play/face.h"
#include "app/play/running_game.h"

#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace marches::play {

/// The games that were left before their end, newest first: what each is, who plays, how far it is, and the
/// ways on. Holds their locks as long as it stands.
class LeftGamesPage : public QWidget {
    Q_OBJECT

public:
    /// `games`, not empty. `shelf`: the games of the program, which know how to open them.
    LeftGamesPage(std::vector<Interrupted> games, std::span<const GameEntry> shelf,
                  QWidget* parent = nullptr);
    ~LeftGamesPage() override;

    /// The game of a row, for `RunningGame::resume`; its row is done with.
    Interrupted take(std::size_t row);
    void offerWayBack(bool offer); ///< a game is on the table

signals:
    void goOnWanted(std::size_t row);
    void newGameWanted();
    void openWanted();
    void backWanted();
    void emptied(); ///< the last one was thrown away

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Row;
    Row* makeRow(std::size_t number);
    void describe(Row& row) const;
    void throwAway(Row& row);
    void retranslate();

    std::span<const GameEntry> shelf_;
    QLabel* title_;
    QLabel* hint_;
    QPushButton* newGame_;
    QPushButton* open_;
    QPushButton* back_;
    QVBoxLayout* list_;
    std::vector<std::unique_ptr<Row>> rows_;
};

} // namespace marches::play
