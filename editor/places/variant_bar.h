#pragma once

#include "editor/document.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace marches::editor {

/// Stands above a view as long as a variant is shown: it says that this one alone is changed, and leads back
/// to the whole map.
class VariantBar : public QFrame {
    Q_OBJECT

public:
    explicit VariantBar(Document& document, QWidget* parent = nullptr);

    /// `map`: the view below is the map, where outlines are changed too. `aside`: it has a banner of its own,
    /// and this bar is not needed.
    void setView(bool map, bool aside);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();

    Document& document_;
    bool map_ = true;
    bool aside_ = false;
    QLabel* text_;
    QPushButton* whole_;
};

} // namespace marches::editor
