#pragma once

#include "editor/balance/figures.h"

#include <QString>

#include <optional>
#include <vector>

/// The reports of a map, on the disk beside what the editor keeps of maps. Any thread may call these.
namespace marches::editor {

/// So many reports of a map are kept; the oldest go.
inline constexpr int mostReports = 20;

/// Where the reports of a map's file lie; it need not be there yet.
[[nodiscard]] QString reportsFolder(const QString& mapFile);
/// Writes a report with all of its games; one of the same id is replaced.
[[nodiscard]] std::optional<Finding> keepReport(const QString& folder, const BalanceReport& report,
                                                const std::vector<BalanceFacts>& games);
/// Reads all that are there and can be read, the oldest first, their games added up by `legend`.
[[nodiscard]] std::vector<BalanceReport> keptReports(const QString& folder, const Legend& legend);
/// Reads the games of one; none where it can't be read.
[[nodiscard]] std::vector<BalanceFacts> gamesOf(const QString& folder, const QString& id);

} // namespace marches::editor
