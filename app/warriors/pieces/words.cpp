#include "app/warriors/pieces/words.h"

#include "app/shell/language.h"

#include <QCoreApplication>
#include <QLocale>

#include <map>

namespace marches::warriors::face {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

} // namespace

QString resourceName(Resource resource) {
    static constexpr std::array texts{
        QT_TRANSLATE_NOOP("Words", "Food"), QT_TRANSLATE_NOOP("Words", "Products"),
        QT_TRANSLATE_NOOP("Words", "Weapons"), QT_TRANSLATE_NOOP("Words", "Gold")};
    static_assert(texts.size() == allResources.size());
    return Words::tr(texts[index(resource)]);
}

QString amount(Resource resource, int count) {
    static constexpr std::array texts{//: An amount of a resource
                                      QT_TRANSLATE_N_NOOP("Words", "%n Food"),
                                      //: An amount of a resource
                                      QT_TRANSLATE_N_NOOP("Words", "%n Product(s)"),
                                      //: An amount of a resource
                                      QT_TRANSLATE_N_NOOP("Words", "%n Weapon(s)"),
                                      //: An amount of a resource
                                      QT_TRANSLATE_N_NOOP("Words", "%n Gold")};
    static_assert(texts.size() == allResources.size());
    return Words::tr(texts[index(resource)], nullptr, count);
}

QString amounts(const Resources& resources) {
    QStringList parts;
    for (const Resource resource : allResources)
        if (resources[resource] != 0) parts << amount(resource, resources[resource]);
    //: In an exchange: no resources at all
    return parts.isEmpty() ? Words::tr("nothing") : joined(parts);
}

QString pathName(Path path) {
    static constexpr std::array texts{//: One of the three paths of the play-mat
                                      QT_TRANSLATE_NOOP("Words", "Production"),
                                      //: One of the three paths of the play-mat
                                      QT_TRANSLATE_NOOP("Words", "Trade"),
                                      //: One of the three paths of the play-mat
                                      QT_TRANSLATE_NOOP("Words", "Military")};
    static_assert(texts.size() == allPaths.size());
    return Words::tr(texts[index(path)]);
}

QString leaderName(Path path) {
    static constexpr std::array texts{QT_TRANSLATE_NOOP("Words", "Builder"),
                                      QT_TRANSLATE_NOOP("Words", "Trader"),
                                      QT_TRANSLATE_NOOP("Words", "Warrior")};
    static_assert(texts.size() == allPaths.size());
    return Words::tr(texts[index(path)]);
}

QString abilityName(Ability ability) {
    static constexpr std::array texts{
        QT_TRANSLATE_NOOP("Words", "Infantry"),      QT_TRANSLATE_NOOP("Words", "Archer"),
        QT_TRANSLATE_NOOP("Words", "Cavalry"),       QT_TRANSLATE_NOOP("Words", "Masonry"),
        QT_TRANSLATE_NOOP("Words", "Reinforce"),     QT_TRANSLATE_NOOP("Words", "Production Tax"),
        QT_TRANSLATE_NOOP("Words", "University"),    QT_TRANSLATE_NOOP("Words", "Merchant"),
        QT_TRANSLATE_NOOP("Words", "Trade Tax"),     QT_TRANSLATE_NOOP("Words", "Master Trader"),
        QT_TRANSLATE_NOOP("Words", "Monopoly"),      QT_TRANSLATE_NOOP("Words", "Commander"),
        QT_TRANSLATE_NOOP("Words", "Double Strike"), QT_TRANSLATE_NOOP("Words", "Pillaging"),
        QT_TRANSLATE_NOOP("Words", "Warlord")};
    static_assert(texts.size() == abilityCount);
    return Words::tr(texts[index(ability)]);
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
    static constexpr std::array texts{//: A kind of army
                                      QT_TRANSLATE_NOOP("Words", "Infantry"),
                                      //: A kind of army
                                      QT_TRANSLATE_NOOP("Words", "Archer"),
                                      //: A kind of army
                                      QT_TRANSLATE_NOOP("Words", "Cavalry"),
                                      QT_TRANSLATE_NOOP("Words", "Princess"),
                                      QT_TRANSLATE_NOOP("Words", "Fort")};
    static_assert(texts.size() == allUnitKinds.size());
    return Words::tr(texts[index(kind)]);
}

QString kindCount(UnitKind kind, int count) {
    static constexpr std::array texts{
        QT_TRANSLATE_N_NOOP("Words", "%n Infantry"), QT_TRANSLATE_N_NOOP("Words", "%n Archer(s)"),
        QT_TRANSLATE_N_NOOP("Words", "%n Cavalry"), QT_TRANSLATE_N_NOOP("Words", "%n Princess(es)"),
        QT_TRANSLATE_N_NOOP("Words", "%n Fort(s)")};
    static_assert(texts.size() == allUnitKinds.size());
    return Words::tr(texts[index(kind)], nullptr, count);
}

QString unitName(Token token) {
    static constexpr std::array texts{
        //: One unit by its number, which must not read as a count
        QT_TRANSLATE_NOOP("Words", "Infantry no. %1"), QT_TRANSLATE_NOOP("Words", "Archer no. %1"),
        QT_TRANSLATE_NOOP("Words", "Cavalry no. %1"), QT_TRANSLATE_NOOP("Words", "Princess no. %1"),
        QT_TRANSLATE_NOOP("Words", "Fort no. %1")};
    static_assert(texts.size() == allUnitKinds.size());
    return Words::tr(texts[index(kindOf(token))]).arg(number(numberOf(token)));
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

QString localName(const LocalNames& names, std::string_view id) {
    const std::string language = shell::spokenLanguage().toStdString();
    const std::string_view name = nameIn(names, language, id);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString provinceName(const Setting& setting, ProvinceId province) {
    const Province& found = setting.board.map.provinces()[province];
    return localName(found.names, found.id);
}

QString provinceShortName(const Setting& setting, ProvinceId province) {
    const Province& found = setting.board.map.provinces()[province];
    const std::string_view name =
        shortNameIn(found.names, found.shortNames, shell::spokenLanguage().toStdString());
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
    return localName(found.names, found.id);
}

QString countryName(const Map& map, const std::string& country) {
    const auto found = map.findCountry(country);
    return found ? countryName(map, *found) : QString::fromStdString(country);
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
