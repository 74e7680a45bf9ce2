#pragma once

#include "editor/balance/balance_game.h"
#include "engine/simulation/report.h"

#include <QDateTime>

#include <memory>

namespace marches::editor {

/// What the games of a run say, added up.
struct BalanceFigures {
    Report report;
    std::vector<std::string> places; ///< in play
    Sample lead;                     ///< of the best side over the next, at the end
    Sample nobodys;                  ///< places that no seat holds at the end
    /// By place and seat: games at whose end the seat holds it.
    std::map<std::string, std::map<std::string, std::uint64_t>> holders;

    /// Games that count.
    [[nodiscard]] std::uint64_t games() const { return report.distinct; }
    /// How often something that is counted by place happened there.
    [[nodiscard]] PlaceCount count(const std::string& what, const std::string& place) const;
    /// The share of games in which it happened there; 0 to 1.
    [[nodiscard]] double share(const std::string& what, const std::string& place) const;
    /// No seat ever took it, and none held it at the end.
    [[nodiscard]] bool never(const std::string& place) const;
    /// Games that ended in this way.
    [[nodiscard]] Sample ended(const std::string& reason) const;
};

/// Adds games up, in the order of their numbers.
class BalanceTally {
public:
    BalanceTally(Legend legend, std::vector<std::string> places);
    void add(const BalanceFacts& facts);
    [[nodiscard]] std::shared_ptr<const BalanceFigures> figures() const;

private:
    Tally tally_;
    BalanceFigures more_;
};

/// A run of games, and what was played.
struct BalanceReport {
    QString id; ///< of its file
    QDateTime when;
    BalanceTerms terms;
    std::vector<std::string> places; ///< in play
    Node whole;                      ///< the tree of the scenario that was played
    QString session;                 ///< the document's, as long as it is open
    int step = 0;                    ///< of the document's history
    qint64 milliseconds = 0;         ///< that it took
    std::shared_ptr<const BalanceFigures> figures;
};

/// One row of who wins, judged against its fair share and against the report before.
struct JudgedRow {
    enum class Mark { none, tooMuch, tooLittle };

    WinRow row;
    std::optional<WinRow> before;
    Interval difference;    ///< now - before, 95 % (Newcombe)
    Mark mark = Mark::none; ///< beyond chance for the list of rows (Holm)
    bool hasMoved = false;  ///< beyond chance for the list of rows (Holm)

    [[nodiscard]] double moved() const { return before ? row.share() - before->share() : 0; }
};
/// Judges rows in their order; those without a row before have not moved.
[[nodiscard]] std::vector<JudgedRow> judged(const std::vector<WinRow>& now,
                                            const std::vector<WinRow>* before);

} // namespace marches::editor
