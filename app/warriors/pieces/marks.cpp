#include "app/warriors/pieces/marks.h"

#include "app/warriors/pieces/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace marches::warriors::face {

namespace {

struct Marks {
    Q_DECLARE_TR_FUNCTIONS(Marks)
};

using theme::Icon;
using theme::TokenForm;

/// In the order of Piece.
constexpr std::array<theme::TokenPiece, pieceCount> tokenPieces{{
    {TokenForm::Square, Icon::SpearShield, 0.66},
    {TokenForm::Square, Icon::Bow, 0.7},
    {TokenForm::Square, Icon::Horse, 0.66},
    {TokenForm::Round, Icon::Lady, 0.62},
    {TokenForm::Toothed, Icon::Fort, 0.58},
    {TokenForm::Hexagon, Icon::Axe, 0.64},
    {TokenForm::Hexagon, Icon::Palisade, 0.58},
}};

} // namespace

static_assert(pieceOf(UnitKind::fort) == Piece::fort);
static_assert(playerColour(Colour::black) == theme::PlayerColour::Black);

theme::Icon iconFor(Resource resource) {
    constexpr std::array icons{theme::Icon::Food, theme::Icon::Product, theme::Icon::Weapon,
                               theme::Icon::Gold};
    return icons[static_cast<std::size_t>(resource)];
}

theme::Icon iconFor(UnitKind kind) {
    return tokenPiece(pieceOf(kind)).icon;
}

theme::Icon iconFor(Path path) {
    constexpr std::array icons{theme::Icon::Builder, theme::Icon::Trader, theme::Icon::Warrior};
    return icons[static_cast<std::size_t>(path)];
}

const theme::TokenPiece& tokenPiece(Piece piece) {
    return tokenPieces[static_cast<std::size_t>(piece)];
}

Piece pieceOf(const theme::TokenPiece& shown) {
    const auto found = std::find(tokenPieces.begin(), tokenPieces.end(), shown);
    return static_cast<Piece>(found - tokenPieces.begin());
}

QString pieceName(Piece piece) {
    switch (piece) {
    case Piece::infantry:
    case Piece::archer:
    case Piece::cavalry:
    case Piece::princess:
    case Piece::fort:
        return kindName(static_cast<UnitKind>(piece));
    case Piece::barbarianArmy:
        return Marks::tr("Barbarians");
    case Piece::barbarianFort:
        return Marks::tr("Barbarian Fort");
    }
    return {};
}

theme::Role scorePartRole(std::size_t part) {
    constexpr std::array roles{theme::Role::ScorePart1, theme::Role::ScorePart2, theme::Role::ScorePart3,
                               theme::Role::ScorePart4, theme::Role::ScorePart5};
    return roles[part];
}

QString scorePartName(std::size_t part) {
    switch (part) {
    case 0:
        return Marks::tr("Provinces");
    case 1:
        return Marks::tr("Forts");
    case 2:
        return Marks::tr("Kills");
    case 3:
        return Marks::tr("Bought");
    default:
        return Marks::tr("Leaders");
    }
}

} // namespace marches::warriors::face
