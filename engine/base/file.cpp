#include "engine/base/file.h"

#include "engine/base/text.h"

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <system_error>

namespace marches {
namespace fs = std::filesystem;
namespace {

Finding fileFinding(const fs::path& path, std::string code, Sentence sentence) {
    return {Severity::error, std::move(code), {path.string(), 0, 0}, std::move(sentence)};
}

/// Returns the last part of the path with ASCII capitals as small letters.
std::u8string lowName(const fs::path& path) {
    std::u8string name = path.filename().u8string();
    for (char8_t& byte : name)
        if (byte >= u8'A' && byte <= u8'Z') byte = static_cast<char8_t>(byte - u8'A' + u8'a');
    return name;
}

} // namespace

Expected<std::string, Finding> readBeginning(const fs::path& path, std::size_t maxBytes) {
    const auto refuse = [&](Sentence sentence) {
        return unexpected(fileFinding(path, "cannot-read", std::move(sentence)));
    };
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (error || !fs::exists(status))
        return refuse(Sentence("There is no such file, or it may not be read."));
    if (!fs::is_regular_file(status))
        return refuse(Sentence("This is no regular file; choose a file, not a folder, pipe or device."));
    std::ifstream stream(path, std::ios::binary);
    if (!stream) return refuse(Sentence("The file may not be read."));
    const std::uintmax_t size = fs::file_size(path, error);
    std::string bytes;
    if (!error) bytes.reserve(static_cast<std::size_t>(std::min<std::uintmax_t>(size, maxBytes)));
    char buffer[16384];
    while (bytes.size() < maxBytes) {
        const std::size_t wanted = std::min(sizeof buffer, maxBytes - bytes.size());
        stream.read(buffer, static_cast<std::streamsize>(wanted));
        bytes.append(buffer, static_cast<std::size_t>(stream.gcount()));
        if (!stream) break;
    }
    if (stream.bad()) return refuse(Sentence("The file can't be read to its end."));
    return bytes;
}

Expected<std::string, Finding> readRegularFile(const fs::path& path, std::size_t maxBytes) {
    const auto tooLarge = [&] {
        return unexpected(
            fileFinding(path, "too-large",
                        Sentence("The file is larger than {0} bytes, the most that is read.", maxBytes)));
    };
    std::error_code error;
    if (fs::is_regular_file(path, error) && fs::file_size(path, error) > maxBytes && !error)
        return tooLarge();
    auto bytes = readBeginning(path, maxBytes + 1);
    if (bytes && bytes->size() > maxBytes) return tooLarge(); // it grew meanwhile
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

std::optional<Finding> scenarioInTheWay(const fs::path& path, const std::vector<fs::path>& scenarioFiles) {
    for (const fs::path& file : scenarioFiles) {
        std::error_code error; // set where a file is missing: then they are not the same
        if (lowName(path) != lowName(file) && !fs::equivalent(path, file, error)) continue;
        return fileFinding(path, "scenario-file",
                           Sentence("The scenario of this game has a file called `{0}`; choose another name.",
                                    file.filename().string()));
    }
    return std::nullopt;
}

} // namespace marches
