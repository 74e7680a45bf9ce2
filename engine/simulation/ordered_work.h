#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace marches {

/// Works on tasks of consecutive numbers in several threads and gives their results in the order of the
/// numbers. Threads do not run far ahead of what was taken.
template <class Result>
class OrderedWork {
public:
    /// Does one task; returns nothing if it was told to stop on the way.
    using Worker = std::function<std::optional<Result>(std::uint64_t task, const std::stop_token&)>;

    /// Starts the tasks from `first` up to `end`, which is not one of them. Each thread makes a worker of its
    /// own and keeps it.
    OrderedWork(std::uint64_t first, std::uint64_t end, unsigned threads,
                const std::function<Worker()>& makeWorker)
        : next_(first), taken_(first), end_(end), ahead_(std::uint64_t{threads} * 64) {
        for (unsigned i = 0; i < std::max(1U, threads); ++i)
            threads_.emplace_back(
                [this, worker = makeWorker()](const std::stop_token& stop) { run(worker, stop); });
    }
    ~OrderedWork() { stop(); }
    OrderedWork(const OrderedWork&) = delete;
    OrderedWork& operator=(const OrderedWork&) = delete;

    /// Returns the next results, as many as are ready; waits for one no longer than `patience`.
    std::vector<Result> take(std::chrono::milliseconds patience) {
        std::unique_lock lock(mutex_);
        ready_.wait_for(lock, patience, [&] { return finishedLocked() || done_.contains(taken_); });
        std::vector<Result> results;
        for (auto found = done_.find(taken_); found != done_.end(); found = done_.find(taken_)) {
            results.push_back(std::move(found->second));
            done_.erase(found);
            ++taken_;
        }
        room_.notify_all();
        return results;
    }

    /// Whether all results were taken.
    bool finished() {
        const std::scoped_lock lock(mutex_);
        return finishedLocked();
    }

    /// Tells all workers to stop and waits for them; results that are ready can still be taken.
    void stop() {
        for (std::jthread& thread : threads_)
            thread.request_stop();
        threads_.clear();
    }

private:
    bool finishedLocked() const { return taken_ == end_; }

    void run(const Worker& worker, const std::stop_token& stop) {
        while (const auto task = nextTask(stop)) {
            std::optional<Result> result = worker(*task, stop);
            if (!result) return;
            const std::scoped_lock lock(mutex_);
            done_.emplace(*task, std::move(*result));
            ready_.notify_one();
        }
    }

    std::optional<std::uint64_t> nextTask(const std::stop_token& stop) {
        std::unique_lock lock(mutex_);
        if (!room_.wait(lock, stop, [&] { return next_ == end_ || next_ < taken_ + ahead_; })) return {};
        if (next_ == end_ || stop.stop_requested()) return std::nullopt;
        return next_++;
    }

    std::mutex mutex_;
    std::condition_variable ready_;
    std::condition_variable_any room_;
    std::map<std::uint64_t, Result> done_;
    std::uint64_t next_;
    std::uint64_t taken_;
    std::uint64_t end_;
    std::uint64_t ahead_;
    std::vector<std::jthread> threads_;
};

} // namespace marches
