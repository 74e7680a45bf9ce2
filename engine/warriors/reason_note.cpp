#include "engine/warriors/reason_note.h"

#include "engine/base/text.h"
#include "engine/table/words.h"
#include "engine/warriors/names.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <vector>

namespace marches::warriors {
namespace {

constexpr std::string_view mark = noReasonNote;

bool isWithin(std::int32_t value, std::size_t count, std::int32_t least = 0) {
    return value >= least && value < static_cast<std::int32_t>(count);
}

bool isSound(const Setting& setting, const Operand& operand) {
    switch (operand.kind) {
    case OperandKind::none:
        return operand.value == 0;
    case OperandKind::number:
        return isWithin(operand.value, maxReasonFigure + 1);
    case OperandKind::seat:
        return isWithin(operand.value, setting.players());
    case OperandKind::province:
        return isWithin(operand.value, setting.board.size());
    case OperandKind::country:
        return isWithin(operand.value, setting.board.map.countries().size());
    case OperandKind::unit:
        return operand.value >= 0 && isPlayer(operand.unit().owner) &&
               index(seatOf(operand.unit().owner)) < setting.players() && operand.unit().number < tokenCount;
    case OperandKind::barbarian:
        return operand.value >= 0 && operand.unit().number > 0 && operand == Operand{operand.unit()};
    case OperandKind::unitKind:
        return isWithin(operand.value, allUnitKinds.size());
    case OperandKind::resource:
        return isWithin(operand.value, allResources.size());
    case OperandKind::path:
        return isWithin(operand.value, allPaths.size());
    case OperandKind::level:
        return isWithin(operand.value, levelCount + 1, 1);
    case OperandKind::owner:
    case OperandKind::phase:
    case OperandKind::stage:
        return false; // no goal has such an operand
    }
    return false;
}

/// Writes operands as words: by id where the scenario has one, or by position.
struct Writer {
    const Setting& setting;
    bool byPosition = false;

    std::string named(std::size_t position, const std::string& id) const {
        return byPosition ? fmt::format("#{}", position) : id;
    }
    std::string at(SeatId seat) const { return named(index(seat), setting.seatName(seat)); }
    std::string word(const Operand& operand) const {
        const auto place = static_cast<std::size_t>(operand.value);
        switch (operand.kind) {
        case OperandKind::seat:
            return at(operand.seat());
        case OperandKind::province:
            return named(place, setting.board.map.provinces()[operand.province()].id);
        case OperandKind::country:
            return named(place, setting.board.map.countries()[idAt<CountryId>(place)].id);
        case OperandKind::unit:
            return at(seatOf(operand.unit().owner)) + ":" + tokenName(operand.unit().number);
        case OperandKind::barbarian:
            return unitName(setting, operand.unit());
        case OperandKind::unitKind:
            return std::string(name(static_cast<UnitKind>(place)));
        case OperandKind::resource:
            return std::string(name(static_cast<Resource>(place)));
        case OperandKind::path:
            return std::string(name(static_cast<Path>(place)));
        default:
            return std::to_string(operand.value);
        }
    }
    std::string note(const Reason& reason) const {
        std::string text = fmt::format("{}{},{}", mark, nameOf(reason.goal), reason.gain);
        for (const Operand& operand : reason.operands)
            if (operand.kind != OperandKind::none) text += "," + word(operand);
        if (isSeat(reason.threat)) text += "," + at(reason.threat);
        return text;
    }
};

/// Reads words as operands within the game. That they are written exactly as noteOf writes them is checked
/// for the note as a whole.
struct Reader {
    const Setting& setting;

