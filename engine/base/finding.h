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

/// The places in a file of a header's lines, by what each line is about ("variant", "seat england"). Findings
/// alone use them, so they do not count when headers are compared.
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
    std::string code; ///< stable, kebab-case, one for each kind of fault: "unknown-province"
    Place place;
    Sentence sentence; ///< what is wrong, and what to do
    bool operator==(const Finding&) const = default;
};

using Findings = std::vector<Finding>;

bool hasErrors(const Findings& findings) noexcept;

/// Sorts by file, line, column, code and text, and removes repeated findings.
void sortByPlace(Findings& findings);

/// Returns the finding as compilers print it, in English: `file:line:column: error [code]: text`.
std::string formatted(const Finding& finding);

} // namespace marches
