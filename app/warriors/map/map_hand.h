#pragma once

#include "app/map/map_view.h"
#include "app/warriors/map/map_faces.h"
#include "app/warriors/map/march_plan.h"
#include "app/warriors/prompts/battle_preview.h"

#include <QObject>

#include <optional>
#include <utility>

namespace marches::warriors::face {

/// What the hand is doing on the map: choosing units, targets, places to build, damage. It turns clicks and
/// keys into steps; what is allowed it asks of the rules. Paints nothing: `hints` and `arrows` say what the
/// map shows.
class MapHand : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// A new position. What was chosen stays chosen as far as it still can act.
    void setMoment(const Moment& moment);
    /// The position the hand works on: with a plan the one after it.
    const Moment& moment() const { return moment_; }

    // What goes on
    const std::vector<Token>& chosen() const { return chosen_; }
    /// What lists put first: chosen by hand; a list whose row has chosen keeps its order.
    const std::vector<Token>& picked() const { return listed_ ? *listed_ : chosen_; }
    const std::vector<March>& marches() const { return marches_; }
    const DamagePlan& plan() const { return plan_; }
    /// Kinds that are still to be placed; empty: none is.
    std::vector<UnitKind> placing() const;
    bool promoting() const { return promoting_; }
    /// An Action is asked for, and what it is to be has not been chosen.
    bool choosesAction() const;
    const std::optional<BattlePreview>& preview() const { return preview_; }
    bool planning() const { return planning_; } ///< marches are planned instead of made
    const std::vector<PlannedMarch>& planned() const { return planned_; }
    /// Whether the plan goes on from where it ends; not where a battle comes first or a step is refused.
    bool planGoesOn() const;
    MapHints hints() const;
    std::vector<appmap::MapArrow> arrows() const;

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
    bool asked(Stage stage) const;
    bool isInVain(ProvinceId province) const;
    void renew();
    void planMarch(const March& march);
    bool moving() const { return asked(Stage::move) || asked(Stage::movePrincess); }
    bool movable(Token token) const;
    std::vector<Token> able() const; ///< all that can be moved now
    /// `listed`: what is picked in lists meanwhile, where a list has chosen.
    void choose(std::vector<Token> units, std::optional<std::vector<Token>> listed = {});
    void dropPreview();
    const March* marchTo(ProvinceId province) const;
    void goTo(ProvinceId province);
    void previewOrMarch(const March& march);
    std::optional<Command> answerAt(ProvinceId province) const;
    std::vector<std::pair<ProvinceId, Command>> answers() const;
    std::vector<ProvinceId> buildable() const; ///< where an army or a Fort can be built; may repeat
    Command twoArmies(ProvinceId second) const;
    void promote(const std::vector<UnitRef>& units);
    void promoteIn(ProvinceId province);

    Moment now_;    ///< as the game stands
    Moment moment_; ///< after the plan
    bool planning_ = false;
    bool playing_ = false;
    std::vector<PlannedMarch> planned_;
    std::size_t foreseen_ = 0; ///< so many of the planned marches can be made
    std::vector<Token> chosen_;
    std::vector<Token> stack_;  ///< the like units from which `chosen_` was taken
    std::vector<Token> lifted_; ///< by a drag that goes on
    std::vector<March> marches_;
    std::vector<UnitKind> placing_;
    ProvinceId first_ = noProvince; ///< where the first of two armies goes
    bool promoting_ = false;
    DamagePlan plan_;
    std::optional<BattlePreview> preview_;
    std::optional<March> previewed_;
    std::optional<std::vector<Token>> listed_;
};

} // namespace marches::warriors::face
