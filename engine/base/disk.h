#pragma once

#include "engine/base/expected.h"
#include "engine/base/finding.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace marches {

// Functions here write so that a crash loses nothing (file.h reads). Where the system refuses, they return a
// finding "cannot-write" with its reason; nothing returned means success.

/// Writes a file so that a crash leaves either the old one or the new one whole: a temporary file in the same
/// folder, forced to the disk, renamed over `path`.
std::optional<Finding> writeAtomically(const std::filesystem::path& path, std::string_view bytes);

/// Gives a file of at most `maxBytes` a second name, which must be free: as a link where the disk has them,
/// else as a copy. Codes: "cannot-write", and those of readRegularFile.
std::optional<Finding> keepBeside(const std::filesystem::path& path, const std::filesystem::path& second,
                                  std::size_t maxBytes);

/// Makes a folder and those that it lies in; one that exists already is no error.
std::optional<Finding> makeFolder(const std::filesystem::path& folder);

/// A file that grows at its end; each append is on the disk when the call returns. Owns its descriptor.
class AppendFile {
public:
    /// Creates an empty file, or empties the one at `path`.
    static Expected<AppendFile, Finding> create(const std::filesystem::path& path);
    /// Opens an existing file and cuts it to its first `size` bytes; an error where it is shorter.
    static Expected<AppendFile, Finding> resume(const std::filesystem::path& path, std::uint64_t size);

    AppendFile(AppendFile&& other) noexcept;
    AppendFile& operator=(AppendFile&& other) noexcept;
    AppendFile(const AppendFile&) = delete;
    AppendFile& operator=(const AppendFile&) = delete;
    ~AppendFile();

    /// Appends all of the bytes or none: after an error (disk full) the file has its old size again.
    std::optional<Finding> append(std::string_view bytes);
    /// Renames this file to `path`, which lies in the same folder, over the file that may be there; this
    /// object writes on under the new name. After an error both are as they were.
    std::optional<Finding> takePlaceOf(const std::filesystem::path& path);
    std::uint64_t size() const noexcept { return size_; }

private:
    AppendFile(int descriptor, std::string path, std::uint64_t size);

    int descriptor_ = -1;
    std::uint64_t size_ = 0;
    std::string path_;
};

/// A file that one process has for itself, as long as this object lives; the system frees it when the process
/// ends, however that is. Where there are no such locks it only makes the file.
class FileLock {
public:
    /// Takes the lock of a file, which is made where it is missing. Codes: "cannot-write", "in-use".
    static Expected<FileLock, Finding> take(const std::filesystem::path& path);

    FileLock(FileLock&& other) noexcept;
    FileLock& operator=(FileLock&& other) noexcept;
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    ~FileLock();

private:
    explicit FileLock(int descriptor) : descriptor_(descriptor) {}

    int descriptor_ = -1;
};

/// Returns the number by which the system knows this process.
std::int64_t processNumber() noexcept;

} // namespace marches
