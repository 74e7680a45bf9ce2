#include "app/warriors/prompts/choices.h"

#include "app/play/seat_look.h"
#include "app/theme/heraldry.h"
#include "app/theme/icons.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/words.h"
#include "app/warriors/prompts/action_rows.h"
#include "app/warriors/prompts/reach.h"
#include "app/warriors/prompts/steps_of.h"
#include "app/warriors/words/sentences.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace marches::warriors::face {

namespace {

struct Choices {
    Q_DECLARE_TR_FUNCTIONS(Choices)
};

struct Chooser {
    const Moment& moment;
    const Hands& hands;
    const std::vector<Command>& options;

    const Setting& setting() const { return *moment.setting; }
    const State& state() const { return moment.state; }
    QString who() const { return seatName(setting(), moment.hand); }
    std::optional<Refusal> refused(const Step& step) const {
        return check(setting(), state(), {moment.hand, step});
    }
    QIcon shield(SeatId seat) const {
        return theme::shieldIcon(playerColour(moment.colour(seat)), play::currentTheme());
    }
    /// An answer that is a step, allowed or not.
    play::Button answer(const QString& id, const QString& text, const Step& step) const {
        play::Button button;
        button.id = id;
        button.text = text;
        if (const auto no = refused(step)) {
            button.refused = true;
            button.why = sentence(moment, *no);
        }
        button.press = [act = hands.act, command = Command{moment.hand, step}] {
            if (act) act({command});
        };
        return button;
    }
    /// An answer after which the map is asked where.
    play::Button placed(const QString& id, const QString& text, std::vector<UnitKind> kinds) const {
        play::Button button;
        button.id = id;
        button.text = text;
        button.press = [place = hands.place, kinds = std::move(kinds)] {
            if (place) place(kinds);
        };
        return button;
    }

