#pragma once

#include "engine/base/expected.h"
#include "engine/draft/draft.h"

#include <string>
#include <string_view>

namespace marches::draft {

/// Returns an id made of a name: lower-case letters, digits and hyphens, Latin letters without their accents;
/// empty for a name in another script.
std::string slugOf(std::string_view name);

/// Returns a free id in a section ("provinces", "countries", "variants") for a name: its slug, with `-2` and
/// so on where that is taken; `province-1` and so on where the name gives none.
std::string freeId(const Node& whole, std::string_view section, std::string_view name);

/// Says why an id can't be given to something new in a section; nothing where it can.
std::optional<Sentence> idRefused(const Node& whole, std::string_view section, std::string_view id);

/// These give a province, country or variant another id, in one change with all that names it. Refused are
/// ids that are taken or no ids.
Expected<Change, Sentence> renameProvinceId(const Draft& draft, std::string_view id, std::string_view newId);
Expected<Change, Sentence> renameCountryId(const Draft& draft, std::string_view id, std::string_view newId);
Expected<Change, Sentence> renameVariantId(const Draft& draft, std::string_view id, std::string_view newId);

} // namespace marches::draft
