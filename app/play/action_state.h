#pragma once

#include <QString>

namespace marches::play {

struct PlayActions;
class TableWindow;

/// Enables the actions that can do something now, and gives the others their reason. `away`: why the table
/// is out of reach, one sentence; empty: it is in sight, and not null.
void refreshActions(const PlayActions& actions, TableWindow* table, const QString& away);

} // namespace marches::play
