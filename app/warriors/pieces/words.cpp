#include "app/warriors/pieces/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <map>

namespace marches::warriors::face {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

std::string language() {
    return QLocale().name().section(QLatin1Char('_'), 0, 0).toStdString();
}

} // namespace

QString resourceName(Resource resource) {
    switch (resource) {
    case Resource::food:
        return Words::tr("Food");
    case Resource::product:
        return Words::tr("Products");
    case Resource::weapon:
        return Words::tr("Weapons");
    case Resource::gold:
        return Words::tr("Gold");
    }
    return {};
}

QString amount(Resource resource, int count) {
    switch (resource) {
    //: An amount of a resource
    case Resource::food:
        return Words::tr("%n Food", nullptr, count);
    //: An amount of a resource
    case Resource::product:
        return Words::tr("%n Product(s)", nullptr, count);
    //: An amount of a resource
    case Resource::weapon:
        return Words::tr("%n Weapon(s)", nullptr, count);
    //: An amount of a resource
    case Resource::gold:
        return Words::tr("%n Gold", nullptr, count);
    }
    return {};
}

QString amounts(const Resources& resources) {
    QStringList parts;
    for (const Resource resource : allResources)
        if (resources[resource] != 0) parts << amount(resource, resources[resource]);
    //: In an exchange: no resources at all
    return parts.isEmpty() ? Words::tr("nothing") : joined(parts);
}

QString pathName(Path path) {
    switch (path) {
    //: One of the three paths of the play-mat
    case Path::production:
        return Words::tr("Production");
    //: One of the three paths of the play-mat
    case Path::trade:
        return Words::tr("Trade");
    //: One of the three paths of the play-mat
    case Path::military:
        return Words::tr("Military");
    }
    return {};
}

QString leaderName(Path path) {
    switch (path) {
    case Path::production:
        return Words::tr("Builder");
    case Path::trade:
        return Words::tr("Trader");
    case Path::military:
        return Words::tr("Warrior");
    }
    return {};
}

QString abilityName(Ability ability) {
    switch (ability) {
    case Ability::buildInfantry:
        return Words::tr("Infantry");
    case Ability::buildArcher:
        return Words::tr("Archer");
    case Ability::buildCavalry:
        return Words::tr("Cavalry");
    case Ability::masonry:
        return Words::tr("Masonry");
    case Ability::reinforce:
        return Words::tr("Reinforce");
    case Ability::productionTax:
        return Words::tr("Production Tax");
    case Ability::university:
        return Words::tr("University");
    case Ability::merchant:
        return Words::tr("Merchant");
    case Ability::tradeTax:
        return Words::tr("Trade Tax");
    case Ability::masterTrader:
        return Words::tr("Master Trader");
    case Ability::monopoly:
        return Words::tr("Monopoly");
    case Ability::commander:
        return Words::tr("Commander");
    case Ability::doubleStrike:
        return Words::tr("Double Strike");
    case Ability::pillaging:
        return Words::tr("Pillaging");
    case Ability::warlord:
        return Words::tr("Warlord");
    }
    return {};
}

QString abilityText(const Tables& tables, Ability ability) {
    switch (ability) {
    case Ability::buildInfantry:
        return Words::tr("Infantry can be built: %1.").arg(amounts(tables.cost[0]));
    case Ability::buildArcher:
        return Words::tr("Archers can be built: %1.").arg(amounts(tables.cost[1]));
    case Ability::buildCavalry:
        return Words::tr("Cavalry can be built: %1.").arg(amounts(tables.cost[2]));
    case Ability::masonry:
        return Words::tr("Forts can be built: %1.").arg(amounts(tables.cost[4]));
    case Ability::reinforce:
        return Words::tr("Armies can be promoted: %n Product(s) a step.", nullptr, tables.promotionProducts);
    case Ability::productionTax:
        return Words::tr("Each Capital yields 1 Gold in Upkeep.");
    case Ability::university:
        return Words::tr("One more Action in every Development.");
    case Ability::merchant:
        return Words::tr("Gold may be doubled in Down-keep.");
    case Ability::tradeTax:
        return Words::tr("Each Trade Center yields 1 Gold in Upkeep.");
    case Ability::masterTrader:
        return Words::tr("Up to %n more Action(s) in Development for %1 Gold each.", nullptr,
                         tables.masterTraderActions)
            .arg(tables.masterTraderPrice);
    case Ability::monopoly:
        return Words::tr("The others trade only with holders of Monopoly.");
    case Ability::commander:
        return Words::tr("Armies at exactly 0 life retreat and live.");
    case Ability::doubleStrike:
        return Words::tr("Armies with Action Points left move and battle once more.");
    case Ability::pillaging:
        return Words::tr("Armies need no Food.");
    case Ability::warlord:
        return Words::tr("Two armies with one Action, and one more Action to declare war.");
    }
    return {};
}

