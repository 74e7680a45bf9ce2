#pragma once

#include "engine/draft/checks/checks.h"
#include "engine/draft/warriors/checks.h"
#include "engine/scenario/yaml.h"
#include "tests/engine/bad_files.h"

/// Scenarios of the tests as the checks read them.
namespace marches::draft::testing_ {

namespace fs = std::filesystem;

inline const fs::path sourceDir = MARCHES_SOURCE_DIR;
inline const fs::path bundledFolder = sourceDir / "resources/scenarios";
inline const fs::path badFolder = sourceDir / "tests/scenarios/bad";

inline ReadingSource sourceOf(std::string text, const fs::path& path) {
    return {std::move(text), path.string(), path.parent_path(), {bundledFolder}, &warriorsChecks(), nullptr};
}

inline Reading readFile(const fs::path& path) {
    return readForChecks(sourceOf(badfiles::textOf(path), path));
}

/// Reads what the file would be with a fix made.
inline Reading readFixed(const Reading& reading, const Fix& fix, const fs::path& path) {
    return readForChecks(sourceOf(writeYaml(withEdits(reading.own, reading.base, fix.edits)), path));
}

/// A small scenario with changes laid over it, read in the folder of the faulty ones.
inline Reading readOver(const std::string& text, std::shared_ptr<const Picture> picture = nullptr) {
    ReadingSource source = sourceOf("format: marches-scenario 1\ngame: warriors-and-traders\nid: test\n"
                                    "based-on: small.yaml\n" +
                                        text,
                                    badFolder / "test.yaml");
    source.picture = std::move(picture);
    return readForChecks(source);
}

inline std::vector<const Problem*> withCode(const Problems& problems, std::string_view code) {
    std::vector<const Problem*> found;
    for (const Problem& problem : problems)
        if (problem.code == code) found.push_back(&problem);
    return found;
}

inline std::string listOf(const Problems& problems) {
    std::string all;
    for (const Problem& problem : problems)
        all += formatted(findingOf(problem)) + "\n";
    return all;
}

/// A rectangle as an outline.
inline Outline box(double left, double top, double right, double bottom) {
    return {{{{left, top}, {right, top}, {right, bottom}, {left, bottom}}}};
}

} // namespace marches::draft::testing_
