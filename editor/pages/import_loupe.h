#pragma once

#include "editor/pages/import_work.h"

#include <QWidget>

#include <memory>

namespace marches::editor {

/// Two borders under a lens: as they are drawn, and as the one that both sides will use.
class ImportLoupe : public QWidget {
    Q_OBJECT

public:
    explicit ImportLoupe(QWidget* parent = nullptr);

    /// Shows a gap of the outcome; hidden without one.
    void show(std::shared_ptr<const FoundDrawing> found, std::shared_ptr<const ImportOutcome> outcome,
              const draft::Gap* gap);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintSide(QPainter& painter, const QRectF& where, bool drawn) const;

    std::shared_ptr<const FoundDrawing> found_;
    std::shared_ptr<const ImportOutcome> outcome_;
    draft::Gap gap_;
    QString names_;
};

} // namespace marches::editor
