#pragma once

#include "editor/tools/sheet_tool.h"
#include "engine/draft/checks/sea_course.h"

namespace marches::editor {

/// Draws sea lanes: a drag from province to province links them by a lane, which finds its way over water;
/// its points and ends are dragged, a press on the line sets a new point, Del takes one out.
class LaneTool : public SheetTool {
    Q_OBJECT

public:
    using SheetTool::SheetTool;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString sentence() const override;
    [[nodiscard]] std::vector<shell::Button> buttons() const override;
    [[nodiscard]] std::vector<shell::KeyHint> hints() const override;
    bool stepBack() override;

protected:
    void pressAt(const Spot& spot) override;
    void moveTo(const Spot& spot) override;
    void releaseAt(const Spot& spot) override;
    void breakOff() override;
    bool removeHere() override;
    void paintOver(QPainter& painter) override;
    [[nodiscard]] SnapWish wishAt(planar::GridPoint pointer) const override;
    [[nodiscard]] std::vector<planar::GridPoint> walkable() const override;
    [[nodiscard]] bool showsCaught() const override { return grip_.has_value(); }

private:
    /// A point of a lane that is being dragged.
    struct Grip {
        draft::LaneEntry lane;
        std::size_t point = 0;
        bool fresh = false; ///< it was set by this press
    };
    [[nodiscard]] std::optional<Grip> gripAt(const Spot& spot) const;
    [[nodiscard]] std::string provinceAt(const Spot& spot) const;
    [[nodiscard]] std::optional<draft::LaneEntry> chosenLane() const;
    void choose(const draft::LaneEntry& lane);
    void lay(const std::string& from, const std::string& to);
    void put(const draft::LaneEntry& lane);
    bool make(Expected<draft::Change, Sentence> change);
    void layAnew();
    void removeChosen(bool link);

    std::string a_; ///< the lane that is chosen, by its two provinces
    std::string b_;
    std::string from_; ///< where a drag began
    std::string to_;
    std::optional<Grip> grip_;
};

} // namespace marches::editor
