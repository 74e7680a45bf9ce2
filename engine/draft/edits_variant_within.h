#pragma once

#include "engine/base/expected.h"
#include "engine/draft/draft.h"

#include <string>

// How one variant is edited as if it were a map of its own: panes show the tree within it, commands run on
// the draft within it, and what they change is moved into its overlay.
namespace marches::draft {

/// Returns the tree as it counts in a variant: its keys over the scenario's, and each province with the
/// country that it has there. Names and variants are the scenario's own. An unknown or empty id gives
/// `whole`.
Node treeWithin(const Node& whole, const std::string& variant);
/// Returns the draft as it counts in a variant, for commands whose change goes through `movedInto`.
Draft draftWithin(const Draft& draft, const std::string& variant);

/// Turns a change that was made on the draft, or on the draft within a variant, into one of the variant's
/// overlay alone, which then holds what differs and nothing else. What no variant has of its own changes the
/// whole map, and such a change is returned as it is: outlines and pictures, provinces, countries and links
/// that come or go, names of the map, its texts, variants themselves. Refused: a key that a variant can't
/// change, a province that would belong to nobody.
Expected<Change, Sentence> movedInto(const Draft& draft, const std::string& variant, Change change);

} // namespace marches::draft
