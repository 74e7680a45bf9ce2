#pragma once

#include "engine/map/map.h"

#include <QFrame>
#include <QPointer>

#include <vector>

class QHBoxLayout;
class QScrollArea;
class QVBoxLayout;

namespace marches::appmap {
class MapView;
}

namespace marches::shell {

/// A card on the emptiest part of the map: a frame round any content. It covers no province that can be gone
/// to, takes the focus and gives it back.
class CardFrame : public QFrame {
    Q_OBJECT

public:
    /// px round what has the focus, for its ring.
    static constexpr int ring = 5;
    /// Ends a content's layout with a row for its buttons, which stays in sight below what scrolls: the frame
    /// takes it out of the content and owns it then.
    static QHBoxLayout* addFoot(QVBoxLayout& content);

    explicit CardFrame(appmap::MapView& map);

    /// `about`: provinces that the content speaks of. `quietly`: the focus stays where it is.
    void show(QWidget* content, std::vector<ProvinceId> about, bool quietly = false);
    void close();
    bool isOpen() const { return content_ != nullptr; }
    void takeFocus();                             ///< to its first button
    QWidget* content() const { return content_; } ///< null: closed
    void place();                                 ///< call it when the content has grown

signals:
    void closed();

protected:
    bool event(QEvent* event) override;

private:
    void takeFoot();
    void dropFoot();
    int missingHeight();
    void endOnALine();

    appmap::MapView& map_;
    QScrollArea* area_;
    QPointer<QWidget> content_;
    QPointer<QWidget> foot_;
    QPointer<QWidget> before_; ///< had the focus
    std::vector<ProvinceId> about_;
    bool placedBlindly_ = false; ///< before it was known for good where names and tokens stand
    bool passingOn_ = false;     ///< a key of the foot, to the content
};

} // namespace marches::shell
