#include "engine/base/disk.h"

#include "engine/base/file.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <system_error>
#include <utility>

#ifdef _WIN32
#include <io.h>
#include <process.h>
#else
#include <sys/file.h>
#include <unistd.h>
#endif

namespace marches {
namespace {

// What differs between the systems: opening, cutting, and forcing to the disk.
#ifdef _WIN32
constexpr int writeFlags = _O_WRONLY | _O_BINARY;
int openFile(const std::filesystem::path& path, int flags) {
    return _wopen(path.c_str(), flags, _S_IREAD | _S_IWRITE);
}
int forceToDisk(int descriptor) {
    return _commit(descriptor);
}
int cutFile(int descriptor, std::uint64_t size) {
    return _chsize_s(descriptor, static_cast<long long>(size));
}
void forceFolder(const std::filesystem::path&) {}
#else
// O_NONBLOCK: opening a pipe that nobody reads would block.
constexpr int writeFlags = O_WRONLY | O_NONBLOCK | O_CLOEXEC;
int openFile(const std::filesystem::path& path, int flags) {
    return open(path.c_str(), flags, 0666);
}
int forceToDisk(int descriptor) {
#ifdef __linux__
    return fdatasync(descriptor);
#else
    return fsync(descriptor);
#endif
}
int cutFile(int descriptor, std::uint64_t size) {
    return ftruncate(descriptor, static_cast<off_t>(size));
}
/// Forces the folder to the disk, so that a new name in it survives a power cut. Errors are ignored: some
/// systems cannot force folders.
void forceFolder(const std::filesystem::path& folder) {
    const int descriptor = open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return;
    fsync(descriptor);
    close(descriptor);
}
#endif

struct Descriptor {
    int number;
    explicit Descriptor(int n) : number(n) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (number >= 0) close(number);
    }
    int release() { return std::exchange(number, -1); }
};

/// Returns the system's own words for an error number.
std::string reason(int error) {
    return std::generic_category().message(error);
}

Finding failure(const std::string& path, Sentence sentence) {
    return {Severity::error, "cannot-write", {path, 0, 0}, std::move(sentence)};
}

Finding notOpened(const std::string& path) {
    return failure(path, Sentence("The file can't be opened for writing: {0}", reason(errno)));
}

/// Returns the size of an open file in bytes; an error if it is no regular file.
Expected<std::uint64_t, Finding> regularSize(int descriptor, const std::string& path) {
    struct stat status {};
    if (fstat(descriptor, &status) != 0)
        return unexpected(failure(path, Sentence("The file can't be examined: {0}", reason(errno))));
    if ((status.st_mode & S_IFMT) != S_IFREG)
        return unexpected(
            failure(path, Sentence("This is no regular file; choose another name: {0}", reason(EINVAL))));
    return static_cast<std::uint64_t>(status.st_size);
}

std::optional<Finding> writeAll(int descriptor, const std::string& path, std::string_view bytes) {
    while (!bytes.empty()) {
        const auto part = std::min<std::size_t>(bytes.size(), std::size_t{1} << 30);
#ifdef _WIN32
        const auto written = _write(descriptor, bytes.data(), static_cast<unsigned>(part));
#else
        const auto written = write(descriptor, bytes.data(), part);
#endif
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return failure(path, Sentence("The file can't be written: {0}", reason(errno)));
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    if (forceToDisk(descriptor) != 0)
        return failure(path, Sentence("The file can't be forced to the disk: {0}", reason(errno)));
    return std::nullopt;
}

std::optional<Finding> replaceFile(const std::filesystem::path& path, const std::filesystem::path& ready) {
    std::error_code error;
    std::filesystem::rename(ready, path, error);
    if (error)
        return failure(path.string(), Sentence("The file can't be replaced: {0}", reason(error.value())));
    forceFolder(path.parent_path());
    return std::nullopt;
}

} // namespace

std::optional<Finding> writeAtomically(const std::filesystem::path& path, std::string_view bytes) {
    std::filesystem::path temporary = path;
    temporary += ".part";
    std::error_code ignored;
    {
        // Removes one that a crash left. O_EXCL: a link that is put there in between is not followed.
        std::filesystem::remove(temporary, ignored);
        const Descriptor file{openFile(temporary, writeFlags | O_CREAT | O_EXCL)};
        if (file.number < 0) return notOpened(temporary.string());
        if (auto error = writeAll(file.number, temporary.string(), bytes)) {
            std::filesystem::remove(temporary, ignored);
            return error;
        }
    }
    auto error = replaceFile(path, temporary);
    if (error) std::filesystem::remove(temporary, ignored);
    return error;
}

std::optional<Finding> keepBeside(const std::filesystem::path& path, const std::filesystem::path& second,
                                  std::size_t maxBytes) {
    std::error_code error;
    std::filesystem::create_hard_link(path, second, error);
    if (error) {
        const auto bytes = readRegularFile(path, maxBytes);
        return bytes ? writeAtomically(second, *bytes) : std::optional{bytes.error()};
    }
    forceFolder(second.parent_path());
    return std::nullopt;
}

std::optional<Finding> makeFolder(const std::filesystem::path& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error)
        return failure(folder.string(), Sentence("The folder can't be made: {0}", reason(error.value())));
    return std::nullopt;
}

