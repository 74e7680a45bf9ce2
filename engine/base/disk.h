#pragma once

#include "engine/base/expected.h"
#include "engine/base/finding.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace marches {

// Writing that survives a crash; reading is in file.h. What fails is told as a finding "cannot-write".

/// Writes a file so that a crash leaves either the old one or the new one whole: a temporary file in the same
/// folder, forced to the disk, renamed over `path`.
std::optional<Finding> writeAtomically(const std::filesystem::path& path, std::string_view bytes);

/// Gives a file of at most `maxBytes` a second name, which must be free: as a link where the disk has them,
/// else as a copy. Codes: "cannot-write", and those of readRegularFile.
std::optional<Finding> keepBeside(const std::filesystem::path& path, const std::filesystem::path& second,
                                  std::size_t maxBytes);

/// A folder, and those that it lies in; it may be there.
std::optional<Finding> makeFolder(const std::filesystem::path& folder);

/// A file that grows at its end; each append is on the disk when the call returns. Owns its descriptor.
class AppendFile {
public:
    /// An empty file; one that was there is emptied.
    static Expected<AppendFile, Finding> create(const std::filesystem::path& path);
    /// An existing file, cut to its first `size` bytes.
    static Expected<AppendFile, Finding> resume(const std::filesystem::path& path, std::uint64_t size);

    AppendFile(AppendFile&& other) noexcept;
    AppendFile& operator=(AppendFile&& other) noexcept;
    AppendFile(const AppendFile&) = delete;
    AppendFile& operator=(const AppendFile&) = delete;
    ~AppendFile();

    /// All or nothing: after an error (disk full) the file is cut back to what it was.
    std::optional<Finding> append(std::string_view bytes);
    /// In the same folder: the file at `path`, if there is one, gives way to this one, which goes by that
    /// name from now on. After an error both are as they were.
    std::optional<Finding> takePlaceOf(const std::filesystem::path& path);
    std::uint64_t size() const noexcept { return size_; }

private:
    AppendFile(int descriptor, std::string path, std::uint64_t size);

    int descriptor_ = -1;
    std::uint64_t size_ = 0;
    std::string path_;
};

} // namespace marches
