#pragma once

#include "editor/tools/line_tool.h"
#include "editor/tools/new_province.h"
#include "engine/draft/edits_sheet.h"

#include <QPointer>

namespace marches::editor {

class NameField;

/// Draws a province, point by point or freehand, until the line is closed at its first point or Enter closes
/// it. It takes nobody's land and the sea; other provinces' land only when that is asked for.
class DrawTool : public LineTool {
    Q_OBJECT

public:
    explicit DrawTool(ToolContext context) : LineTool(std::move(context)) {}
    ~DrawTool() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString sentence() const override;
    [[nodiscard]] std::vector<shell::Button> buttons() const override;
    [[nodiscard]] bool primary() const override { return area_.has_value(); }
    [[nodiscard]] QWidget* makePane() override;
    [[nodiscard]] std::vector<shell::KeyHint> hints() const override;
    [[nodiscard]] std::vector<appmap::LegendEntry> legend() const override;
    bool stepBack() override;

    void setName(const QString& name) { wish_.name = name; }
    void setWish(NewProvinceWish wish); ///< what the province shall be
    [[nodiscard]] bool takesAll() const { return take_.everything; }
    /// Square units; nothing where the line makes no area.
    [[nodiscard]] std::optional<double> area() const;
    void takeAll(bool all); ///< others' land too

signals:
    void made(); ///< a province has been drawn

protected:
    void lineChanged() override;
    bool finish(Qt::KeyboardModifiers modifiers) override;
    void paintOver(QPainter& painter) override;

private:
    [[nodiscard]] planar::GridRing ring() const; ///< as it would be closed now
    [[nodiscard]] bool closed() const;
    void askForName(const std::string& province);
    void nameMade(const QString& name);

    std::optional<planar::Rework> area_; ///< what it would be, closed now
    std::optional<planar::Refusal> refusal_;
    planar::Take take_;
    planar::Label label_ = planar::sea;
    NewProvinceWish wish_;
    QPointer<NameField> field_; ///< for the name of what was drawn last, on the map
    std::string unnamed_;       ///< its id
    std::string mergeKey_;      ///< of the step that made it
};

} // namespace marches::editor
