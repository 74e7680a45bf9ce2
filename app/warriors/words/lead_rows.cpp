#include "app/warriors/words/lead_rows.h"

#include "app/theme/icons.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/words.h"
#include "engine/warriors/query.h"

#include <QCoreApplication>

namespace marches::warriors::face {

namespace {

struct Leads {
    Q_DECLARE_TR_FUNCTIONS(Leads)
};

} // namespace

std::vector<play::LogEntry> leadRows(const Moment& before, const State& after) {
    const Setting& setting = *before.setting;
    // One after the other: a shift may give one title and take another.
    auto points = allVictoryPoints(setting, before.state);
    const auto change = [&](SeatId seat, int vp) {
        VictoryPoints& held = points[index(seat)];
        const int until = held.total();
        held.leaders += vp;
        return std::pair{until, held.total()};
    };
    std::vector<play::LogEntry> rows;
    for (const Path path : allPaths) {
        const auto was = leader(setting, before.state, path);
        const auto is = leader(setting, after, path);
        if (was == is) continue;
        play::LogEntry row;
        QStringList changes;
        const auto addNamed = [&](SeatId seat, int vp) {
            const auto [until, now] = change(seat, vp);
            //: A country and its Victory Points until now and from now on: "France 9 → 6 VP"
            changes << Leads::tr("%1 %2 → %3 VP").arg(seatName(setting, seat)).arg(until).arg(now);
        };
        if (is) {
            row.seat = *is;
            //: %1 a country, %2 the title that it has won: "France is now Trader"
            row.text = Leads::tr("%1 is now %2").arg(seatName(setting, *is), leaderName(path));
            if (was) {
                addNamed(*is, setting.tables.leaderVp);
            } else {
                const auto [until, now] = change(*is, setting.tables.leaderVp);
                //: Victory Points until now and from now on
                changes << Leads::tr("%1 → %2 VP").arg(until).arg(now);
            }
        } else {
            //: %1 a title; several share the first place
            row.text = Leads::tr("Nobody is %1 now: a tie").arg(leaderName(path));
            row.icon = theme::icon(iconFor(path));
        }
        if (was) addNamed(*was, -setting.tables.leaderVp);
        row.detail = changes.join(QStringLiteral(", "));
        rows.push_back(std::move(row));
    }
    return rows;
}

QStringList leadsAfterShift(const Moment& moment, SeatId seat, const step::Shift& shift) {
    State after = moment.state;
    auto& tokens = after.player(seat).tokens;
    --tokens[static_cast<std::size_t>(shift.from)];
    ++tokens[static_cast<std::size_t>(shift.to)];
    QStringList lines;
    for (const play::LogEntry& row : leadRows(moment, after))
        lines << leadLine(row);
    return lines;
}

QString leadLine(const play::LogEntry& row) {
    //: A title that changes hands, and the Victory Points: "France is now Trader (6 → 9 VP)"
    return Leads::tr("%1 (%2)").arg(row.text, row.detail);
}

} // namespace marches::warriors::face
