#pragma once

#include "app/shell/flow_layout.h"
#include "editor/tools/sheet_tool.h"
#include "editor/tools/tool_context.h"

#include <QScrollArea>

class QLabel;
class QVBoxLayout;

namespace marches::editor {

class Chip;

/// What stands at the right side while a tool works. It follows the tool's `changed`, and its texts the
/// language.
class ToolPane : public QScrollArea {
    Q_OBJECT

public:
    ToolPane(Tool& tool, const QString& name);

    QSize sizeHint() const override { return {380, 470}; }

protected:
    virtual void fill() = 0; ///< all of it anew; what is typed stays as it is
    void changeEvent(QEvent* event) override;
    [[nodiscard]] QVBoxLayout& column() const { return *column_; }
    /// Adds a paragraph to the column.
    [[nodiscard]] QLabel* addNote(const QString& name = {}, bool quiet = false) const;

private:
    QVBoxLayout* column_;
};

/// Chips one after the other.
class ChipRow : public QWidget {
    Q_OBJECT

public:
    explicit ChipRow(const QString& name, QWidget* parent = nullptr);

    struct Content {
        QString text;
        std::vector<QColor> colours;
        bool fresh = false;
    };
    void show(const std::vector<Content>& chips);
    [[nodiscard]] QStringList texts() const; ///< as they stand

private:
    shell::FlowLayout* layout_;
    std::vector<Chip*> chips_;
};

/// The colours of the countries that a province belongs to.
[[nodiscard]] std::vector<QColor> coloursOf(const ToolContext& context, const draft::Draft& draft,
                                            const std::string& province);

} // namespace marches::editor
