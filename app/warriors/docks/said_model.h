#pragma once

#include "app/warriors/docks/offer_answer.h"
#include "app/warriors/pieces/moment.h"

#include <QAbstractListModel>

#include <vector>

namespace marches::warriors::face {

/// What has been said in this Trade phase: offers that were declined, that were accepted, that wait; of each
/// the newest last.
class SaidModel : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    /// `accepted`: no position keeps them.
    void setMoment(const Moment& moment, const std::vector<Offer>& accepted = {});
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    using Fate = OfferAnswer::Fate;
    struct Said {
        SeatId from = noSeat;
        Colour colour{};
        QString text;
        Fate fate{};
        bool operator==(const Said&) const = default;
    };
    std::vector<Said> rows_;
};

} // namespace marches::warriors::face
