#pragma once

#include "app/play/face.h"

namespace marches::warriors::face {

/// `play::GameEntry::usualGame`.
Expected<play::NewGame, Findings> usualGame(const QString& file, const std::string& variant);

} // namespace marches::warriors::face
