#pragma once

#include "editor/pages/import_work.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QPushButton;
class QSlider;

namespace marches::editor {

class ImportLoupe;
class ImportMap;

/// The left half of the import page: the drawing, a lens over a gap, and the width up to which gaps are
/// closed.
class ImportLeft : public QWidget {
    Q_OBJECT

public:
    explicit ImportLeft(QWidget* parent = nullptr);

    void show(std::shared_ptr<const FoundDrawing> found, std::shared_ptr<const ImportOutcome> outcome);
    void choose(int shape); ///< of the plan; -1: none
    void settleNow();

signals:
    void shapeClicked(int shape);
    void gapWidthWanted(double width); ///< the slider rests; map units

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] double sliderWidth() const; ///< units
    void slid();
    void showRings();
    void showGap(int ring);
    void placeLoupe();
    void sayGaps();
    void retranslate();

    std::shared_ptr<const FoundDrawing> found_;
    std::shared_ptr<const ImportOutcome> outcome_;
    std::vector<draft::Gap> rings_; ///< the widest that are closed
    QTimer soon_;
    ImportMap* map_;
    ImportLoupe* loupe_;
    QLabel* sure_;
    QLabel* look_;
    QLabel* mends_;
    QPushButton* drawn_;
    QPushButton* asItWillBe_;
    QLabel* gapTitle_;
    QSlider* gap_;
    QLabel* gapWidth_;
    QLabel* gapNote_;
};

} // namespace marches::editor
