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
static_assert(index(pieceOf(UnitKind::fort)) + 1 == allUnitKinds.size());
static_assert(index(Piece::barbarianFort) + 1 == pieceCount);
static_assert(playerColour(Colour::black) == theme::PlayerColour::Black);

theme::Icon iconFor(Resource resource) {
    constexpr std::array icons{theme::Icon::Food, theme::Icon::Product, theme::Icon::Weapon,
                               theme::Icon::Gold};
    static_assert(icons.size() == allResources.size());
    return icons[index(resource)];
}

theme::Icon iconFor(UnitKind kind) {
    return tokenPiece(pieceOf(kind)).icon;
}

theme::Icon iconFor(Path path) {
    constexpr std::array icons{theme::Icon::Builder, theme::Icon::Trader, theme::Icon::Warrior};
    static_assert(icons.size() == allPaths.size());
    return icons[index(path)];
}

const theme::TokenPiece& tokenPiece(Piece piece) {
    return tokenPieces[index(piece)];
}

Piece pieceOf(const theme::TokenPiece& shown) {
    const auto found = std::ranges::find(tokenPieces, shown);
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
    static constexpr std::array texts{
        QT_TRANSLATE_NOOP("Marks", "Provinces"), QT_TRANSLATE_NOOP("Marks", "Forts"),
        QT_TRANSLATE_NOOP("Marks", "Kills"), QT_TRANSLATE_NOOP("Marks", "Bought"),
        QT_TRANSLATE_NOOP("Marks", "Leaders")};
    return Marks::tr(texts[part]);
}

} // namespace marches::warriors::face
