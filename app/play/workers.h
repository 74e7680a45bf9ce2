#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <stop_token>
#include <thread>
#include <vector>

namespace marches::play {

/// Threads, one for each task. Whoever starts one never waits for another: what was told to stop ends when it
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

} // namespace marches::play
