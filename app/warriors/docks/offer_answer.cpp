#include "app/warriors/docks/offer_answer.h"

#include "app/warriors/pieces/words.h"
#include "app/warriors/words/offer_words.h"

#include <QCoreApplication>

namespace marches::warriors::face {

namespace {

struct Answers {
    Q_DECLARE_TR_FUNCTIONS(Answers)
};

} // namespace

QString answerSentence(const Setting& setting, const OfferAnswer& answer) {
    const QString who = seatName(setting, answer.partner);
    const QString what = offerSummary(answer.give, answer.take);
    if (answer.fate == OfferAnswer::Fate::waits)
        //: %1 a country that was made an offer, %2 what was offered: "2 Gold for 3 Weapons"
        return Answers::tr("Sent to %1: %2. Waiting for an answer.").arg(who, what);
    if (answer.fate == OfferAnswer::Fate::traded)
        //: %1 a country whose offer was accepted, %2 what was given for what: "2 Gold for 3 Weapons"
        return Answers::tr("Traded with %1: %2.").arg(who, what);
    const QString said = answer.fate == OfferAnswer::Fate::accepted
                             //: %1 a country that was made an offer, %2 what was offered: "2 Gold for 3
                             //: Weapons"
                             ? Answers::tr("%1 accepts: %2.").arg(who, what)
                             //: %1 a country that was made an offer, %2 what was offered
                             : Answers::tr("%1 declines: %2.").arg(who, what);
    if (answer.why.isEmpty()) return said;
    //: Two sentences: %1 how an offer fared, %2 why
    return Answers::tr("%1 %2").arg(said, answer.why);
}

} // namespace marches::warriors::face
