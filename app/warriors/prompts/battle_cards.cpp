#include "app/warriors/prompts/battle_cards.h"

#include "app/warriors/map/map_hand.h"
#include "app/warriors/map/pointing.h"
#include "app/warriors/prompts/battle_card.h"
#include "app/warriors/prompts/damage_panel.h"

namespace marches::warriors::face {

BattleCards::BattleCards(const Scene& scene, MapHand& hand, Pointing& pointing)
    : scene_(scene), hand_(hand), pointing_(pointing) {}

void BattleCards::renew() {
    if (damage_ && hand_.plan().points > 0) damage_->setPlan(scene_.moment, hand_.plan());
}

void BattleCards::showPreview() {
    auto* card = new BattleCard(scene_.moment, *hand_.preview());
    connect(card, &BattleCard::marchWanted, &hand_, &MapHand::march);
    connect(card, &BattleCard::closeWanted, this, [this, province = hand_.preview()->province] {
        hand_.stepBack();
        pointing_.tellProvince(province);
    });
    connect(card, &BattleCard::ruleWanted, this,
            [this](const QString& rule) { scene_.host->showRule(rule); });
    previewCard_ = card;
    pointing_.tellProvince(hand_.preview()->province); // a click does something else now
    // Closed by Esc: the preview goes with its card, or the next click would march unseen.
    connect(card, &QObject::destroyed, this, [this, card, map = QPointer(&scene_.map())] {
        if (!map || previewCard_ != card) return;
        previewCard_ = nullptr;
        if (!hand_.preview()) return;
        const ProvinceId province = hand_.preview()->province;
        hand_.blockSignals(true); // another card may be open already
        hand_.stepBack();
        hand_.blockSignals(false);
        pointing_.tellProvince(province);
        emit previewGone();
    });
    scene_.host->showCard(card, hand_.preview()->province);
}

void BattleCards::bringDamageBack() {
    if (hand_.plan().points > 0 && !(damage_ && damage_->isVisible())) showDamage();
}

void BattleCards::showDamage() {
    auto* panel = new DamagePanel;
    damage_ = panel;
    panel->setPlan(scene_.moment, hand_.plan());
    connect(panel, &DamagePanel::layWanted, &hand_, &MapHand::layDamage);
    connect(panel, &DamagePanel::takeBackWanted, &hand_, &MapHand::takeBack);
    connect(panel, &DamagePanel::suggestWanted, &hand_, &MapHand::suggestDamage);
    connect(panel, &DamagePanel::strikeWanted, &hand_, &MapHand::strike);
    scene_.host->showCard(panel, scene_.moment.state.battle.province);
}

} // namespace marches::warriors::face
