#pragma once

#include "app/shell/desk.h"
#include "app/shell/window_actions.h"
#include "app/theme/motion.h"

#include <QMainWindow>
#include <QPointer>

#include <memory>
#include <vector>

class QStackedWidget;

namespace marches::theme {
class MarchesStyle;
}

namespace marches::shell {

class Language;
class LookMenus;
class StatusLine;

/// The program's one window. It shows one of its desks at a time, remembers its place on the screen, and
/// changes the look and the language of the whole program.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Both must outlive the window.
    MainWindow(theme::MarchesStyle& style, Language& language);
    ~MainWindow() override;

    /// Takes a desk that was made for this window; the first one is shown at once.
    void addDesk(std::unique_ptr<Desk> desk);
    /// Shows one of its desks: menus, centre and parts of the status bar change, and the focus goes where it
    /// was when the desk was left.
    void showDesk(Desk& desk);
    /// Deletes a desk that is not shown.
    void removeDesk(Desk& desk);
    [[nodiscard]] Desk* shownDesk() const { return shown_; } ///< null before the first one

    [[nodiscard]] const WindowActions& actions() const { return actions_; }
    [[nodiscard]] LookMenus& lookMenus() const { return *look_; }
    [[nodiscard]] StatusLine& status() const { return *status_; }

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    struct Standing {
        std::unique_ptr<Desk> desk;
        QPointer<QWidget> focus; ///< when it was left
    };
    [[nodiscard]] Standing* standing(const Desk* desk);
    void takeParts(const DeskParts& parts, bool shown);
    void retranslate();
    void keepOnScreen();
    void showShortcuts();
    void setDark(bool dark);
    void setTextFactor(double factor);
    void setMotion(theme::Motion motion);
    void setLanguage(const QString& code);
    void showAbout();

    theme::MarchesStyle& style_;
    Language& language_;
    WindowActions actions_;
    LookMenus* look_;
    StatusLine* status_;
    QStackedWidget* centre_;
    std::vector<Standing> desks_;
    Desk* shown_ = nullptr;
    QSize begunWith_; ///< the size before it has a frame; empty: it has one
};

} // namespace marches::shell
