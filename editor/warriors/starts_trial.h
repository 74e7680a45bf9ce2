#pragma once

#include "engine/challenge/warriors/goals.h"

#include <QObject>

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace marches::editor {

/// What came of playing a puzzle many times.
struct TrialCount {
    int games = 0;
    int played = 0;
    int reached = 0;        ///< bronze at least
    std::uint64_t seed = 0; ///< of the shortest line that reached it
    std::vector<std::string> line;
    std::string commonFirst; ///< the step that most of those that reached it began with
    int commonCount = 0;
};

/// Plays a puzzle many times in workers: its seat by the strong computer, the others as it says. It ends when
/// this is destroyed.
class StartsTrial : public QObject {
    Q_OBJECT

public:
    static constexpr int usualGames = 200;

    explicit StartsTrial(challenge::WarriorsChallenge puzzle, int games = usualGames,
                         QObject* parent = nullptr);
    ~StartsTrial() override;

    void stop(); ///< `ended` follows, with what has been played
    [[nodiscard]] const TrialCount& count() const { return count_; }

signals:
    void progressed();
    void ended();

private:
    struct Played;
    void play(const std::stop_token& stop);
    void take(const Played& played);
    void finishWorker();

    challenge::WarriorsChallenge puzzle_;
    TrialCount count_;
    std::vector<std::string> firsts_; ///< of the lines that reached it
    std::atomic_int next_ = 0;
    int working_ = 0;
    std::vector<std::jthread> workers_;
};

} // namespace marches::editor
