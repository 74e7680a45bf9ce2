#pragma once

#include "editor/tools/sheet_tool.h"

namespace marches::editor {

/// Says of a point where four provinces meet that all of them are linked there, or no longer.
class CornerTool : public SheetTool {
    Q_OBJECT

public:
    using SheetTool::SheetTool;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString sentence() const override;

protected:
    void pressAt(const Spot& spot) override;
    void moveTo(const Spot& /*spot*/) override {}
    void releaseAt(const Spot& spot) override;
    void paintOver(QPainter& painter) override;
    [[nodiscard]] SnapWish wishAt(planar::GridPoint pointer) const override;
    [[nodiscard]] std::vector<planar::GridPoint> walkable() const override; ///< such points alone
    [[nodiscard]] bool showsCaught() const override { return false; }

private:
    /// The provinces that meet in a point, in their order round it; empty where they are not four.
    [[nodiscard]] std::vector<std::string> meetingAt(planar::GridPoint at) const;
    [[nodiscard]] std::optional<planar::GridPoint> cornerAt(const Spot& spot) const;
};

} // namespace marches::editor
