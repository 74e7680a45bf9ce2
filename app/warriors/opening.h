#pragma once

#include "app/play/face.h"
#include "app/play/session_of.h"
#include "engine/bots/warriors/players.h"
#include "engine/scenario/scenario.h"
#include "engine/warriors/rules.h"

#include <memory>

/// The game on the shelf: how its records open.
namespace marches::warriors::face {

using WarriorsSession = play::SessionOf<WarriorsAndTraders>;

/// `play::GameEntry::open`.
play::OpenedGame openRecord(const Record& record, const QString& folder);

/// In face.cpp and new_game_page.cpp.
std::unique_ptr<play::GameFace> makeFace(WarriorsSession& session, std::shared_ptr<const Scenario> scenario);
play::NewGamePage* makeNewGamePage(QWidget* parent);

play::GameEntry gameEntry();

} // namespace marches::warriors::face
