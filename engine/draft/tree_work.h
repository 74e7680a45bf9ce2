#pragma once

#include "engine/draft/draft.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace marches::draft {

/// Edits a scenario's whole tree and collects the slots that do the same to the file's own tree. What the
/// file takes over from the one it is based on is copied into it where a part of it changes: of maps the key,
/// of lists all of it. Commands are written with this; it holds the trees of one command.
class TreeWork {
public:
    explicit TreeWork(const Draft& draft);

    /// Returns the value of now in the whole tree; nothing where there is none or it is null.
    std::optional<Node> at(const TreePath& path) const;
    bool has(const TreePath& path) const { return at(path).has_value(); }
    /// Returns the whole tree of now.
    Node whole() const;

    /// Sets a value; maps on the way are made. A new key goes behind the key `behind`, else to its usual
    /// place. Nothing happens where the same value is there already.
    void set(const TreePath& path, Node value, std::string_view behind = {});
    /// Adds an element to a list, which is made where it is missing; at its end without `position`.
    void insert(const TreePath& list, Node value, std::optional<std::size_t> position = std::nullopt);
    /// Takes a value out; a key that would come back from the base is set to null. Lists and maps of the
    /// picture and links that are empty then go too. Nothing happens where there is no such value.
    void erase(const TreePath& path);
    /// Takes an own entry out, a null one too; what is inherited shows through again.
    void drop(const TreePath& path);
    /// Gives an entry of a map another key, which must be free, at the same position.
    void renameKey(const TreePath& path, const std::string& key);
    /// Writes an inherited value into the file itself, unchanged.
    void copyDown(const TreePath& path);
    /// Replaces one text.
    void setText(const TreePath& path, std::string_view text);

    /// Hands the slots over; the work is done then.
    std::vector<Slot> takeSteps() { return std::move(steps_); }
    std::vector<Slot>& steps() { return steps_; }
    const Draft& draft() const { return draft_; }
    const Node& own() const { return own_; } ///< the file's own tree of now

private:
    /// Returns the map or list in the own tree that holds the last part of a path; makes what is missing.
    Node* ownParent(const TreePath& path);
    void record(TreePath path, std::size_t position, std::optional<Node> before, std::optional<Node> after);
    std::size_t usualPosition(const TreePath& path, const Node& parent, std::string_view behind) const;
    void eraseWhereEmpty(TreePath path);

    const Draft& draft_;
    const Node& base_;
    Node own_;
    std::vector<Slot> steps_;
};

} // namespace marches::draft
