#pragma once

#include "editor/face.h"
#include "editor/warriors/board_facts.h"

#include <array>

class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace marches::editor {

/// What a province is and what it yields.
class WarriorsProvinceRows final : public ProvinceRows {
    Q_OBJECT

public:
    explicit WarriorsProvinceRows(Document& document, QWidget* parent = nullptr);

    void show(const Document& document, const std::string& province) override;
    bool focusField(const draft::TreePath& below) override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void take(Expected<draft::Change, Sentence> change);
    void setYield(std::size_t resource, int figure);
    void setType(warriors::ProvinceType type);
    void retranslate();

    Document& document_;
    std::string province_;
    BoardFacts facts_;
    QLabel* isLabel_;
    std::array<QPushButton*, 3> types_{};
    QLabel* yieldsLabel_;
    std::array<QSpinBox*, 3> yields_{};
};

} // namespace marches::editor
