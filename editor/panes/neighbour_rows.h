#pragma once

#include "editor/document.h"

#include <QAbstractButton>
#include <QIcon>

#include <optional>
#include <vector>

namespace marches::editor {

/// Why two provinces are, or are not, linked.
struct NeighbourRow {
    QString province; ///< id
    QString name;
    QIcon swatch;
    double border = 0; ///< SVG units that they share; 0: they do not touch
    bool linked = false;
    std::optional<QString> apart; ///< why they are not linked though they touch, where the map names that
};

/// All that a province touches or is linked with, the longest border first, those by sea last. `province`:
/// its position in the atlas.
[[nodiscard]] std::vector<NeighbourRow> neighbourRows(const Document& document, int province);

/// One of them in the Province pane; its menu links the two, or takes their link away.
class NeighbourButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit NeighbourButton(QWidget* parent = nullptr);

    void show(const NeighbourRow& row);
    [[nodiscard]] QString province() const { return row_.province; }
    [[nodiscard]] bool touches() const { return row_.border > 0; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {80, sizeHint().height()}; }

signals:
    void linkWanted();
    void unlinkWanted();

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QString reason() const;

    NeighbourRow row_;
};

} // namespace marches::editor
