#pragma once

#include <QWidget>

class QDockWidget;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace marches::theme {

/// The title bar of a dock: its window title in the serif, a quiet note at the right, the buttons that the
/// dock's features allow. `dock->setTitleBarWidget(new DockTitle(dock))`; dragging and double click stay the
/// dock's own.
class DockTitle : public QWidget {
    Q_OBJECT
public:
    explicit DockTitle(QDockWidget* dock);

    /// Rich text allowed (one bold figure).
    void setNote(const QString& note);
    /// Something small between title and note, e.g. the shields of the players whose mat can be looked at.
    void addWidget(QWidget* widget);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void sizeIcons();
    void showFeatures();
    void fitNote(); ///< shows the note only where title and buttons leave room
    void translate();

    QDockWidget* dock_;
    QHBoxLayout* row_;
    QLabel* title_;
    QLabel* note_;
    QToolButton* float_;
    QToolButton* close_;
    qsizetype extras_ = 0;
};

} // namespace marches::theme
