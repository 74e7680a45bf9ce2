#pragma once

#include "engine/base/expected.h"
#include "engine/draft/draft.h"

#include <string_view>

namespace marches::draft {

/// Sets what something is called in one language; an empty text takes the language away. `owner` is the path
/// of what has the `names`: {} for the scenario, "provinces/kent", "picture/sea-names/2". One plain text for
/// all languages stays one where English is set, else it becomes the English name.
Expected<Change, Sentence> setName(const Draft& draft, const TreePath& owner, std::string_view language,
                                   std::string_view name);

/// Sets any value, or takes it out (null). The panes' fields use it where no command fits better; `name` is
/// what the history says. Typing on in one field merges.
Expected<Change, Sentence> setValue(const Draft& draft, const TreePath& path, Node value, Sentence name);

} // namespace marches::draft
