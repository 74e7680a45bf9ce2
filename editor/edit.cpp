#include "editor/edit.h"

#include "editor/document.h"

#include <utility>

namespace marches::editor {

Edit::Edit(Document& document, draft::Change change, EditPlace place)
    : document_(document), change_(std::move(change)), place_(std::move(place)) {}

void Edit::undo() {
    document_.perform(draft::reversed(change_), place_);
}

void Edit::redo() {
    if (!std::exchange(applied_, false)) document_.perform(change_, place_);
}

int Edit::id() const {
    return change_.mergeKey.empty() ? -1 : 1;
}

bool Edit::mergeWith(const QUndoCommand* other) {
    const auto& next = static_cast<const Edit&>(*other);
    if (next.change_.mergeKey != change_.mergeKey) return false;
    change_ = draft::joined(change_, next.change_);
    return true;
}

} // namespace marches::editor
