#pragma once

#include "app/shell/dock_place.h"
#include "engine/table/seat.h"

#include <QList>
#include <QObject>

#include <map>
#include <set>
#include <vector>

class QDockWidget;
class QMainWindow;

namespace marches::shell {

/// The docks round the map: made, arranged for the room there is, kept and brought back for each arrangement
/// as the user left them.
class DockBoard : public QObject {
    Q_OBJECT

public:
    /// The docks that every game has, besides those of its own.
    struct Own {
        QWidget* actions;
        QWidget* log;
        QWidget* provinces;
        QWidget* rules;
    };
    struct Placed {
        QDockWidget* dock;
        DockPlace place;
    };

    /// Whether a window has little height: in it all is laid out lower.
    static bool isLow(const QWidget& window);

    /// `game`: the name under which arrangements are kept.
    DockBoard(QMainWindow& window, QString game);

    void addOwn(const Own& own);
    void add(QWidget* content, const DockPlace& place); ///< a dock of the game

    /// The first arrangement. `rowAbove`: px that the row above the docks takes.
    void reset(int rowAbove);
    /// As it was left; as first made where it never was.
    void restore(int rowAbove);
    void save() const;
    /// Another arrangement: what the user made of it comes back; one that he never had brings its docks to
    /// the front.
    void useLayout(const QString& layout);
    void setViewer(SeatId viewer) { viewer_ = viewer; } ///< who chooses docks from now on
    /// The viewer is asked: the docks of the arrangement come to the front, unless he has brought another
    /// dock there since the arrangement began.
    void bringForward();
    const QString& layout() const { return layout_; }

    QDockWidget* dockOf(const QWidget* content) const;
    void raise(QWidget* content); ///< as its user wishes: it stays in front, see `bringForward`
    const std::vector<QDockWidget*>& docks() const { return docks_; }
    const std::vector<Placed>& placed() const { return placed_; } ///< the game's own
    void forget();                                                ///< the window is going away

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QDockWidget* make(QWidget* content, Qt::DockWidgetArea area);
    void showTitles(); ///< a dock among tabs needs no title of its own
    struct Heights {
        QList<QDockWidget*> docks;
        QList<int> heights; ///< px
    };
    Heights arrange(int rowAbove); ///< gives what has to keep its exact height
    void keep(const Heights& exact);
    bool favour();
    void gatherTabs(QDockWidget* favoured);
    void noteChoice(const QDockWidget* dock);
    void watchTabs();
    std::vector<QDockWidget*> rightColumn() const; ///< as it is seen; of tabs all
    int columnWidth() const;
    int firstWidth() const; ///< of the right column
    void keepColumnWidth(int width);
    void followTextSize();
    QString key() const;

    QMainWindow& window_;
    QString game_;
    QString layout_;
    Own own_{};
    std::vector<QDockWidget*> docks_;
    std::vector<Placed> placed_;
    bool arranged_ = false;
    int rowAbove_ = 0;          ///< px
    int textSize_;              ///< per cent
    std::map<int, int> widths_; ///< of the right column, at the text sizes that were left
    SeatId viewer_ = noSeat;
    std::set<SeatId> chose_; ///< who has another dock in front than the arrangement's, by his own choice
};

} // namespace marches::shell
