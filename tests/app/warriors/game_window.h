#pragma once

#include "app/play/play_desk.h"
#include "app/shell/language.h"
#include "app/shell/main_window.h"
#include "app/theme/style.h"
#include "app/warriors/opening.h"

#include <QSize>
#include <QString>
#include <QTemporaryDir>

#include <array>
#include <memory>

namespace marches::warriors::face::test {

/// The program's window on a game's file; its style, settings and files are a test's own. For a test class to
/// build on.
class GameWindow {
protected:
    /// Fonts, style and a home for files; once, before all else.
    void begin(const QString& application);
    void forgetSettings();
    void forgetRunningGames();
    /// A path in the home.
    [[nodiscard]] QString pathOf(const QString& name) const { return home_->filePath(name); }
    /// Writes the record into the home and starts the program with it.
    void open(const Record& record, QSize size);

    std::unique_ptr<QTemporaryDir> home_;
    theme::MarchesStyle* style_ = nullptr; ///< the application's
    shell::Language language_;
    std::array<play::GameEntry, 1> games_{gameEntry()};
    std::unique_ptr<shell::MainWindow> window_;
    play::PlayDesk* desk_ = nullptr; ///< of `window_`
};

} // namespace marches::warriors::face::test
