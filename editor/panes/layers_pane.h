#pragma once

#include "editor/map/sheet_picture.h"

#include <QWidget>

#include <array>

class QCheckBox;
class QLabel;
class QSlider;

namespace marches::editor {

class TracedPicture;

/// What the map shows: a box for each layer, and how strongly the picture to trace is seen.
class LayersPane : public QWidget {
    Q_OBJECT

public:
    explicit LayersPane(TracedPicture& traced, QWidget* parent = nullptr);

    [[nodiscard]] ShownLayers shown() const;
    QSize sizeHint() const override { return {320, 280}; }

signals:
    void layersChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    static constexpr std::size_t count = 6;
    void follow(); ///< the picture to trace
    void retranslate();

    TracedPicture& traced_;
    std::array<QCheckBox*, count> boxes_{};
    QCheckBox* picture_;
    QLabel* strength_;
    QSlider* opacity_;
    QLabel* note_;
};

} // namespace marches::editor
