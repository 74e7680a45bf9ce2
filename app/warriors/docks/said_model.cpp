#include "app/warriors/docks/said_model.h"

#include "app/shell/rows.h"
#include "app/theme/palette.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/words.h"
#include "app/warriors/words/offer_words.h"

#include <algorithm>

namespace marches::warriors::face {

void SaidModel::setMoment(const Moment& moment, const std::vector<Offer>& accepted) {
    std::vector<Said> fresh;
    const auto add = [&](const Offer& offer, Fate fate) {
        fresh.push_back({offer.from, moment.colour(offer.from),
                         //: Two countries and what one offers the other: "2 Gold for 3 Weapons"
                         tr("%1 to %2: %3")
                             .arg(seatName(*moment.setting, offer.from), seatName(*moment.setting, offer.to),
                                  offerSummary(offer.give, offer.take)),
                         fate});
    };
    if (!moment.empty()) {
        for (const Offer& offer : moment.state.declined)
            add(offer, Fate::declined);
        for (const Offer& offer : accepted)
            add(offer, Fate::accepted);
        for (const Offer& offer : moment.state.offers)
            add(offer, Fate::waits);
    }
    const std::size_t common = std::min(rows_.size(), fresh.size());
    for (std::size_t i = 0; i < common; ++i) {
        if (rows_[i] == fresh[i]) continue;
        rows_[i] = fresh[i];
        emit dataChanged(index(static_cast<int>(i)), index(static_cast<int>(i)));
    }
    if (fresh.size() > rows_.size()) {
        beginInsertRows({}, static_cast<int>(common), static_cast<int>(fresh.size()) - 1);
        rows_ = std::move(fresh);
        endInsertRows();
    } else if (fresh.size() < rows_.size()) {
        beginRemoveRows({}, static_cast<int>(common), static_cast<int>(rows_.size()) - 1);
        rows_ = std::move(fresh);
        endRemoveRows();
    }
}

int SaidModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant SaidModel::data(const QModelIndex& where, int role) const {
    if (!where.isValid()) return {};
    const Said& row = rows_[static_cast<std::size_t>(where.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return row.text;
    case shell::ShieldRole:
        return static_cast<int>(playerColour(row.colour));
    case shell::NoteRole:
        //: An offer: not answered yet
        return row.fate == Fate::waits      ? tr("waits")
               : row.fate == Fate::accepted ? tr("accepted", "an offer")
                                            : tr("declined");
    case shell::NoteInkRole:
        return row.fate == Fate::waits      ? QVariant(static_cast<int>(theme::Role::Warn))
               : row.fate == Fate::accepted ? QVariant(static_cast<int>(theme::Role::Good))
                                            : QVariant();
    default:
        return {};
    }
}

} // namespace marches::warriors::face
