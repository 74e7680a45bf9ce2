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
        ended,   ///< the program is over, or has closed its side
        late,    ///< the deadline passed
        tooLong, ///< a line longer than `maxLine`
        stopped, ///< the stop token was used
    };
    static constexpr std::size_t maxLine = 65536;
#ifdef _WIN32
    static constexpr bool available = false;
#else
    static constexpr bool available = true;
#endif

    /// Starts a program. `words` are its file (looked for on the PATH if it names no folder) and its
    /// arguments. The error says in English why it could not be started.
    static Expected<Program, std::string> start(const std::vector<std::string>& words);

    Program(Program&& other) noexcept;
    Program& operator=(Program&&) = delete;
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;
    /// Closes its input, gives it a moment to end by itself, then kills its whole process group.
    ~Program();

    /// Sends the text. What a stop or the deadline cut off is kept and goes out before the next text.
    std::optional<Failure> send(std::string_view text, Clock::time_point deadline,
                                const std::stop_token& stop);
    /// Returns the next line without its end. What was read of an unfinished line is kept.
    Expected<std::string, Failure> readLine(Clock::time_point deadline, const std::stop_token& stop);

private:
    Program(int process, int channel) : process_(process), channel_(channel) {}
    bool hasEnded() const;

    int process_;
    int channel_; ///< descriptor of our end of the socket pair
    std::string unsent_;
    std::string read_;
};

/// Returns in English why `file`, the first word of a command line, cannot be started; nothing if it is an
/// executable file, or the name of one on the PATH.
std::optional<std::string> whyNotAProgram(const std::string& file);

} // namespace marches
