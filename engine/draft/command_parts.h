#pragma once

#include "engine/base/expected.h"
#include "engine/draft/mentions.h"
#include "engine/draft/tree_work.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What the commands of this room are made of.
namespace marches::draft {

using Answer = Expected<Change, Sentence>;

/// Makes the change of a work that is done; refused where nothing would change.
Answer finished(TreeWork&& work, Sentence name, std::string mergeKey = {});

/// Returns what people call something of the tree: its English or plain name, else its id.
std::string shownName(const TreeWork& work, std::string_view section, std::string_view id);
/// Returns the texts of a list, or a single text as a list of one; empty for all else.
std::vector<std::string> textsOf(const std::optional<Node>& node);

/// Say why an id names nothing; nothing where it does.
std::optional<Sentence> noSuchProvince(const TreeWork& work, std::string_view id);
std::optional<Sentence> noSuchCountry(const TreeWork& work, std::string_view id);
std::optional<Sentence> noSuchVariant(const TreeWork& work, std::string_view id);

/// Makes the picture this file's own before its first change: names it under `picture`.
void ownPicture(TreeWork& work);
/// Adds the slot that gives a label another id.
void setLabel(TreeWork& work, Label label, std::string before, std::string after);
/// Takes out all that names an id, the entry itself too.
void eraseMentions(TreeWork& work, Mention::Of of, std::string_view id);

/// Whether two provinces are linked, at either end.
bool linked(const TreeWork& work, std::string_view a, std::string_view b);
/// Links two provinces if they are not yet; the entry stands at the end of `a`'s list.
void link(TreeWork& work, const std::string& a, const std::string& b);
/// Takes the link out at both ends.
void unlink(TreeWork& work, const std::string& a, const std::string& b);
/// Narrows a range of players, `players` of the map or of a variant, to so many seats; does nothing where
/// there is none.
void narrowPlayers(TreeWork& work, const TreePath& path, std::size_t seats);
/// Returns all provinces that one is linked with, at either end.
std::vector<std::string> linksOf(const Node& whole, std::string_view id);

} // namespace marches::draft
