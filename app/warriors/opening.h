#pragma once

#include "app/map/prepared.h"
#include "app/play/face.h"
#include "app/warriors/session_type.h"
#include "engine/scenario/scenario.h"

#include <future>
#include <memory>

/// The game on the shelf: how its records open.
namespace marches::warriors::face {

/// `play::GameEntry::beginOpen`.
play::Opening beginOpen(const Record& record, const QString& folder);

/// `play::GameEntry::glance`.
play::OpenedGame glance(const Record& record, const QString& folder);

/// In face.cpp and new_game_page.cpp. `picture`: of the scenario; see `GameFace::layMap`.
std::unique_ptr<play::GameFace> makeFace(WarriorsSession& session, std::shared_ptr<const Scenario> scenario,
                                         std::future<appmap::PreparedPicture> picture);
play::NewGamePage* makeNewGamePage(QWidget* parent);

play::GameEntry gameEntry();

} // namespace marches::warriors::face
