#pragma once

#include "engine/draft/import/joined.h"

#include <QWidget>

namespace marches::editor {

/// A card over the map: the drawing that belongs to it was saved, and this is what has changed in it.
class DrawingCard : public QWidget {
    Q_OBJECT

public:
    DrawingCard(const QString& file, const draft::ImportDiff& diff, QWidget* parent = nullptr);

signals:
    void takeWanted();
    void lookWanted(); ///< at the page of imports
    void later();
};

} // namespace marches::editor
