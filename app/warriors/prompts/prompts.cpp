#include "app/warriors/prompts/prompts.h"

#include "app/theme/icons.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/prompts/action_rows.h"
#include "app/warriors/prompts/prompt_parts.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"

#include <algorithm>

namespace marches::warriors::face {

play::Button Asking::button(const QString& id, const QString& text, const std::vector<Command>& steps) const {
    play::Button button = play::makeButton(id, text, play::pressing(hands.act, steps));
    button.line = rowId(moment, steps);
    return button;
}

play::Button& addEqual(play::Prompt& prompt, play::Button button) {
    if (prompt.primary) return prompt.others.emplace_back(std::move(button));
    button.quiet = true;
    return prompt.primary.emplace(std::move(button));
}

namespace {

/// Returns the prompt of a stage; an empty one where the game is over.
play::Prompt askByStage(Stage stage, const Asking& ask) {
    switch (stage) {
    case Stage::placeTokens:
        return askTokens(ask);
    case Stage::feed:
        return askFeeding(ask);
    case Stage::routeIncome:
        return askRouteIncome(ask);
    case Stage::trade:
        return askTrade(ask);
    case Stage::action:
    case Stage::unifyAction:
        return askAction(ask);
    case Stage::shift:
        return askShift(ask);
    case Stage::move:
        return askMoves(ask);
    case Stage::chooseBattle:
        return askBattle(ask);
    case Stage::assignAttacker:
    case Stage::assignDefender:
        return askDamage(ask);
    case Stage::retreatCountry:
        return askCountry(ask);
    case Stage::attackerRetreat:
    case Stage::barbariansTo:
    case Stage::defenderRetreat:
    case Stage::withdraw:
        return askWhereTo(ask);
    case Stage::movePrincess:
        return askPrincesses(ask);
    case Stage::merchant:
        return askMerchant(ask);
    case Stage::vote:
        return askVote(ask);
    case Stage::over:
        break;
    }
    return {};
}

/// A button's words.
QString handOverTo(const Moment& moment, SeatId seat) {
    const QString& name = moment.sitter(seat).name;
    return Prompts::tr("Hand over to %1").arg(name.isEmpty() ? seatName(*moment.setting, seat) : name);
}

/// Peace that is offered to the seat is answered here, whatever else is asked.
void addPeace(const Asking& asking, play::Prompt& prompt) {
    std::vector<Command> anyTime;
    interruptions(asking.setting(), asking.state(), asking.seat(), anyTime);
    for (const Command& command : anyTime) {
        const auto* accept = std::get_if<step::AcceptPeace>(&command.step);
        if (accept == nullptr) continue;
        play::Button button = asking.button(QStringLiteral("peace-%1").arg(index(accept->enemy)), *accept);
        button.icon = theme::icon(theme::Icon::Peace);
        button.note = Prompts::tr("offered");
        prompt.others.push_back(std::move(button));
        prompt.others.push_back(asking.button(QStringLiteral("no-peace-%1").arg(index(accept->enemy)),
                                              step::DeclinePeace{accept->enemy}));
    }
}

} // namespace

play::Prompt makePrompt(const Moment& moment, const Hands& hands, const Doing& doing) {
    if (moment.empty() || !isSeat(moment.hand)) return {};
    const Asking asking{moment, hands, moment.options(), doing};
    play::Prompt prompt = askByStage(moment.asked(), asking);
    prompt.kind = QStringLiteral("stage-%1").arg(static_cast<int>(moment.state.stage));
    prompt.seat = moment.hand;
    addPeace(asking, prompt);
    return prompt;
}

play::Prompt askTokens(const Asking& ask) {
    play::Prompt prompt;
    int placed = 0;
    for (const std::uint8_t tokens : ask.state().player(ask.seat()).tokens)
        placed += tokens;
    const int left = ask.setting().tables.startTokens - placed;
    prompt.sentence =
        placed == 0 ? Prompts::tr("%1: place %n Development Token(s)", nullptr, left).arg(ask.person())
                    //: Some have been placed already; %n are left
                    : Prompts::tr("%1: place %n more Development Token(s)", nullptr, left).arg(ask.person());
    prompt.detail = Prompts::tr("Click a green plus on the play-mat");
    for (const step::PlaceToken& step : stepsOf<step::PlaceToken>(ask.options)) {
        play::Button button = ask.button(QStringLiteral("place-%1").arg(static_cast<int>(step.path)), step);
        button.icon = theme::icon(iconFor(step.path));
        prompt.others.insert(prompt.others.begin(), std::move(button)); // Production stands leftmost
    }
    return prompt;
}

namespace {

play::Prompt restOf(SeatId seat, const QString& kind, const QString& sentence, const QString& detail,
                    const QString& goOn) {
    play::Prompt prompt;
    prompt.kind = kind;
    prompt.seat = seat;
    prompt.sentence = sentence;
    prompt.detail = detail;
    prompt.primary = play::makeButton(QStringLiteral("begin"), goOn, {});
    return prompt;
}

QString restDetail(const Moment& moment, SeatId seat) {
    QStringList titles;
    for (const Path path : allPaths)
        if (leader(*moment.setting, moment.state, path) == seat) titles << leaderName(path);
    if (titles.isEmpty())
        return Prompts::tr("Look round, or take tokens back with Undo; the others go on when you are ready");
    //: %1 a title, "Builder", or several: the player has it until somebody is as far on that path
    return Prompts::tr("%1 until somebody comes as far; Undo takes tokens back").arg(joined(titles));
}

} // namespace

play::Prompt makeRest(const Moment& moment, SeatId seat) {
    return restOf(seat, QStringLiteral("rest"),
                  Prompts::tr("%1: all your tokens are placed").arg(personFor(moment, seat)),
                  restDetail(moment, seat),
                  //: A button: after the tokens are placed, the game goes on with the others
                  Prompts::tr("Go on"));
}

play::Prompt makeHandingOver(const Moment& moment, SeatId seat, const QString& done, SeatId next) {
    //: Below what has just been done, "Token on Military"; %1 who did it, %2 whose turn it is: persons, each
    //: with his country
    const QString detail =
        Prompts::tr("Done by %1 · next: %2").arg(personFor(moment, seat), personFor(moment, next));
    return restOf(seat, QStringLiteral("handing-over"), done, detail, handOverTo(moment, next));
}

play::Prompt askFeeding(const Asking& ask) {
    play::Prompt prompt;
    const Player& player = ask.state().player(ask.seat());
    std::vector<Command> feedAll;
    std::vector<Token> hungry;
    int needed = 0;
    for (std::size_t i = 0; i < armyTokenCount; ++i) {
        const Token token = static_cast<Token>(i);
        if (!player.units[i].onBoard()) continue;
        if (player.units[i].fed) continue;
        hungry.push_back(token);
        feedAll.push_back({ask.seat(), step::Feed{token}});
        needed += ask.setting().tables.feed[static_cast<std::size_t>(kindOf(token))];
    }
    const int held = player.resources[Resource::food];
    prompt.sentence =
        Prompts::tr("%1: turn %2, feed your armies").arg(ask.person()).arg(int{ask.state().turn});
    prompt.detail =
        needed > held
            ? Prompts::tr(
                  "Food: %1 needed, %2 held, %3 short · click the armies that are to eat, the others die")
                  .arg(needed)
                  .arg(held)
                  .arg(needed - held)
            : Prompts::tr("Food: %1 needed, %2 held · an army that does not eat dies").arg(needed).arg(held);
    play::Button done = ask.button(QStringLiteral("done"), step::Done{});
    done.note = Prompts::tr("%n army(ies) die(s)", "of hunger", static_cast<int>(hungry.size()));
    done.confirm = Prompts::tr("%1 starve(s). End the feeding?", nullptr, static_cast<int>(hungry.size()))
                       .arg(unitList(hungry));
    if (needed <= held) {
        prompt.primary = ask.button(QStringLiteral("feed-all"), Prompts::tr("Feed all"), feedAll);
        //: Beside the button that feeds all armies: what it costs
        prompt.primary->note = Prompts::tr("%n Food", nullptr, needed);
        prompt.others.push_back(std::move(done));
    } else if (anyStepOf<step::Feed>(ask.options)) {
        prompt.others.push_back(std::move(done));
    } else {
        prompt.primary = std::move(done);
    }
    return prompt;
}

play::Prompt askRouteIncome(const Asking& ask) {
    play::Prompt prompt;
    prompt.sentence = Prompts::tr("%1: choose what an unused route yields").arg(ask.person());
    for (const step::RouteIncome& step : stepsOf<step::RouteIncome>(ask.options)) {
        play::Button button =
            ask.button(QStringLiteral("income-%1").arg(static_cast<int>(step.resource)), step);
        button.icon = theme::icon(iconFor(step.resource));
        prompt.detail = Prompts::tr("Route %1 has no partner").arg(step.ordinal);
        addEqual(prompt, std::move(button));
    }
    return prompt;
}

play::Prompt askTrade(const Asking& ask) {
    play::Prompt prompt;
    const SeatSet waits = decision(ask.setting(), ask.state()).waits;
    QStringList countries;
    for (const SeatId seat : waits)
        countries << seatName(ask.setting(), seat);
    //: Several countries, or one, decide at the same time
    prompt.sentence =
        Prompts::tr("%1 may trade", nullptr, static_cast<int>(countries.size())).arg(joined(countries));
    int waiting = 0;
    QStringList asked;
    for (const Offer& offer : ask.state().offers) {
        waiting += offer.to == ask.seat() ? 1 : 0;
        if (offer.from == ask.seat()) asked << seatName(ask.setting(), offer.to);
    }
    const bool alone = std::count_if(waits.begin(), waits.end(),
                                     [&](SeatId seat) { return ask.moment.sitter(seat).human; }) < 2;
    prompt.detail = alone
                        //: Below "… may trade"; Trade is the pane beside the map
                        ? Prompts::tr("The Trade pane has routes, offers and the bank")
                        //: Who has mouse and keyboard now, where several decide at once
                        : Prompts::tr("At the screen: %1").arg(ask.person());
    if (waiting > 0)
        prompt.detail = Prompts::tr("At the screen: %1 · %n offer(s) wait(s) for an answer", nullptr, waiting)
                            .arg(ask.person());
    else if (!asked.empty())
        //: %1 who has mouse and keyboard now, %2 the countries to which he has made offers
        prompt.detail = Prompts::tr("At the screen: %1 · your offer waits for the answer of %2")
                            .arg(ask.person(), joined(asked));
    prompt.primary = ask.button(QStringLiteral("done"), step::Done{});
    if (waiting > 0)
        prompt.primary->confirm =
            Prompts::tr("%n offer(s) wait(s) for an answer. Done all the same?", nullptr, waiting);
    for (const SeatId seat : waits) {
        if (seat == ask.seat() || !ask.moment.sitter(seat).human) continue;
        prompt.others.push_back(
            play::makeButton(QStringLiteral("hand-over-%1").arg(index(seat)), handOverTo(ask.moment, seat),
                             play::pressing(ask.hands.handOver, seat), theme::icon(theme::Icon::HandOver)));
    }
    return prompt;
}

play::Prompt askMerchant(const Asking& ask) {
    play::Prompt prompt;
    const int gold = ask.state().player(ask.seat()).resources[Resource::gold];
    const int cap = ask.setting().tables.cap;
    prompt.sentence = Prompts::tr("%1: shall the Merchant double your Gold?").arg(ask.person());
    prompt.detail = 2 * gold > cap
                        ? Prompts::tr("Gold %1 → %2, of which %3 stay").arg(gold).arg(2 * gold).arg(cap)
                        : Prompts::tr("Gold %1 → %2").arg(gold).arg(2 * gold);
    prompt.primary = ask.button(QStringLiteral("merchant-yes"), step::Merchant{true});
    prompt.others.push_back(ask.button(QStringLiteral("merchant-no"), step::Merchant{false}));
    return prompt;
}

play::Prompt askVote(const Asking& ask) {
    play::Prompt prompt;
    prompt.sentence = Prompts::tr("%1: a player has left. How shall it go on?").arg(ask.person());
    prompt.detail = Prompts::tr("%n vote(s) still to come", nullptr,
                                static_cast<int>(decision(ask.setting(), ask.state()).waits.size()));
    for (const step::Vote& step : stepsOf<step::Vote>(ask.options)) {
        play::Button button = ask.button(QStringLiteral("vote-%1").arg(static_cast<int>(step.ballot)), step);
        if (step.ballot == step::Ballot::goOn || step.ballot == step::Ballot::count)
            prompt.primary = std::move(button);
        else
            prompt.others.push_back(std::move(button));
    }
    return prompt;
}

} // namespace marches::warriors::face
