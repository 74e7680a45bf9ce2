#pragma once

#include "app/shell/desk.h"
#include "app/shell/window_actions.h"
#include "app/theme/motion.h"

#include <QMainWindow>

#include <memory>

namespace marches::theme {
class MarchesStyle;
}

namespace marches::shell {

class Language;
class LookMenus;
class StatusLine;

/// The program's one window. It holds a desk at a time, remembers its place on the screen, and changes the
/// look and the language of the whole program.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Both must outlive the window.
    MainWindow(theme::MarchesStyle& style, Language& language);
    ~MainWindow() override;

    /// The desk was made for this window. It takes the place of the one before.
    void setDesk(std::unique_ptr<Desk> desk);

    [[nodiscard]] const WindowActions& actions() const { return actions_; }
    [[nodiscard]] LookMenus& lookMenus() const { return *look_; }
    [[nodiscard]] StatusLine& status() const { return *status_; }

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
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
    std::unique_ptr<Desk> desk_; ///< null before the first one
    QSize begunWith_;            ///< the size before it has a frame; empty: it has one
};

} // namespace marches::shell
