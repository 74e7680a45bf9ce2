#pragma once

#include "app/map/legend.h"

#include <QFrame>
#include <QToolButton>

namespace marches::appmap {

class MapView;

/// Legend and zoom control in one strip, in the view's lower right corner: what is pressed lies nearest to it
/// and stays where it is when the legend grows. The legend's button shows all of it. In a small view, and
/// where the legend would cover words on the map, it is hidden until the button is pressed.
class MapStrip : public QFrame {
    Q_OBJECT

public:
    explicit MapStrip(MapView& view);
    void setEntries(std::vector<LegendEntry> entries);
    void setFolding(bool folding);   ///< the legend is hidden until its button is pressed
    void setCovering(bool covering); ///< hides the legend too, while it would cover words on the map
    /// There are merged tokens, and names that stand apart, to be explained; whether that is new.
    bool setLaidOut(bool merged, bool apart);
    void arrange(); ///< to the view's size
    /// Signs are shown without the legend having been opened.
    [[nodiscard]] bool explains() const;
    bool fold(); ///< closes the legend that its button has opened; false: none is open

protected:
    void changeEvent(QEvent* event) override;

private:
    void translate();
    void showScale();

    MapView& view_;
    std::vector<LegendEntry> entries_;
    LegendRow* row_;
    QToolButton* open_;
    QToolButton* minus_;
    QToolButton* percent_;
    QToolButton* plus_;
    bool folding_ = false;
    bool covering_ = false;
    bool merged_ = false;
    bool apart_ = false;
};

} // namespace marches::appmap
