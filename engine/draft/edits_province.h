#pragma once

#include "engine/base/expected.h"
#include "engine/draft/draft.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What may be done to the provinces of the tree; their land is changed by edits_sheet.h. All of them return
// the change, or a sentence that says why it is not possible.
namespace marches::draft {

/// Gives a province to no country, one, or two that contest it.
Expected<Change, Sentence> setCountries(const Draft& draft, std::string_view province,
                                        const std::vector<std::string>& countries);
/// Gives provinces to a country. With `contested` it becomes the second country of those that have one.
Expected<Change, Sentence> giveToCountry(const Draft& draft, const std::vector<std::string>& provinces,
                                         const std::string& country, bool contested = false);

/// Links two provinces; `kind` is one of the format's words ("river"), or empty.
Expected<Change, Sentence> addLink(const Draft& draft, const std::string& a, const std::string& b,
                                   std::string_view kind = {});
/// Takes a link out, with the lane that is drawn for it.
Expected<Change, Sentence> removeLink(const Draft& draft, const std::string& a, const std::string& b);

} // namespace marches::draft
