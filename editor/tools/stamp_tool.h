#pragma once

#include "editor/tools/sheet_tool.h"

namespace marches::editor {

/// Sets hills or trees: one a click, a row of them a drag; what stands farther down lies in front. Shift
/// takes away what it passes, + and - or Ctrl and the wheel change the size. A drag is one step.
class StampTool : public SheetTool {
    Q_OBJECT

public:
    StampTool(ToolContext context, draft::Layer layer) : SheetTool(std::move(context)), layer_(layer) {}

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString sentence() const override;
    [[nodiscard]] std::vector<shell::KeyHint> hints() const override;
    bool stepBack() override;
    bool wheel(const QWheelEvent& event) override;

protected:
    void pressAt(const Spot& spot) override;
    void moveTo(const Spot& spot) override;
    void releaseAt(const Spot& spot) override;
    void breakOff() override { places_.clear(); }
    bool letter(int key, Qt::KeyboardModifiers modifiers) override;
    void paintOver(QPainter& painter) override;
    [[nodiscard]] SnapWish wishAt(planar::GridPoint pointer) const override;
    [[nodiscard]] bool showsCaught() const override { return false; }

private:
    [[nodiscard]] std::vector<Ring> stampAt(Point foot) const; ///< its body, then its shade
    void resize(double by);
    void set();
    void erase();

    draft::Layer layer_;
    double size_ = 1;
    std::vector<Point> places_; ///< feet of what this drag sets, or what it passed
    bool erases_ = false;
};

class ReliefTool : public StampTool {
    Q_OBJECT

public:
    explicit ReliefTool(ToolContext context) : StampTool(std::move(context), draft::Layer::relief) {}
};

class WoodsTool : public StampTool {
    Q_OBJECT

public:
    explicit WoodsTool(ToolContext context) : StampTool(std::move(context), draft::Layer::woods) {}
};

} // namespace marches::editor
