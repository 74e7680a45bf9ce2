#pragma once

#include "editor/tools/sheet_tool.h"
#include "engine/draft/edits_sheet.h"

namespace marches::editor {

/// Chooses provinces: a click one, Shift+click one more or less, a frame all within. Names and places of
/// tokens are dragged to where they shall stand.
class SelectTool : public SheetTool {
    Q_OBJECT

public:
    using SheetTool::SheetTool;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString sentence() const override;
    [[nodiscard]] std::vector<shell::KeyHint> hints() const override;
    [[nodiscard]] std::vector<shell::Button> buttons() const override;
    bool stepBack() override;

signals:
    void nameWanted(const QString& province); ///< its name is to be typed: a double click, or F2

protected:
    void pressAt(const Spot& spot) override;
    void moveTo(const Spot& spot) override;
    void releaseAt(const Spot& spot) override;
    void breakOff() override;
    void doubleClickAt(const Spot& spot) override;
    bool finish(Qt::KeyboardModifiers modifiers) override;
    bool letter(int key, Qt::KeyboardModifiers modifiers) override;
    void paintOver(QPainter& painter) override;
    [[nodiscard]] SnapWish wishAt(planar::GridPoint pointer) const override;
    [[nodiscard]] std::vector<planar::GridPoint> walkable() const override;
    [[nodiscard]] bool showsCaught() const override { return false; }
    [[nodiscard]] QCursor ownCursor() const override { return Qt::ArrowCursor; }

private:
    /// A name, or the room for tokens, that is dragged.
    struct Carried {
        std::string province;
        bool tokens = false;
        QRectF box;      ///< as it stands; map px
        QPointF grabbed; ///< map px
    };
    [[nodiscard]] std::string provinceAt(const Spot& spot) const;
    [[nodiscard]] std::optional<Carried> carriedAt(const QPointF& mapPx) const;
    [[nodiscard]] QPointF mapPxOf(const Spot& spot) const;
    [[nodiscard]] QRectF frame() const; ///< map px
    void put(const Carried& carried, const QPointF& to);
    void makePieceProvince();
    [[nodiscard]] bool asksForHeir() const;
    void askForHeir();
    void remove(const draft::LandGoes& land);
    [[nodiscard]] std::optional<planar::Label> pieceAt() const;

    std::optional<Spot> pressedAt_;
    std::optional<Carried> carried_;
    bool drags_ = false;
    bool gives_ = false;                       ///< the next click says who gets the land of what is chosen
    std::optional<planar::GridPoint> clicked_; ///< where it was clicked last
};

} // namespace marches::editor
