#include "tests/engine/warriors/rule_runner/play_case.h"

#include "engine/table/record.h"
#include "engine/table/timeline.h"
#include "engine/warriors/record_setup.h"
#include "engine/warriors/rules.h"
#include "engine/warriors/scenario_reader.h"
#include "engine/warriors/state_json.h"
#include "tests/engine/warriors/rule_runner/expectation.h"

#include <fmt/format.h>

#include <algorithm>

namespace marches::rule_tests {
namespace {

using namespace warriors;
using Game = WarriorsAndTraders;

std::string scenarioText(const Case& test) {
    std::string text = fmt::format("format: marches-scenario 1\ngame: {}\nid: rule-test\nbased-on: {}\n",
                                   gameId, test.scenario == "rules" ? "rules.yaml" : test.scenario);
    if (!test.start.empty()) text += "start:\n" + test.start;
    return text;
}

/// The head of the record that the case would be.
std::string headerText(const Case& test) {
    std::string text = fmt::format("marches-record 1\ngame {}\nrules {}\nscenario {}\n", Game::id,
                                   Game::rulesVersion, test.scenario);
    if (!test.variant.empty()) text += "variant " + test.variant + "\n";
    for (const std::string& option : test.options)
        text += "option " + option + "\n";
    for (const std::string& seat : test.seats)
        text += "seat " + seat + "\n";
    return text + "begin\n";
}

Expected<SetupChoice, Findings> choiceFor(const Case& test) {
    const RecordReading reading = readRecord(headerText(test), "header");
    if (!reading.record) return unexpected(reading.findings);
    return choiceOf(reading.record->header);
}

class Player {
public:
    explicit Player(const Case& test) : test_(test) {}

    Played play() {
        for (const Step& step : test_.steps) {
            line_ = step.line;
            const bool begin = step.text == "begin" && step.kind != StepKind::expect;
            if (begin)
                beginAs(step);
            else if (game_ || beginAs({StepKind::command, test_.line, "begin", ""}))
                take(step);
            if (!played_.faults.empty()) break;
        }
        return std::move(played_);
    }

private:
    void fault(const std::string& text) { played_.faults.push_back(fmt::format("{}: {}", line_, text)); }

    bool beginAs(const Step& step) {
        const std::string root = MARCHES_SOURCE_DIR;
        const ScenarioResult loaded = loadScenarioText(
            scenarioText(test_), "start", root + "/tests/scenarios", {root + "/resources/scenarios"});
        if (!loaded.scenario) {
            for (const Finding& finding : loaded.findings)
                fault(formatted(finding));
            return false;
        }
        const auto choice = choiceFor(test_);
        if (!choice) return refusedAtStart(step, choice.error());
        auto setting = makeSetting(*loaded.scenario, *choice);
        if (!setting) return refusedAtStart(step, setting.error());
        if (step.kind == StepKind::refused) fault("the game begins, but should be refused by " + step.rule);
        game_.emplace(std::move(*setting));
        return lookAtState();
    }

    bool refusedAtStart(const Step& step, const Findings& findings) {
        bool refused = false;
        for (const Finding& finding : findings) {
            if (step.kind == StepKind::refused && finding.code == step.rule)
                refused = true;
            else
                fault(formatted(finding));
        }
        if (refused) played_.refusalRules.insert(step.rule);
        return false;
    }

    void take(const Step& step) {
        switch (step.kind) {
        case StepKind::command:
            lookAtOptions(step.text);
            if (const auto refused = playLine(step.text))
                fault(fmt::format("`{}` is refused [{}]: {}", step.text, refused->rule(),
                                  refused->text(game_->setting())));
            else
                lookAtState();
            break;
        case StepKind::refused:
            takeRefused(step);
            break;
        case StepKind::expect:
            for (const std::string& text :
                 unmet(step.text, nlohmann::ordered_json::parse(stateJson(game_->setting(), game_->state()))))
                fault(text);
            ++played_.met;
            break;
        }
    }

    /// As a line of a record: it names the whole.
    std::optional<StepRefusal<Game>> playLine(const std::string& text) {
        const RecordLine line{LineKind::command, 0, text, line_};
        auto refused = game_->replay(std::span{&line, 1});
        if (!refused) return std::nullopt;
        return std::move(refused->refusal);
    }

    void takeRefused(const Step& step) {
        const State before = game_->state();
        const auto refused = playLine(step.text);
        if (!refused)
            return fault(fmt::format("`{}` is allowed, but should be refused by {}", step.text, step.rule));
        const auto& refusal = *refused;
        const std::string text = refusal.text(game_->setting());
        if (refusal.rule() != step.rule)
            fault(fmt::format("`{}` is refused by {} ({}), not by {}", step.text, refusal.rule(), text,
                              step.rule));
        if (text.empty() || text.find('{') != std::string::npos)
            fault("the refusal does not say why: " + text);
        if (!(game_->state() == before)) fault("the refused command has changed the state");
        played_.refusalRules.insert(std::string(refusal.rule()));
        if (const auto* own = std::get_if<Refusal>(&refusal.reason))
            played_.refusalMessages.insert(std::string(nameOf(own->code)));
    }

    /// What a line may do was offered; but exchanges, which are free.
    void lookAtOptions(const std::string& text) {
        const Setting& setting = game_->setting();
        const auto steps = parse(setting, game_->state(), text);
        if (!steps) return;
        State state = game_->state();
        for (const Command& command : *steps) {
            if (check(setting, state, command)) return;
            std::vector<Command> offered;
            options(setting, state, command.actor, offered);
            interruptions(setting, state, command.actor, offered);
            if (!std::holds_alternative<step::MakeOffer>(command.step) &&
                std::count(offered.begin(), offered.end(), command) != 1)
                fault(fmt::format("`{}` is allowed, but not offered, or not once",
                                  print(setting, std::span(&command, 1))));
            std::vector<Event> events;
            apply(setting, state, command, events);
        }
    }

    bool lookAtState() {
        for (const std::string& text : checkInvariants(game_->setting(), game_->state()))
            fault("invariant: " + text);
        return played_.faults.empty();
    }

    const Case& test_;
    Played played_;
    std::optional<Timeline<Game>> game_;
    int line_ = 0;
};

} // namespace

Played play(const Case& test) {
    return Player(test).play();
}

} // namespace marches::rule_tests
