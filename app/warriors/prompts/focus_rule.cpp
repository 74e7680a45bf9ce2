#include "app/warriors/prompts/focus_rule.h"

#include "app/warriors/map/map_hand.h"
#include "app/warriors/scene.h"

#include <array>

namespace marches::warriors::face {

namespace {

/// Of what is asked, by `Stage`.
constexpr std::array stageRules{
    "setup.tokens",        "upkeep.feed",         "variant.routes",  "trade.no-order",
    "dev.first",           "dev.shift-token",     "man.ap",          "man.battles",
    "battle.simultaneous", "battle.simultaneous", "battle.retreat",  "barb.retreat.contested",
    "barb.retreat",        "battle.retreat",      "battle.withdraw", "man.princess",
    "unify.award",         "down.merchant",       "leave",           "victory.threshold"};
static_assert(stageRules.size() == static_cast<std::size_t>(Stage::over) + 1);

} // namespace

QString focusRule(const Scene& scene, const MapHand& hand) {
    if (hand.preview()) return QStringLiteral("battle.simultaneous");
    const appmap::MapView& map = scene.map();
    if (const ProvinceId looked = map.focus().province();
        looked != noProvince && map.hasFocus() && hand.chosen().empty()) {
        const ProvinceType type = scene.session.setting().board.provinces[looked].type;
        return type == ProvinceType::common ? QStringLiteral("prov.owner") : QStringLiteral("prov.types");
    }
    return QString::fromLatin1(stageRules[static_cast<std::size_t>(scene.moment.asked())]);
}

} // namespace marches::warriors::face
