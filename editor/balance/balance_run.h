#pragma once

#include "editor/balance/figures.h"

#include <QObject>

#include <atomic>
#include <thread>

namespace marches::editor {

/// What is to be played.
struct BalanceWish {
    const BalanceGame* game = nullptr;
    /// Reads what is played; called on the worker's thread.
    std::function<ScenarioResult()> scenario;
    BalanceTerms terms;      ///< without players: those that the game seats
    std::uint64_t games = 0; ///< up to this number
    /// The games that a run goes on from, those played already first; empty: none. Called on the worker's
    /// thread.
    std::function<std::vector<BalanceFacts>()> played;
    QString folder;       ///< where the report is kept; empty: nowhere
    BalanceReport report; ///< what is known of it before
};

/// Plays games on worker threads of low priority, all processors but one, beside what is done in the window.
/// Figures come about five times a second.
class BalanceRun : public QObject {
    Q_OBJECT

public:
    explicit BalanceRun(QObject* parent = nullptr);
    /// Stops what is played and waits for it, a few milliseconds.
    ~BalanceRun() override;

    void start(BalanceWish wish); ///< nothing may be running
    /// Lets what is played come to its end at once; `ended` follows with what there is.
    void stop();
    [[nodiscard]] bool isRunning() const { return running_; }

signals:
    /// So many games are played, of `of`.
    void advanced(const std::shared_ptr<const marches::editor::BalanceFigures>& figures, quint64 played,
                  quint64 of);
    /// The run is over. `notKept`: why the report is not on the disk; empty: it is.
    void ended(const marches::editor::BalanceReport& report, const QString& notKept);
    void failed(const marches::Findings& findings);

private:
    class Work;
    void finish();

    std::jthread thread_;
    std::shared_ptr<std::atomic<bool>> stop_;
    bool running_ = false;
};

} // namespace marches::editor
