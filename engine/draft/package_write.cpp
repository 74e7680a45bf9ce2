#include "engine/base/file.h"
#include "engine/draft/package.h"
#include "engine/draft/package_names.h"
#include "engine/draft/save.h"

#include <zip.h>

#include <algorithm>
#include <memory>
#include <set>
#include <utility>

namespace marches::draft {
namespace fs = std::filesystem;

namespace {

struct FreeSource {
    void operator()(zip_source_t* source) const { zip_source_free(source); }
};
struct DiscardArchive {
    void operator()(zip_t* archive) const { zip_discard(archive); }
};
using Source = std::unique_ptr<zip_source_t, FreeSource>;
using WrittenArchive = std::unique_ptr<zip_t, DiscardArchive>;

Finding notWritten() {
    return {Severity::error, "cannot-write", {}, Sentence("The package can't be made.")};
}

/// Adds an entry; its bytes must stay until the archive is closed. Date and rights are the same always.
bool addEntry(zip_t* archive, std::string_view name, std::string_view bytes, bool packed) {
    constexpr zip_uint16_t firstDay = 0x21; // 1 January 1980, in DOS form
    constexpr zip_uint32_t plainFile = 0100644U << 16;
    zip_source_t* const source = zip_source_buffer(archive, bytes.data(), bytes.size(), 0);
    if (source == nullptr) return false;
    const zip_int64_t index = zip_file_add(archive, std::string(name).c_str(), source, ZIP_FL_ENC_UTF_8);
    if (index < 0) {
        zip_source_free(source);
        return false;
    }
    const auto at = static_cast<zip_uint64_t>(index);
    return zip_set_file_compression(archive, at, packed ? ZIP_CM_DEFLATE : ZIP_CM_STORE, packed ? 9 : 0) ==
               0 &&
           zip_file_set_dostime(archive, at, 0, firstDay, 0) == 0 &&
           zip_file_set_external_attributes(archive, at, 0, ZIP_OPSYS_UNIX, plainFile) == 0;
}

std::optional<Finding> packageFault(const Package& package) {
    const PackageLimits limits;
    std::set<std::string> names{std::string(typeEntry), std::string(thumbnailEntry)};
    std::size_t all = package.thumbnail.size();
    const auto fault = [&](std::string code, Sentence sentence) {
        return Finding{Severity::error, std::move(code), {}, std::move(sentence)};
    };
    if (package.files.empty() || !package.files.front().name.ends_with(".yaml"))
        return fault("package-scenario", Sentence("There is no scenario (NAME.yaml) in it."));
    if (package.files.size() + 2 > limits.entries)
        return fault("too-many", Sentence("There are more than {0} files in it.", limits.entries));
    for (const PackageFile& file : package.files) {
        if (auto wrong = packageNameFault(file.name, file.name)) return wrong;
        if (!names.insert(smallName(file.name)).second)
            return fault("package-twice", Sentence("\"{0}\" is in it twice.", file.name));
        all += file.bytes.size();
        if (file.bytes.size() > limits.entryBytes)
            return fault("too-large",
                         Sentence("\"{0}\" is larger than {1} bytes.", file.name, limits.entryBytes));
    }
    if (all > limits.bytes)
        return fault("too-large", Sentence("Its files are larger than {0} bytes.", limits.bytes));
    if (!package.thumbnail.empty() &&
        (!isPng(package.thumbnail) || package.thumbnail.size() > maxThumbnailBytes))
        return fault("package-thumbnail",
                     Sentence("Its small picture must be a PNG of at most {0} bytes.", maxThumbnailBytes));
    return std::nullopt;
}

} // namespace

Expected<std::string, Finding> packageBytes(const Package& package) {
    if (auto fault = packageFault(package)) return unexpected(std::move(*fault));
    zip_error_t error;
    zip_error_init(&error);
    const Source source(zip_source_buffer_create(nullptr, 0, 0, &error));
    if (!source) return unexpected(notWritten());
    zip_source_keep(source.get()); // closing the archive gives one hold back
    WrittenArchive archive(zip_open_from_source(source.get(), ZIP_TRUNCATE, &error));
    if (!archive) {
        zip_source_free(source.get());
        return unexpected(notWritten());
    }
    bool good = addEntry(archive.get(), typeEntry, packageType, false);
    for (const PackageFile& file : package.files)
        good = good && addEntry(archive.get(), file.name, file.bytes, true);
    if (!package.thumbnail.empty())
        good = good && addEntry(archive.get(), thumbnailEntry, package.thumbnail, false);
    if (!good) return unexpected(notWritten());
    if (zip_close(archive.get()) != 0) return unexpected(notWritten());
    static_cast<void>(archive.release());
    zip_stat_t stat;
    zip_stat_init(&stat);
    if (zip_source_stat(source.get(), &stat) != 0 || (stat.valid & ZIP_STAT_SIZE) == 0 ||
        zip_source_open(source.get()) != 0)
        return unexpected(notWritten());
    std::string bytes(stat.size, '\0');
    const zip_int64_t got = zip_source_read(source.get(), bytes.data(), bytes.size());
    zip_source_close(source.get());
    if (got != static_cast<zip_int64_t>(bytes.size())) return unexpected(notWritten());
    auto again = readPackage(bytes, {}); // what is sent must open
    if (!again) return unexpected(std::move(again.error().front()));
    return bytes;
}

Expected<Package, Finding> packageOf(const Scenario& scenario, const ScenarioSources& sources,
                                     std::string thumbnail) {
    const PackageLimits limits;
    Package package;
    package.thumbnail = std::move(thumbnail);
    for (const fs::path& path : filesOf(scenario, sources)) {
        auto bytes = readRegularFile(path, limits.entryBytes);
        if (!bytes) return unexpected(std::move(bytes.error()));
        const std::u8string name = path.filename().u8string();
        package.files.push_back({std::string(name.begin(), name.end()), std::move(*bytes)});
    }
    std::sort(package.files.begin(), package.files.end(),
              [](const PackageFile& a, const PackageFile& b) { return a.name < b.name; });
    const std::u8string main = scenario.file.filename().u8string();
    const auto first = std::find_if(package.files.begin(), package.files.end(), [&](const PackageFile& file) {
        return file.name == std::string(main.begin(), main.end());
    });
    if (first == package.files.end())
        return unexpected(Finding{Severity::error,
                                  "package-bundled",
                                  {scenario.file.string(), 0, 0},
                                  Sentence("This map comes with the program; everybody has it.")});
    std::rotate(package.files.begin(), first, first + 1);
    if (auto fault = packageFault(package)) {
        fault->place.file = scenario.file.string();
        return unexpected(std::move(*fault));
    }
    return package;
}

Expected<Package, Findings> packageOf(const Draft& draft, std::string thumbnail) {
    const ScenarioResult read = scenarioOf(draft);
    if (!read.scenario) return unexpected(read.findings);
    const PackageLimits limits;
    Package package;
    package.thumbnail = std::move(thumbnail);
    auto now = filesNow(draft);
    if (!now) return unexpected(Findings{std::move(now.error())});
    package.files.push_back({draft.opened->name, std::move(now->yaml.bytes)});
    if (!now->svgName.empty() && !now->svg.empty())
        package.files.push_back({std::move(now->svgName), std::move(now->svg)});
    for (const fs::path& path : filesOf(*read.scenario, draft.opened->sources)) {
        const std::u8string name = path.filename().u8string();
        const std::string plain(name.begin(), name.end());
        const bool there = std::any_of(package.files.begin(), package.files.end(),
                                       [&](const PackageFile& file) { return file.name == plain; });
        if (there) continue; // as it is now
        auto bytes = readRegularFile(path, limits.entryBytes);
        if (!bytes) return unexpected(Findings{std::move(bytes.error())});
        package.files.push_back({plain, std::move(*bytes)});
    }
    std::sort(package.files.begin() + 1, package.files.end(),
              [](const PackageFile& a, const PackageFile& b) { return a.name < b.name; });
    if (auto fault = packageFault(package)) return unexpected(Findings{std::move(*fault)});
    return package;
}

} // namespace marches::draft
