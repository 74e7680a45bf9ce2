#include "app/warriors/docks/mat_dock.h"
#include "app/warriors/docks/mat_view.h"
#include "app/warriors/docks/trade_dock.h"
#include "app/warriors/face.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/prompts/action_rows.h"
#include "app/warriors/prompts/advice.h"
#include "app/warriors/prompts/battle_card.h"
#include "app/warriors/prompts/choice_card.h"
#include "app/warriors/prompts/damage_panel.h"
#include "app/warriors/prompts/refusal_cards.h"
#include "app/warriors/tales/end_page.h"
#include "app/warriors/tales/log_words.h"
#include "app/warriors/words/hint_words.h"
#include "app/warriors/words/rule_text.h"
#include "app/warriors/words/sentences.h"
#include "app/warriors/words/words.h"
#include "engine/warriors/rules.h"

#include <QShortcut>

#include <algorithm>
#include <utility>

/// The face's part that the map and its cards have in it: clicks, keys, cards.
namespace marches::warriors::face {

std::vector<UnitRef> Face::unitsOf(ProvinceId province, appmap::TokenHit token) const {
    if (!token || province == noProvince) return {};
    const TokenUnits& units = units_[index(province)];
    const auto group = static_cast<std::size_t>(token.group);
    const auto which = static_cast<std::size_t>(token.token);
    return group < units.size() && which < units[group].size() ? units[group][which] : std::vector<UnitRef>{};
}

void Face::connectMap() {
    appmap::MapView& map = host_->map();
    connect(&map, &appmap::MapView::provinceClicked, this,
            [this](ProvinceId province, appmap::TokenHit token, Qt::KeyboardModifiers modifiers) {
                const std::vector<UnitRef> units = unitsOf(province, token);
                const bool shift = modifiers.testFlag(Qt::ShiftModifier);
                if (shift && hand_.plan().points > 0 && !units.empty())
                    hand_.takeBack(units.front());
                else if (hand_.plan().points > 0 && units.empty() &&
                         province == moment_.state.battle.province)
                    showDamage();
                else if (units.empty())
                    hand_.clickProvince(province);
                else
                    hand_.clickUnits(province, units, shift || modifiers.testFlag(Qt::ControlModifier));
            });
    connect(&map, &appmap::MapView::lookedAround, this, [this] { touched_.start(); });
    connect(&map, &appmap::MapView::tokenLifted, this,
            [this, &map](ProvinceId province, appmap::TokenHit token) {
                hand_.pickUp(unitsOf(province, token));
                if (!hand_.lifted().empty()) map.setCarriedUnits(static_cast<int>(hand_.lifted().size()));
                if (dragging()) tellDragged(province);
            });
    connect(&map, &appmap::MapView::tokenDropped, this, [this](ProvinceId onto) {
        if (onto == noProvince)
            host_->showStatus(tr("Nothing has moved: a unit goes to a province."));
        else if (!hand_.dropOn(onto))
            host_->showStatus(tr("Nothing has moved: play went on while the unit was dragged."));
    });
    connect(&map, &appmap::MapView::carryingEnded, this, [this](ProvinceId under) {
        if (under == noProvince) return tellPointed({});
        tellProvince(under);
    });
    connect(&map, &appmap::MapView::provinceActivated, this,
            [this](ProvinceId province) { hand_.clickProvince(province); });
    connect(&map, &appmap::MapView::provinceChosen, this, [this](ProvinceId province) {
        if (moment_.asked() == Stage::feed) {
            // Space feeds the next hungry army of the province.
            for (const Token token : unitsIn(moment_.state, moment_.hand, province))
                if (isArmy(token) && !moment_.state.player(moment_.hand).units[token].fed) {
                    act({{moment_.hand, step::Feed{token}}});
                    return;
                }
        }
        hand_.chooseAll(province);
    });
    connect(&map, &appmap::MapView::backgroundClicked, this, [this] { hand_.stepBack(); });
    connect(&map, &appmap::MapView::provinceHovered, this,
            [this](ProvinceId province, appmap::TokenHit) { tellProvince(province); });
    connect(&map, &appmap::MapView::focusMoved, this, [this](ProvinceId province) {
        if (!dragging()) tellProvince(province);
    });
    map.setTargetWords([face = QPointer(this)](ProvinceId province) {
        return face ? face->forecastAt(province).join(QLatin1Char('\n')) : QString{};
    });
}

/// What lies under pointer or focus gives way to what is waited for.
void Face::tellPointed(const QString& text) {
    if (!session_.looksForHint()) host_->showStatus(text);
}

bool Face::dragging() const {
    return host_->map().carries() && !hand_.lifted().empty();
}

/// What comes of it when what is dragged is let go there.
void Face::tellDragged(ProvinceId province) {
    const Moment& moment = hand_.moment();
    const ProvinceId home = moment.state.player(moment.hand).units[hand_.lifted().front()].province;
    const bool away = province != noProvince && province != home;
    const auto why = away ? hand_.whyNotTo(province) : std::nullopt;
    host_->map().setDropRefused(province == noProvince || why.has_value());
    if (why) return tellPointed(refusalSentence(moment, why->first, why->second, hand_.chosen()));
    const QStringList foreseen = away ? forecastAt(province) : QStringList();
    //: What releasing the mouse's button does with units that are dragged, where they are or off the map
    tellPointed(foreseen.isEmpty() ? tr("Letting go here moves nothing.")
                                   : foreseen.join(QStringLiteral(" · ")));
}

void Face::tellProvince(ProvinceId province) {
    if (dragging()) return tellDragged(province);
    if (province == noProvince) return;
    if (const QStringList foreseen = forecastAt(province); !foreseen.isEmpty())
        return tellPointed(foreseen.join(QStringLiteral(" · ")));
    //: In the status bar: a province and what there is to say of it
    tellPointed(
        tr("%1: %2").arg(provinceName(session_.setting(), province), spokenProvince(moment_, province)));
}

/// Of the march that a click would make; empty: none.
QStringList Face::forecastAt(ProvinceId province) {
    const Sending sending = dragging() ? Sending::release : Sending::click;
    if (std::exchange(forecastsFor_, sending) != sending) forecasts_.clear();
    if (hand_.preview() && hand_.preview()->province == province) return {forecastShown(moment_, province)};
    const auto [known, isNew] = forecasts_.try_emplace(province);
    if (!isNew) return known->second;
    for (const March& march : hand_.marches())
        if (march.target() == province)
            known->second = forecast(hand_.moment(), hand_.chosen(), march, hand_.planning(), sending);
    return known->second;
}

QString Face::foretold(const std::vector<Token>& units, const March& march) const {
    return forecast(moment_, units, march, hand_.planning(), Sending::click).join(QLatin1Char('\n'));
}

void Face::choose(Choosing what) {
    const Choice choice = makeChoice(moment_, hands(), what);
    if (!choice.answers.empty())
        showChoice(choice);
    else if (!choice.sentence.isEmpty())
        host_->showStatus(choice.sentence);
}

/// What is refused says why; then it is asked again.
/// `answered`: the answer that has the focus then, as no other one is to be pressed in its stead.
void Face::showChoice(const Choice& choice, const QString& answered) {
    Choice shown = choice;
    for (ChoiceAnswer& answer : shown.answers)
        if (answer.refused)
            answer.press = [this, choice, id = answer.id, press = answer.press] {
                if (press) press();
                askedAgain_ = {choice, id};
            };
    auto* card = new ChoiceCard(shown, answered);
    connect(card, &ChoiceCard::closeWanted, this, [this] { host_->hideCard(); });
    host_->showCard(card, choice.about);
}

void Face::showPreview() {
    auto* card = new BattleCard(moment_, *hand_.preview());
    connect(card, &BattleCard::marchWanted, &hand_, &MapHand::march);
    connect(card, &BattleCard::closeWanted, this, [this, province = hand_.preview()->province] {
        hand_.stepBack();
        tellProvince(province);
    });
    connect(card, &BattleCard::ruleWanted, this, [this](const QString& rule) { host_->showRule(rule); });
    previewCard_ = card;
    tellProvince(hand_.preview()->province); // a click does something else now
    // Closed by Esc: the preview goes with its card, or the next click would march unseen.
    connect(card, &QObject::destroyed, this, [this, card, map = QPointer(&host_->map())] {
        if (!map || previewCard_ != card) return;
        previewCard_ = nullptr;
        if (!hand_.preview()) return;
        const ProvinceId province = hand_.preview()->province;
        hand_.blockSignals(true); // another card may be open already
        hand_.stepBack();
        hand_.blockSignals(false);
        tellProvince(province);
        paintMap();
        emit changed();
    });
    host_->showCard(card, hand_.preview()->province);
}

/// What the best computer player would do here, and why; on the map where it goes.
void Face::showHint() {
    const auto& hint = session_.hint();
    if (!hint) return;
    const Command command = hint->command;
    const Hinted given{session_.node(), moment_.hand, moment_.state.turn, hint->reason};
    if (!hinted_ || hinted_->node != given.node || hinted_->seat != given.seat)
        hintedBefore_ = std::exchange(hinted_, given);
    const bool sameTurn = hintedBefore_ && hintedBefore_->seat == given.seat &&
                          hintedBefore_->turn == given.turn &&
                          session_.tree().isAncestor(hintedBefore_->node, given.node);
    const play::ActionRow row = describe(moment_, command);
    play::TellCard card;
    card.title = tr("A hint");
    play::LogEntry line = face::logEntry(moment_, std::span{&command, 1}, {});
    const std::vector<Command> steps = hintSteps(moment_, command, hint->reason);
    line.text = advice(moment_, steps);
    line.detail.clear();
    line.more = hintWords(moment_, command, hint->reason,
                          sameTurn ? std::optional(hintedBefore_->reason) : std::nullopt);
    line.more.front() = tr("Why: %1").arg(line.more.front());
    card.lines.push_back(std::move(line));
    card.province = row.province;
    play::Button doIt;
    doIt.id = QStringLiteral("do-hint");
    doIt.text = tr("Do it", "what the hint says");
    doIt.press = [this, steps, asked = session_.node()] {
        if (session_.node() == asked) act(steps);
    };
    card.buttons.push_back(std::move(doIt));
    host_->showTold(card);
    host_->showStatus({});
    if (const auto* move = std::get_if<step::Move>(&command.step)) {
        appmap::MapArrow arrow;
        const ProvinceId from = moment_.state.player(moment_.hand).units[move->token].province;
        arrow.path = {static_cast<int>(index(from)), static_cast<int>(index(move->to))};
        arrow.owner = playerColour(moment_.colour(moment_.hand));
        host_->map().setArrows({arrow}); // until the next thing is chosen
        host_->map().ensureVisible(move->to);
    } else if (row.province != noProvince) {
        host_->map().ensureVisible(row.province);
    }
}

/// The panel of the damage that is still to be laid.
void Face::refusalClosed() {
    if (const auto again = std::exchange(askedAgain_, std::nullopt))
        showChoice(again->choice, again->answered);
    bringDamageBack();
}

void Face::bringDamageBack() {
    if (hand_.plan().points > 0 && !(damage_ && damage_->isVisible())) showDamage();
}

void Face::showDamage() {
    auto* panel = new DamagePanel;
    damage_ = panel;
    panel->setPlan(moment_, hand_.plan());
    connect(panel, &DamagePanel::layWanted, &hand_, &MapHand::layDamage);
    connect(panel, &DamagePanel::takeBackWanted, &hand_, &MapHand::takeBack);
    connect(panel, &DamagePanel::suggestWanted, &hand_, &MapHand::suggestDamage);
    connect(panel, &DamagePanel::strikeWanted, &hand_, &MapHand::strike);
    host_->showCard(panel, moment_.state.battle.province);
}

/// Nobody leaves by a slip of the hand.
void Face::askToLeave(const Command& leave) {
    Choice choice;
    choice.title = tr("Leave the game for good?");
    choice.sentence =
        session_.setting().allied
            ? tr("The game ends for everybody, and those left vote whether Victory Points are counted.")
            : tr("%1 gives up its points; its armies and Forts turn Barbarian if the others go on.")
                  .arg(seatName(leave.actor));
    play::Button yes;
    yes.id = QStringLiteral("leave");
    yes.text = tr("%1 leaves").arg(seatName(leave.actor));
    yes.press = [this, leave] { take({leave}); };
    choice.answers.push_back(std::move(yes));
    showChoice(choice);
}

void Face::showEnd() {
    const auto outcome = session_.outcome();
    if (!outcome) return;
    auto* page = new EndPage;
    page->setResult(moment_, *outcome, courseOf(session_));
    connect(page, &EndPage::momentWanted, this, [this](NodeId node) {
        session_.lookAt(node);
        host_->showMap();
    });
    connect(page, &EndPage::newGameWanted, this, [this] { host_->askForNewGame(); });
    connect(page, &EndPage::saveWanted, this, [this] { host_->askToSave(); });
    end_ = page;
    host_->showPage(page);
}

/// What an army did this turn: its lines, oldest first.
std::vector<QString> Face::spentBy(Token token) const {
    std::vector<QString> spent;
    const State& now = session_.state();
    for (NodeId node = session_.node(); node != rootNode; node = session_.tree().beforeLine(node)) {
        const State before = session_.stateAt(session_.tree().beforeLine(node));
        if (before.turn != now.turn || before.phase != Phase::maneuvering || before.current != now.current)
            break;
        for (const Command& command : session_.steps(node)) {
            const auto* move = std::get_if<step::Move>(&command.step);
            if (move != nullptr && move->token == token) {
                spent.push_back(face::logEntry(momentAt(before), session_.steps(node), {}).text);
                break;
            }
        }
    }
    std::reverse(spent.begin(), spent.end());
    return spent;
}

void Face::showRefusal(const Refusal& refusal, const Command& command) {
    askedAgain_.reset();
    // A march is foreseen where a plan leads; all else is asked of the board as it is.
    const bool foreseen = std::holds_alternative<step::Move>(command.step) && !hand_.chosen().empty();
    const Moment& moment = foreseen ? hand_.moment() : moment_;
    Remedies remedies;
    if (const auto* move = std::get_if<step::Move>(&command.step)) {
        remedies.spent = spentBy(move->token);
        remedies.chosen = hand_.chosen();
        if (const auto step = session_.undoStep()) {
            remedies.takeBack = [this] { session_.undo(); };
            remedies.takenBack = gestureName(step->to, step->node);
        }
        remedies.goWith = [this](const std::vector<Token>& tokens, ProvinceId to) {
            if (tokens.empty()) return;
            std::vector<UnitRef> units;
            for (const Token token : tokens)
                units.push_back(unitOf(moment_.hand, token));
            while (!hand_.chosen().empty())
                hand_.stepBack(); // the choice, not a plan
            const State& state = hand_.moment().state;
            hand_.clickUnits(state.player(moment_.hand).units[tokens.front()].province, units, false);
            hand_.clickProvince(to);
        };
    }
    host_->showRefusal(refusalCard(moment, refusal, command, remedies));
}

QString Face::focusRule() const {
    if (hand_.preview()) return QStringLiteral("battle.simultaneous");
    const appmap::MapView& map = host_->map();
    if (const ProvinceId looked = map.focusedProvince();
        looked != noProvince && map.hasFocus() && hand_.chosen().empty()) {
        const ProvinceType type = session_.setting().board.provinces[looked].type;
        return type == ProvinceType::common ? QStringLiteral("prov.owner") : QStringLiteral("prov.types");
    }
    switch (moment_.asked()) {
    case Stage::placeTokens:
        return QStringLiteral("setup.tokens");
    case Stage::feed:
        return QStringLiteral("upkeep.feed");
    case Stage::routeIncome:
        return QStringLiteral("variant.routes");
    case Stage::trade:
        return QStringLiteral("trade.no-order");
    case Stage::action:
        return QStringLiteral("dev.first");
    case Stage::shift:
        return QStringLiteral("dev.shift-token");
    case Stage::move:
        return QStringLiteral("man.ap");
    case Stage::chooseBattle:
        return QStringLiteral("man.battles");
    case Stage::assignAttacker:
    case Stage::assignDefender:
        return QStringLiteral("battle.simultaneous");
    case Stage::attackerRetreat:
    case Stage::defenderRetreat:
        return QStringLiteral("battle.retreat");
    case Stage::retreatCountry:
        return QStringLiteral("barb.retreat.contested");
    case Stage::barbariansTo:
        return QStringLiteral("barb.retreat");
    case Stage::withdraw:
        return QStringLiteral("battle.withdraw");
    case Stage::movePrincess:
        return QStringLiteral("man.princess");
    case Stage::unifyAction:
        return QStringLiteral("unify.award");
    case Stage::merchant:
        return QStringLiteral("down.merchant");
    case Stage::vote:
        return QStringLiteral("leave");
    case Stage::over:
        return QStringLiteral("victory.winner");
    }
    return {};
}

/// Why the chosen units, or any of the player's, can't go to the focused province.
std::optional<std::pair<Refusal, Command>> Face::whyNotHere() const {
    const ProvinceId where = host_->map().focusedProvince();
    if (where == noProvince || !isSeat(moment_.hand)) return std::nullopt;
    if (!hand_.chosen().empty()) return hand_.whyNotTo(where);
    for (const Token token : armiesOf(moment_.state, moment_.hand)) {
        const Command command{moment_.hand, step::Move{token, where}};
        if (const auto refusal = session_.why(command)) return std::pair(*refusal, command);
    }
    return std::nullopt;
}

bool Face::explainFocus() {
    if (const auto offer = trade_->focusedOffer()) {
        const auto refusal = session_.why(*offer);
        if (refusal) showRefusal(*refusal, *offer);
        return refusal.has_value();
    }
    const auto why = whyNotHere();
    if (why) showRefusal(why->first, why->second);
    return why.has_value();
}

bool Face::stepBack() {
    return mat_->view().putDown() || hand_.stepBack();
}

} // namespace marches::warriors::face
