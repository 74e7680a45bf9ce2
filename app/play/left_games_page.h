#pragma once

#include "app/play/face.h"
#include "app/play/left_games.h"

#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace marches::play {

/// The games that were left before their end, newest first: what each is, who plays, how far it is, and the
/// ways on. Ten of them are read and shown, and ten more when they are asked for.
class LeftGamesPage : public QWidget {
    Q_OBJECT

public:
    /// `games`, not empty. `shelf`: the games of the program, which know how to open them.
    LeftGamesPage(std::vector<LeftGame> games, std::span<const GameEntry> shelf, QWidget* parent = nullptr);
    ~LeftGamesPage() override;

    const LeftGame& game(std::size_t row) const { return games_[row]; }
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
    void showMore();
    Row* makeRow(std::size_t number);
    void read(Row& row) const;
    void describe(Row& row) const;
    void throwAway(Row& row);
    void retranslate();

    std::vector<LeftGame> games_;
    std::span<const GameEntry> shelf_;
    QLabel* title_;
    QLabel* hint_;
    QPushButton* newGame_;
    QPushButton* open_;
    QPushButton* back_;
    QPushButton* more_;
    QVBoxLayout* list_;                      ///< the rows
    std::vector<std::unique_ptr<Row>> rows_; ///< of the first games
};

} // namespace marches::play
