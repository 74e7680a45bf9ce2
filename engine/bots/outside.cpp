#include "engine/bots/outside.h"

#include "engine/table/words.h"

#include <fmt/format.h>

#include <algorithm>

namespace marches {

namespace {

constexpr std::string_view prefix = "bot:exec:";

using Fault = ProgramFault::Kind;

ProgramFault faultOf(Program::Failure failure) {
    switch (failure) {
    case Program::Failure::late:
        return {Fault::late, {}, {}, {}};
    case Program::Failure::tooLong:
        return {Fault::endless, {}, {}, {}};
    case Program::Failure::stopped:
        return {Fault::stopped, {}, {}, {}};
    case Program::Failure::ended:
        break;
    }
    return {Fault::ended, {}, {}, {}};
}

/// Returns what is wrong with a line whatever it says; removes its end and its comment if it can be read.
std::optional<RefusedText> unreadable(std::string_view& line) {
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (line.size() > maxLineBytes)
        return RefusedText{"notation", fmt::format("A line has at most {} bytes.", maxLineBytes)};
    if (const auto words = splitWords(line); !words)
        return RefusedText{"notation", englishText(words.error().sentence)};
    line = withoutComment(line);
    return std::nullopt;
}

} // namespace

std::string sentenceOf(const ProgramFault& fault) {
    switch (fault.kind) {
    case ProgramFault::Kind::notStarted:
        return fault.text;
    case ProgramFault::Kind::late:
        return "it did not answer in time";
    case ProgramFault::Kind::endless:
        return "its line has no end";
    case ProgramFault::Kind::refused:
        return fmt::format("{} lines were refused, the last [{}]: {}", refusalsBorne, fault.rule, fault.text);
    case ProgramFault::Kind::stopped:
        return "it was told to stop";
    case ProgramFault::Kind::ended:
        break;
    }
    return "it has ended";
}

bool isOutside(std::string_view kind) {
    return kind.starts_with(prefix);
}

Expected<std::vector<std::string>, std::string> programWords(std::string_view kind) {
    const auto words = splitWords(kind.substr(std::min(prefix.size(), kind.size())));
    if (!words) return unexpected(englishText(words.error().sentence));
    std::vector<std::string> command;
    for (const Word& word : *words)
        command.push_back(word.text);
    if (command.empty()) return unexpected(std::string("no program is named; write bot:exec:PROGRAM"));
    return command;
}

std::string_view standInName(std::span<const std::string_view> names) {
    constexpr std::string_view wanted = "steady";
    return std::find(names.begin(), names.end(), wanted) != names.end() ? wanted : "random";
}

std::optional<std::string> whyNotOutside(std::string_view kind) {
    const auto command = programWords(kind);
    if (!command) return command.error();
    return whyNotAProgram(command->front());
}

std::optional<ProgramFault> OutsideTalk::start() {
    const auto command = programWords(seat_.kind);
    if (!command) return ProgramFault{Fault::notStarted, {}, {}, command.error()};
    auto started = Program::start(*command);
    if (!started) return ProgramFault{Fault::notStarted, {}, {}, started.error()};
    program_.emplace(std::move(*started));
    owed_ = 0;
    return std::nullopt;
}

std::string OutsideTalk::gameText(std::string_view seatName) const {
    JsonText json;
    json.object([&] {
        json.field("game", seat_.game.game).field("rules", seat_.game.rules);
        json.field("scenario", seat_.game.scenario.name).field("variant", seat_.game.variant);
        json.key("options").object([&] {
            for (const auto& [name, value] : seat_.game.options)
                json.field(name, value);
        });
        json.field("seat", seatName).field("seed", seat_.seed).field("nodes", seat_.nodes);
        json.field("milliseconds", seat_.patience.count());
    });
    return json.text();
}

std::optional<ProgramFault>
OutsideTalk::ask(std::string_view seatName, std::string question,
                 const std::function<std::optional<RefusedText>(std::string_view)>& take,
                 const std::stop_token& stop) {
    const auto failed = [this](ProgramFault fault) {
        if (fault.kind != Fault::stopped) program_.reset();
        return fault;
    };
    if (!program_) {
        if (auto fault = start()) return fault;
        question.insert(0, fmt::format("game {}\n", gameText(seatName)));
    }
    ProgramFault refused;
    for (int refusals = 0; refusals < refusalsBorne; ++refusals) {
        if (refusals > 0) question = fmt::format("refused [{}] {}\n", refused.rule, refused.text);
        ++owed_;
        const auto deadline = Program::Clock::now() + seat_.patience;
        if (const auto failure = program_->send(question, deadline, stop)) return failed(faultOf(*failure));
        std::string answered;
        for (; owed_ > 0; --owed_) { // answers to questions that were given up come first
            auto line = program_->readLine(deadline, stop);
            if (!line) return failed(faultOf(line.error()));
            answered = std::move(*line);
        }
        std::string_view line = answered;
        auto no = unreadable(line);
        if (!no) no = take(line);
        if (!no) return std::nullopt;
        refused = {Fault::refused, std::move(answered), std::move(no->rule), std::move(no->text)};
    }
    return failed(std::move(refused));
}

} // namespace marches
