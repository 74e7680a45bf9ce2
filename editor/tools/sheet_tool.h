#pragma once

#include "editor/tool.h"
#include "editor/tools/handles.h"
#include "editor/tools/tool_context.h"

#include <optional>

namespace marches::editor {

/// Where the pointer or the crosshair is.
struct Spot {
    QPointF view; ///< px
    planar::GridPoint bare;
    Caught caught; ///< where a point goes that is set here
    Qt::KeyboardModifiers modifiers;
    bool byKeys = false;

    [[nodiscard]] planar::GridPoint at() const { return caught.at; }
};

/// What all tools on the sheet have in common: places are caught by what is there, the keyboard has a
/// crosshair, Space or the middle button drags the map, Esc goes one step back. A tool says what pressing,
/// moving and letting go mean at a spot; keys say the same: `.` presses and lets go.
class SheetTool : public Tool {
    Q_OBJECT

public:
    explicit SheetTool(ToolContext context);

    bool press(const QMouseEvent& event) final;
    bool move(const QMouseEvent& event) final;
    bool release(const QMouseEvent& event) final;
    bool doubleClick(const QMouseEvent& event) final;
    bool key(const QKeyEvent& event) final;
    bool keyUp(const QKeyEvent& event) final;
    void leave() override;
    void cancel() override;
    void paint(QPainter& painter, const QRegion& exposed) final;
    [[nodiscard]] std::optional<QCursor> cursor() const override;

    [[nodiscard]] std::vector<shell::KeyHint> hints() const override;
    /// Where the keyboard is, view px; nothing while the mouse is used.
    [[nodiscard]] std::optional<QPointF> crosshair() const { return crosshair_; }
    /// What was announced last, for screen readers.
    [[nodiscard]] const QString& announced() const { return announced_; }

protected:
    virtual void pressAt(const Spot& spot) = 0;
    virtual void moveTo(const Spot& spot) = 0; ///< also while nothing is pressed
    virtual void releaseAt(const Spot& /*spot*/) {}
    virtual void breakOff() {} ///< what was pressed will not be let go here
    virtual void doubleClickAt(const Spot& /*spot*/) {}
    virtual bool finish(Qt::KeyboardModifiers /*modifiers*/) { return false; } ///< Enter
    virtual bool takeBack() { return false; }                                  ///< Backspace
    virtual bool removeHere() { return false; }                                ///< Del
    virtual bool letter(int /*key*/, Qt::KeyboardModifiers /*modifiers*/) { return false; }
    virtual void letterUp(int /*key*/) {}
    virtual void paintOver(QPainter& /*painter*/) {}
    /// What a point may be caught by at the pointer.
    [[nodiscard]] virtual SnapWish wishAt(planar::GridPoint pointer) const;
    /// The points that `[` and `]` walk, those in sight.
    [[nodiscard]] virtual std::vector<planar::GridPoint> walkable() const;
    [[nodiscard]] virtual QCursor ownCursor() const { return Qt::CrossCursor; }
    [[nodiscard]] virtual bool showsCaught() const { return true; }

    [[nodiscard]] static shell::Button bannerButton(const char* id, const QString& text,
                                                    std::function<void()> press);
    [[nodiscard]] const draft::Draft& draft() const { return context_.draft(); }
    [[nodiscard]] const planar::PlanarMap* sheet() const { return draft().map.get(); }
    [[nodiscard]] const ToolContext& context() const { return context_; }
    [[nodiscard]] const std::optional<Spot>& spot() const { return spot_; }
    [[nodiscard]] bool pressed() const { return pressed_; }
    [[nodiscard]] std::int32_t stepsOf(double px) const;
    [[nodiscard]] QPointF mapPx(planar::GridPoint at) const;
    [[nodiscard]] QPolygonF mapPx(const std::vector<planar::GridPoint>& line) const;
    [[nodiscard]] QPainterPath mapPx(const std::vector<planar::GridRing>& rings) const;
    /// What people call a label: a province's name, the sea, quiet land.
    [[nodiscard]] QString nameOf(planar::Label label) const;
    [[nodiscard]] QString idOf(planar::Label label) const;
    [[nodiscard]] QString words(const Caught& caught) const; ///< "on the border with Oldenburg"
    void say(const QString& text) const { context_.say(text); }
    void announce(const QString& text); ///< to screen readers, and in the status line
    void repaint();
    void tell(); ///< the banner's words have changed, and what is drawn

private:
    [[nodiscard]] Spot spotAt(const QPointF& view, Qt::KeyboardModifiers modifiers, bool byKeys) const;
    void moveCrosshair(const QPointF& to, Qt::KeyboardModifiers modifiers);
    bool arrow(const QKeyEvent& event);
    void walk(int step);
    void pressByKey(Qt::KeyboardModifiers modifiers);

    ToolContext context_;
    std::optional<Spot> spot_;
    std::optional<QPointF> crosshair_;
    std::optional<planar::GridPoint> walkedTo_;
    QString announced_;
    bool pressed_ = false;
    bool held_ = false; ///< `.` has pressed and not let go
    bool pans_ = false;
    bool space_ = false;
};

} // namespace marches::editor
