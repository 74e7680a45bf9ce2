#pragma once

#include "editor/balance/balance_run.h"
#include "editor/balance/played_changes.h"
#include "editor/balance/stand_out.h"

#include <filesystem>

namespace marches::editor {

/// Finds which of several changes moved who wins: plays as many games again for each, with that change left
/// out.
class Causes : public QObject {
    Q_OBJECT

public:
    /// What one change has done to who wins.
    struct Effect {
        bool known = false;
        bool playable = true; ///< without it
        /// Countries whose share it moved beyond chance, and by how much.
        std::vector<std::pair<std::string, double>> moved;
        double chance = 1; ///< of the surest of them, corrected for all that were looked at
    };
    /// What is asked: the report with all changes, and the changes.
    struct Question {
        BalanceReport report;
        std::vector<PlayedChange> changes;
        std::filesystem::path folder; ///< of the map's files
        ScenarioSources sources;
    };

    explicit Causes(const BalanceGame& game, QObject* parent = nullptr);
    void ask(Question question);
    void stop();
    [[nodiscard]] bool isRunning() const { return running_; }
    [[nodiscard]] const std::vector<Effect>& effects() const { return effects_; } ///< by change
    [[nodiscard]] const Question& question() const { return question_; }
    void forget(); ///< what is known

signals:
    void advanced(int change, quint64 played, quint64 of);
    void ended(); ///< all are known, or it was stopped

private:
    void playNext();
    void judge();

    const BalanceGame& game_;
    BalanceRun run_;
    Question question_;
    std::vector<Effect> effects_;
    std::vector<std::shared_ptr<const BalanceFigures>> without_;
    bool running_ = false;
    bool stopped_ = false;
};

/// "England −7", of all that an effect has moved.
[[nodiscard]] QString effectText(const Causes::Effect& effect, const BalanceNames& names);

} // namespace marches::editor
