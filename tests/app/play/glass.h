#pragma once

#include "app/play/play_desk.h"
#include "app/play/table_window.h"
#include "app/shell/language.h"
#include "app/shell/main_window.h"
#include "app/theme/style.h"
#include "tests/app/play/toy_face.h"

#include <QAbstractButton>
#include <QLabel>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <memory>

namespace marches::toy {

/// The window with the toy game: what the tests of the glass have in common. Each test starts with no
/// settings and no game that was left.
class GlassTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

protected:
    /// The visible one of that name, else any.
    template <class T>
    T* find(const char* name) {
        const auto all = window_->findChildren<T*>(QString::fromLatin1(name));
        for (T* found : all)
            if (found->isVisible()) return found;
        return all.value(0);
    }
    void click(const char* name);
    QString text(const char* name) { return find<QLabel>(name)->text(); }
    void startWindow(const QString& path = {});
    void startGame();
    /// Saves a game that is in no file yet: by its key, and in the dialog that asks where.
    void saveAs(const QString& path);
    /// After a dialog: where no window manager does it, the window's keys would do nothing.
    void backToWindow();
    /// The nearest window that asks something; null: none.
    QMessageBox* question(const char* name) {
        return window_->findChild<QMessageBox*>(QString::fromLatin1(name));
    }
    /// Until a person is asked.
    void settle();
    /// A game from its start to its end, by the banner's main key.
    void playToTheEnd();
    play::Session& session() { return desk_->table()->session(); }

    std::unique_ptr<QTemporaryDir> home_;
    theme::MarchesStyle* style_ = nullptr;
    shell::Language language_;
    std::array<play::GameEntry, 1> games_{gameEntry()};
    std::unique_ptr<shell::MainWindow> window_;
    play::PlayDesk* desk_ = nullptr; ///< of `window_`
};

} // namespace marches::toy
