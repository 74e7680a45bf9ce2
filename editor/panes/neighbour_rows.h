#pragma once

#include "editor/document.h"

#include <QAbstractButton>
#include <QIcon>

#include <vector>

namespace marches::editor {

/// Why two provinces are, or are not, linked.
struct NeighbourRow {
    QString province; ///< id
    QString name;
    QIcon swatch;
    double border = 0; ///< SVG units that they share; 0: they do not touch
    bool linked = false;
};

/// All that a province touches or is linked with, the longest border first, those by sea last. `province`:
/// its position in the atlas.
[[nodiscard]] std::vector<NeighbourRow> neighbourRows(const Document& document, int province);

/// One of them in the Province pane.
class NeighbourButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit NeighbourButton(QWidget* parent = nullptr);

    void show(const NeighbourRow& row);
    [[nodiscard]] QString province() const { return row_.province; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {80, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QString reason() const;

    NeighbourRow row_;
};

} // namespace marches::editor
