#include "app/warriors/words/offer_words.h"

#include "app/warriors/pieces/words.h"

#include <QCoreApplication>

namespace marches::warriors::face {

namespace {

struct OfferWords {
    Q_DECLARE_TR_FUNCTIONS(OfferWords)
};

} // namespace

QString offerSummary(const Resources& give, const Resources& take) {
    if (give == Resources{} && take == Resources{}) return OfferWords::tr("Nothing in the offer yet");
    if (take == Resources{}) return OfferWords::tr("%1 as a gift").arg(amounts(give));
    if (give == Resources{})
        //: Resources that the other one is to give, without getting anything
        return OfferWords::tr("a gift of %1 asked for").arg(amounts(take));
    //: What is given for what: "2 Gold for 3 Weapons"
    return OfferWords::tr("%1 for %2").arg(amounts(give), amounts(take));
}

} // namespace marches::warriors::face
