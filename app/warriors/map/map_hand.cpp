#include "app/warriors/map/map_hand.h"

#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/words.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"

#include <algorithm>

namespace marches::warriors::face {

namespace {

bool contains(const std::vector<Token>& units, Token token) {
    return std::ranges::find(units, token) != units.end();
}

} // namespace

bool MapHand::movable(Token token) const {
    if (isFort(token) || isPrincess(token) != moment().asks(Stage::movePrincess)) return false;
    return canMove(*moment().setting, moment().state, moment().hand, token);
}

std::vector<Token> MapHand::able() const {
    std::vector<Token> found;
    if (!moving()) return found;
    for (std::size_t i = 0; i < tokenCount; ++i)
        if (const Token token = static_cast<Token>(i);
            moment().state.player(moment().hand).units[token].onBoard() && movable(token))
            found.push_back(token);
    return found;
}

void MapHand::setMoment(const Moment& now) {
    const bool sameGame = now.setting == moment().setting && now.hand == moment().hand;
    planned_.setMoment(now);
    lifted_.clear();
    dropPreview();
    question_ = {};
    plan_ = moment().empty() || !moment().live ? DamagePlan{} : openPlan(*moment().setting, moment().state);
    if (plan_.seat != moment().hand) plan_ = {};
    std::vector<Token> still;
    if (sameGame && moving()) {
        ProvinceId where = noProvince;
        for (const Token token : chosen_) {
            const ProvinceId at = placeOf(token);
            if (!movable(token) || (where != noProvince && at != where)) continue;
            where = at;
            still.push_back(token);
        }
    }
    choose(std::move(still));
}

void MapHand::planOrMarch() {
    dropPreview();
    planned_.toggle();
    emit changed();
}

void MapHand::planMarch(const March& march) {
    planned_.add(chosen_, march);
    lifted_.clear();
    std::vector<Token> still = chosen_;
    std::erase_if(still, [this](Token token) { return !moving() || !movable(token); });
    choose(std::move(still));
}

void MapHand::playPlan() {
    if (playing_ || planned_.marches().empty() || !moment().live) return;
    playing_ = true;
    choose({});
    while (planned_.canBegin()) {
        if (const auto why = planned_.whyNotFirst()) {
            emit refused(why->first, why->second);
            break;
        }
        emit acted(planned_.takeFirst().march.steps);
    }
    playing_ = false;
    planned_.endPlaying();
    lifted_.clear();
    emit changed();
}

void MapHand::choose(std::vector<Token> units, std::optional<std::vector<Token>> listed) {
    listed_ = std::move(listed);
    chosen_ = std::move(units);
    std::ranges::sort(chosen_);
    marches_ = chosen_.empty() ? std::vector<March>{}
                               : findMarches(*moment().setting, moment().state, moment().hand, chosen_);
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
    if (province == noProvince || moment().empty() || !moment().live) return;
    if (question_.promoting()) return promote(question_.promotionsIn(moment(), province));
    if (const auto command = question_.answerAt(moment(), province)) {
        if (question_.wantsFirst() && !check(*moment().setting, moment().state, *command)) {
            question_.noteFirst(province);
            emit changed();
            return;
        }
        emit acted({*command});
        return;
    }
    if ((moment().asks(Stage::action) || moment().asks(Stage::unifyAction)) &&
        moment().state.holder(province) == ownerOf(moment().hand))
        emit buildWanted(province);
    else if (isInVain(province))
        emit notAnswered(province);
    if (!moving()) return;
    if (chosen_.empty())
        chooseAll(province);
    else if (placeOf(chosen_.front()) == province)
        choose({});
    else
        goTo(province);
}

/// A click that looks as if it were to do something: on units that stand still now, on ground where nothing
/// is built, where no unit is that could move.
bool MapHand::isInVain(ProvinceId province) const {
    const Stage stage = moment().asked();
    if (!isSeat(moment().hand) || !moment().asks(stage)) return false;
    const bool unitsThere = !unitsIn(moment().state, moment().hand, province).empty();
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

bool MapHand::choosesAction() const {
    return (moment().asks(Stage::action) || moment().asks(Stage::unifyAction)) && !question_.begun();
}

void MapHand::startPlacing(std::vector<UnitKind> kinds) {
    question_.askWhere(std::move(kinds));
    const auto places = question_.answers(moment());
    if (places.size() == 1)
        emit acted({places.front().second});
    else
        emit changed();
}

void MapHand::startPromoting() {
    question_.askWhom();
    emit changed();
}

void MapHand::promote(const std::vector<Command>& possible) {
    if (possible.size() > 1)
        emit choiceWanted(possible);
    else if (!possible.empty())
        emit acted(possible);
}

std::optional<std::pair<Refusal, Command>> MapHand::whyNotTo(ProvinceId province) const {
    if (marchTo(province) != nullptr) return std::nullopt;
    for (const Token token : chosen_) {
        const Command command{moment().hand, step::Move{token, province}};
        if (const auto refusal = check(*moment().setting, moment().state, command))
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
    if (planned_.planning() && moment().asks(Stage::move)) return planMarch(*found);
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
    preview_ = previewBattle(*moment().setting, moment().state, moment().hand, march);
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
    const bool own = isPlayer(units.front().owner) && seatOf(units.front().owner) == moment().hand;
    if (question_.promoting() && isPlayer(units.front().owner)) // of like units the first
        return promote(question_.promotions(moment(), units.front()));
    if (question_.begun()) return clickProvince(province);
    if (moment().asks(Stage::feed) && own) {
        emit acted({{moment().hand, step::Feed{units.front().number}}});
        return;
    }
    if (!moving() || !own || isFort(units.front().number)) return clickProvince(province);
    std::vector<Token> tokens;
    for (const UnitRef unit : units)
        tokens.push_back(unit.number);
    const bool sameProvince = !chosen_.empty() && placeOf(chosen_.front()) == province;
    if (!sameProvince && !chosen_.empty() && marchTo(province) != nullptr && !add) return goTo(province);
    dropPreview();
    // Princesses go one by one, or nobody may be left behind: each click takes one more along. So does one on
    // the rest of a stack of which some are chosen.
    const bool sameStack =
        sameProvince && std::ranges::all_of(tokens, [this](Token t) { return contains(stack_, t); });
    const bool oneByOne = moment().asks(Stage::movePrincess) || (sameStack && !add);
    std::vector<Token> next = sameProvince && (add || oneByOne) ? chosen_ : std::vector<Token>{};
    const bool allIn = std::ranges::all_of(tokens, [&](Token t) { return contains(chosen_, t); });
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
            for (const ProvinceId to : moment().setting->board.neighbours[province]) {
                const Command command{moment().hand, step::Move{tokens.front(), to}};
                if (const auto refusal = check(*moment().setting, moment().state, command)) {
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
    if (moment().asks(Stage::movePrincess)) { // those that clicks have taken, or one
        std::vector<Token> taken = tokens;
        std::erase_if(taken, [this](Token t) { return !contains(chosen_, t); });
        tokens = taken.empty() ? std::vector{tokens.front()} : std::move(taken);
    }
    if (!std::ranges::all_of(tokens, [this](Token t) { return contains(chosen_, t); })) {
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
    if (placeOf(chosen_.front()) != province) goTo(province);
    return true;
}

void MapHand::chooseAll(ProvinceId province) {
    if (!moving()) return;
    std::vector<Token> units;
    for (const Token token : unitsIn(moment().state, moment().hand, province))
        if (movable(token)) units.push_back(token);
    dropPreview();
    stack_ = units;
    if (moment().asks(Stage::movePrincess) && units.size() > 1) units.erase(units.begin() + 1, units.end());
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
    if (!planned_.empty()) {
        emit acted(march.steps);
        return;
    }
    std::ranges::sort(units);
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
        if (const auto found = std::ranges::find(all, chosen_.front()); found != all.end())
            at = found - all.begin();
    const Token token = all[static_cast<std::size_t>(((at + step) % count + count) % count)];
    dropPreview();
    stack_ = {token};
    choose({token});
    emit focusWanted(placeOf(token));
    return true;
}

void MapHand::layDamage(UnitRef unit) {
    if (plan_.points == 0) return;
    const auto refusal = layPoint(*moment().setting, moment().state, plan_, unit);
    if (refusal) emit refused(*refusal, {moment().hand, step::Assign{unit}});
    emit changed();
}

void MapHand::takeBack(UnitRef unit) {
    takeBackPoint(*moment().setting, moment().state, plan_, unit);
    emit changed();
}

void MapHand::suggestDamage() {
    suggest(*moment().setting, moment().state, plan_);
    emit changed();
}

void MapHand::strike() {
    if (plan_.points == 0) return;
    if (plan_.left() > 0)
        emit refused(Refusal{RefusalCode::assignAll, {plan_.points - plan_.left(), plan_.points}},
                     {moment().hand, step::Assign{plan_.targets.front().unit}});
    else
        emit acted(steps(plan_));
}

bool MapHand::stepBack() {
    if (!preview_ && !question_.stepBack()) {
        if (!chosen_.empty()) {
            choose({});
            return true;
        }
        if (planned_.empty()) return false;
        planned_.drop();
        lifted_.clear();
    }
    dropPreview();
    emit changed();
    return true;
}

} // namespace marches::warriors::face