QString kindName(UnitKind kind) {
    switch (kind) {
    //: A kind of army
    case UnitKind::infantry:
        return Words::tr("Infantry");
    //: A kind of army
    case UnitKind::archer:
        return Words::tr("Archer");
    //: A kind of army
    case UnitKind::cavalry:
        return Words::tr("Cavalry");
    case UnitKind::princess:
        return Words::tr("Princess");
    case UnitKind::fort:
        return Words::tr("Fort");
    }
    return {};
}

QString kindCount(UnitKind kind, int count) {
    switch (kind) {
    case UnitKind::infantry:
        return Words::tr("%n Infantry", nullptr, count);
    case UnitKind::archer:
        return Words::tr("%n Archer(s)", nullptr, count);
    case UnitKind::cavalry:
        return Words::tr("%n Cavalry", nullptr, count);
    case UnitKind::princess:
        return Words::tr("%n Princess(es)", nullptr, count);
    case UnitKind::fort:
        return Words::tr("%n Fort(s)", nullptr, count);
    }
    return {};
}

QString unitName(Token token) {
    const QString figure = number(numberOf(token));
    switch (kindOf(token)) {
    //: One unit by its number, which must not read as a count
    case UnitKind::infantry:
        return Words::tr("Infantry no. %1").arg(figure);
    case UnitKind::archer:
        return Words::tr("Archer no. %1").arg(figure);
    case UnitKind::cavalry:
        return Words::tr("Cavalry no. %1").arg(figure);
    case UnitKind::princess:
        return Words::tr("Princess no. %1").arg(figure);
    case UnitKind::fort:
        return Words::tr("Fort no. %1").arg(figure);
    }
    return {};
}

QString unitList(const std::vector<Token>& tokens) {
    std::map<UnitKind, int> kinds;
    for (const Token token : tokens)
        ++kinds[kindOf(token)];
    QStringList parts;
    for (const auto& [kind, count] : kinds)
        parts << kindCount(kind, count);
    return joined(parts);
}

QString unitList(const Moment& moment, std::span<const UnitRef> units, SeatId own) {
    std::map<Owner, std::vector<Token>> players;
    int armies = 0;
    int forts = 0;
    for (const UnitRef unit : units)
        if (isPlayer(unit.owner))
            players[unit.owner].push_back(unit.number);
        else
            ++(unit.barbarianFort ? forts : armies);
    QStringList parts;
    for (const auto& [owner, tokens] : players)
        parts << (seatOf(owner) == own
                      ? unitList(tokens)
                      : Words::tr("%1 of %2", "units and whose they are")
                            .arg(unitList(tokens), seatName(*moment.setting, seatOf(owner))));
    if (armies > 0) parts << Words::tr("%n Barbarian army(ies)", nullptr, armies);
    if (forts > 0) parts << Words::tr("%n Barbarian Fort(s)", nullptr, forts);
    return joined(parts);
}