    template <class Id>
    std::optional<Operand> named(std::string_view word, std::size_t count, std::optional<Id> found) const {
        if (word.starts_with('#'))
            if (const auto position = wholeNumber(word.substr(1), count - 1))
                found = idAt<Id>(static_cast<std::size_t>(*position));
        return operand(found);
    }
    template <class Value>
    static std::optional<Operand> operand(const std::optional<Value>& value) {
        return value ? std::optional{Operand{*value}} : std::nullopt;
    }
    static std::optional<Operand> figure(OperandKind kind, std::string_view word) {
        const auto value = wholeNumber(word, maxReasonFigure);
        return value ? std::optional{Operand{kind, static_cast<int>(*value)}} : std::nullopt;
    }
    std::optional<Operand> seat(std::string_view word) const {
        return named(word, setting.players(), setting.findSeat(word));
    }
    std::optional<Operand> unit(std::string_view word) const {
        const std::size_t colon = word.find(':');
        if (colon == std::string_view::npos) {
            if (tokenNamed(word)) return std::nullopt; // nobody's
            return operand(unitNamed(setting, noSeat, word));
        }
        const auto owner = seat(word.substr(0, colon));
        const auto token = tokenNamed(word.substr(colon + 1));
        if (!owner || !token) return std::nullopt;
        return Operand{unitOf(owner->seat(), *token)};
    }
    std::optional<Operand> operand(OperandKind kind, std::string_view word) const {
        const Map& map = setting.board.map;
        switch (kind) {
        case OperandKind::seat:
            return seat(word);
        case OperandKind::province:
            return named(word, map.provinces().size(), map.findProvince(word));
        case OperandKind::country:
            return named(word, map.countries().size(), map.findCountry(word));
        case OperandKind::unit:
            return unit(word);
        case OperandKind::unitKind:
            return operand(unitKindNamed(word));
        case OperandKind::resource:
            return operand(resourceNamed(word));
        case OperandKind::path:
            return operand(pathNamed(word));
        case OperandKind::number:
        case OperandKind::level:
            return figure(kind, word);
        default:
            return std::nullopt;
        }
    }
};

std::vector<std::string_view> split(std::string_view text) {
    std::vector<std::string_view> words;
    for (;;) {
        const std::size_t comma = text.find(',');
        words.push_back(text.substr(0, comma));
        if (comma == std::string_view::npos) return words;
        text.remove_prefix(comma + 1);
    }
}

std::optional<ReasonCode> goalNamed(std::string_view word) {
    for (std::size_t i = 0; i < std::size(reasonRows); ++i)
        if (const auto goal = static_cast<ReasonCode>(i); nameOf(goal) == word) return goal;
    return std::nullopt;
}

std::optional<std::int32_t> gainIn(std::string_view word) {
    std::int32_t gain = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), gain);
    return error == std::errc{} && end == word.data() + word.size() ? std::optional{gain} : std::nullopt;
}

} // namespace

std::span<const OperandKind> operandKinds(ReasonCode goal) {
    const auto& kinds = rowOf(goal).kinds;
    const auto end = std::find(kinds.begin(), kinds.end(), OperandKind::none);
    return {kinds.begin(), end};
}

bool isSound(const Setting& setting, const Reason& reason) {
    if (static_cast<std::size_t>(reason.goal) >= std::size(reasonRows)) return false;
    if (isSeat(reason.threat) && index(reason.threat) >= setting.players()) return false;
    if (reason.gain < -maxReasonGain || reason.gain > maxReasonGain) return false;
    const std::span<const OperandKind> kinds = operandKinds(reason.goal);
    for (std::size_t i = 0; i < maxOperands; ++i) {
        const Operand& operand = reason.operands[i];
        const OperandKind kind = operand.kind == OperandKind::barbarian ? OperandKind::unit : operand.kind;
        if (kind != (i < kinds.size() ? kinds[i] : OperandKind::none) || !isSound(setting, operand))
            return false;
    }
    return true;
}

std::string noteOf(const Setting& setting, const Reason& reason) {
    if (!isSound(setting, reason)) return {};
    std::string note = Writer{setting}.note(reason);
    return note.size() <= maxStringCharacters ? note : Writer{setting, true}.note(reason);
}

std::optional<Reason> reasonIn(const Setting& setting, std::string_view note) {
    if (!note.starts_with(mark)) return std::nullopt;
    const std::vector<std::string_view> words = split(note.substr(mark.size()));
    const auto goal = goalNamed(words[0]);
    const auto gain = words.size() > 1 ? gainIn(words[1]) : std::nullopt;
    if (!goal || !gain) return std::nullopt;
    const std::span<const OperandKind> kinds = operandKinds(*goal);
    const std::size_t whole = 2 + kinds.size();
    if (words.size() != whole && words.size() != whole + 1) return std::nullopt;

    const Reader reader{setting};
    Reason reason{*goal, {}, *gain, noSeat};
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const auto operand = reader.operand(kinds[i], words[2 + i]);
        if (!operand) return std::nullopt;
        reason.operands[i] = *operand;
    }
    if (words.size() > whole) {
        const auto threat = reader.seat(words.back());
        if (!threat) return std::nullopt;
        reason.threat = threat->seat();
    }
    return noteOf(setting, reason) == note ? std::optional{reason} : std::nullopt;
}

} // namespace marches::warriors
