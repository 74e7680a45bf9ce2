#pragma once

#include "editor/tools/sheet_tool.h"

namespace marches::editor {

/// Shows where a province's name and tokens stand, at their true size, and the line to tokens that stand
/// apart; each is dragged to another place. Shift+A lets the program find them anew.
class AnchorTool : public SheetTool {
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
    void breakOff() override { grip_.reset(); }
    bool removeHere() override;
    bool letter(int key, Qt::KeyboardModifiers modifiers) override;
    void paintOver(QPainter& painter) override;
    [[nodiscard]] SnapWish wishAt(planar::GridPoint pointer) const override;
    [[nodiscard]] std::vector<planar::GridPoint> walkable() const override;
    [[nodiscard]] bool showsCaught() const override { return false; }
    [[nodiscard]] QCursor ownCursor() const override { return Qt::SizeAllCursor; }

private:
    enum class Part { Name, Tokens, Leader };
    /// Where a province's things stand; map px.
    struct Ghost {
        std::string province;
        QRectF name; ///< empty: it is not written
        QRectF tokens;
        std::optional<QPointF> leader; ///< the end of a line from the tokens
    };
    struct Grip {
        Ghost ghost;
        Part part = Part::Name;
        QPointF way; ///< of the drag, map px
    };
    [[nodiscard]] std::optional<Ghost> ghostOf(const std::string& province) const;
    [[nodiscard]] std::vector<Ghost> ghosts() const; ///< the chosen one's first
    [[nodiscard]] std::optional<Grip> gripAt(const QPointF& mapPx) const;
    [[nodiscard]] QPointF mapPxOf(const Spot& spot) const;
    void put(const Grip& grip);
    void findAnew();

    std::optional<Grip> grip_;
    QPointF from_;
};

} // namespace marches::editor
