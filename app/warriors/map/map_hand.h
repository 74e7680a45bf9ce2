#pragma once

#include "app/warriors/map/march_plan.h"
#include "app/warriors/map/place_question.h"
#include "app/warriors/pieces/battle_preview.h"
#include "app/warriors/pieces/damage_plan.h"

#include <QObject>

#include <optional>
#include <utility>

namespace marches::warriors::face {

/// What the hand is doing on the map: choosing units, targets, places to build, damage. It turns clicks and
/// keys into steps and asks the rules what is allowed. What the map shows of it is in hand_hints.h.
class MapHand : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// A new position. What was chosen stays chosen as far as it still can act.
    void setMoment(const Moment& now);
    /// The position the hand works on: with planned marches the one after them.
    const Moment& moment() const { return planned_.moment(); }

    // What goes on
    const std::vector<Token>& chosen() const { return chosen_; }
    /// What lists put first: chosen by hand; a list whose row has chosen keeps its order.
    const std::vector<Token>& picked() const { return listed_ ? *listed_ : chosen_; }
    const std::vector<March>& marches() const { return marches_; }
    std::vector<Token> able() const; ///< all that can be moved now
    ProvinceId placeOf(Token token) const {
        return moment().state.player(moment().hand).units[token].province;
    }
    const DamagePlan& plan() const { return plan_; }
    const PlaceQuestion& question() const { return question_; }
    /// An Action is asked for, and what it is to be has not been chosen.
    bool choosesAction() const;
    const std::optional<BattlePreview>& preview() const { return preview_; }
    const std::optional<March>& previewed() const { return previewed_; } ///< the march of the preview
    const MarchPlan& planned() const { return planned_; }

    // What the hand does
    void clickProvince(ProvinceId province);
    /// `units`: those of the token that was clicked. With `add` they join what is chosen, or leave it.
    /// Without, a click on what is chosen takes one fewer, on the rest of the same kind one more.
    void clickUnits(ProvinceId province, const std::vector<UnitRef>& units, bool add);
    /// A drag begins on them: those that can move are chosen, if they are not chosen yet. All that is chosen
    /// is lifted, whatever is chosen later; a new position takes it out of the hand.
    void pickUp(const std::vector<UnitRef>& units);
    const std::vector<Token>& lifted() const { return lifted_; }
    /// The drag's end: what was lifted goes there, as by a click on a target; at home nothing. False: a new
    /// position has taken it out of the hand.
    bool dropOn(ProvinceId province);
    /// Why what is chosen can't go there; nothing: it can, or no single unit is kept from it.
    std::optional<std::pair<Refusal, Command>> whyNotTo(ProvinceId province) const;
    void takeBack(UnitRef unit); ///< one point of damage
    /// All that can still move in a province; again: nothing.
    void chooseAll(ProvinceId province);
    void chooseCount(int count); ///< so many of the stack chosen from last
    /// A march into a battle from the game as it stands: its preview first, and again: the march. While
    /// marches are planned it is made at once, as others of the list are.
    void fight(std::vector<Token> units, const March& march);
    /// The next or previous unit that can still do something; false: there is none.
    bool chooseNext(int step);
    void startPlacing(std::vector<UnitKind> kinds); ///< one, or a Warlord's two
    void startPromoting();
    void layDamage(UnitRef unit);
    void suggestDamage();
    void strike();      ///< takes the damage as it is laid
    void march();       ///< the march that is previewed
    void planOrMarch(); ///< from now on marches are planned; again: made at once. Nothing planned is lost
    void playPlan();    ///< until a battle has to be fought or a step is refused: the rest stays
    bool stepBack();    ///< Esc: preview, then choice, then plan; false if there was nothing to drop

signals:
    void acted(const std::vector<marches::warriors::Command>& steps);
    void refused(const marches::warriors::Refusal& refusal, const marches::warriors::Command& command);
    void changed();
    void previewWanted(); ///< `preview` is set: show its card
    void previewDropped();
    /// A click that can mean more than one step.
    void choiceWanted(const std::vector<marches::warriors::Command>& steps);
    void focusWanted(marches::ProvinceId province);
    /// An own province was clicked while an Action is asked for.
    void buildWanted(marches::ProvinceId province);
    /// A click that the map does not answer now, though it looks as if it should.
    void notAnswered(marches::ProvinceId province);

private:
    bool isInVain(ProvinceId province) const;
    void planMarch(const March& march);
    bool moving() const { return moment().asks(Stage::move) || moment().asks(Stage::movePrincess); }
    bool movable(Token token) const;
    /// `listed`: what is picked in lists meanwhile, where a list has chosen.
    void choose(std::vector<Token> units, std::optional<std::vector<Token>> listed = {});
    void dropPreview();
    const March* marchTo(ProvinceId province) const;
    void goTo(ProvinceId province);
    void previewOrMarch(const March& march);
    void promote(const std::vector<Command>& possible);

    MarchPlan planned_;
    bool playing_ = false; ///< of `planned_`
    std::vector<Token> chosen_;
    std::vector<Token> stack_;  ///< the like units from which `chosen_` was taken
    std::vector<Token> lifted_; ///< by a drag that goes on
    std::vector<March> marches_;
    PlaceQuestion question_;
    DamagePlan plan_;
    std::optional<BattlePreview> preview_;
    std::optional<March> previewed_;
    std::optional<std::vector<Token>> listed_;
};

} // namespace marches::warriors::face
