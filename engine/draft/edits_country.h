#pragma once

#include "engine/base/expected.h"
#include "engine/draft/draft.h"

#include <string>
#include <string_view>

// What may be done to countries in every game.
namespace marches::draft {

struct NewCountry {
    std::string id;
    Change change;
};
/// Adds a country, with an id made from its name and what the game needs.
Expected<NewCountry, Sentence> addCountry(const Draft& draft, std::string_view language,
                                          std::string_view name);
/// Removes a country with all that names it. Provinces that it contested belong to the other alone; those
/// that were its own belong to nobody, or to `heir`.
Expected<Change, Sentence> removeCountry(const Draft& draft, const std::string& id,
                                         const std::string& heir = {});

} // namespace marches::draft
