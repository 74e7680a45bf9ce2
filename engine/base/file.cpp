#include "engine/base/file.h"

#include "engine/base/text.h"

#include <fstream>
#include <system_error>

namespace marches {
namespace fs = std::filesystem;
namespace {

Finding fileFinding(const fs::path& path, std::string code, Sentence sentence) {
    return {Severity::error, std::move(code), {path.string(), 0, 0}, std::move(sentence)};
}

} // namespace

Expected<std::string, Finding> readRegularFile(const fs::path& path, std::size_t maxBytes) {
    const auto refuse = [&](std::string code, Sentence sentence) {
        return unexpected(fileFinding(path, std::move(code), std::move(sentence)));
    };
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (error || !fs::exists(status))
        return refuse("cannot-read", Sentence("There is no such file, or it may not be read."));
    if (!fs::is_regular_file(status))
        return refuse("cannot-read",
                      Sentence("This is no regular file; choose a file, not a folder, pipe or device."));
    std::ifstream stream(path, std::ios::binary);
    if (!stream) return refuse("cannot-read", Sentence("The file may not be read."));
    const auto tooLarge = [&] {
        return refuse("too-large",
                      Sentence("The file is larger than {0} bytes, the most that is read.", maxBytes));
    };
    const std::uintmax_t size = fs::file_size(path, error);
    if (!error && size > maxBytes) return tooLarge();
    std::string bytes;
    if (!error) bytes.reserve(static_cast<std::size_t>(size));
    char buffer[16384];
    while (stream.read(buffer, sizeof buffer) || stream.gcount() > 0) {
        bytes.append(buffer, static_cast<std::size_t>(stream.gcount()));
        if (bytes.size() > maxBytes) return tooLarge(); // it grows
    }
    if (stream.bad()) return refuse("cannot-read", Sentence("The file can't be read to its end."));
    return bytes;
}

bool isPlainFileName(std::string_view name) noexcept {
    if (name.empty() || name.size() > 128 || name.front() == '.' || !isUtf8(name) || hasControlOrBidi(name))
        return false;
    return name.find_first_of("/\\:*?\"<>|") == std::string_view::npos;
}

Expected<fs::path, Finding> pathBeside(const fs::path& folder, std::string_view name) {
    const fs::path path = folder / fs::path(std::u8string(name.begin(), name.end()));
    if (!isPlainFileName(name))
        return unexpected(
            fileFinding(path, "reference", Sentence("Give a plain file name, without a folder.")));
    std::error_code error;
    const fs::path real = fs::canonical(path, error);
    if (error)
        return unexpected(
            fileFinding(path, "cannot-read", Sentence("There is no such file, or it may not be read.")));
    const fs::path realFolder = fs::canonical(folder.empty() ? fs::path(".") : folder, error);
    if (error || real.parent_path() != realFolder)
        return unexpected(fileFinding(
            path, "reference", Sentence("This is a link that leads out of the folder; put a copy there.")));
    return path;
}

Expected<std::string, Finding> readBeside(const fs::path& folder, std::string_view name,
                                          std::size_t maxBytes) {
    const auto path = pathBeside(folder, name);
    if (!path) return unexpected(path.error());
    return readRegularFile(*path, maxBytes);
}

} // namespace marches
