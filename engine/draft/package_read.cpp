#include "engine/base/file.h"
#include "engine/base/text.h"
#include "engine/draft/package.h"
#include "engine/draft/package_names.h"

#include <zip.h>

#include <algorithm>
#include <array>
#include <exception>
#include <memory>
#include <set>
#include <utility>

namespace marches::draft {
namespace {

constexpr std::size_t localHeaderBytes = 30;
constexpr std::size_t ratioFrom = std::size_t{1} << 20;
constexpr std::size_t mostPackageFindings = 20;

struct CloseArchive {
    void operator()(zip_t* archive) const { zip_discard(archive); }
};
struct CloseEntry {
    void operator()(zip_file_t* entry) const { zip_fclose(entry); }
};
using Archive = std::unique_ptr<zip_t, CloseArchive>;
using OpenEntry = std::unique_ptr<zip_file_t, CloseEntry>;

/// Opens the bytes, which must stay; null where they are no zip. `flags` are libzip's.
Archive archiveOf(std::string_view bytes, int flags) {
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* const source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
    zip_t* const archive =
        source != nullptr ? zip_open_from_source(source, ZIP_RDONLY | flags, &error) : nullptr;
    if (archive == nullptr && source != nullptr) zip_source_free(source);
    zip_error_fini(&error);
    return Archive(archive);
}

/// Whether the entry is a link, a pipe or anything else that is no plain file.
bool isNoPlainFile(zip_t* archive, zip_uint64_t index) {
    constexpr zip_uint32_t kinds = 0170000;
    constexpr zip_uint32_t plain = 0100000;
    zip_uint8_t system = 0;
    zip_uint32_t attributes = 0;
    if (zip_file_get_external_attributes(archive, index, ZIP_FL_UNCHANGED, &system, &attributes) != 0)
        return true;
    const zip_uint32_t kind = (attributes >> 16) & kinds;
    return kind != 0 && kind != plain; // whatever system it says: the one that unpacks decides
}

class PackageReader {
public:
    PackageReader(std::string_view bytes, const std::string& file, const PackageLimits& limits)
        : bytes_(bytes), file_(file), limits_(limits) {}

    Expected<Package, Findings> read() {
        readArchive();
        if (findings_.empty() && package_.files.empty())
            fault("package-scenario", Sentence("There is no scenario (NAME.yaml) in it."));
        if (!findings_.empty()) return unexpected(std::move(findings_));
        // The scenario is the first file of its kind; the others are ordered, however they were packed.
        const auto scenario = std::find_if(package_.files.begin(), package_.files.end(),
                                           [](const PackageFile& f) { return f.name.ends_with(".yaml"); });
        if (scenario == package_.files.end()) {
            fault("package-scenario", Sentence("There is no scenario (NAME.yaml) in it."));
            return unexpected(std::move(findings_));
        }
        std::rotate(package_.files.begin(), scenario, scenario + 1);
        std::sort(package_.files.begin() + 1, package_.files.end(),
                  [](const PackageFile& a, const PackageFile& b) { return a.name < b.name; });
        return std::move(package_);
    }

private:
    void fault(std::string code, Sentence sentence) {
        if (findings_.size() < mostPackageFindings)
            findings_.push_back({Severity::error, std::move(code), {file_, 0, 0}, std::move(sentence)});
    }

    void readArchive() {
        if (bytes_.size() > limits_.bytes)
            return fault("too-large", Sentence("The package is larger than {0} bytes, the most that is read.",
                                               limits_.bytes));
        if (!isPackage(bytes_))
            return fault("package-type",
                         Sentence("This is no package of a map: it must begin with the entry `mimetype`, as "
                                  "`marches-cli pack` writes it."));
        const Archive archive = archiveOf(bytes_, ZIP_CHECKCONS);
        if (!archive && findTwice()) return;
        if (!archive)
            return fault("package-damaged", Sentence("The package is damaged; have it sent again."));
        const zip_int64_t count = zip_get_num_entries(archive.get(), ZIP_FL_UNCHANGED);
        if (count > static_cast<zip_int64_t>(limits_.entries))
            return fault("too-many", Sentence("There are more than {0} files in it.", limits_.entries));
        for (zip_int64_t i = 0; i < count && !bomb_; ++i)
            readEntry(archive.get(), static_cast<zip_uint64_t>(i));
    }

    /// Says which name stands there twice, for which libzip opens no archive that it checks.
    bool findTwice() {
        const Archive archive = archiveOf(bytes_, 0);
        const zip_int64_t count = archive ? zip_get_num_entries(archive.get(), ZIP_FL_UNCHANGED) : 0;
        std::set<std::string> names;
        for (zip_int64_t i = 0; i < count; ++i) {
            const char* const raw = zip_get_name(archive.get(), static_cast<zip_uint64_t>(i), ZIP_FL_ENC_RAW);
            if (raw == nullptr || names.insert(smallName(raw)).second) continue;
            fault("package-twice", Sentence("\"{0}\" is in it twice.", shortened(cleanName(raw))));
            return true;
        }
        return false;
    }

