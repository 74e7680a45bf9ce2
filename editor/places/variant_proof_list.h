#pragma once

#include "editor/places/variant_words.h"

#include <QScrollArea>

#include <vector>

class QGridLayout;
class QLabel;

namespace marches::editor {

/// What is proven of one way to play, a line a check.
class VariantProofList : public QScrollArea {
    Q_OBJECT

public:
    explicit VariantProofList(QWidget* parent = nullptr);
    void setLines(const std::vector<ShownProof>& lines);

    QSize sizeHint() const override { return {380, 300}; }

private:
    struct Line {
        ToneSign* sign;
        QLabel* title;
        QLabel* says;
    };
    QGridLayout* grid_;
    std::vector<Line> lines_;
};

} // namespace marches::editor
