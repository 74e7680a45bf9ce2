#pragma once

#include "editor/tools/sheet_tool.h"

namespace marches::editor {

/// Draws a line point by point: each press sets one, a drag sets them along the way; Backspace takes the last
/// one back, Enter goes on, Esc gives the line up. While F is held, a point takes the river, border or
/// line of the traced picture along that leads to it from the last one.
class LineTool : public SheetTool {
    Q_OBJECT

public:
    using SheetTool::SheetTool;

    [[nodiscard]] const std::vector<planar::GridPoint>& line() const { return line_; }
    bool stepBack() override;

protected:
    void pressAt(const Spot& spot) override;
    void moveTo(const Spot& spot) override;
    bool takeBack() override;
    bool letter(int key, Qt::KeyboardModifiers modifiers) override;
    void letterUp(int key) override;
    void breakOff() override { follows_ = false; }
    [[nodiscard]] SnapWish wishAt(planar::GridPoint pointer) const override;

    /// Points have come or gone; `whole`: the last one ends the line by where it lies.
    virtual void lineChanged() = 0;
    [[nodiscard]] virtual bool canBegin(const Spot& /*spot*/) const { return true; }
    void dropLine();
    /// The line as it would be with a point where the pointer is.
    [[nodiscard]] std::vector<planar::GridPoint> lineTo(const Spot& spot) const;

private:
    void add(const Spot& spot);
    /// The points from the last one to another along what is there: a border or river, else a line of the
    /// picture that is traced.
    [[nodiscard]] std::vector<planar::GridPoint> followed(planar::GridPoint to) const;

    std::vector<planar::GridPoint> line_;
    bool follows_ = false; ///< F is held
};

} // namespace marches::editor
