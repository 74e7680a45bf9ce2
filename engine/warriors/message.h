#pragma once

#include "engine/warriors/setting.h"
#include "engine/warriors/units.h"

#include <array>
#include <string>
#include <string_view>

/// What the engine says: refusals and events, as codes with typed operands. Their sentences stand in
/// messages.def.
/// Marks a sentence for the translators' tools (an alias of QT_TRANSLATE_NOOP there) and is the sentence
/// itself here.
#define MARCHES_NOOP(context, sentence) sentence

namespace marches::warriors {

enum class OperandKind : std::uint8_t {
    none,
    number,    ///< a plain figure
    seat,      ///< SeatId
    owner,     ///< Owner: a seat, the Barbarians, nobody
    province,  ///< ProvinceId
    country,   ///< CountryId
    unit,      ///< a player's unit; read it by unit()
    barbarian, ///< a Barbarian unit; read it by unit()
    unitKind,  ///< UnitKind
    resource,  ///< Resource
    path,      ///< Path
    level,     ///< level 1 to 7 of a path, shown as a Roman numeral
    phase,     ///< Phase
    stage,     ///< Stage: what is asked
};

struct Operand {
    OperandKind kind = OperandKind::none;
    std::int32_t value = 0;
    bool operator==(const Operand&) const = default;

    constexpr Operand() = default;
    constexpr Operand(int figure) : kind(OperandKind::number), value(figure) {}
    constexpr Operand(SeatId seat) : kind(OperandKind::seat), value(static_cast<int>(index(seat))) {}
    constexpr Operand(Owner owner) : kind(OperandKind::owner), value(static_cast<int>(owner)) {}
    constexpr Operand(ProvinceId province)
        : kind(OperandKind::province), value(static_cast<int>(index(province))) {}
    constexpr Operand(CountryId country)
        : kind(OperandKind::country), value(static_cast<int>(index(country))) {}
    constexpr Operand(UnitKind unitKind) : kind(OperandKind::unitKind), value(static_cast<int>(unitKind)) {}
    constexpr Operand(Resource resource) : kind(OperandKind::resource), value(static_cast<int>(resource)) {}
    constexpr Operand(Path path) : kind(OperandKind::path), value(static_cast<int>(path)) {}
    constexpr Operand(UnitRef unit)
        : kind(isPlayer(unit.owner) ? OperandKind::unit : OperandKind::barbarian),
          value(isPlayer(unit.owner) ? static_cast<int>(unit.owner) * unitsOfASeat + unit.number
                                     : unit.number + (unit.barbarianFort ? fortBit : 0)) {}
    constexpr Operand(OperandKind k, int v) : kind(k), value(v) {}

    /// The unit of a kind `unit` or `barbarian`.
    constexpr UnitRef unit() const {
        if (kind == OperandKind::barbarian)
            return {Owner::barbarian, value >= fortBit, static_cast<Token>(value % fortBit)};
        return {static_cast<Owner>(value / unitsOfASeat), false, static_cast<Token>(value % unitsOfASeat)};
    }
    /// The seat of a kind `seat`, or of a kind `owner` that is a player; else noSeat.
    constexpr SeatId seat() const {
        if (kind == OperandKind::seat) return idAt<SeatId>(static_cast<std::size_t>(value));
        if (kind == OperandKind::owner && isPlayer(static_cast<Owner>(value)))
            return seatOf(static_cast<Owner>(value));
        return noSeat;
    }
    /// Whom a kind `owner` names, or a kind `seat` as an owner.
    constexpr Owner owner() const {
        return kind == OperandKind::seat ? ownerOf(idAt<SeatId>(static_cast<std::size_t>(value)))
                                         : static_cast<Owner>(value);
    }
    /// The province of a kind `province`; else noProvince.
    constexpr ProvinceId province() const {
        return kind == OperandKind::province ? idAt<ProvinceId>(static_cast<std::size_t>(value)) : noProvince;
    }

private:
    static constexpr int unitsOfASeat = 32;
    static constexpr int fortBit = 1 << 16;
};

inline constexpr std::size_t maxOperands = 5;
using Operands = std::array<Operand, maxOperands>;

enum class RefusalCode : std::uint8_t {
#define REFUSAL(code, rule, text) code,
#define EVENT(code, rule, text)
#include "engine/warriors/messages.def"
#undef REFUSAL
#undef EVENT
};

enum class EventCode : std::uint8_t {
#define REFUSAL(code, rule, text)
#define EVENT(code, rule, text) code,
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

/// Why a command is not allowed: one row of messages.def and what stands in its places.
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
