#include "tests/app/warriors/glass/refused.h"

namespace marches::warriors::face::test {

namespace {

Opening upkeepWith(int food, std::vector<std::string> lines = {}) {
    return {
        "  turn: 5\n  phase: upkeep\n  players:\n    england: {resources: {food: " + std::to_string(food) +
            "}, units: {london: [F1, I1, A1]}}\n"
            "    burgundy: {units: {vlaanderen: [F1]}}\n"
            "    france: {units: {ile-de-france: [F1]}}\n"
            "    germany: {units: {brandenburg: [F1]}}\n",
        std::move(lines)};
}

/// England's one route leads to Germany; Burgundy has no Trade Center.
Opening tradeWith(std::vector<std::string> lines = {}, int germanTrade = 6) {
    return {R"(  turn: 5
  phase: trade
  players:
    england:
      resources: {food: 8, product: 9, weapon: 2, gold: 3}
      tokens: {trade: 3}
      routes: [germany]
      units: {london: [F1], east-anglia: [I1]}
    burgundy: {units: {vlaanderen: [F1]}}
    france: {tokens: {trade: 6}, units: {ile-de-france: [F1], anjou: [I1]}}
    germany: {resources: {weapon: 4}, tokens: {trade: )" +
                std::to_string(germanTrade) + R"(}, units: {brandenburg: [F1], bayern: [I1]}}
)",
            std::move(lines)};
}

} // namespace

std::vector<WrongMove> wrongInUpkeepAndTrade() {
    using enum Glass::Hand;
    return {
        {RefusalCode::foodShort, upkeepWith(1), mouse,
         [](Glass& glass) { glass.clickToken("london", "england", UnitKind::archer); },
         "Food for Archer no. 1: 2 needed, 1 held. An army is fed wholly or not at all."},
        {RefusalCode::alreadyFed, upkeepWith(3, {"england feed I1"}), mouse,
         [](Glass& glass) { glass.clickToken("london", "england", UnitKind::infantry); },
         "Infantry no. 1: fed already."},
        {RefusalCode::bankShort, tradeWith(), mouse,
         [](Glass& glass) {
             glass.click(QStringLiteral("trade.bank-give.2"));
             glass.click(QStringLiteral("trade.exchange"));
         },
         "Weapons for one lot: 5 needed, 2 held."},
        {RefusalCode::vpGoldShort, tradeWith(), keyboard,
         [](Glass& glass) {
             glass.key(Qt::Key_V);
             glass.key(Qt::Key_Return);
         },
         "Gold for a Victory Point: 10 needed, 3 held."},
        {RefusalCode::routesUsedUp, tradeWith(), mouse,
         [](Glass& glass) { glass.click(QStringLiteral("trade.partner.2")); },
         "Trade Routes: 1 allowed at this level of Trade, 1 opened."},
        {RefusalCode::emptyOffer, tradeWith(), mouse,
         [](Glass& glass) {
             glass.click(QStringLiteral("trade.partner.3"));
             glass.click(QStringLiteral("trade.offer"));
         },
         "An offer has to give or take something."},
        {RefusalCode::offerUnpaid, tradeWith({"england offer germany give food 2 take weapon 5"}), mouse,
         [](Glass& glass) {
             glass.click(QStringLiteral("banner.hand-over-3"));
             glass.click(QStringLiteral("trade.accept.0"));
         },
         "Weapons of Germany: 5 needed, 4 held. The offer stands."},
        {RefusalCode::offerDeclinedBefore,
         tradeWith({"england offer germany give food 2 take nothing", "germany decline england"}), keyboard,
         [](Glass& glass) {
             glass.key(Qt::Key_6, Qt::AltModifier);
             glass.key(Qt::Key_End, Qt::ControlModifier);
             glass.key(Qt::Key_O);
             glass.key(Qt::Key_Up, {}, 2);
             glass.key(Qt::Key_Return);
         },
         "Germany has declined this offer in this phase."},
        {RefusalCode::monopolyBank, tradeWith({}, 17), mouse,
         [](Glass& glass) { glass.click(QStringLiteral("trade.exchange")); },
         "Another player has Monopoly: England trades with its holders only, not with the bank."},
    };
}

} // namespace marches::warriors::face::test
