#pragma once

#include "editor/tools/sheet_tool.h"
#include "engine/draft/edits_sheet.h"

namespace marches::editor {

/// Makes one province of two: drag from one to the other, or choose two and press Enter. What goes is said
/// before it is done.
class MergeTool : public SheetTool {
    Q_OBJECT

public:
    explicit MergeTool(ToolContext context);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString sentence() const override;
    [[nodiscard]] std::vector<shell::Button> buttons() const override;
    [[nodiscard]] bool primary() const override { return plan_.has_value(); }
    bool stepBack() override;
    [[nodiscard]] QWidget* makePane() override;
    [[nodiscard]] const std::optional<draft::MergePlan>& plan() const { return plan_; }
    [[nodiscard]] bool apart() const; ///< the two have no common border

protected:
    void pressAt(const Spot& spot) override;
    void moveTo(const Spot& spot) override;
    void releaseAt(const Spot& spot) override;
    void breakOff() override;
    bool finish(Qt::KeyboardModifiers modifiers) override;
    void paintOver(QPainter& painter) override;
    [[nodiscard]] SnapWish wishAt(planar::GridPoint pointer) const override;
    [[nodiscard]] bool showsCaught() const override { return false; }
    [[nodiscard]] QCursor ownCursor() const override { return Qt::SplitHCursor; }

private:
    [[nodiscard]] std::string provinceAt(const Spot& spot) const;
    void planFor(const std::string& a, const std::string& b);
    void link();

    std::string from_;
    std::string to_;
    std::optional<draft::MergePlan> plan_;
};

} // namespace marches::editor
