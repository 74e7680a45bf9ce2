#pragma once

#include <QLineEdit>
#include <QPointF>

namespace marches::appmap {
class MapView;
}

namespace marches::editor {

/// A field on the map for the name of what has just been made. Enter or a click elsewhere takes what is
/// typed, Esc leaves it; then the field goes, and the map has the focus again.
class NameField : public QLineEdit {
    Q_OBJECT

public:
    /// `at`: its middle, map units.
    NameField(appmap::MapView& map, const QPointF& at, const QString& words);

    void follow(); ///< stays at its place while the map moves
    void leave();  ///< without a name

signals:
    void taken(const QString& name);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void end(bool takes);

    appmap::MapView& map_;
    QPointF at_;
    bool ended_ = false;
};

} // namespace marches::editor
