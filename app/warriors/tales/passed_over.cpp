#include "app/warriors/tales/passed_over.h"

#include "app/warriors/pieces/words.h"
#include "engine/warriors/query.h"

#include <optional>

namespace marches::warriors::face {

std::vector<Phase> passedOver(std::span<const Event> events) {
    std::vector<Phase> passed;
    std::optional<Phase> begun;
    for (const Event& event : events) {
        if (event.code != EventCode::phaseBegan) continue;
        if (begun && *begun != Phase::upkeep && *begun != Phase::downkeep) passed.push_back(*begun);
        begun = as<EventCode::phaseBegan>(event).phase;
    }
    return passed;
}

QString notAskedInTrade(const Moment& moment, SeatId seat) {
    const Setting& setting = *moment.setting;
    const QString who = seatName(setting, seat);
    const int rate = bankRate(setting, moment.state, seat);
    switch (tradeBar(setting, moment.state, seat)) {
    case TradeBar::noCenter:
        //: %1 a country, that of the reader
        return Log::tr("%1 was not asked in Trade: it controls no Trade Center.").arg(who);
    case TradeBar::monopoly:
        //: %1 a country, that of the reader
        return Log::
            tr("%1 was not asked in Trade: another's Monopoly keeps it from the bank, and no route is left "
               "to it.")
                .arg(who);
    case TradeBar::noneToOpen:
        //: %1 a country, %2 the bank's rate: 7 of %2:1, %3 a level of Trade
        return Log::tr(
                   "%1 was not asked in Trade: too little for the bank at %2:1, and Trade %3 opens no route.")
            .arg(who)
            .arg(rate)
            .arg(roman(level(setting, moment.state, seat, Path::trade)));
    case TradeBar::noRoute:
        break;
    }
    //: %1 a country, %2 the bank's rate: 7 of %2:1
    return Log::tr(
               "%1 was not asked in Trade: too little for the bank at %2:1, and no route that is open or can "
               "be opened.")
        .arg(who)
        .arg(rate);
}

QString passedOverSentence(const Moment& moment, Phase phase) {
    const Setting& setting = *moment.setting;
    switch (phase == Phase::trade ? whyNoTrade(setting, moment.state) : NoTrade::several) {
    case NoTrade::noCenter:
        return Log::tr("No Trade: nobody controls a Trade Center.");
    case NoTrade::oneCenter:
        for (const SeatId seat : SeatSet::first(setting.players()))
            if (takesPartInTrade(setting, moment.state, seat))
                //: %1 a country
                return Log::tr(
                           "No Trade: too little for the bank at its rate, and no route: it needs a Trade "
                           "Center at both ends, and only %1 controls one.")
                    .arg(seatName(setting, seat));
        break;
    case NoTrade::noRoute:
        return Log::tr("No Trade: too little for the bank at its rate, and no route that is open or can be "
                       "opened.");
    case NoTrade::several:
        break;
    }
    //: A phase of the turn that went by without a question
    return Log::tr("No %1: nobody could do anything.").arg(phaseName(phase));
}

} // namespace marches::warriors::face
