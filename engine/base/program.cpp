#include "engine/base/program.h"

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <system_error>
#include <utility>

#ifndef _WIN32
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <thread>
#endif

namespace marches {

#ifdef _WIN32
Expected<Program, std::string> Program::start(const std::vector<std::string>&) {
    return unexpected(std::string("Outside programs are not started on this system."));
}
Program::Program(Program&& other) noexcept : process_(other.process_), channel_(other.channel_) {}
Program::~Program() = default;
std::optional<Program::Failure> Program::send(std::string_view, Clock::time_point, const std::stop_token&) {
    return Failure::ended;
}
Expected<std::string, Program::Failure> Program::readLine(Clock::time_point, const std::stop_token&) {
    return unexpected(Failure::ended);
}
bool Program::hasEnded() const {
    return true;
}
std::optional<std::string> whyNotAProgram(const std::string&) {
    return "Outside programs are not started on this system.";
}
#else

namespace {

constexpr std::chrono::milliseconds momentToEnd{300};
constexpr std::chrono::milliseconds lookEvery{20}; ///< how often the stop token is looked at while waiting
constexpr int firstOwnDescriptor = 3;

std::string messageOf(int error) {
    return std::generic_category().message(error);
}

/// Opens a pair of connected sockets, which programs started by other threads do not inherit. False on error.
bool openPair(std::array<int, 2>& ends) {
#ifdef SOCK_CLOEXEC
    return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) == 0;
#else
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) != 0) return false;
    for (const int end : ends)
        fcntl(end, F_SETFD, FD_CLOEXEC);
    return true;
#endif
}

/// Holds how the new process is set up (posix_spawn); frees it at its end.
struct Beginning {
    posix_spawn_file_actions_t files{};
    posix_spawnattr_t attributes{};

    explicit Beginning(int channel) {
        posix_spawn_file_actions_init(&files);
        posix_spawn_file_actions_adddup2(&files, channel, STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&files, channel, STDOUT_FILENO);
#if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 34)
        posix_spawn_file_actions_addclosefrom_np(&files, firstOwnDescriptor);
#endif
        posix_spawnattr_init(&attributes);
        sigset_t none;
        sigemptyset(&none);
        sigset_t usual;
        sigemptyset(&usual);
        for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGPIPE})
            sigaddset(&usual, signal);
        posix_spawnattr_setsigmask(&attributes, &none);
        posix_spawnattr_setsigdefault(&attributes, &usual);
        posix_spawnattr_setpgroup(&attributes, 0);
        int flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP;
#ifdef POSIX_SPAWN_CLOEXEC_DEFAULT
        flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
        posix_spawn_file_actions_addinherit_np(&files, STDERR_FILENO);
#endif
        posix_spawnattr_setflags(&attributes, static_cast<short>(flags));
    }
    Beginning(const Beginning&) = delete;
    Beginning& operator=(const Beginning&) = delete;
    ~Beginning() {
        posix_spawn_file_actions_destroy(&files);
        posix_spawnattr_destroy(&attributes);
    }
};

/// Waits until the channel can be read or written (`what`); returns why it gave up, or nothing.
std::optional<Program::Failure> await(int channel, short what, Program::Clock::time_point deadline,
                                      const std::stop_token& stop) {
    while (true) {
        if (stop.stop_requested()) return Program::Failure::stopped;
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Program::Clock::now());
        if (left.count() <= 0) return Program::Failure::late;
        pollfd asked{channel, what, 0};
        const int ready = poll(&asked, 1, static_cast<int>(std::min(left, lookEvery).count()));
        if (ready > 0) return std::nullopt;
        if (ready < 0 && errno != EINTR) return Program::Failure::ended;
    }
}

} // namespace

