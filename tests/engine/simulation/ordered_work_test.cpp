#include "engine/simulation/ordered_work.h"
#include "engine/table/random.h"

#include <gtest/gtest.h>

#include <atomic>
#include <numeric>

using namespace marches;
using namespace std::chrono_literals;

namespace {

/// Tasks that take unequally long.
OrderedWork<std::uint64_t>::Worker squares() {
    return [](std::uint64_t task, const std::stop_token&) -> std::optional<std::uint64_t> {
        std::this_thread::sleep_for(std::chrono::microseconds(RandomStream{task}.below(300)));
        return task * task;
    };
}

std::vector<std::uint64_t> all(OrderedWork<std::uint64_t>& work) {
    std::vector<std::uint64_t> results;
    while (!work.finished())
        for (const std::uint64_t result : work.take(50ms))
            results.push_back(result);
    return results;
}

} // namespace

TEST(OrderedWork, ResultsComeInOrderWhateverTheThreads) {
    std::vector<std::uint64_t> wanted;
    for (std::uint64_t task = 7; task < 407; ++task)
        wanted.push_back(task * task);
    for (const unsigned threads : {1U, 2U, 4U}) {
        OrderedWork<std::uint64_t> work(7, 407, threads, squares);
        EXPECT_EQ(all(work), wanted);
    }
}

TEST(OrderedWork, NothingToDoIsDoneAtOnce) {
    OrderedWork<std::uint64_t> work(3, 3, 2, squares);
    EXPECT_TRUE(work.finished());
    EXPECT_TRUE(work.take(10s).empty());
}

TEST(OrderedWork, ThreadsWaitWhereNobodyTakes) {
    std::atomic<int> begun = 0;
    OrderedWork<int> work(0, 100'000, 2, [&] {
        return [&](std::uint64_t, const std::stop_token&) -> std::optional<int> { return ++begun; };
    });
    std::this_thread::sleep_for(100ms);
    EXPECT_LE(begun, 2 * 64);
}

TEST(OrderedWork, StopReachesRunningTasksAndKeepsWhatIsReadyInOrder) {
    std::atomic<bool> held = false;
    OrderedWork<std::uint64_t> work(0, 1000, 2, [&] {
        return [&](std::uint64_t task, const std::stop_token& stop) -> std::optional<std::uint64_t> {
            if (task != 5) return task;
            held = true;
            while (!stop.stop_requested())
                std::this_thread::sleep_for(1ms);
            return std::nullopt;
        };
    });
    while (!held)
        std::this_thread::sleep_for(1ms);
    work.stop();
    std::vector<std::uint64_t> results;
    for (int i = 0; i < 3; ++i)
        for (const std::uint64_t result : work.take(0ms))
            results.push_back(result);
    EXPECT_EQ(results, (std::vector<std::uint64_t>{0, 1, 2, 3, 4}));
    EXPECT_FALSE(work.finished());
}
