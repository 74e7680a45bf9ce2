#pragma once

#include "app/warriors/moment.h"

#include <QAbstractListModel>

namespace marches::warriors::face {

/// What has been said in this Trade phase: offers that wait and offers that were declined, newest last.
class SaidModel : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    void setMoment(const Moment& moment);
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Said {
        SeatId from = noSeat;
        Colour colour{};
        QString text;
        bool waits = false;
        bool operator==(const Said&) const = default;
    };
    std::vector<Said> rows_;
};

} // namespace marches::warriors::face
