#pragma once

#include "engine/draft/edits_sheet.h"

#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace marches::editor {

/// What a pane says of a province that is not made yet. A value.
struct NewProvinceWish {
    QString name;                       ///< empty: the usual one
    std::string id;                     ///< empty: made from the name
    std::optional<std::string> country; ///< an id; empty: nobody's; nothing: as it comes
    /// Gives it its figures, once it is there; may be empty.
    std::function<Expected<draft::Change, Sentence>(const draft::Draft&, const std::string& province)>
        figures;
};

/// What a province is called until it gets a name, in the program's language.
[[nodiscard]] QString usualProvinceName();

/// `usual`: the name of one that was given none.
[[nodiscard]] draft::NewName newNameOf(const NewProvinceWish& wish, const QString& usual);

/// Completes a change that makes provinces by what the wish says of them, in one step of the same name.
[[nodiscard]] draft::Change completed(const draft::Draft& before, const draft::NewProvinces& made,
                                      const NewProvinceWish& wish);

/// The countries that a province belongs to, by their ids.
[[nodiscard]] std::vector<std::string> countriesOf(const draft::Draft& draft, const std::string& province);

} // namespace marches::editor
