#pragma once

#include "editor/tool.h"

#include <QFrame>

#include <span>
#include <vector>

class QAbstractButton;
class QScrollArea;

namespace marches::editor {

/// The rail of tools left of the map: a sign each with its key.
class ToolRail : public QFrame {
    Q_OBJECT

public:
    /// The first one is the tool that is in hand when no other is.
    explicit ToolRail(std::span<const ToolKind> kinds, QWidget* parent = nullptr);

    void showTool(int position);
    void retranslate();
    /// What stands on the cap of a tool's key, by its position.
    void setKeys(const std::vector<QString>& keys);

protected:
    void changeEvent(QEvent* event) override;

signals:
    void wanted(int tool); ///< position

private:
    void fit(); ///< to the text size

    QScrollArea* scroll_;
    std::span<const ToolKind> kinds_;
    std::vector<QAbstractButton*> buttons_;
};

} // namespace marches::editor
