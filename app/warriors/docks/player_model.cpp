#include "app/warriors/docks/player_model.h"

#include "app/warriors/docks/offer_need.h"
#include "app/warriors/newgame/computer_names.h"
#include "app/warriors/pieces/words.h"
#include "engine/warriors/rules.h"

#include <algorithm>

namespace marches::warriors::face {

namespace {

/// What the player is doing, where several decide at once; else nothing.
QString doing(const Moment& moment, SeatId seat) {
    const Setting& setting = *moment.setting;
    const State& state = moment.state;
    if (state.player(seat).left) return PlayerModel::tr("has left the game");
    if (state.stage != Stage::trade) return {};
    const bool mine = seat == moment.hand;
    const bool alone = std::ranges::count(moment.sitters, true, &Sitter::human) == 1;
    //: Beside the country of the only person who plays with computer players
    if (mine && alone) return PlayerModel::tr("you");
    //: Who has mouse and keyboard now, where several decide at once
    if (mine) return PlayerModel::tr("at the screen");
    if (!takesPartInTrade(setting, state, seat)) return PlayerModel::tr("no Trade Center");
    if (decision(setting, state).waits.contains(seat)) return PlayerModel::tr("may trade");
    if (waitsForAnswer(state, seat)) return PlayerModel::tr("waits for an answer");
    const bool answers = mayBeOffered(moment, seat);
    if (state.tradeDone.contains(seat))
        return answers ? PlayerModel::tr("done, still answers offers") : PlayerModel::tr("done");
    return answers ? PlayerModel::tr("no route open, answers offers")
                   : PlayerModel::tr("nothing to trade now");
}

QString who(const Moment& moment, SeatId seat, const QString& what) {
    const Sitter& sitter = moment.sitter(seat);
    const QString name = sitter.kind.isEmpty() ? sitter.name : computerName(sitter.kind);
    if (name.isEmpty()) return what;
    //: Who plays a country, and what he is doing: "Anna · done"
    return what.isEmpty() ? name : PlayerModel::tr("%1 · %2").arg(name, what);
}

/// All that a card shows, in words.
QStringList told(const PlayerCell& cell) {
    QStringList parts{
        PlayerModel::tr("%1, %2 of %3 Victory Points").arg(cell.country).arg(cell.total).arg(cell.threshold),
        PlayerModel::tr("VP: provinces %1, Forts %2, kills %3, bought %4, leaders %5")
            .arg(cell.parts[0])
            .arg(cell.parts[1])
            .arg(cell.parts[2])
            .arg(cell.parts[3])
            .arg(cell.parts[4]),
        amounts(cell.resources)};
    if (!cell.who.isEmpty()) parts.insert(1, cell.who);
    for (const Path title : cell.titles)
        parts << leaderName(title);
    if (cell.sideTotal > 0)
        parts << PlayerModel::tr("the alliance: %1 of %2").arg(cell.sideTotal).arg(cell.threshold);
    if (!cell.enemies.isEmpty()) parts << PlayerModel::tr("at war with %1").arg(joined(cell.enemies));
    return parts;
}

} // namespace

PlayerCell playerCell(const Moment& moment, SeatId seat) {
    const Setting& setting = *moment.setting;
    const State& state = moment.state;
    PlayerCell cell;
    cell.seat = seat;
    cell.colour = moment.colour(seat);
    cell.country = seatName(setting, seat);
    cell.doing = doing(moment, seat);
    cell.who = who(moment, seat, cell.doing);
    if (const QString& kind = moment.sitter(seat).kind; !kind.isEmpty()) cell.level = computerLevel(kind);
    const VictoryPoints points = victoryPoints(setting, state, seat);
    cell.parts = {points.provinces, points.forts, points.kills, points.bought, points.leaders};
    cell.total = points.total();
    if (setting.allied) cell.sideTotal = sideVictoryPoints(setting, state, seat);
    cell.threshold = setting.threshold();
    cell.resources = state.player(seat).resources;
    cell.asked = moment.waitedFor().contains(seat);
    cell.left = state.player(seat).left;
    for (const Path path : allPaths)
        if (leader(setting, state, path) == seat) cell.titles.push_back(path);
    for (const SeatId other : moment.allSeats())
        if (other != seat && atWar(state, seat, other)) cell.enemies << seatName(setting, other);
    return cell;
}

void PlayerModel::setMoment(const Moment& moment) {
    if (cells_.size() != moment.seats()) {
        beginResetModel(); // another game
        cells_.assign(moment.seats(), {});
        endResetModel();
    }
    for (std::size_t i = 0; i < cells_.size(); ++i) {
        PlayerCell fresh = playerCell(moment, idAt<SeatId>(i));
        if (fresh == cells_[i]) continue;
        cells_[i] = std::move(fresh);
        const QModelIndex where = index(static_cast<int>(i));
        emit dataChanged(where, where);
    }
}

int PlayerModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(cells_.size());
}

QVariant PlayerModel::data(const QModelIndex& where, int role) const {
    if (!where.isValid()) return {};
    const PlayerCell& found = cell(where.row());
    switch (role) {
    case CellRole:
        return QVariant::fromValue(found);
    case Qt::DisplayRole:
        return found.country;
    case Qt::AccessibleTextRole:
        return told(found).join(QStringLiteral("; "));
    case Qt::ToolTipRole:
        return told(found).join(QLatin1Char('\n'));
    default:
        return {};
    }
}

} // namespace marches::warriors::face
