#include "engine/draft/change_text.h"

#include <array>

namespace marches::draft {
namespace {

// One more name of a change: also here, so that a recovered history is said in any language.
constexpr std::array ownPatterns{
    MARCHES_NAME_PATTERN("{0} and {1} linked"),
    MARCHES_NAME_PATTERN("{0} and {1} not linked though they touch"),
    MARCHES_NAME_PATTERN("{0} belongs to nobody"),
    MARCHES_NAME_PATTERN("{0} belongs to {1}"),
    MARCHES_NAME_PATTERN("{0} called {1} ({2})"),
    MARCHES_NAME_PATTERN("{0} changed"),
    MARCHES_NAME_PATTERN("{0} contested by {1}"),
    MARCHES_NAME_PATTERN("{0} contested by {1} and {2}"),
    MARCHES_NAME_PATTERN("{0} drawn"),
    MARCHES_NAME_PATTERN("{0} given land"),
    MARCHES_NAME_PATTERN("{0} left out"),
    MARCHES_NAME_PATTERN("{0} merged into {1}"),
    MARCHES_NAME_PATTERN("{0} provinces belong to {1}"),
    MARCHES_NAME_PATTERN("{0} removed"),
    MARCHES_NAME_PATTERN("{0} split: {1}"),
    MARCHES_NAME_PATTERN("{0} taken in"),
    MARCHES_NAME_PATTERN("{0}: id {1}"),
    MARCHES_NAME_PATTERN("{0}: no name in {1}"),
    MARCHES_NAME_PATTERN("{0}: no short name in {1}"),
    MARCHES_NAME_PATTERN("{0}: no text in {1}"),
    MARCHES_NAME_PATTERN("{0}: short name {1} ({2})"),
    MARCHES_NAME_PATTERN("{0}: {1} ({2})"),
    MARCHES_NAME_PATTERN("{0}: who is played"),
    MARCHES_NAME_PATTERN("{0}: {1}"),
    MARCHES_NAME_PATTERN("{0}: {1} as in the scenario"),
    MARCHES_NAME_PATTERN("{0}: {1} belongs to {2}"),
    MARCHES_NAME_PATTERN("{0}: {1} changed"),
    MARCHES_NAME_PATTERN("{0}: {1} left out"),
    MARCHES_NAME_PATTERN("{0}: {1} players"),
    MARCHES_NAME_PATTERN("{0}: {1} taken in"),
    MARCHES_NAME_PATTERN("{0}: {1} to {2} players"),
    MARCHES_NAME_PATTERN("Border of {0} and {1} moved"),
    MARCHES_NAME_PATTERN("Borders joined"),
    MARCHES_NAME_PATTERN("Changes from outside taken in"),
    MARCHES_NAME_PATTERN("Coast of {0} moved"),
    MARCHES_NAME_PATTERN("Country {0} added"),
    MARCHES_NAME_PATTERN("Country {0} removed"),
    MARCHES_NAME_PATTERN("Drawing taken in"),
    MARCHES_NAME_PATTERN("Four provinces linked where they meet"),
    MARCHES_NAME_PATTERN("Four provinces no longer linked where they meet"),
    MARCHES_NAME_PATTERN("Lake"),
    MARCHES_NAME_PATTERN("Line to the tokens of {0}"),
    MARCHES_NAME_PATTERN("Link of {0} and {1} removed"),
    MARCHES_NAME_PATTERN("Name of a sea moved"),
    MARCHES_NAME_PATTERN("Name of a sea removed"),
    MARCHES_NAME_PATTERN("Name of a sea: {0}"),
    MARCHES_NAME_PATTERN("Name of {0} moved"),
    MARCHES_NAME_PATTERN("Note to translators: {0}"),
    MARCHES_NAME_PATTERN("Picture to trace placed"),
    MARCHES_NAME_PATTERN("Picture to trace taken away"),
    MARCHES_NAME_PATTERN("Picture to trace taken in"),
    MARCHES_NAME_PATTERN("Places in {0} found anew"),
    MARCHES_NAME_PATTERN("Places of tokens in {0}"),
    MARCHES_NAME_PATTERN("quiet land"),
    MARCHES_NAME_PATTERN("Relief"),
    MARCHES_NAME_PATTERN("River"),
    MARCHES_NAME_PATTERN("Scenario called {0}"),
    MARCHES_NAME_PATTERN("sea"),
    MARCHES_NAME_PATTERN("Sea lane of {0} and {1}"),
    MARCHES_NAME_PATTERN("Sea lane of {0} and {1} removed"),
    MARCHES_NAME_PATTERN("Sheet cut to {0} × {1}"),
    MARCHES_NAME_PATTERN("Texts from a translator: {0}"),
    MARCHES_NAME_PATTERN("Variant {0} added"),
    MARCHES_NAME_PATTERN("Variant {0} removed"),
    MARCHES_NAME_PATTERN("Wood"),
};

} // namespace

std::span<const NamePattern> ownNamePatterns() {
    return ownPatterns;
}

} // namespace marches::draft
