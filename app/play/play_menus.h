#pragma once

#include "app/play/play_actions.h"

#include <QList>
#include <QObject>

#include <functional>

class QDockWidget;
class QMenu;

namespace marches::shell {
class MainWindow;
}

namespace marches::play {

/// The window's menus while the play desk stands in it.
class PlayMenus : public QObject {
    Q_OBJECT

public:
    PlayMenus(shell::MainWindow& window, const PlayActions& actions);
    ~PlayMenus() override;

    [[nodiscard]] QList<QMenu*> menus() const { return {file_, game_, view_, time_, help_}; } ///< of the bar

    /// What is chosen now.
    void showPace(int milliseconds);
    /// The actions of the game on the table; none without one.
    void setGame(const QList<QAction*>& actions);
    /// Asked for each of those actions while the menu is open: why it can do nothing; empty: it can. Only
    /// then is it disabled: its key says the same in the status line.
    void setWhyIdle(std::function<QString(const QAction&)> why) { whyIdle_ = std::move(why); }
    void setPanels(const std::vector<QDockWidget*>& docks);
    void retranslate();
    /// The title of the menu in which an action of the window stands, as it is read; empty: in none.
    [[nodiscard]] QString menuOf(const QAction& action) const;

signals:
    void paceChosen(int milliseconds);
    void recordChosen(const QString& path);
    void panelsWanted(); ///< the menu opens: `setPanels`

private:
    void fillRecent();
    void markIdle(bool open);

    const PlayActions& actions_;
    QMenu* file_;
    QMenu* recent_;
    QMenu* game_;
    QMenu* pace_;
    QMenu* view_;
    QMenu* panels_;
    QMenu* time_;
    QMenu* help_;
    QList<QAction*> ofGame_;
    std::function<QString(const QAction&)> whyIdle_;
};

} // namespace marches::play
