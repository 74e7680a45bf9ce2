#include "engine/bots/player.h"

namespace marches {

std::string_view botName(std::string_view kind) {
    constexpr std::string_view bot = "bot:";
    if (kind.starts_with(bot)) kind.remove_prefix(bot.size());
    return kind;
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
