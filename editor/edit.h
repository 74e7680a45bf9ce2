#pragma once

#include "engine/draft/change.h"

#include <QString>
#include <QUndoCommand>

#include <string>
#include <vector>

namespace marches::editor {

class Document;

/// Where in the editor a step was made: undo goes there again.
struct EditPlace {
    QString view;                    ///< "map", "tables"
    std::vector<std::string> chosen; ///< ids of provinces
    draft::TreePath path = {};       ///< the value that a view beside the map goes to
    std::string variant = {};        ///< that was shown; empty: the whole map

    bool operator==(const EditPlace&) const = default;
};

/// One step of the history. It holds the change, where it was made, and which steps may become one with it.
class Edit : public QUndoCommand {
public:
    /// The change has been applied to the document already.
    Edit(Document& document, draft::Change change, EditPlace place);

    [[nodiscard]] const draft::Change& change() const { return change_; }
    [[nodiscard]] const EditPlace& place() const { return place_; }

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override;
    bool mergeWith(const QUndoCommand* other) override;

private:
    Document& document_;
    draft::Change change_;
    EditPlace place_;
    bool applied_ = true;
};

} // namespace marches::editor
