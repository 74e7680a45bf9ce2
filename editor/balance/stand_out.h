#pragma once

#include "editor/atlas.h"
#include "editor/balance/figures.h"

#include <QString>

/// What a report says beyond chance, in sentences.
namespace marches::editor {

/// One sentence, and where it leads.
struct StandsOut {
    enum class Way { none, country, provinces, changes, tables };

    bool warns = false; ///< else it only says something
    QString text;
    Way way = Way::none;
    std::string country;                ///< an id
    std::vector<std::string> provinces; ///< ids
    QString link;                       ///< what the way is called
};

/// The names of what a report names by ids.
class BalanceNames {
public:
    explicit BalanceNames(const Atlas& atlas) : atlas_(atlas) {}
    [[nodiscard]] QString country(const std::string& id) const;
    [[nodiscard]] QString province(const std::string& id) const;

private:
    const Atlas& atlas_;
};

/// "35 %", in the program's language.
[[nodiscard]] QString percentText(double share);

/// Says what stands out of a report, the gravest first; nothing that chance explains. `before`: null: no
/// report to compare with. `whole`: the scenario's tree, for notes about countries.
[[nodiscard]] std::vector<StandsOut> whatStandsOut(const BalanceReport& report, const BalanceReport* before,
                                                   const BalanceGame& game, const Node& whole,
                                                   const Atlas& atlas);

} // namespace marches::editor