    void readEntry(zip_t* archive, zip_uint64_t index) {
        zip_stat_t stat;
        zip_stat_init(&stat);
        const char* const raw = zip_get_name(archive, index, ZIP_FL_ENC_RAW);
        if (raw == nullptr || zip_stat_index(archive, index, ZIP_FL_UNCHANGED, &stat) != 0)
            return fault("package-damaged", Sentence("The package is damaged; have it sent again."));
        const std::string name = raw;
        if (name == typeEntry && index == 0) return; // isPackage looked at it
        if (!names_.insert(smallName(name)).second)
            return fault("package-twice", Sentence("\"{0}\" is in it twice.", shortened(cleanName(name))));
        const bool thumbnail = name == thumbnailEntry;
        if (!thumbnail)
            if (auto wrong = packageNameFault(name, file_)) {
                if (findings_.size() < mostPackageFindings) findings_.push_back(std::move(*wrong));
                return;
            }
        if (isNoPlainFile(archive, index))
            return fault("package-link", Sentence("\"{0}\" is a link, no file.", shortened(name)));
        if (stat.encryption_method != ZIP_EM_NONE)
            return fault("package-locked",
                         Sentence("\"{0}\" needs a password; packages have none.", shortened(name)));
        if (stat.comp_method != ZIP_CM_STORE && stat.comp_method != ZIP_CM_DEFLATE)
            return fault("package-damaged",
                         Sentence("\"{0}\" is packed in a way that is not read.", shortened(name)));
        auto content =
            inflated(archive, index, stat, name, thumbnail ? maxThumbnailBytes : limits_.entryBytes);
        if (!content) return;
        if (!thumbnail) {
            package_.files.push_back({name, std::move(*content)});
            return;
        }
        if (!isPng(*content)) return fault("package-thumbnail", Sentence("Its small picture is no PNG."));
        package_.thumbnail = std::move(*content);
    }

    /// Names in findings are shown to people.
    static std::string cleanName(const std::string& name) {
        return isUtf8(name) && !hasControlOrBidi(name) ? name : std::string("?");
    }

    /// Inflates an entry in pieces and counts them: the sizes that a package tells may be lies.
    std::optional<std::string> inflated(zip_t* archive, zip_uint64_t index, const zip_stat_t& stat,
                                        const std::string& name, std::size_t most) {
        const OpenEntry entry(zip_fopen_index(archive, index, ZIP_FL_UNCHANGED));
        std::string content;
        std::array<char, std::size_t{1} << 16> piece{};
        while (true) {
            const zip_int64_t got = entry ? zip_fread(entry.get(), piece.data(), piece.size()) : -1;
            if (got < 0) {
                fault("package-damaged",
                      Sentence("\"{0}\" is damaged; have the package sent again.", shortened(name)));
                return std::nullopt;
            }
            if (got == 0) return content;
            content.append(piece.data(), static_cast<std::size_t>(got));
            all_ += static_cast<std::size_t>(got);
            const bool wild = content.size() > ratioFrom && content.size() / limits_.ratio > stat.comp_size;
            if (content.size() > most || all_ > limits_.allBytes || wild) {
                bomb_ = true;
                fault("package-bomb",
                      Sentence("\"{0}\" inflates to more than a map holds; it was not unpacked.",
                               shortened(name)));
                return std::nullopt;
            }
        }
    }

    std::string_view bytes_;
    const std::string& file_;
    const PackageLimits& limits_;
    Findings findings_;
    Package package_;
    std::set<std::string> names_; ///< in small letters
    std::size_t all_ = 0;         ///< bytes inflated so far
    bool bomb_ = false;           ///< nothing more is inflated
};

} // namespace

std::optional<Finding> packageNameFault(std::string_view name, const std::string& file) {
    const auto fault = [&](std::string code, Sentence sentence) {
        return Finding{Severity::error, std::move(code), {file, 0, 0}, std::move(sentence)};
    };
    const std::string shown = isUtf8(name) && !hasControlOrBidi(name) ? shortened(name) : std::string("?");
    if (!isPlainFileName(name) || name.ends_with(' '))
        return fault(
            "package-name",
            Sentence("\"{0}\" is no plain file name; a package holds no folders and no paths.", shown));
    const std::string small = smallName(name);
    const std::string stem = small.substr(0, small.find('.'));
    constexpr std::array<std::string_view, 4> devices{"con", "prn", "aux", "nul"};
    const bool numbered = stem.size() == 4 && (stem.starts_with("com") || stem.starts_with("lpt")) &&
                          stem[3] >= '0' && stem[3] <= '9';
    if (numbered || std::find(devices.begin(), devices.end(), stem) != devices.end())
        return fault("package-name", Sentence("\"{0}\" is a device's name on some systems.", shown));
    if (!name.ends_with(".yaml") && !name.ends_with(".svg"))
        return fault("package-file",
                     Sentence("\"{0}\" is neither a scenario (.yaml) nor a picture (.svg).", shown));
    return std::nullopt;
}

bool isPng(std::string_view bytes) {
    return bytes.starts_with("\x89PNG\r\n\x1A\n");
}

std::string smallName(std::string_view name) {
    std::string small(name);
    for (char& c : small)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return small;
}

std::filesystem::path pathOfName(std::string_view name) {
    return std::u8string(name.begin(), name.end());
}

bool isPackage(std::string_view bytes) {
    constexpr std::size_t typeAt = localHeaderBytes + typeEntry.size();
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(bytes[at]); };
    return bytes.size() > typeAt + packageType.size() && bytes.starts_with("PK\x03\x04") && byte(8) == 0 &&
           byte(9) == 0 && bytes.substr(localHeaderBytes, typeEntry.size()) == typeEntry &&
           bytes.substr(typeAt, packageType.size()) == packageType && byte(22) == packageType.size() &&
           byte(23) == 0 && byte(24) == 0 && byte(25) == 0;
}

Expected<Package, Findings> readPackage(std::string_view bytes, const std::string& file,
                                        const PackageLimits& limits) {
    try {
        return PackageReader(bytes, file, limits).read();
    } catch (const std::exception&) {
        return unexpected(Findings{
            {Severity::error, "package-damaged", {file, 0, 0}, Sentence("The package can't be read.")}});
    }
}

} // namespace marches::draft
