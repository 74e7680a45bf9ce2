#pragma once

#include "app/warriors/pieces/moment.h"
#include "engine/warriors/command.h"

#include <QString>
#include <QStringList>

#include <span>

/// The names of the game's things in the language of the program.
namespace marches::warriors::face {

QString resourceName(Resource resource);
/// "2 Food".
QString amount(Resource resource, int count);
/// "2 Food, 1 Gold"; "nothing" if there is none.
QString amounts(const Resources& resources);
QString pathName(Path path);
/// Builder, Trader, Warrior.
QString leaderName(Path path);
QString abilityName(Ability ability);
/// What the ability lets its holder do, one sentence.
QString abilityText(const Tables& tables, Ability ability);
QString kindName(UnitKind kind);
/// "1 Archer", "2 Archers".
QString kindCount(UnitKind kind, int count);
/// "Archer no. 2".
QString unitName(Token token);
/// "2 Infantry and 1 Archer".
QString unitList(const std::vector<Token>& tokens);
/// "2 Infantry", "1 Barbarian army"; with the owner where it is not `own`: "1 Archer of France".
QString unitList(const Moment& moment, std::span<const UnitRef> units, SeatId own);
/// With the owner where it is not `own`: "Archer no. 2 of France"; "Barbarian army no. 1".
QString unitName(const Moment& moment, UnitRef unit, SeatId own = noSeat);
QString provinceType(ProvinceType type);
QString phaseName(Phase phase);
/// I to VII.
QString roman(int level);
/// With a sign, a real minus.
QString signedNumber(int number);
/// In brief, where there is little room: "2 AP".
QString actionPointsBrief(int actionPoints);
QString number(int number);
/// "A, B and C".
QString joined(const QStringList& parts);
/// Sentences one after the other; empty ones are left out.
QString paragraph(const QStringList& sentences);

/// In the program's language; the id where there is no name.
QString localName(const LocalNames& names, std::string_view id);
QString provinceName(const Setting& setting, ProvinceId province);
/// Empty: it has none.
QString provinceShortName(const Setting& setting, ProvinceId province);
QString provinceNames(const Setting& setting, std::span<const ProvinceId> provinces);
QString countryName(const Setting& setting, CountryId country);
QString countryName(const Map& map, CountryId country);
/// By its id; an unknown one is its own name.
QString countryName(const Map& map, const std::string& country);
QString seatName(const Setting& setting, SeatId seat);
QString ownerName(const Setting& setting, Owner owner);
/// "Jeanne, for France"; only "France" where the sitter has no name.
QString personFor(const Moment& moment, SeatId seat);

} // namespace marches::warriors::face
