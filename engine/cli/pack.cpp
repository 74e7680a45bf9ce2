#include "engine/cli/pack.h"

#include "engine/base/disk.h"
#include "engine/base/file.h"
#include "engine/draft/package.h"
#include "engine/scenario/check_picture.h"

#include <stdlib.h> // mkdtemp

#include <filesystem>
#include <ostream>

namespace marches::cli {
namespace fs = std::filesystem;

namespace {

/// A folder of this process alone, which goes with this object.
class PassingFolder {
public:
    PassingFolder() {
        std::error_code error;
        std::string name = (fs::temp_directory_path(error) / "marches-XXXXXX").string();
        if (!error && ::mkdtemp(name.data()) != nullptr) path_ = name;
    }
    ~PassingFolder() {
        std::error_code error;
        if (!path_.empty()) fs::remove_all(path_, error);
    }
    PassingFolder(const PassingFolder&) = delete;
    PassingFolder& operator=(const PassingFolder&) = delete;

    const fs::path& path() const { return path_; } ///< empty: none could be made

private:
    fs::path path_;
};

int printed(const Findings& findings, Streams streams) {
    for (const Finding& finding : findings)
        streams.out << formatted(finding) << '\n';
    return hasErrors(findings) ? exitRefused : exitGood;
}

Expected<draft::Package, Findings> openPackage(const std::string& file) {
    const auto bytes = readRegularFile(file, draft::PackageLimits{}.bytes);
    if (!bytes) return unexpected(Findings{bytes.error()});
    return draft::readPackage(*bytes, file);
}

/// Returns a finding where the name is taken by a file that is no package.
std::optional<Finding> otherInTheWay(const fs::path& path) {
    std::error_code error;
    if (!fs::exists(fs::symlink_status(path, error))) return std::nullopt;
    const auto begin = readBeginning(path, 200);
    if (begin && draft::isPackage(*begin)) return std::nullopt;
    return Finding{Severity::error,
                   "file-exists",
                   {path.string(), 0, 0},
                   Sentence("A file that is no package is there; choose another name.")};
}

} // namespace

int pack(const PackChoice& choice, const Games& games, Streams streams) {
    const GameScenario opened = loadScenarioFile(choice.scenario, games);
    Findings findings = findingsWithPicture(opened.read);
    if (hasErrors(findings) || !opened.read.scenario) return printed(findings, streams);
    std::string thumbnail;
    if (!choice.thumbnail.empty()) {
        auto bytes = readRegularFile(choice.thumbnail, draft::PackageLimits{}.entryBytes);
        if (!bytes) return printed({bytes.error()}, streams);
        thumbnail = std::move(*bytes);
    }
    fs::path out = choice.out;
    if (out.empty()) out = fs::path(choice.scenario).stem() += draft::packageSuffix;
    const auto fail = [&](Finding fault) {
        findings.push_back(std::move(fault));
        return printed(findings, streams);
    };
    if (auto fault = scenarioInTheWay(out, allFilesOf(*opened.read.scenario))) return fail(std::move(*fault));
    if (auto fault = otherInTheWay(out)) return fail(std::move(*fault));
    const auto package = draft::packageOf(*opened.read.scenario, games.sources, std::move(thumbnail));
    if (!package) return fail(package.error());
    const auto bytes = draft::packageBytes(*package);
    if (!bytes) return fail(bytes.error());
    if (auto fault = writeAtomically(out, *bytes)) return fail(std::move(*fault));
    return printed(findings, streams);
}

int unpack(const UnpackChoice& choice, const Games&, Streams streams) {
    const auto package = openPackage(choice.package);
    if (!package) return printed(package.error(), streams);
    if (const auto fault = draft::unpack(*package, choice.folder)) return printed({*fault}, streams);
    return exitGood;
}

bool isPackageFile(const std::string& file) {
    if (fs::path(file).extension() == draft::packageSuffix) return true;
    const auto begin = readBeginning(file, 200);
    return begin && draft::isPackage(*begin);
}

Findings packageFindings(const std::string& file, const Games& games) {
    const auto package = openPackage(file);
    if (!package) return package.error();
    const PassingFolder folder;
    if (folder.path().empty())
        return {{Severity::error, "cannot-write", {file, 0, 0}, Sentence("There is no room to unpack it.")}};
    if (auto fault = draft::unpack(*package, folder.path())) return {std::move(*fault)};
    const fs::path scenario = folder.path() / package->scenario().name;
    Findings findings = findingsWithPicture(loadScenarioFile(scenario, games).read);
    for (Finding& finding : findings) // `PACKAGE/NAME.yaml`, wherever it was unpacked
        finding.place.file = file + "/" + fs::path(finding.place.file).filename().string();
    sortByPlace(findings);
    return findings;
}

} // namespace marches::cli