    QString whereSentence() const;
    std::vector<ProvinceId> buildPlaces() const;
    ChoiceAnswer building(UnitKind kind, ProvinceId place) const; ///< there, allowed or not
    ChoiceAnswer priced(play::Button button, UnitKind kind) const;
    Choice build() const;
    Choice buildIn(ProvinceId place) const;
    Choice two() const;
    Choice war() const;
    Choice peace() const;
    Choice handOver() const;
};

/// Where it could be tried first, to hear why not.
ProvinceId anyPlace(const Chooser& ask) {
    const ProvinceId capital =
        ask.setting().board.capitals[ask.setting().seats[index(ask.moment.hand)].country];
    const Owner own = ownerOf(ask.moment.hand);
    if (capital != noProvince && ask.state().holder(capital) == own) return capital;
    for (std::size_t i = 0; i < ask.setting().board.size(); ++i)
        if (ask.state().holder(idAt<ProvinceId>(i)) == own) return idAt<ProvinceId>(i);
    return capital;
}

/// What follows the choice of a unit: the map's question, or nothing more where there is one place only.
QString Chooser::whereSentence() const {
    std::set<ProvinceId> places;
    std::map<UnitKind, std::set<ProvinceId>> byKind;
    const auto add = [&](UnitKind kind, ProvinceId place) {
        places.insert(place);
        byKind[kind].insert(place);
    };
    for (const step::Build& step : stepsOf<step::Build>(options))
        if (step.secondProvince == noProvince) add(step.kind, step.province);
    for (const step::BuildFort& step : stepsOf<step::BuildFort>(options))
        add(UnitKind::fort, step.province);
    if (places.empty()) return {};
    if (places.size() == 1) {
        const Owner self = ownerOf(moment.hand);
        const bool onlyOne = std::count(state().holders.begin(), state().holders.end(), self) == 1;
        const QString place = provinceName(setting(), *places.begin());
        return onlyOne ? Choices::tr("Built in %1, your only province.").arg(place)
                       : Choices::tr("Built in %1, the only place where it can be.").arg(place);
    }
    const bool someSingle =
        std::any_of(byKind.begin(), byKind.end(), [](const auto& each) { return each.second.size() == 1; });
    return someSingle ? Choices::tr("Then choose where on the map, unless there is one place only.")
                      : Choices::tr("Then choose where on the map.");
}

std::vector<ProvinceId> Chooser::buildPlaces() const {
    std::set<ProvinceId> places;
    for (const step::Build& step : stepsOf<step::Build>(options))
        places.insert(step.province);
    for (const step::BuildFort& step : stepsOf<step::BuildFort>(options))
        places.insert(step.province);
    return {places.begin(), places.end()};
}

/// What a unit is good for and what it eats.
QString worth(const Tables& tables, UnitKind kind) {
    const auto i = static_cast<std::size_t>(kind);
    //: Of a kind of unit: the damage that it deals, and that destroys it
    const QString strength =
        Choices::tr("power %1, toughness %2").arg(tables.power[i]).arg(tables.toughness[i]);
    return kind == UnitKind::fort
               //: %1: what a Fort deals and withstands
               ? Choices::tr("%1 · eats nothing · %n Victory Point(s)", nullptr, tables.fortVp).arg(strength)
               //: %1: what an army deals and withstands; %n: what it eats in each turn's Upkeep
               : Choices::tr("%1 · eats %n Food a turn", nullptr, tables.feed[i]).arg(strength);
}

constexpr std::array builtKinds{UnitKind::infantry, UnitKind::archer, UnitKind::cavalry, UnitKind::fort};

QString buildId(UnitKind kind) {
    return QStringLiteral("build-%1").arg(static_cast<int>(kind));
}

ChoiceAnswer Chooser::building(UnitKind kind, ProvinceId place) const {
    play::Button button = answer(buildId(kind), kindName(kind),
                                 kind == UnitKind::fort ? Step{step::BuildFort{place}}
                                                        : Step{step::Build{kind, place, {}, noProvince}});
    return priced(std::move(button), kind);
}

ChoiceAnswer Chooser::priced(play::Button button, UnitKind kind) const {
    button.note = amounts(setting().tables.cost[static_cast<std::size_t>(kind)]);
    button.icon = theme::icon(iconFor(kind));
    return {std::move(button), worth(setting().tables, kind)};
}

Choice Chooser::buildIn(ProvinceId place) const {
    Choice choice;
    choice.title = Choices::tr("%1: build what?").arg(who());
    choice.sentence = provinceName(setting(), place);
    choice.about = {place};
    for (const UnitKind kind : builtKinds)
        choice.answers.push_back(building(kind, place));
    return choice;
}

Choice Chooser::build() const {
    Choice choice;
    choice.title = Choices::tr("%1: build what?").arg(who());
    choice.sentence = whereSentence();
    choice.about = buildPlaces();
    std::set<UnitKind> possible;
    for (const step::Build& step : stepsOf<step::Build>(options))
        possible.insert(step.kind);
    if (anyStepOf<step::BuildFort>(options)) possible.insert(UnitKind::fort);
    const ProvinceId place = anyPlace(*this);
    for (const UnitKind kind : builtKinds)
        choice.answers.push_back(possible.contains(kind)
                                     ? priced(placed(buildId(kind), kindName(kind), {kind}), kind)
                                     : building(kind, place));
    const auto builds = stepsOf<step::Build>(options);
    if (std::any_of(builds.begin(), builds.end(),
                    [](const step::Build& step) { return step.secondProvince != noProvince; })) {
        play::Button button;
        button.id = QStringLiteral("build-two");
        button.text = Choices::tr("Two armies…");
        button.note = abilityName(Ability::warlord);
        button.press = [choose = hands.choose] {
            if (choose) choose(Choosing::two);
        };
        choice.answers.push_back(std::move(button));
    }
    return choice;
}

Choice Chooser::two() const {
    Choice choice;
    choice.title = Choices::tr("Warlord: two armies with one Action");
    choice.sentence = Choices::tr("Then choose where on the map, for one after the other.");
    choice.about = buildPlaces();
    std::set<std::pair<UnitKind, UnitKind>> pairs;
    for (const step::Build& step : stepsOf<step::Build>(options))
        if (step.secondProvince != noProvince) pairs.insert(std::minmax(step.kind, step.secondKind));
    for (const auto& [first, second] : pairs) {
        play::Button button =
            placed(QStringLiteral("two-%1-%2").arg(static_cast<int>(first)).arg(static_cast<int>(second)),
                   //: Two armies: "Infantry and Archer"
                   Choices::tr("%1 and %2").arg(kindName(first), kindName(second)), {first, second});
        Resources cost = setting().tables.cost[static_cast<std::size_t>(first)];
        cost += setting().tables.cost[static_cast<std::size_t>(second)];
        button.note = amounts(cost);
        choice.answers.push_back(std::move(button));
    }
    if (pairs.empty()) { // why not, for the cheapest pair
        const ProvinceId place = anyPlace(*this);
        choice.answers.push_back(
            answer(QStringLiteral("two-0-0"),
                   Choices::tr("%1 and %2").arg(kindName(UnitKind::infantry), kindName(UnitKind::infantry)),
                   step::Build{UnitKind::infantry, place, UnitKind::infantry, place}));
    }
    return choice;
}

Choice Chooser::war() const {
    Choice choice;
    choice.title = Choices::tr("%1: declare war on whom?").arg(who());
    const int last = lastTurnOfWar(setting().tables, state().turn);
    choice.sentence =
        Choices::tr(
            "War begins at once and takes this Action. Both sides may attack each other until turn %1 is "
            "over, until they agree on peace, or until a turn ends in which neither dealt damage.")
            .arg(last);
    for (std::size_t i = 0; i < setting().players(); ++i) {
        const SeatId enemy = idAt<SeatId>(i);
        if (enemy == moment.hand || state().player(enemy).left) continue;
        play::Button button =
            answer(QStringLiteral("war-%1").arg(i), seatName(setting(), enemy), step::DeclareWar{enemy});
        if (!button.refused)
            button.note = atWar(state(), moment.hand, enemy) ? Choices::tr("renewed, until turn %1").arg(last)
                                                             : Choices::tr("until turn %1").arg(last);
        button.icon = shield(enemy);
        choice.answers.push_back(std::move(button));
    }
    return choice;
}

Choice Chooser::peace() const {
    Choice choice;
    choice.title = Choices::tr("%1 and peace").arg(who());
    const auto add = [&](const char* id, const QString& text, SeatId enemy, const Step& step) {
        play::Button button =
            answer(QStringLiteral("%1-%2").arg(QLatin1String(id)).arg(index(enemy)), text, step);
        button.icon = shield(enemy);
        choice.answers.push_back(std::move(button));
    };
    for (std::size_t i = 0; i < setting().players(); ++i) {
        const SeatId enemy = idAt<SeatId>(i);
        if (!atWar(state(), moment.hand, enemy)) continue;
        const QString name = seatName(setting(), enemy);
        const bool offered = !refused(step::DeclinePeace{enemy});
        const bool waits = !refused(step::RetractPeace{enemy});
        if (offered) {
            add("accept-peace", Choices::tr("Accept the peace of %1").arg(name), enemy,
                step::AcceptPeace{enemy});
            add("decline-peace", Choices::tr("Decline the peace of %1").arg(name), enemy,
                step::DeclinePeace{enemy});
        }
        if (waits)
            add("retract-peace", Choices::tr("Take back the peace offered to %1").arg(name), enemy,
                step::RetractPeace{enemy});
        if (!offered && !waits)
            add("offer-peace", Choices::tr("Offer peace to %1").arg(name), enemy, step::OfferPeace{enemy});
    }
    if (choice.answers.empty()) choice.sentence = Choices::tr("%1 is at war with nobody.").arg(who());
    return choice;
}

Choice Chooser::handOver() const {
    Choice choice;
    choice.title = Choices::tr("%1: hand over which province?").arg(who());
    const auto steps = stepsOf<step::HandOver>(options);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        play::Button button =
            answer(QStringLiteral("hand-over-%1").arg(i),
                   //: A province, and the ally who gets it
                   Choices::tr("%1 to %2")
                       .arg(provinceName(setting(), steps[i].province), seatName(setting(), steps[i].ally)),
                   steps[i]);
        button.icon = shield(steps[i].ally);
        choice.about.push_back(steps[i].province);
        choice.answers.push_back(std::move(button));
    }
    if (steps.empty()) choice.sentence = Choices::tr("Nothing can be handed over now.");
    return choice;
}

} // namespace

