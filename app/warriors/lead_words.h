#pragma once

#include "app/play/prompt.h"
#include "app/warriors/moment.h"

#include <vector>

namespace marches::warriors::face {

/// Who holds the title of a path and what it is worth: "Builder (3 VP): France", "… : tied, nobody".
QString leadWords(const Setting& setting, const State& state, Path path);
/// The titles that change hands, as rows of the log: "Builder: tied, nobody holds it" with "France −3 VP".
std::vector<play::LogEntry> leadRows(const Moment& before, const State& after);

} // namespace marches::warriors::face
