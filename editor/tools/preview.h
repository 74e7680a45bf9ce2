#pragma once

#include "editor/tools/tool_context.h"

#include <set>

namespace marches::editor {

/// Shows on the map what an edit would give, while it is being made: the outlines alone, the document stays
/// as it is.
class Preview {
public:
    explicit Preview(const ToolContext& context) : context_(context) {}

    void show(const planar::PlanarMap& sheet, const planar::MapDelta& delta);
    void clear(); ///< the document's outlines come back

private:
    void patch(const planar::PlanarMap& sheet, const std::set<planar::Label>& labels) const;

    const ToolContext& context_;
    std::set<planar::Label> labels_; ///< whose outlines are not the document's
};

} // namespace marches::editor
