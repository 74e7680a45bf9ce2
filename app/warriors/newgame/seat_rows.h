#pragma once

#include "app/warriors/newgame/new_game_draft.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace marches::warriors::face {

/// The seats of a new game: how many, and for each its arms, name, who plays it and which country; chosen or
/// drawn countries; alliances. Changes the draft it is given.
class SeatRows : public QWidget {
    Q_OBJECT
public:
    explicit SeatRows(QWidget* parent = nullptr);

    void show(const NewGameDraft& draft, const SeatPlan& plan, const Map& map);
    /// Where the page is low.
    void setTight(bool tight);

signals:
    void playersWanted(int players);
    void personWanted(int seat, const QString& person);
    void changeWanted(const marches::warriors::face::DraftChange& change);

private:
    struct Row {
        QWidget* card = nullptr;
        QToolButton* arms = nullptr;
        QLineEdit* person = nullptr;
        QComboBox* kind = nullptr;
        QComboBox* country = nullptr;
        QString given; ///< the kind that it has
    };

    Row makeRow(int seat);
    void fillCounts(const NewGameDraft& draft, const SeatPlan& plan);
    void fillRow(std::size_t seat, const NewGameDraft& draft, const SeatPlan& plan, const Map& map);
    void fillSides(const NewGameDraft& draft, const Map& map);

    bool tight_ = false;
    QLabel* title_;
    QLabel* playersWord_;
    std::vector<QPushButton*> counts_;
    std::vector<Row> rows_;
    QWidget* rowBox_;
    QLabel* countriesWord_;
    QPushButton* chosen_;
    QPushButton* drawn_;
    QLabel* alliancesWord_;
    QComboBox* alliances_;
    std::vector<std::vector<int>> sides_;
};

} // namespace marches::warriors::face
