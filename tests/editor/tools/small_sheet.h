#pragma once

#include "app/map/map_view.h"
#include "editor/tools/sheet_tool.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace marches::editor {

/// Four square provinces, each 100 units wide, around the point (150, 150): Kent and Artois above Wales and
/// Bern; Fyn is an island in the east, from (300, 100) to (350, 150). A river ends at (100, 140).
draft::Draft smallDraft(const QTemporaryDir& folder);

/// A map view over the small sheet, with the hand that makes changes: what the editor's window does for
/// tools.
class SmallSheet {
public:
    SmallSheet();

    [[nodiscard]] ToolContext context();
    [[nodiscard]] QPoint at(double x, double y) const; ///< view px of a place in units
    [[nodiscard]] planar::Label label(const char* id) const { return draft.labels.labelOf(id).value_or(-9); }
    [[nodiscard]] double area(const char* id) const;
    void use(SheetTool& tool);

    // By hand, places in units
    void press(double x, double y, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void move(double x, double y, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void release(double x, double y, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void click(double x, double y, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void drag(double x, double y, double toX, double toY, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void undo();
    /// Brings the crosshair of a tool to a place by arrow keys alone.
    void keysTo(const SheetTool& tool, double x, double y);
    /// Presses at one place and lets go at another, by keys alone.
    void dragByKeys(const SheetTool& tool, double x, double y, double toX, double toY);
    void clickByKeys(const SheetTool& tool, double x, double y) { dragByKeys(tool, x, y, x, y); }

    QTemporaryDir folder;
    draft::Draft draft;
    appmap::MapView view;
    std::vector<draft::Change> steps;
    std::vector<std::string> ids; ///< by position
    std::vector<std::string> chosen;
    QStringList said;
    int left = 0; ///< how often a tool was left

private:
    [[nodiscard]] int position(std::string_view id) const;
    void follow(const draft::Change& change);
};

} // namespace marches::editor
