#include "app/warriors/docks/partner_model.h"

#include "app/play/seat_look.h"
#include "app/theme/heraldry.h"
#include "app/warriors/docks/offer_need.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/words.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"

#include <algorithm>

namespace marches::warriors::face {

PartnerCell partnerCell(const Moment& moment, SeatId partner) {
    const Setting& setting = *moment.setting;
    const State& state = moment.state;
    const SeatId self = moment.hand;
    PartnerCell cell;
    cell.partner = partner;
    cell.colour = moment.colour(partner);
    cell.country = seatName(setting, partner);
    if (const auto route = routeBetween(state, self, partner)) {
        cell.route = true;
        cell.usable = routeUsable(setting, state, self, partner);
        cell.opener = idAt<SeatId>(route->opener);
        cell.openedBy = seatName(setting, cell.opener);
    }
    cell.offersMade = state.offersMade[index(self)][index(partner)];
    cell.offerLimit = setting.tables.offerLimit;
    cell.trading = moment.live && moment.asked() == Stage::trade;
    if (!cell.trading) return cell;
    cell.canOpen = !cell.route && canOpenRoute(moment, partner);
    if (!cell.canOpen) cell.whyNot = offerNeed(moment, partner);
    return cell;
}

void PartnerModel::setMoment(const Moment& moment) {
    std::vector<PartnerCell> fresh;
    if (!moment.empty() && isSeat(moment.hand))
        for (const SeatId seat : moment.allSeats())
            if (seat != moment.hand && !moment.state.player(seat).left)
                fresh.push_back(partnerCell(moment, seat));
    const auto samePartner = [](const PartnerCell& a, const PartnerCell& b) {
        return a.partner == b.partner;
    };
    // another seat's partners, or one has left: what belongs to a row belongs to its partner
    if (!std::equal(fresh.begin(), fresh.end(), cells_.begin(), cells_.end(), samePartner)) {
        beginResetModel();
        cells_ = std::move(fresh);
        endResetModel();
        return;
    }
    for (std::size_t i = 0; i < fresh.size(); ++i) {
        if (fresh[i] == cells_[i]) continue;
        cells_[i] = std::move(fresh[i]);
        emit dataChanged(index(static_cast<int>(i), 0), index(static_cast<int>(i), columns - 1));
    }
}

int PartnerModel::rowOf(SeatId partner) const {
    for (std::size_t i = 0; i < cells_.size(); ++i)
        if (cells_[i].partner == partner) return static_cast<int>(i);
    return -1;
}

int PartnerModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(cells_.size());
}

QVariant PartnerModel::data(const QModelIndex& where, int role) const {
    if (!where.isValid()) return {};
    const PartnerCell& found = cell(where.row());
    if (role == Qt::ToolTipRole && !found.whyNot.isEmpty()) return found.whyNot;
    switch (where.column()) {
    case countryColumn:
        if (role == Qt::DisplayRole) return found.country;
        if (role == Qt::DecorationRole)
            return theme::shieldIcon(playerColour(found.colour), play::currentTheme());
        break;
    case routeColumn:
        if (role != Qt::DisplayRole) break;
        //: A Trade Route with that player
        if (!found.route) return tr("none");
        //: Of a Trade Route: goods can go over it
        if (found.usable) return tr("open");
        //: Of a Trade Route: nothing can be traded over it now
        return tr("open, no trade now");
    case openedByColumn:
        if (role == Qt::DisplayRole) return found.route ? found.openedBy : QStringLiteral("·");
        break;
    case offersColumn:
        if (role == Qt::DisplayRole)
            //: Offers made in this phase, and how many are allowed
            return found.route ? tr("%1 of %2").arg(found.offersMade).arg(found.offerLimit)
                               : QStringLiteral("·");
        break;
    default:
        break;
    }
    return {};
}

QVariant PartnerModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case countryColumn:
        return tr("Partner");
    //: A Trade Route
    case routeColumn:
        return tr("Route");
    case openedByColumn:
        return tr("Opened by");
    case offersColumn:
        return tr("Offers made");
    default:
        return {};
    }
}

} // namespace marches::warriors::face
