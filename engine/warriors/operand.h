#pragma once

#include "engine/warriors/setting.h"
#include "engine/warriors/units.h"

#include <array>
#include <type_traits>

/// What stands in the places of a message's sentence.
namespace marches::warriors {

enum class Phase : std::uint8_t;
enum class Stage : std::uint8_t;

/// A level of a path, 1 to 7; shown as a Roman numeral.
struct Level {
    int value = 0;
};

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
    level,     ///< Level
    phase,     ///< Phase
    stage,     ///< Stage
};

/// One value of a message, which knows its kind.
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
    constexpr Operand(Level level) : kind(OperandKind::level), value(level.value) {}
    constexpr Operand(Phase phase) : kind(OperandKind::phase), value(static_cast<int>(phase)) {}
    constexpr Operand(Stage stage) : kind(OperandKind::stage), value(static_cast<int>(stage)) {}
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

    /// The value as the type that the message's row names for it.
    template <class T>
    constexpr T as() const {
        if constexpr (std::is_same_v<T, UnitRef>)
            return unit();
        else if constexpr (std::is_same_v<T, SeatId>)
            return seat();
        else if constexpr (std::is_same_v<T, Owner>)
            return owner();
        else if constexpr (std::is_same_v<T, ProvinceId>)
            return province();
        else if constexpr (std::is_same_v<T, Level>)
            return {value};
        else
            return static_cast<T>(value);
    }

private:
    static constexpr int unitsOfASeat = 32;
    static constexpr int fortBit = 1 << 16;
};

inline constexpr std::size_t maxOperands = 5;
using Operands = std::array<Operand, maxOperands>;

/// The kind of an operand of that type; `unit` stands for a Barbarian's too.
template <class T>
inline constexpr OperandKind operandKind = Operand(T{}).kind;
template <>
inline constexpr OperandKind operandKind<UnitRef> = OperandKind::unit;

/// Reads operands one after the other.
class OperandReader {
public:
    constexpr explicit OperandReader(const Operands& operands) : next_(operands.data()) {}

protected:
    template <class T>
    constexpr T next() {
        return (next_++)->as<T>();
    }

private:
    const Operand* next_;
};

} // namespace marches::warriors
