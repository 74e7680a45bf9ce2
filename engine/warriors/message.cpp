#include "engine/warriors/message.h"

#include "engine/base/sentence.h"
#include "engine/warriors/names.h"

#include <fmt/args.h>
#include <fmt/format.h>

#include <algorithm>

namespace marches::warriors {
namespace {

/// Whether each place of the sentence has an operand.
constexpr bool placesAreFilled(const MessageRow& row) {
    for (std::size_t at = 0; at < row.sentence.size(); ++at)
        if (const auto place = sentencePlaceAt(row.sentence, at);
            place && (*place >= maxOperands || row.kinds[*place] == OperandKind::none))
            return false;
    return true;
}
static_assert(std::ranges::all_of(refusalRows, placesAreFilled));
static_assert(std::ranges::all_of(eventRows, placesAreFilled));
static_assert(std::ranges::all_of(reasonRows, placesAreFilled));

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
    return rowOf(code).rule;
}
std::string_view Event::rule() const {
    return rowOf(code).rule;
}
std::string_view sentence(RefusalCode code) {
    return rowOf(code).sentence;
}
std::string_view sentence(EventCode code) {
    return rowOf(code).sentence;
}
std::string_view sentence(ReasonCode code) {
    return rowOf(code).sentence;
}
std::string_view ruleOf(RefusalCode code) {
    return rowOf(code).rule;
}
std::string_view ruleOf(EventCode code) {
    return rowOf(code).rule;
}
std::string_view nameOf(RefusalCode code) {
    return rowOf(code).name;
}
std::string_view nameOf(EventCode code) {
    return rowOf(code).name;
}
std::string_view nameOf(ReasonCode code) {
    return rowOf(code).name;
}

std::string text(const Setting& setting, const Refusal& refusal) {
    return filled(setting, rowOf(refusal.code).sentence, refusal.operands);
}
std::string text(const Setting& setting, const Event& event) {
    return filled(setting, rowOf(event.code).sentence, event.operands);
}
std::string text(const Setting& setting, const Reason& reason) {
    return filled(setting, rowOf(reason.goal).sentence, reason.operands);
}

} // namespace marches::warriors
