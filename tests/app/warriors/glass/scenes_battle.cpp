#include "tests/app/warriors/glass/scenes.h"

namespace marches::warriors::face::test {

namespace {

/// Burgundy's and France's part in a war over Artois; England and Germany look on.
Opening war(const std::string& burgundy, const std::string& france, std::vector<std::string> lines) {
    return {"  turn: 5\n  phase: maneuvering\n  to-move: france\n  players:\n"
            "    england: {units: {london: [F1]}}\n"
            "    burgundy: " +
                burgundy + "\n    france: " + france +
                "\n    germany: {units: {brandenburg: [F1]}}\n"
                "  wars: [{between: [burgundy, france], since: 5}]\n",
            std::move(lines)};
}

/// Two Archers against a Cavalry and an Infantry: 4 damage each way (`battle.conquer`).
Opening exchange(std::vector<std::string> lines) {
    lines.insert(lines.begin(), {"france move A1 artois", "france move A2 artois"});
    return war("{tokens: {military: 6}, units: {artois: [C1, I1], vlaanderen: [F1, P1]}}",
               "{tokens: {military: 6}, units: {bourbon: [A1, A2], ile-de-france: [F1]}}", std::move(lines));
}

/// Infantry against Infantry, and Burgundy has Commander and two places to go to.
Opening commander() {
    return war(
        "{tokens: {military: 6}, units: {artois: [I1], vlaanderen: [F1], brabant: [P1], bourgogne: [P2]}}",
        "{units: {bourbon: [I1], ile-de-france: [F1]}}", {"france move I1 artois"});
}

/// Two Princesses hold Artois; one Infantry kills one of them.
Opening princesses() {
    return war("{units: {artois: [P1, P2], vlaanderen: [F1]}}",
               "{units: {bourbon: [I1, F2], normandie: [P1], ile-de-france: [F1]}}",
               {"france move I1 artois", "france assign burgundy:P1 1"});
}

/// England against Barbarians, whose armies have 2 life in turn 5 and die of more only.
Opening barbarians(const std::string& england, const std::string& rest, std::vector<std::string> lines) {
    return {"  turn: 5\n  phase: maneuvering\n  players:\n    england: " + england +
                "\n    burgundy: {units: {vlaanderen: [F1]}}\n"
                "    france: {units: {ile-de-france: [F1]}}\n"
                "    germany: {units: {brandenburg: [F1]}}\n" +
                rest,
            std::move(lines)};
}

} // namespace

std::vector<TableRow> battleScenes() {
    const Opening two = barbarians("{units: {london: [F1, I1, I2]}}", "",
                                   {"england move I1 wales", "england move I2 wessex"});
    const Opening strangers = barbarians("{units: {london: [F1], normandie: [F2, A1]}}",
                                         "  free: [brabant, bourbon]\n", {"england move A1 artois"});
    const Opening neighbours =
        barbarians("{units: {london: [F1, A1]}}", "  free: [wessex, yorkshire]\n", {"england move A1 wales"});
    const Opening driven = barbarians("{tokens: {military: 6}, units: {london: [F1, A1], wessex: [P1]}}", "",
                                      {"england move A1 wales"});
    return {
        {"battle",
         two,
         {"england battle wales", [](Glass& glass) { glass.clickProvince("wales"); }},
         {"england battle wessex",
          [](Glass& glass) {
              glass.travel("wessex");
              glass.key(Qt::Key_Return);
          }}},
        {"assign (attacker)",
         exchange({}),
         {"france assign burgundy:C1 3 burgundy:I1 1",
          [](Glass& glass) {
              for (int point = 0; point < 3; ++point)
                  glass.clickToken("artois", "burgundy", UnitKind::cavalry);
              glass.clickToken("artois", "burgundy", UnitKind::infantry);
              glass.click(QStringLiteral("banner.confirm-damage"));
          }},
         {"france assign burgundy:C1 3 burgundy:I1 1",
          [](Glass& glass) {
              glass.key(Qt::Key_Down);
              glass.key(Qt::Key_Plus, {}, 2);
              glass.key(Qt::Key_Minus);
              glass.key(Qt::Key_Up);
              glass.key(Qt::Key_Plus, {}, 3);
              glass.key(Qt::Key_Return);
          }}},
        {"assign (defender)",
         exchange({"france assign burgundy:C1 4"}),
         {"burgundy assign france:A1 3 france:A2 1",
          [](Glass& glass) {
              for (int point = 0; point < 3; ++point)
                  glass.click(QStringLiteral("damage.plus.0"));
              glass.click(QStringLiteral("damage.plus.1"));
              glass.click(QStringLiteral("damage.strike"));
          }},
         {"burgundy assign france:A1 2 france:A2 2",
          [](Glass& glass) {
              glass.key(Qt::Key_Plus, {}, 2);
              glass.key(Qt::Key_Down);
              glass.key(Qt::Key_Plus, {}, 2);
              glass.key(Qt::Key_Return);
          }}},
        {"retreat-country",
         strangers,
         {"england retreat-country france",
          [](Glass& glass) { glass.click(QStringLiteral("banner.country-3")); }},
         {"england retreat-country burgundy",
          [](Glass& glass) { glass.key(Qt::Key_Return, Qt::ControlModifier); }}},
        {"barbarians-to",
         neighbours,
         {"england barbarians-to yorkshire", [](Glass& glass) { glass.clickProvince("yorkshire"); }},
         {"england barbarians-to wessex",
          [](Glass& glass) {
              glass.travel("wessex");
              glass.key(Qt::Key_Return);
          }}},
        {"retreat (attacker)",
         driven,
         {"england retreat wessex", [](Glass& glass) { glass.clickProvince("wessex"); }},
         {"england retreat london",
          [](Glass& glass) {
              glass.travel("london");
              glass.key(Qt::Key_Return);
          }}},
        {"retreat (defender)",
         commander(),
         {"burgundy retreat bourgogne", [](Glass& glass) { glass.clickProvince("bourgogne"); }},
         {"burgundy retreat brabant",
          [](Glass& glass) {
              glass.travel("brabant");
              glass.key(Qt::Key_Return);
          }}},
        {"withdraw",
         princesses(),
         {"france withdraw normandie", [](Glass& glass) { glass.clickProvince("normandie"); }},
         {"france withdraw bourbon",
          [](Glass& glass) {
              glass.travel("bourbon");
              glass.key(Qt::Key_Return);
          }}},
    };
}

} // namespace marches::warriors::face::test
