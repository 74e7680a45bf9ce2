#include "engine/bots/player.h"

#include <algorithm>
#include <charconv>
#include <system_error>

namespace marches {

namespace {

/// Returns the position of the colon before a budget; the kind's size if it has none, as an outside program
/// never has.
std::size_t budgetAt(std::string_view kind) {
    constexpr std::string_view bot = "bot:";
    const std::size_t from = kind.starts_with(bot) ? bot.size() : 0;
    if (kind.substr(from).starts_with("exec:")) return kind.size();
    return std::min(kind.find(':', from), kind.size());
}

} // namespace

std::string_view botName(std::string_view kind) {
    constexpr std::string_view bot = "bot:";
    kind = kindInRecord(kind);
    if (kind.starts_with(bot)) kind.remove_prefix(bot.size());
    return kind;
}

std::optional<std::uint64_t> botNodes(std::string_view kind) {
    const std::size_t at = budgetAt(kind);
    if (at == kind.size()) return 0;
    std::uint64_t nodes = 0;
    const char* const end = kind.data() + kind.size();
    const auto read = std::from_chars(kind.data() + at + 1, end, nodes);
    if (read.ec != std::errc{} || read.ptr != end || nodes == 0) return std::nullopt;
    return nodes;
}

std::string_view kindInRecord(std::string_view kind) {
    return kind.substr(0, budgetAt(kind));
}

std::string playerKinds(std::span<const std::string_view> names) {
    std::string list = "human";
    for (const std::string_view name : names) {
        list += ", bot:";
        list += name;
    }
    return list;
}

} // namespace marches
