#include "app/warriors/words/sentences.h"

#include "app/warriors/pieces/words.h"
#include "engine/warriors/query.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>

namespace marches::warriors::face {

namespace {

struct Sentences {
    Q_DECLARE_TR_FUNCTIONS(Sentences)
};

enum class UnitNames : std::uint8_t {
    numbered,
    brief, ///< without a number where its player has no other of its kind on the board
};

bool isOnlyOne(const Moment& moment, UnitRef unit) {
    const auto& units = moment.state.player(seatOf(unit.owner)).units;
    const TokenRange kind = tokensOf(kindOf(unit.number));
    for (Token token = kind.first; token < kind.end; ++token)
        if (units[token].onBoard() != (token == unit.number)) return false;
    return true;
}

QString ownedKind(const Moment& moment, UnitRef unit) {
    const QString kind = kindName(kindOf(unit.number));
    if (seatOf(unit.owner) == moment.hand) return kind;
    //: The only unit of its kind that a country has: "Archer of France"
    return Sentences::tr("%1 of %2", "a unit").arg(kind, seatName(*moment.setting, seatOf(unit.owner)));
}

/// `together`: provinces that are named where the operand is one of them.
QString plain(const Moment& moment, const Operand& operand, std::span<const ProvinceId> together,
              UnitNames units) {
    const Setting& setting = *moment.setting;
    const int value = operand.value;
    const auto id = static_cast<std::size_t>(value);
    switch (operand.kind) {
    case OperandKind::none:
        return {};
    case OperandKind::number:
        return number(value);
    case OperandKind::seat:
        return seatName(setting, idAt<SeatId>(id));
    case OperandKind::owner:
        return ownerName(setting, static_cast<Owner>(value));
    case OperandKind::province:
        if (std::ranges::find(together, operand.province()) != together.end())
            return provinceNames(setting, together);
        return idAt<ProvinceId>(id) == noProvince ? Sentences::tr("off the board")
                                                  : provinceName(setting, idAt<ProvinceId>(id));
    case OperandKind::country:
        return countryName(setting, idAt<CountryId>(id));
    case OperandKind::unit:
        return units == UnitNames::brief && isOnlyOne(moment, operand.unit())
                   ? ownedKind(moment, operand.unit())
                   : unitName(moment, operand.unit(), moment.hand);
    case OperandKind::barbarian:
        return unitName(moment, operand.unit());
    case OperandKind::unitKind:
        return kindName(static_cast<UnitKind>(value));
    case OperandKind::resource:
        return resourceName(static_cast<Resource>(value));
    case OperandKind::path:
        return pathName(static_cast<Path>(value));
    case OperandKind::level:
        return roman(value);
    case OperandKind::phase:
        return phaseName(static_cast<Phase>(value));
    case OperandKind::stage:
        return stageName(static_cast<Stage>(value));
    }
    return {};
}

/// Puts the operands in the places {0} to {4}; a name that itself holds "{0}" is left alone.
QString filled(const QString& sentence, const Moment& moment, const Operands& operands, bool rich,
               std::span<const ProvinceId> together = {}, UnitNames units = UnitNames::numbered) {
    QString text;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const bool place = i + 2 < sentence.size() && sentence[i] == QLatin1Char('{') &&
                           sentence[i + 1].isDigit() && sentence[i + 2] == QLatin1Char('}');
        if (!place) {
            text += rich ? QString(sentence[i]).toHtmlEscaped() : QString(sentence[i]);
            continue;
        }
        const auto which = static_cast<std::size_t>(sentence[i + 1].digitValue());
        i += 2;
        if (which >= operands.size()) continue;
        const QString words = plain(moment, operands[which], together, units);
        if (!rich)
            text += words;
        else if (operands[which].kind == OperandKind::number)
            text += QStringLiteral("<b>%1</b>").arg(words.toHtmlEscaped());
        else
            text += words.toHtmlEscaped();
    }
    return text;
}

/// Goals whose gain is an estimate in Victory Points; the gain of the others only sorts the answers.
constexpr auto goalsInVictoryPoints = [] {
    using enum ReasonCode;
    return std::array{upgradeToLevel, upgradeReachesLevel,
                      upgradeToLead,  buildToExpand,
                      buildInReserve, buildToDefend,
                      fort,           promote,
                      declareWar,     shift,
                      takeProvince,   wearDown,
                      goTowards,      defend,
                      holdProvince,   handOver};
}();

QString translated(const char* context, std::string_view english) {
    return QCoreApplication::translate(context, std::string(english).c_str());
}

} // namespace

