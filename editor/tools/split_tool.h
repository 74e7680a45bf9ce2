#pragma once

#include "editor/tools/line_tool.h"
#include "editor/tools/new_province.h"
#include "engine/planar/edits.h"

namespace marches::editor {

/// Cuts a province along a line from border to border. While it is drawn the pieces are shown with their
/// share; the larger one keeps name and id unless X swaps them.
class SplitTool : public LineTool {
    Q_OBJECT

public:
    explicit SplitTool(ToolContext context) : LineTool(std::move(context)) {}

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString sentence() const override;
    [[nodiscard]] std::vector<shell::Button> buttons() const override;
    [[nodiscard]] bool primary() const override { return ready(); }
    [[nodiscard]] std::vector<shell::KeyHint> hints() const override;
    [[nodiscard]] std::vector<appmap::LegendEntry> legend() const override;
    [[nodiscard]] QWidget* makePane() override;

    // What the pane shows and sets
    [[nodiscard]] bool ready() const { return split_.has_value(); } ///< Enter splits
    [[nodiscard]] const std::optional<planar::Split>& pieces() const { return split_; }
    [[nodiscard]] std::string province() const; ///< id of the one that is cut; empty: none yet
    [[nodiscard]] planar::Label label() const { return label_; }
    void setName(const QString& name);
    void setWish(NewProvinceWish wish); ///< what the new province shall be
    [[nodiscard]] QString newName() const;
    [[nodiscard]] std::size_t keeps() const { return choice_.keeps; } ///< among the pieces
    void setKeeps(std::size_t piece);
    void swap(); ///< the next piece keeps name and id
    [[nodiscard]] bool eachItsOwn() const { return choice_.eachItsOwn; }
    void setEachItsOwn(bool each);

    /// What would be after Enter: the draft then, and the new ones' ids.
    struct Outcome {
        draft::Draft after;
        std::vector<std::string> ids;
        Sentence name;
    };
    /// Made when it is first asked for; null where the line does not divide a province.
    [[nodiscard]] const Outcome* outcome() const;
    /// The parts of the line: those over the sea make no border and are drawn dotted.
    struct Part {
        bool overWater = false;
        std::vector<planar::GridPoint> line;
    };
    [[nodiscard]] std::vector<Part> partsOf(const std::vector<planar::GridPoint>& line) const;

signals:
    void made(); ///< a province has been split

protected:
    void lineChanged() override;
    bool finish(Qt::KeyboardModifiers modifiers) override;
    bool letter(int key, Qt::KeyboardModifiers modifiers) override;
    void paintOver(QPainter& painter) override;
    [[nodiscard]] bool canBegin(const Spot& spot) const override;

private:
    void trySplit(bool prolong);
    [[nodiscard]] planar::Label cutLabel() const;

    planar::SplitChoice choice_;
    planar::Label label_ = planar::sea; ///< the province that is cut
    std::optional<planar::Split> split_;
    std::vector<Point> middles_; ///< of the pieces
    std::optional<planar::Refusal> refusal_;
    NewProvinceWish wish_;
    mutable std::optional<Outcome> outcome_;
};

} // namespace marches::editor
