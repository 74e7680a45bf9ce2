#pragma once

#include "app/play/prompt.h"
#include "engine/table/timeline_tree.h"

#include <QObject>

#include <vector>

class QMainWindow;

namespace marches::appmap {
class MapView;
}
namespace marches::shell {
class CardFrame;
}

namespace marches::play {

class RefusalView;
class Session;

/// The card on a game's map: why something is refused, what is told, or a card of the face.
class TableCards : public QObject {
    Q_OBJECT

public:
    /// `table`: the window whose docks and map the card belongs to.
    TableCards(QMainWindow& table, appmap::MapView& map, const Session& session);

    void show(QWidget* content, std::vector<ProvinceId> about);
    void showRefusal(const RefusalCard& card);
    void showTold(const TellCard& card, bool asNews = false); ///< see FaceHost::showNews
    void hide();
    void hideByHand();             ///< as by its Close button
    void hideAfter(NodeId played); ///< a line was played: news are read while computer players go on
    [[nodiscard]] RefusalView* refusal() const; ///< null: none is open
    [[nodiscard]] shell::CardFrame& frame() const { return *frame_; }

signals:
    void refusalClosed(); ///< by hand
    void ruleWanted(const QString& ruleId);
    void said(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; ///< while a refusal is open

private:
    void leaveRefusal() {
        if (refusal()) hideByHand();
    }
    [[nodiscard]] bool belongs(const QWidget& widget) const;

    QMainWindow& table_;
    appmap::MapView& map_;
    const Session& session_;
    shell::CardFrame* frame_;
    bool news_ = false; ///< the open card is one of `showNews`
};

} // namespace marches::play
