#pragma once

#include "editor/tools/tool_pane.h"

class QButtonGroup;
class QPushButton;

namespace marches::shell {
class SectionTitle;
}

namespace marches::editor {

class DrawTool;
class MergeTool;
class NewProvinceForm;
class WhoseTool;

/// What a province that is being drawn shall be.
class DrawPane : public ToolPane {
    Q_OBJECT

public:
    DrawPane(DrawTool& tool, const ToolContext& context);

protected:
    void fill() override;

private:
    DrawTool& tool_;
    shell::SectionTitle* title_;
    NewProvinceForm* form_;
    QLabel* area_;
    QPushButton* take_;
};

/// The countries: the one that is pressed gets what is clicked.
class WhosePane : public ToolPane {
    Q_OBJECT

public:
    WhosePane(WhoseTool& tool, const ToolContext& context);

protected:
    void fill() override;

private:
    WhoseTool& tool_;
    ToolContext context_;
    QLabel* say_;
    QButtonGroup* group_;
    std::vector<QPushButton*> countries_;
};

/// Which of two provinces stays, and what is lost.
class MergePane : public ToolPane {
    Q_OBJECT

public:
    MergePane(MergeTool& tool, const ToolContext& context);

protected:
    void fill() override;

private:
    MergeTool& tool_;
    ToolContext context_;
    QLabel* say_;
    shell::SectionTitle* keptTitle_;
    ChipRow* kept_;
    shell::SectionTitle* goesTitle_;
    QLabel* goes_;
};

} // namespace marches::editor
