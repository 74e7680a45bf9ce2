#pragma once

#include "app/play/language.h"
#include "app/play/window_actions.h"
#include "app/theme/motion.h"

#include <QList>
#include <QObject>

#include <functional>
#include <span>

class QDockWidget;
class QMainWindow;
class QMenu;

namespace marches::play {

/// The window's menus: where its actions stand, and the choices that are made in them.
class WindowMenus : public QObject {
    Q_OBJECT

public:
    WindowMenus(QMainWindow& window, const WindowActions& actions);

    /// What is chosen now.
    void showPace(int milliseconds);
    void showTextFactor(double factor);
    void showMotion(theme::Motion motion);
    void showLanguage(const QString& code);
    /// A game is on the table, with actions of its own.
    void setGame(const QList<QAction*>& actions);
    /// Asked for each of those actions while the menu is open: why it can do nothing; empty: it can. Only
    /// then is it disabled: its key says the same in the status line.
    void setWhyIdle(std::function<QString(const QAction&)> why) { whyIdle_ = std::move(why); }
    void setNoGame();
    void setPanels(const std::vector<QDockWidget*>& docks);
    void retranslate();
    /// The title of the menu in which an action of the window stands, as it is read; empty: in none.
    [[nodiscard]] QString menuOf(const QAction& action) const;

    static double nextTextFactor(double factor); ///< the next larger one; after the largest the smallest

signals:
    void paceChosen(int milliseconds);
    void textFactorChosen(double factor);
    void motionChosen(marches::theme::Motion motion);
    void languageChosen(const QString& code);
    void recordChosen(const QString& path);
    void panelsWanted(); ///< the menu opens: `setPanels`

private:
    void fillRecent();
    void fillGame(const QList<QAction*>& actions);
    void markIdle(bool open);

    const WindowActions& actions_;
    QMenu* file_;
    QMenu* recent_;
    QMenu* game_;
    QMenu* pace_;
    QMenu* view_;
    QMenu* panels_;
    QMenu* textSize_;
    QMenu* motion_;
    QMenu* language_;
    QMenu* time_;
    QMenu* help_;
    QList<QAction*> ofGame_;
    std::function<QString(const QAction&)> whyIdle_;
};

} // namespace marches::play
