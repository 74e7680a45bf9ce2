#include "app/warriors/map/map_hand.h"

#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/words.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"

#include <algorithm>
#include <utility>

namespace marches::warriors::face {

namespace {

bool contains(const std::vector<Token>& units, Token token) {
    return std::find(units.begin(), units.end(), token) != units.end();
}

} // namespace

bool MapHand::asked(Stage stage) const {
    return !moment_.empty() && moment_.live && isSeat(moment_.hand) && moment_.asked() == stage &&
           decision(*moment_.setting, moment_.state).waits.contains(moment_.hand);
}

bool MapHand::movable(Token token) const {
    if (isFort(token) || isPrincess(token) != asked(Stage::movePrincess)) return false;
    return canMove(*moment_.setting, moment_.state, moment_.hand, token);
}

std::vector<Token> MapHand::able() const {
    std::vector<Token> found;
    if (!moving()) return found;
    for (std::size_t i = 0; i < tokenCount; ++i)
        if (const Token token = static_cast<Token>(i);
            moment_.state.player(moment_.hand).units[token].onBoard() && movable(token))
            found.push_back(token);
    return found;
}

void MapHand::setMoment(const Moment& moment) {
    const bool sameGame = moment.setting == moment_.setting && moment.hand == moment_.hand;
    now_ = moment;
    if (!sameGame || (now_.live && !(now_.state.phase == Phase::maneuvering && isSeat(now_.hand) &&
                                     now_.state.current == now_.hand))) {
        planning_ = false;
        planned_.clear();
    }
    renew();
    dropPreview();
    placing_.clear();
    first_ = noProvince;
    promoting_ = false;
    plan_ = moment_.empty() || !moment_.live ? DamagePlan{} : openPlan(*moment_.setting, moment_.state);
    if (plan_.seat != moment_.hand) plan_ = {};
    std::vector<Token> still;
    if (sameGame && moving()) {
        ProvinceId where = noProvince;
        for (const Token token : chosen_) {
            const ProvinceId at = moment_.state.player(moment_.hand).units[token].province;
            if (!movable(token) || (where != noProvince && at != where)) continue;
            where = at;
            still.push_back(token);
        }
    }
    choose(std::move(still));
}

/// What the hand works on follows from the game and the plan.
void MapHand::renew() {
    lifted_.clear();
    Foreseen after = foresee(now_, planned_);
    moment_ = std::move(after.moment);
    foreseen_ = after.marches;
}

bool MapHand::planGoesOn() const {
    return foreseen_ == planned_.size() && moving();
}

void MapHand::planOrMarch() {
    dropPreview();
    planning_ = !planning_ && asked(Stage::move);
    emit changed();
}

void MapHand::planMarch(const March& march) {
    planned_.push_back({moment_.state.player(moment_.hand).units[chosen_.front()].province, chosen_, march});
    renew();
    std::vector<Token> still = chosen_;
    std::erase_if(still, [this](Token token) { return !moving() || !movable(token); });
    choose(std::move(still));
}

void MapHand::playPlan() {
    if (playing_ || planned_.empty() || !now_.live) return;
    playing_ = true;
    choose({});
    while (!planned_.empty() && asksForMarches(now_)) {
        const PlannedMarch next = planned_.front();
        const Foreseen after = foresee(now_, std::span{&next, 1});
        if (after.refused) {
            emit refused(after.refused->first, after.refused->second);
            break;
        }
        planned_.erase(planned_.begin());
        emit acted(next.march.steps);
    }
    playing_ = false;
    if (planned_.empty()) planning_ = false;
    renew();
    emit changed();
}

void MapHand::choose(std::vector<Token> units, std::optional<std::vector<Token>> listed) {
    listed_ = std::move(listed);
    chosen_ = std::move(units);
    std::sort(chosen_.begin(), chosen_.end());
    marches_ = chosen_.empty() ? std::vector<March>{}
                               : findMarches(*moment_.setting, moment_.state, moment_.hand, chosen_);
    emit changed();
}

void MapHand::dropPreview() {
    if (!preview_) return;
    preview_.reset();
    previewed_.reset();
    listed_.reset();
    emit previewDropped();
}

const March* MapHand::marchTo(ProvinceId province) const {
    for (const March& march : marches_)
        if (march.target() == province) return &march;
    return nullptr;
}

void MapHand::clickProvince(ProvinceId province) {
    if (province == noProvince || moment_.empty() || !moment_.live) return;
    if (promoting_) return promoteIn(province);
    if (const auto command = answerAt(province)) {
        if (placing_.size() == 2 && first_ == noProvince &&
            !check(*moment_.setting, moment_.state, *command)) {
            first_ = province;
            emit changed();
            return;
        }
        emit acted({*command});
        return;
    }
    if ((asked(Stage::action) || asked(Stage::unifyAction)) &&
        moment_.state.holder(province) == ownerOf(moment_.hand))
        emit buildWanted(province);
    else if (isInVain(province))
        emit notAnswered(province);
    if (!moving()) return;
    if (chosen_.empty())
        chooseAll(province);
    else if (moment_.state.player(moment_.hand).units[chosen_.front()].province == province)
        choose({});
    else
        goTo(province);
}

/// A click that looks as if it were to do something: on units that stand still now, on ground where nothing
/// is built, where no unit is that could move.
bool MapHand::isInVain(ProvinceId province) const {
    const Stage stage = moment_.asked();
    if (!isSeat(moment_.hand) || !asked(stage)) return false;
    const bool unitsThere = !unitsIn(moment_.state, moment_.hand, province).empty();
    switch (stage) {
    case Stage::placeTokens:
    case Stage::action:
    case Stage::unifyAction:
        return true;
    case Stage::shift:
    case Stage::trade:
        return unitsThere;
    case Stage::move:
    case Stage::movePrincess:
        return !unitsThere && chosen_.empty();
    default:
        return false;
    }
}

std::optional<std::pair<Refusal, Command>> MapHand::whyNotTo(ProvinceId province) const {
    if (marchTo(province) != nullptr) return std::nullopt;
    for (const Token token : chosen_) {
        const Command command{moment_.hand, step::Move{token, province}};
        if (const auto refusal = check(*moment_.setting, moment_.state, command))
            return std::pair(*refusal, command);
    }
    return std::nullopt;
}

void MapHand::goTo(ProvinceId province) {
    const March* found = marchTo(province);
    if (found == nullptr) { // asked all the same: the answer says why not
        if (const auto why = whyNotTo(province)) emit refused(why->first, why->second);
        return;
    }
    if (planning_ && asked(Stage::move)) return planMarch(*found);
    previewOrMarch(*found);
}

void MapHand::previewOrMarch(const March& march) {
    if (!march.battle || (preview_ && preview_->province == march.target())) {
        const std::vector<Command> steps = march.steps;
        dropPreview();
        emit acted(steps);
        return;
    }
    previewed_ = march;
    preview_ = previewBattle(*moment_.setting, moment_.state, moment_.hand, march);
    emit changed();
    emit previewWanted();
}

void MapHand::march() {
    if (!previewed_) return;
    const std::vector<Command> steps = previewed_->steps;
    dropPreview();
    emit acted(steps);
}

void MapHand::clickUnits(ProvinceId province, const std::vector<UnitRef>& units, bool add) {
    if (units.empty()) return clickProvince(province);
    if (plan_.points > 0 && plan_.find(units.front()) != nullptr) {
        // of like units the one with the least on it
        UnitRef target = units.front();
        for (const UnitRef unit : units)
            if (plan_.find(unit) != nullptr && plan_.find(unit)->laid < plan_.find(target)->laid)
                target = unit;
        layDamage(target);
        return;
    }
    const bool own = isPlayer(units.front().owner) && seatOf(units.front().owner) == moment_.hand;
    if (promoting_ && isPlayer(units.front().owner)) return promote(units);
    if (!placing_.empty()) return clickProvince(province);
    if (asked(Stage::feed) && own) {
        emit acted({{moment_.hand, step::Feed{units.front().number}}});
        return;
    }
    if (!moving() || !own || isFort(units.front().number)) return clickProvince(province);
    std::vector<Token> tokens;
    for (const UnitRef unit : units)
        tokens.push_back(unit.number);
    const bool sameProvince =
        !chosen_.empty() && moment_.state.player(moment_.hand).units[chosen_.front()].province == province;
    if (!sameProvince && !chosen_.empty() && marchTo(province) != nullptr && !add) return goTo(province);
    dropPreview();
    // Princesses go one by one, or nobody may be left behind: each click takes one more along. So does one on
    // the rest of a stack of which some are chosen.
    const bool sameStack = sameProvince && std::all_of(tokens.begin(), tokens.end(),
                                                       [this](Token t) { return contains(stack_, t); });
    const bool oneByOne = asked(Stage::movePrincess) || (sameStack && !add);
    std::vector<Token> next = sameProvince && (add || oneByOne) ? chosen_ : std::vector<Token>{};
    const bool allIn =
        std::all_of(tokens.begin(), tokens.end(), [&](Token t) { return contains(chosen_, t); });
    if (allIn && add) {
        next = chosen_;
        std::erase_if(next, [&](Token t) { return contains(tokens, t); });
    } else if (allIn && tokens.size() == chosen_.size()) {
        next = chosen_;
        next.pop_back();
    } else {
        for (const Token token : tokens) {
            if (!movable(token) || contains(next, token)) continue;
            next.push_back(token);
            if (oneByOne) break;
        }
        if (next.empty()) { // none of them can move: the rules say why
            for (const ProvinceId to : moment_.setting->board.neighbours[province]) {
                const Command command{moment_.hand, step::Move{tokens.front(), to}};
                if (const auto refusal = check(*moment_.setting, moment_.state, command)) {
                    emit refused(*refusal, command);
                    break;
                }
            }
        }
    }
    if (!sameStack) stack_ = std::move(tokens);
    choose(std::move(next));
}

void MapHand::pickUp(const std::vector<UnitRef>& units) {
    lifted_.clear();
    if (!moving()) return;
    std::vector<Token> tokens;
    for (const UnitRef unit : units)
        if (movable(unit.number)) tokens.push_back(unit.number);
    if (tokens.empty()) return;
    dropPreview();
    if (asked(Stage::movePrincess)) { // those that clicks have taken, or one
        std::vector<Token> taken = tokens;
        std::erase_if(taken, [this](Token t) { return !contains(chosen_, t); });
        tokens = taken.empty() ? std::vector{tokens.front()} : std::move(taken);
    }
    if (!std::all_of(tokens.begin(), tokens.end(), [this](Token t) { return contains(chosen_, t); })) {
        stack_ = tokens;
        choose(std::move(tokens));
    }
    lifted_ = chosen_;
}

bool MapHand::dropOn(ProvinceId province) {
    std::vector<Token> units = std::exchange(lifted_, {});
    if (!moving() || units.empty()) return false;
    if (units != chosen_) { // by a key, meanwhile
        dropPreview();
        choose(std::move(units));
    }
    if (moment_.state.player(moment_.hand).units[chosen_.front()].province != province) goTo(province);
    return true;
}

void MapHand::chooseAll(ProvinceId province) {
    if (!moving()) return;
    std::vector<Token> units;
    for (const Token token : unitsIn(moment_.state, moment_.hand, province))
        if (movable(token)) units.push_back(token);
    dropPreview();
    stack_ = units;
    if (asked(Stage::movePrincess) && units.size() > 1) units.erase(units.begin() + 1, units.end());
    choose(units == chosen_ ? std::vector<Token>{} : units);
}

void MapHand::chooseCount(int count) {
    if (!moving() || stack_.empty()) return;
    std::vector<Token> units(stack_.begin(),
                             stack_.begin() + std::min<std::ptrdiff_t>(count, std::ssize(stack_)));
    std::erase_if(units, [&](Token token) { return !movable(token); });
    dropPreview();
    choose(std::move(units));
}

void MapHand::fight(std::vector<Token> units, const March& march) {
    if (!moving() || units.empty()) return;
    if (planning_ || !planned_.empty()) {
        emit acted(march.steps);
        return;
    }
    std::sort(units.begin(), units.end());
    if (units != chosen_) {
        std::vector<Token> listed = picked();
        dropPreview();
        stack_ = units;
        choose(std::move(units), std::move(listed));
    }
    previewOrMarch(march);
}

bool MapHand::chooseNext(int step) {
    if (!moving()) return false;
    const std::vector<Token> all = able();
    if (all.empty()) return false;
    const auto count = std::ssize(all);
    std::ptrdiff_t at = step > 0 ? -1 : count;
    if (!chosen_.empty())
        if (const auto found = std::find(all.begin(), all.end(), chosen_.front()); found != all.end())
            at = found - all.begin();
    const Token token = all[static_cast<std::size_t>(((at + step) % count + count) % count)];
    dropPreview();
    stack_ = {token};
    choose({token});
    emit focusWanted(moment_.state.player(moment_.hand).units[token].province);
    return true;
}

void MapHand::layDamage(UnitRef unit) {
    if (plan_.points == 0) return;
    const auto refusal = layPoint(*moment_.setting, moment_.state, plan_, unit);
    if (refusal) emit refused(*refusal, {moment_.hand, step::Assign{unit}});
    emit changed();
}

void MapHand::takeBack(UnitRef unit) {
    takeBackPoint(*moment_.setting, moment_.state, plan_, unit);
    emit changed();
}

void MapHand::suggestDamage() {
    suggest(*moment_.setting, moment_.state, plan_);
    emit changed();
}

void MapHand::strike() {
    if (plan_.points == 0) return;
    if (plan_.left() > 0)
        emit refused(Refusal{RefusalCode::assignAll, {plan_.points - plan_.left(), plan_.points}},
                     {moment_.hand, step::Assign{plan_.targets.front().unit}});
    else
        emit acted(steps(plan_));
}

bool MapHand::stepBack() {
    if (preview_) {
        dropPreview();
    } else if (first_ != noProvince) {
        first_ = noProvince;
    } else if (!placing_.empty() || promoting_) {
        placing_.clear();
        promoting_ = false;
    } else if (!chosen_.empty()) {
        choose({});
        return true;
    } else if (planning_ || !planned_.empty()) {
        planning_ = false;
        planned_.clear();
        renew();
    } else {
        return false;
    }
    emit changed();
    return true;
}

MapHints MapHand::hints() const {
    MapHints hints;
    if (moment_.empty()) return hints;
    hints.chosen = chosen_;
    hints.movable = able();
    hints.plan = plan_;
    for (std::size_t i = 0; i < foreseen_; ++i)
        hints.planned.insert(hints.planned.end(), planned_[i].units.begin(), planned_[i].units.end());
    if (!chosen_.empty()) {
        hints.veil = true;
        hints.provinces[moment_.state.player(moment_.hand).units[chosen_.front()].province].highlight =
            appmap::Highlight::Selected;
        for (const March& march : marches_) {
            ProvinceHint& hint = hints.provinces[march.target()];
            hint.highlight = march.battle ? appmap::Highlight::LegalBattle : appmap::Highlight::Legal;
            if (isArmy(chosen_.front()))
                hint.badges = {{march.battle ? theme::Badge::Kind::Battle : theme::Badge::Kind::Reach,
                                actionPointsBrief(march.actionPoints)}};
        }
        return hints;
    }
    for (const Token token : hints.movable)
        hints.provinces[moment_.state.player(moment_.hand).units[token].province].highlight =
            appmap::Highlight::Legal;
    if (choosesAction()) { // no place answers that yet
        for (const ProvinceId where : buildable())
            hints.provinces[where].highlight = appmap::Highlight::Legal;
        return hints;
    }
    for (const auto& [where, command] : answers()) {
        hints.veil = true;
        hints.provinces[where].highlight = std::holds_alternative<step::Battle>(command.step)
                                               ? appmap::Highlight::LegalBattle
                                               : appmap::Highlight::Legal;
    }
    if (first_ != noProvince) hints.provinces[first_].highlight = appmap::Highlight::Planned;
    if (plan_.points > 0)
        hints.provinces[moment_.state.battle.province].highlight = appmap::Highlight::Selected;
    return hints;
}

std::vector<appmap::MapArrow> MapHand::arrows() const {
    if (moment_.empty()) return {};
    std::vector<appmap::MapArrow> arrows;
    for (const PlannedMarch& planned : planned_) {
        appmap::MapArrow arrow;
        arrow.style = appmap::MapArrow::Style::Planned;
        arrow.path.push_back(static_cast<int>(index(planned.from)));
        for (const ProvinceId province : planned.march.path)
            arrow.path.push_back(static_cast<int>(index(province)));
        arrow.owner = playerColour(moment_.colour(moment_.hand));
        if (planned.march.battle)
            arrow.seal = theme::Icon::War;
        else if (planned_.size() > 1)
            arrow.number = static_cast<int>(arrows.size()) + 1;
        arrows.push_back(std::move(arrow));
    }
    if (!previewed_) return arrows;
    appmap::MapArrow arrow;
    arrow.style = appmap::MapArrow::Style::Preview;
    arrow.path.push_back(
        static_cast<int>(index(moment_.state.player(moment_.hand).units[chosen_.front()].province)));
    for (const ProvinceId province : previewed_->path)
        arrow.path.push_back(static_cast<int>(index(province)));
    arrow.owner = playerColour(moment_.colour(moment_.hand));
    arrow.seal = theme::Icon::War;
    arrows.push_back(std::move(arrow));
    return arrows;
}

} // namespace marches::warriors::face
