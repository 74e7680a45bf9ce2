#pragma once

#include "engine/base/expected.h"
#include "engine/draft/draft.h"

#include <string>
#include <string_view>
#include <vector>

// What may be done to variants: each is laid over the scenario, and says only what differs.
namespace marches::draft {

struct NewVariant {
    std::string id;
    Change change;
};
/// Adds a variant, with an id made from its name; a copy of `like` where that is given.
Expected<NewVariant, Sentence> addVariant(const Draft& draft, std::string_view language,
                                          std::string_view name, const std::string& like = {});
Expected<Change, Sentence> removeVariant(const Draft& draft, const std::string& id);

/// Sets a value in a variant alone; one that equals the scenario's own is taken out of the overlay. Null
/// takes the value away in the variant. Refused: keys that a variant can't change.
Expected<Change, Sentence> setInVariant(const Draft& draft, const std::string& variant, const TreePath& path,
                                        Node value);
/// Takes a value out of a variant: there it is as in the scenario again.
Expected<Change, Sentence> asInScenario(const Draft& draft, const std::string& variant, const TreePath& path);

/// Leaves provinces out of a variant, or takes them in. An empty `variant` is the whole scenario.
Expected<Change, Sentence> setLeftOut(const Draft& draft, const std::string& variant,
                                      const std::vector<std::string>& provinces, bool out);
/// Says whose a province is in a variant; none: as in the scenario.
Expected<Change, Sentence> setMembership(const Draft& draft, const std::string& variant,
                                         const std::string& province,
                                         const std::vector<std::string>& countries);

/// Makes provinces in play or left out, and whose they are, as in the whole scenario.
Expected<Change, Sentence> asInWhole(const Draft& draft, const std::string& variant,
                                     const std::vector<std::string>& provinces);
/// Says which countries may be played in a variant; no more players than they are then.
Expected<Change, Sentence> setSeats(const Draft& draft, const std::string& variant,
                                    const std::vector<std::string>& seats);
Expected<Change, Sentence> setPlayers(const Draft& draft, const std::string& variant, int least, int most);

} // namespace marches::draft
