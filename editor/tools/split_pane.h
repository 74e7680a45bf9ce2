#pragma once

#include "editor/tools/tool_pane.h"

class QHBoxLayout;
class QPushButton;

namespace marches::shell {
class SectionTitle;
}

namespace marches::editor {

class NewProvinceForm;
class SplitTool;

/// What a split makes: which piece keeps name and id, what the new province is, where the links go, what
/// else the province is in.
class SplitPane : public ToolPane {
    Q_OBJECT

public:
    SplitPane(SplitTool& tool, const ToolContext& context);

protected:
    void fill() override;

private:
    void fillPieces();
    void fillLinks();
    void fillMentions();
    [[nodiscard]] QString wherePiece(std::size_t piece) const;
    [[nodiscard]] std::vector<ChipRow::Content> linksAfter(const std::string& province) const;

    SplitTool& tool_;
    ToolContext context_;
    QLabel* which_;
    QHBoxLayout* pieces_;
    std::vector<QPushButton*> pieceButtons_;
    QPushButton* each_; ///< each piece its own province
    shell::SectionTitle* newTitle_;
    NewProvinceForm* form_;
    shell::SectionTitle* linksTitle_;
    QLabel* keptName_;
    ChipRow* keptLinks_;
    QLabel* newName_;
    ChipRow* newLinks_;
    QLabel* moved_; ///< which links go to the new one
    shell::SectionTitle* mentionsTitle_;
    QLabel* mentions_;
    QLabel* step_; ///< what the history will say
};

} // namespace marches::editor
