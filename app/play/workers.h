#pragma once

#include <QMetaObject>
#include <QObject>

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace marches::play {

/// Threads, one for each task. Starting one never waits for another: what was told to stop ends when it
/// has heard of it. The destructor stops all and waits for them.
class Workers {
public:
    Workers() = default;
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;
    ~Workers();

    /// Returns what stops it.
    std::stop_source start(std::function<void(const std::stop_token&)> task);

private:
    struct Worker {
        std::shared_ptr<std::atomic<bool>> done;
        std::jthread thread;
    };

    std::vector<Worker> workers_;
};

/// A question whose answer another thread finds. It comes on the asker's thread, unless another one was asked
/// since or `drop` was called.
template <class Answer>
class Question {
public:
    /// `asker` outlives `workers`.
    void ask(Workers& workers, QObject& asker, std::function<Answer(const std::stop_token&)> think,
             std::function<void(Answer)> answered) {
        drop();
        open_ = true;
        // Told to stop it still answers: whether the answer is wanted the ticket says.
        stop_ = workers.start([this, &asker, ticket = ticket_, think = std::move(think),
                               answered = std::move(answered)](const std::stop_token& stop) {
            QMetaObject::invokeMethod(
                &asker,
                [this, ticket, answered, found = think(stop)] {
                    if (ticket != ticket_) return;
                    open_ = false;
                    answered(found);
                },
                Qt::QueuedConnection);
        });
    }
    /// The answer is not wanted any more. False: there was no open question.
    bool drop() {
        ++ticket_;
        stop_.request_stop();
        return std::exchange(open_, false);
    }
    void hurry() { stop_.request_stop(); } ///< the answer shall come at once
    [[nodiscard]] bool open() const { return open_; }

private:
    std::uint64_t ticket_ = 0; ///< of the last question; an answer with another one is stale
    std::stop_source stop_{std::nostopstate};
    bool open_ = false;
};

} // namespace marches::play
