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
    struct Placed {
        QDockWidget* dock;
        DockPlace place;
    };

    /// Whether a window has little height: in it all is laid out lower.
    static bool isLow(const QWidget& window);

    /// `name`: that under which arrangements are kept.
    DockBoard(QMainWindow& window, QString name);

    void add(QWidget* content, const DockPlace& place);

    /// Arranges the docks as at first. `rowAbove`: px that the row above the docks takes.
    void reset(int rowAbove);
    /// Arranges the docks as they were left, or as at first.
    void restore(int rowAbove);
    void save() const;
    /// Changes to another arrangement, as the user left it; a new one brings its docks to the front.
    void useLayout(const QString& layout);
    void setViewer(SeatId viewer) { viewer_ = viewer; } ///< the seat that chooses docks from now on
    /// Brings the docks of the arrangement to the front, unless the viewer has brought another dock there
    /// since the arrangement began. For when the viewer is asked.
    void bringForward();
    const QString& layout() const { return layout_; }

    QDockWidget* dockOf(const QWidget* content) const;
    void raise(QWidget* content); ///< as the user's choice, see `bringForward`
    const std::vector<QDockWidget*>& docks() const { return docks_; }
    const std::vector<Placed>& placed() const { return placed_; }
    void forget(); ///< before the window is deleted

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QDockWidget* make(QWidget* content, Qt::DockWidgetArea area);
    void showTitles(); ///< a dock among tabs needs no title of its own
    struct Heights {
        QList<QDockWidget*> docks;
        QList<int> heights; ///< px
    };
    std::vector<Placed> ofArea(DockPlace::Area area) const; ///< by their order
    Heights arrangeColumn(int rowAbove, bool low, const std::vector<Placed>& tabs);
    void arrangeBottom(bool small, const std::vector<Placed>& bottom);
    void showFloating(bool shown);
    void arrangeAnew(int rowAbove);
    bool bringBack();              ///< as the user left it; false: it never was
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
    QString name_;
    QString layout_;
    std::vector<QDockWidget*> docks_;
    std::vector<Placed> placed_;
    std::vector<QDockWidget*> floating_; ///< that went out of sight with the window
    bool arranged_ = false;
    int rowAbove_ = 0;          ///< px
    int textSize_;              ///< per cent
    std::map<int, int> widths_; ///< of the right column, at the text sizes that were left
    SeatId viewer_ = noSeat;
    std::set<SeatId> chose_; ///< seats that brought another dock to the front than the arrangement's
};

} // namespace marches::shell
