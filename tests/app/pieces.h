#pragma once

#include "app/theme/tokens.h"

#include <array>

/// Pieces for tests that paint tokens and know no game: one or more of each form.
namespace marches::theme::pieces {

inline constexpr TokenPiece infantry{TokenForm::Square, Icon::SpearShield, 0.66};
inline constexpr TokenPiece archer{TokenForm::Square, Icon::Bow, 0.7};
inline constexpr TokenPiece cavalry{TokenForm::Square, Icon::Horse, 0.66};
inline constexpr TokenPiece princess{TokenForm::Round, Icon::Lady, 0.62};
inline constexpr TokenPiece fort{TokenForm::Toothed, Icon::Fort, 0.58};
inline constexpr TokenPiece barbarianArmy{TokenForm::Hexagon, Icon::Axe, 0.64};
inline constexpr TokenPiece barbarianFort{TokenForm::Hexagon, Icon::Palisade, 0.58};
/// Those that players own.
inline constexpr std::array owned{infantry, archer, cavalry, princess, fort};

} // namespace marches::theme::pieces
