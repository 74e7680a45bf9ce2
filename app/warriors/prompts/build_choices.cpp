#include "app/theme/icons.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/prompts/action_rows.h"
#include "app/warriors/prompts/choice_parts.h"
#include "app/warriors/words/steps_of.h"
#include "engine/warriors/query.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

/// What is built, and where.
namespace marches::warriors::face {

namespace {

/// What follows the choice of a unit: the map's question, or nothing more where there is one place only.
QString whereSentence(const Chooser& ask) {
    std::set<ProvinceId> places;
    std::map<UnitKind, std::set<ProvinceId>> byKind;
    const auto add = [&](UnitKind kind, ProvinceId place) {
        places.insert(place);
        byKind[kind].insert(place);
    };
    for (const step::Build& step : stepsOf<step::Build>(ask.options))
        if (step.secondProvince == noProvince) add(step.kind, step.province);
    for (const step::BuildFort& step : stepsOf<step::BuildFort>(ask.options))
        add(UnitKind::fort, step.province);
    if (places.empty()) return {};
    if (places.size() == 1) {
        const Owner self = ownerOf(ask.moment.hand);
        const bool onlyOne = std::count(ask.state().holders.begin(), ask.state().holders.end(), self) == 1;
        const QString place = provinceName(ask.setting(), *places.begin());
        return onlyOne ? Choices::tr("Built in %1, your only province.").arg(place)
                       : Choices::tr("Built in %1, the only place where it can be.").arg(place);
    }
    const bool someSingle =
        std::ranges::any_of(byKind, [](const auto& each) { return each.second.size() == 1; });
    return someSingle ? Choices::tr("Then choose where on the map, unless there is one place only.")
                      : Choices::tr("Then choose where on the map.");
}

std::vector<ProvinceId> buildPlaces(const Chooser& ask) {
    std::set<ProvinceId> places;
    for (const step::Build& step : stepsOf<step::Build>(ask.options))
        places.insert(step.province);
    for (const step::BuildFort& step : stepsOf<step::BuildFort>(ask.options))
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

ChoiceAnswer priced(const Chooser& ask, play::Button button, UnitKind kind) {
    button.note = amounts(ask.setting().tables.cost[static_cast<std::size_t>(kind)]);
    button.icon = theme::icon(iconFor(kind));
    return {std::move(button), worth(ask.setting().tables, kind)};
}

ChoiceAnswer building(const Chooser& ask, UnitKind kind, ProvinceId place) {
    play::Button button = ask.answer(buildId(kind), kindName(kind),
                                     kind == UnitKind::fort ? Step{step::BuildFort{place}}
                                                            : Step{step::Build{kind, place, {}, noProvince}});
    return priced(ask, std::move(button), kind);
}

} // namespace

Choice askWhatToBuildIn(const Chooser& ask, ProvinceId place) {
    Choice choice;
    choice.title = Choices::tr("%1: build what?").arg(ask.who());
    choice.sentence = provinceName(ask.setting(), place);
    choice.about = {place};
    for (const UnitKind kind : builtKinds)
        choice.answers.push_back(building(ask, kind, place));
    return choice;
}

Choice askWhatToBuild(const Chooser& ask) {
    Choice choice;
    choice.title = Choices::tr("%1: build what?").arg(ask.who());
    choice.sentence = whereSentence(ask);
    choice.about = buildPlaces(ask);
    std::set<UnitKind> possible;
    for (const step::Build& step : stepsOf<step::Build>(ask.options))
        possible.insert(step.kind);
    if (anyStepOf<step::BuildFort>(ask.options)) possible.insert(UnitKind::fort);
    const ProvinceId place = placeToTry(ask.moment);
    for (const UnitKind kind : builtKinds)
        choice.answers.push_back(possible.contains(kind)
                                     ? priced(ask,
                                              play::makeButton(buildId(kind), kindName(kind),
                                                               play::pressing(ask.hands.place, {kind})),
                                              kind)
                                     : building(ask, kind, place));
    const auto builds = stepsOf<step::Build>(ask.options);
    if (std::ranges::any_of(builds,
                            [](const step::Build& step) { return step.secondProvince != noProvince; })) {
        play::Button button = play::makeButton(QStringLiteral("build-two"), Choices::tr("Two armies…"),
                                               play::pressing(ask.hands.choose, Choosing::two));
        button.note = abilityName(Ability::warlord);
        choice.answers.push_back(std::move(button));
    }
    return choice;
}

Choice askWhichTwo(const Chooser& ask) {
    Choice choice;
    choice.title = Choices::tr("Warlord: two armies with one Action");
    choice.sentence = Choices::tr("Then choose where on the map, for one after the other.");
    choice.about = buildPlaces(ask);
    std::set<std::pair<UnitKind, UnitKind>> pairs;
    for (const step::Build& step : stepsOf<step::Build>(ask.options))
        if (step.secondProvince != noProvince) pairs.insert(std::minmax(step.kind, step.secondKind));
    for (const auto& [first, second] : pairs) {
        play::Button button = play::makeButton(
            QStringLiteral("two-%1-%2").arg(static_cast<int>(first)).arg(static_cast<int>(second)),
            //: Two armies: "Infantry and Archer"
            Choices::tr("%1 and %2").arg(kindName(first), kindName(second)),
            play::pressing(ask.hands.place, {first, second}));
        Resources cost = ask.setting().tables.cost[static_cast<std::size_t>(first)];
        cost += ask.setting().tables.cost[static_cast<std::size_t>(second)];
        button.note = amounts(cost);
        choice.answers.push_back(std::move(button));
    }
    if (pairs.empty()) { // why not, for the cheapest pair
        const ProvinceId place = placeToTry(ask.moment);
        choice.answers.push_back(ask.answer(
            QStringLiteral("two-0-0"),
            Choices::tr("%1 and %2").arg(kindName(UnitKind::infantry), kindName(UnitKind::infantry)),
            step::Build{UnitKind::infantry, place, UnitKind::infantry, place}));
    }
    return choice;
}

} // namespace marches::warriors::face