Expected<AppendFile, Finding> AppendFile::create(const std::filesystem::path& path) {
    Descriptor file{openFile(path, writeFlags | O_CREAT | O_TRUNC)};
    if (file.number < 0) return unexpected(notOpened(path.string()));
    if (const auto size = regularSize(file.number, path.string()); !size) return unexpected(size.error());
    forceFolder(path.parent_path());
    return AppendFile{file.release(), path.string(), 0};
}

Expected<AppendFile, Finding> AppendFile::resume(const std::filesystem::path& path, std::uint64_t size) {
    Descriptor file{openFile(path, writeFlags)};
    if (file.number < 0) return unexpected(notOpened(path.string()));
    const auto there = regularSize(file.number, path.string());
    if (!there) return unexpected(there.error());
    if (*there < size)
        return unexpected(
            failure(path.string(), Sentence("The file has become shorter: {0}", reason(EINVAL))));
    if (cutFile(file.number, size) != 0 || lseek(file.number, 0, SEEK_END) < 0)
        return unexpected(failure(path.string(), Sentence("The file can't be cut: {0}", reason(errno))));
    return AppendFile{file.release(), path.string(), size};
}

AppendFile::AppendFile(int descriptor, std::string path, std::uint64_t size)
    : descriptor_(descriptor), size_(size), path_(std::move(path)) {}

AppendFile::AppendFile(AppendFile&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), size_(other.size_), path_(std::move(other.path_)) {}

AppendFile& AppendFile::operator=(AppendFile&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    std::swap(size_, other.size_);
    std::swap(path_, other.path_);
    return *this;
}

AppendFile::~AppendFile() {
    if (descriptor_ >= 0) close(descriptor_);
}

std::optional<Finding> AppendFile::append(std::string_view bytes) {
    if (auto error = writeAll(descriptor_, path_, bytes)) {
        if (cutFile(descriptor_, size_) == 0) lseek(descriptor_, 0, SEEK_END);
        return error;
    }
    size_ += bytes.size();
    return std::nullopt;
}

std::optional<Finding> AppendFile::takePlaceOf(const std::filesystem::path& path) {
    if (auto error = replaceFile(path, path_)) return error;
    path_ = path.string();
    return std::nullopt;
}

Expected<FileLock, Finding> FileLock::take(const std::filesystem::path& path) {
    Descriptor file{openFile(path, writeFlags | O_CREAT)};
    if (file.number < 0) return unexpected(notOpened(path.string()));
#ifndef _WIN32
    if (::flock(file.number, LOCK_EX | LOCK_NB) != 0)
        return unexpected(Finding{
            Severity::error,
            "in-use",
            {path.string(), 0, 0},
            Sentence("Another process writes this file. Wait for that one, or give another folder.")});
#endif
    return FileLock{file.release()};
}

FileLock::FileLock(FileLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}

FileLock& FileLock::operator=(FileLock&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    return *this;
}

FileLock::~FileLock() {
    if (descriptor_ >= 0) close(descriptor_);
}

std::int64_t processNumber() noexcept {
#ifdef _WIN32
    return _getpid();
#else
    return getpid();
#endif
}

} // namespace marches
