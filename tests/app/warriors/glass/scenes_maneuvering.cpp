#include "tests/app/warriors/glass/scenes.h"

namespace marches::warriors::face::test {

namespace {

/// England's armies and Princesses in London, Wales free.
Opening march(std::vector<std::string> lines = {}) {
    return englandMarches("units: {london: [F1, I1, I2, P1]}", "wales", std::move(lines));
}

/// The whole of England is England's; an Infantry can still move.
Opening united(std::vector<std::string> lines = {}) {
    return {"  turn: 5\n  phase: maneuvering\n  players:\n"
            "    england: {units: {london: [F1], east-anglia: [P1], wales: [I1], yorkshire: [P2], wessex: "
            "[P3]}}" +
                others(),
            std::move(lines)};
}

/// Normandie is England's, and a unit of its ally France stands there.
const Opening shared{R"(  turn: 5
  phase: maneuvering
  alliances: [[england, france], [burgundy, germany]]
  holders: {normandie: england}
  players:
    england: {units: {london: [F1, I1], normandie: [F2]}}
    burgundy: {units: {vlaanderen: [F1]}}
    france: {units: {ile-de-france: [F1], normandie: [I1]}}
    germany: {units: {brandenburg: [F1]}}
)"};

} // namespace

std::vector<TableRow> maneuveringScenes() {
    return {
        {"move (army)",
         march(),
         {"england move I1 wales",
          [](Glass& glass) {
              glass.clickToken("london", "england", UnitKind::infantry); // both
              glass.clickProvince("wales");
          }},
         {"england move I1 wales",
          [](Glass& glass) {
              glass.travel("london");
              glass.key(Qt::Key_Space);
              glass.key(Qt::Key_1); // one of the two
              glass.travel("wales");
              glass.key(Qt::Key_Return);
          }}},
        {"done (armies)",
         march(),
         {"england done", [](Glass& glass) { glass.clickTwice(QStringLiteral("banner.done")); }},
         {"england done", [](Glass& glass) { glass.key(Qt::Key_Return, Qt::ControlModifier, 2); }}},
        {"move (Princess)",
         march({"england done"}),
         {"england move P1 wales",
          [](Glass& glass) {
              glass.clickToken("london", "england", UnitKind::princess);
              glass.clickProvince("wales");
          }},
         {"england move P1 wales",
          [](Glass& glass) {
              glass.key(Qt::Key_1, Qt::AltModifier);
              glass.key(Qt::Key_N);
              glass.travel("wales");
              glass.key(Qt::Key_Return);
          }}},
        {"done (Princesses)",
         march({"england done"}),
         {"england done", [](Glass& glass) { glass.click(QStringLiteral("banner.done")); }},
         {"england done", [](Glass& glass) { glass.key(Qt::Key_Return, Qt::ControlModifier); }}},
        {"unify",
         united(),
         {"england unify", [](Glass& glass) { glass.clickTwice(QStringLiteral("banner.unify")); }},
         {"england unify", [](Glass& glass) { glass.key(Qt::Key_1, Qt::ControlModifier, 2); }}},
        {"pass (Unification)",
         united({"england unify"}),
         {"england pass", [](Glass& glass) { glass.clickTwice(QStringLiteral("banner.pass")); }},
         {"england pass", [](Glass& glass) { glass.key(Qt::Key_1, Qt::ControlModifier, 2); }}},
        {"handover",
         shared,
         {"england handover normandie france",
          [](Glass& glass) {
              glass.click(QStringLiteral("banner.hand-over"));
              glass.click(QStringLiteral("choice.hand-over-0"));
          }},
         {"england handover normandie france",
          [](Glass& glass) {
              glass.key(Qt::Key_1, Qt::ControlModifier);
              glass.key(Qt::Key_1);
          }}},
    };
}

} // namespace marches::warriors::face::test
