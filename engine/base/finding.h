#pragma once

#include "engine/base/sentence.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace marches {

/// A place in a file. Lines and columns count from 1; 0 where there is none.
struct Place {
    std::string file;
    int line = 0;
    int column = 0;
    bool operator==(const Place&) const = default;
};

/// Where each line of something was written, by what it is about ("variant", "seat england"); for findings
/// only, and so no part of what it says.
struct PlacesByLine {
    std::map<std::string, Place, std::less<>> lines;

    std::optional<Place> find(std::string_view line) const {
        const auto found = lines.find(line);
        return found == lines.end() ? std::nullopt : std::optional(found->second);
    }
    bool operator==(const PlacesByLine&) const { return true; }
};

enum class Severity { error, warning };

/// One thing that a reader found wrong. Readers return all of them, not the first.
struct Finding {
    Severity severity = Severity::error;
    std::string code; ///< stable, kebab-case, one a kind of fault: "unknown-province"
    Place place;
    Sentence sentence; ///< what, and what to do
    bool operator==(const Finding&) const = default;
};

using Findings = std::vector<Finding>;

bool hasErrors(const Findings& findings) noexcept;

/// By file, line and column; the same finding only once.
void sortByPlace(Findings& findings);

/// `file:line:column: error [code]: text`, as compilers print it; in English.
std::string formatted(const Finding& finding);

} // namespace marches
