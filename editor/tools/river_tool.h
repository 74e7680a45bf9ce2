#pragma once

#include "editor/tools/line_tool.h"

namespace marches::editor {

/// Draws rivers from source to mouth, point by point or freehand; Enter or a double click ends one. Del takes
/// the river under the pointer away.
class RiverTool : public LineTool {
    Q_OBJECT

public:
    using LineTool::LineTool;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString sentence() const override;
    [[nodiscard]] std::vector<shell::Button> buttons() const override;
    [[nodiscard]] bool primary() const override { return line().size() > 1; }

protected:
    void lineChanged() override {}
    void doubleClickAt(const Spot& spot) override;
    bool finish(Qt::KeyboardModifiers modifiers) override;
    bool removeHere() override;
    void paintOver(QPainter& painter) override;

private:
    [[nodiscard]] std::optional<std::size_t> riverAt(const Spot& spot) const;
};

} // namespace marches::editor
