#pragma once

#include "editor/tools/preview.h"
#include "editor/tools/sheet_tool.h"
#include "engine/planar/edits.h"

namespace marches::editor {

/// Moves borders: a point, a line (which gets a new point), a junction; with Shift a border is drawn anew.
/// Both sides change together.
class BorderTool : public SheetTool {
    Q_OBJECT

public:
    explicit BorderTool(ToolContext context);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString sentence() const override;
    [[nodiscard]] std::vector<shell::Button> buttons() const override;
    [[nodiscard]] std::vector<shell::KeyHint> hints() const override;
    [[nodiscard]] std::vector<appmap::LegendEntry> legend() const override;
    bool stepBack() override;

protected:
    void pressAt(const Spot& spot) override;
    void moveTo(const Spot& spot) override;
    void releaseAt(const Spot& spot) override;
    void breakOff() override;
    bool removeHere() override;
    bool letter(int key, Qt::KeyboardModifiers modifiers) override;
    void paintOver(QPainter& painter) override;
    [[nodiscard]] SnapWish wishAt(planar::GridPoint pointer) const override;
    [[nodiscard]] std::vector<planar::GridPoint> walkable() const override;
    [[nodiscard]] QCursor ownCursor() const override { return Qt::SizeAllCursor; }
    [[nodiscard]] bool showsCaught() const override;

private:
    using Result = Expected<planar::Rework, planar::Refusal>;
    /// What is being dragged.
    struct Grip {
        enum class Kind { Point, Line, Junction, Course } kind = Kind::Point;
        planar::GridPoint from;
        planar::ArcId arc{};
        std::size_t segment = 0;
        /// Points are hidden at this scale: the line around follows.
        bool bends = false;
        bool four = false;  ///< a junction of four borders
        bool parts = false; ///< it is parted into two
        planar::GridPoint to;
        std::vector<planar::GridPoint> course;
    };
    [[nodiscard]] bool onFrame(planar::GridPoint at) const; ///< of the sheet
    [[nodiscard]] std::optional<Grip> gripAt(const Spot& spot) const;
    [[nodiscard]] Result tried(const Grip& grip, const planar::Push& push) const;
    [[nodiscard]] Result triedShort(Grip& grip, Result refused) const;
    void tryGrip(const Spot& spot);
    bool commit(const planar::Rework& rework);
    void change(const Result& result, const Sentence& name);
    void calm(bool rough);
    void swallow();
    void forget();
    void hover(const Spot& spot);
    void cutSheet(const Spot& spot);
    [[nodiscard]] QStringList hoverWords() const;
    [[nodiscard]] std::vector<planar::GridPoint> shownPoints(const planar::Arc& arc) const;

    Preview preview_;
    std::optional<planar::ArcId> arc_; ///< pointed at
    std::optional<Grip> grip_;
    std::optional<planar::Rework> rework_; ///< of the grip where it is
    std::optional<planar::Refusal> refusal_;
    std::optional<Grip> swallows_; ///< was let go where a province would lose all its land
    std::optional<Qt::Edge> edge_; ///< of the sheet, which is dragged inwards
    int calmed_ = 0;
};

} // namespace marches::editor
