#include "tests/app/warriors/glass/scenes.h"

namespace marches::warriors::face::test {

namespace {

/// Nothing but Forts, so that the Maneuvering is over before it begins; England has Merchant and 3 Gold.
const Opening merchant{R"(  turn: 5
  phase: maneuvering
  players:
    england: {resources: {gold: 3}, tokens: {trade: 6}, units: {london: [F1]}}
    burgundy: {units: {vlaanderen: [F1]}}
    france: {units: {ile-de-france: [F1]}}
    germany: {units: {brandenburg: [F1]}}
)"};

/// England moves, at war with France.
Opening atWar(std::vector<std::string> lines = {}) {
    return {R"(  turn: 5
  phase: maneuvering
  players:
    england: {units: {london: [F1, I1]}}
    burgundy: {units: {vlaanderen: [F1]}}
    france: {units: {ile-de-france: [F1]}}
    germany: {units: {brandenburg: [F1]}}
  wars: [{between: [england, france], since: 4}]
)",
            std::move(lines)};
}

/// England has left.
Opening left() {
    return atWar({"england leave"});
}

Opening allyLeft() {
    return {R"(  turn: 5
  phase: maneuvering
  alliances: [[england, france], [burgundy, germany]]
  players:
    england: {units: {london: [F1, I1]}}
    burgundy: {units: {vlaanderen: [F1]}}
    france: {units: {ile-de-france: [F1]}}
    germany: {units: {brandenburg: [F1]}}
)",
            {"england leave"}};
}

Opening clock() {
    Opening opening = atWar();
    opening.options = {{"time-limit", "60"}};
    return opening;
}

} // namespace

std::vector<TableRow> tableScenes() {
    const QString menu = QStringLiteral("menu.game");
    return {
        {"merchant (yes)",
         merchant,
         {"england merchant yes", [](Glass& glass) { glass.click(QStringLiteral("banner.merchant-yes")); }},
         {"england merchant yes", [](Glass& glass) { glass.key(Qt::Key_Return, Qt::ControlModifier); }}},
        {"merchant (no)",
         merchant,
         {"england merchant no", [](Glass& glass) { glass.click(QStringLiteral("banner.merchant-no")); }},
         {"england merchant no", [](Glass& glass) { glass.key(Qt::Key_1, Qt::ControlModifier); }}},
        {"vote (stop)",
         left(),
         {"burgundy vote stop", [](Glass& glass) { glass.click(QStringLiteral("banner.vote-0")); }},
         {"burgundy vote stop", [](Glass& glass) { glass.key(Qt::Key_1, Qt::ControlModifier); }}},
        {"vote (go-on)",
         left(),
         {"burgundy vote go-on", [](Glass& glass) { glass.click(QStringLiteral("banner.vote-1")); }},
         {"burgundy vote go-on", [](Glass& glass) { glass.key(Qt::Key_Return, Qt::ControlModifier); }}},
        {"vote (count)",
         allyLeft(),
         {"burgundy vote count", [](Glass& glass) { glass.click(QStringLiteral("banner.vote-2")); }},
         {"burgundy vote count", [](Glass& glass) { glass.key(Qt::Key_Return, Qt::ControlModifier); }}},
        {"vote (void)",
         allyLeft(),
         {"burgundy vote void", [](Glass& glass) { glass.click(QStringLiteral("banner.vote-3")); }},
         {"burgundy vote void", [](Glass& glass) { glass.key(Qt::Key_1, Qt::ControlModifier); }}},
        {"offer-peace",
         atWar(),
         {"england offer-peace france",
          [menu](Glass& glass) {
              glass.clickMenu(menu, QStringLiteral("game.peace"));
              glass.click(QStringLiteral("choice.offer-peace-2"));
          }},
         {"england offer-peace france",
          [](Glass& glass) {
              glass.key(Qt::Key_W, Qt::ShiftModifier);
              glass.key(Qt::Key_Return);
          }}},
        {"accept-peace",
         atWar({"france offer-peace england"}),
         {"england accept-peace france", [](Glass& glass) { glass.click(QStringLiteral("banner.peace-2")); }},
         {"england accept-peace france", [](Glass& glass) { glass.key(Qt::Key_1, Qt::ControlModifier); }}},
        {"decline-peace",
         atWar({"france offer-peace england"}),
         {"england decline-peace france",
          [](Glass& glass) { glass.click(QStringLiteral("banner.no-peace-2")); }},
         {"england decline-peace france", [](Glass& glass) { glass.key(Qt::Key_2, Qt::ControlModifier); }}},
        {"retract-peace",
         atWar({"england offer-peace france"}),
         {"england retract-peace france",
          [menu](Glass& glass) {
              glass.clickMenu(menu, QStringLiteral("game.peace"));
              glass.click(QStringLiteral("choice.retract-peace-2"));
          }},
         {"england retract-peace france",
          [](Glass& glass) {
              glass.key(Qt::Key_W, Qt::ShiftModifier);
              glass.key(Qt::Key_Return);
          }}},
        {"leave",
         atWar(),
         {"england leave",
          [menu](Glass& glass) {
              glass.clickMenu(menu, QStringLiteral("game.leave"));
              glass.click(QStringLiteral("choice.leave"));
          }},
         {"england leave",
          [](Glass& glass) {
              glass.key(Qt::Key_G, Qt::AltModifier);
              glass.type(QStringLiteral("l"));
              glass.key(Qt::Key_Return); // the card asks first
          }}},
        {"time-up",
         clock(),
         {"table time-up", [menu](Glass& glass) { glass.clickMenu(menu, QStringLiteral("game.time-up")); }},
         {"table time-up",
          [](Glass& glass) {
              glass.key(Qt::Key_G, Qt::AltModifier);
              glass.type(QStringLiteral("i"));
          }}},
    };
}

} // namespace marches::warriors::face::test
