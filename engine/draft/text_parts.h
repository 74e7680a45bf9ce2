#pragma once

#include "engine/draft/texts.h"
#include "engine/draft/tree_work.h"

#include <cstddef>
#include <optional>
#include <string_view>

/// What the commands about texts are made of.
namespace marches::draft {

inline constexpr std::size_t longestName = 80;  ///< characters; the engine's reader takes no more
inline constexpr std::size_t longestText = 400; ///< characters of what is no name

/// Returns where the note about a text stands: below `texts: notes`, or in the element of a list.
TreePath notePath(const TreePath& entry);
/// Says why this can't be the text of an entry; nothing where it can.
std::optional<Sentence> textFault(const TreePath& entry, std::string_view language, std::string_view text);
/// Sets a text, or takes it away where it is empty. One plain text for all languages stays one where English
/// is set, else it becomes the English one.
void writeText(TreeWork& work, const TreePath& entry, std::string_view language, std::string_view text);
/// Sets a short form, or takes it away where it is empty. False, and nothing is done, where there is no name
/// in that language.
bool writeShort(TreeWork& work, const TreePath& entry, std::string_view language, std::string_view text);
/// Makes the scenario one of format 2, which has what is written next.
void needFormat2(TreeWork& work);

} // namespace marches::draft
