#pragma once

#include "engine/base/expected.h"

#include <chrono>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace marches {

/// Another program, spoken with line by line through its standard input and output. It is started without a
/// shell, as the leader of a group of its own, and holds none of our files but standard error. When this
/// object goes, so does the program with all that it started. Only where there is POSIX.
class Program {
public:
    using Clock = std::chrono::steady_clock;
    enum class Failure {
        ended,   ///< it is over, or has closed its side
        late,    ///< the deadline passed
        tooLong, ///< a line longer than `maxLine`
        stopped, ///< by the stop token
    };
    static constexpr std::size_t maxLine = 65536;
#ifdef _WIN32
    static constexpr bool available = false;
#else
    static constexpr bool available = true;
#endif

    /// Its file first (looked for on the PATH if it names no folder), then its arguments. Why not, in words.
    static Expected<Program, std::string> start(const std::vector<std::string>& words);

    Program(Program&& other) noexcept;
    Program& operator=(Program&&) = delete;
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;
    /// Closes its input and gives it a moment to end by itself.
    ~Program();

    /// What a stop or the deadline cut off is kept and goes out before the next text.
    std::optional<Failure> send(std::string_view text, Clock::time_point deadline,
                                const std::stop_token& stop);
    /// The next line without its end.
    Expected<std::string, Failure> readLine(Clock::time_point deadline, const std::stop_token& stop);

private:
    Program(int process, int channel) : process_(process), channel_(channel) {}
    bool hasEnded() const;

    int process_;
    int channel_; ///< descriptor of our end
    std::string unsent_;
    std::string read_;
};

/// What is wrong with the first word of a command line; nothing if there is such a program.
std::optional<std::string> whyNotAProgram(const std::string& file);

} // namespace marches
