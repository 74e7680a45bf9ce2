#pragma once

#include "editor/tools/tool_pane.h"

class QDoubleSpinBox;
class QLineEdit;

namespace marches::editor {

class SeaNameTool;

/// The words of a sea's name, and how large they are.
class SeaNamePane : public ToolPane {
    Q_OBJECT

public:
    explicit SeaNamePane(SeaNameTool& tool);

protected:
    void fill() override;

private:
    SeaNameTool& tool_;
    QLabel* say_;
    QLabel* nameLabel_;
    QLineEdit* name_;
    QLabel* sizeLabel_;
    QDoubleSpinBox* size_;
};

} // namespace marches::editor
