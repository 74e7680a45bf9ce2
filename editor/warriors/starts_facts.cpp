#include "editor/warriors/starts_facts.h"

#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/words.h"
#include "editor/words.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"
#include "engine/warriors/scenario_reader.h"

#include <QCoreApplication>

#include <algorithm>

namespace marches::editor {

namespace {

struct StartsWords {
    Q_DECLARE_TR_FUNCTIONS(StartsWords)
};

} // namespace

StartFacts startFacts(const draft::Draft& draft, const std::string& variant) {
    StartFacts facts;
    const ScenarioResult read = draft::scenarioOf(draft);
    if (!read.scenario) return facts;
    const Variant* found = read.scenario->find(variant);
    if (found == nullptr || read.scenario->treeOf(*found).find("start") == nullptr) return facts;
    warriors::SetupChoice choice;
    choice.variant = variant;
    auto setting = warriors::makeSetting(*read.scenario, choice);
    if (!setting) return facts;
    facts.setting = std::move(*setting);
    facts.state = warriors::initial(*facts.setting);
    return facts;
}

int StartFacts::level(const std::string& seat, warriors::Path path) const {
    const auto found = there() ? setting->findSeat(seat) : std::nullopt;
    return found ? warriors::level(*setting, state, *found, path) : 0;
}

int StartFacts::actionPoints(const std::string& seat) const {
    const auto found = there() ? setting->findSeat(seat) : std::nullopt;
    return found ? warriors::fullActionPoints(*setting, state, *found) : 0;
}

std::optional<int> StartFacts::victoryPoints(const std::string& seat) const {
    const auto found = there() ? setting->findSeat(seat) : std::nullopt;
    if (!found) return std::nullopt;
    return warriors::victoryPoints(*setting, state, *found).total();
}

QString countryName(const Document& document, const std::string& country) {
    const int at = document.atlas().country(country);
    return at < 0 ? text(country) : document.atlas().countries[static_cast<std::size_t>(at)].name;
}

QString handWords(const StartHand& hand) {
    using warriors::face::Piece;
    if (hand.freeLand) return StartsWords::tr("Free land");
    if (!hand.piece.seat.empty()) return warriors::face::kindCount(hand.piece.kind, hand.count);
    const QString name = warriors::face::pieceName(
        hand.piece.kind == warriors::UnitKind::fort ? Piece::barbarianFort : Piece::barbarianArmy);
    return hand.count == 1 ? name : QStringLiteral("%1 × %2").arg(hand.count).arg(name);
}

QString pieceWords(const Document& document, const StartPiece& piece, const StartFacts& facts) {
    QStringList parts;
    if (piece.seat.empty()) {
        parts << handWords({piece, {piece}, 1, false});
    } else {
        //: A unit and its number, whose it is: "Archer 2 of France"
        parts << StartsWords::tr("%1 %2 of %3")
                     .arg(warriors::face::kindName(piece.kind))
                     .arg(piece.number)
                     .arg(countryName(document, piece.seat));
        const int full = facts.actionPoints(piece.seat);
        if (piece.kind < warriors::UnitKind::princess && full > 0 && !piece.retreated)
            parts << StartsWords::tr("%1 of %n Action Point(s)", nullptr, full).arg(piece.ap.value_or(full));
    }
    parts << (piece.damage > 0 ? StartsWords::tr("damage %1").arg(piece.damage)
                               : StartsWords::tr("no damage"));
    if (piece.retreated) parts << StartsWords::tr("has retreated");
    return parts.join(QStringLiteral(", "));
}

} // namespace marches::editor
