#include "tests/app/warriors/glass/scenes.h"

namespace marches::warriors::face::test {

namespace {

/// England's first Action of two, with everything but a Cavalry's level.
Opening development(std::vector<std::string> lines = {}) {
    return {R"(  turn: 5
  phase: development
  players:
    england:
      resources: {food: 6, product: 13, weapon: 5, gold: 4}
      tokens: {production: 9, trade: 1, military: 6}
      units: {london: [F1, I1], wales: [I2]}
    burgundy: {units: {vlaanderen: [F1]}}
    france: {units: {ile-de-france: [F1]}}
    germany: {units: {brandenburg: [F1]}}
)",
            std::move(lines)};
}

/// The same with Warlord.
Opening warlord() {
    return {R"(  turn: 5
  phase: development
  players:
    england:
      resources: {weapon: 5, gold: 2}
      tokens: {military: 17}
      units: {london: [F1, I1], wales: [I2]}
    burgundy: {units: {vlaanderen: [F1]}}
    france: {units: {ile-de-france: [F1]}}
    germany: {units: {brandenburg: [F1]}}
)"};
}

Opening allied() {
    return {R"(  turn: 5
  phase: development
  alliances: [[england, france], [burgundy, germany]]
  players:
    england: {resources: {product: 14}, tokens: {production: 9}, units: {london: [F1]}}
    burgundy: {units: {vlaanderen: [F1]}}
    france: {units: {ile-de-france: [F1], anjou: [I1]}}
    germany: {units: {brandenburg: [F1]}}
)"};
}

} // namespace

std::vector<TableRow> developmentScenes() {
    const std::vector<std::string> bothPassed{"england pass",  "burgundy pass", "france pass",
                                              "germany pass",  "germany pass",  "france pass",
                                              "burgundy pass", "england pass"};
    return {
        {"upgrade",
         development(),
         {"england upgrade trade", [](Glass& glass) { glass.clickMatSpace(Path::trade); }},
         {"england upgrade military",
          [](Glass& glass) {
              glass.key(Qt::Key_T);
              glass.key(Qt::Key_3);
          }}},
        {"build (one)",
         development(),
         {"england build archer wales",
          [](Glass& glass) {
              glass.click(QStringLiteral("banner.build"));
              glass.click(QStringLiteral("choice.build-1"));
              glass.clickProvince("wales");
          }},
         {"england build infantry wales",
          [](Glass& glass) {
              glass.key(Qt::Key_B);
              glass.key(Qt::Key_1);
              glass.travel("wales");
              glass.key(Qt::Key_Return);
          }}},
        {"build (two)",
         warlord(),
         {"england build infantry london archer wales",
          [](Glass& glass) {
              glass.click(QStringLiteral("banner.build"));
              glass.click(QStringLiteral("choice.build-two"));
              glass.click(QStringLiteral("choice.two-0-1"));
              glass.clickProvince("london");
              glass.clickProvince("wales");
          }},
         {"england build infantry wales infantry wales",
          [](Glass& glass) {
              glass.key(Qt::Key_B, Qt::ShiftModifier);
              glass.key(Qt::Key_1);
              glass.travel("wales");
              glass.key(Qt::Key_Return, {}, 2);
          }}},
        {"fort",
         development(),
         {"england fort wales",
          [](Glass& glass) {
              glass.click(QStringLiteral("banner.build"));
              glass.click(QStringLiteral("choice.build-4"));
              glass.clickProvince("wales");
          }},
         {"england fort london",
          [](Glass& glass) {
              glass.key(Qt::Key_B);
              glass.key(Qt::Key_4);
              glass.travel("london");
              glass.key(Qt::Key_Return);
          }}},
        {"promote",
         development(),
         {"england promote I1 archer",
          [](Glass& glass) {
              glass.click(QStringLiteral("banner.promote"));
              glass.clickToken("london", "england", UnitKind::infantry);
          }},
         {"england promote I2 archer",
          [](Glass& glass) {
              glass.key(Qt::Key_U);
              glass.travel("wales");
              glass.key(Qt::Key_Return);
          }}},
        {"promote (an ally's)",
         allied(),
         {"england promote france:I1 archer",
          [](Glass& glass) {
              glass.click(QStringLiteral("banner.promote"));
              glass.clickToken("anjou", "france", UnitKind::infantry);
              glass.click(QStringLiteral("choice.promote-1")); // or Cavalry at once
          }},
         {"england promote france:I1 cavalry",
          [](Glass& glass) {
              glass.key(Qt::Key_U);
              glass.travel("anjou");
              glass.key(Qt::Key_Return);
              glass.key(Qt::Key_2);
          }}},
        {"declare-war",
         development(),
         {"england declare-war france",
          [](Glass& glass) {
              glass.click(QStringLiteral("banner.war"));
              glass.click(QStringLiteral("choice.war-2"));
          }},
         {"england declare-war germany",
          [](Glass& glass) {
              glass.key(Qt::Key_W);
              glass.key(Qt::Key_Down, {}, 2);
              glass.key(Qt::Key_Return);
          }}},
        {"pass (Action)",
         development(),
         {"england pass", [](Glass& glass) { glass.clickTwice(QStringLiteral("banner.pass")); }},
         {"england pass", [](Glass& glass) { glass.key(Qt::Key_1, Qt::ControlModifier, 2); }}},
        {"shift",
         development(bothPassed),
         {"england shift production trade",
          [](Glass& glass) {
              glass.clickMatToken(Path::production);
              glass.clickMatSpace(Path::trade);
          }},
         {"england shift military production",
          [](Glass& glass) {
              glass.key(Qt::Key_T);
              glass.key(Qt::Key_3);
              glass.key(Qt::Key_1);
          }}},
        {"pass (shift)",
         development(bothPassed),
         {"england pass", [](Glass& glass) { glass.click(QStringLiteral("banner.pass")); }},
         {"england pass", [](Glass& glass) { glass.key(Qt::Key_S); }}},
    };
}

} // namespace marches::warriors::face::test