Choice makeChoice(const Moment& moment, const Hands& hands, Choosing what) {
    if (moment.empty() || !isSeat(moment.hand) || !moment.live) return {};
    const Chooser chooser{moment, hands, moment.options()};
    switch (what) {
    case Choosing::build:
        return chooser.build();
    case Choosing::two:
        return chooser.two();
    case Choosing::war:
        return chooser.war();
    case Choosing::peace:
        return chooser.peace();
    case Choosing::handOver:
        return chooser.handOver();
    }
    return {};
}

Choice buildChoice(const Moment& moment, const Hands& hands, ProvinceId province) {
    const Chooser chooser{moment, hands, moment.options()};
    return chooser.buildIn(province);
}

Choice shiftChoice(const Moment& moment, const Hands& hands, Path to) {
    const Chooser chooser{moment, hands, moment.options()};
    Choice choice;
    //: %1 a player, %2 a path of the play-mat
    choice.title = Choices::tr("%1: which token goes to %2?").arg(chooser.who(), pathName(to));
    for (const step::Shift& step : stepsOf<step::Shift>(chooser.options)) {
        if (step.to != to) continue;
        play::Button button = chooser.answer(QStringLiteral("shift-from-%1").arg(static_cast<int>(step.from)),
                                             //: The last token of a path of the play-mat
                                             Choices::tr("From %1").arg(pathName(step.from)), step);
        button.icon = theme::icon(iconFor(step.from));
        choice.answers.emplace_back(std::move(button), describe(moment, {moment.hand, step}).detail);
    }
    return choice;
}

