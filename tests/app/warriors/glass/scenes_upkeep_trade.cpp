#include "tests/app/warriors/glass/scenes.h"

namespace marches::warriors::face::test {

namespace {

/// England feeds an Infantry and an Archer: 3 Food.
Opening upkeep(int food) {
    return {"  turn: 5\n  phase: upkeep\n  players:\n    england: {resources: {food: " +
            std::to_string(food) + "}, units: {london: [F1, I1, A1]}}" + others()};
}

/// England, France and Germany trade; England's route leads to Germany, and may lead to one partner more.
Opening trade(std::vector<std::string> lines = {}) {
    return {R"(  turn: 5
  phase: trade
  players:
    england:
      resources: {food: 8, product: 9, weapon: 2, gold: 21}
      tokens: {trade: 6}
      routes: [germany]
      units: {london: [F1], east-anglia: [I1]}
    burgundy: {units: {vlaanderen: [F1]}}
    france: {tokens: {trade: 6}, units: {ile-de-france: [F1], anjou: [I1]}}
    germany: {resources: {weapon: 4}, tokens: {trade: 6}, units: {brandenburg: [F1], bayern: [I1]}}
)",
            std::move(lines)};
}

const char* const anOffer = "england offer germany give food 2 take weapon 1";

} // namespace

std::vector<TableRow> upkeepScenes() {
    // Trade IV opens two routes; the first unused one yields Products, the second Products or Weapons.
    const Opening unused{"  turn: 5\n  phase: upkeep\n  players:\n"
                         "    england: {tokens: {trade: 6}, units: {london: [F1], east-anglia: [P1]}}\n"
                         "    scotland: {units: {aberdeen: [F1]}}\n",
                         {},
                         {"scotland", "england"},
                         {},
                         "2p-england-scotland"};
    return {
        {"place-tokens",
         {},
         {"england place-tokens production 2 trade 1",
          [](Glass& glass) {
              glass.clickMatSpace(Path::trade);
              glass.clickMatSpace(Path::production);
              glass.clickMatSpace(Path::production);
          }},
         {"england place-tokens production 1 military 2",
          [](Glass& glass) {
              glass.key(Qt::Key_T);
              glass.key(Qt::Key_1);
              glass.key(Qt::Key_3, {}, 2);
          }}},
        {"feed",
         upkeep(3),
         {"england feed A1", [](Glass& glass) { glass.clickToken("london", "england", UnitKind::archer); }},
         {"england feed I1",
          [](Glass& glass) {
              glass.travel("london");
              glass.key(Qt::Key_Space);
          }}},
        {"done (feeding)",
         upkeep(2),
         {"england done", [](Glass& glass) { glass.clickTwice(QStringLiteral("banner.done")); }},
         {"england done", [](Glass& glass) { glass.key(Qt::Key_1, Qt::ControlModifier, 2); }}},
        {"route-income",
         unused,
         {"england route-income 2 weapon",
          [](Glass& glass) { glass.click(QStringLiteral("banner.income-2")); }},
         {"england route-income 2 product",
          [](Glass& glass) { glass.key(Qt::Key_Return, Qt::ControlModifier); }}},
    };
}

std::vector<TableRow> tradeScenes() {
    return {
        {"bank",
         trade(),
         {"england bank product 8 gold 2",
          [](Glass& glass) {
              glass.click(QStringLiteral("trade.bank-give.1"));
              glass.click(QStringLiteral("trade.bank-get.3"));
              glass.clickSpinUp(QStringLiteral("trade.lots"), 1);
              glass.click(QStringLiteral("trade.exchange"));
          }},
         {"england bank food 8 product 2",
          [](Glass& glass) {
              glass.key(Qt::Key_B);
              glass.key(Qt::Key_Left); // from Products to Food
              glass.key(Qt::Key_Space);
              glass.key(Qt::Key_Tab);
              glass.key(Qt::Key_Up); // two lots
              glass.key(Qt::Key_Return);
          }}},
        {"open-route",
         trade(),
         {"england open-route france", [](Glass& glass) { glass.click(QStringLiteral("trade.partner.2")); }},
         {"england open-route france",
          [](Glass& glass) {
              glass.key(Qt::Key_6, Qt::AltModifier);
              glass.key(Qt::Key_Home, Qt::ControlModifier);
              glass.key(Qt::Key_Down);
              glass.key(Qt::Key_Return);
          }}},
        {"offer",
         trade(),
         {"england offer germany give food 2 take weapon 1",
          [](Glass& glass) {
              glass.click(QStringLiteral("trade.partner.3"));
              glass.clickSpinUp(QStringLiteral("trade.give.0"), 2);
              glass.clickSpinUp(QStringLiteral("trade.take.2"), 1);
              glass.click(QStringLiteral("trade.offer"));
          }},
         {"england offer germany give food 2 product 1 take nothing",
          [](Glass& glass) {
              glass.key(Qt::Key_6, Qt::AltModifier);
              glass.key(Qt::Key_End, Qt::ControlModifier); // Germany
              glass.key(Qt::Key_O);
              glass.key(Qt::Key_Up, {}, 2);
              glass.key(Qt::Key_Tab);
              glass.key(Qt::Key_Up);
              glass.key(Qt::Key_Return);
          }}},
        {"accept",
         trade({anOffer}),
         {"germany accept england",
          [](Glass& glass) {
              glass.click(QStringLiteral("banner.hand-over-3"));
              glass.click(QStringLiteral("trade.accept.0"));
          }},
         {"germany accept england",
          [](Glass& glass) {
              glass.key(Qt::Key_2, Qt::ControlModifier);
              glass.key(Qt::Key_A);
          }}},
        {"decline",
         trade({anOffer}),
         {"germany decline england",
          [](Glass& glass) {
              glass.click(QStringLiteral("banner.hand-over-3"));
              glass.click(QStringLiteral("trade.decline.0"));
          }},
         {"germany decline england",
          [](Glass& glass) {
              glass.key(Qt::Key_2, Qt::ControlModifier);
              glass.key(Qt::Key_X);
          }}},
        {"retract",
         trade({anOffer}),
         {"england retract germany", [](Glass& glass) { glass.click(QStringLiteral("trade.retract.3")); }},
         {"england retract germany", [](Glass& glass) { glass.key(Qt::Key_R); }}},
        {"buy-vp",
         trade(),
         {"england buy-vp 1", [](Glass& glass) { glass.click(QStringLiteral("trade.buy-vp")); }},
         {"england buy-vp 2",
          [](Glass& glass) {
              glass.key(Qt::Key_V);
              glass.key(Qt::Key_Up);
              glass.key(Qt::Key_Return);
          }}},
        {"done (Trade)",
         trade(),
         {"england done", [](Glass& glass) { glass.click(QStringLiteral("banner.done")); }},
         {"england done", [](Glass& glass) { glass.key(Qt::Key_Return, Qt::ControlModifier); }}},
    };
}

} // namespace marches::warriors::face::test
