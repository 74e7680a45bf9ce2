#pragma once

#include "app/warriors/pieces/moment.h"
#include "engine/warriors/message.h"

#include <QAbstractTableModel>

namespace marches::warriors::face {

/// What one partner is to the seat that trades.
struct PartnerCell {
    SeatId partner = noSeat;
    Colour colour{};
    QString country;
    bool route = false;
    bool usable = false;
    SeatId opener = noSeat;
    QString openedBy;
    int offersMade = 0;
    int offerLimit = 0;
    bool trading = false; ///< it is the Trade phase
    bool canOpen = false;
    QString whyNot; ///< why no route can be opened or used; empty: nothing stands in the way
    bool operator==(const PartnerCell&) const = default;
    /// How much can be done with the partner now: 2 exchange, 1 a route can be opened, 0 nothing.
    int promise() const { return route && usable && whyNot.isEmpty() ? 2 : canOpen ? 1 : 0; }
};

/// The other players of one seat: route, who opened it, offers made in this phase. The last column is for a
/// button.
class PartnerModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { countryColumn, routeColumn, openedByColumn, offersColumn, buttonColumn, columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setMoment(const Moment& moment);
    const PartnerCell& cell(int row) const { return cells_[static_cast<std::size_t>(row)]; }
    int rowOf(SeatId partner) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : columns; }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<PartnerCell> cells_;
};

PartnerCell partnerCell(const Moment& moment, SeatId partner);

} // namespace marches::warriors::face
