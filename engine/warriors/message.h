#pragma once

#include "engine/warriors/operand.h"

#include <cassert>
#include <string>
#include <string_view>

/// Marks a sentence for the translators' tools (an alias of QT_TRANSLATE_NOOP there) and is the sentence
/// itself here.
#define MARCHES_NOOP(context, sentence) sentence

/// What the engine says: refusals and events, as codes with operands, and the reasons of computer players.
/// Their sentences and the names and types of their operands stand in messages.def and reasons.def. These
/// files are included several times below, each time with another meaning of REFUSAL, EVENT, REASON and WITH:
/// once the rows are the codes, once the operands by name, once the table of sentences.
namespace marches::warriors {

enum class RefusalCode : std::uint8_t {
#define REFUSAL(code, rule, text, ...) code,
#define EVENT(code, rule, text, ...)
#include "engine/warriors/messages.def"
#undef REFUSAL
#undef EVENT
};

enum class EventCode : std::uint8_t {
#define REFUSAL(code, rule, text, ...)
#define EVENT(code, rule, text, ...) code,
#include "engine/warriors/messages.def"
#undef REFUSAL
#undef EVENT
};

/// What a computer player is after: the rows of reasons.def.
enum class ReasonCode : std::uint8_t {
#define REASON(code, text, ...) code,
#include "engine/warriors/reasons.def"
#undef REASON
};

/// The operands of a code's row by name; `as` reads them out of a message.
template <auto code>
struct With;
#define WITH(type, name) type name = next<type>();
#define ROW(code, ...)                                                                                       \
    template <>                                                                                              \
    struct With<code> : OperandReader {                                                                      \
        using OperandReader::OperandReader;                                                                  \
        __VA_ARGS__                                                                                          \
    };
#define REFUSAL(row, rule, text, ...) ROW(RefusalCode::row, __VA_ARGS__)
#define EVENT(row, rule, text, ...) ROW(EventCode::row, __VA_ARGS__)
#define REASON(row, text, ...) ROW(ReasonCode::row, __VA_ARGS__)
#include "engine/warriors/messages.def"
#include "engine/warriors/reasons.def"
#undef REFUSAL
#undef EVENT
#undef REASON
#undef ROW
#undef WITH

/// A row of messages.def or reasons.def, as `rowOf` returns it. A reason has no rule.
struct MessageRow {
    std::string_view name;
    std::string_view rule;
    std::string_view sentence;                  ///< English, with {0} to {4} in place of operands
    std::array<OperandKind, maxOperands> kinds; ///< of its operands, in their order; `none` behind the last
};

#define WITH(type, name) operandKind<type>,
inline constexpr MessageRow refusalRows[] = {
#define REFUSAL(code, rule, text, ...) {#code, rule, text, {__VA_ARGS__}},
#define EVENT(code, rule, text, ...)
#include "engine/warriors/messages.def"
#undef REFUSAL
#undef EVENT
};
inline constexpr MessageRow eventRows[] = {
#define REFUSAL(code, rule, text, ...)
#define EVENT(code, rule, text, ...) {#code, rule, text, {__VA_ARGS__}},
#include "engine/warriors/messages.def"
#undef REFUSAL
#undef EVENT
};
inline constexpr MessageRow reasonRows[] = {
#define REASON(code, text, ...) {#code, {}, text, {__VA_ARGS__}},
#include "engine/warriors/reasons.def"
#undef REASON
};
#undef WITH

constexpr const MessageRow& rowOf(RefusalCode code) {
    return refusalRows[static_cast<std::size_t>(code)];
}
constexpr const MessageRow& rowOf(EventCode code) {
    return eventRows[static_cast<std::size_t>(code)];
}
constexpr const MessageRow& rowOf(ReasonCode code) {
    return reasonRows[static_cast<std::size_t>(code)];
}

void theRowNamesOtherOperands(); ///< named by the compiler where a CodeFor doesn't fit; has no body

/// A code whose row names operands of just these types; with others it does not compile.
template <class Code, class... Ops>
struct CodeFor {
    Code code;

    consteval CodeFor(Code c) : code(c) {
        if (rowOf(c).kinds != std::array<OperandKind, maxOperands>{operandKind<Ops>...})
            theRowNamesOtherOperands();
    }
};

/// Why a command is not allowed: one row of messages.def and its operands.
struct Refusal {
    RefusalCode code{};
    Operands operands{};
    bool operator==(const Refusal&) const = default;

    std::string_view rule() const; ///< rule id: "man.move.enter-hostile"
};

/// What happened, or what differs between two states: one row of messages.def. The first operands name what
/// changed (seat, unit, province), the rest the figures.
struct Event {
    EventCode code{};
    Operands operands{};
    bool operator==(const Event&) const = default;

    std::string_view rule() const;
};

/// Why a computer player gives a command: its goal, what it expects of it, and whom it answers.
struct Reason {
    ReasonCode goal{};
    Operands operands{};
    std::int32_t gain = 0;  ///< expected, in hundredths of a Victory Point against doing nothing; 0: not said
    SeatId threat = noSeat; ///< the player whose threat it answers
    bool operator==(const Reason&) const = default;
};

/// The operands of a message by the names of a row. Rows of the same types may be read as one another: a
/// withdrawal as a retreat.
template <RefusalCode code>
With<code> as(const Refusal& refusal) {
    assert(rowOf(refusal.code).kinds == rowOf(code).kinds);
    return With<code>(refusal.operands);
}
template <EventCode code>
With<code> as(const Event& event) {
    assert(rowOf(event.code).kinds == rowOf(code).kinds);
    return With<code>(event.operands);
}
template <ReasonCode goal>
With<goal> as(const Reason& reason) {
    assert(rowOf(reason.goal).kinds == rowOf(goal).kinds);
    return With<goal>(reason.operands);
}

/// The seat that an event's row names first; noSeat where it names no seat or names one later.
inline SeatId actingSeat(const Event& event) {
    return event.operands[0].kind == OperandKind::seat ? event.operands[0].seat() : noSeat;
}

/// The English sentence as it stands in messages.def or reasons.def, with {0} to {4} in place of operands;
/// what is translated.
std::string_view sentence(RefusalCode code);
std::string_view sentence(EventCode code);
std::string_view sentence(ReasonCode code);
std::string_view ruleOf(RefusalCode code);
std::string_view ruleOf(EventCode code);
/// The row's name: "notYourTurn".
std::string_view nameOf(RefusalCode code);
std::string_view nameOf(EventCode code);
std::string_view nameOf(ReasonCode code);

/// The English sentence with ids for names, as the command line prints it.
std::string text(const Setting& setting, const Refusal& refusal);
std::string text(const Setting& setting, const Event& event);
std::string text(const Setting& setting, const Reason& reason);

} // namespace marches::warriors
