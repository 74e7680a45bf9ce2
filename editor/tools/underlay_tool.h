#pragma once

#include "editor/tools/sheet_tool.h"
#include "engine/draft/underlay.h"

namespace marches::editor {

/// Places the picture that is traced: a point of it, then where that belongs, or a drag from one to the
/// other; the first pair moves the picture, the second turns and resizes it about the first. Del takes it
/// away, Ctrl+V takes one from the clipboard.
class UnderlayTool : public SheetTool {
    Q_OBJECT

public:
    explicit UnderlayTool(ToolContext context);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString sentence() const override;
    [[nodiscard]] std::vector<shell::Button> buttons() const override;
    [[nodiscard]] std::vector<shell::KeyHint> hints() const override;
    [[nodiscard]] std::vector<appmap::LegendEntry> legend() const override;
    bool stepBack() override;
    void cancel() override;

    [[nodiscard]] bool hasFirstPair() const { return first_.has_value(); }

protected:
    void pressAt(const Spot& spot) override;
    void moveTo(const Spot& spot) override;
    void releaseAt(const Spot& spot) override;
    void breakOff() override;
    bool removeHere() override;
    bool letter(int key, Qt::KeyboardModifiers modifiers) override;
    void paintOver(QPainter& painter) override;
    [[nodiscard]] SnapWish wishAt(planar::GridPoint pointer) const override;
    [[nodiscard]] QCursor ownCursor() const override;
    [[nodiscard]] bool showsCaught() const override { return pixel_.has_value(); }

private:
    [[nodiscard]] const draft::Underlay* underlay() const { return draft().underlay.get(); }
    [[nodiscard]] bool canPlace() const;
    [[nodiscard]] std::optional<draft::Underlay> placedAt(const Spot& spot) const;
    void showAsItIs();
    void place(const Spot& spot);
    void takeAway();

    std::optional<Point> pixel_; ///< a point of the picture that waits for its place
    Point from_;                 ///< where it lies, SVG units
    QPointF pressedAt_;          ///< view px
    bool waits_ = false;         ///< it was clicked: the next click says where it belongs
    std::optional<draft::PlacedPoint> first_;
    std::shared_ptr<const draft::Underlay> known_; ///< that `first_` belongs to
};

} // namespace marches::editor
