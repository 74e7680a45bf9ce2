#pragma once

#include "engine/base/sentence.h"
#include "engine/map/map.h"
#include "engine/scenario/node.h"

#include <QString>

#include <string_view>

namespace marches::editor {

/// A sentence of engine/draft in the program's language; English where it has no translation.
[[nodiscard]] QString sentenceText(const Sentence& sentence);
/// The name in the program's language; the id where there is none.
[[nodiscard]] QString localName(const LocalNames& names, std::string_view id);
/// Reads a value of `names`: a text, or an entry by language; what is neither gives none.
[[nodiscard]] LocalNames namesOf(const Node* names);
/// The name of what has such an entry ("names") in a tree.
[[nodiscard]] QString nameOf(const Node* entry, std::string_view id);
[[nodiscard]] QString text(std::string_view utf8);

} // namespace marches::editor
