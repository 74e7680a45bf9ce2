#pragma once

#include "app/play/face.h"

/// What the others did since the viewer's last decision.
namespace marches::play {

/// Whether anybody has taken a step since the last one of `viewer`.
bool anythingSince(const GameHistory& history, SeatId viewer);
/// The card that tells it; nothing: there is nothing to tell. `lookAt` shows a node: the one before it all.
std::optional<TellCard> sinceCard(const Session& session, const GameFace& face,
                                  std::function<void(NodeId)> lookAt);

} // namespace marches::play
