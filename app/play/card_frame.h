#pragma once

#include "engine/map/map.h"

#include <QFrame>
#include <QPointer>

class QScrollArea;

namespace marches::appmap {
class MapView;
}

namespace marches::play {

/// The card that lies on the map: a frame round whatever is shown, on the emptiest part of the map. It never
/// covers what can be reached, takes the focus and gives it back.
class CardFrame : public QFrame {
    Q_OBJECT

public:
    explicit CardFrame(appmap::MapView& map);

    /// `quietly`: the focus stays where it is.
    void show(QWidget* content, ProvinceId near, bool quietly = false);
    void close();
    bool isOpen() const { return content_ != nullptr; }
    void takeFocus();                             ///< to its first button
    QWidget* content() const { return content_; } ///< null: closed
    void place();                                 ///< anew, where the content has grown

signals:
    void closed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    appmap::MapView& map_;
    QScrollArea* area_;
    QPointer<QWidget> content_;
    QPointer<QWidget> before_; ///< had the focus
    ProvinceId near_ = noProvince;
};

} // namespace marches::play
