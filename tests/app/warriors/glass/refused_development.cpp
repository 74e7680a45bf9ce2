#include "tests/app/warriors/glass/refused.h"

namespace marches::warriors::face::test {

namespace {

Opening development(const std::string& england, std::vector<std::string> lines = {}) {
    return {"  turn: 5\n  phase: development\n  players:\n    england: " + england +
                "\n    burgundy: {units: {vlaanderen: [F1]}}\n"
                "    france: {units: {ile-de-france: [F1]}}\n"
                "    germany: {units: {brandenburg: [F1]}}\n",
            std::move(lines)};
}

/// By B the kinds of unit: 1 Infantry, 2 Archer, 3 Cavalry, 4 Fort.
std::function<void(Glass&)> builds(Qt::Key kind) {
    return [kind](Glass& glass) {
        glass.key(Qt::Key_B);
        glass.key(kind);
    };
}

const Opening shift = development("{tokens: {production: 1}, units: {london: [F1, I1]}}",
                                  {"england pass", "burgundy pass", "france pass", "germany pass",
                                   "germany pass", "france pass", "burgundy pass", "england pass"});

const Opening allied{R"(  turn: 5
  phase: development
  alliances: [[england, france], [burgundy, germany]]
  players:
    england: {units: {london: [F1]}}
    burgundy: {units: {vlaanderen: [F1]}}
    france: {units: {ile-de-france: [F1]}}
    germany: {units: {brandenburg: [F1]}}
)"};

} // namespace

std::vector<WrongMove> wrongInDevelopment() {
    using enum Glass::Hand;
    return {
        {RefusalCode::pathFull, development("{tokens: {military: 17}, units: {london: [F1]}}"), keyboard,
         [](Glass& glass) {
             glass.key(Qt::Key_T);
             glass.key(Qt::Key_3);
         },
         "Military is full: 17 tokens."},
        {RefusalCode::levelTooLow,
         development("{resources: {weapon: 9, gold: 9}, tokens: {military: 6}, units: {london: [F1]}}"),
         keyboard, builds(Qt::Key_3), "Cavalry: Military VI needed, now IV."},
        {RefusalCode::costShort,
         development("{resources: {weapon: 2}, tokens: {military: 6}, units: {london: [F1]}}"), keyboard,
         builds(Qt::Key_2), "Gold: 1 needed, 0 held."},
        {RefusalCode::masonryNeeded,
         development("{resources: {food: 2, product: 12, gold: 1, weapon: 1}, units: {london: [F1]}}"),
         keyboard, builds(Qt::Key_4), "A Fort needs Masonry, which comes with Production IV; now I."},
        {RefusalCode::costShortFort,
         development(
             "{resources: {food: 2, product: 5, gold: 1}, tokens: {production: 6}, units: {london: [F1]}}"),
         keyboard, builds(Qt::Key_4), "Products for a Fort: 12 needed, 5 held."},
        {RefusalCode::stashEmpty,
         development("{resources: {weapon: 2}, units: {london: [F1, I1, I2, I3, I4]}}"), keyboard,
         builds(Qt::Key_1), "No Infantry is left in the stash."},
        {RefusalCode::notOwnProvince,
         development("{resources: {weapon: 2}, units: {london: [F1], wales: [I1]}}"), mouse,
         [](Glass& glass) {
             glass.click(QStringLiteral("banner.build"));
             glass.click(QStringLiteral("choice.build-0"));
             glass.clickProvince("wessex");
         },
         "Wessex is not yours (now: Barbarians)."},
        {RefusalCode::fortsFull,
         development("{resources: {food: 2, product: 12, gold: 1}, tokens: {production: 6},"
                     " units: {london: [F1, F2], wales: [I1], wessex: [I2]}}"),
         mouse,
         [](Glass& glass) {
             glass.click(QStringLiteral("banner.build"));
             glass.click(QStringLiteral("choice.build-4"));
             glass.clickProvince("london");
         },
         "Forts in London: 2 at the most."},
        {RefusalCode::reinforceNeeded, development("{resources: {product: 9}, units: {london: [F1, I1]}}"),
         keyboard, [](Glass& glass) { glass.key(Qt::Key_U); }, "Reinforce comes with Production V; now I."},
        {RefusalCode::costShortPromotion,
         development("{resources: {product: 6}, tokens: {production: 9}, units: {london: [F1, I1]}}"),
         keyboard, [](Glass& glass) { glass.key(Qt::Key_U); },
         "Products for this promotion: 7 needed, 6 held."},
        {RefusalCode::notHigher,
         development("{resources: {product: 9}, tokens: {production: 9}, units: {london: [F1, I1, C1]}}"),
         mouse,
         [](Glass& glass) {
             glass.click(QStringLiteral("banner.promote"));
             glass.clickToken("london", "england", UnitKind::cavalry);
         },
         "Cavalry no. 1 is upgraded to a higher kind only: Infantry, Archer, Cavalry."},
        {RefusalCode::warlordNeeded,
         development("{resources: {weapon: 9}, tokens: {military: 13}, units: {london: [F1]}}"), keyboard,
         [](Glass& glass) {
             glass.key(Qt::Key_B, Qt::ShiftModifier);
             glass.key(Qt::Key_1);
         },
         "Two armies with one Action: only with Warlord, Military VII."},
        {RefusalCode::warOnAlly, allied, keyboard,
         [](Glass& glass) {
             glass.key(Qt::Key_W);
             glass.key(Qt::Key_2); // Burgundy, France, Germany
         },
         "France is an ally."},
        {RefusalCode::pathEmpty, shift, keyboard,
         [](Glass& glass) {
             glass.key(Qt::Key_T);
             glass.key(Qt::Key_2);
         },
         "Trade has no token to shift."},
    };
}

} // namespace marches::warriors::face::test
