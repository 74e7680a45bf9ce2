#include "app/warriors/map/hand_hints.h"

#include "app/warriors/map/map_hand.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/words.h"

namespace marches::warriors::face {

namespace {

appmap::MapArrow arrowOf(const Moment& moment, ProvinceId from, const March& march) {
    appmap::MapArrow arrow;
    arrow.path.push_back(static_cast<int>(index(from)));
    for (const ProvinceId province : march.path)
        arrow.path.push_back(static_cast<int>(index(province)));
    arrow.owner = playerColour(moment.colour(moment.hand));
    if (march.battle) arrow.seal = theme::Icon::War;
    return arrow;
}

/// Where the chosen units are and can go.
void addGoals(MapHints& hints, const MapHand& hand) {
    hints.veil = true;
    const Token first = hand.chosen().front();
    hints.provinces[hand.placeOf(first)].highlight = appmap::Highlight::Selected;
    for (const March& march : hand.marches()) {
        ProvinceHint& hint = hints.provinces[march.target()];
        hint.highlight = march.battle ? appmap::Highlight::LegalBattle : appmap::Highlight::Legal;
        if (isArmy(first))
            hint.badges = {{march.battle ? theme::Badge::Kind::Battle : theme::Badge::Kind::Reach,
                            actionPointsBrief(march.actionPoints)}};
    }
}

} // namespace

MapHints hintsOf(const MapHand& hand) {
    MapHints hints;
    const Moment& moment = hand.moment();
    if (moment.empty()) return hints;
    hints.chosen = hand.chosen();
    hints.movable = hand.able();
    hints.plan = hand.plan();
    for (const PlannedMarch& planned : hand.planned().possible())
        hints.planned.insert(hints.planned.end(), planned.units.begin(), planned.units.end());
    if (!hints.chosen.empty()) {
        addGoals(hints, hand);
        return hints;
    }
    for (const Token token : hints.movable)
        hints.provinces[hand.placeOf(token)].highlight = appmap::Highlight::Legal;
    if (hand.choosesAction()) { // no place answers that yet
        for (const ProvinceId where : buildable(moment))
            hints.provinces[where].highlight = appmap::Highlight::Legal;
        return hints;
    }
    for (const auto& [where, command] : hand.question().answers(moment)) {
        hints.veil = true;
        hints.provinces[where].highlight = std::holds_alternative<step::Battle>(command.step)
                                               ? appmap::Highlight::LegalBattle
                                               : appmap::Highlight::Legal;
    }
    if (const ProvinceId first = hand.question().first(); first != noProvince)
        hints.provinces[first].highlight = appmap::Highlight::Planned;
    if (hints.plan.points > 0)
        hints.provinces[moment.state.battle.province].highlight = appmap::Highlight::Selected;
    return hints;
}

std::vector<appmap::MapArrow> arrowsOf(const MapHand& hand) {
    const Moment& moment = hand.moment();
    std::vector<appmap::MapArrow> arrows;
    if (moment.empty()) return arrows;
    const std::vector<PlannedMarch>& marches = hand.planned().marches();
    for (const PlannedMarch& planned : marches) {
        arrows.push_back(arrowOf(moment, planned.from, planned.march));
        arrows.back().style = appmap::MapArrow::Style::Planned;
        if (!planned.march.battle && marches.size() > 1)
            arrows.back().number = static_cast<int>(arrows.size());
    }
    if (const auto& previewed = hand.previewed()) {
        arrows.push_back(arrowOf(moment, hand.placeOf(hand.chosen().front()), *previewed));
        arrows.back().style = appmap::MapArrow::Style::Preview;
    }
    return arrows;
}

} // namespace marches::warriors::face