QString unitName(const Moment& moment, UnitRef unit, SeatId own) {
    if (!isPlayer(unit.owner))
        return unit.barbarianFort ? Words::tr("Barbarian Fort no. %1").arg(unit.number)
                                  : Words::tr("Barbarian army no. %1").arg(unit.number);
    if (seatOf(unit.owner) == own) return unitName(unit.number);
    //: A unit and whose it is: "Archer no. 2 of France"
    return Words::tr("%1 of %2").arg(unitName(unit.number), seatName(*moment.setting, seatOf(unit.owner)));
}

QString provinceType(ProvinceType type) {
    switch (type) {
    case ProvinceType::common:
        return Words::tr("Common");
    case ProvinceType::contested:
        return Words::tr("Contested");
    case ProvinceType::tradeCenter:
        return Words::tr("Trade Center");
    case ProvinceType::capital:
        return Words::tr("Capital");
    }
    return {};
}

QString phaseName(Phase phase) {
    switch (phase) {
    case Phase::setup:
        return Words::tr("Setup");
    case Phase::upkeep:
        return Words::tr("Upkeep");
    //: A phase of the turn
    case Phase::trade:
        return Words::tr("Trade", "phase");
    case Phase::development:
        return Words::tr("Development");
    case Phase::maneuvering:
        return Words::tr("Maneuvering");
    case Phase::downkeep:
        return Words::tr("Down-keep");
    case Phase::over:
        return Words::tr("The end");
    }
    return {};
}

QString roman(int level) {
    constexpr std::array<const char*, levelCount + 1> numerals{"", "I", "II", "III", "IV", "V", "VI", "VII"};
    return level >= 1 && level <= static_cast<int>(levelCount)
               ? QLatin1String(numerals[static_cast<std::size_t>(level)])
               : QString::number(level);
}

QString actionPointsBrief(int actionPoints) {
    return Words::tr("%n AP", "Action Points", actionPoints);
}

QString signedNumber(int figure) {
    if (figure == 0) return number(0);
    return figure > 0 ? QStringLiteral("+") + number(figure) : number(figure);
}

QString number(int figure) {
    QString text = QLocale().toString(std::abs(figure));
    return figure < 0 ? QStringLiteral("\u2212") + text : text;
}

QString joined(const QStringList& parts) {
    return QLocale().createSeparatedList(parts);
}

QString paragraph(const QStringList& sentences) {
    QString text;
    for (const QString& sentence : sentences)
        if (text.isEmpty())
            text = sentence;
        else if (!sentence.isEmpty())
            //: Two sentences, one after the other
            text = Words::tr("%1 %2", "two sentences").arg(text, sentence);
    return text;
}

QString provinceName(const Setting& setting, ProvinceId province) {
    const Province& found = setting.board.map.provinces()[province];
    const std::string_view name = nameIn(found.names, language(), found.id);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString provinceNames(const Setting& setting, std::span<const ProvinceId> provinces) {
    QStringList names;
    for (const ProvinceId province : provinces)
        names << provinceName(setting, province);
    return joined(names);
}

QString countryName(const Map& map, CountryId country) {
    const Country& found = map.countries()[country];
    const std::string_view name = nameIn(found.names, language(), found.id);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString countryName(const Setting& setting, CountryId country) {
    return countryName(setting.board.map, country);
}

QString seatName(const Setting& setting, SeatId seat) {
    return isSeat(seat) && index(seat) < setting.players()
               ? countryName(setting, setting.seats[index(seat)].country)
               : Words::tr("The table");
}

QString ownerName(const Setting& setting, Owner owner) {
    if (isPlayer(owner)) return seatName(setting, seatOf(owner));
    //: Who holds a province: nobody
    return owner == Owner::barbarian ? Words::tr("Barbarians") : Words::tr("free");
}

QString personFor(const Moment& moment, SeatId seat) {
    const QString country = seatName(*moment.setting, seat);
    const QString& person = moment.sitter(seat).name;
    //: A person and the country he plays: "Jeanne, for France"
    return person.isEmpty() ? country : Words::tr("%1, for %2").arg(person, country);
}

} // namespace marches::warriors::face
