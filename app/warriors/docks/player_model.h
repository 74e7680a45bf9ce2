#pragma once

#include "app/warriors/pieces/moment.h"
#include "engine/warriors/query.h"

#include <QAbstractListModel>

#include <array>

namespace marches::warriors::face {

/// All that a player's card shows.
struct PlayerCell {
    SeatId seat = noSeat;
    Colour colour{};
    QString country;
    QString who;                ///< "Anna", "Computer, steady · done"
    QString level;              ///< of a computer player: "steady"
    QString doing;              ///< the end of it: "done"; may be empty
    std::array<int, 5> parts{}; ///< of the Victory Points: provinces, Forts, kills, bought, leaders
    int total = 0;
    int sideTotal = 0; ///< of the whole alliance; 0 without alliances
    int threshold = 0;
    Resources resources;
    std::vector<Path> titles; ///< Builder, Trader, Warrior
    QStringList enemies;      ///< names of the countries at war with it
    bool asked = false;       ///< is waited for
    bool left = false;
    bool operator==(const PlayerCell&) const = default;
};

/// One row a seat, in ascending country number. A new position changes rows, never their number.
class PlayerModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum { CellRole = Qt::UserRole + 1 };

    using QAbstractListModel::QAbstractListModel;

    void setMoment(const Moment& moment);
    const PlayerCell& cell(int row) const { return cells_[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<PlayerCell> cells_;
};

PlayerCell playerCell(const Moment& moment, SeatId seat);

} // namespace marches::warriors::face
