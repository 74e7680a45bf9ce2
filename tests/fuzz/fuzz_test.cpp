#include "tests/engine/effort.h"
#include "tests/engine/sanitized.h"
#include "tests/fuzz/said.h"
#include "tests/fuzz/targets.h"
#include "tests/fuzz/watch.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>

using namespace marches;
using namespace marches::fuzz;
namespace fs = std::filesystem;

namespace {

constexpr std::size_t programEvery = 50; ///< inputs of which one goes through the real program too

std::size_t asked(const char* name, std::size_t otherwise) {
    const char* const text = std::getenv(name);
    return text == nullptr ? otherwise : static_cast<std::size_t>(std::strtoull(text, nullptr, 10));
}

long megabytes(int who) {
    struct rusage used {};
    return ::getrusage(who, &used) == 0 ? used.ru_maxrss / 1024 : 0;
}

/// Of this program and of those that it started, at their most. A shell that became this program may have had
/// larger ones.
long mostMemory() {
    static const long inherited = megabytes(RUSAGE_CHILDREN);
    const long children = megabytes(RUSAGE_CHILDREN);
    return std::max(megabytes(RUSAGE_SELF), children > inherited ? children : 0);
}

/// What is counted of a target's inputs.
struct Count {
    std::size_t inputs = 0;
    std::size_t accepted = 0;
    double slowest = 0; ///< processor seconds
    std::size_t slowestInput = 0;
};

class Fuzz : public testing::Test {
protected:
    Fuzz() : folder_(fs::temp_directory_path() / ("marches-fuzz-" + std::to_string(::getpid()))) {
        fs::remove_all(folder_);
        fs::create_directories(folder_);
        targets_ = targetsIn(folder_);
        watchForCrashes();
        static_cast<void>(mostMemory()); // notes what it inherited
    }
    ~Fuzz() override {
        ::alarm(0);
        fs::current_path(fs::temp_directory_path());
        std::error_code error;
        fs::remove_all(folder_, error);
    }

    Mutant inputOf(const Target& target, std::size_t number) const {
        Dice dice(static_cast<std::uint32_t>(seed_ + number * targets_.size()));
        return target.input(dice);
    }

    /// One input; a fault is told with all that is needed to see it again.
    void judge(const Target& target, std::size_t number, Count& count) const {
        const std::string which = fmt::format("{} {}: MARCHES_FUZZ_SEED={} MARCHES_FUZZ_FROM={} "
                                              "MARCHES_FUZZ_INPUTS=1 --gtest_filter=Fuzz.{}",
                                              target.name(), number, seed_, number, target.name());
        watchInput(which);
        const Mutant input = inputOf(target, number);
        if (const char* const kept = std::getenv("MARCHES_FUZZ_KEEP")) writeBytes(kept, input.text);
        const double begun = processorSeconds();
        Verdict verdict;
        try {
            verdict = target.judge(input, number % programEvery == 0);
        } catch (const std::exception& error) {
            verdict.fault = fmt::format("an exception comes out: {}", error.what());
        }
        const double took = processorSeconds() - begun;
        if (took > count.slowest) {
            count.slowest = took;
            count.slowestInput = number;
        }
        // A busy machine may take its time once.
        if (verdict.fault.empty() && took > second_ &&
            effort([&] { static_cast<void>(target.judge(input, false)); }) > secondOfEffort)
            verdict.fault = "it takes more than a second";
#if !MARCHES_SANITIZED
        if (verdict.fault.empty() && mostMemory() > 200) verdict.fault = "it takes more than 200 MB";
#endif
        ++count.inputs;
        count.accepted += verdict.accepted ? 1 : 0;
        if (!verdict.fault.empty())
            ADD_FAILURE() << which << '\n'
                          << verdict.fault << "\n--- the input\n"
                          << input.text.substr(0, 4000);
    }

    void run(std::string_view name) const {
        const auto found = std::find_if(targets_.begin(), targets_.end(),
                                        [name](const auto& one) { return one->name() == name; });
        ASSERT_NE(found, targets_.end());
        const std::size_t all = asked("MARCHES_FUZZ_INPUTS", 2000);
        const std::size_t share = std::max<std::size_t>(1, all / targets_.size());
        const std::size_t from = asked("MARCHES_FUZZ_FROM", 1);
        const auto begun = std::chrono::steady_clock::now();
        Count count;
        for (std::size_t number = from; number < from + share && !HasFailure(); ++number)
            judge(**found, number, count);
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
        fmt::print("{}: {} inputs, {} accepted, {:.0f} a second; slowest {:.0f} ms of processor time "
                   "(input {}); {} MB at most\n",
                   name, count.inputs, count.accepted, static_cast<double>(count.inputs) / took.count(),
                   count.slowest * 1000, count.slowestInput, mostMemory());
        if (share < 100) return;
        EXPECT_GT(count.accepted, 0U) << "nothing gets through: the changes are too wild";
        EXPECT_LT(count.accepted, count.inputs) << "all gets through: the changes are too tame";
    }

    fs::path folder_;
    std::vector<std::unique_ptr<Target>> targets_;
    std::size_t seed_ = asked("MARCHES_FUZZ_SEED", 20261120);
    double second_ = secondOfEffort * unitOfEffort();
};

} // namespace

TEST_F(Fuzz, scenario) {
    run("scenario");
}

TEST_F(Fuzz, picture) {
    run("picture");
}

TEST_F(Fuzz, record) {
    run("record");
}

TEST_F(Fuzz, journal) {
    run("journal");
}

TEST_F(Fuzz, protocol) {
    run("protocol");
}

TEST_F(Fuzz, splice) {
    run("splice");
}
