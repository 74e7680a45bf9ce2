#pragma once

#include "editor/face.h"

#include <array>

class QLabel;
class QSpinBox;

namespace marches::editor {

/// What a province that is not made yet will yield.
class WarriorsNewProvinceRows final : public NewProvinceRows {
    Q_OBJECT

public:
    explicit WarriorsNewProvinceRows(QWidget* parent = nullptr);

    void clear() override;
    [[nodiscard]] Expected<draft::Change, Sentence> changeFor(const draft::Draft& draft,
                                                              const std::string& province) const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* label_;
    std::array<QSpinBox*, 3> yields_{};
};

} // namespace marches::editor
