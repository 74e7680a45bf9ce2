#include "engine/bots/outside.h"

#include "engine/table/words.h"

#include <fmt/format.h>

#include <algorithm>

namespace marches {

namespace {
constexpr std::string_view prefix = "bot:exec:";
}

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

} // namespace marches