Expected<Program, std::string> Program::start(const std::vector<std::string>& words) {
    if (words.empty()) return unexpected(std::string("No program is named."));
    std::array<int, 2> ends{-1, -1};
    if (!openPair(ends)) return unexpected(fmt::format("No channel to a program: {}", messageOf(errno)));
    std::vector<std::string> texts = words;
    std::vector<char*> arguments;
    arguments.reserve(texts.size() + 1);
    for (std::string& text : texts)
        arguments.push_back(text.data());
    arguments.push_back(nullptr);

    pid_t process = -1;
    int error = 0;
    {
        const Beginning beginning(ends[1]);
        error = posix_spawnp(&process, arguments[0], &beginning.files, &beginning.attributes,
                             arguments.data(), environ);
    }
    close(ends[1]);
    if (error != 0) {
        close(ends[0]);
        return unexpected(fmt::format("\"{}\" can't be started: {}", words.front(), messageOf(error)));
    }
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
#ifdef SO_NOSIGPIPE
    const int on = 1;
    setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
#endif
    return Program{process, ends[0]};
}

Program::Program(Program&& other) noexcept
    : process_(std::exchange(other.process_, -1)), channel_(std::exchange(other.channel_, -1)),
      unsent_(std::move(other.unsent_)), read_(std::move(other.read_)) {}

Program::~Program() {
    if (process_ < 0) return;
    shutdown(channel_, SHUT_WR);
    for (const auto end = Clock::now() + momentToEnd; !hasEnded() && Clock::now() < end;)
        std::this_thread::sleep_for(std::chrono::milliseconds{1});
    // The group is killed before waitpid: until then its number belongs to the leader and to nobody else.
    kill(-process_, SIGKILL);
    while (waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
    }
    close(channel_);
}

bool Program::hasEnded() const {
    siginfo_t info{};
    return waitid(P_PID, static_cast<id_t>(process_), &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
           info.si_pid != 0;
}

std::optional<Program::Failure> Program::send(std::string_view text, Clock::time_point deadline,
                                              const std::stop_token& stop) {
#ifdef MSG_NOSIGNAL
    constexpr int flags = MSG_NOSIGNAL;
#else
    constexpr int flags = 0;
#endif
    unsent_ += text;
    while (!unsent_.empty()) {
        if (const auto failure = await(channel_, POLLOUT, deadline, stop)) return failure;
        const auto sent = ::send(channel_, unsent_.data(), unsent_.size(), flags);
        if (sent > 0)
            unsent_.erase(0, static_cast<std::size_t>(sent));
        else if (errno != EAGAIN && errno != EINTR)
            return Failure::ended;
    }
    return std::nullopt;
}

Expected<std::string, Program::Failure> Program::readLine(Clock::time_point deadline,
                                                          const std::stop_token& stop) {
    while (true) {
        if (const std::size_t end = read_.find('\n'); end != std::string::npos) {
            std::string line = read_.substr(0, end);
            read_.erase(0, end + 1);
            return line;
        }
        if (read_.size() > maxLine) return unexpected(Failure::tooLong);
        if (const auto failure = await(channel_, POLLIN, deadline, stop)) return unexpected(*failure);
        std::array<char, 4096> bytes{};
        const auto got = recv(channel_, bytes.data(), bytes.size(), 0);
        if (got > 0)
            read_.append(bytes.data(), static_cast<std::size_t>(got));
        else if (got == 0 || (errno != EAGAIN && errno != EINTR))
            return unexpected(Failure::ended);
    }
}

std::optional<std::string> whyNotAProgram(const std::string& file) {
    const auto runnable = [](const std::filesystem::path& path) {
        std::error_code error;
        return std::filesystem::is_regular_file(path, error) && access(path.c_str(), X_OK) == 0;
    };
    if (file.find('/') != std::string::npos) {
        if (runnable(file)) return std::nullopt;
        return fmt::format("\"{}\" is no program that may be run.", file);
    }
    const char* path = std::getenv("PATH");
    std::string_view folders = path == nullptr ? std::string_view{} : path;
    while (!file.empty() && !folders.empty()) {
        const std::size_t end = std::min(folders.find(':'), folders.size());
        if (runnable(std::filesystem::path(folders.substr(0, end)) / file)) return std::nullopt;
        folders.remove_prefix(std::min(end + 1, folders.size()));
    }
    return fmt::format("\"{}\" is no program on the PATH; name its folder too.", file);
}
#endif

} // namespace marches