QString stageName(Stage stage) {
    switch (stage) {
    case Stage::placeTokens:
        return Sentences::tr("place Development Tokens");
    case Stage::feed:
        return Sentences::tr("feed armies");
    case Stage::routeIncome:
        return Sentences::tr("choose what a route yields");
    case Stage::trade:
        return Sentences::tr("trade");
    case Stage::action:
        return Sentences::tr("take an Action");
    case Stage::shift:
        return Sentences::tr("shift a Development Token");
    case Stage::move:
        return Sentences::tr("move armies");
    case Stage::chooseBattle:
        return Sentences::tr("choose the next battle");
    case Stage::assignAttacker:
        return Sentences::tr("the attacker's damage");
    case Stage::assignDefender:
        return Sentences::tr("the defender's damage");
    case Stage::attackerRetreat:
        return Sentences::tr("the attacker's retreat");
    case Stage::retreatCountry:
        return Sentences::tr("the country of the Barbarians");
    case Stage::barbariansTo:
        return Sentences::tr("the Barbarians' retreat");
    case Stage::defenderRetreat:
        return Sentences::tr("the defender's retreat");
    case Stage::withdraw:
        return Sentences::tr("the withdrawal");
    case Stage::movePrincess:
        return Sentences::tr("move Princesses");
    case Stage::unifyAction:
        return Sentences::tr("Actions of the Unification");
    case Stage::merchant:
        return Sentences::tr("the Merchant");
    case Stage::vote:
        return Sentences::tr("the vote");
    case Stage::over:
        return Sentences::tr("nothing more");
    }
    return {};
}

QString sentence(const Moment& moment, const Refusal& refusal, bool rich,
                 std::span<const ProvinceId> together) {
    if (refusal.code == RefusalCode::notOwnProvince && !moment.setting->allied)
        //: {0} a province in which an army was to be placed, {1} whose it is: "Burgundy", "Barbarians",
        //: "free"; nobody has an ally in this game
        return filled(Sentences::tr("{0} is not yours (now: {1})."), moment, refusal.operands, rich);
    if (refusal.code == RefusalCode::unifyMissing && isSeat(moment.hand)) { // of a record's line no seat is
        const auto missing = unificationMissing(*moment.setting, moment.state, moment.hand);
        const bool named =
            std::ranges::find(missing, as<RefusalCode::unifyMissing>(refusal).province) != missing.end();
        if (named && missing.size() > 1)
            //: {0} a list of provinces, all that are missing
            return filled(Sentences::tr("Not held: {0}. Unification needs the Capital, the Trade Center and "
                                        "all Common provinces of the starting country."),
                          moment, refusal.operands, rich, missing);
    }
    return filled(translated("Refusal", warriors::sentence(refusal.code)), moment, refusal.operands, rich,
                  together);
}

Refusal ofKinds(Refusal refusal) {
    for (Operand& operand : refusal.operands)
        if (operand.kind == OperandKind::unit) operand = Operand(kindOf(operand.unit().number));
    return refusal;
}

bool alike(const Refusal& one, const Refusal& other) {
    return ofKinds(one) == ofKinds(other);
}

QString sentence(const Moment& moment, const Event& event) {
    return filled(translated("Event", warriors::sentence(event.code)), moment, event.operands, false);
}

QString goalSentence(const Moment& moment, const Reason& reason) {
    const QString text = filled(translated("Reason", warriors::sentence(reason.goal)), moment,
                                reason.operands, false, {}, UnitNames::brief);
    if (!isSeat(reason.threat) || reason.goal == ReasonCode::declareWar) return text;
    //: A computer player's reason, and the player whose threat it answers
    return Sentences::tr("%1 It answers the threat of %2.")
        .arg(text, seatName(*moment.setting, reason.threat));
}

QString estimate(const Reason& reason) {
    const int points = (reason.gain + 50) / 100;
    if (points < 1 || std::ranges::find(goalsInVictoryPoints, reason.goal) == goalsInVictoryPoints.end())
        return {};
    //: What a computer player expects of a step
    return Sentences::tr("By the end of the game this should be worth about %n Victory Point(s).", nullptr,
                         points);
}

QString sentence(const Moment& moment, const Reason& reason) {
    return paragraph({goalSentence(moment, reason), estimate(reason)});
}

} // namespace marches::warriors::face