std::optional<Command> firstPromotion(const Moment& moment) {
    for (const Token token : armiesOf(moment.state, moment.hand))
        if (kindOf(token) != UnitKind::cavalry)
            return Command{moment.hand,
                           step::Promote{unitOf(moment.hand, token),
                                         static_cast<UnitKind>(static_cast<int>(kindOf(token)) + 1)}};
    return std::nullopt;
}

std::vector<play::Button> actionsBesideTokens(const Moment& moment, const Hands& hands) {
    if (moment.empty() || !isSeat(moment.hand) || !moment.live) return {};
    const auto asked = decision(*moment.setting, moment.state);
    if (!asked.waits.contains(moment.hand) ||
        (asked.kind != Stage::action && asked.kind != Stage::unifyAction))
        return {};
    const Chooser chooser{moment, hands, moment.options()};
    const std::vector<ChoiceAnswer> builds = chooser.build().answers;
    std::vector<play::Button> actions(builds.begin(), builds.end());
    if (const auto promotion = firstPromotion(moment)) {
        play::Button button =
            chooser.answer(QStringLiteral("promote"), Choices::tr("Promote…"), promotion->step);
        button.note = Choices::tr("%n Product(s) a step", nullptr, moment.setting->tables.promotionProducts);
        button.icon = theme::icon(theme::Icon::Bow);
        if (!button.refused) button.press = hands.promote;
        actions.push_back(std::move(button));
    }
    if (anyStepOf<step::DeclareWar>(chooser.options)) {
        play::Button button;
        button.id = QStringLiteral("war");
        button.text = Choices::tr("Declare war…");
        button.note = Choices::tr("on one of %n player(s)", nullptr,
                                  static_cast<int>(stepsOf<step::DeclareWar>(chooser.options).size()));
        button.icon = theme::icon(theme::Icon::War);
        button.press = [choose = hands.choose] {
            if (choose) choose(Choosing::war);
        };
        actions.push_back(std::move(button));
    }
    return actions;
}

Choice promotionChoice(const Moment& moment, const Hands& hands, const std::vector<Command>& steps) {
    Choice choice;
    choice.title = Choices::tr("Promote");
    const bool several = std::any_of(steps.begin(), steps.end(), [&](const Command& command) {
        return std::get<step::Promote>(command.step).unit != std::get<step::Promote>(steps.front().step).unit;
    });
    for (const Command& command : steps) {
        const auto& promote = std::get<step::Promote>(command.step);
        play::Button button;
        button.id =
            several
                ? QStringLiteral("promote-%1-%2").arg(promote.unit.number).arg(static_cast<int>(promote.to))
                : QStringLiteral("promote-%1").arg(static_cast<int>(promote.to));
        //: A unit and what it becomes: "Infantry no. 1 to Archer"
        button.text =
            Choices::tr("%1 to %2").arg(unitName(moment, promote.unit, moment.hand), kindName(promote.to));
        button.note =
            Choices::tr("%n Product(s)", nullptr, costOf(moment.setting->tables, promote)[Resource::product]);
        button.icon = theme::icon(iconFor(promote.to));
        button.press = [act = hands.act, command] {
            if (act) act({command});
        };
        choice.about.push_back(
            moment.state.player(seatOf(promote.unit.owner)).units[promote.unit.number].province);
        choice.answers.push_back(std::move(button));
    }
    return choice;
}

} // namespace marches::warriors::face
