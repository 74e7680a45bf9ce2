#include "engine/warriors/message.h"

#include "engine/warriors/names.h"

#include <fmt/args.h>
#include <fmt/format.h>

namespace marches::warriors {
namespace {

struct Row {
    std::string_view name;
    std::string_view rule;
    std::string_view sentence;
};

constexpr Row refusals[] = {
#define REFUSAL(code, rule, text) {#code, rule, text},
#define EVENT(code, rule, text)
#include "engine/warriors/messages.def"
#undef REFUSAL
#undef EVENT
};

constexpr Row events[] = {
#define REFUSAL(code, rule, text)
#define EVENT(code, rule, text) {#code, rule, text},
#include "engine/warriors/messages.def"
#undef REFUSAL
#undef EVENT
};

constexpr Row reasons[] = {
#define REASON(code, text, ...) {#code, {}, text},
#include "engine/warriors/reasons.def"
#undef REASON
};

const Row& row(RefusalCode code) {
    return refusals[static_cast<std::size_t>(code)];
}
const Row& row(EventCode code) {
    return events[static_cast<std::size_t>(code)];
}
const Row& row(ReasonCode code) {
    return reasons[static_cast<std::size_t>(code)];
}

std::string operandText(const Setting& setting, const Operand& operand) {
    constexpr std::array<std::string_view, 8> roman{"0", "I", "II", "III", "IV", "V", "VI", "VII"};
    const auto value = static_cast<std::size_t>(operand.value);
    switch (operand.kind) {
    case OperandKind::none:
        return {};
    case OperandKind::number:
        return std::to_string(operand.value);
    case OperandKind::seat:
        return value < setting.players() ? setting.seatName(idAt<SeatId>(value)) : "nobody";
    case OperandKind::owner:
        return std::string(ownerName(setting, static_cast<Owner>(operand.value)));
    case OperandKind::province:
        return value < setting.board.size() ? setting.board.map.provinces()[operand.province()].id
                                            : "nowhere";
    case OperandKind::country:
        return value < setting.board.map.countries().size()
                   ? setting.board.map.countries()[idAt<CountryId>(value)].id
                   : "none";
    case OperandKind::unit:
    case OperandKind::barbarian:
        return unitName(setting, operand.unit());
    case OperandKind::unitKind:
        return std::string(name(static_cast<UnitKind>(operand.value)));
    case OperandKind::resource:
        return std::string(name(static_cast<Resource>(operand.value)));
    case OperandKind::path:
        return std::string(name(static_cast<Path>(operand.value)));
    case OperandKind::level:
        return std::string(roman[value < roman.size() ? value : 0]);
    case OperandKind::phase:
        return std::string(name(static_cast<Phase>(operand.value)));
    case OperandKind::stage:
        return std::string(name(static_cast<Stage>(operand.value)));
    }
    return {};
}

std::string filled(const Setting& setting, std::string_view sentence, const Operands& operands) {
    fmt::dynamic_format_arg_store<fmt::format_context> arguments;
    for (const Operand& operand : operands)
        arguments.push_back(operandText(setting, operand));
    return fmt::vformat(fmt::string_view(sentence.data(), sentence.size()), arguments);
}

} // namespace

std::string_view Refusal::rule() const {
    return row(code).rule;
}
std::string_view Event::rule() const {
    return row(code).rule;
}
std::string_view sentence(RefusalCode code) {
    return row(code).sentence;
}
std::string_view sentence(EventCode code) {
    return row(code).sentence;
}
std::string_view sentence(ReasonCode code) {
    return row(code).sentence;
}
std::string_view ruleOf(RefusalCode code) {
    return row(code).rule;
}
std::string_view ruleOf(EventCode code) {
    return row(code).rule;
}
std::string_view nameOf(RefusalCode code) {
    return row(code).name;
}
std::string_view nameOf(EventCode code) {
    return row(code).name;
}
std::string_view nameOf(ReasonCode code) {
    return row(code).name;
}

std::string text(const Setting& setting, const Refusal& refusal) {
    return filled(setting, row(refusal.code).sentence, refusal.operands);
}
std::string text(const Setting& setting, const Event& event) {
    return filled(setting, row(event.code).sentence, event.operands);
}
std::string text(const Setting& setting, const Reason& reason) {
    return filled(setting, row(reason.goal).sentence, reason.operands);
}

} // namespace marches::warriors
